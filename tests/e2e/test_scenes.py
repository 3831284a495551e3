"""The great moments of every game are told in their order, and the table ends as the server has it."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from dracotheque import games
from tests.e2e.browsers import DESK, complaints, new_page, new_profile
from tests.e2e.climaxes import Climax, Teller, climaxes_at, fresh

Motion = Literal["reduce", "no-preference"]
REMEMBER: Final = """() => {
    const body = document.body.dataset
    let last = null
    const note = () => {
        const scene = document.querySelector('[data-scene]')
        if (scene && last !== scene) body.told = `${body.told ?? ''} ${scene.dataset.scene}`.trim()
        last = scene
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""
"""Whoever looks at the page only now and then would miss a banner that has gone."""
MANY: Final = 200
TRIES: Final = 20
SETTLING_MS: Final = 250
MOST_LINES: Final = 200
"""So many lines of the log are shown."""


class Seen(NamedTuple):
    page: Page
    teller: Teller
    faults: list[str]


@pytest.fixture(scope="module")
def seen(window: Browser) -> Iterator[Seen]:
    """A page that wants everything told."""
    profile = new_profile(window, "en", "quick")
    page = new_page(profile, DESK)
    yield Seen(page, Teller(page), complaints(page))
    profile.close()


def tell(seen: Seen, climax: Climax) -> list[str]:
    """What the page tells of a move, until it has nothing more to tell."""
    page = seen.page
    page.evaluate("delete document.body.dataset.told")
    seen.teller.say(climax.news)
    page.locator("body[data-told]").wait_for()
    page.locator("main:not(:has([data-scene])) .board[aria-busy=false]").wait_for()
    return str(page.locator("body").get_attribute("data-told")).split()


def board(seen: Seen) -> list[str]:
    """What stands on the board, in words, when nothing moves any more; in a hand what is new may lie elsewhere."""
    words = ""
    for _ in range(TRIES):
        shown = seen.page.locator(".board[aria-busy=false]").inner_text()
        if shown == words:
            break
        words = shown
        seen.page.wait_for_timeout(SETTLING_MS)
    return sorted(words.splitlines())


@pytest.mark.parametrize(
    ("motion", "game"), [*(("no-preference", game) for game in games.ids()), ("reduce", "pierres_du_dragon")]
)
def test_climaxes_are_told_in_order_and_the_table_ends_as_the_server_has_it(
    seen: Seen, house: str, motion: Motion, game: str
) -> None:
    seen.page.emulate_media(reduced_motion=motion)
    table = seen.teller.sit_down(house, game)
    for number, (wanted, climax) in enumerate(climaxes_at(table)):
        seen.teller.say(fresh(table, climax.before))
        seen.page.locator(".board[aria-busy]").wait_for()
        if not number:
            seen.page.evaluate(REMEMBER)
        told = iter(tell(seen, climax))
        assert all(kind in told for kind in wanted), wanted
        if motion == "reduce":  # else something may be on its way for a while
            shown = board(seen)
            seen.teller.say(fresh(table, climax.after))
            assert board(seen) == shown, wanted
    assert seen.faults == [], "with everything that moves moving, nothing breaks the content policy"


def test_two_hundred_messages_at_once_end_in_the_right_view_with_every_line_in_the_log(seen: Seen, house: str) -> None:
    seen.page.emulate_media(reduced_motion="reduce")
    table = seen.teller.sit_down(house, "jeu_des_dragons")
    _, climax = next(climaxes_at(table))
    seen.teller.say(fresh(table, climax.before))
    seen.page.locator(".board[aria-busy]").wait_for()
    news = msgspec.json.decode(climax.news)
    lines = seen.page.locator("[role=log] li")
    for n in range(MANY):
        began = {"type": "gambit-began", "gambit": n}
        seen.teller.say(msgspec.json.encode(news | {"n": n + 2, "events": [began], "stills": []}))
    seen.teller.say(climax.news)
    expect(lines).to_have_count(min(MOST_LINES, MANY + len(news["events"])))
    shown, told = board(seen), lines.all_inner_texts()
    assert len(set(told[: -len(news["events"])])) == len(told) - len(news["events"]), "a line is there twice, or lost"
    seen.teller.say(fresh(table, climax.after))
    assert board(seen) == shown
