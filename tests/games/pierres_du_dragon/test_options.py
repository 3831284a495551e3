"""What a table may agree on. (6)"""

import pytest

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.errors import BadTable
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import SPECIAL_IDS
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.games.pierres_du_dragon.options import StoneOptions
from dracotheque.texts import LANGUAGES, texts_for
from tests.games.pierres_du_dragon.cards import SILVER, card
from tests.games.pierres_du_dragon.table import bid, look, names


def refusal(options: dict[str, object], players: int = 3) -> str:
    with pytest.raises(BadTable) as refused:
        GAME.start(players, options, seed=1)
    for language in LANGUAGES:
        assert texts_for(language, GAME.package).refusal(refused.value.code, refused.value.values)
    return refused.value.code


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_may_play(players: int) -> None:
    assert refusal({}, players) == "error-player-count"


def test_the_defaults_are_the_rulebooks_game() -> None:
    options = StoneOptions()
    assert (options.own_characters, options.specials, options.round_limit) == ((), None, 0)
    assert (options.bluff, options.tempo, options.sealed_proof) == (True, "live", False)
    assert not options.shows_totals


def test_the_special_pile_may_be_chosen_card_by_card() -> None:
    state = GAME.start(3, {"specials": ["charlatan#2", "troll", "fairy#1", "fairy#2"]}, seed=1)
    cards = names(state.special_pile) + [name for name in names(state.pile) if name in ("charlatan", "troll", "fairy")]
    assert sorted(cards) == ["charlatan", "fairy", "fairy", "troll"]


@pytest.mark.parametrize(
    ("specials", "code"),
    [
        (["troll"], "error-specials"),
        ([], "error-specials"),
        (["troll", "troll"], "error-specials"),
        (["troll", "charlatan"], "error-unknown-special"),
        (["troll", "thief"], "error-unknown-special"),
        ("troll", "error-bad-option"),
    ],
)
def test_a_special_pile_that_makes_no_sense_is_refused(specials: object, code: str) -> None:
    assert refusal({"specials": specials}) == code


def test_all_25_cards_may_be_named() -> None:
    assert GAME.start(3, {"specials": list(SPECIAL_IDS)}, seed=1).players == 3


@pytest.mark.parametrize("limit", [-1, 101, "ten"])
def test_the_round_limit_is_0_to_100(limit: object) -> None:
    assert refusal({"round_limit": limit}) == "error-bad-option"


def test_the_pace_of_the_table_is_the_tempo_of_the_game() -> None:
    """A table where a decision has days is slow; elsewhere orders may be had by wish. (6.tempo)"""
    assert StoneOptions().among_people("slow").tempo == "slow"
    assert StoneOptions().among_people("live").tempo == "live"
    assert StoneOptions(tempo="slow").among_people("alone").tempo == "slow"


def test_times_of_its_own_belong_to_games_begun_under_version_1() -> None:
    times: dict[str, object] = {"gold_time": 45, "silver_time": 25, "power_time": 45}
    assert refusal(times) == "error-unknown-option"
    first = games.get(GAME.id, rules=1)
    timer = first.start(3, times, seed=1).timer()
    assert timer is not None and timer.seconds == 45
    for odd in ({"gold_time": 45}, times | {"gold_time": 14}, times | {"tempo": "slow", "gold_time": 73}):
        with pytest.raises(BadTable) as refused:
            first.start(3, odd, seed=1)
        assert refused.value.code == "error-times"


@pytest.mark.parametrize(
    ("option", "value"), [("ledger", "closed"), ("tempo", "allegro"), ("bluff", "maybe"), ("own_characters", "dragon")]
)
def test_other_values_are_refused(option: str, value: object) -> None:
    assert refusal({option: value}) == "error-bad-option"


def test_an_unknown_option_is_refused() -> None:
    assert refusal({"tavern": True}) == "error-unknown-option"


@pytest.mark.parametrize("players", range(3, 7))
def test_every_option_is_used_by_some_preset_and_every_preset_opens_a_table(players: int) -> None:
    presets = GAME.presets(players)
    used = {option for options in presets.values() for option in options}
    assert used == {*StoneOptions.__struct_fields__} - {"absent_play"}
    for options in presets.values():
        GAME.audit(GAME.start(players, options, seed=1))


def test_the_presets_seat_up_to_three_own_characters() -> None:
    guests = [options.get("own_characters", ()) for options in GAME.presets(4).values()]
    assert {len(each) for each in guests if isinstance(each, tuple)} == {0, 1, 2, 3}


def test_a_game_with_a_round_limit_ends_after_it() -> None:
    state = GAME.start(3, {"round_limit": 2}, seed=1)
    for _ in range(20):
        bid(state)
    assert (state.over, state.ending, look(state).round) == (True, "round-limit", 2)


def test_own_characters_join_a_pile_of_25() -> None:
    state = GAME.start(3, {"own_characters": [card(SILVER)] * 2}, seed=1)
    assert look(state).special_pile == 25


def test_a_view_says_whether_orders_may_be_left_and_fists_may_bluff() -> None:
    live = look(GAME.start(3, seed=1), 0)
    slow = look(GAME.start(3, {"tempo": "slow", "bluff": False}, seed=1), 0)
    assert (live.slow, live.bluff) == (False, True)
    assert (slow.slow, slow.bluff) == (True, False)


def test_a_character_of_the_tables_own_says_what_it_is() -> None:
    view = look(GAME.start(3, {"own_characters": EXAMPLES}, seed=1), 0)
    first = view.guests[0].character
    assert plain(first) == {"type": "invented", "fr": first.fr, "en": first.en, "blank": 1}
