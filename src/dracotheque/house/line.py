"""A connection within the device: the page says something, the house answers; no network lies between."""

import asyncio
from collections.abc import Callable

from dracotheque.house.ports import Send
from dracotheque.tables.live.person_session import PersonSession

OnClosed = Callable[[int], None]


class Line:
    """A socket as sessions want it: what is said is heard at once."""

    def __init__(self, send: Send, closed: OnClosed) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost: Callable[[], None] = lambda: None
        """Called once, soon after the house has ended the connection."""
        self._send = send
        self._closed = closed
        self.is_open = True

    def send(self, message: bytes) -> None:
        if self.is_open:
            self._send(message.decode())

    def send_soon(self, message: bytes) -> None:
        self.send(message)

    def let_go(self) -> None:
        """Nothing waits here."""

    def pause_hearing(self) -> None:
        """Whoever speaks meanwhile is queued by the session."""

    def resume_hearing(self) -> None:
        """See `pause_hearing`."""

    def close(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self._closed(code)
            asyncio.get_running_loop().call_soon(self.lost)

    def hang_up(self) -> bool:
        """The page has gone; False where the house had ended it before."""
        was_open, self.is_open = self.is_open, False
        return was_open


class Session:
    """The page's end of a connection to one table."""

    def __init__(self, session: PersonSession, line: Line) -> None:
        self._session = session
        self._line = line
        line.lost = session.lose
        session.begin(line)

    async def receive(self, text: str) -> None:
        """The page says this; what it is answered is sent."""
        if self._line.is_open:
            self._session.hear(text)
        await asyncio.sleep(0)

    async def close(self) -> None:
        """The page has gone."""
        if self._line.hang_up():
            self._session.lose()
        await asyncio.sleep(0)
