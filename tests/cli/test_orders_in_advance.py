"""Orders left in advance at a terminal: Mékong's wishes for a card, L'Or's mandates and armed objects."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from dracotheque import bots, games
from dracotheque.cli.boards import board_for
from dracotheque.cli.voice import Voice
from dracotheque.core.window import Window
from tests.cli.lines import Draco
from tests.cli.test_terminal import seated, words
from tests.games.or_des_dragons.table import lair, look, position

MEKONG = ("play", "dragons_du_mekong", "--seed", "7", "--bots", "random", "--lang", "en")


def plain(content: object) -> Any:
    """A move as it is written in JSON."""
    return msgspec.json.decode(msgspec.json.encode(content))


def asked(game: str, question: str, **options: object) -> Any:
    """A session whose person is asked this; bots have played until then."""
    made, out = seated(games.get(game), 80, **options)
    state = made.state
    for _ in range(3000):
        if 0 in state.actors and state.decision(0).question == question:
            return made, out
        seat = next(seat for seat in state.actors if seat >= 0)
        made.journal.play(seat, bots.get("heuristic").choose(Window(state, seat), made.rng))
    raise AssertionError(question)


def test_a_table_without_standing_orders_offers_none(draco: Draco) -> None:
    assert "There is no order to give here" in words(draco(*MEKONG, typed="o\nq\n").out)


def test_wishes_are_left_with_a_card_and_followed() -> None:
    made, out = asked("dragons_du_mekong", "programme", standing_orders=True)
    view = made.state.view(0)
    offered = [plain(order) for order in made.board.orders(view)]
    number = 1 + next(at for at, each in enumerate(offered) if each.get("card") == "place_1_stone")
    made.show("o")
    shown = words(out.getvalue())
    assert re.search(rf"o {number} Laisser l'intendant décider", shown)
    assert "o 2 c2, e1" in shown
    islet = "c2"
    left = made.chosen(f"o {number} {islet}, e1 +")
    wishes = [{"type": "put-stone", "islet": islet}, {"type": "put-stone", "islet": "e1"}]
    assert plain(left) == {"type": "leave-order", "card": "place_1_stone", "wishes": wishes, "auto": True}
    made.hear(made.journal.play(0, left))
    assert plain(made.state.view(0).contestants[0].orders) == [plain(left)]
    back = made.chosen(f"o {number}")
    assert plain(back) == {"type": "leave-order", "card": "place_1_stone", "wishes": [], "auto": False}


def test_an_order_is_confirmed_and_the_question_stands(draco: Draco) -> None:
    out = draco(*MEKONG, "--options", "standing_orders=true", typed="o 1 c2, e1\nq\n").out
    board, _, after = out.partition("›")
    assert board.count("Reserve") == 1
    assert words(after).startswith("Order given: Order for “Place 1 stone”")
    assert "Reserve" not in after, "the table is not laid out anew above the question"


def test_a_wish_answers_unasked() -> None:
    made, out = asked("dragons_du_mekong", "stone", standing_orders=True)
    card = made.state.view(0).contestants[0].programme[made.state.view(0).rank - 1]
    offered = [plain(order).get("card") for order in made.board.orders(made.state.view(0))]
    wanted = made.state.decision(0).moves[-1]
    made.journal.play(0, made.chosen(f"o {offered.index(card) + 1} {wanted.islet}"))
    assert made.state.left_answer(0) == wanted
    before = out.getvalue()
    made.answer()
    assert out.getvalue() == before, "nobody is asked"


@pytest.mark.parametrize(
    ("card", "typed", "expected"),
    [
        ("place_1_plank", "3 b1 c2", {"type": "lay-plank", "a": "b1", "b": "c2"}),
        ("remove_1", "jaune 3", {"type": "remove-plank", "plank": "yellow_3"}),
        ("remove_1", "c2", {"type": "remove-stone", "islet": "c2"}),
        ("jump", "c2", {"type": "jump-to", "place": "c2"}),
        ("move_2", "jaune", {"type": "walk-to", "place": "v_yellow"}),
    ],
)
def test_each_card_takes_wishes_of_its_own(card: str, typed: str, expected: dict[str, str]) -> None:
    made, _ = asked("dragons_du_mekong", "programme", standing_orders=True)
    offered = [plain(order).get("card") for order in made.board.orders(made.state.view(0))]
    left = plain(made.chosen(f"o {offered.index(card) + 1} {typed}"))
    assert expected.items() <= left["wishes"][0].items()
    assert made.chosen(f"o {offered.index(card) + 1} sofa") is None


def test_a_mandate_is_written_in_bundles_and_taken_back() -> None:
    made, out = asked("or_des_dragons", "bargain", sand="slow")
    made.show("o")
    assert "Un mandat" in out.getvalue()
    left = made.chosen("o 2a o / e")
    bundles = [
        [{"token": "silver", "count": 2}, {"token": "gold", "count": 1}],
        [{"token": "emerald", "count": 1}],
    ]
    assert plain(left) == {"type": "mandate", "bundles": bundles}
    made.hear(made.journal.play(0, left))
    assert plain(made.state.view(0).mandate) == plain(left)
    offered = [plain(order) for order in made.board.orders(made.state.view(0))]
    number = offered.index({"type": "mandate", "bundles": []}) + 1
    made.journal.play(0, made.chosen(f"o {number}"))
    assert made.state.view(0).mandate is None
    assert made.chosen("o 2x") is None


def test_objects_are_armed_by_number_and_disarmed() -> None:
    hand = ["emergency_bell", "repulsive_cloud", "inversion_powder", "exchange_mirror"]
    state = position(lair("10_11_0", gold=1), options={"sand": "slow", "ruleset": "advanced"}, hands={0: hand})
    voice = Voice("en")
    voice.open("or_des_dragons")
    board = board_for(games.get("or_des_dragons"), voice, ("Alix", "Basile", "Chloé", "Driss"), 0)
    offered = board.orders(state.view(0))
    assert Counter(plain(order)["type"] for order in offered) == {"arm": 1 + 6, "arm-cloud": 2}
    assert "o 1: 2s g > 3: e v y" in board.order_notation(state.view(0))
    for order in offered:
        state.play(0, order)
    assert len(look(state, 0).orders) == 3, "one for each object"
    again = [order for order in board.orders(state.view(0)) if plain(order)["type"] == "disarm"]
    assert {plain(order)["card"] for order in again} == {"emergency_bell", "repulsive_cloud", "inversion_powder"}
    for order in again:
        state.play(0, order)
    assert look(state, 0).orders == ()


def test_in_pierres_an_order_is_left_for_a_character_to_come() -> None:
    made, out = asked("pierres_du_dragon", "bid", tempo="slow")
    view = made.state.view(0)
    waiting = next(who for who in view.remaining if isinstance(who, str))
    named = made.board.texts.name("character", waiting)
    made.show("o")
    assert "o NOM 2f1v" in words(out.getvalue()) and "1 des pierres rouges" in words(out.getvalue())
    gold = {"fairy": 2, "common": 1, "black": False, "amulet": False}
    order = plain(made.chosen(f"o {named.lower()} 2f1v / 3 & 7 2 ?"))
    assert (order["character"], order["gold"], order["sealed"]) == (waiting, gold, False)
    assert (order["silver"], order["guard"]) == (
        {"silver": 3, "amulet": False},
        {"fact": "points_at_least", "n": 2},
    )
    left = made.chosen(f"o {named} 1")
    made.hear(made.journal.play(0, left))
    assert [plain(each) for each in made.state.view(0).desk.orders] == [plain(left)]
    assert (
        plain(made.chosen("o 3"))
        == plain(made.chosen(f"o {named} -"))
        == {
            "type": "cancel-order",
            "character": waiting,
        }
    )
    assert made.chosen("o nobody 2f") is None


def test_in_l_or_an_object_is_armed_against_certain_players_for_certain_dragons() -> None:
    slow = {"ruleset": "advanced", "sand": "slow"}
    state = position(lair("10_11_0", gold=1), players=4, hands={0: ["repulsive_cloud", "muddle_stone"]}, options=slow)
    made: Any
    made, out = seated(games.get("or_des_dragons"), 80, **slow)
    made.journal.state = made.state = state
    view: Any = state.view(0)
    numbers = {each["type"]: at for at, each in enumerate(map(plain, made.board.orders(view)), start=1)}
    made.show("o")
    assert "@2" in words(out.getvalue())
    names = made.board.names
    cloud = plain(made.chosen(f"o {numbers['arm-cloud']} > {names[2]} @1"))
    assert (cloud["type"], cloud["seats"], cloud["dragons"]) == ("arm-cloud", [2], [view.lairs[0].dragon])
    stone = plain(made.chosen(f"o {numbers['arm-stone']} > {names[1]} / a e"))
    assert (stone["seats"], stone["tokens"]) == ([1], ["silver", "emerald"])
    made.hear(made.journal.play(0, made.chosen(f"o {numbers['arm-cloud']} > {names[2]} @1")))
    assert [plain(each) for each in made.state.view(0).orders] == [cloud]
    assert made.chosen(f"o {numbers['arm-stone']} > {names[1]} @1") is None, "the Stone knows no dragons"


@pytest.mark.parametrize(
    ("game", "options", "taken"),
    [
        ("jeu_des_dragons", {}, True),
        ("pierres_du_dragon", {}, False),
        ("pierres_du_dragon", {"tempo": "slow"}, True),
        ("dragons_du_mekong", {}, False),
        ("or_des_dragons", {}, False),
        ("drakon", {}, False),
        ("drakon", {"powers": True}, True),
    ],
)
def test_the_header_speaks_of_orders_where_some_can_be_given(game: str, options: dict[str, Any], taken: bool) -> None:
    made, out = seated(games.get(game), 80, **options)
    made.welcome()
    assert ("o consignes" in words(out.getvalue())) is taken
