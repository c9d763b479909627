"""The map: 7,366 hexes with levels, cover, hexsides and roads, read once and frozen into flat lists (chapter 10.1).

A hex is a small integer, column by column from the west, each column from north to south. Whatever concerns a hexside or
a neighbour is at `6 * hex + direction`; directions and facings are those of `grognard.kernel.hexes`. `LIN` gives a hex one
number that adds like a vector, so that what depends only on the way from one hex to another (range, arc, the hexes on the
line, the hexside by which fire enters) is read from the tables `VEC_…` at `OFFSET + LIN[b] - LIN[a]`.
"""

import json
from pathlib import Path
from typing import Any, Final

from grognard.kernel import hexes as grid


def read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_map: Final = read("map.json")

COLUMNS: Final = 116
ROWS: Final = 64  # in odd columns; even ones have one less

HEXES: Final[list[str]] = []
COLUMN: Final[list[int]] = []  # global: 1 to 58 on sheets A and C, 59 to 116 on B and D
ROW: Final[list[int]] = []  # global: 1 to 32 on sheets A and B, 33 to 64 on C and D
SHEET: Final[list[int]] = []  # 0 A, 1 B, 2 C, 3 D
_packed: Final[list[int]] = []
for _column in range(1, COLUMNS + 1):
    for _row in range(1, ROWS + _column % 2):
        _sheet = (1 if _column > 58 else 0) + (2 if _row > 32 else 0)
        HEXES.append(f"{'ABCD'[_sheet]}{(_column - 1) % 58 + 1:02}{(_row - 1) % 32 + 1:02}")
        COLUMN.append(_column)
        ROW.append(_row)
        SHEET.append(_sheet)
        _packed.append(grid.from_offset(_column, _row, 0))
HEX_COUNT: Final[int] = len(HEXES)
HEX_NUMBER: Final[dict[str, int]] = {name: h for h, name in enumerate(HEXES)}
NEAR: Final[list[int]] = grid.neighbours(_packed)  # -1 off the map

# A border as actions name it is a number in this list; inside it is `6 * hex + direction`.
BORDERS: Final[list[int]] = [b for b, there in enumerate(NEAR) if there >= 0]
BORDER_NAMES: Final[list[str]] = [f"{HEXES[b // 6]}>{HEXES[NEAR[b]]}" for b in BORDERS]
BORDER_NUMBER: Final[list[int]] = [-1] * len(NEAR)
for _i, _b in enumerate(BORDERS):
    BORDER_NUMBER[_b] = _i

CLEAR: Final = 0
SOFT: Final = 1
HARD: Final = 2
LEVEL: Final[list[int]] = [int(x) for x in _map["levels"]]
COVER: Final[list[int]] = ["csh".index(x) for x in _map["cover"]]

# Hexsides: cover as for hexes, then what nothing crosses. A wall protects as hard cover, a stream does not.
WALL: Final = 3
STREAM: Final = 4
BRIDGE: Final = 5  # a stream under a road: crossed as any hexside unless the scenario closes it
SIDE: Final[list[int]] = [0] * (6 * HEX_COUNT)
_kinds: Final = {"soft_cover": SOFT, "hard_cover": HARD}
for _where, _class, _kind, _bridge in _map["hexsides"]:
    _h, _d = HEX_NUMBER[_where[:5]], grid.DIRECTIONS.index(_where[5:])
    _value = _kinds.get(_class, BRIDGE if _bridge else STREAM if _kind == "stream" else WALL)
    SIDE[6 * _h + _d] = _value
    SIDE[6 * NEAR[6 * _h + _d] + (_d + 3) % 6] = _value
SIDE_COVER: Final[list[int]] = [[0, SOFT, HARD, HARD, 0, 0][x] for x in SIDE]
SIDE_BLOCKED: Final[list[int]] = [
    0 if there >= 0 and SIDE[b] not in (WALL, STREAM) else 1 for b, there in enumerate(NEAR)
]
# Whether a hex has cover inside or on any of its sides, for morale checks (WV-13.1.8b): the better one.
SHELTER: Final[list[int]] = [max(COVER[h], *SIDE_COVER[6 * h : 6 * h + 6]) for h in range(HEX_COUNT)]

