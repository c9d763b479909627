"""What an operation promises: a marshal's reckoning of marches and combats (used by evaluate.py).

Everything is in victory points. A combat is reckoned from the mean and spread of the cards; a march by trying every way the
pile can go with the points it may get, counting what is taken on the way and what it stands before at the end.
"""

import math
from typing import Final

from grognard.games.napoleon_1815.state import APPROACH, RAIN, UNWELL, Campaign
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
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


def win_chance(mine: int, his: int, side: int) -> float:
    """The chance to inflict more losses than are suffered."""
    mean = mine * LOSSES[side] - his * LOSSES[1 - side]
    spread = math.sqrt(mine * SPREAD[side] + his * SPREAD[1 - side] + 0.01)
    return 0.5 * (1.0 + math.erf((mean - 0.5) / (spread * 1.414)))


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
    win = win_chance(mine, his, side)
    lose = win_chance(his, mine, other)
    found = gain - pain
    prize = prize_of(s, side, zone)
    alone = 1.0 if not s.strong[zone] or side == COALITION else 0.5
    found += win * (prize * alone + 0.4)  # the retreat and the pursuit tire him too
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
    if desperate(s, side):  # nothing is lost by trying: best where it may bring the track to 0 now
        spread = math.sqrt(mine * SPREAD[side] + his * SPREAD[other] + 0.01)
        short = s.vp - 0.5 - win * prize * alone - (gain - pain)
        found = max(found + 0.6 + 0.5 * pain, 0.1) + DECISIVE * 0.5 * (1.0 - math.erf(short / (spread * 1.414)))
    return found


def desperate(s: Campaign, side: int) -> bool:
    """The French lose if the last turn ends as it stands: every chance has to be taken."""
    return side == FRENCH and s.turn >= s.rules.scenario.turns


def prize_of(s: Campaign, side: int, zone: int) -> float:
    """What it is worth to a side to take control of a zone."""
    if not VALUE[zone] or s.control[zone] == side or s.control[zone] < 0:
        return 0.0
    found = float(VALUE[zone])
    if side == FRENCH and VALUE[zone] >= s.vp:
        return found + DECISIVE  # the track is at 0 then
    if s.rules.hold_bonus:
        held = sum([1 for z in OBJECTIVES if s.control[z] == COALITION])
        left = s.rules.scenario.turns - s.turn + 1
        if side == FRENCH and held >= HOLD_MARKERS:
            found += left / float(held - HOLD_MARKERS + 1) * 0.8
        elif side == COALITION and held == HOLD_MARKERS - 1:
            found += 0.8 * left
    return found


# --- marching -------------------------------------------------------------------------------------------------------


