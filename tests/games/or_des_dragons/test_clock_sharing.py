"""Sharing with a clock: parchments, pens, the sand, mandates. (9.2)"""

import pytest

from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.or_des_dragons.events import (
    AgreementReached,
    OrderKept,
    SharingGivenUp,
    SignatureWithdrawn,
    SplitProposed,
    SplitSigned,
    TreasureLost,
)
from dracotheque.games.or_des_dragons.moves import Hold, Mandate, NoDeal, Refuse, SandOut, Sign, Unsign, WindowClosed
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.view.sights import Draft
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    asked,
    bundle,
    counts,
    look,
    loots,
    play,
    refused,
    sand_out,
    seen,
    shared,
    split,
)

ABC = ((A, "warrior"), (B, "wizard"), (C, "warrioress"))
HALF = {A: {"gold": 1}, B: {"gold": 1}, C: {"amber": 1}}
GREEDY = {A: {"gold": 2, "amber": 1}}


def live(**rest: object) -> Table:
    return shared({"gold": 2, "amber": 1}, ABC, options={"sand": "live"}, **rest)


def slow(**rest: object) -> Table:
    return shared({"gold": 2, "amber": 1}, ABC, options={"sand": "slow"}, **rest)


def drafts(state: Table) -> list[Draft]:
    sharing = look(state).sharing
    assert sharing is not None
    return [*sharing.drafts]


def test_all_participants_may_act_and_the_clock_too() -> None:
    state = live()
    assert state.asked == "bargain"
    assert {*state.actors} == {A, B, C, CLOCK}
    assert [*state.decision(CLOCK).moves] == [SandOut()]
    assert refused(state, CLOCK, WindowClosed())[0] == "refuse-clock"


def test_a_complete_parchment_bears_its_authors_signature() -> None:
    state = live()
    told = play(state, B, split(HALF))
    assert [(event.seat, event.version, event.missing) for event in seen(told, SplitProposed)] == [(B, 1, ())]
    (draft,) = drafts(state)
    assert (draft.author, draft.complete, draft.signed) == (B, True, (B,))


def test_an_incomplete_parchment_says_what_its_author_wants() -> None:
    state = live()
    told = play(state, B, split({B: {"gold": 2}}))
    assert [counts(event.missing) for event in seen(told, SplitProposed)] == [{"amber": 1}]
    (draft,) = drafts(state)
    assert (draft.complete, draft.signed) == (False, ())


def test_a_new_version_wipes_all_signatures_on_that_parchment_only() -> None:
    state = live()
    play(state, B, split(HALF))
    play(state, A, Sign(B, 1))
    play(state, C, split(GREEDY))
    play(state, B, split({**HALF, B: {"amber": 1}, C: {"gold": 1}}))
    signatures = {draft.author: draft.signed for draft in drafts(state)}
    assert signatures == {B: (B,), C: (C,)}


def test_one_pen_each_signing_elsewhere_moves_it() -> None:
    state = live()
    play(state, B, split(HALF))
    play(state, C, split(GREEDY))
    play(state, A, Sign(B, 1))
    told = play(state, A, Sign(C, 1))
    assert seen(told, SplitSigned) == [SplitSigned(A, C, 1)]
    assert {draft.author: {*draft.signed} for draft in drafts(state)} == {B: {B}, C: {A, C}}
    assert play(state, A, Sign(C, 1)) == ()


def test_the_last_signature_makes_the_agreement_at_once() -> None:
    state = live()
    play(state, B, split(HALF))
    play(state, A, Sign(B, 1))
    told = play(state, C, Sign(B, 1))
    assert seen(told, AgreementReached)
    assert loots(state) == [{"gold": 1}, {"gold": 1}, {"amber": 1}]
    assert CLOCK not in state.actors


def test_a_signature_can_be_taken_back() -> None:
    state = live()
    assert refused(state, A, Unsign()) == ("refuse-no-signature", "r.no_signature")
    play(state, B, split(HALF))
    told = play(state, B, Unsign())
    assert seen(told, SignatureWithdrawn) == [SignatureWithdrawn(B, B)]
    play(state, A, Sign(B, 1))
    play(state, C, Sign(B, 1))
    assert state.asked == "bargain"


def test_no_deal_by_all_ends_the_sharing() -> None:
    state = live()
    play(state, A, NoDeal())
    told = play(state, B, NoDeal())
    assert seen(told, SharingGivenUp) == [SharingGivenUp(B)]
    assert play(state, B, NoDeal()) == ()
    told = play(state, C, NoDeal())
    assert seen(told, TreasureLost)
    assert counts(look(state).lost) == {"gold": 2, "amber": 1}


