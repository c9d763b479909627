"""`grognard simulate`: many games between computer players."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from grognard.cli.arguments import Arguments
from grognard.cli.folder import (
    DECISIONS,
    RESULTS,
    SERIES,
    begun,
    damaged,
    empty_folder,
    files,
    kept,
    same,
    write_json,
    write_parquet,
)
from grognard.cli.output import console, show_json, warn
from grognard.cli.series import Gathering, bar, hands_wanted, percent, wanted
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab.simulate import Series, Tally, as_json, course_out, hands_for, prepare, row_in, rows
from grognard.words import Words


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    out = arguments.text("--out")
    before = begun(arguments, out)
    wish = wanted(arguments, before)
    if wish.decisions and out is None:
        raise BadInput("cli-missing", argument="--out DIR", command="simulate")
    series = prepare(game.id, wish.options, wish.players, wish.seed, wish.limit, wish.engines)
    series = replace(series, decisions=wish.decisions, study=out is not None)
    words = Words(arguments.lang, game)
    with hands_wanted(arguments, game.id) as hands:
        hands_for(series.players, hands)
        tally = Tally(series)
        folder = _folder(out, series, before, tally)
        if folder:
            write_json(folder / SERIES, {**series.settings(), "games": wish.games})
        played, decisions = tally.games, tally.decisions
        names = [DECISIONS, RESULTS] if series.decisions else [RESULTS]  # a game is there once its result is
        started = time.perf_counter()
        with files(folder, *names) as noted, bar(wish.games - played, words, arguments.has("--json")) as advance:
            gathering = Gathering(noted, advance)
            gathering.take(
                rows(series, wish.games, hands, played),
                tally.add,
                lambda row: [course_out(row, row.game), [as_json(row)]][-len(names) :],
            )
        summary = tally.summary(time.perf_counter() - started, decisions)
    summary["interrupted"] = not gathering.whole
    if folder:
        write_json(folder / "summary.json", summary)
        write_parquet(folder, words)
    if arguments.has("--json"):
        show_json(summary)
    else:
        _show(summary, words)
    if gathering.whole:
        return 0
    warn(words.say("cli-interrupted", games=tally.games, wanted=wish.games))
    if gathering.problem:
        raise gathering.problem
    return 130


def _folder(out: str | None, series: Series, before: dict[str, Any], tally: Tally) -> Path | None:
    """The folder for the results; with --resume, the games that are there are counted."""
    if out is None or not before:
        return empty_folder(out)
    same(out, before, series.settings())
    folder = Path(out)
    for number, told in kept(folder):
        try:
            tally.add(row_in(told, series, number))
        except (KeyError, TypeError, ValueError):
            raise damaged(folder, number) from None
    return folder


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
            counts = (words.say("cli-number", value=told[count]) for count in ("wins", "games"))
            table.add_row(name, *counts, *percent(told, words))
        out.print()
        out.print(table)
