"""What an operation promises: a marshal's reckoning of marches and combats (used by judgement.py).

Everything is in victory points. A combat is reckoned from the mean and spread of the cards; a march by trying every way the
pile can go with the points it may get, counting what is taken on the way and what it stands before at the end.
"""

import math
from typing import Final

from grognard.games.napoleon_1815.state import APPROACH, RAIN, UNWELL, Campaign
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    BROKEN_COST,
    COALITION,
    COMBAT_BONUS,
    COMMANDERS_OF,
    CONNECTION_OF,
    CORPS_MASK,
    CORPS_OF,
    DISTANCE,
    EXHAUSTED,
    FORTIFIED_TOWN,
    FREE_POINTS,
    FRENCH,
    HOLD_MARKERS,
    MOVEMENT_SYMBOL,
    NAPOLEON,
    NEIGHBOURS,
    OBJECTIVES,
    STRONG_FROM,
    VALUE,
    VEDETTE_MASK,
    VEDETTES_OF,
    WELLINGTON,
    WOODED,
    ZONE_COUNT,
    ZONE_TYPE,
    blocks_in,
    count,
    first_in,
)

MOST_POINTS: Final = 7
DECISIVE: Final = 6.0  # what it is worth to win at once
WORN_OUT: Final = 0.7  # the point that exhaustion costs, if no card prevents it
RAID: Final = 0.8  # what may still be taken, against what is taken
# The chance of each movement value 1 to 5, by side (the decks of section 9 of the rules), and of losses a card.
VALUES: Final = [[3 / 36, 7 / 36, 11 / 36, 10 / 36, 5 / 36], [5 / 36, 10 / 36, 11 / 36, 7 / 36, 3 / 36]]
LOSSES: Final = [0.667, 0.5]
SPREAD: Final = [0.556, 0.25]


def cards_of(s: Campaign, corps: int, leaders: int) -> int:
    """The combat cards of a pile, terrain and events aside."""
    number = 0
    for b in blocks_in(corps):
        number += 2 if s.infantry[b] + s.cavalry[b] >= STRONG_FROM else 1
        if s.fatigue[b] >= EXHAUSTED:
            number -= 1
        number += COMBAT_BONUS[b]
    for b in blocks_in(leaders):
        if b != NAPOLEON or not s.effects & UNWELL:
            number += COMBAT_BONUS[b]
    return number


def terrain_cards(s: Campaign, zone: int, side: int) -> int:
    """What the ground gives a defender."""
    number = 1 if ZONE_TYPE[zone] == WOODED else 0
    if ZONE_TYPE[zone] == FORTIFIED_TOWN and s.control[zone] == side:
        number += 1
    if side == COALITION and s.strong[zone]:
        number += 1
    return number


def net_chance(mine: int, his: int, side: int, number: int) -> float:
    """The chance to inflict so many losses more than are suffered."""
    mean = mine * LOSSES[side] - his * LOSSES[1 - side]
    spread = math.sqrt(mine * SPREAD[side] + his * SPREAD[1 - side] + 0.01)
    return 0.5 * (1.0 + math.erf((mean - number + 0.5) / (spread * 1.414)))


def strength_of(s: Campaign, corps: int) -> int:
    return sum([s.infantry[b] + s.cavalry[b] for b in blocks_in(corps)])


