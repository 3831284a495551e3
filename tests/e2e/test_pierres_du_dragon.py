"""A character nobody has heard of is invented in the workshop, comes to a table and shows its power."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.clicking import Clicker
from tests.e2e.conftest import Sit

NAME = "The Bell-ringer"
MOST_CLICKS = 250


def invent(page: Page) -> None:
    """Three silver coins from the bank, for whoever wants them."""
    page.get_by_label("Name in French").fill("Le Sonneur")
    page.get_by_label("Name", exact=True).fill(NAME)
    page.get_by_label("The winner may decline the whole power").check()
    step = page.get_by_role("group", name="The power, step by step").get_by_role("listitem")
    step.get_by_label("What").select_option("silver")
    step.get_by_label("How many").fill("3")
    page.keyboard.press("Tab")


def keep_the_pile_small(route: Route) -> None:
    """With two others in the pile of special characters, the card comes in the second round at the latest."""
    wish: Any = route.request.post_data_json
    wish["options"]["specials"] = ["brigand", "goldsmith"]
    route.continue_(post_data=json.dumps(wish))


def bid_everything(page: Page) -> None:
    for row in page.get_by_role("region", name="Your fist").locator(".row").all():
        more = row.locator(".coin:not(.in)")
        if more.count():
            more.last.click()


def test_a_card_made_in_the_workshop_is_won_and_used_at_a_table(sit: Sit) -> None:
    player = sit()
    clicker = Clicker(player, ".glows, button.gold")
    page = player.visit("/workshop/pierres_du_dragon")
    invent(page)
    page.get_by_role("button", name="Use at a table").click()
    page.get_by_role("button", name=f"Leave {NAME} out").wait_for()
    page.get_by_label("Number of players").select_option("3")
    for number in (2, 3):
        page.get_by_label(f"Seat {number}").select_option("beginner")
    page.route("**/api/tables", keep_the_pile_small)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    player.start()

    for _ in range(MOST_CLICKS):
        assert clicker.wait(), "the game ended before the card was won"
        if f"Do you use the power of {NAME}" in clicker.prompt():
            break
        if page.locator(".stage").get_by_text(NAME).is_visible():
            bid_everything(page)
        clicker.click()
    clicker.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(rf"uses the power of {NAME}\.\s+\S.* gets 3 silver\."))


def test_the_fist_can_be_closed_without_scrolling_even_in_great_company(sit: Sit) -> None:
    player = sit()
    clicker = Clicker(player, "button.gold")
    player.set_table("pierres_du_dragon", ["beginner"] * 5)
    player.start()
    clicker.click()
    assert clicker.wait()
    expect(player.page.get_by_role("region", name="Your fist").locator("button.gold")).to_be_in_viewport(ratio=1)
