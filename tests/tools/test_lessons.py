"""The lessons are those that today's rules tell, meet every kind of decision, and are written in every language."""

import json
from importlib import import_module

import pytest

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.texts import LANGUAGES, texts_for
from tools.lessons.__main__ import OUTPUT, written

each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)


@each_game
def test_the_lesson_of_a_game_is_fresh_and_meets_every_kind_of_decision(game: Game) -> None:
    path, text = written(game.id)
    assert path.read_text("utf-8") == text, f"python -m tools.lessons {game.id}"
    met = {moment["decision"]["question"] for moment in json.loads(text)["moments"] if moment["decision"]}
    elsewhere = import_module(f"tools.lessons.{game.id}").ELSEWHERE
    assert met | elsewhere == {*game.state_type.rules.questions}
    assert not met & elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_whatever_a_lesson_says_is_written(game: Game, language: str) -> None:
    texts = texts_for(language, game.package)
    moments = json.loads((OUTPUT / f"{game.id}.json").read_text("utf-8"))["moments"]
    said = {hint["say"] for moment in moments for hint in moment["hints"]}
    assert [name for name in said if not texts.has(name)] == []