def battle(s: Campaign, side: int, pile: int, zone: int, march: int) -> float:
    """What an attack by this pile on all enemies of a zone is worth to the attacker, in victory points."""
    other = 1 - side
    corps = pile & CORPS_MASK
    foes = s.at[zone] & CORPS_OF[other]
    if not foes or not corps:
        return -9.0
    plain = cards_of(s, corps, 0) - sum([COMBAT_BONUS[b] for b in blocks_in(corps)]) - march
    if plain <= 0:
        return -9.0
    mine = cards_of(s, corps, pile & COMMANDERS_OF[side]) - march
    his = max(0, cards_of(s, foes, s.at[zone] & COMMANDERS_OF[other]) + terrain_cards(s, zone, other))
    gain = min(mine * LOSSES[side], float(strength_of(s, foes)))
    pain = min(his * LOSSES[other], float(strength_of(s, corps)))
    win = net_chance(mine, his, side, 1)
    lose = net_chance(his, mine, other, 1)
    found = gain - pain
    alone = 1.0 if not s.strong[zone] or side == COALITION else 0.5
    found += win * (prize_of(s, side, zone) * alone + 0.4)  # the retreat and the pursuit tire him too
    found -= lose * 0.5
    if side == FRENCH:
        if pile & BIT[NAPOLEON]:
            found -= 3.0 * lose
    elif s.at[zone] & BIT[NAPOLEON]:
        found += 3.0 * win
    for b in blocks_in(foes):
        if s.fatigue[b] >= EXHAUSTED:
            found += 0.3  # one that may be worn down altogether
    for b in blocks_in(corps):
        if s.fatigue[b] >= EXHAUSTED:
            found -= 0.4
    if desperate(s, side):  # nothing is lost by trying
        found = max(found + 0.6 + 0.5 * pain, 0.1)
    if side == FRENCH:  # best where it may bring the track to 0 now
        short = s.vp - VALUE[zone] if s.control[zone] == COALITION else s.vp
        if short <= strength_of(s, foes):
            found += DECISIVE * alone * net_chance(mine, his, side, max(1, short))
    return found


def desperate(s: Campaign, side: int) -> bool:
    """The French lose if the last turn ends as it stands: every chance has to be taken."""
    return side == FRENCH and s.turn >= s.rules.scenario.turns


def prize_of(s: Campaign, side: int, zone: int) -> float:
    """What it is worth to a side to take control of a zone."""
    if not VALUE[zone] or s.control[zone] == side or s.control[zone] < 0:
        return 0.0
    found = float(VALUE[zone])
    if s.rules.hold_bonus:
        held = sum([1 for z in OBJECTIVES if s.control[z] == COALITION])
        left = s.rules.scenario.turns - s.turn + 1
        if side == FRENCH and held >= HOLD_MARKERS:
            found += left / float(held - HOLD_MARKERS + 1) * 0.8
        elif side == COALITION and held == HOLD_MARKERS - 1:
            found += 0.8 * left
    return found


def taking(s: Campaign, side: int, zone: int) -> float:
    """What it is worth to a side to take control of a zone now: the track may be at 0 then."""
    prize = prize_of(s, side, zone)
    return prize + DECISIVE if prize and side == FRENCH and VALUE[zone] >= s.vp else prize


# --- marching -------------------------------------------------------------------------------------------------------


