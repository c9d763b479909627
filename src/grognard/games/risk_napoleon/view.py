"""What a seat may see, and worlds that it could not tell from the true one (section 6 of the rules).

Everything is open but the cards in hand, the order of the pile, missions and capitals. A card that was exchanged is known
for good: it goes under the pile openly, and when the pile has turned over everybody can tell who draws it.
"""

from typing import Any, Final

from grognard.games.risk_napoleon.combat import Defend, Engage, Occupy
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre, March
from grognard.games.risk_napoleon.reinforcements import Bonus, Exchange, ExchangeAdvanced, progressive_value
from grognard.games.risk_napoleon.setup import missions_in_play
from grognard.games.risk_napoleon.state import CAPITAL_OF, MISSION_OF, Risk, cards_in, number_of
from grognard.games.risk_napoleon.tables import (
    BORDER_NAMES,
    CARD_OF,
    CARD_TERRITORY,
    CARDS,
    COLOURS,
    MISSIONS,
    NATION_COUNT,
    NATIONS,
    TERRITORIES,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import SEATS, VOCABULARY
from grognard.games.risk_napoleon.view_advanced import at_advanced, counters_seen, history_seen
from grognard.kernel.decks import deal_anew


def owner_word(owner: int) -> str | None:
    return None if owner < 0 else VOCABULARY.sets["owner"][owner]


def seat_words(s: Risk, seat: int) -> str:
    """The message that names a seat: its colour once it has one, its nation in the history."""
    if s.rules.history:
        return f"nation-{NATIONS[seat if seat < NATION_COUNT else 0]}"
    return f"colour-{COLOURS[s.colour[seat]]}" if s.colour[seat] >= 0 else f"seat-{seat + 1}"


def view(s: Risk, seat: int) -> dict[str, Any]:
    """The table as the seat (or the spectator) sees it."""
    seen = _table(s, seat)
    if s.adv is not None:
        seen["advanced"] = counters_seen(s)
    if s.hist is not None:
        seen["history"] = history_seen(s)
    return seen


def _table(s: Risk, seat: int) -> dict[str, Any]:
    return {
        "round": s.round,
        "turn": SEATS[s.turn],
        "seats": [_player(s, seat, other) for other in range(s.rules.players)],
        "territories": _lands(s),
        "pool": s.pool,
        "pile": len(s.pile),
        "under": [CARDS[card] for card in reversed(s.pile) if s.knows(seat, card)],
        "exchanges": s.exchanges,
        "next_set": progressive_value(s.exchanges) if s.rules.progressive else None,
        "conquered": s.conquered,
        "at": _at(s, seat),
    }


_NOTHING_THERE: Final[dict[str, Any]] = dict.fromkeys(TERRITORIES)  # a copy of it need not grow


def _lands(s: Risk) -> dict[str, Any]:
    told = _NOTHING_THERE.copy()
    for t in range(TERRITORY_COUNT):
        told[TERRITORIES[t]] = _land(s.owner[t], s.troops[t])
    return told


_LANDS: Final[list[dict[str, Any]]] = []  # a land as it is told, shared by all views: equal ones are the same object


def _land(owner: int, regiments: int) -> dict[str, Any]:
    key = regiments * 8 + owner + 1
    while key >= len(_LANDS):
        told = len(_LANDS)
        _LANDS.append({"owner": owner_word(told % 8 - 1), "regiments": told // 8})
    return _LANDS[key]


def _player(s: Risk, seat: int, other: int) -> dict[str, Any]:
    """A player as the seat sees him."""
    mission, capital = s.mission[other], s.capital[other]
    return {
        "name": SEATS[other],
        "words": seat_words(s, other),
        "territories": s.count(other),
        "regiments": sum([s.troops[t] for t in s.lands[other]]),
        "reserve": s.reserve[other],
        "cards": number_of(s.hand[other]),
        "known_cards": [CARDS[card] for card in cards_in(s.hand[other]) if s.knows(seat, card)],
        "mission": MISSIONS[mission] if mission >= 0 and s.knows(seat, MISSION_OF + other) else None,
        "capital": TERRITORIES[capital] if capital >= 0 and s.knows(seat, CAPITAL_OF + other) else None,
        "out": s.round > 0 and s.count(other) == 0,
    }


def _at(s: Risk, seat: int) -> dict[str, Any]:
    """What the present step is about; the cards of an exchange are the player's own until he has named them all."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Engage | March):
        return {"border": BORDER_NAMES[top.border]}
    if isinstance(top, Defend):
        return {"border": BORDER_NAMES[top.border], "engaged": top.engaged}
    if isinstance(top, Occupy):
        return {"border": BORDER_NAMES[top.border], "least": top.least}
    if isinstance(top, Manoeuvre):
        return {"done": top.done}
    if isinstance(top, ExchangeAdvanced):
        own = seat >= 0 and s.power_of(top.seat) == s.power_of(seat)
        return {"cards": [CARDS[card] for card in top.begun()]} if own else {}
    if isinstance(top, Exchange) and top.seat == seat:
        return {"cards": [CARDS[card] for card in (top.first, top.second) if card >= 0]}
    if isinstance(top, Bonus):
        return {"cards": [CARDS[card] for card in (top.first, top.second, top.third)]}
    if s.adv is not None and top is not None:
        return at_advanced(s, top)
    return {}


# --- other worlds ----------------------------------------------------------------------------------------------------


def redeal(s: Risk, seat: int) -> None:
    """Deal anew, in place, what the seat does not know; the result depends on nothing that it does not know."""
    _redeal_capitals_and_cards(s, seat)
    _redeal_missions(s, seat)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Exchange | ExchangeAdvanced) and s.power_of(top.seat) != s.power_of(seat):
        s.leave()  # he has shown nothing yet: to the others he is still at his reinforcements


def _redeal_capitals_and_cards(s: Risk, seat: int) -> None:
    """Take up every card that the seat cannot place, then deal as many to each hand, capital and the pile as there were.

    What others know goes with the place where a card lies, not with its face."""
    others = [other for other in range(s.rules.powers) if other != s.power_of(seat)]
    hidden = [other for other in others if s.capital[other] >= 0 and not s.knows(seat, CAPITAL_OF + other)]
    taken: list[int] = []
    audiences: list[list[int]] = []  # by other seat: who knows each of the cards taken from its hand
    for other in others:
        cards = [card for card in cards_in(s.hand[other]) if not s.knows(seat, card)]
        audiences.append(sorted([s.shown[card] for card in cards]))
        taken += cards
        for card in cards:
            s.hand[other] ^= 1 << card
    of_capitals = [s.shown[CARD_OF[s.capital[other]]] for other in hidden]
    taken += [CARD_OF[s.capital[other]] for other in hidden]
    gaps = [i for i, card in enumerate(s.pile) if not s.knows(seat, card)]
    taken += [s.pile[i] for i in gaps]
    for card in taken:
        s.shown[card] = 0
    taken = deal_anew(s, taken)
    for i, other in enumerate(hidden):
        card = _capital(s, other, taken)
        s.capital[other] = CARD_TERRITORY[card]
        s.shown[card] = of_capitals[i]
        if card in taken:
            taken.remove(card)
    for i, other in enumerate(others):
        for audience in audiences[i]:
            card = taken.pop()
            s.hand[other] |= 1 << card
            s.shown[card] = audience
    for i in gaps:
        s.pile[i] = taken.pop()


def _capital(s: Risk, other: int, cards: list[int]) -> int:
    """A card that may lie before another player as his capital: of a territory that he has held since the set-up."""
    if s.round == 0:  # others are still choosing, and no card has been dealt
        cards = CARD_OF
    candidates = [
        card for card in sorted(cards) if CARD_TERRITORY[card] >= 0 and s.kept[other] >> CARD_TERRITORY[card] & 1
    ]
    return candidates[s.below(len(candidates))]


def _redeal_missions(s: Risk, seat: int) -> None:
    hidden = [
        other
        for other in range(s.rules.players)
        if other != seat and s.mission[other] >= 0 and not s.knows(seat, MISSION_OF + other)
    ]
    if not hidden:
        return
    known = [s.mission[other] for other in range(s.rules.players) if other not in hidden]
    unknown = [mission for mission in missions_in_play(s) if mission not in known]
    while True:
        dealt = deal_anew(s, unknown)
        if not any(s.missed[other] >> dealt[i] & 1 for i, other in enumerate(hidden)):
            break
    for i, other in enumerate(hidden):
        s.mission[other] = dealt[i]
