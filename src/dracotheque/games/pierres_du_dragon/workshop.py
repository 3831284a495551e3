"""The workshop of blank cards, as those outside the game reach it. (6.2)"""

from typing import Final

from dracotheque.core.errors import BadTable
from dracotheque.core.workshop import Clause, Finding, Label, Workshop

from .components.blank_cards import check_card, text_of, worth_of
from .components.blank_cards.validation import is_readable

LARGEST: Final = 16_384
"""Bytes; sixteen steps need far less."""


def examine(script: object) -> Finding:
    """A card by itself, as a table would judge it."""
    report = check_card(script)
    character = report.character
    if character is None:
        return Finding(report.errors, report.warnings, (), None)
    lines = text_of(character) if is_readable(character) else ()
    worth = None if report.errors else worth_of(character.steps)
    return Finding(report.errors, report.warnings, tuple(Clause(line.depth, line.clause) for line in lines), worth)


def not_a_card() -> BadTable:
    return BadTable("error-card-text", limit=LARGEST)


def label(script: object) -> Label:
    """By what a card is known, whatever becomes of the format."""
    card = script if isinstance(script, dict) else {}
    french = str(card.get("name_fr", "")).strip()
    return Label({"fr": french, "en": str(card.get("name_en", french)).strip()}, str(card.get("glyph", "")))


WORKSHOP: Final = Workshop(LARGEST, examine, not_a_card, "own_characters", label)
