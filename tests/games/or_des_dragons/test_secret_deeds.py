"""What the others see of thefts and pinches while they happen, and what comes to light in the end. (7, 9.6, 9.11)"""

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from dracotheque.conformance.sight import sight
from dracotheque.core.events import Told
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.events import PinchesRevealed, PinchPlanned, TheftsRevealed, TokenPinched
from dracotheque.games.or_des_dragons.moves import Pass, Pinch, SetEye
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.view.sights import Pinches
from tests.games.or_des_dragons.table import (
    LIVE,
    A,
    B,
    C,
    D,
    attack,
    bundle,
    heard,
    lair,
    look,
    pinch,
    place,
    play,
    position,
    script,
    seen,
    shared,
    steal,
    steals,
    window_closed,
)


def occasions(
    held: str, options: Mapping[str, object] = MappingProxyType({})
) -> Iterator[tuple[str, Table, tuple[Told, ...]]]:
    """Each occasion for the Invisible Hand, A holding this card, with what was told as it began."""
    lairs = [lair("10_11_0", gold=2), lair("9_8_2", [(C, "warrior"), (D, "warrior")], silver=2)]
    state = position(*lairs, players=5, advanced=True, to_play=B, hands={A: [held]}, options=options)
    yield "attack", state, play(state, B, SetEye(0))
    state = position(*lairs, players=5, advanced=True, to_play=B, hands={A: [held]}, options=options)
    yield "sharing", state, attack(state, B, "wizard", 2)
    state = position(*lairs, players=5, advanced=True, to_play=B, hands={A: [held]}, options=options, moment="fair")
    yield "fair", state, state.news()


def test_while_the_holder_is_tempted_the_others_see_and_hear_what_they_always_do() -> None:
    for (name, tempted, told), (_, calm, told_then) in zip(
        occasions("invisible_hand"), occasions("velvet_glove"), strict=True
    ):
        assert (tempted.asked, tempted.actors, calm.actors) == ("pinch", (A,), (B,))
        for viewer in (C, D, 4, None):
            assert sight(tempted, viewer) == sight(calm, viewer), name
            assert heard(told, viewer) == heard(told_then, viewer), name
            world = tempted.imagine(viewer, Random(1))
            assert (world.asked, world.actors) == (calm.asked, calm.actors)
        assert tempted.awaited(B) == ()
        after = play(tempted, A, Pass())
        assert heard(after, None) == b"[]"
        assert (tempted.asked, tempted.actors, tempted.context) == (calm.asked, calm.actors, calm.context)


def test_on_one_device_nobody_can_tell_that_somebody_holds_the_hand() -> None:
    """What is planned happens by itself: not even who begins waits for it."""
    around: Any = GAME.options({"ruleset": "advanced"}, 5).among_people("one_device")
    assert (around.sand, around.pinching) == ("grains", "planned")
    planned = {"pinching": "planned"}
    for (name, tempted, told), (_, calm, told_then) in zip(
        occasions("invisible_hand", planned), occasions("velvet_glove", planned), strict=True
    ):
        assert (tempted.asked, tempted.actors) == (calm.asked, calm.actors), name
        for viewer in (B, C, D, 4, None):
            assert sight(tempted, viewer) == sight(calm, viewer), name
            assert heard(told, viewer) == heard(told_then, viewer), name


