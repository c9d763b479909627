"""Messages in whatever pieces they come, and clients that misbehave: bytes written by hand."""

import base64
import json
import os
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.frames import Opcode

from grognard.server import sockets, store
from tests.server.client import Json, Visitor
from tests.server.conftest import Running

FIN = 0x80
COMPRESSED = 0x40
MASK = b"\x11\x22\x33\x44"


def frame(data: bytes, first: int = FIN | Opcode.TEXT) -> bytes:
    """A frame as a browser sends it."""
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + MASK + bytes([byte ^ MASK[i % 4] for i, byte in enumerate(data)])


class Raw:
    """A client that writes its own bytes."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.line.settimeout(20)
        self.file = line.makefile("rb")

    def shake_hands(self, path: str, visitor: Visitor) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {visitor.cookie()}\r\n\r\n".encode()
        )
        assert b"101" in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        first, size = struct.unpack("!BB", self.file.read(2))
        if size == 126:
            (size,) = struct.unpack("!H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.file.read(8))
        return first & 15, self.file.read(size)

    def hear(self, kind: str) -> Json:
        """The next message of this kind."""
        while True:
            code, data = self.receive()
            if code == Opcode.TEXT and json.loads(data)["t"] == kind:
                told: Json = json.loads(data)
                return told


@pytest.fixture
def raw(server: Running) -> Iterator[Raw]:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    with at_table(server, someone, table) as client:
        yield client


@contextmanager
def at_table(server: Running, visitor: Visitor, table: str) -> Iterator[Raw]:
    with socket.create_connection(("127.0.0.1", server.settings.port)) as line:
        client = Raw(line)
        client.shake_hands(f"/api/tables/{table}/live", visitor)
        client.hear("hello")
        client.hear("present")
        yield client
        client.file.close()


def why(number: int, padding: int = 0) -> bytes:
    told = {"t": "why", "id": str(number), "seat": "p1", "do": "colour blue"}
    return (json.dumps(told) + " " * padding).encode()


def test_messages_in_any_pieces(raw: Raw) -> None:
    raw.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for piece, padding in ((1, 0), (1, 100), (2, 100), (3, 100), (7, 300), (1000, 0), (1000, 5000), (10**6, 5000)):
        sent = b"".join([frame(why(number, padding)) for number in range(5)])
        for i in range(0, len(sent), piece):
            raw.line.sendall(sent[i : i + piece])
        assert [raw.hear("answer")["id"] for _ in range(5)] == ["0", "1", "2", "3", "4"]


def test_a_message_in_parts_with_a_ping_between(raw: Raw) -> None:
    text = why(1)
    raw.line.sendall(
        frame(text[:10], Opcode.TEXT) + frame(b"hello", FIN | Opcode.PING) + frame(text[10:20], Opcode.CONT)
    )
    assert raw.receive() == (Opcode.PONG, b"hello")
    raw.line.sendall(frame(text[20:], FIN | Opcode.CONT) + frame(why(2)))
    assert [raw.hear("answer")["id"] for _ in range(2)] == ["1", "2"]


def test_closing_is_answered(raw: Raw) -> None:
    raw.line.sendall(frame(struct.pack("!H", 1000), FIN | Opcode.CLOSE))
    assert raw.receive() == (Opcode.CLOSE, struct.pack("!H", 1000))
    assert raw.file.read() == b""


def test_a_broken_frame_ends_the_connection(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    for bad in (
        struct.pack("!BB", FIN | Opcode.TEXT, 3) + b"abc",  # not masked
        frame(b"abc", FIN | COMPRESSED | Opcode.TEXT),  # compressed, though that was never agreed on
        frame(b"abc", FIN | Opcode.CONT),  # the rest of nothing
        frame(b"abc", 0x83),  # of a kind that does not exist
        struct.pack("!BBQ", FIN | Opcode.TEXT, 0xFF, 1 << 40) + MASK,  # endless
    ):
        with at_table(server, someone, table) as raw:
            raw.line.sendall(frame(why(1)) + bad)
            assert raw.hear("answer")["id"] == "1"
            kind, data = raw.receive()
            assert kind == Opcode.CLOSE
            assert struct.unpack("!H", data[:2])[0] in (1002, 1009)
            assert raw.file.read() == b""


def test_bad_utf8_is_refused(raw: Raw) -> None:
    raw.line.sendall(frame(b'{"t": "why", "id": "\xff\xfe", "seat": "p1", "do": "x"}') + frame(why(2)))
    assert raw.hear("refused")["code"] == "message-form"
    assert raw.hear("answer")["id"] == "2"


def test_a_client_that_does_not_read_is_let_go(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_UNREAD", 100_000)
    server = serve(rate=1e9)
    someone = server.visitor()
    sit = frame(json.dumps({"t": "sit", "seat": "p1"}).encode())
    with at_table(server, someone, someone.table(["me", "me"])["id"]) as raw:
        sent = 0
        try:
            for sent in range(100_000):  # noqa: B007
                raw.line.sendall(sit)
        except OSError:
            pass
        assert 0 < sent < 99_999
    while someone.get("/health").json()["guests"]:
        threading.Event().wait(0.01)


def test_nobody_sees_what_is_not_stored(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    one = someone.sit(table)
    two = someone.sit(table)
    two.until("present")
    storing, go_on = threading.Event(), threading.Event()
    really = store.write_lines

    def slowly(*args: Any) -> None:
        storing.set()
        assert go_on.wait(20)
        really(*args)

    monkeypatch.setattr(store, "write_lines", slowly)
    one.send({"t": "act", "id": "a", "seat": "p1", "v": one.v, "do": "colour blue"})
    assert storing.wait(20)
    two.send({"t": "sit", "seat": "p2"})
    two.send({"t": "why", "id": "w", "seat": "p1", "do": "colour blue"})
    with pytest.raises(TimeoutError):
        two.receive(timeout=0.3)
    go_on.set()
    assert two.until("hello")["view"]["awaited"] == ["p2"]
    assert two.until("answer")["clause"] is not None


def test_a_server_that_stops_says_that_it_will_be_back(server: Running) -> None:
    someone = server.visitor()
    table = someone.table(["me", "me"])["id"]
    with at_table(server, someone, table) as client:
        server.server.should_exit = True
        while (found := client.receive())[0] != Opcode.CLOSE:
            pass
    assert int.from_bytes(found[1][:2], "big") == 1012
