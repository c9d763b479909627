"""The store: what a table needs to go on after any accident. SQLite in WAL mode by default, PostgreSQL by URL, one code path.

Jobs that arrive together, or while a commit is under way, share the next commit, and nobody is told of a job before its
commit is done. Lines are committed to SQLite on the spot as long as that is quick, for waking a thread takes longer; everything
else, and lines when the disk is slow, is written by one thread. A move is a line and nothing else; how its table stands (for
the lobby, the clocks and the next start) follows from the lines and is stamped on the table now and then.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url

from grognard.kernel.errors import BadInput
from grognard.kernel.records import Line

log = logging.getLogger("grognard.store")

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
    sa.Column("next", sa.String(16)),  # its rematch
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("deadline", sa.Float, index=True),
    sa.Column("stamped", sa.Integer, nullable=False, server_default="0"),  # the lines of which the row knows
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
        cursor.execute("PRAGMA page_size=1024")  # of a new file: a move writes a page a table, whatever its size
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA wal_autocheckpoint=8000")
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


@dataclass
class Job:
    """Something to write, rows for lines or some work, and who is told what came of it: a result or an exception."""

    rows: list[Row]
    work: Callable[[Connection], Any] | None
    told: Callable[[Any], None]


STAMP = ("updated", "status", "awaits", "deadline", "stamped")
_STAMP = (
    sa.update(tables).where(tables.c.id == sa.bindparam("table")).values({name: sa.bindparam(name) for name in STAMP})
)
_SQLITE_LINES = "INSERT INTO lines (table_id, n, line, request, at) VALUES {}"
_QUICK = 0.01  # seconds that everybody may wait for a commit
_MANY = 1000  # rows of one statement, which takes 32,766 values at most


def write_lines(connection: Connection, rows: list[Row]) -> None:
    """Add lines, of as many tables as they may be, by one statement if they are not too many."""
    if connection.dialect.name == "sqlite":
        cursor = connection.connection.cursor()
        for some in [rows[i : i + _MANY] for i in range(0, len(rows), _MANY)]:
            marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(some))
            cursor.execute(_SQLITE_LINES.format(marks), [value for row in some for value in row.values()])
    else:
        connection.execute(sa.insert(lines), rows)


def _tell(batch: list[Job], results: list[Any]) -> None:
    """Tell everybody what came of his job. Who cannot bear it leaves the others in peace."""
    for job, result in zip(batch, results, strict=True):
        try:
            job.told(result)
        except Exception:
            log.exception("what was stored could not be told")


def stamp(connection: Connection, rows: list[Row]) -> None:
    """Write on tables how they stand."""
    connection.execute(_STAMP, [{"table": row["id"], **{name: row[name] for name in STAMP}} for row in rows])


class Store:
    """The database, asked from an event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: list[Job] = []
        self._writing: asyncio.Future[list[Any]] | None = None
        self._writer = ThreadPoolExecutor(1, "writer")
        self._single = engine.dialect.name == "sqlite"
        self._took = 0.0  # seconds, for the last commit
        self._line: Connection | None = None  # for lines on the spot: each statement is a transaction

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        while self._waiting or self._writing is not None:
            await (asyncio.wait([self._writing]) if self._writing is not None else asyncio.sleep(0))
        self._writer.shutdown()
        if self._line is not None:
            self._line.close()
        self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    def append(self, rows: list[Row], told: Callable[[Exception | None], None]) -> None:
        """Add lines to a table's record. Who asks is told when they are stored, or why they could not be."""
        self._ask(Job(rows, None, told))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def told(result: Any) -> None:
            if answer.done():
                return  # whoever asked has gone
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)

        self._ask(Job([], work, told))
        return await answer

    def _ask(self, job: Job) -> None:
        self._waiting.append(job)
        if len(self._waiting) == 1 and self._writing is None:
            asyncio.get_running_loop().call_soon(self._begin)  # when everybody has spoken who has something to say now

    def _begin(self) -> None:
        """Commit what waits. The thread is woken once a batch: waking it costs more than a row."""
        batch, self._waiting = self._waiting, []
        if self._single and self._took < _QUICK and self._commit_at_once(batch):
            _tell(batch, [None] * len(batch))
            return
        self._writing = asyncio.get_running_loop().run_in_executor(self._writer, self._results, batch)
        self._writing.add_done_callback(partial(self._written, batch))

    def _written(self, batch: list[Job], results: "asyncio.Future[list[Any]]") -> None:
        """The next batch is under way while it is told what came of this one."""
        self._writing = None
        if self._waiting:
            self._begin()
        _tell(batch, results.result())

    def _commit_at_once(self, batch: list[Job]) -> bool:
        """Commit a batch of lines on the spot, by one statement; whether it could be done. If not (it is not of lines alone,
        or somebody else is writing to the file), nothing was written, and the thread tries."""
        rows = [row for job in batch for row in job.rows]
        if len(rows) > _MANY or any([job.work is not None for job in batch]):
            return False
        begun = time.perf_counter()
        try:
            if self._line is None:
                self._line = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._line.exec_driver_sql("PRAGMA busy_timeout=0")
                self._line.exec_driver_sql("PRAGMA wal_autocheckpoint=0")  # the thread does that, after the next stamps
            write_lines(self._line, rows)
        except Exception:
            if self._line is not None:
                self._line.invalidate()
                self._line = None
            return False
        self._took = time.perf_counter() - begun
        return True

    def _results(self, batch: list[Job]) -> list[Any]:
        """What came of each job. When the whole batch fails, each is tried by itself: only the culprit fails."""
        try:
            return self._commit(batch)
        except Exception as problem:
            return [problem] if len(batch) == 1 else [self._results([job])[0] for job in batch]

    def _commit(self, batch: list[Job]) -> list[Any]:
        """One transaction for all of them."""
        begun = time.perf_counter()
        with self.engine.begin() as connection:
            if rows := [row for job in batch for row in job.rows]:
                write_lines(connection, rows)
            results = [job.work(connection) if job.work else None for job in batch]
        self._took = time.perf_counter() - begun
        return results

    # --- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask the database something, without holding up anybody."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)


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
