"""Borrowed and doubled powers: Ghost, Goblin, Leprechaun, Doppelganger. (4.14, 4.18, 4.21, 4.22, 4.29)"""

import pytest

from dracotheque.core.chance import FairChance
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import (
    PileShuffled,
    PowerBorrowed,
    PowerDoubled,
    PowerIdle,
    PowerUsed,
)
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    Word,
    asked,
    auctioned,
    bid,
    discard,
    feed,
    keeper,
    on_table,
    options,
    player,
    position,
    remaining,
    say,
    seen,
    win,
)

# The Doppelganger.


@pytest.mark.ruling("PD-28")
def test_doubling_is_declared_before_the_first_use_and_asked_once() -> None:
    state = position("2R dop", card="two_headed_dragon", pile=["thief"])
    feed(state, 0, 0, 0, 0)
    win(state)
    assert asked(state) == ("double", P1)
    told = say(state, "double")
    assert seen(told, PowerDoubled) == [PowerDoubled(P1, "two_headed_dragon")]
    assert len(seen(told, PowerUsed)) == 2
    assert player(state, P1).startswith("6R ")
    assert keeper(state) is None


@pytest.mark.ruling("PD-28")
def test_the_doppelganger_may_be_kept_for_later() -> None:
    state = position("dop", card="red_dragon", pile=["blue_dragon", "thief"])
    win(state)
    say(state, "once")
    assert player(state, P1) == "1R F7+1 C2 S5 0pt dop"
    win(state)
    assert asked(state) == ("double", P1)


def test_nobody_else_is_asked_to_double() -> None:
    state = position("dop", card="red_dragon", pile=["thief"])
    win(state, P2)
    assert on_table(state) == "thief"


def test_the_doppelganger_may_be_played_in_the_round_it_was_won() -> None:
    state = position(card="doppelganger", pile=["fairy", "thief"])
    win(state)
    win(state)
    say(state, "double")
    assert player(state, P1) == "F8+2 C2 S5 0pt"
    assert discard(state) == ["doppelganger"]


DOUBLED: dict[str, tuple[str, list[Word], str]] = {
    "witch": ("", [], "F7+1 C2 S5 0pt 2k"),
    "charlatan": ("3R", [], "F7+1 C2 S5 2pt"),
    "apprentice": ("2R2B", ["2R"], "F7+1 C2 S5 2pt"),
    "wizard": ("1R1B1Y", ["1R1B1Y"], "F7+1 C2 S8 1pt"),
    "magician": ("4R4B", ["4R", "4B"], "F7+1 C2 S5 2pt"),
    "enchantress": ("5R", ["coins", "coins"], "5R F9+1 C2 S5 0pt"),
    "troll": ("1R1B1Y", ["red", "red"], "1B1Y F7+1 C2 S5 0pt"),
    "brigand": ("", [P2, P3], "F7+1 C6 S15 0pt"),
    "merchant": ("C1", ["red for 1 common_gold", "done", "done"], "1R F7+1 C0 S5 0pt"),
    "dwarf_5": ("", [], "F7+1 C2 S15 0pt"),
    "fairy": ("", [], "F9+1 C2 S5 0pt"),
    "gnome": ("", [], "F7+1 C6 S9 0pt"),
    "goldsmith": ("", [], "F7+1 C2 S5 0pt 2m"),
    "alchemist": ("", [], "F7+1 C8 S5 0pt"),
    "blue_dragon": ("", [], "2B F7+1 C2 S5 0pt"),
    "ancient_dragon": ("", ["red", "yellow"], "1R1Y F7+1 C2 S5 0pt"),
    "thief": ("", [P2, P3], "F7+1 C4 S5 0pt"),
}


@pytest.mark.parametrize("card", DOUBLED)
def test_a_doubled_power_is_used_twice_the_second_time_as_the_first_left_things(card: str) -> None:
    goods, words, after = DOUBLED[card]
    start = [] if card == "witch" else ["witch"]
    state = position(f"{goods} dop", card=card, auctioned=start, pile=["sorcerer"])
    win(state)
    say(state, "double", *words)
    assert player(state, P1) == after
    assert on_table(state) == "sorcerer"


@pytest.mark.parametrize(
    ("goods", "words", "after"),
    [
        ("4B", [], "F7+1 C2 S5 2pt"),
        ("2R3B", ["2B"], "1B F7+1 C2 S5 2pt"),
        ("3B1Y", [], "1B1Y F7+1 C2 S5 1pt"),
        ("1R1B1Y", [], "1R1B1Y F7+1 C2 S5 0pt"),
    ],
)
def test_a_doubled_apprentice_scores_once_for_each_pair_and_never_for_nothing(
    goods: str, words: list[Word], after: str
) -> None:
    state = position(f"{goods} dop", card="apprentice", pile=["sorcerer"])
    win(state)
    say(state, "double", *words)
    assert player(state, P1) == after


