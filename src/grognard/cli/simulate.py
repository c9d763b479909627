"""`grognard simulate`: many games between computer players."""

import json
import secrets
import time
from dataclasses import replace
from typing import Any

from grognard.cli.arguments import Arguments
from grognard.cli.output import console, show_json, warn
from grognard.cli.series import (
    MOST,
    SERIES,
    Gathering,
    bar,
    empty_folder,
    jobs_wanted,
    percent,
    players_wanted,
    results_file,
    write,
)
from grognard.kernel.registry import find_game
from grognard.lab.simulate import LIMIT, Tally, as_json, prepare, rows
from grognard.words import Words


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    games, players = players_wanted(arguments)
    given = arguments.number("--seed", 0, 2**60)
    seed = secrets.randbits(32) if given is None else given
    limit = arguments.number("--limit", 1, MOST) or LIMIT
    jobs = jobs_wanted(arguments)
    series = prepare(game.id, arguments.game_options(), players, seed, limit, arguments.engines())
    words = Words(arguments.lang, game)
    folder = empty_folder(arguments.text("--out"))
    if folder:
        series = replace(series, study=True)
        write(folder / SERIES, json.dumps(series.settings(), ensure_ascii=False, indent=2) + "\n")
    tally = Tally(series)
    started = time.perf_counter()
    with results_file(folder) as file, bar(games, words, arguments.has("--json")) as advance:
        gathering = Gathering(file, advance)
        gathering.take(rows(series, games, jobs), tally.rows, as_json)
    summary = tally.summary(time.perf_counter() - started)
    summary["interrupted"] = not gathering.whole
    if folder:
        write(folder / "summary.json", json.dumps(summary, ensure_ascii=False, indent=2) + "\n")
    if arguments.has("--json"):
        show_json(summary)
    else:
        _show(summary, words)
    if gathering.whole:
        return 0
    warn(words.say("cli-interrupted", games=len(tally.rows), wanted=games))
    if gathering.problem:
        raise gathering.problem
    return 130


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
            table.add_row(name, str(told["wins"]), str(told["games"]), *percent(told, words))
        out.print()
        out.print(table)
