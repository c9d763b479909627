"""`grognard simulate`: many games between computer players."""

import json
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from grognard.cli.arguments import Arguments
from grognard.cli.output import Unwritable, console, show_json, warn
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab.simulate import LIMIT, Tally, as_json, prepare, rows
from grognard.words import Words

_MOST = 1_000_000_000


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    games = arguments.number("--games", 1, _MOST)
    names = arguments.text("--players")
    if games is None or names is None:
        raise BadInput("cli-missing", argument="--games N" if games is None else "--players A,B,…", command="simulate")
    seed = arguments.number("--seed", 0, 2**60)
    limit = arguments.number("--limit", 1, _MOST) or LIMIT
    jobs = arguments.number("--jobs", 1, 1024) or os.cpu_count() or 1
    players = [name.strip() for name in names.split(",")]
    series = prepare(game.id, arguments.game_options(), players, secrets.randbits(32) if seed is None else seed, limit)
    words = Words(arguments.lang, game)
    folder = _folder(arguments.text("--out"))
    tally = Tally(series)
    started = time.perf_counter()
    whole = _gather(tally, games, jobs, folder, _bar(games, words, arguments.has("--json")))
    summary = tally.summary(time.perf_counter() - started)
    summary["interrupted"] = not whole
    if folder:
        _write(folder / "summary.json", json.dumps(summary, ensure_ascii=False, indent=2) + "\n")
    if arguments.has("--json"):
        show_json(summary)
    else:
        _show(summary, words)
    if not whole:
        warn(words.say("cli-interrupted", games=len(tally.rows), wanted=games))
    return 0 if whole else 130


def _gather(tally: Tally, games: int, jobs: int, folder: Path | None, bar: Any) -> bool:
    """Play the games, each row noted as it comes; whether all were played (Ctrl-C keeps what there is)."""
    with _results(folder) as file, bar as advance, _interruptible() as interrupted:
        try:
            for row in rows(tally.series, games, jobs):
                tally.rows.append(row)
                if file:
                    file.write(json.dumps(as_json(row), ensure_ascii=False) + "\n")
                advance()
                if interrupted():
                    return False
        except KeyboardInterrupt:
            return False
    return True


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
def _bar(games: int, words: Words, silent: bool) -> Iterator[Any]:
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


def _folder(name: str | None) -> Path | None:
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
def _results(folder: Path | None) -> Iterator[TextIO | None]:
    if folder is None:
        yield None
        return
    path = folder / "results.jsonl"
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as problem:
        raise Unwritable(path, problem) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Unwritable(path, problem) from None


def _show(summary: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    out = console()
    out.print(
        words.say(
            "cli-simulated",
            games=summary["games"],
            finished=summary["finished"],
            mean=round(summary["mean_decisions"] or 0),
            speed=summary["decisions_per_second"] or 0,
            seconds=summary["seconds"],
            seed=str(summary["seed"]),
        )
    )
    for part in ("by_player", "by_seat"):
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), title_justify="left")
        table.add_column(words.say(f"cli-{part.replace('_', '-')}"))
        for title in ("cli-wins", "cli-games", "cli-share", "cli-interval"):
            table.add_column(words.say(title), justify="right")
        for name, told in summary["wins"][part].items():
            table.add_row(name, str(told["wins"]), str(told["games"]), *_percent(told, words))
        out.print()
        out.print(table)


def _percent(told: dict[str, Any], words: Words) -> tuple[str, str]:
    if told["share"] is None:
        return "–", "–"
    return (
        words.say("cli-percent", value=_tenths(told["share"])),
        words.say("cli-percent-interval", low=_tenths(told["low"]), high=_tenths(told["high"])),
    )


def _tenths(share: float) -> float:
    return round(100 * share, 1)
