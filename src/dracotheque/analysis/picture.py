"""The picture of a game: everybody's chances from the first decision to the end, as SVG that any browser shows.

Seats differ by colour, by dashes and by the name at the end of their line; what it shows is told in its description.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from dracotheque.analysis.moments import percent
from dracotheque.analysis.values import Analysis
from dracotheque.analysis.words import Words

WIDTH: Final = 960
HEIGHT: Final = 420
LEFT: Final = 56
RIGHT: Final = 150
TOP: Final = 56
BOTTOM: Final = 64
APART: Final = 18
"""Between the names at the ends of two lines."""
COLOURS: Final = ("#b3261e", "#1f5fa8", "#2e7d32", "#8a5a00", "#6a3fa0", "#00716b")
LIGHTER: Final = ("#ff8a7a", "#8ab8f0", "#86d18a", "#e6b450", "#c3a3f0", "#5fd0c8")
DASHES: Final = ("none", "8 4", "2 4", "12 4 2 4", "5 5", "14 6")
MARKS: Final = {"find": "▲", "slip": "▼", "blunder": "✖"}
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.x{font-size:12px}"
    ".e{text-anchor:end}.m{text-anchor:middle}.g{stroke:#8885}.c{fill:none;stroke-width:2.5;stroke-linejoin:round}"
    ".b{opacity:.13;stroke:none}@media(prefers-color-scheme:dark){text{fill:#eee}}"
)


def picture(analysis: Analysis, words: Words) -> str:
    """The curve of every seat with its noise, and marks where somebody did better or worse than fine."""
    title = words.say("picture-title", title=words.texts.say("game-title"), names=list(analysis.names))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="t d">',
        f'<title id="t">{escape(title)}</title>',
        f'<desc id="d">{escape(description(analysis, words))}</desc>',
        f"<style>{STYLE}{''.join(_colours(analysis.players))}</style>",
        f'<text class="t" x="12" y="26">{escape(title)}</text>',
        *(_line(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        *(_curve(analysis, seat) for seat in range(analysis.players)),
        *_marks(analysis),
        *_names(analysis),
        f'<text class="x" x="{LEFT}" y="{HEIGHT - 12}">{escape(words.say("picture-marks"))}</text>',
        f'<text class="x e" x="{WIDTH - RIGHT}" y="{HEIGHT - 12}">'
        f"{len(analysis.judged)} {escape(words.say('picture-axis'))}</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def description(analysis: Analysis, words: Words) -> str:
    """What the picture shows, for those who do not see it."""
    ends = [
        words.say("picture-end", seat=each.seat, start=percent(each.start.value), end=percent(each.end))
        for each in analysis.accounts
    ]
    mistakes = [each.number for each in analysis.judged if each.verdict in ("slip", "blunder")]
    return words.say(
        "picture-text",
        decisions=len(analysis.judged),
        ends=" ".join(ends),
        turns=_numbers([turn.number for turn in analysis.turns]),
        mistakes=_numbers(mistakes),
    )


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or "–"


def _colours(players: int) -> Iterator[str]:
    for seat in range(players):
        yield f".s{seat}{{stroke:{COLOURS[seat]}}}.f{seat}{{fill:{COLOURS[seat]}}}"
    yield "@media(prefers-color-scheme:dark){"
    for seat in range(players):
        yield f".s{seat}{{stroke:{LIGHTER[seat]}}}.f{seat}{{fill:{LIGHTER[seat]}}}"
    yield "}"


def _x(analysis: Analysis, place: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, len(analysis.course) - 1)


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)


def _line(share: float) -> str:
    y = _y(share)
    return (
        f'<line class="g" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="x e" x="{LEFT - 8}" y="{y + 4:.1f}">{percent(share)}\u202f%</text>'
    )


def _curve(analysis: Analysis, seat: int) -> str:
    found = [point.chances[seat] for point in analysis.course]
    over = _path((_x(analysis, place), _y(each.high)) for place, each in enumerate(found))
    under = _path((_x(analysis, place), _y(each.low)) for place, each in reversed(list(enumerate(found))))
    line = _path((_x(analysis, place), _y(each.value)) for place, each in enumerate(found))
    return (
        f'<polygon class="b f{seat}" points="{over} {under}"/>'
        f'<polyline class="c s{seat}" stroke-dasharray="{DASHES[seat]}" points="{line}"/>'
    )


def _path(points: Iterable[tuple[float, float]]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in points])


def _marks(analysis: Analysis) -> Iterator[str]:
    for place, (decision, point) in enumerate(zip(analysis.judged, analysis.course[:-1], strict=True)):
        mark = MARKS.get(decision.verdict)
        if mark is not None:
            y = _y(point.chances[decision.seat].value) + 5
            yield f'<text class="m f{decision.seat}" x="{_x(analysis, place):.1f}" y="{y:.1f}">{mark}</text>'


def _names(analysis: Analysis) -> Iterator[str]:
    """Each at the end of its line, or as near as those above it allow."""
    ends = sorted((_y(each.value), seat) for seat, each in enumerate(analysis.course[-1].chances))
    last = 0.0
    for place, (y, seat) in enumerate(ends):
        room = HEIGHT - BOTTOM - APART * (len(ends) - 1 - place)
        last = min(max(y, last + APART), room)
        name = escape(analysis.names[seat])
        yield f'<text class="f{seat}" x="{WIDTH - RIGHT + 10}" y="{last + 5:.1f}">{name}</text>'
