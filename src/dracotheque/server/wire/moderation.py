"""What travels when something is reported, and when those who run the server decide about it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dracotheque.server.domain.hall import Language
from dracotheque.tables.wire.common import Milliseconds, Word
from dracotheque.tables.wire.requests import Ask

ReportKind = Literal["words", "card", "person", "hall", "gallery"]
Outcome = Literal["dismissed", "hidden", "silenced", "banned"]


class ReportWish(Ask, frozen=True):
    """Something wrong: at a table, words by their number, a card by its place among the table's own, or a person; in
    the hall, words by their language and number; in the gallery, or by its link, a card by its id.
    """

    kind: ReportKind
    table: Word | None = None
    language: Language | None = None
    place: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    person: Word | None = None
    card: Word | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class Verdict(Ask, frozen=True):
    """What is decided: nothing, to hide the words or the card, to silence or to ban the person."""

    outcome: Outcome


class SilenceWish(Ask, frozen=True):
    """Let somebody say nothing at any table for a month, or speak again."""

    silenced: bool


class AdminReport(msgspec.Struct, frozen=True):
    """A report: what was found wrong, as it was then, and what was decided."""

    id: str
    at: Milliseconds
    reporter: str
    kind: ReportKind
    person: str | None
    name: str
    table: str | None
    words: str
    """What was said, or the card as JSON."""
    reason: str
    outcome: Outcome | None
    decided: Milliseconds | None


class AdminReports(msgspec.Struct, frozen=True):
    """Reports, those that wait first."""

    reports: tuple[AdminReport, ...]


class AdminDeed(msgspec.Struct, frozen=True):
    """What somebody who runs the server did."""

    id: str
    at: Milliseconds
    name: str
    what: str
    target: str
    detail: str


class AdminLog(msgspec.Struct, frozen=True):
    """What those who run the server did, the latest first."""

    deeds: tuple[AdminDeed, ...]
