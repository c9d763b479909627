"""`grognard serve`: the server with its tables, for a player on his own machine and for a host."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.cli.arguments import Arguments
from grognard.kernel.errors import BadInput
from grognard.words import Words

if TYPE_CHECKING:
    from grognard.server.settings import Settings


def run(arguments: Arguments) -> int:
    settings = settings_of(arguments)
    from grognard.server.run import serve

    say, url = Words(arguments.lang).say, f"http://{settings.host}:{settings.port}/"
    print(say("cli-serving", url=url), flush=True)
    serve(settings, not arguments.has("--no-browser"), say("cli-no-browser", url=url))
    return 0


def settings_of(arguments: Arguments) -> "Settings":
    """The settings that the options make; the database may also come from the environment, where no process list shows it."""
    from grognard.server.settings import Settings

    given: dict[str, object] = {"database": arguments.text("--database") or os.environ.get("GROGNARD_DATABASE", "")}
    if host := arguments.text("--host"):
        given["host"] = host
    if data := arguments.text("--data"):
        given["data"] = Path(data)
    if (port := arguments.number("--port", 1, 65535)) is not None:
        given["port"] = port
    if (workers := arguments.number("--workers", 1, 64)) is not None:
        given["workers"] = workers
    if (sync := arguments.text("--sync")) is not None:
        if sync not in ("full", "normal"):
            raise BadInput("cli-sync", value=sync)
        given["sync"] = sync
    if arguments.has("--engine"):
        given["engines"] = arguments.engines()
    return Settings(**given)  # type: ignore[arg-type]
