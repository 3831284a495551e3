"""Who is out is out everywhere at once; and what strangers try for a name shuts nobody out and fills no letterbox."""

from collections.abc import Iterator

import httpx2
import pytest

from dracotheque.server.admin import watch
from tests.server.client import Person, Seat
from tests.server.databases import ready_postgres
from tests.server.process import ServerProcess
from tests.server.receivers import Mailbox, mail_server
from tests.server.visitors import House, open_house
from tests.server.waiting import until, until_asked

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def mailbox(monkeypatch: Patch) -> Iterator[Mailbox]:
    with mail_server() as mailbox:
        monkeypatch.setenv("DRACO_SMTP", mailbox.url)
        monkeypatch.setenv("DRACO_MAIL_FROM", "draco@dragons.test")
        yield mailbox


async def test_signing_out_ends_the_connection(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await alix.post("/api/play-now", {"game": "drakon"})
    seat = Seat(server.url, table["id"], alix.token)
    await seat.connect()
    await seat.hear("view")
    await http.request("DELETE", "/api/session", headers=alix.headers)
    await seat.ended(4403)


async def test_a_session_that_ends_is_forgotten_by_every_server_at_once(monkeypatch: Patch, postgres_url: str) -> None:
    monkeypatch.setattr(watch, "LOOK_EVERY", 10_000.0)
    database = ready_postgres(postgres_url)
    where = {"store": database, "bus": database}
    async with open_house(monkeypatch, where) as one, open_house(monkeypatch, where) as other:
        await _hears(one, other)
        alix = one.visitor()
        await alix.sign_up("Alix")
        token = (await alix.sign_in("Alix"))["token"]
        assert await other.services.people.known(token) is not None
        await alix.ask("DELETE", "/api/session")

        async def is_out() -> bool:
            return await other.services.people.known(token) is None

        await until_asked(is_out)


async def _hears(one: House, other: House) -> None:
    """Wait until the other listens on the bus."""
    heard: list[str] = []
    on_orders = other.services.hub.on_orders

    def hear() -> None:
        heard.append("orders")
        on_orders()

    async def is_heard() -> bool:
        one.services.hub.tell_orders()
        return bool(heard)

    other.services.hub.on_orders = hear
    await until_asked(is_heard)


async def test_what_was_read_before_a_session_ended_is_not_remembered(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.enter("Alix")
        people, token = house.services.people, alix.http.cookies["draco"]
        people.forget((await alix.get("/api/me"))["person"]["id"])
        reading = people.known(token)
        began = reading.send(None)  # it has asked the store, and waits
        await people.leave(token)
        await until(began.done)
        with pytest.raises(StopIteration):
            reading.send(None)
        assert await people.known(token) is None


async def test_reports_of_lost_passwords_do_not_shut_their_owner_out(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, resets_per_hour=100, letters_per_hour=3) as house:
        alix, rogue = house.visitor(), house.visitor()
        await alix.sign_up("Alix", email="alix@dragons.test")
        await until(lambda: len(mailbox.letters) == 1)
        await alix.post("/api/email/confirm", {"token": mailbox.token("confirm")})
        for _ in range(70):
            assert await rogue.post("/api/password/lost", {"who": "Alix"}) == {"done": True}
        await house.visitor().sign_in("Alix")
        await until(lambda: not house.services.club.recovery._tasks)
        assert len(mailbox.letters) == 1 + 3


async def test_many_who_sign_up_do_not_fill_one_letterbox(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, letters_per_hour=3) as house:
        for number in range(10):
            await house.visitor().sign_up(f"Rogue {number}", email="Victim@DRAGONS.test")
        await until(lambda: not house.services.club.recovery._tasks)
        assert len(mailbox.letters) == 3


async def test_strangers_who_try_passwords_do_not_shut_a_known_browser_out(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings, sign_ins_per_hour=5) as house:
        alix, rogue = house.visitor(), house.visitor()
        await alix.sign_up("Alix")
        await alix.ask("DELETE", "/api/session")
        guess = {"name": "Alix", "password": "a wrong one"}
        house.services.limits.sign_ins.take("address elsewhere")
        found = [(await rogue.refused("POST", "/api/session", guess))[0] for _ in range(5)]
        assert found == [403] * 5
        house.services.limits.sign_ins.forget("address 127.0.0.1")  # the rogue sits somewhere else
        assert (await rogue.refused("POST", "/api/session", guess))[0] == 429
        await alix.sign_in("Alix")
        assert [(await alix.refused("POST", "/api/session", guess))[0] for _ in range(5)][-1] == 429


async def test_a_browser_known_for_one_name_is_a_stranger_to_all_others(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings, sign_ins_per_hour=3) as house:
        rogue = house.visitor()
        await house.visitor().sign_up("Alix")
        await rogue.sign_up("Rogue")
        guess = {"name": "Alix", "password": "a wrong one"}
        for _ in range(3):
            await rogue.refused("POST", "/api/session", guess)
        house.services.limits.sign_ins.forget("address 127.0.0.1")
        assert (await rogue.refused("POST", "/api/session", guess))[0] == 429
