"""The eight abilities of a campaign. (6, JD-52)"""

from array import array
from random import Random
from typing import Any

import pytest

from dracotheque.bots import get
from dracotheque.conformance import run
from dracotheque.core.errors import IllegalMove, ImpossiblePosition
from dracotheque.core.window import Window
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import ABILITIES
from dracotheque.games.jeu_des_dragons.events import AbilityChosen, AbilityUsed, HandSeen, LeaderNamed
from dracotheque.games.jeu_des_dragons.insight.observe import observation, observe
from dracotheque.games.jeu_des_dragons.moves import DECLINE, STEAL_ONE_MORE, TURN_ANOTHER, ChooseAbility, CountMortal
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import A, B, C, asked, commit, hand, hoards, look, play, position, seen

pytestmark = pytest.mark.ruling("JD-52")
CAMPAIGN = {"campaign_abilities": True}


def gifted(ability: str, seat: int = A, **rest: Any) -> Table:
    """A position in which one player has this ability."""
    return position(abilities={seat: ability}, options=CAMPAIGN, **rest)


# Choosing.


def test_abilities_are_chosen_openly_before_the_first_ante_and_nobody_has_the_same() -> None:
    state = GAME.start(3, CAMPAIGN, seed=1)
    for seat, ability in enumerate(("bluff", "gambler", "wild_card")):
        assert asked(state) == ("ability", seat)
        assert len(state.decision(seat).moves) == 8 - seat
        told = state.play(seat, ChooseAbility(ability))
        assert told[0].event == AbilityChosen(seat, ability) and told[0].seats is None
        assert look(state).places[seat].ability == ability
    assert asked(state)[0] == "ante"


@pytest.mark.parametrize("ability", ["bluff", "fly"])
def test_an_ability_that_is_taken_or_unknown_is_refused(ability: str) -> None:
    state = GAME.start(2, CAMPAIGN, seed=1)
    state.play(0, ChooseAbility("bluff"))
    with pytest.raises(IllegalMove) as refused:
        state.play(1, ChooseAbility(ability))
    assert (refused.value.code, refused.value.rule) == ("refuse-no-ability", "6.campaign_abilities")


def test_other_tables_know_no_ability_and_their_saves_do_not_mention_any() -> None:
    state = GAME.start(2, seed=1)
    assert asked(state)[0] == "ante"
    assert "abilit" not in state.to_json()
    with pytest.raises(ImpossiblePosition):
        position(hands=[["red_2"], ["red_3"]], abilities={A: "bluff"})


# What each does.


@pytest.mark.parametrize(("ability", "paid"), [("bluff", 4), ("concentration", 5)])
def test_bluff_pays_one_less_to_a_player(ability: str, paid: int) -> None:
    state = gifted(ability, B, hands=[["green_4", "red_2"], ["gold_2", "gold_4"]])
    play(state, A, "green_4")
    play(state, B, "pay")
    assert hoards(state)[B] == 40 - paid


def test_bluff_pays_a_single_coin_and_all_that_goes_to_the_stakes() -> None:
    robbed = gifted("bluff", B, hands=[["red_2", "red_3"], ["gold_2", "gold_4", "gold_6"]])
    play(robbed, A, "red_2")
    assert hoards(robbed)[B] == 39
    levied = gifted("bluff", B, hands=[["blue_1", "red_3"], ["gold_2", "gold_4"]], flights=[["red_8"], []])
    play(levied, A, "blue_1", "levy")
    assert hoards(levied)[B] == 38


def test_concentration_pays_one_less_for_the_ante() -> None:
    state = gifted(
        "concentration", B, moment="ante", hands=[["red_8", "red_2", "red_3"], ["gold_2", "gold_4", "gold_6"]], stakes=0
    )
    told = commit(state, {A: "red_8", B: "gold_4"})
    assert hoards(state) == (32, 33)
    assert seen(told, AbilityUsed) == [AbilityUsed(B, "concentration")]


def test_diplomacy_may_name_another_leader() -> None:
    for leader, named in ((A, []), (B, [LeaderNamed(A, B)])):
        state = gifted(
            "diplomacy", moment="ante", hands=[["red_8", "red_2", "red_3"], ["gold_2", "gold_4", "gold_6"]], stakes=0
        )
        commit(state, {A: "red_8", B: "gold_4"})
        assert asked(state) == ("name_leader", A)
        assert seen(play(state, A, leader), LeaderNamed) == named
        assert (look(state).leader, asked(state)) == (leader, ("play", leader))


def test_intimidate_is_never_picked_while_another_is_tied() -> None:
    table: dict[str, Any] = {
        "hands": [["red_2", "red_3"], ["gold_2", "gold_4", "gold_6"], ["gold_9", "gold_11", "gold_13"]],
        "flights": [[], ["black_3"], ["white_3"]],
    }
    asked_to_choose = position(**table)
    play(asked_to_choose, A, "red_2")
    assert asked(asked_to_choose) == ("target_opponent", A)
    state = gifted("intimidate", B, **table)
    play(state, A, "red_2")
    assert hoards(state) == (41, 40, 39)
    alone = gifted("intimidate", B, **{**table, "flights": [[], ["black_7"], ["white_3"]]})
    play(alone, A, "red_2")
    assert hoards(alone) == (41, 39, 40)


