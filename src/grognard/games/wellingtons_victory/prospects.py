"""Whether Hougoumont will fall: what a look at the farm, the hexes around it, the two armies' morale and the clock tells.

The weights are those of a logistic regression on who won 2,500 games of two plain players, each with whims of its own (one
decision in 50 to one in 2 left to chance), seen at the beginning of every phase.
"""

import math
from typing import Final

from grognard.games.wellingtons_victory.ground import HEX_COUNT, OBJECTIVES, distance
from grognard.games.wellingtons_victory.state import DISORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    COMPANY,
    EFFECTIVENESS,
    FRENCH,
    INFANTRY,
    KIND,
    SIDE_OF,
)

NEARBY: Final = 4  # hexes from the farm: those who are farther count for nothing
FAR_OFF: Final[list[int]] = [min(distance(h, OBJECTIVES[0]), NEARBY + 1) for h in range(HEX_COUNT)]
_FRENCH: Final = [0.0, 0.0, 0.049, 0.013, 0.013]  # by distance, for each point
_ALLIED: Final = [0.0, -0.132, -0.057, -0.006, -0.006]


def hold_out(s: Battle) -> float:
    """How likely the French win, from 0 to 1."""
    if s.demoralised[FRENCH] or s.demoralised[ANGLO_ALLIED]:
        return 0.5 if s.demoralised[FRENCH] and s.demoralised[ANGLO_ALLIED] else 0.0 if s.demoralised[FRENCH] else 1.0
    french, allied = s.morale[FRENCH], s.morale[ANGLO_ALLIED]
    value = 0.205 * (s.rules.end_turn - s.turn) + 0.032 * french + 0.064 * min(french, 15) - 0.027 * allied - 1.686
    inside = [0, 0]  # points in the farm, by side
    best = 0  # the strongest French stack beside it
    shaken = steady = 0
    for spot, stack in s.stacks.items():
        far = FAR_OFF[spot]
        if far > NEARBY:
            continue
        points = 0
        for p in stack:
            if KIND[p] != INFANTRY and KIND[p] != COMPANY or s.order[p] == ROUTED:
                continue
            side = SIDE_OF[p]
            strength = s.strength[p]
            value += (_ALLIED[far] if side else _FRENCH[far]) * strength
            if far == 0:
                inside[side] += strength
                if side and s.order[p] == DISORDERED:
                    shaken = 1
                if side:
                    steady = max(steady, EFFECTIVENESS[p])
            elif side == 0:
                points += strength
        if far == 1 and points > best:
            best = points
    if inside[0]:
        value += 0.454 * min(inside[0], 9) - 0.873
    else:
        value += 0.06 * min(best, 15)
    value += 1.048 * shaken - 0.457 * min(inside[1], 6) - 0.089 * steady
    return 1.0 / (1.0 + math.exp(-value))
