"""A game of another package: the browser is told of it, and its board is served under our policy, and nothing else."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.server.http.shelf import game_info
from tests.outside import SIXTH
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(SIXTH))
    known = {id: f"dracotheque.games.{id}" for id in ("drakon",)} | {"braises": "braises"}
    monkeypatch.setattr(games, "_shelf", lambda: known)
    return iter([None])


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, sixth: None) -> AsyncIterator[Visitor]:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        yield house.visitor()


async def test_the_shelf_says_what_it_brings(sixth: None) -> None:
    brought = game_info(games.get("braises"), ()).brought
    assert brought is not None
    assert brought.board == "/boards/braises/board.js"
    assert brought.theme == "/boards/braises/theme.css"
    assert brought.box == "/boards/braises/box.svg"
    assert brought.lid["en"].splitlines()[0] == "game-title = Embers"
    assert game_info(games.get("drakon"), ()).brought is None


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
