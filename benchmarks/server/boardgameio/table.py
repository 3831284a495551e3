"""Four players of boardgame.io at one table, over its own protocol: Socket.IO 4 on a WebSocket."""

import asyncio
import time
from typing import Final

import msgspec

from benchmarks.server.load import SEATS
from benchmarks.server.sockets import WireClient

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
GAME: Final = b"/gambit,"
CONNECT: Final = b"40" + GAME
EVENT: Final = b"42" + GAME
PING: Final = b"2"
PONG: Final = b"3"
PATIENCE: Final = 60.0


class Context(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """As much of a state as a load needs."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to somebody who has just come."""

    state: State


_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode
_synced = msgspec.json.Decoder(Synced).decode


def read(text: bytes) -> State | None:
    """The state in an event; None for what tells nothing of the game."""
    raw, *rest = _event(text)
    name = bytes(raw)
    if name == b'"update"':
        return _state(rest[1])
    return _synced(rest[1]).state if name == b'"sync"' else None


class PeerTable:
    """One match: whoever is in turn moves, and the next one when all four have been told."""

    def __init__(self, port: int, name: str) -> None:
        self._port = port
        self._name = name
        self._sockets: list[WireClient] = []
        self._connected = asyncio.Event()
        self._everybody = asyncio.Event()
        self._missing: set[int] = set()
        self._wanted = 0
        self._state: State | None = None
        self.bytes = 0

    async def open(self) -> None:
        """Connect everybody, the first one making the match."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            self._connected.clear()
            _, client = await loop.create_connection(lambda seat=seat: self._client(seat), "127.0.0.1", self._port)  # type: ignore[misc]
            self._sockets.append(client)
            await client.opened
            client.send(CONNECT)
            await asyncio.wait_for(self._connected.wait(), PATIENCE)
            self._expect({seat}, 0)
            self._say(seat, "sync", self._name, str(seat), None, SEATS)
            await asyncio.wait_for(self._everybody.wait(), PATIENCE)

    def _client(self, seat: int) -> WireClient:
        return WireClient(PATH, None, lambda text: self._hear(seat, text))

    def _say(self, seat: int, *event: object) -> None:
        self._sockets[seat].send(EVENT + msgspec.json.encode(event))

    def _expect(self, seats: set[int], number: int) -> None:
        self._everybody.clear()
        self._missing = seats
        self._wanted = number

    def _hear(self, seat: int, text: bytes) -> None:
        if text == PING:
            self._sockets[seat].send(PONG)
        elif text.startswith(CONNECT):
            self._connected.set()
        elif text.startswith(EVENT) and (state := read(text[len(EVENT) :])) is not None:
            self.bytes = len(text)
            if state.number >= self._wanted:
                self._state = state
                self._missing.discard(seat)
                if not self._missing:
                    self._everybody.set()

    async def move(self) -> float:
        """One move; seconds until the last seat was told."""
        state = self._state
        assert state is not None
        player = state.ctx.player
        payload = {"type": "play", "args": [0], "playerID": player, "credentials": None}
        self._expect(set(range(SEATS)), state.number + 1)
        began = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say(int(player), "update", action, state.number, self._name, player)
        await asyncio.wait_for(self._everybody.wait(), PATIENCE)
        return time.perf_counter() - began

    def close(self) -> None:
        for client in self._sockets:
            client.close()
