"""A table as a learning agent sits at it: dense actions, masks, rows of numbers, rewards from -1 to 1."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grognard.kernel.contract import WATCHER, Json
from grognard.kernel.errors import Barred
from grognard.kernel.registry import find_game

Array = NDArray[np.uint8]
Mask = NDArray[np.int8]
LIMIT = 20_000  # decisions after which a game is broken off


def environment_version(version: str) -> int:
    """The number of an environment, which begins with 0, from the version of the rules, which begins with 1."""
    return int(version.partition(".")[0]) - 1


def rewards(scores: list[float]) -> list[float]:
    """What the scores are worth: for each rival that did worse, and against each that did better, an equal part of 1.

    So all rewards lie between -1 and 1 and their sum is 0; the only winner has 1, and of two players the loser has -1."""
    rivals = max(len(scores) - 1, 1)
    return [sum((score > other) - (score < other) for other in scores) / rivals for score in scores]


class Table:
    """One game after the other, with the same options."""

    def __init__(self, game: str, options: Mapping[str, object], limit: int = LIMIT) -> None:
        self.game = find_game(game)
        self.options = self.game.resolve(options)
        self.seats = self.game.seats(self.options)
        self.blocks = self.game.blocks(self.options)
        self.vocabulary = self.game.vocabulary
        self.highs: Array = np.repeat(
            np.array([block.high for block in self.blocks], np.uint8), [block.size for block in self.blocks]
        )
        self.limit = limit
        self._luck = np.random.default_rng()
        self.deal(None)

    def deal(self, seed: int | None) -> None:
        """A new game. A seed begins a series of games; without one the series goes on."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.state = self.game.new(self.options, self.draw())
        self.made = 0  # decisions

    def draw(self) -> int:
        """A seed for whatever needs one, from the series."""
        return int(self._luck.integers(1 << 53))

    @property
    def seat(self) -> int:
        """The seat that decides; where several do, the first of them. -1 when the game is over."""
        state = self.state
        if not state.stack:
            return -1
        deciders = state.deciders()
        return deciders[0]

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def broken_off(self) -> bool:
        """The game has lasted too long."""
        return self.made >= self.limit and not self.over

    def row(self, seat: int) -> Array:
        """What the seat may see, as numbers."""
        return np.frombuffer(bytearray(self.state.observe(seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that is open to the seat."""
        mask = bytearray(self.vocabulary.size)
        for index in self.vocabulary.indices(self.state.legal(seat)):
            mask[index] = 1
        return np.frombuffer(mask, np.int8)

    def named(self, row: Array) -> dict[str, Array]:
        """The parts of a row by the names of their blocks."""
        found, first = {}, 0
        for block in self.blocks:
            found[block.name] = row[first : first + block.size]
            first += block.size
        return found

    def view(self, seat: int) -> Json:
        """What the seat may see, as a dictionary ready for JSON."""
        return self.state.view(seat)

    def act(self, seat: int, index: int) -> None:
        """The action of that number; Barred if it is not open."""
        action = self.vocabulary.action(index)
        clause = self.state.bar(seat, action)
        if clause is not None:
            raise Barred(clause, self.vocabulary.name(action))
        self.state.apply(seat, action)
        self.made += 1

    def rewards(self) -> list[float]:
        """By seat, when the game is over or broken off."""
        return rewards(self.state.scores()) if self.over else [0.0] * len(self.seats)

    def text(self) -> str:
        """The board as everybody sees it, as text."""
        from rich.console import Console

        from grognard.cli.boards import find_board
        from grognard.words import Words, language

        console = Console(width=120, color_system=None, highlight=False)
        with console.capture() as capture:
            console.print(find_board(self.game, Words(language(), self.game)).draw(self.view(WATCHER), 120))
        return capture.get()


def spaces_of(table: Table) -> tuple[Any, Any]:
    """Gymnasium's spaces of a row and of an action."""
    from gymnasium.spaces import Box, Discrete

    return Box(np.zeros_like(table.highs), table.highs, dtype=np.uint8), Discrete(table.vocabulary.size)
