"""The real command: run to its end, or talked to through a terminal."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from grognard.kernel import records
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game

COMMAND = [sys.executable, "-m", "grognard"]
GAME = "risk_napoleon"
PATIENCE = 90.0  # seconds; only ever waited for when something is wrong


def wait_until(happens: Callable[[], object], what: str) -> None:
    """Wait for what another process is about to do; whoever looks at once is sometimes too early."""
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until, f"never happened: {what}"
        time.sleep(0.02)


def begun(file: Path) -> bool:
    """Whether something has been written to it."""
    return file.exists() and file.stat().st_size > 0


def environment(folder: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the machine's own shows: games are kept in `folder`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME")}
    return {**kept, "GROGNARD_DATA": str(folder), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", **more}


class Done:
    """A command that has run."""

    def __init__(self, process: "subprocess.CompletedProcess[str]") -> None:
        self.code = process.returncode
        self.out = process.stdout
        self.err = process.stderr

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def grognard(*arguments: str, data: Path, input: str = "", cwd: Path | None = None, **env: str) -> Done:
    """Run the command with this piped to it."""
    return Done(
        subprocess.run(
            [*COMMAND, *arguments],
            input=input,
            capture_output=True,
            encoding="utf-8",
            env=environment(data, **env),
            cwd=cwd,
            timeout=PATIENCE,
        )
    )


def _own_terminal() -> None:
    """The terminal is the process's own, and so is Ctrl-C, whatever who started the tests made of it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command in a terminal of 80 by 24: `expect` waits for words on the screen, `type` sends a line."""

    def __init__(self, *arguments: str, data: Path, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, TERM="xterm", **env),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.raw = ""  # all that ever came, colours and all
        self.screen = ""  # what came after the words that were expected last

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def expect(self, words: str) -> str:
        """Wait for these words; all that came up to them, without colours."""
        until = time.monotonic() + PATIENCE
        while words not in plain(self.screen):
            if time.monotonic() > until or not self._more(until):
                raise AssertionError(f"{words!r} never came; the screen shows:\n{plain(self.screen)[-3000:]}")
        shown, met, self.screen = plain(self.screen).partition(words)
        return shown + met

    def _more(self, until: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(until - time.monotonic(), 0))
        if not ready:
            return False
        try:
            data = os.read(self.master, 100_000)
        except OSError:  # the other end is closed
            return False
        self.raw += data.decode(errors="replace")
        self.screen += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def interrupt(self) -> None:
        """Ctrl-C as a person presses it: again after a second, for readline sleeps on if it comes as the prompt is drawn."""
        for _ in range(int(PATIENCE)):
            self.press(b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(1)
                return

    def end(self) -> tuple[int, str]:
        """Wait for the end: the exit code and the rest of the screen."""
        while self._more(time.monotonic() + PATIENCE):
            pass
        return self.process.wait(PATIENCE), plain(self.screen)

    def kill(self) -> None:
        """As the power going off."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def plain(text: str) -> str:
    """Without colours and other orders to the terminal, and with the line ends of a file."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r\n", "\n")


def record(path: Path, moves: int = 40, players: int = 3, seed: int = 7) -> Match:
    """A recorded game of so many moves, the first that were open."""
    match = Match.start(find_game(GAME), {"players": players}, ["greedy"] * players, seed=seed)
    for _ in range(moves):
        seat = match.deciders()[0]
        match.act(seat, match.state.legal(seat)[0])
    records.append(path, match.lines)
    return match


def situation(frame: str = "Combat", **changes: Any) -> dict[str, Any]:
    """Two players in combat: all is p1's but Irlande, p2's last territory, which a regiment of p1's in Écosse faces."""
    game = find_game(GAME)
    places = game.vocabulary.sets["place"]
    territories = {place: {"owner": "p1", "regiments": 30 if place == "ecosse" else 1} for place in places}
    territories["irlande"] = {"owner": "p2", "regiments": 1}
    table = {"turn": "p1", "colours": {"p1": "blue", "p2": "red"}, "territories": territories, **changes}
    stack = [{"frame": "Turns"}, {"frame": frame, "seat": "p1"}]
    return game.describe(game.position({"game": GAME, "options": {"players": 2}, "stack": stack, "table": table}))


def write(path: Path, told: Any) -> str:
    path.write_text(json.dumps(told), encoding="utf-8")
    return str(path)
