"""What all frames of this game have in common: the clauses that answer an action at the wrong moment, and secret steps."""

from typing import ClassVar, Final

from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    BATTLE,
    BEGIN,
    CARD_PLAYED,
    CAST_OFF,
    CEDE,
    CHOOSE,
    COMBINE,
    COUNTER,
    DECLINE,
    DEFER,
    DETACH,
    DONE,
    EMBARK,
    END_ALLIANCE,
    END_MOVEMENT,
    END_PRODUCTION,
    ENOUGH,
    FALL_BACK,
    FLEET,
    FRONT,
    GIVE,
    GIVE_UP,
    GRANT,
    HAND,
    HAND_OVER,
    HIT,
    INVITE,
    KEEP_FAITH,
    LOAD,
    MARCH,
    PLACE_ONE,
    PLACE_REST,
    PLEDGE,
    PROPOSE,
    PUT_AWAY,
    RALLY,
    RECEIVER,
    REFUSE,
    REQUEST,
    RETREAT,
    SAIL,
    SEND,
    SHIFT_CORPS,
    SINCE,
    SPARE,
    STAND,
    TAKE,
    TRADE,
    WHOLE,
)
from grognard.kernel.actions import SEAT
from grognard.kernel.contract import NOBODY, Frame

# Why a verb has no place in a frame that does not know it: the clause that says when it has its time.
_MISPLACED: Final = {
    CHOOSE: "NIE-SET-12",
    PLACE_ONE: "NIE-PRD-11",
    PLACE_REST: "NIE-PRD-11",
    DONE: "NIE-ALL-11",
    PROPOSE: "NIE-ALL-11",
    ACCEPT: "NIE-ALL-03",
    DECLINE: "NIE-ALL-03",
    TRADE: "NIE-TRD-05",
    HAND: "NIE-TRD-06",
    GIVE: "NIE-TRD-05",
    TAKE: "NIE-TRD-05",
    COUNTER: "NIE-TRD-05",
    PLEDGE: "NIE-TRD-05",
    CEDE: "NIE-POS-11",
    RECEIVER: "NIE-POS-11",
    REQUEST: "NIE-POS-11",
    PUT_AWAY: "NIE-CRD-08",
    END_ALLIANCE: "NIE-ALL-09",
    KEEP_FAITH: "NIE-ALL-09",
    BEGIN: "NIE-TRN-06",
    INVITE: "NIE-ALL-12",
    DEFER: "NIE-ALL-13",
    MARCH: "NIE-TRN-06",
    WHOLE: "NIE-MAP-05",
    DETACH: "NIE-MAP-06",
    SINCE: "NIE-MOV-11",
    SEND: "NIE-MOV-01",
    EMBARK: "NIE-TRN-06",
    FLEET: "NIE-SEA-16",
    SAIL: "NIE-SEA-01",
    LOAD: "NIE-SEA-03",
    CAST_OFF: "NIE-SEA-01",
    GRANT: "NIE-MAP-22",
    REFUSE: "NIE-MAP-22",
    HAND_OVER: "NIE-ALL-06",
    END_MOVEMENT: "NIE-TRN-06",
    BATTLE: "NIE-TRN-07",
    FRONT: "NIE-BAT-13",
    STAND: "NIE-BAT-11",
    GIVE_UP: "NIE-BAT-16",
    SHIFT_CORPS: "NIE-BAT-13",
    HIT: "NIE-BAT-23",
    SPARE: "NIE-BAT-47",
    RALLY: "NIE-BAT-27",
    ENOUGH: "NIE-BAT-27",
    RETREAT: "NIE-BAT-34",
    FALL_BACK: "NIE-BAT-34",
    COMBINE: "NIE-PRD-01",
    CARD_PLAYED: "NIE-PRD-02",
    END_PRODUCTION: "NIE-PRD-01",
}


def misplaced(verb: int) -> str:
    """The clause that says when this verb has its time."""
    return _MISPLACED.get(verb, "NIE-TRN-06")


class EuropeFrame(Frame[Europe]):
    """A step of this game."""

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-TRN-04"

    def hidden(self, s: Europe, viewer: int) -> bool:
        """Whether the viewer must not notice that this step goes on."""
        return False

    def awaited(self, s: Europe, viewer: int) -> list[int]:
        return self.deciders(s)


class Work(EuropeFrame):
    """A step in which nobody decides."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)


class Discreet(EuropeFrame):
    """A step that only some may notice: the others see the step that it interrupts, and its seat at work."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT)]

    def awaited(self, s: Europe, viewer: int) -> list[int]:
        if not self.hidden(s, viewer):
            return self.deciders(s)
        under = _noticed(s, viewer)
        return under.awaited(s, viewer)

    def name(self, s: Europe, viewer: int) -> str:
        if not self.hidden(s, viewer):
            return type(self).__name__
        return type(_noticed(s, viewer)).__name__

    def wait(self, s: Europe, seat: int) -> str:
        if self.hidden(s, seat):
            return _noticed(s, seat).wait(s, seat)
        return "NIE-TRN-04"


def _noticed(s: Europe, viewer: int) -> EuropeFrame:
    """The innermost step that the viewer may notice."""
    i = len(s.stack) - 1
    while True:  # every discreet step interrupts an open one
        frame = s.stack[i]
        assert isinstance(frame, EuropeFrame)
        if not frame.hidden(s, viewer):
            return frame
        i -= 1


def drop_hidden(s: Europe, viewer: int) -> None:
    """Close the steps that the viewer does not notice."""
    while s.stack:
        top = s.stack[-1]
        assert isinstance(top, EuropeFrame)
        if not top.hidden(s, viewer):
            return
        s.leave()
