"""`python -m benchmarks.floods [--tables 20] [--seconds 10] [--page docs/floods.md]`."""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import uvloop

from benchmarks.floods.attacks import ATTACKS, run
from benchmarks.floods.packets import PACKET, costs
from benchmarks.server.__main__ import machine
from benchmarks.server.load import load_ours
from dracotheque.server.settings import Settings
from tests.server.process import ServerProcess

EVERY: Final = 0.5
"""Seconds between two moves of a table."""
CALM: Final = "nobody disturbs"
GOAL_MS: Final = 100.0
PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "floods.md"
LIMITS: Final = {
    name: getattr(Settings(), name) for name in ("messages_per_second", "message_burst", "requests_per_minute")
}
"""As every server has them unless told otherwise."""
HEAD: Final = """# Floods

Made by `python -m benchmarks.floods` on {date}: {python}, {platform}, {cpus} cores, load average {busy} when it
began. Do not edit; run it again.

{tables} live tables of four move every {every:g} seconds over real WebSockets, each move durable, while strangers do
the worst they can over loopback for {seconds:g} seconds, from a process that shares the same cores. The latency is the
time from a move sent to the last of the four told. Memory is that of the server process, and what the flood added to
it at its height. On a machine with other work to do, compare with the first row, and trust the share of one processor
that the server used: what is left of it is the others'. The server has the limits that every server has
([what they are](server.md#connections-and-memory)).

| the stranger | moves | p50 ms | p99 ms | server's processor | memory, MB | added, MB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


PACKETS: Final = """
What one packet of {kib} KiB costs the event loop before its sender is thrown out, in milliseconds of processor time,
median of many: for so long everybody else waits for it.

| a packet full of | ms |
| --- | ---: |
"""


async def height(server: ServerProcess, sizes: list[int]) -> None:
    """Note the largest the server gets."""
    while True:
        sizes.append(server.memory)
        await asyncio.sleep(0.05)


async def spectated(url: str) -> str:
    """The path of a public table that anybody may watch."""
    async with httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        await http.post("/api/guest", json={"name": "Host"})
        table = await http.post("/api/play-now", json={"game": "drakon"}, headers={"X-Draco": "1"})
        return f"/api/tables/{table.json()['id']}/live"


async def measure(server: ServerProcess, attack: str | None, tables: int, seconds: float) -> dict[str, Any]:
    place = urlsplit(server.url)
    path = await spectated(server.url)
    sizes: list[int] = []
    watching = asyncio.create_task(height(server, sizes))

    started = False

    def begin() -> float:
        """Called when the measuring begins and when it ends."""
        nonlocal started
        if attack is not None and not started:
            attacker = get_context("spawn").Process(
                target=run, args=(attack, place.hostname, place.port, path, seconds + 2), daemon=True
            )
            attacker.start()
            sizes.clear()
            sizes.append(server.memory)
        started = True
        return server.cpu

    row = await load_ours(server.url, ["jeu_des_dragons"], tables, seconds, EVERY, begin)
    watching.cancel()
    return row | {"memory": max(sizes) / 1e6, "added": (max(sizes) - sizes[0]) / 1e6}


def line(name: str, row: dict[str, Any], seconds: float) -> str:
    busy = row["cpu_ms_per_move"] * row["moves"] / 1000 / seconds
    size = f"{round(row['memory']):,} | {round(row['added']):,}"
    return f"| {name} | {row['moves']:,} | {row['p50_ms']:,} | {row['p99_ms']:,} | {busy:.0%} | {size} |"


def main() -> int:
    parser = ArgumentParser("python -m benchmarks.floods", description="Flood a server, and ask the others.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", default="", help="attacks whose names contain this")
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    lines, worst = [], 0.0
    text = HEAD.format(tables=arguments.tables, every=EVERY, seconds=arguments.seconds, **machine())
    for attack in (None, *(name for name in ATTACKS if arguments.only in name)):
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(data=folder, **LIMITS)
            row = uvloop.run(measure(server, attack, arguments.tables, arguments.seconds))
            server.stop()
        lines.append(line(attack or CALM, row, arguments.seconds))
        print(lines[-1], *row["failures"], flush=True)
        worst = max(worst, row["p99_ms"])
    costing = "\n".join(f"| {name} | {spent:.1f} |" for name, spent in asyncio.run(costs()))
    print(costing)
    arguments.page.write_text(text + "\n".join(lines) + "\n" + PACKETS.format(kib=PACKET // 1024) + costing + "\n")
    return int(worst > GOAL_MS)


if __name__ == "__main__":
    sys.exit(main())
