"""Playing again: an offer that everybody hears, chairs that are kept, and a start when all have agreed."""

import asyncio
import random
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.people import Person as Somebody
from dracotheque.tables.domain.seats import KEPT, bot_chair, kept_until, person_chair, seated_again
from dracotheque.tables.domain.speeds import Free, Slow
from tests.server.client import Person, Refused, Seat, open_table
from tests.server.in_memory import row
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


async def finished(server: ServerProcess, people: list[Person]) -> tuple[str, list[Seat]]:
    """The path of a private table whose game is over, and those who still sit there."""
    table = await open_table(people, "drakon", {})
    seats = [Seat(server.url, table["id"], person.token) for person in people]
    await asyncio.gather(*(seat.play_to_the_end(random.Random(number)) for number, seat in enumerate(seats)))
    return f"/api/tables/{table['id']}", seats


def refused(status: int, code: str) -> Any:
    return pytest.raises(Refused, match=f"{status}, '{code}'")


async def test_an_offer_is_heard_chairs_are_kept_and_the_last_who_agrees_starts(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = [await Person.enter(http, name) for name in ("Alix", "Basile", "Chloé")]
    alix, basile, chloe = people
    over, seats = await finished(server, people)
    again = await alix.post(f"{over}/rematch", {"turned": True})
    path = f"/api/tables/{again['id']}"
    assert again["status"] == "open"
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("open", "Basile"),
        ("open", "Chloé"),
        ("person", "Alix"),
    ]
    assert [seat["kept_for"] for seat in again["seats"]] == [basile.id, chloe.id, None]
    for seat in seats[1:]:
        await seat.until(lambda message: message["type"] == "table" and message["table"]["rematch"] == again["id"])

    stranger = await Person.enter(http, "Drusille")
    for wish in ({"seat": 0, "invite": again["invite"]}, {"invite": again["invite"]}):
        with refused(409, "server-seat-kept"):
            await stranger.post(f"{path}/join", wish)
    with refused(409, "server-seat-kept"):
        await alix.post(f"{path}/bot", {"seat": 1, "bot": "regular"})
    waiting = (await chloe.get("/api/me/tables"))["tables"]
    assert [each["your_turn"] for each in waiting if each["table"]["id"] == again["id"]] == [True]

    declined = await chloe.post(f"{path}/leave")
    assert (declined["seats"][1]["kind"], declined["seats"][1]["kept_for"]) == ("open", None)
    await alix.post(f"{path}/bot", {"seat": 1, "bot": "regular"})
    agreed = await basile.post(f"{over}/rematch")
    assert (agreed["id"], agreed["status"], agreed["follows"]) == (again["id"], "running", over.rpartition("/")[2])
    assert [seat["name"] for seat in agreed["seats"]] == ["Basile", "regular", "Alix"]
    for seat in seats:
        await seat.drop()


async def test_of_two_offers_one_holds_and_a_closed_one_may_be_made_again(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = [await Person.enter(http, name) for name in ("Alix", "Basile")]
    running = await open_table(people, "drakon", {})
    with refused(409, "server-not-over"):
        await people[0].post(f"/api/tables/{running['id']}/rematch")
    over, seats = await finished(server, people)
    first = await people[0].post(f"{over}/rematch")
    await people[0].post(f"/api/tables/{first['id']}/close")
    offers = await asyncio.gather(*(person.post(f"{over}/rematch") for person in people))
    assert offers[0]["id"] == offers[1]["id"] != first["id"]
    table = await people[0].get(f"/api/tables/{offers[0]['id']}")
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("running", ["Alix", "Basile"])
    for seat in seats:
        await seat.drop()


def test_who_shares_a_device_sits_down_together_and_the_others_are_expected() -> None:
    alix, basile = (Somebody(id=name, name=name, guest=True, language="fr", created=0) for name in ("Alix", "Basile"))
    chairs = [person_chair(0, alix), person_chair(1, alix), person_chair(2, basile), bot_chair(3, "regular")]
    assert [(c.kind, c.person) for c in seated_again(chairs, alix, turned=False)] == [
        ("person", "Alix"),
        ("person", "Alix"),
        ("open", "Basile"),
        ("bot", None),
    ]
    assert [(c.seat, c.kind, c.person) for c in seated_again(chairs, basile, turned=True)] == [
        (0, "open", "Alix"),
        (1, "person", "Basile"),
        (2, "bot", None),
        (3, "open", "Alix"),
    ]


@pytest.mark.parametrize(("speed", "how_long"), [(Free(), KEPT), (Slow(3), 3 * DAY)])
def test_a_chair_is_kept_as_long_as_a_decision_may_take(speed: Free | Slow, how_long: int) -> None:
    alix, basile = (Somebody(id=name, name=name, guest=True, language="fr", created=0) for name in ("Alix", "Basile"))
    record = replace(row("drakon", 2, {}, speed, seed=1), created=1_000, follows="t0")
    kept = seated_again([person_chair(0, alix), person_chair(1, basile)], alix, turned=False)
    assert [kept_until(record, chair) for chair in kept] == [None, 1_000 + how_long]
