"""Starting the server: the one command that a player and a host use."""

import socket
import threading
import webbrowser

import uvicorn

from grognard.kernel.errors import BadInput
from grognard.server.app import create_app
from grognard.server.settings import Settings


def free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def serve(settings: Settings, browser: bool) -> None:
    """Serve until interrupted; open the lobby in a browser if there is one and it is wished."""
    if settings.port and not free(settings.host, settings.port):
        raise BadInput("port-taken", port=settings.port)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.size * 2,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    if browser:
        threading.Thread(target=_open_when_started, args=(server, settings), daemon=True).start()
    server.run()


def _open_when_started(server: uvicorn.Server, settings: Settings) -> None:
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(0.05)
    try:
        webbrowser.get()
    except webbrowser.Error:
        return
    webbrowser.open(f"http://{settings.host}:{settings.port}/")
