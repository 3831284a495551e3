"""The hall: strangers find each other, somebody watches them on a small live board, and everybody talks."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player


def find_company(player: Player, name: str) -> None:
    """Look for somebody to play Drakon with, two at the table."""
    page = player.visit("/tables")
    page.get_by_label("Game", exact=True).select_option(label="Drakon")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Find me company").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_label("Your name at the table").fill(name)
    asked.get_by_role("button", name="That is me").click()
    page.wait_for_url("**/table/*")


def test_strangers_meet_in_the_hall_and_are_watched_on_a_live_board(sit: Sit) -> None:
    anna, bruno, watcher = sit(), sit(PHONE), sit()
    watcher.visit("/tables")
    find_company(anna, "Anouk")
    expect(anna.page.get_by_role("timer")).to_be_visible()
    expect(watcher.page.get_by_text("Anouk, free chair")).to_be_visible()
    find_company(bruno, "Balthazar")
    for player in (anna, bruno):
        expect(player.page.locator("main > .board")).to_be_visible()

    board = watcher.page.get_by_role("link").filter(has_text="Anouk, Balthazar")
    expect(board.locator(".board svg").locator("visible=true").first).to_be_visible()
    assert violations(watcher.page) == []
    board.click()
    watcher.page.wait_for_url("**/table/*")
    expect(watcher.page.get_by_label("The company").first).to_contain_text("Anouk")


def test_what_is_said_in_the_hall_is_heard_by_everybody_there(sit: Sit) -> None:
    anna, bruno = sit(), sit(PHONE)
    for player in (bruno, anna):
        player.visit("/tables")
    anna.page.get_by_label("Say something to everybody here").fill("Who plays Drakon?")
    anna.page.keyboard.press("Enter")
    asked = anna.page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_label("Your name at the table").fill("Ariane")
    asked.get_by_role("button", name="That is me").click()
    expect(bruno.page.get_by_text("Ariane", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Send").click()
    expect(bruno.page.get_by_role("log", name="In the hall")).to_contain_text("Who plays Drakon?")
    assert violations(bruno.page) == []
