"""Many games: how much quicker on two processes than on one, and how much memory a long series takes.

    python benchmarks/lab.py [--games 1000] [--rounds 3] [--memory 10000,100000,1000000]

Games of RISK between random players, each measure a whole `grognard simulate` with its files, from the start of the command to
its end. Speed: games of two, some 16,000 decisions each; the best of the rounds counts. Both cores must be free; where they are
not, the seconds of all processes together tell what two cores could do. Memory: one series of games for capitals of three, some
230 decisions each, on one process (a million take about ten minutes); the resident memory of that process is read when so many
games are written, and at the end with Parquet. It is read from /proc, on Linux only. Then `grognard report` digests what was
played.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grognard.lab.bench import compiled

GROGNARD = [sys.executable, "-m", "grognard"]
LONG = ["--players", "random,random"]
SHORT = ["--players", "random,random,random", "--scenario", "capitals"]


def simulate(kind: list[str], games: int, jobs: int, out: Path) -> list[str]:
    """The command."""
    return [*GROGNARD, "simulate", "risk_napoleon", "--games", str(games), *kind, "--json", "--seed", "1815", "--jobs",
            str(jobs), "--out", str(out)]  # fmt: skip


def run(command: list[str]) -> tuple[float, float]:
    """The seconds that it takes, and those of its processes together."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - started, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def speed(games: int, rounds: int) -> None:
    best = {}
    with tempfile.TemporaryDirectory() as folder:
        for jobs in (1, 2):
            taken = [run(simulate(LONG, games, jobs, Path(folder, f"{jobs}-{i}"))) for i in range(rounds)]
            best[jobs] = [min(one[i] for one in taken) for i in (0, 1)]
    (alone, alone_all), (two, two_all) = best[1], best[2]
    print(f"{games:,} long games: {alone:.2f} s on one process, {two:.2f} s on two: {alone / two:.2f} times as fast")
    print(
        f"  seconds of all processes: {alone_all:.2f} and {two_all:.2f}, so on two free cores {2 * alone_all / two_all:.2f}"
    )


def memory(marks: list[int]) -> None:
    """One series, looked at from outside while it runs."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        started = time.perf_counter()
        process = subprocess.Popen(simulate(SHORT, marks[-1], 1, out), stdout=subprocess.DEVNULL)
        written, left = 0, marks[:]
        file = None
        while left and resident(process.pid):  # none: it has ended before its time
            time.sleep(0.05)
            if file is None and (out / "results.jsonl").exists():
                file = (out / "results.jsonl").open("rb")
            if file:
                written += file.read().count(b"\n")
            if written >= left[0]:
                print(
                    f"{left.pop(0):>9,} games written: {resident(process.pid):.0f} MB, {time.perf_counter() - started:.0f} s"
                )
        print(f"{marks[-1]:>9,} games with Parquet: {peak(process):.0f} MB at the most")
        started = time.perf_counter()
        told = peak(subprocess.Popen([*GROGNARD, "report", str(out), "--json"], stdout=subprocess.DEVNULL))
        print(f"{marks[-1]:>9,} games in a report: {told:.0f} MB at the most, {time.perf_counter() - started:.0f} s")


def peak(process: "subprocess.Popen[bytes]") -> float:
    """Wait for it; the most megabytes that it had."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"the command ended with {process.returncode}")
    return used.ru_maxrss / 1024


def resident(process: int) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=1000, help="of each measure of speed; 0 for none")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument(
        "--memory", default="10000,100000", help="where memory is read; the last is the whole; empty for none"
    )
    told = reader.parse_args()
    print(f"Engine {'compiled' if compiled() else 'plain Python'}, {os.cpu_count()} cores")
    if told.games:
        speed(told.games, told.rounds)
    if told.memory:
        memory(sorted(map(int, told.memory.split(","))))


if __name__ == "__main__":
    main()
