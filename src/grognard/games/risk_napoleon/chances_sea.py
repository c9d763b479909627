"""Odds of a crossing before it is ordered: what comes through if every enemy on the way intercepts (exact: all in it is open).

The policy: each enemy fights the escort to the end, both with all the dice they may throw, then falls upon the convoy.
"""

from typing import Any

from grognard.games.risk_napoleon.crossing import escorts, way_of
from grognard.games.risk_napoleon.naval import left_of
from grognard.games.risk_napoleon.ships import ships_at
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import AT_SEA, BLOCKING, LOST_ON, SLIPPING
from grognard.kernel.odds import OPEN_FIELD, chances, hits

# A convoy under way: regiments exposed, slipped past, lost, turned back, and its escort as a mask of fleets.
Convoy = tuple[int, int, int, int, int]


def crossing(s: Risk, power: int, border: int, number: int, escort: int) -> dict[str, Any]:
    """How many of so many regiments come through across a border with this escort: `ends` by the number across."""
    adv = counters(s)
    underway: dict[Convoy, float] = {(number, 0, 0, 0, escort): 1.0}
    interceptors = 0
    for sea in way_of(border):
        for enemy in left_of(s, power):
            if adv.guard[sea] & adv.foe[power] & 1 << enemy:
                fleets = len(ships_at(s, AT_SEA + sea, enemy))
                interceptors += fleets
                underway = _meet(s, underway, sea, fleets)
        underway = _merged(
            [((out + past, 0, lost, home, left), p) for (out, past, lost, home, left), p in underway.items()]
        )
    ends: dict[tuple[int, int, int], float] = {}
    for (across, _, lost, home, _), p in underway.items():
        ends[across, lost, home] = ends.get((across, lost, home), 0.0) + p
    return {
        "exact": True,
        "crossing": {
            "policy": "all-intercept",
            "regiments": number,
            "fleets": interceptors,
            "escort": escort.bit_count(),
            "escorts": len(escorts(s, power, border)),
            "mean": sum(across * p for (across, _, _), p in ends.items()),
            "ends": [
                {"across": across, "lost": lost, "home": home, "p": p}
                for (across, lost, home), p in sorted(ends.items(), reverse=True)
            ],
        },
    }


def _merged(found: list[tuple[Convoy, float]]) -> dict[Convoy, float]:
    told: dict[Convoy, float] = {}
    for convoy, p in found:
        told[convoy] = told.get(convoy, 0.0) + p
    return told


def _meet(s: Risk, underway: dict[Convoy, float], sea: int, fleets: int) -> dict[Convoy, float]:
    """An enemy with so many fleets on a position intercepts (RSK-INT-06 to -17)."""
    place = counters(s).ship
    found: list[tuple[Convoy, float]] = []
    for convoy, p in underway.items():
        exposed, _, _, _, escort = convoy
        guards = [ship for ship in cards_in(escort) if place[ship] < AT_SEA or place[ship] == AT_SEA + sea]
        if not exposed:
            found.append((convoy, p))
        elif guards:
            found += _fight(convoy, p, fleets, guards)
        else:
            found += _strike(convoy, p, fleets)
    return _merged(found)


def _fight(convoy: Convoy, p: float, fleets: int, guards: list[int]) -> list[tuple[Convoy, float]]:
    """Against the escort, round after round; regiments slip past in each (RSK-INT-12 to -15)."""
    exposed, past, lost, home, escort = convoy
    fighting = {(fleets, len(guards)): p}
    found: list[tuple[Convoy, float]] = []
    while fighting:
        slipped = min(SLIPPING, exposed)
        exposed, past = exposed - slipped, past + slipped
        before, fighting = fighting, {}
        for (ours, theirs), q in before.items():
            for (sunk, killed), share in chances(OPEN_FIELD.losses(ours, theirs)).items():
                left = (ours - sunk, theirs - killed)
                if min(left) > 0:
                    fighting[left] = fighting.get(left, 0.0) + q * share
                    continue
                alive = escort
                for ship in guards[: len(guards) - left[1]]:
                    alive &= ~(1 << ship)
                after = (exposed, past, lost, home, alive)
                found += _strike(after, q * share, left[0]) if left[0] and exposed else [(after, q * share)]
    return found


def _strike(convoy: Convoy, p: float, fleets: int) -> list[tuple[Convoy, float]]:
    """Upon the regiments that have not slipped past: one die each, or all turn back (RSK-INT-08, RSK-R-43)."""
    exposed, past, lost, home, escort = convoy
    if fleets >= BLOCKING:
        return [((0, past, lost, home + exposed, escort), p)]
    return [
        ((exposed - more, past, lost + more, home, escort), p * share)
        for more, share in chances(hits(exposed, 7 - LOST_ON[fleets])).items()
    ]
