"""Worked examples 02 to 06, 12, 14 and 15 of the rules: attacks, kills, the row, the end of the bag. (10)"""

from dracotheque.games.or_des_dragons.events import (
    BagEmptied,
    DragonCollapsed,
    FairOpened,
    RedsTaken,
    TreasureCompleted,
    TurnSkipped,
)
from dracotheque.games.or_des_dragons.moves import Hold, Pass
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    answers,
    asked,
    attack,
    counts,
    lair,
    lair_of,
    look,
    loot,
    loots,
    lying,
    pass_,
    place,
    play,
    position,
    seen,
    sign,
    split,
    treasure,
)


def test_example_02_the_rulebooks_dragon() -> None:
    state = position(lair("6_1_5", gold=1), bag_next=["silver", "silver", "red", "amber", "diamond"])
    told = attack(state, A, "warrior", 1)
    assert lair_of(state, 1).total == 4
    assert not seen(told, TreasureCompleted)
    assert asked(state) == ("attack", (B,))

    attack(state, B, "thief", 1)

    assert treasure(state) == {"gold": 1, "silver": 2, "red": 1, "amber": 1, "diamond": 1}
    sharing = look(state).sharing
    assert sharing is not None
    assert sharing.participants == (B, A)
    assert loots(state) == [{}, {}, {}]
    play(state, B, split({A: {"gold": 1, "diamond": 1}, B: {"silver": 2, "red": 1, "amber": 1}}))
    sign(state, A)
    assert asked(state) == ("steal", (B,))
    assert [getattr(move, "victim", None) for move in state.decision(B).moves] == [None, A]


def test_example_03_solo_kill_excess_no_victim() -> None:
    state = position(
        lair("10_11_0"),
        lair("8_4_4", [(A, "warrior"), (A, "warrioress")], silver=3, emerald=1),
        bag_next=["gold", "red", "red", "silver"],
    )
    attack(state, A, "thief", 2)
    assert loot(state, A) == {"silver": 4, "emerald": 1, "gold": 1, "red": 2}
    assert asked(state) == ("attack", (B,))
    assert place(state, A).ready == ("wizard",)
    assert place(state, A).resting == ("warrior", "warrioress", "thief")
    attack(state, B, "warrior", 1)
    attack(state, C, "wizard", 3)
    assert asked(state) == ("attack", (A,))
    assert {move.adventurer for move in answers(state, A)} == {"wizard"}


def test_example_04_refresh_of_a_partial_row() -> None:
    state = position(
        lair("10_11_0", [(A, "warrior")]),
        lair("10_7_4", [(A, "wizard")]),
        resting={A: ["warrioress", "thief"]},
    )
    assert place(state, A).ready == ("warrioress", "thief")
    assert {move.adventurer for move in answers(state, A)} == {"warrioress", "thief"}
    assert [fighter.adventurer for fighter in lair_of(state, 1).fighters] == ["warrior"]
    assert [fighter.adventurer for fighter in lair_of(state, 2).fighters] == ["wizard"]


def test_example_05_skipped_turn() -> None:
    fighters = [(A, "warrior"), (A, "warrioress"), (A, "thief")]
    state = position(
        lair("10_11_0", fighters),
        lair("10_7_4", [(A, "wizard")]),
        players=4,
        resting={B: ["warrior"]},
    )
    assert seen(state.news(), TurnSkipped) == [TurnSkipped(A)]
    assert asked(state) == ("attack", (B,))


def test_example_05_between_turns_after_a_skipped_turn() -> None:
    fighters = [(A, "warrior"), (A, "warrioress"), (A, "thief")]
    state = position(
        lair("10_11_0", fighters),
        lair("10_7_4", [(A, "wizard")]),
        players=4,
        advanced=True,
        hands={C: ["emergency_bell"]},
    )
    assert asked(state) == ("react", (C,))
    assert look(state, C).prompt is not None
    assert look(state, C).prompt.about == {"window": "between_turns"}  # type: ignore[union-attr]  # just looked


