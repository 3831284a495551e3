"""The language of a browser, from the first paint on, until somebody chooses."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Sit

READERS = {"de-DE": "en", "en-GB": "en", "fr-CA": "fr", "es": "en"}
FIRST = {"fr": "Dracothèque – cinq jeux de dragons", "en": "Dracothèque – five dragon games"}
SHELF = {"fr": "Choisissez une boîte, asseyez-vous", "en": "Pick a box, sit down"}
SIT = {"fr": "S'asseoir ici", "en": "Sit here"}


@pytest.mark.parametrize("locale", READERS)
def test_the_first_paint_speaks_the_language_of_the_browser(house: str, window: Browser, locale: str) -> None:
    """Before any script has run: a browser that runs none shows it."""
    context = window.new_context(locale=locale, java_script_enabled=False)
    page = context.new_page()
    for path in ("/", "/table/abc?invite=xyz", "/no/such/page"):
        page.goto(house + path)
        assert page.title() == FIRST[READERS[locale]]
        assert page.locator("html").get_attribute("lang") == READERS[locale]
    context.close()


def test_a_guest_with_an_invitation_reads_it_in_their_own_language(sit: Sit) -> None:
    host = sit()
    host.set_table("jeu_des_dragons", [""])
    for locale in ("de-DE", "fr-CA"):  # everybody else's browser in these tests is English
        language = READERS[locale]
        guest = sit(language=locale)
        guest.page.goto(host.invitation())
        expect(guest.page.get_by_role("button", name=SIT[language]).first).to_be_visible()
        assert guest.page.evaluate("document.documentElement.lang") == language
        guest.visit("/")
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(SHELF[language])


def test_what_a_person_chose_wins_over_their_browser(sit: Sit) -> None:
    page = sit(language="de-DE").visit("/")
    page.get_by_role("button", name="français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SHELF["fr"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(SHELF["fr"])
    assert page.evaluate("document.documentElement.lang") == "fr"
