"""An open WebSocket, without a task of its own: idle it costs next to nothing, and sending is one write.

What comes in is read by the `websockets` library, which also answers pings and says goodbye; but for texts that come
alone and in one piece, as every move does. What goes out is text, and a text needs no more than a few bytes before it:
the library would take five times as long, at every move for everybody (`frames.py`).
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from dracotheque.server.connections.frames import lone_mask, lone_text, text_head
from dracotheque.tables.live.ports import GOING_DOWN, TOO_MUCH
from dracotheque.tables.rate_limiter import RateLimiter

WAITING: Final = 500
"""Messages that may wait for a slow connection."""
WAITING_BYTES: Final = 1 << 20
NOT_TEXT: Final = 1007
FAREWELL: Final = 10.0
"""Seconds within which the other side answers when we hang up."""
BRIEF: Final = 1.0
"""The same for who talked too much: nobody listens to the answer."""
LAST_WORDS: Final = 4096
"""Bytes the other side may still send when we have hung up."""
AT_ONCE: Final = 1024
"""Bytes read before what is in them is counted: less than two hundred frames."""
READ_COST: Final = 0.05
"""What it costs to be read at all, in messages; so do bytes, that nobody sends one at a time or much too many."""
BYTE_COST: Final = 1 / 8192


class MessageHandler(Protocol):
    """Receives the messages of one WebSocket."""

    def hear(self, text: str | None) -> None:
        """A message has come in; None for one that is no text."""
        ...

    def lose(self) -> None:
        """The connection is lost or about to be; no message will follow."""
        ...


def _nothing() -> None:
    pass


class WebSocket(asyncio.Protocol):
    """Counts what is read, keeps what a slow connection cannot take yet, and reads nothing while it cannot."""

    __slots__ = (
        "_after_close",
        "_allowance",
        "_asked",
        "_busy",
        "_closing",
        "_farewell",
        "_full",
        "_handler",
        "_heard",
        "_held",
        "_is_deaf",
        "_is_even",
        "_kind",
        "_open_sockets",
        "_parts",
        "_protocol",
        "_transport",
        "_waiting",
        "_waiting_bytes",
        "on_lost",
        "tasks",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        protocol: ServerProtocol,
        handler: MessageHandler,
        allowance: RateLimiter,
        open_sockets: set[Any],
        tasks: "set[asyncio.Task[None]]",
    ) -> None:
        self._transport = transport
        self._protocol = protocol
        self._handler = handler
        self._allowance = allowance
        """Every frame, read and byte takes something out of it."""
        self._open_sockets = open_sockets
        """Those that must be told when the server stops."""
        self.tasks = tasks
        """Those that must be over before the server stops."""
        self.on_lost: Callable[[], None] = _nothing
        """Called once, when the connection is no more."""
        self._full = False
        self._busy = False
        self._held = b""
        """Frames that go out with the next one."""
        self._waiting: deque[bytes] | None = None
        self._waiting_bytes = 0
        self._kind: Opcode | None = None
        """Of a message that has begun, and of which more parts must come."""
        self._parts = b""
        self._closing = False
        self._after_close = 0
        self._is_deaf = False
        self._is_even = True
        """Nothing but whole frames has come, one by one: the library waits for the rest of none."""
        self._farewell: asyncio.TimerHandle | None = None
        self._heard = True
        self._asked = False
        open_sockets.add(self)

    # What we send.

    def send(self, message: bytes) -> None:
        """Send a text, or keep it until the connection can take it; one that takes nothing for long is ended."""
        if self._closing:
            return
        if not self._full:
            self._write(text_head(len(message)), message)
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting_bytes += len(message)
        if len(self._waiting) >= WAITING or self._waiting_bytes > WAITING_BYTES:
            self.close(TOO_MUCH)  # it would miss something without knowing: let it come back for a fresh view
        else:
            self._waiting.append(message)

    def send_soon(self, message: bytes) -> None:
        """Send a text that something else will follow at once, or `let_go`: the two go out together."""
        if self._full or self._closing:
            self.send(message)
            return
        self._held += text_head(len(message)) + message

    def let_go(self) -> None:
        """Send what was to wait for something else."""
        if self._held:
            self._write()

    def _write(self, *parts: bytes) -> None:
        """All at once, and none of it copied before: messages are long."""
        if self._held:
            parts, self._held = (self._held, *parts), b""
        if not self._transport.is_closing():
            self._transport.writelines(parts)

    def _write_protocol(self) -> None:
        """What the library has to say; an empty part means that nothing more will come."""
        for part in self._protocol.data_to_send():
            if part:
                self._write(part)
            else:
                self.let_go()
                self._end()
                self._transport.close()

    def pause_writing(self) -> None:
        self._full = True
        self.listen()

    def resume_writing(self) -> None:
        self._full = False
        while self._waiting and not self._full:
            message = self._waiting.popleft()
            self._waiting_bytes -= len(message)
            self.send(message)
        self.listen()

    def close(self, code: int) -> None:
        """Say why, and hang up when the other side has heard it."""
        if self._closing:
            return
        if not self._transport.is_closing() and self._protocol.state is OPEN:
            self._protocol.send_close(code)
            self._write_protocol()
            self._is_deaf = code == TOO_MUCH
            patience = BRIEF if self._is_deaf else FAREWELL
            self._farewell = asyncio.get_running_loop().call_later(patience, self._transport.abort)
        self._end()
        self.listen()  # to hear the answer

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_DOWN)
        self._transport.close()

    def _end(self) -> None:
        if not self._closing:
            self._closing = True
            self._waiting = None
            # Not at once: whoever is sending to many must not lose one of them in the middle of it.
            asyncio.get_running_loop().call_soon(self._handler.lose)

    def beat(self) -> bool:
        """Called at regular intervals: whoever was silent since the last time is asked, and given up the next time.

        Whether something was heard.
        """
        if self._heard:
            self._heard = False
            return True
        if self._asked:
            self._end()
            self._transport.abort()
        else:
            self._asked = True
            if self._protocol.state is OPEN:
                self._protocol.send_ping(b"")
                self._write_protocol()
        return False

    # What we receive.

    def pause_hearing(self) -> None:
        self._busy = True
        self.listen()

    def resume_hearing(self) -> None:
        self._busy = False
        self.listen()

    def listen(self) -> None:
        """Read, unless the handler is busy or the other side takes nothing: then nothing is read from it either."""
        if self._transport.is_closing():
            return
        if self._is_deaf or ((self._busy or self._full) and not self._closing):
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._asked = False
        if self._is_even and not self._closing:
            mask = lone_mask(data)
            text = lone_text(data, mask) if mask and self._kind is None else None
            if text is not None:
                self._receive_text(text, len(data))
                return
            self._is_even = mask > 0
        self._read(data)

    def _receive_text(self, text: bytes, size: int) -> None:
        """A message that has come alone and in one piece."""
        if self._allowance.take(1 + READ_COST + size * BYTE_COST):
            self._receive_message(Opcode.TEXT, text)
        else:
            self.close(TOO_MUCH)

    def _read(self, data: bytes) -> None:
        """Let the library read it, a little at a time."""
        if not self._closing and not self._allowance.take(READ_COST + len(data) * BYTE_COST):
            self.close(TOO_MUCH)
        for start in range(0, len(data), AT_ONCE):
            if self._is_deaf or (self._closing and self._is_enough(AT_ONCE)):
                break
            self._protocol.receive_data(data[start : start + AT_ONCE])
            for event in self._protocol.events_received():
                if self._closing:
                    break
                if isinstance(event, Frame):
                    self._receive(event)
            self._write_protocol()
            if self._transport.is_closing():
                break

    def _is_enough(self, more: int) -> bool:
        """Whether the other side has gone on for too long after we hung up."""
        self._after_close += more
        if self._after_close > LAST_WORDS:
            self._transport.abort()
        return self._after_close > LAST_WORDS

    def _receive(self, frame: Frame) -> None:
        if not self._allowance.take():
            self.close(TOO_MUCH)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            kind: Opcode = frame.opcode
            data = bytes(frame.data)
            if self._kind is not None:
                kind, data = self._kind, self._parts + data
            if frame.fin:
                self._kind, self._parts = None, b""
                self._receive_message(kind, data)
            else:
                self._kind, self._parts = kind, data

    def _receive_message(self, kind: Opcode, data: bytes) -> None:
        if kind is Opcode.BINARY:
            self._handler.hear(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError as bad:
            self._protocol.fail(NOT_TEXT, f"{bad.reason} at position {bad.start}")
            self._write_protocol()
        else:
            self._handler.hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._farewell is not None:
            self._farewell.cancel()
        self._open_sockets.discard(self)
        on_lost, self.on_lost = self.on_lost, _nothing
        on_lost()
        self._end()
