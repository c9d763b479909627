"""The shelf: the games that are being played in terminals here, each kept move by move until it is over.

    games/NAME.grog      the lines of the record, on the disk before anybody is told of them
    games/NAME.table     the key of its dice and where else it is recorded; nobody but the owner may read it (mode 0600)
    records/NAME.grog    games that are over

Whoever plays a game holds the lock `games/NAME.lock`, which the system lets go when the process ends, however it ends.
"""

import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from grognard.cli.output import Unwritable
from grognard.kernel import records
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line


def data_folder() -> Path:
    """Where this user's games are kept."""
    if own := os.environ.get("GROGNARD_DATA"):
        return Path(own)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "grognard"


@dataclass
class Kept:
    """A game on the shelf that this process alone may go on with."""

    path: Path  # of the record
    lock: FileLock
    key: bytes | None
    copy: Path | None  # where --record writes it too
    stored: int  # how many lines are on the disk

    @property
    def table(self) -> Path:
        return self.path.with_suffix(".table")

    def store(self, lines: list[Line]) -> None:
        """Put on the disk what is not there yet."""
        new = lines[self.stored :]
        for path in (self.path, self.copy):
            if path and new:
                try:
                    records.append(path, new)
                except OSError as problem:
                    raise Unwritable(path, problem) from None
        self.stored = len(lines)

    def finish(self) -> Path:
        """The game is over, or put away: its record goes to the others. Where it is now."""
        folder = data_folder() / "records"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            end = folder / self.path.name
            self.path.rename(end)
        except OSError as problem:
            raise Unwritable(folder, problem) from None
        self.table.unlink(missing_ok=True)
        self.let_go()
        _lock(self.path).unlink(missing_ok=True)
        return end

    def let_go(self) -> None:
        """Let others go on with the game."""
        self.lock.release()


def keep(match: Match, copy: Path | None) -> Kept:
    """Put a game that begins on the shelf."""
    folder = data_folder() / "games"
    name = f"{match.game.id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
    path = folder / f"{name}.grog"
    table = path.with_suffix(".table")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = Kept(path, FileLock(_lock(path), mode=0o600), match.key, copy, 0)
        kept.lock.acquire()
        _write(kept)
    except OSError as problem:
        raise Unwritable(table, problem) from None
    kept.store(match.lines)
    _sync(folder)
    return kept


def waiting(game: Game) -> list[Path]:
    """The interrupted games of this kind that nobody is playing now, the latest first."""
    folder = data_folder() / "games"
    found = []
    for path in folder.glob(f"{game.id}-*.grog") if folder.is_dir() else []:
        kept = take(path)
        if kept:
            found.append((path.stat().st_mtime, path))
            kept.let_go()
    return [path for _, path in sorted(found, reverse=True)]


def take(path: Path) -> Kept | None:
    """Take a game from the shelf; None if somebody is playing it, or it is no longer there."""
    lock = FileLock(_lock(path), timeout=0, mode=0o600)
    try:
        lock.acquire()
        told = _read(path.with_suffix(".table"))
        key = bytes.fromhex(told["key"]) if told.get("key") else None
        if not path.is_file():
            raise ValueError
    except (OSError, Timeout, ValueError, TypeError):
        lock.release()
        return None
    copy = Path(told["record"]) if told.get("record") else None
    return Kept(path, lock, key, copy, 0)


def load(kept: Kept, game: Game) -> Match:
    """Play a game from the shelf up to where it was interrupted. A copy that is no longer one is let go (`copy` is None)."""
    _drop_torn_line(kept.path)
    lines = records.read(kept.path)
    match = Match.load(game, lines, kept.key)
    kept.stored = len(lines)
    if kept.copy and not _goes_on(kept.copy, lines):
        kept.copy = None
    return match


def copy_to(kept: Kept, copy: Path, lines: list[Line]) -> None:
    """From now on the game is recorded in this file too."""
    kept.copy = copy
    try:
        records.append(copy, lines[: kept.stored])
        _write(kept)
    except OSError as problem:
        raise Unwritable(copy, problem) from None


def _write(kept: Kept) -> None:
    told = {"key": kept.key.hex() if kept.key else None, "record": str(kept.copy.absolute()) if kept.copy else None}
    new = kept.path.with_suffix(".new")
    with open(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(json.dumps(told))
        file.flush()
        os.fsync(file.fileno())
    new.replace(kept.table)


def _lock(path: Path) -> Path:
    return path.with_suffix(".lock")


def _read(table: Path) -> Mapping[str, Any]:
    with table.open(encoding="utf-8") as file:
        told = json.loads(file.read(100_000))
    if not isinstance(told, dict):
        raise ValueError
    return told


def _drop_torn_line(path: Path) -> None:
    """A line that was being written when the power went was told to nobody: it does not count."""
    try:
        with path.open("r+b") as file:
            text = file.read()
            end = text.rfind(b"\n") + 1
            if end != len(text):
                file.truncate(end)
    except OSError as problem:
        raise BadInput("file-unreadable", file=str(path), why=problem.strerror or "") from None


def _goes_on(copy: Path, lines: list[Line]) -> bool:
    """Bring a copy of the record up to date; False if it is not a copy of this game any more."""
    whole = "".join(records.to_text(line) for line in lines)
    try:
        text = copy.read_text(encoding="utf-8")
        if not whole.startswith(text):
            return False
        with copy.open("a", encoding="utf-8", newline="\n") as file:
            file.write(whole[len(text) :])
    except (OSError, UnicodeDecodeError):
        return False
    return True


def _sync(folder: Path) -> None:
    """Make sure that the folder remembers a new file, where folders can be asked to."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
