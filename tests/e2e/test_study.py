"""A finished game is analysed: one walks its turning points by keyboard, reads them in words, and plays on from one."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PATIENCE_MS, PHONE
from tests.e2e.conftest import Sit

THOUGHTFUL_MS = 4 * PATIENCE_MS
"""An analysis thinks for many seconds of the processor, and steps back where others need it."""

SHARE = """id => fetch(`/api/tables/${id}/share`, {
    method: 'POST', body: '{"shared": true}', headers: {'X-Draco': '1', 'Content-Type': 'application/json'}
})"""


def test_a_lost_game_is_analysed_walked_by_keyboard_and_played_on_from_where_it_turned(sit: Sit) -> None:
    player = sit()
    player.make_short_table()
    player.start()
    player.play_to_the_end()
    page = player.page
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_url("**/replay/*")
    chart = page.get_by_role("slider", name="Chances of victory")
    expect(page.get_by_role("button", name="In words")).to_be_visible(timeout=THOUGHTFUL_MS)
    assert violations(page) == []

    chart.focus()
    page.keyboard.press("PageDown")
    page.wait_for_url(re.compile(r"#[1-9]\d*$"))
    at = int(page.url.rpartition("#")[2])
    expect(chart).to_have_attribute("aria-valuenow", str(at))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"\d%.*(good find|slip|blunder|turning point)"))
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(at - 1))
    page.keyboard.press("ArrowRight")

    page.get_by_role("button", name="Moves").click()
    moves = page.get_by_role("dialog", name="Moves")
    expect(moves.get_by_role("button", name="What if?").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")

    page.get_by_role("button", name="In words").click()
    words = page.get_by_role("dialog", name="Where was it won and lost?")
    expect(words.get_by_role("heading").nth(1)).to_have_text("What you could have done better")
    expect(words.get_by_role("region", name="Skill and fortune").get_by_role("row")).to_have_count(3)
    words.get_by_text("All chances as a table").click()
    expect(words.get_by_role("region", name="All chances as a table").get_by_role("row").nth(2)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2].partition("#")[0]
    page.evaluate(SHARE, table)

    friend = sit(PHONE, "fr")
    theirs = friend.visit(f"/replay/{table}#{at}")
    expect(theirs.get_by_role("slider", name="Chances de victoire")).to_have_attribute("aria-valuenow", str(at))
    assert violations(theirs, colours=False) == []
    theirs.get_by_role("button", name="En toutes lettres").click()
    expect(theirs.get_by_role("heading", name="Moments de la soirée")).to_be_visible()
    assert violations(theirs, colours=False) == []

    page.get_by_role("log").get_by_role("button", name="What if?").click()
    wish = page.get_by_role("dialog", name="Play on from here")
    expect(wish).to_contain_text(f"after move {at - 1}")
    wish.get_by_label("Against").select_option("heuristic")
    wish.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert player.wait_for_turn(), "the game goes on"
