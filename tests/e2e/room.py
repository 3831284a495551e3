"""People around one device, and what the server would show each of them: the page must not show more."""

import re
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from dracotheque.texts import texts_for
from tests.e2e.people import Player

GAME: Final = "jeu_des_dragons"
WORDS: Final = texts_for("en", f"dracotheque.games.{GAME}")
SHOWN: Final = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(
    (each) => [each.getAttribute('aria-label'), each.getAttribute('title')]),
].join('\\n')"""


class Room:
    """A browser that goes from hand to hand at a table of Le Jeu des Dragons."""

    def __init__(self, player: Player, names: list[str]) -> None:
        self.player = player
        self.page = player.page
        self.names = names

    def make_table(self, *bots: str, **options: str) -> None:
        """These people, these bots, these options by their labels."""
        page = self.player.visit(f"/new/{GAME}")
        page.get_by_label("Number of players").select_option(str(len(self.names) + len(bots)))
        page.get_by_role("radio", name="On this device").check()
        for number, name in enumerate(self.names, 1):
            page.get_by_label(f"Name at seat {number}").fill(name)
        for number, bot in enumerate(bots, len(self.names) + 1):
            page.get_by_label(f"Seat {number}", exact=True).select_option(bot)
        page.get_by_text("All options").click()
        for label, value in options.items():
            page.get_by_label(label.replace("_", " ")).fill(value)
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/table/*")

    # What the page offers.

    @property
    def lift(self) -> Locator:
        return self.page.locator("button", has_text="lift the curtain")

    @property
    def hand_over(self) -> Locator:
        return self.page.locator("button", has_text="Hand over")

    @property
    def asked(self) -> Locator:
        return self.player.asked()

    @property
    def result(self) -> Locator:
        return self.player.result()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="Log")

    def settle(self) -> None:
        """Until somebody is called, asked, done, or the game is over."""
        expect(self.lift.or_(self.hand_over).or_(self.asked).or_(self.result).first).to_be_visible()

    def called(self) -> int:
        """Whom the curtain calls."""
        expect(self.lift).to_be_visible()
        words = self.page.get_by_role("heading", level=1).inner_text()
        return next(seat for seat, name in enumerate(self.names) if words == f"Give the device to {name}")

    def open_for_whoever_is_called(self) -> int:
        seat = self.called()
        self.lift.click()
        expect(self.page.get_by_text(f"{self.names[seat]} has the device.")).to_be_visible()
        return seat

    # What it may show.

    def shown_secrets(self, seat: int | None) -> list[str]:
        """Cards on the page that whoever looks, from this seat or behind the curtain, may not know."""
        shown = self.page.evaluate(SHOWN)
        return [name for name in self._hidden_from(seat) if re.search(rf"\b{re.escape(name)}\b", shown, re.IGNORECASE)]

    def _hidden_from(self, seat: int | None) -> list[str]:
        known = _named(self._view(seat))
        held = {card for other in range(len(self.names)) for card in self._view(other)["places"][other]["hand"]}
        return [WORDS.name("card", card) for card in sorted(held - known)]

    def _view(self, seat: int | None) -> Any:
        """What the server shows this seat, or a spectator."""
        table = self.page.url.split("/table/")[1]
        address = f"{self.player.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookie = next(each for each in self.player.context.cookies() if each.get("name") == "draco")
        with connect(address, additional_headers={"Cookie": f"draco={cookie.get('value')}"}, proxy=None) as socket:
            socket.send(msgspec.json.encode({"type": "hello", "seat": seat, "watch": seat is None}).decode())
            return msgspec.json.decode(socket.recv())["view"]


def put_on_the_wall(wall: Player) -> str:
    """A table for one phone and a bot on a big screen, not yet started; the link that its code holds."""
    # Phones do not reach the servers of tests, and such a server says so; here its address is one they would.
    wall.page.route("**/api/house", lambda route: route.fulfill(json={"address": wall.address, "mail": False}))
    page = wall.visit(f"/new/{GAME}")
    page.get_by_role("radio", name="Big screen and phones").check()
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label("Seat 2").select_option("heuristic")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/screen")
    expect(page.get_by_role("img", name="Code to scan to join the table")).to_be_visible()
    return page.get_by_role("link", name="/table/").get_attribute("href") or ""


def _named(view: Any) -> set[str]:
    """Every card that a view names."""
    places = {card for place in view["places"] for card in (*place["hand"], *place["flight"])}
    return places | {*view["antes"], *view["discard"]} | {each["card"] for each in view["laid"]}
