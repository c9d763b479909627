"""`grognard games`: what can be played here."""

import json
from typing import Any

from grognard.cli.arguments import Arguments
from grognard.cli.labels import labels
from grognard.kernel.options import CHOICE, WHOLE
from grognard.kernel.registry import find_game, game_ids
from grognard.kernel.summary import summary


def run(arguments: Arguments) -> int:
    games = [summary(find_game(name)) for name in game_ids()]
    if arguments.has("--json"):
        print(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(_told(game, arguments.lang) for game in games))
    return 0


def _told(game: dict[str, Any], lang: str) -> str:
    told = labels(lang)
    other = "en" if lang == "fr" else "fr"
    seats = f"{game['seats']['min']}–{game['seats']['max']}"
    rows = [
        ("seats", seats),
        ("scenarios", ", ".join(game["scenarios"])),
        ("rules", f"{told['version']} {game['rules']}, {game['clauses']} {told['clauses']}"),
        *(("options" if i == 0 else "", text) for i, text in enumerate(_option_lines(game, lang))),
    ]
    width = max(len(told[name]) for name, _ in rows if name)
    body = "\n".join(f"  {told[name] if name else '':<{width}}  {text}" for name, text in rows)
    return f"{game['id']}  {game['names'][lang]} / {game['names'][other]}\n{body}"


def _option_lines(game: dict[str, Any], lang: str) -> list[str]:
    told = labels(lang)
    lines = []
    width = max(len(option["id"]) for option in game["options"])
    for option in game["options"]:
        if option["type"] == CHOICE:
            values = " | ".join(option["values"])
        elif option["type"] == WHOLE:
            values = f"{option['low']}–{option['high']}"
        else:
            values = "on | off"
        default = option["default"]
        shown = ("on" if default else "off") if isinstance(default, bool) else default
        lines.append(f"{option['id']:<{width}}  {values}  ({told['default-short']} {shown})")
    return lines
