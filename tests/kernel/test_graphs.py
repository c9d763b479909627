"""Searches on small random maps, checked against definitions that try everything."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.graphs import NO_LIMIT, Search, cheapest, component, components, distances, path

FAR = 10**9


class Map:
    """A map with one-way and two-way links, costs, and who may enter where."""

    def __init__(self, near: list[list[int]], cost: list[list[int]], open_to: list[int] | None) -> None:
        self.near = near
        self.cost = cost
        self.open_to = open_to

    def __repr__(self) -> str:
        return f"Map({self.near}, {self.cost}, {self.open_to})"

    def times(self, node: int) -> int:
        return 1 if self.open_to is None else self.open_to[node]

    def shortest(self, starts: list[int], by_cost: bool) -> list[int]:
        """Distances or costs by going over all links until nothing changes any more."""
        best = [0 if node in starts else FAR for node in range(len(self.near))]
        for _ in self.near:
            for node in range(len(self.near)):
                if best[node] < FAR and (node in starts or self.times(node) > 0):
                    for other, price in zip(self.near[node], self.cost[node]):
                        step = price * abs(self.times(other)) if by_cost else abs(self.times(other)) and 1
                        if step:
                            best[other] = min(best[other], best[node] + step)
        return [-1 if steps == FAR else steps for steps in best]


@st.composite
def maps(draw: st.DrawFn, two_way: bool = False) -> Map:
    size = draw(st.integers(1, 9))
    pairs = draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=24))
    links = {pair for pair in pairs if pair[0] != pair[1]}
    if two_way:
        links |= {(b, a) for a, b in links}
    near = [[b for b in draw(st.permutations(range(size))) if (a, b) in links] for a in range(size)]
    cost = [[draw(st.integers(0, 4)) for _ in others] for others in near]
    open_to = draw(st.none() | st.lists(st.sampled_from([1, 1, 1, 0, 2, -1, -2]), min_size=size, max_size=size))
    return Map(near, cost, open_to)


nodes = st.integers(0, 8)
several = st.lists(nodes, max_size=3)


@given(maps(), several)
def test_distances(m: Map, starts: list[int]) -> None:
    starts = [node % len(m.near) for node in starts]
    assert distances(m.near, starts, m.open_to) == m.shortest(starts, by_cost=False)


@given(maps(), nodes, nodes)
def test_path(m: Map, start: int, goal: int) -> None:
    start %= len(m.near)
    goal %= len(m.near)
    found = path(m.near, start, goal, m.open_to)
    steps = m.shortest([start], by_cost=False)[goal]
    assert len(found) == steps + 1
    paths = [[start]]  # all that are as short, grown step by step
    for _ in range(steps):
        paths = [
            [*way, other]
            for way in paths
            if way[-1] == start or m.times(way[-1]) > 0
            for other in m.near[way[-1]]
            if m.times(other)
        ]
    assert found == min((way for way in paths if steps >= 0 and way[-1] == goal), default=[])


@given(maps(two_way=True), nodes)
def test_components(m: Map, start: int) -> None:
    parts = components(m.near, m.open_to)
    assert [part[0] for part in parts] == sorted(part[0] for part in parts)
    assert sorted(node for part in parts for node in part) == [n for n in range(len(m.near)) if m.times(n)]
    walls = [int(m.times(node) != 0) for node in range(len(m.near))]
    for part in parts:
        for node in part:
            assert component(m.near, node, m.open_to) == part
            assert [n for n, steps in enumerate(distances(m.near, [node], walls)) if steps >= 0] == part
    assert start % len(m.near) in component(m.near, start % len(m.near), m.open_to)


@given(maps(), several, st.integers(0, 12) | st.just(NO_LIMIT))
def test_cheapest(m: Map, starts: list[int], budget: int) -> None:
    starts = [node % len(m.near) for node in starts]
    costs = m.shortest(starts, by_cost=True)
    assert cheapest(m.near, m.cost, starts, budget, m.open_to) == [c if c <= budget else -1 for c in costs]


@given(maps(), st.lists(st.tuples(several, st.integers(0, 12), st.booleans()), min_size=1, max_size=4))
def test_search_after_search(m: Map, searches: list[tuple[list[int], int, bool]]) -> None:
    search = Search(m.near)
    for starts, limit, by_cost in searches:
        starts = [node % len(m.near) for node in starts]
        if by_cost:
            reached = search.afford(m.cost, starts, limit, m.open_to)
        else:
            reached = search.within(starts, limit, m.open_to)
        best = m.shortest(starts, by_cost)
        assert sorted(reached) == [node for node, far in enumerate(best) if 0 <= far <= limit]
        assert [best[node] for node in reached] == sorted(best[node] for node in reached)
        for node, far in enumerate(best):
            way = search.path(node)
            assert search.cost_of(node) == (far if far <= limit else -1)
            assert bool(way) == (node in reached)
            if way:
                assert (way[0] in starts, way[-1]) == (True, node)
                assert all(b in m.near[a] and best[a] < best[b] for a, b in pairwise(way))
                assert all(m.times(b) > 0 for b in way[1:-1])


def test_whoever_must_stop_goes_no_further() -> None:
    row = [[1], [0, 2], [1, 3], [2]]
    assert distances(row, [0], [1, 1, -1, 1]) == [0, 1, 2, -1]
    assert distances(row, [2], [1, 1, -1, 1]) == [2, 1, 0, 1]  # but may set out from there
    assert path(row, 0, 3, [1, 1, -1, 1]) == []
    assert path(row, 0, 2, [1, 1, -1, 1]) == [0, 1, 2]
    assert cheapest(row, [[3], [1, 2], [1, 1], [1]], [0], open_to=[1, 1, -2, 1]) == [0, 3, 7, -1]


def test_lowest_numbers_first() -> None:
    square = [[2, 1], [0, 3], [3, 0], [2, 1]]
    assert path(square, 0, 3) == [0, 1, 3]
    assert path(square, 0, 0) == [0]
    search = Search(square)
    search.afford([[1, 1]] * 4, [0], 2)
    assert search.path(3) == [0, 1, 3]


def test_many_starts() -> None:
    row = [[1], [0, 2], [1, 3], [2, 4], [3]]
    assert distances(row, [0, 4, 4]) == [0, 1, 2, 1, 0]
    assert Search(row).within([4, 0, 4], 1) == [4, 0, 3, 1]
    assert distances(row, []) == [-1] * 5
