"""Bataille des Nations 1813 (an unofficial implementation; the rules in our own words)."""

from grognard.games.nations_1813.game import GAME

__all__ = ["GAME"]
