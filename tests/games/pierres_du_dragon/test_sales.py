"""What stones are worth now: who would still give points for them in this round. (3.offer, 3.pay)"""

from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon.components import NUMBER
from dracotheque.games.pierres_du_dragon.effects.deals import ways_to_pay
from dracotheque.games.pierres_du_dragon.effects.programs import FREE, program_of
from dracotheque.games.pierres_du_dragon.events.shown import Invented
from dracotheque.games.pierres_du_dragon.moves import Pay
from dracotheque.games.pierres_du_dragon.view import StoneSale, Worth
from tests.games.pierres_du_dragon.cards import card, deal
from tests.games.pierres_du_dragon.table import P1, look, position, win

STONES = ("", "1R", "2R", "1R1B1Y", "2R1B1Y", "4R", "4R1Y", "3B1Y", "5B", "2Y2B")


def worth(stones: str, card: str = "witch", **rest: Any) -> Worth:
    """What the first player's stones are worth to everybody's eyes."""
    return look(position(stones, card=card, **({"auctioned": ()} | rest))).places[P1].worth


def test_sales_are_those_of_the_card_that_is_up_and_of_the_round_pile() -> None:
    view = look(position(card="sorcerer", pile=["thief", "magician", "wizard"], auctioned=["witch", "apprentice"]))
    assert view.sales == (StoneSale("wizard", 1), StoneSale("magician", 1), StoneSale("sorcerer", 2))


def test_a_ghost_to_come_brings_back_who_was_auctioned() -> None:
    rest: dict[str, Any] = {"card": "thief", "auctioned": ["witch", "apprentice"]}
    assert look(position(pile=["wizard"], **rest)).sales == (StoneSale("wizard", 1),)
    back = look(position(pile=["wizard", "ghost"], **rest)).sales
    assert back == (StoneSale("wizard", 1), StoneSale("apprentice", 1))


def test_a_colour_is_worth_the_best_sale_it_can_pay_with_the_others() -> None:
    assert worth("4R1B", pile=["magician", "sorcerer"]) == Worth((2, 1, 0), ((0, 0, 1), (0, 3, 4)))


def test_a_character_who_takes_any_stones_or_none_sells_nothing() -> None:
    assert look(position("3R", card="charlatan", pile=["necromancer"])).sales == ()
    assert worth("3R", pile=["charlatan"]) == Worth((0, 0, 0), ())


def test_a_guest_sells_what_its_card_says_and_takes_only_what_it_names() -> None:
    guest = card(deal({"stones": "blue", "n": 2}), name_en="The Bonesetter")
    state = position("1R1B", card="witch", pile=["blank_1"], options={"own_characters": [guest]}, auctioned=())
    view = look(state)
    assert view.sales == (StoneSale(Invented(guest["name_fr"], guest["name_en"], 1), 1),)
    assert view.places[P1].worth == Worth((0, 0, 0), ((None, 1, None),))


@pytest.mark.parametrize("stones", STONES)
@pytest.mark.parametrize("seller", ["wizard", "magician", "sorcerer", "apprentice", "enchantress"])
def test_nothing_is_missing_exactly_where_the_power_takes_the_payment(stones: str, seller: str) -> None:
    state = position(stones, card="witch", pile=[seller], auctioned=())
    price = next(op.price for op in program_of(state, NUMBER[seller]).ops if op.price is not FREE)
    ways = ways_to_pay(state, P1, price)
    (row,) = look(state).places[P1].worth.lacking
    assert [missing == 0 for missing in row] == [any(way[colour] for way in ways) for colour in range(3)]


def test_once_it_is_over_nothing_is_worth_anything() -> None:
    state = position("4R 1pt", card="sorcerer", pile=["magician"])
    assert look(state).sales != ()
    win(state, P1)
    state.play(P1, Pay(1, 4, 0, 0))
    assert state.over
    assert look(state).sales == ()
