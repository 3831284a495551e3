"""The page of a server where nobody answers: it opens all the same, and says what waits for the network."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from tests.e2e.browsers import PHONE, new_page, new_profile
from tests.e2e.people import Player

KEPT = """async () => {
  const workers = navigator.serviceWorker;
  if (workers.controller) return;
  await new Promise((seen) => workers.addEventListener('controllerchange', seen, { once: true }));
}"""
CACHED = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""


def kept(page: Page) -> None:
    """Until this device has the page."""
    page.evaluate(KEPT)


def test_a_page_opens_without_the_network_says_so_and_comes_back(house: str, window: Browser) -> None:
    profile = new_profile(window, "en", workers="allow")
    page = new_page(profile, PHONE)
    page.goto(f"{house}/settings")
    page.get_by_role("textbox", name="Name").fill("Grisélidis")
    page.keyboard.press("Enter")
    kept(page)
    profile.set_offline(True)

    page.goto(f"{house}/")  # never seen: the shelf, a lesson, the rules
    expect(page.get_by_role("status").get_by_text("Nobody answers.")).to_be_visible()
    expect(page.get_by_role("heading", name="Drakon")).to_be_visible()
    page.get_by_role("link", name="Learn by playing: Drakon").click()
    expect(page.locator(".board")).to_be_visible()
    page.goto(f"{house}/rules/drakon")
    expect(page.get_by_role("heading", name=re.compile("^3"))).not_to_have_count(0)
    page.goto(f"{house}/tables")
    expect(page.get_by_role("alert")).to_contain_text("server")

    asked = page.evaluate(CACHED)
    assert len(asked) > 100
    assert all(path.startswith("/assets/") or path == "/index.html" for path in asked), (
        "nothing that anybody said or did"
    )

    profile.set_offline(False)  # the device says that it is online again: nobody has to ask
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    expect(page.get_by_text("Nobody answers.")).to_have_count(0)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html[lang=fr]")).to_be_visible()
    profile.set_offline(True)
    expect(page.get_by_text("Personne ne répond.")).to_be_visible()
    profile.close()


def test_a_device_may_install_the_page(window: Browser, house: str) -> None:
    """By what browsers ask for: a manifest they understand, icons of the sizes it names, a page that opens offline."""
    player = Player(window, house, workers="allow")
    page = player.visit("/")
    kept(page)
    tools = player.context.new_cdp_session(page)
    answer = tools.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["display"] == "standalone" and manifest["start_url"]
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for each in manifest["icons"]:
        size = page.evaluate(
            "async (src) => { const it = new Image(); it.src = src; await it.decode(); return [it.width, it.height]; }",
            f"{house}/{each['src']}",
        )
        assert "x".join(map(str, size)) == each["sizes"]
    player.close()
    assert player.faults == []
