"""The hall in which tables are kept while somebody uses them.

An action is checked, played in memory, stored, and only then told. If it cannot be stored, the table leaves the memory and
is read again from the store: nothing that was told is ever lost, nothing that was lost was ever told.
"""

import asyncio
import logging
import secrets
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
from grognard.server.store import Store
from grognard.server.table import Asked, Chair, Table, Window

log = logging.getLogger("grognard.tables")
Then = Callable[[BadInput | None], None]  # told when something is stored, or why it could not be
STAMPS = 1.0  # seconds until it is written how tables stand
AUTOMATIC_PAUSE = 0.05  # seconds before a standing order answers, whatever it is
MOST_PASSES = 500  # empty windows that are passed for in one turn at a table; the driver goes on from there
DELAY = (1.0, 2.5)  # seconds between which a pass is told where nobody may know whether more could be done


class Hall:
    """All tables: those in memory, and the way to the others."""

    def __init__(self, settings: Settings, stored: Store, computer: Computer) -> None:
        self.settings = settings
        self.store = stored
        self.computer = computer
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unstamped: dict[str, Table] = {}  # stand otherwise than the store says
        self._keeper: asyncio.Task[None] | None = None

    # --- tables come and go ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table of that id, read from the store if it is not in memory; nothing at it is still being stored."""
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
        async with found.turns:
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
        if row["stamped"] != table.stored:
            self._stamp(table)  # the server was stopped before it could
        self.drive(table)
        return table

    def drop(self, table: Table) -> None:
        """Forget what is in memory; the store has it."""
        self.tables.pop(table.id, None)
        if table.driver is not None:
            table.driver.cancel()
        for window in list(table.windows.values()):
            self._shut(table, window, BadInput("table-gone"))

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        tasks = [table.driver for table in self.tables.values() if table.driver] + [self._keeper]
        for table in self.tables.values():
            for window in list(table.windows.values()):
                self._shut(table, window, BadInput("table-gone"))
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*[task for task in tasks if task], return_exceptions=True)
        await self._write_stamps()

    async def _keep(self) -> None:
        """Wake tables where a computer has the word, play for those whose time is up, and let idle ones go."""
        await self._wake()
        pause = min(20.0, max(self.settings.idle / 4, 0.05))
        looked = time.monotonic()
        while True:
            await asyncio.sleep(min(pause, STAMPS))
            try:
                await self._write_stamps()
                if time.monotonic() - looked >= pause:
                    looked = time.monotonic()
                    self._let_go()
                    await self._clocks()
            except Exception:  # the store is out of reach for a while, say: the next round tries again
                log.exception("tables could not be looked after")

    def _let_go(self) -> None:
        """Tables that nobody has used for a while leave the memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            busy = table.guests or table.turns.taken or (table.driver and not table.driver.done())
            busy = busy or any([window.timer is not None for window in table.windows.values()])
            if not busy and now - table.used > self.settings.idle:
                self.drop(table)

    def _stamp(self, table: Table) -> None:
        table.stamp()
        self._unstamped[table.id] = table

    async def _write_stamps(self) -> None:
        """Write how tables stand. It follows from their lines: what is lost with a crash is found again."""
        behind, self._unstamped = self._unstamped, {}
        rows = [dict(table.row) for table in behind.values()]
        if rows:
            try:
                await self.store.write(lambda connection: store.stamp(connection, rows))
            except Exception:
                self._unstamped = {**behind, **self._unstamped}
                raise

    async def _wake(self) -> None:
        """After a start: tables where a seat is a computer's go on by themselves, and tables that have lines of which their
        rows do not know are looked at."""
        known = sa.select(sa.func.max(store.lines.c.n) + 1).where(store.lines.c.table_id == store.tables.c.id)
        played = sa.select(store.seats.c.table_id).where(store.seats.c.kind == "computer")
        wanted = sa.select(store.tables.c.id).where(
            sa.or_(
                sa.and_(store.tables.c.status == "running", store.tables.c.id.in_(played)),
                sa.and_(store.tables.c.status != "over", store.tables.c.stamped < known.scalar_subquery()),
            )
        )
        for table_id in await self.store.read(lambda connection: connection.execute(wanted).scalars().all()):
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
            if any([window.timer is not None for window in table.windows.values()]):
                continue  # a pass may not be told yet: the next round will do
            async with table.turns:
                while self.tables.get(table_id) is table and 0 < (table.row["deadline"] or 0) <= time.time():
                    await self._late(table)

    async def _late(self, table: Table) -> None:
        """Time is up: those who decide are played for."""
        for seat in table.match.deciders():
            action = table.game.time_up(table.match.state, seat)
            if action < 0:
                state = table.match.state
                action = (await self.computer.choose(table.id, table.game, state, seat, STAND_IN, table.stored)).action
            await self._act(table, seat, action, "clock")

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, table: Table, work: Callable[[Match], Any], then: Then, asked: Asked | None = None) -> None:
        """Do something at the table, store it, tell it, and then say so. It is the asker's turn at the table, and stays his.

        `work` changes the match, or raises an exception and changes nothing: then nothing more happens. Windows after it that
        everybody sees to be empty are passed in the same turn.
        """
        if self.tables.get(table.id) is not table:
            raise BadInput("table-gone")
        if table.status == "open":
            raise BadInput("table-open")
        table.used = time.monotonic()
        match = table.match
        was = (table.status, len(match.resigned))
        work(match)
        try:
            self._pass_empty(table)
            key = asked.key if asked else None
            rows = [
                store.line_row(table.id, n, match.lines[n], key if n == table.stored else None)
                for n in range(table.stored, len(match.lines))
            ]
            self.store.append(rows, partial(self._stored, table, asked, was, then))
        except Exception:
            self.drop(table)  # what is in memory is not what is stored
            raise

    def _pass_empty(self, table: Table) -> None:
        """Pass for seats that can do nothing else, as everybody sees."""
        try:
            for _ in range(MOST_PASSES):
                seat = table.idle()
                if seat == WATCHER:
                    break
                table.match.act(seat, table.passing(seat))
        except Exception:  # a fault of the game: the match is as it was, and the seat is asked
            log.exception("table %s: an empty window could not be passed", table.id)

    def _stored(
        self, table: Table, asked: Asked | None, was: tuple[str, int], then: Then, problem: Exception | None
    ) -> None:
        if problem is not None:
            log.error("table %s could not be stored", table.id, exc_info=problem)
            self.drop(table)
            then(BadInput("not-stored"))
            return
        table.stored = len(table.match.lines)
        self._stamp(table)
        if asked:
            table.requests.add(asked.key)
        try:
            table.publish(about=(table.status, len(table.match.resigned)) != was, asked=asked)
            self.drive(table)
        except Exception:  # it is stored: who comes back finds it
            log.exception("table %s could not be told what happened", table.id)
            self.drop(table)
        finally:
            then(None)

    async def _act(self, table: Table, seat: int, action: int, by: str) -> None:
        """Decide for a seat, whose turn at the table it is. Where nobody may know whether it could do more, nobody learns who
        passed."""
        if table.match.state.secret() and table.is_pass(action):
            by = ""
        await self._do(table, lambda match: match.act(seat, action, by))

    async def _do(self, table: Table, work: Callable[[Match], Any]) -> None:
        """Do something in a turn at the table that one has, until it is stored and told."""
        stored: asyncio.Future[BadInput | None] = asyncio.get_running_loop().create_future()
        then: Then = lambda problem: None if stored.done() else stored.set_result(problem)  # noqa: E731
        self.play(table, work, then)
        if problem := await stored:
            raise problem

    # --- secret windows ----------------------------------------------------------------------------------------------

    def _watch(self, table: Table) -> None:
        """Windows open and close. For each one that opens a delay is drawn, whatever the seat can do in it."""
        loop = asyncio.get_running_loop()
        match, seats = table.match, table.veiled()
        frame = match.state.stack[-1] if seats else None
        for window in list(table.windows.values()):
            line = match.last_decision(window.seat).get("n", 0)
            if window.seat not in seats or window.frame is not frame or window.line != line:
                self._shut(table, window, BadInput("stale"))
            elif window.timer is None and table.passing(window.seat) >= 0:  # it no longer wants to be asked
                window.timer = loop.call_soon(self._over, table, window)
        for seat in seats:
            if seat not in table.windows and frame is not None:
                low, high = DELAY
                until = loop.time() + low + (high - low) * secrets.randbelow(1_000_000) / 1_000_000
                window = Window(seat, frame, match.last_decision(seat).get("n", 0), until)
                table.windows[seat] = window
                window.timer = loop.call_at(until, self._over, table, window)

    def _shut(self, table: Table, window: Window, why: BadInput) -> None:
        """The window is no longer open: a pass that waits in it comes too late."""
        del table.windows[window.seat]
        if window.timer is not None:
            window.timer.cancel()
        if window.asked is not None:
            window.asked.guest.refuse(window.asked.id, why)

    def wait(self, window: Window, action: int, asked: Asked) -> None:
        """A pass by hand waits until the window's delay is over."""
        before = window.asked
        window.action, window.asked = action, asked
        if before is not None and before.key != asked.key:
            before.guest.refuse(before.id, BadInput("stale"))

    def _over(self, table: Table, window: Window) -> None:
        """The delay is over."""
        window.timer = None
        table.turns.ask(partial(self._pass, table, window))

    def _pass(self, table: Table, window: Window) -> None:
        """It is the window's turn at the table: pass, if that is wished or nothing else can be done. Computers pass by
        themselves."""
        going, asked, seat = False, window.asked, window.seat
        try:
            action = -1
            if self.tables.get(table.id) is table and table.windows.get(seat) is window:
                action = window.action
                if asked is None and table.chairs[seat].kind != "computer":
                    action = table.passing(seat)
            if action >= 0:
                window.action, window.asked = -1, None
                self.play(table, lambda match: match.act(seat, action), partial(self._passed, table, asked), asked)
                going = True
        except BadInput as problem:
            if asked is not None:
                asked.guest.refuse(asked.id, problem)
        except Exception:
            log.exception("table %s: a window could not be passed", table.id)
            if asked is not None:
                asked.guest.refuse(asked.id, BadInput("server-error"))
        finally:
            if not going:
                table.turns.end()

    def _passed(self, table: Table, asked: Asked | None, problem: BadInput | None) -> None:
        if problem is not None and asked is not None:
            asked.guest.refuse(asked.id, problem)
        table.turns.end()

    # --- seats that need nobody --------------------------------------------------------------------------------------

    def drive(self, table: Table) -> None:
        """See to it that seats which need nobody decide."""
        self._watch(table)
        if (table.driver is None or table.driver.done()) and table.automatic() != WATCHER:
            table.driver = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        try:
            while (seat := table.automatic()) != WATCHER and await self._decide(table, seat):
                pass
        except BadInput as problem:
            log.warning("table %s: the computer could not act: %s", table.id, problem.code)
        except Exception:
            log.exception("table %s: the computer could not act", table.id)

    async def _decide(self, table: Table, seat: int) -> bool:
        """Decide for a seat that needs nobody. Whether to go on with the next one."""
        match = table.match
        chair = table.chairs[seat]
        if table.idle() != WATCHER:  # it was so when the table was opened or read, or there were very many in a row
            async with table.turns:
                before = len(match.lines)
                await self._do(table, lambda match: None)
                return len(match.lines) > before
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
            await self._ponder(table, seat, choice.seconds)
        if action >= 0 and table.is_pass(action) and seat in table.windows:
            await self._sleep_until(table.windows[seat].until)
        async with table.turns:
            stands = match.state.bar(seat, action) if action >= 0 else "gone"
            if stands is None and table.automatic() == seat:
                await self._act(table, seat, action, by)
        return True

    async def _ponder(self, table: Table, seat: int, seconds: float) -> None:
        """A computer that can only pass where nobody may know it takes as long as one lately took that had a choice."""
        if seat not in table.windows:
            return
        if table.match.state.lone_pass(seat) < 0:
            table.pondered.append(seconds)
        elif table.pondered:
            await asyncio.sleep(secrets.choice(table.pondered))

    async def _sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