def test_who_writes_or_signs_after_no_deal_is_back_in_it() -> None:
    state = live()
    play(state, B, split(HALF))
    play(state, B, NoDeal())
    assert drafts(state)[0].signed == ()
    play(state, A, NoDeal())
    play(state, A, Sign(B, 1))
    play(state, C, NoDeal())
    assert state.asked == "bargain"
    sharing = look(state).sharing
    assert sharing is not None
    assert sharing.given_up == (C, B)


def test_when_the_sand_is_out_the_treasure_is_lost() -> None:
    state = live()
    play(state, B, split(HALF))
    play(state, A, Sign(B, 1))
    told = sand_out(state)
    assert seen(told, TreasureLost)
    assert loots(state) == [{}, {}, {}]
    assert asked(state)[0] == "attack"
    assert state.actors == (B,)


def test_there_is_nothing_to_sign_where_nothing_is_written() -> None:
    state = live()
    assert refused(state, A, Sign(B, 1)) == ("refuse-no-parchment", "r.no_parchment")
    play(state, B, split(HALF))
    assert refused(state, A, Sign(B, 2)) == ("refuse-stale-version", "r.stale_version")
    for move in (Hold(), Refuse()):
        assert refused(state, A, move) == ("refuse-grains-only", "r.grains_only")


def test_grain_by_grain_nobody_unsigns_or_gives_up() -> None:
    state = shared({"gold": 2, "amber": 1}, ABC)
    for move in (NoDeal(), Unsign()):
        assert refused(state, C, move) == ("refuse-clock-only", "r.clock_only")
    play(state, C, split(HALF))
    assert refused(state, A, NoDeal()) == ("refuse-clock-only", "r.clock_only")
    assert refused(state, A, Sign(C, 7)) == ("refuse-stale-version", "r.stale_version")


# Slow play.


def test_in_slow_play_versions_are_numbered() -> None:
    state = slow()
    for _ in range(state.options.slow_parchments):
        play(state, A, split(GREEDY))
    assert refused(state, A, split(GREEDY)) == ("refuse-no-versions-left", "r.no_versions_left")
    play(state, B, split(HALF))
    play(state, A, Sign(B, 1))
    unlimited = live()
    for _ in range(20):
        play(unlimited, A, split(GREEDY))
    assert drafts(unlimited)[0].version == 20


def stewards(state: Table) -> list[tuple[int, Move]]:
    """Whoever keeps the table plays what was left with the stewards."""
    played: list[tuple[int, Move]] = []
    while state.asked == "bargain" and (
        left := next(((seat, move) for seat in state.sharing.party if (move := state.left_answer(seat))), None)
    ):
        play(state, *left)
        played.append(left)
        assert len(played) < 20, "stewards go round in circles"
    return played


def signatures(state: Table) -> dict[int, set[int]]:
    return {draft.author: {*draft.signed} for draft in drafts(state)}


def test_the_steward_signs_what_gives_at_least_one_of_the_bundles() -> None:
    state = slow()
    told = play(state, C, Mandate((bundle(gold=2), bundle(amber=1))))
    assert seen(told, OrderKept, C) and not seen(told, OrderKept, A)
    play(state, B, split({A: {"gold": 1, "amber": 1}, B: {}, C: {"gold": 1}}))
    assert stewards(state) == []
    play(state, B, split(HALF))
    assert stewards(state) == [(C, Sign(B, 2))]
    assert seen(play(state, A, Sign(B, 2)), AgreementReached)


def test_a_steward_never_signs_within_the_move_that_gave_something_to_sign() -> None:
    """At that very moment everybody would know that there is a mandate. (7, 9.mandates)"""
    state = slow()
    play(state, C, Mandate((bundle(amber=1),)))
    assert not seen(play(state, B, split(HALF)), SplitSigned)
    later = slow()
    play(later, B, split(HALF))
    play(later, A, Sign(B, 1))
    assert not seen(play(later, C, Mandate((bundle(amber=1),))), SplitSigned)


def test_a_mandate_left_later_signs_what_is_on_the_table_and_may_conclude() -> None:
    state = slow()
    play(state, B, split(HALF))
    play(state, A, Sign(B, 1))
    play(state, C, Mandate((bundle(amber=1),)))
    assert stewards(state) == [(C, Sign(B, 1))]
    assert loots(state) == [{"gold": 1}, {"gold": 1}, {"amber": 1}]


