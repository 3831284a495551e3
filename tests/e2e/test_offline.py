"""A page opened where the server cannot be reached."""

from playwright.sync_api import Browser, expect

from tests.e2e.browsers import PHONE, new_page, new_profile


def test_a_page_opened_offline_says_so_in_our_words_and_comes_back(house: str, window: Browser) -> None:
    profile = new_profile(window, "en", workers="allow")
    page = new_page(profile, PHONE)
    page.goto(f"{house}/settings")
    page.get_by_role("heading", name="Settings").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    profile.set_offline(True)
    page.goto(f"{house}/tables")
    expect(page.get_by_role("heading", name="Nobody answers here")).to_be_visible()
    profile.set_offline(False)  # the device says that it is online again: nobody has to ask
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()

    # Whoever reads French here is told so in French.
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Les tables", exact=True).or_(page.locator("html[lang=fr] h1")).first.wait_for()
    page.wait_for_function(
        "navigator.serviceWorker.ready.then((found) => found.active?.scriptURL.endsWith('/offline.fr.js'))"
    )
    profile.set_offline(True)
    page.goto(f"{house}/rules")
    expect(page.get_by_role("heading", name="Personne ne répond")).to_be_visible()
    profile.close()