ROAD: Final[list[int]] = [0] * (6 * HEX_COUNT)  # 1 where a road crosses the hexside
ROAD_HEX: Final[list[int]] = [0] * HEX_COUNT
for _a, _b, _kind in _map["roads"]:
    for _from, _to in ((HEX_NUMBER[_a], HEX_NUMBER[_b]), (HEX_NUMBER[_b], HEX_NUMBER[_a])):
        ROAD[6 * _from + NEAR[6 * _from : 6 * _from + 6].index(_to)] = 1
        ROAD_HEX[_from] = 1
EDGE_NAMES: Final = ["north", "south", "west", "east"]
ROAD_EXIT: Final[dict[int, int]] = {HEX_NUMBER[name]: EDGE_NAMES.index(edge) for name, edge in _map["road_exits"]}
ENTRY_HEXES: Final[dict[str, list[int]]] = {
    name: [HEX_NUMBER[x] for x in told["hexes"]] for name, told in _map["entries"].items() if "hexes" in told
}
FRENCH_ROAD: Final[int] = HEX_NUMBER[_map["entries"]["french_road"]["hex"]]
OBJECTIVES: Final[list[int]] = [HEX_NUMBER[told["hex"]] for told in _map["objectives"]]
OBJECTIVE_POINTS: Final[list[int]] = [told["points"] for told in _map["objectives"]]
OBJECTIVE_OF: Final[dict[int, int]] = {h: i for i, h in enumerate(OBJECTIVES)}

# What a step costs a unit that is not a free mover, without roads and doublings (WV-10.2.1 to 10.2.4, R-137).
STEP_COST: Final[list[int]] = []
# 1 where a step enters an obstructed hex or crosses an obstructed hexside.
STEP_ROUGH: Final[list[int]] = []
for _b, _there in enumerate(NEAR):
    _here = _b // 6
    if _there < 0 or SIDE_BLOCKED[_b]:
        STEP_COST.append(0)
        STEP_ROUGH.append(0)
        continue
    _side = 1 if SIDE[_b] in (SOFT, HARD) else 0
    _cost = 2 if COVER[_there] else 1
    if _side or COVER[_here]:
        _cost += 1
    if LEVEL[_there] > LEVEL[_here]:
        _cost += 1
    STEP_COST.append(_cost)
    STEP_ROUGH.append(1 if _side or COVER[_there] else 0)

# --- vectors ---------------------------------------------------------------------------------------------------------
REACH: Final = 12  # nothing sees or fires farther (option extreme_range)
FAR: Final = 99
_Q: Final = 256
_MARGIN: Final = REACH + 1
LIN: Final[list[int]] = []
_AXIAL: Final[list[tuple[int, int]]] = [grid.cube(x)[:2] for x in _packed]
AXIAL_Q: Final[list[int]] = [q for q, _ in _AXIAL]
AXIAL_R: Final[list[int]] = [r for _, r in _AXIAL]
AT: Final[list[int]] = [-1] * ((COLUMNS + 2 * _MARGIN + 1) * _Q)  # the hex of a number, -1 for none
for _h in range(HEX_COUNT):
    LIN.append((AXIAL_Q[_h] + _MARGIN) * _Q + AXIAL_R[_h] + 96)
    AT[LIN[_h]] = _h

