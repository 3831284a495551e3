"""Nothing without an answer: people who wait, agree, refuse and part, each in a browser of their own."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player

REASON = "Has been away too long"


def enter_by_code(player: Player, code: str) -> None:
    page = player.visit("/tables")
    page.get_by_label("Code or invitation link").fill(code)
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/table/*")


def sit_down(player: Player, name: str) -> None:
    page = player.page
    page.get_by_role("button", name="Sit here").first.click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_label("Your name at the table").fill(name)
    asked.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_whoever_waits_asks_refuses_or_is_sent_away_hears_of_it(sit: Sit) -> None:
    host, guest, third = sit(), sit(PHONE), sit()
    host.set_table("jeu_des_dragons", ["", ""])
    code = host.page.locator(".code strong").inner_text()
    for player, name in ((guest, "Bruno"), (third, "Carla")):
        enter_by_code(player, code)
        sit_down(player, name)

    # The waiting room: who is here, what they say, who has to go, who is ready.
    chairs = host.page.get_by_role("main").get_by_role("listitem")
    expect(chairs.filter(has_text="Bruno")).to_contain_text("here")
    expect(host.page.get_by_role("main")).to_contain_text("Nobody is hurried.")
    expect(host.page.get_by_text("Only this computer reaches this page.")).to_be_visible()
    guest.page.get_by_role("textbox", name="Say something").fill("Good evening")
    guest.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    host.page.get_by_role("button", name="Take the chair of Carla back").click()
    dialog = host.page.get_by_role("dialog", name="Send away")
    dialog.get_by_role("button", name=REASON).click()
    dialog.get_by_role("button", name="Send away").click()
    expect(third.page.get_by_role("status").filter(has_text=REASON)).to_be_visible()
    third.page.get_by_role("button", name="Sit here").first.click()
    expect(third.page.get_by_role("status").filter(has_text=REASON)).to_be_hidden()
    assert violations(guest.page) == []
    for player in (host, guest, third):
        # Not `check`, which looks at the box again: the last one takes it away with the waiting room.
        player.page.get_by_label("I am ready").click()
    for player in (host, guest, third):
        assert player.wait_for_turn()

    # A refused undo is told to the one who asked.
    for player in (host, guest, third):
        player.glowing().first.click()
    expect(host.page.get_by_role("log")).to_contain_text("The ante cards are revealed")
    host.page.get_by_role("button", name="Take back").click()
    guest.page.get_by_role("button", name="Refuse").click()
    expect(host.page.locator(".toasts")).to_contain_text("Bruno does not agree: your move stands.")

    # A vote is seen by those who vote, with its reason, and told to the one it is about.
    host.page.get_by_role("button", name="The table", exact=True).click()
    menu = host.page.get_by_role("dialog", name="The table", exact=True)
    bruno = menu.locator(".other").filter(has_text="Bruno")
    bruno.get_by_role("button", name="Stop hearing them").click()
    bruno.get_by_role("button", name="Hear them again").click()
    menu.locator(".other").filter(has_text="Carla").get_by_role("button", name="Vote to send them away").click()
    dialog.get_by_label("Why?").fill("asleep")
    dialog.get_by_role("button", name="Send away").click()
    asked = guest.page.get_by_role("status").filter(has_text="Carla shall leave the table")
    expect(asked).to_contain_text("asleep")
    asked.get_by_role("button", name="Agree").click()
    banner = third.page.get_by_role("status").filter(has_text="You were sent away by")
    expect(banner).to_contain_text("asleep")
    assert violations(third.page) == []

    # The host closes the table when whoever still plays agrees.
    menu.get_by_role("button", name="Close the table").click()
    guest.page.get_by_role("button", name="Agree").click()
    for player in (host, guest, third):
        expect(player.page.get_by_text("The host has closed this table.").first).to_be_visible()
