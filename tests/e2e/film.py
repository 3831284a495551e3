"""Film strips of the climaxes: `python -m tests.e2e.film [WORD]` writes eight stills of each into shots/scenes/."""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from dracotheque import games
from tests.e2e.browsers import DESK, PHONE, browser, new_page, new_profile
from tests.e2e.climaxes import Climax, Teller, climaxes_at, fresh
from tests.server.process import ServerProcess

OUTPUT: Final = Path("shots/scenes")
STILLS: Final = 8
EVERY_MS: Final = 450
"""Of the page's own time, which stands still while a picture is taken, however busy the machine is."""
LANDING_MS: Final = 300
"""What flies moves by the browser's clock, not by the page's."""
A_MOMENT: Final = 5.0
"""Seconds from now, in which the page may be told to stand still."""


def main(word: str = "") -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browser() as window:
        server = ServerProcess(data=folder)
        for name, size in (("desk", DESK), ("phone", PHONE)):
            for game in games.ids():
                if word in f"{game} {name}":
                    film(window, server.url, game, name, size)
        server.stop()


def film(window: Browser, address: str, game: str, name: str, size: tuple[int, int]) -> None:
    """Every climax of a game, at a table that nobody else plays at."""
    profile = new_profile(window, "en", "usual", "no-preference")
    profile.add_init_script(f"localStorage.setItem('draco-coach', '{{\"{game}\":null}}')")
    page = new_page(profile, size)
    teller = Teller(page)
    table = teller.sit_down(address, game)
    page.clock.install()
    for wanted, climax in climaxes_at(table):
        teller.say(fresh(table, climax.before))
        develop(page, f"{game}-{wanted[-1]}-{name}", shoot(page, teller, climax), size)
    profile.close()


def shoot(page: Page, teller: Teller, climax: Climax) -> list[bytes]:
    page.locator(".board[aria-busy]").wait_for()
    # By the page's own clock, which runs ahead of ours from one climax to the next.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + A_MOMENT)
    teller.say(climax.news)
    page.wait_for_timeout(LANDING_MS)
    stills = []
    for _ in range(STILLS):
        page.clock.run_for(EVERY_MS)
        page.wait_for_timeout(LANDING_MS)
        stills.append(page.screenshot(type="jpeg", quality=70))
    page.clock.resume()
    return stills


def develop(page: Page, label: str, stills: list[bytes], size: tuple[int, int]) -> None:
    """All stills of a climax on one sheet."""
    sheet = page.context.browser.new_page(viewport={"width": size[0] * 2, "height": size[1]})  # type: ignore[union-attr]
    pictures = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(still).decode()}">' for still in stills)
    sheet.set_content(
        f"<style>body{{margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:4px}}img{{width:100%}}</style>{pictures}"
    )
    sheet.screenshot(path=OUTPUT / f"{label}.png", full_page=True)
    sheet.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
