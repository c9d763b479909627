"""`grognard rules`: the rules of a game in our own words, and how many of them tests prove."""

from dataclasses import asdict

from grognard.cli.arguments import Arguments
from grognard.cli.output import console, show_json
from grognard.kernel import clauses
from grognard.kernel.clauses import Clause
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    wanted = arguments.words[1] if len(arguments.words) > 1 else None
    wishes = [name for name in ("--search", "--coverage") if arguments.has(name)] + ([wanted] if wanted else [])
    if len(wishes) > 1:
        raise BadInput("cli-either", options=" / ".join(wishes))
    if arguments.has("--coverage"):
        return _coverage(game, arguments)
    found = _find(game, wanted, " ".join(arguments.many("--search")))
    if arguments.has("--json"):
        show_json([asdict(clause) for clause in found])
    else:
        _show(game, found, arguments)
    return 0


def _find(game: Game, wanted: str | None, search: str) -> list[Clause]:
    """The clause of that id, or all whose ids begin so; those that a search finds; or all."""
    if search:
        return clauses.search(game.package, search)
    every = clauses.load(game.package)
    if wanted is None:
        return list(every.values())
    begin = wanted.upper()
    chapter = [clause for clause in every.values() if clause.id.startswith(f"{begin.rstrip('-')}-")]
    return chapter if chapter and begin not in every else [clauses.find(game.package, wanted)]


def _show(game: Game, found: list[Clause], arguments: Arguments) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from grognard.words import Words

    words = Words(arguments.lang, game)
    out = console()
    if not found:
        out.print(words.say("cli-nothing-found", words=" ".join(arguments.many("--search"))))
    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            out.print(Text(("\n" if chapter else "") + words.chapter(clause.chapter), style="bold"))
            chapter = clause.chapter
        place = clauses.source(game.package, clause.ref, arguments.lang)
        out.print(Text(f"{clause.id}  {place}".rstrip(), style="dim" if len(found) > 1 else ""))
        out.print(Padding(Text(clause.text(arguments.lang)), (0, 0, 0, 2), expand=False))


def _coverage(game: Game, arguments: Arguments) -> int:
    from grognard.cli.coverage import checkout, coverage

    told = coverage(game.package, checkout())
    if arguments.has("--json"):
        show_json(told)
        return 0
    from rich.padding import Padding
    from rich.text import Text

    from grognard.words import Words

    words = Words(arguments.lang, game)
    out = console()
    counts = {name: told[name] for name in ("clauses", "provable", "proved")}
    out.print(words.say("cli-coverage", **counts, unproved=len(told["unproved"])))
    if told["unprovable"]:
        kinds = ", ".join(f"{words.say(f'cli-kind-{kind}')} {number}" for kind, number in told["unprovable"].items())
        out.print(words.say("cli-unprovable", kinds=kinds))
    for chapter, ids in told["unproved_by_chapter"].items():
        out.print(Text(f"\n{words.chapter(chapter)} ({len(ids)})", style="bold"))
        out.print(Padding(Text(" ".join(ids)), (0, 0, 0, 2), expand=False))
    return 0
