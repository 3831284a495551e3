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
from tests.e2e.layout import Reader
from tests.e2e.people import Player

LANGUAGES: Final = ("fr", "en")
NARROW: Final = 320
WIDTHS: Final = (320, 360, 390, 480, 600, 768, 960, 1024, 1280, 1920)
FEW: Final = {"ours": (390, 600, 960, 1280, 1920), "large": (390, 1280), "blocked": (390, 1280)}
"""Besides the narrowest one, which every page meets in both languages."""
TURNS: Final = 2
QUIET_MS: Final = 300
"""What comes to a table while its choices are being opened would close them."""
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
                player.page.wait_for_timeout(QUIET_MS)
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
def readers(house: str, window: Browser, evening: Evening) -> Iterator[dict[str, Reader]]:
    """One with our letters, and one to whom they never come."""
    both = {letters: Reader(window, house, evening.known, letters) for letters in ("ours", "blocked")}
    yield both
    for reader in both.values():
        reader.close()


def conditions(page: int) -> list[tuple[str, str, int]]:
    """Letters, language and width: few that change from page to page, or all there are."""
    if os.environ.get("DRACO_EVERY_WIDTH"):
        return list(product(FEW, LANGUAGES, WIDTHS))
    narrow = list(product(FEW, LANGUAGES, (NARROW,)))
    turned = LANGUAGES[page % 2 :] + LANGUAGES[: page % 2]
    return narrow + [
        (letters, turned[at % 2], width) for letters, widths in FEW.items() for at, width in enumerate(widths)
    ]


def look(readers: dict[str, Reader], path: str, page: int) -> list[str]:
    """What is wrong with a page, and when."""
    found = []
    for letters, language, width in sorted(conditions(page), key=lambda each: (each[0] == "blocked", each[1], each[0])):
        reader = readers["blocked" if letters == "blocked" else "ours"]
        reader.open(path, language, large=letters == "large")
        found += [f"{letters}, {language}, {width} px: {fault}" for fault in reader.faults(width)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_every_screen(readers: dict[str, Reader], path: str) -> None:
    assert look(readers, path, PAGES.index(path)) == []


@pytest.mark.parametrize("place", [*games.ids(), "waiting", "screen"])
def test_a_table_fits_every_screen(readers: dict[str, Reader], evening: Evening, place: str) -> None:
    assert look(readers, evening.tables[place], [*evening.tables].index(place)) == []


def test_letters_that_come_late_move_nothing(house: str, window: Browser) -> None:
    """The letters of the system that stand in for ours are as wide and as high."""
    context = window.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="fr")
    page = context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.woff2", hold)
    page.goto(house, wait_until="domcontentloaded")
    page.get_by_role("heading", level=1).wait_for()
    page.locator(".picture svg").first.wait_for()
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
