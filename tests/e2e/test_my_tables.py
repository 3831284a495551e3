"""My tables: each with its board, the others, the pace and the time that is left; what waits is seen without asking."""

import re
from time import monotonic, sleep

from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PATIENCE_MS, PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player

CALLING = "/dragon-calls.svg"


def set_a_slow_table(player: Player) -> None:
    """Drakon for two, three days for each move."""
    page = player.visit("/new/drakon")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label("Seat 2").select_option("")
    page.get_by_label("Slow", exact=False).first.check()
    page.get_by_label("Days for each move").select_option("3")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")


def is_asked(player: Player) -> bool:
    (mine,) = player.page.request.get(f"{player.address}/api/me/tables").json()["tables"]
    return bool(mine["your_turn"])


def end_the_turn(player: Player, told: Locator) -> None:
    """Always the first choice, until somebody else is told that it is theirs."""
    until = monotonic() + PATIENCE_MS / 1000
    while monotonic() < until and not told.is_visible():
        if player.asked().is_visible():
            player.choose_by_keyboard()
        sleep(0.02)
    expect(told).to_be_visible()


def test_a_slow_table_is_found_among_mine_and_calls_when_it_is_my_turn(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    set_a_slow_table(host)
    expect(host.page.get_by_role("main")).to_contain_text("3 days")
    guest.accept(host.invitation())
    host.start()
    for player in (host, guest):
        expect(player.page.locator("main > .board")).to_be_visible()
    playing, waiting = (host, guest) if is_asked(host) else (guest, host)
    page = waiting.visit("/tables")
    card = page.locator("a[data-table]").first
    expect(card).to_contain_text("being played")
    expect(card).to_contain_text("Slow")
    expect(card.locator(".board svg").locator("visible=true").first).to_be_visible()
    expect(page).not_to_have_title(re.compile(r"^\("))
    assert violations(page) == []

    end_the_turn(playing, card.get_by_text("your turn!"))
    expect(card.get_by_role("timer")).to_contain_text("2 × 24 h left")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", CALLING)
    expect(page.get_by_role("navigation").get_by_role("link", name="Tables")).to_contain_text("1")
    card.click()
    expect(waiting.asked()).to_be_visible()
