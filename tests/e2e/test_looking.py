"""One of each kind of thing on a table is looked at closely: by mouse, keyboard and finger, in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from dracotheque import games
from tests.e2e.axe import violations
from tests.e2e.browsers import DESK, PHONE
from tests.e2e.conftest import Sit

FIRST_OF_EACH = """() => {
    const found = {}
    for (const node of document.querySelectorAll('.board [data-look]')) {
        const kind = node.dataset.look.split(' ')[0]
        const reached = node.checkVisibility() && getComputedStyle(node).pointerEvents !== 'none'
        if (reached && !(kind in found)) found[kind] = node.dataset.look
    }
    return Object.values(found)
}"""
FOCUS = "node => (node.matches('button, [tabindex]') ? node : node.querySelector('button, [tabindex]'))?.focus()"


def look_by_mouse(page: Page, thing: str) -> str:
    page.locator(f'.board [data-look="{thing}"]').first.hover(force=True)
    return shown(page)


def look_by_keyboard(page: Page, thing: str) -> str:
    page.keyboard.press("Tab")
    page.locator(f'.board [data-look="{thing}"]').first.evaluate(FOCUS)
    return shown(page)


def look_by_finger(page: Page, thing: str) -> str:
    """A long press, which plays nothing."""
    node = page.locator(f'.board [data-look="{thing}"]').first
    node.dispatch_event("pointerdown", {"pointerType": "touch"})
    words = shown(page)
    node.dispatch_event("pointerup", {"pointerType": "touch"})
    return words


def shown(page: Page) -> str:
    look = page.locator(".look [role=tooltip]")
    expect(look).to_contain_text(re.compile(r"\w"))
    return look.inner_text()


def put_away(page: Page) -> None:
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    expect(page.locator(".look")).to_have_count(0)


@pytest.mark.parametrize("game", games.ids())
def test_one_of_each_kind_is_looked_at_by_mouse_keyboard_and_finger(sit: Sit, game: str) -> None:
    player = sit(DESK)
    page = player.page
    player.play(game)
    page.get_by_role("button", name="No, thanks").click()
    assert player.wait_for_turn()
    things = page.evaluate(FIRST_OF_EACH)
    assert things, "nothing can be looked at"
    said = {thing: set[str]() for thing in things}
    for language in ("fr", "en"):
        page.locator(f"button[lang={language}]").click()
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        for thing, words in said.items():
            words.add(look_by_mouse(page, thing))
            put_away(page)
    for thing, words in said.items():
        assert len(words) == 2, f"{thing} says the same in both languages"
        assert look_by_keyboard(page, thing) in words
        put_away(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for thing in things:
        assert look_by_finger(page, thing)
        box = page.locator(".look").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], thing
    assert violations(page) == []
    put_away(page)
    assert player.wait_for_turn(), "looking plays nothing"
