"""What a link to a table says of itself where it is posted: nothing that only those who are invited may know."""

from pathlib import Path
from typing import Any

import pytest

from dracotheque.server.http import static
from dracotheque.server.store import tables
from tests.server.test_hall import DRAKON, guest
from tests.server.visitors import House, finished_game, open_house

pytestmark = pytest.mark.anyio
PAGE = "<html><head><title>Dracothèque</title></head><body></body></html>"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web app of two pages."""
    built = tmp_path / "static"
    built.mkdir()
    for name in ("index.html", "index.en.html"):
        (built / name).write_text(PAGE, "utf-8")
    monkeypatch.setattr(static, "FOLDER", built)
    return tmp_path


async def shown(house: House, path: str, language: str = "en") -> str:
    answer = await house.visitor().http.get(path, headers={"Accept-Language": language})
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


async def test_a_public_table_names_its_game_and_company(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(monkeypatch, {"data": str(folder)}, origin="http://dragons.test") as house:
        host = await guest(house, 'Anna <"b">')
        table = (await make(host))["id"]
        page = await shown(house, f"/table/{table}")
        assert '<meta property="og:title" content="Drakon – Dracothèque" />' in page
        assert "<title>Drakon – Dracothèque</title>" in page
        assert 'content="Anna &lt;&quot;b&quot;&gt; will play: one chair is free."' in page
        assert f'<meta property="og:url" content="http://dragons.test/table/{table}" />' in page
        french = await shown(house, f"/table/{table}", "fr")
        assert "une chaise est libre." in french
        assert 'content="fr_FR"' in french


async def test_of_a_private_table_only_the_game_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(monkeypatch, {"data": str(folder)}) as house:
        host = await guest(house, "Anna")
        table = await make(host, public=False)
        page = await shown(house, f"/table/{table['id']}")
        assert "Drakon – Dracothèque" in page
        assert "Anna" not in page
        assert table["invite"] not in page
        private = await finished_game(house.store, ["p", None], [1, 0], [0])
        assert "n-p" not in await shown(house, f"/replay/{private}")
        await house.store.write(tables.change(private, "over", shared=True))
        page = await shown(house, f"/replay/{private}")
        assert "n-p: the whole game, to see again." in page


async def test_other_pages_and_unknown_tables_are_the_app_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(monkeypatch, {"data": str(folder)}) as house:
        for path in ("/", "/tables", "/table/nobody", "/replay/../x", "/people/Anna"):
            assert await shown(house, path) == PAGE


async def make(host: Any, **wishes: Any) -> Any:
    return await host.post("/api/tables", DRAKON | wishes, 201)


async def test_a_shared_game_may_be_shown_inside_other_pages_and_nothing_else_may(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(monkeypatch, {"data": str(folder)}, origin="http://dragons.test") as house:
        visitor = house.visitor()
        played = await finished_game(house.store, ["p", None], [1, 0], [0])
        link = f"http://dragons.test/replay/{played}"

        async def framed(path: str) -> bool:
            headers = (await visitor.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert ("frame-ancestors 'none'" in policy) == (headers.get("x-frame-options") == "DENY")
            assert ("frame-ancestors *" in policy) == ("sandbox allow-scripts" in policy)
            return "frame-ancestors *" in policy

        assert not await framed(f"/embed/replay/{played}")
        assert await visitor.refused("GET", f"/api/oembed?url={link}") == (404, "server-no-such-page")
        await house.store.write(tables.change(played, "over", shared=True))
        assert await framed(f"/embed/replay/{played}")
        for path in (f"/replay/{played}", "/embed/replay/nobody", "/embed/x", "/", "/api/shelf"):
            assert not await framed(path)
        assert "application/json+oembed" in await shown(house, f"/replay/{played}")

        answer = await visitor.get(f"/api/oembed?url={link}&maxwidth=400")
        assert (answer["type"], answer["width"]) == ("rich", 400)
        assert f'src="http://dragons.test/embed/replay/{played}"' in answer["html"]
        assert 'sandbox="allow-scripts' in answer["html"]
        for wrong in (f"https://elsewhere.test/replay/{played}", "http://[", "http://dragons.test/tables", ""):
            assert await visitor.refused("GET", f"/api/oembed?url={wrong}") == (404, "server-no-such-page")
        assert (await visitor.refused("GET", f"/api/oembed?url={link}&maxwidth=0"))[0] == 400
        assert (await visitor.refused("GET", f"/api/oembed?url={link}&format=xml"))[0] == 400
