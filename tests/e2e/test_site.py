"""The shelf without a server: a folder of static files, and after the first visit nobody who answers."""

import gzip
import json
import os
import re
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.e2e.browsers import DESK, new_page
from tests.e2e.clicking import Clicker
from tests.e2e.evenings import EVENINGS, SHORTEST, Evening
from tests.e2e.people import Player
from tests.e2e.room import Room
from tests.e2e.site import FOLDER, hosted
from tests.e2e.test_pierres_du_dragon import NAME, bid_everything, invent
from tools.site.building import Site

SITE = Path(__file__).parents[2] / "dist" / "site"
STARTED_WITHIN_MS = 240_000
MOST_CLICKS = 12
# Which of two files a page gets as a later version has them.
LATER = """() => Promise.all(['index.html', 'answers.json'].map(async (file) =>
  (await (await fetch(file)).text()).includes('data-later')))"""
KEPT = """() => new Promise((kept) => {
  if (navigator.serviceWorker.controller) kept();
  navigator.serviceWorker.addEventListener('controllerchange', kept);
}).then(() => true)"""
GAMES_KEPT = """async () => {
  const pack = await (await caches.match('engine/engine.json'))?.json();
  if (!pack) return false;
  const files = [pack.loader, pack.machine, pack.wasm.file, pack.standard.file, pack.library.file];
  return (await Promise.all(files.map((file) => caches.match(`engine/${file}`)))).every(Boolean);
}"""
UNTIL_GAMES_KEPT = f"""async () => {{
  while (!(await ({GAMES_KEPT})())) await new Promise((later) => setTimeout(later, 50));
}}"""
PLAYED = EVENINGS if os.environ.get("DRACO_SITE") == "all" else SHORTEST
"""A sample of what whole games in the browser show with a server: all of them where somebody asks for it."""


@pytest.fixture(scope="module")
def alone(window: Browser) -> Iterator[Player]:
    """Somebody who came once, while there was a host, and fetched the games; it has closed since."""
    assert (SITE / "keeper.js").exists(), "no site was built: `make site` builds it"
    with hosted(SITE) as host:
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        page = player.visit("/")
        expect(page.get_by_role("button", name=re.compile("^Play right now"))).to_have_count(5)
        assert not any("engine/" in path and not path.endswith("engine.json") for path in host.asked)
        begin(player, "jeu_des_dragons")
        expect(page.locator(".board")).to_be_visible(timeout=STARTED_WITHIN_MS)
        assert all(path.startswith(FOLDER) for path in host.asked)
        page.evaluate(UNTIL_GAMES_KEPT)
    player.context.set_offline(True)
    yield player
    player.context.close()
    assert player.faults == []


def begin(player: Player, game: str, evening: Evening | None = None) -> None:
    """A table of this device, with bots on the other chairs."""
    evening = evening or EVENINGS[game]
    page = player.visit(f"/new/{game}")
    page.get_by_label("Number of players").select_option(str(evening.opponents + 1))
    for number in range(2, evening.opponents + 2):
        page.get_by_label(f"Seat {number}", exact=True).select_option("beginner")
    page.get_by_text("All options").click()
    for label, value in evening.options.items():
        player.wish(page.get_by_label(label, exact=True), value)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*", timeout=STARTED_WITHIN_MS)


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_is_played_without_a_network(alone: Player, game: str) -> None:
    """With a reload in its middle, after which it goes on where it was; then it is seen again, and checked.

    It leaves as a file, and comes back from it.
    """
    begin(alone, game, PLAYED[game])
    page = alone.page
    clicker = Clicker(alone, *PLAYED[game].clicked)
    assert clicker.click()
    page.reload()
    clicker.play_to_the_end()
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".outcome")).not_to_be_empty()
    expect(result.get_by_role("row", name="Decisions")).to_be_visible()
    result.get_by_text("Was the shuffle fair?").click()
    expect(result.get_by_text("Checked on your device")).to_be_visible()
    result.get_by_role("link", name="See the game again").click()
    expect(page.get_by_role("heading", name=re.compile("^Replay"))).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download the game").click()
    alone.visit("/replay")
    page.get_by_label("Choose a file").set_input_files(kept.value.path())
    expect(page.get_by_role("heading", name=re.compile("^Replay"))).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    expect(alone.visit("/replay").locator(f"a[data-game={game}]")).to_have_count(1)


