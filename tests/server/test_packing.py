"""Answers that are the same for everybody travel compressed; an answer that may hold a secret never does."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest
from starlette.responses import Response

from dracotheque.server.app import OPERATIONS
from dracotheque.server.http.packing import SMALLEST, packed
from tests.server.client import Person
from tests.server.databases import ready_sqlite
from tests.server.process import ServerProcess
from tests.server.visitors import Visitor, open_house
from tests.server.whole_games import play_one

pytestmark = pytest.mark.anyio
GZIP = {"Accept-Encoding": "gzip"}


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Visitor]:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        yield house.visitor()


@pytest.mark.parametrize("path", ["/api/shelf", "/api/openapi.json"])
async def test_what_is_open_to_all_travels_compressed(visitor: Visitor, path: str) -> None:
    plain = await visitor.http.get(path, headers={"Accept-Encoding": "identity"})
    small = await visitor.http.get(path, headers=GZIP)
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
    assert int(small.headers["content-length"]) < len(plain.content) / 7
    assert small.json() == plain.json()


@pytest.mark.parametrize("path", ["/api/me", "/api/me/tables", "/api/me/account", "/api/tables"])
async def test_nothing_else_is_compressed(visitor: Visitor, path: str) -> None:
    await visitor.sign_up("Alix " * 7)
    for _ in range(9):
        await visitor.post("/api/tables", {"game": "drakon", "players": 4, "public": True}, 201)
    answer = await visitor.http.get(path, headers=GZIP)
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


def test_only_questions_that_need_nobody_known_are_open() -> None:
    assert [each.name for each in OPERATIONS if each.open] == [
        "show_shelf",
        "show_words",
        "show_replay",
        "download",
        "show_analysis",
    ]
    assert [each.name for each in OPERATIONS if each.open and (each.changes or 401 in each.refusals)] == []


@pytest.mark.parametrize(("length", "encoding"), [(SMALLEST - 1, None), (SMALLEST, "gzip")])
async def test_what_fits_one_packet_stays_as_it_is(length: int, encoding: str | None) -> None:
    answer = await packed(Response(b"a" * length), "gzip")
    assert answer.headers.get("content-encoding") == encoding
    assert int(answer.headers["content-length"]) == len(answer.body)
    body = bytes(answer.body)
    assert (gzip.decompress(body) if encoding else body) == b"a" * length


async def test_a_shared_replay_is_the_same_for_those_who_played_and_for_strangers(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    played = await play_one(server, http, "drakon", 8)
    path = f"/api/tables/{played.table}/replay"
    stranger = await Person.enter(http, "Stranger")
    await http.post(f"/api/tables/{played.table}/share", json={"shared": True}, headers=played.seats[0].headers)
    seen = [await http.get(path, headers=who.headers | GZIP) for who in (played.seats[0], stranger)]
    assert seen[0].content == seen[1].content
    assert seen[0].json()["table"]["invite"] is None
    assert [each.headers["content-encoding"] for each in seen] == ["gzip", "gzip"]
