"""Windows with a clock, and standing orders in slow play. (9.4)"""

from typing import Any

import pytest

from dracotheque.core.moves import CLOCK
from dracotheque.games.or_des_dragons.events import (
    AdventurerDrivenOff,
    CardPlayed,
    DragonsInverted,
    FairOpened,
    OrderKept,
    PowerRaised,
    TokensStolen,
    TokensSwapped,
    WindowOpened,
    WindowShut,
)
from dracotheque.games.or_des_dragons.moves import (
    Arm,
    ArmCloud,
    ArmStone,
    ArmWeakness,
    Disarm,
    Invert,
    Pass,
    Pick,
    PlayCard,
    Renew,
    SandOut,
    StandingOrder,
    Swap,
    WindowClosed,
)
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    LIVE,
    SLOW,
    A,
    B,
    C,
    asked,
    attack,
    bundle,
    card,
    hand,
    lair,
    lair_of,
    look,
    loot,
    lying,
    pass_,
    play,
    position,
    refused,
    sand_out,
    seen,
    shared,
    steal,
    window_closed,
)


def live(*lairs: dict[str, object], **rest: Any) -> Table:
    return position(*lairs, options=LIVE, **rest)


def slow(*lairs: dict[str, object], **rest: Any) -> Table:
    return position(*lairs, options=SLOW, **rest)


# Live.


def test_a_possible_window_opens_for_everybody_whoever_holds_what() -> None:
    views = []
    for held in ("repulsive_cloud", "fireball"):
        state = live(lair("10_11_0"), hands={C: [held]})
        told = attack(state, A, "warrior", 1)
        assert [event.window for event in seen(told, WindowOpened)] == ["placed"]
        assert {*state.actors} == {A, B, C, CLOCK}
        views.append(look(state, B))
    assert views[0] == views[1]


def test_nobody_sees_who_has_gone_on() -> None:
    state = live(lair("10_11_0"), hands={C: ["fireball"]})
    attack(state, A, "warrior", 1)
    before = {viewer: look(state, viewer) for viewer in (B, C, None)}
    assert pass_(state, A) == ()
    assert {viewer: look(state, viewer) for viewer in (B, C, None)} == before
    assert state.awaited(B) == (B, CLOCK)
    assert state.awaited(A) == (CLOCK,)
    assert state.awaited(None) == (CLOCK,)
    assert refused(state, A, Pass())[0] == "refuse-not-asked"


def test_a_window_closes_when_all_have_gone_on_or_time_is_up() -> None:
    state = live(lair("10_11_0"), hands={C: ["fireball"]})
    attack(state, A, "warrior", 1)
    pass_(state, A)
    pass_(state, C)
    told = pass_(state, B)
    assert seen(told, WindowShut)[0] == WindowShut("placed")
    assert seen(told, WindowOpened) == [WindowOpened("between_turns")]
    assert [*state.decision(CLOCK).moves] == [WindowClosed()]
    assert refused(state, CLOCK, SandOut())[0] == "refuse-clock"
    told = window_closed(state)
    assert seen(told, WindowShut) == [WindowShut("between_turns")]
    assert asked(state) == ("attack", (B,))
    assert CLOCK not in state.actors


def test_a_card_played_starts_the_window_again() -> None:
    state = live(
        lair("10_11_0", silver=4),
        lair("10_7_4", gold=4),
        moment="end of turn",
        hands={B: ["exchange_mirror"], C: ["suction_tube"]},
    )
    pass_(state, A)
    pass_(state, B)
    play(state, C, Swap("suction_tube", 1, bundle(silver=2), 2, bundle(gold=2)))
    assert {*state.actors} == {A, B, C, CLOCK}
    play(state, B, Swap("exchange_mirror", 1, bundle(silver=2, gold=1), 2, bundle(silver=1, gold=2)))
    assert lying(state, 1) == {"silver": 1, "gold": 3}
    assert hand(state, B) == hand(state, C) == set()
    assert asked(state) == ("attack", (B,))


def test_a_player_whom_public_facts_keep_out_may_only_go_on() -> None:
    state = live(lair("10_11_0"), hands={A: ["repulsive_cloud"], B: ["fireball"]})
    attack(state, A, "warrior", 1)
    assert [*state.decision(A).moves] == [Pass()]


