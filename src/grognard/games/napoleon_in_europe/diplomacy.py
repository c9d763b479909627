"""The diplomacy window before each slot: alliances, trades, cessions (NIE-ALL-02, -03, -11, -17, NIE-DIP-04)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.business import (
    alliance_key,
    bar_business,
    cessions,
    do_business,
    trades,
)
from grognard.games.napoleon_in_europe.control import survey, test_elimination
from grognard.games.napoleon_in_europe.frames import Discreet, EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    CEDE,
    DECLINE,
    DONE,
    PROPOSE,
    T_ALLIED,
    T_DECLINED,
    T_OFFER_ALLIANCE,
    TRADE,
)
from grognard.kernel.actions import SEAT
from grognard.kernel.contract import only


def open_window(s: Europe) -> None:
    """A new window, or a new turn: what was declined before may be proposed again (NIE-DIP-04)."""
    s.quiet = 0
    if s.declined:
        s.declined = []
    s.asked = [0] * (s.rules.players * s.rules.players)
    s.ceded = []


class Diplomacy(EuropeFrame):
    """The word goes round from the slot owner until all in succession have nothing to add (NIE-ALL-11, NIE-DIP-04)."""

    secret: ClassVar[bool] = True  # what was declined only the two know

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [DONE << 16]
        for other in range(s.rules.players):
            if bar_proposal(s, seat, other) is None:
                actions.append(PROPOSE << 16 | other)
        actions += trades(s, seat)
        if s.allies[seat] or s.own[seat] & (s.own[seat] - 1):
            cessions(s, seat, actions)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == DONE:
            return None
        if verb == PROPOSE:
            return bar_proposal(s, seat, argument)
        if verb in (TRADE, CEDE):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-ALL-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == DONE:
            s.quiet += 1
            order = s.ordered((1 << s.rules.players) - 1)
            if s.quiet >= len(order):
                s.leave()
            else:
                s.become(Diplomacy(order[(order.index(seat) + 1) % len(order)]))
        elif verb == PROPOSE:
            s.tell_only(only(seat) | only(argument), T_OFFER_ALLIANCE, seat, argument)
            s.enter(AllianceOffer(argument, seat))
        else:
            do_business(s, seat, verb, argument)


def bar_proposal(s: Europe, seat: int, other: int) -> str | None:
    """Why no alliance can be proposed to this player (NIE-ALL-02, -11, NIE-DIP-04)."""
    if other >= s.rules.players or other == seat or s.out >> other & 1 or s.allies[seat] >> other & 1:
        return "NIE-ALL-02"
    return "NIE-DIP-04" if alliance_key(seat, other) in s.declined else None


class AllianceOffer(Discreet):
    """The other accepts or declines; only an alliance that is made becomes known (NIE-ALL-03, -11, -17)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("proposer", SEAT)]

    def __init__(self, seat: int, proposer: int) -> None:
        super().__init__(seat)
        self.proposer = proposer

    def hidden(self, s: Europe, viewer: int) -> bool:
        return viewer not in (self.seat, self.proposer)

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [ACCEPT << 16, DECLINE << 16]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ACCEPT, DECLINE) else misplaced(verb)

    def wait(self, s: Europe, seat: int) -> str:
        return super().wait(s, seat) if self.hidden(s, seat) else "NIE-ALL-03"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == DECLINE:
            s.declined.append(alliance_key(self.proposer, seat))
            s.tell_only(only(seat) | only(self.proposer), T_DECLINED, seat, self.proposer)
            return
        s.ally(seat, self.proposer, True)
        s.quiet = 0
        s.tell(T_ALLIED, self.proposer, seat)
        survey(s)
        test_elimination(s)