class Prospect:
    """What every zone is worth to a side as a place to end a march; made once a decision."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        self.pull = [0.0] * ZONE_COUNT  # what can be fought for or has to be guarded
        self.goals: list[int] = []  # the objectives that nobody guards
        self.prizes: list[float] = []
        self.ways: list[list[int]] = []  # to each of them, from every zone
        self.raiders = sum(
            [BIT[b] for b in blocks_in(s.on_map(side) & CORPS_MASK) if strength_of(s, BIT[b]) < STRONG_FROM]
        )
        self.shares: dict[int, list[float]] = {}
        other = 1 - side
        sources: list[tuple[int, float]] = []
        for zone in OBJECTIVES:
            prize = taking(s, side, zone)
            if prize > 0:
                if s.at[zone] & CORPS_OF[other]:
                    sources.append((zone, prize * 0.5))
                else:
                    self.goals.append(zone)
                    self.prizes.append(float(VALUE[zone]))  # what comes with the first of them comes once
                    self.ways.append(_ways(s, other, zone))
            elif s.control[zone] == side and side == COALITION:
                guarded = s.at[zone] & CORPS_OF[side] != 0
                near = min([DISTANCE[zone][s.zone[b]] for b in blocks_in(s.on_map(other))] or [9])
                if near <= 4 and not guarded:
                    sources.append((zone, 0.5 * VALUE[zone]))
        if side == FRENCH:
            for zone in range(ZONE_COUNT):
                foes = s.at[zone] & CORPS_OF[other]
                if foes:
                    sources.append((zone, 0.15 + 0.03 * strength_of(s, foes)))
        self.turns = s.rules.scenario.turns - s.turn  # after this one
        reach = 4 * self.turns  # what lies farther off will not be reached in time
        for zone, weight in sources:
            far = DISTANCE[zone]
            for z in range(ZONE_COUNT):
                if far[z] > reach:
                    continue
                value = weight * FADE[min(far[z], 19)]
                if value > self.pull[z]:
                    self.pull[z] = value

    def standing(self, zone: int, pile: int) -> float:
        """What it is worth that this pile ends here, where no enemy is."""
        s = self.s
        found = max(self.pull[zone], self.raid(zone, pile))
        if self.side == COALITION:
            found -= self.danger(zone, pile)
            if VALUE[zone] and s.control[zone] == COALITION:
                found += 0.3 * VALUE[zone]
        return found

    def raid(self, zone: int, pile: int) -> float:
        """What it is worth that from here this pile may still take an objective that nobody guards."""
        if not self.turns:
            return 0.0
        tolls = self.tolls(pile)
        more = pace(pile)
        found = 0.0
        for i, prize in enumerate(self.prizes):
            value = prize * chance_to_come(self.side, self.turns, more, self.ways[i][zone]) - tolls[i]
            if value > found:
                found = value
        return RAID * found

    def tolls(self, pile: int) -> list[float]:
        """For every unguarded objective: what the raiders outside this pile lose if it is left to the pile."""
        hopes = self.hopes(pile)
        every = len(hopes) - 1
        return [hopes[every] - hopes[every ^ 1 << i] for i in range(len(self.goals))]

    def company(self, pile: int) -> float:
        """What is lost by raiders going along with others instead of going each its own way."""
        raiders = pile & self.raiders
        if not raiders or raiders & (raiders - 1) == 0 == pile & CORPS_MASK & ~raiders:
            return 0.0
        apart = self.hopes(0)[-1]
        if not pile & CORPS_MASK & ~raiders:  # one of them would go this way
            apart = min([self.hopes(BIT[b])[-1] for b in blocks_in(raiders)])
        return RAID * (apart - self.hopes(pile)[-1])

    def hopes(self, pile: int) -> list[float]:
        """By set of unguarded objectives: what raiders outside this pile can hope for there. Each of them can go to one, and
        they share them as well as can be."""
        raiders = self.raiders & ~pile
        known = self.shares.get(raiders)
        if known is not None:
            return known
        s = self.s
        number = len(self.goals)
        best = [0.0] * (1 << number)
        for b in blocks_in(raiders):
            marches = self.turns + (1 if s.ready & BIT[b] else 0)
            alone = [
                self.prizes[i] * chance_to_come(self.side, marches, MOVEMENT_SYMBOL[b], self.ways[i][s.zone[b]])
                for i in range(number)
            ]
            for goals in range(len(best) - 1, 0, -1):
                for i in range(number):
                    if goals >> i & 1 and best[goals ^ 1 << i] + alone[i] > best[goals]:
                        best[goals] = best[goals ^ 1 << i] + alone[i]
        self.shares[raiders] = best
        return best

    def taking(self, zone: int, pile: int) -> float:
        """What it is worth that this pile takes control of a zone, and no other."""
        prize = taking(self.s, self.side, zone)
        for i, goal in enumerate(self.goals):
            if goal == zone:
                return prize - RAID * self.tolls(pile)[i]
        return prize

    def danger(self, zone: int, pile: int) -> float:
        """What the enemy next door could do to a pile that stands here."""
        s = self.s
        own = (s.at[zone] | pile) & BLOCKS_OF[self.side]
        corps = own & CORPS_MASK
        mine = cards_of(s, corps, own & COMMANDERS_OF[self.side]) + terrain_cards(s, zone, self.side)
        worst = 0.0
        for border in BORDERS_OUT[zone]:
            foes = s.at[BORDER_TO[border]] & BLOCKS_OF[1 - self.side]
            if foes & CORPS_MASK & s.ready:
                his = cards_of(s, foes & CORPS_MASK & s.ready, foes & COMMANDERS_OF[1 - self.side]) - 1
                worst = max(worst, his * LOSSES[1 - self.side] - mine * LOSSES[self.side])
        return 0.3 * worst


FADE: Final = [0.62**distance for distance in range(20)]
FAR: Final = 20  # connections: as far as nowhere


def _ways(s: Campaign, foe: int, goal: int) -> list[int]:
    """How many connections it is from every zone to this one, past the corps of the enemy."""
    found = [FAR] * ZONE_COUNT
    found[goal] = 0
    row = [goal]
    for here in row:
        for there in NEIGHBOURS[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                if not s.at[there] & CORPS_OF[foe]:
                    row.append(there)
    return found


def _coming(values: list[float], more: int) -> list[list[float]]:
    """By number of marches and of connections: the chance that the marches are long enough."""
    sums = [1.0] + [0.0] * FAR
    table: list[list[float]] = []
    for _ in range(_MOST_MARCHES + 1):
        table.append([sum(sums[far:]) for far in range(FAR)] + [0.0])
        longer = [0.0] * (FAR + 1)
        for points, chance in enumerate(sums):
            for value, likely in enumerate(values, start=1):
                longer[min(FAR, points + max(0, value + more))] += chance * likely
        sums = longer
    return table


_MOST_MARCHES: Final = 6
_SLOWEST: Final = -4
_COMING: Final = [[_coming(values, more) for more in range(_SLOWEST, 3)] for values in VALUES]


def chance_to_come(side: int, marches: int, more: int, far: int) -> float:
    """The chance to come so far with so many marches of the cards' points and so many more."""
    return _COMING[side][max(_SLOWEST, min(2, more)) - _SLOWEST][min(marches, _MOST_MARCHES)][far]


