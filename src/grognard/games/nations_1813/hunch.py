"""A quick hunch, for a search that asks thousands of times: no play is tried out, each is only looked at.

Every side is drawn to certain areas: Napoléon to his missions and to enemies who press on one that he holds, Schwarzenberg to
the missions, to stand there first or beside whoever does. A play is as good as it brings markers nearer to where they are
drawn to, and a tile to where it counts.
"""

from typing import Final

from grognard.games.nations_1813.evaluate import DISTANCE, card_worth, judge
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    AREA_COUNT,
    ARMIES_OF,
    CARD_TERRAIN,
    CARD_UNITS,
    FRENCH,
    HAND_LIMIT,
    MISSION_AREA,
    MOST_MARKERS,
    NEAR,
    SCOUT,
    SIDE,
    STRENGTH,
    TERRAIN,
    TIME,
    UNIT_MASK,
    VILLAGES,
)
from grognard.games.nations_1813.verbs import (
    ARMY,
    DRAW,
    JUMP,
    MARCH,
    PAIR,
    PLAY,
    REMOVE,
    TAKE,
    TO,
    VILLAGE,
)

_FAR: Final = [1.0, 0.55, 0.3, 0.15, 0.07, 0.03, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]  # by distance
_MISSION: Final = 8.0  # what draws Napoléon to a mission that nobody holds
_RELIEF: Final = 2.0  # ... beside an enemy who presses on one that he holds
_BLOCK: Final = 5.0  # what draws Schwarzenberg to a mission that nobody holds
_PRESS: Final = 4.0  # ... beside one that is held


def hunch(s: Nations, seat: int, actions: list[int]) -> list[float]:
    """What a hurried player thinks of each of these actions; only their order counts."""
    verb = actions[0] >> 16
    if verb in _LOOKED_AT:
        pull = Pull(s, s.side(seat))
        return [pull.of(action >> 16, action & 0xFFFF) for action in actions]
    return judge(s, seat, actions)


_LOOKED_AT: Final = (ARMY, PLAY, PAIR, DRAW, TAKE, REMOVE, MARCH, TO, JUMP, VILLAGE)


class Pull:
    """What draws a side where, in points."""

    def __init__(self, s: Nations, side: int) -> None:
        self.s = s
        self.side = side
        self.here = [0.0] * AREA_COUNT  # what a tile is worth in an area
        for mission in s.mission:
            if mission >= 0:
                if side == FRENCH:
                    self._hold(MISSION_AREA[mission])
                else:
                    self._contest(MISSION_AREA[mission])
        near = [0.0] * AREA_COUNT  # what a marker is worth there
        for goal in range(AREA_COUNT):
            worth = self.here[goal]
            if worth > 0.0:
                distance = DISTANCE[goal]
                for area in range(AREA_COUNT):
                    value = worth * _FAR[distance[area]]
                    if value > near[area]:
                        near[area] = value
        self.near = near

    def _hold(self, area: int) -> None:
        s = self.s
        standing = s.tile_at[area]
        if standing < 0:
            self.here[area] += _MISSION
        elif SIDE[standing] == FRENCH:
            for enemy in NEAR[area]:
                if s.tile_at[enemy] >= 0 and SIDE[s.tile_at[enemy]] != FRENCH:
                    for free in NEAR[enemy]:
                        if s.tile_at[free] < 0:
                            self.here[free] += _RELIEF

    def _contest(self, area: int) -> None:
        s = self.s
        standing = s.tile_at[area]
        if standing < 0:
            self.here[area] += _BLOCK
        if standing < 0 or SIDE[standing] == FRENCH:
            for free in NEAR[area]:
                if s.tile_at[free] < 0:
                    self.here[free] += _PRESS if standing >= 0 else 0.3 * _PRESS

    def of(self, verb: int, argument: int) -> float:
        s, side = self.s, self.side
        if verb == DRAW:
            return 0.9 if s.held[side] < HAND_LIMIT else 0.0
        if verb == TAKE:
            return 0.6 + card_worth(s, side, argument) if s.held[side] < HAND_LIMIT else 0.0
        if verb == ARMY:
            return 0.8 + 0.4 * max([self.near[area] for area in VILLAGES[argument]]) * _force(argument)
        if verb in (PLAY, PAIR):
            return self._card(argument, verb == PAIR) - (0.3 if verb == PAIR else 0.0)
        if verb == REMOVE:
            return max([self._removal(army, argument) for army in ARMIES_OF[side] if s.spots[army] >> argument & 1])
        if verb == MARCH:
            return max([self._step(army, argument) for army in ARMIES_OF[side] if s.spots[army] >> argument & 1])
        if verb == JUMP:
            return self.near[argument] - 0.4
        return self.near[argument]

    def _card(self, card: int, pair: bool) -> float:
        """The best that a card can do."""
        s = self.s
        if card == TIME:
            return 0.2
        best = -5.0
        terrain = -1 if pair else CARD_TERRAIN[card]
        for army in ARMIES_OF[self.side]:
            if not s.afoot >> army & 1:
                continue
            i = army * MOST_MARKERS
            for j in range(i, i + MOST_MARKERS):
                area = s.at[j]
                if area < 0:
                    continue
                if card == SCOUT or CARD_TERRAIN[card] >= 0:
                    if terrain < 0 or TERRAIN[area] == terrain:
                        best = max(best, self._removal(army, area) - (0.4 if card == SCOUT else 0.0))
                elif pair or CARD_UNITS[card] & UNIT_MASK[army]:
                    best = max(best, self._step(army, area))
        return best

    def _removal(self, army: int, area: int) -> float:
        """A marker goes: the tile comes if one is left; if two are, the choice gets smaller."""
        s = self.s
        i = army * MOST_MARKERS
        left = 0
        best = 0.0
        for j in range(i, i + MOST_MARKERS):
            other = s.at[j]
            if other >= 0 and other != area:
                left += 1
                best = max(best, self.here[other] if left == 1 else self.near[other])
        if left == 1:
            return 1.0 + (best - 0.8 * self.near[area]) * _force(army) if best >= 1.0 else 0.6 - 0.5 * self.near[area]
        return 0.9 if self.near[area] < best else 0.2

    def _step(self, army: int, area: int) -> float:
        """How much nearer a marker can come."""
        s = self.s
        best = 0.0
        shut = s.tiles[0] | s.tiles[1] | s.spots[army]
        for to in NEAR[area]:
            if not shut >> to & 1 and self.near[to] > best:
                best = self.near[to]
        return (best - self.near[area]) * _force(army) * 0.7


def _force(army: int) -> float:
    return 0.6 + 0.1 * STRENGTH[army]
