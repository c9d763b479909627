"""The application: lobby, live tables, the client's files, and what keeps a host safe."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from grognard import __version__, engine
from grognard.kernel.errors import BadInput
from grognard.server import course, wire
from grognard.server.computer import Computer
from grognard.server.course import Courses
from grognard.server.hall import Hall
from grognard.server.live import Connection
from grognard.server.lobby import router, seat_by_token
from grognard.server.settings import Settings
from grognard.server.sockets import socket_of
from grognard.server.store import Store, connect, migrate
from grognard.server.visitors import COOKIE, digest, new_secret

STATIC = Path(engine.__file__).parent / "server" / "static"  # beside the plain sources, whichever engine runs
log = logging.getLogger("grognard.server")

_STATUS = {
    "no-table": 404, "unknown-game": 404, "unknown-clause": 404, "bad-token": 403, "not-your-seat": 403, "not-your-table": 403,
    "no-visitor": 403, "not-over": 403, "seat-taken": 409, "barred": 409, "stale": 409, "too-many-tables": 429,
}  # fmt: skip
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


logging.getLogger("alembic").setLevel(logging.WARNING)


def bad_input(_: Request[Any, Any, Any], problem: BadInput) -> Response[Any]:
    return Response(wire.error_out(problem), status_code=_STATUS.get(problem.code, 400), media_type=MediaType.JSON)


def http_error(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """Errors of the web framework in the form of ours; nothing of what was sent is repeated."""
    status = problem.status_code
    if status in (404, 405):
        told = BadInput("no-page")
    elif status == 413:
        told = BadInput("message-size", most=0)
    elif status == 429:
        told = BadInput("too-fast")
    elif status == 403:
        told = BadInput("forbidden")
    else:
        told = BadInput("message-form")
    return Response(wire.error_out(told), status_code=status, media_type=MediaType.JSON)


def server_error(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return Response(wire.error_out(BadInput("server-error")), status_code=500, media_type=MediaType.JSON)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A browser's page of another site may not open a connection in the visitor's name."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://")[-1] == socket.headers.get("host", "")


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, State], hall: NamedDependency[Hall], id: FromPath[str]) -> None:
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    try:
        table = await hall.table(id)
        bearer = socket.headers.get("authorization", "").removeprefix("Bearer ")
        cookie = socket.cookies.get(COOKIE)
        mine = [seat_by_token(table, bearer)] if bearer else table.seats_of(digest(cookie) if cookie else None)
    except BadInput as problem:
        await socket.accept()
        await socket.send_json({"t": "refused", "id": "", **wire.error_out(problem)})
        await socket.close(code=4404)
        return
    await socket.accept()
    await Connection(socket_of(socket.scope), hall, table, mine).run(socket.receive)


def the_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def create_app(settings: Settings | None = None) -> Litestar:
    """The application for these settings."""
    settings = settings or Settings()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        engine = connect(settings.url, settings.sync)
        migrate(engine)
        stored = Store(engine)
        computer = Computer(settings.workers, settings.think, settings.engines)
        hall = app.state.hall = Hall(settings, stored, computer)
        app.state.courses = Courses()
        hall.start()
        try:
            yield
        finally:
            await hall.stop()
            computer.close()
            await stored.close()

    routes: list[Any] = [router, course.router, live]
    if STATIC.is_dir():
        routes.append(
            create_static_files_router(path="/", directories=[STATIC], html_mode=True, include_in_schema=False)
        )
    return Litestar(
        routes,
        lifespan=[running],
        dependencies={"hall": Provide(the_hall, sync_to_thread=False)},
        exception_handlers={BadInput: bad_input, HTTPException: http_error, Exception: server_error},
        response_headers=[ResponseHeader(name=name, value=value) for name, value in _HEADERS.items()],
        request_max_body_size=4_000_000,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=6),
        csrf_config=CSRFConfig(secret=new_secret(), cookie_name="csrftoken", header_name="x-csrftoken"),
        middleware=[RateLimitConfig(rate_limit=("minute", 1200), exclude=[r"/assets/", r"/live$"]).middleware],
        openapi_config=OpenAPIConfig(title="Grognard", version=__version__),
        debug=False,
    )