def test_a_doubled_thief_looks_for_candidates_anew() -> None:
    state = position("dop", "1R", "", card="thief", pile=["sorcerer"])
    win(state)
    say(state, "double")  # the first theft takes the only stone of the only candidate
    assert options(state) == [P2, P3]
    say(state, P3)
    assert player(state, P1) == "1R F7+1 C3 S5 0pt"


@pytest.mark.ruling("PD-30")
def test_the_necromancer_is_never_doubled_won_or_copied() -> None:
    state = position("dop", card="necromancer", pile=["ghost", "sorcerer"])
    win(state)
    assert asked(state) == ("burn", P1)
    say(state, "no")
    win(state)
    say(state, "once", "necromancer")
    assert asked(state) == ("burn", P1)


@pytest.mark.ruling("PD-30")
def test_a_doubled_ghost_may_be_the_necromancer_once() -> None:
    state = position("dop", card="ghost", auctioned=["witch", "necromancer", "red_dragon"], pile=["sorcerer"])
    win(state, P1, "2F")
    say(state, "double", "necromancer", "yes")
    assert options(state) == ["witch", "red_dragon"]
    say(state, "red_dragon")
    assert player(state, P1) == "1R F6+0 C2 S5 1pt"


@pytest.mark.ruling("PD-30")
def test_a_declined_necromancer_has_burnt_nothing_and_may_be_copied_again() -> None:
    state = position("dop", card="ghost", auctioned=["witch", "necromancer"], pile=["sorcerer"])
    win(state)
    say(state, "double", "necromancer", "no")
    assert options(state) == ["witch", "necromancer"]


@pytest.mark.ruling("PD-50")
def test_a_necromancer_taken_from_the_pile_after_the_bid_is_burnt_does_nothing() -> None:
    state = position("dop", card="ghost", auctioned=["witch", "necromancer", "leprechaun"], pile=["sorcerer"])
    win(state, P1, "2F")
    say(state, "double", "necromancer", "yes")
    state.pile.append(state.auctioned.pop(1))  # a second Necromancer is not in the box: put the card back
    say(state, "leprechaun")
    told = say(state, "necromancer")
    assert seen(told, PowerIdle) == [PowerIdle(P1, "necromancer")]
    assert player(state, P1) == "F6+0 C2 S5 1pt"


@pytest.mark.ruling("PD-31")
def test_the_doppelganger_may_be_played_on_the_copied_character_instead() -> None:
    state = position("dop", card="ghost", auctioned=["witch", "red_dragon"], pile=["sorcerer"])
    win(state)
    say(state, "once", "red_dragon")
    assert asked(state) == ("double", P1)
    say(state, "double")
    assert player(state, P1).startswith("2R ")


@pytest.mark.ruling("PD-31")
def test_a_doubled_ghost_leaves_no_window_for_the_copied_characters() -> None:
    state = position("dop", card="ghost", auctioned=["witch", "red_dragon"], pile=["sorcerer"])
    win(state)
    say(state, "double", "red_dragon", "red_dragon")
    assert player(state, P1).startswith("2R ")
    assert on_table(state) == "sorcerer"


# The Ghost.


@pytest.mark.ruling("PD-31")
def test_a_copied_thief_robs_the_second_of_the_auction_really_held() -> None:
    state = position("", "1R", "1B", card="ghost", auctioned=["witch", "thief"], pile=["sorcerer"])
    bid(state, {P1: "3F", P2: "1F", P3: "2F"})
    say(state, "thief")
    assert player(state, P1).startswith("1B ")


def test_the_copied_card_stays_in_the_auctioned_pile() -> None:
    state = position(card="ghost", auctioned=["witch", "red_dragon"], pile=["sorcerer"])
    win(state)
    say(state, "red_dragon")
    assert auctioned(state) == ["witch", "red_dragon", "ghost"]


def test_with_the_witch_alone_the_ghost_needs_no_asking() -> None:
    state = position(card="ghost", pile=["sorcerer"])
    told = win(state)
    assert seen(told, PowerBorrowed) == [PowerBorrowed(P1, "witch")]
    assert player(state, P1).endswith("k")


