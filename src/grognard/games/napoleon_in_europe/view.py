"""What a seat may see, and worlds that it could not tell from the true one (section 6 of the rules).

Open are pieces, markers, alliances, hand sizes and everything in a battle after the reveal. Secret are hands, offers of
alliance and trade between others, the cards put face down in a trade, deployment before the reveal, and, with
`simultaneous`, placement until all have placed.
"""

from typing import Any

from grognard.games.napoleon_in_europe.alliances import Answer
from grognard.games.napoleon_in_europe.battlefield import BattleMove, Deployment, Shift, nations_of
from grognard.games.napoleon_in_europe.business import Cession, Receiver, Terms, TradeAnswer, TradeCards, key_parties
from grognard.games.napoleon_in_europe.cards import cards_in, deal_cards_anew, draws
from grognard.games.napoleon_in_europe.chances import round_odds
from grognard.games.napoleon_in_europe.diplomacy import AllianceOffer
from grognard.games.napoleon_in_europe.frames import EuropeFrame, drop_hidden
from grognard.games.napoleon_in_europe.movement import Detachment, March, Origin
from grognard.games.napoleon_in_europe.placing import next_corps
from grognard.games.napoleon_in_europe.production import Combination
from grognard.games.napoleon_in_europe.retreat import Retreat, TrailRetreat
from grognard.games.napoleon_in_europe.sea import Fleet, Loading, Passage, Sail, capacity
from grognard.games.napoleon_in_europe.setup import SecretPlacement
from grognard.games.napoleon_in_europe.state import (
    ATTACK,
    DEFENCE,
    HOLDERS,
    NO_REGION,
    Europe,
    growth,
    trail_by_sea,
    trail_corps,
    trail_region,
    trail_start,
    trail_stopped,
    trail_through,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    BORDER_NAMES,
    COMBINATIONS,
    CORPS,
    KIND_OF,
    KINDS,
    NATION_COUNT,
    NATIONS,
    NATIONS_IN,
    REGION_COUNT,
    REGIONS,
    number,
)
from grognard.games.napoleon_in_europe.verbs import SEATS

PHASES = ["window", "start", "joining", "calling", "movement", "battles", "draw", "production", "late", "end"]


def counts(army: int) -> list[int]:
    """An army as numbers of infantry, cavalry, artillery and leaders."""
    return [number(army, arm) for arm in range(ARM_COUNT)]


def seat_words(s: Europe, seat: int) -> str:
    """The message that names a seat: its nation, if it has just one."""
    own = s.own[seat]
    return f"nation-{NATIONS[NATIONS_IN[own][0]]}" if own and own & (own - 1) == 0 else f"seat-{seat + 1}"


def seats_in(s: Europe, mask: int) -> list[str]:
    return [SEATS[seat] for seat in range(s.rules.players) if mask >> seat & 1]


def nation_word(nation: int) -> str | None:
    return NATIONS[nation] if nation >= 0 else None


def view(s: Europe, seat: int) -> dict[str, Any]:
    """The table as the seat (or the spectator) sees it."""
    seen = sum([1 << nation for nation in range(NATION_COUNT) if not _hides_placement(s, seat, nation)])
    return {
        "turn": s.turn,
        "last_turn": s.rules.limit,
        "phase": PHASES[max(s.phase - 1, 0)],
        "active": SEATS[s.active],
        "first": SEATS[s.first],
        "party": seats_in(s, s.party),
        "acted": seats_in(s, s.acted),
        "seats": [_player(s, other) for other in range(s.rules.players)],
        "nations": {NATIONS[nation]: _nation(s, seat, nation) for nation in range(NATION_COUNT)},
        "regions": {REGIONS[region]: _region(s, seen, region) for region in range(REGION_COUNT)},
        "moved": _trails(s),
        "deck": len(s.deck),
        "under": len(s.under),
        "battle": _battle(s, seat) if s.field >= 0 else None,
        "at": _at(s, seat),
    }


def _player(s: Europe, other: int) -> dict[str, Any]:
    regions = sum([s.lands[nation] for nation in NATIONS_IN[s.own[other]]])
    return {
        "name": SEATS[other],
        "words": seat_words(s, other),
        "nations": [NATIONS[nation] for nation in NATIONS_IN[s.own[other]]],
        "allies": seats_in(s, s.allies[other]),
        "regions": regions,
        "start": s.begun[other],
        "growth": growth(s, other),
        "cards": sum([s.held[nation] for nation in NATIONS_IN[s.own[other]]]),
        "deferred_to": SEATS[s.host[other]] if s.host[other] >= 0 else None,
        "out": s.out >> other & 1 == 1,
    }


