"""What commands that play many games share: a bar, Ctrl-C that keeps what there is, a folder for the results."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, TypeVar

from grognard.cli.arguments import Arguments
from grognard.cli.output import Unwritable
from grognard.kernel.errors import BadInput
from grognard.players import EngineFailed
from grognard.words import Words

MOST = 1_000_000_000
RESULTS = "results.jsonl"
SERIES = "series.json"

Played = TypeVar("Played")


def jobs_wanted(arguments: Arguments) -> int:
    return arguments.number("--jobs", 1, 1024) or os.cpu_count() or 1


def players_wanted(arguments: Arguments) -> tuple[int, list[str]]:
    """How many games, and who plays; both must be said."""
    games = arguments.number("--games", 1, MOST)
    names = arguments.text("--players")
    if games is None or names is None:
        argument = "--games N" if games is None else "--players A,B,…"
        raise BadInput("cli-missing", argument=argument, command=arguments.command.name)
    return games, [name.strip() for name in names.split(",")]


class Gathering:
    """Games as they come in: kept, noted in a file, counted on the bar. What stopped them before the end, if anything did."""

    def __init__(self, file: TextIO | None, advance: Callable[[], None]) -> None:
        self.file = file
        self.advance = advance
        self.interrupted = False
        self.problem: EngineFailed | None = None

    def take(self, games: Iterable[Played], kept: list[Played], told: Callable[[Played], Any]) -> None:
        """Ctrl-C, or an engine that fails, ends it; what was played before is kept."""
        with _interruptible() as interrupted:
            try:
                for one in games:
                    kept.append(one)
                    if self.file:
                        self.file.write(json.dumps(told(one), ensure_ascii=False) + "\n")
                        self.file.flush()
                    self.advance()
                    if interrupted():
                        self.interrupted = True
                        return
            except KeyboardInterrupt:
                self.interrupted = True
            except EngineFailed as problem:
                self.problem = problem

    @property
    def whole(self) -> bool:
        return not self.interrupted and self.problem is None


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """The first Ctrl-C is noted and waits for the row at hand, a second one stops everything."""
    noted: list[int] = []

    def note(number: int, _: object) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def bar(games: int, words: Words, silent: bool) -> Iterator[Any]:
    """A progress bar on the terminal, none for programs."""
    if silent or not (sys.stderr and sys.stderr.isatty()):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-playing"), total=games)
        yield lambda: progress.advance(task)


def empty_folder(name: str | None) -> Path | None:
    """The folder for the results: made if need be, refused if something is in it."""
    if name is None:
        return None
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadInput("cli-folder-full", folder=name)
    except FileExistsError:
        raise BadInput("cli-no-folder", folder=name) from None
    except OSError as problem:
        raise Unwritable(path, problem) from None
    return path


@contextmanager
def results_file(folder: Path | None) -> Iterator[TextIO | None]:
    if folder is None:
        yield None
        return
    path = folder / RESULTS
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as problem:
        raise Unwritable(path, problem) from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Unwritable(path, problem) from None


def percent(told: dict[str, Any], words: Words) -> tuple[str, str]:
    if told["share"] is None:
        return "–", "–"
    return (
        words.say("cli-percent", value=tenths(told["share"])),
        words.say("cli-percent-interval", low=tenths(told["low"]), high=tenths(told["high"])),
    )


def tenths(share: float) -> float:
    """A share in per cent, with one decimal."""
    return round(100 * share, 1)
