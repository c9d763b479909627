"""The live part: one WebSocket a table (docs/protocol.md)."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from grognard.kernel import questions
from grognard.kernel.actions import PLACE
from grognard.kernel.contract import WATCHER, State
from grognard.kernel.errors import BadInput, Barred
from grognard.kernel.match import Match
from grognard.server import store, wire
from grognard.server.computer import HINT_LEVEL
from grognard.server.hall import Hall
from grognard.server.messages import (
    Act,
    Chat,
    Gather,
    Hint,
    Odds,
    Order,
    Ping,
    Plan,
    Request,
    Resign,
    Sit,
    Undo,
    Why,
    Wishes,
    Wonder,
    decoder,
)
from grognard.server.sockets import Socket
from grognard.server.table import Asked, Table
from grognard.server.wire import Json

log = logging.getLogger("grognard.live")
LONGEST_CHAT = 1000
_encoder = msgspec.json.Encoder()


class Bucket:
    """How much a connection may send: so much a second, with bursts."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = rate * 4
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate * 4, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Connection:
    """One client at a table: a guest who can speak."""

    def __init__(self, socket: Socket, hall: Hall, table: Table, mine: list[int]) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.mine = mine
        self.prompts: dict[str, Json] = {}
        deciding = [seat for seat in table.match.deciders() if seat in mine]
        self.viewpoint = deciding[0] if deciding else mine[0] if mine else WATCHER
        self._bucket = Bucket(hall.settings.rate)
        self._tasks: set[asyncio.Task[None]] = set()  # what takes longer than a turn at the table

    def send(self, message: Json) -> None:
        self.socket.say(_encoder.encode(message))

    async def run(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Until the client has gone."""
        chat = await self._chat_so_far()
        async with self.table.turns:
            self.table.guests.append(self)  # from here on nothing is missed, and nothing comes before hello
            self.send({**self.table.hello(self), "chat": chat})
        try:
            self._tell_present()
            self.socket.listen(self.heard)
            while (event := await receive())["type"] == "websocket.receive":  # said before anybody listened
                self.heard((event.get("text") or "").encode() or event.get("bytes") or b"")
        finally:
            self.table.guests.remove(self)
            self._tell_present()
            for task in self._tasks:
                task.cancel()

    def heard(self, data: bytes) -> None:
        """The client says something."""
        size = self.hall.settings.size
        if len(data) > size:
            self.refuse("", BadInput("message-size", most=size))
            return
        if not self._bucket.take():
            self.refuse("", BadInput("too-fast"))
            self.socket.rest(1.0)
            return
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.refuse("", BadInput("message-form"))
            return
        if isinstance(message, Ping):
            self.send({"t": "pong"})
        else:
            self.table.turns.ask(partial(self._turn, message))

    def _turn(self, message: Sit | Request) -> None:
        """It is the message's turn at the table."""
        request = ""
        going = False  # the turn ends when it is stored
        try:
            if isinstance(message, Sit):
                self._sit(message.seat)
            else:
                request = message.id
                going = self._carry_out(message)
        except BadInput as problem:
            self.refuse(request, problem)
        except Exception:
            log.exception("table %s: %s could not be carried out", self.table.id, type(message).__name__)
            self.refuse(request, BadInput("server-error"))
        finally:
            if not going:
                self.table.turns.end()

    def _carry_out(self, message: Request) -> bool:
        """Do what is asked for. Whether it goes on until it is stored."""
        table, match = self.table, self.table.match
        if len(message.id) > 50:
            raise BadInput("message-form")
        if self.hall.tables.get(table.id) is not table:
            raise BadInput("table-gone")
        seat = match.seats.index(message.seat) if message.seat in match.seats else WATCHER
        if seat not in self.mine:
            raise BadInput("not-your-seat", seat=message.seat)
        parse = table.game.vocabulary.parse
        match message:
            case Act():
                action = parse(message.do)
                return self._play(message, lambda match: match.act(seat, action), message.v, seat, action)
            case Undo():
                return self._play(message, lambda match: match.undo(seat), message.v)
            case Order():
                return self._play(message, lambda match: match.order(seat, message.order, message.value))
            case Resign():
                return self._play(message, lambda match: match.resign(seat))
            case Why():
                self.send({"t": "answer", "id": message.id, "clause": match.state.bar(seat, parse(message.do))})
            case Wonder():
                self.send({"t": "answer", "id": message.id, **self._wonder(seat, message)})
            case Wishes():
                barred = questions.wishes(table.game, match.state, seat)
                told = [{"do": table.game.vocabulary.name(action), "clause": clause} for action, clause in barred]
                self.send({"t": "answer", "id": message.id, "wishes": told})
            case Odds():
                odds = table.game.odds(match.state, seat, parse(message.do)) if not match.over else None
                self.send({"t": "answer", "id": message.id, "odds": odds})
            case Plan():  # a Gather too
                parts = table.game.plan(match.state, seat, message.things, message.order, message.goal)
                self.send({"t": "answer", "id": message.id, "parts": parts})
            case Gather():
                self.send(
                    {"t": "answer", "id": message.id, "orders": table.game.gather(match.state, seat, message.things)}
                )
            case Hint():
                if seat not in match.deciders():
                    raise BadInput("not-your-turn")
                self._start(message.id, self._hint(message.id, seat, match.state.clone(), len(match.lines)))
            case Chat():
                self._start(message.id, self._chat(message, seat))
        return False

    def _wonder(self, seat: int, message: Wonder) -> Json:
        game, state = self.table.game, self.table.match.state
        for word in [message.place, message.selected]:  # what is clicked is a place, or a thing that has one of its own
            if word and not any(word in known for known in game.vocabulary.numbers.values()):
                game.vocabulary.number(PLACE, word)
        if seat not in state.deciders():  # whatever was meant, it is not his turn: any action brings the clause
            return {"do": "", "clause": state.bar(seat, 0)}
        action, clause = questions.answer(game, state, seat, message.place, message.selected)
        return {"do": game.vocabulary.name(action) if action >= 0 else "", "clause": clause}

    def _play(
        self,
        message: Request,
        work: Callable[[Match], Any],
        version: str | None = None,
        seat: int = WATCHER,
        action: int = -1,
    ) -> bool:
        """Change something at the table, once however often it is asked for, and only by who has looked at what is on it
        now: two tabs never act on one another's past. A pass (the `action` of the `seat`) may have to wait."""
        table = self.table
        asked = Asked(self, message.id, f"{message.seat}.{message.id}")
        if asked.key in table.requests:
            self.send({"t": "done", "id": asked.id})
            return False
        if version is not None and version != table.version(self.viewpoint):
            raise BadInput("stale")
        window = table.windows.get(seat)
        if window is not None and window.timer is not None and table.is_pass(action):
            clause = table.match.state.bar(seat, action)
            if clause is not None:
                raise Barred(clause, table.game.vocabulary.name(action))
            self.hall.wait(window, action, asked)
            return False
        self.hall.play(table, work, partial(self._stored, message), asked)
        return True

    def _stored(self, message: Request, problem: BadInput | None) -> None:
        if problem:
            self.refuse(message.id, problem)
        elif isinstance(message, Order):
            match = self.table.match
            self.send({"t": "orders", "orders": {match.seats[i]: match.orders[i] for i in self.mine}})
        self.table.turns.end()

    def _start(self, request: str, work: Coroutine[Any, Any, None]) -> None:
        """Go on with something beside the table."""
        task = asyncio.create_task(self._refusing(request, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refusing(self, request: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except BadInput as problem:
            self.refuse(request, problem)

    async def _hint(self, request: str, seat: int, state: State, seed: int) -> None:
        game = self.table.game
        choice = await self.hall.computer.choose(self.table.id, game, state, seat, HINT_LEVEL, seed)
        do = game.vocabulary.name(choice.action)
        self.send({"t": "answer", "id": request, "do": do, "thoughts": choice.thoughts})

    def _sit(self, name: str) -> None:
        seat = WATCHER if name == "watcher" else self.table.game.seat_number(name)
        if seat != WATCHER and seat not in self.mine:
            raise BadInput("not-your-seat", seat=name)
        self.viewpoint = seat
        self.send(self.table.hello(self))

    def refuse(self, request: str, problem: BadInput) -> None:
        self.send({"t": "refused", "id": request, **wire.error_out(problem)})

    # --- talk --------------------------------------------------------------------------------------------------------

    async def _chat_so_far(self) -> list[Json]:
        table_id = self.table.id
        rows = await self.hall.store.read(lambda connection: store.find_chat(connection, table_id))
        return [self._said(row["seat"], row["to"], row["text"], row["at"]) for row in rows if self._hears(row)]

    def _hears(self, row: Any) -> bool:
        return row["to"] is None or row["to"] in self.mine or row["seat"] in self.mine

    def _said(self, seat: int, to: int | None, text: str, at: float) -> Json:
        seats = self.table.match.seats
        return {"t": "chat", "seat": seats[seat], "to": None if to is None else seats[to], "text": text, "at": at}

    async def _chat(self, message: Chat, seat: int) -> None:
        table = self.table
        text = message.text.strip()
        if not 0 < len(text) <= LONGEST_CHAT:
            raise BadInput("chat-length", most=LONGEST_CHAT)
        to = None if message.to is None else table.game.seat_number(message.to)
        others = [to] if to is not None else [i for i in range(len(table.chairs)) if i != seat]
        if not table.match.over and not all(table.game.may_talk(table.match.state, seat, other) for other in others):
            raise BadInput("may-not-talk")
        row = {"table_id": table.id, "seat": seat, "to": to, "text": text, "at": time.time()}
        await self.hall.store.write(lambda connection: connection.execute(sa.insert(store.chat), [row]))
        for guest in list(table.guests):
            if isinstance(guest, Connection) and guest._hears(row):
                guest.send(self._said(seat, to, text, row["at"]))  # type: ignore[arg-type]
        self.send({"t": "done", "id": message.id})

    def _tell_present(self) -> None:
        present: Literal["present"] = "present"
        for guest in list(self.table.guests):
            guest.send({"t": present, "seats": self.table.present()})