class Prospect:
    """What every zone is worth to a side as a place to end a march; made once a decision."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        self.pull = [0.0] * ZONE_COUNT
        other = 1 - side
        sources: list[tuple[int, float]] = []
        for zone in OBJECTIVES:
            prize = prize_of(s, side, zone)
            if prize > 0:
                guard = strength_of(s, s.at[zone] & CORPS_OF[other])
                sources.append((zone, prize * (0.5 if guard else 0.8)))
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
        reach = 4 * (s.rules.scenario.turns - s.turn)  # what lies farther off will not be reached in time
        for zone, weight in sources:
            far = DISTANCE[zone]
            for z in range(ZONE_COUNT):
                if far[z] > reach:
                    continue
                value = weight * _FADE[min(far[z], 19)]
                if value > self.pull[z]:
                    self.pull[z] = value

    def standing(self, zone: int, pile: int) -> float:
        """What it is worth that this pile ends here, where no enemy is."""
        s = self.s
        found = self.pull[zone]
        if self.side == COALITION:
            found -= self.danger(zone, pile)
            if VALUE[zone] and s.control[zone] == COALITION:
                found += 0.3 * VALUE[zone]
        return found

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


_FADE: Final = [0.62**distance for distance in range(20)]


class March:
    """All the ways of one pile: the best that can come of being in a zone with so many points left."""

    def __init__(self, prospect: Prospect, pile: int, start: int) -> None:
        self.p = prospect
        self.pile = pile
        self.start = start
        self.memo = [-99.0] * (ZONE_COUNT * (MOST_POINTS + 2))

    def worth(self, zone: int, points: int, first: bool) -> float:
        """The best of ending here and of going on."""
        if not first:
            known = self.memo[zone * (MOST_POINTS + 2) + points]
            if known > -99.0:
                return known
        best = self.ending(zone)
        if points > 0:
            for border in BORDERS_OUT[zone]:
                value = self.stepping(border, points, first)
                if value > best:
                    best = value
        if not first:
            self.memo[zone * (MOST_POINTS + 2) + points] = best
        return best

    def ending(self, zone: int) -> float:
        s, side = self.p.s, self.p.side
        if s.at[zone] & CORPS_OF[1 - side]:
            if self.pile & VEDETTE_MASK:
                return -0.3
            fight = battle(s, side, self.pile, zone, 1)
            held = -0.4 if zone != self.start else 0.0
            return max(held, fight)
        return self.p.standing(zone, self.pile)

    def stepping(self, border: int, points: int, first: bool) -> float:
        """What a step over this border promises; -99 if it cannot be made."""
        s, side = self.p.s, self.p.side
        here, to = self.start, BORDER_TO[border]
        cost = BROKEN_COST if s.broken and CONNECTION_OF[border] in s.broken else 1
        if cost > points:
            return -99.0
        if first and s.axis[here] >= 0 and (s.axis[here] == border) != (s.axis_side[here] == side):
            return -99.0
        if side == FRENCH and s.effects & APPROACH and s.at[to] & BLOCKS_OF[COALITION]:
            return -99.0
        patrol = self.pile & VEDETTE_MASK != 0
        taken = ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side
        if patrol and taken:
            return -99.0
        if s.at[to] & CORPS_OF[1 - side]:
            return self.ending(to) - (0.2 if not patrol else 0.0)
        if patrol and s.at[to] & VEDETTES_OF[1 - side]:
            return -0.1
        gain = prize_of(s, side, to)
        if taken or (not patrol and s.at[to] & CORPS_OF[side] & ~self.pile):
            return gain + self.ending(to) - (0.1 if taken else 0.0)
        return gain + self.worth(to, points - cost, False) - 0.01


def extra_points(s: Campaign, pile: int) -> int:
    """What the pile adds to the card: corps, Napoléon, a lone corps' symbol, rain."""
    number = -1 if s.effects & RAIN else 0
    if pile & VEDETTE_MASK:
        return number + 1
    corps = pile & CORPS_MASK
    number -= count(corps) - 1
    if pile & BIT[NAPOLEON] and not s.effects & UNWELL:
        number += 1
    if count(corps) == 1:
        number += MOVEMENT_SYMBOL[first_in(corps)]
    return number


def fatigue_price(s: Campaign, pile: int, points: int) -> float:
    """What a march of so many points costs in fatigue."""
    tired = max(0, points - FREE_POINTS) * count(pile & CORPS_MASK)
    if pile & (BIT[NAPOLEON] | BIT[WELLINGTON]) and tired:
        tired -= 1
    return 0.12 * tired


def manoeuvre_worth(prospect: Prospect, pile: int) -> float:
    """What a manoeuvre of this pile promises, over the cards it may get, against staying where it is."""
    s, side = prospect.s, prospect.side
    zone = s.zone[first_in(pile)]
    more = extra_points(s, pile)
    march = March(prospect, pile, zone)
    stay = march.ending(zone) if not s.contested(zone) else 0.0
    total = 0.0
    if side == FRENCH and s.effects & APPROACH:
        reach = min(MOST_POINTS, 3 + more)
        return march.worth(zone, reach, True) - stay if reach > 0 else -0.5
    for value, chance in enumerate(VALUES[side], start=1):
        reach = min(MOST_POINTS, value + more)
        if reach <= 0:
            total -= 0.2 * chance * count(pile)
        else:
            usable = min(reach, FREE_POINTS + 1)
            best = march.worth(zone, usable, True)
            if reach > usable:
                best = max(best, march.worth(zone, reach, True) - fatigue_price(s, pile, reach))
            total += chance * (best - stay)
    tired = sum([max(0, s.fatigue[b] - 3) for b in blocks_in(pile & CORPS_MASK)])
    return total - 0.15 * tired
