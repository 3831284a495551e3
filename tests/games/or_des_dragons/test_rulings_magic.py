"""Rulings on magic objects: when each is played, what it does, when it is discarded. (8)"""

import pytest

from dracotheque.games.or_des_dragons.components import MAGIC
from dracotheque.games.or_des_dragons.events import (
    CardsDrawn,
    DragonKilled,
    LensUsed,
    PileRenewed,
    WindowOpened,
    WindowShut,
)
from dracotheque.games.or_des_dragons.moves import Attack, Confuse, Invert, Pick, Renew, Replace, SetEye, Swap
from tests.games.or_des_dragons.table import (
    EMPTY,
    A,
    B,
    C,
    D,
    asked,
    attack,
    bundle,
    card,
    counts,
    hand,
    lair,
    lair_of,
    look,
    loot,
    lying,
    pass_,
    place,
    play,
    position,
    refused,
    seen,
    shared,
    sign,
    split,
    treasure,
    weakened,
)

ABC = ((A, "warrior"), (B, "wizard"), (C, "warrioress"))


@pytest.mark.ruling("OD-35")
def test_several_cards_are_played_one_at_a_time_and_everybody_is_asked_again() -> None:
    state = position(
        lair("10_11_0", silver=4),
        lair("10_7_4", gold=4),
        advanced=True,
        moment="end of turn",
        hands={B: ["exchange_mirror"], C: ["suction_tube"]},
    )
    assert asked(state) == ("react", (B,))
    pass_(state, B)
    assert asked(state) == ("react", (C,))
    play(state, C, Swap("suction_tube", 1, bundle(silver=2), 2, bundle(gold=2)))
    assert asked(state) == ("react", (B,))
    play(state, B, Swap("exchange_mirror", 1, bundle(silver=1, gold=2), 2, bundle(silver=2, gold=1)))
    assert (lying(state, 1), lying(state, 2)) == ({"silver": 3, "gold": 1}, {"silver": 1, "gold": 3})
    assert look(state).magic_discard == ("suction_tube", "exchange_mirror")


def test_a_window_that_might_be_of_use_is_told_though_nobody_is_asked() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={C: ["fireball"]})
    told = attack(state, A, "warrior", 1)
    assert [event.window for event in seen(told, WindowOpened)] == ["placed", "between_turns"]
    assert [event.window for event in seen(told, WindowShut)] == ["placed", "between_turns"]


def test_a_window_whose_cards_are_all_in_sight_or_for_which_nobody_has_a_card_is_left_out() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={C: ["fireball"]}, discard=["repulsive_cloud"])
    told = attack(state, A, "warrior", 1)
    assert [event.window for event in seen(told, WindowOpened)] == ["between_turns"]
    state = position(lair("10_11_0"), advanced=True)
    assert not seen(attack(state, A, "warrior", 1), WindowOpened)
    state = position(lair("10_11_0"), EMPTY, EMPTY, EMPTY, advanced=True, hands={C: ["fireball"]})
    assert [event.window for event in seen(attack(state, A, "warrior", 1), WindowOpened)] == ["between_turns"]


@pytest.mark.ruling("OD-37")
@pytest.mark.parametrize("boosts", [("sword_plus_one", "fireball"), ("fireball", "sword_plus_one")])
def test_boosts_may_be_named_in_any_order(boosts: tuple[str, ...]) -> None:
    state = position(lair("10_11_0"), lair("9_8_2"), advanced=True, hands={A: boosts, B: ["repulsive_cloud"]})
    attack(state, A, "wizard", 1, *boosts)
    assert look(state).lairs[0].total == 5
    driven = position(lair("10_11_0"), lair("9_8_2"), advanced=True, hands={A: boosts, B: ["repulsive_cloud"]})
    attack(driven, A, "wizard", 1)
    play(driven, B, card("repulsive_cloud"))
    play(driven, A, Replace(2, boosts))
    assert look(driven).lairs[1].total == 5


def test_boosts_add_up_and_stay_with_their_adventurer() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={A: ["sword_plus_one", "fireball"]})
    attack(state, A, "wizard", 1, "sword_plus_one", "fireball")
    assert lair_of(state, 1).total == 5
    assert hand(state, A) == set()
    assert look(state).magic_discard == ()
    attack(state, B, "warrior", 1)
    assert lair_of(state, 1).total == 9
    attack(state, C, "wizard", 1)
    assert {*look(state).magic_discard} >= {"sword_plus_one", "fireball"} or state.sharing.party


