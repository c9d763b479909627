"""How fast are the engines that a user could pick instead? Random play on one core, in decisions a second.

A decision is one action that a player takes, forced ones included: list what is open, choose at random, apply.
What chance does in between (dice, cards) takes time but is not counted. Every engine plays whole games in the way its
own documentation shows; setting a game up is part of the time. The engines take turns, a second or so each, so that a
machine that is busy for a while slows all of them.

    python benchmarks/peers.py --seconds 10
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable, Mapping
from importlib import metadata

Playout = Callable[[], int]  # plays one game to its end and says how many decisions were taken
BASE = "Catanatron"  # the ratios are to this one
MISSING = "not installed: pip install --group bench"
ROUNDS = 5


def catanatron() -> dict[str, Playout]:
    from catanatron import Color, Game, RandomPlayer

    def playout() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return {BASE: playout}


def open_spiel() -> dict[str, Playout]:
    import pyspiel

    def of(name: str) -> Playout:
        game = pyspiel.load_game(name)

        def playout() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return playout

    return {f"OpenSpiel {name}": of(name) for name in ("backgammon", "chess", "hearts")}


def python_chess() -> dict[str, Playout]:
    import chess

    def playout() -> int:
        board = chess.Board()
        while not board.is_seventyfive_moves() and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choice(moves))
        return len(board.move_stack)

    return {"python-chess": playout}


PEERS = {BASE: catanatron, "OpenSpiel": open_spiel, "python-chess": python_chess}


def installed() -> tuple[dict[str, Playout], list[str]]:
    """The playouts of the peers that are installed, and the names of those that are not."""
    playouts: dict[str, Playout] = {}
    missing: list[str] = []
    for name, load in PEERS.items():
        try:
            playouts |= load()
        except ImportError:
            missing.append(name)
    return playouts, missing


def rates(playouts: Mapping[str, Playout], seconds: float) -> dict[str, float]:
    """Decisions a second of each, measured for about so many seconds each."""
    decisions = dict.fromkeys(playouts, 0)
    spent = dict.fromkeys(playouts, 0.0)
    for playout in playouts.values():
        playout()  # not counted: first imports, caches
    for turn in range(1, ROUNDS + 1):
        for name, playout in playouts.items():
            start = time.perf_counter()
            before = spent[name]
            while spent[name] < seconds * turn / ROUNDS:
                decisions[name] += playout()
                spent[name] = before + time.perf_counter() - start
    return {name: decisions[name] / spent[name] for name in playouts}


def versions() -> dict[str, str]:
    """Of Python and of the peers that are installed."""
    found = {platform.python_implementation(): platform.python_version()}
    for name in ("catanatron", "chess", "open_spiel"):
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def peers(seconds: float) -> dict[str, float]:
    """Decisions a second of every peer that is installed."""
    return rates(installed()[0], seconds)


def table(measured: Mapping[str, float]) -> str:
    """The rates, the fastest last, and their ratio to Catanatron's."""
    base = measured.get(BASE)
    lines = [f"{'':24}{'decisions/s':>14}{'ratio':>9}"]
    for name, rate in sorted(measured.items(), key=lambda item: item[1]):
        lines.append(f"{name:24}{rate:14,.0f}" + (f"{rate / base:9.2f}" if base else f"{'-':>9}"))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of other engines, in decisions a second on one core.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each of them (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    playouts, missing = installed()
    measured = rates(playouts, args.seconds)
    if args.json:
        print(json.dumps({"decisions_per_second": measured, "missing": missing, "versions": versions()}, indent=2))
        return
    print(table(measured))
    for name in missing:
        print(f"{name:24}{MISSING}")
    print("\n" + ", ".join(f"{name} {version}" for name, version in versions().items()))


if __name__ == "__main__":
    main()
