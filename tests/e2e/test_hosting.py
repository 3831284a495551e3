"""Names that hold everywhere, and a table that is never without somebody who can start it."""

from playwright.sync_api import Locator, expect

from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player


def chair_of(player: Player, name: str) -> Locator:
    return player.page.locator("main li:has(.named)").filter(has_text=name)


def rename(player: Player, name: str) -> None:
    player.page.get_by_label("Name", exact=True).fill(name)
    player.page.get_by_role("button", name="Save").click()


def test_a_new_name_is_new_everywhere_and_the_table_has_a_host_whoever_gets_up(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    host.make_table("drakon", [""])
    rename(host, "Aurore")
    guest.accept(host.invitation())
    guest.page.get_by_role("textbox", name="Say something").fill("Good evening")
    guest.page.keyboard.press("Enter")
    said = host.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Good evening")
    rename(guest, "Bérénice")
    expect(chair_of(host, "Bérénice")).to_be_visible()
    expect(said).to_contain_text("Bérénice")

    # Who gets up passes the table on before everybody's eyes, and has it back on sitting down again.
    for player in (host, guest):
        expect(chair_of(player, "Aurore")).to_contain_text("host")
    host.page.get_by_role("button", name="Stand up").click()
    for player in (host, guest):
        expect(chair_of(player, "Bérénice")).to_contain_text("host")
    expect(guest.page.locator(".toasts")).to_contain_text("keeps the table now")
    host.page.get_by_role("button", name="Sit here").click()
    for player in (host, guest):
        expect(chair_of(player, "Aurore")).to_contain_text("host")

    # A host who has gone for long is not waited for.
    host.page.goto("about:blank")
    expect(guest.page.get_by_text("any of you may start the game")).to_be_visible()
    guest.start()
    expect(guest.page.locator("main > .board")).to_be_visible()
    name = guest.page.locator("main > .board").get_by_role("link", name="Aurore")
    expect(name).to_have_attribute("href", "/people/Aurore")
