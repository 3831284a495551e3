"""The games that the boards are tested with are those that today's rules and views tell."""

import pytest

from dracotheque import games
from dracotheque.core.game import Game
from tools.fixtures import fixtures


@pytest.mark.slow
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_the_fixtures_of_a_game_are_fresh(game: Game) -> None:
    stale = [path.name for path, text in fixtures(game) if path.read_text("utf-8") != text]
    assert stale == [], f"python -m tools.fixtures {game.id}"
