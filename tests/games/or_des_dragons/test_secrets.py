"""Who may know what: the leak traps of the rules, one by one. (7)"""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from dracotheque.conformance.sight import sight
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import MAGIC, TOKENS
from dracotheque.games.or_des_dragons.components.bundles import bundle_of
from dracotheque.games.or_des_dragons.events import TokensRenewed
from dracotheque.games.or_des_dragons.moves import (
    Arm,
    ArmCloud,
    ArmStone,
    Attack,
    Invert,
    Mandate,
    Pass,
    Pinch,
    Renew,
    SetEye,
    Sign,
    Take,
)
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    ADVANCED,
    LIVE,
    SLOW,
    A,
    B,
    C,
    D,
    attack,
    bundle,
    card,
    counts,
    deal,
    heard,
    lair,
    look,
    pinch,
    place,
    play,
    position,
    refused,
    script,
    seen,
    shared,
    side,
    split,
    steal,
    steals,
)


def alike(one: Table, other: Table, *viewers: int | None) -> bool:
    return all(sight(one, viewer) == sight(other, viewer) for viewer in viewers)


# 1. Counts behind screens.


@pytest.mark.ruling("OD-54")
def test_of_anothers_screen_there_is_no_number_at_all() -> None:
    few = position(lair("10_11_0"), loot={B: {"gold": 1}}, bag_size=50)
    many = position(lair("10_11_0"), loot={B: {"gold": 9}}, lost={}, bag_size=50)
    for state in (few, many):
        assert place(state, B, A).loot is None
        assert place(state, B, None).loot is None
        assert place(state, B, A).ledger is None
    hidden = msgspec.structs.replace(look(few, A), lost=(), places=())
    assert hidden == msgspec.structs.replace(look(many, A), lost=(), places=())
    assert look(few, A).places == look(many, A).places


def test_the_ledger_counts_public_events_only_and_a_theft_is_one_unknown_token() -> None:
    state = shared({"gold": 2}, [(A, "thief"), (B, "warrior")], options={"public_ledger": True}, loot={B: {"amber": 1}})
    play(state, B, split({B: {"gold": 2}}))
    play(state, A, Sign(B, 1))
    steals(state, B, "gold")
    steal(state, A, B)
    ledgers = [place(state, seat, C).ledger for seat in (A, B)]
    assert [(counts(each.tokens), each.stolen, each.missing) for each in ledgers if each] == [
        ({}, 1, 0),
        ({"gold": 2, "amber": 1}, 0, 1),
    ]
    assert place(state, A, C).certain is None


def test_a_token_stolen_and_a_token_lost_to_a_thief_do_not_cancel_out_in_the_ledger() -> None:
    state = shared(
        {}, [(A, "thief"), (B, "thief")], options={"public_ledger": True}, loot={A: {"gold": 2}, B: {"amber": 2}}
    )
    steals(state, B, "amber")
    steal(state, A, B)
    steals(state, A, "gold")
    steal(state, B, A)
    ledgers = [place(state, seat, C).ledger for seat in (A, B)]
    assert [(counts(each.tokens), each.stolen, each.missing) for each in ledgers if each] == [
        ({"gold": 2}, 1, 1),
        ({"amber": 2}, 1, 1),
    ]


def test_a_pinch_moves_no_ledger() -> None:
    state = position(
        lair("10_11_0", gold=1),
        to_play=B,
        hands={A: ["invisible_hand"]},
        options={**ADVANCED, "public_ledger": True},
    )
    play(state, B, SetEye(0))
    pinch(state, A, 1, "gold")
    assert place(state, A, C).ledger == place(state, B, C).ledger
    assert counts(place(state, A, A).loot) == {"gold": 1}


# 2. Legal victims.


def test_victims_are_listed_whatever_they_have() -> None:
    poor = shared({}, [(A, "thief"), (B, "warrior"), (C, "warrior")])
    rich = shared({}, [(A, "thief"), (B, "warrior"), (C, "warrior")], loot={B: {"gold": 4}})
    assert poor.decision(A).moves == rich.decision(A).moves


# 3. Pending holders.


def react_positions(held: str, **options: object) -> Iterator[tuple[str, Table]]:
    """Each window open, with C holding this card."""
    everywhere = {**LIVE, **options}
    hands = {C: [held]}
    state = position(lair("10_11_0"), options=everywhere, hands=hands)
    attack(state, A, "warrior", 1)
    yield "placed", state
    state = position(lair("8_8_0", [(B, "warrior")]), options=everywhere, hands=hands, discard=["repulsive_cloud"])
    attack(state, A, "warrior", 1)
    yield "exact_kill", state
    yield "before_sharing", shared({"gold": 1}, [(A, "warrior"), (B, "warrior")], options=everywhere, hands=hands)
    spent = ["renewal_powder", "discernment_lens"]
    state = shared({"gold": 1}, [(A, "warrior"), (B, "warrior")], options=everywhere, hands=hands, discard=spent)
    play(state, A, split({A: {"gold": 1}}))
    play(state, B, Sign(A, 1))
    yield "agreement", state
    state = shared(
        {}, [(A, "thief"), (C, "warrior")], options=everywhere, hands=hands, discard=spent, loot={C: {"gold": 1}}
    )
    steal(state, A, C)
    yield "theft_declared", state
    yield "after_sharing", shared({}, [(A, "warrior"), (B, "warrior")], options=everywhere, hands=hands, discard=spent)
    yield "between_turns", position(lair("10_11_0", gold=3), options=everywhere, hands=hands, moment="end of turn")