@pytest.mark.parametrize(("move", "price"), [(TURN_ANOTHER, 2), (DECLINE, 8)])
def test_a_gambler_may_pay_the_lower_of_two_prices(move: Any, price: int) -> None:
    state = gifted("gambler", hands=[["gold_9"], ["gold_2", "gold_4"]], deck=["red_8", "red_2", "red_3", "red_5"])
    assert asked(state) == ("second_price", A)
    state.play(A, move)
    GAME.audit(state)
    assert hoards(state)[A] == 40 - price
    assert {"red_8", "red_2"} & set(look(state).discard) == ({"red_8", "red_2"} if move == TURN_ANOTHER else {"red_8"})
    assert (asked(state), len(hand(state, A))) == (("play", A), 4)


def test_sense_motive_sees_the_hand_behind_a_second_dragon_of_a_colour_once_a_gambit() -> None:
    state = gifted(
        "sense_motive",
        B,
        hands=[["red_2", "gold_4", "gold_6"], ["gold_2", "gold_9"], ["gold_11", "white_1"]],
        flights=[["red_8"], [], []],
    )
    told = play(state, A, "red_2")
    assert [each.event for each in told if isinstance(each.event, HandSeen)] == [HandSeen(B, A, ("gold_4", "gold_6"))]
    shown = next(each for each in told if isinstance(each.event, HandSeen))
    assert shown.seen_by(C) == HandSeen(B, A)
    assert look(state, B).places[A].hand == ("gold_4", "gold_6")
    assert look(state, C).places[A].hand == ()
    first = gifted("sense_motive", B, hands=[["red_2", "gold_4"], ["gold_2", "gold_9"]])
    assert not seen(play(first, A, "red_2"), HandSeen), "one dragon of a colour says nothing"


def test_sleight_of_hand_may_steal_one_more() -> None:
    for move, gold in ((STEAL_ONE_MORE, 43), (DECLINE, 42)):
        state = gifted("sleight_of_hand", hands=[["black_1", "gold_4"], ["gold_2", "gold_9"]])
        play(state, A, "black_1")
        assert asked(state) == ("one_more", A)
        state.play(A, move)
        assert hoards(state)[A] == gold
        assert asked(state) == ("play", B)
    dry = gifted("sleight_of_hand", hands=[["black_1", "gold_4"], ["gold_2", "gold_9"]], stakes=2)
    play(dry, A, "black_1")
    assert asked(dry)[0] == "ante", "nothing is left to steal, and the gambit is over"


def test_a_wild_card_counts_a_mortal_once_a_game() -> None:
    table: dict[str, Any] = {
        "hands": [["red_2", "gold_4"], ["gold_2", "gold_9"]],
        "flights": [["red_8", "fool"], []],
    }
    state = gifted("wild_card", **table)
    play(state, A, "red_2")
    assert asked(state) == ("color_flight", A)
    assert state.decision(A).moves == [CountMortal("red", "fool"), DECLINE]
    before = hoards(state)
    state.play(A, CountMortal("red", "fool"))
    assert hoards(state)[A] - before[A] == 3, "the Fool's strength is the second strongest"
    assert look(state).wild_used
    declined = gifted("wild_card", **table)
    play(declined, A, "red_2")
    declined.play(A, DECLINE)
    assert not look(declined).wild_used and asked(declined) == ("play", B)


# The whole.


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 6])
def test_a_table_with_abilities_keeps_every_promise(players: int) -> None:
    run(GAME, players, {**CAMPAIGN, "max_gambits": 3, "starting_hoard": 20}, games=2, decisions=25)


def test_bots_play_with_abilities_to_the_end() -> None:
    bot = get("heuristic")
    for seed in range(6):
        state, rng = GAME.start(4, {**CAMPAIGN, "max_gambits": 3}, seed=seed), Random(seed)
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bot.choose(Window(state, seat), rng))
            GAME.audit(state)
        assert set(state.abilities) <= set(ABILITIES)


def test_those_who_learn_see_who_has_which_ability_and_what_was_used() -> None:
    state = gifted("gambler", seat=C, hands=[["red_2"], ["red_3"], ["red_5"]])
    state.looked, state.wild_used = (A,), True
    blocks = observation(state.players)
    row = array("f", [0.0] * sum(blocks.values()))
    observe(state, B, row, 0)
    has, looked, used = [*row[-(blocks["abilities"] + state.players + 1) :]], row[-state.players - 1 : -1], row[-1]
    assert has.index(1.0) == 1 * len(ABILITIES) + ABILITIES.index("gambler")
    assert sum(has[: blocks["abilities"]]) == 1
    assert [*looked].index(1.0) == (A - B) % state.players
    assert used == 1
