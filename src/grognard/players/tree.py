"""The tree of a search: what may be done from here on, how often it was tried and what came of it.

A node stands for what has been decided since the root, by whomever, and not for one situation: the dice and what is hidden
differ from world to world, and so may what is open and even who decides. An edge is therefore a seat with an action; each
knows how often it was open and how often it was taken.
"""

from typing import Final

SEAT_SHIFT: Final = 32
ACTION: Final = (1 << SEAT_SHIFT) - 1


class Node:
    """A point of the tree. The lists run parallel, one entry an edge."""

    def __init__(self) -> None:
        self.visits = 0
        self.places: dict[int, int] = {}  # by edge: its place in the lists
        self.edges: list[int] = []  # seat << SEAT_SHIFT | action
        self.ranks: list[int] = []  # how many others looked better to the game's own judgement
        self.priors: list[float] = []
        self.opened: list[int] = []  # how often it could have been taken
        self.taken: list[int] = []
        self.sums: list[float] = []  # of what it brought to the seat that took it, from 0 to 1 each
        self.below: list[Node | None] = []

    def add(self, edge: int, rank: int, prior: float) -> None:
        self.places[edge] = len(self.edges)
        self.edges.append(edge)
        self.ranks.append(rank)
        self.priors.append(prior)
        self.opened.append(0)
        self.taken.append(0)
        self.sums.append(0.0)
        self.below.append(None)

    def mean(self, place: int) -> float:
        """What the edge brought on average."""
        taken = self.taken[place]
        return self.sums[place] / taken if taken else 0.0


class Spread:
    """How far the values of playouts lie from one another: what is much and what is little in this situation."""

    def __init__(self) -> None:
        self.number = 0
        self.mean = 0.0
        self.squares = 0.0

    def note(self, value: float) -> None:
        self.number += 1
        step = value - self.mean
        self.mean += step / self.number
        self.squares += step * (value - self.mean)

    def deviation(self) -> float:
        """The standard deviation; a guess while there is little to go by."""
        if self.number < 2:
            return 0.1
        return float((self.squares / self.number) ** 0.5)


def size(node: Node) -> int:
    """How many nodes hang together here."""
    found = 0
    waiting = [node]
    while waiting:
        found += 1
        for child in waiting.pop().below:
            if child is not None:
                waiting.append(child)
    return found
