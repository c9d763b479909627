"""A table being played: the match, who sits at it, who looks on, and what each of them is told."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import WATCHER, Frame, Game
from grognard.kernel.errors import BadInput
from grognard.kernel.match import ASK, Match
from grognard.server import wire
from grognard.server.wire import Json


@dataclass
class Chair:
    """A seat at a table and who sits on it."""

    kind: str  # human, open, computer
    level: str
    name: str
    token: str  # a hash
    visitor: str | None


def _salt() -> str:
    return secrets.token_hex(4)


@dataclass
class Sight:
    """What one viewpoint was last shown. Its version changes with it, and with nothing else."""

    view: Json
    entries: int  # log entries that the seat has seen
    told: int  # lines of the record that were looked through for it
    gone: int  # lines taken back that it has been told of
    version: int = 0
    salt: str = field(default_factory=_salt)  # one looked through anew has versions of its own
    numbers: dict[int, int] = field(default_factory=dict)  # line → log entry


class Guest(Protocol):
    """Somebody connected to a table."""

    viewpoint: int
    mine: list[int]
    prompts: dict[str, Json]  # what it was last told is open to its seats

    def send(self, message: Json) -> None: ...

    def refuse(self, request: str, problem: BadInput) -> None: ...


@dataclass
class Asked:
    """A request of a guest that changes something at the table."""

    guest: Guest
    id: str  # the client's own
    key: str  # the id with its seat: what is stored, so that it is carried out once


@dataclass
class Window:
    """A seat decides where others do not see whether it can do more than pass. No pass is told before `until`, whoever makes
    it: how long it takes says nothing."""

    seat: int
    frame: Frame[Any]
    line: int  # the seat's last decision before it: after another one it is another window
    until: float  # by the clock of the event loop
    timer: asyncio.Handle | None = None  # runs until then
    action: int = -1  # a pass by hand that waits until then,
    asked: Asked | None = None  # and who asked for it


class Turns:
    """Who may look at a table or change it: one after the other, in the order of asking. A turn lasts until what was changed
    is stored, so nobody sees what might yet be lost."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def ask(self, begin: Callable[[], None]) -> None:
        """Begin when it is one's turn, perhaps at once. Who began says when it ends."""
        if self.taken:
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def end(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        mine = asyncio.get_running_loop().create_future()
        self.ask(lambda: self.end() if mine.cancelled() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was granted at that very moment
                self.end()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.end()


class Table:
    """One table in memory."""

    def __init__(self, row: Json, chairs: list[Chair], match: Match, requests: set[str]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.game: Game = match.game
        self.chairs = chairs
        self.match = match
        self.requests = requests  # requests of clients that were carried out
        self.stored = len(match.lines)
        self.guests: list[Guest] = []
        self.turns = Turns()
        self.driver: asyncio.Task[None] | None = None
        self.windows: dict[int, Window] = {}  # by seat: those that are open
        self.pondered: deque[float] = deque(
            maxlen=32
        )  # seconds that computers took lately where they had a choice in one
        self.used = time.monotonic()
        self._sights: dict[int, Sight] = {}
        self._full = all([chair.kind != "open" for chair in chairs])
        self.until: tuple[int, float | None] = (  # the timed step under way, and its end
            self._timed()[0],
            None if row["pace"] else row["deadline"],
        )

    # --- how it stands -----------------------------------------------------------------------------------------------

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

    def stamp(self) -> None:
        """Note how the table stands, for the lobby, the clocks and the next start: all its lines are stored."""
        row, status, deciders, now = self.row, self.status, self.match.deciders(), time.time()
        human = False
        for seat in deciders:
            human = human or self.chairs[seat].kind == "human"
        row["updated"] = now
        row["status"] = status
        row["awaits"] = str(deciders[0]) if len(deciders) == 1 else ",".join([str(seat) for seat in deciders])
        row["deadline"] = self._deadline(now) if human and status == "running" else None
        row["stamped"] = self.stored

    def _timed(self) -> tuple[int, int]:
        """The step to which the rules give real time, and its seconds; (-1, 0) for none."""
        found = None if self.match.over else self.game.timed(self.match.state)
        return found or (-1, 0)

    def _deadline(self, now: float) -> float | None:
        """When the computer plays for those who decide: by the table's pace, or by the rules if they are stricter."""
        step, seconds = self._timed()
        if step != self.until[0] or self.until[1] is None:
            self.until = (step, now + seconds if seconds else None)
        ends = [self.until[1]] if seconds and self.until[1] is not None else []
        if self.row["pace"]:
            ends.append(now + self.row["pace"])
        return min(ends) if ends else None

    def automatic(self) -> int:
        """A seat that decides now and needs nobody: a computer's, a resigned one, one with a standing order, one of which
        everybody sees that it can only pass; or WATCHER."""
        match = self.match
        if self.status == "running":
            for seat in match.deciders():
                if not self._person(seat) or match.ordered(seat) >= 0:
                    return seat
        return self.idle()

    def _person(self, seat: int) -> bool:
        return self.chairs[seat].kind != "computer" and seat not in self.match.resigned

    def idle(self) -> int:
        """A seat that can only pass, as everybody sees, and need not be asked; or WATCHER."""
        if self.status == "running" and not self.match.state.secret():
            for seat in self.match.deciders():
                if self.passing(seat) >= 0:
                    return seat
        return WATCHER

    def passing(self, seat: int) -> int:
        """The pass that is made for the seat because nothing else is open to it, or -1."""
        return self.match.passing(seat) if self._person(seat) else self.match.state.lone_pass(seat)

    def is_pass(self, action: int) -> bool:
        return self.game.vocabulary.verbs[action >> SHIFT].passes

    def veiled(self) -> list[int]:
        """The seats that decide where others do not see whether they can do more than pass."""
        return self.match.deciders() if self.status == "running" and self.match.state.secret() else []

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
            "next": self.row["next"],
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

    def version(self, seat: int) -> str:
        sight = self._sight(seat)
        return f"{sight.salt}.{sight.version}"

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
                prompt = {**wire.prompt_out(self.game, match.state, seat), "undo": undo}
                if wire.may_pass(self.game, match.state, prompt["legal"]):
                    prompt["ask"] = match.orders[seat][ASK.id]
                told[match.seats[seat]] = prompt
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
