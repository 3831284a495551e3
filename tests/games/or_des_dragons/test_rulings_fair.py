"""Rulings on the Fair, grain by grain: when it is held, what a deal is, who is asked. (8)"""

import pytest

from dracotheque.games.or_des_dragons.events import (
    DealMade,
    DealPosted,
    DealRefused,
    DealSigned,
    DealUntaken,
    FairClosed,
    FairOpened,
)
from dracotheque.games.or_des_dragons.moves import Deal, Done, Pass, Refuse, SignDeal
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    asked,
    attack,
    card,
    deal,
    lair,
    look,
    loot,
    loots,
    pass_,
    play,
    position,
    refuse,
    refused,
    seen,
    side,
    sign,
)


def fair(**loot: dict[str, int]) -> Table:
    """A Fair opened by A; loot by letter."""
    seats = {"ABC".index(letter.upper()): tokens for letter, tokens in loot.items()}
    return position(lair("10_11_0", gold=1), moment="fair", loot=seats)


@pytest.mark.ruling("OD-26")
def test_the_fair_is_held_when_the_seventh_replacement_is_in_place() -> None:
    for replacements, held in ((5, False), (6, True), (7, False)):
        state = position(lair("7_7_0", [(A, "warrior")], silver=1), replacements=replacements)
        told = attack(state, A, "warrioress", 1)
        assert bool(seen(told, FairOpened)) == held
    assert look(position(lair("7_7_0", gold=1), replacements=4)).fair_in == 3


@pytest.mark.ruling("OD-27")
def test_every_party_gives_and_gets_and_never_the_same_kind() -> None:
    state = fair(A={"gold": 2, "silver": 1}, B={"gold": 1, "amber": 1})
    cases = {
        "refuse-both-ways": deal(side(A, {"gold": 1}, {}), side(B, {}, {"gold": 1})),
        "refuse-same-kind": deal(side(A, {"gold": 2}, {"gold": 1}), side(B, {"gold": 1}, {"gold": 2})),
        "refuse-unbalanced": deal(side(A, {"gold": 1}, {"amber": 1}), side(B, {"amber": 1}, {"silver": 1})),
        "refuse-two-parties": deal(side(A, {"gold": 1}, {"amber": 1}), side(A, {"amber": 1}, {"gold": 1})),
        "refuse-not-a-party": deal(side(B, {"amber": 1}, {"gold": 1}), side(C, {"gold": 1}, {"amber": 1})),
        "refuse-not-covered": deal(side(A, {"diamond": 1}, {"amber": 1}), side(B, {"amber": 1}, {"diamond": 1})),
        "refuse-nobody-there": deal(side(A, {"gold": 1}, {"amber": 1}), side(9, {"amber": 1}, {"gold": 1})),
        "refuse-no-bundle": deal(side(A, {"gold": 1}, {"amber": 1}), side(B, {"amber": 1}, {"gold": 1})),
    }
    broken = cases.pop("refuse-no-bundle")
    no_such = Deal((broken.sides[0].__class__(A, (), ()), broken.sides[1]))
    assert refused(state, A, no_such)[0] == "refuse-both-ways"
    for reason, bad in cases.items():
        assert refused(state, A, bad)[0] == reason
    assert refused(state, A, Deal(())) == ("refuse-two-parties", "r.two_parties")
    with_takers = Deal(cases["refuse-unbalanced"].sides, (C,))
    assert refused(state, A, with_takers) == ("refuse-two-parties", "r.two_parties")


@pytest.mark.ruling("OD-27")
def test_numbers_may_differ() -> None:
    state = fair(A={"gold": 1}, B={"silver": 3})
    play(state, A, deal(side(A, {"gold": 1}, {"silver": 3}), side(B, {"silver": 3}, {"gold": 1})))
    sign(state, B)
    assert loots(state) == [{"silver": 3}, {"gold": 1}, {}]


@pytest.mark.ruling("OD-27")
def test_deals_are_public() -> None:
    state = fair(A={"gold": 1}, B={"silver": 1})
    offer = deal(side(A, {"gold": 1}, {"silver": 1}), side(B, {"silver": 1}, {"gold": 1}))
    told = play(state, A, offer)
    assert seen(told, DealPosted, C) == [DealPosted(A, offer)]
    told = sign(state, B)
    assert seen(told, DealSigned, C) == [DealSigned(B, A)]
    assert seen(told, DealMade, None) == [DealMade(offer)]


