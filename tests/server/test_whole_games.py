import os
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.server.whole_games import check, play_many

GAMES = int(os.environ.get("DRACO_GAMES", "5"))
"""Each game once with each database; several hundred when somebody asks for it: DRACO_GAMES=300."""


@pytest.mark.slow
@pytest.mark.both_stores
@pytest.mark.anyio
async def test_whole_games_lead_where_the_stored_log_leads(store_settings: dict[str, Any]) -> None:
    server = ServerProcess(**store_settings)
    try:
        played = await play_many(server, GAMES, at_once=8, whim=0.01)
    finally:
        complaints = server.stop()
    assert complaints == ""
    for game in played:
        check(game, store_settings)
