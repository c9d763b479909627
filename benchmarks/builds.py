"""Is one build of the engine as fast as another? Random play of every game, the builds in turn, ratios to the first one.

    python benchmarks/builds.py O3=build/o3 O1=build/o1 --rounds 7

A build is a folder in which a package `grognard` lies (`tools/compile.py --into FOLDER --level 3` makes one); `.` in its
place is the one installed here. Each game is played from the same seeds by each build, in a process of its own, one build
after the other, and the order is turned round every time. Processor time is counted, so that a busy machine spoils little.
"""

import argparse
import json
import os
import subprocess
import sys
from statistics import median

PLAY = """
import json, sys, time
from grognard.kernel import contract
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game

game, seconds, told = find_game(sys.argv[1]), float(sys.argv[2]), 0
made, spent, seed = 0, 0.0, 0
while spent < seconds:
    seed += 1
    state = game.new({}, seed)
    started = time.process_time()
    made += playout(state, seed, 2_000)
    spent += time.process_time() - started
print(json.dumps({"rate": made / spent, "compiled": not contract.__file__.endswith(".py")}))
"""


def measured(folder: str, game: str, seconds: float) -> float:
    """Decisions a second of processor time."""
    here = {**os.environ, "PYTHONPATH": "" if folder == "." else folder}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game, str(seconds)], env=here, stdout=subprocess.PIPE, check=True
    )
    rate: float = json.loads(done.stdout)["rate"]
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Decisions a second of several builds of the engine, and their ratios."
    )
    parser.add_argument(
        "builds", nargs="+", metavar="NAME=FOLDER", help="the first one is what the others are held against"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each plays each game (default: 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one turn (default: 1)")
    parser.add_argument("--games", help="these only, separated by commas")
    args = parser.parse_args()
    builds = dict(told.split("=", 1) for told in args.builds)
    from grognard.kernel.registry import game_ids

    games = args.games.split(",") if args.games else game_ids()
    first = next(iter(builds))
    print(f"{'':24}" + "".join(f"{name:>26}" for name in builds))
    for game in games:
        rates: dict[str, list[float]] = {name: [] for name in builds}
        for turn in range(args.rounds):
            for name in builds if turn % 2 == 0 else reversed(builds):
                rates[name].append(measured(builds[name], game, args.seconds))
        row = f"{game:24}{median(rates[first]):>24,.0f}/s"
        for name in builds:
            if name != first:
                ratios = [one / other for one, other in zip(rates[name], rates[first])]
                ratio = median(rates[name]) / median(rates[first])
                row += f"{ratio:>12.3f} ({min(ratios):.2f}..{max(ratios):.2f})"
        print(row, flush=True)


if __name__ == "__main__":
    main()
