import re

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import MOST_MOVES, Player

TITLE = "Le Jeu des Dragons"


def make_short_table(player: Player) -> None:
    """Two players and one gambit, the other one a bot."""
    page = player.visit("/new/jeu_des_dragons")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label("Seat 2").select_option("heuristic")
    page.get_by_text("All options").click()
    page.get_by_label("Number of gambits").fill("1")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Start").click()


def test_a_whole_game_is_played_by_clicking_on_the_board(sit: Sit) -> None:
    player = sit()
    make_short_table(player)
    for _ in range(MOST_MOVES):
        if not player.wait_for_turn():
            break
        before = player.page.get_by_role("log").inner_text()
        player.glowing().first.click()
        expect(player.page.get_by_role("log")).not_to_have_text(before)
    result = player.page.get_by_role("dialog", name="Result")
    expect(result.get_by_role("row")).to_have_count(3)
    assert violations(player.page) == []


def test_a_whole_game_is_played_by_keyboard_alone(sit: Sit) -> None:
    player = sit(PHONE)
    make_short_table(player)
    for _ in range(MOST_MOVES):
        if not player.wait_for_turn():
            break
        player.choose_by_keyboard()
        player.page.wait_for_timeout(150)
    assert player.is_over()


def test_one_click_on_the_shelf_leads_to_a_table_where_one_can_play(sit: Sit) -> None:
    player = sit()
    player.play_now(TITLE)
    assert player.wait_for_turn()
    assert violations(player.page) == []


def test_the_log_follows_the_language(sit: Sit) -> None:
    player = sit()
    player.play_now(TITLE)
    player.wait_for_turn()
    log = player.page.get_by_role("log")
    expect(log).to_contain_text("Gambit 1")
    player.page.get_by_role("button", name="français").click()
    expect(player.page.get_by_role("log")).to_contain_text("La manche 1 commence")


def test_a_finished_game_can_be_seen_again_from_any_seat(sit: Sit) -> None:
    player = sit()
    make_short_table(player)
    for _ in range(MOST_MOVES):
        if not player.wait_for_turn():
            break
        player.choose_by_keyboard()
        player.page.wait_for_timeout(100)
    page = player.page
    page.get_by_role("link", name="See the game again").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider", name="Moment of the game").fill("4")
    page.wait_for_url(re.compile(r"#4$"))
    assert violations(page) == []
    page.get_by_role("navigation", name="Through the eyes of").get_by_role("link").nth(1).click()
    page.wait_for_url(re.compile(r"seat=0#4$"))
    expect(page.get_by_role("list", name="Hand", exact=True)).to_be_visible()
