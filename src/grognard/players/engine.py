"""External engines: anyone's program as a player, over its standard input and output (docs/engines.md).

A line of JSON goes in, a line of JSON comes out. Every question is complete: whose turn it is, all that the seat sees and all
that is open to it; so one process can serve any number of games. What it answers is believed only if it is open.
"""

import json
import queue
import shlex
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import IO, Any, Final

from grognard.kernel.contract import State
from grognard.kernel.errors import BadInput
from grognard.players.player import Player

PROTOCOL: Final = 1
PATIENCE: Final = 20.0  # seconds for an answer
_LONGEST: Final = 1 << 20  # characters of an answer


class EngineFailed(BadInput):
    """The engine did not start, died, was too slow or answered what cannot be."""


class Engine(Player):
    """A program that is asked for every decision that is not forced."""

    def __init__(self, name: str, command: str, patience: float = PATIENCE) -> None:
        self.name = name
        self.command = command
        self.patience = patience
        self.wants: list[str] = []  # what it asked for besides view and legal actions
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=5)
        self._questions: queue.Queue[str] = queue.Queue()
        self._threads: list[threading.Thread] = []
        self._asked = 0

    def choose(self, state: State, seat: int, seed: int) -> int:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        game = state.game
        vocabulary = game.vocabulary
        names = [vocabulary.name(action) for action in actions]
        question: dict[str, Any] = {
            "t": "choose",
            "game": game.id,
            "rules": game.version,
            "options": game.options_of(state),
            "seat": game.seat_name(seat),
            "view": state.view(seat),
            "legal": names,
            "seed": seed,
            "seconds": self.patience,
        }
        self._start()
        if "world" in self.wants:
            question["world"] = game.describe(state.redeal(seat, seed))
        answer = self._ask(question, "do")
        told = answer.get("do")
        if not isinstance(told, str) or told not in names:
            raise self._failed("engine-nonsense", said=json.dumps(answer, ensure_ascii=False)[:200])
        return actions[names.index(told)]

    # --- the process -------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._process is not None:
            return
        try:
            process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as problem:
            why = problem.strerror if isinstance(problem, OSError) else str(problem)
            raise EngineFailed("engine-start", name=self.name, command=self.command, why=why or "") from None
        self._process = process
        self._answers = queue.Queue()
        self._complaints.clear()
        self._questions = queue.Queue()
        self._threads = [
            threading.Thread(target=_say, args=(process.stdin, self._questions), daemon=True),
            threading.Thread(target=_hear, args=(process.stdout, self._answers), daemon=True),
            threading.Thread(target=_note, args=(process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        wants = self._ask({"t": "hello", "protocol": PROTOCOL}, "ready").get("wants", [])
        self.wants = [str(one) for one in wants] if isinstance(wants, list) else []

    def _ask(self, question: dict[str, Any], kind: str) -> dict[str, Any]:
        """Put a question and wait for its answer, of this kind and with the question's number."""
        self._asked += 1
        self._questions.put(json.dumps({**question, "id": self._asked}, ensure_ascii=False) + "\n")
        try:
            line = self._answers.get(timeout=self.patience)
        except queue.Empty:
            raise self._failed("engine-slow", seconds=self.patience) from None
        if not line:
            raise self._failed("engine-died")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("t") != kind or answer.get("id") != self._asked:
            raise self._failed("engine-nonsense", said=line.strip()[:200])
        return answer

    def _failed(self, code: str, **details: object) -> EngineFailed:
        """The error, with the last thing that the engine complained of; the process is let go."""
        process = self._process
        self._stop(0.5 if code == "engine-died" else 0.0)
        complaint = self._complaints[-1] if self._complaints else ""
        status = process.returncode if process is not None else None
        return EngineFailed(code, name=self.name, complaint=complaint, status=str(status), **details)

    def _stop(self, grace: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._questions.put("")  # an engine ends when there is nothing more to read
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for thread in self._threads:
            thread.join(1.0)
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()

    def close(self) -> None:
        self._stop(2.0)


def _say(stream: IO[str], questions: "queue.Queue[str]") -> None:
    """Hand questions to the engine, until '' closes its input; one that does not read holds up nobody but this thread."""
    with suppress(OSError, ValueError):  # it is gone, and that is noticed where its answer is missed
        while text := questions.get():
            stream.write(text)
            stream.flush()
    with suppress(OSError, ValueError):  # what it did not read cannot be written any more
        stream.close()


def _hear(stream: IO[str], answers: "queue.Queue[str]") -> None:
    """Hand on what the engine says line by line; '' when it is gone. Lines without a word are passed over."""
    try:
        while line := stream.readline(_LONGEST):
            if line.strip():
                answers.put(line)
    except ValueError:
        pass  # closed meanwhile
    answers.put("")


def _note(stream: IO[str], complaints: "deque[str]") -> None:
    try:
        while line := stream.readline(_LONGEST):
            if line.strip():
                complaints.append(line.strip())
    except ValueError:
        pass
