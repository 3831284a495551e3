"""The load on boardgame.io, as on ours: every seat told of every move, at once again or at human pace."""

from collections.abc import Iterator, Sequence
from typing import Any

import uvloop

from benchmarks.server.boardgameio.install import Peer, installed, serving
from benchmarks.server.boardgameio.table import PeerTable
from benchmarks.server.tables import Load
from benchmarks.server.tables import measure as measure_load

NAME = "boardgame.io, in memory"


def measure(counts: Sequence[int], paces: Sequence[float], seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each number of tables and each pace, each on a fresh server; `NotInstalled` where it cannot be had."""
    with installed() as folder:
        for tables in counts:
            for every in paces:
                with serving(folder) as peer:
                    yield uvloop.run(load_peer(peer, tables, seconds, every))


async def load_peer(peer: Peer, tables: int, seconds: float, every: float) -> dict[str, Any]:
    """Play at so many tables for so long; `every` is the pause between two moves of a table, 0 for none."""
    before = peer.memory
    load = Load(every)
    laid = [PeerTable(load, peer.port, f"t{number}") for number in range(tables)]
    for table in laid:
        await table.lay()
    row = await measure_load(load, laid, seconds, lambda: peer.cpu)
    size = sum(table.bytes for table in laid) / sum(table.messages for table in laid)
    return row | {
        "store": NAME,
        "kb_per_table": round((peer.memory - before) / 1024 / tables, 1),
        "kb_per_view": round(size / 1024, 1),
    }
