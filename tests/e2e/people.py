"""People in front of a browser: what they do, in the words of the page."""

from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.browsers import DESK

PATIENCE_MS: Final = 45_000
MOST_MOVES: Final = 600


class Player:
    """Somebody with a browser of their own; whatever goes wrong on the page is remembered."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESK, language: str = "en") -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        self.context.add_init_script(
            f"localStorage.getItem('draco-language') ?? localStorage.setItem('draco-language', '{language}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def play_now(self, title: str) -> None:
        """From the shelf to a running table, in one click."""
        self.visit("/")
        self.page.get_by_role("button", name=f"Play right now: {title}").click()
        self.page.wait_for_url("**/table/*")

    def make_short_table(self) -> None:
        """Two players and one gambit of Le Jeu des Dragons, the other one a bot; not yet started."""
        page = self.visit("/new/jeu_des_dragons")
        page.get_by_label("Number of players").select_option("2")
        page.get_by_label("Seat 2").select_option("heuristic")
        page.get_by_text("All options").click()
        page.get_by_label("Number of gambits").fill("1")
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/table/*")

    def start(self) -> None:
        self.page.get_by_role("button", name="Start").click()

    def play_to_the_end(self) -> None:
        """Always the first choice, by keyboard alone."""
        for _ in range(MOST_MOVES):
            if not self.wait_for_turn():
                return
            self.choose_by_keyboard()
            self.page.wait_for_timeout(150)
        raise AssertionError("the game does not end")

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog", name="Result").is_visible()

    def wait_for_turn(self) -> bool:
        """Until one is asked (true) or the game is over (false)."""
        asked = self.page.get_by_role("button", name="Hint", disabled=False)
        over = self.page.get_by_role("dialog", name="Result")
        expect(asked.or_(over).first).to_be_visible(timeout=PATIENCE_MS)
        return not over.is_visible()

    def glowing(self) -> Locator:
        """What can be clicked on the board."""
        return self.page.locator(".board .glows, .board button.gold")

    def choose_by_keyboard(self) -> None:
        """The first choice of the list, without a mouse."""
        self.page.keyboard.press("c")
        dialog = self.page.get_by_role("dialog", name="All choices")
        expect(dialog).to_be_visible()
        dialog.get_by_role("listitem").first.get_by_role("button").focus()
        self.page.keyboard.press("Enter")
        expect(dialog).to_be_hidden()

    def close(self) -> None:
        self.context.close()
