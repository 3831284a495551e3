"""The picture of a training: what its log tells, drawn over the minutes it took."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

WIDTH: Final = 640
PANEL: Final = 130
LEFT: Final = 60
RIGHT: Final = 20
TOP: Final = 26
INK: Final = "#7a6a55"
LINE: Final = "#b5482a"
FIGURES: Final = {
    "surprise": "surprise: how badly results were foreseen (log-loss)",
    "doubt": "doubt: how open the answers were (entropy)",
}

Told = Mapping[str, str | float]
"""A line of the log."""
Point = tuple[float, float]


def picture(log: Iterable[Told]) -> str:
    """An SVG with a panel for each figure; a training that went on later is drawn as one."""
    points = gathered(log)
    shown = {name: points[name] for name in FIGURES if len(points[name]) > 1}
    last = max([minute for each in shown.values() for minute, _ in each], default=1.0)
    parts = []
    for row, (name, each) in enumerate(shown.items()):
        parts += panel(FIGURES[name], each, last, row * (PANEL + TOP))
    height = max(1, len(shown)) * (PANEL + TOP) + TOP
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="t">',
            f'<title id="t">{last:.1f} minutes of training</title>',
            f'<g font-family="sans-serif" font-size="12" fill="{INK}">',
            *parts,
            f'<text x="{WIDTH - RIGHT}" y="{height - 8}" text-anchor="end">{last:.1f} min</text>',
            "</g>",
            "</svg>\n",
        ]
    )


def gathered(log: Iterable[Told]) -> dict[str, list[Point]]:
    """What was told of each figure, by the minute."""
    points: dict[str, list[Point]] = {name: [] for name in FIGURES}
    before = latest = 0.0
    for told in log:
        seconds = float(told["seconds"])
        if seconds < latest:  # it went on in a later run, whose clock began anew
            before += latest
        latest = seconds
        for name, found in points.items():
            if name in told:
                found.append(((before + seconds) / 60.0, float(told[name])))
    return points


def panel(title: str, points: Sequence[Point], last: float, top: float) -> list[str]:
    low, high = min(value for _, value in points), max(value for _, value in points)
    room = (high - low) or 1.0
    bottom = top + TOP + PANEL
    across, up = WIDTH - LEFT - RIGHT, PANEL - 12
    line = " ".join(
        f"{LEFT + across * minute / last:.1f},{bottom - up * (value - low) / room:.1f}" for minute, value in points
    )
    return [
        f'<text x="{LEFT}" y="{top + TOP - 6}">{title}</text>',
        f'<path d="M{LEFT} {top + TOP}V{bottom}H{WIDTH - RIGHT}" fill="none" stroke="{INK}"/>',
        f'<text x="{LEFT - 6}" y="{bottom - up + 4}" text-anchor="end">{high:.3f}</text>',
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">{low:.3f}</text>',
        f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>',
    ]