class March:
    """All the ways of one pile."""

    def __init__(self, prospect: Prospect, pile: int) -> None:
        self.p = prospect
        self.pile = pile
        self.start = prospect.s.zone[first_in(pile)]
        self.endings = [_OPEN] * ZONE_COUNT
        self.prices = [fatigue_price(prospect.s, pile, points) for points in range(2 * MOST_POINTS + BROKEN_COST + 1)]

    def worth(self, start: int, points: int, spent: int, first: bool) -> list[float]:
        """By number of points from 0 to this: the best that can come of being here, with so many points spent already, and
        spending no more than that. What is on the way is taken once."""
        best = [_OPEN] * (points + 1)
        gains = [[_OPEN] * ZONE_COUNT for _ in range(points + 1)]  # by points spent from here and zone
        seized = [[0] * ZONE_COUNT for _ in range(points + 1)]
        rows: list[list[int]] = [[] for _ in range(points + 1)]
        gains[0][start] = 0.0
        rows[0].append(start)
        for n in range(points + 1):
            price = self.prices[spent + n] - self.prices[spent]
            if n and best[n - 1] > best[n]:
                best[n] = best[n - 1]
            for zone in rows[n]:
                gain = gains[n][zone]
                best[n] = max(best[n], gain + self.ending(zone) - price)
                if n == points:
                    continue
                for border in BORDERS_OUT[zone]:
                    then = n + self.cost(border)
                    if then > points:
                        continue
                    to = BORDER_TO[border]
                    value, stops = self.step(border, first and n == 0)
                    if value <= _OPEN:
                        continue
                    if seized[n][zone] >> to & 1:
                        value -= self.p.taking(to, self.pile)
                    value += gain
                    if stops:
                        value += self.ending(to) - self.prices[spent + then] + self.prices[spent]
                        if value > best[then]:
                            best[then] = value
                    elif value > gains[then][to]:
                        if gains[then][to] <= _OPEN:
                            rows[then].append(to)
                        gains[then][to] = value
                        seized[then][to] = seized[n][zone] | 1 << to
        return best

    def ending(self, zone: int) -> float:
        """What it is worth to end the march here."""
        found = self.endings[zone]
        if found <= _OPEN:
            found = self.endings[zone] = self._ending(zone)
        return found

    def _ending(self, zone: int) -> float:
        s, side = self.p.s, self.p.side
        if s.at[zone] & CORPS_OF[1 - side]:
            if self.pile & VEDETTE_MASK:
                return -0.3
            fight = battle(s, side, self.pile, zone, 1)
            held = -0.4 if zone != self.start else 0.0
            return max(held, fight)
        return self.p.standing(zone, self.pile)

    def cost(self, border: int) -> int:
        broken = self.p.s.broken
        return BROKEN_COST if broken and CONNECTION_OF[border] in broken else 1

    def step(self, border: int, first: bool) -> tuple[float, bool]:
        """What a step over this border brings at once, and whether the march is over then; _OPEN if it cannot be made."""
        s, side = self.p.s, self.p.side
        here, to = BORDER_FROM[border], BORDER_TO[border]
        if first and s.axis[here] >= 0 and (s.axis[here] == border) != (s.axis_side[here] == side):
            return _OPEN, True
        if side == FRENCH and s.effects & APPROACH and s.at[to] & BLOCKS_OF[COALITION]:
            return _OPEN, True
        patrol = self.pile & VEDETTE_MASK != 0
        fortress = ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side
        if patrol and fortress:
            return _OPEN, True
        gain = -0.01
        if first and s.control[here] == side and s.contested(here) and not s.at[here] & CORPS_OF[side] & ~self.pile:
            gain -= VALUE[here]  # left to the enemy
        if s.at[to] & CORPS_OF[1 - side]:
            return gain - (0.2 if not patrol else 0.0), True
        if patrol and s.at[to] & VEDETTES_OF[1 - side]:
            return gain - 0.1, True
        gain += self.p.taking(to, self.pile)
        if fortress:
            return gain - 0.1, True
        return gain, not patrol and s.at[to] & CORPS_OF[side] & ~self.pile != 0


