"""What a step is about, so that a prompt can name it: which general, which fleet, for whom one defends, how many are left."""

from typing import Any

from grognard.games.risk_napoleon.advanced import (
    B_ATTACKER,
    B_DEFENDER,
    B_ENGAGED,
    B_PLACE,
    B_ROUNDS,
    C_BORDER,
    C_CARGO,
    C_ESCORT,
    C_EXPOSED,
    C_POWER,
    C_STEP,
    GENERAL_ALONE,
    L_COUNT,
    W_ENGAGED,
    W_ENGLISH,
    W_FRENCH,
    W_PART,
    W_PRUSSIAN,
    W_ROUND,
)
from grognard.games.risk_napoleon.armies import LANDING, Detail, Suffer
from grognard.games.risk_napoleon.assault import Assault, Commit
from grognard.games.risk_napoleon.campaigns import FLEETS_OF_CHOICE, LOSE_REGIMENTS, START_FLEETS, START_GENERALS
from grognard.games.risk_napoleon.captives import Answer, Return, Terms, held_by
from grognard.games.risk_napoleon.combat import Combat, Defend, Engage, Occupy
from grognard.games.risk_napoleon.conquest import Captured, MoveIn
from grognard.games.risk_napoleon.crossing import Escort, Intercept, Strike, way_of
from grognard.games.risk_napoleon.duties import due
from grognard.games.risk_napoleon.effects import Levy, Scuttle, current
from grognard.games.risk_napoleon.expedition import Muster, wanted
from grognard.games.risk_napoleon.generals import ChooseFate, Ride, Withdraw, in_play, riders
from grognard.games.risk_napoleon.history import Anchor1796, Appoint1796
from grognard.games.risk_napoleon.landings import Embark, Landing
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre, March
from grognard.games.risk_napoleon.movement import Marching, Movement, most_marching
from grognard.games.risk_napoleon.naval import Fire, ReturnFire, Sink, attackers, defenders
from grognard.games.risk_napoleon.phases import Adversary, NavalCombat, NavalMovement, crowded, relieving
from grognard.games.risk_napoleon.purchases import navy_in_play
from grognard.games.risk_napoleon.redeployment import Garrison, Moor, Quarter, Remount, Spread, gained
from grognard.games.risk_napoleon.reinforcements import (
    Exchange,
    ExchangeAdvanced,
    Reinforcements,
    holds_set,
    must_exchange,
)
from grognard.games.risk_napoleon.retreat import Haven, Retreat
from grognard.games.risk_napoleon.rounds import Resist, most_engaged
from grognard.games.risk_napoleon.ships import Sail, movable, ships_at
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters, number_of
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKADING,
    BORDER_FROM,
    BORDER_NAMES,
    BORDER_TO,
    CARDS,
    ENG,
    MOST_ENGAGED,
    NATIONS,
    NEUTRAL,
    RELIEVING,
    SEAS,
    SHIPS,
    TERRITORIES,
)
from grognard.games.risk_napoleon.verbs import VOCABULARY
from grognard.games.risk_napoleon.waterloo import Charge, Square
from grognard.kernel.actions import BORDER, CARD, NUMBER, PIECE, PLACE
from grognard.kernel.contract import Frame

Subject = dict[str, tuple[str, Any]]


def subject(s: Risk) -> Subject:
    """Kind and word of each thing that the step is about."""
    top = s.stack[-1]
    if isinstance(top, Combat | Assault):
        return _combat(s)
    if isinstance(top, Engage | Commit | Landing):
        return {**_border(top.border), **_target(s, top.border)}
    if isinstance(top, Defend | Resist):
        return {**_border(top.border), **_defence(s, top.border, top.engaged)}
    if isinstance(top, Occupy | MoveIn):
        most = top.most(s) if isinstance(top, MoveIn) else s.troops[BORDER_FROM[top.border]] - 1
        return {**_border(top.border), "least": _number(top.least), "most": _number(most)}
    if isinstance(top, March | Marching):
        return {**_border(top.border), "most": _number(_most(s, top))}
    if isinstance(top, Manoeuvre | Movement):
        return _movement(s, top.done)
    if isinstance(top, Reinforcements):
        return {
            "owing": _number(0 if s.adv is None else number_of(s.adv.debt[s.turn])),
            "sets": _number(1 if holds_set(s, s.turn) else 0),
            "forced": _number(1 if must_exchange(s, s.turn) else 0),
        }
    if isinstance(top, Exchange):
        return _begun([card for card in (top.first, top.second) if card >= 0])
    if isinstance(top, ExchangeAdvanced):
        return _begun(top.begun())
    if s.adv is None:
        return {}
    return _at_sea(s, top) or _of_generals(s, top) or (_in_history(s, top) if s.hist is not None else {})


