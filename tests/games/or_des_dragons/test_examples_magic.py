"""Worked examples 19 to 25 of the rules: magic objects and their windows. (10)"""

from dracotheque.games.or_des_dragons.events import (
    AdventurersWoke,
    BagEmptied,
    CardsDrawn,
    DragonKilled,
    PincherCaught,
    TokenPinched,
    TokensRenewed,
    TokensStolen,
)
from dracotheque.games.or_des_dragons.moves import (
    Confuse,
    Give,
    Hold,
    Invert,
    Pass,
    Pick,
    ReachOut,
    Renew,
    Replace,
    SetEye,
    Swap,
)
from dracotheque.games.or_des_dragons.state import Table
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
    draws,
    hand,
    lair,
    lair_of,
    look,
    loot,
    lying,
    pinch,
    place,
    play,
    position,
    refused,
    script,
    seen,
    sign,
    split,
    steal,
    steals,
    treasure,
)


def test_example_19_cloud_fireball_sword() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]),
        lair("6_3_3"),
        advanced=True,
        hands={A: ["fireball", "sword_plus_one"], C: ["repulsive_cloud"]},
    )
    attack(state, A, "wizard", 1, "fireball")
    assert lair_of(state, 1).total == 8
    assert asked(state) == ("react", (C,))
    play(state, C, card("repulsive_cloud"))
    assert asked(state) == ("replace", (A,))
    for viewer in (A, B, None):
        prompt = state.prompt(viewer)
        assert prompt is not None
        assert prompt.about == {"adventurer": "wizard", "slot": 1, "strength": 4, "boost_cards": ("fireball",)}
    assert refused(state, A, Replace(1)) == ("refuse-same-dragon", "r.same_dragon")
    told = play(state, A, Replace(2, ("sword_plus_one",)))
    assert not seen(told, DragonKilled)
    assert (lair_of(state, 1).total, lair_of(state, 2).total) == (4, 5)
    (fighter,) = lair_of(state, 2).fighters
    assert (fighter.seat, fighter.adventurer, fighter.boosts) == (A, "wizard", ("sword_plus_one", "fireball"))
    assert look(state).magic_discard == ("repulsive_cloud",)
    assert asked(state)[1] == (B,)


def test_example_20_weakness() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]),
        lair("6_3_3"),
        advanced=True,
        hands={A: ["fireball"], C: ["weakness_powder"]},
    )
    attack(state, A, "wizard", 1, "fireball")
    assert asked(state) == ("react", (C,))
    play(state, C, card("weakness_powder"))
    assert (lair_of(state, 1).power, lair_of(state, 1).weakened) == (9, True)
    assert lair_of(state, 1).total == 8
    told = attack(state, B, "wizard", 1)
    assert seen(told, DragonKilled)
    assert {*look(state).magic_discard} == {"fireball", "weakness_powder"}


def test_example_20_beyond_the_power_it_is_too_late() -> None:
    state = position(
        lair("8_8_0", [(B, "warrior")]),
        lair("6_3_3"),
        advanced=True,
        hands={A: ["fireball", "sword_plus_one"], C: ["weakness_powder"]},
    )
    told = attack(state, A, "wizard", 1, "sword_plus_one", "fireball")
    assert seen(told, DragonKilled)
    assert hand(state, C) == {"weakness_powder"}


def before_sharing(bag: dict[str, int], card_name: str, **tokens: int) -> Table:
    """A and B have killed a dragon without an unknown part; C, a bystander, is asked first or only."""
    return position(
        lair("7_7_0", [(A, "warrior"), (B, "warrioress")], **tokens),
        advanced=True,
        moment="kill",
        bag=bag,
        hands={C: [card_name]},
        deck=["dragon_5_0_5"],
    )


def test_example_21_renewal() -> None:
    state = before_sharing({"gold": 4, "diamond": 3, "silver": 3}, "renewal_powder", silver=4, red=1, gold=2)
    assert asked(state) == ("react", (C,))
    chosen = Renew(bundle(silver=3))
    world = state.clone()
    world.bag[0] += 3
    draws(world, "gold", "diamond", "silver")
    state.chance = world.chance
    told = play(state, C, chosen)
    assert [(counts(event.returned), counts(event.drawn)) for event in seen(told, TokensRenewed)] == [
        ({"silver": 3}, {"gold": 1, "diamond": 1, "silver": 1})
    ]
    assert treasure(state) == {"silver": 2, "red": 1, "gold": 3, "diamond": 1}
    assert look(state).bag_size == 10


