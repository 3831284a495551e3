"""Pictures of shared links: drawn from what everybody with the link may read, once, and never at the cost of a move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.server.http import static
from dracotheque.server.http.previews import preview_of
from dracotheque.server.pictures import pictures as pictures_module
from dracotheque.server.pictures.compose import Words, card_picture, lid_picture
from dracotheque.server.pictures.draw import foreign
from dracotheque.server.pictures.pictures import Pictures
from dracotheque.server.store import moderation, tables
from dracotheque.tables.domain.cards import fingerprint
from dracotheque.tables.refusals import Denied
from tests.server.test_hall import DRAKON, guest
from tests.server.visitors import House, finished_game, open_house

pytestmark = pytest.mark.anyio
ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240"><rect width="9" height="9"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n"
PAGE = "<html><head><title>Dracothèque</title></head><body></body></html>"


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """What a build leaves for pictures, as little as there can be."""
    folder = tmp_path / "static" / "pictures"
    folder.mkdir(parents=True)
    (folder / "drakon.svg").write_text(ART, "utf-8")
    (folder / "letters.ttf").write_bytes(b"")
    for name in ("index.html", "index.en.html"):
        (folder.parent / name).write_text(PAGE, "utf-8")
    return folder


def opened(monkeypatch: pytest.MonkeyPatch, art: Path, **settings: Any) -> Any:
    monkeypatch.setattr(static, "FOLDER", art.parent)
    monkeypatch.setattr("dracotheque.server.services.STATIC", art.parent)
    where = {"data": str(art.parent.parent / "data")}
    return open_house(monkeypatch, where, origin="http://dragons.test", **settings)


async def picture_of(house: House, path: str) -> str:
    preview = await preview_of(house.services, path, "en")
    assert preview is not None
    assert preview.picture is not None
    return preview.picture


@pytest.mark.slow
async def test_a_link_has_a_picture_that_is_drawn_once(monkeypatch: pytest.MonkeyPatch, art: Path) -> None:
    async with opened(monkeypatch, art) as house:
        host = await guest(house, "Anna")
        table = (await host.post("/api/tables", DRAKON, 201))["id"]
        page = (await host.http.get(f"/table/{table}", headers={"Accept-Language": "en"})).text
        address = page.partition('property="og:image" content="http://dragons.test')[2].partition('"')[0]
        assert address.startswith(f"/shared/en/table/{table}.png?")
        first = await host.http.get(address)
        assert first.status_code == 200
        assert first.headers["content-type"] == "image/png"
        assert first.headers["cross-origin-resource-policy"] == "cross-origin"
        assert first.content.startswith(PNG)

        async def never(_: str) -> bytes:
            raise AssertionError("drawn a second time")

        monkeypatch.setattr(house.services.pictures, "_run", never)
        assert (await house.visitor().http.get(address)).content == first.content


async def test_a_picture_says_what_the_link_says_and_a_private_one_nothing_of_its_people(
    monkeypatch: pytest.MonkeyPatch, art: Path
) -> None:
    async with opened(monkeypatch, art) as house:
        host = await guest(house, "Anna <b>")
        public = (await host.post("/api/tables", DRAKON, 201))["id"]
        assert "Anna &lt;b&gt;" in await picture_of(house, f"table/{public}")
        one, other = [(await host.post("/api/tables", DRAKON | {"public": False}, 201)) for _ in range(2)]
        private = await picture_of(house, f"table/{one['id']}")
        assert private == await picture_of(house, f"table/{other['id']}")
        assert "Anna" not in private
        assert not any(secret in private for secret in (one["id"], one["invite"], one["code"] or "-"))
        played = await finished_game(house.store, ["p", None], [7431, 0], [0])
        assert await picture_of(house, f"replay/{played}") == private
        await house.store.write(tables.change(played, "over", shared=True))
        shared = await picture_of(house, f"replay/{played}")
        assert "n-p" in shared
        assert played not in shared


async def test_the_picture_of_a_card_has_its_face_name_text_and_author_until_it_is_taken_away(
    monkeypatch: pytest.MonkeyPatch, art: Path
) -> None:
    (art / "pierres_du_dragon").mkdir()
    (art / "pierres_du_dragon" / "boat.svg").write_text(ART, "utf-8")
    async with opened(monkeypatch, art) as house:
        host = await guest(house, "Anna <b>")
        wish = {"game": "pierres_du_dragon", "card": EXAMPLES[0]}
        card = await host.post("/api/cards", wish, 201)
        picture = await picture_of(house, f"card/{card['id']}")
        for said in ('viewBox="0 0 400 240"', "The Ferrywoman", "Anna &lt;b&gt;", card["text"]["en"][0]["text"][:20]):
            assert said in picture
        page = (await host.http.get(f"/card/{card['id']}", headers={"Accept-Language": "fr"})).text
        assert 'og:title" content="La Passeuse – Aux Pierres du Dragon"' in page
        assert f"http://dragons.test/shared/fr/card/{card['id']}.png?" in page
        await house.store.write(moderation.hide_card(fingerprint(EXAMPLES[0]), 1))
        assert await preview_of(house.services, f"card/{card['id']}", "en") is None
        assert await preview_of(house.services, "card/nobody", "en") is None


async def test_without_the_library_or_a_build_links_have_words_alone(
    monkeypatch: pytest.MonkeyPatch, art: Path
) -> None:
    monkeypatch.setattr(pictures_module, "find_spec", lambda _: None)
    async with opened(monkeypatch, art) as house:
        host = await guest(house, "Anna")
        table = (await host.post("/api/tables", DRAKON, 201))["id"]
        page = (await host.http.get(f"/table/{table}")).text
        assert "og:title" in page
        assert "og:image" not in page
        assert await host.refused("GET", f"/shared/en/table/{table}.png") == (404, "server-no-such-page")


async def test_what_is_no_page_has_no_picture(monkeypatch: pytest.MonkeyPatch, art: Path) -> None:
    async with opened(monkeypatch, art, pictures_per_minute=4) as house:
        visitor = house.visitor()
        for path in ("en/table/nobody", "de/table/nobody", "en/people/Anna", "en/table/a/b"):
            assert await visitor.refused("GET", f"/shared/{path}.png") == (404, "server-no-such-page")
        assert await visitor.refused("GET", "/shared/en/table/nobody.png") == (429, "server-too-often")


async def test_when_many_pictures_wait_the_next_is_refused(art: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures, go = Pictures(art), asyncio.Event()
    at_once = most = 0

    async def drawn(picture: str) -> bytes:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await go.wait()
        at_once -= 1
        return picture.encode()

    monkeypatch.setattr(pictures, "_run", drawn)
    waiting = [asyncio.create_task(pictures.draw(str(n))) for n in range(pictures_module.MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Denied, match="server-too-often"):
        await pictures.draw("one more")
    again = asyncio.create_task(pictures.draw("0"))
    go.set()
    assert await asyncio.gather(*waiting) == [str(n).encode() for n in range(pictures_module.MOST_WAITING)]
    assert await again == b"0"
    assert most == 1


@pytest.mark.slow
async def test_what_cannot_be_drawn_is_said_and_forgotten(art: Path) -> None:
    pictures = Pictures(art)
    for _ in range(2):
        with pytest.raises(Denied, match="server-no-picture"):
            await pictures.draw("<svg")
    await pictures.close()


def test_words_of_people_never_become_marks_of_the_picture() -> None:
    words = Words("House", "<script>", ('"&\x00\x1b', "x" * 200, "y " * 400))
    for picture in (lid_picture(ART, words), card_picture(ART, words)):
        assert "<script" not in picture
        assert "\x00" not in picture
        assert "\x1b" not in picture
        assert len(picture) < 4000


def test_letters_of_other_alphabets_are_taken_from_the_system() -> None:
    assert not foreign("<svg>Éloïse – « Œuf » …</svg>")
    assert foreign("Łukasz")
    assert foreign("龍")
