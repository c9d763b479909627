"""Napoleon in Europe: the basic rules (an unofficial implementation; the rules in our own words)."""

from grognard.games.napoleon_in_europe.game import GAME

__all__ = ["GAME"]
