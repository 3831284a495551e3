"""What is shown of a table elsewhere betrays nothing: the hall, one's own boards, profiles, links and their pictures.

In worlds that a viewer cannot tell apart all of them are the same, to the byte.
"""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.events import Viewer
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.server.http import previews, records
from dracotheque.server.http.pages import person_page
from dracotheque.server.http.previews import preview_of
from dracotheque.server.pictures.compose import lid_picture
from dracotheque.tables import state as state_module
from dracotheque.tables.answers import mine
from dracotheque.tables.domain import sight
from dracotheque.tables.table import Table
from tests.server.halls import enter, leave
from tests.server.in_memory import any_move
from tests.server.test_pictures import ART, art, opened
from tests.server.visitors import House, Visitor

__all__ = ["art"]

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Show = Callable[[House, Visitor, str], Awaitable[bytes]]
NAMES = ("Alix", "Basile", "Chloé")
STOPS = 5


def page(path: str) -> Show:
    """What the server answers here; the name of the table stands for `{}`."""

    async def show(_: House, visitor: Visitor, table: str) -> bytes:
        answer = await visitor.http.get(path.format(table))
        assert answer.status_code == 200, answer.text
        return answer.content

    return show


async def the_hall(house: House, _: Visitor, table: str) -> bytes:
    """All that a newcomer is told."""
    ear = await enter(house)
    leave(house, ear)
    assert table in ear.pictures
    return b"\n".join(ear.texts)


async def the_picture_of_its_link(house: House, _: Visitor, table: str) -> bytes:
    preview = await preview_of(house.services, f"table/{table}", "en")
    assert preview is not None
    assert preview.picture is not None
    return preview.picture.encode()


TO_EVERYBODY: dict[str, Show] = {
    "hall": the_hall,
    "picture": the_picture_of_its_link,
    "link": page("/table/{}"),
    "table": page("/api/tables/{}"),
    "tables": page("/api/tables"),
    "profile": page("/api/people/Alix"),
    "ratings": page("/api/ratings/drakon"),
    "gallery": page("/api/gallery/pierres_du_dragon"),
}
TO_ONE_WHO_PLAYS: dict[str, Show] = {
    "my boards": page("/api/me/boards"),
    "my tables": page("/api/me/tables"),
    "profile of another": page("/api/people/Alix"),
}


async def company(house: House) -> list[Visitor]:
    people = [house.visitor() for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        await person.sign_up(name)
    card = await people[0].post("/api/cards", {"game": "pierres_du_dragon", "card": EXAMPLES[0]}, 201)
    await people[0].post(f"/api/cards/{card['id']}", {"public": True})
    return people


async def seated(house: House, people: list[Visitor], game: str) -> Table:
    """A public game of these people."""
    wish = {"game": game, "players": len(people), "public": True, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    name = (await people[0].post("/api/tables", wish, 201))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{name}/join", {})
    await people[0].post(f"/api/tables/{name}/start")
    return await house.services.hub.get(name)


async def tell_tales(house: House, game: str) -> set[str]:
    """Whatever shows one world other than another one that looks the same."""
    rng = random.Random(game)
    people, stranger = await company(house), house.visitor()
    table = await seated(house, people, game)
    found: set[str] = set()
    for _ in range(STOPS):
        for _ in range(rng.randrange(1, 7)):
            if not table.history_now.state.over:
                await table.play(*any_move(table, rng))
        found |= await differing(house, table, None, stranger, TO_EVERYBODY, rng)
        seat = rng.randrange(len(people))
        found |= await differing(house, table, seat, people[seat], TO_ONE_WHO_PLAYS, rng)
    return found


async def differing(
    house: House, table: Table, viewer: Viewer, visitor: Visitor, shown: dict[str, Show], rng: random.Random
) -> set[str]:
    journal = table.history_now.journal
    real = journal.state
    before = {name: await show(house, visitor, table.id) for name, show in shown.items()}
    journal.state = real.imagine(viewer, rng)
    after = {name: await show(house, visitor, table.id) for name, show in shown.items()}
    journal.state = real
    return {name for name in shown if before[name] != after[name]}


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ids())
async def test_worlds_that_look_alike_are_shown_alike_everywhere(monkeypatch: Patch, art: Path, game: str) -> None:
    (art / f"{game}.svg").write_text(ART, "utf-8")
    async with opened(monkeypatch, art) as house:
        assert await tell_tales(house, game) == set()


async def test_a_leak_anywhere_would_be_noticed(monkeypatch: Patch, art: Path) -> None:
    game = "jeu_des_dragons"
    (art / f"{game}.svg").write_text(ART, "utf-8")

    def hands(house: House) -> str:
        (table,) = [table for table in house.services.hub.tables if table.row.game == game]
        return str(table.history_now.state.hands)  # type: ignore[attr-defined]

    async with opened(monkeypatch, art) as house:

        def leaky_look(state: Any, viewer: Viewer, number: Any = None) -> sight.Sight:
            return replace(sight.look(state, viewer), prompt=msgspec.json.encode(str(state.hands)))

        def leaky_lid(drawing: str, words: Any) -> str:
            return lid_picture(drawing, words._replace(lines=(hands(house),)))

        async def leaky_person(*asked: Any) -> Any:
            return replace(await person_page(*asked), name=hands(house))

        monkeypatch.setattr(state_module, "look", leaky_look)
        monkeypatch.setattr(previews, "lid_picture", leaky_lid)
        monkeypatch.setattr(records, "person_page", leaky_person)
        told = {"hall", "picture", "link", "profile", "my boards", "profile of another"}
        assert await tell_tales(house, game) == told


async def test_the_boards_of_ones_own_tables_are_seen_from_ones_own_chair(monkeypatch: Patch, art: Path) -> None:
    monkeypatch.setattr(mine, "MOST_BOARDS", 1)
    async with opened(monkeypatch, art) as house:
        people = await company(house)
        table = await seated(house, people, "jeu_des_dragons")
        for seat, person in enumerate(people):
            (board,) = (await person.get("/api/me/boards"))["boards"]
            assert (board["table"], board["view"]["viewer"]) == (table.id, seat)
            hands = [place["hand"] for place in board["view"]["places"]]
            assert [bool(hand) for hand in hands] == [at == seat for at in range(len(people))]
        await seated(house, people, "jeu_des_dragons")
        assert len((await people[0].get("/api/me/boards"))["boards"]) == 1
        assert await house.visitor().refused("GET", "/api/me/boards") == (401, "server-who-are-you")


async def test_whoever_keeps_the_chairs_of_several_sees_no_hand_in_the_list(monkeypatch: Patch, art: Path) -> None:
    async with opened(monkeypatch, art) as house:
        host = house.visitor()
        await host.enter("Alix")
        wish = {"game": "jeu_des_dragons", "players": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "Dan"}]}
        name = (await host.post("/api/tables", wish, 201))["id"]
        await host.post(f"/api/tables/{name}/start")
        (board,) = (await host.get("/api/me/boards"))["boards"]
        assert board["view"]["viewer"] is None
