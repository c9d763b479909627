"""What all frames of this game have in common: the clauses that answer an action at the wrong moment."""

from typing import Final

from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.verbs import (
    ARMY,
    BEGIN,
    DISCARD,
    DISTRICT,
    DRAW,
    END_TURN,
    ENGAGE,
    JUMP,
    KEEP,
    KEEP_DISPLAY,
    LOSS,
    MARCH,
    MARKER,
    PAIR,
    PLACE_TILE,
    PLAY,
    REFRESH,
    REMOVE,
    REVEAL,
    SECOND,
    SECOND_PAIR,
    SUPPORT,
    TAKE,
    TO,
    UNIT_TYPE,
    VILLAGE,
    WAIT,
)
from grognard.kernel.contract import Frame

# Why a verb has no place in a frame that does not know it.
_MISPLACED: Final = {
    DISTRICT: "N13-SET-06",
    KEEP: "N13-SET-07",
    WAIT: "N13-TRN-11",
    BEGIN: "N13-TRN-11",
    REFRESH: "N13-FAQ-08",
    KEEP_DISPLAY: "N13-FAQ-08",
    ARMY: "N13-TRN-03",
    VILLAGE: "N13-ARM-08",
    PLAY: "N13-TRN-03",
    PAIR: "N13-TRN-03",
    REMOVE: "N13-TER-01",
    MARCH: "N13-MOV-01",
    MARKER: "N13-TER-02",
    TO: "N13-MOV-01",
    JUMP: "N13-MOV-09",
    SECOND: "N13-MOV-14",
    SECOND_PAIR: "N13-MOV-14",
    DRAW: "N13-TRN-03",
    TAKE: "N13-TRN-03",
    END_TURN: "N13-TRN-05",
    PLACE_TILE: "N13-PLC-01",
    UNIT_TYPE: "N13-ADV-12",
    REVEAL: "N13-TRK-04",
    DISCARD: "N13-DRW-09",
    LOSS: "N13-BAT-01",
    SUPPORT: "N13-SCO-13",
    ENGAGE: "N13-SCO-13",
}


def misplaced(verb: int) -> str:
    """The clause that says when this verb has its time."""
    return _MISPLACED.get(verb, "N13-TRN-03")


class NationsFrame(Frame[Nations]):
    """A step of this game."""

    def wait(self, s: Nations, seat: int) -> str:
        """In the active player's turn only he acts; what the other decides in it he does alone (N13-TRN-04, -09)."""
        return "N13-TRN-04" if s.side(self.seat) == s.turn else "N13-TRN-09"
