"""`grognard play`: a game in the terminal, new or one that was interrupted."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from grognard.cli import shelf
from grognard.cli.arguments import Arguments
from grognard.cli.keyboard import Keyboard, somebody_there
from grognard.cli.output import console, warn
from grognard.cli.shelf import Kept
from grognard.cli.table import HUMAN, Left, Table
from grognard.kernel import positions
from grognard.kernel.chance import new_key
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.options import WHOLE, Options, Value
from grognard.kernel.registry import find_game
from grognard.players import find_player
from grognard.words import Words

DEFAULT = "greedy"  # sits on every seat but the first unless told otherwise
_SET_UP = ("--seat", "--scenario", "--option", "--seed", "--position")
_SHOWN = 9  # interrupted games that are listed to choose from


def run(arguments: Arguments) -> int:
    game = find_game(arguments.words[0])
    words = Words(arguments.lang, game)
    if arguments.has("--continue") and arguments.has("--new"):
        raise BadInput("cli-either", options="--continue / --new")
    copy = _copy(arguments.text("--record"))
    kept = _chosen(game, words, arguments)
    if kept is None:
        match = _new(game, arguments)
        keyboard = _keyboard(match)
        kept = shelf.keep(match, copy)
    else:
        match, keyboard = _continued(kept, game, words, copy)
    table = Table(match, kept, words, console(), keyboard, arguments.engines())
    _greet(table)
    try:
        table.play()
        return 0
    except KeyboardInterrupt:
        print()
        warn(words.say("cli-kept", game=game.id))
        return 130
    except (EOFError, Left) as why:
        if keyboard and keyboard.live and isinstance(why, EOFError):
            print()
        table.screen.print(words.say("cli-kept", game=game.id))
        return 0
    finally:
        kept.let_go()


def _copy(name: str | None) -> Path | None:
    """The file to record the game in, which must not be there yet."""
    if name is None:
        return None
    path = Path(name)
    if path.exists():
        raise BadInput("cli-exists", file=name)
    if not path.absolute().parent.is_dir():
        raise BadInput("cli-no-folder", folder=str(path.absolute().parent))
    return path


def _keyboard(match: Match) -> Keyboard | None:
    """The keyboard, if any person plays."""
    return Keyboard() if HUMAN in match.lines[0]["seats"].values() else None


# --- a new game ------------------------------------------------------------------------------------------------------


def _new(game: Game, arguments: Arguments) -> Match:
    given: dict[str, Any] = dict(arguments.game_options())
    position = None
    file = arguments.text("--position")
    if file is not None:
        if given:
            raise BadInput("cli-position-options")
        position = positions.read(Path(file))
        game.position(position)  # refused here, before anything else is asked
        given = position["options"]
    options = _resolved(game, given)
    players = _players(game, game.seats(options), arguments)
    seed = arguments.number("--seed", 0, 2**60)
    key = new_key() if seed is None else None
    return Match.start(game, options, players, key, seed or 0, position)


def _resolved(game: Game, given: dict[str, Any]) -> Options:
    """The options complete. Where only a scenario is wished for, the first number of seats that it can be played with."""
    try:
        return game.resolve(given)
    except BadInput as problem:
        first = game.options[0]
        if problem.details.get("option") != "scenario" or first.kind != WHOLE or first.id in given:
            raise
        for seats in range(first.low, first.high_for({}) + 1):
            with suppress(BadInput):
                return game.resolve({first.id: seats, **given})
        raise


def _players(game: Game, seats: list[str], arguments: Arguments) -> list[str]:
    """Who sits on each seat: a person on the first, the computer on the others, unless --seat says otherwise."""
    engines = arguments.engines()
    players = dict.fromkeys(seats, DEFAULT)
    players[seats[0]] = HUMAN
    for name, player in arguments.pairs("--seat").items():
        seat = seats[int(name) - 1] if name.isdecimal() and 0 < int(name) <= len(seats) else name
        if seat not in players:
            raise BadInput("unknown-seat", word=name, known=", ".join(seats))
        if player != HUMAN:
            find_player(player, engines)
        players[seat] = player
    return [players[seat] for seat in seats]


def _greet(table: Table) -> None:
    """What there is to know before the first move."""
    match, words = table.match, table.words
    game = match.game
    table.screen.print(words.say("cli-welcome", game=game.names[words.lang]), style="bold")
    shown = [
        words.say("cli-is", name=words.option(name)[0], value=words.value(name, value))
        for name, value in _telling(match)
    ]
    table.screen.print(" · ".join(shown), style="dim")
    seats = [
        f"{words.say('cli-seat', seat=game.seat_words(match.state, i), id=seat)} = {match.lines[0]['seats'][seat]}"
        for i, seat in enumerate(match.seats)
    ]
    table.screen.print(words.say("cli-who-sits", seats=", ".join(seats)), style="dim")
    if "commitment" in match.lines[0]:
        table.screen.print(words.say("cli-commitment", sum=match.lines[0]["commitment"]), style="dim")
    if table.keyboard:
        table.screen.print(words.say("cli-type-help"), style="dim")


def _telling(match: Match) -> list[tuple[str, Value]]:
    """The options that tell the games apart: the scenario, how many play, and what is not as it is as a rule."""
    found: list[tuple[str, Value]] = []
    before: Options = {}
    for option in match.game.options:
        value = match.options[option.id]
        if option.id in ("scenario", "players") or value != option.default_for(before):
            found.append((option.id, value))
        before[option.id] = value
    return found


# --- an interrupted game ---------------------------------------------------------------------------------------------


def _chosen(game: Game, words: Words, arguments: Arguments) -> Kept | None:
    """The interrupted game to go on with, or None for a new one."""
    if arguments.has("--new"):
        return None
    waiting = shelf.waiting(game)
    if arguments.has("--continue"):
        wishes = [name for name in _SET_UP if arguments.has(name)]
        if wishes:
            raise BadInput("cli-continue-alone", options=", ".join(wishes))
        kept = shelf.take(waiting[0]) if waiting else None
        if kept is None:
            raise BadInput("cli-nothing-kept", game=game.id)
        return kept
    if not waiting:
        return None
    if not somebody_there():
        warn(words.say("cli-waiting", number=len(waiting)))
        return None
    return _asked(waiting, words, Keyboard())


def _asked(waiting: list[Path], words: Words, keyboard: Keyboard) -> Kept | None:
    """Ask which of the interrupted games to go on with."""
    screen = console()
    choices = dict(enumerate(waiting[:_SHOWN], start=1))
    if len(choices) == 1:
        screen.print(words.say("cli-continue", game=_told(waiting[0], words)))
        question = words.say("cli-continue-yes-no")
    else:
        screen.print(words.say("cli-continue-which"))
        for number, path in choices.items():
            screen.print(f"  {number}  {_told(path, words)}")
        question = words.say("cli-continue-number")
    while True:
        try:
            answer = keyboard.read(question + " ").casefold()
        except EOFError:
            raise BadInput("cli-no-keyboard") from None
        if answer in ("n", "no", "non", "0"):
            return None
        away = answer.startswith("x")
        wanted = answer.removeprefix("x").strip()
        if len(choices) == 1 and wanted in ("", "y", "yes", "o", "oui"):
            wanted = "1"
        if not (wanted.isascii() and wanted.isdecimal() and int(wanted) in choices):
            continue
        kept = shelf.take(choices[int(wanted)])
        if kept is None:
            raise BadInput("cli-busy")
        if not away:
            return kept
        screen.print(words.say("cli-put-away", file=str(kept.finish())), soft_wrap=True)
        return None


def _told(path: Path, words: Words) -> str:
    """An interrupted game in a line: when it was played last, who plays, how long."""
    from datetime import datetime

    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    try:
        with path.open(encoding="utf-8") as file:
            seats = json.loads(file.readline())["seats"]
            lines = sum(1 for _ in file)
        names = ", ".join(f"{seat} {player}" for seat, player in seats.items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        names, lines = path.name, 0
    return words.say("cli-interrupted-game", when=f"{when:%Y-%m-%d %H:%M}", seats=names, lines=lines)


def _continued(kept: Kept, game: Game, words: Words, copy: Path | None) -> tuple[Match, Keyboard | None]:
    recorded = kept.copy
    match = shelf.load(kept, game)
    if recorded and not kept.copy and not copy:
        warn(words.say("cli-copy-gone", file=str(recorded)))
    if copy:
        shelf.copy_to(kept, copy, match.lines)
    return match, _keyboard(match)
