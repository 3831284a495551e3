"""The Fair with a clock: stalls, cries, deals side by side, whispers. (9.3.2)"""

from dracotheque.core.moves import CLOCK
from dracotheque.games.or_des_dragons.events import (
    DealMade,
    DealPosted,
    DealSigned,
    DealWithdrawn,
    FairClosed,
    TradingDone,
    WaresCried,
)
from dracotheque.games.or_des_dragons.game import GAME
from dracotheque.games.or_des_dragons.moves import Cry, Done, Refuse, SandOut, SignDeal, WithdrawDeal
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    counts,
    deal,
    lair,
    look,
    loot,
    loots,
    place,
    play,
    position,
    refused,
    sand_out,
    seen,
    side,
)

GOLD_FOR_SILVER = deal(side(A, {"gold": 1}, {"silver": 2}))
TO_B = deal(side(A, {"gold": 1}, {"silver": 2}), side(B, {"silver": 2}, {"gold": 1}))


def fair(sand: str = "live", whispers: bool = False, **loot: dict[str, int]) -> Table:
    seats = {"ABC".index(letter.upper()): tokens for letter, tokens in loot.items()}
    return position(
        lair("10_11_0", gold=1), moment="fair", loot=seats, options={"sand": sand, "fair_whispers": whispers}
    )


def test_everybody_trades_at_once() -> None:
    state = fair(A={"gold": 1})
    assert state.asked == "trade"
    assert {*state.actors} == {A, B, C, CLOCK}
    assert [*state.decision(CLOCK).moves] == [SandOut()]


def test_tokens_of_a_signed_deal_are_on_the_stall() -> None:
    state = fair(A={"gold": 2}, B={"silver": 2})
    play(state, A, GOLD_FOR_SILVER)
    assert counts(place(state, A, C).stall) == {"gold": 1}
    assert loot(state, A) == {"gold": 1}
    play(state, A, WithdrawDeal(GOLD_FOR_SILVER))
    assert counts(place(state, A, C).stall) == {}
    assert loot(state, A) == {"gold": 2}


def test_the_last_signature_carries_a_deal_out() -> None:
    state = fair(A={"gold": 1}, B={"silver": 2})
    play(state, A, TO_B)
    assert refused(state, C, SignDeal(A, TO_B)) == ("refuse-not-a-party", "r.not_a_party")
    told = play(state, B, SignDeal(A, TO_B))
    assert seen(told, DealSigned) and seen(told, DealMade) == [DealMade(TO_B)]
    assert loots(state) == [{"silver": 2}, {"gold": 1}, {}]
    assert refused(state, B, SignDeal(A, TO_B)) == ("refuse-deal-closed", "r.deal_closed")


def test_looking_for_all_at_once_betrays_no_whisper() -> None:
    state = fair(whispers=True, A={"gold": 2}, B={"silver": 2})
    play(state, A, TO_B)
    viewers = (None, A, B, C)
    views = GAME.views(state, viewers)
    assert [*views] == [state.view(viewer) for viewer in viewers]
    assert [bool(view.fair and view.fair.offers) for view in views] == [False, True, True, False]
    assert [bool(view.places[A].stall) for view in views] == [False, True, True, False]


def test_a_deal_of_three_waits_for_all() -> None:
    ring = deal(
        side(A, {"gold": 1}, {"amber": 1}),
        side(B, {"silver": 1}, {"gold": 1}),
        side(C, {"amber": 1}, {"silver": 1}),
    )
    state = fair(A={"gold": 1}, B={"silver": 1}, C={"amber": 1})
    play(state, A, ring)
    play(state, C, SignDeal(A, ring))
    assert counts(place(state, C, B).stall) == {"amber": 1}
    play(state, B, SignDeal(A, ring))
    assert loots(state) == [{"amber": 1}, {"gold": 1}, {"silver": 1}]


def test_of_two_rings_alike_everybody_signs_each_once() -> None:
    """Whoever has signed one means the other; and a ring that lacks fewest signatures is closed first."""
    ring = deal(
        side(A, {"gold": 1}, {"amber": 1}),
        side(B, {"silver": 1}, {"gold": 1}),
        side(C, {"amber": 1}, {"silver": 1}),
    )
    state = fair(A={"gold": 2}, B={"silver": 2}, C={"amber": 2})
    play(state, A, ring)
    play(state, A, ring)
    for seat in (B, B):
        play(state, seat, SignDeal(A, ring))
    assert counts(place(state, B, C).stall) == {"silver": 2}
    assert refused(state, B, SignDeal(A, ring)) == ("refuse-deal-signed", "r.deal_closed")
    for _ in range(2):
        assert seen(play(state, C, SignDeal(A, ring)), DealMade) == [DealMade(ring)]
    assert loots(state) == [{"amber": 2}, {"gold": 2}, {"silver": 2}]
    assert state.fair.deals == ()


def test_two_who_sign_one_of_two_rings_alike_sign_the_same() -> None:
    ring = deal(
        side(A, {"gold": 1}, {"amber": 1}),
        side(B, {"silver": 1}, {"gold": 1}),
        side(C, {"amber": 1}, {"silver": 1}),
    )
    state = fair(A={"gold": 2}, B={"silver": 1}, C={"amber": 1})
    play(state, A, ring)
    play(state, A, ring)
    play(state, B, SignDeal(A, ring))
    assert seen(play(state, C, SignDeal(A, ring)), DealMade) == [DealMade(ring)]


def test_anybody_takes_an_open_deal() -> None:
    state = fair(A={"gold": 1}, C={"silver": 2})
    play(state, A, GOLD_FOR_SILVER)
    assert refused(state, B, SignDeal(A, GOLD_FOR_SILVER)) == ("refuse-not-covered", "r.not_covered")
    told = play(state, C, SignDeal(A, GOLD_FOR_SILVER))
    made = deal(side(A, {"gold": 1}, {"silver": 2}), side(C, {"silver": 2}, {"gold": 1}))
    assert seen(told, DealMade) == [DealMade(made)]


def test_three_deals_at_a_time() -> None:
    state = fair(A={"gold": 4})
    for kind in ("silver", "amber", "diamond"):
        play(state, A, deal(side(A, {"gold": 1}, {kind: 1})))
    assert refused(state, A, deal(side(A, {"gold": 1}, {"red": 1}))) == ("refuse-three-deals", "r.three_deals")
    assert all(not hasattr(move, "sides") for move in state.decision(A).moves)


def test_twenty_deals_a_slow_fair() -> None:
    for sand, limit in (("slow", 20), ("live", 25)):
        state = fair(sand, A={"gold": 1})
        for _ in range(limit):
            play(state, A, GOLD_FOR_SILVER)
            play(state, A, WithdrawDeal(GOLD_FOR_SILVER))
        if sand == "slow":
            assert refused(state, A, GOLD_FOR_SILVER) == ("refuse-deal-limit", "r.deal_limit")


def test_only_the_maker_withdraws_a_deal() -> None:
    state = fair(A={"gold": 1}, B={"silver": 2})
    play(state, A, TO_B)
    assert refused(state, B, WithdrawDeal(TO_B)) == ("refuse-not-your-deal", "r.not_your_deal")
    told = play(state, A, WithdrawDeal(TO_B))
    assert seen(told, DealWithdrawn) == [DealWithdrawn(A, TO_B)]
    assert refused(state, A, WithdrawDeal(TO_B)) == ("refuse-deal-closed", "r.deal_closed")


def test_a_cry_is_checked_against_nothing() -> None:
    state = fair(A={"gold": 1})
    told = play(state, B, Cry(("amber",), ("diamond", "black_diamond")))
    assert seen(told, WaresCried, C) == [WaresCried(B, ("amber",), ("diamond", "black_diamond"))]
    assert refused(state, B, Cry((), ())) == ("refuse-no-bundle", "1.1")
    assert refused(state, B, Cry(("friendship",), ())) == ("refuse-no-bundle", "1.1")


def test_the_fair_closes_when_all_are_done_and_no_deal_is_open() -> None:
    state = fair(A={"gold": 1})
    play(state, A, GOLD_FOR_SILVER)
    for seat in (A, B, C):
        told = play(state, seat, Done())
        assert seen(told, TradingDone)
        assert play(state, seat, Done()) == ()
    assert state.asked == "trade"
    assert [each.done for each in look(state).places] == [True] * 3
    told = play(state, A, WithdrawDeal(GOLD_FOR_SILVER))
    assert seen(told, FairClosed)


def test_when_the_sand_is_out_stalls_go_home() -> None:
    state = fair(A={"gold": 1})
    play(state, A, GOLD_FOR_SILVER)
    told = sand_out(state)
    assert seen(told, FairClosed)
    assert loot(state, A) == {"gold": 1}
    assert state.asked == "attack"


def test_there_is_no_refusing_with_a_clock() -> None:
    state = fair(A={"gold": 1}, B={"silver": 2})
    play(state, A, TO_B)
    assert refused(state, B, Refuse()) == ("refuse-grains-only", "r.grains_only")


def test_whispered_deals_are_for_their_parties() -> None:
    for sand in ("live", "grains"):
        state = fair(sand, whispers=True, A={"gold": 1}, B={"silver": 2})
        told = play(state, A, TO_B)
        assert [bool(seen(told, DealPosted, viewer)) for viewer in (A, B, C, None)] == [True, True, False, False]
        offers = [look(state, viewer).fair.offers for viewer in (A, B, C, None)]  # type: ignore[union-attr]  # it is on
        assert [len(each) for each in offers] == [1, 1, 0, 0]
        assert counts(place(state, A, C).stall) == {}
        told = play(state, B, SignDeal(A, TO_B))
        assert [bool(seen(told, DealMade, viewer)) for viewer in (A, B, C, None)] == [True, True, False, False]
        assert loots(state)[:2] == [{"silver": 2}, {"gold": 1}]


def test_a_whispered_deal_for_anybody_is_heard_by_all() -> None:
    state = fair(whispers=True, A={"gold": 1}, B={"silver": 2})
    told = play(state, A, GOLD_FOR_SILVER)
    assert seen(told, DealPosted, None)
    told = play(state, A, WithdrawDeal(GOLD_FOR_SILVER))
    named = deal(side(A, {"gold": 1}, {"silver": 2}), takers=[C])
    told = play(state, A, named)
    assert seen(told, DealPosted, C) and not seen(told, DealPosted, B)
    assert refused(state, B, SignDeal(A, named)) == ("refuse-deal-closed", "r.deal_closed")
    assert refused(state, B, WithdrawDeal(named)) == ("refuse-deal-closed", "r.deal_closed")
