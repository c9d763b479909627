"""Servers to test: one in a thread of this process, or one in a process that can be killed; on SQLite and on PostgreSQL."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
import uvicorn

from grognard.server.app import create_app
from grognard.server.hall import Hall
from grognard.server.settings import Settings
from grognard.server.sockets import Socket
from tests.server.client import Visitor


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.base = f"http://127.0.0.1:{settings.port}"
        self.app = create_app(settings)
        config = uvicorn.Config(self.app, port=settings.port, ws=Socket, log_level="warning")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self._visitors: list[Visitor] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def visitor(self) -> Visitor:
        self._visitors.append(Visitor(self.base))
        return self._visitors[-1]

    def stop(self) -> None:
        for visitor in self._visitors:
            visitor.close()
        self.server.should_exit = True
        self.thread.join(20)


class Killable:
    """A server in a process of its own."""

    def __init__(self, folder: Path, url: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        code = (
            "import sys; from pathlib import Path; from grognard.server.run import serve; "
            "from grognard.server.settings import Settings\n"
            "if __name__ == '__main__': "
            "serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), database=sys.argv[3], rate=1e9), False)"
        )
        script = folder / "serve.py"
        script.write_text(code)
        self.process = subprocess.Popen([sys.executable, str(script), str(folder), str(self.port), url])
        for _ in range(400):
            try:
                httpx.get(f"{self.base}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own, and the URL of its empty database."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    found = shutil.which("initdb")
    assert programs or found, "PostgreSQL is missing: apt install postgresql"
    folder_of_programs = Path(found).parent if found else programs[-1]
    folder = Path(tempfile.mkdtemp(prefix="grognard-postgresql-"))
    who: dict[str, object] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        account = pwd.getpwnam("nobody")
        who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        os.chown(folder, account.pw_uid, account.pw_gid)
    port = free_port()
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(
            [str(folder_of_programs / command[0]), *command[1:]],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            **who,
        )  # type: ignore[call-overload]

    run("initdb", "-D", str(data), "-U", "grognard", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    run("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-w", "-o", options, "start")
    try:
        yield f"postgresql://grognard@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "fast", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database: '' for SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgresql")
    name = f"t{time.time_ns()}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers; a second one with the same folder finds what the first one stored."""
    started: list[Running] = []

    def start(**settings: object) -> Running:
        told: dict[str, object] = {"data": tmp_path, "port": free_port(), "rate": 1e9, **settings}
        started.append(Running(Settings(**told)))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve()
