"""Backup and restore of an SQLite store: one file, made while the server runs, checked before it takes the place of another."""

import sqlite3
from pathlib import Path

from sqlalchemy.engine import make_url

from grognard.kernel.errors import BadInput
from grognard.server.settings import Settings


def database_file(settings: Settings) -> Path:
    url = make_url(settings.url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadInput("backup-sqlite")
    return Path(url.database)


def backup(settings: Settings, target: Path) -> int:
    """Copy the store, as it is at one moment, into a new file; how many tables it holds."""
    source = database_file(settings)
    if not source.exists():
        raise BadInput("backup-missing", file=str(source))
    if target.exists():
        raise BadInput("backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(part) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        count = _tables(part)
        part.replace(target)
    except OSError as problem:
        raise BadInput("file-unreadable", file=str(target), why=problem.strerror or "") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def restore(settings: Settings, source: Path) -> int:
    """Put a backup in the place of the store, which must not be there; how many tables it holds."""
    target = database_file(settings)
    if target.exists():
        raise BadInput("backup-exists", file=str(target))
    if not source.exists():
        raise BadInput("backup-missing", file=str(source))
    count = _tables(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(part) as new:
        old.backup(new)
    part.replace(target)
    return count


def _tables(path: Path) -> int:
    """The number of tables in a store that is whole."""
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
            if store.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise BadInput("backup-broken", file=str(path))
            store.execute("SELECT version_num FROM alembic_version").fetchone()
            count: int = store.execute("SELECT count(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError:
        raise BadInput("backup-broken", file=str(path)) from None