def test_a_planned_pinch_looks_like_an_eye_and_happens_at_the_first_occasion() -> None:
    states = []
    for held in ("invisible_hand", "velvet_glove"):
        state = position(
            lair("10_11_0", gold=2),
            players=3,
            advanced=True,
            to_play=A,
            hands={A: [held]},
            options={"pinching": "planned"},
        )
        assert (state.asked, state.actors) == ("eye", (A,))
        states.append(state)
    planning, looking = states
    play(planning, A, SetEye(0))
    assert (planning.asked, planning.actors) == ("plan", (A,))
    for viewer in (B, C, None):
        assert sight(planning, viewer) == sight(looking, viewer)
        world = planning.imagine(viewer, Random(1))
        assert (world.asked, world.actors, world.stealing.planned) == ("eye", (A,), ())
    told = play(planning, A, Pinch(1, "gold"))
    assert seen(told, PinchPlanned, A) == [PinchPlanned(A, 1, "gold")] and seen(told, PinchPlanned, B) == []
    assert planning.asked == "attack" and planning.stealing.planned, "one's own attack is no occasion"
    attack(planning, A, "wizard", 1)
    while planning.asked != "eye":
        play(planning, planning.actors[0], Pass())
    script(planning, 5)
    told = play(planning, B, SetEye(0))
    assert seen(told, TokenPinched, A) == [TokenPinched(A, 1, "gold")] and seen(told, TokenPinched, C) == []
    assert (planning.asked, planning.actors, planning.stealing.planned) == ("attack", (B,), ())


def test_of_two_plans_the_later_counts_and_one_that_has_become_impossible_is_nothing() -> None:
    state = position(
        lair("10_11_0", gold=1),
        players=3,
        advanced=True,
        to_play=A,
        hands={A: ["invisible_hand"]},
        options={"pinching": "planned"},
    )
    play(state, A, SetEye(0))
    play(state, A, Pinch(1, "gold"))
    state.lying = [0] * len(state.lying)
    attack(state, A, "wizard", 1)
    while state.asked != "eye":
        play(state, state.actors[0], Pass())
    told = play(state, B, SetEye(0))
    assert seen(told, TokenPinched, A) == [] and state.stealing.planned == ()


def test_the_holder_alone_knows_how_many_were_pinched_and_whether_the_occasion_is_used() -> None:
    state = position(
        lair("10_11_0", gold=3), players=4, to_play=B, hands={A: ["invisible_hand"]}, options=LIVE, pinched={"amber": 1}
    )
    assert look(state, A).pinches == Pinches(1, tried=False)
    script(state, 5)
    pinch(state, A, 1, "gold")
    assert look(state, A).pinches == Pinches(2, tried=True)
    assert [look(state, viewer).pinches for viewer in (B, C, D, None)] == [None] * 4
    attack(state, B, "warrior", 1)
    while state.asked == "react":
        window_closed(state)
    assert look(state, A).pinches == Pinches(2, tried=False)
    script(state, 0)
    pinch(state, A, 1, "gold")
    assert look(state, A).pinches is None


def test_in_the_end_thefts_and_pinches_come_to_light() -> None:
    state = shared(
        {},
        [(A, "thief"), (B, "thief"), (C, "warrior")],
        advanced=True,
        bag={},
        deck=[],
        loot={B: {"gold": 1}, C: {"silver": 2}},
        hands={C: ["invisible_hand"]},
        pinched={"amber": 2},
        eyes={B: 3},
    )
    steals(state, C, "silver")
    steal(state, A, C)
    steals(state, C, "amber")
    told = steal(state, B, C)
    assert state.over
    for viewer in (A, B, C, None):
        assert seen(told, TheftsRevealed, viewer) == [
            TheftsRevealed(A, C, bundle(silver=1)),
            TheftsRevealed(B, C, bundle(amber=1)),
        ]
        assert seen(told, PinchesRevealed, viewer) == [PinchesRevealed(C, bundle(amber=2))]
        assert place(state, B, viewer).eye == (3 if viewer == B else None), "nobody learns where an eye was"
        assert sight(state.imagine(viewer, Random(1)), viewer) == sight(state, viewer)


def test_thefts_everybody_saw_are_not_told_again() -> None:
    state = shared(
        {}, [(A, "thief"), (B, "warrior")], bag={}, deck=[], loot={B: {"gold": 1}}, options={"theft_reveal": "public"}
    )
    assert not seen(steal(state, A, B), TheftsRevealed)
    assert state.over
