"""What an auction tells one after the other: fists that lie open, and only then who has won."""

from typing import cast

from dracotheque.core.stills import play_watched
from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.table import P1, P2, P3, look, position


def told_of(state: Table, seat: int, move: Bid | BidSilver) -> list[tuple[str, int | None, int, int]]:
    """The moments of the last fist that closes: who has won by then, and how many fists of gold and silver lie open."""
    _, stills = play_watched(state, seat, move)
    return [
        (still.name, auction.winner, len(auction.gold), len(auction.silver))
        for still in stills
        for auction in look(cast(Table, still.state)).auctions[-1:]
    ]


def test_the_fists_lie_open_before_anybody_has_won() -> None:
    state = position(card="red_dragon")
    state.play(P1, Bid(fairy=1))
    state.play(P2, Bid())
    assert told_of(state, P3, Bid())[:2] == [("fists-opened", None, 3, 0), ("auction-won", P1, 3, 0)]


def test_so_do_the_silver_fists_after_a_tie() -> None:
    state = position("S2", "S2", card="red_dragon")
    for seat in (P1, P2):
        state.play(seat, Bid(fairy=1))
    assert told_of(state, P3, Bid()) == [("fists-opened", None, 3, 0)]
    state.play(P1, BidSilver(2))
    assert told_of(state, P2, BidSilver(1))[:2] == [("silver-opened", None, 3, 2), ("auction-won", P1, 3, 2)]