@pytest.mark.ruling("OD-37")
def test_the_fireball_goes_with_the_wizard_and_boosts_come_with_a_placement_only() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={A: ["sword_plus_one", "fireball"]})
    play(state, A, SetEye(0))
    assert refused(state, A, Attack("warrior", 1, ("fireball",))) == ("refuse-fireball-wizard", "r.fireball_wizard")
    assert refused(state, A, Attack("warrior", 1, ("long_arm",))) == ("refuse-card-not-held", "r.card_not_held")
    assert refused(state, A, card("sword_plus_one")) == ("refuse-wrong-window", "r.wrong_window")
    assert Attack("warrior", 1, ("sword_plus_one",)) in state.decision(A).moves
    assert len(state.decision(A).moves) == 4 * (2 + 2 + 2 + 4)


@pytest.mark.ruling("OD-38")
def test_the_cloud_needs_two_dragons_and_another_players_placement() -> None:
    state = position(lair("10_11_0"), EMPTY, EMPTY, EMPTY, advanced=True, hands={C: ["repulsive_cloud"]})
    attack(state, A, "warrior", 1)
    assert asked(state) == ("eye", (B,))
    state = position(lair("10_11_0"), advanced=True, hands={A: ["repulsive_cloud"]})
    attack(state, A, "warrior", 1)
    assert asked(state) == ("eye", (B,))


@pytest.mark.ruling("OD-38")
def test_after_the_cloud_the_new_dragon_may_die_and_the_first_is_not_looked_at() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]), lair("5_0_5", [(C, "wizard")]), advanced=True, hands={C: ["repulsive_cloud"]}
    )
    attack(state, A, "warrior", 1)
    play(state, C, card("repulsive_cloud"))
    told = play(state, A, Replace(2))
    assert [event.slot for event in seen(told, DragonKilled)] == [2]
    assert lair_of(state, 1).total == 4


@pytest.mark.ruling("OD-38")
def test_after_the_cloud_the_weakness_powder_may_be_played_on_the_new_dragon() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]),
        lair("5_0_5", [(C, "wizard")]),
        advanced=True,
        hands={C: ["repulsive_cloud"], B: ["weakness_powder"]},
    )
    attack(state, A, "warrior", 1)
    play(state, C, card("repulsive_cloud"))
    play(state, A, Replace(2))
    assert asked(state) == ("react", (B,))
    play(state, B, card("weakness_powder"))
    assert (lair_of(state, 2).total, lair_of(state, 2).power) == (5, 6)


@pytest.mark.ruling("OD-39")
def test_the_weakness_powder_stays_with_its_dragon_and_moves_with_it() -> None:
    state = position(
        weakened(lair("8_8_0", [(B, "warrior")], silver=1)),
        lair("9_0_9", gold=1),
        advanced=True,
        moment="end of turn",
        hands={B: ["inversion_powder"]},
    )
    assert lair_of(state, 1).power == 9
    play(state, B, Invert(1, 2))
    assert [lair_of(state, slot).power for slot in (1, 2)] == [9, 9]
    assert [lair_of(state, slot).weakened for slot in (1, 2)] == [False, True]


@pytest.mark.ruling("OD-48")
def test_the_raised_power_counts_for_the_inversion() -> None:
    fighters = [(B, "warrior"), (C, "warrior")]
    lairs = (lair("9_0_9", fighters), lair("8_8_0"))
    plain = position(*lairs, advanced=True, moment="end of turn", hands={B: ["inversion_powder"]})
    assert Invert(1, 2) not in plain.decision(B).moves
    raised = position(
        lairs[0], weakened(lairs[1]), advanced=True, moment="end of turn", hands={B: ["inversion_powder"]}
    )
    assert Invert(1, 2) in raised.decision(B).moves


