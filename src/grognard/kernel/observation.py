"""Observations: what a seat may see as a row of small numbers, for programs that learn.

A row is made of named blocks, each of so many numbers from 0 to its `high`, never above 255: a row is also a string of
bytes. The blocks depend on the options alone; `State.observe` fills them. What has no natural bound is cut off at 255. The
first blocks are the same for all games: whose row it is, who is awaited, the step, and what it is about for a seat that
decides.
"""

from typing import Final

MOST: Final = 255
_PART: Final = 32
_FULL: Final = 0xFFFFFFFF
_ZEROS: Final = [0] * _PART


class Block:
    """A part of every observation of a game: its name, how many numbers it has, and the greatest that each can be."""

    def __init__(self, name: str, size: int, high: int = MOST) -> None:
        self.name = name
        self.size = size
        self.high = high


def put(row: list[int], value: int) -> None:
    """One number, cut off at both ends."""
    row.append(0 if value < 0 else min(value, MOST))


def put_all(row: list[int], values: list[int], more: int = 0) -> None:
    """Each of the numbers, raised by `more` (1 where -1 means none), cut off at both ends."""
    for value in values:
        n = value + more
        row.append(0 if n < 0 else min(n, MOST))


def put_slots(row: list[int], values: list[int], slots: int) -> None:
    """A list that may be shorter: each number raised by 1, then zeros."""
    for i in range(slots):
        put(row, values[i] + 1 if i < len(values) else 0)


def put_wide(row: list[int], value: int) -> None:
    """A number of up to 65,535 in two: the higher part first."""
    n = 0 if value < 0 else min(value, 65535)
    row.append(n >> 8)
    row.append(n & MOST)


def put_bits(row: list[int], mask: int, size: int) -> None:
    """A 1 for each member of a set. A large set is taken apart first: its parts are small numbers, which are quick."""
    for first in range(0, size, _PART):
        n = min(_PART, size - first)
        part = mask >> first & _FULL
        if part == 0:
            row += _ZEROS[:n]
        else:
            for i in range(n):
                row.append(part >> i & 1)


def put_one(row: list[int], value: int, size: int) -> None:
    """A 1 at the place of the value, 0 elsewhere; nothing but zeros for a value outside."""
    first = len(row)
    row += [0] * size
    if 0 <= value < size:
        row[first + value] = 1
