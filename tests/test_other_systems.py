"""Nothing that only Unix has is needed to import Grognard, to keep a game or to let a computer think."""

import os
import subprocess
import sys
from pathlib import Path

# Windows has none of these; os.fork and the "fork" and "forkserver" ways of starting a process are missing with them.
MISSING = ["fcntl", "grp", "posix_ipc", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"]
BARE = f"""
import importlib, multiprocessing, multiprocessing.context, os, pkgutil, sys
for name in {MISSING!r}:
    sys.modules[name] = None
for name in ("fork", "forkpty", "pread", "pwrite", "nice", "getuid", "geteuid", "killpg", "sched_getaffinity", "O_CLOEXEC"):
    if hasattr(os, name):
        delattr(os, name)
for way in ("fork", "forkserver"):
    multiprocessing.context._concrete_contexts.pop(way, None)
"""
IMPORTS = """
import grognard
names = [one.name for one in pkgutil.walk_packages(grognard.__path__, "grognard.") if not one.name.endswith("__main__")]
for name in names:
    importlib.import_module(name)
print(len(names))
"""
KEEPS = """
from pathlib import Path
from grognard.cli import shelf
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
game = find_game("risk_napoleon")
kept = shelf.keep(Match.start(game, {"players": 2}, ["a", "b"]), None)
assert shelf.waiting(game) == []
kept.let_go()
[found] = shelf.waiting(game)
again = shelf.take(found)
assert again and shelf.take(found) is None
assert shelf.load(again, game).lines
again.finish()
assert [path.suffix for path in Path(sys.argv[1]).rglob("*") if path.is_file()] == [".grog"]
"""
THINKS = """
import asyncio
from grognard.kernel.registry import find_game
from grognard.server.computer import Computer
if __name__ == "__main__":
    computer, game = Computer(1, 60.0), find_game("risk_napoleon")
    state = game.new({"players": 2}, 1)
    seat = state.deciders()[0]
    choice = asyncio.run(computer.choose("t", game, state, seat, "greedy", 1))
    assert state.bar(seat, choice.action) is None
    assert computer.processes()
    computer.close()
"""


def run(code: str, folder: Path) -> str:
    script, data = folder / "script.py", str(folder / "data")
    script.write_text(BARE + code)
    environment = {**os.environ, "GROGNARD_DATA": data}
    done = subprocess.run([sys.executable, script, data], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_can_be_imported(tmp_path: Path) -> None:
    assert int(run(IMPORTS, tmp_path)) > 200


def test_games_are_kept(tmp_path: Path) -> None:
    run(KEEPS, tmp_path)


def test_computers_think(tmp_path: Path) -> None:
    run(THINKS, tmp_path)