def test_a_hint_a_move_taken_back_and_another_language_on_the_way(alone: Player) -> None:
    begin(alone, "drakon")
    page, log = alone.page, alone.page.get_by_role("log")
    assert alone.wait_for_turn()
    before = log.inner_text()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("status").filter(has_text="A bot advises").get_by_role("button", name="Do it").click()
    expect(log).not_to_have_text(before, use_inner_text=True)
    page.get_by_role("button", name="Take back").click()
    expect(log).to_have_text(before, use_inner_text=True)
    page.get_by_role("button", name="français").click()
    expect(log).to_contain_text("Le sort désigne qui commence")
    page.get_by_role("button", name="English").click()
    expect(log).to_have_text(before, use_inner_text=True)


def test_people_pass_the_device_on_behind_a_curtain(alone: Player) -> None:
    room = Room(alone, ["Alix", "Chloé"])
    page = alone.visit("/new/jeu_des_dragons")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label("Seat 2", exact=True).select_option(label="In this room")
    for number, name in enumerate(room.names, 1):
        page.get_by_label(f"Name at seat {number}").fill(name)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    for seat in range(2):
        room.settle()
        assert room.called() == seat
        assert room.page.locator(".board").count() == 0
        room.open_for_whoever_is_called()
        room.asked.wait_for()
        room.player.choose_by_keyboard()
        if seat == 0:
            room.hand_over.click()
    expect(room.log).to_contain_text("The ante cards are revealed")


def test_a_card_from_the_workshop_is_played(alone: Player) -> None:
    page = alone.visit("/workshop/pierres_du_dragon")
    invent(page)
    page.get_by_label("The winner may decline the whole power").uncheck()
    page.get_by_role("button", name="Use at a table").click()
    page.get_by_role("button", name=f"Leave {NAME} out").wait_for()
    page.get_by_label("Home-made characters first").check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    clicker, log = Clicker(alone, ".glows, button.gold"), page.get_by_role("log")
    while "Round 2" not in log.inner_text():
        assert clicker.wait()
        if page.locator(".stage").get_by_text(NAME).is_visible():
            bid_everything(page)
        clicker.click()
    expect(log).to_contain_text(NAME)  # who wins it, and whether a coin curses it, is chance


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on_from_its_log(alone: Player) -> None:
    begin(alone, "drakon")
    page = alone.page
    clicker = Clicker(alone, *EVENINGS["drakon"].clicked)
    assert clicker.click() and clicker.wait()
    log = page.get_by_role("log")
    before = log.inner_text()
    (tables,) = [worker for worker in page.workers if "tables.worker" in worker.url]
    with page.expect_event("worker", lambda worker: "tables.worker" in worker.url):
        tables.evaluate("() => void setTimeout(() => { throw new Error('struck down') })")
    for _ in range(MOST_CLICKS):  # one may only choose, the next lay down
        assert clicker.click()
        if log.inner_text() != before:
            break
    expect(log).not_to_have_text(before, use_inner_text=True)
    assert clicker.wait() and log.inner_text().startswith(before.splitlines()[0])
    alone.faults[:] = [fault for fault in alone.faults if "struck down" not in fault]


def test_what_needs_people_is_absent_and_said_so(alone: Player) -> None:
    page = alone.visit("/tables")
    expect(page.get_by_text("without a server")).to_be_visible()
    expect(page.get_by_role("heading", name="Company")).to_have_count(0)
    alone.visit("/ratings")
    expect(page.get_by_text("this page plays on this device alone")).to_be_visible()


