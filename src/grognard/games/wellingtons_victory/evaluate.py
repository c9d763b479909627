"""How good a situation is, for the computer players."""

from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import ANGLO_ALLIED, FRENCH, PRUSSIAN


def evaluate(s: Battle, seat: int) -> float:
    """By army morale: from 0 (lost) to 1 (won) for the seat."""
    if s.winner >= 0:
        return s.scores()[seat]
    allied = s.morale[ANGLO_ALLIED] if ANGLO_ALLIED in s.rules.armies else s.morale[PRUSSIAN]
    french = s.morale[FRENCH]
    value = max(french, 1) / (max(french, 1) + max(allied, 1))
    return value if seat == 0 else 1.0 - value


def judge(s: Battle, seat: int, actions: list[int]) -> list[float]:
    """How good each action looks."""
    return [0.0] * len(actions)
