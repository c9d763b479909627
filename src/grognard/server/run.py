"""Starting the server: the one command that a player and a host use."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn

from grognard.kernel.errors import BadInput
from grognard.server.app import create_app
from grognard.server.settings import Settings
from grognard.server.sockets import Socket


def free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def web_server(app: Any, settings: Settings) -> uvicorn.Server:
    """A web server for the application, in a process that is there for it alone."""
    gc.freeze()  # what is there by now stays: it need not be looked through again and again
    gc.set_threshold(50_000, 20, 20)  # tables are long-lived and hold much; little of what a move leaves is in circles
    sys.setswitchinterval(0.0005)  # who has written to the store need not wait long to say so
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Socket,
        ws_max_size=settings.size * 2,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def serve(settings: Settings, browser: bool, no_browser: str = "") -> None:
    """Serve until interrupted; open the lobby in a browser if it is wished, or say `no_browser` where there is none."""
    if settings.port and not free(settings.host, settings.port):
        raise BadInput("port-taken", port=settings.port)
    server = web_server(create_app(settings), settings)
    if browser:
        threading.Thread(target=_open_when_started, args=(server, settings, no_browser), daemon=True).start()
    server.run()


def _open_when_started(server: uvicorn.Server, settings: Settings, no_browser: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(0.05)
    if not (_has_screen() and webbrowser.open(f"http://{settings.host}:{settings.port}/")):
        print(no_browser, flush=True)


def _has_screen() -> bool:
    """Whether a browser would have a window: one that fills the terminal could show nothing of a table."""
    unix = sys.platform not in ("darwin", "win32")
    return not unix or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
