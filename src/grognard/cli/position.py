"""`grognard position`: a situation out of a record, or a check of one that was written by hand."""

import json
import re
from pathlib import Path
from typing import Any

from grognard.cli.arguments import Arguments
from grognard.cli.output import console, show_json
from grognard.kernel import positions, records
from grognard.kernel.contract import WATCHER, Game
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    source, file = arguments.text("--from"), arguments.text("--check")
    if (source is None) == (file is None):
        raise BadInput("cli-one-of", options="--from RECORD@N, --check FILE")
    if source is not None:
        told = game.describe(_at(game, source).state)
        if arguments.has("--json"):
            show_json(told)
        else:
            print(readable(told))
    elif file is not None:
        _check(game, Path(file), arguments)
    return 0


def _at(game: Game, source: str) -> Match:
    """The match as it stood after line N of a record; the last one if no number is given."""
    name, sign, number = source.rpartition("@")
    if not sign or not (number.isascii() and number.isdecimal()):
        name, number = source, ""
    lines = records.read(Path(name))
    last = len(lines) - (2 if "end" in lines[-1] else 1)
    wanted = int(number) if number else last
    if wanted > last:
        raise BadInput("cli-no-line", file=name, number=str(wanted), last=str(last))
    return Match.load(game, lines, upto=wanted)


def readable(told: dict[str, Any]) -> str:
    """A description as JSON that a person reads easily: what fits on a line is on one line."""
    return _laid_out(told, 0)


def _laid_out(value: Any, depth: int) -> str:
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + 2 * depth <= 100 or not isinstance(value, dict | list) or not value:
        return line
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        if all(not isinstance(item, dict | list) for item in value):
            wrapped = re.sub(r"(.{60,90}?), ", rf"\1,\n{inner}", line[1:-1])
            return f"[\n{inner}{wrapped}\n{outer}]"
        return "[\n" + ",\n".join(inner + _laid_out(item, depth + 1) for item in value) + f"\n{outer}]"
    parts = [
        f"{inner}{json.dumps(key, ensure_ascii=False)}: {_laid_out(item, depth + 1)}" for key, item in value.items()
    ]
    return "{\n" + ",\n".join(parts) + f"\n{outer}}}"


def _check(game: Game, file: Path, arguments: Arguments) -> None:
    state = game.position(positions.read(file))
    deciders = [game.seat_name(seat) for seat in state.deciders()]
    if arguments.has("--json"):
        over = not state.stack
        frame = "" if over else type(state.stack[-1]).__name__
        show_json({"ok": True, "file": str(file), "game": game.id, "over": over, "frame": frame, "deciders": deciders})
        return
    from grognard.cli.boards import find_board
    from grognard.words import Words

    words = Words(arguments.lang, game)
    out = console()
    out.print(words.say("cli-position-fine", file=str(file)))
    out.print(find_board(game, words).draw(state.view(WATCHER), out.width))
    out.print(words.prompt(state, WATCHER))
