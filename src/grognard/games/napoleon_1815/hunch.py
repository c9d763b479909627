"""A quick hunch, for a search that asks thousands of times: no march is tried out step by step, no pile put together in every
way.

A side is drawn to certain zones: to objectives that nobody guards, to enemies who can be fought, and the coalition to what it
has to guard. A march is as good as what the pile can reach with the points it may get, and else as what it comes nearer to.
"""

from typing import Final

from grognard.games.napoleon_1815.judgement import common_sense
from grognard.games.napoleon_1815.manoeuvre import March
from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.plans import (
    DECISIVE,
    FADE,
    MOST_POINTS,
    RAID,
    VALUES,
    battle,
    chance_to_come,
    desperate,
    extra_points,
    fatigue_price,
    pace,
)
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_MP,
    O_PILE,
    O_SPENT,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BORDER_TO,
    BROKEN_COST,
    COALITION,
    COMMANDER_MASK,
    CONNECTION_OF,
    CORPS_LISTS,
    CORPS_MASK,
    CORPS_OF,
    DISTANCE,
    FORTIFIED_TOWN,
    FREE_POINTS,
    FRENCH,
    HOLD_MARKERS,
    MOVEMENT_SYMBOL,
    NATION_OF,
    OBJECTIVES,
    STRONG_FROM,
    VALUE,
    VEDETTE_MASK,
    ZONE_COUNT,
    ZONE_TYPE,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import ATTACK, END, MANOEUVRE, PASS, PLAY, STEP

_COMPANY: Final = 0.12  # what is lost by a corps going along with others instead of its own way
_OPEN: Final = -99.0  # not known yet
_FREE: Final = [0.0] * (FREE_POINTS + 1)  # what so many points cost


def hunch(s: Campaign, seat: int, actions: list[int]) -> list[float]:
    """What a hurried player thinks of each of these actions; only their order counts."""
    top = s.stack[-1]
    if isinstance(top, Designate):
        return _designation(s, s.rules.side_of_seat[seat], actions)
    if isinstance(top, March):
        return _march(s, s.rules.side_of_seat[seat], actions)
    return common_sense(s, seat, actions)


def _designation(s: Campaign, side: int, actions: list[int]) -> list[float]:
    """A block is worth what it can do alone or with all who are ready beside it."""
    lure = Lure(s, side)
    pile = s.op[O_PILE]
    found = []
    for action in actions:
        verb = action >> 16
        if verb == PASS:
            found.append(-1.5 if desperate(s, side) else 0.03)
        elif verb == PLAY:
            found.append(0.05)
        elif verb == MANOEUVRE:
            found.append(lure.manoeuvre(pile) + 0.01)
        elif verb == ATTACK:
            found.append(battle(s, side, pile, s.zone[first_in(pile)], 0) + 0.01)
        else:
            found.append(lure.best_pile(pile | BIT[action & 0xFFFF]))
    return found


def _march(s: Campaign, side: int, actions: list[int]) -> list[float]:
    """Each step by what it takes at once and what can be reached from there."""
    op = s.op
    pile, zone = op[O_PILE], op[O_AT]
    left = op[O_MP] - op[O_SPENT]
    spent = min(MOST_POINTS, op[O_SPENT])
    lure = Lure(s, side)
    lure.send(pile)
    patrol = pile & VEDETTE_MASK != 0
    found = []
    for action in actions:
        verb, border = action >> 16, action & 0xFFFF
        if verb == STEP:
            to = BORDER_TO[border]
            cost = BROKEN_COST if s.broken and CONNECTION_OF[border] in s.broken else 1
            after = min(MOST_POINTS, spent + cost)
            if s.at[to] & CORPS_OF[1 - side]:
                value = (lure.fight(to) if not patrol else -0.3) - lure.prices[after] - 0.2
            else:
                value = lure.taking[to] - 0.01
                stops = ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side
                if stops or (not patrol and s.at[to] & CORPS_OF[side] & ~pile):
                    value += lure.standing(to) - lure.prices[after]
                else:
                    value += lure.reach(to, left - cost, after, to)
            if s.control[zone] == side and s.contested(zone) and not s.at[zone] & CORPS_OF[side] & ~pile:
                value -= VALUE[zone]  # left to the enemy
            found.append(value)
        elif s.at[zone] & CORPS_OF[1 - side]:
            found.append((lure.fight(zone) if not patrol else -0.3) - lure.prices[spent])
        else:
            found.append(lure.standing(zone) - lure.prices[spent] + (0.02 if verb == END else -0.1))
    return found


