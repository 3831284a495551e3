"""Letters and webhooks: once for each turn, a few tries, nothing secret, and an end when that is wanted."""

import asyncio
import hmac
import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import select

from dracotheque.games.jeu_des_dragons.components import NUMBER, STRENGTH
from dracotheque.server.notices import notifier
from dracotheque.server.notices.notifier import TRIES, Notifier
from dracotheque.server.notices.places import is_public
from dracotheque.server.notices.settings import BadMailSettings, from_environment
from dracotheque.server.notices.webhooks import Webhooks
from dracotheque.server.store import notices as rows
from dracotheque.server.store.notices import Errand, Notice
from dracotheque.server.store.registers import notices
from dracotheque.server.store.schema import log
from dracotheque.tables.domain.notices import Opened
from dracotheque.tables.moments import now_ms
from tests.server.receivers import Hook, Mailbox, dripping_hook, mail_server, web_hook
from tests.server.visitors import PASSWORD, House, Visitor, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch
ORIGIN = "http://dragons.test"


@pytest.fixture
def mailbox(monkeypatch: Patch) -> Iterator[Mailbox]:
    with mail_server() as mailbox:
        monkeypatch.setenv("DRACO_SMTP", mailbox.url)
        monkeypatch.setenv("DRACO_MAIL_FROM", "Dracothèque <draco@dragons.test>")
        monkeypatch.setenv("DRACO_NOTICE_DELAY", "0")
        monkeypatch.setenv("DRACO_PRIVATE_WEBHOOKS", "1")
        yield mailbox


@pytest.fixture
def hook() -> Iterator[Hook]:
    with web_hook() as hook:
        yield hook


async def _with_address(house: House, mailbox: Mailbox, name: str) -> Visitor:
    """Somebody whose address is confirmed."""
    visitor = house.visitor()
    arrived = len(mailbox.letters)
    await visitor.sign_up(name, email=f"{name.lower()}@dragons.test", language="en")
    await until(lambda: len(mailbox.letters) > arrived)
    await visitor.post("/api/email/confirm", {"token": mailbox.token("confirm")})
    return visitor


async def _slow_table(host: Visitor, other: Visitor) -> Any:
    wish = {"game": "jeu_des_dragons", "players": 2, "speed": {"kind": "slow", "days": 2}}
    table = await host.post("/api/tables", wish, 201)
    await other.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return await host.post(f"/api/tables/{table['id']}/start")


