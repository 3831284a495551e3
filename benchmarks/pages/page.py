"""Page: docs/paint.md, made from the figures of one run."""

from statistics import fmean
from textwrap import fill
from typing import Any, Final

from benchmarks.pages.stopwatch import Times, within

BARE: Final = "bare page"
GOAL_MS: Final = 100
HEAD: Final = """# From a click to the picture

Made by `python -m benchmarks.pages` on {date}: {browser}, {platform}, {cpus} cores, painted by {painter}, load average
{busy} when it began. Do not edit; run it again. `benchmarks/results/pages.json` keeps the figures.

A game of each kind is played through the page, by clicking, in a real browser against bots that answer at once, on a
server on the same machine. "Clock" is what the browser itself reports of a click: from the finger's touch to the next
picture, in steps of 8 ms. "Page's thread" is the processor time of the page's own thread until two pictures later,
"whole browser" that of all its processes, with painting and putting layers together. Half and 80 % of the clicks stay
within the times given; of the whole browser it is the mean. The bare page has nothing but a button that counts its
clicks, and is clicked and measured alike: the last column says how many times its processor time a board takes. On a
machine with other work to do the processor times are the figures to trust.

{verdict}
"""
HEADERS: Final = (
    "page",
    "size",
    "clicks",
    "clock: half",
    "80 %",
    "page's thread: half",
    "80 %",
    "whole browser",
    "times the bare page",
)
COLUMNS: Final = ("waited_half", "waited_most", "worked_half", "worked_most", "whole")
Row = dict[str, Any]


def row(name: str, size: str, times: Times) -> Row:
    """The figures of one page at one size."""
    return {
        "page": name,
        "size": size,
        "clicks": len(times.worked),
        "waited_half": round(within(0.5, times.waited)),
        "waited_most": round(within(0.8, times.waited)),
        "worked_half": round(within(0.5, times.worked)),
        "worked_most": round(within(0.8, times.worked)),
        "whole": round(fmean(times.whole)),
    }


def page(machine: dict[str, Any], rows: list[Row]) -> str:
    """The whole page."""
    lines = [HEADERS, ("---", "---", *["---:"] * (len(HEADERS) - 2)), *(words(each, rows) for each in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{HEAD.format(verdict=verdict(rows), **machine)}\n{table}\n"


def words(each: Row, rows: list[Row]) -> tuple[str, ...]:
    figures = (f"{each[column]} ms" for column in COLUMNS)
    return (each["page"], each["size"], str(each["clicks"]), *figures, f"{dearer(each, rows):.1f}")


def dearer(each: Row, rows: list[Row]) -> float:
    """How many times the processor time of the bare page of the same size."""
    bare = next(other for other in rows if other["page"] == BARE and other["size"] == each["size"])
    return float(each["whole"] / bare["whole"])


def verdict(rows: list[Row]) -> str:
    boards = [each for each in rows if each["page"] != BARE]
    late = [f"{each['page']} ({each['size']})" for each in boards if each["waited_most"] >= GOAL_MS]
    reached = f"Not reached this time: {', '.join(late)}." if late else "Reached on every board, at both sizes."
    return fill(f"The goal is 80 % of all clicks seen within {GOAL_MS} ms. {reached}", width=118)
