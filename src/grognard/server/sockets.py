"""uvicorn's WebSocket with a short way for what a live table says and hears.

A message in one piece goes straight to who listens, and an answer straight to the network: no queue, no task, no pausing of
the reading. Everything else (handshake, pings, closing, messages in parts or compressed) is the library's, frame by frame.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

WHOLE_TEXT = 0x80 | Opcode.TEXT  # the first byte of a text in one frame, not compressed
SHORT = 1400  # bytes that are not worth compressing
MOST_UNREAD = 4_000_000  # bytes that wait for a client to read
Listener = Callable[[bytes], None]


def socket_of(scope: Any) -> "Socket":
    """The socket that an application was called for."""
    socket: Socket = scope["extensions"]["socket"]["is"]
    return socket


class Socket(WebSocketsSansIOProtocol):
    """One connection. The application finds it by its scope, and may listen to it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._listener: Listener | None = None
        self._begun = b""  # a frame that has not come whole

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), "socket": {"is": self}}

    def listen(self, listener: Listener) -> None:
        """From now on messages go to the listener. The application hears only of the end."""
        self._listener = listener

    def say(self, text: bytes) -> None:
        """Send a text, if there is still somebody to read it. A client that does not read is let go, and gets everything
        when it comes back."""
        transport, size = self.transport, len(text)
        if self.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()
        elif size < 126:
            transport.write(bytes((WHOLE_TEXT, size)) + text)
        elif size < SHORT:
            transport.write(bytes((WHOLE_TEXT, 126, size >> 8, size & 255)) + text)
        else:
            self.conn.send_text(text)
            transport.write(b"".join(self.conn.data_to_send()))

    def rest(self, seconds: float) -> None:
        """Hear nothing for a while."""
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._resume)

    def _resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # --- hearing -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._listener is None:
            super().data_received(data)
            return
        data = self._begun + data if self._begun else data
        at = 0
        while (end := self._end_of_frame(data, at)) <= len(data):
            self._frame(data[at:end] if at or end < len(data) else data, self._listener)
            at = end
            if at == len(data):
                break
        self._begun = data[at:]

    def _end_of_frame(self, data: bytes, at: int) -> int:
        """Where the frame that begins there ends; beyond the data if that cannot be told yet."""
        if len(data) < at + 2:
            return at + 2
        size = data[at + 1] & 127
        head = at + 2 + (4 if data[at + 1] & 128 else 0)
        if size == 126:
            return head + 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        if size == 127:
            size = int.from_bytes(data[at + 2 : at + 10], "big")
            return head + 8 + size if size <= self.config.ws_max_size else len(data)  # the library refuses it
        return head + size

    def _frame(self, frame: bytes, listener: Listener) -> None:
        if frame[0] == WHOLE_TEXT and frame[1] > 128 and not self.frames and frame[1] != 255:
            head = 4 if frame[1] == 254 else 2
            listener(apply_mask(frame[head + 4 :], frame[head : head + 4]))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener(data)
