from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import MOST_MOVES
from tests.e2e.room import Room, put_on_the_wall

PEOPLE = ["Alix", "Chloé", "Dan"]


def test_three_people_play_a_whole_game_on_one_device(sit: Sit) -> None:
    room = Room(sit(), PEOPLE)
    room.make_table(Number_of_gambits="1")
    turns = dict.fromkeys(range(3), 0)
    looks: int | None = None
    for _ in range(MOST_MOVES):
        room.settle()
        if room.result.is_visible():
            break
        if room.lift.is_visible():
            assert room.shown_secrets(None) == []
            assert room.page.locator(".board").count() == 0
            looks = room.open_for_whoever_is_called()
        elif room.asked.is_visible() and looks is not None:
            assert room.shown_secrets(looks) == []
            if not turns[looks]:
                assert room.shown_secrets((looks + 1) % 3), "one's own cards are not seen on the page"
            turns[looks] += 1
            before = room.log.text_content() or ""
            room.player.choose_by_keyboard()
            expect(room.log).not_to_have_text(before)
        elif room.hand_over.is_visible():
            room.hand_over.click()
            expect(room.hand_over).to_be_hidden()
    expect(room.result.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    assert min(turns.values()) >= 4, turns
    for name in PEOPLE:
        expect(room.result).to_contain_text(name)
    room.result.get_by_role("button", name="Rematch").click()
    expect(room.lift).to_be_visible()


def test_sealed_decisions_go_round_and_each_reads_what_was_missed(sit: Sit) -> None:
    room = Room(sit(PHONE), PEOPLE)
    room.make_table("heuristic")
    for seat in range(3):
        room.settle()
        assert room.called() == seat
        if seat == 0:
            assert violations(room.page) == []
        room.open_for_whoever_is_called()
        room.asked.wait_for()
        assert room.shown_secrets(seat) == []
        if seat == 0:
            assert violations(room.page) == []
        room.player.choose_by_keyboard()
        if seat < 2:
            expect(room.page.get_by_text(f"The device goes to {PEOPLE[seat + 1]}")).to_be_visible()
            room.hand_over.click()
    room.settle()
    room.page.get_by_role("button", name="Lower the curtain").or_(room.hand_over).click()
    room.page.get_by_role("button", name="Alix").click()
    missed = room.page.get_by_role("region", name="Since your last turn")
    expect(missed).to_contain_text("Chloé")
    assert violations(room.page) == []
    missed.get_by_role("button", name="Read").click()
    expect(missed).to_be_hidden()
    assert _wide_enough(room.page)


def test_the_curtain_falls_on_reload_and_when_the_page_was_out_of_sight(sit: Sit) -> None:
    room = Room(sit(leaves=True), PEOPLE)
    room.page.clock.install()
    room.make_table()
    room.open_for_whoever_is_called()
    room.asked.wait_for()
    hand = room.page.get_by_role("list", name="Hand", exact=True)
    expect(hand).to_be_visible()
    room.page.reload()
    expect(room.lift).to_be_visible()
    assert room.called() == 0
    room.open_for_whoever_is_called()
    expect(hand).to_be_visible()
    for seconds, falls in ((5, False), (60, True)):
        _look_away(room.page, True)
        room.page.clock.fast_forward(seconds * 1000)
        _look_away(room.page, False)
        expect(hand).to_have_count(0 if falls else 1)
    assert room.called() == 0


def test_the_device_goes_on_by_itself_unless_one_wants_to_stay(sit: Sit) -> None:
    room = Room(sit(leaves=True), PEOPLE)
    room.page.clock.install()
    room.make_table()
    for seat, stays in ((0, True), (1, False)):
        if room.hand_over.is_visible():
            room.hand_over.click()
        assert room.called() == seat
        room.open_for_whoever_is_called()
        room.asked.wait_for()
        room.player.choose_by_keyboard()
        expect(room.hand_over).to_be_visible()
        if stays:
            room.page.get_by_role("button", name="One moment").click()
        room.page.clock.fast_forward(7000)
        expect(room.lift).to_have_count(0 if stays else 1)


def test_a_phone_takes_a_seat_at_the_table_on_the_big_screen(sit: Sit) -> None:
    wall, phone = sit((1920, 1080)), sit(PHONE)
    page, link = wall.page, put_on_the_wall(wall)
    assert page.get_by_role("button", name="Sit here").count() == 0
    assert violations(page) == []

    phone.accept(link)
    page.get_by_role("button", name="Start").click()
    assert phone.wait_for_turn()
    hand = phone.page.get_by_role("list", name="Hand", exact=True).get_by_role("img")
    cards = [hand.nth(at).get_attribute("aria-label") or "" for at in range(hand.count())]
    assert len(cards) == 6
    expect(page.locator(".board")).to_be_visible()
    shown = page.content()
    assert [card for card in cards if f'"{card}"' in shown] == []
    assert violations(page) == []
    assert violations(phone.page) == []
    _show_the_whole_board(phone.page)
    phone.glowing().first.click()
    expect(page.get_by_role("log")).to_contain_text("reveal")
    assert _wide_enough(page)


def _show_the_whole_board(phone: Page) -> None:
    """By the code of a big screen one sees one's hand only, until one wants more."""
    others = phone.locator(".others")
    expect(others).to_be_hidden()
    phone.get_by_role("button", name="The table", exact=True).click()
    phone.get_by_role("checkbox", name="Only my hand").uncheck()
    phone.keyboard.press("Escape")
    expect(others).to_be_visible()


def _look_away(page: Page, hidden: bool) -> None:
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def _wide_enough(page: Page) -> bool:
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits
