"""Three players: when the coalition partners may talk and exchange cards (N15-3PL-05, -25)."""

from typing import ClassVar

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced, owners
from grognard.games.napoleon_1815.state import TALK, WITH_PARTNERS, Campaign
from grognard.games.napoleon_1815.tables import BLUCHER, COALITION, DISTANCE, WELLINGTON
from grognard.games.napoleon_1815.verbs import DONE, GIVE, T_GAVE, T_GIVEN
from grognard.kernel.actions import SEAT, act
from grognard.kernel.contract import NOBODY, only


def partners_may_talk(s: Campaign) -> bool:
    """Aide de camp this turn, or Blücher and Wellington in the same zone or next to each other."""
    if s.effects & TALK:
        return True
    here, there = s.zone[WELLINGTON], s.zone[BLUCHER]
    return here >= 0 and there >= 0 and DISTANCE[here][there] <= 1


def offer_exchange(s: Campaign) -> None:
    """The leader, then his partner, may hand over cards; who has none is not asked."""
    for seat in [2, 1] if s.leader == 1 else [1, 2]:
        s.enter(Partner(seat))


class Partner(CampaignFrame):
    """It is this partner's turn to hand over cards."""

    fields: ClassVar[list[tuple[str, str]]] = [("of", SEAT)]

    def __init__(self, of: int) -> None:
        super().__init__(NOBODY)
        self.of = of

    def run(self, s: Campaign) -> None:
        if s.hand[self.of]:
            s.become(Exchange(self.of))
        else:
            s.leave()


class Exchange(CampaignFrame):
    """Hand over any cards to the partner, or none (N15-3PL-25)."""

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-3PL-25"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(GIVE, card) for card in s.hand[seat]] + [act(DONE)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == DONE:
            return None
        if verb != GIVE:
            return misplaced(verb)
        return None if argument in s.hand[seat] else "N15-CARD-01"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb == GIVE:
            other = 3 - seat
            for card in s.hand[1] + s.hand[2]:
                if s.shown[card] & only(0):  # the French have seen it: now it may be with either partner
                    s.shown[card] = s.shown[card] & ~only(0) | WITH_PARTNERS
            known = s.shown[argument] & WITH_PARTNERS
            s.take_from_hand(seat, argument)
            s.add_to_hand(other, argument)
            s.reveal(argument, owners(s, COALITION) | known)
            s.tell(T_GAVE, seat, 1)
            s.tell_only(only(1) | only(2), T_GIVEN, seat, argument)
            if s.hand[seat]:
                return
        s.leave()
