"""Two people play again: one offers it, the other hears of it and sits down, at the seat or one further."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import MOST_MOVES, Player


def play_together(players: list[Player]) -> None:
    """Always the first choice, until the game is over for all."""
    for _ in range(MOST_MOVES):
        if all(player.is_over() for player in players):
            return
        for player in players:
            if player.asked().is_visible():
                player.choose_by_keyboard()
        players[0].page.wait_for_function("() => document.querySelector('.board[aria-busy=false]') !== null")
    raise AssertionError("the game does not end")


def test_a_rematch_is_offered_heard_refused_and_agreed_to(sit: Sit) -> None:
    host, guest = sit(), sit(PHONE)
    host.make_table("jeu_des_dragons", [""], {"Number of gambits": "1"})
    guest.accept(host.invitation())
    host.start()
    play_together([host, guest])
    before = host.company()

    host.page.get_by_label("Everybody moves one seat on").check()
    host.page.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: url != guest.page.url)
    expect(host.page.get_by_text("chair kept")).to_be_visible()
    assert violations(host.page) == []
    offer = guest.page.get_by_role("dialog", name="Result").get_by_role("status").filter(has_text="wants a rematch")
    expect(offer).to_be_visible()
    assert violations(guest.page) == []
    offer.get_by_role("button", name="Sit down again").click()
    expect(guest.asked()).to_be_visible()
    expect(host.asked()).to_be_visible()
    assert host.company() == before[::-1]
    play_together([host, guest])

    guest.page.get_by_role("button", name="Rematch").click()
    guest.page.wait_for_url(lambda url: url != host.page.url)
    host.page.get_by_role("button", name="No, thanks").click()
    expect(host.page.get_by_text("The others play again.")).to_be_visible()
    expect(guest.page.get_by_text("free chair")).to_be_visible()
