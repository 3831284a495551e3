"""Two slay a dragon of L'Or des Dragons and have to agree, while a third looks on."""

from collections.abc import Iterator
from time import monotonic, sleep

from playwright.sync_api import Locator, expect

from tests.e2e.browsers import DESK, PATIENCE_MS, PHONE
from tests.e2e.conftest import Sit
from tests.e2e.links import Link
from tests.e2e.people import Player

MOST_TURNS = 12
LONG = "120"
"""Seconds of sand: nobody waits until it has run out."""


class Table:
    """Three people; the first two go to the first lair, the third stays far from it."""

    def __init__(self, sit: Sit, *, second: tuple[int, int] = DESK) -> None:
        self.company = [sit(), sit(second), sit()]
        self.partners = self.company[:2]
        host = self.company[0]
        host.make_table("or_des_dragons", ["", ""], {"Live sand timer": LONG})
        for guest in self.company[1:]:
            guest.accept(host.invitation())
        host.start()

    def asked(self) -> Player:
        """Whoever is to move, once somebody is."""
        until = monotonic() + PATIENCE_MS / 1000
        while monotonic() < until:
            for player in self.company:
                if player.asked().is_visible():
                    return player
            sleep(0.02)
        raise AssertionError("nobody is asked")

    def slay_a_dragon(self) -> None:
        for _ in range(MOST_TURNS):
            player = self.asked()
            if treasure(player).is_visible():
                return
            together = player in self.partners
            ready = player.page.locator("[data-adventurer].glows")
            (ready.first if together else ready.last).click()
            player.page.locator(f"[data-slot='{1 if together else 4}']").click()
            expect(player.page.locator("[data-adventurer].glows")).to_have_count(0)
        raise AssertionError("the dragon does not die")

    def logs(self) -> Iterator[Locator]:
        for player in self.company:
            yield player.page.get_by_role("log")


def treasure(player: Player) -> Locator:
    return player.page.get_by_role("region", name="treasure")


def share_out(player: Player, first: int | None = None) -> int:
    """So many pieces for oneself (or all of them), the others for the partner; how many there were."""
    pieces = treasure(player).locator("[data-piece]")
    there = pieces.count()
    first = there if first is None else first
    for _ in range(first):
        pieces.first.click()
    if first < there:
        treasure(player).locator("[data-plate][aria-pressed=false]").click()
    for _ in range(there - first):
        pieces.first.click()
    expect(treasure(player)).to_contain_text("Everything is shared out.")
    return there


def give_up(player: Player) -> None:
    player.page.get_by_role("button", name="Say “no deal”").click()


def loot(player: Player) -> int:
    counts = player.page.locator(".camp .screen .heaps").first.locator(".count").all_inner_texts()
    return sum(int(count) for count in counts)


def test_a_split_that_both_sign_is_handed_out_and_everybody_reads_it(sit: Sit) -> None:
    """What is to be signed comes into sight by itself, even on a phone where one looked elsewhere."""
    table = Table(sit, second=PHONE)
    host, guest = table.partners
    table.slay_a_dragon()
    whole = share_out(host, 3)
    guest.page.locator("main > .board").evaluate("each => each.scrollTo(0, each.scrollHeight)")
    host.page.get_by_role("button", name="Propose this split").click()
    parchment = guest.page.locator("[data-draft]")
    expect(parchment).to_contain_text("signed by")
    sand = guest.page.locator(".sand")
    for seen in (parchment, guest.page.locator("[data-sign]"), sand):
        expect(seen).to_be_in_viewport(ratio=1)
    expect(sand).not_to_have_text(sand.inner_text())
    expect(guest.page.locator(".ticker")).to_contain_text("proposes")
    guest.page.locator("[data-sign]").click()
    guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    for log in table.logs():
        expect(log).to_contain_text("agree on the parchment of")
    for player, received in ((host, 3), (guest, whole - 3)):
        expect(treasure(player)).to_be_hidden()
        assert loot(player) == received
    assert loot(table.company[2]) == 0


def test_without_an_agreement_the_treasure_is_lost_for_everybody(sit: Sit) -> None:
    """Both say so in the same moment: neither has heard the other."""
    table = Table(sit)
    host, guest = table.partners
    table.slay_a_dragon()
    link = Link(host.page)
    host.page.reload()
    expect(treasure(host)).to_be_visible()
    whole = share_out(host)
    host.page.get_by_role("button", name="Propose this split").click()
    for player in table.partners:
        expect(player.page.get_by_role("log")).to_contain_text("proposes")
    with link.late():
        give_up(guest)
        expect(guest.page.get_by_role("log")).to_contain_text("says “no deal”")
        give_up(host)
    for player, log in zip(table.company, table.logs(), strict=True):
        expect(log).to_contain_text("No agreement. Lost for everybody")
        expect(treasure(player)).to_be_hidden()
        expect(player.page.get_by_text(f"lost treasures {whole}")).to_be_visible()
        assert loot(player) == 0
