from tests.e2e.conftest import Sit


def test_the_language_changes_in_place_and_is_remembered(sit: Sit) -> None:
    page = sit(language="fr").visit("/")
    page.get_by_role("heading", name="Choisissez une boîte, asseyez-vous").wait_for()
    page.evaluate("window.stillHere = true")
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="Pick a box, sit down").wait_for()
    assert page.evaluate("window.stillHere"), "the page was loaded again"
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    page.get_by_role("heading", name="Pick a box, sit down").wait_for()


def test_the_rules_open_at_the_paragraph_of_the_address(sit: Sit) -> None:
    page = sit().arrive("/rules/jeu_des_dragons#3.3.3")
    marked = page.locator("[id='3.3.3'].here")
    marked.wait_for()
    assert 0 <= (marked.bounding_box() or {"y": -1})["y"] < 300


def test_a_table_that_is_not_there_has_a_friendly_page(sit: Sit) -> None:
    player = sit()
    page = player.visit("/table/nowhere")
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("link", name="Back to the shelf").is_visible()
    player.faults.clear()  # the browser notes that the server said 404
