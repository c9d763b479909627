"""What a host relies on: nothing that was acknowledged is ever lost, nothing is done twice."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from grognard.kernel.match import Match
from grognard.kernel.records import Line
from grognard.kernel.registry import find_game
from grognard.server import store
from grognard.server.backup import backup, restore
from grognard.server.settings import Settings
from tests.server.client import Live, Visitor
from tests.server.conftest import Killable, Running


def lines_of(url: str, table: str) -> list[Line]:
    engine = store.connect(url)
    with engine.connect() as connection:
        found = [line for line, _ in store.find_lines(connection, table)]
    engine.dispose()
    return found


def play(live: Live, number: int, luck: random.Random) -> int:
    """So many random actions with one's own seats; how many were acknowledged."""
    done = 0
    while done < number:
        seat = live.turn()
        answer = live.act(seat, luck.choice(live.legal(seat)))
        assert answer["t"] == "done", answer
        done += 1
    return done


def test_a_game_goes_on_after_a_restart(serve: Callable[..., Running], database: str) -> None:
    first = serve(database=database)
    someone = first.visitor()
    table = someone.table(["me", "me"])["id"]
    live = someone.sit(table)
    play(live, 40, random.Random(1))
    before = {seat: _seen(someone, table, seat) for seat in ("p1", "p2", "watcher")}
    live.close()
    first.stop()
    second = serve(database=database)
    someone.base = second.base
    after = {seat: _seen(someone, table, seat) for seat in ("p1", "p2", "watcher")}
    assert before == after


def _seen(visitor: Visitor, table: str, seat: str) -> object:
    live = visitor.sit(table)
    live.send({"t": "sit", "seat": seat})
    hello = live.until("hello", lambda message: message["seat"] == seat)
    live.close()
    return {name: value for name, value in hello.items() if name not in ("v", "present")}


def test_kill_9_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, database: str) -> None:
    """The server is killed while two tables are being played, again and again."""
    url = database or f"sqlite:///{tmp_path / 'grognard.sqlite'}"
    luck = random.Random(7)
    running = Killable(tmp_path, database)
    maker = Visitor(running.base)
    tables = [maker.table(["me", "me"])["id"] for _ in range(2)]
    acknowledged = dict.fromkeys(tables, 0)

    def load(base: str, table: str, seed: int) -> None:
        own = random.Random(seed)
        visitor = None
        try:
            visitor = Visitor(base, maker.http.cookies)
            live = visitor.sit(table)
            while live.about["scores"] is None:
                acknowledged[table] += play(live, 1, own)
        except (WebSocketException, httpx.HTTPError, OSError, EOFError):
            pass  # the server is gone
        finally:
            if visitor is not None:
                visitor.close()

    for _ in range(5):
        players = [threading.Thread(target=load, args=(running.base, table, luck.randrange(10**6))) for table in tables]
        for player in players:
            player.start()
        wanted = sum(acknowledged.values()) + luck.randrange(8, 60)
        while sum(acknowledged.values()) < wanted and any(player.is_alive() for player in players):
            threading.Event().wait(0.002)
        running.kill()
        for player in players:
            player.join(30)
        for table in tables:
            lines = lines_of(url, table)
            assert len(lines) - 1 >= acknowledged[table]
            again = Match.load(find_game("risk_napoleon"), lines, bytes.fromhex(_key(url, table)))
            assert again.lines == lines
            acknowledged[table] = len(lines) - 1
        running = Killable(tmp_path, database)
    running.kill()
    maker.close()
    assert min(acknowledged.values()) > 10


def _key(url: str, table: str) -> str:
    engine = store.connect(url)
    with engine.connect() as connection:
        row = store.find_table(connection, table)
    engine.dispose()
    assert row is not None
    return str(row["key"])


def test_the_same_request_is_carried_out_once(server: Running) -> None:
    someone = server.visitor()
    live = someone.sit(someone.table(["me", "me"])["id"])
    version = live.v
    assert live.act("p1", "colour blue", id="one")["t"] == "done"
    assert live.act("p1", "colour blue", id="one", v=version)["t"] == "done"
    assert live.view["table"]["seats"][0]["words"] == "colour-blue"
    assert live.view["awaited"] == ["p2"]


def test_the_same_request_is_carried_out_once_across_a_restart(serve: Callable[..., Running]) -> None:
    first = serve()
    someone = first.visitor()
    table = someone.table(["me", "me"])["id"]
    live = someone.sit(table)
    live.act("p1", "colour red", id="one")
    live.close()
    first.stop()
    someone.base = serve().base
    live = someone.sit(table)
    assert live.act("p1", "colour red", id="one")["t"] == "done"
    assert live.view["awaited"] == ["p2"]


