"""Rulings on turns: the row, what may be attacked, collapses, the end of the bag and of the game. (8)"""

import pytest

from dracotheque.games.or_des_dragons.events import (
    AdventurersWoke,
    BagEmptied,
    DragonAppeared,
    DragonCollapsed,
    FairOpened,
    TreasureCompleted,
    WindowOpened,
)
from dracotheque.games.or_des_dragons.moves import Hold, Pass
from tests.games.or_des_dragons.table import (
    EMPTY,
    A,
    B,
    C,
    answers,
    asked,
    attack,
    card,
    counts,
    lair,
    lair_of,
    look,
    loot,
    pass_,
    place,
    play,
    position,
    seen,
    split,
    treasure,
)

STUCK = (
    [(A, "warrior"), (B, "warrior"), (C, "wizard")],
    [(A, "warrioress"), (B, "warrioress"), (C, "warrioress")],
    [(C, "warrior"), (A, "thief")],
    [(B, "thief"), (C, "thief"), (A, "wizard"), (B, "wizard")],
)
"""All three bands under dragons."""


def test_who_attacks_is_no_longer_ready() -> None:
    state = position(lair("10_11_0"))
    attack(state, A, "warrior", 1)
    assert place(state, A).ready == ("warrioress", "thief", "wizard")
    assert place(state, A).resting == ()


@pytest.mark.ruling("OD-9")
def test_one_ready_adventurer_prevents_the_wake_up() -> None:
    state = position(lair("10_11_0"), resting={A: ["warrior", "thief", "wizard"]})
    assert place(state, A).ready == ("warrioress",)
    assert {move.adventurer for move in answers(state, A)} == {"warrioress"}
    assert not seen(state.news(), AdventurersWoke)


@pytest.mark.ruling("OD-9")
def test_a_row_all_face_down_is_turned_up_at_the_start_of_its_owners_turn_only() -> None:
    everybody = ["warrior", "warrioress", "thief", "wizard"]
    state = position(lair("10_11_0"), resting={B: everybody})
    assert place(state, B).ready == ()
    told = attack(state, A, "warrior", 1)
    assert seen(told, AdventurersWoke) == [AdventurersWoke(B, tuple(everybody))]
    assert place(state, B).ready == tuple(everybody)


@pytest.mark.ruling("OD-10")
def test_an_empty_row_misses_the_turn_however_often() -> None:
    everybody = [(A, "warrior"), (A, "warrioress"), (A, "thief")]
    state = position(lair("10_11_0", everybody), lair("10_7_4", [(A, "wizard")]), to_play=C)
    attack(state, C, "wizard", 2)
    assert asked(state) == ("attack", (B,))


@pytest.mark.ruling("OD-11")
def test_the_dragon_that_lacks_least_collapses_and_the_lowest_lair_on_ties() -> None:
    lairs = [lair("9_5_5", STUCK[3]), lair("10_7_4", STUCK[1]), lair("10_4_7", STUCK[0]), lair("8_8_0", STUCK[2])]
    state = position(*lairs, to_play=B, deck=["dragon_5_0_5"])
    assert [event.slot for event in seen(state.news(), DragonCollapsed)] == [2]
    assert state.sharing.party == (C, A, B)


@pytest.mark.ruling("OD-11")
def test_after_a_collapse_the_same_players_turn_begins_again() -> None:
    state = position(
        lair("10_4_7", STUCK[0]), lair("10_7_4", STUCK[1]), lair("8_8_0", STUCK[2]), lair("8_4_4", STUCK[3]), to_play=A
    )
    for seat in state.sharing.party:
        play(state, seat, Hold())
    assert asked(state) == ("attack", (A,))
    assert place(state, A).ready == ("warrior",)


@pytest.mark.ruling("OD-58")
def test_a_collapse_has_no_window_for_cloud_or_weakness() -> None:
    state = position(
        lair("10_4_7", STUCK[0]),
        lair("10_7_4", STUCK[1]),
        lair("8_8_0", STUCK[2]),
        lair("8_4_4", STUCK[3]),
        advanced=True,
        hands={A: ["repulsive_cloud"], B: ["weakness_powder"]},
    )
    told = state.news()
    assert seen(told, DragonCollapsed)
    assert {event.window for event in seen(told, WindowOpened)} <= {"before_sharing"}
    assert state.asked == "speak"


@pytest.mark.ruling("OD-36")
def test_a_collapse_leaves_no_window_between_turns() -> None:
    state = position(
        lair("10_4_7", STUCK[0]),
        lair("10_7_4", STUCK[1]),
        lair("8_8_0", STUCK[2]),
        lair("8_4_4", STUCK[3]),
        advanced=True,
        hands={B: ["emergency_bell"]},
        deck=["dragon_5_4_1"],
        replacements=6,
    )
    for seat in state.sharing.party:
        play(state, seat, Hold())
    assert asked(state) == ("market", (A,))
    for seat in (A, B, C):
        pass_(state, seat)
    assert asked(state) == ("eye", (A,))
    assert "emergency_bell" in (place(state, B, B).magic or ())