def test_the_lens_asks_its_player_in_the_middle_of_the_window() -> None:
    state = shared(
        {"gold": 1}, [(A, "warrior"), (B, "wizard")], options=LIVE, hands={C: ["discernment_lens"]}, bag={"silver": 3}
    )
    assert state.asked == "react"
    play(state, C, card("discernment_lens"))
    assert asked(state) == ("pick", (C,))
    assert CLOCK not in state.actors
    play(state, C, Pick(bundle(silver=2)))
    assert state.asked == "bargain"


def test_with_a_clock_whoever_might_have_the_glove_is_asked_before_a_draw() -> None:
    for held in ("grasping_glove", "fireball"):
        state = shared({"red": 1}, [(A, "warrior"), (A, "wizard"), (A, "warrioress")], options=LIVE, hands={A: [held]})
        while state.asked == "react":
            window_closed(state)
        assert asked(state) == ("draw", (A,))
        assert (card("grasping_glove") in state.decision(A).moves) == (held == "grasping_glove")
    state = shared({"red": 1}, [(A, "warrior"), (A, "wizard"), (A, "warrioress")], options=LIVE)
    assert len(hand(state, A)) == 1


def test_the_bell_stops_the_window_for_a_fair() -> None:
    state = live(lair("10_11_0", gold=1), moment="end of turn", hands={C: ["emergency_bell"]})
    told = play(state, C, card("emergency_bell"))
    assert seen(told, FairOpened)
    assert state.asked == "trade"
    sand_out(state)
    assert asked(state) == ("attack", (B,))
    assert look(state).magic_discard == ("emergency_bell",)


# Slow: standing orders.


def kept(state: Table, seat: int, order: StandingOrder) -> None:
    told = play(state, seat, order)
    assert seen(told, OrderKept, seat) and not seen(told, OrderKept, (seat + 1) % 3)


@pytest.mark.parametrize(
    ("order", "fires"),
    [
        (ArmCloud((), (), False), True),
        (ArmCloud((A,), ("dragon_10_11_0",), False), True),
        (ArmCloud((B,), (), False), False),
        (ArmCloud((), ("dragon_9_0_9",), False), False),
        (ArmCloud((), (), True), False),
    ],
    ids=str,
)
def test_an_armed_cloud_goes_off_when_its_order_says_so(order: ArmCloud, fires: bool) -> None:
    state = slow(lair("10_11_0"), lair("9_0_9"), hands={C: ["repulsive_cloud"]})
    kept(state, C, order)
    told = attack(state, A, "warrior", 1)
    assert bool(seen(told, AdventurerDrivenOff)) == fires
    assert asked(state) == (("replace", (A,)) if fires else ("attack", (B,)))
    assert ("repulsive_cloud" in hand(state, C)) == (not fires)


def test_a_cloud_armed_against_deadly_attacks_goes_off_on_one() -> None:
    state = slow(lair("10_11_0", [(B, "warrior"), (B, "warrioress")]), lair("9_0_9"), hands={C: ["repulsive_cloud"]})
    kept(state, C, ArmCloud((), (), True))
    told = attack(state, A, "warrior", 1)
    assert seen(told, AdventurerDrivenOff)
    assert look(state, C).orders == ()


@pytest.mark.parametrize(("seats", "fires"), [((), True), ((A,), True), ((B,), False)])
def test_an_armed_weakness_powder_saves_a_dragon(seats: tuple[int, ...], fires: bool) -> None:
    state = slow(lair("8_8_0", [(B, "warrior")]), hands={C: ["weakness_powder"]})
    kept(state, C, ArmWeakness(seats, ("dragon_8_8_0",)))
    told = attack(state, A, "warrior", 1)
    assert bool(seen(told, PowerRaised)) == fires
    assert lair_of(state, 1).dragon == "dragon_8_8_0" if fires else True


@pytest.mark.parametrize(
    ("assisted", "grave", "fires"), [(True, True, True), (False, True, False), (False, False, True)]
)
def test_an_armed_stone_gives_up_what_its_list_says(assisted: bool, grave: bool, fires: bool) -> None:
    fighters = [(A, "thief"), (B, "warrior"), *([(A, "wizard")] if assisted else [])]
    state = shared({}, fighters, options=SLOW, loot={B: {"gold": 2, "silver": 1}}, hands={B: ["muddle_stone"]})
    kept(state, B, ArmStone((), grave, ("amber", "silver", "gold")))
    window_closed(state)
    told = steal(state, A, B)
    assert bool(seen(told, CardPlayed)) == fires
    if fires:
        assert seen(told, TokensStolen, A) == [TokensStolen(A, B, 1, bundle(silver=1))]
        assert loot(state, A) == {"silver": 1}
        assert look(state).magic_discard == ("muddle_stone",)


