"""Boards drawn as text. A board draws what a view shows and nothing else, so it cannot show a secret.

A game with a board of its own has a module of its id here with a class `Board`; every other game gets the plain table.
"""

from importlib import import_module
from importlib.util import find_spec

from grognard.cli.boards.plain import Board
from grognard.kernel.contract import Game
from grognard.words import Words


def find_board(game: Game, words: Words) -> Board:
    """The board for a game."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return Board(game, words)
    board = import_module(name).Board(game, words)
    assert isinstance(board, Board)
    return board


__all__ = ["Board", "find_board"]
