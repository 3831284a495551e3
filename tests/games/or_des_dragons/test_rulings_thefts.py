"""Rulings on thefts: who may rob whom of what, and who learns of it. (8)"""

import pytest

from dracotheque.games.or_des_dragons.events import CardsDrawn, NothingFound, TheftDeclined, TokensStolen
from dracotheque.games.or_des_dragons.moves import Give, Hold, Pass, ReachOut, Steal, Take
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    asked,
    bundle,
    card,
    hand,
    lair,
    look,
    loot,
    loots,
    pass_,
    place,
    play,
    position,
    refused,
    script,
    seen,
    shared,
    sign,
    split,
    steal,
    steals,
)


@pytest.mark.ruling("OD-22")
def test_a_theft_may_be_declined() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"gold": 1}})
    told = pass_(state, A)
    assert seen(told, TheftDeclined) == [TheftDeclined(A)]
    assert loot(state, B) == {"gold": 1}


@pytest.mark.ruling("OD-22")
def test_any_other_participant_may_be_named_and_an_empty_screen_yields_nothing() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior"), (C, "warrior")], loot={B: {"gold": 1}})
    assert [*state.decision(A).moves] == [Pass(), Steal(C), Steal(B)]
    told = steal(state, A, C)
    assert seen(told, NothingFound) == [NothingFound(A, C)]
    assert asked(state) == ("attack", (B,))


@pytest.mark.ruling("OD-22")
def test_thieves_go_to_work_after_a_failed_sharing() -> None:
    state = shared({"gold": 1}, [(A, "thief"), (B, "warrior")], loot={B: {"amber": 1}})
    play(state, B, Hold())
    play(state, A, Hold())
    assert asked(state) == ("steal", (A,))


@pytest.mark.ruling("OD-22")
@pytest.mark.parametrize("reveal", ["private", "public"])
def test_the_kind_is_for_thief_and_victim_unless_the_table_reveals_thefts(reveal: str) -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"gold": 1}}, options={"theft_reveal": reveal})
    told = steal(state, A, B)
    known = TokensStolen(A, B, 1, bundle(gold=1))
    assert [seen(told, TokensStolen, viewer) for viewer in (A, B)] == [[known], [known]]
    hidden = known if reveal == "public" else TokensStolen(A, B, 1)
    assert [seen(told, TokensStolen, viewer) for viewer in (C, None)] == [[hidden], [hidden]]


@pytest.mark.ruling("OD-23")
def test_the_share_just_received_may_be_stolen() -> None:
    state = shared({"gold": 1}, [(A, "thief"), (B, "warrior")])
    play(state, B, split({B: {"gold": 1}}))
    sign(state, A)
    assert loot(state, B) == {"gold": 1}
    steal(state, A, B)
    assert loot(state, A) == {"gold": 1}


@pytest.mark.ruling("OD-23")
def test_a_stolen_token_can_be_stolen_on() -> None:
    state = shared({}, [(A, "thief"), (B, "thief"), (C, "thief")], loot={B: {"diamond": 1}})
    steal(state, A, B)
    steal(state, B, A)
    steal(state, C, B)
    assert loots(state) == [{}, {}, {"diamond": 1}]


@pytest.mark.ruling("OD-23")
def test_every_token_behind_the_screen_is_as_likely_as_another() -> None:
    taken = []
    for number in range(4):
        state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"silver": 3, "gold": 1}})
        script(state, number)
        steal(state, A, B)
        taken += [*loot(state, A)]
    assert taken == ["silver", "silver", "silver", "gold"]


@pytest.mark.ruling("OD-24")
def test_who_has_looked_must_take() -> None:
    state = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior")], loot={B: {"silver": 2}})
    steal(state, A, B)
    assert asked(state) == ("take", (A,))
    assert refused(state, A, Pass()) == ("refuse-must-take", "r.must_take")
    assert refused(state, A, Take("gold")) == ("refuse-not-behind-screen", "r.not_behind_screen")
    play(state, A, Take("silver"))
    assert loots(state)[:2] == [{"silver": 1}, {"silver": 1}]


@pytest.mark.ruling("OD-24")
def test_there_is_no_look_behind_an_empty_screen() -> None:
    state = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior")])
    told = steal(state, A, B)
    assert seen(told, NothingFound)
    assert state.asked == "attack"


@pytest.mark.ruling("OD-8")
def test_the_wizard_of_another_player_helps_no_thief() -> None:
    state = shared({}, [(A, "thief"), (B, "wizard"), (C, "warrior")], loot={C: {"silver": 1}})
    steal(state, A, C)
    assert loot(state, A) == {"silver": 1}


