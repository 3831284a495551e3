"""Friends: one asks, the other agrees, sees when the friend is here, and calls them to a table by name."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player


def sign_up(player: Player, name: str) -> None:
    account = {"name": name, "password": "a dragon's long name", "language": "en"}
    player.visit("/settings")
    assert player.page.request.post(f"{player.address}/api/account", data=account, headers={"X-Draco": "1"}).ok


def test_a_friend_is_called_to_a_table_by_name(sit: Sit) -> None:
    anna, bruno = sit(), sit(PHONE)
    sign_up(anna, "Aliénor")
    sign_up(bruno, "Barnabé")
    anna.visit("/people/Barnabé").get_by_role("button", name="Ask to be friends").click()
    expect(anna.page.get_by_text("Asked to be friends.")).to_be_visible()
    bruno.visit("/people/Aliénor").get_by_role("button", name="Be friends", exact=True).click()
    expect(bruno.page.get_by_text("You are friends")).to_be_visible()
    assert violations(bruno.page) == []

    bruno.visit("/tables")
    expect(bruno.page.get_by_text("(you)")).to_be_visible()
    anna.set_table("drakon", [""])
    anna.page.get_by_role("button", name="Call Barnabé").click()
    call = bruno.page.locator(".toasts:popover-open")
    expect(call).to_contain_text("Aliénor asks you to play Drakon.")
    call.get_by_role("link", name="Sit down").click()
    expect(anna.page.get_by_text("chair kept")).to_be_visible()
    assert violations(anna.page) == []
    bruno.page.get_by_role("button", name="Take this chair").click()
    expect(anna.page.get_by_role("list").get_by_text("Barnabé")).to_be_visible()

    # Challenged from a profile: a table with a chair kept for the other.
    page = bruno.visit("/people/Aliénor")
    page.get_by_label("A game of").select_option(label="Drakon")
    page.get_by_role("button", name="Challenge").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("main").get_by_role("listitem").filter(has_text="Aliénor")).to_contain_text("chair kept")
