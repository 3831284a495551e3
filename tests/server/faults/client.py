"""A client that plays at random, loses its connection, repeats itself, and remembers all it was told."""

import asyncio
import random
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from dracotheque.tables.live.table_session import TableSession
from tests.server.client import UNSURE


class Seen(NamedTuple):
    """What one message showed."""

    view: bytes
    decision: bytes
    prompt: bytes


class _Parts(msgspec.Struct):
    """The parts of a message, as they were sent."""

    type: str
    id: str | None = None
    n: int = 0
    stream: str | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    decision: msgspec.Raw = msgspec.Raw(b"null")
    prompt: msgspec.Raw = msgspec.Raw(b"null")
    error: dict[str, Any] = {}
    table: dict[str, Any] = {}


_decode = msgspec.json.Decoder(_Parts).decode


def all_shown(messages: Iterable[bytes]) -> list[Seen]:
    """What these messages have shown, one after the other."""
    return [seen for message in messages if (seen := _shown(_decode(message))) is not None]


def _shown(message: _Parts) -> Seen | None:
    if message.type not in ("view", "news"):
        return None
    return Seen(bytes(message.view), bytes(message.decision), bytes(message.prompt))


class WebSocket:
    """As much of a websocket as a socket needs: what is sent arrives at once."""

    def __init__(self, client: "Client") -> None:
        self._client: Client | None = client
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        if self._client is not None:
            self._client.hear(_decode(message))

    send_soon = send

    def let_go(self) -> None:
        pass

    def close(self, code: int) -> None:
        if self._client is not None:
            self._client.lose()

    def cut(self) -> None:
        self._client = None

    def pause_hearing(self) -> None:
        pass

    def resume_hearing(self) -> None:
        pass


class Client:
    """Somebody at a table; each server is a way to it."""

    def __init__(
        self,
        seat: int,
        servers: list[Any],
        person: Any,
        table: str,
        rng: random.Random,
        whim: float,
        hurry: float = 1.0,
    ) -> None:
        self.seat = seat
        self._servers, self._person, self._table, self._rng = servers, person, table, rng
        self.whim = whim
        self._hurry = hurry
        """The part of the usual time it waits."""
        self._socket: TableSession | None = None
        self._websocket: WebSocket | None = None
        self._stream: str | None = None
        self._last: int | None = None
        self._count = 0
        self._decision: Any = None
        self._news = asyncio.Event()
        self.pending: tuple[str, str] | None = None
        self.acknowledged: list[str] = []
        self.refused: dict[str, str] = {}
        self.shown: list[Seen] = []
        self.result: Any = None

    def hear(self, message: _Parts) -> None:
        if message.n:
            self._last = message.n
        if (seen := _shown(message)) is not None:
            self.shown.append(seen)
            self._stream = message.stream or self._stream
            self._decision = msgspec.json.decode(message.decision)
        if message.table:
            self.result = message.table["result"]
        if message.id is not None and self.pending is not None and message.id == self.pending[0]:
            self._note(message)
        self._news.set()

    def _note(self, message: _Parts) -> None:
        assert self.pending is not None
        name, code = self.pending[0], message.error.get("code")
        if message.type == "ack":
            self.acknowledged.append(name)
            self.pending = None
        elif code not in UNSURE:
            self.refused[name] = str(code)
            self.pending = None
        else:
            asyncio.get_running_loop().call_later(0.5 * self._hurry, self._repeat)

    def _repeat(self) -> None:
        if self.pending is not None:
            self._say(self.pending[1])

    def _say(self, text: str) -> None:
        if self._socket is not None:
            self._socket.hear(text)

    def lose(self) -> None:
        """The connection is gone; the server finds out."""
        socket, websocket, self._socket, self._websocket = self._socket, self._websocket, None, None
        if websocket is not None:
            websocket.cut()
        if socket is not None:
            asyncio.get_running_loop().call_soon(socket.lose)
        self._news.set()

    def _connect(self) -> None:
        services = self._rng.choice(self._servers)
        self._websocket = WebSocket(self)
        self._socket = TableSession(services, self._person, self._table, lambda: None)
        self._socket.begin(self._websocket)
        hello = {"type": "hello", "stream": self._stream, "last": self._last}
        self._say(msgspec.json.encode(hello).decode())
        self._repeat()

    async def play(self) -> None:
        """Answer whatever is asked until the game is over."""
        while self.result is None:
            self._news.clear()
            if self._socket is None:
                await asyncio.sleep(self._hurry * self._rng.random())
                self._connect()
            elif self.pending is None and self._decision and self._choices():
                self._answer()
            elif self._rng.random() < self.whim:
                self.lose()
            try:
                async with asyncio.timeout(5 * self._hurry * self._rng.random()):
                    await self._news.wait()
            except TimeoutError:
                if self._rng.random() < 0.3:
                    self._repeat()

    def _choices(self) -> list[Any]:
        choices: list[Any] = self._decision["moves"]
        if not choices and self._rng.random() < 0.05:
            choices = self._decision["changes"]
        return choices

    def _answer(self) -> None:
        self._count += 1
        name = f"m{self._count}"
        move = self._rng.choice(self._choices() or self._decision["moves"] or self._decision["changes"])
        text = {"type": "move", "id": name, "number": self._decision["number"], "move": move}
        self.pending = (name, msgspec.json.encode(text).decode())
        for _ in range(1 + (self._rng.random() < self.whim)):
            self._say(self.pending[1])
            if self.pending is None:
                return
        if self._rng.random() < self.whim:
            self.lose()
