"""Cards that people show: by their link, in the gallery, thanked for, reported, and gone with their author."""

from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.server.http import cards as cards_http
from dracotheque.server.store import accounts, moderation
from dracotheque.tables.moments import now_ms
from tests.server.visitors import PASSWORD, Visitor, open_house

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Where = dict[str, str]
GAME = "pierres_du_dragon"
GALLERY = f"/api/gallery/{GAME}"
FERRY, KEEPER, RIDER = EXAMPLES


async def show(visitor: Visitor, card: Any = FERRY, public: bool = False) -> Any:
    return await visitor.post("/api/cards", {"game": GAME, "card": card, "public": public}, 201)


async def member(house: Any, name: str) -> Visitor:
    visitor: Visitor = house.visitor()
    await visitor.sign_up(name)
    return visitor


async def names_in(visitor: Visitor, order: str = "newest") -> list[str]:
    found = await visitor.get(f"{GALLERY}?order={order}")
    assert found["total"] == len(found["cards"])
    return [card["names"]["en"] for card in found["cards"]]


@pytest.mark.both_stores
async def test_whoever_has_the_link_sees_a_card_and_the_gallery_only_what_is_public(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, stranger = await member(house, "Anna"), house.visitor()
        made = await show(anna)
        assert (made["mine"], made["public"], made["author"], made["guest"]) == (True, False, "Anna", False)
        seen = await stranger.get(f"/api/cards/{made['id']}")
        assert (await anna.get("/api/me"))["person"]["id"] not in str(seen), "an author is known by name alone"
        assert seen == made | {"mine": False}
        assert (seen["card"], seen["names"]["fr"]) == (FERRY, "La Passeuse")
        assert seen["text"]["fr"] and seen["text"]["en"]
        assert await names_in(stranger) == []
        published = await anna.post(f"/api/cards/{made['id']}", {"public": True})
        assert published["public"]
        assert await names_in(stranger) == ["The Ferrywoman"]
        assert (await show(anna))["id"] == made["id"]
        await anna.post(f"/api/cards/{made['id']}", {"public": False})
        assert await names_in(stranger) == []
        await anna.ask("DELETE", f"/api/cards/{made['id']}")
        assert await stranger.refused("GET", f"/api/cards/{made['id']}") == (404, "server-no-such-shared-card")


@pytest.mark.both_stores
async def test_thanks_count_once_each_and_never_for_oneself(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = await member(house, "Anna"), await member(house, "Bruno")
        first, second = await show(anna, FERRY, True), await show(anna, KEEPER, True)
        path = f"/api/cards/{first['id']}/thanks"
        assert await anna.refused("POST", path, {}) == (409, "server-not-oneself")
        for _ in range(2):
            thanked = await bruno.post(path, {})
            assert (thanked["thanks"], thanked["thanked"]) == (1, True)
        assert (await anna.get(f"/api/cards/{first['id']}"))["thanked"] is False
        assert await names_in(bruno, "thanked") == [first["names"]["en"], second["names"]["en"]]
        assert await names_in(bruno) == [second["names"]["en"], first["names"]["en"]]
        assert (await bruno.post(path, {"thanked": False}))["thanks"] == 0
        await bruno.post(path, {})
        await bruno.post("/api/me/account/delete", {"password": PASSWORD})
        assert (await anna.get(f"/api/cards/{first['id']}"))["thanks"] == 0


async def test_a_guest_shows_a_card_by_its_link_alone_and_keeps_it_with_an_account(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, guest = await member(house, "Anna"), house.visitor()
        theirs = await show(anna, KEEPER, True)
        await guest.enter("Gil")
        refused = await guest.refused("POST", "/api/cards", {"game": GAME, "card": FERRY, "public": True})
        assert refused == (403, "server-gallery-accounts")
        assert await guest.refused("POST", f"/api/cards/{theirs['id']}/thanks", {}) == (403, "server-gallery-accounts")
        made = await show(guest)
        assert made["guest"]
        assert await guest.refused("POST", f"/api/cards/{made['id']}", {"public": True}) == (
            403,
            "server-gallery-accounts",
        )
        for method, path, body in (("POST", "", {"public": False}), ("DELETE", "", None)):
            assert await guest.refused(method, f"/api/cards/{theirs['id']}{path}", body) == (
                403,
                "server-not-your-card",
            )
        await guest.sign_in("Anna")
        assert {card["names"]["en"] for card in (await guest.get("/api/me/cards"))["cards"]} == {
            "The Ferrywoman",
            "The Moonwell Keeper",
        }


async def test_a_card_that_was_reported_is_taken_away_from_everybody_but_its_author(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, keeper = [await member(house, name) for name in ("Anna", "Bruno", "Keeper")]
        made, other = await show(anna, FERRY, True), await show(anna, KEEPER, True)
        wish = {"kind": "gallery", "card": made["id"], "reason": "rude"}
        assert await anna.refused("POST", "/api/reports", wish) == (409, "server-not-oneself")
        await bruno.post("/api/reports", wish)
        assert await bruno.refused("POST", "/api/reports", wish) == (409, "server-reported-already")
        await bruno.post("/api/reports", wish | {"card": other["id"]})
        await house.store.write(accounts.change((await keeper.get("/api/me"))["person"]["id"], admin=True))
        told = (await keeper.get("/api/admin/reports"))["reports"][0]
        assert (told["kind"], told["name"], told["table"]) == ("gallery", "Anna", made["id"])
        await keeper.post(f"/api/admin/reports/{told['id']}", {"outcome": "hidden"})
        assert await bruno.refused("GET", f"/api/cards/{made['id']}") == (404, "server-card-taken-away")
        assert await names_in(bruno) == ["The Moonwell Keeper"]
        assert (await anna.get(f"/api/cards/{made['id']}"))["hidden"]
        again = {"game": GAME, "card": FERRY}
        assert await bruno.refused("POST", "/api/cards", again) == (422, "server-card-hidden")
        assert await anna.refused("POST", f"/api/cards/{made['id']}", {"public": True}) == (422, "server-card-hidden")
        assert await bruno.refused("POST", "/api/reports", {"kind": "gallery"}) == (404, "server-no-such-shared-card")


async def test_nobody_shows_a_faulty_card_or_too_many_and_the_silenced_show_none(
    monkeypatch: Patch, store_settings: Where
) -> None:
    monkeypatch.setattr(cards_http, "MOST", 1)
    async with open_house(monkeypatch, store_settings) as house:
        anna = await member(house, "Anna")

        async def refused(card: Any, game: str = GAME) -> tuple[int, str]:
            return await anna.refused("POST", "/api/cards", {"game": game, "card": card})

        assert await refused(FERRY | {"name_fr": "Voleur"}) == (422, "server-card-unsound")
        assert await refused(FERRY | {"glyph": "../../index"}) == (422, "server-card-unsound")
        assert await refused(FERRY | {"flavour": "x" * 20_000}) == (422, "server-card-unsound")
        assert await refused({}, "drakon") == (404, "server-no-such-page")
        assert await refused({}, "chess") == (404, "error-unknown-game")
        await show(anna)
        assert await refused(KEEPER) == (409, "server-too-many-cards")
        await house.store.write(moderation.silence((await anna.get("/api/me"))["person"]["id"], now_ms() + 10**6))
        assert await refused(FERRY) == (403, "server-silenced")
        assert await house.visitor().refused("POST", "/api/cards", {"game": GAME, "card": RIDER}) == (
            401,
            "server-who-are-you",
        )
        assert await anna.refused("GET", f"{GALLERY}?order=oldest") == (400, "server-bad-request")
        assert await anna.refused("GET", "/api/gallery/drakon") == (404, "server-no-such-page")


async def test_what_somebody_shows_and_thanks_for_is_in_their_own_data_and_goes_with_them(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = await member(house, "Anna"), await member(house, "Bruno")
        made = await show(anna, FERRY, True)
        await bruno.post(f"/api/cards/{made['id']}/thanks", {})
        assert [row["id"] for row in (await anna.get("/api/me/export"))["cards"]] == [made["id"]]
        assert [row["card"] for row in (await bruno.get("/api/me/export"))["thanks"]] == [made["id"]]
        await anna.post("/api/me/account/delete", {"password": PASSWORD})
        assert await bruno.refused("GET", f"/api/cards/{made['id']}") == (404, "server-no-such-shared-card")
        assert await names_in(bruno) == []
