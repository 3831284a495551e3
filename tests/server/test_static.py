"""The files of the web app: kept for ever where a name says what is inside, compressed where a browser takes it."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dracotheque.server.http import static
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio
SCRIPT = b"export const dragons = 5;\n" * 200
INDEX = {
    "fr": b"<!doctype html><title>Jeux</title>" + b" " * 2000,
    "en": b"<!doctype html><title>Games</title>" + b" " * 2000,
}
FILES = {"index.html": INDEX["fr"], "index.en.html": INDEX["en"], "assets/app-1a2b.js": SCRIPT}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Visitor]:
    """Somebody at a server with a small web app."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
        (folder / f"{name}.gz").write_bytes(gzip.compress(content))
    (folder / "dragon.svg").write_bytes(b"<svg/>")
    (folder / "assets/letters-3c4d.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr(static, "FOLDER", folder)
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
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
        assert answer.content == INDEX["fr"]


@pytest.mark.parametrize("path", ["/", "/table/abc?invite=xyz", "/index.html", "/no/such/page"])
@pytest.mark.parametrize(
    ("languages", "language"),
    [
        ("de-DE,de;q=0.9", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("fr-CA,en;q=0.5", "fr"),
        ("es", "en"),
        (None, "fr"),
    ],
)
async def test_the_first_page_speaks_the_language_of_the_browser(
    visitor: Visitor, path: str, languages: str | None, language: str
) -> None:
    headers = {} if languages is None else {"Accept-Language": languages}
    for packing in ("gzip", "identity"):
        answer = await visitor.http.get(path, headers=headers | {"Accept-Encoding": packing})
        assert answer.content == INDEX[language]
        assert answer.headers["content-language"] == language
        assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/html")


async def test_letters_are_called_letters_on_every_machine(visitor: Visitor) -> None:
    answer = await visitor.http.get("/assets/letters-3c4d.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.headers["cache-control"] == FOR_EVER


async def test_a_file_without_a_twin_is_sent_as_it_is(visitor: Visitor) -> None:
    answer = await visitor.http.get("/dragon.svg", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"<svg/>"


async def test_whoever_asks_for_too_many_files_has_to_wait(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("index.html", "index.en.html"):
        (tmp_path / name).write_bytes(FILES[name])
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    async with open_house(monkeypatch, {"data": str(tmp_path / "data")}, files_per_minute=3) as house:
        http = house.visitor().http
        assert [(await http.get("/")).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert (await http.get("/api/shelf")).status_code == 200
