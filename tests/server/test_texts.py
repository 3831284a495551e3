"""Every refusal of server, tables and house has a sentence in both languages, and no sentence is left over."""

import re
from pathlib import Path

import pytest

import dracotheque
from dracotheque.texts import LANGUAGES, texts_for
from tests.texts.reading import ids

PACKAGE = "dracotheque.server"
ROOMS = ("server", "tables", "house")
CODE = re.compile(r'"(server-[a-z-]+)"')


def codes() -> set[str]:
    root = Path(str(dracotheque.__file__)).parent
    sources = (source for room in ROOMS for source in (root / room).rglob("*.py"))
    return {code for source in sources for code in CODE.findall(source.read_text())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(language: str) -> None:
    assert set(ids(language, PACKAGE)) == codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_reads_well(language: str) -> None:
    sentence = texts_for(language, PACKAGE).refusal("server-too-many-tables", {"most": 50})
    assert "50" in sentence
