"""A game of another package: the browser is told of it, and its board is served under our policy, and nothing else."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.server.http.outside import brought
from dracotheque.server.http.shelf import shelf
from tests.outside import SIXTH
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(SIXTH))
    put_on_shelf(monkeypatch, braises="braises")
    yield
    shelf.cache_clear()


def put_on_shelf(monkeypatch: pytest.MonkeyPatch, **others: str) -> None:
    monkeypatch.setattr(games, "_shelf", lambda: {"drakon": "dracotheque.games.drakon"} | others)
    shelf.cache_clear()


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, sixth: None) -> AsyncIterator[Visitor]:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        yield house.visitor()


async def test_the_shelf_says_what_it_brings(sixth: None) -> None:
    brings = brought(games.get("braises"))
    assert brings is not None
    assert brings.board == "/boards/braises/board.js"
    assert brings.theme == "/boards/braises/theme.css"
    assert brings.box == "/boards/braises/box.svg"
    assert brings.lid["en"].splitlines()[0] == "game-title = Embers"
    assert brought(games.get("drakon")) is None


async def test_its_words_are_told_in_each_language(visitor: Visitor) -> None:
    words = await visitor.get("/api/games/braises/words/fr")
    assert "ask-send = Quel dragon" in words["texts"]
    assert words["kinds"]["moves"]["lay"] == {"card": "dragon"}
    assert words["rules"].startswith("# Braises")
    assert {part["name"]: part["way"] for part in words["layout"]} == {
        "left": "counter", "die": "counter", "at_stake": "row", "places": "places", "hand": "row", "gone": "row",
    }  # fmt: skip
    assert await visitor.refused("GET", "/api/games/braises/words/de") == (404, "server-no-such-page")
    assert await visitor.refused("GET", "/api/games/drakon/words/fr") == (404, "server-no-such-page")
    assert (await visitor.refused("GET", "/api/games/chess/words/fr"))[0] == 404


async def test_its_board_is_served_under_our_policy(visitor: Visitor) -> None:
    answer = await visitor.http.get("/boards/braises/board.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["braises/../steps.py", "braises/%2e%2e/steps.py", "braises/..%2fsteps.py", "braises/nothing.js", "braises/",
     "drakon/board.js", "chess/board.js", "braises/%00.js", "braises//etc/passwd"],
)  # fmt: skip
async def test_nothing_else_of_its_package_is(visitor: Visitor, path: str) -> None:
    answer = await visitor.http.get(f"/boards/{path}")
    assert "def " not in answer.text
    assert answer.status_code == 404 or answer.headers["content-type"].startswith(("text/html", "text/plain"))


async def test_once_it_is_gone_its_tables_are_not_listed_and_the_others_are(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.enter("Alix")
    made = [await visitor.post("/api/tables", {"game": game, "players": 2}, 201) for game in ("braises", "drakon")]
    put_on_shelf(monkeypatch)
    mine = await visitor.get("/api/me/tables")
    assert [each["table"]["id"] for each in mine["tables"]] == [made[1]["id"]]
    assert await visitor.refused("GET", "/api/ratings/braises") == (404, "error-unknown-game")


@pytest.mark.parametrize(
    ("source", "opens"), [("1 / 0", False), ("import braises.game\nGAME = braises.game.GAME", True)]
)
async def test_one_that_does_not_work_takes_none_of_the_others_along(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, opens: bool
) -> None:
    (tmp_path / "stranger.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    games._fault.cache_clear()
    put_on_shelf(monkeypatch, braises="stranger")
    if opens:
        monkeypatch.setattr(games.get("braises"), "package", "json")
    assert [game["id"] for game in (await visitor.get("/api/shelf"))["games"]] == ["drakon"]
    if not opens:
        await visitor.enter("Alix")
        answer = await visitor.http.post("/api/tables", json={"game": "braises", "players": 2})
        assert answer.json()["error"]["args"] == {"value": "braises", "known": ["drakon"]}
