"""`python -m benchmarks.server [--tables 50,200,1000] [--stores sqlite,boardgame.io,postgres] [--paces 0,5] …`."""

import json
import os
import platform
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.server import boardgameio
from benchmarks.server.load import load_ours
from benchmarks.server.page import HEADERS, page, words
from benchmarks.server.tables import SEATS
from tests.server.postgres import postgres
from tests.server.process import ServerProcess

PEER = "boardgame.io"
PACE = 5.0
"""Seconds between two moves of a table at human pace."""
LATEST = Path(__file__).parent.parent / "results" / "server.json"
PAGE = Path(__file__).parent.parent.parent / "docs" / "load.md"


def main() -> int:
    parser = ArgumentParser("python -m benchmarks.server", description="Measure the server under load.")
    parser.add_argument("--tables", default="50,200,1000", help="numbers of live tables of four")
    parser.add_argument("--stores", default=f"sqlite,{PEER},postgres", help=f"any of sqlite, postgres and {PEER}")
    parser.add_argument("--games", default="jeu_des_dragons", help="the games that are played")
    parser.add_argument("--paces", default=f"0,{PACE:g}", help="seconds between two moves of a table; 0 for none")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each load is measured")
    parser.add_argument("--json", type=Path, default=LATEST, help="where to write the figures")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the page")
    arguments = parser.parse_args()
    counts = [int(tables) for tables in arguments.tables.split(",")]
    here = machine()
    rows = []
    paces = tuple(map(float, arguments.paces.split(",")))
    for row in all_rows(arguments.stores.split(","), counts, paces, arguments.games.split(","), arguments.seconds):
        print(json.dumps(row), file=sys.stderr)
        rows.append(row)
        arguments.json.write_text(json.dumps({"machine": here, "seats": SEATS, "rows": rows}, indent=2) + "\n")
        arguments.page.write_text(page(here, rows, boardgameio.NAME, PACE))
    show(rows)
    return int(any(row["failures"] for row in rows))


def all_rows(
    stores: list[str], counts: list[int], paces: tuple[float, ...], games: list[str], seconds: float
) -> Iterator[dict[str, Any]]:
    """A store named `boardgame.io` is that server, in memory."""
    for store in stores:
        if store == PEER:
            yield from peer_rows(counts, paces, seconds)
            continue
        for tables in counts:
            for every in paces:
                yield measure(store, tables, games, seconds, every)


def machine() -> dict[str, Any]:
    """Where and when it is measured, and what else the machine had to do."""
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.system(),
        "cpus": os.cpu_count(),
        "busy": round(os.getloadavg()[0], 1),
    }


@contextmanager
def serving(store: str) -> Iterator[ServerProcess]:
    """A server of its own with durable commits."""
    with tempfile.TemporaryDirectory() as folder:
        if store == "sqlite":
            server = ServerProcess(data=folder)
            yield server
            server.stop()
            return
        with postgres(fsync="on", synchronous_commit="on", full_page_writes="on") as url:
            server = ServerProcess(store=url)
            yield server
            server.stop()


def measure(store: str, tables: int, games: list[str], seconds: float, every: float) -> dict[str, Any]:
    with serving(store) as server:
        before = server.memory
        row = uvloop.run(load_ours(server.url, games, tables, seconds, every, lambda: server.cpu))
        row |= {"store": store, "kb_per_table": round((server.memory - before) / 1024 / tables, 1)}
    return row


def peer_rows(counts: list[int], paces: tuple[float, ...], seconds: float) -> Iterator[dict[str, Any]]:
    """boardgame.io under the same load, where npm can install it."""
    try:
        yield from boardgameio.measure(counts, paces, seconds)
    except boardgameio.NotInstalled as error:
        print(f"boardgame.io is skipped: {error}", file=sys.stderr)


def show(rows: list[dict[str, Any]]) -> None:
    table = Table(*HEADERS, title=f"Live tables of {SEATS}; durable commits; load on the same {os.cpu_count()} cores")
    for row in rows:
        table.add_row(*words(row))
    Console(width=140).print(table)


if __name__ == "__main__":
    sys.exit(main())
