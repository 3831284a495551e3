"""`python -m benchmarks.hall`: a hall with many live tables and visitors, streamed and polled; writes docs/hall.md.

Three runs of the same tables: nobody in the hall, everybody on the stream, everybody asking for the list every two
seconds. What the second and third cost beyond the first is what the hall costs.
"""

import asyncio
import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import uvloop

from benchmarks.server.__main__ import machine, serving
from benchmarks.server.load import AT_ONCE, LONG, OurTable, enter
from benchmarks.server.sockets import WireClient
from benchmarks.server.tables import Load, measure

POLL: Final = 2.0
"""Seconds between two looks of a visitor who polls: what one is told by the stream within one."""
GAME: Final = "jeu_des_dragons"
LATEST: Final = Path(__file__).parent / "results" / "hall.json"
PAGE: Final = Path(__file__).parent.parent / "docs" / "hall.md"


class Visitors:
    """People in the hall, who count what they are told."""

    def __init__(self) -> None:
        self.messages = self.bytes = 0
        self._clients: list[WireClient] = []
        self._polling: list[asyncio.Task[None]] = []

    def _hear(self, text: bytes) -> None:
        self.messages += 1
        self.bytes += len(text)

    async def stream(self, url: str, tokens: list[str]) -> None:
        address, loop = urlsplit(url), asyncio.get_running_loop()
        for token in tokens:
            _, client = await loop.create_connection(
                lambda token=token: WireClient("/api/hall/live", token, self._hear),  # type: ignore[misc]
                address.hostname or "127.0.0.1",
                address.port or 80,
            )
            await client.opened
            client.send(b'{"type":"hello","protocol":2,"language":"fr"}')
            self._clients.append(client)

    async def poll(self, http: httpx2.AsyncClient, number: int) -> None:
        async def ask(first: float) -> None:
            await asyncio.sleep(first)
            while True:
                self._hear((await http.get("/api/tables")).content)
                await asyncio.sleep(POLL)

        self._polling = [asyncio.create_task(ask(POLL * visitor / number)) for visitor in range(number)]

    async def leave(self) -> None:
        for client in self._clients:
            client.close()
        for task in self._polling:
            task.cancel()
        await asyncio.gather(*self._polling, return_exceptions=True)


async def run(
    url: str, way: str, tables: int, visitors: int, seconds: float, every: float, cpu: Callable[[], float]
) -> dict[str, Any]:
    load, hall = Load(every), Visitors()
    async with httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        laid = [OurTable(load, GAME, number) for number in range(tables)]
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def lay(table: OurTable) -> None:
            async with turnstile:
                await table.lay(http)

        await asyncio.gather(*(lay(table) for table in laid))
        if way == "stream":
            await hall.stream(url, [await enter(http, f"Visitor {number}") for number in range(visitors)])
        elif way == "polling":
            await hall.poll(http, visitors)
        before = Counted(hall, cpu)
        row = await measure(load, laid, seconds, before.cpu)
        await hall.leave()
    messages, size = before.heard
    return row | {
        "way": way,
        "visitors": visitors if way != "nobody" else 0,
        "seconds": seconds,
        "cpu_s": round(row["cpu_ms_per_move"] * row["moves"] / 1000, 3),
        "messages": messages,
        "kb_per_message": round(size / max(1, messages) / 1024, 1),
    }


class Counted:
    """Notes what visitors were told between the two moments at which the processor is read."""

    def __init__(self, hall: Visitors, cpu: Callable[[], float]) -> None:
        self._hall, self._cpu = hall, cpu
        self._readings: list[tuple[int, int]] = []

    def cpu(self) -> float:
        self._readings.append((self._hall.messages, self._hall.bytes))
        return self._cpu()

    @property
    def heard(self) -> tuple[int, int]:
        (first, bytes_before), (last, bytes_after) = self._readings[0], self._readings[-1]
        return last - first, bytes_after - bytes_before


HEAD: Final = """# The hall under load

Made by `python -m benchmarks.hall` on {date}: {python}, {platform}, {cpus} cores, load average {busy} when it began. Do
not edit; run it again. `benchmarks/results/hall.json` keeps the figures.

{tables:,} public tables of four play at human pace (a move every {every:g} seconds each) for {seconds:g} seconds on
SQLite with durable commits, three times on a fresh server: with nobody in the hall; with {visitors} visitors on its
stream (one message a second at most, made once, the same bytes to all); with {visitors} visitors who ask for the list
of tables every {poll:g} seconds and get no boards. The load shares the cores with the server: the processor time is the
figure to trust. Where a move takes long with nobody in the hall the machine was busy with other things: the rows are to
be compared with each other. A change is a move at one of the tables.
"""
HEADERS: Final = (
    "the hall",
    "server CPU s",
    "of it the hall's",
    "CPU ms per visitor and second",
    "CPU µs per change",
    "messages/s",
    "CPU µs per message",
    "KB/message",
    "moves/s",
    "p99 of a move, ms",
)


def page(here: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    quiet = rows[0]
    lines = [HEADERS, ("---", *["---:"] * (len(HEADERS) - 1))]
    for row in rows:
        beyond = row["cpu_s"] - quiet["cpu_s"] * row["moves"] / max(1, quiet["moves"])
        seconds, visitors = row["seconds"], max(1, row["visitors"])
        is_quiet = row is quiet
        lines.append(
            (
                row["way"],
                f"{row['cpu_s']:.2f}",
                "–" if is_quiet else f"{beyond:.2f}",
                "–" if is_quiet else f"{1000 * beyond / visitors / seconds:.3f}",
                "–" if is_quiet else f"{1e6 * beyond / max(1, row['moves']):.0f}",
                f"{row['messages'] / seconds:,.0f}",
                "–" if is_quiet else f"{1e6 * beyond / max(1, row['messages']):.0f}",
                f"{row['kb_per_message']:g}",
                f"{row['moves_per_second']:g}",
                f"{row['p99_ms']:g}",
            )
        )
    head = HEAD.format(
        **here,
        tables=quiet["tables"],
        every=quiet["every"],
        seconds=quiet["seconds"],
        visitors=max(row["visitors"] for row in rows),
        poll=POLL,
    )
    return f"{head}\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def main() -> int:
    parser = ArgumentParser("python -m benchmarks.hall", description="Measure the hall, streamed and polled.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--visitors", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--json", type=Path, default=LATEST)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    here, rows = machine(), []
    for way in ("nobody", "stream", "polling"):
        with serving("sqlite") as server:
            wanted = server.url, way, asked.tables, asked.visitors, asked.seconds, asked.every
            rows.append(uvloop.run(run(*wanted, lambda: server.cpu)))
        print(json.dumps(rows[-1]), file=sys.stderr)
    asked.json.write_text(json.dumps({"machine": here, "rows": rows}, indent=2) + "\n")
    asked.page.write_text(page(here, rows))
    return int(any(row["failures"] for row in rows))


assert GAME in LONG
if __name__ == "__main__":
    sys.exit(main())
