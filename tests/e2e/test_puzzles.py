"""The puzzle of the day: found on the shelf, tried on the board, explained; then another one."""

import pytest
from playwright.sync_api import Page, expect

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.core.replays import read_move
from dracotheque.texts import texts_for
from tests.e2e.axe import violations
from tests.e2e.browsers import DESK, PHONE
from tests.e2e.conftest import Sit

GAME = games.get("drakon")
WORDS = {
    "en": ("Puzzle of the day: Drakon", "The answer", "Well found", "Another puzzle", "1 solved of 1", "You"),
    "fr": ("Énigme du jour : Drakon", "La réponse", "Bien trouvé", "Une autre énigme", "1 résolue sur 1", "Vous"),
}


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_the_puzzle_of_the_day_is_solved_and_another_one_follows(
    sit: Sit, size: tuple[int, int], language: str
) -> None:
    link, answer, found, another, solved, you = WORDS[language]
    player = sit(size, language)
    page = player.visit("/")
    with page.expect_response("**/api/puzzles/drakon/*") as shown:
        page.get_by_role("link", name=link).click()
    page.wait_for_url("**/puzzles/drakon")
    expect(page.locator(".task")).to_be_visible()
    assert violations(page, colours=size == DESK) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    choose(page, language, shown.value.json()["puzzle"], you)
    told = page.get_by_role("region", name=answer)
    expect(told.get_by_role("status")).to_contain_text(found)
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_text(solved)).to_be_visible()
    assert violations(page, colours=size == DESK) == []
    page.get_by_role("button", name=another).click()
    expect(told).to_have_count(0)
    expect(page.locator(".task")).to_be_visible()


def choose(page: Page, language: str, name: str, you: str) -> None:
    """The best move, from the list of all choices."""
    puzzle, state = collection.laid(GAME.id, name)
    names = [you if seat == puzzle.seat else f"{seat}" for seat in range(state.players)]
    words = texts_for(language, GAME.package).move(read_move(GAME, puzzle.best), names)
    moves = [texts_for(language, GAME.package).move(move, names) for move in state.decision(puzzle.seat).moves]
    page.locator(".task").get_by_role("button").click()
    page.get_by_role("dialog").locator("ol button").nth(moves.index(words)).click()
