"""Where a seat can only pass nobody is asked for a click, and nobody learns from it what the seat holds.

The clock of the event loop is the test's own: it jumps to the next thing that is to happen, so a delay takes no time and
moments can be compared exactly. The game is `toy`: `Cover` is a window that everybody sees to be empty or not, `Ambush` one
in which it depends on the hand."""

import asyncio
import itertools
import json
import secrets
import selectors
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.kernel.actions import act
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.options import FLAG, Option
from grognard.server import hall as halls
from grognard.server import store
from grognard.server.computer import Choice
from grognard.server.hall import DELAY, Hall
from grognard.server.live import Connection
from grognard.server.settings import Settings
from grognard.server.store import Store
from grognard.server.table import Chair, Table
from grognard.server.wire import Json
from tests.conformance import toy
from tests.conformance.toy import AIM, GAME, PASS, ROLL, SHOOT, Ambush, Cover, Turn

NORTH, SOUTH = 0, 1
DRUM, EAGLE = toy.CARDS.index("drum"), toy.CARDS.index("eagle")
HAND = 0.1  # seconds after which somebody clicks


class Jumps(selectors.DefaultSelector):
    """Waits for nothing but other threads: the clock jumps instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0 if timeout is not None else None)
        if not ready and timeout:
            self.now += timeout
        return ready


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumps = Jumps()
        super().__init__(self.jumps)

    def time(self) -> float:
        return self.jumps.now


class Wire:
    """A client's socket: what it was told, and when."""

    def __init__(self) -> None:
        self.heard: list[tuple[float, Json]] = []

    def say(self, text: bytes) -> None:
        self.heard.append((asyncio.get_running_loop().time(), json.loads(text)))

    def rest(self, seconds: float) -> None:
        raise AssertionError("nobody speaks that fast")


