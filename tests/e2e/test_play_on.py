"""A finished game is looked at again, with its figures, and played on from one of its moments."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from playwright.sync_api import expect

from dracotheque.server.http.guard import SANDBOX
from tests.e2e.axe import violations
from tests.e2e.conftest import Sit

ON_TO_A_MOVE = """() => {
    if (document.querySelector('.board [data-last]')) return true
    document.querySelector('button[aria-label="Next move"]').click()
}"""
"""Walk on until the last move is ringed on the board."""


def test_a_finished_game_is_seen_again_from_any_seat_and_played_on_from_the_moment_it_shows(sit: Sit) -> None:
    player = sit()
    player.make_short_table()
    player.start()
    player.play_to_the_end()
    page = player.page
    page.get_by_role("link", name="See the game again").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider", name="Moment of the game").fill("4")
    page.wait_for_function(ON_TO_A_MOVE, polling=200)
    page.get_by_role("slider", name="Moment of the game").fill("4")
    page.wait_for_url(re.compile(r"#4$"))
    assert violations(page) == []
    page.get_by_role("button", name="Statistics").click()
    figures = page.get_by_role("dialog", name="Statistics")
    expect(figures.get_by_role("row", name="Time to think")).to_be_visible()
    assert figures.get_by_role("rowheader").count() > 1, "a game has figures of its own"
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("navigation", name="Through the eyes of").get_by_role("link").nth(1).click()
    page.wait_for_url("**/replay/*?seat=0#4")
    expect(page.get_by_role("list", name="Hand", exact=True)).to_be_visible()
    told = page.locator("ol[aria-live] li").all_inner_texts()
    finished = page.url

    page.get_by_role("button", name="Was the shuffle fair?").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Checked on your device")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Play on from here").click()
    wish = page.get_by_role("dialog", name="Play on from here")
    wish.get_by_label("Against").select_option("heuristic")
    assert violations(page) == []
    wish.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert player.wait_for_turn(), "the game goes on"
    log = page.get_by_role("log")
    for sentence in told:
        expect(log).to_contain_text(sentence)
    player.play_to_the_end()
    page.get_by_text("Was the shuffle fair?").click()
    origin = page.get_by_role("link", name="See that game")
    expect(origin).to_have_attribute("href", finished[finished.index("/replay") :].replace("?seat=0", ""))


def test_a_shared_game_is_shown_inside_another_page_and_there_one_only_looks_on(sit: Sit, house: str) -> None:
    player = sit()
    player.set_table("jeu_des_dragons", ["beginner"], {"max_gambits": 1})
    player.start()
    player.play_to_the_end()
    page = player.page
    against = page.get_by_role("dialog", name="Result").locator("form")
    expect(against).to_contain_text(
        re.compile("Against bots that are very easy: you (won|lost) the one game you played.")
    )
    expect(against.get_by_label("Play against")).to_have_value(re.compile("beginner|apprentice"))
    page.get_by_role("link", name="See the game again").click()
    page.wait_for_url("**/replay/*")
    table = page.url.rpartition("/")[2].partition("#")[0]
    page.get_by_role("button", name="Copy the link to this moment").click()
    page.get_by_role("button", name="Share it and copy the link").click()
    expect(page.get_by_role("dialog", name="Show this game to others")).to_be_hidden()
    with elsewhere(frame(house, table)) as address:
        page.goto(address)
        inside = page.frame_locator("iframe")
        inside.get_by_role("slider", name="Moment of the game").fill("3")
        expect(inside.locator(".board svg").first).to_be_visible()
        expect(inside.get_by_role("link", name="The whole game")).to_have_attribute("target", "_blank")
        expect(inside.get_by_role("button", name="Play on from here")).to_have_count(0)
        page.goto("about:blank")


@contextmanager
def elsewhere(body: str) -> Iterator[str]:
    """A page at another address: one that only a test answers for is kept from framing this machine's."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def frame(house: str, table: str) -> str:
    icon = '<link rel="icon" href="data:," />'
    return f'{icon}<iframe src="{house}/embed/replay/{table}" sandbox="{SANDBOX}" width="900" height="600"></iframe>'
