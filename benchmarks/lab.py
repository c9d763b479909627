"""Many games: how much quicker on two processes than on one, and how much memory a long series takes.

    python benchmarks/lab.py [--games 1000] [--rounds 3] [--memory 20000,100000]

Games of RISK between random players. Each measure is a whole `grognard simulate` with its files, from the start of the command
to its end; the best of the rounds counts. Speed needs both cores free: games of two, some 16,000 decisions each. Memory is the
peak of the command's own process, Parquet included: games for capitals of three, some 230 decisions each.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grognard.lab.bench import compiled

LONG = ["--players", "random,random"]
SHORT = ["--players", "random,random,random", "--scenario", "capitals"]


def simulate(kind: list[str], games: int, jobs: int) -> tuple[float, float]:
    """The seconds that it takes, and the megabytes of memory at its peak."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grognard", "simulate", "risk_napoleon", "--games", str(games), *kind, "--json",
                   "--seed", "1815", "--jobs", str(jobs), "--out", str(Path(folder) / "out")]  # fmt: skip
        started = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f"{' '.join(command)} ended with {process.returncode}")
        return seconds, used.ru_maxrss / 1024


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=1000, help="of each measure of speed; 0 for none")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--memory", default="20000,100000", help="how many games, several times; empty for none")
    told = reader.parse_args()
    print(f"Engine {'compiled' if compiled() else 'plain Python'}, {os.cpu_count()} cores")
    if told.games:
        best = [min(simulate(LONG, told.games, jobs)[0] for _ in range(told.rounds)) for jobs in (1, 2)]
        print(f"{told.games} long games: {best[0]:.2f} s on one process, {best[1]:.2f} s on two", end="")
        print(f": {best[0] / best[1]:.2f} times as fast")
    for games in filter(None, told.memory.split(",")):
        seconds, peak = simulate(SHORT, int(games), 1)
        print(f"{games} short games on one process: {seconds:.0f} s, {peak:.0f} MB at the most")


if __name__ == "__main__":
    main()
