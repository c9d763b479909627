"""Whether Hougoumont will fall: what a look at the farm, the hexes around it, the two armies' morale and the clock tells.

The weights are those of a logistic regression on who won 2,600 games of two plain players, each with whims of its own (one
decision in 50 to one in 2 left to chance), seen at the beginning of phases. In most of 1,600 of them Allied battalions were
put into the farm or around it by lot before the first turn, and morale and turn changed: plain players alone hardly ever show
what a strong garrison is worth.
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

HOUR: Final = 4  # turns; each costs an army the morale of its active brigades (WV-13.3.3)
NEARBY: Final = 4  # hexes from the farm: those who are farther count for nothing
FAR_OFF: Final[list[int]] = [min(distance(h, OBJECTIVES[0]), NEARBY + 1) for h in range(HEX_COUNT)]

# What speaks for the French, and how much each of it.
START: Final = 0
TURNS: Final = 1  # left
SPARE: Final = 2  # French morale that the hours to come leave
TIGHT: Final = 3  # the first 10 points of it
ALLIED: Final = 4  # Allied morale
TAKEN: Final = 5  # the French are in the farm
TAKERS: Final = 6  # their points there
GARRISON: Final = 7  # Allied points in the farm
SHAKEN: Final = 8  # some of them are disordered
STEADY: Final = 9  # the effectiveness of the best of them
ASSAULT: Final = 10  # the strongest French stack beside the farm
FRENCH_NEAR: Final = 11  # and on: French points 1 to 4 hexes from the farm
ALLIED_NEAR: Final = 15
WEIGHTS: Final[list[float]] = [
    -0.886, 0.159, 0.034, 0.06, -0.03, -0.075, 0.382, -0.331, 1.104, -0.146, 0.047,
    0.008, 0.041, 0.012, 0.012,
    -0.041, -0.046, 0.001, 0.001,
]  # fmt: skip
MOST_TAKERS: Final = 9
MOST_GARRISON: Final = 6
MOST_ASSAULT: Final = 15
MOST_TIGHT: Final = 10


def fall(s: Battle) -> float:
    """How likely the French win, from 0 to 1."""
    if s.demoralised[FRENCH] or s.demoralised[ANGLO_ALLIED]:
        return 0.5 if s.demoralised[FRENCH] and s.demoralised[ANGLO_ALLIED] else 0.0 if s.demoralised[FRENCH] else 1.0
    w = WEIGHTS
    hours = s.rules.end_turn // HOUR - s.turn // HOUR
    spare = s.morale[FRENCH] - s.brigades_active(FRENCH) * hours
    value = w[START] + w[TURNS] * (s.rules.end_turn - s.turn) + w[ALLIED] * s.morale[ANGLO_ALLIED]
    value += w[SPARE] * spare + w[TIGHT] * min(spare, MOST_TIGHT)
    takers = garrison = shaken = steady = assault = 0
    for spot, stack in s.stacks.items():
        far = FAR_OFF[spot]
        if far > NEARBY:
            continue
        french = allied = 0
        for p in stack:
            if (KIND[p] != INFANTRY and KIND[p] != COMPANY) or s.order[p] == ROUTED:
                continue
            if SIDE_OF[p] == 0:
                french += s.strength[p]
                continue
            allied += s.strength[p]
            if far == 0:
                steady = max(steady, EFFECTIVENESS[p])
                if s.order[p] == DISORDERED:
                    shaken = 1
        if far == 0:
            takers, garrison = french, allied
            continue
        value += w[FRENCH_NEAR - 1 + far] * french + w[ALLIED_NEAR - 1 + far] * allied
        if far == 1:
            assault = max(assault, french)
    if takers:
        value += w[TAKEN] + w[TAKERS] * min(takers, MOST_TAKERS)
    else:
        value += w[ASSAULT] * min(assault, MOST_ASSAULT)
    value += w[GARRISON] * min(garrison, MOST_GARRISON) + w[SHAKEN] * shaken + w[STEADY] * steady
    return 1.0 / (1.0 + math.exp(-value))
