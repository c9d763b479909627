"""How good a situation is, and what a sensible player makes of it.

`evaluate` estimates the final margin: points scored, tiles still to come, and for each mission (or, for Schwarzenberg, each
mission that may lie face down) the chance that a French army will stand on it and hold. `judge` looks one play ahead: what
the situation is worth once the play is whole. The weights are ours and were tried by simulation.
"""

import math
from typing import Final

from grognard.games.nations_1813.armies import Villages
from grognard.games.nations_1813.battle import endurance
from grognard.games.nations_1813.cards import ChainFrame
from grognard.games.nations_1813.forecast import settle
from grognard.games.nations_1813.placing import NextTile, UnitType
from grognard.games.nations_1813.scoring import Allotment, worth
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    ALLIED,
    ALLIED_POINTS,
    AREA_COUNT,
    ARMIES_OF,
    CARD_TERRAIN,
    CARD_UNITS,
    DISTRICT_COUNT,
    FRENCH,
    FRENCH_POINTS,
    HAND_LIMIT,
    KINDS,
    LAST_DATE,
    MISSION_AREA,
    MISSION_DISTRICT,
    MISSIONS_IN,
    MOST_MARKERS,
    NEAR,
    NEAR_MASK,
    NOT_BEFORE,
    SCOUT,
    SIDE,
    STRENGTH,
    TIME,
    UNIT_MASK,
    VILLAGES,
)
from grognard.games.nations_1813.verbs import (
    BEGIN,
    DISCARD,
    DISTRICT,
    DRAW,
    END_TURN,
    KEEP,
    LOSS,
    REFRESH,
    REVEAL,
    TAKE,
)
from grognard.kernel.graphs import distances

DISTANCE: Final[list[list[int]]] = [distances(NEAR, [area]) for area in range(AREA_COUNT)]

# How likely an army comes to stand on a village, by how far its nearest marker or starting village is from it.
_BY_MARKERS: Final = [0.0, 0.95, 0.85, 0.72]  # with a marker there, by the number of its markers
_BY_DISTANCE: Final = [0.0, 0.45, 0.22, 0.08]
_UNPLAYED: Final = [0.6, 0.34, 0.16, 0.05]
# How much of an Allied army may yet come into contact with a village, by the same distance.
_COMING: Final = [1.0, 1.0, 0.55, 0.22]

CLEARNESS: Final = 0.4  # how much of an end's worth is the margin


def evaluate(s: Nations, seat: int) -> float:
    """How good the situation is for the seat, from 0 (lost) to 1 (won)."""
    if s.winner >= 0 and not s.stack:
        return s.scores()[seat]
    if s.french < 0:
        return 0.5
    margin = outlook(s, seat)
    if s.rules.two_games:  # only the French scores count: what the first game gave, or may give, against an average one
        margin *= 0.5
    return 1.0 / (1.0 + math.exp(-margin / 6.0))


def outcome(s: Nations, seat: int) -> float:
    """What the end is worth to the seat: above all to have won, but also by how much, so that a search that wins or loses in
    nearly all of its playouts still knows better from worse."""
    french = s.score[FRENCH] - (s.earlier[FRENCH] if s.rules.two_games else s.score[ALLIED])
    margin = french if seat == s.french else -french
    return (1.0 - CLEARNESS) * s.scores()[seat] + CLEARNESS / (1.0 + math.exp(-margin / 8.0))


def outlook(s: Nations, seat: int) -> float:
    """The final margin that the seat may expect, in points."""
    side = s.side(seat)
    haste = urgency(s)
    margin = float(s.score[FRENCH] - s.score[ALLIED])
    margin += haste * (0.2 * _to_come(s, FRENCH) - 0.25 * _to_come(s, ALLIED))
    margin += _known_missions(s, haste) if side == FRENCH else _guessed_missions(s, seat, haste)
    if side == ALLIED:
        margin = -margin
    return margin + haste * hand_worth(s, side)


def urgency(s: Nations) -> float:
    """What plans that need time are still worth: all, until the end comes near."""
    left = s.rules.dates[LAST_DATE] + 1 - s.time
    return min(1.0, max(0.0, left / 12.0))