HOLDERS = {
    "placed": "repulsive_cloud",
    "exact_kill": "weakness_powder",
    "before_sharing": "renewal_powder",
    "agreement": "confusion_ring",
    "theft_declared": "muddle_stone",
    "after_sharing": "long_arm",
    "between_turns": "emergency_bell",
}


def test_with_a_clock_a_window_looks_the_same_whether_anybody_can_act_or_not() -> None:
    met = []
    for name, without in react_positions("velvet_glove"):
        assert without.asked == "react"
        assert without.context[0] == name
        holding = next(state for other, state in react_positions(HOLDERS[name]) if other == name)
        if HOLDERS[name] in ("renewal_powder",):
            holding = next(state for other, state in react_positions("discernment_lens") if other == name)
        assert alike(without, holding, A, B, None)
        assert without.decision(C).moves == [Pass()]
        assert len(holding.decision(C).moves) > 1
        met.append(name)
    assert met == list(HOLDERS)


def test_grain_by_grain_nobody_is_named_while_somebody_is_asked() -> None:
    state = position(
        lair("10_11_0"), players=4, advanced=True, moment="end of turn", hands={B: ["fireball"], C: ["emergency_bell"]}
    )
    assert state.actors == (C,)
    for viewer in (A, B, D, None):
        prompt = state.prompt(viewer)
        assert prompt is not None
        assert (prompt.question, prompt.seats) == ("react", ())
        assert state.awaited(viewer) == ()
    other = position(
        lair("10_11_0"), players=4, advanced=True, moment="end of turn", hands={B: ["emergency_bell"], C: ["fireball"]}
    )
    assert other.actors == (B,)
    assert alike(state, other, A, D, None)
    assert refused(state, B, Pass()) == ("refuse-not-asked", "")
    with pytest.raises(IllegalMove) as caught:
        state.play(B, Pass())
    assert caught.value.values == {"seats": []}


def test_a_tempted_holder_is_seen_by_nobody() -> None:
    positions = []
    for holder in (A, C):
        other = ({A, C} - {holder}).pop()
        hands = {holder: ["invisible_hand"], other: ["fireball"]}
        state = position(lair("10_11_0", gold=1), players=4, advanced=True, to_play=B, hands=hands)
        play(state, B, SetEye(0))
        assert state.actors == (holder,)
        positions.append(state)
    one, other_one = positions
    assert alike(one, other_one, B, D, None)
    prompt = positions[0].prompt(B)
    assert prompt is not None
    assert (prompt.question, prompt.seats) == ("attack", ())


def test_who_is_asked_for_a_deal_is_seen_by_nobody() -> None:
    offer = deal(side(A, {"gold": 1}, {"silver": 1}))
    positions = []
    for holder in (B, C):
        state = position(
            lair("10_11_0", gold=1), players=4, moment="fair", loot={A: {"gold": 1}, D: {"amber": 1}}, bag_size=60
        )
        state.loot[holder * 9] += 1
        state.bag[0] -= 1
        state.bag_size -= 1
        play(state, A, offer)
        assert state.actors == (holder,)
        positions.append(state)
    assert state.prompt(D) == state.prompt(None)
    assert [each.prompt(D).seats for each in positions if each.prompt(D)] == [(), ()]  # type: ignore[union-attr]  # asked


# 4. Legal actions.


def test_moves_are_for_the_one_who_is_asked() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={A: ["fireball"]})
    play(state, A, SetEye(0))
    assert [state.decision(seat).moves for seat in (B, C)] == [(), ()]


# 5. Dragon tokens.


def test_a_successful_pinch_is_neither_told_nor_counted() -> None:
    state = position(lair("10_11_0", gold=2), players=4, advanced=True, to_play=B, hands={A: ["invisible_hand"]})
    play(state, B, SetEye(0))
    declined, pinched = state.clone(), state.clone()
    script(pinched, 5)
    told_nothing = play(declined, A, Pass())
    told = play(pinched, A, Pinch(1, "gold"))
    for viewer in (B, C, D, None):
        assert heard(told, viewer) == heard(told_nothing, viewer)
        one, other = declined.view(viewer), pinched.view(viewer)
        assert isinstance(one, type(look(state))) and isinstance(other, type(look(state)))
        assert counts(other.lairs[0].tokens) == {"gold": 1}
        assert msgspec.structs.replace(one, lairs=()) == msgspec.structs.replace(other, lairs=())


# 6. The assisted look.


