"""No page sticks out or overlaps between 320 and 1920 px, whatever its language and letters are.

Every page is looked at in some widths of each sort; `DRACO_EVERY_WIDTH=1` looks at all of them in everything.
"""

import os
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Route, StorageState

from dracotheque import games
from tests.e2e.browsers import DESK, new_page, new_profile
from tests.e2e.layout import Reader
from tests.e2e.people import Player

LANGUAGES: Final = ("fr", "en")
NARROW: Final = 320
WIDTHS: Final = (320, 360, 390, 480, 600, 768, 960, 1024, 1280, 1920)
FEW: Final = (390, 768, 1280, 1920)
"""Besides the narrowest one, which every page meets in both languages and with all letters."""
LETTERS: Final = ("ours", "large", "blocked")
"""Our own ones, at 100 % and at 130 %, and those of the system where ours do not come."""
TURNS: Final = 2
PAGES: Final = (
    "/",
    *(f"/new/{game}" for game in games.ids()),
    "/workshop/pierres_du_dragon",
    "/tables",
    "/me",
    "/rules",
    "/rules/dragons_du_mekong",
    "/ratings",
    "/reset#token",
    "/settings",
    "/admin",
    "/no/such/page",
)
Readers = dict[tuple[str, bool], Reader]
"""By their language, and whether our letters are kept from them."""

JUMP: Final = 6
"""Pixels: less than the lines of a paragraph are apart."""
HERE: Final = "[...document.fonts].filter((face) => face.status === 'loaded').length >= 2"
PLACES: Final = """() => [...document.querySelectorAll('h1, h2, main a, main button')].map(
  (each) => [each.innerText, Math.round(each.getBoundingClientRect().top)])"""


class Evening(NamedTuple):
    """What was played before: the addresses of its tables, and whose they are."""

    tables: dict[str, str]
    known: StorageState


@pytest.fixture(scope="module")
def evening(house: str, window: Browser) -> Evening:
    player = Player(window, house)
    tables = {}
    for game in games.ids():
        player.play_now(games.get(game).title)
        player.page.get_by_role("button", name="No, thanks").click()
        for _ in range(TURNS):
            if player.wait_for_turn():
                player.choose_by_keyboard()
        player.wait_for_turn()
        tables[game] = player.page.url.removeprefix(house)
    player.make_short_table()
    tables["waiting"] = player.page.url.removeprefix(house)
    tables["screen"] = f"{tables['waiting']}/screen"
    known = player.context.storage_state()
    player.close()
    return Evening(tables, known)


@pytest.fixture(scope="module")
def readers(house: str, window: Browser, evening: Evening) -> Iterator[Readers]:
    """In each language one with our letters, and one to whom they never come."""
    all_readers = {
        (language, blocked): Reader(window, house, evening.known, language, blocked=blocked)
        for language, blocked in product(LANGUAGES, (False, True))
    }
    yield all_readers
    for reader in all_readers.values():
        reader.close()


def conditions(page: int) -> list[tuple[str, str, int]]:
    """Letters, language and width: few that change from page to page, or all there are."""
    if os.environ.get("DRACO_EVERY_WIDTH"):
        return list(product(LETTERS, LANGUAGES, WIDTHS))
    one, other = LANGUAGES[page % 2], LANGUAGES[1 - page % 2]
    narrow = [("ours", one, NARROW), ("ours", other, NARROW), ("large", "fr", NARROW), ("blocked", one, NARROW)]
    wider = [("ours", language, width) for language, width in zip((one, other) * 2, FEW, strict=True)]
    return [*narrow, *wider, ("large", "en", FEW[page % 3]), ("blocked", one, FEW[-1 - page % 3])]


def look(readers: Readers, path: str, page: int) -> list[str]:
    """What is wrong with a page, and when."""
    wanted: dict[tuple[str, bool], list[tuple[str, int]]] = {}
    for letters, language, width in conditions(page):
        wanted.setdefault((language, letters == "blocked"), []).append((letters, width))
    for reader in wanted:
        readers[reader].open(path)
    found = []
    for reader, looks in wanted.items():
        readers[reader].arrive()
        for letters, width in sorted(looks):
            faults = readers[reader].faults(width, large=letters == "large")
            found += [f"{letters}, {reader[0]}, {width} px: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_screen(readers: Readers, path: str) -> None:
    assert look(readers, path, PAGES.index(path)) == []


@pytest.mark.parametrize("place", [*games.ids(), "waiting", "screen"])
def test_a_table_fits_every_screen(readers: Readers, evening: Evening, place: str) -> None:
    assert look(readers, evening.tables[place], [*evening.tables].index(place)) == []


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
