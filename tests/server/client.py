"""A person at the server, for tests: a browser's cookie jar, HTTP, and live tables."""

import copy
import json
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
WAIT = 20.0


class Visitor:
    """Somebody with a browser."""

    def __init__(self, base: str, cookies: httpx.Cookies | None = None) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=WAIT, cookies=cookies)
        self.stack = ExitStack()
        self.http.get("/api/me")

    def headers(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api{path}")

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, headers=self.headers())

    def table(self, seats: list[str], options: Json | None = None, **more: Any) -> Json:
        """A new table of RISK; a seat is me, link, open, or a computer's level."""
        wishes = [{"kind": s} if s in ("me", "link", "open") else {"kind": "computer", "level": s} for s in seats]
        body = {"game": "risk_napoleon", "options": {"players": len(seats), **(options or {})}, "seats": wishes, **more}
        answer = self.post("/tables", body)
        assert answer.status_code == 201, answer.text
        told: Json = answer.json()
        return told

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, token: str = "", **headers: str) -> "Live":
        """Go to a table."""
        more = {"Authorization": f"Bearer {token}"} if token else {"Cookie": self.cookie()}
        url = self.base.replace("http", "ws") + f"/api/tables/{table}/live"
        return Live(self.stack.enter_context(connect(url, additional_headers={**more, **headers}, max_size=None)))

    def close(self) -> None:
        self.stack.close()
        self.http.close()


class Live:
    """A connection to a table, with what it shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.hello = self.until("hello")

    def receive(self, timeout: float = WAIT) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["t"] in ("hello", "update"):
            self.v = message["v"]
            self.prompts: dict[str, Json] = message.get("prompts", getattr(self, "prompts", {}))
            if message["t"] == "hello":
                self.view = copy.deepcopy(message["view"])
                self.about = message["table"]
            self.about = message.get("table", self.about)
            for change in message.get("changes", []):
                put(self.view, *change)
        return message

    def until(self, kind: str, test: Callable[[Json], bool] = lambda _: True) -> Json:
        while True:
            message = self.receive()
            if message["t"] == kind and test(message):
                return message

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, kind: str, seat: str, **more: Any) -> Json:
        """Send a request and wait for its answer: done, refused or answer."""
        request = more.pop("id", None) or uuid.uuid4().hex
        self.send({"t": kind, "id": request, "seat": seat, **more})
        while True:
            message = self.receive()
            if message.get("done") == request:
                return {"t": "done", "id": request}
            if message.get("id") == request:
                return message

    def act(self, seat: str, do: str, **more: Any) -> Json:
        return self.ask("act", seat, **{"v": self.v, "do": do, **more})

    def turn(self, *seats: str) -> str:
        """Wait until one of these seats has a decision; which one."""
        while True:
            for seat in seats or tuple(self.hello["mine"]):
                if self.prompts.get(seat, {}).get("legal"):
                    return seat
            self.receive()

    def legal(self, seat: str) -> list[str]:
        told = self.prompts[seat]["legal"]
        return [f"{verb} {argument}".strip() for verb, arguments in told.items() for argument in arguments or [""]]

    def close(self) -> None:
        self.socket.close()


def put(view: Any, path: list[Any], *value: Any) -> None:
    for key in path[:-1]:
        view = view[key]
    if value:
        view[path[-1]] = value[0]
    else:
        del view[path[-1]]


def news(*lives: Live) -> None:
    """Wait for news at one of several connections."""
    for _ in range(int(WAIT / 0.02)):
        for live in lives:
            try:
                live.receive(timeout=0.02)
                return
            except TimeoutError:
                continue
    raise TimeoutError
