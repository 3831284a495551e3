"""The workshop of blank cards, as those outside the game reach it. (6.2)"""

from typing import Final

from dracotheque.core.errors import BadTable
from dracotheque.core.workshop import Clause, Finding, Label, Workshop

from .components.blank_cards import Report, check_card, text_of, worth_of
from .components.blank_cards.validation import is_readable

LARGEST: Final = 16_384
"""Bytes; sixteen steps need far less."""


def examine(script: object) -> Finding:
    """A card by itself, as a table would judge it."""
    report = check_card(script)
    return Finding(report.errors, report.warnings, _text(report), _worth(report))


def _text(report: Report) -> tuple[Clause, ...]:
    if report.character is None or not is_readable(report.character):
        return ()
    return tuple(Clause(line.depth, line.clause) for line in text_of(report.character))


def _worth(report: Report) -> float | None:
    return None if report.character is None or report.errors else worth_of(report.character.steps)


def not_a_card() -> BadTable:
    return BadTable("error-card-text", limit=LARGEST)


def label(script: object) -> Label:
    """By what a card is known, whatever becomes of the format."""
    card = script if isinstance(script, dict) else {}
    french = str(card.get("name_fr", "")).strip()
    return Label({"fr": french, "en": str(card.get("name_en", french)).strip()}, str(card.get("glyph", "")))


WORKSHOP: Final = Workshop(LARGEST, examine, not_a_card, "own_characters", label)