async def test_an_address_is_confirmed_by_its_owner(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix = await _with_address(house, mailbox, "Alix")
        letter = mailbox.letters[0]
        assert letter["To"] == "alix@dragons.test"
        assert f"{ORIGIN}/confirm#" in mailbox.text(0)
        assert (await alix.get("/api/me/account"))["email_confirmed"]
        old = mailbox.token("confirm", 0)
        change = {"current": PASSWORD, "email": "new@dragons.test"}
        assert not (await alix.ask("PATCH", "/api/me/account", change))["email_confirmed"]
        assert await alix.refused("POST", "/api/email/confirm", {"token": old}) == (403, "server-bad-link")


async def test_a_lost_password(monkeypatch: Patch, store_settings: Where, mailbox: Mailbox) -> None:
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix = await _with_address(house, mailbox, "Alix")
        await house.visitor().post("/api/password/lost", {"who": "alix@dragons.test"})
        await until(lambda: len(mailbox.letters) == 2)
        token = mailbox.token("reset")
        wish = {"token": token, "password": "a new one, longer"}
        await house.visitor().post("/api/password/reset", wish)
        assert (await alix.get("/api/me"))["person"] is None
        assert await house.visitor().refused("POST", "/api/password/reset", wish) == (403, "server-bad-link")
        await house.visitor().sign_in("Alix", "a new one, longer")


async def test_whoever_asks_learns_nothing_of_who_has_an_account(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        await _with_address(house, mailbox, "Alix")
        unconfirmed = house.visitor()
        await unconfirmed.sign_up("Basile", email="victim@dragons.test")
        await until(lambda: len(mailbox.letters) == 2)
        answers = [
            await house.visitor().post("/api/password/lost", {"who": who})
            for who in ("Alix", "Basile", "victim@dragons.test", "nobody", "nobody@dragons.test")
        ]
        assert all(answer == {"done": True} for answer in answers)
        await until(lambda: not house.services.club.recovery._tasks)
        assert [letter["To"] for letter in mailbox.letters[2:]] == ["alix@dragons.test"]


async def test_mail_is_only_for_those_whose_address_is_confirmed(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix = house.visitor()
        await alix.sign_up("Alix", email="alix@dragons.test")
        refused = await alix.refused("PUT", "/api/me/notices", {"email": True})
        assert refused == (409, "server-email-unconfirmed")


async def test_a_server_without_mail_says_so(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix = house.visitor()
        await alix.sign_up("Alix", email="alix@dragons.test")
        assert not (await alix.get("/api/me/account"))["mail"]
        assert await alix.refused("PUT", "/api/me/notices", {"email": True}) == (409, "server-no-mail")
        assert await alix.post("/api/password/lost", {"who": "Alix"}) == {"done": True}


@pytest.mark.both_stores
async def test_each_turn_is_told_once_even_after_a_restart(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox, hook: Hook
) -> None:
    monkeypatch.setattr(Notifier, "open", lambda _: None)
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix, basile = await _with_address(house, mailbox, "Alix"), house.visitor()
        await basile.enter("Basile")
        told = await alix.ask("PUT", "/api/me/notices", {"email": True, "webhook": hook.url})
        table = await _slow_table(alix, basile)
        assert await house.services.club.notifier.send_due() == 2
        assert (len(mailbox.letters), len(hook.hits)) == (2, 1)
        _check_letter(mailbox, table)
        _check_hit(hook, table, told["secret"])
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        assert await house.services.club.notifier.send_due() == 0
        await _play_a_turn(house, table["id"])
        await house.services.club.notifier.send_due()
        assert _calls(mailbox) == len(_turns(hook)) == 2
        query = select(notices.c.channel).where(notices.c.kind == rows.TURN)
        kept = await house.store.read(lambda connection: connection.execute(query).scalars().all())
        assert sorted(kept) == ["mail", "webhook"]
        whose = await house.store.read(lambda connection: connection.execute(select(log.c.seat)).scalars().all())
        assert _turns(hook) == [0, whose.count(0)]  # others may have moved in secret, more or less often
        assert 0 < whose.count(0) < len(whose)


def _calls(mailbox: Mailbox) -> int:
    """How many letters say whose turn it is; others tell of a reveal."""
    return sum("your turn" in letter["Subject"] for letter in mailbox.letters)


def _turns(hook: Hook) -> list[int]:
    hits = [json.loads(hit.body) for hit in hook.hits]
    return [hit["turn"] for hit in hits if hit["type"] == "your-turn"]


def _check_letter(mailbox: Mailbox, table: Any) -> None:
    letter, text = mailbox.letters[-1], mailbox.text()
    assert letter["Subject"].startswith("Le Jeu des Dragons")
    assert f"{ORIGIN}/table/{table['id']}\n" in text
    assert "Basile" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert table["invite"] not in letter.as_string()


def _check_hit(hook: Hook, table: Any, secret: str) -> None:
    hit = hook.hits[0]
    assert hit.path == "/turns?who=alix"
    assert hit.signature == "sha256=" + hmac.new(secret.encode(), hit.body, sha256).hexdigest()
    news = json.loads(hit.body)
    assert {*news} == {"type", "table", "game", "link", "turn"}
    assert (news["type"], news["table"], news["link"]) == ("your-turn", table["id"], f"{ORIGIN}/table/{table['id']}")


async def _play_a_turn(house: House, name: str) -> None:
    """Both answer whatever is asked until the first seat is asked anew."""
    table = await house.services.hub.get(name)
    moved = False
    while not (moved and 0 in table.history_now.state.actors):
        state = table.history_now.state
        seat = 0 if 0 in state.actors else 1
        await table.play(seat, state.decision(seat).moves[0])
        moved = moved or seat == 0


async def test_a_turn_that_was_played_in_time_is_not_told(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    monkeypatch.setenv("DRACO_NOTICE_DELAY", "600")
    monkeypatch.setattr(Notifier, "open", lambda _: None)
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix, basile = await _with_address(house, mailbox, "Alix"), house.visitor()
        await basile.enter("Basile")
        await alix.ask("PUT", "/api/me/notices", {"email": True})
        table = await house.services.hub.get((await _slow_table(alix, basile))["id"])
        state = table.history_now.state
        assert 0 in state.actors
        assert await house.services.club.notifier.send_due() == 0
        await table.play(0, state.decision(0).moves[0])
        assert 0 not in table.history_now.state.actors
        monkeypatch.setattr(notifier, "now_ms", lambda: now_ms() + 601_000)
        assert await house.services.club.notifier.send_due() == 0
        assert len(mailbox.letters) == 1


async def test_9_1_everybody_is_told_at_the_opening_and_at_the_reveal_and_nobody_in_between(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    """Whoever leads after the reveal hears that it is their turn, the other that all is revealed."""
    monkeypatch.setattr(notifier, "LOOK_EVERY", 0.05)
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        people = [await _with_address(house, mailbox, name) for name in ("Alix", "Basile")]
        for person in people:
            await person.ask("PUT", "/api/me/notices", {"email": True})
        opening = len(mailbox.letters)
        table = await house.services.hub.get((await _slow_table(*people))["id"])
        await until(lambda: len(mailbox.letters) == opening + 2)
        state = table.history_now.state
        ante = max(state.decision(0).moves, key=_strength)
        await table.play(0, ante)
        await asyncio.sleep(0.4)
        assert len(mailbox.letters) == opening + 2, "nobody in between"
        other = [
            move for move in state.decision(1).moves if _strength(move) != _strength(ante)
        ]  # a tie lays antes anew
        await table.play(1, min(other, key=_strength))
        state = table.history_now.state
        assert state.asked == "play"
        leads = state.actors[0]  # the cards decide
        await until(lambda: len(mailbox.letters) == opening + 4)
        await asyncio.sleep(0.3)
        told = sorted((letter["To"], letter["Subject"]) for letter in mailbox.letters[opening + 2 :])
        assert told == [
            (f"{name}@dragons.test", f"Le Jeu des Dragons: {'it is your turn' if seat == leads else 'all is revealed'}")
            for seat, name in enumerate(("alix", "basile"))
        ]


def _strength(move: Any) -> int:
    return STRENGTH[NUMBER[move.card]]


async def test_a_turn_takes_the_place_of_a_reveal_that_was_not_told_yet(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        await basile.enter("Basile")
        await alix.ask("PUT", "/api/me/notices", {"webhook": "https://dragons.test/hook"})
        monkeypatch.setattr(house.services.hub, "listeners", [])
        table = (await _slow_table(alix, basile))["id"]
        assert await house.store.write(rows.announce("opened", table, (0,), 100)) == 1
        assert await house.store.write(rows.announce("turn", table, (0,), 100)) == 1
        assert await house.store.write(rows.announce("opened", table, (0,), 100)) == 0
        assert [each.notice.kind for each in await house.store.write(rows.claim(100, 500, 10))] == ["turn"]


async def test_a_move_taken_back_before_the_antes_reveals_nothing(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        await basile.enter("Basile")
        table = await house.services.hub.get((await _slow_table(alix, basile))["id"])
        told: list[object] = []
        monkeypatch.setattr(house.services.hub, "listeners", [told.append])
        state: Any = table.history_now.state
        while state.gambit == 1:
            await table.play(state.actors[0], state.decision(state.actors[0]).moves[0])
            state = table.history_now.state
        assert table.history_now.state.asked == "ante"
        told.clear()
        await table.take_back(len(table.history_now.strokes) - 1, 0, None)
        await table.settled()
        assert table.history_now.state.asked != "ante"
        assert not [notice for notice in told if isinstance(notice, Opened)]


async def test_a_quick_table_tells_nobody(monkeypatch: Patch, store_settings: Where, mailbox: Mailbox) -> None:
    monkeypatch.setattr(Notifier, "open", lambda _: None)
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix = await _with_address(house, mailbox, "Alix")
        await alix.ask("PUT", "/api/me/notices", {"email": True})
        table = await house.services.hub.get((await alix.post("/api/play-now", {"game": "drakon"}, 201))["id"])
        await until(lambda: 0 in table.history_now.state.actors)
        assert await house.services.club.notifier.send_due() == 0
        assert len(mailbox.letters) == 1


async def test_no_more_mail_when_that_is_wanted(monkeypatch: Patch, store_settings: Where, mailbox: Mailbox) -> None:
    monkeypatch.setattr(notifier, "LOOK_EVERY", 0.05)
    async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
        alix, basile = await _with_address(house, mailbox, "Alix"), house.visitor()
        await basile.enter("Basile")
        wish = {"email": True, "webhook": "https://dragons.test/hook"}
        await alix.ask("PUT", "/api/me/notices", wish)
        await _slow_table(alix, basile)
        await until(lambda: len(mailbox.letters) == 2)
        link = mailbox.letters[-1]["List-Unsubscribe"].strip("<>")
        await house.visitor().post(link.removeprefix(ORIGIN))
        told = await alix.get("/api/me/notices")
        assert (told["email"], told["webhook"]) == (False, wish["webhook"])
        await house.visitor().post("/api/unsubscribe", {"token": mailbox.token("unsubscribe")})
        assert (await house.visitor().refused("POST", "/api/unsubscribe/forged"))[0] == 403
        session = mailbox.token("unsubscribe")
        refused = {"token": session, "password": "a new one, longer"}
        assert (await house.visitor().refused("POST", "/api/password/reset", refused))[0] == 403


class Deaf:
    """A messenger that never arrives."""

    def __init__(self) -> None:
        self.tried = 0

    async def send(self, errand: Errand) -> bool:
        self.tried += 1
        return False


async def test_it_is_given_up_after_a_few_tries(monkeypatch: Patch, store_settings: Where) -> None:
    monkeypatch.setattr(notifier, "FIRST_RETRY", 0)
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        await basile.enter("Basile")
        await alix.ask("PUT", "/api/me/notices", {"webhook": "https://dragons.test/hook"})
        monkeypatch.setattr(house.services.hub, "listeners", [])
        table = await _slow_table(alix, basile)
        deaf = Deaf()
        teller = Notifier(house.store, None, deaf, 0)
        teller.tell("turn", table["id"], 0)
        teller.tell("turn", table["id"], 0)
        for _ in range(TRIES + 3):
            await teller.send_due()
        assert deaf.tried == TRIES
        await teller.close()


async def test_a_notice_taken_by_one_process_is_not_taken_by_another(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        await basile.enter("Basile")
        await alix.ask("PUT", "/api/me/notices", {"webhook": "https://dragons.test/hook"})
        monkeypatch.setattr(house.services.hub, "listeners", [])
        table = await _slow_table(alix, basile)
        assert await house.store.write(rows.announce("turn", table["id"], (0, 1), 100)) == 1
        assert await house.store.write(rows.announce("turn", table["id"], (0, 1), 100)) == 0
        (errand,) = await house.store.write(rows.claim(100, 500, 10))
        assert (errand.notice.seat, errand.companions, errand.webhook) == (0, ("Basile",), "https://dragons.test/hook")
        assert await house.store.write(rows.claim(499, 900, 10)) == ()
        (later,) = await house.store.write(rows.claim(500, 900, 10))
        assert later.notice.attempts == 2
        await house.store.write(rows.settle(later.notice, None))
        assert await house.store.write(rows.claim(10**13, 10**13, 10)) == ()


def _errand(url: str) -> Errand:
    return Errand(Notice("table", 0, 3, "webhook", "turn", "alix", 1), "drakon", "Alix", "en", None, url, (), 2)


@pytest.mark.parametrize("private", [True, False])
async def test_webhooks_do_not_lead_into_our_own_network(hook: Hook, private: bool) -> None:
    webhooks = Webhooks("key", ORIGIN, private)
    assert await webhooks.send(_errand(hook.url)) is private
    assert len(hook.hits) == private
    for inside in (
        "http://localhost:1/",
        "http://[::1]:1/",
        "http://10.0.0.1:1/",
        "http://169.254.169.254/",
        "http://",
    ):
        if not private:
            assert not await webhooks.send(_errand(inside))
    webhooks.close()


@pytest.mark.parametrize(
    "place",
    ["10.0.0.1", "127.0.0.1", "169.254.169.254", "224.0.0.1", "0.0.0.0", "255.255.255.255", "100.64.0.1", "::1",
     "fe80::1%eth0", "fec0::1", "fc00::1", "ff02::1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::1", "2001:0:1::1",
     "::ffff:8.8.8.8"],
)  # fmt: skip
def test_addresses_that_are_not_one_machine_of_the_whole_world(place: str) -> None:
    assert not is_public(place)
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1")


async def test_a_webhook_that_drips_is_left_after_a_while_and_let_rest() -> None:
    with dripping_hook() as slow:
        webhooks = Webhooks("key", ORIGIN, True, patience=1)
        assert not await webhooks.send(_errand(slow.url))
        assert not await webhooks.send(_errand(slow.url))
        await until(lambda: slow.hits != [])
        assert len(slow.hits) == 1
        webhooks.close()


async def test_webhooks_that_drip_hold_nobody_else_up(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox, hook: Hook
) -> None:
    monkeypatch.setattr(notifier, "LOOK_EVERY", 0.05)
    with dripping_hook() as slow:
        async with open_house(monkeypatch, store_settings, origin=ORIGIN) as house:
            monkeypatch.setattr(house.services.club.webhooks, "_patience", 1000.0)
            for number in range(4):
                host, other = house.visitor(), house.visitor()
                await host.enter(f"Host {number}")
                await other.enter(f"Guest {number}")
                await host.ask("PUT", "/api/me/notices", {"webhook": slow.url if number < 3 else hook.url})
                await _slow_table(host, other)
                await until(lambda number=number: len(slow.hits) >= min(number + 1, 3))  # type: ignore[misc]
            await until(lambda: len(hook.hits) == 1)


@pytest.mark.parametrize("status", [302, 404, 500])
async def test_a_webhook_that_does_not_say_yes_has_not_heard(hook: Hook, status: int) -> None:
    hook.status = status
    webhooks = Webhooks("key", ORIGIN, True)
    assert not await webhooks.send(_errand(hook.url))
    assert len(hook.hits) == 1
    webhooks.close()


def test_the_environment_says_how_mail_is_sent() -> None:
    sender = {"DRACO_MAIL_FROM": "draco@dragons.test"}
    mail = from_environment({"DRACO_SMTP": "smtps://me%40x:p%2Fw@mail.test", **sender}).mail
    assert mail is not None
    assert (mail.host, mail.port, mail.user) == ("mail.test", 465, "me@x")
    assert mail.password is not None
    assert mail.password.value == "p/w"
    assert "p/w" not in repr(mail)
    assert from_environment({}).mail is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"DRACO_SMTP": "http://mail.test", "DRACO_MAIL_FROM": "a@b"},
        {"DRACO_SMTP": "smtp://:x", "DRACO_MAIL_FROM": "a@b"},
        {"DRACO_SMTP": "smtp://mail.test"},
        {"DRACO_NOTICE_DELAY": "soon"},
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadMailSettings):
        from_environment(wrong)
