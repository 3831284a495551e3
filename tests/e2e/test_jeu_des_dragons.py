from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit

GAME = "jeu_des_dragons"
TITLE = "Le Jeu des Dragons"


def test_a_whole_game_is_played_by_keyboard_alone(sit: Sit) -> None:
    player = sit(PHONE)
    player.make_short_table()
    player.start()
    player.play_to_the_end()
    assert player.is_over()


def test_one_click_on_the_shelf_leads_to_a_table_where_one_can_play(sit: Sit) -> None:
    player = sit()
    player.play_now(TITLE)
    assert player.wait_for_turn()
    assert violations(player.page) == []


def test_the_log_follows_the_language(sit: Sit) -> None:
    player = sit()
    player.play(GAME)
    player.wait_for_turn()
    log = player.page.get_by_role("log")
    expect(log).to_contain_text("Gambit 1")
    player.page.get_by_role("button", name="français").click()
    expect(player.page.get_by_role("log")).to_contain_text("La manche 1 commence")


def test_a_card_can_be_carried_into_the_middle_of_the_table(sit: Sit) -> None:
    player = sit()
    player.play(GAME)
    assert player.wait_for_turn()
    card = player.glowing().first.bounding_box()
    middle = player.page.locator("[data-drop=middle]").bounding_box()
    assert card is not None
    assert middle is not None
    mouse = player.page.mouse
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    mouse.move(middle["x"] + 200, middle["y"] + 40, steps=6)
    expect(player.page.locator(".aimed")).to_have_count(1)
    mouse.up()
    expect(player.page.get_by_role("log")).to_contain_text("reveal")


def test_a_refusal_is_told_in_words(sit: Sit) -> None:
    player = sit()
    player.play(GAME)
    assert player.wait_for_turn()
    player.page.keyboard.press("z")
    expect(player.page.get_by_role("status").filter(has_text="taken back")).to_be_visible()
