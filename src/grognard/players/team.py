"""A search on several processes: each searches worlds of its own, and what they found is added up (root parallel).

A helper is handed a world dealt anew from what the seat knows, never the truth. The same seed, budget and number of processes
give the same choice.
"""

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from grognard.kernel.contract import State
from grognard.kernel.registry import find_game
from grognard.players.player import Player, Thought
from grognard.players.search import Search

Found = tuple[int, int, float, list[tuple[int, int]]]  # what a thought is made of, to go from process to process


def help_search(door: Connection, playouts: int, seconds: float, depth: int) -> None:
    """What a helper does until it is told to stop, or nobody is left to tell it."""
    search = Search(playouts, seconds, depth=depth)
    try:
        while True:
            told: tuple[str, dict[str, Any], int, int] | int | None = door.recv()
            if told is None:
                return
            if isinstance(told, int):
                search.go_on(told)
                continue
            game_id, world, seat, seed = told
            search.think(find_game(game_id).position(world, seed), seat, seed)
            found = [(t.action, t.playouts, t.value, t.line) for t in search.weighed()]
            door.send((search.done, found))
    except (EOFError, KeyboardInterrupt):
        return


class Team(Player):
    """Searches with so many processes; the budget of playouts is that of them all."""

    def __init__(self, processes: int, playouts: int, seconds: float = 0.0, depth: int = -1) -> None:
        self.size = processes
        self.playouts = playouts
        self.seconds = seconds
        self.depth = depth
        self.done = 0
        self.thoughts: list[Thought] = []
        self._doors: list[Connection] = []
        self._helpers: list[Any] = []

    def choose(self, state: State, seat: int, seed: int) -> int:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        self.thoughts = self.think(state, seat, seed)
        chosen = self.thoughts[0].action if self.thoughts else actions[0]
        for door in self._doors:
            door.send(chosen)
        return chosen

    def explain(self) -> list[Thought]:
        return self.thoughts

    def think(self, state: State, seat: int, seed: int) -> list[Thought]:
        """Let all search and add up what they found."""
        self._gather_helpers()
        world = state.game.describe(state.redeal(seat, seed))
        for i, door in enumerate(self._doors):
            door.send((state.game.id, world, seat, seed + i))
        found: dict[int, Thought] = {}
        self.done = 0
        for door in self._doors:
            answer: tuple[int, list[Found]] = door.recv()
            self.done += answer[0]
            for action, playouts, value, line in answer[1]:
                if action in found:
                    one = found[action]
                    total = one.playouts + playouts
                    one.value = (one.value * one.playouts + value * playouts) / total
                    if playouts > one.playouts:
                        one.line = line
                    one.playouts = total
                else:
                    found[action] = Thought(action, playouts, value, line)
        return sorted(found.values(), key=lambda thought: (-thought.playouts, -thought.value))

    def _gather_helpers(self) -> None:
        if self._doors:
            return
        context = multiprocessing.get_context("spawn")
        each = -(-self.playouts // self.size)
        for _ in range(self.size):
            here, there = context.Pipe()
            helper = context.Process(target=help_search, args=(there, each, self.seconds, self.depth), daemon=True)
            helper.start()
            there.close()
            self._doors.append(here)
            self._helpers.append(helper)

    def close(self) -> None:
        for door in self._doors:
            door.close()
        for helper in self._helpers:
            helper.join(5.0)
            if helper.is_alive():
                helper.kill()
        self._doors, self._helpers = [], []
