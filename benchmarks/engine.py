"""How fast is our engine beside those that a user could pick instead? Random play on one core, all in one run.

    python benchmarks/engine.py --seconds 10

Our games play to their end or to a limit of decisions, as the peers' do. Ratios are to Catanatron.
"""

import argparse
import json
import time
from collections.abc import Callable

from peers import MISSING, Playout, installed, rates, table, versions

from grognard.kernel import contract
from grognard.kernel.contract import Game, State
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game, game_ids

LIMIT = 20_000


def random_games(game: Game) -> Playout:
    """Plays one random game after the other, by the default options."""
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        return playout(game.new({}, seed), seed, LIMIT)

    return play


def microseconds(call: Callable[[], object], seconds: float = 0.5) -> float:
    """How long one call takes."""
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.perf_counter() - start) / calls * 1e6


def middle(game: Game) -> State:
    """A situation in the middle of a random game."""
    state = game.new({}, 1)
    playout(state, 1, 500)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of our engine and of others, in decisions a second.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each of them (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    games = [find_game(name) for name in game_ids()]
    others, missing = installed()
    measured = rates({**others, **{f"Grognard {game.id}": random_games(game) for game in games}}, args.seconds)
    built = "plain" if contract.__file__.endswith(".py") else "compiled"
    costs = {}
    for game in games:
        state = middle(game)
        costs[game.id] = {"clone_us": microseconds(state.clone), "view_us": microseconds(lambda s=state: s.view(0))}  # type: ignore[misc]
    if args.json:
        told = {
            "built": built,
            "decisions_per_second": measured,
            "costs": costs,
            "missing": missing,
            "versions": versions(),
        }
        print(json.dumps(told, indent=2))
        return
    print(table(measured))
    for name in missing:
        print(f"{name:24}{MISSING}")
    for name, cost in costs.items():
        print(f"{name}: clone {cost['clone_us']:.2f} µs, view {cost['view_us']:.0f} µs")
    print(f"\nGrognard is {built}; " + ", ".join(f"{name} {version}" for name, version in versions().items()))


if __name__ == "__main__":
    main()
