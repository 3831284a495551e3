"""What people are called at a table: by a name of their own, the same everywhere, and who keeps the table."""

from pathlib import Path

import httpx2
import pytest

from dracotheque.server.people.looks import is_of_a_bot
from tests.server.client import Person, Refused, Seat
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_new_name_shows_at_once_at_every_table_and_in_what_was_said(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    alix, basile = await Person.enter(http, "Alix"), await Person.enter(http, "Basile")
    table = await alix.post("/api/tables", {"game": "drakon", "players": 2})
    await basile.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    seat = Seat(server.url, table["id"], alix.token)
    await seat.connect()
    await seat.hear("view")
    await basile.post("/api/guest", {"name": "Béatrix"})
    told = await seat.until(lambda message: message.get("table", {}).get("seats", [{}, {}])[1].get("name") == "Béatrix")
    assert [each["name"] for each in told["table"]["seats"]] == ["Alix", "Béatrix"]
    await seat.drop()


async def test_nobody_is_called_like_a_neighbour_or_like_a_bot(http: httpx2.AsyncClient) -> None:
    alix, other = await Person.enter(http, "Alix"), await Person.enter(http, "AIix")
    table = await alix.post("/api/tables", {"game": "drakon", "players": 2})
    path, wish = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    with pytest.raises(Refused, match="409, 'server-name-at-table'"):
        await other.post(f"{path}/join", wish)
    await other.post("/api/guest", {"name": "Basile"})
    await other.post(f"{path}/join", wish)
    with pytest.raises(Refused, match="409, 'server-name-at-table'"):
        await other.post("/api/guest", {"name": "alix"})
    for bot in ("Ember", "flammèche", "The Great Wyrm", "regular"):
        with pytest.raises(Refused, match="409, 'server-name-of-bot'"):
            await other.post("/api/guest", {"name": bot})


async def test_a_host_who_gets_up_is_host_again_on_coming_back(http: httpx2.AsyncClient) -> None:
    alix, basile = await Person.enter(http, "Alix"), await Person.enter(http, "Basile")
    table = await alix.post("/api/tables", {"game": "drakon", "players": 2})
    path, wish = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    await basile.post(f"{path}/join", wish)
    assert (await alix.post(f"{path}/leave"))["host"] == basile.id
    assert (await alix.post(f"{path}/join", {}))["host"] == alix.id, "whoever has opened a table needs no invitation"


async def test_a_host_who_finds_no_chair_any_more_does_not_get_the_table_back(http: httpx2.AsyncClient) -> None:
    alix, basile, chloe = [await Person.enter(http, name) for name in ("Alix", "Basile", "Chloé")]
    table = await alix.post("/api/tables", {"game": "drakon", "players": 2})
    path, wish = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    await basile.post(f"{path}/join", wish)
    await alix.post(f"{path}/leave")
    await chloe.post(f"{path}/join", wish)
    with pytest.raises(Refused, match="409, 'server-seat-taken'"):
        await alix.post(f"{path}/join", wish)
    assert (await basile.get(path))["host"] == basile.id


def test_no_guest_is_offered_the_name_of_a_bot() -> None:
    for language in ("en", "fr"):
        source = Path(__file__).parents[2].joinpath("web/texts", f"{language}.ftl").read_text(encoding="utf-8")
        offered = next(line for line in source.splitlines() if line.startswith("web-guest-names"))
        names = offered.partition(" = ")[2].split(", ")
        assert len(names) > 5
        assert [name for name in names if is_of_a_bot(name)] == []
