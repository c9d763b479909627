"""Odds before an attack: of the next round, and of the fight to the end (exact, everything in it is open)."""

from typing import Any

from grognard.games.risk_napoleon.chances_advanced import odds_advanced
from grognard.games.risk_napoleon.combat import Combat, Defend, Engage
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import BORDER_FROM, BORDER_TO, MOST_DEFENDING, MOST_ENGAGED
from grognard.games.risk_napoleon.verbs import ATTACK, DEFEND, ENGAGE
from grognard.kernel.odds import chances, conquest, contest, siege

DRAWN_OUT = 40  # up to so many regiments a side, the ends of the fight are listed one by one


def odds(s: Risk, seat: int, verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of an attack, of a number of regiments engaged in it, or of a number of dice in defence."""
    top = s.stack[-1] if s.stack else None
    if verb == ATTACK and isinstance(top, Combat) and top.bar(s, seat, verb, argument) is None:
        return _fight(s, argument, MOST_ENGAGED, MOST_DEFENDING)
    if verb == ENGAGE and isinstance(top, Engage) and top.bar(s, seat, verb, argument) is None:
        return _fight(s, top.border, argument, MOST_DEFENDING)
    if verb == DEFEND and isinstance(top, Defend) and top.bar(s, seat, verb, argument) is None:
        return _fight(s, top.border, top.engaged, argument)
    if s.adv is not None and top is not None and seat in top.deciders(s) and top.bar(s, seat, verb, argument) is None:
        return odds_advanced(s, top, verb, argument)
    return None


def _fight(s: Risk, border: int, engaged: int, defending: int) -> dict[str, Any]:
    """`round`: losses of the next round with these dice. `fight`: if the attacker goes on to the end, both sides always
    with all the dice they may throw (the policy that the screen names)."""
    attackers, defenders = s.troops[BORDER_FROM[border]] - 1, s.troops[BORDER_TO[border]]
    engaged, defending = min(engaged, attackers), min(defending, defenders)
    told: dict[str, Any] = {
        "exact": True,
        "round": [
            {"lost": lost, "inflicted": inflicted, "p": p}
            for (lost, inflicted), p in sorted(chances(contest(engaged, defending)).items())
        ],
        "dice": [engaged, defending],
        "fight": {"policy": "to-the-end", "attackers": attackers, "defenders": defenders},
    }
    told["fight"]["win"] = conquest(attackers, defenders)
    if attackers <= DRAWN_OUT and defenders <= DRAWN_OUT:
        ends = chances(siege(attackers, defenders))
        told["fight"]["ends"] = [{"attackers": a, "defenders": d, "p": p} for (a, d), p in sorted(ends.items())]
    return told
