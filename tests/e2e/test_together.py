"""Several people at one table, each in a browser of their own."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.links import Link
from tests.e2e.people import Player
from tests.server.process import ServerProcess

RECONNECTING = "The candle flickered: reconnecting…"
REVEALED = "The ante cards are revealed"


def meet(host: Player, guest: Player) -> None:
    """Two people, by link, and a bot; the game has begun."""
    host.set_table("jeu_des_dragons", ["", "heuristic"])
    guest.accept(host.invitation())
    host.start()
    assert host.wait_for_turn()
    assert guest.wait_for_turn()
    for player in (host, guest):
        player.page.evaluate("window.stillHere = true")


def test_a_lost_link_comes_back_by_itself_with_all_that_happened_meanwhile(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE, leaves=True)
    link = Link(guest.page)
    meet(host, guest)
    guest.context.set_offline(True)
    expect(guest.page.get_by_text(RECONNECTING)).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text(RECONNECTING)).to_be_hidden()
    # The worst loss is a silent one: both sides notice that they hear nothing.
    link.hush()
    expect(guest.page.get_by_text(RECONNECTING)).to_be_visible()
    expect(host.page.get_by_text("absent")).to_be_visible()
    link.cut()

    # Both go on: what the host says waits for the guest, and the guest's answer for the link.
    host.say("Are you there?")
    host.page.get_by_role("tab", name="Log").click()
    host.glowing().first.click()
    expect(host.page.get_by_role("status").filter(has_text="Your answer is sealed")).to_be_visible()
    guest.glowing().first.click()
    expect(host.page.get_by_role("log")).not_to_contain_text(REVEALED)
    expect(guest.page.get_by_text("Your move is kept")).to_be_visible()

    link.mend()
    expect(guest.page.get_by_text(RECONNECTING)).to_be_hidden()
    expect(host.page.get_by_role("log")).to_contain_text(REVEALED)
    guest.page.get_by_role("button", name="Log").click()
    expect(guest.page.get_by_role("log")).to_contain_text(REVEALED)
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    assert guest.page.evaluate("window.stillHere"), "the page was loaded again"


def test_a_server_that_starts_again_finds_everybody_where_they_were(
    window: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = ServerProcess(data=str(tmp_path_factory.mktemp("inn")))
    host, guest = Player(window, server.url), Player(window, server.url, PHONE)
    try:
        meet(host, guest)
        host.glowing().first.click()
        expect(host.page.get_by_role("status").filter(has_text="Your answer is sealed")).to_be_visible()
        server.kill()
        for player in (host, guest):
            expect(player.page.get_by_text(RECONNECTING)).to_be_visible()
        server.start()
        for player in (host, guest):
            expect(player.page.get_by_text(RECONNECTING)).to_be_hidden()
        expect(host.page.get_by_role("status").filter(has_text="Your answer is sealed")).to_be_visible()
        guest.glowing().first.click()
        expect(host.page.get_by_role("log")).to_contain_text(REVEALED)
        assert all(player.page.evaluate("window.stillHere") for player in (host, guest))
    finally:
        host.close()
        guest.close()
        server.stop()


def test_a_gesture_is_seen_by_the_others_and_told_in_the_chat(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    meet(host, guest)
    host.page.get_by_role("button", name="Gestures").click()
    assert violations(host.page) == []
    host.page.get_by_role("button", name="Raise the mug").click()
    expect(guest.page.locator("main .mug")).to_be_visible()
    expect(host.page.get_by_role("button", name="Raise the mug")).to_be_hidden()
    guest.page.get_by_role("button", name="Log").click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("raises the mug.")


def test_what_one_says_reaches_the_others(sit: Sit) -> None:
    host, guest = sit(), sit()
    host.set_table("jeu_des_dragons", [""])
    guest.accept(host.invitation())
    host.start()
    assert guest.wait_for_turn()
    guest.say("Good evening")
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Good evening")


def test_a_second_person_of_the_same_name_is_asked_for_another(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    host.set_table("drakon", [""])
    name = host.page.get_by_role("list").get_by_role("listitem").first.locator("strong").inner_text()
    guest.page.goto(host.invitation())
    guest.page.get_by_role("button", name="Sit here").click()
    asked = guest.page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_label("Your name at the table").fill(name)
    asked.get_by_role("button", name="That is me").click()
    expect(guest.page.locator(".toasts:popover-open")).to_contain_text(f"There is {name} at this table already")
    guest.faults.clear()  # the browser notes every refusal of a server
    asked.get_by_label("Your name at the table").fill("Béatrix")
    asked.get_by_role("button", name="That is me").click()
    expect(host.page.get_by_role("list").get_by_text("Béatrix")).to_be_visible()
