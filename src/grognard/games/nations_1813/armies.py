"""Action 1: an Army card puts markers on its villages; Scouts make up for missing ones (N13-ARM)."""

from typing import ClassVar

from grognard.games.nations_1813.clock import advance
from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.placing import PLACING
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import KINDS, NOT_BEFORE, SCOUT, SIDE, VILLAGES
from grognard.games.nations_1813.verbs import T_ARMY, T_MARKER, T_SCOUTS, VILLAGE
from grognard.kernel.actions import PLACE, SEAT, act


def scouts_needed(s: Nations, army: int) -> int:
    """One Scout for each free village that the army has no marker for (N13-ARM-06, -09)."""
    missing = s.free[army] - s.rules.markers[army]
    return max(0, missing)


def bar_army(s: Nations, side: int, army: int, actions: int) -> str | None:
    """Why this Army card cannot be played with so many actions left, or None."""
    if SIDE[army] != side:
        return "N13-ARM-01"
    if not s.unplayed >> army & 1:
        return "N13-ARM-11"
    date = NOT_BEFORE[army]
    if date >= 0 and s.time + s.rules.date_reached <= s.rules.dates[date]:
        return "N13-ARM-05"
    if s.free[army] == 0:
        return "N13-ARM-13"
    scouts = scouts_needed(s, army)
    if scouts:
        if s.hand[side * KINDS + SCOUT] < scouts:
            return "N13-ARM-10"
        if s.rules.scouts_cost and actions <= scouts:
            return "N13-ARM-15"
    return None


def play_army(s: Nations, seat: int, army: int) -> None:
    """Scouts and their points first, then the villages, then all markers at once, then placing (N13-ARM-16)."""
    scouts = scouts_needed(s, army)
    s.unplayed ^= 1 << army
    s.tell(T_ARMY, seat, army)
    s.actions -= 1 + scouts if s.rules.scouts_cost else 1
    s.only_draws = False
    s.enter(PLACING)
    if scouts == 0:
        put_markers(s, army, [area for area in VILLAGES[army] if s.tile_at[area] < 0])
        return
    s.tell(T_SCOUTS, seat, scouts)
    for _ in range(scouts):
        s.spend(SIDE[army], SCOUT)
        s.supply += 1
    s.enter(Villages(seat, army, -1))
    advance(s, scouts)


def put_markers(s: Nations, army: int, areas: list[int]) -> None:
    for area in areas:
        s.put(army, area)
        s.tell(T_MARKER, army, area)


class Villages(NationsFrame):
    """More free villages than markers: the player chooses those that get one (N13-ARM-08, D-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("army", "army"), ("first", PLACE)]

    def __init__(self, seat: int, army: int, first: int) -> None:
        super().__init__(seat)
        self.army = army
        self.first = first

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(VILLAGE, area) for area in VILLAGES[self.army] if s.tile_at[area] < 0 and area != self.first]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != VILLAGE:
            return "N13-ARM-08"
        if argument not in VILLAGES[self.army]:
            return "N13-ARM-01"
        if s.tile_at[argument] >= 0:
            return "N13-ARM-03"
        return "N13-ARM-08" if argument == self.first else None

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if self.first < 0:
            s.become(Villages(seat, self.army, argument))
        else:
            s.leave()
            put_markers(s, self.army, [self.first, argument])
