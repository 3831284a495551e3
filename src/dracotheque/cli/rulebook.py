"""The rules pages as the terminal quotes them: a paragraph by its number, with what it is called."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from dracotheque.texts import rules_page

ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
HEADING: Final = re.compile(r"#{1,4} (.*)")
LEAD: Final = re.compile(r"[-*>\d. ]*\*{1,2}([^*]+)\*{1,2}")
NUMBER: Final = re.compile(r"(?:D?\d+[\d.]*\.?|[A-Z]{2}-\d+\.?) ")


class Paragraph(NamedTuple):
    """What a paragraph is called, and what it says, block by block."""

    title: str
    blocks: tuple[str, ...]


def paragraph(game: str, package: str, language: str, number: str) -> Paragraph | None:
    """The paragraph of this number, or the one it belongs to; None where the page has neither."""
    known = paragraphs(game, package, language)
    return known.get(number) or known.get(re.sub(r"[.-][^.-]*$", "", number))


@cache
def paragraphs(game: str, package: str, language: str) -> dict[str, Paragraph]:
    """Every paragraph of a page that has an anchor."""
    found: dict[str, Paragraph] = {}
    anchors: list[str] = []
    blocks: list[str] = []
    above = ""
    for block in re.split(r"\n\s*\n", rules_page(game, language, package)):
        ids = ANCHOR.findall(block)
        words = ANCHOR.sub("", block).strip()
        if ids or HEADING.match(words):
            keep(found, anchors, blocks, above)
            anchors, blocks = ids, []
        if HEADING.match(words):
            above = called(words.partition("\n")[0])
        if words:
            blocks.append(words)
    keep(found, anchors, blocks, above)
    return dict(with_what_follows(found))


def with_what_follows(found: dict[str, Paragraph]) -> Iterator[tuple[str, Paragraph]]:
    """A bare heading says what the first paragraph under it says."""
    following: tuple[str, ...] = ()
    for number, told in reversed(found.items()):
        following = told.blocks or following
        yield number, told._replace(blocks=following)


def keep(found: dict[str, Paragraph], anchors: list[str], blocks: list[str], above: str) -> None:
    """One more paragraph; it is called as the heading above it where it has no name of its own."""
    if anchors and blocks:
        head, _, rest = blocks[0].partition("\n")
        inside = (rest, *blocks[1:]) if HEADING.match(head) else tuple(blocks)
        told = Paragraph(called(head) or above, tuple(map(plain, filter(None, inside))))
        found.update(dict.fromkeys(anchors, told))


def called(line: str) -> str:
    """`**D5. Which pair?** (Apprentice)…` is called “Which pair?”."""
    lead = HEADING.match(line) or LEAD.match(line)
    return "" if lead is None else NUMBER.sub("", lead[1], count=1).rstrip(" .:\u00a0").replace("`", "")


def plain(block: str) -> str:
    """Markdown as words: no stars, no addresses; lists and tables keep their lines."""
    words = re.sub(r"\[([^\]]+)\]\([^)\s]+\)", r"\1", block)
    words = re.sub(r"\*\*(.+?)\*\*|(?<![\w*])\*(\S.*?)\*(?![\w*])", lambda found: found[1] or found[2], words)
    words = re.sub(r"(?m)^\|[-:| ]+\|\n?", "", words.replace("`", ""))
    words = re.sub(r"(?m)^(?:#+|>) ?", "", words)
    return re.sub(r"(?m)^\| ?(.*?) ?\|$", lambda found: found[1].replace(" | ", " – "), words).strip()