def _to_come(s: Nations, side: int) -> float:
    """Tiles that a side may still place: armies afoot and, less surely, cards unplayed."""
    number = 0.0
    for army in ARMIES_OF[side]:
        if s.afoot >> army & 1:
            number += 2.2 if s.at[army * MOST_MARKERS + 2] < 0 else 1.3
        elif s.unplayed >> army & 1:
            number += 0.7
    return number


# --- missions --------------------------------------------------------------------------------------------------------


class Ground:
    """What stands and what may come around one mission's village, seen once for all French armies."""

    def __init__(self, s: Nations, area: int, haste: float) -> None:
        self.area = area
        self.against = 0.0  # Allied tiles in contact
        self.support = 0.0  # French tiles in contact with these
        self.coming = 0.0  # Allied armies that may yet come
        self.clear = 1.0  # how likely no Allied tile comes to stand on the village itself
        helped = 0
        for there in NEAR[area]:
            other = s.tile_at[there]
            if other >= 0 and SIDE[other] == ALLIED:
                self.against += worth(s, other)
                helped |= NEAR_MASK[there]
        near = helped & ~(1 << area)
        helped = near & s.tiles[FRENCH]
        if near:
            for other in ARMIES_OF[FRENCH]:
                if s.tile[other] >= 0 and helped >> s.tile[other] & 1:
                    self.support += worth(s, other)
                elif s.spots[other] & near:
                    self.support += 0.4 * haste * STRENGTH[other]
        if haste > 0.0:
            for other in ARMIES_OF[ALLIED]:
                self.coming += STRENGTH[other] * _coming(s, other, area)
                if s.spots[other] >> area & 1:
                    self.clear *= 1.0 - 0.35 * haste
            self.coming *= haste


def _coming(s: Nations, army: int, area: int) -> float:
    """How much of an Allied army that is not placed yet may come into contact with the area."""
    near = 9
    if s.afoot >> army & 1:
        i = army * MOST_MARKERS
        for j in range(i, i + MOST_MARKERS):
            if s.at[j] >= 0:
                near = min(near, DISTANCE[s.at[j]][area])
        return _COMING[near] if near < 4 else 0.0
    if s.unplayed >> army & 1:
        for village in VILLAGES[army]:
            near = min(near, DISTANCE[village][area])
        return 0.6 * _COMING[near] if near < 4 else 0.0
    return 0.0


def hold(s: Nations, army: int, ground: Ground) -> float:
    """How likely the army, standing there, holds to the end: its strength and support against what is near."""
    placed = s.tile[army] >= 0
    force = float(worth(s, army)) if placed else float(STRENGTH[army])
    risk = ground.against + (0.42 if placed else 0.38) * ground.coming  # who shows himself draws the enemy
    if ground.against > 0.0:
        force += 0.9 * ground.support
        if s.battles < 2:
            force -= 0.5  # a battle will cost him something
    doubt = 0.7 + 0.14 * ground.coming  # what may yet come makes the outcome uncertain
    return 1.0 / (1.0 + math.exp(-(force - risk + 0.8) / doubt))


def _known_missions(s: Nations, haste: float) -> float:
    """Napoléon's missions, each with the army that suits it best and no army for two (a small table by sets of missions)."""
    missions = [mission for mission in s.mission if mission >= 0]
    grounds = [Ground(s, MISSION_AREA[mission], haste) for mission in missions]
    count = len(missions)
    if count == 0:
        return 0.0  # nothing has been dealt yet
    best = [-1e9] * (1 << count)
    best[0] = 0.0
    for army in ARMIES_OF[FRENCH]:
        if s.lost >> army & 1:
            continue
        gains: list[float] = []
        for ground in grounds:
            chance = reach(s, army, ground.area, haste)
            if s.tile[army] < 0:
                chance *= ground.clear
            gains.append(10.0 * chance * hold(s, army, ground) if chance > 0.0 else 0.0)
        if max(gains) > 0.0:
            for taken in range((1 << count) - 1, -1, -1):
                for i in range(count):
                    if not taken >> i & 1 and gains[i] > 0.0:
                        value = best[taken] + gains[i]
                        if value > best[taken | 1 << i]:
                            best[taken | 1 << i] = value
    hoped = max(best) - sum([ALLIED_POINTS[mission] for mission in missions])
    if haste >= 1.0:
        return hoped
    return haste * hoped + (1.0 - haste) * settle(s, missions)[0]


