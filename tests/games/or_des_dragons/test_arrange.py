"""Any position by name, and none that is impossible."""

import pytest

from dracotheque.core.errors import BadTable, ImpossiblePosition
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.events import TreasureCompleted
from tests.games.or_des_dragons.table import (
    ADVANCED,
    EMPTY,
    A,
    B,
    C,
    asked,
    attack,
    counts,
    hand,
    lair,
    lair_of,
    look,
    loot,
    lying,
    place,
    position,
    seen,
    weakened,
)

FOUR = [lair("10_11_0"), lair("10_7_4"), lair("10_4_7"), lair("9_0_9")]


def refusal(**parts: object) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.arrange(**{"players": 3, "lairs": FOUR, **parts})
    return caught.value.code


def test_a_position_is_laid_as_it_is_named() -> None:
    state = position(
        weakened(lair("9_5_5", [(A, "warrior"), (B, "wizard", ["fireball", "sword_plus_one"])], gold=2, amber=1)),
        EMPTY,
        lair("9_0_9"),
        lair("7_7_0", silver=7),
        players=4,
        advanced=True,
        to_play=C,
        loot={A: {"diamond": 2}, C: {"red": 1}},
        resting={A: ["thief"]},
        hands={C: ["long_arm"]},
        discard=["muddle_stone"],
        eyes={C: 4},
        lost={"silver": 3},
    )
    first = lair_of(state, 1)
    assert (first.dragon, first.power, first.total) == ("dragon_9_5_5", 10, 4 + 5)
    assert counts(first.tokens) == {"gold": 2, "amber": 1}
    assert [fighter.boosts for fighter in first.fighters] == [(), ("sword_plus_one", "fireball")]
    assert lair_of(state, 2).dragon is None
    assert place(state, A).resting == ("thief",)
    assert place(state, B).ready == ("warrior", "warrioress", "thief")
    assert loot(state, A) == {"diamond": 2}
    assert hand(state, C) == {"long_arm"}
    assert look(state).magic_discard == ("muddle_stone",)
    assert counts(look(state).lost) == {"silver": 3}
    assert look(state).bag_size == 126 - 3 - 7 - 3 - 3
    assert look(state).pile_size == 17 - 2 - 1 - 1 - 1
    assert asked(state) == ("eye", (C,))
    assert place(state, C, C).eye == 4


def test_tokens_named_nowhere_are_in_the_bag_unless_it_is_said_to_hold_less() -> None:
    assert look(position(lair("10_11_0", gold=4))).bag_size == 122
    some = position(lair("10_11_0", gold=4), bag_size=10, bag_next=["diamond", "diamond"])
    assert look(some).bag_size == 10
    assert sum(counts(look(some).lost).values()) == 112
    exact = position(lair("10_11_0"), bag={"gold": 3, "red": 1}, options={"bag_aid": True})
    assert counts(look(exact).bag) == {"gold": 3, "red": 1}


def test_the_next_tokens_and_dragons_come_as_named() -> None:
    state = position(
        lair("5_4_1", [(A, "warrior")]),
        deck=["dragon_6_4_2", "dragon_5_0_5"],
        bag_next=["diamond", "gold", "gold", "silver", "black_diamond"],
    )
    told = attack(state, A, "wizard", 1)
    assert [counts(event.tokens) for event in seen(told, TreasureCompleted)] == [{"diamond": 1}]
    assert lair_of(state, 1).dragon == "dragon_6_4_2"
    assert lying(state, 1) == {"gold": 2, "silver": 1, "black_diamond": 1}
    assert look(state).deck_size == 1


def test_a_position_goes_on_from_any_moment() -> None:
    assert asked(position(lair("10_11_0"))) == ("attack", (A,))
    assert asked(position(lair("10_11_0", gold=1), moment="end of turn")) == ("attack", (B,))
    assert asked(position(lair("10_11_0", gold=1), moment="fair", to_play=C)) == ("market", (C,))
    killed = position(lair("10_11_0"), lair("5_0_5", [(B, "warrior"), (C, "wizard")]), moment="kill", killed=2)
    assert asked(killed) == ("speak", (C,))


def test_replacements_say_how_many_dragons_are_left() -> None:
    state = position(lair("10_11_0"), replacements=12)
    assert (look(state).deck_size, look(state).fair_in) == (2, 0)
    assert look(position(lair("10_11_0"), deck=[])).deck_size == 0


def test_impossible_positions_are_refused() -> None:
    assert refusal(players=2) == "error-uneven-position"
    assert refusal(lairs=FOUR[:3]) == "error-uneven-position"
    assert refusal(to_play=3) == "error-uneven-position"
    assert refusal(lairs=[*FOUR[:3], FOUR[0]]) == "error-impossible-position"
    assert refusal(lairs=[None] * 4) == "error-no-dragon-left"
    assert refusal(lairs=[lair("1_2_3"), *FOUR[:3]]) == "error-unknown-thing"
    assert refusal(lairs=[lair("8_8_0", [(A, "dwarf")]), *FOUR[:3]]) == "error-unknown-thing"
    assert refusal(lairs=[lair("8_8_0", [(A, "thief", ["long_arm"])]), *FOUR[:3]]) == "error-unknown-thing"
    assert refusal(lairs=[lair("8_8_0", [(A, "thief"), (A, "thief")]), *FOUR[:3]]) == "error-impossible-position"
    assert refusal(loot={A: {"diamond": 7}}) == "error-impossible-position"
    assert refusal(loot={A: {"ruby": 1}}) == "error-unknown-thing"
    assert refusal(bag={"diamond": 7}) == "error-impossible-position"
    assert refusal(hands={A: ["fireball"]}) == "error-magic-at-a-basic-table"
    assert refusal(options=ADVANCED, hands={A: ["fireball"], B: ["fireball"]}) == "error-impossible-position"
    assert refusal(options=ADVANCED, pinched={"gold": 1}) == "error-nobody-pinched"
    assert refusal(lairs=[lair("5_0_5", [(A, "warrior"), (B, "wizard")]), *FOUR[:3]]) == "error-dragon-should-be-dead"
    assert refusal(moment="kill") == "error-nobody-under-the-dragon"
    with pytest.raises(BadTable):
        GAME.arrange(players=3, lairs=FOUR, options={"ruleset": "expert"})


def test_a_lair_without_a_dragon_holds_nothing() -> None:
    assert refusal(
        lairs=[{"tokens": {"gold": 1}, "dragon": "dragon_8_8_0"}, None, None, None], deck=["dragon_8_8_0"]
    ) == ("error-impossible-position")


def test_without_events_nothing_is_told() -> None:
    state = position(lair("10_11_0"), events=False)
    assert state.told is None
    assert state.play(A, state.decision(A).moves[0]) == ()
