"""Pictures: where one may be written, and that of shares with their intervals; its colours suit light and dark."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from dracotheque.cli.complaints import Misuse

WIDTH: Final = 640
LEFT: Final = 170
RIGHT: Final = 90
TOP: Final = 56
ROW: Final = 34
BOTTOM: Final = 48
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.n{text-anchor:end}"
    ".x{text-anchor:middle;font-size:12px}.g{stroke:#8885}.p{stroke:#888;stroke-dasharray:4 4}"
    ".i{stroke:#b3261e;stroke-width:3;stroke-linecap:round}.d{fill:#b3261e}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.i{stroke:#ff8a7a}.d{fill:#ff8a7a}}"
)


class Mark(NamedTuple):
    """One line of the picture."""

    name: str
    share: float
    low: float
    high: float


def drawable(file: str) -> Path:
    """A file for the picture, if it can be written; found out before anything is computed."""
    path = Path(file)
    if path.suffix != ".svg":
        raise Misuse("cli-error-plot", file=file)
    try:
        path.open("a").close()
    except (OSError, ValueError):
        raise Misuse("cli-error-save", file=file) from None
    return path


def forest(title: str, axis: str, marks: Sequence[Mark], par: float) -> str:
    """Each share as a dot on its interval, over a dashed line where all are equal."""
    end = TOP + ROW * len(marks)
    height = end + BOTTOM
    box = f'viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f"<style>{STYLE}</style>",
        f'<text class="t" x="12" y="26">{escape(title)}</text>',
        *(_tick(percent, end) for percent in range(0, 101, 25)),
        f'<line class="p" x1="{_x(par)}" x2="{_x(par)}" y1="{TOP - 8}" y2="{end}"/>',
        *(_row(mark, TOP + ROW * place + ROW / 2) for place, mark in enumerate(marks)),
        f'<text class="x" x="{_x(0.5)}" y="{height - 8}">{escape(axis)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> str:
    return f"{LEFT + share * (WIDTH - LEFT - RIGHT):.1f}"


def _tick(percent: int, end: int) -> str:
    x = _x(percent / 100)
    return (
        f'<line class="g" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{end}"/>'
        f'<text class="x" x="{x}" y="{end + 18}">{percent} %</text>'
    )


def _row(mark: Mark, y: float) -> str:
    return (
        f'<text class="n" x="{LEFT - 14}" y="{y + 5}">{escape(mark.name)}</text>'
        f'<line class="i" x1="{_x(mark.low)}" x2="{_x(mark.high)}" y1="{y}" y2="{y}"/>'
        f'<circle class="d" cx="{_x(mark.share)}" cy="{y}" r="5"/>'
        f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}">{100 * mark.share:.1f} %</text>'
    )