def _guessed_missions(s: Nations, seat: int, haste: float) -> float:
    """What Schwarzenberg must reckon with: revealed missions, and in other districts any of the five."""
    total = 0.0
    for district in range(DISTRICT_COUNT):
        if s.mission[district] >= 0 and s.knows(seat, district):
            total += _menace(s, s.mission[district], haste)
        else:
            for mission in MISSIONS_IN[district]:
                total += 0.2 * _menace(s, mission, haste)
    return total


def _menace(s: Nations, mission: int, haste: float) -> float:
    """What Napoléon may expect of a mission, by the army that suits it best."""
    area = MISSION_AREA[mission]
    standing = s.tile_at[area]
    most = 0.0
    if standing < 0 or SIDE[standing] == FRENCH:
        ground = Ground(s, area, haste)
        if standing >= 0:
            most = hold(s, standing, ground)
        else:
            for army in ARMIES_OF[FRENCH]:
                chance = reach(s, army, area, haste) * ground.clear
                if chance > most:
                    most = max(most, chance * hold(s, army, ground))
    return most * FRENCH_POINTS[mission] - (1.0 - most) * ALLIED_POINTS[mission]


def reach(s: Nations, army: int, area: int, haste: float) -> float:
    """How likely the army comes to stand on the area."""
    if s.tile[army] >= 0:
        return 1.0 if s.tile[army] == area else 0.0
    if s.tile_at[area] >= 0 or s.lost >> army & 1:
        return 0.0
    if s.unplayed >> army & 1:
        near = 9
        for village in VILLAGES[army]:
            if s.tile_at[village] < 0:
                near = min(near, DISTANCE[village][area])
        if near > 3:
            return 0.0
        late = 0.7 if NOT_BEFORE[army] >= 0 and s.time <= s.rules.dates[NOT_BEFORE[army]] else 1.0
        return _UNPLAYED[near] * late * haste * haste
    i = army * MOST_MARKERS
    if s.spots[army] >> area & 1:
        number = 1 + int(s.at[i + 1] >= 0) + int(s.at[i + 2] >= 0)
        return _BY_MARKERS[number] * haste
    near = 9
    for j in range(i, i + MOST_MARKERS):
        if s.at[j] >= 0:
            near = min(near, DISTANCE[s.at[j]][area])
    return _BY_DISTANCE[near] * haste if near < 4 else 0.0


# --- cards -----------------------------------------------------------------------------------------------------------


_RANKS: Final = [1.0, 1.0, 1.0, 0.9, 0.8, 0.65, 0.5, 0.35]  # what the best, the second ... card in hand counts


def hand_worth(s: Nations, side: int) -> float:
    """What the cards in hand are good for, in points: the more there are the less each of them."""
    values: list[float] = []
    for card in range(KINDS):
        number = s.hand[side * KINDS + card]
        if number:
            value = card_worth(s, side, card)
            for i in range(number):
                values.append(value + 0.1 if i == 1 and card != TIME and card != SCOUT else value)  # a wild pair
    values.sort(reverse=True)
    total = 0.0
    for i in range(min(len(values), HAND_LIMIT)):
        total += _RANKS[i] * values[i]
    return total


def card_worth(s: Nations, side: int, card: int) -> float:
    """What one card is good for: something to remove, something to move."""
    if card == SCOUT:
        return 0.5
    if card == TIME:
        return 0.12
    if CARD_TERRAIN[card] >= 0:
        return 0.2 + 0.08 * min(3, s.ground[side * 4 + CARD_TERRAIN[card]])
    able = 0
    for army in ARMIES_OF[side]:
        if UNIT_MASK[army] & CARD_UNITS[card] and (s.afoot | s.unplayed) >> army & 1:
            able += 1
    return 0.15 + 0.04 * min(4, able)


# --- common sense ----------------------------------------------------------------------------------------------------