@pytest.mark.ruling("OD-36")
def test_there_is_no_window_before_the_first_turn_and_one_after_it() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={C: ["emergency_bell"]})
    assert not seen(state.news(), WindowOpened)
    told = attack(state, A, "warrior", 1)
    assert [event.window for event in seen(told, WindowOpened)][-1] == "between_turns"
    assert asked(state) == ("react", (C,))


@pytest.mark.ruling("OD-36")
def test_there_is_no_window_once_the_game_is_over() -> None:
    state = position(
        lair("5_0_5", [(A, "warrior")], gold=1),
        EMPTY,
        EMPTY,
        EMPTY,
        advanced=True,
        hands={C: ["emergency_bell"]},
        bag={},
        deck=[],
    )
    told = attack(state, A, "wizard", 1)
    assert state.over
    assert "between_turns" not in {event.window for event in seen(told, WindowOpened)}


@pytest.mark.ruling("OD-12")
def test_any_dragon_may_be_attacked_with_any_ready_adventurer() -> None:
    state = position(lair("10_11_0", [(A, "warrior")], gold=3), lair("9_0_9", [(B, "thief")]), lair("7_0_7"), EMPTY)
    assert len(state.decision(A).moves) == 9
    assert {move.slot for move in answers(state, A)} == {1, 2, 3}


@pytest.mark.ruling("OD-28")
def test_the_draw_that_empties_the_bag_is_not_completed_later() -> None:
    state = position(lair("9_0_9", [(A, "warrior"), (A, "warrioress")]), bag={"gold": 2}, deck=["dragon_5_4_1"])
    told = attack(state, A, "thief", 1)
    assert loot(state, A) == {"gold": 2}
    assert seen(told, BagEmptied) and not seen(told, DragonAppeared)
    assert lair_of(state, 1).dragon is None


@pytest.mark.ruling("OD-28")
def test_in_the_last_phase_a_dead_dragon_is_not_completed() -> None:
    state = position(lair("9_0_9", [(A, "warrior"), (A, "warrioress")], gold=1), bag={}, deck=["dragon_5_4_1"])
    told = attack(state, A, "thief", 1)
    assert [counts(event.tokens) for event in seen(told, TreasureCompleted)] == [{}]
    assert loot(state, A) == {"gold": 1}


@pytest.mark.ruling("OD-30")
def test_without_dragons_to_come_unknown_parts_are_still_drawn() -> None:
    state = position(lair("9_0_9", [(A, "warrior"), (A, "warrioress")]), deck=[], bag_size=20)
    attack(state, A, "thief", 1)
    assert sum(loot(state, A).values()) == 9
    assert lair_of(state, 1).dragon is None
    assert look(state).bag_size == 11
    assert not look(state).last_phase


@pytest.mark.ruling("OD-29")
def test_dragons_without_tokens_are_not_fought_at_the_end() -> None:
    state = position(lair("5_0_5", [(A, "warrior")], gold=1), lair("10_11_0"), EMPTY, EMPTY, bag={}, deck=[])
    attack(state, A, "wizard", 1)
    assert state.over
    assert state.winners == (A,)


@pytest.mark.ruling("OD-29")
def test_the_game_is_not_over_while_the_bag_holds_a_token() -> None:
    state = position(lair("5_0_5", [(A, "warrior")]), lair("10_11_0"), EMPTY, EMPTY, bag={"gold": 9}, deck=[])
    attack(state, A, "wizard", 1)
    assert not state.over
    assert asked(state) == ("attack", (B,))


@pytest.mark.ruling("OD-29")
def test_the_game_is_over_when_a_turn_begins_without_a_token_left() -> None:
    state = position(lair("5_0_5"), lair("10_11_0"), EMPTY, EMPTY, bag={}, deck=[])
    assert state.over


@pytest.mark.ruling("OD-25")
def test_everything_after_a_kill_comes_in_its_order() -> None:
    state = position(
        lair("8_4_4", [(A, "wizard"), (B, "thief"), (A, "warrior")], red=1),
        advanced=True,
        bag_next=["gold", "gold", "gold", "red"],
        deck=["dragon_5_0_5"],
        hands={C: ["long_arm"]},
        pile=["fireball", "suction_tube"],
        replacements=6,
    )
    told = list(attack(state, A, "warrioress", 1))
    play(state, A, split({A: treasure(state)}))
    told += state.play(B, state.decision(B).moves[0])
    told += play(state, B, Pass())
    assert asked(state) == ("react", (C,))
    told += play(state, C, Pass())
    kinds = [type(each.event).__name__ for each in told]
    order = [
        "AdventurerPlaced", "DragonKilled", "TreasureCompleted", "SandTurned", "SplitSigned", "AgreementReached",
        "ShareReceived", "CardsDrawn", "TheftDeclined", "WindowShut", "LairCleared", "DragonAppeared", "FairOpened",
    ]  # fmt: skip
    places = [kinds.index(kind) if kind != "WindowShut" else len(kinds) - 1 - kinds[::-1].index(kind) for kind in order]
    assert places == sorted(places)
    assert seen(told, FairOpened) == [FairOpened(B)]


def test_the_sword_and_nothing_else_needs_no_card_at_a_basic_table() -> None:
    state = position(lair("10_11_0"))
    assert all(not move.boosts for move in answers(state, A))
    assert card("fireball") not in state.decision(A).moves