@pytest.mark.ruling("PD-29")
def test_the_ghost_takes_an_unclaimed_doppelganger_out_of_the_pile() -> None:
    state = position(card="ghost", auctioned=["witch", "doppelganger"], pile=["sorcerer"])
    win(state)
    say(state, "doppelganger")
    assert (keeper(state), auctioned(state)) == (P1, ["witch", "ghost"])


@pytest.mark.ruling("PD-32")
def test_the_ghost_cannot_choose_a_card_that_is_being_resolved() -> None:
    state = position(card="goblin", auctioned=["witch", "red_dragon"], pile=["ghost"])
    feed(state, 0)
    win(state)
    assert options(state) == ["witch", "red_dragon"]


@pytest.mark.ruling("PD-32")
def test_goblin_to_ghost_to_goblin_is_impossible() -> None:
    state = position(card="leprechaun", auctioned=["witch", "goblin"], pile=["ghost"])
    win(state)
    say(state, "goblin")  # Leprechaun takes the only card, the Ghost, who copies the Goblin: nothing is left to draw
    assert on_table(state) == "witch"


# Goblin and Leprechaun.


@pytest.mark.ruling("PD-33")
def test_a_card_taken_from_the_round_pile_joins_the_auctioned_pile_after_its_power() -> None:
    state = position("1R1B1Y", card="goblin", pile=["wizard", "thief", "sorcerer"])
    feed(state, 0)
    win(state)
    assert asked(state) == ("offer", P1)
    assert auctioned(state) == ["witch"]
    assert remaining(state) == {"thief", "sorcerer"}
    say(state, "coins")
    assert auctioned(state) == ["witch", "wizard", "goblin"]
    assert {on_table(state), *remaining(state)} == {"thief", "sorcerer"}


@pytest.mark.ruling("PD-33")
def test_the_round_pile_is_shuffled_again_after_the_leprechaun_has_leafed_through_it() -> None:
    orders = set()
    for seed in range(12):
        pile = ["thief", "wizard", "sorcerer", "magician", "red_dragon"]
        state = position(card="leprechaun", pile=pile, seed=seed)
        win(state)
        told = say(state, "red_dragon")
        assert seen(told, PileShuffled) == [PileShuffled(4)]
        assert player(state, P1).startswith("1R ")
        orders.add((on_table(state), *state.pile))
    assert len(orders) > 8


@pytest.mark.ruling("PD-34")
@pytest.mark.parametrize("card", ["goblin", "leprechaun"])
def test_without_cards_to_come_goblin_and_leprechaun_have_no_effect_not_even_copied(card: str) -> None:
    state = position(card=card)
    assert seen(win(state), PowerIdle) == [PowerIdle(P1, card)]
    copied = position(card="ghost", auctioned=["witch", card])
    win(copied)
    assert seen(say(copied, card), PowerIdle) == [PowerIdle(P1, card)]


def test_a_goblin_that_draws_the_doppelganger_keeps_it() -> None:
    state = position(card="goblin", pile=["doppelganger", "thief"])
    feed(state, 1)
    win(state)
    assert (keeper(state), auctioned(state)) == (P1, ["witch", "goblin"])
    assert on_table(state) == "thief"


def test_a_doubled_goblin_draws_two_cards() -> None:
    state = position("dop", card="goblin", pile=["red_dragon", "blue_dragon", "thief"])
    feed(state, 0, 0)
    win(state)
    say(state, "double")
    assert player(state, P1) == "1R1B F7+1 C2 S5 0pt"
    assert on_table(state) == "thief"


def deep() -> Table:
    """Leprechaun, Goblin, Ghost and Merchant inside each other."""
    state = position(card="leprechaun", auctioned=["witch", "merchant"], pile=["goblin", "ghost"])
    feed(state, 0)
    win(state)
    say(state, "goblin", "merchant")
    state.chance = FairChance.of_seed(0)
    return state


def test_powers_inside_powers_inside_powers_can_be_saved_and_resumed() -> None:
    state = deep()
    assert asked(state) == ("shop", P1)
    assert state.resolving.bit_count() == 4
    copy = GAME.from_json(state.to_json())
    for each in (state, copy):
        say(each, "red for 1 common_gold", "done")
    assert copy.to_json() == state.to_json()
    assert player(state, P1) == "1R F8+0 C1 S5 0pt"


def test_a_point_scored_deep_inside_ends_everything() -> None:
    state = position("2pt", card="goblin", auctioned=["witch", "charlatan"], pile=["ghost", "thief"])
    feed(state, 1)
    win(state)
    say(state, "charlatan")
    assert (state.over, state.winners, state.stack) == (True, (P1,), [])