def judge(s: Nations, seat: int, actions: list[int]) -> list[float]:
    """What a plain player thinks of each of these actions; only their order counts."""
    top = s.stack[-1]
    if isinstance(top, Allotment):
        _, given = settle(s, s.mission)
        return [float(given[top.army] == action & 0xFFFF) for action in actions]
    return [_judge(s, seat, action) for action in actions]


def _judge(s: Nations, seat: int, action: int) -> float:
    verb, argument = action >> 16, action & 0xFFFF
    side = s.side(seat)
    if verb == DISTRICT:
        return -_alone(s, s.mission[argument])
    if verb == KEEP:
        return _alone(s, argument) - 0.25 * _spread(s, argument)
    if verb == REVEAL:
        return _betrays_little(s, argument)
    if verb == DISCARD:
        return -card_worth(s, side, argument) + (0.1 if s.hand[side * KINDS + argument] > 2 else 0.0)
    if verb == LOSS:
        return _bears(s, argument)
    if verb in (BEGIN, REFRESH):
        return 1.0 if s.held[side] < HAND_LIMIT or verb == REFRESH else -1.0
    if verb == DRAW:
        return outlook(s, seat) + urgency(s) * (0.35 * _RANKS[s.held[side]] if s.held[side] < HAND_LIMIT else -0.05)
    if verb == TAKE:
        worth_it = card_worth(s, side, argument) + (0.1 if s.hand[side * KINDS + argument] == 1 else 0.0)
        held = s.held[side]
        return outlook(s, seat) + urgency(s) * (worth_it * _RANKS[held] if held < HAND_LIMIT else 0.2 * worth_it - 0.1)
    if verb == END_TURN:
        return outlook(s, seat) + 0.2
    world = s.clone()
    world.apply(seat, action)
    return _promise(world, seat)


def _promise(world: Nations, seat: int) -> float:
    """What the situation is worth to the seat once its play is whole, completed as well as can be."""
    if not world.stack:
        return 1e6 * (world.scores()[seat] - 0.5)
    top = world.stack[-1]
    if top.seat != seat or not isinstance(top, ChainFrame | Villages | NextTile | UnitType):
        return outlook(world, seat)
    best = -1e9
    for action in top.legal(world, seat):
        after = world.clone()
        after.apply(seat, action)
        best = max(best, _promise(after, seat))
    return best


def _alone(s: Nations, mission: int) -> float:
    """What a mission promises before anything is on the board."""
    area = MISSION_AREA[mission]
    best = max([reach(s, army, area, 1.0) * (1.0 + 0.05 * STRENGTH[army]) for army in ARMIES_OF[FRENCH]])
    danger = sum([1.0 for army in ARMIES_OF[ALLIED] if min([DISTANCE[v][area] for v in VILLAGES[army]]) < 2])
    return 10.0 * best - 0.5 * danger + 0.3 * FRENCH_POINTS[mission]


def _spread(s: Nations, mission: int) -> float:
    """How far a mission lies from the other ones: neighbours are easily supported."""
    others = [m for m in s.mission if m >= 0 and MISSION_DISTRICT[m] != MISSION_DISTRICT[mission]]
    return sum([DISTANCE[MISSION_AREA[mission]][MISSION_AREA[m]] for m in others]) / max(1, len(others))


def _betrays_little(s: Nations, mission: int) -> float:
    """A mission that an army holds already tells the enemy least; one that is lost comes next."""
    standing = s.tile_at[MISSION_AREA[mission]]
    if standing >= 0:
        return 3.0 if SIDE[standing] == FRENCH else 4.0
    return 1.0 - max([reach(s, army, MISSION_AREA[mission], 1.0) for army in ARMIES_OF[FRENCH]])


def _bears(s: Nations, army: int) -> float:
    """The tile that can best bear a point: strong, not on a mission, not destroyed by it."""
    left = endurance(s, army) - s.taken[army]
    told = 0.3 * left
    if left < 2:
        told -= 4.0
    area = s.tile[army]
    for district in range(DISTRICT_COUNT):
        if SIDE[army] == FRENCH and s.mission[district] >= 0 and MISSION_AREA[s.mission[district]] == area:
            told -= 2.0
    return told
