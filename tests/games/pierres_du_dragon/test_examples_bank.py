"""The worked examples of the rules, last part: bags, short banks, the Merchant, piles and own characters. (10)"""

import msgspec
import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import check_card
from dracotheque.games.pierres_du_dragon.components.blank_cards.examples import MOONWELL_KEEPER
from dracotheque.games.pierres_du_dragon.events import GoodsGained, SpecialPileRenewed
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    asked,
    bank,
    bank_stones,
    bid,
    discard,
    feed,
    look,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    win,
)

RAINBOW = ("1R1B", "4R5B2Y", "3R3B2Y")


def test_example_21_rainbow_dragon_stops_in_time() -> None:
    state = position(*RAINBOW, card="rainbow_dragon", pile=["thief"])
    assert bank_stones(state) == "4R3B8Y"
    feed(state, 0, 3)  # red out of 4R3B8Y, then blue out of 3R3B8Y
    win(state)
    say(state, "yellow", "draw", "stop")
    assert player(state, P1).startswith("2R2B ")
    assert bank_stones(state) == "3R2B8Y"


def test_example_21_rainbow_dragon_draws_the_colour_named() -> None:
    state = position(*RAINBOW, card="rainbow_dragon", pile=["thief"])
    feed(state, -1, 0)  # yellow, then red
    win(state)
    say(state, "red", "draw")
    assert player(state, P1).startswith("1R1B ")
    assert bank_stones(state) == "4R3B8Y"
    assert on_table(state) == "thief"


def test_example_22_short_bank_of_stones() -> None:
    state = position("4R4B4Y", "4R4B4Y", "4R3B4Y", card="two_headed_dragon", pile=["red_dragon", "thief"])
    assert bank_stones(state) == "1B"
    win(state)
    assert player(state, P1).startswith("4R5B4Y ")
    told = win(state)
    assert seen(told, GoodsGained) == [GoodsGained(P1, "red", 0, 1)]
    assert player(state, P1).startswith("4R5B4Y ")


def test_example_22_short_bank_of_fairy_gold() -> None:
    seats = ("2R1B1Y F12+1", "F10+0", "F9+0", "F10+0", "F9+0", "F9+0")
    state = position(*seats, card="enchantress", pile=["fairy", "thief"])
    assert bank(state, "fairy_gold") == 0
    win(state, P1, "2F")
    assert player(state, P1) == "2R1B1Y F10+3 C2 S5 0pt"
    told = win(state, P2, "1F")
    assert seen(told, GoodsGained) == [GoodsGained(P2, "fairy_gold", 0, 1)]


def test_example_23_merchant() -> None:
    state = position("2R1B F3+5 C1 S7", "4R4B2Y", "5R3B2Y", card="merchant", pile=["thief"])
    assert bank_stones(state) == "1R4B8Y"
    bid(state, {P1: "2F", P2: "1F"})
    assert player(state, P1) == "2R1B F1+7 C1 S7 0pt"
    say(state, "red for 1 common_gold")
    assert not [option for option in options(state) if str(option).startswith("red")]
    say(state, "yellow for 1 fairy_gold", "yellow for 3 silver", "done")
    assert player(state, P1) == "3R1B2Y F0+7 C0 S4 0pt"
    assert (bank(state, "fairy_gold"), bank(state, "common_gold"), bank(state, "silver")) == (37, 11, 26)
    assert on_table(state) == "thief"
    bid(state)
    assert look(state).round == 2
    assert player(state, P1).split()[1] == "F7+0"


TWENTY_FOUR = [
    *("alchemist", "ancient_dragon", "ancient_dragon", "apprentice", "apprentice", "brigand", "charlatan", "charlatan"),
    *("doppelganger", "two_headed_dragon", "two_headed_dragon", "rainbow_dragon", "enchantress", "ghost", "fairy"),
    *("fairy", "gnome", "goblin", "leprechaun", "merchant", "dwarf_4", "dwarf_5", "necromancer", "goldsmith"),
]


@pytest.mark.parametrize(("seats", "before", "after"), [(("",), 24, 23), (("dop",), 23, 22)])
def test_example_24_special_pile_with_one_card(seats: tuple[str, ...], before: int, after: int) -> None:
    cards = [card for card in TWENTY_FOUR if card != "doppelganger" or seats == ("",)]
    assert len(cards) == before
    state = position(*seats, special_pile=["troll"], special_discard=cards, round=12)
    told = state.news()
    assert look(state).round == 13
    assert seen(told, SpecialPileRenewed) == [SpecialPileRenewed(before)]
    assert (look(state).special_pile, discard(state)) == (after, [])
    assert "troll" in look(state).remaining


def test_example_25_an_own_character() -> None:
    state = position("F4+4", card="blank_1", pile=["thief"], options={"own_characters": [MOONWELL_KEEPER]})
    win(state, P1, "1F")
    assert (asked(state), options(state)) == (("choose", P1), ["option 1", "option 2"])
    assert player(state, P1) == "F3+5 C2 S5 0pt"
    say(state, "option 1")
    assert player(state, P1) == "F6+2 C2 S3 0pt"


def test_example_25_what_cannot_be_paid_is_not_offered() -> None:
    state = position("F4+4 S1", card="blank_1", pile=["thief"], options={"own_characters": [MOONWELL_KEEPER]})
    win(state, P1, "1F")
    assert player(state, P1) == "F3+5 C2 S3 0pt"
    assert on_table(state) == "thief"


def with_steps(*steps: object) -> dict[str, object]:
    return MOONWELL_KEEPER | {"steps": list(steps)}


def test_example_25_validation() -> None:
    text = msgspec.json.encode(MOONWELL_KEEPER).replace(b'"op":"refresh","n":3', b'"op":"refresh","n":7')
    assert check_card(msgspec.json.decode(text)).errors == ("E_SCHEMA",)
    two, one = {"op": "score", "n": 2}, {"op": "score", "n": 1}
    assert check_card(with_steps(two, one)).errors == ("E_POINTS",)
    assert check_card(with_steps({"op": "gain", "item": "stone_named", "n": 1})).errors == ("E_CONTEXT",)
    report = check_card(with_steps(one))
    assert (report.errors, report.warnings) == ((), ("W_FREE_POINT",))
