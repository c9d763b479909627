"""Wellington's Victory, Waterloo on four map sheets (an unofficial implementation; the rules in our own words)."""

from grognard.games.wellingtons_victory.game import GAME

__all__ = ["GAME"]
