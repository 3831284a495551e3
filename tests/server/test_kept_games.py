"""What a server offers to devices that play without it: a folder of its own, with a policy of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dracotheque.server.http import kept_games
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio
FILES = {"index.html": b"jeux", "index.en.html": b"games", "keeper.js": b"1", "engine/wasm-1.gz": b"\x1f\x8b"}


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Visitor]:
    monkeypatch.setattr(kept_games, "FOLDER", tmp_path / "offline")
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        yield house.visitor()


def build(folder: Path) -> None:
    (folder / "engine").mkdir(parents=True)
    for name, content in (FILES | {"engine/engine.json": b"{}"}).items():
        (folder / name).write_bytes(content)


async def test_nothing_is_offered_before_it_was_built(visitor: Visitor, tmp_path: Path) -> None:
    assert (await visitor.http.get("/offline/")).status_code == 404
    assert (await visitor.http.get("/api/house")).json()["offline"] is False
    build(tmp_path / "offline")
    assert (await visitor.http.get("/offline/")).status_code == 200
    assert (await visitor.http.get("/api/house")).json()["offline"] is True


async def test_its_page_may_run_python_and_no_other_page_may(visitor: Visitor, tmp_path: Path) -> None:
    build(tmp_path / "offline")
    answer = await visitor.http.get("/offline/", headers={"Accept-Language": "en-GB"})
    assert answer.content == b"games" and answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self' 'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    for path in ("/", "/offline-not", "/api/house"):
        assert "wasm" not in (await visitor.http.get(path)).headers["content-security-policy"]
    assert (await visitor.http.get("/offline")).headers["location"] == "/offline/"


async def test_what_is_named_by_its_content_is_kept_for_ever(visitor: Visitor, tmp_path: Path) -> None:
    build(tmp_path / "offline")
    for path, kept in (
        ("engine/wasm-1.gz", "immutable"),
        ("engine/engine.json", "no-cache"),
        ("keeper.js", "no-cache"),
    ):
        answer = await visitor.http.get(f"/offline/{path}")
        assert kept in answer.headers["cache-control"] and "content-encoding" not in answer.headers
    for path in ("no-such.js", "..%2fapp.py", "%00"):
        assert (await visitor.http.get(f"/offline/{path}")).status_code == 404
