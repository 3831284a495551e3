"""Looking for several viewers at once shows each of them what they would see alone, in the words of the protocol."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.events import Viewer
from dracotheque.tables.domain.sight import look, look_all
from dracotheque.tables.wire.outgoing import News
from tests.server.in_memory import Ear, any_move, table_of

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)


TABLES = [*((game, {}) for game in games.ids()), ("or_des_dragons", {"ruleset": "advanced", "fair_whispers": True})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_made_once_for_all_is_what_each_would_see(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(7)
    state = games.get(game).start(3, options=options, seed=6)
    for _ in range(150):
        if state.over:
            break
        assert look_all(state, VIEWERS) == [look(state, viewer) for viewer in VIEWERS]
        prompts = [msgspec.json.encode(state.prompt(viewer)) for viewer in VIEWERS]
        assert [sight.prompt for sight in look_all(state, VIEWERS)] == prompts
        assert state.game.views(state, VIEWERS) == [state.view(viewer) for viewer in VIEWERS]
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(list(state.decision(seat).moves)))


@pytest.mark.parametrize("game", [game.id for game in games.all()])
def test_news_are_what_the_encoder_would_write(game: str) -> None:
    for text in [text for heard in asyncio.run(news_of(game)).values() for text in heard]:
        assert msgspec.json.encode(msgspec.json.decode(text, type=News)) == text


def test_pictures_of_moments_are_for_those_who_look_through_eyes_that_asked_for_them() -> None:
    news = asyncio.run(news_of("jeu_des_dragons", telling=(0,)))
    assert any(b'"stills":' in text for text in news[0])
    assert not any(b'"stills":' in text for viewer in (None, 1, 2) for text in news[viewer])


async def news_of(game: str, telling: tuple[Viewer, ...] = VIEWERS) -> dict[Viewer, list[bytes]]:
    """All news that three people and a spectator hear for a while; the pages of some of them tell the story."""
    rng = random.Random(7)
    table = table_of(game)
    ears = {viewer: Ear(viewer, wants_moments=viewer in telling) for viewer in VIEWERS}
    for ear in ears.values():
        await table.attach(ear, None, None)
    for _ in range(40):
        await table.play(*any_move(table, rng))
        await asyncio.sleep(0)  # everybody is told
    news = {viewer: [text for text in ear.texts if text.startswith(b'{"type":"news"')] for viewer, ear in ears.items()}
    assert sum(map(len, news.values())) > 40
    return news
