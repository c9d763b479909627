"""How many moves a second does a server store and tell? A server in one process, its clients in another, on loopback.

    python benchmarks/server.py --tables 32 --seconds 10 --sync normal
    python benchmarks/server.py --idle 1000

Each table is a two-seat game played by one client that holds both seats: it sends a random legal action, waits until the
server has stored it and told the change, and sends the next. Times are from sending to the acknowledgement. How fast the
machine is at all says an echo over as many sockets of the same web server before it: the ratio is what counts.

With --idle it plays some moves at so many tables, leaves them, and says how much more memory the server holds while they are
loaded and after it has let them go.
"""

import argparse
import asyncio
import json
import math
import multiprocessing
import os
import random
import socket
import tempfile
import time
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


def serve(folder: str, port: int, sync: str, url: str, idle: float, ready: Event) -> None:
    from grognard.server.app import create_app
    from grognard.server.run import web_server
    from grognard.server.settings import Settings

    settings = Settings(data=Path(folder), port=port, sync=sync, database=url, idle=idle, rate=1e9, tables=10**9)
    app = create_app(settings)

    async def with_echo(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket" or scope["path"] != "/echo":
            await app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})

    server = web_server(with_echo, settings)

    async def run() -> None:
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        ready.set()
        await task

    import uvloop

    uvloop.run(run())


class Prompt(msgspec.Struct):
    legal: dict[str, list[str]]


class About(msgspec.Struct):
    scores: list[float] | None


class Heard(msgspec.Struct):
    """What a player needs of a message: the rest is not looked at, so that the clients leave the machine to the server."""

    t: str
    v: str = ""
    done: str | None = None
    prompts: dict[str, Prompt] | None = None
    table: About | None = None
    code: str = ""  # of a refusal


_heard = msgspec.json.Decoder(Heard)
_encode = msgspec.json.Encoder().encode


class Player(WSListener):
    """A client with both seats of a table."""

    def __init__(self, until: float, most: int, times: list[float], seed: int) -> None:
        self.until = until
        self.most = most
        self.times = times
        self.random = random.Random(seed).random
        self.number = 0
        self.version = ""
        self.sent = 0.0
        self.prompts: dict[str, Prompt] = {}
        self.acknowledged = True
        self.bytes = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        self.bytes += len(data)
        message = _heard.decode(data)
        if message.done is not None:
            self.times.append(time.perf_counter() - self.sent)
            self.acknowledged = True
        if message.t in ("hello", "update"):
            self.version = message.v
            if message.prompts is not None:
                self.prompts = message.prompts
            if message.table is not None and message.table.scores:
                transport.disconnect()
                return
        elif message.t == "refused":
            raise SystemExit(f"refused: {message.code}")
        if self.acknowledged:
            self.act()

    def act(self) -> None:
        open_to = [(seat, prompt.legal) for seat, prompt in self.prompts.items() if prompt.legal]
        if time.perf_counter() > self.until or self.number == self.most or not open_to:
            self.transport.disconnect()
            return
        seat, legal = open_to[0]
        verb = self._one_of(list(legal))
        do = f"{verb} {self._one_of(legal[verb])}" if legal[verb] else verb
        self.number += 1
        self.acknowledged = False
        told = _encode({"t": "act", "id": str(self.number), "seat": seat, "v": self.version, "do": do})
        self.sent = time.perf_counter()
        self.transport.send(WSMsgType.TEXT, told)

    def _one_of(self, things: list[str]) -> str:
        return things[int(self.random() * len(things))]


