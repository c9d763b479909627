"""Searches on a map given as lists of neighbours: distances, shortest paths, reach within a budget, connected parts.

`near[n]` lists the nodes that can be entered from node n. Where it matters who stands where, `open_to` has a number for
each node:

- 0: nobody enters,
- 1: open, and in searches by cost 2 means that entering costs double, 3 three times as much, and so on,
- below 0: the same, but whoever enters must stop there.

The nodes that a search starts from need not be open. What cannot be reached is -1 away.
"""

from typing import Final

NO_LIMIT: Final = 1 << 60


def distances(near: list[list[int]], starts: list[int], open_to: list[int] | None = None) -> list[int]:
    """How many steps each node is away from the nearest of the starts."""
    steps = [-1] * len(near)
    for node in starts:
        steps[node] = 0
    queue = list(starts)
    for node in queue:  # it grows on the way
        further = steps[node] + 1
        if open_to is not None and open_to[node] < 0 and further > 1:
            continue
        for other in near[node]:
            if steps[other] < 0 and (open_to is None or open_to[other] != 0):
                steps[other] = further
                queue.append(other)
    return steps


def path(near: list[list[int]], start: int, goal: int, open_to: list[int] | None = None) -> list[int]:
    """A shortest path, both ends included; of several the one whose first node, then second, ... has the lowest number.

    Without any path the list is empty.
    """
    came = [-1] * len(near)
    came[start] = start
    queue = [start]
    for node in queue:  # in the order of their paths, so that the first way to a node is the one we want
        if came[goal] >= 0:
            break
        if open_to is not None and open_to[node] < 0 and node != start:
            continue
        for other in sorted(near[node]):
            if came[other] < 0 and (open_to is None or open_to[other] != 0):
                came[other] = node
                queue.append(other)
    if came[goal] < 0:
        return []
    nodes = [goal]
    while nodes[-1] != start:
        nodes.append(came[nodes[-1]])
    nodes.reverse()
    return nodes


def component(near: list[list[int]], start: int, open_to: list[int] | None = None) -> list[int]:
    """The connected part that holds a node, in ascending order; of `open_to` only the zeros count."""
    return _part(near, start, open_to, [False] * len(near))


def components(near: list[list[int]], open_to: list[int] | None = None) -> list[list[int]]:
    """The connected parts of the open nodes, each in ascending order, lowest node first. Links must go both ways."""
    found = [False] * len(near)
    parts: list[list[int]] = []
    for node in range(len(near)):
        if not found[node] and (open_to is None or open_to[node] != 0):
            parts.append(_part(near, node, open_to, found))
    return parts


def _part(near: list[list[int]], start: int, open_to: list[int] | None, found: list[bool]) -> list[int]:
    found[start] = True
    part = [start]
    for node in part:
        for other in near[node]:
            if not found[other] and (open_to is None or open_to[other] != 0):
                found[other] = True
                part.append(other)
    part.sort()
    return part


def cheapest(
    near: list[list[int]],
    cost: list[list[int]],
    starts: list[int],
    budget: int = NO_LIMIT,
    open_to: list[int] | None = None,
) -> list[int]:
    """What it costs to get from the nearest of the starts to each node within a budget.

    `cost[n][k]` is the cost of the step from n to `near[n][k]`, a small positive integer, or 0 where there is no way.
    """
    search = Search(near)
    costs = [-1] * len(near)
    for node in search.afford(cost, starts, budget, open_to):
        costs[node] = search.costs[node]
    return costs


class Search:
    """Search after search on one large map, each taking time for the nodes that it reaches, not for the whole map.

    A search returns the nodes reached, nearest first, and leaves for these, until the next one, the distance or cost in
    `costs` and the node before in `came` (-1 at a start); `cost_of` and `path` read them.
    """

    def __init__(self, near: list[list[int]]) -> None:
        self.near = near
        self.costs = [0] * len(near)
        self.came = [-1] * len(near)
        self.seen = [0] * len(near)  # the number of the last search that reached the node
        self.stamp = 0

    def within(self, starts: list[int], reach: int, open_to: list[int] | None = None) -> list[int]:
        """The nodes at most so many steps away from the nearest of the starts, nearest first."""
        near, costs, came, seen = self.near, self.costs, self.came, self.seen
        queue = self._begin(starts)
        stamp = self.stamp
        for node in queue:
            further = costs[node] + 1
            if further > reach:
                break
            if open_to is not None and open_to[node] < 0 and further > 1:
                continue
            for other in near[node]:
                if seen[other] != stamp and (open_to is None or open_to[other] != 0):
                    seen[other] = stamp
                    costs[other] = further
                    came[other] = node
                    queue.append(other)
        return queue

    def afford(
        self, cost: list[list[int]], starts: list[int], budget: int, open_to: list[int] | None = None
    ) -> list[int]:
        """The nodes that can be reached within a budget, cheapest first; costs as in `cheapest`."""
        near, costs, came, seen = self.near, self.costs, self.came, self.seen
        purses = [self._begin(starts)]  # purses[c]: nodes found at cost c, some of them cheaper by another way
        stamp = self.stamp
        reached: list[int] = []
        spent = 0
        while spent < len(purses):
            for node in purses[spent]:
                if costs[node] < spent:
                    continue
                reached.append(node)
                if open_to is not None and open_to[node] < 0 and spent > 0:
                    continue
                for other, price in zip(near[node], cost[node]):
                    if open_to is not None:
                        times = open_to[other]
                        price *= times if times >= 0 else -times
                    total = spent + price
                    if price == 0 or total > budget:
                        continue
                    if seen[other] != stamp or total < costs[other]:
                        seen[other] = stamp
                        costs[other] = total
                        came[other] = node
                        while len(purses) <= total:
                            purses.append([])
                        purses[total].append(other)
                    elif total == costs[other] and node < came[other]:
                        came[other] = node
            spent += 1
        return reached

    def _begin(self, starts: list[int]) -> list[int]:
        """A new search: the starts cost nothing and are its first nodes."""
        self.stamp += 1
        queue: list[int] = []
        for node in starts:
            if self.seen[node] != self.stamp:
                self.seen[node] = self.stamp
                self.costs[node] = 0
                self.came[node] = -1
                queue.append(node)
        return queue

    def cost_of(self, node: int) -> int:
        """The distance or cost of a node in the last search, -1 if it was not reached."""
        return self.costs[node] if self.seen[node] == self.stamp else -1

    def path(self, goal: int) -> list[int]:
        """The way that the last search found to a node, from start to goal; empty if it did not reach it.

        Among ways of equal cost `afford` comes to each node from the one with the lowest number.
        """
        nodes: list[int] = []
        if self.seen[goal] == self.stamp:
            node = goal
            while node >= 0:
                nodes.append(node)
                node = self.came[node]
            nodes.reverse()
        return nodes
