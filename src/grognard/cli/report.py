"""`grognard report`: a page that tells what came of many games."""

from pathlib import Path

from grognard.cli.arguments import Arguments
from grognard.cli.folder import write
from grognard.cli.output import console, show_json
from grognard.kernel.registry import find_game
from grognard.lab.digest import digest
from grognard.lab.digest_page import Page
from grognard.words import Words

PAGE = "report.html"


def run(arguments: Arguments) -> int:
    folder = Path(arguments.words[0])
    told = digest(folder)
    game = find_game(told["game"])
    words = Words(arguments.lang, game)
    if arguments.has("--json"):
        show_json(told)
        if not arguments.has("--out"):
            return 0
    file = Path(arguments.text("--out") or folder / PAGE)
    write(file, Page(told, game, words).whole())
    if not arguments.has("--json"):
        console().print(words.say("report-at", games=told["games"], file=str(file)), soft_wrap=True)
    return 0