def test_a_stone_list_that_is_too_short_is_filled_with_what_there_is_most_of() -> None:
    state = shared(
        {},
        [(A, "thief"), (B, "warrior")],
        options=SLOW,
        loot={B: {"gold": 2, "silver": 1}},
        hands={A: ["velvet_glove"], B: ["muddle_stone"]},
    )
    kept(state, B, ArmStone((A,), False, ("silver",)))
    window_closed(state)
    steal(state, A, B, velvet=True)
    assert loot(state, A) == {"silver": 1, "gold": 1}


def test_cards_armed_for_between_turns_go_off_in_the_first_window_that_allows_it() -> None:
    state = slow(
        lair("10_11_0", silver=2), lair("10_7_4", gold=1), hands={C: ["suction_tube"], B: ["inversion_powder"]}
    )
    tube = Swap("suction_tube", 1, bundle(silver=2), 2, bundle(gold=2))
    kept(state, C, Arm(tube))
    kept(state, B, Arm(Invert(1, 2)))
    told = attack(state, A, "wizard", 3)
    assert seen(told, DragonsInverted) and not seen(told, TokensSwapped)
    assert look(state, C).orders == (Arm(tube),)
    assert look(state, B).orders == ()
    assert asked(state) == ("attack", (B,))


def test_an_armed_bell_opens_a_fair() -> None:
    state = slow(lair("10_11_0", gold=1), hands={C: ["emergency_bell"]})
    kept(state, C, Arm(PlayCard("emergency_bell")))
    told = attack(state, A, "wizard", 1)
    assert seen(told, FairOpened) == [FairOpened(C)]


def test_an_order_replaces_an_older_one_and_can_be_taken_back() -> None:
    state = slow(lair("10_11_0"), hands={C: ["repulsive_cloud"]})
    kept(state, C, ArmCloud((), (), False))
    kept(state, C, ArmCloud((B,), (), True))
    assert look(state, C).orders == (ArmCloud((B,), (), True),)
    assert look(state, B).orders == ()
    play(state, C, Disarm("repulsive_cloud"))
    assert look(state, C).orders == ()
    assert refused(state, C, Disarm("repulsive_cloud")) == ("refuse-card-not-held", "r.card_not_held")


def test_in_slow_play_those_windows_wait_for_nobody() -> None:
    state = slow(lair("10_11_0"), hands={C: ["repulsive_cloud"]})
    told = attack(state, A, "warrior", 1)
    assert [event.window for event in seen(told, WindowShut)] == ["placed", "between_turns"]
    assert asked(state) == ("attack", (B,))


def test_in_slow_play_the_windows_of_a_sharing_wait_for_all() -> None:
    state = shared({"gold": 1}, [(A, "warrior"), (B, "wizard")], options=SLOW, hands={C: ["renewal_powder"]})
    assert state.asked == "react"
    assert {*state.actors} == {A, B, C, CLOCK}
    assert Renew(bundle(gold=1)) in state.decision(C).moves
    window_closed(state)
    assert state.asked == "bargain"


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (ArmWeakness((), ()), ("refuse-card-not-held", "r.card_not_held")),
        (ArmCloud((9,), (), False), ("refuse-nobody-there", "3.3")),
        (ArmCloud((), ("dragon_1_2_3",), False), ("refuse-no-bundle", "1.1")),
        (Arm(PlayCard("repulsive_cloud")), ("refuse-wrong-window", "r.wrong_window")),
        (Arm(PlayCard("no_such_card")), ("refuse-wrong-window", "r.wrong_window")),
    ],
    ids=str,
)
def test_bad_orders_are_refused(order: StandingOrder, expected: tuple[str, str]) -> None:
    state = slow(lair("10_11_0"), hands={C: ["repulsive_cloud"]})
    assert refused(state, C, order) == expected


def test_orders_are_for_slow_play() -> None:
    state = live(lair("10_11_0"), hands={C: ["repulsive_cloud"]})
    for order in (ArmCloud((), (), False), Disarm("repulsive_cloud")):
        assert refused(state, C, order) == ("refuse-slow-only", "9.orders")
