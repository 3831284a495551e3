"""The sensible player: worlds imagined, fists closed, powers used, positions judged. (11)"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.games.pierres_du_dragon.events import Deadlocked, GoldTied
from dracotheque.games.pierres_du_dragon.insight import evaluate, policy
from dracotheque.games.pierres_du_dragon.insight.outlook import purses
from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.view import Purse
from tests.games.pierres_du_dragon import test_refusals as arranged
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    Word,
    asked,
    bid,
    feed,
    look,
    player,
    position,
    say,
    seen,
    win,
    word,
)

QUESTIONS: dict[str, Callable[[], Table]] = {
    "bid": arranged.bidding,
    "silver": arranged.tied,
    "double": arranged.doubling,
    "offer": arranged.offering,
    "payment": arranged.paying,
    "take_stone": arranged.ancient,
    "colour": arranged.troll,
    "push": arranged.pushing,
    "victim": arranged.stealing,
    "stone": arranged.picking,
    "character": arranged.copying,
    "shop": arranged.shopping,
    "burn": arranged.burning,
    "choose": arranged.choosing,
    "consider": arranged.considering,
    "use_or_not": arranged.declining,
    "return_stone": arranged.losing,
    "grant_stone": arranged.granting,
    "gift_stone": arranged.giving,
    "swap_gift": arranged.swapping,
    "swap_stone": arranged.receiving,
}


def choice(state: Table, seat: int = P1, seed: int = 0) -> Move:
    return policy(look(state, seat), state.decision(seat), Random(seed))


def says(state: Table) -> Word:
    """What the sensible acting player says."""
    return word(choice(state))


def fists(state: Table, seat: int = P1, count: int = 60) -> list[Bid]:
    """The fists a sensible player may close here."""
    moves = [choice(state, seat, seed) for seed in range(count)]
    return [move for move in moves if isinstance(move, Bid)]


def mean_gold(state: Table, seat: int = P1) -> float:
    closed = fists(state, seat)
    return sum(each.fairy + each.common for each in closed) / len(closed)


# Every question.


def test_every_question_of_the_game_is_arranged_here() -> None:
    assert set(QUESTIONS) == set(Table.rules.questions)


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_policy_answers_every_question_with_a_listed_move(question: str) -> None:
    state = QUESTIONS[question]()
    assert asked(state)[0] == question
    seat = state.actors[0]
    assert len(state.decision(seat).moves) > 1
    for seed in range(10):
        assert choice(state, seat, seed) in state.decision(seat).moves


@pytest.mark.parametrize("question", QUESTIONS)
def test_equal_views_and_equal_dice_give_equal_moves(question: str) -> None:
    state = QUESTIONS[question]()
    seat = state.actors[0]
    for seed in range(5):
        assert choice(state.imagine(seat, Random(seed)), seat, seed) == choice(state, seat, seed)


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("preset", ["base", "copycats", "three_guests", "short"])
def test_the_policy_plays_whole_games_by_the_rules(players: int, preset: str) -> None:
    state: Table = GAME.start(players, GAME.presets(players)[preset], seed=players, events=False)
    rng = Random(players)
    while not state.over:
        seat = state.actors[0]
        decision = state.decision(seat)
        move = policy(look(state, seat), decision, rng)
        assert move in decision.moves
        state.play(seat, move)
    GAME.audit(state)


# Fists.


def test_bids_vary() -> None:
    state = position("2R2B", "2R2B", "2R2B", card="ancient_dragon", pile=["thief", "wizard", "magician"])
    assert len(set(fists(state))) > 2


def test_the_winning_point_is_worth_everything_and_a_dwarf_little() -> None:
    pile = ["thief", "red_dragon", "magician", "blue_dragon"]
    winning = position("1R1B1Y 2pt", card="wizard", pile=pile)
    dwarf = position("1R1B1Y 2pt", card="dwarf_4", pile=pile)
    assert mean_gold(winning) > 4
    assert mean_gold(winning) > 3 * mean_gold(dwarf)


def test_a_scorer_one_can_pay_for_is_worth_more_than_one_one_cannot() -> None:
    pile = ["thief", "red_dragon", "magician", "blue_dragon"]
    payable = position("4R", card="sorcerer", pile=pile)
    unpayable = position("2R2B", card="sorcerer", pile=pile)
    assert mean_gold(payable) > mean_gold(unpayable) + 1


def test_somebody_about_to_win_is_bid_against() -> None:
    pile = ["thief", "red_dragon", "magician", "blue_dragon"]
    threat = position("", "1R1B1Y 2pt", card="wizard", pile=pile)
    harmless = position("", "1R1B1Y", card="wizard", pile=pile)
    assert mean_gold(threat) > mean_gold(harmless) + 1


def test_a_black_coin_is_kept_for_those_about_to_win_and_goes_alone() -> None:
    pile = ["thief", "yellow_dragon", "magician", "blue_dragon"]
    threat = position("F0+8 C0 k", "1R1B1Y 2pt", card="wizard", pile=pile)
    harmless = position("k", card="red_dragon", pile=pile)
    cursing = [each for each in fists(threat) if each.black]
    assert len(cursing) > 40
    assert all(each.fairy + each.common == 0 for each in cursing)
    assert sum(each.black for each in fists(harmless)) < 20


def test_fairy_gold_is_bid_before_common_gold_except_for_the_necromancer() -> None:
    plain = position("4R", card="sorcerer", pile=["thief"])
    assert all(each.common == 0 or each.fairy == 8 for each in fists(plain))
    burning = position("4R", card="necromancer", pile=["thief"])
    assert all(each.fairy == 0 or each.common == 2 for each in fists(burning))


def test_in_the_last_auction_there_is_nothing_to_save_for() -> None:
    last = position("2R2B", card="ancient_dragon")
    first = position("2R2B", card="ancient_dragon", pile=["thief", "wizard", "sorcerer", "red_dragon"])
    assert mean_gold(last) > mean_gold(first)


def test_more_silver_goes_into_a_tie_for_more() -> None:
    def mean_silver(card: str, goods: str) -> float:
        state = position(f"{goods} S8", "S8", card=card, pile=["thief"])
        bid(state, {P1: "1F", P2: "1F"})
        moves = [choice(state, P1, seed) for seed in range(60)]
        return sum(move.silver for move in moves if isinstance(move, BidSilver)) / 60

    assert mean_silver("wizard", "1R1B1Y 2pt") > mean_silver("red_dragon", "") + 1


def test_hidden_purses_are_guessed_from_what_is_nowhere_else() -> None:
    state = position("F6+1 C1", "F3+5", "F8+0", "F8+0", card="wizard")
    guessed = purses(look(state, P1))
    assert guessed[P1] == Purse(6, 1, 5)
    assert guessed[P2].fairy < guessed[P3].fairy
    assert sum(purse.fairy for purse in guessed[1:]) in (18, 19, 20)
    open_state = position("F6+1 C1", "F3+5", card="wizard", options={"ledger": "open"})
    assert purses(look(open_state, P1)) == [Purse(6, 1, 5), Purse(3, 2, 5), Purse(8, 2, 5)]


# Powers.


def after(card: str, *seats: str, **rest: Any) -> Table:
    rest.setdefault("pile", ["sorcerer", "thief"])
    state = position(*seats, card=card, **rest)
    win(state)
    return state


def test_points_are_preferred_to_coins() -> None:
    assert says(after("wizard", "1R1B1Y")) == "1R1B1Y"
    assert says(after("sorcerer", "4R", pile=["thief"])) == "4R"


def test_stones_one_needs_least_are_paid() -> None:
    assert says(after("magician", "4R2B1Y")) != "1R2B1Y"
    assert says(after("apprentice", "3R2B1Y")) == "2R"


def test_the_missing_colour_is_taken() -> None:
    assert says(after("ancient_dragon", "1R1B")) == "yellow"
    assert says(after("ancient_dragon", "3R1B1Y")) == "red"


def test_the_troll_hurts_others_most() -> None:
    assert says(after("troll", "3R", "4B", "4B")) == "blue"


def test_the_rarest_colour_is_named_to_the_rainbow_dragon() -> None:
    assert says(after("rainbow_dragon", "", "5B", "3B")) == "blue"


def test_a_bag_full_of_danger_is_left_alone() -> None:
    for seats, expected in ((("4B4Y", "4B4Y", "3B3Y"), "stop"), (("4R4Y", "4R4Y", "3R3Y"), "draw")):
        state = position(*seats, card="rainbow_dragon", pile=["sorcerer"])
        feed(state, -1)
        win(state)
        say(state, "red")
        assert says(state) == expected


def test_the_brigand_goes_where_the_coins_are() -> None:
    assert says(after("brigand", "", "C0 S0", "C5 S9", options={"ledger": "open"})) == P3


def test_the_ghost_copies_what_scores() -> None:
    assert says(after("ghost", "4R", auctioned=["witch", "sorcerer", "red_dragon"], pile=["thief"])) == "sorcerer"


def test_the_necromancer_is_used_to_win_and_declined_when_dear() -> None:
    dear = position(card="necromancer", pile=["thief"])
    win(dear, P1, "5F")
    assert says(dear) == "no"
    winning = position("2pt", card="necromancer", pile=["thief"])
    win(winning, P1, "5F")
    assert says(winning) == "yes"


def test_the_doppelganger_is_played_on_the_charlatan_and_not_on_a_dwarf() -> None:
    assert says(after("charlatan", "1pt dop")) == "double"
    assert says(after("dwarf_4", "dop")) == "once"


def test_the_merchant_sells_no_stone_for_a_fairy_gold() -> None:
    assert says(after("merchant", "1R1B F5+0 C0 S2")) == "done"


def test_a_guest_is_valued_by_its_steps() -> None:
    options = {"own_characters": list(EXAMPLES)}
    state = position("3R S5 1pt", card="blank_3", pile=["thief"], options=options)
    assert mean_gold(state) > 0
    win(state)
    assert says(state) == "3R"


# Strength.


def outcome(players: int, seed: int, sensible: set[int]) -> Table:
    """A game in which these seats play sensibly and the others at random."""
    state: Table = GAME.start(players, {"round_limit": 100}, seed=seed, events=False)
    rng = Random(seed)
    while not state.over:
        answers = []
        for seat in state.actors:
            decision = state.decision(seat)
            thinks = seat in sensible
            answers.append((seat, policy(look(state, seat), decision, rng) if thinks else rng.choice(decision.moves)))
        for seat, move in answers:
            state.play(seat, move)
    return state


def test_one_sensible_player_beats_three_random_ones() -> None:
    """At least twice the fair share is wanted; four wins in five are usual."""
    won = sum(outcome(4, seed, {seed % 4}).winners == (seed % 4,) for seed in range(40))
    assert won >= 32


def test_sensible_players_do_not_tie_themselves_to_death() -> None:
    auctions = ties = deadlocks = 0
    for seed in range(6):
        state: Table = GAME.start(4, {"round_limit": 100}, seed=seed)
        state.news()
        rng = Random(seed)
        while not state.over:
            seat = state.actors[0]
            told = state.play(seat, policy(look(state, seat), state.decision(seat), rng))
            ties += len(seen(told, GoldTied))
            deadlocks += len(seen(told, Deadlocked))
            auctions += state.asked == "bid" and len(state.actors) == 4
        assert state.ending == "three-points"
    assert ties < auctions / 4
    assert deadlocks < auctions / 10


# The shares of the victory.


def test_shares_add_up_to_the_whole_victory() -> None:
    for players in (3, 6):
        rng = Random(players)
        state: Table = GAME.start(players, {"round_limit": 4}, seed=players)
        while not state.over:
            for viewer in (*range(players), None):
                shares = evaluate(look(state, viewer))
                assert len(shares) == players
                assert min(shares) > 0
                assert sum(shares) == pytest.approx(1)
            seat = state.actors[0]
            state.play(seat, rng.choice(state.decision(seat).moves))


@pytest.mark.parametrize(
    ("more", "less"),
    [("1pt", "0pt"), ("2R1B1Y", "1R1B1Y"), ("F9+0", "F8+0"), ("C3", "C2"), ("S7", "S5"), ("m", ""), ("dop", "")],
)
def test_whoever_has_more_has_the_larger_share(more: str, less: str) -> None:
    shares = evaluate(look(position(more, less, less, card="wizard", options={"ledger": "open"})))
    assert shares[P1] > shares[P2] == pytest.approx(shares[P3])


def test_when_the_game_is_over_the_winners_share_it() -> None:
    state = position("4R 1pt", card="sorcerer")
    win(state)
    say(state, "4R")
    assert evaluate(look(state)) == (1.0, 0.0, 0.0)
    shared = position("1pt", "1pt", card="thief", options={"round_limit": 1})
    bid(shared)
    assert player(shared, P1) == player(shared, P2)
    assert evaluate(look(shared)) == (0.5, 0.5, 0.0)
