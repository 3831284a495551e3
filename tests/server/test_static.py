"""The files of the web app: kept for ever where a name says what is inside, compressed where a browser takes it."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dracotheque.server.http import static
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio
SCRIPT = b"export const dragons = 5;\n" * 200
INDEX = b"<!doctype html><title>Dracotheque</title>" + b" " * 2000
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Visitor]:
    """Somebody at a server with a small web app."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, content in (("index.html", INDEX), ("assets/app-1a2b.js", SCRIPT)):
        (folder / name).write_bytes(content)
        (folder / f"{name}.gz").write_bytes(gzip.compress(content))
    (folder / "dragon.svg").write_bytes(b"<svg/>")
    monkeypatch.setattr(static, "FOLDER", folder)
    async with open_house(monkeypatch, {"data": str(tmp_path)}) as house:
        yield house.visitor()


async def test_a_hashed_file_is_sent_compressed_and_kept_for_ever(visitor: Visitor) -> None:
    answer = await visitor.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br, gzip;q=0.8"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    assert answer.content == SCRIPT


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.0, br"])
async def test_whoever_does_not_take_gzip_gets_the_file_itself(visitor: Visitor, accepted: str) -> None:
    answer = await visitor.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.content == SCRIPT


async def test_the_first_page_is_asked_for_again_each_time(visitor: Visitor) -> None:
    for path in ("/", "/table/abc", "/index.html"):
        answer = await visitor.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.content == INDEX


async def test_a_file_without_a_twin_is_sent_as_it_is(visitor: Visitor) -> None:
    answer = await visitor.http.get("/dragon.svg", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"<svg/>"