@pytest.mark.ruling("OD-40")
def test_renewal_takes_any_part_of_the_treasure_and_keeps_the_size_of_the_bag() -> None:
    state = shared({"silver": 3, "gold": 1}, ABC, advanced=True, hands={A: ["renewal_powder"]})
    assert asked(state) == ("react", (A,))
    assert refused(state, A, Renew(())) == ("refuse-nothing-chosen", "r.nothing_chosen")
    assert refused(state, A, Renew(bundle(gold=2))) == ("refuse-not-in-treasure", "r.not_in_treasure")
    size = look(state).bag_size
    play(state, A, Renew(bundle(silver=2, gold=1)))
    assert look(state).bag_size == size
    assert sum(treasure(state).values()) == 4
    assert treasure(state)["silver"] >= 1


@pytest.mark.ruling("OD-41")
def test_the_lens_keeps_two_of_five_and_the_others_go_back() -> None:
    state = shared(
        {"gold": 1}, ABC, advanced=True, hands={A: ["discernment_lens"]}, bag={"silver": 4, "diamond": 1, "amber": 1}
    )
    play(state, A, card("discernment_lens"))
    assert sum(counts(look(state).lens).values()) == 5
    assert look(state).bag_size == 1
    assert refused(state, A, Pick(bundle(silver=1))) == ("refuse-two-of-five", "r.two_of_five")
    play(state, A, Pick(bundle(silver=2)))
    assert treasure(state) == {"gold": 1, "silver": 2}
    assert look(state).bag_size == 4


@pytest.mark.ruling("OD-41")
def test_a_single_token_under_the_lens_is_added() -> None:
    state = shared({"gold": 1}, ABC, advanced=True, hands={A: ["discernment_lens"]}, bag={"diamond": 1})
    play(state, A, card("discernment_lens"))
    assert treasure(state) == {"gold": 1, "diamond": 1}


@pytest.mark.ruling("OD-57")
def test_the_tokens_under_the_lens_are_open() -> None:
    state = shared({"gold": 1}, ABC, advanced=True, hands={A: ["discernment_lens"]}, bag={"silver": 3})
    told = play(state, A, card("discernment_lens"))
    assert [counts(event.tokens) for event in seen(told, LensUsed, B)] == [{"silver": 3}]
    assert counts(look(state, None).lens) == {"silver": 3}


@pytest.mark.ruling("OD-42")
def test_the_confusion_ring_never_touches_ones_own_share() -> None:
    state = shared({"gold": 3}, ABC, advanced=True, hands={A: ["confusion_ring"]})
    play(state, C, split({A: {"gold": 1}, C: {"gold": 2}}))
    sign(state, A)
    sign(state, B)
    assert asked(state) == ("react", (A,))
    assert [move for move in state.decision(A).moves if isinstance(move, Confuse)] == [Confuse(B, C)]
    assert refused(state, A, Confuse(A, C)) == ("refuse-two-others", "r.two_others")
    play(state, A, Confuse(B, C))
    assert [loot(state, seat) for seat in (A, B, C)] == [{"gold": 1}, {"gold": 2}, {}]


@pytest.mark.ruling("OD-43")
def test_the_glove_changes_one_draw_and_may_be_drawn_on_the_way() -> None:
    state = shared(
        {"red": 3},
        [(A, "warrior"), (A, "wizard"), (A, "warrioress")],
        advanced=True,
        pile=["grasping_glove", "fireball", "long_arm", "muddle_stone", "recall_ring"],
    )
    assert asked(state) == ("draw", (A,))
    assert hand(state, A) == {"grasping_glove"}
    pass_(state, A)
    assert hand(state, A) == {"grasping_glove", "fireball"}
    told = play(state, A, card("grasping_glove"))
    assert [event.count for event in seen(told, CardsDrawn)] == [3]
    assert hand(state, A) == {"fireball", "long_arm", "muddle_stone", "recall_ring"}


@pytest.mark.ruling("OD-21")
def test_a_glove_in_use_is_not_in_the_pile_it_helps_to_renew() -> None:
    held = {"exchange_mirror", "suction_tube", "emergency_bell"}
    spent = [name for name in MAGIC if name not in held and name != "grasping_glove"][:2]
    others = [name for name in MAGIC if name not in (*held, *spent, "grasping_glove")]
    state = shared(
        {"red": 1},
        [(A, "warrior"), (A, "wizard"), (A, "warrioress")],
        advanced=True,
        hands={A: ["grasping_glove"], B: [*held], C: others},
        discard=spent,
    )
    if state.asked == "react":
        pass_(state, C)
    assert asked(state) == ("draw", (A,))
    told = play(state, A, card("grasping_glove"))
    assert [event.count for event in seen(told, PileRenewed)] == [2]
    assert [event.count for event in seen(told, CardsDrawn)] == [2]
    assert hand(state, A) == {*spent}
    assert "grasping_glove" in look(state).magic_discard


