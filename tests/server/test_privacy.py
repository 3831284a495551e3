"""What was played among friends stays among them, until one of them shares it."""

import httpx2
import pytest

from tests.server.client import Person, Refused, Seat
from tests.server.process import ServerProcess
from tests.server.whole_games import Played, play_one

pytestmark = pytest.mark.anyio
PATHS = ("", "/replay", "/statistics", "/file")


async def _seen(http: httpx2.AsyncClient, played: Played, headers: dict[str, str]) -> list[int]:
    return [(await http.get(f"/api/tables/{played.table}{path}", headers=headers)).status_code for path in PATHS]


async def test_a_finished_private_game_is_for_those_who_were_invited(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    played = await play_one(server, http, "drakon", 21)
    stranger = await Person.enter(http, "Stranger")
    me = played.seats[0].headers
    assert await _seen(http, played, {}) == await _seen(http, played, stranger.headers) == [403] * 4
    assert await _seen(http, played, me) == [200] * 4
    invite = (await http.get(f"/api/tables/{played.table}", headers=me)).json()["invite"]
    assert await _seen(http, played, {"X-Draco-Invite": invite}) == [200] * 4
    with pytest.raises(Refused, match="server-not-invited"):
        await stranger.post(f"/api/tables/{played.table}/play-on", {"moment": 0, "seat": 0})
    with pytest.raises(Refused, match="server-not-seated"):
        await stranger.post(f"/api/tables/{played.table}/share", {"shared": True})
    assert await Seat(server.url, played.table, stranger.token).greet('{"type":"hello","protocol":2}') == 4401


async def test_a_shared_game_is_open_but_not_what_was_said(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    played = await play_one(server, http, "drakon", 22)
    share = f"/api/tables/{played.table}/share"
    shared = await http.post(share, json={"shared": True}, headers=played.seats[1].headers)
    assert shared.json()["shared"]
    assert await _seen(http, played, {}) == [200] * 4
    assert await Seat(server.url, played.table, None).greet('{"type":"hello","protocol":2}') == 4401
    await http.post(share, json={"shared": False}, headers=played.seats[0].headers)
    assert await _seen(http, played, {}) == [403] * 4