def test_example_21_lens_with_four_tokens_left() -> None:
    state = before_sharing({"gold": 1, "silver": 2, "amber": 1}, "discernment_lens", silver=4, red=1, gold=2)
    play(state, C, card("discernment_lens"))
    assert asked(state) == ("pick", (C,))
    assert counts(look(state).lens) == {"gold": 1, "silver": 2, "amber": 1}
    told = play(state, C, Pick(bundle(silver=2)))
    assert treasure(state) == {"silver": 6, "red": 1, "gold": 2}
    assert look(state).bag_size == 2
    assert not seen(told, BagEmptied)
    assert not look(state).last_phase


def test_example_21_lens_with_two_tokens_left() -> None:
    state = before_sharing({"gold": 1, "amber": 1}, "discernment_lens", silver=4, red=1, gold=2)
    told = play(state, C, card("discernment_lens"))
    assert treasure(state) == {"silver": 4, "red": 1, "gold": 3, "amber": 1}
    assert look(state).bag_size == 0
    assert seen(told, BagEmptied)
    assert look(state).last_phase


def test_example_21_with_an_empty_bag_neither_is_playable() -> None:
    for name in ("renewal_powder", "discernment_lens"):
        state = before_sharing({}, name, silver=4, red=1, gold=2)
        assert asked(state) == ("speak", (B,))
        assert hand(state, C) == {name}


def test_example_22_confusion_draws_glove() -> None:
    state = position(
        lair("7_7_0", [(A, "warrior"), (A, "wizard"), (B, "warrioress")], red=3, gold=2),
        advanced=True,
        moment="kill",
        hands={A: ["grasping_glove"], C: ["confusion_ring"]},
        pile=["fireball", "recall_ring", "long_arm", "muddle_stone"],
    )
    play(state, B, split({A: {"red": 2}, B: {"red": 1, "gold": 2}}))
    sign(state, A)
    assert asked(state) == ("react", (C,))
    play(state, C, Confuse(A, B))
    assert loot(state, A) == {"red": 1, "gold": 2}
    assert loot(state, B) == {"red": 2}
    assert asked(state) == ("draw", (A,))
    told = play(state, A, card("grasping_glove"))
    assert [event.count for event in seen(told, CardsDrawn)] == [3]
    assert hand(state, A) == {"fireball", "recall_ring", "long_arm"}
    assert hand(state, B) == set()
    assert {*look(state).magic_discard} == {"confusion_ring", "grasping_glove"}


def test_example_22_a_participant_of_two_may_not_confuse() -> None:
    state = position(
        lair("7_7_0", [(A, "warrior"), (B, "warrioress")], gold=2),
        advanced=True,
        moment="kill",
        hands={A: ["confusion_ring"]},
    )
    play(state, B, split({A: {"gold": 1}, B: {"gold": 1}}))
    sign(state, A)
    assert state.asked != "react"
    assert loot(state, A) == {"gold": 1}


def test_example_23_velvet_stone_long_arm() -> None:
    state = position(
        lair("7_7_0", [(A, "thief"), (A, "wizard"), (B, "warrior")]),
        advanced=True,
        moment="kill",
        loot={B: {"gold": 2, "silver": 1, "diamond": 1}},
        hands={A: ["velvet_glove"], B: ["muddle_stone"], C: ["long_arm"]},
    )
    steal(state, A, B, velvet=True)
    assert asked(state) == ("react", (B,))
    play(state, B, card("muddle_stone"))
    assert asked(state) == ("give", (B,))
    assert refused(state, B, Give(bundle(silver=1))) == ("refuse-give-exact", "r.give_exact")
    told = play(state, B, Give(bundle(silver=1, gold=1)))
    assert seen(told, TokensStolen, C) == [TokensStolen(A, B, 2)]
    assert loot(state, A) == {"silver": 1, "gold": 1}
    assert asked(state) == ("react", (C,))
    steals(state, B, "diamond")
    play(state, C, ReachOut(B))
    assert loot(state, C) == {"diamond": 1}
    assert loot(state, B) == {"gold": 1}
    assert place(state, C).ready == ("warrior", "warrioress", "thief", "wizard")
    assert {*look(state).magic_discard} == {"velvet_glove", "muddle_stone", "long_arm"}


