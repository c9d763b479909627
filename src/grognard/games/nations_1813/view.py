"""What a seat may see, and worlds that it could not tell from the true one (section 6 of the rules).

Everything is open but Napoléon's missions until they are revealed, the Action cards in hand and the order of the deck. A card
taken from the display is known to all until it is played; when the deck has run out, each player knows by count what the
other one holds. A spectator, who sees neither hand, keeps no such count.
"""

from typing import Any

from grognard.games.nations_1813.armies import Villages, scouts_needed
from grognard.games.nations_1813.battle import Loss
from grognard.games.nations_1813.cards import ChainFrame, March, Movement, Remove, SecondPlay, WhoseMarker
from grognard.games.nations_1813.forecast import battle_now, score_now, tally
from grognard.games.nations_1813.placing import UnitType
from grognard.games.nations_1813.scoring import Allotment, Scoring, worth
from grognard.games.nations_1813.setup import KeepMission, SecondCards
from grognard.games.nations_1813.state import REFUSED, Nations
from grognard.games.nations_1813.tables import (
    ALL_CARDS,
    ANY,
    AREA_COUNT,
    AREAS,
    ARMIES,
    ARMY_COUNT,
    CARDS,
    DATES,
    DISTRICT_COUNT,
    DISTRICTS,
    FRENCH,
    HAND_LIMIT,
    KINDS,
    MISSIONS,
    MISSIONS_IN,
    MOST_MARKERS,
    NOT_BEFORE,
    SCOUT,
    SIDE,
    SIDES,
    TIME,
    UNITS,
)
from grognard.games.nations_1813.verbs import SEATS
from grognard.kernel.contract import WATCHER
from grognard.kernel.decks import deal_anew


def seat_words(s: Nations, seat: int) -> str:
    """The message that names a seat: its side once the sides are settled."""
    return f"side-{SIDES[s.side(seat)]}" if s.french >= 0 else f"seat-{seat + 1}"


def view(s: Nations, seat: int) -> dict[str, Any]:
    """The table as the seat (or the spectator) sees it."""
    rules = s.rules
    known = [s.mission[d] for d in range(DISTRICT_COUNT) if s.mission[d] >= 0 and s.knows(seat, d)]
    scoring = any([isinstance(frame, Scoring) for frame in s.stack]) or s.winner >= 0
    return {
        "number": s.number,
        "earlier": {SIDES[side]: s.earlier[side] for side in (0, 1)} if s.earlier else None,
        "seats": [_player(s, seat, other) for other in range(len(SEATS))],
        "turn": SIDES[s.turn],
        "turns": s.turns,
        "actions": s.actions,
        "time": s.time,
        "last": rules.last,
        "dates": {DATES[k]: index for k, index in enumerate(rules.dates)},
        "battles": s.battles,
        "score": {SIDES[side]: s.score[side] for side in (0, 1)},
        "areas": {AREAS[area]: _area(s, area) for area in range(AREA_COUNT)},
        "armies": {ARMIES[army]: _army(s, army) for army in range(ARMY_COUNT)},
        "display": [CARDS[card] for card in s.display],
        "discard": [CARDS[card] for card in s.discard],
        "deck": len(s.deck),
        "gone": s.gone,
        "supply": s.supply,
        "missions": {DISTRICTS[d]: _mission(s, seat, d) for d in range(DISTRICT_COUNT)},
        "turns_before": history_out(s.history),
        "dull": s.dull,
        "battle_now": battle_now(s),
        "score_now": score_now(s, known),
        "scoring": tally(s, s.mission, s.allotted) if scoring else None,
        "at": _at(s, seat),
    }


def history_out(history: int) -> list[str]:
    """Where cards were drawn from in the four turns before, the earliest first."""
    return [["none", "display", "deck", "both"][history >> 2 * i & 3] for i in (3, 2, 1, 0)]


def _area(s: Nations, area: int) -> dict[str, Any]:
    tile = s.tile_at[area]
    return {
        "tile": ARMIES[tile] if tile >= 0 else None,
        "markers": [ARMIES[army] for army in range(ARMY_COUNT) if s.spots[army] >> area & 1],
    }


def army_state(s: Nations, army: int) -> str:
    """One of the four states of an army (N13-GEN-26)."""
    if s.unplayed >> army & 1:
        return "unplayed"
    if s.lost >> army & 1:
        return "destroyed"
    return "tile" if s.tile[army] >= 0 else "markers"


def _army(s: Nations, army: int) -> dict[str, Any]:
    date = NOT_BEFORE[army]
    i = army * MOST_MARKERS
    return {
        "side": SIDES[SIDE[army]],
        "state": army_state(s, army),
        "unit": "any" if s.unit[army] == ANY else UNITS[s.unit[army]],
        "strength": max(0, s.strength(army)),
        "damage": s.damage[army],
        "area": AREAS[s.tile[army]] if s.tile[army] >= 0 else None,
        "worth": worth(s, army) if s.tile[army] >= 0 else None,
        "markers": [AREAS[area] for area in s.at[i : i + MOST_MARKERS] if area >= 0],
        "free_villages": s.free[army],
        "scouts_needed": scouts_needed(s, army),
        "not_before": DATES[date] if date >= 0 else None,
    }