OFFSET: Final = REACH * _Q + REACH
VEC_FAR: Final[list[int]] = []  # the distance, FAR if beyond reach
VEC_ARC: Final[list[int]] = []  # a mask of the facings in whose arc the vector lies
VEC_CROSS: Final[list[int]] = []  # where the line leaves the first hex: 2d by hexside d, 2f + 1 at vertex f
VEC_REAR: Final[list[list[int]]] = []  # the rear directions of one who looks along the vector (WV-10.5.3)
VEC_LINE: Final[list[list[int]]] = []  # the steps between: for each two vectors, equal unless the step is a pair
VEC_BEYOND: Final[list[list[int]]] = []  # the step behind the end: two vectors
for _v in range(-OFFSET, OFFSET + 1):
    _vq = (_v + _Q // 2) // _Q
    _vr = _v - _vq * _Q
    _vector = grid.axial(_vq, _vr)
    _n = grid.length(_vector)
    if _n == 0 or _n > REACH:
        VEC_FAR.append(0 if _n == 0 else FAR)
        VEC_ARC.append(0)
        VEC_CROSS.append(-1)
        VEC_REAR.append([])
        VEC_LINE.append([])
        VEC_BEYOND.append([])
        continue
    _one, _two = grid.lines(0, _vector, 1)
    _flat: list[int] = []
    for _i in range(1, _n + 2):
        for _path in (_one, _two):
            _pq, _pr, _ = grid.cube(_path[_i])
            _flat.append(_pq * _Q + _pr)
    VEC_FAR.append(_n)
    VEC_ARC.append(sum([1 << f for f in range(6) if grid.in_arc(_vector, f)]))
    VEC_CROSS.append(grid.crossing(_vector))
    _bearing = grid.bearing(_vector)
    _k = _bearing // 2
    VEC_REAR.append([(_k + 3) % 6] if _bearing % 2 == 0 else [(_k + 3) % 6, (_k + 4) % 6])
    VEC_LINE.append(_flat[: 2 * (_n - 1)])
    VEC_BEYOND.append(_flat[2 * _n :])

_NOT_YET: Final[list[int]] = [-1]
_DISCS: Final = [_NOT_YET for _ in range(16 * HEX_COUNT)]  # by hex and radius, made when first asked for
_WEDGES: Final = [_NOT_YET for _ in range(16 * 6 * HEX_COUNT)]  # by hex, facing and reach


def near(a: int, b: int) -> int:
    """The distance of two hexes up to REACH, FAR beyond."""
    v = LIN[b] - LIN[a] + OFFSET
    return VEC_FAR[v] if 0 <= v <= 2 * OFFSET else FAR


def distance(a: int, b: int) -> int:
    """The distance of any two hexes."""
    q = AXIAL_Q[b] - AXIAL_Q[a]
    r = AXIAL_R[b] - AXIAL_R[a]
    if q < 0:
        q = -q
        r = -r
    if r >= 0:
        return q + r
    return max(-r, q)


def in_arc(a: int, facing: int, b: int) -> bool:
    """Whether b lies in the arc of a unit in a that faces a vertex (WV-6.4.1, WV-11.2.1)."""
    v = LIN[b] - LIN[a] + OFFSET
    return 0 <= v <= 2 * OFFSET and VEC_ARC[v] >> facing & 1 == 1


def direction(a: int, b: int) -> int:
    """The direction of a neighbour."""
    for d in range(6):
        if NEAR[6 * a + d] == b:
            return d
    return -1


def around(h: int, radius: int) -> list[int]:
    """The hexes of the map at most so far away, nearest first, without the hex itself. The list is shared."""
    key = h * 16 + radius
    found = _DISCS[key]
    if found is _NOT_YET:
        found = []
        for packed in grid.disc(_packed[h], radius)[1:]:
            q, r, _ = grid.cube(packed)
            if 0 <= q + _MARGIN < COLUMNS + 2 * _MARGIN and 0 <= r + 96 < _Q and AT[(q + _MARGIN) * _Q + r + 96] >= 0:
                found.append(AT[(q + _MARGIN) * _Q + r + 96])
        _DISCS[key] = found
    return found


def wedge(h: int, facing: int, reach: int) -> list[int]:
    """The hexes of the map in the arc of a unit, nearest first (R-04). The list is shared."""
    key = (h * 6 + facing) * 16 + reach
    found = _WEDGES[key]
    if found is _NOT_YET:
        found = [there for there in around(h, reach) if in_arc(h, facing, there)]
        _WEDGES[key] = found
    return found
