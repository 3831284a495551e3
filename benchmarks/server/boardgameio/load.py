"""The load on boardgame.io, as on ours: every seat told of every move, at once again or at human pace."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.server.boardgameio.install import Peer, installed, serving
from benchmarks.server.boardgameio.table import PeerTable
from benchmarks.server.load import percentile

NAME = "boardgame.io, in memory"


def measure(counts: Sequence[int], paces: Sequence[float], seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each number of tables and each pace, each on a fresh server; `NotInstalled` where it cannot be had."""
    with installed() as folder:
        for tables in counts:
            for every in paces:
                with serving(folder) as peer:
                    yield asyncio.run(load(peer, tables, seconds, every))


async def load(peer: Peer, tables: int, seconds: float, every: float) -> dict[str, Any]:
    """Play at so many tables for so long; `every` is the pause between two moves of a table, 0 for none."""
    before = peer.memory
    laid = [PeerTable(peer.port, f"t{number}") for number in range(tables)]
    for table in laid:
        await table.open()
    memory = peer.memory - before
    latencies: list[float] = []
    measuring = False
    rng = random.Random(1)

    async def play(table: PeerTable) -> None:
        await asyncio.sleep(rng.random() * every)
        while True:
            began = time.perf_counter()
            latency = await table.move()
            if measuring:
                latencies.append(latency)
            if every:
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    playing = [asyncio.create_task(play(table)) for table in laid]
    await asyncio.sleep(min(2.0, seconds / 3) + every)
    measuring = True
    began, used = time.perf_counter(), peer.cpu
    await asyncio.sleep(seconds)
    measuring = False
    took, used = time.perf_counter() - began, peer.cpu - used
    for task in playing:
        task.cancel()
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    size = max(table.bytes for table in laid)
    for table in laid:
        table.close()
    latencies.sort()
    return {
        "store": NAME,
        "tables": tables,
        "every": every,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / took, 1),
        **{f"p{share}_ms": round(1000 * percentile(latencies, share), 2) for share in (50, 95, 99)},
        "cpu_ms_per_move": round(1000 * used / max(1, len(latencies)), 3),
        "kb_per_table": round(memory / 1024 / tables, 1),
        "kb_per_view": round(size / 1024, 1),
        "failures": [repr(each) for each in outcomes if isinstance(each, Exception)][:3],
    }
