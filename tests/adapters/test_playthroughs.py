"""A playthrough that OpenSpiel writes down is the same when it plays the actions again."""

from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from dracotheque.adapters import openspiel
from dracotheque.games import get
from tests.adapters.options import QUICK
from tests.adapters.tables import each_game

pytestmark = pytest.mark.slow


@each_game
def test_a_playthrough_replays_line_by_line(game: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    players = get(game).players[0]
    loaded = openspiel.load(game, players, QUICK.get(game), seeds=8)
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(str(loaded), None, seed=players), "utf-8")
    original, again = generate_playthrough.replay(str(written))
    assert again == original
    assert "Apply action" in original
