"""How good a situation is, and what a sensible player makes of it."""

from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import FRENCH


def evaluate(s: Nations, seat: int) -> float:
    side = s.side(seat)
    if s.winner >= 0:
        return s.scores()[seat]
    return 0.5 + 0.01 * (s.score[side] - s.score[1 - side])


def judge(s: Nations, seat: int, actions: list[int]) -> list[float]:
    return [0.0 for _ in actions]


assert FRENCH == 0
