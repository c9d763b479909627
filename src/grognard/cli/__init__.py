"""The `grognard` command: each subcommand is a module here with a function `run(arguments) -> exit code`.

Nothing is imported before it is needed, so that `grognard games` answers at once. No rule and no word of a language lives
here: rules are in the games, words in `grognard/text/cli.*.ftl`.
"""

import os
import sys
from importlib import import_module

from grognard.cli.arguments import COMMANDS, Arguments, find_command, find_language, help_wanted, read
from grognard.kernel.errors import BadInput

INTERRUPTED = 130
PIPE_BROKEN = 141


def main(argv: list[str] | None = None) -> int:
    """Run the command; bad input is told in one line and gives exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 # or Python would complain when it flushes
        return PIPE_BROKEN


def _run(argv: list[str]) -> int:
    lang = "en"
    try:
        lang = find_language([])
        lang = find_language(argv)
        return _dispatch(argv, lang)
    except BadInput as problem:
        from grognard.words import Words

        if sys.stderr:
            print(f"grognard: {Words(lang).error(problem)}", file=sys.stderr)
        return 2


def _dispatch(argv: list[str], lang: str) -> int:
    name, rest = find_command(argv or ["serve"])  # the command by itself opens the door
    if name == "--version":
        from grognard.cli.version import show_version

        return show_version(lang)
    if not name or help_wanted(rest):
        from grognard.cli.help import show

        return show(name, rest, lang)
    arguments: Arguments = read(COMMANDS[name], rest, lang)
    run = import_module(f"grognard.cli.{name}").run
    return int(run(arguments))
