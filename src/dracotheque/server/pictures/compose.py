"""A picture as SVG: the art of a game, and words that whoever has the link may read."""

import re
from html import escape
from textwrap import wrap
from typing import Final, NamedTuple

WIDTH: Final = 1200
HEIGHT: Final = 630
LINE: Final = 48
"""Letters in a line of words beneath a title."""
BESIDE: Final = 34
"""Letters in a line of words beside the face of a card."""
UNWRITTEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What no XML may hold."""


class Words(NamedTuple):
    """Everything a picture says."""

    house: str
    title: str
    lines: tuple[str, ...]


def lid_picture(art: str, words: Words) -> str:
    """The lid of a box, and what is said of a table beneath it."""
    lines = [part for line in words.lines for part in wrap(line, LINE)][:2]
    top = HEIGHT - 60 - 50 * len(lines)
    return _picture(
        _placed(art, 0, 0, WIDTH, HEIGHT),
        '<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="#150b06" '
        'stop-opacity="0"/><stop offset="1" stop-color="#150b06" stop-opacity="0.94"/></linearGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#shade)"/>',
        _text(60, top, 84, "#ffe6a3", words.title),
        *(_text(60, top + 12 + 50 * at, 38, "#fbf3dd", line) for at, line in enumerate(lines, start=1)),
        _house(words.house),
    )


def card_picture(face: str, words: Words) -> str:
    """The face of a card, and beside it its name and its text."""
    title = wrap(words.title, 20)[:2]
    lines = [part for line in words.lines for part in wrap(line, BESIDE)]
    if len(lines) > 7:
        lines = [*lines[:6], "…"]
    top = 170 + 68 * len(title)
    return _picture(
        '<radialGradient id="night" cx="0.3" cy="0.3" r="0.9"><stop offset="0" stop-color="#3a2874"/>'
        '<stop offset="1" stop-color="#160e30"/></radialGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#night)"/>'
        '<rect x="52" y="82" width="476" height="476" rx="28" fill="#e8c25f"/>',
        _placed(face, 60, 90, 460, 460),
        *(_text(580, 100 + 68 * at, 60, "#ffe6a3", line) for at, line in enumerate(title, start=1)),
        *(_text(580, top + 44 * at, 32, "#fdf3d2", line) for at, line in enumerate(lines)),
        _house(words.house),
    )


def _picture(*parts: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Literata">{"".join(parts)}</svg>'


def _placed(art: str, x: int, y: int, width: int, height: int) -> str:
    return art.replace("<svg", f'<svg x="{x}" y="{y}" width="{width}" height="{height}"', 1)


def _text(x: int, y: int, size: int, colour: str, words: str, more: str = "") -> str:
    said = escape(UNWRITTEN.sub("", words))
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="600" fill="{colour}" {more}>{said}</text>'


def _house(name: str) -> str:
    right = 'text-anchor="end" stroke="#150b06" stroke-width="6" stroke-opacity="0.6" paint-order="stroke"'
    return _text(WIDTH - 44, 64, 34, "#e0b652", name, right)
