"""RISK Édition Napoléon: the standard booklet (an unofficial implementation; the rules in our own words)."""

from grognard.games.risk_napoleon.game import GAME

__all__ = ["GAME"]
