"""Odds with the advanced rules: fortresses, leaders, fights at sea, interceptions, Waterloo (exact: all in them is open)."""

from typing import Any, Final

from grognard.games.risk_napoleon.advanced import (
    ATTACK_BOOST,
    B_ENGAGED,
    C_BORDER,
    C_CARGO,
    C_ESCORT,
    C_EXPOSED,
    C_POWER,
    C_STEP,
    DEFENCE_BOOST,
    GENERAL_ALONE,
    L_COUNT,
    LANDING_FORCE,
    W_ENGAGED,
)
from grognard.games.risk_napoleon.assault import Assault, Commit
from grognard.games.risk_napoleon.chances_sea import crossing
from grognard.games.risk_napoleon.crossing import Escort, Intercept, Strike, watched, way_of
from grognard.games.risk_napoleon.duties import spare_regiments
from grognard.games.risk_napoleon.expedition import wanted
from grognard.games.risk_napoleon.generals import Ride, Withdraw, general_way, way_out
from grognard.games.risk_napoleon.landings import Embark, Landing, most_embarked
from grognard.games.risk_napoleon.movement import Marching, Movement, most_marching
from grognard.games.risk_napoleon.naval import Fire, ReturnFire, attackers, defenders
from grognard.games.risk_napoleon.phases import Adversary, NavalCombat, adversaries
from grognard.games.risk_napoleon.rounds import Resist
from grognard.games.risk_napoleon.ships import ships_at
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKING,
    BORDER_FROM,
    BORDER_TO,
    LOST_ON,
    MOST_DEFENDING,
    MOST_ENGAGED,
    SHELTERED,
    SIEGE_DICE,
)
from grognard.games.risk_napoleon.transport import TO_ENTER, TO_FIGHT
from grognard.games.risk_napoleon.verbs import (
    AGAINST,
    ATTACK,
    DEFEND,
    EMBARK,
    ENGAGE,
    ENTER,
    ESCORT,
    FIRE,
    INTERCEPT,
    LAUNCH,
    MANOEUVRE,
    MARCH,
    NAVAL_ATTACK,
    REACH,
    RETURN_FIRE,
    SET_SAIL,
    WITHDRAW,
)
from grognard.games.risk_napoleon.waterloo import Charge, Square
from grognard.kernel.contract import Frame
from grognard.kernel.odds import OPEN_FIELD, Siege, chances, contest, hits

DRAWN_OUT = 40  # up to so many a side, the ends of the fight are listed one by one
BESIEGED: Final[list[int]] = [SIEGE_DICE] * (SHELTERED + 1) + [
    MOST_ENGAGED
]  # dice against a fortress, by its defenders
_SIEGES: Final[dict[tuple[bool, int, int], Siege]] = {(False, 0, 0): OPEN_FIELD}  # they keep their tables


