"""What everybody sees of the advanced rules and of the history: all of it is open (section 6 of the rules)."""

from typing import Any, Final

from grognard.games.risk_napoleon.advanced import (
    B_ATTACKER,
    B_DEFENDER,
    B_ENGAGED,
    B_PLACE,
    B_ROUNDS,
    C_EXPOSED,
    C_LOST,
    C_POWER,
    C_SAFE,
    L_COUNT,
    PLAY,
    History,
)
from grognard.games.risk_napoleon.armies import Detail
from grognard.games.risk_napoleon.assault import Commit
from grognard.games.risk_napoleon.campaigns import AIMS, PERIOD_NAMES, PERIODS, Aim
from grognard.games.risk_napoleon.captives import Answer, Terms
from grognard.games.risk_napoleon.conquest import Captured, MoveIn
from grognard.games.risk_napoleon.counters_io import advanced_out, history_out, place_word
from grognard.games.risk_napoleon.duties import CLAUSES
from grognard.games.risk_napoleon.effects import Levy, current
from grognard.games.risk_napoleon.generals import Ride, Withdraw
from grognard.games.risk_napoleon.landings import Embark, Landing
from grognard.games.risk_napoleon.movement import Marching, Movement
from grognard.games.risk_napoleon.naval import Fire, ReturnFire
from grognard.games.risk_napoleon.objectives import points, standing
from grognard.games.risk_napoleon.phases import Adversary
from grognard.games.risk_napoleon.redeployment import Garrison, Moor
from grognard.games.risk_napoleon.retreat import Haven
from grognard.games.risk_napoleon.rounds import Aftermath, Resist
from grognard.games.risk_napoleon.ships import Sail
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_NAMES,
    NATION_COUNT,
    NATIONS,
    REGION_MASK,
    REGIONS,
    SEAS,
    SHIPS,
    TERRITORIES,
)
from grognard.games.risk_napoleon.verbs import SEATS
from grognard.kernel.contract import Frame

_RULES: Final = ["fortresses", "generals", "fleets"]


def counters_seen(s: Risk) -> dict[str, Any]:
    """Fortresses, generals, fleets: everything is open."""
    told = advanced_out(s)
    told["rules"] = [rule for rule, used in zip(_RULES, (s.rules.fortresses, s.rules.generals, s.rules.fleets)) if used]
    told["navies"] = {SHIPS[ship]: s.rules.ship_navy[ship] for ship, at in enumerate(counters(s).ship) if at >= 0}
    return told


def history_seen(s: Risk) -> dict[str, Any]:
    """The calendar, armies by nation, what is asked of each nation now and what it would score now."""
    hist = calendar(s)
    told = history_out(s)
    playing = hist.period < len(PERIODS)
    period = PERIODS[hist.period] if playing else PERIODS[-1]
    told["turns"] = period.turns
    told["at_war"] = [NATIONS[n] for n in cards_in(period.war)] if playing else []
    told["would_score"] = dict(zip(NATIONS, standing(s), strict=True)) if playing and s.round else {}
    told["total"] = {NATIONS[n]: hist.vp[n] for n in range(NATION_COUNT)}
    told["duties"] = [
        {"name": duty.name, "clause": CLAUSES[duty.name], "nation": None if duty.nation < 0 else NATIONS[duty.nation],
         "turn": duty.turn, "met": hist.met >> i & 1 == 1}
        for i, duty in enumerate(period.duties)
    ]  # fmt: skip
    told["aims"] = [_aim(s, aim) for aim in period.aims] if playing and s.round else []
    told["periods"] = PERIOD_NAMES[: s.rules.last_campaign]
    told["treaty"] = _treaty(told["treaty"]) if _fresh(hist) else None
    return told


def _fresh(hist: History) -> bool:
    """Whether the last treaty is still to be read: until the first turn of the next campaign is over."""
    return len(hist.treaty) > 0 and (hist.stage != PLAY or (hist.game_turn == 1 and hist.step < 2))


def _treaty(steps: list[dict[str, Any]]) -> dict[str, Any]:
    """The campaign that a treaty closes, then all that it did so far."""
    period = next((step["a"]["period"] for step in steps if step["e"] == "treaty"), None)
    return {"period": period, "steps": [step for step in steps if step["e"] != "treaty"]}


def _aim(s: Risk, aim: Aim) -> dict[str, Any]:
    """An objective: what it brings (for each, where several count), and what it would bring now."""
    whole = [REGIONS[r] for r, mask in enumerate(REGION_MASK) if aim.lands & mask == mask]
    single = aim.lands.bit_count() == 1
    return {
        "nation": NATIONS[aim.nation],
        "kind": AIMS[aim.kind],
        "points": aim.points,
        "count": aim.count,
        "place": TERRITORIES[aim.lands.bit_length() - 1] if single else None,
        "regions": [] if single or len(whole) == len(REGIONS) else whole,
        "now": points(s, aim),
    }


def at_advanced(s: Risk, top: Frame[Any]) -> dict[str, Any]:
    """What the present step is about."""
    adv = counters(s)
    if isinstance(top, Resist):
        return {"border": BORDER_NAMES[top.border], "engaged": top.engaged}
    if isinstance(top, MoveIn):
        return {"border": BORDER_NAMES[top.border], "least": top.least}
    if isinstance(top, Movement):
        return {"done": top.done}
    if isinstance(top, Landing):
        return {"border": BORDER_NAMES[top.border], "number": adv.landing[L_COUNT]}
    if isinstance(top, Commit | Embark | Marching | Aftermath):
        return {"border": BORDER_NAMES[top.border]}
    if isinstance(top, Captured | Garrison | Withdraw | Ride | Haven):
        return {"place": TERRITORIES[top.place]}
    if isinstance(top, Sail | Moor):
        return {"piece": SHIPS[top.ship]}
    if isinstance(top, Fire | ReturnFire):
        battle = adv.battle
        return {
            "at": place_word(battle[B_PLACE]),
            "attacker": SEATS[battle[B_ATTACKER]],
            "defender": SEATS[battle[B_DEFENDER]],
            "rounds": battle[B_ROUNDS],
            "engaged": battle[B_ENGAGED],
        }
    if isinstance(top, Adversary):
        return {"sea": SEAS[top.sea]}
    if isinstance(top, Detail):
        return {"nation": NATIONS[top.nation], "total": top.total}
    if isinstance(top, Terms):
        return {"other": SEATS[top.other], "given": top.given}
    if isinstance(top, Answer):
        return {"power": SEATS[top.power], "given": top.given, "wanted": top.wanted}
    if isinstance(top, Levy):
        return {"least": current(s).least, "most": current(s).most, "number": calendar(s).going[0]}
    if adv.convoy:
        convoy = adv.convoy
        return {
            "convoy": SEATS[convoy[C_POWER]],
            "exposed": convoy[C_EXPOSED],
            "safe": convoy[C_SAFE],
            "lost": convoy[C_LOST],
        }
    if s.hist is not None and s.hist.battle:
        return {"waterloo": s.hist.battle[0], "rounds": s.hist.battle[1]}
    return {}
