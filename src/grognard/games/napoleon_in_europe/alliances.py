"""Alliances at the start of a turn: ending them, playing together, deferring (NIE-ALL-04 to -16, -19)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.business import bar_business, business, do_business, is_business
from grognard.games.napoleon_in_europe.control import survey, test_elimination
from grognard.games.napoleon_in_europe.frames import EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    BEGIN,
    DECLINE,
    DEFER,
    END_ALLIANCE,
    INVITE,
    KEEP_FAITH,
    T_ALLIANCE_ENDED,
    T_DECLINED,
    T_DEFER_ASKED,
    T_DEFERRED,
    T_INVITED,
    T_JOINED,
)
from grognard.kernel.actions import SEAT, act

# --- ending alliances ------------------------------------------------------------------------------------------------


def endable(s: Europe, seat: int) -> list[int]:
    """The allies with whom the seat may end its alliance now: those who do not take part (NIE-ALL-09, -19)."""
    allies = s.allies[seat] & ~s.party
    return [other for other in range(s.rules.players) if allies >> other & 1] if allies else []


class EndAlliances(EuropeFrame):
    """Who begins or joins a turn may end alliances before he moves (NIE-ALL-09, -16, -19)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [act(END_ALLIANCE, other) for other in endable(s, seat)]
        actions.append(act(KEEP_FAITH))
        return actions + business(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == KEEP_FAITH:
            return None
        if verb == END_ALLIANCE:
            if argument >= s.rules.players or not s.allies[seat] >> argument & 1:
                return "NIE-ALL-04"
            return "NIE-ALL-19" if s.party >> argument & 1 else None
        if is_business(verb):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == KEEP_FAITH:
            s.leave()
        elif verb == END_ALLIANCE:
            end_alliance(s, seat, argument)
            if s.stack and s.stack[-1] is self and not endable(s, seat):
                s.leave()
        else:
            do_business(s, seat, verb, argument)


def end_alliance(s: Europe, seat: int, other: int) -> None:
    """They are enemies at once; control is worked out anew, then elimination (NIE-ALL-16)."""
    s.ally(seat, other, False)
    s.broke = 1
    s.tell(T_ALLIANCE_ENDED, seat, other)
    survey(s)
    test_elimination(s)


# --- playing together ------------------------------------------------------------------------------------------------


def bound(s: Europe, seat: int) -> bool:
    """Whether a deferral binds the seat, as the one who deferred or as his host (NIE-ALL-14)."""
    return s.host[seat] >= 0 or seat in s.host


def bar_invite(s: Europe, seat: int, other: int) -> str | None:
    """Why the slot owner cannot invite this player (NIE-ALL-12, -14, NIE-DIP-04)."""
    if other >= s.rules.players or s.out >> other & 1 or s.party >> other & 1 or not s.allies[seat] >> other & 1:
        return "NIE-ALL-12"
    if s.acted >> other & 1:
        return "NIE-ALL-07"
    if s.party & ~s.allies[other]:
        return "NIE-ALL-12"
    if s.solo:
        return "NIE-ALL-15"
    if bound(s, other):
        return "NIE-ALL-14"
    return "NIE-DIP-04" if s.spurned >> other & 1 else None


def bar_defer(s: Europe, seat: int, other: int) -> str | None:
    """Why the slot owner cannot defer to this player (NIE-ALL-13, -14)."""
    if other >= s.rules.players or s.out >> other & 1 or not s.allies[seat] >> other & 1:
        return "NIE-ALL-13"
    if s.solo:
        return "NIE-ALL-15"
    if s.broke or s.hosting or s.party != 1 << seat:
        return "NIE-ALL-13"
    players = s.rules.players
    if s.acted >> other & 1 or (other - s.first + players) % players <= s.slot:
        return "NIE-ALL-13"
    if s.host[other] >= 0:
        return "NIE-ALL-14"
    for third in range(players):
        if s.host[third] == other and not s.allies[seat] >> third & 1:
            return "NIE-ALL-12"
    return "NIE-DIP-04" if s.spurned >> other & 1 else None


def calls(s: Europe, seat: int) -> list[int]:
    """Invitations and deferrals open to the slot owner."""
    if s.allies[seat] == 0:
        return []
    actions: list[int] = []
    for other in range(s.rules.players):
        if s.allies[seat] >> other & 1:
            if bar_invite(s, seat, other) is None:
                actions.append(act(INVITE, other))
            if bar_defer(s, seat, other) is None:
                actions.append(act(DEFER, other))
    return actions


class Call(EuropeFrame):
    """The slot owner invites allies one at a time, defers, or begins (NIE-ALL-05, -06, -12, -13)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(BEGIN), *calls(s, seat), *business(s, seat)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == BEGIN:
            return None
        if verb == INVITE:
            return bar_invite(s, seat, argument)
        if verb == DEFER:
            return bar_defer(s, seat, argument)
        if is_business(verb):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == BEGIN:
            s.leave()
        elif verb == INVITE:
            s.tell(T_INVITED, seat, argument)
            s.enter(Invitation(argument, seat))
        elif verb == DEFER:
            s.tell(T_DEFER_ASKED, seat, argument)
            s.enter(Deferral(argument, seat))
        else:
            do_business(s, seat, verb, argument)


class Answer(EuropeFrame):
    """A player answers what another asked him in the open."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("asker", SEAT)]

    def __init__(self, seat: int, asker: int) -> None:
        super().__init__(seat)
        self.asker = asker

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [ACCEPT << 16, DECLINE << 16]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ACCEPT, DECLINE) else misplaced(verb)


def on_with_calls(s: Europe) -> None:
    """The owner chooses again, as long as there is somebody to call."""
    s.leave()
    if not calls(s, s.active):
        s.leave()


class Invitation(Answer):
    """An ally is invited to play his turn now (NIE-ALL-05 to -07, -12)."""

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-ALL-12"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == DECLINE:
            s.spurned |= 1 << seat
            s.tell(T_DECLINED, seat, self.asker)
            on_with_calls(s)
            return
        s.party |= 1 << seat
        s.tell(T_JOINED, seat, self.asker)
        on_with_calls(s)
        if endable(s, seat):
            s.enter(EndAlliances(seat))


class Deferral(Answer):
    """An ally whose slot is to come is asked to take another along (NIE-ALL-13)."""

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-ALL-13"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == DECLINE:
            s.spurned |= 1 << seat
            s.tell(T_DECLINED, seat, self.asker)
            on_with_calls(s)
            return
        s.host[self.asker] = seat
        s.party = 0  # his turn is put off: he has not acted
        s.phase = 9
        s.tell(T_DEFERRED, self.asker, seat)
        s.leave()
        s.leave()
