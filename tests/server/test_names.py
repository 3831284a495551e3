"""Names that can be mistaken for others, passwords that others would guess, addresses that would be two."""

from collections.abc import Iterator
from smtplib import SMTP

import pytest
from alembic import command
from sqlalchemy import text, update

from dracotheque.core.errors import DracothequeError
from dracotheque.server.accounts.trivial import is_trivial
from dracotheque.server.backup import restore
from dracotheque.server.people.addresses import checked_email
from dracotheque.server.people.looks import looks
from dracotheque.server.store import Store
from dracotheque.server.store.engine import sqlite_url
from dracotheque.server.store.registers import accounts
from dracotheque.server.store.registers import looks as register
from dracotheque.tables.names import shown
from tests.server.postgres import new_database
from tests.server.receivers import Mailbox, mail_server
from tests.server.visitors import PASSWORD, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


def _alike(one: str, other: str) -> bool:
    return bool({*looks(one)} & {*looks(other)})


@pytest.mark.parametrize(
    "likeness",
    [
        "Sma\u00adug Ivan",  # soft hyphen
        "Sma\u034fug Ivan",  # grapheme joiner
        "Smaug\ufe0f Ivan",  # variation selector
        "Smaug\U000e0061 Ivan",  # tag
        "Sm\u0430ug Ivan",  # Cyrillic a
        "Smaug lvan",  # a small l for a capital I
        "Srnaug Ivan",  # r and n for m
        "\uff33MAUG ivan",  # width and case
        "Smaug\u3164 Ivan",  # Hangul filler
        "Sma\u200dug Ivan",  # a joiner that joins nothing
    ],
)
def test_names_that_look_alike_are_one(likeness: str) -> None:
    assert _alike("Smaug Ivan", likeness)


