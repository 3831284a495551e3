"""Stones, coins and characters as far as a terminal shows them: a colour never comes without its glyph."""

from typing import Any, Final

from rich.text import Text

from dracotheque.texts import Texts

GLYPHS: Final = {"red": "◆", "blue": "●", "yellow": "▲"}
# Named colours of the terminal's own theme, so that they are readable on light and on dark ground.
STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow"}
POINT, NO_POINT = "★", "☆"
WINNING_POINTS: Final = 3


def stones(holder: Any) -> list[Text]:
    """The stones of a player or of the bank, colour by colour."""
    return [
        Text(f"{GLYPHS[colour]} {getattr(holder, colour)}", STYLES[colour] if getattr(holder, colour) else "dim")
        for colour in GLYPHS
    ]


def stone_row(holder: Any) -> Text:
    return Text("  ").join(stones(holder))


def score(points: int) -> Text:
    return Text(POINT * points + NO_POINT * (WINNING_POINTS - points), "bold" if points else "dim")


def tokens(place: Any) -> str:
    """Black coins, amulets and the Doppelganger, in the letters of the legend."""
    parts = [("k", place.black), ("m", place.amulets), ("dop", int(place.doppelganger))]
    return " ".join(f"{n if n > 1 else ''}{letter}" for letter, n in parts if n)


def coin_text(fairy: int, common: int, letters: str) -> str:
    """A fist in short: `2f1c`."""
    parts = [f"{n}{letter}" for n, letter in zip((fairy, common), letters[:2], strict=True) if n]
    return "".join(parts)


def fist_text(fist: Any, letters: str, empty: str) -> str:
    """An open fist in short: `2f1c+m`."""
    signs = ("+m" if fist.amulet else "") + ("+k" if fist.black else "")
    return coin_text(fist.fairy, fist.common, letters) + signs or empty


def called(texts: Texts, who: object) -> str:
    """The name of a character, official or not."""
    return texts.name("character", who)