def test_example_06_collapse() -> None:
    state = position(
        lair("10_4_7", [(A, "warrior"), (B, "warrior"), (C, "wizard")], silver=3, red=1),
        lair("10_7_4", [(A, "warrioress"), (B, "warrioress"), (C, "warrioress")]),
        lair("8_8_0", [(C, "warrior"), (A, "thief")]),
        lair("8_4_4", [(B, "thief"), (C, "thief"), (A, "wizard"), (B, "wizard")]),
        to_play=C,
        bag_size=40,
        bag_next=["red", "gold", "gold", "silver", "amber", "amber", "diamond"],
    )
    told = state.news()
    assert [event.slot for event in seen(told, DragonCollapsed)] == [1]
    (completed,) = seen(told, TreasureCompleted)
    assert sum(heap.count for heap in completed.treasure) == 11
    assert [(event.seat, counts(event.tokens)) for event in seen(told, RedsTaken)] == [(C, {"red": 2})]
    assert state.sharing.party == (C, A, B)
    assert asked(state) == ("speak", (C,))
    for seat in (C, A, B):
        play(state, seat, Hold())
    assert place(state, A).resting == ("warrior",)
    assert place(state, B).resting == ("warrior",)
    assert lair_of(state, 1).dragon not in (None, "dragon_10_4_7")
    assert asked(state) == ("attack", (C,))
    assert place(state, C).ready == ("wizard",)
    assert {move.adventurer for move in answers(state, C)} == {"wizard"}
    assert look(state).bag_size == 40 - 7 - lair_of(state, 1).known


def test_example_12_the_fair_card() -> None:
    state = position(
        lair("10_11_0"),
        lair("7_7_0", [(A, "warrior")], silver=1),
        deck=["dragon_8_5_3", "dragon_5_4_1", "dragon_5_0_5"],
        replacements=6,
    )
    told = attack(state, A, "warrioress", 2)
    assert lair_of(state, 2).dragon == "dragon_8_5_3"
    assert sum(lying(state, 2).values()) == 5
    assert seen(told, FairOpened) == [FairOpened(B)]
    assert asked(state) == ("market", (B,))
    for seat in (B, C, A):
        pass_(state, seat)
    assert asked(state) == ("attack", (B,))
    assert look(state).fair_in == 0
    state = position(lair("7_7_0", [(A, "warrior")], silver=1), deck=["dragon_5_4_1", "dragon_5_0_5"], replacements=7)
    assert not seen(attack(state, A, "warrioress", 1), FairOpened)
    assert lair_of(state, 1).dragon == "dragon_5_4_1"


def test_example_14_the_bag_runs_out_while_completing() -> None:
    state = position(
        lair("9_5_5", [(A, "warrior"), (C, "warrior")], silver=5),
        lair("7_0_7", [(B, "warrior")]),
        lair("6_4_2", [(A, "warrioress")], gold=4),
        lair("8_8_0", [(B, "warrioress"), (C, "warrioress")], amber=8),
        deck=["dragon_5_0_5"],
        bag={"silver": 3},
    )
    told = attack(state, A, "wizard", 1)
    assert sum(treasure(state).values()) == 8
    assert seen(told, BagEmptied)
    assert look(state).last_phase
    for seat in (A, C):
        play(state, seat, Hold())
    assert lair_of(state, 1).dragon is None
    assert look(state).deck_size == 1
    attack(state, B, "thief", 2)
    told = attack(state, C, "thief", 3)
    assert not seen(told, TreasureCompleted)
    told = attack(state, A, "thief", 3)
    assert treasure(state) == {"gold": 4}
    play(state, A, split({A: {"gold": 2}, C: {"gold": 2}}))
    sign(state, C)
    play(state, C, Pass())
    play(state, A, Pass())
    told = attack(state, B, "wizard", 4)
    assert asked(state) == ("attack", (C,))
    attack(state, C, "wizard", 4)
    assert treasure(state) == {"amber": 8}
    play(state, C, split({B: {"amber": 4}, C: {"amber": 4}}))
    sign(state, B)
    assert state.over
    assert look(state).lairs[1].fighters[0].seat == B
    assert state.ending == "nothing-left"


def test_example_15_a_new_dragon_half_paid() -> None:
    state = position(
        lair("8_8_0", [(A, "warrior")], gold=1),
        deck=["dragon_7_4_3", "dragon_5_0_5"],
        bag_size=2,
    )
    told = attack(state, A, "warrioress", 1)
    assert asked(state) == ("attack", (B,))
    state = position(
        lair("7_7_0", [(A, "warrior")], gold=1),
        deck=["dragon_7_4_3", "dragon_5_0_5"],
        bag_size=2,
    )
    told = attack(state, A, "warrioress", 1)
    assert lair_of(state, 1).dragon == "dragon_7_4_3"
    assert sum(lying(state, 1).values()) == 2
    assert seen(told, BagEmptied)
    on_it = lying(state, 1)
    attack(state, B, "warrior", 1)
    attack(state, C, "warrioress", 1)
    assert treasure(state) == on_it
