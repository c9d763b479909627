"""Many games: how much quicker on two processes than on one, and how much memory a long series takes.

    python benchmarks/lab.py [--game risk_napoleon] [--games 3000] [--rounds 3] [--memory 20000,100000]

Each measure is a whole `grognard simulate` with its files, from the start of the command to its end; the best of the rounds
counts. Speed needs both cores free. Memory is the peak of the command's own process, Parquet included.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grognard.lab.bench import compiled


def simulate(game: str, games: int, jobs: int) -> tuple[float, float]:
    """The seconds that it takes and the megabytes of memory at its peak."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grognard", "simulate", game, "--games", str(games), "--players", "random,random",
                   "--seed", "1815", "--jobs", str(jobs), "--json", "--out", str(Path(folder) / "out")]  # fmt: skip
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
    reader.add_argument("--game", default="risk_napoleon")
    reader.add_argument("--games", type=int, default=3000, help="of each measure of speed; 0 for none")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--memory", default="20000,100000", help="how many games, several times; empty for none")
    told = reader.parse_args()
    print(f"{told.game}, random players, engine {'compiled' if compiled() else 'plain Python'}, {os.cpu_count()} cores")
    if told.games:
        one, two = (
            min(simulate(told.game, told.games, jobs)[0] for _ in range(told.rounds)) for jobs in (1, 2)
        )  # fmt: skip
        print(f"{told.games} games: {one:.2f} s on one process, {two:.2f} s on two: {one / two:.2f} times as fast")
    for games in filter(None, told.memory.split(",")):
        seconds, peak = simulate(told.game, int(games), 1)
        print(f"{games} games on one process: {seconds:.0f} s, {peak:.0f} MB at the most")


if __name__ == "__main__":
    main()
