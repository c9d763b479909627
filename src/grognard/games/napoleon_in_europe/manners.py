"""Who may speak with whom, and what standing orders answer (NIE-DIP-01, -02, NIE-TRD-01, -03)."""

from grognard.games.napoleon_in_europe.alliances import Answer
from grognard.games.napoleon_in_europe.business import Cession, CounterAnswer, TradeAnswer
from grognard.games.napoleon_in_europe.diplomacy import AllianceOffer, Diplomacy
from grognard.games.napoleon_in_europe.sea import Passage
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.verbs import DECLINE, DONE, GRANT, REFUSE
from grognard.kernel.actions import act
from grognard.kernel.options import Options


def may_talk(s: Europe, seat: int, other: int) -> bool:
    """Players confer between turns; in a turn whoever takes part may speak with anybody, for he may trade at any moment of it,
    but not while a battle is fought: then only those of one side confer. Before the first turn and after the end all may."""
    if seat == other or s.party == 0 or not s.stack:
        return True
    if s.field < 0:
        return (s.party >> seat | s.party >> other) & 1 == 1
    return any([s.own[seat] & side and s.own[other] & side for side in (s.attackers, s.defenders)])


def obey(s: Europe, seat: int, orders: Options) -> int:
    """Windows passed, offers declined and passage granted or refused in a player's absence."""
    top = s.stack[-1]
    if top.seat != seat:
        return -1
    if isinstance(top, Diplomacy) and orders["windows"] == "pass":
        return act(DONE)
    if (
        isinstance(top, AllianceOffer | TradeAnswer | CounterAnswer | Cession | Answer)
        and orders["offers"] == "decline"
    ):
        return act(DECLINE)
    if isinstance(top, Passage) and orders["straits"] != "ask":
        return act(GRANT if orders["straits"] == "grant" else REFUSE)
    return -1