def test_a_stolen_red_brings_no_card() -> None:
    state = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior")], advanced=True, loot={B: {"red": 1}})
    steal(state, A, B)
    told = play(state, A, Take("red"))
    assert not seen(told, CardsDrawn)


def test_there_is_nobody_to_rob_after_a_lone_victory() -> None:
    state = shared({"gold": 1}, [(A, "thief"), (A, "warrior")])
    assert asked(state) == ("attack", (B,))


@pytest.mark.ruling("OD-44")
def test_the_velvet_glove_takes_two_at_random_even_beside_a_wizard() -> None:
    state = shared(
        {},
        [(A, "thief"), (A, "wizard"), (B, "warrior")],
        advanced=True,
        loot={B: {"silver": 1, "gold": 2}},
        hands={A: ["velvet_glove"]},
    )
    assert [*state.decision(A).moves] == [Pass(), Steal(B), Steal(B, True)]
    script(state, 0, 0)
    told = steal(state, A, B, velvet=True)
    assert seen(told, TokensStolen) == [TokensStolen(A, B, 2)]
    assert loot(state, A) == {"silver": 1, "gold": 1}
    assert look(state).magic_discard == ("velvet_glove",)


@pytest.mark.ruling("OD-44")
def test_a_victim_with_one_token_loses_one_to_the_velvet_glove() -> None:
    state = shared(
        {}, [(A, "thief"), (B, "warrior")], advanced=True, loot={B: {"gold": 1}}, hands={A: ["velvet_glove"]}
    )
    steal(state, A, B, velvet=True)
    assert loots(state)[:2] == [{"gold": 1}, {}]


def test_a_velvet_glove_declared_against_an_empty_screen_is_spent() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], advanced=True, hands={A: ["velvet_glove"]})
    steal(state, A, B, velvet=True)
    assert hand(state, A) == set()
    assert look(state).magic_discard == ("velvet_glove",)


@pytest.mark.ruling("OD-45")
def test_the_stone_prevents_the_look_and_the_victim_chooses() -> None:
    state = shared(
        {},
        [(A, "thief"), (A, "wizard"), (B, "warrior")],
        advanced=True,
        loot={B: {"gold": 1, "silver": 1}},
        hands={B: ["muddle_stone"]},
    )
    steal(state, A, B)
    assert asked(state) == ("react", (B,))
    play(state, B, card("muddle_stone"))
    assert state.magic.limbo
    play(state, B, Give(bundle(silver=1)))
    assert loot(state, A) == {"silver": 1}
    assert look(state).magic_discard == ("muddle_stone",)


@pytest.mark.ruling("OD-45")
def test_without_anything_to_give_up_the_victim_is_not_asked() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], advanced=True, hands={B: ["muddle_stone"]})
    told = steal(state, A, B)
    assert seen(told, NothingFound)
    assert hand(state, B) == {"muddle_stone"}


@pytest.mark.ruling("OD-46")
@pytest.mark.parametrize("treasure", [{}, {"gold": 2}])
def test_the_long_arm_works_after_any_sharing_and_after_all_thieves(treasure: dict[str, int]) -> None:
    state = shared(
        treasure,
        [(A, "thief"), (B, "warrior")],
        advanced=True,
        loot={B: {"amber": 1}},
        hands={C: ["long_arm"]},
    )
    if treasure:
        play(state, B, Hold())
        play(state, A, Hold())
    assert asked(state) == ("steal", (A,))
    pass_(state, A)
    assert asked(state) == ("react", (C,))
    steals(state, B, "amber")
    play(state, C, ReachOut(B))
    assert loot(state, C) == {"amber": 1}
    assert "thief" in place(state, C).ready


@pytest.mark.ruling("OD-46")
def test_the_long_arm_needs_a_ready_thief_and_no_part_in_the_fight() -> None:
    state = shared({}, [(A, "warrior"), (B, "warrior")], advanced=True, hands={C: ["long_arm"]}, resting={C: ["thief"]})
    assert state.asked != "react"
    state = shared({}, [(A, "warrior"), (B, "warrior")], advanced=True, hands={A: ["long_arm"]})
    assert state.asked != "react"


def test_the_long_arm_with_the_velvet_glove_takes_two() -> None:
    state = position(
        lair("8_8_0", [(A, "warrior"), (A, "warrioress")]),
        moment="kill",
        advanced=True,
        loot={A: {"gold": 3}},
        hands={C: ["long_arm", "velvet_glove"]},
    )
    assert asked(state) == ("react", (C,))
    play(state, C, ReachOut(A, True))
    assert loots(state) == [{"gold": 1}, {}, {"gold": 2}]
    assert {*look(state).magic_discard} == {"long_arm", "velvet_glove"}
