"""How good a situation is, and what a sensible player makes of it.

`evaluate` compares a seat's growth, pieces and cards with its best rival's. `judge` is a marshal's common sense: infantry
spreads over land that can be taken, armies attack where the odds are good, everything fires, cards are spent well, alliances
serve against whoever leads. The weights are ours and were tried by simulation.
"""

import math
from typing import Final

from grognard.games.napoleon_in_europe.judgement import Judgement
from grognard.games.napoleon_in_europe.state import Europe, growth
from grognard.games.napoleon_in_europe.tables import ARM_COUNT, NATION_COUNT, NATIONS_IN, number

# What a piece is worth, in regions.
WORTH: Final = [0.30, 0.40, 0.45, 0.40]


def standing(s: Europe, seat: int) -> float:
    """What a seat has, in regions gained: growth, pieces, cards, capitals."""
    if s.out >> seat & 1:
        return -20.0
    pieces = 0.0
    cards = 0
    capitals = 0
    for nation in NATIONS_IN[s.own[seat]]:
        cards += s.held[nation]
        capitals += s.capitals[nation]
        for region in s.where[nation]:
            army = s.army[region * NATION_COUNT + nation]
            for arm in range(ARM_COUNT):
                pieces += WORTH[arm] * number(army, arm)
    share = max(s.shares[seat], 1)
    left = max(s.rules.limit - s.turn, 0) if s.rules.limit else 10
    weight = min(left, 6) / 6  # what is not land counts less and less towards the end
    return growth(s, seat) + weight * (pieces + 0.2 * cards + capitals) / share


def evaluate(s: Europe, seat: int) -> float:
    """From 0 (lost) to 1 (won): the seat's standing beside its best rival's."""
    if s.winners:
        return 1.0 if s.winners >> seat & 1 else 0.0
    own = standing(s, seat)
    best = max([standing(s, other) for other in range(s.rules.players) if other != seat])
    return 1.0 / (1.0 + math.exp((best - own) / 5.0))


def judge(s: Europe, seat: int, actions: list[int]) -> list[float]:
    """What a plain player thinks of each of these actions; only their order counts."""
    judgement = Judgement(s, seat)
    return [judgement.of(action >> 16, action & 0xFFFF) for action in actions]