def test_what_every_table_needs_comes_compiled_and_the_games_do_not() -> None:
    engine = SITE / "engine"
    pack = json.loads((engine / "engine.json").read_text("utf-8"))
    names: set[str] = set()
    for piece in ("standard", "library"):
        with zipfile.ZipFile(BytesIO(gzip.decompress((engine / pack[piece]["file"]).read_bytes()))) as packed:
            names.update(packed.namelist())
    assert {"typing.pyc", "asyncio/base_events.pyc", "babel/core.pyc", "dracotheque/house/in_page.pyc"} <= names
    assert "dracotheque/games/drakon/view.py" in names
    assert not any(f"{name}c" in names for name in names if name.endswith(".py")), "twice in one pack"


def test_a_newer_version_is_announced_and_no_page_sees_two(window: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    shutil.copytree(SITE, site.folder, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    shutil.copytree(SITE.parents[1] / "web" / "offline", tmp_path / "web" / "offline")
    site.keep()
    with hosted(site.folder) as host:
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        page = player.visit("/")
        page.evaluate(KEPT)
        assert page.evaluate(LATER) == [False, False]
        index = site.folder / "index.html"
        index.write_text(index.read_text("utf-8").replace("<html", "<html data-later"), "utf-8")
        answers = json.loads((site.folder / "answers.json").read_text("utf-8"))
        (site.folder / "answers.json").write_text(json.dumps(answers | {"data-later": True}), "utf-8")
        (site.folder / "keeper.js").unlink()
        site.keep()
        page.reload()
        news = page.get_by_role("status").filter(has_text="A new version is here.")
        expect(news).to_be_visible()
        assert page.evaluate(LATER) == [False, False]
        other = player.context.new_page()
        other.goto(player.address + "/")
        assert other.evaluate(LATER) == [False, False]
        other.close()
        news.get_by_role("button", name="Load it").click()
        page.locator("html[data-later]").wait_for(state="attached")
        assert page.evaluate(LATER) == [True, True]
        expect(page.get_by_role("button", name=re.compile("^Play right now"))).to_have_count(5)
        assert len(page.evaluate("caches.keys()")) == 1
        assert player.faults == []
        player.context.close()


def test_whoever_plays_before_the_page_is_kept_has_the_games_without_the_network_all_the_same(window: Browser) -> None:
    with hosted(SITE, slow="/licences/engine.txt") as host:
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        begin(player, "drakon")
        page = player.page
        expect(page.locator(".board")).to_be_visible(timeout=STARTED_WITHIN_MS)
        assert not page.evaluate(GAMES_KEPT)
        host.let_go.set()
        page.evaluate(UNTIL_GAMES_KEPT)
        fetched = [path for path in host.asked if path.endswith(".gz")]
        assert len(fetched) == len(set(fetched)), "what was there already came again"
    player.context.set_offline(True)
    page.reload()
    expect(page.locator(".board")).to_be_visible(timeout=STARTED_WITHIN_MS)
    assert player.faults == []
    player.context.close()


def test_one_tab_at_a_time_has_the_tables(alone: Player) -> None:
    begin(alone, "drakon")
    expect(alone.page.locator(".board")).to_be_visible()
    other = new_page(alone.context, DESK)
    other.goto(f"{alone.address}/replay")
    expect(other.get_by_text("open in another tab")).to_be_visible()
    other.get_by_role("button", name="Take them over here").click()
    expect(alone.page.get_by_text("open in another tab")).to_be_visible()
    chosen = other.get_by_label("Choose a file")
    chosen.set_input_files(FilePayload(name="letter.json", mimeType="application/json", buffer=b"no game"))
    expect(other.get_by_role("alert")).to_contain_text("letter.json")
    other.close()
    expect(alone.page.get_by_text("open in another tab")).to_have_count(0)
    expect(alone.page.locator(".board")).to_be_visible()