_OPEN: Final = -99.0  # not known yet, or not possible


def pace(pile: int) -> int:
    """What the pile adds to the points of the card on any day: corps, Napoléon, a lone corps' symbol."""
    if pile & VEDETTE_MASK:
        return 1
    corps = pile & CORPS_MASK
    number = 1 - max(1, count(corps))
    if pile & BIT[NAPOLEON]:
        number += 1
    if count(corps) == 1:
        number += MOVEMENT_SYMBOL[first_in(corps)]
    return number


def extra_points(s: Campaign, pile: int) -> int:
    """What the pile adds to the points of the card today."""
    number = pace(pile) - (1 if s.effects & RAIN else 0)
    if pile & BIT[NAPOLEON] and s.effects & UNWELL:
        number -= 1
    return number


def fatigue_price(s: Campaign, pile: int, points: int) -> float:
    """What a march of so many points costs in fatigue: who is worn out by it loses a point at the end of the turn."""
    corps = pile & CORPS_MASK
    each = max(0, points - FREE_POINTS)
    if not each or not corps:
        return 0.0
    tired = each * count(corps)
    if pile & (BIT[NAPOLEON] | BIT[WELLINGTON]):
        tired -= 1
    worn = sum([1 for b in blocks_in(corps) if s.fatigue[b] < EXHAUSTED <= s.fatigue[b] + each])
    later = s.rules.scenario.turns - s.turn  # when it will be felt
    return min(0.12, 0.04 * later) * tired + WORN_OUT * worn


def manoeuvre_worth(prospect: Prospect, pile: int) -> float:
    """What a manoeuvre of this pile promises, over the cards it may get, against staying where it is."""
    s, side = prospect.s, prospect.side
    zone = s.zone[first_in(pile)]
    more = extra_points(s, pile)
    march = March(prospect, pile)
    stay = 0.0
    if not s.contested(zone):
        stay = max([march.ending(zone), *[prospect.standing(zone, BIT[b]) for b in blocks_in(pile & prospect.raiders)]])
    best = march.worth(zone, max(0, min(MOST_POINTS, len(VALUES[side]) + more)), 0, True)
    total = 0.0
    if side == FRENCH and s.effects & APPROACH:
        reach = min(MOST_POINTS, 3 + more)
        return best[reach] - stay if reach > 0 else -0.5
    for value, chance in enumerate(VALUES[side], start=1):
        reach = min(MOST_POINTS, value + more)
        if reach <= 0:
            total -= 0.2 * chance * count(pile)
        else:
            total += chance * (best[reach] - stay)
    tired = sum([max(0, s.fatigue[b] - 3) for b in blocks_in(pile & CORPS_MASK)])
    return total - 0.15 * tired - prospect.company(pile)
