"""Four players of boardgame.io at one table, over its own protocol: Socket.IO 4 on a WebSocket."""

import asyncio
from typing import Final

import msgspec

from benchmarks.server.sockets import WireClient
from benchmarks.server.tables import PATIENCE, SEATS, Load, LoadedTable

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
GAME: Final = b"/gambit,"
CONNECT: Final = b"40" + GAME
EVENT: Final = b"42" + GAME
PING: Final = b"2"
PONG: Final = b"3"
UPDATE: Final = EVENT + b'["update"'
SYNC: Final = EVENT + b'["sync"'


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


class PeerTable(LoadedTable):
    """One match: whoever is in turn moves."""

    def __init__(self, load: Load, port: int, name: str) -> None:
        super().__init__(load)
        self._port = port
        self._name = name
        self._sockets: list[WireClient] = []
        self._answered = asyncio.Event()
        self._wanted = 0
        self._player = "0"
        self.bytes = 0
        self.messages = 0

    async def lay(self) -> None:
        """Connect everybody, the first one making the match."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            _, client = await loop.create_connection(lambda seat=seat: self._client(seat), "127.0.0.1", self._port)  # type: ignore[misc]
            self._sockets.append(client)
            await client.opened
            self._answered.clear()
            client.send(CONNECT)
            await asyncio.wait_for(self._answered.wait(), PATIENCE)
            self._answered.clear()
            self._say(seat, "sync", self._name, str(seat), None, SEATS)
            await asyncio.wait_for(self._answered.wait(), PATIENCE)

    def _client(self, seat: int) -> WireClient:
        return WireClient(PATH, None, lambda text: self._hear(seat, text))

    def _say(self, seat: int, *event: object) -> None:
        self._sockets[seat].send(EVENT + msgspec.json.encode(event))

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.bytes += len(text)
            self.messages += 1
            if seat == 0:  # one reading of the four is enough to know who is next
                state = read(text[len(EVENT) :])
                assert state is not None
                if state.number < self._wanted:
                    return
                self._player = state.ctx.player
            self.told(seat)
        elif text == PING:
            self._sockets[seat].send(PONG)
        elif text.startswith((CONNECT, SYNC)):
            self._answered.set()

    def move(self) -> None:
        player, number = self._player, self._wanted
        self._wanted = number + 1
        payload = {"type": "play", "args": [0], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say(int(player), "update", action, number, self._name, player)

    def close(self) -> None:
        for client in self._sockets:
            client.close()
