"""The load: tables of four whose seats answer at once or at human pace, and what each move took to be told to all."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx2
import msgspec

from benchmarks.server.sockets import WireClient

SEATS = 4
AT_ONCE = 8
"""Tables laid at the same time."""


class Decision(msgspec.Struct):
    """As much of a decision as a load needs."""

    moves: list[msgspec.Raw] = []


class Message(msgspec.Struct):
    """As much of a message as a load needs."""

    type: str
    decision: Decision | None = None


_decode = msgspec.json.Decoder(Message).decode


class LoadedTable:
    """One table: a seat that is asked moves, and the next one when all four have been told."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.decisions: list[Decision | None] = [None] * SEATS
        self.told: set[int] = set()
        self.everybody = asyncio.Event()
        self.acknowledged = False
        self.over = False
        self.sockets: list[WireClient] = []
        self.bytes = 0
        self.number = 0

    async def open(self, http: httpx2.AsyncClient, tokens: Sequence[str]) -> None:
        """Sit four people down, start, connect everybody."""
        self.decisions = [None] * SEATS
        self.over = False
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        wish = {"game": self.game, "players": SEATS, "public": True}
        table = await _post(http, "/api/tables", wish, headers[0])
        for each in headers[1:]:
            await _post(http, f"/api/tables/{table['id']}/join", {}, each)
        await _post(http, f"/api/tables/{table['id']}/start", {}, headers[0])
        address = urlsplit(str(http.base_url))
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{table['id']}/live"
        self.close()
        self.sockets = []
        self._expect(range(SEATS))
        for seat, token in enumerate(tokens):
            _, client = await loop.create_connection(
                lambda seat=seat, token=token: WireClient(path, token, lambda text: self.hear(seat, text)),  # type: ignore[misc]
                address.hostname or "127.0.0.1",
                address.port or 80,
            )
            await client.opened
            client.send(b'{"type":"hello","protocol":1}')
            self.sockets.append(client)
        await asyncio.wait_for(self.everybody.wait(), 30)

    def _expect(self, seats: Sequence[int]) -> None:
        self.everybody.clear()
        self.missing = set(seats)

    def hear(self, seat: int, text: bytes) -> None:
        self.bytes += len(text)
        message = _decode(text)
        if message.type in ("news", "view"):
            self.decisions[seat] = message.decision
            self.missing.discard(seat)
            if not self.missing:
                self.everybody.set()
        elif message.type == "over" and seat == 0:
            self.over = True
            self.everybody.set()
        elif message.type == "refused":
            raise AssertionError(text)

    async def move(self) -> float:
        """One move; seconds until the last seat was told."""
        asked = [seat for seat, decision in enumerate(self.decisions) if decision is not None and decision.moves]
        if not asked:  # the game has ended, and the next message says so
            self._expect(range(SEATS))
            await asyncio.wait_for(self.everybody.wait(), 30)
            return 0.0
        seat = self.rng.choice(asked)
        decision = self.decisions[seat]
        assert decision is not None
        self.number += 1
        self._expect(range(SEATS))
        move = bytes(self.rng.choice(decision.moves))
        began = time.perf_counter()
        self.sockets[seat].send(b'{"type":"move","id":"m%d","move":%s}' % (self.number, move))
        await asyncio.wait_for(self.everybody.wait(), 30)
        return time.perf_counter() - began

    def close(self) -> None:
        for socket in self.sockets:
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


async def load(
    url: str, games: Sequence[str], tables: int, seconds: float, every: float, cpu: Callable[[], float]
) -> dict[str, Any]:
    """Play at so many tables for so long; `every` is the pause between two moves of a table, 0 for none."""
    latencies: list[float] = []
    measuring = False
    stop = False
    async with httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        rng = random.Random(1)
        laid = [LoadedTable(games[number % len(games)], random.Random(number)) for number in range(tables)]
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def lay(number: int) -> list[str]:
            async with turnstile:
                own = [await enter(http, f"Load {number} {seat}") for seat in range(SEATS)]
                await laid[number].open(http, own)
                return own

        tokens = await asyncio.gather(*(lay(number) for number in range(tables)))

        async def play(table: LoadedTable, own: list[str]) -> None:
            await asyncio.sleep(rng.random() * every)
            while not stop:
                if table.over:
                    await table.open(http, own)
                began = time.perf_counter()
                latency = await table.move()
                if measuring and latency:
                    latencies.append(latency)
                if every:
                    await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

        playing = [asyncio.create_task(play(table, own)) for table, own in zip(laid, tokens, strict=True)]
        await asyncio.sleep(min(2.0, seconds / 3) + (every if every else 0))
        measuring = True
        began, used = time.perf_counter(), cpu()
        await asyncio.sleep(seconds)
        measuring = False
        took, used = time.perf_counter() - began, cpu() - used
        stop = True
        for task in playing:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        failures = [repr(each) for each in outcomes if isinstance(each, Exception)]
        for table in laid:
            table.close()
    latencies.sort()
    return {
        "tables": tables,
        "every": every,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / took, 1),
        **{f"p{share}_ms": round(1000 * percentile(latencies, share), 2) for share in (50, 95, 99)},
        "cpu_ms_per_move": round(1000 * used / max(1, len(latencies)), 3),
        "failures": failures[:3],
    }


def percentile(ordered: Sequence[float], share: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else float("nan")