class Thinker:
    """A computer player that takes its time where it has a choice, and then passes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.does = -1

    async def choose(self, table: str, game: Any, state: Any, seat: int, level: str, seed: int) -> Choice:
        legal = state.legal(seat)
        seconds = self.seconds if len(legal) > 1 else 0.0
        await asyncio.sleep(seconds)
        return Choice(self.does if self.does in legal else legal[0], seconds=seconds)


class Room:
    """A hall with one table at which everybody listens."""

    def __init__(self, folder: Path, match: Match, kinds: list[str], pace: int = 0) -> None:
        self.folder = folder
        self.thinker = Thinker()
        self.hall = self.open()
        row: Json = {
            "id": "t",
            "game": "toy",
            "maker": "m",
            "pace": pace,
            "status": "running",
            "created": 0,
            "updated": 0,
        }
        chairs = [Chair(kind, "greedy" if kind == "computer" else "", "", "", None) for kind in kinds]
        lines = [store.line_row("t", n, line, None) for n, line in enumerate(match.lines)]
        with self.hall.store.engine.begin() as connection:
            connection.execute(sa.insert(store.tables), [row])
            for seat, chair in enumerate(chairs):
                who = {"kind": chair.kind, "level": chair.level, "name": "", "token": "", "visitor": None}
                connection.execute(sa.insert(store.seats), [{"table_id": "t", "seat": seat, **who}])
            connection.execute(sa.insert(store.lines), lines)
            stored = store.find_table(connection, "t")
            assert stored is not None
        self.sit(Table(dict(stored), chairs, match, set()))
        self.hall.tables["t"] = self.table

    def open(self) -> Hall:
        engine = store.connect(f"sqlite:///{self.folder}/windows.db")
        store.metadata.create_all(engine)
        return Hall(Settings(data=self.folder), Store(engine), self.thinker)  # type: ignore[arg-type]

    def sit(self, table: Table) -> None:
        """North, South and a spectator listen."""
        self.table = table
        self.numbers = itertools.count()
        self.guests = []
        for mine in ([NORTH], [SOUTH], []):
            guest = Connection(Wire(), self.hall, table, mine)  # type: ignore[arg-type]
            table.guests.append(guest)
            guest.send(table.hello(guest))
            self.guests.append(guest)

    @property
    def match(self) -> Match:
        return self.table.match

    def heard(self, guest: int) -> list[tuple[float, Json]]:
        wire: Any = self.guests[guest].socket
        found: list[tuple[float, Json]] = wire.heard
        return found

    def say(self, seat: int, kind: str, **more: Any) -> str:
        """A request; its id."""
        guest = self.guests[seat]
        if kind in ("act", "undo"):
            more = {"v": self.table.version(guest.viewpoint), **more}
        name = more.pop("id", None) or f"r{next(self.numbers)}"
        guest.heard(json.dumps({"t": kind, "id": name, "seat": toy.SEATS[seat], **more}).encode())
        return name

    def answer(self, seat: int, request: str) -> Json | None:
        for _, told in self.heard(seat):
            if told.get("id") == request or told.get("done") == request:
                return told
        return None

    def does(self) -> list[str]:
        return [
            str(line.get("do", line.get("undo"))) for line in self.match.lines[1:] if "do" in line or "undo" in line
        ]

    async def told(self) -> None:
        """What was asked for is stored and told; no time goes by."""
        while self.table.turns.taken:
            await asyncio.sleep(0)

    async def close(self) -> None:
        await self.hall.stop()
        await self.hall.store.close()


def position(south: int, points: int = 0, **more: Any) -> Json:
    """North is about to play; South holds this card."""
    state = GAME.new({"scenario": "siege", "windows": True, **more}, 3)
    for seat in (NORTH, SOUTH):
        state.apply(seat, act(toy.STAKE, 2))
    s = toy.toy(state)
    card = s.hand[SOUTH]
    if card != south:  # they change places: nobody else knew where either lay
        assert south in s.deck
        s.deck[s.deck.index(south)] = card
        s.shown[south], s.shown[card] = s.shown[card], s.shown[south]
        s.hand[SOUTH] = south
    s.points[SOUTH] = points
    return GAME.describe(s)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Room]:
    """Makes rooms, each with the same luck and the same delays."""
    monkeypatch.setattr(halls, "find_game", lambda name: GAME)
    monkeypatch.setattr(
        store, "_QUICK", 1e9
    )  # lines are written and read on the spot: the clock does not jump meanwhile
    monkeypatch.setattr(Store, "read", read)
    numbers = itertools.count()

    def make(south: int, kinds: tuple[str, str] = ("human", "human"), points: int = 0, pace: int = 0) -> Room:
        draws = itertools.cycle([700_000, 100_000, 400_000, 900_000])
        monkeypatch.setattr(secrets, "randbelow", lambda most: next(draws))
        folder = tmp_path / str(next(numbers))
        folder.mkdir()
        match = Match.start(GAME, {}, list(kinds), seed=5, position=position(south, points))
        return Room(folder, match, list(kinds), pace)

    return make


async def read(self: Store, work: Callable[[Any], Any]) -> Any:
    return self.read_now(work)


def run(work: Callable[[], Coroutine[Any, Any, Room]]) -> Room:
    """Do it by the test's own clock, and leave nothing behind."""
    loop = Loop()

    async def whole() -> Room:
        found = await work()
        await found.close()
        assert not found.table.windows
        assert not found.table.turns.taken
        return found

    try:
        return loop.run_until_complete(whole())
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


async def a_moment(seconds: float = 10.0) -> None:
    """Long enough for all that happens by itself."""
    await asyncio.sleep(seconds)


# --- windows that everybody sees to be empty -------------------------------------------------------------------------


