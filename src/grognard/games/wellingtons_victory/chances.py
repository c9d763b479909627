"""Odds before a shot, an attack or a charge: exact for the first die, with every modifier and its clause.

Everything on this table is open, so a seat's odds are the true ones. Only with option hidden_stacks the strength of a stack
that is attacked may not be known: then they are the mean of some worlds that the seat could not tell from the true one.
"""

from typing import Any

from grognard.games.wellingtons_victory.charge import Combat, Ride
from grognard.games.wellingtons_victory.charge_windows import OpportunityCharge
from grognard.games.wellingtons_victory.command_phase import Charges
from grognard.games.wellingtons_victory.effects import effectiveness
from grognard.games.wellingtons_victory.fire import firing_strength, losses, range_to, row, target_class, targets
from grognard.games.wellingtons_victory.ground import BORDERS, HEXES, NEAR, direction
from grognard.games.wellingtons_victory.hidden import seen
from grognard.games.wellingtons_victory.march import Move
from grognard.games.wellingtons_victory.melee import (
    attack_modifiers,
    cell,
    defence_modifiers,
    differential,
    offset,
    riders_or_foot,
)
from grognard.games.wellingtons_victory.morale import BROKEN, PASSED, PREPARING, SHAKEN, modifiers, outcome
from grognard.games.wellingtons_victory.moves import movers, step_cost
from grognard.games.wellingtons_victory.reciprocal import Fire, Target
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import CAVALRY, FIRE_ROWS, KIND, PERCENTAGES, RESULTS
from grognard.games.wellingtons_victory.verbs import AIM, ATTACK, COUNTERCHARGE, FIRE, MARCH, PREPARE, ROAD_MARCH
from grognard.games.wellingtons_victory.windows import Aim, OpportunityFire

WORLDS = 12  # that are looked at where a stack is not seen


def odds(s: Battle, seat: int, verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of an action that the seat could take now."""
    if not s.stack or s.stack[-1].seat != seat:
        return None
    top = s.stack[-1]
    if top.bar(s, seat, verb, argument) is not None:
        return None
    if verb == FIRE and isinstance(top, Fire):
        found = targets(s, argument)
        return shot(s, argument, found[0]) if len(found) == 1 else None
    if verb == FIRE and isinstance(top, OpportunityFire):
        return shot(s, argument, top.hex)
    if verb == AIM and isinstance(top, Target | Aim):
        return shot(s, top.piece, argument)
    if verb == ATTACK and isinstance(top, Combat | Ride):
        return attack(s, BORDERS[argument])
    if verb in (MARCH, ROAD_MARCH) and isinstance(top, Move):
        return march(s, argument, verb == ROAD_MARCH)
    if verb == PREPARE and isinstance(top, Charges):
        return check(s, s.top(argument))
    if verb == COUNTERCHARGE and isinstance(top, OpportunityCharge):
        return check(s, s.top(argument))
    return None


def march(s: Battle, there: int, road: bool) -> dict[str, Any]:
    """What a step costs: nothing is left to chance, but it is asked for in the same way."""
    group = movers(s)
    spot = s.where[s.mover]
    cost = step_cost(s, group, spot, direction(spot, there), road)
    return {"exact": True, "place": HEXES[there], "cost": cost, "left": s.mp + s.reach - cost}


def shot(s: Battle, u: int, there: int) -> dict[str, Any]:
    """The loss that a shot causes."""
    klass = target_class(s, u, there)
    table = losses(s, u, there, klass)
    return {
        "exact": True,
        "place": HEXES[there],
        "row": FIRE_ROWS[row(s, u, there)],
        "strength": firing_strength(s, u),
        "range": range_to(s, u, there),
        "target_class": klass,
        "losses": [{"loss": loss, "p": table.count(loss) / 6} for loss in sorted(set(table))],
        "expected": sum(table) / 6,
    }


def attack(s: Battle, border: int) -> dict[str, Any]:
    """The results of an attack as it stands, before defensive fire."""
    seat = s.side_of_troops(border // 6)
    covered = [p for p in s.here(NEAR[border]) if not seen(s, seat, p)]
    worlds = [s.redeal(seat, seed) for seed in range(WORLDS)] if covered else [s]
    found = [_attack(world, border) for world in worlds]
    p: dict[tuple[str, str], float] = {}
    for one in found:
        for result in one["results"]:
            pair = result["attacker"], result["defender"]
            p[pair] = p.get(pair, 0.0) + result["p"] / len(found)
    percents = sorted([one["percent"] for one in found])
    return {
        **found[0],
        "exact": not covered,
        "percent": percents[len(percents) // 2],
        "results": [{"attacker": mine, "defender": theirs, "p": p[mine, theirs]} for mine, theirs in p],
    }


def _attack(s: Battle, border: int) -> dict[str, Any]:
    spot, there = border // 6, NEAR[border]
    side = s.side_of_troops(spot)
    riding = 1 if KIND[s.top_troops(spot)] == CAVALRY else 0
    group = riders_or_foot(s, spot, side, riding) or [s.top_troops(spot)]
    target = s.top_troops(there)
    plus, diff = offset(s, border, group, riding), differential(s, border, group, riding)
    counted: dict[tuple[int, int], int] = {}
    for die in range(1, 7):
        result = cell(die + plus, diff)
        counted[result] = counted.get(result, 0) + 1
    return {
        "percent": PERCENTAGES[plus],
        "differential": diff,
        "attacker": _list(attack_modifiers(s, group[-1], riding)),
        "defender": _list(defence_modifiers(s, target, there, border, riding != 0)),
        "results": [
            {"attacker": RESULTS[mine], "defender": RESULTS[theirs], "p": ways / 6}
            for (mine, theirs), ways in sorted(counted.items())
        ],
    }


def check(s: Battle, u: int) -> dict[str, Any]:
    """The check of cavalry before a charge."""
    found = modifiers(s, u, 0, PREPARING)
    plus = sum([amount for amount, _ in found])
    value = effectiveness(s, u)
    seen = [outcome(s, u, die + plus - value) for die in range(1, 7)]
    return {
        "exact": True,
        "effectiveness": value,
        "modifiers": _list(found),
        "passed": seen.count(PASSED) / 6,
        "disordered": seen.count(SHAKEN) / 6,
        "routed": seen.count(BROKEN) / 6,
    }


def _list(found: list[tuple[int, str]]) -> list[dict[str, Any]]:
    return [{"amount": amount, "clause": clause} for amount, clause in found]
