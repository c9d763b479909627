"""`grognard backup`: how many tables are in the copy."""

from pathlib import Path

from grognard.cli.arguments import Arguments
from grognard.cli.serve import settings_of
from grognard.words import Words


def run(arguments: Arguments) -> int:
    settings = settings_of(arguments)
    from grognard.server.backup import backup

    file = Path(arguments.words[0])
    count = backup(settings, file)
    print(Words(arguments.lang).say("cli-backup", file=str(file), count=count))
    return 0
