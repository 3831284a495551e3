"""Grammar: what a name brings into a sentence, and the functions of the message files that fit it there.

A message with an attribute `.is` is a noun: `.is = f` for « la Sorcière », `m`, `mp` and `fp` likewise, `thing` in
English. A message without it, and whatever players call themselves, is a name and takes no article.
"""

from collections.abc import Callable, Iterable
from typing import Final

from dracotheque.texts import english, french

Joint = Callable[[list[str]], str]


class Noun(str):
    """The name of a thing, with what its language must know to put an article before it."""

    __slots__ = ("genus",)
    genus: str

    def __new__(cls, text: str, genus: str) -> "Noun":
        made = super().__new__(cls, text)
        made.genus = genus
        return made


class Listing(str):
    """Several names already joined, which remembers them: « d'Alix et de Basile »."""

    __slots__ = ("items", "joint")
    items: tuple[str, ...]
    joint: Joint

    def __new__(cls, items: Iterable[str], joint: Joint) -> "Listing":
        words = tuple(items)
        made = super().__new__(cls, joint(list(words)))
        made.items = words
        made.joint = joint
        return made


def each(fit: Callable[[str, str], str]) -> Callable[[str], str]:
    """A function of the message files: it fits one name, or every name of a list."""

    def fitted(words: str) -> str:
        if isinstance(words, Listing):
            return words.joint([fitted(item) for item in words.items])
        return fit(str(words), words.genus if isinstance(words, Noun) else "")

    return fitted


def either(word: str) -> Callable[[str], str]:
    """`OU($prices)`: the names of a list as a choice between them."""

    def chosen(words: str) -> str:
        if not isinstance(words, Listing):
            return words
        *front, last = words.items
        return f"{', '.join(front)} {word} {last}"

    return chosen


def look(_kind: str, _value: str, words: str) -> str:
    """`LOOK("card", "thief", "the Thief")`: words for a thing that a log with pictures lets one look at."""
    return words


def capital(words: str) -> str:
    """`CAP(LE($room))`: the same words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


COMMON: Final[dict[str, Callable[..., str]]] = {"LOOK": look, "CAP": capital}
FUNCTIONS: Final[dict[str, dict[str, Callable[..., str]]]] = {
    "fr": COMMON
    | {
        "LE": each(french.le),
        "UN": each(french.un),
        "DE": each(french.de),
        "A": each(french.a),
        "QUE": each(french.que),
        "OU": either("ou"),
    },
    "en": COMMON | {"THE": each(english.the), "AN": each(english.an), "OR": either("or")},
}
"""What the message files of each language may call, beside what Fluent brings."""
