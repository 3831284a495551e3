"""Names as they are compared: what looks alike is the same name."""

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from dracotheque.bots import CHARACTERS
from dracotheque.tables.names import shown, without_invisible
from dracotheque.texts import LANGUAGES, texts_for

LONGEST: Final = 160
"""Some letters become several when they are compared."""
_DIRECTION: Final = "\u200e"
"""The library writes letters that run from right to left between two of these."""


def name_key(name: str) -> str:
    """Without differences of case, width or composition: by this a name is found."""
    folded = unicodedata.normalize("NFKC", without_invisible(shown(name))).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())[:LONGEST]


def looks(name: str) -> tuple[str, ...]:
    """What a name looks like, in small letters and as it is written: two that share one of these are mistaken.

    Both are needed: a capital I looks like an l, which it no longer does once it is small.
    """
    written = " ".join(unicodedata.normalize("NFKC", without_invisible(shown(name))).split())
    return tuple(
        dict.fromkeys(part[:LONGEST] for part in (f"a {_skeleton(name_key(name))}", f"b {_skeleton(written)}"))
    )


def are_alike(name: str, other: str) -> bool:
    """Whether one could be taken for the other."""
    return not set(looks(name)).isdisjoint(looks(other))


def is_of_a_bot(name: str) -> bool:
    """Whether a bot of the company goes by this name, in any language."""
    return not _bot_looks().isdisjoint(looks(name))


@cache
def _bot_looks() -> frozenset[str]:
    names = [texts_for(language, "dracotheque.bots").say(f"bot-{bot}") for language in LANGUAGES for bot in CHARACTERS]
    return frozenset(look for name in (*names, *CHARACTERS) for look in looks(name))


def _skeleton(text: str) -> str:
    """Every letter by the plainest that looks like it (Unicode's confusables)."""
    plainest = _plainest()
    return "".join(plainest.get(letter, letter) for letter in unicodedata.normalize("NFD", text)).casefold()


@cache
def _plainest() -> dict[str, str]:
    """The library lists for a letter its plainest likeness alone, and for the plainest all the others."""
    likenesses = {_bare(letter): [_bare(other["c"]) for other in others] for letter, others in confusables_data.items()}
    return {
        letter: others[0]
        for letter, others in likenesses.items()
        if len(others) == 1 and (len(likenesses[others[0]]) > 1 or others[0] < letter)
    }


def _bare(letter: str) -> str:
    return letter.strip(_DIRECTION)
