"""Curves: shares of victories against something that grows by factors, a panel for each game, as an SVG of our own."""

from collections.abc import Iterator, Mapping, Sequence
from math import log
from typing import Final
from xml.sax.saxutils import escape

Point = tuple[float, float, float, float]
"""Where it stands across, then the lower bound, the share and the upper bound."""

WIDTH, HEIGHT = 220, 170
COLUMNS: Final = 3
LEFT, RIGHT, TOP, BOTTOM = 40, 12, 28, 26
INSET: Final = 12
"""Between the axis and the first point."""
INK: Final = "#7a6a55"
LINE: Final = "#b5482a"


def curves(title: str, panels: Mapping[str, Sequence[Point]], ticks: Sequence[int], unit: str) -> str:
    """One panel beside the other; half of the victories is dashed."""
    rows = -(-len(panels) // COLUMNS)
    size = f"0 0 {COLUMNS * WIDTH} {max(1, rows) * HEIGHT}"
    parts: list[str] = []
    for number, (name, points) in enumerate(panels.items()):
        row, column = divmod(number, COLUMNS)
        parts.append(f'<g transform="translate({column * WIDTH} {row * HEIGHT})">')
        parts += panel(name, points, ticks, unit)
        parts.append("</g>")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-labelledby="t">',
            f'<title id="t">{escape(title)}</title>',
            f'<g font-family="sans-serif" font-size="11" fill="{INK}">',
            *parts,
            "</g>",
            "</svg>\n",
        ]
    )


def panel(name: str, points: Sequence[Point], ticks: Sequence[int], unit: str) -> Iterator[str]:
    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT

    def across(value: float) -> float:
        part = log(value / ticks[0]) / log(ticks[-1] / ticks[0])
        return round(LEFT + INSET + (right - LEFT - INSET) * part, 1)

    def up(share: float) -> float:
        return round(bottom - (bottom - TOP) * share, 1)

    yield f'<text x="{LEFT}" y="{TOP - 10}" font-weight="bold">{escape(name)}</text>'
    yield f'<path d="M{LEFT} {TOP}V{bottom}H{right}" fill="none" stroke="{INK}"/>'
    yield f'<path d="M{LEFT} {up(0.5)}H{right}" stroke="{INK}" stroke-dasharray="3 3"/>'
    for share in (0.0, 0.5, 1.0):
        yield f'<text x="{LEFT - 5}" y="{up(share) + 4}" text-anchor="end">{share:.0%}</text>'
    yield f'<text x="{LEFT - 5}" y="{bottom + 14}" text-anchor="end">{unit}</text>'
    for tick in ticks:
        yield f'<text x="{across(tick)}" y="{bottom + 14}" text-anchor="middle">{tick}</text>'
    for value, low, share, high in points:
        yield f'<path d="M{across(value)} {up(low)}V{up(high)}" stroke="{LINE}" stroke-opacity="0.5"/>'
        yield f'<circle cx="{across(value)}" cy="{up(share)}" r="2.5" fill="{LINE}"/>'
    line = " ".join(f"{across(value)},{up(share)}" for value, _, share, _ in points)
    yield f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>'