@pytest.mark.parametrize(("one", "other"), [("Nina", "Vina"), ("Ali", "All"), ("Alix", "Alex"), ("Éva", "Eva")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert not _alike(one, other)


@pytest.mark.parametrize(
    "written",
    [
        "👨\u200d👩\u200d👧 Lin",
        "👩🏽\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f",
        "\u0645\u06cc\u200c\u062e\u0648",
        "क्\u200dष",
        "1\ufe0f\u20e3",
    ],
)
def test_joiners_stay_where_emoji_and_scripts_need_them(written: str) -> None:
    assert shown(written) == written


async def test_likenesses_of_an_account_are_refused_to_all_others(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        smaug, basile = house.visitor(), house.visitor()
        await smaug.sign_up("Smaug")
        await basile.sign_up("Basile")
        for name in ("Sm\u0430ug", "S\u00admaug", "Srnaug"):
            wish = {"name": name, "password": PASSWORD}
            assert await house.visitor().refused("POST", "/api/account", wish) == (409, "server-name-taken")
            assert await house.visitor().refused("POST", "/api/guest", {"name": name}) == (409, "server-name-taken")
            change = {"current": PASSWORD, "name": name}
            assert await basile.refused("PATCH", "/api/me/account", change) == (409, "server-name-taken")
        await smaug.ask("PATCH", "/api/me/account", {"current": PASSWORD, "name": "SMAUG"})
        await smaug.ask("PATCH", "/api/me/account", {"current": PASSWORD, "name": "Fafnir"})
        await house.visitor().sign_up("Srnaug")


async def test_accounts_older_than_the_register_are_protected_too(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().sign_up("Smaug")
        await house.store.write(lambda connection: connection.execute(register.delete()))
    async with open_house(monkeypatch, store_settings) as house:
        assert await house.visitor().refused("POST", "/api/guest", {"name": "Sm\u0430ug"}) == (409, "server-name-taken")


async def test_a_name_is_bounded_after_it_is_written_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitor, long = house.visitor(), "\ufb2c" * 40
        for path, wish in (
            ("/api/guest", {"name": long}),
            ("/api/account", {"name": long, "password": PASSWORD}),
        ):
            assert await visitor.refused("POST", path, wish) == (422, "server-long-name")
        await visitor.enter("\ufb2c" * 13)
        seats = [{"kind": "me"}, {"kind": "here", "name": long}]
        table = {"game": "drakon", "players": 2, "seats": seats}
        assert await visitor.refused("POST", "/api/tables", table) == (422, "server-long-name")
        assert (await visitor.refused("POST", "/api/guest", {"name": "\u3164\u200d\ufe0f"})) == (422, "server-bad-name")


async def test_a_backup_with_names_too_long_for_it_is_restored_to_postgres(
    monkeypatch: Patch, tmp_path_factory: pytest.TempPathFactory, postgres_url: str
) -> None:
    folder, upgrade = tmp_path_factory.mktemp("old"), command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", lambda config, _: upgrade(config, "0007"))
        store = Store(sqlite_url(folder))
    with store.engine.begin() as connection:
        name = "\u05e9\u05bc\u05c1" * 40
        connection.execute(text("INSERT INTO people VALUES ('p1', :name, true, 'fr', 1)"), {"name": name})
    store.close()
    assert restore(folder / "dracotheque.sqlite3", new_database(postgres_url, "long_names"))["people"] == 1


@pytest.mark.parametrize(
    "password", ["password", "12345678", "P@ssw0rd!", "motdepasse", "azertyuiop", "1qaz2wsx", "abcabcabc", "aaaaaaab",
                 "Fafnir2026!", "fafnir@rhine", "dracotheque1", "19820314", "trustno1", "ytrewq321"],
)  # fmt: skip
def test_passwords_that_others_would_try_first(password: str) -> None:
    assert is_trivial(password, "Fafnir", "fafnir@rhine.example")


@pytest.mark.parametrize("password", [PASSWORD, "xK9#mQ2z", "Tr0ub4dor&3", "trois lézards au lit", "71828182845904523"])
def test_passwords_that_are_nobodys_first_guess(password: str) -> None:
    assert not is_trivial(password, "Fafnir", "fafnir@rhine.example")


async def test_trivial_passwords_are_refused_wherever_one_is_chosen(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    async with open_house(monkeypatch, store_settings, origin="http://dragons.test") as house:
        weak = (422, "server-weak-password")
        visitor = house.visitor()
        assert await visitor.refused("POST", "/api/account", {"name": "Fafnir", "password": "fafnir2026"}) == weak
        await visitor.sign_up("Fafnir", email="fafnir@dragons.test")
        change = {"current": PASSWORD, "password": "motdepasse"}
        assert await visitor.refused("PATCH", "/api/me/account", change) == weak
        await until(lambda: len(mailbox.letters) == 1)
        await visitor.post("/api/email/confirm", {"token": mailbox.token("confirm")})
        await visitor.post("/api/password/lost", {"who": "Fafnir@DRAGONS.test"})
        assert not mailbox.letters[1:]
        await visitor.post("/api/password/lost", {"who": "fafnir@DRAGONS.test"})
        await until(lambda: len(mailbox.letters) == 2)
        wish = {"token": mailbox.token("reset"), "password": "Fafnir 1234"}
        assert await visitor.refused("POST", "/api/password/reset", wish) == weak
        await visitor.post("/api/password/reset", wish | {"password": "trois lézards au lit"})


@pytest.fixture
def mailbox(monkeypatch: Patch) -> Iterator[Mailbox]:
    with mail_server() as mailbox:
        monkeypatch.setenv("DRACO_SMTP", mailbox.url)
        monkeypatch.setenv("DRACO_MAIL_FROM", "draco@dragons.test")
        yield mailbox


TWO_IN_ONE = (
    "a@=?utf-8?q?b=2c_c=40d.org?=",
    "a@=?utf-8?q?b.org=0aBcc=3a_c=40d.org?=",
    "=?utf-8?q?a=2cb?=@dragons.test",
    "a@dragons.test, b@dragons.test",
    "a@dragons.test\nBcc: b@dragons.test",
    '"a b"@dragons.test',
    "a..b@dragons.test",
    "a@b@dragons.test",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@localhost",
    "a@-x.test",
    "a(b)@dragons.test",
    "é@dragons.test",
    f"{'a' * 65}@dragons.test",
)


@pytest.mark.parametrize("email", TWO_IN_ONE)
def test_an_address_that_could_be_read_as_another_is_none(email: str) -> None:
    with pytest.raises(DracothequeError, match="server-bad-email"):
        checked_email(email)


def test_ordinary_addresses() -> None:
    assert checked_email("Jean.Dupont+dragons@Dragons.TEST") == "Jean.Dupont+dragons@dragons.test"
    assert checked_email("elo@société.example") == "elo@xn--socit-esab.example"


async def test_no_header_is_injected_and_nobody_else_is_written_to(
    monkeypatch: Patch, store_settings: Where, mailbox: Mailbox
) -> None:
    sent: list[str] = []

    def note(_: SMTP, to: str, options: object = ()) -> tuple[int, bytes]:
        sent.append(to)
        return 250, b"ok"

    monkeypatch.setattr(SMTP, "rcpt", note)
    async with open_house(monkeypatch, store_settings) as house:
        visitor = house.visitor()
        for email in TWO_IN_ONE[:3]:
            wish = {"name": "Alix", "password": PASSWORD, "email": email}
            assert await visitor.refused("POST", "/api/account", wish) == (422, "server-bad-email")
        person = await visitor.sign_up("Alix", email="alix@dragons.test")
        await until(lambda: len(mailbox.letters) == 1)
        kept = update(accounts).where(accounts.c.person == person).values(email=TWO_IN_ONE[1])
        await house.store.write(lambda connection: connection.execute(kept))
        await house.services.club.recovery.send_confirmation(person)
    assert (sent, len(mailbox.letters)) == (["alix@dragons.test"], 1)
