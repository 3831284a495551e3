"""What a game says of a card that somebody is making."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from dracotheque import games
from dracotheque.core.workshop import Finding, Workshop
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.workshop import CardLine, CardReport
from dracotheque.texts import LANGUAGES, texts_for


def workshop_of(game: str) -> Workshop:
    """The workshop of a game on the shelf that has one."""
    workshop = games.get(game_named(game)).workshop
    if workshop is None:
        raise Denied(404, "server-no-such-page")
    return workshop


def unreadable(workshop: Workshop) -> Denied:
    """What was sent is no card at all."""
    refusal = workshop.unreadable()
    return Denied(400, refusal.code, **refusal.values)


def card_report(game: str, card: Mapping[str, Any]) -> CardReport:
    """What is wrong with a card, what it says, and what it is worth."""
    finding = workshop_of(game).examine(card)
    package = games.get(game).package
    text = {language: in_words(finding, language, package) for language in LANGUAGES}
    return CardReport(finding.errors, finding.warnings, text, finding.worth)


def in_words(finding: Finding, language: str, package: str) -> tuple[CardLine, ...]:
    """The text of a card; none where Fluent is not at hand, as in a page, which has one of its own."""
    if find_spec("fluent") is None:
        return ()
    texts = texts_for(language, package)
    return tuple(CardLine(line.depth, texts.name("clause", line.clause)) for line in finding.text)