@pytest.mark.ruling("OD-56")
def test_everybody_speaks_twice_from_the_opener_on() -> None:
    state = fair(A={"gold": 5}, B={"silver": 5})
    spoken = []
    while state.asked == "market":
        seat = state.actors[0]
        spoken.append(seat)
        play(state, seat, state.decision(seat).moves[-1])
        if state.asked == "answer_deal":
            refuse(state, state.actors[0])
    assert spoken == [A, B, C, A, B, C][: len(spoken)]
    assert len(spoken) >= 4


@pytest.mark.ruling("OD-56")
def test_passes_all_round_close_the_fair() -> None:
    state = fair(A={"gold": 1})
    pass_(state, A)
    pass_(state, B)
    told = pass_(state, C)
    assert seen(told, FairClosed)
    assert look(state).fair is None


def test_a_refusal_disposes_of_a_named_deal() -> None:
    state = fair(A={"gold": 1}, B={"silver": 1})
    play(state, A, deal(side(A, {"gold": 1}, {"silver": 1}), side(B, {"silver": 1}, {"gold": 1})))
    told = refuse(state, B)
    assert seen(told, DealRefused) == [DealRefused(B, A)]
    assert asked(state) == ("market", (B,))
    assert loots(state) == [{"gold": 1}, {"silver": 1}, {}]


def test_who_cannot_cover_counts_as_refusing_and_is_not_asked() -> None:
    state = fair(A={"gold": 1}, C={"silver": 1})
    told = play(state, A, deal(side(A, {"gold": 1}, {"silver": 1}), side(B, {"silver": 1}, {"gold": 1})))
    assert seen(told, DealRefused) == [DealRefused(B, A)]
    assert asked(state) == ("market", (B,))


def test_a_deal_for_anybody_goes_to_the_first_who_signs() -> None:
    state = fair(A={"gold": 1}, B={"silver": 1}, C={"silver": 1})
    offer = deal(side(A, {"gold": 1}, {"silver": 1}))
    play(state, A, offer)
    assert asked(state) == ("answer_deal", (B,))
    assert [*state.decision(B).moves] == [SignDeal(A, offer), Refuse()]
    refuse(state, B)
    sign(state, C)
    assert loots(state) == [{"silver": 1}, {"silver": 1}, {"gold": 1}]


def test_a_deal_for_some_is_offered_to_them_only_and_may_find_no_taker() -> None:
    state = fair(A={"gold": 1}, B={"silver": 1}, C={"silver": 1})
    play(state, A, deal(side(A, {"gold": 1}, {"silver": 1}), takers=[C]))
    assert asked(state) == ("answer_deal", (C,))
    told = refuse(state, C)
    assert seen(told, DealUntaken) == [DealUntaken(A)]


def test_signing_something_else_is_refused() -> None:
    state = fair(A={"gold": 1}, B={"silver": 1})
    play(state, A, deal(side(A, {"gold": 1}, {"silver": 1})))
    other = deal(side(A, {"gold": 1}, {"amber": 1}))
    assert refused(state, B, SignDeal(A, other)) == ("refuse-deal-closed", "r.deal_closed")


def test_a_fair_grain_by_grain_has_no_stalls_to_close() -> None:
    state = fair(A={"gold": 1})
    assert refused(state, A, Done()) == ("refuse-clock-only", "r.clock_only")
    assert [*state.decision(B).moves] == []
    assert Pass() in state.decision(A).moves


@pytest.mark.ruling("OD-50")
def test_the_bell_may_be_rung_in_the_last_phase_and_the_window_goes_on() -> None:
    state = position(
        lair("10_11_0", gold=1),
        advanced=True,
        moment="end of turn",
        bag={},
        deck=[],
        loot={A: {"gold": 1}},
        hands={C: ["emergency_bell", "suction_tube"]},
    )
    assert asked(state) == ("react", (C,))
    told = play(state, C, card("emergency_bell"))
    assert seen(told, FairOpened) == [FairOpened(C)]
    assert look(state).magic_discard == ()
    for seat in (C, A, B):
        pass_(state, seat)
    assert look(state).magic_discard == ("emergency_bell",)
    assert look(state).fair_in == 0
    assert asked(state)[0] == "eye"
    assert loot(state, A) == {"gold": 1}


def test_the_bell_leaves_the_fair_card_in_its_place() -> None:
    state = position(
        lair("10_11_0", gold=1), advanced=True, moment="end of turn", hands={B: ["emergency_bell"]}, replacements=3
    )
    play(state, B, card("emergency_bell"))
    for seat in (B, C, A):
        pass_(state, seat)
    assert look(state).fair_in == 4