def test_example_24_inversion_mirror() -> None:
    state = position(
        lair("10_4_7", [(A, "warrior"), (B, "warrioress")], silver=4),
        lair("6_1_5", [(C, "warrioress")], gold=1),
        lair("8_5_3", amber=5),
        EMPTY,
        advanced=True,
        moment="end of turn",
        hands={B: ["inversion_powder", "exchange_mirror"]},
    )
    assert asked(state) == ("react", (B,))
    assert refused(state, B, Invert(1, 2)) == ("refuse-would-kill", "r.would_kill")
    mirror = Swap("exchange_mirror", 1, bundle(silver=3), 2, bundle(gold=1))
    assert refused(state, B, mirror) == ("refuse-exact-number", "r.exact_number")
    play(state, B, Invert(1, 3))
    assert lair_of(state, 1).dragon == "dragon_8_5_3"
    assert (lair_of(state, 1).total, lair_of(state, 3).total) == (7, 0)
    assert (lying(state, 1), lying(state, 3)) == ({"amber": 5}, {"silver": 4})
    assert [fighter.seat for fighter in lair_of(state, 1).fighters] == [A, B]
    assert asked(state) == ("react", (B,))
    play(state, B, Swap("exchange_mirror", 1, bundle(amber=3), 3, bundle(silver=3)))
    assert (lying(state, 1), lying(state, 3)) == ({"silver": 3, "amber": 2}, {"silver": 1, "amber": 3})


def test_example_24_recall() -> None:
    fighters = [(A, "warrior"), (A, "warrioress")]
    state = position(lair("10_11_0", fighters), advanced=True, resting={A: ["wizard"]}, hands={A: ["recall_ring"]})
    play(state, A, SetEye(0))
    told = play(state, A, card("recall_ring"))
    assert seen(told, AdventurersWoke) == [AdventurersWoke(A, ("wizard",))]
    assert place(state, A).ready == ("thief", "wizard")
    assert asked(state) == ("attack", (A,))
    assert look(state).magic_discard == ("recall_ring",)
    both_down = position(
        lair("10_11_0", fighters), advanced=True, resting={A: ["thief", "wizard"]}, hands={A: ["recall_ring"]}
    )
    play(both_down, A, SetEye(0))
    assert place(both_down, A).ready == ("thief", "wizard")
    assert refused(both_down, A, card("recall_ring")) == ("refuse-no-face-down", "r.no_face_down")


def test_example_25_invisible_hand() -> None:
    state = position(
        lair("10_11_0", silver=2),
        lair("9_8_2", gold=2),
        lair("8_8_0", amber=3),
        lair("7_7_0", [(C, "warrior"), (D, "thief")], silver=2),
        players=4,
        advanced=True,
        to_play=B,
        hands={A: ["invisible_hand"]},
        eyes={B: 1, C: 3, D: 3},
    )
    play(state, B, SetEye(1))
    assert asked(state) == ("pinch", (A,))
    script(state, 0)
    told = pinch(state, A, 2, "gold")
    assert seen(told, TokenPinched, A) == [TokenPinched(A, 2, "gold")]
    assert all(not seen(told, TokenPinched, viewer) for viewer in (B, C, D, None))
    assert loot(state, A) == {"gold": 1}
    assert lying(state, 2) == {"gold": 1}
    assert asked(state) == ("attack", (B,))

    attack(state, B, "wizard", 4)
    assert asked(state) == ("pinch", (A,))
    script(state, 3)
    told = pinch(state, A, 3, "amber")
    assert not seen(told, PincherCaught)
    assert loot(state, A) == {"gold": 1, "amber": 1}
    for seat in (B, C, D):
        play(state, seat, Hold())
    play(state, D, Pass())
    play(state, C, SetEye(3))
    assert asked(state) == ("pinch", (A,))
    script(state, 3)
    told = pinch(state, A, 3, "amber")
    assert seen(told, PincherCaught) == [PincherCaught(A, 3, "amber")]
    assert lying(state, 3) == {"amber": 2}
    assert loot(state, A) == {"gold": 1, "amber": 1}
    assert hand(state, A) == set()
    assert look(state).magic_discard == ("invisible_hand",)
