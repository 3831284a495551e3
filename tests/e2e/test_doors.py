"""Who may not come in, or comes too late, is told so in friendly words."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Sit


def test_a_table_among_friends_asks_for_its_link_and_a_full_one_lets_watch(sit: Sit) -> None:
    host, stranger, late = sit(), sit(), sit()
    page = host.visit("/new/jeu_des_dragons")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label("Seat 2").select_option("heuristic")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Invitation link").input_value()

    stranger.page.goto(link.partition("#")[0])
    expect(stranger.page.get_by_role("alert")).to_contain_text("ask one of them for the link")
    assert violations(stranger.page) == []

    late.page.goto(link)
    expect(late.page.get_by_text("Every chair is taken: you may watch")).to_be_visible()
    host.start()
    expect(late.page.get_by_text("You are watching")).to_be_visible()


def test_a_link_that_is_worn_out_leads_back_to_the_shelf(sit: Sit) -> None:
    player = sit()
    page = player.visit("/confirm#long-ago")
    page.get_by_role("button", name="It is mine").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is no longer valid")
    expect(page.get_by_role("link", name="Back to the shelf")).to_be_visible()
    player.faults.clear()  # the browser notes that the server refused
