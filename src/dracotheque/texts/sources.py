"""Sources: where the message files lie, and in which languages."""

from functools import cache
from importlib.resources import files
from pathlib import Path
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


def rules_page(game: str, language: str, package: str) -> str:
    """The rules of a game in Markdown: of its own package, packed with the program, or beside it in the repository.

    Nothing where nobody has written them.
    """
    name = f"{game}.{language}.md"
    own = files(package).joinpath("rules", f"{language}.md")
    packed = files("dracotheque").joinpath("rules", name)
    beside = Path(__file__).parents[3] / "docs" / "rules" / name
    return next((place.read_text("utf-8") for place in (own, packed, beside) if place.is_file()), "")
