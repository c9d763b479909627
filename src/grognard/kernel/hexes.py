r"""Geometry of hexes on plain integers: directions and facings, distance, arcs, lines, rings and numbered maps.

A hex is one integer: its axial coordinates, q eastwards from column to column and r southwards down a column, packed as
`q * 65536 + r`. So hexes add and subtract like the vectors they are: `b - a` leads from a to b, `a + STEPS[NE]` is a's
neighbour in the north-east, `a + 3 * STEPS[S]` lies three hexes south. The third cube coordinate is s = -q - r. All
coordinates run from -32768 to 32767.

Hexes are flat-topped and stand in north-south columns. Directions lead to the six neighbours, clockwise from the north;
vertex f is the corner between directions f and f + 1. A unit faces a vertex: directions f and f + 1 are its front,
f + 2 its right flank, f + 3 and f + 4 its rear, f + 5 its left flank (all modulo 6).

              N
         5 _______ 0
      NW  /       \  NE       directions: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW
       4 /         \ 1
         \         /          vertices: 0 NNE, 1 E, 2 SSE, 3 SSW, 4 W, 5 NNW
      SW  \_______/  SE
         3         2
              S
"""

from typing import Final

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final[list[str]] = ["N", "NE", "SE", "S", "SW", "NW"]
VERTICES: Final[list[str]] = ["NNE", "E", "SSE", "SSW", "W", "NNW"]

_Q: Final = 65536  # one step of q
_HALF: Final = 32768

STEPS: Final = [-1, _Q - 1, _Q, 1, 1 - _Q, -_Q]  # the vector to the neighbour in each direction

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
_ASPECTS: Final = [FRONT, FRONT, RIGHT, REAR, REAR, LEFT]  # by direction, clockwise from the left front


# Coordinates


def axial(q: int, r: int) -> int:
    """The hex at axial coordinates q, r."""
    return q * _Q + r


def cube(here: int) -> tuple[int, int, int]:
    """The cube coordinates q, r, s of a hex or vector; their sum is 0."""
    q = (here + _HALF) >> 16
    r = here - q * _Q
    return q, r, -q - r


def from_offset(column: int, row: int, low: int) -> int:
    """The hex in a column and row of a numbered map whose even (`low` 0) or odd (1) columns lie half a hex south."""
    return axial(column, row - ((column + 1 - low) >> 1))


def to_offset(here: int, low: int) -> tuple[int, int]:
    """The column and row of a hex on a numbered map: the inverse of `from_offset`."""
    q, r, _ = cube(here)
    return q, r + ((q + 1 - low) >> 1)


def label(column: int, row: int) -> str:
    """The number CCRR printed in a hex."""
    return f"{column:02}{row:02}"


def from_label(number: str) -> tuple[int, int]:
    """Column and row of a printed number CCRR."""
    if len(number) != 4 or not (number.isascii() and number.isdigit()):
        raise ValueError(f"{number!r} is no hex number: two digits for the column, two for the row")
    return int(number[:2]), int(number[2:])


# Distance and direction


def length(vector: int) -> int:
    """How many hexes long a vector is."""
    q = (vector + _HALF) >> 16
    r = vector - q * _Q
    if q < 0:
        q = -q
        r = -r
    if r >= 0:
        return q + r
    return max(q, -r)


def distance(a: int, b: int) -> int:
    """How many hexes b is away from a: 0 for the same hex, 1 for a neighbour."""
    return length(b - a)


def neighbour(here: int, direction: int) -> int:
    """The hex next to this one in a direction."""
    return here + STEPS[direction]


def sector(vector: int) -> tuple[int, int, int]:
    """The only (f, i, j) by which a vector is i steps in direction f and j in direction f + 1, i > 0 and j >= 0.

    All that follows about directions, arcs and lines rests on it. The vector 0 has none and gives (-1, 0, 0).
    """
    q, r, s = cube(vector)
    if q >= 0 and s > 0:
        return 0, s, q
    if r < 0 and s <= 0:
        return 1, -r, -s
    if q > 0 and r >= 0:
        return 2, q, r
    if s < 0 and q <= 0:
        return 3, -s, -q
    if r > 0 and s >= 0:
        return 4, r, s
    if q < 0 and r <= 0:
        return 5, -q, -r
    return -1, 0, 0


def direction_to(a: int, b: int) -> int:
    """The direction in which b lies straight from a, near or far; -1 if in none of the six."""
    f, _, j = sector(b - a)
    return f if j == 0 else -1


def bearing(vector: int) -> int:
    """Where a vector points, in twelve parts: 2d straight in direction d, 2f + 1 strictly between f and f + 1.

    The vector 0 gives -1.
    """
    f, _, j = sector(vector)
    if f < 0:
        return -1
    return 2 * f if j == 0 else 2 * f + 1


def crossing(vector: int) -> int:
    """Where the straight line along a vector leaves its first hex: 2d by hexside d, 2f + 1 just at vertex f.

    Fire from b enters the hex a at `crossing(b - a)`. The vector 0 gives -1.
    """
    f, i, j = sector(vector)
    if f < 0:
        return -1
    if i == j:
        return 2 * f + 1
    return 2 * f if i > j else 2 * turn(f, 1)


# Facing


