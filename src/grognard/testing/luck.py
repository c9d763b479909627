"""The suite's own luck."""

from collections.abc import Sequence
from typing import TypeVar

from grognard.kernel.chance import next_word, seed_word, word_below

T = TypeVar("T")


class Luck:
    """Luck to choose by: the same on every machine, and nothing to do with the game's."""

    def __init__(self, seed: int) -> None:
        self.word = seed_word(seed)

    def below(self, n: int) -> int:
        self.word = next_word(self.word)
        return word_below(self.word, n)

    def choose(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def seed(self) -> int:
        return self.below(1 << 24)