@pytest.mark.ruling("OD-21")
def test_with_neither_pile_nor_discard_there_is_no_draw() -> None:
    others = [name for name in MAGIC if name not in ("emergency_bell", "grasping_glove")]
    state = shared(
        {"red": 1},
        [(A, "warrior"), (A, "wizard"), (A, "warrioress")],
        advanced=True,
        hands={B: ["emergency_bell", "grasping_glove"], C: others},
    )
    while state.asked == "react":
        told = pass_(state, state.actors[0])
    assert hand(state, A) == set()
    assert not seen(told, CardsDrawn)


@pytest.mark.ruling("OD-47")
@pytest.mark.parametrize(("name", "number"), [("exchange_mirror", 3), ("suction_tube", 2)])
def test_mirror_and_tube_swap_their_number_exactly(name: str, number: int) -> None:
    state = position(
        lair("10_11_0", silver=number),
        lair("10_7_4", gold=number),
        lair("9_0_9", amber=number - 1),
        advanced=True,
        moment="end of turn",
        hands={B: [name]},
    )
    swap = Swap(name, 1, bundle(silver=number), 2, bundle(gold=number))
    assert refused(state, B, Swap(name, 1, bundle(silver=number), 3, bundle(amber=number)))[0] == "refuse-not-on-dragon"
    assert refused(state, B, Swap(name, 1, bundle(silver=1), 2, bundle(gold=1)))[0] == "refuse-exact-number"
    assert refused(state, B, Swap(name, 1, bundle(silver=number), 1, bundle(silver=number)))[0] == "refuse-two-dragons"
    assert refused(state, B, Swap(name, 1, bundle(silver=number), 4, bundle(gold=number)))[0] == "refuse-not-on-dragon"
    play(state, B, swap)
    assert (lying(state, 1), lying(state, 2)) == ({"gold": number}, {"silver": number})


@pytest.mark.ruling("OD-47")
def test_without_two_rich_dragons_the_mirror_is_not_playable() -> None:
    state = position(
        lair("10_11_0", silver=3),
        lair("10_7_4", gold=2),
        advanced=True,
        moment="end of turn",
        hands={B: ["exchange_mirror"]},
    )
    assert asked(state) == ("eye", (B,))


@pytest.mark.ruling("OD-49")
def test_the_refresh_comes_before_the_recall_ring() -> None:
    state = position(
        lair("10_11_0"), advanced=True, resting={A: ["warrior", "warrioress", "thief"]}, hands={A: ["recall_ring"]}
    )
    play(state, A, SetEye(0))
    assert card("recall_ring") in state.decision(A).moves
    play(state, A, card("recall_ring"))
    assert place(state, A).ready == ("warrior", "warrioress", "thief", "wizard")
    assert place(state, A).resting == ()
    assert asked(state) == ("attack", (A,))


@pytest.mark.ruling("OD-53")
def test_the_number_of_cards_is_public_and_their_names_are_not() -> None:
    state = position(lair("10_11_0"), advanced=True, hands={A: ["recall_ring", "fireball"], B: ["long_arm"]})
    view = look(state, B)
    assert [each.magic_count for each in view.places] == [2, 1, 0]
    assert [each.magic for each in view.places] == [None, ("long_arm",), None]


def test_the_weakness_powder_is_for_others_and_for_exact_hits() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]),
        players=4,
        advanced=True,
        hands={A: ["weakness_powder"], D: ["weakness_powder"][:0]},
    )
    told = attack(state, A, "warrior", 1)
    assert seen(told, DragonKilled)
    state = position(lair("8_8_0", [(B, "warrior")]), advanced=True, hands={C: ["weakness_powder"]})
    told = attack(state, A, "warrioress", 1)
    assert not seen(told, DragonKilled)
    assert state.asked != "react"
