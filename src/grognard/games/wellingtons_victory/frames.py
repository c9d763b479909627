"""What all frames of this game have in common: the clauses that answer an action at the wrong moment."""

from typing import Final

from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.verbs import (
    ABSORB,
    ACTIVATE,
    ADOPT,
    ADVANCE,
    AIM,
    ATTACK,
    BREAK_UP,
    CHARGE,
    CHECK,
    CHECK_ALL,
    COUNT,
    COUNTERCHARGE,
    DEACTIVATE,
    DETACH,
    DROP,
    ENTER,
    FACE,
    FIRE,
    FORM_ALL,
    FORM_UNIT,
    HALT,
    LEAVE_MAP,
    LIAISON,
    MARCH,
    MOVE,
    MOVE_STACK,
    PASS_ROUND,
    PICK_UP,
    PLACE_LEADER,
    PREPARE,
    RAISE,
    RECEIVE,
    RETIRE,
    RETREAT,
    RIDE,
    ROAD_MARCH,
    STAY,
    TAKE,
    THROUGH,
    TURN,
    UNLIMBER,
    WHEEL,
)
from grognard.kernel.contract import Frame

# Why a verb has no place in a frame that does not know it.
_MISPLACED: Final = {
    FACE: "WV-6.2.1",
    ADOPT: "WV-7.1.3",
    ACTIVATE: "WV-14.3.1a",
    PLACE_LEADER: "WV-14.3b",
    PASS_ROUND: "WV-11.6.8x",
    RECEIVE: "WV-11.6.8",
    LIAISON: "WV-16.4.4(6)",
    PREPARE: "WV-12.4x1",
    BREAK_UP: "WV-15.3.3",
    DEACTIVATE: "WV-14.3.9",
    RETIRE: "WV-13.2.6",
    RETREAT: "WV-12.8x1",
    CHECK: "WV-12.5.2",
    CHECK_ALL: "WV-12.5.2",
    TURN: "WV-6.2.1",
    FORM_UNIT: "WV-7.1.3",
    FORM_ALL: "WV-7.1.3",
    DETACH: "WV-8.4a",
    COUNT: "WV-8.4b",
    ABSORB: "WV-8.4a",
    TAKE: "WV-8.4c",
    MOVE: "WV-5.0a",
    MOVE_STACK: "WV-5.0a",
    PICK_UP: "WV-9.2.1",
    DROP: "WV-9.2.1",
    RAISE: "WV-9.2.1",
    MARCH: "WV-5.0b",
    ROAD_MARCH: "WV-5.0b",
    UNLIMBER: "WV-7.4.2",
    ENTER: "WV-4.1.4",
    LEAVE_MAP: "WV-14.3.6",
    ATTACK: "WV-12.3.2",
    CHARGE: "WV-12.4.p3",
    RIDE: "WV-12.4.2a",
    WHEEL: "WV-12.4x3",
    HALT: "WV-12.4.2b",
    ADVANCE: "WV-12.7x9",
    STAY: "WV-12.7x9",
    FIRE: "WV-11.0c",
    AIM: "WV-11.1.8",
    THROUGH: "WV-11.3.4",
    COUNTERCHARGE: "WV-12.4.p5a",
}


def misplaced(verb: int) -> str:
    """The clause that says when this verb has its time."""
    return _MISPLACED.get(verb, "WV-4.1a")


class BattleFrame(Frame[Battle]):
    """A step of this game."""

    def awaited(self, s: Battle, viewer: int) -> list[int]:
        return s.deciders()

    def wait(self, s: Battle, seat: int) -> str:
        return "WV-4.0"

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        """By default, what `legal` lists is open and nothing else."""
        return None if verb << 16 | argument in self.legal(s, seat) else misplaced(verb)
