"""`grognard ladder`: which computer player is stronger, by how much, and how sure is that."""

import json
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
    files,
    kept,
    same,
    write,
    write_json,
    write_parquet,
)
from grognard.cli.output import Unwritable, console, show_json, warn
from grognard.cli.series import Gathering, bar, hands_wanted, wanted
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab import report
from grognard.lab.ladder import Ladder, Result, Standing, prepare, result_at, result_out, results
from grognard.lab.simulate import course_out, hands_for
from grognard.words import Words


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    seed = arguments.number("--seed", 0, 2**60)
    out = arguments.text("--out") or (None if seed is None else f"ladder-{game.id}-{seed}")
    before = begun(arguments, out)
    wish = wanted(arguments, before)
    ladder = prepare(game.id, wish.options, wish.players, wish.games, wish.seed, wish.limit, wish.engines)
    ladder = replace(ladder, series=replace(ladder.series, decisions=wish.decisions))
    words = Words(arguments.lang, game)
    folder = Path(out or f"ladder-{game.id}-{wish.seed}")
    with hands_wanted(arguments, game.id) as hands:
        hands_for(wish.players, hands)
        standing = Standing(ladder)
        _begin(folder, ladder, before, standing)
        write_json(folder / SERIES, ladder.settings())
        played = standing.played
        names = [DECISIONS, RESULTS] if wish.decisions else [RESULTS]

        def told(result: Result) -> list[list[dict[str, Any]]]:
            return [course_out(result.row, standing.played - 1), [result_out(result)]][-len(names) :]

        started = time.perf_counter()
        with files(folder, *names) as noted, bar(ladder.wanted - played, words, arguments.has("--json")) as advance:
            gathering = Gathering(noted, advance)
            gathering.take(results(ladder, hands, played), standing.add, told)
        summary = standing.summary(time.perf_counter() - started)
    summary["interrupted"] = not gathering.whole
    write_json(folder / "ladder.json", summary)
    page = report.page(summary, words.say, words.lang, game.names[words.lang], _options(summary, words))
    write(folder / "report.html", page)
    write_parquet(folder, words)
    if arguments.has("--json"):
        show_json(summary)
    elif standing.played:
        _show(summary, words, game, folder)
    if gathering.whole:
        return 0
    warn(words.say("cli-interrupted", games=standing.played, wanted=ladder.wanted))
    if gathering.problem:
        raise gathering.problem
    warn(words.say("ladder-goes-on", folder=str(folder)))
    return 130


def _begin(folder: Path, ladder: Ladder, before: dict[str, Any], standing: Standing) -> None:
    """The folder for the results: a new or empty one, or one in which the same ladder was left unfinished."""
    if before:
        same(str(folder), before, ladder.settings())
    else:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not any(folder.iterdir()):
                return
            found = json.loads((folder / SERIES).read_text(encoding="utf-8"))
        except FileExistsError:
            raise BadInput("cli-no-folder", folder=str(folder)) from None
        except (FileNotFoundError, ValueError):
            raise BadInput("cli-folder-full", folder=str(folder)) from None
        except OSError as problem:
            raise Unwritable(folder, problem) from None
        if found != json.loads(json.dumps(ladder.settings())):
            raise BadInput("ladder-other", folder=str(folder))
    for number, told in kept(folder):
        try:
            standing.add(result_at(told, ladder, number))
        except (KeyError, IndexError, TypeError, ValueError):
            raise damaged(folder, number) from None


def _options(summary: dict[str, Any], words: Words) -> str:
    told = [
        words.say("cli-is", name=words.option(name)[0], value=words.value(name, value))
        for name, value in summary["options"].items()
    ]
    return " · ".join(told)


def _show(summary: dict[str, Any], words: Words, game: Game, folder: Path) -> None:
    from rich.table import Table

    def table(heads: list[str], rows: list[list[str]]) -> None:
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for i, head in enumerate(heads):
            grid.add_column(head, justify="right" if i else "left", no_wrap=True)
        for row in rows:
            grid.add_row(*row)
        out.print()
        out.print(grid)

    out = console()
    title = words.say("ladder-title", game=game.names[words.lang])
    out.print(title, style="bold")
    played = words.say("ladder-played", played=summary["played"], seconds=summary["seconds"], seed=str(summary["seed"]))
    out.print(played)
    heads = [words.say(f"ladder-{word}") for word in ("player", "elo", "interval", "speed")]
    table(heads, [_player(one, words) for one in summary["ranking"]])
    names = [one["player"] for one in summary["ranking"]]
    table([words.say("ladder-player"), *names], _cross(summary, words))
    out.print()
    for order, games, wins, share, interval, *fair, p in report.orders(summary, words.say):
        line = words.say("ladder-line", order=order, games=games, wins=wins, share=share, interval=interval, p=p)
        out.print(line + "".join(words.say("ladder-line-fair", share=one) for one in fair), soft_wrap=True)
    out.print()
    out.print(words.say("ladder-report-at", file=str(folder / "report.html")), soft_wrap=True)


def _player(one: dict[str, Any], words: Words) -> list[str]:
    speed = "–" if one["ms_a_choice"] is None else words.say("cli-number", value=one["ms_a_choice"])
    return [one["player"], f"{one['elo']:+.0f}", f"{one['low']:+.0f} … {one['high']:+.0f}", speed]


def _cross(summary: dict[str, Any], words: Words) -> list[list[str]]:
    """Each player in a row: its share of the games against each other one."""
    shares: dict[tuple[str, str], float | None] = {}
    for pair in summary["pairs"]:
        first, second = pair["players"]
        shares[first, second] = pair["share"]
        shares[second, first] = None if pair["share"] is None else 1 - pair["share"]
    names = [one["player"] for one in summary["ranking"]]
    return [
        [name, *("·" if name == other else report.percent(shares[name, other], words.say) for other in names)]
        for name in names
    ]
