"""An account in a real browser: made by a guest, signed out of, signed in to."""

from playwright.sync_api import expect

from tests.e2e.conftest import Sit

PASSWORD = "a dragon's long name"


def test_somebody_makes_an_account_leaves_and_comes_back(sit: Sit) -> None:
    page = sit(language="en").visit("/me")
    page.get_by_role("tab", name="Make an account").click()
    form = page.get_by_role("tabpanel").filter(has=page.get_by_label("Password"))
    expect(form).to_contain_text("This server sends no letters")
    expect(form.get_by_label("E-mail")).to_have_count(0)
    form.get_by_label("Name").fill("Mélusine")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    page.get_by_role("heading", name="Mélusine").wait_for()
    page.get_by_text("Sessions", exact=True).click()
    page.get_by_text("this one").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("tab", name="Sign in").wait_for()
    form.get_by_label("Name").fill("Mélusine")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Mélusine").wait_for()
    page.get_by_text("Your data").first.click()
    gone = page.locator("form").filter(has=page.get_by_role("button", name="Delete my account"))
    gone.get_by_label("Password in use").fill(PASSWORD)
    gone.get_by_role("button", name="Delete my account").click()
    page.get_by_role("heading", name="Nobody yet").wait_for()