def _nation(s: Europe, seat: int, nation: int) -> dict[str, Any]:
    owner = s.owner[nation]
    sees = not s.stack or seat == owner
    known = s.hand[nation] if sees else known_cards(s, seat, nation)
    placing = _hides_placement(s, seat, nation)
    return {
        "seat": SEATS[owner] if owner >= 0 else None,
        "in_play": s.alive >> nation & 1 == 1,
        "neutral": s.turn > 0 and s.started >> nation & 1 == 0,
        "regions": s.lands[nation],
        "capitals": s.capitals[nation],
        "next_draw": draws(s, nation),
        "cards": s.held[nation],
        "known_cards": [KINDS[KIND_OF[card]] for card in cards_in(known)],
        "reserve": None if placing else counts(s.reserve[nation]),
        "sailed": s.sailed[nation],
        "capacity": capacity(s, owner, nation) if owner >= 0 and s.alive >> nation & 1 else 0,
        "sea_from": REGIONS[s.port_from[nation]] if s.port_from[nation] >= 0 else None,
        "sea_to": REGIONS[s.port_to[nation]] if s.port_to[nation] >= 0 else None,
        "straits_refused": s.refused >> nation & 1 == 1,
    }


def known_cards(s: Europe, seat: int, nation: int) -> int:
    """The cards of another nation's hand that the seat can be sure of: he gave them away, or had them before his eyes."""
    observer = seat if seat >= 0 else s.rules.players
    first = observer * HOLDERS
    elsewhere = 0
    for holder in range(HOLDERS):
        if holder != nation:
            elsewhere |= s.maybe[first + holder]
    return s.maybe[first + nation] & ~elsewhere


def _hides_placement(s: Europe, seat: int, nation: int) -> bool:
    """Whether this nation's pieces are being placed in secret before the seat."""
    return bool(s.stack) and isinstance(s.stack[-1], SecretPlacement) and s.owner[nation] != seat


def _region(s: Europe, seen: int, region: int) -> dict[str, Any]:
    """Who controls the region, and the pieces there of the nations whose pieces are seen."""
    pieces: dict[str, list[int]] = {}
    for nation in NATIONS_IN[s.present[region] & seen]:
        pieces[NATIONS[nation]] = counts(s.army[region * NATION_COUNT + nation])
    return {"controller": nation_word(s.ctrl[region]), "pieces": pieces}


def _trails(s: Europe) -> list[dict[str, Any]]:
    """What moved in this turn: where it is, where it came from."""
    return [
        {
            "corps": CORPS[trail_corps(key)],
            "at": REGIONS[trail_region(key)],
            "start": REGIONS[trail_start(key)],
            "through": None if trail_through(key) == NO_REGION else REGIONS[trail_through(key)],
            "by_sea": trail_by_sea(key) == 1,
            "stopped": trail_stopped(key) == 1,
            "number": s.trail_n[i],
        }
        for i, key in enumerate(s.trails)
    ]


def _battle(s: Europe, seat: int) -> dict[str, Any]:
    screened = isinstance(s.stack[-1], Deployment)
    own = s.own[seat] if seat >= 0 else 0
    ranks: dict[str, Any] = {}
    for side in (DEFENCE, ATTACK):
        nations = nations_of(s, side)
        for nation in NATIONS_IN[nations]:
            if screened and not nations & own:
                ranks[NATIONS[nation]] = None
            else:
                ranks[NATIONS[nation]] = {
                    "front": counts(s.front[nation]),
                    "rear": counts(s.rear[nation]),
                    "dead": counts(s.dead[nation]),
                }
    return {
        "region": REGIONS[s.field],
        "attackers": [NATIONS[nation] for nation in NATIONS_IN[s.attackers]],
        "defenders": [NATIONS[nation] for nation in NATIONS_IN[s.defenders]],
        "attack": SEATS[s.chiefs[ATTACK]],
        "defence": SEATS[s.chiefs[DEFENCE]],
        "major": s.major == 1,
        "defence_hits_from": s.least,
        "round": s.round,
        "acting": "attack" if s.side == ATTACK else "defence",
        "ranks": ranks,
        "odds": round_odds(s) if isinstance(s.stack[-1], BattleMove) else None,
    }


