"""Which of our languages somebody gets whose machine names those they read."""

import re
from collections.abc import Iterable
from typing import Final

from dracotheque.texts.sources import LANGUAGES

UNSPOKEN: Final = "fr"
"""Where nothing is said: the language the games were written in."""
FOREIGN: Final = "en"
"""Where other languages only are named."""
NOTHING: Final = frozenset({"", "*", "c", "posix"})
"""Names of no language: anything, or the bare machine's."""


def preferred(tags: Iterable[str]) -> str:
    """The first of our languages among these (`fr-CA`, `en_GB.UTF-8`, …), the most wished for first."""
    named = [language for tag in tags if (language := re.split(r"[-_.@]", tag.strip().lower())[0]) not in NOTHING]
    return next((language for language in named if language in LANGUAGES), FOREIGN if named else UNSPOKEN)


def accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language`, the most wished for first, without those that are refused."""
    wishes = [(tag, _weight(parameters)) for tag, _, parameters in (each.partition(";") for each in header.split(","))]
    return [tag for tag, weight in sorted(wishes, key=lambda wish: -wish[1]) if weight > 0]


def _weight(parameters: str) -> float:
    found = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", parameters.replace(" ", "").lower())
    return float(found[1]) if found else 1.0
