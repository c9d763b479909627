"""`grognard --help` and `grognard COMMAND --help`, in the language asked for."""

import shutil
import textwrap

from grognard.cli.arguments import COMMANDS, EVERYWHERE, Command, Option
from grognard.cli.labels import labels

_MARGIN = 24


def show(name: str, rest: list[str], lang: str) -> int:
    """Print the help of a command, or of all; with a game among the words, the options of that game too."""
    if not name:
        print(_overview(lang))
        return 0
    command = COMMANDS[name]
    print(_help(command, lang))
    if any(option.name == "--option" for option in command.options):
        _show_game_options(rest, lang)
    return 0


def _overview(lang: str) -> str:
    told = labels(lang)
    parts = [told["about"], "", f"{told['usage']} grognard {told['usage-command']}", ""]
    parts += [_entry(name, told[f"help-{name}"]) for name in COMMANDS]
    parts += ["", _entry("--lang fr|en", told["help-any-lang"]), _entry("--version", told["help-any-version"])]
    parts += [_entry("--help", told["help-any-help"]), "", told["help-more"]]
    return "\n".join(parts)


def _help(command: Command, lang: str) -> str:
    told = labels(lang)
    usage = " ".join([told["usage"], "grognard", command.name, *command.places, *map(_usage, command.options)])
    parts = [_wrap(usage, len(told["usage"]) + 1), "", _wrap(told[f"help-{command.name}"], 0), ""]
    for option in (*command.options, *EVERYWHERE):
        name = option.name.removeprefix("--")
        text = told.get(f"help-{command.name}-{name}") or told[f"help-any-{name}"]
        parts.append(_entry(f"{option.name} {option.value}".strip(), text))
    return "\n".join(parts)


def _usage(option: Option) -> str:
    told = f"{option.name} {option.value}".strip()
    return f"[{told} …]" if option.many else f"[{told}]"


def _width() -> int:
    return min(shutil.get_terminal_size().columns, 100)


def _wrap(text: str, indent: int) -> str:
    return "\n".join(
        textwrap.wrap(text, _width(), subsequent_indent=" " * indent, break_on_hyphens=False, break_long_words=False)
    )


def _entry(name: str, text: str) -> str:
    lines = textwrap.wrap(text, max(_width() - _MARGIN, 30))
    first = f"  {name:<{_MARGIN - 2}}"
    if len(name) >= _MARGIN - 2:
        return "\n".join([f"  {name}", *(" " * _MARGIN + line for line in lines)])
    return "\n".join([first + lines[0], *(" " * _MARGIN + line for line in lines[1:])])


def _show_game_options(rest: list[str], lang: str) -> None:
    """The options of the game that is named beside --help, with their words."""
    from grognard.kernel.registry import find_game, game_ids

    named = [word for word in rest if word in game_ids()]
    if not named:
        return
    from grognard.kernel.summary import summary
    from grognard.words import Words

    game = find_game(named[0])
    words = Words(lang, game)
    print(f"\n{words.say('cli-options-of', game=game.names[lang])}")
    for option in summary(game)["options"]:
        name, sentence = words.option(option["id"])
        values = [f"{value} ({words.value(option['id'], value)})" for value in option.get("values", [])]
        if option["type"] == "number":
            values = [f"{option['low']}–{option['high']}"]
        default = words.say("cli-default", value=words.value(option["id"], option["default"]))
        print(_entry(option["id"], f"{name}. {sentence} " + "; ".join([*values, default])))