def _number(number: int) -> tuple[str, Any]:
    return NUMBER, number


def _place(territory: int) -> tuple[str, Any]:
    return PLACE, TERRITORIES[territory]


def _owner(power: int) -> tuple[str, Any]:
    return "owner", VOCABULARY.sets["owner"][power]


def _border(border: int) -> Subject:
    return {"border": (BORDER, BORDER_NAMES[border])}


def _begun(cards: list[int]) -> Subject:
    """A set that is being put together."""
    told: Subject = {"begun": _number(len(cards))}
    for i, card in enumerate(cards):
        told[("first", "second", "third", "fourth")[i]] = CARD, CARDS[card]
    return told


# --- on land ---------------------------------------------------------------------------------------------------------


def _combat(s: Risk) -> Subject:
    duty = due(s, s.turn)
    if duty is None:
        return {"due": _number(0)}
    return {"due": _number(1), "duty": ("duty", duty.name)}


def _target(s: Risk, border: int) -> Subject:
    there = BORDER_TO[border]
    most = min(MOST_ENGAGED, s.troops[BORDER_FROM[border]] - 1) if s.adv is None else most_engaged(s, border)
    return {"owner": _owner(s.owner[there]), "defenders": _number(s.troops[there]), "most": _number(most)}


def _defence(s: Risk, border: int, engaged: int) -> Subject:
    """For whom one defends, and against whom."""
    there = BORDER_TO[border]
    return {
        "engaged": _number(engaged),
        "neutral": _number(1 if s.owner[there] == NEUTRAL else 0),
        "by": _owner(s.turn),
        "defenders": _number(s.troops[there]),
    }


def _most(s: Risk, top: March | Marching) -> int:
    if isinstance(top, Marching):
        return most_marching(s, s.turn, top.border)
    return s.troops[BORDER_FROM[top.border]] - 1


def _movement(s: Risk, done: int) -> Subject:
    generals = len(riders(s, s.turn)) if s.rules.generals else 0
    led = s.adv is not None and s.adv.commanded
    return {"done": _number(done), "generals": _number(generals), "led": _number(1 if led else 0)}


# --- at sea ----------------------------------------------------------------------------------------------------------


def _lying(place: int) -> Subject:
    """Where fleets lie: in or off a port, or at sea."""
    if AT_SEA <= place < BLOCKADING:
        return {"port": _number(0), "sea": ("sea", SEAS[place - AT_SEA])}
    port = place - RELIEVING if place >= RELIEVING else place - BLOCKADING if place >= BLOCKADING else place
    return {"port": _number(1), "place": _place(port)}


def _at_sea(s: Risk, top: Frame[Any]) -> Subject:
    adv = counters(s)
    if isinstance(top, NavalMovement):
        full = crowded(s, s.turn)
        told: Subject = {"ready": _number(len(movable(s, s.turn))), "full": _number(0 if full < 0 else 1)}
        return told if full < 0 else {**told, "place": _place(full)}
    if isinstance(top, Sail):
        return {"piece": (PIECE, SHIPS[top.ship]), "why": _number(top.why), **_lying(adv.ship[top.ship])}
    if isinstance(top, Moor):
        return {"piece": (PIECE, SHIPS[top.ship]), **_lying(adv.ship[top.ship])}
    if isinstance(top, NavalCombat):
        return {"relief": _number(1 if relieving(s, s.turn) else 0)}
    if isinstance(top, Adversary):
        return {"sea": ("sea", SEAS[top.sea])}
    if isinstance(top, Fire | ReturnFire):
        battle = adv.battle
        return {
            "by": _owner(battle[B_ATTACKER]),
            "against": _owner(battle[B_DEFENDER]),
            "rounds": _number(battle[B_ROUNDS]),
            "engaged": _number(battle[B_ENGAGED]),
            "ours": _number(len(attackers(s))),
            "theirs": _number(len(defenders(s))),
            **_lying(battle[B_PLACE]),
        }
    if isinstance(top, Sink):
        return {"number": _number(top.number)}
    if isinstance(top, Embark):
        return {**_border(top.border), "most": _number(top.most(s)), "purpose": _number(top.purpose)}
    if isinstance(top, Escort | Intercept | Strike):
        return _convoy(s)
    return {}


