"""The live part: one WebSocket a table (docs/protocol.md)."""

import asyncio
import time
from collections import deque
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import WebSocket

from grognard.kernel.contract import WATCHER
from grognard.kernel.errors import BadInput
from grognard.server import store, wire
from grognard.server.hall import Hall
from grognard.server.settings import Settings
from grognard.server.table import Asked, Table
from grognard.server.wire import Json

LONGEST_CHAT = 1000
MOST_UNREAD = 1000  # messages that wait for a client to read


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """Something a client says."""


class Sit(Message, tag="sit"):
    seat: str


class Request(Message):
    """Something that is answered with the same id: by `done` (of an update or by itself), `refused` or `answer`."""

    id: str
    seat: str


class Act(Request, tag="act"):
    v: str
    do: str


class Undo(Request, tag="undo"):
    v: str


class Order(Request, tag="order"):
    order: str
    value: bool | int | str | None


class Resign(Request, tag="resign"):
    pass


class Ask(Request):
    do: str


class Why(Ask, tag="why"):
    pass


class Odds(Ask, tag="odds"):
    pass


class Hint(Request, tag="hint"):
    pass


class Chat(Request, tag="chat"):
    text: str
    to: str | None = None


class Ping(Message, tag="ping"):
    pass


_decoder = msgspec.json.Decoder(Sit | Act | Undo | Order | Resign | Why | Odds | Hint | Chat | Ping)
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

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, mine: list[int]) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.mine = mine
        self.prompts: dict[str, Json] = {}
        deciding = [seat for seat in table.match.deciders() if seat in mine]
        self.viewpoint = deciding[0] if deciding else mine[0] if mine else WATCHER
        self._out: deque[str] = deque()
        self._news = asyncio.get_running_loop().create_future()  # there is something to send
        self._bucket = Bucket(hall.settings.rate)
        self._lost = False

    def send(self, message: Json) -> None:
        """Queue a message; a client that does not read is let go and gets everything when it comes back."""
        if len(self._out) == MOST_UNREAD:
            self._lost = True
            return
        self._out.append(_encoder.encode(message).decode())
        if not self._news.done():
            self._news.set_result(None)

    async def run(self) -> None:
        chat = await self._chat_so_far()
        writer = asyncio.create_task(self._write())
        self.table.guests.append(self)  # from here on nothing is missed, and nothing comes before hello
        try:
            self.send({**self.table.hello(self), "chat": chat})
            self._tell_present()
            await self._read(self.hall.settings)
        finally:
            self.table.guests.remove(self)
            self._tell_present()
            writer.cancel()

    async def _write(self) -> None:
        while not self._lost:
            if not self._out:
                self._news = asyncio.get_running_loop().create_future()
                await self._news
            await self.socket.send({"type": "websocket.send", "text": self._out.popleft(), "bytes": None})
        await self.socket.close(code=1013)

    async def _read(self, settings: Settings) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            if len(data) > settings.size:
                self._refuse("", BadInput("message-size", most=settings.size))
                continue
            if not self._bucket.take():
                self._refuse("", BadInput("too-fast"))
                await asyncio.sleep(1.0)
                continue
            try:
                message = _decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._refuse("", BadInput("message-form"))
                continue
            await self._answer(message)

    async def _answer(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.send({"t": "pong"})
            return
        if isinstance(message, Sit):
            self._sit(message.seat)
            return
        assert isinstance(message, Request)
        try:
            if len(message.id) > 50:
                raise BadInput("message-form")
            if self.hall.tables.get(self.table.id) is not self.table:
                raise BadInput("table-gone")
            seat = self.table.match.seats.index(message.seat) if message.seat in self.table.match.seats else WATCHER
            if seat not in self.mine:
                raise BadInput("not-your-seat", seat=message.seat)
            await self._carry_out(message, seat)
        except BadInput as problem:
            self._refuse(message.id, problem)

    async def _carry_out(self, message: Request, seat: int) -> None:
        table, match, hall = self.table, self.table.match, self.hall
        parse = table.game.vocabulary.parse
        asked = Asked(self, message.id, f"{message.seat}.{message.id}")
        match message:
            case Act():
                action = parse(message.do)
                self._fresh(message.v, asked)
                await hall.play(table, lambda m: m.act(seat, action), asked)
            case Undo():
                self._fresh(message.v, asked)
                await hall.play(table, lambda m: m.undo(seat), asked)
            case Order():
                await hall.play(table, lambda m: m.order(seat, message.order, message.value), asked)
                self.send({"t": "orders", "orders": {match.seats[i]: match.orders[i] for i in self.mine}})
            case Resign():
                await hall.play(table, lambda m: m.resign(seat), asked)
            case Why():
                self.send({"t": "answer", "id": message.id, "clause": match.state.bar(seat, parse(message.do))})
            case Odds():
                odds = table.game.odds(match.state, seat, parse(message.do)) if not match.over else None
                self.send({"t": "answer", "id": message.id, "odds": odds})
            case Hint():
                if seat not in match.deciders():
                    raise BadInput("not-your-turn")
                action = await hall.computer.choose(table.game, match.state.clone(), seat, "greedy", len(match.lines))
                self.send({"t": "answer", "id": message.id, "do": table.game.vocabulary.name(action)})
            case Chat():
                await self._chat(message, seat)
                self.send({"t": "done", "id": message.id})

    def _fresh(self, version: str, asked: Asked) -> None:
        """The client must have looked at what is on the table now: two tabs never act on one another's past."""
        if version != self.table.version(self.viewpoint) and asked.key not in self.table.requests:
            raise BadInput("stale")

    def _sit(self, name: str) -> None:
        game = self.table.game
        try:
            seat = WATCHER if name == "watcher" else game.seat_number(name)
        except BadInput as problem:
            self._refuse("", problem)
            return
        if seat != WATCHER and seat not in self.mine:
            self._refuse("", BadInput("not-your-seat", seat=name))
            return
        self.viewpoint = seat
        self.send(self.table.hello(self))

    def _refuse(self, request: str, problem: BadInput) -> None:
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

    def _tell_present(self) -> None:
        present: Literal["present"] = "present"
        for guest in list(self.table.guests):
            guest.send({"t": present, "seats": self.table.present()})
