"""What commands that play many games share: a bar, Ctrl-C that keeps what there is, a folder for the results."""

import json
import os
import secrets
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TextIO, TypeVar

from grognard.cli.arguments import Arguments
from grognard.kernel.errors import BadInput
from grognard.lab.cluster import Cluster, ClusterFailed
from grognard.lab.simulate import LIMIT, GameLost
from grognard.lab.spread import Hands
from grognard.players import EngineFailed
from grognard.words import Words

MOST = 1_000_000_000

Played = TypeVar("Played")
Json = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What a series shall be, as the command line says, or else the folder in which it was begun."""

    games: int
    players: list[str]
    options: Mapping[str, object]
    seed: int
    limit: int
    engines: Mapping[str, str]
    decisions: bool


def wanted(arguments: Arguments, before: Json) -> Wanted:
    games, players = players_wanted(arguments, before)
    seed = arguments.number("--seed", 0, 2**60)
    return Wanted(
        games,
        players,
        arguments.game_options() or before.get("options", {}),
        before.get("seed", secrets.randbits(32)) if seed is None else seed,
        arguments.number("--limit", 1, MOST) or before.get("limit", LIMIT),
        arguments.engines() or before.get("engines", {}),
        arguments.has("--decisions") or before.get("decisions", False),
    )


def players_wanted(arguments: Arguments, before: Json) -> tuple[int, list[str]]:
    """How many games, and who plays; both must be said."""
    games = arguments.number("--games", 1, MOST) or before.get("games")
    names = arguments.text("--players") or ",".join(before.get("players", []))
    if games is None or not names:
        argument = "--games N" if games is None else "--players A,B,…"
        raise BadInput("cli-missing", argument=argument, command=arguments.command.name)
    return games, [name.strip() for name in names.split(",")]


@contextmanager
def hands_wanted(arguments: Arguments, game_id: str) -> Iterator[Hands]:
    """So many processes, as many as there are cores unless told, or the workers of a cluster."""
    address = arguments.text("--cluster")
    jobs = arguments.number("--jobs", 1, 1024)
    if address is None:
        yield jobs or os.cpu_count() or 1
    elif jobs is not None:
        raise BadInput("cli-either", options="--cluster, --jobs")
    else:
        with Cluster(address, game_id) as cluster:
            yield cluster


class Gathering:
    """Games as they come in: counted, noted in files, told to the bar. What stopped them before the end, if anything did."""

    def __init__(self, files: list[TextIO], advance: Callable[[], None]) -> None:
        self.files = files
        self.advance = advance
        self.interrupted = False
        self.problem: BadInput | None = None

    def take(
        self, games: Iterable[Played], count: Callable[[Played], None], told: Callable[[Played], list[list[Json]]]
    ) -> None:
        """Ctrl-C, an engine that fails, a cluster or a game that is lost ends it; what was played before is kept. `told` says
        what goes into each file."""
        with _interruptible() as interrupted:
            try:
                for one in games:
                    count(one)
                    if self.files:
                        for file, lines in zip(self.files, told(one), strict=True):
                            file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
                            file.flush()
                    self.advance()
                    if interrupted():
                        self.interrupted = True
                        return
            except KeyboardInterrupt:
                self.interrupted = True
            except (EngineFailed, ClusterFailed, GameLost) as problem:
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
