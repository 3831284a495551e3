"""Takes a picture of every page at both sizes: `make shots` writes them into shots/."""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from dracotheque import games
from tests.e2e.browsers import DESK, PHONE, browser
from tests.e2e.people import Player
from tests.e2e.room import Room, put_on_the_wall
from tests.server.process import ServerProcess

OUTPUT = Path("shots")
PAGES = {
    "shelf": "/",
    "new-table": "/new/jeu_des_dragons",
    "tables": "/tables",
    "me": "/me",
    "ratings": "/ratings",
    "all-rules": "/rules",
    "rules": "/rules/jeu_des_dragons#3.3.3",
    "workshop": "/workshop/pierres_du_dragon",
    "gallery": "/gallery/pierres_du_dragon",
    "settings": "/settings",
    "lost": "/no/such/page",
}
TURNS = 8


def main() -> None:
    OUTPUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browser() as window:
        server = ServerProcess(data=folder)
        for name, size in (("desk", DESK), ("phone", PHONE)):
            take_pages(window, server.url, name, size)
            take_one_evening(window, server.url, name, size, folder)
            take_one_room(window, server.url, name, size)
            for game in games.ids():
                take_table(window, server.url, name, size, game)
        server.stop()


def take_pages(window: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    player = Player(window, address, size, "fr")
    for label, path in PAGES.items():
        page = player.arrive(path)
        if label == "rules":
            page.screenshot(path=OUTPUT / f"{label}-{name}.png")
        else:
            take_whole(page, f"{label}-{name}", size)
    player.close()


def take_whole(page: Page, label: str, size: tuple[int, int]) -> None:
    """The whole page, as on a device that is as high: what clings to the edge of a window stays at the edge."""
    width, height = size
    whole = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": max(height, whole)})
    page.screenshot(path=OUTPUT / f"{label}.png")
    page.set_viewport_size({"width": width, "height": height})


def take_one_evening(window: Browser, address: str, name: str, size: tuple[int, int], data: str) -> None:
    """A table before it starts, its end, the game seen again and in figures, a profile, and the page of the host."""
    player = Player(window, address, size, "en")
    player.arrival.listen()
    account = {"name": f"Alix {name}", "password": "a dragon's long name", "language": "en"}
    assert player.page.request.post(f"{address}/api/account", data=account, headers={"X-Draco": "1"}).ok
    player.make_short_table()
    player.page.get_by_role("button", name="Start").wait_for()
    player.page.screenshot(path=OUTPUT / f"waiting-{name}.png")
    player.start()
    player.play_to_the_end()
    player.arrival.wait()
    player.page.screenshot(path=OUTPUT / f"end-{name}.png")
    player.page.get_by_role("link", name="See the game again").click()
    player.page.get_by_role("slider", name="Moment of the game").fill("5")
    player.arrival.wait()
    player.page.screenshot(path=OUTPUT / f"replay-{name}.png")
    player.page.get_by_role("button", name="Statistics").click()
    player.page.get_by_role("row", name="Decisions").wait_for()
    player.page.screenshot(path=OUTPUT / f"replay-statistics-{name}.png")
    player.visit("/me").get_by_role("tab", name="Statistics").click()
    player.page.get_by_role("columnheader", name="Best score").wait_for()
    take_whole(player.page, f"statistics-{name}", size)
    command = [sys.executable, "-m", "dracotheque.cli", "admin", "promote", account["name"], "--data", data]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    player.arrive("/admin")
    take_whole(player.page, f"admin-{name}", size)
    player.close()


def take_one_room(window: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    """A device that goes from hand to hand, and a table on a big screen with a hand on a phone."""
    room = Room(Player(window, address, size, "en"), ["Alix", "Chloé", "Dan"])
    room.make_table("heuristic")
    room.lift.wait_for()
    room.page.screenshot(path=OUTPUT / f"curtain-{name}.png")
    room.open_for_whoever_is_called()
    room.asked.wait_for()
    room.player.choose_by_keyboard()
    room.hand_over.wait_for()
    room.page.screenshot(path=OUTPUT / f"hand-over-{name}.png")
    room.player.close()
    wall, hand = Player(window, address, size, "en"), Player(window, address, PHONE, "en")
    hand.arrival.listen()
    link = put_on_the_wall(wall)
    wall.page.screenshot(path=OUTPUT / f"screen-waiting-{name}.png")
    hand.accept(link)
    wall.page.get_by_role("button", name="Start").click()
    if hand.wait_for_turn():
        hand.choose_by_keyboard()
    hand.wait_for_turn()
    hand.arrival.wait()
    wall.page.screenshot(path=OUTPUT / f"screen-{name}.png")
    hand.page.screenshot(path=OUTPUT / f"screen-hand-{name}.png")
    wall.close()
    hand.close()


def take_table(window: Browser, address: str, name: str, size: tuple[int, int], game: str) -> None:
    """A table after some turns, with its list of choices and its rules beside it."""
    player = Player(window, address, size, "en")
    player.arrival.listen()
    player.play_now(games.get(game).title)
    player.page.get_by_role("button", name="No, thanks").click()
    for _ in range(TURNS):
        if not player.wait_for_turn():
            break
        player.choose_by_keyboard()
    if player.wait_for_turn():
        player.arrival.wait()
        player.page.screenshot(path=OUTPUT / f"{game}-{name}.png")
        for key, label in (("c", "choices"), ("r", "rules-drawer")):
            player.page.keyboard.press(key)
            player.arrival.wait()
            player.page.screenshot(path=OUTPUT / f"{game}-{label}-{name}.png")
            player.page.keyboard.press("Escape")
    player.close()


if __name__ == "__main__":
    main()