class Lure:
    """What draws a side where, in victory points."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        self.turns = s.rules.scenario.turns - s.turn  # after this one
        self.goals: list[int] = []  # objectives that nobody guards
        self.prizes: list[float] = []
        self.places: list[int] = []  # what can be fought for or has to be guarded
        self.weights: list[float] = []
        self.foes: list[int] = []  # where enemies stand
        self.taking = [0.0] * ZONE_COUNT  # what it brings at once to come to a zone
        self._drawn()
        self.raiders: list[int] = []  # a corps each with the objective that it is nearest to taking
        self.aims: list[int] = []
        self.hopes: list[float] = []
        self._aim()
        # what concerns the pile that is thought of
        self.pile = 0
        self.more = 0
        self.prices: list[float] = []
        self.tolls: list[float] = []
        self.fights: dict[int, float] = {}
        self.known: dict[int, float] = {}  # by pile

    def _drawn(self) -> None:
        s, side = self.s, self.side
        other = 1 - side
        seen = 0
        for b in CORPS_LISTS[other]:
            zone = s.zone[b]
            if zone >= 0 and not seen >> zone & 1:
                seen |= 1 << zone
                self.foes.append(zone)
        held = 0
        for zone in OBJECTIVES:
            if s.control[zone] == COALITION:
                held += 1
        bonus = 0.0
        if s.rules.hold_bonus:
            if side == FRENCH and held >= HOLD_MARKERS:
                bonus = 0.8 * (self.turns + 1) / float(held - HOLD_MARKERS + 1)
            elif side == COALITION and held == HOLD_MARKERS - 1:
                bonus = 0.8 * (self.turns + 1)
        for zone in OBJECTIVES:
            if s.control[zone] == other:
                prize = VALUE[zone] + bonus
                if side == FRENCH and VALUE[zone] >= s.vp:
                    prize += DECISIVE
                if seen >> zone & 1:
                    self.places.append(zone)
                    self.weights.append(0.5 * prize)
                else:
                    self.goals.append(zone)
                    self.prizes.append(float(VALUE[zone]))
                    self.taking[zone] = prize
            elif side == COALITION and s.control[zone] == side and not s.at[zone] & CORPS_OF[side]:
                far = DISTANCE[zone]
                for foe in self.foes:
                    if far[foe] <= 4:
                        self.places.append(zone)
                        self.weights.append(0.5 * VALUE[zone])
                        break
        if side == FRENCH:
            for zone in self.foes:
                strength = 0
                for b in blocks_in(s.at[zone] & CORPS_OF[other]):
                    strength += s.infantry[b] + s.cavalry[b]
                self.places.append(zone)
                self.weights.append(0.15 + 0.03 * strength)

    def _aim(self) -> None:
        """Which objective each raider would go to."""
        s = self.s
        for b in CORPS_LISTS[self.side]:
            zone = s.zone[b]
            if zone < 0 or s.infantry[b] + s.cavalry[b] >= STRONG_FROM:
                continue
            marches = self.turns + (1 if s.ready & BIT[b] else 0)
            best, aim = 0.0, -1
            for i, goal in enumerate(self.goals):
                value = self.prizes[i] * chance_to_come(self.side, marches, MOVEMENT_SYMBOL[b], DISTANCE[goal][zone])
                if value > best:
                    best, aim = value, i
            if aim >= 0:
                self.raiders.append(b)
                self.aims.append(aim)
                self.hopes.append(best)

    def send(self, pile: int) -> None:
        """Think of this pile: its pace, what fatigue costs it, what others would take without it."""
        self.pile = pile
        self.more = pace(pile)
        self.prices = _FREE + [
            fatigue_price(self.s, pile, points) for points in range(FREE_POINTS + 1, MOST_POINTS + 1)
        ]
        self.fights = {}
        tolls = [0.0] * len(self.goals)
        for i, b in enumerate(self.raiders):
            if not pile & BIT[b]:
                aim = self.aims[i]
                if self.hopes[i] > tolls[aim]:
                    tolls[aim] = self.hopes[i]
        self.tolls = tolls

    def standing(self, zone: int) -> float:
        """What it is worth that the pile ends here, where no enemy is."""
        return self.near(zone, 0)

    def near(self, zone: int, points: int) -> float:
        """What it is worth to stand so many points nearer to everything than this zone."""
        found = 0.0
        row = DISTANCE[zone]
        if self.turns:
            for i, goal in enumerate(self.goals):
                chance = chance_to_come(self.side, self.turns, self.more, max(0, row[goal] - points))
                value = RAID * (self.prizes[i] * chance - self.tolls[i])
                if value > found:
                    found = value
        most = 4 * self.turns + points
        for i, place in enumerate(self.places):
            far = row[place]
            if far <= most:
                value = self.weights[i] * FADE[max(0, far - points)]
                if value > found:
                    found = value
        if points == 0 and self.side == COALITION and VALUE[zone] and self.s.control[zone] == COALITION:
            found += 0.3 * VALUE[zone]
        return found

    def fight(self, zone: int) -> float:
        """What it is worth that the pile marches against the enemies in this zone."""
        found = self.fights.get(zone, _OPEN)
        if found <= _OPEN:
            found = self.fights[zone] = max(-0.4, battle(self.s, self.side, self.pile, zone, 1))
        return found

    def reach(self, zone: int, points: int, spent: int, taken: int) -> float:
        """The best that can come of being here with so many points left; what was taken here does not count again."""
        best = self.standing(zone) - self.prices[spent]
        if points <= 0:
            return best
        far = DISTANCE[zone]
        prices = self.prices
        for i, goal in enumerate(self.goals):
            if far[goal] <= points and goal != taken:
                value = self.taking[goal] - RAID * self.tolls[i] - prices[min(MOST_POINTS, spent + far[goal])]
                if value > best:
                    best = value
        for foe in self.foes:
            if far[foe] <= points:
                value = self.fight(foe) - 0.2 - prices[min(MOST_POINTS, spent + far[foe])]
                if value > best:
                    best = value
        return max(best, self.near(zone, points) - prices[min(MOST_POINTS, spent + points)])

    def manoeuvre(self, pile: int) -> float:
        """What a manoeuvre of this pile promises, over the cards it may get, against staying where it is."""
        found = self.known.get(pile, _OPEN)
        if found <= _OPEN:
            found = self.known[pile] = self._manoeuvre(pile)
        return found

    def _manoeuvre(self, pile: int) -> float:
        s = self.s
        self.send(pile)
        zone = s.zone[first_in(pile)]
        contested = s.contested(zone)
        stay = 0.0 if contested else self.standing(zone)
        more = extra_points(s, pile)
        prices = self.prices
        far = DISTANCE[zone]
        most = min(MOST_POINTS, len(VALUES[self.side]) + more)
        best = [stay] * (MOST_POINTS + 1)  # by points
        for i, goal in enumerate(self.goals):
            way = far[goal]
            if way <= most:
                value = self.taking[goal] - RAID * self.tolls[i] - prices[way]
                if value > best[way]:
                    best[way] = value
        for foe in self.foes:
            way = far[foe]
            if 0 < way <= most:
                value = self.fight(foe) - 0.2 - prices[way]
                if value > best[way]:
                    best[way] = value
        for points in range(1, most + 1):
            value = self.near(zone, points) - prices[points]
            best[points] = max(best[points], best[points - 1], value)
        total = 0.0
        for value_of_card, chance in enumerate(VALUES[self.side], start=1):
            points = min(MOST_POINTS, value_of_card + more)
            if points <= 0:
                total -= 0.2 * chance * count(pile)
            else:
                total += chance * (best[points] - stay)
        corps = pile & CORPS_MASK
        for b in blocks_in(corps):
            total -= 0.15 * max(0, s.fatigue[b] - 3)
        if contested and s.control[zone] == self.side and not s.at[zone] & CORPS_OF[self.side] & ~pile:
            total -= VALUE[zone]  # left to the enemy
        return total - _COMPANY * max(0, count(corps) - 1)

    def best_pile(self, pile: int) -> float:
        """The best that can come of a pile begun like this: as it is, or with all who may join it."""
        s, side = self.s, self.side
        if pile & VEDETTE_MASK:
            return self.manoeuvre(pile) - 0.02 * count(pile)
        first = first_in(pile)
        zone, nation = s.zone[first], NATION_OF[first]
        every = pile
        for b in blocks_in(s.at[zone] & s.ready & ~VEDETTE_MASK):
            if NATION_OF[b] == nation:
                every |= BIT[b]
        contested = s.contested(zone)
        best = -9.0
        for more in (pile, every) if every != pile else (pile,):
            if not more & CORPS_MASK:
                continue
            if count(more & CORPS_MASK) <= 3 or not contested:
                alone = s.at[zone] & COMMANDER_MASK & ~more
                if not alone or s.at[zone] & CORPS_OF[side] & ~more:
                    best = max(best, self.manoeuvre(more))
            if contested:
                best = max(best, battle(s, side, more, zone, 0))
        return best
