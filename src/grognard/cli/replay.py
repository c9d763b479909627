"""`grognard replay`: a record shown, or played again and compared line by line."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grognard.cli.arguments import Arguments
from grognard.cli.output import console, show_json, warn
from grognard.kernel import records
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line
from grognard.kernel.registry import find_game
from grognard.words import Words


def run(arguments: Arguments) -> int:
    file = Path(arguments.words[0])
    if not arguments.has("--verify"):
        return _show(file, arguments)
    try:
        lines = records.read(file)
        told = _facts(lines, Match.load(find_game(str(lines[0].get("game"))), lines))
    except BadInput as problem:
        if arguments.has("--json"):
            message = Words(arguments.lang).error(problem)
            line = problem.details.get("line")
            show_json({"file": str(file), "verified": False, "error": problem.code, "line": line, "message": message})
        raise
    if arguments.has("--json"):
        show_json({"file": str(file), "verified": True, **told})
        return 0
    words = Words(arguments.lang)
    print(words.say("cli-verified", file=str(file), lines=told["lines"], actions=told["actions"]))
    print(words.say(f"cli-dice-{told['dice']}"))
    return 0


def _facts(lines: list[Line], match: Match) -> dict[str, Any]:
    head, end = lines[0], lines[-1].get("end")
    return {
        "game": head["game"],
        "rules": head["rules"],
        "options": head["options"],
        "seats": head["seats"],
        "lines": len(lines),
        "actions": sum("do" in line for line in lines),
        "undone": sum("undo" in line for line in lines),
        "finished": end is not None,
        "result": end,
        "dice": "key" if match.key else "recorded" if "commitment" in head else "seed",
    }


# --- showing ---------------------------------------------------------------------------------------------------------


def _show(file: Path, arguments: Arguments) -> int:
    lines = records.read(file)
    game = find_game(str(lines[0].get("game")))
    words = Words(arguments.lang, game)
    match = None
    try:
        match = Match.load(game, lines)
    except BadInput as problem:
        if problem.code != "record-rules":
            raise
        warn(words.error(problem))  # played by other rules: the lines can be read, not played again
    if arguments.has("--json"):
        facts = _facts(lines, match) if match else {"game": game.id, "lines": len(lines)}
        show_json({"file": str(file), **facts, "record": [_told(line, match, words) for line in lines]})
        return 0
    out = console()
    head = lines[0]
    out.print(words.say("cli-record-of", game=game.names[arguments.lang], rules=str(head.get("rules"))), style="bold")
    seats = head.get("seats")
    if isinstance(seats, dict):
        out.print(", ".join(f"{seat} = {player}" for seat, player in seats.items()))
    for line in lines:
        _show_line(line, match, words, out)
    return 0


def _told(line: Line, match: Match | None, words: Words) -> dict[str, Any]:
    """A line of the record with what happened, in words."""
    return {**{name: value for name, value in line.items() if name != "sum"}, "events": _events(line, match, words)}


def _events(line: Line, match: Match | None, words: Words) -> list[str]:
    """All that happened, secrets included: a record hides nothing."""
    if match is None:
        return []
    return [words.event(match.state, event) for event in match.told.get(line.get("n", 0), [])]


def _show_line(line: Line, match: Match | None, words: Words, out: Console) -> None:
    if "n" in line:
        out.print(f"{line['n']!s:>5}  {line.get('seat', ''):<4} {_done(line, words)}")
    for event in _events(line, match, words):
        out.print(Padding(Text(event, style="dim"), (0, 0, 0, 12), expand=False))


def _done(line: Line, words: Words) -> str:
    """What a line of the record does."""
    if "do" in line:
        return f"{line['do']} ({line['by']})" if "by" in line else str(line["do"])
    if "undo" in line:
        return words.say("cli-took-back", number=str(line["undo"]))
    if "order" in line:
        return words.say("cli-ordered", order=line["order"], value=line.get("value"))
    if "resign" in line:
        return words.say("cli-resigned")
    end = line.get("end")
    return words.say("cli-ended", scores=", ".join(f"{seat} {score}" for seat, score in dict(end or {}).items()))
