"""`grognard restore`: how many tables came back."""

from pathlib import Path

from grognard.cli.arguments import Arguments
from grognard.cli.serve import settings_of
from grognard.words import Words


def run(arguments: Arguments) -> int:
    settings = settings_of(arguments)
    from grognard.server.backup import restore

    file = Path(arguments.words[0])
    count = restore(settings, file)
    print(Words(arguments.lang).say("cli-restore", file=str(file), count=count))
    return 0
