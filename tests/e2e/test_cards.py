"""A card is made, shown by its link and in the gallery, thanked for, and played with in the first round."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.test_friends import sign_up


def test_a_card_is_shown_thanked_for_and_played_with(sit: Sit) -> None:
    author, other = sit(), sit(PHONE)
    sign_up(author, "Cunégonde")
    sign_up(other, "Dagobert")
    page = author.visit("/workshop/pierres_du_dragon")
    page.get_by_role("button", name="The Ferrywoman").click()
    page.get_by_role("button", name="Show it to others").click()
    shared = page.get_by_role("dialog", name="Your card has a link")
    shared.get_by_role("button", name="Put it into the gallery").click()
    expect(shared.get_by_role("button", name="Take it out of the gallery")).to_be_visible()
    assert violations(page) == []
    link = shared.get_by_label("Link to this card").input_value()

    page = other.visit("/gallery/pierres_du_dragon")
    page.get_by_role("listitem").filter(has_text="Cunégonde").get_by_role("link", name="See it").click()
    page.wait_for_url(f"**{link[link.index('/card/') :]}")
    page.get_by_role("button", name="Thank you").click()
    expect(page.get_by_role("button", name="Thank you (1)")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play with this card").click()
    expect(page.get_by_text("The Ferrywoman", exact=True)).to_be_visible()
    expect(page.get_by_label("Home-made characters first")).to_be_checked()
