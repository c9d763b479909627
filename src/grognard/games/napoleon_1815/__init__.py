"""Napoléon 1815: the Belgian campaign (an unofficial implementation; the rules in our own words)."""

from grognard.games.napoleon_1815.game import GAME

__all__ = ["GAME"]
