"""Placing army tiles: due armies, chains across both sides, rewards (N13-PLC, N13-GEN-13, N13-ADV-12)."""

from typing import ClassVar, Final

from grognard.games.nations_1813.clock import advance
from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import ANY, ARMY_COUNT, MOST_MARKERS, SCOUT, SIDE, UNIT, UNITS
from grognard.games.nations_1813.verbs import (
    PLACE_TILE,
    T_NO_SCOUT,
    T_REWARD,
    T_SWEPT,
    T_TAKEN_BACK,
    T_TILE,
    T_UNIT,
    UNIT_TYPE,
)
from grognard.kernel.actions import SEAT, act
from grognard.kernel.contract import NOBODY


class Placing(NationsFrame):
    """After an action: tiles that are due, one after the other; then the next action (N13-PLC-01, -03, -05, -13)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        due = s.due
        if due == 0:
            s.leave()
            if s.actions == 0:
                s.leave()  # the last action of the turn is done
        elif due & due - 1:
            s.enter(NextTile(s.seat(s.turn)))
        else:
            place(s, due_armies(s)[0])


PLACING: Final = Placing()


def due_armies(s: Nations) -> list[int]:
    """The armies with exactly one marker."""
    return [army for army in range(ARMY_COUNT) if s.due >> army & 1]


class NextTile(NationsFrame):
    """Several armies are due: the active player says which is next, enemy armies included (N13-PLC-13, D-07)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(PLACE_TILE, army) for army in due_armies(s)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLACE_TILE:
            return "N13-PLC-05"
        return None if s.due >> argument & 1 else "N13-PLC-01"

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-PLC-13"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        place(s, argument)


def place(s: Nations, army: int) -> None:
    """The last marker turns into the tile; a commander's owner names its unit type (N13-PLC-01, N13-ADV-12)."""
    area = s.at[army * MOST_MARKERS]
    s.lift(army, area)
    s.stand(army, area)
    s.tell(T_TILE, army, area)
    if s.rules.advanced and UNIT[army] == ANY:
        s.enter(UnitType(s.seat(SIDE[army]), army))
    else:
        sweep(s, army)


class UnitType(NationsFrame):
    """The owner of a commander says which unit type it is, in either player's turn (N13-GEN-13, N13-ADV-12, D-08)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("army", "army")]

    def __init__(self, seat: int, army: int) -> None:
        super().__init__(seat)
        self.army = army

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(UNIT_TYPE, unit) for unit in range(len(UNITS))]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == UNIT_TYPE else "N13-ADV-12"

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-ADV-12"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.unit[self.army] = argument
        s.tell(T_UNIT, self.army, argument)
        sweep(s, self.army)


def sweep(s: Nations, army: int) -> None:
    """All other markers in the area go; an own tile brings its rewards before the next one (N13-PLC-02, -06 to -14)."""
    area = s.tile[army]
    bit = 1 << area
    if s.afoot:
        for other in range(ARMY_COUNT):
            if s.spots[other] & bit:
                s.lift(other, area)
                s.tell(T_SWEPT, other, area)
                if s.spots[other] == 0:  # N13-PLC-12, -15: its card is turned up again
                    s.unplayed |= 1 << other
                    s.tell(T_TAKEN_BACK, other)
    side = SIDE[army]
    if side == s.turn:
        s.score[side] += 1
        s.tell(T_REWARD, s.seat(side), army, s.score[side])
        if s.supply:
            s.supply -= 1
            s.gain(side, SCOUT, True)
        else:
            s.tell(T_NO_SCOUT, s.seat(side))
        advance(s, 1)
