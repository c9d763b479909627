"""What a seat may see as numbers (`view` tells the same in words): everything is open, but for what hidden stacks cover."""

from collections.abc import Callable
from typing import Final

from grognard.games.wellingtons_victory.ground import COLUMN, OBJECTIVES, ROW
from grognard.games.wellingtons_victory.hidden import massed, seen
from grognard.games.wellingtons_victory.state import DEAD, GONE, STORY, WAITING, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMIES,
    BATTERY_COUNT,
    CREW,
    FIRST_COMPANY,
    FIRST_CREW,
    FORMATION_COUNT,
    KIND,
    PIECE_COUNT,
)
from grognard.games.wellingtons_victory.verbs import FORMS
from grognard.kernel.observation import MOST, Block, put_all, put_bits, put_wide

# The row of a piece that is on no hex; its column is 0.
_OFF: Final = 0
_WAITING: Final = 1
_DEAD: Final = 2
_GONE: Final = 3
_COVERED: Final = 4

BLOCKS: Final = [
    Block("column", PIECE_COUNT, max(COLUMN)),
    Block("row", PIECE_COUNT, max(ROW)),
    Block("order", PIECE_COUNT, 2),
    Block("marks", PIECE_COUNT),
    Block("more marks", PIECE_COUNT),
    Block("strength", FIRST_COMPANY),  # of all but the companies, which have one point
    Block("form", FIRST_COMPANY, len(FORMS)),
    Block("facing", FIRST_COMPANY, 5),
    Block("rounds", BATTERY_COUNT),
    Block("brigade active", FORMATION_COUNT, 1),
    Block("morale", len(ARMIES)),
    Block("demoralised", len(ARMIES), 1),
    Block("active brigades", len(ARMIES)),
    Block("effectiveness lost", len(ARMIES)),
    Block("objective holder", len(OBJECTIVES), len(ARMIES) - 1),
    Block("story", STORY),
    Block("clock", 3),  # turn, phase, phasing side plus 1
    Block("move", 4),  # the piece that leads it plus 1, in two numbers; movement points; those far from the enemy only
    Block("passed", 2, 1),
    Block("alternation", 3),  # whose step, charges under way, checks to be made
]
BLOCKS_BELOW: Final = [  # with hidden stacks: of each piece that is seen what lies unseen on its hex (WV-15.4.1)
    Block("units below", PIECE_COUNT),
    Block("massed below", PIECE_COUNT, 1),
]


class Told:
    """Numbers by piece as bytes. From one row to the next few of them change, and only those are written anew."""

    def __init__(self, size: int, byte: Callable[[int], int]) -> None:
        self.byte = byte
        self.numbers = [0] * size
        self.bytes = bytearray([byte(0)] * size)

    def now(self, numbers: list[int]) -> bytearray:
        if numbers != self.numbers:
            for p in range(len(numbers)):
                if numbers[p] != self.numbers[p]:
                    self.bytes[p] = self.byte(numbers[p])
            self.numbers = numbers[:]
        return self.bytes


def _same(number: int) -> int:
    return min(number, MOST)


def _low(marks: int) -> int:
    return marks & MOST


def _high(marks: int) -> int:
    return marks >> 8


def _column(at: int) -> int:
    return COLUMN[at] if at >= 0 else 0


def _row(at: int) -> int:
    if at >= 0:
        return ROW[at]
    return _WAITING if at == WAITING else _DEAD if at == DEAD else _GONE if at <= GONE else _OFF


_COLUMNS: Final = Told(PIECE_COUNT, _column)
_ROWS: Final = Told(PIECE_COUNT, _row)
_ORDERS: Final = Told(PIECE_COUNT, _same)
_MARKS: Final = Told(PIECE_COUNT, _low)
_MORE_MARKS: Final = Told(PIECE_COUNT, _high)
_STRENGTHS: Final = Told(FIRST_COMPANY, _same)
_FORMS: Final = Told(FIRST_COMPANY, _same)
_FACINGS: Final = Told(FIRST_COMPANY, _same)


def observe(s: Battle, seat: int) -> bytes:
    pieces = [
        _COLUMNS.now(s.where),
        _ROWS.now(s.where),
        _ORDERS.now(s.order),
        _MARKS.now(s.marks),
        _MORE_MARKS.now(s.marks),
        _STRENGTHS.now(s.strength[:FIRST_COMPANY]),
        _FORMS.now(s.form[:FIRST_COMPANY]),
        _FACINGS.now(s.facing[:FIRST_COMPANY]),
    ]
    rounds = s.rounds
    below: list[int] = []
    if s.rules.hidden_stacks:
        rounds = s.rounds[:]
        pieces = [block[:] for block in pieces]
        _cover(s, seat, pieces, rounds)
        _below(s, seat, below)
    row: list[int] = []
    put_all(row, rounds)
    row += s.active
    put_all(row, s.morale)
    for army in range(len(ARMIES)):
        row.append(1 if s.demoralised[army] else 0)
    put_all(row, [s.brigades_active(army) for army in range(len(ARMIES))])
    put_all(row, s.steps)
    row += s.holders
    put_all(row, s.story)
    put_all(row, [s.turn, s.phase, s.phasing() + 1])
    put_wide(row, s.mover + 1)
    put_all(row, [s.mp, s.reach])
    put_bits(row, s.passed, 2)
    put_all(row, [s.rider, len(s.paths), len(s.checks) // 3])
    row += below
    return b"".join(pieces) + bytes(row)


def _cover(s: Battle, seat: int, pieces: list[bytearray], rounds: list[int]) -> None:
    """Of a unit that the seat does not see it knows nothing but that it is somewhere."""
    for p in range(PIECE_COUNT):
        if seen(s, seat, p):
            continue
        for block in pieces:
            if p < len(block):
                block[p] = 0
        if KIND[p] == CREW:
            rounds[p - FIRST_CREW] = 0
        pieces[1][p] = _COVERED


def _below(s: Battle, seat: int, row: list[int]) -> None:
    below = [0] * PIECE_COUNT
    thick = [0] * PIECE_COUNT
    crowded = massed(s, seat)
    for spot in s.stacks:
        stack = s.stacks[spot]
        unseen = len([p for p in stack if not seen(s, seat, p)])
        if unseen:
            for p in stack:
                if seen(s, seat, p):
                    below[p] = unseen
                    thick[p] = 1 if spot in crowded else 0
    row += below
    row += thick
