"""Page: docs/load.md, made from the figures of one run."""

from typing import Any, Final

from benchmarks.server.tables import SEATS

HEAD: Final = """# The server under load

Made by `python -m benchmarks.server` on {date}: {python}, {platform}, {cpus} cores, load average {busy} when it
began. Do not edit; run it again. `benchmarks/results/server.json` keeps the figures.

Live tables of {seats} people over real WebSockets, every commit durable (SQLite in WAL with `synchronous=FULL`;
PostgreSQL with `fsync` and `synchronous_commit` on). Somebody who is asked makes a random legal move; when all
{seats} have been told, the next one does: at once ("flat out"), or {pace:g} seconds after the last ("human pace").
The latency is the time from a move sent to the last of the {seats} told. The load shares the cores with the server:
what it costs stands beside. On a machine with other work to do the processor time per move is the figure to trust.

Our game is Le Jeu des Dragons (hidden hands, a hidden deck), with so much gold that no game ends during a run.
boardgame.io runs as in production (`NODE_ENV=production`: without it, every move checks the whole state, at a third
more), keeps everything in memory and commits nothing; its game has hidden hands, a hidden deck, open flights, a
`playerView` for each seat and rules of a few lines, sends about as much for each move ("KB/message" is what one seat
is sent), begins somewhere in the middle and never ends. Both get the same load, from the same code, and each row has a
fresh server of its own.

{verdict}
"""
HEADERS: Final = (
    "server",
    "tables",
    "pace",
    "moves/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "CPU ms/move",
    "load's CPU ms/move",
    "KB/table",
    "KB/message",
)
COLUMNS: Final = (
    "moves_per_second",
    "p50_ms",
    "p95_ms",
    "p99_ms",
    "cpu_ms_per_move",
    "load_ms_per_move",
    "kb_per_table",
    "kb_per_view",
)
Row = dict[str, Any]


def page(machine: dict[str, Any], rows: list[Row], peer: str, pace: float) -> str:
    """The whole page."""
    head = HEAD.format(seats=SEATS, pace=pace, verdict=verdict(rows, peer), **machine)
    return f"{head}\n{table(rows)}\n"


def table(rows: list[Row]) -> str:
    lines = [HEADERS, ("---", *["---:"] * (len(HEADERS) - 1)), *map(words, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def words(row: Row) -> tuple[str, ...]:
    pace = f"every {row['every']:g} s" if row["every"] else "flat out"
    return (row["store"], f"{row['tables']:,}", pace, *(f"{row[column]:,}" for column in COLUMNS))


def verdict(rows: list[Row], peer: str) -> str:
    """How we stand beside the peer, and at human pace, in words."""
    theirs = {row["tables"]: row for row in rows if row["store"] == peer and not row["every"]}
    lines = []
    for row in rows:
        beside = theirs.get(row["tables"])
        if row["store"] == peer or row["every"] or beside is None:
            continue
        faster = row["moves_per_second"] / beside["moves_per_second"]
        cheaper = beside["cpu_ms_per_move"] / row["cpu_ms_per_move"]
        lines.append(
            f"- {row['store']}, {row['tables']:,} tables flat out: {faster:.1f} times the moves of boardgame.io, "
            f"{cheaper:.1f} times the moves per second of processor time."
        )
    ours = [row for row in rows if row["store"] != peer and row["every"]]
    lines += [
        f"- {row['store']}, {row['tables']:,} tables at human pace: p99 {row['p99_ms']:g} ms."
        for row in ours
        if row["tables"] == max(each["tables"] for each in ours)
    ]
    return "\n".join(lines)
