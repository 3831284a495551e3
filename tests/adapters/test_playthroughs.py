"""A playthrough that OpenSpiel writes down is the same when it plays the actions again."""

from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from absl import flags

from dracotheque.adapters import openspiel
from dracotheque.games import get
from tests.adapters.options import QUICK
from tests.adapters.tables import each_game

pytestmark = pytest.mark.slow


def in_short(tensor: Any, name: str) -> list[str]:
    """A line for all the numbers of a tensor, to the last bit; OpenSpiel spends nine tenths of its time on rounding."""
    return [f"{name}: {tensor.shape} {blake2b(tensor.tobytes(), digest_size=12).hexdigest()}"]


@each_game
def test_a_playthrough_replays_line_by_line(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415  # brings all of SciPy

    monkeypatch.setattr(generate_playthrough, "_format_tensor", in_short)
    flags.FLAGS.mark_as_parsed()
    players = get(game).players[0]
    loaded = openspiel.load(game, players, QUICK.get(game), seeds=8)
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(str(loaded), None, seed=players), "utf-8")
    original, again = generate_playthrough.replay(str(written))
    assert again == original
    assert "Apply action" in original