def turn(direction: int, sixths: int) -> int:
    """A direction or a facing turned clockwise by so many sixths of a circle, counter-clockwise if negative."""
    return (direction + sixths) % 6


def opposite(direction: int) -> int:
    """The direction or facing that looks the other way."""
    return (direction + 3) % 6


def front(facing: int) -> tuple[int, int]:
    """The directions left and right before a unit that faces a vertex."""
    return facing, (facing + 1) % 6


def flanks(facing: int) -> tuple[int, int]:
    """The directions to the left and to the right of a unit that faces a vertex."""
    return (facing + 5) % 6, (facing + 2) % 6


def rear(facing: int) -> tuple[int, int]:
    """The directions left and right behind a unit that faces a vertex."""
    return (facing + 4) % 6, (facing + 3) % 6


def aspect(facing: int, direction: int) -> int:
    """What a unit that faces a vertex has in a direction: FRONT, RIGHT (flank), REAR or LEFT (flank)."""
    return _ASPECTS[(direction - facing) % 6]


def in_arc(vector: int, facing: int) -> bool:
    """Whether a vector lies in the arc of 60 degrees that opens at a vertex: steps in directions f and f + 1 alone.

    Both edges belong to the arc, so that two arcs share each edge; the unit's own hex, the vector 0, does not.
    """
    f, _, j = sector(vector)
    return f == facing or (j == 0 and f == (facing + 1) % 6)


def rotate(vector: int, sixths: int) -> int:
    """A vector turned clockwise by so many sixths of a circle."""
    f, i, j = sector(vector)
    return i * STEPS[(f + sixths) % 6] + j * STEPS[(f + sixths + 1) % 6]


def reflect(vector: int, axis: int) -> int:
    """A vector mirrored in the line along a direction: direction d becomes 2 * axis - d, facing f 2 * axis - f - 1."""
    f, i, j = sector(vector)
    return i * STEPS[(2 * axis - f) % 6] + j * STEPS[(2 * axis - f - 1) % 6]


# Sets of hexes


def ring(centre: int, radius: int) -> list[int]:
    """The hexes exactly so far away, clockwise from the north: 6 * radius of them, or the centre alone for radius 0."""
    if radius == 0:
        return [centre]
    found: list[int] = []
    for side in range(6):
        corner = centre + radius * STEPS[side]
        along = STEPS[(side + 2) % 6]
        for k in range(radius):
            found.append(corner + k * along)
    return found


def disc(centre: int, radius: int) -> list[int]:
    """All hexes at most so far away, nearest first and clockwise, beginning with the centre."""
    found: list[int] = []
    for far in range(radius + 1):
        found += ring(centre, far)
    return found


def wedge(centre: int, facing: int, reach: int) -> list[int]:
    """All hexes at most so far away in the arc of a vertex, nearest first and clockwise, without the centre."""
    found: list[int] = []
    along = STEPS[(facing + 2) % 6]
    for far in range(1, reach + 1):
        corner = centre + far * STEPS[facing]
        for k in range(far + 1):
            found.append(corner + k * along)
    return found


# Lines


def lines(a: int, b: int, beyond: int = 0) -> tuple[list[int], list[int]]:
    """Both readings of the straight line from the centre of a to the centre of b, one hex a step, ends included.

    Where the line crosses a hex both lists have it; where it runs along a hexside each has one hex of the pair. Either
    list is a path of neighbours, and `lines(b, a)` is the same two lists reversed, so that sight can be mutual. With
    `beyond` the line goes on for so many steps behind b. Fractions are exact.
    """
    f, i, j = sector(b - a)
    if f < 0:
        return [a], [a]
    n = i + j
    ahead = STEPS[f]
    aside = STEPS[(f + 2) % 6]  # from a step in direction f to one in direction f + 1: step * j / n of them
    one: list[int] = []
    two: list[int] = []
    for step in range(n + 1 + beyond):
        twice = 2 * step * j + n
        one.append(a + step * ahead + (twice - 1) // (2 * n) * aside)  # a half rounded down
        two.append(a + step * ahead + twice // (2 * n) * aside)  # a half rounded up
    return (one, two) if aside > 0 else (two, one)


def line(a: int, b: int) -> list[int]:
    """The first of the `lines` from a to b: a straight path of hexes, the same in both directions."""
    return lines(a, b)[0]


# Maps


def rectangle(columns: int, rows: int, low: int, cut: int) -> list[int]:
    """The hexes of a map numbered from 0101, column by column, each from north to south.

    Even (`low` 0) or odd (1) columns lie half a hex south; these have `cut` rows less than the others.
    """
    hexes: list[int] = []
    for column in range(1, columns + 1):
        end = rows - cut if column % 2 == low else rows
        hexes += [from_offset(column, row, low) for row in range(1, end + 1)]
    return hexes


def neighbours(hexes: list[int]) -> list[int]:
    """The neighbour table of a map of any shape: entry `6 * place + direction` is the place there or, off the map, -1.

    A place is the position of a hex in the list.
    """
    place_of = {here: place for place, here in enumerate(hexes)}
    return [place_of.get(here + step, -1) for here in hexes for step in STEPS]


def adjacency(table: list[int]) -> list[list[int]]:
    """A neighbour table as a list of neighbours for each place, for the searches in `graphs`."""
    return [[place for place in table[at : at + 6] if place >= 0] for at in range(0, len(table), 6)]
