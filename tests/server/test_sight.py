"""Looking for several viewers at once shows each of them what they would see alone."""

import random

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.events import Viewer
from dracotheque.server.tables.sight import look, look_all

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)


@pytest.mark.parametrize("game", [game.id for game in games.all()])
def test_what_is_made_once_for_all_is_what_each_would_see(game: str) -> None:
    rng = random.Random(7)
    state = games.get(game).start(3, seed=7)
    for _ in range(150):
        if state.over:
            break
        assert look_all(state, VIEWERS) == [look(state, viewer) for viewer in VIEWERS]
        prompts = [msgspec.json.encode(state.prompt(viewer)) for viewer in VIEWERS]
        assert [sight.prompt for sight in look_all(state, VIEWERS)] == prompts
        assert state.game.views(state, VIEWERS) == [state.view(viewer) for viewer in VIEWERS]
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(list(state.decision(seat).moves)))
