"""The store: what a table needs to go on after any accident. SQLite in WAL mode by default, PostgreSQL by URL, one code path.

All writing goes through one thread. Jobs that arrive while a commit is under way share the next one, and nobody is told of
a job before its commit is done.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url

from grognard.kernel.errors import BadInput
from grognard.kernel.records import Line

T = TypeVar("T")
Row = dict[str, Any]

metadata = sa.MetaData()

visitors = sa.Table(
    "visitors",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the cookie
    sa.Column("name", sa.String(40), nullable=False, default=""),
    sa.Column("lang", sa.String(2), nullable=False, default=""),
    sa.Column("created", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False, default=""),
    sa.Column("maker", sa.String(64), nullable=False),  # the visitor who opened it
    sa.Column("pace", sa.Integer, nullable=False, default=0),  # seconds a decision may take; 0: no clock
    sa.Column("key", sa.String(64)),  # the secret of the dice; null if the record has none
    sa.Column("status", sa.String(8), nullable=False, default="open"),  # open (a seat is free), running, over
    sa.Column("awaits", sa.String(40), nullable=False, default=""),  # the seats that decide now, as numbers
    sa.Column("parent", sa.String(16)),  # the table it goes on from
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("deadline", sa.Float, index=True),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # human, open, computer
    sa.Column("level", sa.String(20), nullable=False, default=""),
    sa.Column("name", sa.String(40), nullable=False, default=""),
    sa.Column("token", sa.String(64), nullable=False),  # a hash
    sa.Column("visitor", sa.String(64), index=True),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("request", sa.String(64)),  # the client's own id of what it asked for: carried out once
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "request"),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("to", sa.Integer),  # null: to all
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


def connect(url: str, sync: str = "full") -> Engine:
    """An engine for the database at this URL, set up so that a commit is a commit."""
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError:
        raise BadInput("database-url", url=url.split("@")[-1]) from None
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 30})
        sa.event.listen(engine, "connect", _pragmas(sync))
        return engine
    return sa.create_engine(parsed, pool_pre_ping=True, pool_size=8)


def _pragmas(sync: str) -> Callable[[Any, Any], None]:
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'NORMAL' if sync == 'normal' else 'FULL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=30000")
        cursor.close()

    return set_up


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("grognard.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Job:
    """Something to write, and who waits for it."""

    def __init__(
        self, work: Callable[[Connection], Any] | None, moves: "Moves | None", waiter: "asyncio.Future[Any]"
    ) -> None:
        self.work = work
        self.moves = moves
        self.waiter = waiter


class Moves:
    """Lines added to a table's record, and how the table stands after them."""

    def __init__(self, rows: list[Row], stamp: Row) -> None:
        self.rows = rows
        self.stamp = stamp  # id, updated, status, awaits, deadline


_STAMP = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in ("updated", "status", "awaits", "deadline")})
)
# SQLite takes a whole batch as one JSON text in one statement: the interpreter's lock changes hands once, not once a row.
_SQLITE_LINES = """
INSERT INTO lines (table_id, n, line, request, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)
"""
_SQLITE_STAMP = """
UPDATE tables SET updated = json_extract(j.value, '$[1]'), status = json_extract(j.value, '$[2]'),
       awaits = json_extract(j.value, '$[3]'), deadline = json_extract(j.value, '$[4]')
FROM json_each(?) AS j WHERE tables.id = json_extract(j.value, '$[0]')
"""


def write_moves(connection: Connection, moves: list[Moves]) -> None:
    """Add the lines of many tables at once; of each table only the last stamp counts."""
    rows = [row for each in moves for row in each.rows]
    stamps = list({each.stamp["table"]: each.stamp for each in moves}.values())
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_SQLITE_LINES, (_text(rows),))
        connection.exec_driver_sql(_SQLITE_STAMP, (_text(stamps),))
    else:
        connection.execute(sa.insert(lines), rows)
        connection.execute(_STAMP, stamps)


def _text(rows: list[Row]) -> str:
    return msgspec.json.encode([list(row.values()) for row in rows]).decode()


class Store:
    """The database, asked from an event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    async def append(self, moves: Moves) -> None:
        """Add lines to a table's record."""
        await self._ask(None, moves)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction."""
        result: T = await self._ask(work, None)
        return result

    async def _ask(self, work: Callable[[Connection], Any] | None, moves: Moves | None) -> Any:
        waiter: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, moves, waiter))
        return await waiter

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            stop = False
            while len(batch) < 1000 and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            try:
                results: list[Any] = self._commit(batch)
            except Exception as problem:
                results = [problem] if len(batch) == 1 else [self._alone(each) for each in batch]
            _settle(batch, results)
            if stop:
                return

    def _commit(self, batch: list[Job]) -> list[Any]:
        """One transaction for all of them."""
        with self.engine.begin() as connection:
            moves = [job.moves for job in batch if job.moves]
            if moves:
                write_moves(connection, moves)
            return [job.work(connection) if job.work else None for job in batch]

    def _alone(self, job: Job) -> Any:
        """A job whose batch failed, by itself: only the culprit fails."""
        try:
            return self._commit([job])[0]
        except Exception as problem:
            return problem

    # --- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask the database something, without holding up anybody."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)


def _settle(batch: list[Job], results: list[Any]) -> None:
    """Tell everybody who waits, in one step a loop."""

    def tell(pairs: list[tuple[Job, Any]]) -> None:
        for job, result in pairs:
            if job.waiter.done():
                continue
            if isinstance(result, Exception):
                job.waiter.set_exception(result)
            else:
                job.waiter.set_result(result)

    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Any]]] = {}
    for job, result in zip(batch, results, strict=True):
        by_loop.setdefault(job.waiter.get_loop(), []).append((job, result))
    for loop, pairs in by_loop.items():
        try:
            loop.call_soon_threadsafe(tell, pairs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


# --- what is asked for -----------------------------------------------------------------------------------------------


def line_row(table_id: str, number: int, line: Line, request: str | None) -> Row:
    text = msgspec.json.encode(line).decode()
    return {"table_id": table_id, "n": number, "line": text, "request": request, "at": time.time()}


def find_table(connection: Connection, table_id: str) -> sa.RowMapping | None:
    return connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()


def find_seats(connection: Connection, table_ids: Iterable[str]) -> Sequence[sa.RowMapping]:
    chosen = sa.select(seats).where(seats.c.table_id.in_(list(table_ids))).order_by(seats.c.table_id, seats.c.seat)
    return connection.execute(chosen).mappings().all()


def find_lines(connection: Connection, table_id: str) -> list[tuple[Line, str | None]]:
    chosen = sa.select(lines.c.line, lines.c.request).where(lines.c.table_id == table_id).order_by(lines.c.n)
    return [(json.loads(text), request) for text, request in connection.execute(chosen)]


def find_chat(connection: Connection, table_id: str) -> Sequence[sa.RowMapping]:
    chosen = sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(200)
    return connection.execute(chosen).mappings().all()[::-1]