def test_two_tabs_never_act_on_one_anothers_past(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    one, two = someone.sit(table), someone.sit(table)
    old = two.v
    assert one.act("p1", "colour blue")["t"] == "done"
    refused = two.act("p2", "colour red", v=old)
    assert (refused["t"], refused["code"]) == ("refused", "stale")
    two.turn("p2")
    assert two.act("p2", "colour red")["t"] == "done"


def test_two_people_click_at_once(server: Running) -> None:
    """Of many that act on the same situation exactly one is heard."""
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    lives = [someone.sit(table) for _ in range(6)]
    answers: list[str] = []
    colours = ["blue", "red", "black", "white", "yellow", "blue"]

    def click(live: Live, colour: str) -> None:
        answers.append(live.act("p1", f"colour {colour}")["t"])

    threads = [threading.Thread(target=click, args=pair) for pair in zip(lives, colours, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["done", *["refused"] * 5]


def test_an_idle_table_leaves_the_memory_and_comes_back(serve: Callable[..., Running]) -> None:
    server = serve(idle=0.1)
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    live = someone.sit(table)
    live.act("p1", "colour blue")
    assert someone.get("/health").json()["tables"] == 1
    live.close()
    for _ in range(200):
        if someone.get("/health").json()["tables"] == 0:
            break
        threading.Event().wait(0.05)
    assert someone.get("/health").json()["tables"] == 0
    assert someone.sit(table).view["awaited"] == ["p2"]


def test_what_cannot_be_stored_did_not_happen(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    live = someone.sit(table)

    def fail(*_: object) -> None:
        raise sa.exc.OperationalError("the disk is full", {}, Exception())

    with monkeypatch.context() as broken:
        broken.setattr(store, "write_lines", fail)
        answer = live.act("p1", "colour blue")
    assert (answer["t"], answer["code"]) == ("refused", "not-stored")
    again = someone.sit(table)
    assert again.view["awaited"] == ["p1"]
    assert again.act("p1", "colour blue")["t"] == "done"


def test_only_the_culprit_of_a_batch_fails(tmp_path: Path, database: str) -> None:
    engine = store.connect(database or f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate(engine)

    def visitor(id: str) -> Callable[[sa.Connection], object]:
        return lambda connection: connection.execute(
            sa.insert(store.visitors), [{"id": id, "name": "", "lang": "", "created": 0.0}]
        )

    async def ask() -> list[object]:
        stored = store.Store(engine)
        jobs = [stored.write(visitor(name)) for name in ("one", "two", "one", "three")]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        await stored.close()
        return found

    failed = [isinstance(result, sa.exc.IntegrityError) for result in asyncio.run(ask())]
    with engine.connect() as connection:
        kept = connection.execute(sa.select(store.visitors.c.id)).scalars().all()
    engine.dispose()
    assert failed == [False, False, True, False]
    assert sorted(kept) == ["one", "three", "two"]


@pytest.mark.parametrize("quick", [10.0, 0.0], ids=["on the spot", "by the thread"])
def test_a_batch_may_be_of_any_size(
    tmp_path: Path, database: str, quick: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_QUICK", quick)
    engine = store.connect(database or f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate(engine)
    _some_table(engine)
    rows = [store.line_row("t", n, {"n": n}, None) for n in range(7000)]

    async def ask() -> list[object]:
        stored = store.Store(engine)
        told: list[object] = []
        stored.append(rows[:1], told.append)  # goes by itself, the others together
        while not told:
            await asyncio.sleep(0.001)
        for n in range(1, 7000, 7):
            stored.append(rows[n : n + 7], told.append)
        await stored.close()
        return told

    assert asyncio.run(ask()) == [None] * 1001
    with engine.connect() as connection:
        assert [line for line, _ in store.find_lines(connection, "t")] == [{"n": n} for n in range(7000)]
    engine.dispose()


@pytest.mark.parametrize("quick", [10.0, 0.0], ids=["on the spot", "by the thread"])
def test_a_line_is_stored_after_the_connection_was_lost(
    tmp_path: Path, database: str, quick: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_QUICK", quick)
    engine = store.connect(database or f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate(engine)
    _some_table(engine)

    async def ask() -> list[object]:
        stored = store.Store(engine)
        told: list[object] = []
        for n in (0, 0, 1):
            stored.append([store.line_row("t", n, {"n": n}, None)], told.append)
            while len(told) < 1:
                await asyncio.sleep(0.001)
        await stored.close()
        return told

    first, second, third = asyncio.run(ask())
    engine.dispose()
    assert (first, third) == (None, None)
    assert isinstance(second, sa.exc.IntegrityError | sqlite3.IntegrityError)


def test_who_else_writes_to_the_file_holds_up_lines_and_nothing_else(tmp_path: Path) -> None:
    engine = store.connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate(engine)
    _some_table(engine)
    begun, going_on = threading.Event(), threading.Event()
    went_on: list[bool] = []
    told: list[object] = []

    def write() -> None:
        other = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun.set()
        went_on.append(going_on.wait(10))
        other.execute("COMMIT")
        other.close()

    async def ask() -> None:
        stored = store.Store(engine)
        stored.append([store.line_row("t", 0, {"n": 0}, None)], told.append)
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert told == []
        going_on.set()
        await stored.close()

    writer = threading.Thread(target=write)
    writer.start()
    begun.wait()
    asyncio.run(ask())
    writer.join()
    assert went_on == [True]
    assert told == [None]
    assert len(lines_of(str(engine.url), "t")) == 1


def test_the_log_is_moved_into_the_file_by_the_thread(tmp_path: Path) -> None:
    """Lines only make the log longer; what is written beside them, stamps at the latest, empties it when it is long."""
    file = tmp_path / "x.sqlite"
    engine = store.connect(f"sqlite:///{file}")
    store.migrate(engine)
    _some_table(engine)
    rows = [store.line_row("t", n, {"n": n, "long": "x" * 10_000}, None) for n in range(1000)]

    async def ask() -> list[int]:
        stored = store.Store(engine)
        told: list[object] = []
        stored.append(rows, told.append)
        while not told:
            await asyncio.sleep(0.001)
        sizes = [file.stat().st_size]
        await stored.write(lambda connection: connection.execute(sa.update(store.tables).values(updated=2.0)))
        sizes.append(file.stat().st_size)
        await stored.close()
        return sizes

    before, after = asyncio.run(ask())
    assert before < 1_000_000
    assert after > 10_000_000


def test_how_a_table_stands_is_found_again_after_a_crash(tmp_path: Path, database: str) -> None:
    """The stamp is behind the lines; the server starts again and nobody looks at the table."""
    running = Killable(tmp_path, database)
    maker = Visitor(running.base)
    table = maker.table(["me", "link"])["id"]
    live = maker.sit(table)
    live.act("p1", "colour blue")
    running.kill()
    url = database or f"sqlite:///{tmp_path / 'grognard.sqlite'}"
    engine = store.connect(url)
    with engine.begin() as connection:
        row = dict(store.find_table(connection, table) or {})
        store.stamp(connection, [{**row, "awaits": "0", "stamped": 1}])
    again = Killable(tmp_path, database)
    found = row
    for _ in range(200):
        with engine.connect() as connection:
            found = dict(store.find_table(connection, table) or {})
        if found["stamped"] == 2:
            break
        threading.Event().wait(0.05)
    again.kill()
    maker.close()
    engine.dispose()
    assert (found["stamped"], found["awaits"]) == (2, "1")


def _some_table(engine: sa.Engine) -> None:
    row = {"id": "t", "game": "risk_napoleon", "name": "", "maker": "", "created": 1.0, "updated": 1.0}
    with engine.begin() as connection:
        connection.execute(sa.insert(store.tables), [row])


def test_backup_and_restore(serve: Callable[..., Running], tmp_path: Path) -> None:
    server = serve()
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    play(someone.sit(table), 10, random.Random(3))
    copy = tmp_path / "copy.backup"
    assert backup(server.settings, copy) == 1
    elsewhere = Settings(data=tmp_path / "elsewhere")
    assert restore(elsewhere, copy) == 1
    assert lines_of(elsewhere.url, table) == lines_of(server.settings.url, table)


@pytest.mark.parametrize("text", ["", "not a database", "SQLite format 3\0" + "x" * 200])
def test_a_broken_backup_is_refused(tmp_path: Path, text: str) -> None:
    broken = tmp_path / "broken"
    broken.write_text(text)
    with pytest.raises(Exception, match="backup-broken"):
        restore(Settings(data=tmp_path / "data"), broken)
    assert not (tmp_path / "data" / "grognard.sqlite").exists()


def test_the_schema_of_the_migrations_is_the_schema_of_the_code(tmp_path: Path, database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = store.connect(database or f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate(engine)
    store.migrate(engine)  # a second time changes nothing
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), store.metadata)
    engine.dispose()
    assert differences == []


def test_a_store_of_the_first_schema_is_brought_up_to_date(tmp_path: Path, database: str) -> None:
    from alembic import command
    from alembic.config import Config

    engine = store.connect(database or f"sqlite:///{tmp_path / 'x.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(files("grognard.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    _some_table(engine)
    line = store.line_row("t", 0, {"n": 0}, "p1.a")
    with engine.begin() as connection:
        connection.execute(sa.insert(store.lines), [line])
    store.migrate(engine)
    with engine.connect() as connection:
        assert store.find_lines(connection, "t") == [({"n": 0}, "p1.a")]
        assert not sa.inspect(connection).get_unique_constraints("lines")
    with pytest.raises(sa.exc.IntegrityError), engine.begin() as connection:
        connection.execute(sa.insert(store.lines), [line])  # a line is written once all the same
    engine.dispose()
