"""The folder of a long run: what is played (series.json), a line a game as they come (results.jsonl), with --decisions a line
a decision (decisions.jsonl), and in the end the same as Parquet. An unfinished one goes on with --resume (docs/results.md).
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TextIO

from grognard.cli.arguments import Arguments
from grognard.cli.output import Unwritable, warn
from grognard.kernel.errors import BadInput
from grognard.words import Words

SERIES = "series.json"
RESULTS = "results.jsonl"
DECISIONS = "decisions.jsonl"
_OPTIONS = {"options": "--option", "players": "--players", "seed": "--seed", "limit": "--limit",
            "engines": "--engine", "decisions": "--decisions"}  # fmt: skip


def empty_folder(name: str | None) -> Path | None:
    """The folder for the results: made if need be, refused if something is in it."""
    if name is None:
        return None
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadInput("cli-folder-full", folder=name)
    except FileExistsError:
        raise BadInput("cli-no-folder", folder=name) from None
    except OSError as problem:
        raise Unwritable(path, problem) from None
    return path


def begun(arguments: Arguments, folder: str | None) -> dict[str, Any]:
    """With --resume: what the folder says was to be played. What the command line leaves out is taken from there."""
    if not arguments.has("--resume"):
        return {}
    if folder is None:
        raise BadInput("cli-missing", argument="--out DIR", command=arguments.command.name)
    try:
        told = json.loads((Path(folder) / SERIES).read_text(encoding="utf-8"))
    except OSError:
        raise BadInput("resume-nothing", folder=folder) from None
    except ValueError:
        told = None
    if not isinstance(told, dict) or not {"game", "rules", "games", *_OPTIONS} <= set(told):
        raise BadInput("resume-damaged", file=str(Path(folder) / SERIES), line=1)
    return told


def same(folder: str, before: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
    """Refuse to go on with another series than the one that was begun; only the number of games may change."""
    wanted = json.loads(json.dumps(settings))
    if before["game"] != wanted["game"]:
        raise BadInput("resume-game", folder=folder, found=before["game"], wanted=wanted["game"])
    if before["rules"] != wanted["rules"]:
        raise BadInput("resume-rules", folder=folder, found=before["rules"], wanted=wanted["rules"])
    for option, found, now in _compared(before, wanted):
        if found != now:
            raise BadInput("resume-other", folder=folder, option=option, found=_short(found), wanted=_short(now))


def _compared(before: Mapping[str, Any], wanted: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    for name, option in _OPTIONS.items():
        if name == "options":
            for key in {**wanted[name], **before[name]}:
                yield f"{option} {key}", before[name].get(key), wanted[name].get(key)
        else:
            yield option, before[name], wanted[name]


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def kept(folder: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games of before, numbered; a last line that was cut off, and decisions of games that are not there, are taken
    away."""
    path = folder / RESULTS
    _cut_off(path)
    number = 0
    for number, told in enumerate(_lines(path), start=1):
        yield number - 1, told
    _forget(folder / DECISIONS, number)


def damaged(folder: Path, number: int) -> BadInput:
    return BadInput("resume-damaged", file=str(folder / RESULTS), line=number + 1)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if not path.exists():
        return
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file):
            try:
                told = json.loads(line)
            except ValueError:
                told = None
            if not isinstance(told, dict):
                raise BadInput("resume-damaged", file=str(path), line=number + 1)
            yield told


def _cut_off(path: Path) -> None:
    """Take away a last line without an end."""
    if not path.exists():
        return
    try:
        with path.open("rb+") as file:
            size = file.seek(0, 2)
            while size:
                start = max(0, size - 65536)
                file.seek(start)
                end = file.read(size - start).rfind(b"\n")
                size = start + end + 1 if end >= 0 else start
                if end >= 0:
                    break
            file.truncate(size)
    except OSError as problem:
        raise Unwritable(path, problem) from None


def _forget(path: Path, games: int) -> None:
    """Take away the decisions of games from this number on."""
    _cut_off(path)
    size = 0
    if not path.exists():
        return
    with path.open("rb+") as file:
        for line in file:
            if json.loads(line)["game"] >= games:
                file.truncate(size)
                return
            size += len(line)


@contextmanager
def files(folder: Path | None, *names: str) -> Iterator[list[TextIO]]:
    """These files of the folder, to write on at their end; none without a folder."""
    if folder is None:
        yield []
        return
    try:
        with ExitStack() as stack:
            yield [stack.enter_context((folder / name).open("a", encoding="utf-8", newline="\n")) for name in names]
    except OSError as problem:
        raise Unwritable(folder / names[0], problem) from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Unwritable(path, problem) from None


def write_json(path: Path, told: Any) -> None:
    write(path, json.dumps(told, ensure_ascii=False, indent=2) + "\n")


def write_parquet(folder: Path, words: Words) -> None:
    """What is there in JSON lines, as Parquet too; a line says so where that cannot be."""
    from grognard.lab import parquet

    try:
        for name, make in ((RESULTS, parquet.games), (DECISIONS, parquet.decisions)):
            lines = folder / name
            target = folder / ("games.parquet" if name == RESULTS else "decisions.parquet")
            if lines.exists():
                try:
                    make(lines, target)
                except OSError as problem:
                    raise Unwritable(target, problem) from None
    except BadInput as problem:
        warn(words.error(problem))
