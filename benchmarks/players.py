"""How fast the search thinks: nodes (decisions made in worlds) and playouts a second, and what a second process brings.

    python benchmarks/players.py --seconds 5

Situations come from the middle of games between greedy players. Two processes are measured against one in the same situations
and for the same time, several times in turn, on a machine that has nothing else to do.
"""

import argparse
import json
import time
from statistics import median
from typing import Any

from grognard.kernel import contract
from grognard.kernel.contract import State
from grognard.kernel.registry import find_game, game_ids
from grognard.lab.seeds import derived
from grognard.players import find_player
from grognard.players.search import Search
from grognard.players.team import Team

EVERY = 40  # decisions of a game from one situation to the next
MOST = 6  # situations
ROUNDS = 3  # times that one process and two are compared


def situations(game_id: str) -> list[tuple[State, int]]:
    """Moments of a game, each with a seat that has a choice."""
    greedy = find_player("greedy")
    state = find_game(game_id).new({}, 1815)
    found: list[tuple[State, int]] = []
    made = 0
    while state.stack and len(found) < MOST:
        seat = state.deciders()[0]
        if made >= EVERY * (len(found) + 1) and len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, greedy.choose(state, seat, derived(1815, made)))
        made += 1
    return found


def alone(moments: list[tuple[State, int]], seconds: float) -> tuple[float, float]:
    """Nodes and playouts a second of one process, each situation thought about anew."""
    nodes = playouts = 0
    started = time.perf_counter()
    for number, (state, seat) in enumerate(moments):
        search = Search(0, seconds / len(moments))
        search.think(state, seat, number)
        nodes += search.steps
        playouts += search.done
    spent = time.perf_counter() - started
    return nodes / spent, playouts / spent


def together(moments: list[tuple[State, int]], seconds: float, processes: int) -> int:
    """The playouts of so many processes in so many seconds."""
    team = Team(processes, 0, seconds / len(moments))
    try:
        done = 0
        for number, (state, seat) in enumerate([moments[0], *moments]):  # the first time they are only just awake
            team.think(state, seat, number)
            done += team.done if number else 0
        return done
    finally:
        team.close()


def measure(game_id: str, seconds: float) -> dict[str, Any]:
    moments = situations(game_id)
    nodes, playouts = alone(moments, seconds)
    ratios = [together(moments, seconds / 2, 2) / together(moments, seconds / 2, 1) for _ in range(ROUNDS)]
    return {
        "game": game_id,
        "nodes_per_second": round(nodes),
        "playouts_per_second": round(playouts),
        "two_processes": round(median(ratios), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Nodes and playouts a second of the search, game by game.")
    parser.add_argument("games", nargs="*", help="games (default: all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    built = "plain" if contract.__file__.endswith(".py") else "compiled"
    told = [measure(name, args.seconds) for name in args.games or game_ids()]
    if args.json:
        print(json.dumps({"engine": built, "games": told}, indent=2))
        return
    print(f"The search on one core ({built}), and the playouts of two processes over those of one:")
    print(f"{'game':<24}{'nodes/s':>12}{'playouts/s':>12}{'2 : 1':>8}")
    for one in told:
        print(
            f"{one['game']:<24}{one['nodes_per_second']:>12,}{one['playouts_per_second']:>12,}"
            f"{one['two_processes']:>8.2f}"
        )


if __name__ == "__main__":
    main()