def _convoy(s: Risk) -> Subject:
    """The convoy on its way: whose, how many, where it goes, who escorts it and who waits for it."""
    adv = counters(s)
    convoy = adv.convoy
    way = way_of(convoy[C_BORDER])
    sea = way[min(convoy[C_STEP], len(way) - 1)]
    there = [ship for ship, place in enumerate(adv.ship) if place == AT_SEA + sea]
    told: Subject = {
        "power": _owner(convoy[C_POWER]),
        "number": _number(convoy[C_EXPOSED]),
        "general": _number(1 if convoy[C_CARGO] == GENERAL_ALONE else 0),
        "sea": ("sea", SEAS[sea]),
        "escorts": _number(number_of(convoy[C_ESCORT])),
        "fleets": _number(sum(1 for ship in there if adv.foe[convoy[C_POWER]] >> s.rules.ship_power[ship] & 1)),
        "ours": _number(len(ships_at(s, AT_SEA + sea, s.power_of(s.stack[-1].seat)))),
        "egypt": _number(1 if convoy[C_BORDER] < 0 else 0),
    }
    return {**told, **_border(convoy[C_BORDER])} if convoy[C_BORDER] >= 0 else told


# --- generals, fortresses --------------------------------------------------------------------------------------------


def _of_generals(s: Risk, top: Frame[Any]) -> Subject:
    adv = counters(s)
    if isinstance(top, Captured | Ride):
        return {"place": _place(top.place)}
    if isinstance(top, ChooseFate):
        return {"waiting": _number(len(top.legal(s, top.seat)))}
    if isinstance(top, Withdraw):
        return {"place": _place(top.place), "lost": _number(top.lost)}
    if isinstance(top, Terms):
        power = s.power_of(top.seat)
        return {
            "other": _owner(top.other),
            "given": _number(top.given),
            "theirs": _number(held_by(adv, top.other, power)),
            "ours": _number(held_by(adv, power, top.other)),
        }
    if isinstance(top, Answer):
        return {"power": _owner(top.power), "given": _number(top.given), "wanted": _number(top.wanted)}
    if isinstance(top, Return):
        return {"power": _owner(s.power_of(top.seat))}
    return {}


# --- the history -----------------------------------------------------------------------------------------------------


def _in_history(s: Risk, top: Frame[Any]) -> Subject:
    hist = calendar(s)
    if isinstance(top, Detail):
        told: Subject = {
            "nation": ("nation", NATIONS[top.nation]),
            "total": _number(top.total),
            "left": _number(top.total - sum(hist.going)),
            "ashore": _number(1 if top.place == LANDING else 0),
        }
        return told if top.place == LANDING else {**told, "place": _place(top.place)}
    if isinstance(top, Suffer):
        where, number = hist.losing[-3], hist.losing[-2]
        told = {"number": _number(number), "ashore": _number(1 if where == LANDING else 0)}
        return told if where == LANDING else {**told, "place": _place(where)}
    if isinstance(top, Muster):
        return {"left": _number(wanted(s) - counters(s).landing[L_COUNT])}
    if isinstance(top, Anchor1796):
        at_start = sum(number for navy, _, number in START_FLEETS if navy == ENG)
        return {"left": _number(at_start + FLEETS_OF_CHOICE - navy_in_play(s, ENG))}
    if isinstance(top, Appoint1796):
        power = s.power_of(top.seat)
        return {"left": _number(START_GENERALS[power] - in_play(s, power))}
    if isinstance(top, Levy):
        effect = current(s)
        told = {
            "lose": _number(1 if effect.kind == LOSE_REGIMENTS else 0),
            "left": _number(effect.most - hist.going[0]),
            "owed": _number(max(0, effect.least - hist.going[0])),
        }
        return told if effect.target < 0 else {**told, "place": _place(effect.target)}
    if isinstance(top, Scuttle):
        return {"left": _number(current(s).most - hist.going[0])}
    if isinstance(top, Quarter):
        nation = s.power_of(top.seat)
        return {"left": _number(hist.displaced[nation]), "empty": _number(len(gained(s, nation)))}
    if isinstance(top, Garrison | Haven):
        return {"place": _place(top.place)}
    if isinstance(top, Remount):
        return {"left": _number(hist.riders[s.power_of(top.seat)])}
    if isinstance(top, Spread):
        ships = cards_in(hist.going[0])
        return {"piece": (PIECE, SHIPS[ships[0]]), "left": _number(len(ships))}
    if isinstance(top, Retreat):
        return {"left": _number(hist.going[0])}
    if isinstance(top, Charge | Square):
        battle = hist.battle
        return {
            "part": _number(battle[W_PART]),
            "rounds": _number(battle[W_ROUND] + 1),
            "french": _number(battle[W_FRENCH]),
            "english": _number(battle[W_ENGLISH]),
            "prussian": _number(battle[W_PRUSSIAN]),
            "engaged": _number(battle[W_ENGAGED]),
        }
    return {}
