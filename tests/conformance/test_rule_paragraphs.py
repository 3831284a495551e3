"""Every paragraph that a question, an event or a refusal cites stands in the rules page, in both languages."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.conformance.legality import refusal_of
from dracotheque.conformance.moves import attempts
from dracotheque.conformance.walk import walks
from dracotheque.core.game import Game
from dracotheque.texts import LANGUAGES
from tests.conformance.test_games import cases

pytestmark = pytest.mark.slow

PAGES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [pytest.param(game, id=game.id) for game in games.all()]


def anchors(game: Game, language: str) -> set[str]:
    text = (PAGES / f"{game.id}.{language}.md").read_text("utf-8")
    return set(re.findall(r'<a id="([^"]+)"></a>', text))


def declared(game: Game) -> Iterator[tuple[str, str]]:
    """What the game's tables cite."""
    yield "the end of the game", game.end_rule
    for question in game.state_type.rules.questions.values():
        yield f"question {question.name}", question.rule
    for event in game.event_types:
        if "{" not in event.rule:  # the gap is filled by each event that is met
            yield f"event {event.__name__}", event.rule


def met(game: Game) -> Iterator[tuple[str, str]]:
    """What events and refusals cite in random games, with every preset."""
    for case in cases(game).values():
        for walk in walks(replace(case, decisions=30)):
            corpus = walk.corpus()
            for _ in walk.positions():
                for told in walk.told:
                    yield repr(told.event), told.event.paragraph
            for state in walk.stops():
                for seat in state.actors:
                    for move in attempts(corpus, walk.rng()):
                        refusal = refusal_of(walk, state, seat, move)
                        yield str(refusal), refusal.rule if refusal else ""


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_cited_stands_in_the_rules_page(game: Game) -> None:
    pages = {language: anchors(game, language) for language in LANGUAGES}
    for who, paragraph in [*declared(game), *met(game)]:
        for language, page in pages.items():
            assert not paragraph or paragraph in page, f"{who} cites {paragraph}, unknown to the {language} page"


@pytest.mark.parametrize("game", GAMES)
def test_every_question_cites_a_paragraph(game: Game) -> None:
    assert all(question.rule for question in game.state_type.rules.questions.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_both_languages_have_the_same_paragraphs(game: Game) -> None:
    first, *others = (anchors(game, language) for language in LANGUAGES)
    assert all(other == first for other in others)
