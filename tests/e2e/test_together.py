import re

from playwright.sync_api import expect

from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit


def test_two_people_and_a_bot_meet_by_link_and_one_comes_back(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    page = host.visit("/new/jeu_des_dragons")
    page.get_by_label("Number of players").select_option("3")
    page.get_by_label("Seat 3").select_option("heuristic")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Invitation link").input_value()
    assert page.get_by_role("img", name="Code to scan to join the table").is_visible()

    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()
    page.get_by_role("button", name="Start").click()

    assert host.wait_for_turn()
    assert guest.wait_for_turn()
    host.glowing().first.click()
    expect(page.get_by_role("status").filter(has_text="Your answer is sealed")).to_be_visible()

    # The guest's connection is cut and comes back by itself, with what happened meanwhile.
    guest.context.set_offline(True)
    guest.page.evaluate("window.stillHere = true")
    guest.context.set_offline(False)
    guest.page.reload()
    assert guest.wait_for_turn()
    guest.glowing().first.click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("ante cards are revealed|reveal", re.IGNORECASE))


def test_what_one_says_reaches_the_others(sit: Sit) -> None:
    host, guest = sit(), sit()
    page = host.visit("/new/jeu_des_dragons")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    guest.page.goto(page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Start").click()
    assert guest.wait_for_turn()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("textbox", name="Say something").fill("Good evening")
    guest.page.keyboard.press("Enter")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good evening")
