"""The load on our server: four people at each table, who answer at random."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import msgspec

from benchmarks.server.sockets import WireClient
from benchmarks.server.tables import SEATS, Load, LoadedTable, measure

AT_ONCE: Final = 8
"""Tables laid at the same time."""
LONG: Final[dict[str, dict[str, int]]] = {"jeu_des_dragons": {"starting_hoard": 200, "end_eliminations": 3}}
"""Options under which a game lasts for thousands of moves: moves are measured, not the laying of tables."""
NEWS: Final = (b'{"type":"news"', b'{"type":"view"')
OVER: Final = b'{"type":"over"'
REFUSED: Final = b'{"type":"refused"'
NOT_ASKED: Final = b'"decision":null'


class Decision(msgspec.Struct):
    """As much of a decision as a load needs."""

    moves: list[msgspec.Raw] = []
    number: int = 0


class Message(msgspec.Struct):
    """As much of a message as a load needs."""

    decision: Decision | None = None


_decode = msgspec.json.Decoder(Message).decode


class OurTable(LoadedTable):
    """One table of our server. Only what is needed of what was told is read, and only when somebody moves."""

    def __init__(self, load: Load, game: str, number: int) -> None:
        super().__init__(load)
        self._game = game
        self._rng = random.Random(number)
        self._tokens: list[str] = []
        self._asked: dict[int, bytes] = {}
        """The last message to each seat that is asked something."""
        self._sockets: list[WireClient] = []
        self._seen = asyncio.Event()
        self._number = 0
        self._laying: asyncio.Task[None] | None = None
        self._name = number
        self.bytes = 0
        self.messages = 0

    async def lay(self, http: httpx2.AsyncClient) -> None:
        """Sit four people down, start, connect everybody."""
        self._http = http
        if not self._tokens:
            self._tokens = [await enter(http, f"Load {self._name} {seat}") for seat in range(SEATS)]
        headers = [{"Authorization": f"Bearer {token}"} for token in self._tokens]
        wish = {"game": self._game, "players": SEATS, "public": True, "options": LONG.get(self._game, {})}
        table = await _post(http, "/api/tables", wish, headers[0])
        for each in headers[1:]:
            await _post(http, f"/api/tables/{table['id']}/join", {}, each)
        await _post(http, f"/api/tables/{table['id']}/start", {}, headers[0])
        self.close()
        self._asked = {}
        await self._connect(http, f"/api/tables/{table['id']}/live")

    async def _connect(self, http: httpx2.AsyncClient, path: str) -> None:
        address = urlsplit(str(http.base_url))
        loop = asyncio.get_running_loop()
        self._sockets = []
        for seat, token in enumerate(self._tokens):
            _, client = await loop.create_connection(
                lambda seat=seat, token=token: WireClient(path, token, lambda text: self._hear(seat, text)),  # type: ignore[misc]
                address.hostname or "127.0.0.1",
                address.port or 80,
            )
            await client.opened
            self._seen.clear()
            client.send(b'{"type":"hello","protocol":2}')
            self._sockets.append(client)
            await asyncio.wait_for(self._seen.wait(), 30)

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(NEWS):
            self.bytes += len(text)
            self.messages += 1
            if NOT_ASKED in text:
                self._asked.pop(seat, None)
            else:
                self._asked[seat] = text
            self._seen.set()
            self.told(seat)
        elif text.startswith(OVER) and seat == 0:
            self._laying = asyncio.create_task(self._lay_again())
        elif text.startswith(REFUSED):
            self.load.failures.append(text.decode())

    async def _lay_again(self) -> None:
        await self.lay(self._http)
        self.go_on()

    def move(self) -> None:
        seats = list(self._asked)
        while seats:
            seat = seats.pop(self._rng.randrange(len(seats)))
            decision = _decode(self._asked[seat]).decision
            if decision is not None and decision.moves:
                self._number += 1
                move = bytes(self._rng.choice(decision.moves))
                answer = b'{"type":"move","id":"m%d","number":%d,"move":%s}' % (self._number, decision.number, move)
                self._sockets[seat].send(answer)
                return
        self._missing = 0  # the game is over, and the next message says so

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


async def _post(http: httpx2.AsyncClient, path: str, body: Any, headers: dict[str, str]) -> Any:
    answer = await http.post(path, json=body, headers=headers)
    answer.raise_for_status()
    return answer.json()


async def enter(http: httpx2.AsyncClient, name: str) -> str:
    nobody = {"Authorization": "Bearer nobody"}  # counts before any cookie of another guest
    answer = await http.post("/api/guest", json={"name": name}, headers=nobody)
    token: str = answer.json()["token"]
    return token


async def load_ours(
    url: str, games: Sequence[str], tables: int, seconds: float, every: float, cpu: Callable[[], float]
) -> dict[str, Any]:
    """Play at so many tables for so long; `every` is the pause between two moves of a table, 0 for none."""
    load = Load(every)
    async with httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        laid = [OurTable(load, games[number % len(games)], number) for number in range(tables)]
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def lay(table: OurTable) -> None:
            async with turnstile:
                await table.lay(http)

        await asyncio.gather(*(lay(table) for table in laid))
        row = await measure(load, laid, seconds, cpu)
    size = sum(table.bytes for table in laid) / sum(table.messages for table in laid)
    return row | {"kb_per_view": round(size / 1024, 1)}
