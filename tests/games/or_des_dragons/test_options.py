"""What a table may agree on. (6)"""

import pytest

from dracotheque.core.errors import BadTable
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.options import GoldOptions
from tests.games.or_des_dragons.table import ADVANCED, A, B, C, counts, lair, look, place, play, position, shared, split

DEFAULTS = {
    "ruleset": "basic", "sand": "grains", "sand_seconds": 60, "slow_sand_hours": 24, "slow_parchments": 5,
    "grain_rounds": 3, "fair_rounds": 2, "talk": "free", "public_ledger": False, "bag_aid": False,
    "theft_reveal": "private", "fair_whispers": False, "invisible_hand": "in", "pinching": "asked",
    "absent_play": "auto",
}  # fmt: skip


def test_the_defaults_are_those_of_the_rules() -> None:
    options = GoldOptions()
    assert {name: getattr(options, name) for name in options.__struct_fields__} == DEFAULTS


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("ruleset", ["basic", "advanced"], ["expert", 1]),
        ("sand", ["grains", "live", "slow"], ["hourglass"]),
        ("sand_seconds", [30, 60, 90, 120], [45, 0]),
        ("slow_sand_hours", [12, 24, 48], [1]),
        ("slow_parchments", [3, 10], [2, 11]),
        ("grain_rounds", [1, 6], [0, 7]),
        ("fair_rounds", [1, 4], [0, 5]),
        ("talk", ["free", "phrases", "off"], ["sing"]),
        ("public_ledger", [True, False], ["yes"]),
        ("bag_aid", [True, False], [2]),
        ("theft_reveal", ["private", "public"], ["all"]),
        ("fair_whispers", [True, False], ["loud"]),
        ("invisible_hand", ["in", "out"], [True]),
        ("pinching", ["asked", "planned"], ["never"]),
        ("absent_play", ["auto", "wait"], ["leave"]),
    ],
)
def test_every_option_takes_its_values_and_no_other(option: str, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert getattr(GAME.start(3, {option: value}, seed=1).options, option) == value
    for value in bad:
        with pytest.raises(BadTable) as caught:
            GAME.start(3, {option: value}, seed=1)
        assert caught.value.values["option"] == option


def test_every_option_is_used_by_a_preset_or_is_a_matter_of_the_clock_or_of_one_device() -> None:
    presets = GAME.presets(4)
    named = {option for options in presets.values() for option in options}
    others = {"sand_seconds", "slow_sand_hours", "slow_parchments", "talk", "pinching", "absent_play"}
    assert named == {*DEFAULTS} - others
    for options in presets.values():
        GAME.start(4, options, seed=1)


@pytest.mark.parametrize(("talk", "hushed"), [("free", False), ("phrases", True), ("off", True)])
def test_nobody_chats_over_a_treasure_or_at_a_fair_where_the_table_wants_no_chatter(talk: str, hushed: bool) -> None:
    options = {"talk": talk}
    assert not GAME.start(3, options, seed=1).hushed
    assert shared({"gold": 1}, options=options).hushed == hushed
    fair = position(lair("5_4_1"), moment="fair", options=options)
    assert fair.hushed == hushed


def test_grain_rounds_say_how_often_one_speaks() -> None:
    state = shared({"gold": 1}, options={"grain_rounds": 5})
    assert look(state).sharing.grains == 10  # type: ignore[union-attr]  # a sharing is on


def test_fair_rounds_say_how_often_one_trades() -> None:
    state = position(
        lair("10_11_0", gold=1), moment="fair", options={"fair_rounds": 1}, loot={A: {"gold": 1}, B: {"gold": 1}}
    )
    spoken = 0
    while state.asked == "market":
        play(state, state.actors[0], state.decision(state.actors[0]).moves[-1])
        spoken += 1
    assert spoken == 3


def test_the_bag_aid_shows_what_is_in_the_bag() -> None:
    assert look(position(lair("10_11_0"))).bag is None
    aided = look(position(lair("10_11_0", gold=4), options={"bag_aid": True}))
    assert counts(aided.bag)["gold"] == 16
    assert sum(counts(aided.bag).values()) == aided.bag_size


def test_the_notebook_is_shown_where_the_table_wants_it() -> None:
    for wanted in (True, False):
        state = shared({"gold": 2}, options={"public_ledger": wanted})
        play(state, B, split({A: {"gold": 2}}))
        play(state, A, state.decision(A).moves[0])
        assert (place(state, A, C).ledger is not None) == wanted


def test_the_sand_is_counted_in_grains_unless_a_clock_is_wanted() -> None:
    assert not GAME.start(3, seed=1).has_clock
    assert GAME.start(3, {"sand": "live"}, seed=1).has_clock
    assert GAME.start(3, ADVANCED, seed=1).is_advanced
