"""`grognard balance`: which start value makes a scenario even between equal players, and how sure is that."""

import time
from typing import Any

from grognard.cli.arguments import Arguments
from grognard.cli.folder import RESULTS, SERIES, empty_folder, files, write_json
from grognard.cli.output import console, show_json, warn
from grognard.cli.series import Gathering, bar, hands_wanted, percent, wanted
from grognard.kernel.registry import find_game
from grognard.lab.balance import GAMES, Balance, Weighing, outcome_out, outcomes, prepare, start
from grognard.lab.simulate import hands_for, share
from grognard.words import Words

USUAL = {"games": GAMES, "players": ["greedy"]}


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    wish = wanted(arguments, USUAL)
    balance = prepare(
        game.id,
        wish.options,
        arguments.text("--handicap"),
        wish.players,
        wish.games,
        wish.seed,
        wish.limit,
        wish.engines,
    )
    words = Words(arguments.lang, game)
    with hands_wanted(arguments, game.id) as hands:
        hands_for(balance.series.players, hands)
        folder = empty_folder(arguments.text("--out"))
        weighing = Weighing(balance)
        if folder:
            asked = {"handicap": balance.handicap, "low": balance.low, "high": balance.high, "games": balance.games}
            write_json(folder / SERIES, {**balance.series.settings(), **asked})
        started = time.perf_counter()
        with files(folder, RESULTS) as noted, bar(balance.games, words, arguments.has("--json")) as advance:
            gathering = Gathering(noted, advance)
            gathering.take(outcomes(balance, hands), weighing.add, lambda outcome: [[outcome_out(outcome)]])
    summary = weighing.summary(time.perf_counter() - started)
    summary["interrupted"] = not gathering.whole
    if folder:
        write_json(folder / "balance.json", summary)
    if arguments.has("--json"):
        show_json(summary)
    else:
        _show(balance, summary, words)
    if gathering.whole:
        return 0
    warn(words.say("cli-interrupted", games=weighing.played, wanted=balance.games))
    if gathering.problem:
        raise gathering.problem
    return 130


def _show(balance: Balance, summary: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    game = find_game(balance.series.game)
    state = start(balance, balance.present, balance.series.seed)
    helped = [game.seat_words(state, seat) for seat in game.helped(state, balance.handicap)]
    side = words.listed(words.say("balance-side", seat=seat) for seat in helped)
    name = next(one.words for one in game.handicaps(balance.series.options) if one.id == balance.handicap)
    out = console()
    out.print(
        words.say("balance-title", game=game.names[words.lang], name=words.say(name)), style="bold", soft_wrap=True
    )
    players = ", ".join(dict.fromkeys(summary["players"]))
    seed = str(summary["seed"])
    out.print(
        words.say("balance-played", played=summary["played"], players=players, seconds=summary["seconds"], seed=seed),
        soft_wrap=True,
    )
    out.print()
    out.print(_verdict(summary, side, words), soft_wrap=True)
    won, within = percent(summary["present"], words)
    value = str(summary["present"]["value"])
    out.print(words.say("balance-present", value=value, side=side, share=won, interval=within), soft_wrap=True)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for title in ("balance-value", "cli-games", "cli-wins", "cli-share", "cli-interval", "balance-curve"):
        table.add_column(words.say(title), justify="right")
    for row in summary["values"]:
        fitted, _ = percent({**share(0, 1), "share": row["fitted"]}, words)
        counts = (words.say("cli-number", value=row[count]) for count in ("games", "wins"))
        table.add_row(str(row["value"]), *counts, *percent(row, words), fitted)
    out.print()
    out.print(table)


def _verdict(summary: dict[str, Any], side: str, words: Words) -> str:
    if summary["even"] is None:
        return words.say("balance-open")
    low, high = (words.say("cli-number", value=round(bound, 1)) for bound in summary["interval"])
    told = {"even": words.say("cli-number", value=round(summary["even"], 1)), "low": low, "high": high}
    if not summary["low"] <= summary["even"] <= summary["high"]:
        return words.say("balance-beyond", **told, least=str(summary["low"]), most=str(summary["high"]))
    return words.say("balance-even", **told, side=side)