class Echo(WSListener):
    """A client that sends what it hears."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.heard = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, b"x" * 700)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.heard += 1
        if time.perf_counter() > self.until:
            transport.disconnect()
        else:
            transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())


async def echo(port: int, sockets: int, seconds: float) -> float:
    """Messages a second that come back."""
    until = time.perf_counter() + seconds
    joined = [await ws_connect(lambda: Echo(until), f"ws://127.0.0.1:{port}/echo") for _ in range(sockets)]
    await asyncio.gather(*[transport.wait_disconnected() for transport, _ in joined])
    return sum(listener.heard for _, listener in joined) / seconds


class Load:
    """New tables of one visitor, to be played at."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made: list[str] = []
        self.cookie = ""
        self.times: list[float] = []  # of every move, in seconds
        self.bytes = 0  # received

    async def make(self, tables: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
            await client.get("/api/me")
            headers = {"x-csrftoken": client.cookies.get("csrftoken") or ""}
            wish = {"game": "risk_napoleon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
            for _ in range(tables):
                self.made.append((await client.post("/api/tables", json=wish, headers=headers)).json()["id"])
            self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    async def play(self, seconds: float = math.inf, moves: int = -1, together: int = 1000) -> None:
        """Play for so long, or so many moves at each table; at some of them together."""
        until = time.perf_counter() + seconds
        for start in range(0, len(self.made), together):
            joined = []
            for i, table in enumerate(self.made[start : start + together]):
                player = partial(Player, until, moves, self.times, start + i)
                url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
                joined.append(await ws_connect(player, url, extra_headers={"Cookie": self.cookie}))
            await asyncio.gather(*[transport.wait_disconnected() for transport, _ in joined])
            self.bytes += sum(listener.bytes for _, listener in joined)


def measure_idle(port: int, pid: int, tables: int) -> dict[str, Any]:
    """The memory that tables take which nobody uses, and that stays when they have been let go."""
    health = f"http://127.0.0.1:{port}/api/health"
    first, load = Load(port), Load(port)
    asyncio.run(first.make(32))
    asyncio.run(first.play(moves=50))  # what every server has after a while
    before = memory(pid)
    asyncio.run(load.make(tables))
    asyncio.run(load.play(moves=50, together=32))
    loaded, there = memory(pid), httpx.get(health).json()["tables"]
    while httpx.get(health).json()["tables"]:
        time.sleep(0.5)
    return {
        "tables_loaded": there,
        "moves": len(load.times),
        "mb_before": round(before, 1),
        "mb_more_loaded": round(loaded - before, 1),
        "mb_more_let_go": round(memory(pid) - before, 1),
    }


def memory(pid: int) -> float:
    """The memory that a process holds, in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used so far: what counts on a machine that others use too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_moves(port: int, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    """Stored moves a second, and what a move costs the server, beside an echo."""
    before = cpu_seconds(pid)
    echoes = asyncio.run(echo(port, tables, seconds / 4))
    echoing = cpu_seconds(pid) - before
    load = Load(port)
    asyncio.run(load.make(tables))
    before = cpu_seconds(pid)
    asyncio.run(load.play(seconds))
    spent = cpu_seconds(pid) - before
    times = sorted(load.times)
    return {
        "moves_per_second": round(len(times) / seconds),
        "echoes_per_second": round(echoes),
        "moves_per_echo": round(len(times) / seconds / echoes, 3),
        "p50_ms": round(times[len(times) // 2] * 1e3, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1e3, 2),
        "server_cpu_us_per_move": round(spent / len(times) * 1e6),
        "server_cpu_us_per_echo": round(echoing / (echoes * seconds / 4) * 1e6),
        "bytes_per_move": round(load.bytes / len(times)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Stored moves a second over WebSocket on loopback.")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sync", choices=["full", "normal"], default="full", help="of SQLite (default: full)")
    parser.add_argument("--database", default="", help="a database URL instead of SQLite")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of so many idle tables instead")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as folder:
        patience = 20 + args.idle * 0.1  # seconds until an idle table is let go: long enough to load them all
        told = (folder, port, args.sync, args.database, patience, ready)
        server = context.Process(target=serve, args=told, daemon=True)
        server.start()
        ready.wait(60)
        assert server.pid is not None
        if args.idle:
            found = measure_idle(port, server.pid, args.idle)
        else:
            found = measure_moves(port, server.pid, args.tables, args.seconds)
        server.terminate()
        server.join(10)
    found = {"tables": args.idle or args.tables, "sync": args.database.split(":")[0] or args.sync, **found}
    print(json.dumps(found) if args.json else "\n".join(f"{name:24}{value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