def odds_advanced(s: Risk, top: Frame[Any], verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of an action of the advanced rules, where chance decides what it brings."""
    if verb == ATTACK and isinstance(top, Assault):
        if at_risk(s, s.turn, argument):
            return _landing(s, argument, most_embarked(s, s.turn, argument), 0)
        return _land(s, argument, MOST_ENGAGED, MOST_DEFENDING)
    if verb == ENGAGE and isinstance(top, Commit | Landing):
        return _land(s, top.border, argument, MOST_DEFENDING)
    if verb == DEFEND and isinstance(top, Resist):
        return _land(s, top.border, top.engaged, argument)
    if verb == NAVAL_ATTACK and isinstance(top, NavalCombat):
        enemies = adversaries(s, s.turn, argument)
        return _duel(s, argument, enemies[0]) if len(enemies) == 1 else None  # else first who is attacked
    if verb == AGAINST and isinstance(top, Adversary):
        return _duel(s, top.sea, argument)
    if verb == FIRE and isinstance(top, Fire):
        return _sea(len(attackers(s)), len(defenders(s)), argument, MOST_DEFENDING)
    if verb == RETURN_FIRE and isinstance(top, ReturnFire):
        return _sea(len(attackers(s)), len(defenders(s)), counters(s).battle[B_ENGAGED], argument)
    if verb == INTERCEPT and isinstance(top, Intercept | Strike):
        return _interception(s, s.power_of(top.seat))
    told = _crossing(s, top, verb, argument)
    if told is not None:
        return told
    if verb == ENGAGE and isinstance(top, Charge):
        return _round(argument, MOST_DEFENDING, 0, 0)
    if verb == DEFEND and isinstance(top, Square) and s.hist is not None:
        return _round(s.hist.battle[W_ENGAGED], argument, 0, 0)
    return None


def at_risk(s: Risk, power: int, border: int) -> bool:
    """Whether who crosses this border may be intercepted."""
    return s.rules.fleets and len(way_of(border)) > 0 and watched(s, power, border)


def _crossing(s: Risk, top: Frame[Any], verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of an order to cross the sea where an enemy may intercept."""
    power, border, number, general = s.turn, -2, 0, False
    if isinstance(top, Escort) and verb in (ESCORT, SET_SAIL):
        convoy = counters(s).convoy
        escort = convoy[C_ESCORT] | 1 << argument if verb == ESCORT else convoy[C_ESCORT]
        if convoy[C_CARGO] == LANDING_FORCE:
            return _landing(s, convoy[C_BORDER], convoy[C_EXPOSED], escort)
        told = crossing(s, convoy[C_POWER], convoy[C_BORDER], convoy[C_EXPOSED], escort)
        return {**told, "general": True} if convoy[C_CARGO] == GENERAL_ALONE else told
    if isinstance(top, Embark) and verb == EMBARK:
        if top.purpose == TO_FIGHT:
            return _landing(s, top.border, argument, 0)
        border, number = top.border, argument
    elif isinstance(top, Marching) and verb == MARCH:
        border, number = top.border, argument
    elif verb == MANOEUVRE and isinstance(top, Movement):
        border, number = argument, most_marching(s, power, argument)
    elif verb == ENTER and isinstance(top, Assault):
        border, number = argument, Embark(top.seat, argument, TO_ENTER).most(s)
    elif verb == LAUNCH and isinstance(top, Assault):
        border, number = -1, min(spare_regiments(s), wanted(s))
    elif isinstance(top, Ride | Withdraw) and verb in (REACH, WITHDRAW):
        power, number, general = s.power_of(top.seat), 1, True
        border = general_way(s, power, top.place, argument) if verb == REACH else way_out(s, top.place, argument)
    if border < -1 or not at_risk(s, power, border):
        return None
    told = crossing(s, power, border, number, 0)
    return {**told, "general": True} if general else told


def _landing(s: Risk, border: int, number: int, escort: int) -> dict[str, Any]:
    """A crossing, and the conquest by those who come through, fought to the end."""
    told = crossing(s, s.turn, border, number, escort)
    siege, theirs = _siege_of(s, border), s.troops[BORDER_TO[border]]
    told["fight"] = {
        "policy": "to-the-end",
        "attackers": number,
        "defenders": theirs,
        "win": sum(end["p"] * siege.conquest(end["across"], theirs) for end in told["crossing"]["ends"]),
    }
    return told


def _round(engaged: int, defending: int, attack_plus: int, defence_plus: int) -> dict[str, Any]:
    """Losses of the next round with these dice."""
    losses = chances(contest(engaged, defending, attack_plus, defence_plus))
    return {
        "exact": True,
        "round": [{"lost": lost, "inflicted": inflicted, "p": p} for (lost, inflicted), p in sorted(losses.items())],
        "dice": [engaged, defending],
    }


def _to_the_end(told: dict[str, Any], siege: Siege, ours: int, theirs: int) -> dict[str, Any]:
    """The same fight to the end, both sides always with all the dice they may throw."""
    told["fight"] = {
        "policy": "to-the-end",
        "attackers": ours,
        "defenders": theirs,
        "win": siege.conquest(ours, theirs),
    }
    if ours <= DRAWN_OUT and theirs <= DRAWN_OUT:
        ends = chances(siege.ends(ours, theirs))
        told["fight"]["ends"] = [{"attackers": a, "defenders": d, "p": p} for (a, d), p in sorted(ends.items())]
    return told


def _land(s: Risk, border: int, engaged: int, defending: int) -> dict[str, Any]:
    """A fight on land: a fortress allows two dice against six defenders or fewer, a leader adds two to each die."""
    adv = counters(s)
    there = BORDER_TO[border]
    ours = adv.landing[L_COUNT] if adv.landing else s.troops[BORDER_FROM[border]] - 1
    theirs = s.troops[there]
    siege = _siege_of(s, border)
    most = siege.attack[min(theirs, len(siege.attack) - 1)]
    told = _round(min(engaged, ours, most), min(defending, theirs), siege.attack_plus, siege.defence_plus)
    return _to_the_end(told, siege, ours, theirs)


def _siege_of(s: Risk, border: int) -> Siege:
    """How a fight across this border goes: walls and leaders count."""
    boost = s.hist.boost if s.hist is not None and s.hist.fighting == border else 0
    walls = counters(s).fort >> BORDER_TO[border] & 1 == 1
    key = (walls, 2 if boost & ATTACK_BOOST else 0, 2 if boost & DEFENCE_BOOST else 0)
    if key not in _SIEGES:
        _SIEGES[key] = Siege(BESIEGED if walls else [MOST_ENGAGED], MOST_DEFENDING, key[1], key[2])
    return _SIEGES[key]


def _duel(s: Risk, sea: int, enemy: int) -> dict[str, Any]:
    ours, theirs = len(ships_at(s, AT_SEA + sea, s.turn)), len(ships_at(s, AT_SEA + sea, enemy))
    return _sea(ours, theirs, MOST_ENGAGED, MOST_DEFENDING)


def _sea(ours: int, theirs: int, engaged: int, defending: int) -> dict[str, Any]:
    """A fight at sea, a fleet counting as a regiment."""
    return _to_the_end(_round(min(engaged, ours), min(defending, theirs), 0, 0), OPEN_FIELD, ours, theirs)


def _interception(s: Risk, power: int) -> dict[str, Any]:
    """What an interception brings: a fight with the escort if there is one, else losses of the convoy, die by die."""
    adv = counters(s)
    convoy = adv.convoy
    place = AT_SEA + way_of(convoy[C_BORDER])[convoy[C_STEP]]
    ours = len(ships_at(s, place, power))
    escort = sum(1 for ship in cards_in(convoy[C_ESCORT]) if adv.ship[ship] == place)
    if escort:
        return _sea(ours, escort, MOST_ENGAGED, MOST_DEFENDING)
    exposed = convoy[C_EXPOSED]
    told: dict[str, Any] = {"exact": True, "regiments": exposed, "fleets": ours}
    if ours >= BLOCKING:
        told["turned_back"] = exposed
    else:
        lost = chances(hits(exposed, 7 - LOST_ON[ours]))
        told["convoy"] = [{"lost": number, "p": p} for number, p in sorted(lost.items())]
    return told
