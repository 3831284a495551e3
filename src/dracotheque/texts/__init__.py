"""The one way any part of the product makes a sentence, in French or in English.

The sentences are Fluent messages: the common ones lie here, those of a game in its folder. Whoever raises an error,
asks a question or tells an event gives a code and values; a reader's language makes them a sentence:

texts_for("en", "dracotheque.games.jeu_des_dragons").event(CardDiscarded(0, "thief"), ["Alix"])
"""

from functools import cache
from typing import TYPE_CHECKING

from dracotheque.texts.preference import accepted, preferred
from dracotheque.texts.sources import LANGUAGES, MissingText, UnknownLanguage, catalogue, own_source, rules_page

if TYPE_CHECKING:
    from dracotheque.texts.speech import Texts

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Texts",
    "UnknownLanguage",
    "accepted",
    "catalogue",
    "own_source",
    "preferred",
    "rules_page",
    "texts_for",
]


@cache
def texts_for(language: str, package: str | None = None) -> "Texts":
    """What can be said in this language: the common messages, and those of the game in this package."""
    from dracotheque.texts.speech import Texts  # noqa: PLC0415  # Fluent is read in where something is said, not before

    return Texts(language, catalogue(language, package))


if not TYPE_CHECKING:  # for type checkers there is nothing to find out

    def __getattr__(name: str) -> object:
        """`Texts` is read in when it is asked for, and Fluent with it: a page has Fluent of its own."""
        if name != "Texts":
            raise AttributeError(name)
        from dracotheque.texts.speech import Texts  # noqa: PLC0415

        return Texts
