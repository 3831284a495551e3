"""People play again: one offers it, the others hear of it and sit down, at the same seats or one further, or do not."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player


def play_together(players: list[Player]) -> None:
    """Whatever is offered first, until the game is over for all."""
    for player in players:
        player.begin_to_play()
    for player in players:
        player.finish()


def offer(player: Player) -> None:
    before = player.page.url
    player.page.get_by_role("button", name="Rematch").click()
    player.page.wait_for_url(lambda url: url != before)


def agree(player: Player) -> None:
    offered = player.page.get_by_role("dialog", name="Result").get_by_role("status").filter(has_text="wants a rematch")
    offered.get_by_role("button", name="Sit down again").click()


def test_a_private_table_is_played_again_thrice_though_somebody_vanishes(sit: Sit) -> None:
    host, guest, third = company = [sit(), sit(PHONE), sit()]
    host.set_table("jeu_des_dragons", ["", ""], {"max_gambits": 1})
    for player in (guest, third):
        player.accept(host.invitation())
    host.start()
    play_together(company)
    before = host.company()

    # All agree, and everybody sits one seat further.
    host.page.get_by_label("Everybody moves one seat on").check()
    offer(host)
    agree(guest)
    agree(third)
    for player in company:
        expect(player.asked()).to_be_visible()
    assert sorted(host.company()) == sorted(before)
    assert host.company() != before
    play_together(company)

    # One says no, and whoever offered it thinks again.
    left = host.page.url
    offer(guest)
    expect(guest.page.get_by_text("chair kept").first).to_be_visible()
    assert violations(guest.page) == []
    expect(host.page.get_by_text("wants a rematch")).to_be_visible()
    assert violations(host.page) == []
    host.page.get_by_role("button", name="No, thanks").click()
    expect(host.page.get_by_text("The others play again.")).to_be_visible()
    expect(guest.page.get_by_text("free chair")).to_be_visible()
    guest.page.get_by_role("button", name="Close the table").click()
    expect(guest.page.get_by_text("The host has closed this table.")).to_be_visible()

    # One has gone without a word: the chair is kept for a while, then the others go on without them.
    third.page.goto("about:blank")
    host.page.reload()
    guest.page.goto(left)
    offer(host)
    agree(guest)
    chair = host.page.get_by_role("main").get_by_role("listitem").filter(has_text="chair kept")
    expect(chair).to_have_count(1)
    chair.get_by_label("Seat a bot").select_option("heuristic")
    host.start()
    play_together([host, guest])

    # Whoever offers it, bots agree; who comes back reads that the others play on.
    offer(guest)
    agree(host)
    for player in (host, guest):
        expect(player.asked()).to_be_visible()
    third.page.goto(left)
    expect(third.page.get_by_text("The others play again.")).to_be_visible()
