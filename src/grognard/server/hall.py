"""The hall in which tables are kept while somebody uses them.

An action is checked, played in memory, stored, and only then told. If it cannot be stored, the table leaves the memory and
is read again from the store: nothing that was told is ever lost, nothing that was lost was ever told.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa

from grognard.kernel.contract import WATCHER
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line
from grognard.kernel.registry import find_game
from grognard.server import store
from grognard.server.computer import STAND_IN, Computer
from grognard.server.settings import Settings
from grognard.server.store import Moves, Store
from grognard.server.table import Asked, Chair, Table

log = logging.getLogger("grognard.tables")
AUTOMATIC_PAUSE = 0.05  # seconds before a standing order answers, whatever it is


class Hall:
    """All tables: those in memory, and the way to the others."""

    def __init__(self, settings: Settings, stored: Store, computer: Computer) -> None:
        self.settings = settings
        self.store = stored
        self.computer = computer
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._keeper: asyncio.Task[None] | None = None

    # --- tables come and go ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table of that id, read from the store if it is not in memory."""
        found = self.tables.get(table_id)
        if found is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
            try:
                found = await asyncio.shield(task)
            finally:
                self._loading.pop(table_id, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Table:
        def look(
            connection: sa.Connection,
        ) -> tuple[sa.RowMapping | None, list[Chair], list[tuple[Line, str | None]]]:
            row = store.find_table(connection, table_id)
            chairs = [
                Chair(seat["kind"], seat["level"], seat["name"], seat["token"], seat["visitor"])
                for seat in store.find_seats(connection, [table_id])
            ]
            return row, chairs, store.find_lines(connection, table_id)

        row, chairs, lines = await self.store.read(look)
        if row is None:
            raise BadInput("no-table", table=table_id)
        key = bytes.fromhex(row["key"]) if row["key"] else None
        game = find_game(row["game"])
        match = await asyncio.to_thread(Match.load, game, [line for line, _ in lines], key)
        table = Table(dict(row), chairs, match, {request for _, request in lines if request})
        self.tables[table_id] = table
        self.drive(table)
        return table

    def drop(self, table: Table) -> None:
        """Forget what is in memory; the store has it."""
        self.tables.pop(table.id, None)
        if table.driver is not None:
            table.driver.cancel()

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        tasks = [table.driver for table in self.tables.values() if table.driver] + [self._keeper]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*[task for task in tasks if task], return_exceptions=True)

    async def _keep(self) -> None:
        """Wake tables where a computer has the word, play for those whose time is up, and let idle ones go."""
        await self._wake()
        while True:
            await asyncio.sleep(min(20.0, max(self.settings.idle / 4, 0.05)))
            now = time.monotonic()
            for table in list(self.tables.values()):
                busy = table.guests or table.lock.locked() or (table.driver and not table.driver.done())
                if not busy and now - table.used > self.settings.idle:
                    self.drop(table)
            await self._clocks()

    async def _wake(self) -> None:
        """After a start: tables where the seat that decides is a computer's go on by themselves."""
        running = await self.store.read(
            lambda connection: connection.execute(
                sa.select(store.tables.c.id)
                .join(store.seats, store.seats.c.table_id == store.tables.c.id)
                .where(store.tables.c.status == "running", store.seats.c.kind == "computer")
                .distinct()
            ).scalars()
            .all()
        )  # fmt: skip
        for table_id in running:
            try:
                await self.table(table_id)
            except BadInput as problem:
                log.warning("table %s cannot be read: %s", table_id, problem.code)

    async def _clocks(self) -> None:
        late = await self.store.read(
            lambda connection: connection.execute(
                sa.select(store.tables.c.id).where(store.tables.c.deadline < time.time())
            ).scalars()
            .all()
        )  # fmt: skip
        for table_id in late:
            table = await self.table(table_id)
            async with table.lock:
                if not table.row["deadline"] or table.row["deadline"] > time.time():
                    continue
                for seat in table.match.deciders():
                    choice = await self.computer.choose(
                        table.id, table.game, table.match.state, seat, STAND_IN, table.stored
                    )
                    await self._play(table, partial(table.match.act, seat, choice.action, "clock"))

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self, table: Table, work: Callable[[Match], Any], asked: Asked) -> None:
        """Do something at the table, store it, tell it. What was carried out before is only acknowledged again."""
        async with table.lock:
            table.used = time.monotonic()
            if asked.key in table.requests:
                asked.guest.send({"t": "done", "id": asked.id})
            else:
                await self._play(table, lambda: work(table.match), asked)

    async def _play(self, table: Table, work: Callable[[], Any], asked: Asked | None = None) -> None:
        """The table's lock is held. `work` changes the match or raises BadInput and changes nothing."""
        if self.tables.get(table.id) is not table:
            raise BadInput("table-gone")
        if table.status == "open":
            raise BadInput("table-open")
        match = table.match
        was = (table.status, len(match.resigned))
        work()
        key = asked.key if asked else None
        rows = [
            store.line_row(table.id, n, match.lines[n], key if n == table.stored else None)
            for n in range(table.stored, len(match.lines))
        ]
        try:
            await self.store.append(Moves(rows, table.stamp()))
        except Exception:
            log.exception("table %s could not be stored", table.id)
            self.drop(table)
            raise BadInput("not-stored") from None
        table.stored = len(match.lines)
        if key is not None:
            table.requests.add(key)
        table.publish(about=(table.status, len(match.resigned)) != was, asked=asked)
        self.drive(table)

    # --- seats that need nobody --------------------------------------------------------------------------------------

    def drive(self, table: Table) -> None:
        """See to it that seats which need nobody decide."""
        if (table.driver is None or table.driver.done()) and table.automatic() != WATCHER:
            table.driver = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        while (seat := table.automatic()) != WATCHER:
            match = table.match
            chair = table.chairs[seat]
            by = ""
            if chair.kind != "computer" and seat not in match.resigned:
                await asyncio.sleep(AUTOMATIC_PAUSE)
                by = "order"
                action = match.ordered(seat)
            else:
                level = chair.level or STAND_IN
                state = match.state.clone()
                choice = await self.computer.choose(table.id, table.game, state, seat, level, len(match.lines))
                by = "resigned" if chair.kind != "computer" else choice.by
                action = choice.action
            async with table.lock:
                stands = match.state.bar(seat, action) if action >= 0 else "gone"
                if stands is None and table.automatic() == seat:
                    try:
                        await self._play(table, partial(match.act, seat, action, by))
                    except BadInput as problem:
                        log.warning("table %s: the computer could not act: %s", table.id, problem.code)
                        return
