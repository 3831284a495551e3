"""No page sticks out or overlaps between 320 and 1920 px, whatever its language and letters are; everybody can use it.

Every page is looked at in some widths of each sort; `DRACO_EVERY_WIDTH=1` looks at all of them in everything.
"""

import os
from collections import defaultdict
from collections.abc import Callable
from itertools import product
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route

from dracotheque import games
from tests.e2e.axe import violations
from tests.e2e.browsers import DESK, PHONE, new_page, new_profile
from tests.e2e.layout import Reader

LANGUAGES: Final = ("fr", "en")
NARROW: Final = 320
WIDTHS: Final = (320, 360, 390, 480, 600, 768, 960, 1024, 1280, 1920)
FEW: Final = (PHONE[0], DESK[0], 768, 1920)
"""Besides the narrowest one, which every page meets in both languages and with all letters."""
LETTERS: Final = ("ours", "large", "blocked")
"""Our own ones, at 100 % and at 130 %, and those of the system where ours do not come."""
TURNS: Final = 2
PAGES: Final = (
    "/",
    *(f"/new/{game}" for game in games.ids()),
    "/workshop/pierres_du_dragon",
    "/gallery/pierres_du_dragon",
    "/tables",
    "/me",
    "/rules",
    "/rules/dragons_du_mekong",
    "/ratings",
    "/reset#token",
    "/confirm#token",
    "/unsubscribe#token",
    "/settings",
    "/admin",
    "/no/such/page",
)
NOT_ALIKE: Final = [path for path in PAGES if not path.startswith("/new/") or path.endswith(games.ids()[0])]
"""Where tables are wished for, what a game brings to the page is words and numbers."""
TABLES: Final = (*games.ids(), "waiting", "screen")
JUMP: Final = 6
"""Pixels: less than the lines of a paragraph are apart."""
HERE: Final = "[...document.fonts].filter((face) => face.status === 'loaded').length >= 2"
PLACES: Final = """() => [...document.querySelectorAll('h1, h2, main a, main button')].map(
  (each) => [each.innerText, Math.round(each.getBoundingClientRect().top)])"""
BOXES: Final = """() => [...document.querySelectorAll('body *')].map(
  (each) => [each.localName, each.getBoundingClientRect().toJSON()])"""


def conditions(page: int) -> list[tuple[str, str, int]]:
    """Letters, language and width: few that change from page to page, or all there are."""
    if os.environ.get("DRACO_EVERY_WIDTH"):
        return list(product(LETTERS, LANGUAGES, WIDTHS))
    one, other = LANGUAGES[page % 2], LANGUAGES[1 - page % 2]
    narrow = [("ours", one, NARROW), ("ours", other, NARROW), ("large", "fr", NARROW), ("blocked", one, NARROW)]
    wider = [("ours", language, width) for language, width in zip((one, other) * 2, FEW, strict=True)]
    return [*narrow, *wider, ("large", "en", FEW[page % 3]), ("blocked", one, FEW[-1 - page % 3])]


def look(reader: Reader, page: int, use: Callable[[], None] = lambda: None) -> list[str]:
    """What is wrong with the page that is open, and when; at the end our letters are gone from it.

    Somebody may `use` it before they go, in the language that it did not have at first.
    """
    wanted: defaultdict[tuple[bool, str], list[tuple[str, int]]] = defaultdict(list)
    for letters, language, width in conditions(page):
        wanted[letters == "blocked", language].append((letters, width))
    found = []
    for blocked, language in sorted(wanted, key=lambda each: (each[0], each[1] != reader.language)):
        if blocked:
            use()
        reader.speak(language)
        if blocked:
            reader.take_letters_away()
        for letters, width in sorted(wanted[blocked, language], reverse=True):
            faults = reader.faults_at(width, large=letters == "large")
            found += [f"{letters}, {language}, {width} px: {fault}" for fault in faults]
    return found


def play(reader: Reader, game: str) -> None:
    """Some turns of a game, so that there is something on its table and in its log."""
    reader.play(game)
    reader.page.get_by_role("button", name="No, thanks").click()
    for _ in range(TURNS):
        if reader.wait_for_turn():
            reader.choose_by_keyboard()
    reader.wait_for_turn()
    reader.arrival.wait()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_screen_and_everybody_can_use_it(reader: Reader, path: str) -> None:
    """At a desk with everything that moves moving, then on a phone in the other language; on one of them in colour."""
    page = PAGES.index(path)
    reader.faults.clear()
    reader.show(DESK[0])
    reader.page.emulate_media(reduced_motion="no-preference")
    reader.arrive(path)
    check(reader, path, colours=page % 2 == 0)
    reader.page.emulate_media(reduced_motion="reduce")

    def use() -> None:
        reader.show(PHONE[0])
        check(reader, path, colours=page % 2 == 1)

    assert look(reader, page, use) == []


def check(reader: Reader, path: str, *, colours: bool) -> None:
    page = reader.page
    if path in NOT_ALIKE:
        assert violations(page, colours=colours) == []
    assert page.locator("h1").count() == 1, "a page is called by one name"
    assert reader.faults == [], "the page complains, of what the content policy forbids for instance"


@pytest.mark.parametrize("place", TABLES)
def test_a_table_fits_every_screen(reader: Reader, place: str) -> None:
    if reader.page.url.startswith(reader.address):
        reader.speak("en")
    if place in games.ids():
        play(reader, place)
    else:
        reader.make_short_table()
        reader.arrive(urlsplit(reader.page.url).path + ("/screen" if place == "screen" else ""))
    assert look(reader, TABLES.index(place)) == []
    reader.arrive("/tables")
    assert reader.faults_at(DESK[0], large=True) == [], "of a board made small, as wide as its letters are large"


def test_letters_taken_away_leave_a_page_as_it_is_where_they_never_come(house: str, window: Browser) -> None:
    readers = [Reader(window, house), Reader(window, house)]
    readers[1].context.route("**/*.woff2", lambda route: route.abort())
    for each in readers:
        each.arrive("/")
    ours = readers[0].page.evaluate(BOXES)
    readers[0].take_letters_away()
    taken, never = (each.page.evaluate(BOXES) for each in readers)
    for each in readers:
        each.close()
    assert taken == never
    assert taken != ours


def test_letters_that_come_late_move_nothing(house: str, window: Browser) -> None:
    """The letters of the system that stand in for ours are as wide and as high."""
    context = new_profile(window, "fr")
    page = new_page(context, DESK)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.woff2", hold)
    page.goto(house, wait_until="domcontentloaded")
    page.locator(".picture svg").first.wait_for()
    if not page.locator("h1").evaluate("each => each.offsetHeight"):
        context.close()
        pytest.skip("this machine has no letters of its own that could stand in")
    before = page.evaluate(PLACES)
    for route in held:
        route.continue_()
    page.unroute("**/*.woff2")
    page.wait_for_function(HERE)
    page.evaluate("document.fonts.ready")
    after = page.evaluate(PLACES)
    context.close()
    assert [name for name, _ in before] == [name for name, _ in after]
    moved = {name: abs(top - below) for (name, top), (_, below) in zip(before, after, strict=True) if top != below}
    assert max(moved.values(), default=0) <= JUMP, moved
