"""`grognard bench`: how fast the engine is on this machine."""

import platform

from grognard.cli.arguments import Arguments
from grognard.cli.output import console, show_json
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from grognard.lab.bench import measure

_SECONDS = 3.0
_MOST = 3600.0


def run(arguments: Arguments) -> int:
    games = [find_game(name) for name in arguments.words or game_ids()]
    seconds = _seconds(arguments)
    measured = [{**measure(game, seconds), "python": platform.python_version()} for game in games]
    if arguments.has("--json"):
        show_json(measured)
        return 0
    from rich.table import Table

    from grognard.words import Words

    words = Words(arguments.lang)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words.say("cli-game"))
    for title in ("cli-speed", "cli-clone", "cli-view", "cli-build"):
        table.add_column(words.say(title), justify="right")
    for row in measured:
        speed = words.say("cli-number", value=row["decisions_per_second"])
        times = [words.say("cli-number", value=row[name]) for name in ("clone_us", "view_us")]
        table.add_row(row["game"], speed, *times, words.say("cli-compiled" if row["compiled"] else "cli-plain"))
    console().print(table)
    return 0


def _seconds(arguments: Arguments) -> float:
    text = arguments.text("--seconds")
    if text is None:
        return _SECONDS
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _MOST:
        raise BadInput("cli-seconds", value=text, high=str(int(_MOST)))
    return seconds
