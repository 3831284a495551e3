"""People in front of a browser: what they do, in the words of the page."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.arriving import Arrival
from tests.e2e.browsers import DESK, PATIENCE_MS, complaints, new_page, new_profile
from tests.e2e.wire import Wire

MOST_MOVES: Final = 600
EMPTY: Final = "/dragon.svg"
"""A page of ours that does nothing: at any other address the browser would begin a process anew and translate all it
has to run once more, which takes as long as everything else about sitting down."""
HINT: Final = re.compile(r"^\s*Hint\s*$")

# Played inside the page, where what is played is not what a test is about: whatever glows first, whenever one is asked.
PLAY: Final = """(patience) => {
  const isAsked = () => [...document.querySelectorAll('main:has(> .board[aria-busy=false]) button:enabled')].some(
    (each) => each.textContent.trim() === 'Hint');
  const offered = () => [...document.querySelectorAll('.board .glows, .board button.gold')].find(
    (each) => !each.disabled && each.getClientRects().length > 0);
  const play = async () => {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      if (document.querySelector('dialog[open][aria-label=Result]')) return true;
      if (isAsked()) offered()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await new Promise((later) => setTimeout(later, 30));
    }
    return false;
  };
  window.playing = play();
}"""


def table_of(page: Page, address: str, way: str, wish: Mapping[str, Any]) -> str:
    """The path of a table that is made as whoever has this page wishes; a stranger becomes a guest, by a name that no
    page would choose for another."""

    def ask(path: str, data: Mapping[str, Any]) -> Any:
        answer = page.request.post(f"{address}/api/{path}", data=data, headers={"X-Draco": "1"})
        assert answer.ok, answer.text()
        return answer.json()

    if not page.context.cookies():
        ask("guest", {"name": "Mordicus", "language": "en"})
    return f"/table/{ask(way, wish)['id']}"


class Player:
    """Somebody with a browser of their own; whatever goes wrong on the page is remembered."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        workers: Literal["allow", "block"] = "block",
    ) -> None:
        self.address = address
        self.language = language
        self.context = new_profile(browser, language, workers=workers)
        self.page = new_page(self.context, size)
        self.wire = Wire(self.page)
        self.arrival = Arrival(self.page)
        self.faults = complaints(self.page)

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def arrive(self, path: str) -> Page:
        """Visit a page and wait until it is whole."""
        self.arrival.listen()
        page = self.visit(path)
        self.arrival.wait()
        return page

    def play_now(self, title: str) -> None:
        """From the shelf to a running table, in one click."""
        self.visit("/")
        self.page.get_by_role("button", name=f"Play right now: {title}").click()
        self.page.wait_for_url("**/table/*")

    def play(self, game: str) -> None:
        """At a running table, like everybody who plays right now, without the way there: other tests go it."""
        self.visit(table_of(self.page, self.address, "play-now", {"game": game}))

    def set_table(self, game: str, seats: Sequence[str], options: Mapping[str, Any] | None = None) -> None:
        """A table as of `make_table`, without the page where one wishes for it; options by the names of the rules."""
        others = [{"kind": "bot", "bot": bot} if bot else {"kind": "open"} for bot in seats]
        wish = {"game": game, "players": len(seats) + 1, "seats": [{"kind": "me"}, *others], "options": options or {}}
        self.visit(table_of(self.page, self.address, "tables", wish))

    def make_table(self, game: str, seats: Sequence[str], options: Mapping[str, str] | None = None) -> None:
        """A table of one's own, not yet started: each other seat for a bot of this name, or open for somebody."""
        page = self.visit(f"/new/{game}")
        page.get_by_label("Number of players").select_option(str(len(seats) + 1))
        for number, bot in enumerate(seats, start=2):
            page.get_by_label(f"Seat {number}").select_option(bot)
        if options:
            page.get_by_text("All options").click()
        for label, value in (options or {}).items():
            self.wish(page.get_by_label(label, exact=True), value)
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/table/*")

    @staticmethod
    def wish(field: Locator, value: str) -> None:
        if field.evaluate("field => field.localName") == "select":
            field.select_option(label=value)
        else:
            field.fill(value)

    def make_short_table(self) -> None:
        """Two players and one gambit of Le Jeu des Dragons, the other one a bot; not yet started."""
        self.set_table("jeu_des_dragons", ["heuristic"], {"max_gambits": 1})

    def invitation(self) -> str:
        return self.page.get_by_label("Invitation link").input_value()

    def accept(self, invitation: str) -> None:
        """Sit down at a table that one was asked to."""
        self.page.goto(invitation)
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("dialog", name="What shall we call you?").get_by_role("button", name="That is me").click()
        expect(self.page.get_by_role("button", name="Stand up")).to_be_visible()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start").click()

    def play_to_the_end(self) -> None:
        """Always the first choice, by keyboard alone."""
        for _ in range(MOST_MOVES):
            if not self.wait_for_turn():
                return
            self.choose_by_keyboard()
        raise AssertionError("the game does not end")

    def begin_to_play(self) -> None:
        """Play whenever one is asked, while the test looks elsewhere."""
        self.page.evaluate(PLAY, PATIENCE_MS)

    def finish(self) -> None:
        """Until the game that was begun is over."""
        assert self.page.evaluate("window.playing"), "the game does not end"

    def company(self) -> list[str]:
        """The names of all who play."""
        return self.page.locator("main").get_by_label("The company").locator("strong").all_inner_texts()

    def is_over(self) -> bool:
        return self.result().is_visible()

    def result(self) -> Locator:
        return self.page.locator("dialog[open][aria-label=Result]")

    def wait_for_turn(self) -> bool:
        """Until one is asked and nothing is on its way (true), or the game is over (false)."""
        over = self.result()
        expect(self.asked().or_(over).first).to_be_visible()
        return not over.is_visible()

    def asked(self) -> Locator:
        """What one can press as soon as the page asks, and will not ask something else in a moment."""
        # By a selector: this is looked for again and again, and roles are worked out element by element.
        return self.page.locator("main:has(> .board[aria-busy=false]) button:enabled", has_text=HINT)

    def glowing(self) -> Locator:
        """What can be clicked on the board."""
        return self.page.locator(".board .glows, .board button.gold")

    def choose_by_keyboard(self) -> None:
        """The first choice of the list, without a mouse."""
        self.page.keyboard.press("c")
        dialog = self.page.locator("dialog[open][aria-label='All choices']")
        expect(dialog).to_be_visible()
        dialog.locator("li button").first.focus()
        self.page.keyboard.press("Enter")
        expect(dialog).to_be_hidden()

    def say(self, words: str) -> None:
        self.page.get_by_role("tab", name="Chat").click()
        self.page.get_by_role("textbox", name="Say something").fill(words)
        self.page.keyboard.press("Enter")

    def forget(self) -> None:
        """Become somebody who was never here, but for what the browser has fetched."""
        self.page.unroute_all()
        if self.page.url.startswith(self.address):
            self.page.evaluate("sessionStorage.clear()")
        self.page.goto(self.address + EMPTY)
        self.page.emulate_media(reduced_motion="reduce")
        kept = {"origin": self.address, "storageTypes": "local_storage,indexeddb,cache_storage,service_workers"}
        tools = self.context.new_cdp_session(self.page)
        tools.send("Storage.clearDataForOrigin", kept)
        tools.detach()
        self.context.clear_cookies()
        self.faults.clear()
        self.wire.forget()
        self.arrival.forget()

    def close(self) -> None:
        self.context.close()


class Company:
    """Players who take a seat again and again: their page is open and its files are fetched already."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: defaultdict[str, list[Player]] = defaultdict(list)

    def call(self, size: tuple[int, int], language: str) -> Player:
        free = self._free[language]
        if not free:
            return Player(self._browser, self._address, size, language)
        player = free.pop()
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        return player

    def dismiss(self, player: Player) -> None:
        player.forget()
        self._free[player.language].append(player)
