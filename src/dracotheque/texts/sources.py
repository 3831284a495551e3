"""Sources: where the message files lie, and in which languages."""

from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("fr", "en")


class UnknownLanguage(LookupError):
    """A language in which nothing is written."""


class MissingText(LookupError):
    """A message that is not written, or that wants a value it was not given."""


@cache
def catalogue(language: str, package: str | None = None) -> str:
    """The Fluent source of the common messages and of a game's own, for this program as for the browser."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    common = files("dracotheque.texts").joinpath(f"common.{language}.ftl").read_text("utf-8")
    return common if package is None else f"{common}\n{own_source(language, package)}"


def own_source(language: str, package: str) -> str:
    """The Fluent source of a game's own messages."""
    try:
        return files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    except FileNotFoundError:
        raise MissingText(f"{package} has no texts/{language}.ftl") from None
