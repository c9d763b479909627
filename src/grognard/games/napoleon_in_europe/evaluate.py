"""How good a situation is, and what a sensible player makes of it.

`evaluate` foretells the margin in regions at the end of the game from what the players have and can hope for (`prospects`).
Its weights come from a regression of the final margin over some hundreds of games that the plain player played against
itself, by how many turns were left. `judge` is a marshal's common sense: infantry spreads over land that can be taken, armies
attack where the odds are good, everything fires, cards are spent well, alliances serve against whoever leads; `glance` is the
same in haste.
"""

import math
from typing import Final

from grognard.games.napoleon_in_europe.judgement import Glance, Judgement
from grognard.games.napoleon_in_europe.prospects import Prospects
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import ARM_COUNT, NATIONS_IN
from grognard.games.napoleon_in_europe.turn import MOVEMENT

FAR_OFF: Final = 10.0  # turns left that count
# What each thing is worth in regions at the end: at once, and more for each turn that is left.
LAND: Final = [0.97, -0.03]
PIECE: Final = [[0.02, 0.18], [0.0, 0.1], [0.0, 0.07], [0.0, 0.04]]
CARD: Final = [0.0, 0.1]
CAPITAL: Final = [0.0, 0.03]
IDLE: Final = [0.0, -0.05]
TURN: Final = [9.7, 0.27]  # a turn to move in
FIRST: Final = [-3.1, -1.3]  # to move next: the others answer
# ... for the seat that moves next, and for the others
WALK: Final = [[0.6, 0.24], [0.2, 0.18]]
GAIN: Final = [[0.2, 0.2], [0.0, 0.1]]
BLOW: Final = [[0.17, 0.26], [0.1, 0.03]]
DOUBT: Final = [1.5, 1.4]  # how far from the forecast a game may end


def turns_left(s: Europe, seat: int) -> float:
    """How many turns the seat has still to move in."""
    left = max(s.rules.limit - s.turn, 0) if s.rules.limit else FAR_OFF
    return float(left + (1 if to_move(s, seat) else 0))


def to_move(s: Europe, seat: int) -> bool:
    """Whether the seat has still to move in this game turn."""
    return not s.acted >> seat & 1 and (s.active != seat or s.phase <= MOVEMENT + 1)


def next_to_move(s: Europe) -> int:
    players = s.rules.players
    for i in range(players):
        seat = (s.active + i) % players
        if to_move(s, seat) and not s.out >> seat & 1:
            return seat
    return s.first


def standing(s: Europe, seat: int, hopes: Prospects, left: float, moves: bool) -> float:
    """What a seat will have gained in the end, in regions."""
    if s.out >> seat & 1:
        return -60.0
    cards = 0
    for nation in NATIONS_IN[s.own[seat]]:
        cards += s.held[nation]
    found = (hopes.lands[seat] - s.begun[seat]) * (LAND[0] + LAND[1] * left)
    for arm in range(ARM_COUNT):
        found += hopes.arms[seat * ARM_COUNT + arm] * (PIECE[arm][0] + PIECE[arm][1] * left)
    found += cards * (CARD[0] + CARD[1] * left) + hopes.capitals[seat] * (CAPITAL[0] + CAPITAL[1] * left)
    found += hopes.idle[seat] * (IDLE[0] + IDLE[1] * left)
    turns = turns_left(s, seat)
    if turns > 0.0:
        found += turns * (TURN[0] + TURN[1] * left)
        if moves:
            found += FIRST[0] + FIRST[1] * left
        order = 0 if moves else 1
        found += hopes.walks[seat] * (WALK[order][0] + WALK[order][1] * left)
        found += hopes.gains[seat] * (GAIN[order][0] + GAIN[order][1] * left)
        found += hopes.blows[seat] * (BLOW[order][0] + BLOW[order][1] * left)
    return found / max(s.shares[seat], 1)


def evaluate(s: Europe, seat: int) -> float:
    """From 0 (lost) to 1 (won): the chance that the seat ends before all its rivals."""
    if s.winners:
        return 1.0 if s.winners >> seat & 1 else 0.0
    players = s.rules.players
    hopes = Prospects(s)
    mover = next_to_move(s)
    left = min(sum([turns_left(s, other) for other in range(players)]) / players, FAR_OFF)
    own = standing(s, seat, hopes, left, seat == mover)
    scale = (DOUBT[0] + DOUBT[1] * left) / max(s.shares[seat], 1)
    weights = 1.0
    for other in range(players):
        if other != seat:
            ahead = (standing(s, other, hopes, left, other == mover) - own) / scale
            weights += math.exp(max(min(ahead, 30.0), -30.0))
    return 1.0 / weights


def judge(s: Europe, seat: int, actions: list[int]) -> list[float]:
    """What a plain player thinks of each of these actions; only their order counts."""
    judgement = Judgement(s, seat)
    return [judgement.of(action >> 16, action & 0xFFFF) for action in actions]


def glance(s: Europe, seat: int, actions: list[int]) -> list[float]:
    """The same in haste."""
    judgement = Glance(s, seat)
    return [judgement.of(action >> 16, action & 0xFFFF) for action in actions]