def test_the_steward_stays_still_while_the_owner_has_signed_elsewhere_since() -> None:
    state = slow()
    play(state, C, Mandate((bundle(amber=1),)))
    play(state, C, split({C: {"gold": 2, "amber": 1}}))
    play(state, B, split(HALF))
    assert stewards(state) == []
    play(state, C, Unsign())
    assert stewards(state) == [(C, Sign(B, 1))]
    assert signatures(state)[B] == {B, C}


def test_a_signature_older_than_the_mandate_gives_way_to_the_steward() -> None:
    state = slow()
    play(state, C, split({C: {"gold": 2, "amber": 1}}))
    play(state, C, Mandate((bundle(amber=1),)))
    assert stewards(state) == []
    assert signatures(state) == {C: {C}}
    state = slow()
    play(state, C, split({C: {"gold": 2}, A: {"amber": 1}}))
    play(state, C, Mandate((bundle(amber=1),)))
    play(state, B, split(HALF))
    stewards(state)
    assert signatures(state)[B] == {B, C}


FOR_B = {A: {"gold": 1}, B: {"gold": 1, "amber": 1}}


def test_a_steward_moves_the_pen_to_where_an_agreement_is_near() -> None:
    """B's steward has signed A's parchment; then C writes one that will do as well, and A signs that."""
    state = slow()
    play(state, B, Mandate((bundle(gold=1),)))
    play(state, A, split(HALF))
    assert stewards(state) == [(B, Sign(A, 1))]
    play(state, C, split(FOR_B))
    assert stewards(state) == [], "a pen is not moved for its equal"
    play(state, A, Sign(C, 1))
    assert stewards(state) == [(B, Sign(C, 1))]
    assert loots(state) == [{"gold": 1}, {"gold": 1, "amber": 1}, {}]


def test_what_the_owner_signs_where_the_steward_would_not_goes_before_the_mandate() -> None:
    state = slow()
    play(state, B, Mandate((bundle(gold=1),)))
    play(state, A, split(GREEDY))
    play(state, B, Sign(A, 1))
    play(state, C, split(FOR_B))
    assert stewards(state) == []
    assert signatures(state) == {A: {A, B}, C: {C}}


def test_two_stewards_meet_where_both_are_satisfied() -> None:
    state = slow()
    play(state, A, split({A: {"gold": 2}, C: {"amber": 1}}))
    play(state, C, split(HALF))
    play(state, B, Mandate((bundle(gold=1),)))
    play(state, A, Mandate((bundle(gold=1),)))
    stewards(state)
    assert loots(state) == [{"gold": 1}, {"gold": 1}, {"amber": 1}]


def test_no_steward_signs_for_an_owner_who_gave_up() -> None:
    state = slow()
    play(state, C, Mandate((bundle(amber=1),)))
    play(state, C, NoDeal())
    play(state, B, split(HALF))
    assert stewards(state) == []
    play(state, C, Sign(B, 1))
    assert signatures(state)[B] == {B, C}


def test_an_empty_mandate_takes_the_mandate_back() -> None:
    state = slow()
    play(state, C, Mandate((bundle(amber=1),)))
    assert look(state, C).mandate == Mandate((bundle(amber=1),))
    play(state, C, Mandate(()))
    assert look(state, C).mandate is None
    play(state, B, split(HALF))
    assert stewards(state) == []


def test_mandates_die_with_the_negotiation() -> None:
    state = slow()
    play(state, C, Mandate((bundle(amber=1),)))
    sand_out(state)
    assert state.sharing.mandates == ()
    assert look(state, C).mandate is None


@pytest.mark.parametrize(
    ("state", "seat", "expected"),
    [
        (live(), C, ("refuse-slow-only", "9.mandates")),
        (slow(players=4), 3, ("refuse-not-a-participant", "r.not_a_participant")),
    ],
    ids=["live", "bystander"],
)
def test_mandates_are_for_participants_of_a_slow_sharing(state: Table, seat: int, expected: tuple[str, str]) -> None:
    assert refused(state, seat, Mandate((bundle(gold=1),))) == expected


def test_a_mandate_needs_a_sharing() -> None:
    state = slow()
    sand_out(state)
    assert refused(state, C, Mandate((bundle(gold=1),))) == ("refuse-no-sharing", "9.mandates")
