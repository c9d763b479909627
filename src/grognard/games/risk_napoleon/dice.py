"""Dice."""

from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import ROLLS


def roll(s: Risk, dice: int) -> int:
    """One to three dice as three digits, highest first (a die not rolled is 0)."""
    answers = ROLLS[dice]
    return answers[s.below(len(answers))]


def pairs_won(attack: int, defence: int) -> int:
    """How many pairs of dice the attacker wins: the highest, and the second if both rolled two or more; of equal dice the
    defender's is the better (RSK-CBT-07, -08)."""
    found = 1 if attack // 100 > defence // 100 else 0
    second = defence // 10 % 10
    return found + 1 if second and attack // 10 % 10 > second else found


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