def hand_out(numbers: list[int], side: int) -> list[str]:
    """The cards of a side in a list by side and kind, in order."""
    return [CARDS[card] for card in range(KINDS) for _ in range(numbers[side * KINDS + card])]


def _known(s: Nations, seat: int, side: int) -> list[int]:
    """What the seat knows of a hand, by side and kind."""
    if seat == WATCHER or s.french < 0:
        return s.open
    return s.hand if s.side(seat) == side else s.known


def _player(s: Nations, seat: int, other: int) -> dict[str, Any]:
    """A player as the seat sees him."""
    told: dict[str, Any] = {"name": SEATS[other], "words": seat_words(s, other), "side": None}
    if s.french >= 0:
        side = s.side(other)
        told["side"] = SIDES[side]
        told["score"] = s.score[side]
        told["cards"] = s.held[side]
        told["surplus"] = max(0, s.held[side] - HAND_LIMIT)
        told["scouts"] = s.hand[side * KINDS + SCOUT]
        told["known_cards"] = hand_out(_known(s, seat, side), side)
    return told


def _mission(s: Nations, seat: int, district: int) -> dict[str, Any]:
    mission, second = s.mission[district], s.second[district]
    return {
        "mission": MISSIONS[mission] if mission >= 0 and s.knows(seat, district) else None,
        "revealed": s.revealed(district),
        "two_drawn": second >= 0,
        "refused": MISSIONS[second] if second >= 0 and s.knows(seat, REFUSED + district) else None,
    }


def _at(s: Nations, seat: int) -> dict[str, Any]:
    """What the present step is about; a play is the player's own business until it is whole."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChainFrame):
        return _chain(top) if top.seat == seat else {}
    if isinstance(top, SecondCards):
        return {"first": DISTRICTS[top.first]} if top.first >= 0 else {}
    if isinstance(top, KeepMission):
        return {"district": DISTRICTS[top.district]}
    if isinstance(top, Villages):
        return {"army": ARMIES[top.army], "first": AREAS[top.first] if top.first >= 0 else None}
    if isinstance(top, UnitType | Allotment):
        return {"army": ARMIES[top.army]}
    if isinstance(top, Loss):
        return {"by": ARMIES[top.dealer], "taken": {ARMIES[a]: s.taken[a] for a in range(ARMY_COUNT) if s.taken[a]}}
    return {}


def _chain(top: ChainFrame) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if isinstance(top, Remove | Movement | WhoseMarker | March | SecondPlay):
        told = {"card": CARDS[top.card], "pair": top.pair}
    if isinstance(top, WhoseMarker | March | SecondPlay):
        told["place"] = AREAS[top.place]
    if isinstance(top, March | SecondPlay):
        told["army"] = ARMIES[top.army]
    if isinstance(top, SecondPlay):
        told["to"] = AREAS[top.to]
    return told


# --- other worlds ----------------------------------------------------------------------------------------------------


def redeal(s: Nations, seat: int) -> None:
    """Deal anew, in place, what the seat does not know; the result depends on nothing that it does not know."""
    if s.french < 0:
        return
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChainFrame) and top.seat != seat:
        s.leave()  # he has shown nothing yet: to the others he is still choosing his action
    _redeal_missions(s, seat)
    _redeal_cards(s, seat)


def _redeal_missions(s: Nations, seat: int) -> None:
    """Any mission of the district may lie face down, and beside it any other one may have been refused."""
    if seat == s.seat(FRENCH):
        return
    for district in range(DISTRICT_COUNT):
        if s.mission[district] < 0:
            continue
        if not s.knows(seat, district):
            s.mission[district] = MISSIONS_IN[district][s.below(len(MISSIONS_IN[district]))]
        if s.second[district] >= 0:
            others = [mission for mission in MISSIONS_IN[district] if mission != s.mission[district]]
            s.second[district] = others[s.below(len(others))]


def _redeal_cards(s: Nations, seat: int) -> None:
    """All cards that the seat cannot place are shuffled and dealt to the hands and the deck, as many as there were."""
    if not s.display and not s.deck and s.held == [0, 0]:
        return  # nothing has been dealt yet
    left = [0] * KINDS
    for card in ALL_CARDS:
        left[card] += 1
    for card in s.display + s.discard:
        left[card] -= 1
    left[TIME] -= s.gone
    hidden = [0, 0]
    for side in (0, 1):
        known = _known(s, seat, side)
        hidden[side] = s.held[side]
        for card in range(KINDS):
            hidden[side] -= known[side * KINDS + card]
            if card != SCOUT:
                left[card] -= known[side * KINDS + card]
        s.hand[side * KINDS : side * KINDS + KINDS] = known[side * KINDS : side * KINDS + KINDS]
    unknown = deal_anew(s, [card for card in range(SCOUT) for _ in range(left[card])])
    for side in (0, 1):
        for _ in range(hidden[side]):
            s.hand[side * KINDS + unknown.pop()] += 1
    s.deck = unknown
    if seat == WATCHER:
        s.known = s.open[:]  # what the players have counted is not his to know
