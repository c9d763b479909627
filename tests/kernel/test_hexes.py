"""The geometry of hexes, checked against definitions that are slower and plainer than the code."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import graphs
from grognard.kernel.hexes import (
    DIRECTIONS,
    FRONT,
    LEFT,
    NE,
    NW,
    REAR,
    RIGHT,
    SE,
    STEPS,
    SW,
    VERTICES,
    N,
    S,
    adjacency,
    aspect,
    axial,
    bearing,
    crossing,
    cube,
    direction_to,
    disc,
    distance,
    flanks,
    from_label,
    from_offset,
    front,
    in_arc,
    label,
    length,
    line,
    lines,
    neighbour,
    neighbours,
    opposite,
    rear,
    rectangle,
    reflect,
    ring,
    rotate,
    sector,
    to_offset,
    turn,
    wedge,
)

hexes = st.builds(axial, st.integers(-70, 70), st.integers(-70, 70))
sixths = st.integers(0, 5)
turns = st.integers(-13, 13)
radii = st.integers(0, 9)


def dot(a: int, b: int) -> int:
    """The scalar product, in some unit: the larger, the closer the directions of vectors of one length."""
    return sum(x * y for x, y in zip(cube(a), cube(b)))


# Coordinates


@given(st.integers(-32768, 32767), st.integers(-32768, 32767))
def test_packing_keeps_coordinates(q: int, r: int) -> None:
    assert cube(axial(q, r)) == (q, r, -q - r)


@given(hexes, hexes)
def test_hexes_add_like_vectors(a: int, b: int) -> None:
    assert cube(a + b) == tuple(x + y for x, y in zip(cube(a), cube(b)))
    assert cube(a - b) == tuple(x - y for x, y in zip(cube(a), cube(b)))


@given(hexes, st.integers(0, 1))
def test_offset_and_back(here: int, low: int) -> None:
    column, row = to_offset(here, low)
    assert from_offset(column, row, low) == here


@pytest.mark.parametrize("low", [0, 1])
def test_neighbours_on_a_numbered_map(low: int) -> None:
    high_step = [
        (0, -1),
        (1, -1),
        (1, 0),
        (0, 1),
        (-1, 0),
        (-1, -1),
    ]  # from a column half a hex north of its neighbours
    low_step = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    for column in range(1, 5):
        for row in range(1, 5):
            here = from_offset(column, row, low)
            for direction, (right, down) in enumerate(low_step if column % 2 == low else high_step):
                assert to_offset(neighbour(here, direction), low) == (column + right, row + down)


@given(st.integers(1, 99), st.integers(1, 99))
def test_cube_coordinates_of_a_map_with_low_even_columns(column: int, row: int) -> None:
    x = column - 1
    z = row - 1 - (x - x % 2) // 2
    assert from_offset(column, row, 0) - from_offset(1, 1, 0) == axial(x, z)


@given(st.integers(0, 99), st.integers(0, 99))
def test_label_and_back(column: int, row: int) -> None:
    assert from_label(label(column, row)) == (column, row)


def test_labels() -> None:
    assert label(4, 28) == "0428"
    for wrong in ("", "428", "04288", "A428", "-428", "04²8"):
        with pytest.raises(ValueError, match="hex number"):
            from_label(wrong)


# Distance and direction


def test_names() -> None:
    assert [DIRECTIONS[d] for d in (N, NE, SE, S, SW, NW)] == ["N", "NE", "SE", "S", "SW", "NW"]
    assert [cube(step) for step in STEPS] == [(0, -1, 1), (1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1)]
    assert VERTICES == ["NNE", "E", "SSE", "SSW", "W", "NNW"]


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a, b) == max(abs(x) for x in cube(b - a)) == length(b - a)


def test_distance_counts_steps() -> None:
    area = disc(0, 6)
    assert graphs.distances(adjacency(neighbours(area)), [0]) == [length(here) for here in area]


@given(hexes, sixths)
def test_neighbours_are_mutual(here: int, direction: int) -> None:
    other = neighbour(here, direction)
    assert distance(here, other) == 1
    assert direction_to(here, other) == direction
    assert direction_to(other, here) == opposite(direction)
    assert neighbour(other, opposite(direction)) == here


@given(hexes)
def test_sector_rebuilds_the_vector(vector: int) -> None:
    f, i, j = sector(vector)
    assert i + j == length(vector)
    assert i * STEPS[f] + j * STEPS[(f + 1) % 6] == vector
    assert (i > 0 and j >= 0 and 0 <= f < 6) or (vector, f) == (0, -1)


@given(hexes, sixths, st.integers(1, 50))
def test_direction_to_what_lies_straight(here: int, direction: int, far: int) -> None:
    there = here + far * STEPS[direction]
    assert direction_to(here, there) == direction
    assert direction_to(here, there + STEPS[turn(direction, 1)]) == -1
    assert direction_to(here, here) == -1


def test_bearing() -> None:
    assert bearing(0) == -1
    for vector in disc(0, 7)[1:]:
        straight = [d for d in range(6) if vector == length(vector) * STEPS[d]]
        within_60_degrees = [
            dot(vector, step) > 0 and 2 * dot(vector, step) ** 2 > dot(vector, vector) for step in STEPS
        ]
        between = [f for f in range(6) if within_60_degrees[f] and within_60_degrees[turn(f, 1)]]
        assert bearing(vector) == (2 * straight[0] if straight else 2 * between[0] + 1)


def test_crossing() -> None:
    """A line leaves by the hexside whose direction is nearest to its own, by a vertex if two are equally near."""
    assert crossing(0) == -1
    for vector in disc(0, 7)[1:]:
        near = [dot(vector, step) for step in STEPS]
        best = [d for d in range(6) if near[d] == max(near)]
        if len(best) == 1:
            assert crossing(vector) == 2 * best[0]
        else:
            assert crossing(vector) == 2 * next(f for f in best if turn(f, 1) in best) + 1


# Facing


@pytest.mark.parametrize("facing", range(6))
def test_facing(facing: int) -> None:
    assert front(facing) == (facing, (facing + 1) % 6)
    assert flanks(facing) == ((facing + 5) % 6, (facing + 2) % 6)
    assert rear(facing) == ((facing + 4) % 6, (facing + 3) % 6)
    assert {*front(facing), *flanks(facing), *rear(facing)} == set(range(6))
    assert {opposite(d) for d in front(facing)} == set(rear(facing)) == set(front(opposite(facing)))
    assert [aspect(facing, d) for d in front(facing)] == [FRONT, FRONT]
    assert [aspect(facing, d) for d in flanks(facing)] == [LEFT, RIGHT]
    assert [aspect(facing, d) for d in rear(facing)] == [REAR, REAR]


def test_facing_east() -> None:
    east = VERTICES.index("E")
    assert (front(east), flanks(east), rear(east)) == ((NE, SE), (N, S), (NW, SW))


@given(sixths, turns)
def test_turning_back(direction: int, by: int) -> None:
    assert turn(turn(direction, by), -by) == direction
    assert turn(direction, 3) == opposite(direction)


@pytest.mark.parametrize("facing", range(6))
def test_arc_is_all_steps_to_the_front(facing: int) -> None:
    left, right = (STEPS[d] for d in front(facing))
    arc = {i * left + j * right for i in range(8) for j in range(8) if 1 <= i + j <= 7}
    assert {vector for vector in disc(0, 7) if in_arc(vector, facing)} == arc


@given(radii.filter(bool))
def test_six_arcs_cover_the_ring(radius: int) -> None:
    for vector in ring(0, radius):
        arcs = [facing for facing in range(6) if in_arc(vector, facing)]
        assert len(arcs) == (1 if bearing(vector) % 2 else 2)


@given(hexes, sixths, radii)
def test_wedge_is_the_arc_within_reach(centre: int, facing: int, reach: int) -> None:
    found = wedge(centre, facing, reach)
    assert len(found) == len(set(found)) == reach * (reach + 3) // 2
    assert set(found) == {here for here in disc(centre, reach) if in_arc(here - centre, facing)}
    assert sorted(found, key=lambda here: distance(centre, here)) == found


@given(hexes, hexes, turns, sixths)
def test_rotation(a: int, b: int, by: int, facing: int) -> None:
    assert rotate(rotate(a, by), -by) == a
    assert rotate(a, 6) == a
    assert rotate(a, 3) == -a
    assert rotate(a + b, by) == rotate(a, by) + rotate(b, by)
    assert length(rotate(a, by)) == length(a)
    assert in_arc(rotate(a, by), turn(facing, by)) == in_arc(a, facing)
    if a:
        assert bearing(rotate(a, by)) == (bearing(a) + 2 * by) % 12
        assert crossing(rotate(a, by)) == (crossing(a) + 2 * by) % 12


@given(hexes, hexes, sixths, sixths)
def test_reflection(a: int, b: int, axis: int, facing: int) -> None:
    assert reflect(reflect(a, axis), axis) == a
    assert reflect(a + b, axis) == reflect(a, axis) + reflect(b, axis)
    assert reflect(STEPS[axis], axis) == STEPS[axis]
    assert length(reflect(a, axis)) == length(a)
    assert in_arc(reflect(a, axis), (2 * axis - facing - 1) % 6) == in_arc(a, facing)


def test_east_and_west_change_places() -> None:
    assert [reflect(STEPS[d], N) for d in (N, NE, SE, S)] == [STEPS[d] for d in (N, NW, SW, S)]


# Sets of hexes


@given(hexes, radii)
def test_ring(centre: int, radius: int) -> None:
    found = ring(centre, radius)
    assert len(set(found)) == len(found) == (6 * radius or 1)
    assert all(distance(centre, here) == radius for here in found)
    assert found[0] == centre + radius * STEPS[N]
    if radius:
        assert all(distance(a, b) == 1 for a, b in pairwise([*found, found[0]]))
        assert [bearing(here - centre) for here in found] == sorted(bearing(here - centre) for here in found)


@given(hexes, radii)
def test_disc(centre: int, radius: int) -> None:
    found = disc(centre, radius)
    assert len(set(found)) == len(found) == 1 + 3 * radius * (radius + 1)
    far = [distance(centre, here) for here in found]
    assert far == sorted(far)
    assert far[-1] == radius


# Lines


def nearest(a: int, b: int, step: int) -> set[int]:
    """The hexes whose centres are nearest to the point at a step of the line, by squares of distances."""
    n = distance(a, b)
    exact = [x + Fraction((y - x) * step, n) for x, y in zip(cube(a), cube(b))]
    rough = axial(round(exact[0]), round(exact[1]))
    squares = {here: sum((x - y) * (x - y) for x, y in zip(cube(here), exact, strict=True)) for here in disc(rough, 2)}
    return {here for here, square in squares.items() if square == min(squares.values())}


@given(hexes, st.builds(axial, st.integers(-12, 12), st.integers(-12, 12)), st.integers(0, 3))
def test_lines_have_the_nearest_hexes(a: int, vector: int, beyond: int) -> None:
    one, two = lines(a, a + vector, beyond)
    if vector == 0:
        assert (one, two) == ([a], [a])
    else:
        assert len(one) == len(two) == length(vector) + 1 + beyond
        for step in range(len(one)):
            assert {one[step], two[step]} == nearest(a, a + vector, step)


@given(hexes, hexes)
def test_lines_are_paths_and_mutual(a: int, b: int) -> None:
    for path in lines(a, b):
        assert (path[0], path[-1]) == (a, b)
        assert len(path) == distance(a, b) + 1
        assert all(distance(here, there) == 1 for here, there in pairwise(path))
    back = lines(b, a)
    assert (back[0][::-1], back[1][::-1]) == lines(a, b)
    assert line(a, b) == line(b, a)[::-1] == lines(a, b)[0]


@given(hexes, hexes, hexes)
def test_lines_do_not_depend_on_where_they_are(a: int, b: int, by: int) -> None:
    assert lines(a + by, b + by) == tuple([here + by for here in path] for path in lines(a, b))


@given(hexes, turns, sixths)
def test_lines_do_not_depend_on_where_north_is(vector: int, by: int, axis: int) -> None:
    steps = [{*pair} for pair in zip(*lines(0, vector))]
    assert [{*pair} for pair in zip(*lines(0, rotate(vector, by)))] == [{rotate(x, by) for x in pair} for pair in steps]
    assert [{*pair} for pair in zip(*lines(0, reflect(vector, axis)))] == [
        {reflect(x, axis) for x in pair} for pair in steps
    ]


def test_line_through_a_vertex_runs_along_hexsides() -> None:
    east = STEPS[NE] + STEPS[SE]
    one, two = lines(0, 2 * east)
    assert [{*pair} for pair in zip(one, two)] == [
        {0},
        {STEPS[NE], STEPS[SE]},
        {east},
        {east + STEPS[NE], east + STEPS[SE]},
        {2 * east},
    ]
    assert lines(0, 3 * STEPS[S]) == ([0, 1, 2, 3], [0, 1, 2, 3])


# Maps


def test_map_of_waterloo() -> None:
    """Four sheets of 58 columns and 32 rows, even columns half a hex south and cut at the south edge."""
    area = rectangle(116, 64, 0, 1)
    assert len(area) == len(set(area)) == 7366
    table = neighbours(area)
    inside = 0
    for place in range(len(area)):
        for direction in range(6):
            other = table[6 * place + direction]
            if other >= 0:
                inside += 1
                assert area[other] == neighbour(area[place], direction)
                assert table[6 * other + opposite(direction)] == place
    near = adjacency(table)
    assert inside == sum(len(list_) for list_ in near)
    assert {len(list_) for list_ in near} == {2, 3, 4, 5, 6}
    assert len(graphs.component(near, 0)) == 7366
    hougoumont = from_offset(29, 3 + 32, 0)
    assert distance(from_offset(30, 27, 0), hougoumont) == 8


@given(st.integers(1, 7), st.integers(2, 7), st.integers(0, 1), st.integers(0, 1))
def test_rectangle(columns: int, rows: int, low: int, cut: int) -> None:
    area = rectangle(columns, rows, low, cut)
    numbers = [to_offset(here, low) for here in area]
    assert numbers == sorted(set(numbers))
    for column in range(1, columns + 1):
        assert max(row for other, row in numbers if other == column) == (rows - cut if column % 2 == low else rows)
