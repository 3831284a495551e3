"""A session on a socket: messages are handled in order, one at a time, and queued meanwhile."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Coroutine
from typing import Final

import msgspec

from dracotheque.tables.faults import StoreDown
from dracotheque.tables.live.ports import GOING_DOWN, Socket
from dracotheque.tables.log import Log
from dracotheque.tables.saving import Saving
from dracotheque.tables.wire.outgoing import Ack, Hint, Opinion, Pong, Refused

NOT_OUR_PROTOCOL: Final = 4400
OUR_FAULT: Final = 1011
logger = Log("sockets")
_encode: Final = msgspec.json.Encoder().encode


class Closed(Exception):
    """We end the connection with a code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Session(ABC):
    """Our side of one socket."""

    __slots__ = ("_doing", "_is_over", "_socket", "_texts")

    def __init__(self) -> None:
        self._socket: Socket | None = None
        self._texts: deque[str] | None = None
        """The queue: messages that came while another was being handled."""
        self._doing: asyncio.Future[None] | Saving | None = None
        self._is_over = False

    @abstractmethod
    def _do(self, text: str) -> None:
        """Handle a message, at once or in a task (`_undertake`); `Closed` ends the session."""

    @abstractmethod
    def _leave(self, socket: Socket) -> None:
        """Nothing is being done any more, and nothing will be said."""

    # What we say.

    def send(self, message: bytes) -> None:
        if self._socket is None:
            return
        if self._doing is not None and self._doing.done():
            self._socket.send_soon(message)  # what this person did is saved: the acknowledgement follows at once
        else:
            self._socket.send(message)

    def say(self, message: Ack | Refused | Hint | Opinion | Pong) -> None:
        if self._socket is not None:
            self._socket.send(_encode(message))

    def _close(self, code: int) -> None:
        self._is_over = True
        if self._socket is not None:
            self._socket.close(code)

    # What we hear.

    def hear(self, text: str | None) -> None:
        if text is None:
            self._close(NOT_OUR_PROTOCOL)
        elif self._doing is None:
            self._do_next(text)
        else:
            if self._texts is None:
                self._texts = deque()
            self._texts.append(text)
            if self._socket is not None:
                self._socket.pause_hearing()

    def lose(self) -> None:
        self._is_over = True
        if self._doing is None:
            self._end()

    def _end(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            self._leave(socket)

    def _do_next(self, text: str) -> None:
        try:
            self._do(text)
        except Closed as closed:
            self._close(closed.code)
        except Exception:
            logger.exception("socket-unwell")
            self._close(OUR_FAULT)

    def _undertake(self, work: Coroutine[None, None, None]) -> None:
        """Do something that takes its time; what is said meanwhile waits."""
        assert self._socket is not None
        self._socket.let_go()
        self._doing = task = asyncio.create_task(work)
        self._socket.tasks.add(task)
        task.add_done_callback(self._socket.tasks.discard)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._doing = None
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Closed):
            self._close(error.code)
        elif isinstance(error, StoreDown):
            self._close(GOING_DOWN)
        elif error is not None:
            logger.error("socket-unwell", exc_info=error)
            self._close(OUR_FAULT)
        self._go_on()

    def _go_on(self) -> None:
        """Nothing is being done: do what was said meanwhile, or listen again."""
        if self._socket is not None:
            self._socket.let_go()
        while self._texts and self._doing is None and not self._is_over:
            self._do_next(self._texts.popleft())
        if self._doing is not None:
            return
        if self._is_over:
            self._end()
        elif self._texts is not None and self._socket is not None:
            self._texts = None
            self._socket.resume_hearing()
