"""A line: one open WebSocket, without a task of its own. Idle it costs next to nothing, and sending is one write."""

import asyncio
from collections import deque
from typing import Any, Final, Protocol

from dracotheque.server.wire.frames import (
    BINARY,
    CLOSE,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    BadFrame,
    FrameReader,
    close_code,
    closing,
    frame,
)

WAITING: Final = 500
"""Messages that may wait for a slow connection."""
TOO_MUCH: Final = 4429
GOING_DOWN: Final = 1012
FAREWELL: Final = 10.0
"""Seconds within which the other side answers when we hang up."""


class Listener(Protocol):
    """Whoever hears what is said on a line."""

    def hear(self, text: str | None) -> None:
        """A message has come in; None for one that is no text."""
        ...

    def lose(self) -> None:
        """The line is dead or about to be; nothing will be heard any more."""
        ...


class Line(asyncio.Protocol):
    """Reads and writes frames; keeps what a slow connection cannot take yet."""

    __slots__ = (
        "_asked",
        "_closing",
        "_farewell",
        "_full",
        "_heard",
        "_held",
        "_listener",
        "_open_lines",
        "_reader",
        "_transport",
        "_waiting",
        "tasks",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        listener: Listener,
        largest: int,
        open_lines: set[Any],
        tasks: "set[asyncio.Task[None]]",
    ) -> None:
        self._transport = transport
        self._listener = listener
        self._reader = FrameReader(largest)
        self._open_lines = open_lines
        """Those that must be told when the server stops."""
        self.tasks = tasks
        """Those that must be over before the server stops."""
        self._full = False
        self._held = b""
        """Frames that go out with the next one, at the end of this turn of the loop at the latest."""
        self._waiting: deque[bytes] | None = None
        self._closing = False
        self._farewell: asyncio.TimerHandle | None = None
        self._heard = True
        self._asked = False
        open_lines.add(self)

    # What we send.

    def send(self, message: bytes) -> None:
        """Send a text, or keep it until the connection can take it; one that takes nothing for long is ended."""
        if self._closing:
            return
        if not self._full:
            self._write(frame(TEXT, message))
            return
        if self._waiting is None:
            self._waiting = deque()
        if len(self._waiting) >= WAITING:
            self.close(TOO_MUCH)  # it would miss something without knowing: let it come back for a fresh view
        else:
            self._waiting.append(message)

    def send_soon(self, message: bytes) -> None:
        """Send a text that something else will follow at once: the two go out together."""
        if self._full or self._closing:
            self.send(message)
            return
        self._held += frame(TEXT, message)
        asyncio.get_running_loop().call_soon(self._let_go)

    def _let_go(self) -> None:
        if self._held:
            self._write(b"")

    def _write(self, data: bytes) -> None:
        if self._held:
            data, self._held = self._held + data, b""
        if not self._transport.is_closing():
            self._transport.write(data)

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        while self._waiting and not self._full:
            self.send(self._waiting.popleft())

    def close(self, code: int) -> None:
        """Say why, and hang up when the other side has heard it."""
        if self._closing:
            return
        if not self._transport.is_closing():
            self._write(closing(code))
            self._transport.resume_reading()  # to hear the answer
            self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self._transport.abort)
        self._end()

    def shutdown(self) -> None:
        """The server stops."""
        if not self._closing:
            self._write(closing(GOING_DOWN))
            self._end()
        self._transport.close()

    def _end(self) -> None:
        if not self._closing:
            self._closing = True
            self._waiting = None
            # Not at once: whoever is sending to many must not lose one of them in the middle of it.
            asyncio.get_running_loop().call_soon(self._listener.lose)

    def pulse(self) -> None:
        """Called at regular intervals: whoever was silent since the last time is asked, and given up the next time."""
        if self._heard:
            self._heard = False
        elif self._asked:
            self._end()
            self._transport.abort()
        else:
            self._asked = True
            self._write(frame(PING, b""))

    # What we receive.

    def pause_hearing(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_hearing(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._asked = False
        try:
            for kind, payload in self._reader.feed(data):
                if kind == CLOSE:
                    self._take_leave(close_code(payload))
                    return
                if not self._closing:
                    self._receive(kind, payload)
        except BadFrame as bad:
            if not self._closing:
                self._write(closing(bad.code))
            self._end()
            self._transport.close()

    def _receive(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            try:
                text = payload.decode()
            except UnicodeDecodeError:
                raise BadFrame(NOT_TEXT) from None
            self._listener.hear(text)
        elif kind == BINARY:
            self._listener.hear(None)
        elif kind == PING:
            self._write(frame(PONG, payload))

    def _take_leave(self, code: int) -> None:
        """The other side hangs up, or has heard that we do."""
        if not self._closing:
            self._write(closing(code))
        self._end()
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._farewell is not None:
            self._farewell.cancel()
        self._open_lines.discard(self)
        self._end()