def _at(s: Europe, seat: int) -> dict[str, Any]:
    """What the present step is about, as far as the seat notices it."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, EuropeFrame) or top.hidden(s, seat):
        return {}
    if isinstance(top, March | Origin | Detachment):
        told: dict[str, Any] = {"border": BORDER_NAMES[top.border]}
        if not isinstance(top, March):
            told["corps"] = CORPS[top.corps]
        if isinstance(top, Detachment):
            told["start"] = REGIONS[top.start]
        return told
    if isinstance(top, Fleet):
        return {"port": REGIONS[top.port]}
    if isinstance(top, Sail):
        return {"fleet": NATIONS[top.nation], "port": REGIONS[top.port]}
    if isinstance(top, Receiver):
        return {"region": REGIONS[top.region]}
    if isinstance(top, Cession):
        return {"asker": SEATS[top.asker], "region": REGIONS[top.region], "nation": NATIONS[top.nation]}
    if isinstance(top, Answer):
        return {"asker": SEATS[top.asker]}
    if isinstance(top, AllianceOffer):
        return {"proposer": SEATS[top.proposer]}
    if isinstance(top, Retreat | TrailRetreat):
        return {"nation": NATIONS[top.nation], "fled": [REGIONS[region] for region in s.fled]}
    if isinstance(top, Shift):
        return {"corps": CORPS[top.corps]}
    if isinstance(top, Loading | Passage):
        return {
            "fleet": NATIONS[top.nation],
            "port": REGIONS[top.port],
            "goal": REGIONS[top.goal],
            "asked": SEATS[top.seat],
            "load": {NATIONS[nation]: counts(s.load[nation]) for nation in range(NATION_COUNT) if s.load[nation]},
        }
    if isinstance(top, Terms):
        told = {"own": NATIONS[top.own], "partner": NATIONS[top.partner]}
        if top.seat == seat and top.give >= 0:
            told["give"] = top.give
        return told
    if isinstance(top, TradeAnswer | TradeCards):
        told = {"own": NATIONS[top.own], "partner": NATIONS[top.partner], "give": top.give, "take": top.take}
        if isinstance(top, TradeCards):
            told["pledged"] = [KINDS[KIND_OF[card]] for card in cards_in(s.pledge[top.side(s, seat)])]
        return told
    if isinstance(top, Combination):
        return {
            "nation": NATIONS[top.nation()],
            "combination": COMBINATIONS[top.play % len(COMBINATIONS)],
            "picked": [KINDS[KIND_OF[card]] for card in cards_in(s.picked)],
        }
    if isinstance(top, Deployment):
        return _deploying(s, top, seat)
    told = {"hits": s.hits} if s.field >= 0 else {}
    if top.seat >= 0 and s.field < 0 and (corps := next_corps(s, top.seat)) >= 0:
        told["corps"] = CORPS[corps]
        told["left"] = number(s.reserve[corps // ARM_COUNT], corps % ARM_COUNT)
    elif isinstance(top, SecretPlacement) and seat >= 0 and (corps := next_corps(s, seat)) >= 0:
        told["corps"] = CORPS[corps]
        told["left"] = number(s.reserve[corps // ARM_COUNT], corps % ARM_COUNT)
    return told


def _deploying(s: Europe, top: Deployment, seat: int) -> dict[str, Any]:
    if seat not in top.deciders(s):
        return {}
    return {"corps": CORPS[top.corps(s, seat)], "left": top.most(s, seat)}


# --- other worlds ----------------------------------------------------------------------------------------------------


def redeal(s: Europe, seat: int) -> None:
    """Deal anew, in place, what the seat does not know; the result depends on nothing that it does not know."""
    players = s.rules.players
    if seat < 0 or not (s.stack and s.stack[-1].seat == seat and isinstance(s.stack[-1], Combination)):
        s.picked = 0
    drop_hidden(s, seat)
    s.declined = [
        key for key in s.declined if (seat >= 0 and key_parties(s, key) >> seat & 1) or key_parties(s, key) < 0
    ]
    s.asked = [
        asked if seat in (i // players, i % players) else 0 for i, asked in enumerate(s.asked)
    ]  # what others offered each other he has not seen
    deal_cards_anew(s, seat)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, TradeCards):
        _pledge_anew(s, top, seat)
    else:
        s.pledge = [0, 0]
    if isinstance(top, Terms) and top.seat != seat:
        s.become(Terms(top.seat, top.own, top.partner, -1, top.asked, top.offered))
    elif isinstance(top, Deployment):
        _deploy_anew(s, seat)
    elif isinstance(top, SecretPlacement):
        _place_anew(s, seat)


def _pledge_anew(s: Europe, trade: TradeCards, seat: int) -> None:
    """The other has put nothing down yet, unless he gives his whole hand: for all the seat can tell."""
    other = 1 - trade.side(s, seat)
    nation = trade.partner if other else trade.own
    wanted = trade.take if other else trade.give
    s.pledge[other] = s.hand[nation] if wanted == s.held[nation] else 0


def _deploy_anew(s: Europe, seat: int) -> None:
    """Behind the other screen nothing stands yet, for all the seat can tell."""
    own = s.own[seat] if seat >= 0 else 0
    for side in (DEFENCE, ATTACK):
        nations = nations_of(s, side)
        if nations & own:
            continue
        s.placed[side] = 0
        for nation in NATIONS_IN[nations]:
            s.front[nation] = 0
            s.rear[nation] = 0


def _place_anew(s: Europe, seat: int) -> None:
    """The others have placed nothing yet, for all the seat can tell."""
    for other in range(s.rules.players):
        if other == seat:
            continue
        for nation in NATIONS_IN[s.own[other]]:
            for region in s.where[nation]:
                army = s.army[region * NATION_COUNT + nation]
                s.remove(region, nation, army)
                s.reserve[nation] += army
