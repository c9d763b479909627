"""A table being played, and the hall in which tables are kept while somebody uses them.

An action is checked, played in memory, stored, and only then told. If it cannot be stored, the table leaves the memory and
is read again from the store: nothing that was told is ever lost, nothing that was lost was ever told.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import sqlalchemy as sa

from grognard.kernel.contract import WATCHER, Game
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line
from grognard.kernel.registry import find_game
from grognard.server import store, wire
from grognard.server.computer import Computer
from grognard.server.settings import Settings
from grognard.server.store import Moves, Store
from grognard.server.wire import Json

log = logging.getLogger("grognard.tables")
AUTOMATIC_PAUSE = 0.05  # seconds before a standing order answers, whatever it is


@dataclass
class Chair:
    """A seat at a table and who sits on it."""

    kind: str  # human, open, computer
    level: str
    name: str
    token: str  # a hash
    visitor: str | None


@dataclass
class Sight:
    """What one viewpoint was last shown. Its version changes with it, and with nothing else."""

    view: Json
    entries: int  # log entries that the seat has seen
    told: int  # lines of the record that were looked through for it
    gone: int  # lines taken back that it has been told of
    version: int = 0
    numbers: dict[int, int] = field(default_factory=dict)  # line → log entry


class Guest(Protocol):
    """Somebody connected to a table."""

    viewpoint: int
    mine: list[int]
    prompts: dict[str, Json]  # what it was last told is open to its seats

    def send(self, message: Json) -> None: ...


@dataclass
class Asked:
    """A request of a guest that changes something at the table."""

    guest: Guest
    id: str  # the client's own
    key: str  # the id with its seat: what is stored, so that it is carried out once


class Table:
    """One table in memory. Whoever plays at it holds its lock."""

    def __init__(self, row: sa.RowMapping, chairs: list[Chair], match: Match, requests: set[str]) -> None:
        self.id: str = row["id"]
        self.row = dict(row)
        self.game: Game = match.game
        self.chairs = chairs
        self.match = match
        self.requests = requests  # requests of clients that were carried out
        self.stored = len(match.lines)
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self._boot = secrets.token_hex(4)
        self._sights: dict[int, Sight] = {}
        self._full = all([chair.kind != "open" for chair in chairs])

    # --- what is told ------------------------------------------------------------------------------------------------

    def about(self) -> Json:
        """What everybody may know of the table."""
        match = self.match
        return {
            "id": self.id,
            "game": self.game.id,
            "name": self.row["name"],
            "options": match.options,
            "pace": self.row["pace"],
            "status": self.status,
            "parent": self.row["parent"],
            "created": self.row["created"],
            "deadline": self.row["deadline"],
            "commitment": match.lines[0].get("commitment"),
            "rules": self.game.version,
            "seats": [
                {
                    "seat": match.seats[i],
                    "kind": chair.kind,
                    "level": chair.level,
                    "name": chair.name,
                    "words": self.game.seat_words(match.state, i),
                    "resigned": i in match.resigned,
                }
                for i, chair in enumerate(self.chairs)
            ],
            "scores": match.scores() if match.over else None,
        }

    @property
    def status(self) -> str:
        if self.match.over:
            return "over"
        return "running" if self._full else "open"

    def seat(self, number: int, chair: Chair) -> None:
        """Somebody takes a seat."""
        self.chairs[number] = chair
        self._full = all([each.kind != "open" for each in self.chairs])

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats that belong to a visitor."""
        return [i for i, chair in enumerate(self.chairs) if visitor and chair.visitor == visitor]

    def version(self, seat: int) -> str:
        return f"{self._boot}.{self._sight(seat).version}"

    def _sight(self, seat: int) -> Sight:
        if seat not in self._sights:
            sight = Sight(self.match.state.view(seat), 0, 0, len(self.match.gone))
            self._entries(seat, sight)
            self._sights[seat] = sight
        return self._sights[seat]

    def _entries(self, seat: int, sight: Sight) -> list[Json]:
        """The log entries that a seat has not seen yet."""
        found = []
        for number in range(sight.told, len(self.match.lines)):
            entry = wire.entry_out(self.match, number, seat, sight.entries)
            if entry is not None:
                sight.numbers[number] = sight.entries
                sight.entries += 1
                found.append(entry)
        sight.told = len(self.match.lines)
        return found

    def log(self, seat: int) -> list[Json]:
        """The whole log as the seat sees it, without what was taken back."""
        sight = self._sight(seat)
        entries = [
            wire.entry_out(self.match, number, seat, index)
            for number, index in sight.numbers.items()
            if number not in self.match.gone
        ]
        return [entry for entry in entries if entry is not None]

    def prompts(self, seats: list[int]) -> dict[str, Json]:
        """What is open to those of these seats that decide now."""
        match = self.match
        told: dict[str, Json] = {}
        deciders = match.deciders() if self.status == "running" else []
        for seat in seats:
            undo = match.undoable(seat) is not None
            if seat in deciders and match.ordered(seat) < 0:
                told[match.seats[seat]] = {"legal": wire.legal_out(self.game, match.state, seat), "undo": undo}
            elif undo:
                told[match.seats[seat]] = {"legal": {}, "undo": True}
        return told

    def hello(self, guest: Guest) -> Json:
        seat = guest.viewpoint
        guest.prompts = self.prompts(guest.mine)
        return {
            "t": "hello",
            "table": self.about(),
            "seat": self.game.seat_name(seat),
            "mine": [self.match.seats[i] for i in guest.mine],
            "v": self.version(seat),
            "view": self._sight(seat).view,
            "log": self.log(seat),
            "prompts": guest.prompts,
            "orders": {self.match.seats[i]: self.match.orders[i] for i in guest.mine},
            "present": self.present(),
        }

    def present(self) -> list[str]:
        seats = {seat for guest in self.guests for seat in guest.mine}
        return [self.match.seats[seat] for seat in sorted(seats)]

    def publish(self, about: bool = False, asked: Asked | None = None) -> None:
        """Tell every guest what changed for his viewpoint. A viewpoint for which nothing changed hears nothing. Who asked for
        it learns with what changed that it is done."""
        told: dict[int, Json | None] = {}
        table = self.about() if about or self.match.over else None
        for guest in self.guests:
            seat = guest.viewpoint
            if seat not in told:
                told[seat] = self._update(seat, table)
            message = told[seat]
            prompts = self.prompts(guest.mine)
            done = asked is not None and asked.guest is guest
            if message is None and (done or prompts != guest.prompts):
                message = {"t": "update", "v": self.version(seat)}
            if message is not None:
                message = {**message, "prompts": prompts}
                if asked is not None and done:
                    message["done"] = asked.id
                guest.send(message)
            guest.prompts = prompts
        for seat in [seat for seat in self._sights if seat not in told]:
            del self._sights[seat]  # nobody looks: made anew when somebody does

    def _update(self, seat: int, table: Json | None) -> Json | None:
        sight = self._sight(seat)
        view = self.match.state.view(seat)
        changed = wire.changes(sight.view, view)
        entries = self._entries(seat, sight)
        gone = [sight.numbers[number] for number in self.match.gone[sight.gone :] if number in sight.numbers]
        sight.gone = len(self.match.gone)
        if not changed and not entries and not gone and table is None:
            return None
        sight.view = view
        sight.version += 1
        message: Json = {"t": "update", "v": self.version(seat)}
        if changed:
            message["changes"] = changed
        if entries:
            message["log"] = entries
        if gone:
            message["gone"] = gone
        if table is not None:
            message["table"] = table
        return message


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
        table = Table(row, chairs, match, {request for _, request in lines if request})
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
                    action = await self.computer.choose(table.game, table.match.state, seat, "greedy", table.stored)
                    await self._play(table, partial(table.match.act, seat, action, "clock"))

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
            await self.store.append(Moves(rows, self._stamp(table)))
        except Exception:
            log.exception("table %s could not be stored", table.id)
            self.drop(table)
            raise BadInput("not-stored") from None
        table.stored = len(match.lines)
        if key is not None:
            table.requests.add(key)
        table.publish(about=(table.status, len(match.resigned)) != was, asked=asked)
        self.drive(table)

    def _stamp(self, table: Table) -> store.Row:
        """How the table stands now, for the lobby, the clocks and the next start."""
        row, deciders = table.row, table.match.deciders()
        row["updated"] = time.time()
        row["status"] = table.status
        row["awaits"] = ",".join([str(seat) for seat in deciders])
        human = any([table.chairs[seat].kind == "human" for seat in deciders])
        row["deadline"] = row["updated"] + row["pace"] if row["pace"] and human and row["status"] == "running" else None
        stamp: store.Row = {"table": table.id}
        for name in ("updated", "status", "awaits", "deadline"):
            stamp[name] = row[name]
        return stamp

    # --- seats that need nobody --------------------------------------------------------------------------------------

    def automatic(self, table: Table) -> int:
        """A seat that decides now and needs nobody: a computer's, a resigned one, one with a standing order; or WATCHER."""
        match = table.match
        if table.status != "running":
            return WATCHER
        for seat in match.deciders():
            if table.chairs[seat].kind == "computer" or seat in match.resigned or match.ordered(seat) >= 0:
                return seat
        return WATCHER

    def drive(self, table: Table) -> None:
        """See to it that seats which need nobody decide."""
        if (table.driver is None or table.driver.done()) and self.automatic(table) != WATCHER:
            table.driver = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        while (seat := self.automatic(table)) != WATCHER:
            match = table.match
            chair = table.chairs[seat]
            by = ""
            if chair.kind != "computer" and seat not in match.resigned:
                await asyncio.sleep(AUTOMATIC_PAUSE)
                by = "order"
                action = match.ordered(seat)
            else:
                level = chair.level or "greedy"
                by = "resigned" if chair.kind != "computer" else ""
                action = await self.computer.choose(table.game, match.state.clone(), seat, level, len(match.lines))
            async with table.lock:
                stands = match.state.bar(seat, action) if action >= 0 else "gone"
                if stands is None and self.automatic(table) == seat:
                    try:
                        await self._play(table, partial(match.act, seat, action, by))
                    except BadInput as problem:
                        log.warning("table %s: the computer could not act: %s", table.id, problem.code)
                        return