def test_the_look_goes_to_the_thief_and_is_over_with_the_theft() -> None:
    state = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior"), (C, "warrior")], loot={B: {"gold": 1, "amber": 2}})
    other = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior"), (C, "warrior")], loot={B: {"gold": 2, "amber": 1}})
    steal(state, A, B)
    theft = look(state, A).theft
    assert theft is not None and counts(theft.seen) == {"gold": 1, "amber": 2}
    assert all(look(state, viewer).theft.seen is None for viewer in (B, C, None))  # type: ignore[union-attr]  # one is on
    play(state, A, Take("amber"))
    assert look(state, A).theft is None
    steal(other, A, B)
    assert state.decision(C) == other.decision(C)


# 7. Redraws.


def test_what_the_renewal_powder_returns_and_draws_is_public() -> None:
    state = shared({"silver": 2}, [(A, "warrior"), (B, "warrior")], advanced=True, hands={C: ["renewal_powder"]})
    told = play(state, C, Renew(bundle(silver=2)))
    assert heard(told, A) == heard(told, None)
    assert len(seen(told, TokensRenewed, None)) == 1
    assert look(state, C).bag is None


# 8. The Recall Ring and boosts.


def test_own_cards_show_in_ones_own_moves_only() -> None:
    with_cards = position(
        lair("10_11_0"), advanced=True, resting={A: ["thief"]}, hands={A: ["recall_ring"], C: ["fireball"]}
    )
    without = position(
        lair("10_11_0"), advanced=True, resting={A: ["thief"]}, hands={A: ["velvet_glove"], C: ["fireball"]}
    )
    for state in (with_cards, without):
        play(state, A, SetEye(0))
    assert alike(with_cards, without, B, None)
    assert card("recall_ring") in with_cards.decision(A).moves
    assert Attack("warrior", 1) in without.decision(A).moves


# 9. Eyes.


def test_nobody_learns_where_another_eye_is_not_even_after_a_capture() -> None:
    captures = []
    for eyes in ({B: 1, C: 1}, {B: 1, D: 1}):
        state = position(
            lair("10_11_0", gold=2), players=4, advanced=True, to_play=B, hands={A: ["invisible_hand"]}, eyes=eyes
        )
        play(state, B, SetEye(1))
        script(state, 1)
        told = pinch(state, A, 1, "gold")
        captures.append((heard(told, A), heard(told, B), heard(told, None), sight(state, A), sight(state, None)))
    assert captures[0] == captures[1]


# 10. Mandates and standing orders.


def test_mandates_and_orders_are_for_their_owner() -> None:
    state = shared({"gold": 2}, [(A, "warrior"), (B, "warrior")], options=SLOW, hands={C: ["repulsive_cloud"]})
    state.play(CLOCK, state.decision(CLOCK).moves[0])
    before = {viewer: sight(state, viewer) for viewer in (A, B, None)}
    told = play(state, C, ArmCloud((), (), False))
    assert heard(told, A) == heard(told, None) == b"[]"
    told = play(state, A, Mandate((bundle(gold=2),)))
    assert heard(told, B) == b"[]"
    assert sight(state, B) == before[B]
    assert sight(state, None) == before[None]
    assert look(state, A).mandate is not None and look(state, C).orders


# All of it at once: random games with a clock, in which orders are given at any time.


def any_order(state: Table, rng: Random) -> Move:
    kind = rng.choice(TOKENS)
    return rng.choice(
        [
            SetEye(rng.randrange(5)),
            Pinch(rng.randrange(1, 5), kind),
            Mandate((bundle_of([rng.randrange(9)]),)),
            ArmCloud((), (), rng.random() < 0.5),
            ArmStone((), False, (kind,)),
            Arm(Invert(1, 2)),
            Arm(card(rng.choice(MAGIC))),
        ]
    )


def walk(options: dict[str, object], seed: int) -> Iterator[tuple[Table, int, tuple[Told, ...]]]:
    """A random game in which everybody also tries orders."""
    rng = Random(seed)
    state: Table = GAME.start(3 + seed % 4, options, seed=seed)
    while not state.over:
        for _ in range(2):
            seat = rng.randrange(state.players)
            try:
                yield state, seat, state.play(seat, any_order(state, rng))
            except IllegalMove:
                continue
        seat = rng.choice(state.actors)
        if seat == CLOCK and rng.random() < 0.8 and len(state.actors) > 1:
            continue
        yield state, seat, state.play(seat, rng.choice(state.decision(seat).moves))


@pytest.mark.parametrize("options", [LIVE, SLOW, ADVANCED], ids=["live", "slow", "grains"])
@pytest.mark.parametrize("seed", [1, 2])
def test_orders_leave_no_trace_in_what_others_see(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    for number, (state, _, _) in enumerate(walk(options, seed)):
        GAME.audit(state)
        if number % 12 == 0 or state.over:
            for viewer in (None, *range(state.players)):
                world = state.imagine(viewer, rng)
                GAME.audit(world)
                assert sight(world, viewer) == sight(state, viewer)
                dice = rng.random()
                one = state.imagine(viewer, Random(dice)).to_json()
                assert world.imagine(viewer, Random(dice)).to_json() == one