def test_an_empty_window_is_passed_in_the_same_turn(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        request = here.say(NORTH, "act", do="aim")
        await here.told()
        assert here.does() == ["aim", "pass"]
        update = here.heard(NORTH)[-1][1]
        assert update["done"] == request
        assert [entry["events"][0]["e"] for entry in update["log"]] == ["aimed", "passed"]
        assert [entry["by"] for entry in update["log"]] == ["", ""]
        assert "aim" in update["prompts"]["north"]["legal"]
        assert update["prompts"]["north"]["undo"]
        assert len(here.heard(SOUTH)) == 2  # hello and one update: it was never asked
        assert here.heard(SOUTH)[-1][1]["prompts"] == {}
        here.say(NORTH, "undo")
        await here.told()
        assert here.does() == ["aim", "pass", "1"]
        assert here.heard(SOUTH)[-1][1]["gone"] == [entry["i"] for entry in update["log"]]
        return here

    here = run(work)
    with here.open().store.engine.connect() as connection:
        lines = [line for line, _ in store.find_lines(connection, "t")]
    assert lines == here.match.lines
    assert Match.load(GAME, lines).lines == lines


def test_who_can_shoot_is_asked(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM, points=1)
        here.say(NORTH, "act", do="aim")
        await a_moment()
        assert here.does() == ["aim"]
        prompt = here.heard(SOUTH)[-1][1]["prompts"]["south"]
        assert prompt["legal"] == {"pass": [], "shoot": []}
        assert "ask" not in prompt  # nothing that would be passed for it
        here.say(SOUTH, "act", do="pass")
        await here.told()
        assert here.does() == ["aim", "pass"]
        return here

    run(work)


def test_who_wants_to_be_asked_is(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        here.say(SOUTH, "order", order="ask", value=True)
        await a_moment()
        assert here.heard(SOUTH)[-1][1]["orders"] == {"south": {"ask": True}}
        assert len(here.heard(NORTH)) == 1  # nobody else hears of it
        here.say(NORTH, "act", do="aim")
        await a_moment()
        assert here.does() == ["aim"]
        prompt = here.heard(SOUTH)[-1][1]["prompts"]["south"]
        assert prompt["legal"] == {"pass": []}
        assert prompt["ask"] is True
        here.say(SOUTH, "order", order="ask", value=False)
        await a_moment()
        assert here.does() == ["aim", "pass"]
        return here

    run(work)


def test_very_many_in_a_row_are_passed_and_hold_nobody_up(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = itertools.count(-100)

    def again(self: Cover, s: toy.Outposts, seat: int, verb: int, argument: int) -> None:
        if next(left) < 0:
            s.become(Cover(1 - seat))
        else:
            s.leave()

    monkeypatch.setattr(Cover, "apply", again)
    monkeypatch.setattr(halls, "MOST_PASSES", 7)

    async def work() -> Room:
        here = room(DRUM)
        here.say(NORTH, "act", do="aim")
        await a_moment()
        assert here.does() == ["aim", *["pass"] * 101]
        assert here.table.driver is not None
        assert here.table.driver.done()
        return here

    run(work)


def test_a_window_that_is_empty_when_the_table_is_read_is_passed(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        here.match.act(NORTH, act(AIM))
        with here.hall.store.engine.begin() as connection:
            connection.execute(sa.insert(store.lines), [store.line_row("t", 1, here.match.lines[1], None)])
        here.hall.drop(here.table)
        here.sit(await here.hall.table("t"))
        await a_moment()
        assert here.does() == ["aim", "pass"]
        return here

    run(work)


# --- windows of which nobody may know whether they are empty ---------------------------------------------------------


def told(here: Room, guest: int, begun: float) -> list[tuple[float, Json]]:
    """All that a guest heard and when, without the random part of versions and the ids of requests."""
    found = []
    for when, message in here.heard(guest):
        plain = {name: value for name, value in message.items() if name not in ("v", "done")}
        found.append((round(when - begun, 6), plain))
    return found


def lines(here: Room) -> list[Json]:
    """The lines but for what they rest on: the header tells the hands, and each sum those before it."""
    kept = [line for line in here.match.lines[1:] if "order" not in line]
    return [{name: value for name, value in line.items() if name not in ("sum", "n")} for line in kept]


async def by_nobody(here: Room) -> None:
    """South cannot do anything and does nothing."""


async def by_hand(here: Room) -> None:
    """South passes as soon as it can."""
    await asyncio.sleep(HAND)
    here.say(SOUTH, "act", do="pass")


async def by_hand_being_asked(here: Room) -> None:
    here.say(SOUTH, "order", order="ask", value=True)
    await by_hand(here)


async def by_hand_and_away(here: Room) -> None:
    """South passes and closes the page."""
    await by_hand(here)
    here.table.guests.remove(here.guests[SOUTH])


async def by_hand_twice(here: Room) -> None:
    """South passes, loses the connection, and says it again."""
    await asyncio.sleep(HAND)
    here.say(SOUTH, "act", do="pass", id="same")
    await asyncio.sleep(HAND)
    here.say(SOUTH, "act", do="pass", id="same")


async def by_order(here: Room) -> None:
    here.say(SOUTH, "order", order="quiet", value=True)


@pytest.mark.parametrize(
    ("south", "kind", "way"),
    [
        (EAGLE, "human", by_hand),
        (EAGLE, "human", by_hand_being_asked),
        (EAGLE, "human", by_hand_and_away),
        (EAGLE, "human", by_hand_twice),
        (DRUM, "human", by_hand),
        (DRUM, "human", by_hand_being_asked),
        (EAGLE, "human", by_order),
        (DRUM, "human", by_order),
        (EAGLE, "computer", by_nobody),
        (DRUM, "computer", by_nobody),
    ],
)
def test_an_empty_hand_and_a_pass_by_hand_look_alike(
    room: Callable[..., Room],
    monkeypatch: pytest.MonkeyPatch,
    south: int,
    kind: str,
    way: Callable[[Room], Coroutine[Any, Any, None]],
) -> None:
    """Two tables that differ in South's card, or in who passes for it and how: lines, log, messages and moments agree."""
    monkeypatch.setattr(GAME, "orders", [Option("quiet", FLAG, False)])
    quiet = lambda self, s, seat, orders: (  # noqa: E731
        act(PASS) if orders["quiet"] and isinstance(s.stack[-1], Ambush) else -1
    )
    monkeypatch.setattr(toy.Toy, "obey", quiet)

    def seen(south: int, kind: str, way: Callable[[Room], Coroutine[Any, Any, None]]) -> list[Any]:
        found: list[Any] = []

        async def work() -> Room:
            here = room(south, ("human", kind))
            here.thinker.does = act(PASS)
            begun = asyncio.get_running_loop().time()
            here.say(NORTH, "act", do="roll", id="roll")
            await way(here)
            await asyncio.sleep(DELAY[1] - 3 * HAND)
            assert here.does()[:2] == ["roll", "pass"]
            if kind == "human":
                assert here.does() == ["roll", "pass"]
                here.say(SOUTH, "act", do="scout")
            entries = [[entry["by"] for entry in here.table.log(eyes)] for eyes in (NORTH, -1)]
            heard = [[told for told in told_to(here, guest, begun) if told[0] < DELAY[1]] for guest in (NORTH, 2)]
            found.extend([lines(here)[:2], entries[0][:2], heard])
            return here

        run(work)
        return found

    def told_to(here: Room, guest: int, begun: float) -> list[tuple[float, Json]]:
        found = told(here, guest, begun)
        about = {"level": "", "kind": ""}  # who sits there is no secret, and differs
        for _, message in found:
            for seat in message.get("table", {}).get("seats", []):
                seat.update(about)
        return found[:3]  # hello, the roll, the pass

    assert seen(south, kind, way) == seen(DRUM, "human", by_nobody)


def test_the_delay_is_drawn_alike_and_within_its_bounds(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One draw a window, from the same range, whatever is in the hand; the pass is told exactly then."""
    for south, share in itertools.product((DRUM, EAGLE), (0, 1, 500_000, 999_999)):
        asked: list[int] = []

        async def work(south: int = south, share: int = share, asked: list[int] = asked) -> Room:
            here = room(south)
            draw = lambda most: (asked.append(most), share)[1]  # type: ignore[func-returns-value]  # noqa: E731
            monkeypatch.setattr(secrets, "randbelow", draw)
            begun = asyncio.get_running_loop().time()
            here.say(NORTH, "act", do="roll")
            await by_hand(here)
            await a_moment()
            when = [when - begun for when, message in here.heard(NORTH) if "passed" in str(message.get("log"))]
            low, high = DELAY
            assert when == [pytest.approx(low + (high - low) * share / 1_000_000)]
            assert asked == [1_000_000]
            return here

        run(work)


def test_who_plays_something_is_told_at_once(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        prompt = here.heard(SOUTH)[-1][1]["prompts"]["south"]
        assert prompt["legal"] == {"pass": [], "shoot": []}
        assert prompt["ask"] is False
        passed = here.say(SOUTH, "act", do="pass")
        await asyncio.sleep(HAND)
        shot = here.say(SOUTH, "act", do="shoot")
        await here.told()
        assert here.does() == ["roll", "shoot"]
        assert (here.answer(SOUTH, shot) or {})["done"] == shot
        assert (here.answer(SOUTH, passed) or {})["code"] == "stale"
        await a_moment()
        assert here.does() == ["roll", "shoot"]
        return here

    run(work)


def test_who_takes_longer_than_the_delay_passes_at_once(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await a_moment()
        assert here.does() == ["roll"]
        here.say(SOUTH, "act", do="pass")
        await here.told()
        assert here.does() == ["roll", "pass"]
        return here

    run(work)


def test_a_pass_that_the_rules_forbid_is_refused_at_once(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ambush, "bar", lambda self, s, seat, verb, argument: "TOY-WIN-02" if verb == PASS else None)
    monkeypatch.setattr(Ambush, "legal", lambda self, s, seat: [act(SHOOT)])

    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        refused = here.answer(SOUTH, here.say(SOUTH, "act", do="pass"))
        assert (refused or {})["clause"] == "TOY-WIN-02"
        return here

    run(work)


def test_a_second_pass_of_another_tab_takes_the_place_of_the_first(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        first, second = here.say(SOUTH, "act", do="pass"), here.say(SOUTH, "act", do="pass")
        assert (here.answer(SOUTH, first) or {})["code"] == "stale"
        await a_moment()
        assert (here.answer(SOUTH, second) or {})["done"] == second
        assert here.does() == ["roll", "pass"]
        return here

    run(work)


def test_a_computer_that_can_only_pass_takes_as_long_as_when_it_has_a_choice(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM, ("human", "computer"))
        here.table.pondered.extend([7.0] * 3)
        begun = asyncio.get_running_loop().time()
        here.say(NORTH, "act", do="roll")
        await a_moment(20)
        passed = [when for when, message in here.heard(NORTH) if "passed" in str(message.get("log"))]
        assert passed[0] - begun == pytest.approx(7.0)
        assert list(here.table.pondered) == [7.0] * 3
        return here

    run(work)

    async def choosing() -> Room:
        here = room(EAGLE, ("human", "computer"))
        here.thinker.seconds, here.thinker.does = 6.0, act(PASS)
        here.say(NORTH, "act", do="roll")
        await a_moment(20)
        assert list(here.table.pondered) == [pytest.approx(6.0)]
        return here

    run(choosing)


# --- accidents -------------------------------------------------------------------------------------------------------


def test_a_restart_in_the_middle_draws_a_new_delay(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(DELAY[0] / 2)
        assert here.table.windows[SOUTH].timer is not None
        await here.close()  # nothing of it goes on
        old = here.table
        here.hall = here.open()
        here.sit(await here.hall.table("t"))
        begun = asyncio.get_running_loop().time()
        await a_moment()
        assert here.does() == ["roll", "pass"]
        passed = [when for when, message in here.heard(NORTH) if "passed" in str(message.get("log"))]
        assert DELAY[0] <= passed[-1] - begun <= DELAY[1]
        assert len(old.match.lines) == 2
        return here

    run(work)


def test_a_table_that_leaves_the_memory_takes_its_timers_along(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        passed = here.say(SOUTH, "act", do="pass")
        here.table.guests.clear()
        here.table.used = -1e9
        here.hall._let_go()
        assert "t" in here.hall.tables  # a pass waits
        timer = here.table.windows[SOUTH].timer
        assert timer is not None
        here.hall.drop(here.table)
        assert timer.cancelled()
        assert (here.answer(SOUTH, passed) or {})["code"] == "table-gone"
        await a_moment()
        assert here.does() == ["roll"]
        return here

    run(work)


def test_a_pass_that_cannot_be_stored_is_refused_and_the_table_read_again(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> Room:
        here = room(EAGLE)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        request = here.say(SOUTH, "act", do="pass")
        append = here.hall.store.append
        monkeypatch.setattr(here.hall.store, "append", lambda rows, told: told(OSError("disk full")))
        await a_moment()
        assert (here.answer(SOUTH, request) or {})["code"] == "not-stored"
        assert not here.table.turns.taken
        monkeypatch.setattr(here.hall.store, "append", append)
        here.sit(await here.hall.table("t"))
        assert here.does() == ["roll"]
        here.say(SOUTH, "act", do="pass")
        await a_moment()
        assert here.does() == ["roll", "pass"]
        return here

    run(work)


@pytest.mark.parametrize("broken", [Cover, Ambush])
def test_a_fault_of_the_game_in_a_window_is_told_and_the_table_goes_on(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: type[Cover]
) -> None:
    sound = Cover.apply

    def fail(self: Cover, s: toy.Outposts, seat: int, verb: int, argument: int) -> None:
        if type(self) is broken:
            raise RuntimeError("a fault of the game")
        sound(self, s, seat, verb, argument)

    monkeypatch.setattr(Cover, "apply", fail)

    async def work() -> Room:
        here = room(DRUM)
        here.say(NORTH, "act", do="aim" if broken is Cover else "roll")
        await a_moment()
        assert "could not be passed" in caplog.text
        assert len(here.does()) == 1
        assert not here.table.turns.taken
        monkeypatch.setattr(Cover, "apply", sound)
        here.say(SOUTH, "act", do="pass")
        await a_moment()
        assert here.does()[1:] == ["pass"]
        return here

    run(work)


def test_a_fault_in_an_action_or_in_what_is_told_of_it_ends_the_turn(
    room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("a fault of the game")

    async def work() -> Room:
        here = room(DRUM)
        with monkeypatch.context() as patch:
            patch.setattr(Turn, "scout", fail)
            refused = here.answer(NORTH, here.say(NORTH, "act", do="scout"))
            assert (refused or {})["code"] == "server-error"
        assert not here.table.turns.taken
        with monkeypatch.context() as patch:
            patch.setattr(toy.Toy, "cautions", fail)
            here.say(NORTH, "act", do="scout")
            await a_moment()
        assert not here.table.turns.taken
        refused = here.answer(NORTH, here.say(NORTH, "act", do="aim"))
        assert (refused or {})["code"] == "table-gone"  # the client comes back, and finds what was stored
        here.sit(await here.hall.table("t"))
        assert here.does() == ["scout"]
        return here

    run(work)


def test_a_clock_is_neither_quicker_nor_slower_for_it(room: Callable[..., Room]) -> None:
    """Who decides next has the whole pace, and the clock does not pass before the delay is over."""

    async def work() -> Room:
        here = room(DRUM, pace=3600)
        here.say(NORTH, "act", do="roll")
        await asyncio.sleep(HAND)
        here.table.row["deadline"] = time.time() - 1
        with here.hall.store.engine.begin() as connection:
            connection.execute(sa.update(store.tables).values(deadline=time.time() - 1))
        await here.hall._clocks()
        assert here.does() == ["roll"]
        await a_moment()
        assert here.does() == ["roll", "pass"]
        assert not any(line.get("by") for line in here.match.lines)
        assert here.table.row["deadline"] > time.time() + 3500
        return here

    run(work)


def test_the_clock_passes_without_saying_so_where_it_is_secret(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(EAGLE, pace=3600)
        here.thinker.does = act(PASS)
        here.say(NORTH, "act", do="roll")
        await a_moment()
        here.table.row["deadline"] = time.time() - 1
        with here.hall.store.engine.begin() as connection:
            connection.execute(sa.update(store.tables).values(deadline=time.time() - 1))
        await here.hall._clocks()
        assert here.does() == ["roll", "pass"]
        assert "by" not in here.match.lines[-1]
        return here

    run(work)


def test_pings_wait_for_nobody(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        here.table.turns.ask(lambda: None)  # somebody has a turn that does not end
        for guest in here.guests:
            guest.heard(b'{"t": "ping"}')
        assert [here.heard(i)[-1][1] for i in range(3)] == [{"t": "pong"}] * 3
        here.table.turns.end()
        return here

    run(work)


def test_nobody_passes_for_a_seat_that_is_not_taken(room: Callable[..., Room]) -> None:
    async def work() -> Room:
        here = room(DRUM)
        here.match.act(NORTH, act(ROLL))
        here.table.seat(SOUTH, Chair("open", "", "", "", None))
        here.hall.drive(here.table)
        assert here.table.windows == {}
        here.table.seat(SOUTH, Chair("human", "", "", "", None))
        here.hall.drive(here.table)
        assert list(here.table.windows) == [SOUTH]
        with pytest.raises(BadInput):
            here.match.act(NORTH, 10**6)
        return here

    run(work)
