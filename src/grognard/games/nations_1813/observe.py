"""What a seat may see as numbers (`view` tells the same in words). What belongs to a side stands in the order: own, the
other's; before the sides are settled both seats look with the eyes of the French."""

from typing import Final

from grognard.games.nations_1813.state import REFUSED, Nations
from grognard.games.nations_1813.tables import (
    ANY,
    AREA_COUNT,
    ARMY_COUNT,
    DISTRICT_COUNT,
    FRENCH,
    KINDS,
    MISSION_COUNT,
    MISSIONS_IN,
    MOST_MARKERS,
    SIDE,
)
from grognard.kernel.observation import Block, put, put_all, put_bits

_TILE: Final = 3  # the states of an army: 0 unplayed, 1 markers, 2 destroyed, 3 tile


BLOCKS: Final = [
    Block("side", 2, 1),  # French, Allied
    Block("army state", ARMY_COUNT, _TILE),
    Block("army unit", ARMY_COUNT, ANY),
    Block("army damage", ARMY_COUNT),
    Block("army tile", ARMY_COUNT, AREA_COUNT),
    Block("army markers", ARMY_COUNT * MOST_MARKERS, AREA_COUNT),
    Block("army free villages", ARMY_COUNT),
    Block("army points taken", ARMY_COUNT),
    Block("army allotted to", ARMY_COUNT, MISSION_COUNT),
    Block("army due", ARMY_COUNT, 1),
    Block("army deals", ARMY_COUNT, 1),
    Block("own markers", AREA_COUNT),
    Block("other markers", AREA_COUNT),
    Block("tile", AREA_COUNT, 2),  # 1 own, 2 the other's
    Block("own hand", KINDS),
    Block("other hand known", KINDS),
    Block("display", KINDS),
    Block("discard", KINDS),
    Block("mission", DISTRICT_COUNT, 5),  # which of the district's, if known
    Block("mission revealed", DISTRICT_COUNT, 1),
    Block("second mission", DISTRICT_COUNT, 6),  # 1 drawn, else which of the district's plus 1
    Block("scores", 2),
    Block("cards", 2),
    Block("turn", 2, 1),  # own, the other's
    Block(
        "counts", 9
    ),  # turns, actions, time, battles, deck, Time cards gone, supply of Scouts, dull turns, drawn from
    Block("turns before", 4, 3),
    Block("only draws", 1, 1),
    Block("game", 3),  # which of a match, and the scores of the first
]


def observe(s: Nations, seat: int, row: list[int]) -> None:
    me = s.side(seat) if s.french >= 0 else FRENCH
    put_bits(row, 0 if s.french < 0 else 1 << me, 2)
    for army in range(ARMY_COUNT):
        row.append(0 if s.unplayed >> army & 1 else 2 if s.lost >> army & 1 else _TILE if s.tile[army] >= 0 else 1)
    row += s.unit
    put_all(row, s.damage)
    put_all(row, s.tile, 1)
    put_all(row, s.at, 1)
    put_all(row, s.free)
    put_all(row, s.taken)
    put_all(row, s.allotted, 1)
    put_bits(row, s.due, ARMY_COUNT)
    put_bits(row, s.dealers, ARMY_COUNT)
    _areas(s, me, row)
    row += s.hand[me * KINDS : me * KINDS + KINDS]
    row += s.known[(1 - me) * KINDS : (1 - me) * KINDS + KINDS]
    _kinds(s.display, row)
    _kinds(s.discard, row)
    _missions(s, seat, row)
    put(row, s.score[me])
    put(row, s.score[1 - me])
    put(row, s.held[me])
    put(row, s.held[1 - me])
    put_bits(row, 1 if s.turn == me else 2, 2)
    put_all(row, [s.turns, s.actions, s.time, s.battles, len(s.deck), s.gone, s.supply, s.dull, s.took])
    for i in range(4):
        row.append(s.history >> 2 * i & 3)
    row.append(1 if s.only_draws else 0)
    put_all(row, [s.number, s.earlier[me], s.earlier[1 - me]] if s.earlier else [s.number, 0, 0])


def _areas(s: Nations, me: int, row: list[int]) -> None:
    first = len(row)
    row += [0] * (2 * AREA_COUNT)
    for i, area in enumerate(s.at):
        if area >= 0:
            row[first + area if SIDE[i // MOST_MARKERS] == me else first + AREA_COUNT + area] += 1
    for army in s.tile_at:
        row.append(0 if army < 0 else 1 if SIDE[army] == me else 2)


def _kinds(cards: list[int], row: list[int]) -> None:
    first = len(row)
    row += [0] * KINDS
    for card in cards:
        row[first + card] += 1


def _missions(s: Nations, seat: int, row: list[int]) -> None:
    for d in range(DISTRICT_COUNT):
        row.append(MISSIONS_IN[d].index(s.mission[d]) + 1 if s.mission[d] >= 0 and s.knows(seat, d) else 0)
    for d in range(DISTRICT_COUNT):
        row.append(1 if s.revealed(d) else 0)
    for d in range(DISTRICT_COUNT):
        second = s.second[d]
        row.append(0 if second < 0 else MISSIONS_IN[d].index(second) + 2 if s.knows(seat, REFUSED + d) else 1)
