"""The workshop over HTTP: every card is answered, and what is no card is refused in the game's own words."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES, check_card, worth_of
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio
CHECK = "/api/workshop/pierres_du_dragon/check"


@pytest.fixture
async def visitor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Visitor]:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        yield house.visitor()


@pytest.mark.parametrize("card", EXAMPLES, ids=lambda card: card["name_en"])
async def test_a_sound_card_is_put_into_words_and_valued(visitor: Visitor, card: dict[str, Any]) -> None:
    answer = await visitor.post(CHECK, {"card": card})
    report = check_card(card)
    assert report.character is not None
    assert answer["errors"] == []
    assert answer["warnings"] == list(report.warnings)
    assert answer["worth"] == pytest.approx(worth_of(report.character.steps))
    french, english = answer["text"]["fr"], answer["text"]["en"]
    assert [line["depth"] for line in french] == [line["depth"] for line in english]
    assert french[0]["depth"] == 0
    assert all(line["text"] for line in (*french, *english))
    assert french != english


async def test_whoever_asks_is_answered_and_remains_a_stranger(visitor: Visitor) -> None:
    await visitor.post(CHECK, {"card": EXAMPLES[0]})
    assert (await visitor.get("/api/me"))["person"] is None


async def test_a_card_with_errors_has_a_text_and_no_worth(visitor: Visitor) -> None:
    answer = await visitor.post(CHECK, {"card": EXAMPLES[0] | {"name_fr": "Voleur"}})
    assert answer["errors"] == ["E_NAME"]
    assert answer["worth"] is None
    assert answer["text"]["fr"]


async def test_any_object_is_answered(visitor: Visitor) -> None:
    answer = await visitor.post(CHECK, {"card": {"schema": 7}})
    assert answer == {"errors": ["E_SCHEMA"], "warnings": [], "text": {"fr": [], "en": []}, "worth": None}


async def test_a_bottomless_card_has_no_text(visitor: Visitor) -> None:
    steps: list[dict[str, Any]] = [{"op": "gain", "item": "silver", "n": 1}]
    for _ in range(150):
        steps = [{"op": "may", "do": steps}]
    answer = await visitor.post(CHECK, {"card": EXAMPLES[0] | {"steps": steps}})
    assert "E_SIZE" in answer["errors"]
    assert answer["text"] == {"fr": [], "en": []}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"card": 7}',
        b'{"card": {}, "more": 1}',
        b'{"card": {"flavour": "' + b"x" * 16_384 + b'"}}',
        b'{"card": ' + b'{"a":' * 3000,
    ],
    ids=["empty", "torn", "list", "number", "more", "long", "deep"],
)
async def test_what_is_no_card_is_refused_as_the_game_says(visitor: Visitor, body: bytes) -> None:
    answer = await visitor.http.post(CHECK, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json() == {"error": {"code": "error-card-text", "args": {"limit": 16_384}, "rule": ""}}


async def test_other_games_have_no_workshop(visitor: Visitor) -> None:
    body: dict[str, Any] = {"card": {}}
    assert await visitor.refused("POST", "/api/workshop/drakon/check", body) == (404, "server-no-such-page")
    assert await visitor.refused("POST", "/api/workshop/chess/check", body) == (404, "error-unknown-game")


async def test_only_our_own_pages_ask_with_a_cookie(visitor: Visitor) -> None:
    await visitor.enter("Alix")
    del visitor.http.headers["X-Draco"]
    assert await visitor.refused("POST", CHECK, {"card": {}}) == (403, "server-header-missing")


@pytest.mark.slow
async def test_nobody_asks_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, requests_per_minute=10) as house:
        visitor = house.visitor()
        for _ in range(10):
            await visitor.post(CHECK, {"card": {}})
        assert await visitor.refused("POST", CHECK, {"card": {}}) == (429, "server-too-often")
