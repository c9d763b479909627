"""Dice."""

from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import ROLLS


def roll(s: Risk, dice: int) -> int:
    """One to three dice as three digits, highest first (a die not rolled is 0)."""
    answers = ROLLS[dice]
    return answers[s.below(len(answers))]


def boosted(rolled: int) -> int:
    """The same dice with a leader: two more each, at most 6 (RSK-HIS-21, -22)."""
    told, scale = 0, 1
    while rolled:
        die = rolled % 10
        if die:
            told += min(6, die + 2) * scale
        rolled //= 10
        scale *= 10
    return told
