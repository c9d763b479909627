"""Chance: one stream of answers, two sources.

A state asks for a whole number below n (`State.below`). Where the answers come from is hidden behind that one question:

- *quick*, for simulation and search: the state's own `word`, one integer below 2**60, stepped by multiply-with-carry;
- *keyed*, for tables: answer i is a keyed hash of i under a secret key of 256 bits. The host publishes the hash of the key
  before the first die (`commitment`) and the key after the last one, so that nobody can foresee the dice and everybody
  can check them;
- *scripted*, for replay: the answers that a record kept.

The same seed gives the same answers on every machine, plain or compiled.
"""

import hashlib
import secrets
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.errors import BadInput

# Multiply-with-carry in base 2**30: MULTIPLIER * 2**30 - 1 and its half, less one, are prime, so that every seed lies on a
# cycle of about 2**59 steps; all products stay below 2**61, where compiled integers are machine words.
MULTIPLIER: Final = 1_029_530_325
BITS: Final = 30
LOW: Final = (1 << BITS) - 1
_MASK: Final = (1 << 64) - 1


def seed_word(seed: int) -> int:
    """The quick source's first word for a seed: the seed's bits well stirred, so that seeds 1, 2, 3 have nothing in common."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    z ^= z >> 31
    return z % (MULTIPLIER * (1 << BITS) - 2) + 1  # neither 0 nor the other fixed point


def next_word(word: int) -> int:
    """The word after this one."""
    return MULTIPLIER * (word & LOW) + (word >> BITS)


def word_below(word: int, n: int) -> int:
    """A number from 0 to n-1 read off a word (for n far below 2**30 the numbers are as good as equally likely)."""
    return (((word & LOW) ^ (word >> BITS)) * n) >> BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a state's answers come from, if not from its own word."""

    def below(self, index: int, n: int) -> int:
        """Answer number `index` of the game: a number from 0 to n-1."""
        raise NotImplementedError


class Keyed(Source):
    """Answers by keyed hash: unforeseeable without the key, checkable with it, exactly uniform."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise BadInput("key-length", bytes=len(key))
        self.key = key

    def below(self, index: int, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            told = hashlib.blake2b(index.to_bytes(8, "big") + attempt.to_bytes(4, "big"), key=self.key, digest_size=8)
            value = int.from_bytes(told.digest(), "big")
            if value < limit:
                return value % n
            attempt += 1


class Scripted(Source):
    """Answers as a record kept them, each with the bound it was asked for."""

    def __init__(self, answers: list[tuple[int, int]]) -> None:
        self.answers = answers

    def below(self, index: int, n: int) -> int:
        if index >= len(self.answers):
            raise BadInput("chance-missing", index=index)
        bound, value = self.answers[index]
        if bound != n or not 0 <= value < n:
            raise BadInput("chance-differs", asked=n, bound=bound, value=value)
        return value


def new_key() -> bytes:
    """A fresh secret key for a table."""
    return secrets.token_bytes(32)


def commitment(key: bytes) -> str:
    """What the host publishes before the first die: the key's SHA-256. No answer can be computed from it."""
    return hashlib.sha256(b"grognard chance\n" + key).hexdigest()
