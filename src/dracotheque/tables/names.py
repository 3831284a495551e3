"""Names and sentences as they are shown: nothing invisible in them but what emoji and scripts are written with."""

import re
import unicodedata
from typing import Final

from dracotheque.tables.refusals import Denied

LONGEST: Final = 40
"""Letters of a name, once it is written as it is kept."""
VIRAMA: Final = 9
"""As Unicode numbers it among what is combined."""
_JOINERS: Final = "\u200c\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_INVISIBLE: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u2060-\u206f"
    r"\u2800\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)
"""Controls, directions, fillers, variations, tags and private letters: nobody sees them, so nobody may tell names by
them."""


def shown(text: str) -> str:
    """The text as it is shown, with single spaces; empty where nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(
        letter if not _INVISIBLE.match(letter) or _is_needed(composed, place) else " " if letter.isspace() else ""
        for place, letter in enumerate(composed)
    )
    return " ".join(kept.split())


def without_invisible(text: str) -> str:
    """The text by which names are compared."""
    return _INVISIBLE.sub("", text)


def checked_name(name: str) -> str:
    """A name as it is shown; refused where nothing of it can be seen, or where it becomes too long."""
    kept = shown(name)
    if not without_invisible(kept).strip():
        raise Denied(422, "server-bad-name")
    if len(kept) > LONGEST:
        raise Denied(422, "server-long-name", most=LONGEST)
    return kept


def _is_needed(text: str, place: int) -> bool:
    """Whether an invisible letter does its work here: in an emoji, or between letters that are joined or not."""
    letter = text[place]
    before = text[place - 1] if place else " "
    if letter == _EMOJI_STYLE:
        return _is_picture(before) or text[place + 1 : place + 2] == "\u20e3"
    if letter not in _JOINERS or place + 1 == len(text):
        return False
    if letter == "\u200d" and _is_picture(text[place + 1]):
        return _is_picture(before) or (before == _EMOJI_STYLE and place > 1 and _is_picture(text[place - 2]))
    return _may_join(text, place)


def _may_join(text: str, place: int) -> bool:
    """Whether a script is written so, as `idna` knows; a house without it lets letters be joined after a virama."""
    try:
        from idna import IDNAError  # noqa: PLC0415  # not everywhere
        from idna.core import valid_contextj  # noqa: PLC0415
    except ImportError:
        return unicodedata.combining(text[place - 1]) == VIRAMA if place else False
    try:
        return valid_contextj(text, place)
    except (IDNAError, ValueError):
        return False


def _is_picture(letter: str) -> bool:
    """A symbol, or the colour of a skin after it; `Cn` is what Python does not know yet."""
    return unicodedata.category(letter) in ("So", "Sk", "Cn") and letter > "\x7f"
