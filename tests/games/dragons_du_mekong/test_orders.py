"""Standing orders: what is followed, when, and who knows of it. (9.4)"""

from typing import Any

import pytest

from dracotheque.core.decisions import plain
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Told
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.colours import COLOURS_IN_PLAY
from dracotheque.games.dragons_du_mekong.events import (
    PawnJumped,
    PlankLaid,
    PlankTooShort,
    StonePlaced,
)
from dracotheque.games.dragons_du_mekong.moves import (
    DecideMyself,
    JumpTo,
    LayPlank,
    LeaveOrder,
    PutStone,
    RemovePlank,
    RemoveStone,
    WalkTo,
    Wish,
)
from dracotheque.games.dragons_du_mekong.state import Table
from tests.games.dragons_du_mekong.table import (
    Delta,
    Word,
    asked,
    board,
    hand_in,
    look,
    lost,
    options,
    pawn,
    play,
    player,
    rank_of,
    reserve,
    row,
    seat,
    seen,
    stones,
)

SLOW = {"standing_orders": True}


def waiting(colour: str, card: str, players: int = 2, **rest: Any) -> Table:
    """The colour that acts first is asked for a stone; this one will carry out this card after it."""
    others = [other for other in COLOURS_IN_PLAY[players] if other != colour]
    return rank_of({colour: card}, players, statuette=others[0], options={**SLOW, **rest.pop("options", {})}, **rest)


def order(state: Table, colour: str, card: str, *wishes: Wish, auto: bool = False) -> None:
    assert state.play(seat(state, colour), LeaveOrder(card, wishes, auto)) == ()
    GAME.audit(state)


def follow_orders(state: Table) -> tuple[Told, ...]:
    """Whoever keeps the table plays what was left in advance."""
    told: tuple[Told, ...] = ()
    while (move := state.left_answer(state.actors[0])) is not None:
        told += state.play(state.actors[0], move)
        GAME.audit(state)
    return told


def act(state: Table, colour: str, *words: Word) -> tuple[Told, ...]:
    """Answer by hand, then let orders be followed."""
    return play(state, colour, *words) + follow_orders(state)


def refused_order(state: Table, colour: str, move: LeaveOrder | DecideMyself) -> str:
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        state.play(seat(state, colour), move)
    assert state.to_json() == before
    assert refused.value.rule in ("6.standing_orders", "r.not_in_hand", "1.3")
    return refused.value.code


# What is followed.


def test_the_first_wish_allowed_is_carried_out() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"), PutStone("a2"), PutStone("a3"))
    told = act(state, "black", "a1")
    white = seat(state, "white")
    assert StonePlaced(white, "a2") in seen(told, StonePlaced)


def test_a_card_with_two_halves_uses_the_list_twice_each_wish_once() -> None:
    state = waiting("white", "place_2_stones")
    order(state, "white", "place_2_stones", PutStone("a1"), PutStone("a1"), PutStone("a2"))
    act(state, "black", "b1")
    assert stones(state) == {"b1", "a1", "a2"}


def test_a_wish_that_fell_at_a_gentle_table_is_not_tried_again() -> None:
    state = waiting("white", "place_2_planks", stones=["d6", "e3"], options={"plank_fit": "gentle"})
    order(state, "white", "place_2_planks", LayPlank("white_1", "d6", "e3"), LayPlank("white_2", "d6", "e3"))
    act(state, "black", "a1")
    assert board(state) == {"white_2": "d6–e3"}


def test_the_game_waits_for_an_order_to_be_played_like_any_answer() -> None:
    """What is asked and told is the same with and without one: nothing but its owner's view shows it. (9.4)"""
    ordered, plainly = waiting("white", "place_1_stone"), waiting("white", "place_1_stone")
    order(ordered, "white", "place_1_stone", PutStone("a2"))
    for state in (ordered, plainly):
        play(state, "black", "a1")
        assert asked(state) == ("stone", "white")
    white = seat(ordered, "white")
    assert (ordered.left_answer(white), plainly.left_answer(white)) == (PutStone("a2"), None)
    assert ordered.play(white, PutStone("a2")) == plainly.play(white, PutStone("a2"))


def test_a_skipped_wish_may_serve_the_second_half() -> None:
    """The first wish is not offered before the second has been carried out."""
    state = waiting(
        "white",
        "place_2_planks",
        stones=["b6", "d6", "e3"],
        planks={"black_1": ("b6", "d6")},
        reserves={"white": [f"white_{n}" for n in (1, 2, 3, 4, 5, 6)]},
    )
    order(
        state,
        "white",
        "place_2_planks",
        LayPlank("white_1", "b6", "d6"),
        LayPlank("white_2", "d6", "e3"),
        LayPlank("white_3", "b6", "v_white"),
    )
    told = act(state, "black", "a1")
    assert [event.plank for event in seen(told, PlankLaid)] == ["white_2", "white_3"]
    assert len(player(state, "white", seat(state, "white")).orders[0].wishes) == 1


def test_a_wish_for_a_plank_is_tried_for_better_or_worse() -> None:
    state = waiting("white", "place_1_plank", stones=["d6", "e3"])
    order(state, "white", "place_1_plank", LayPlank("white_1", "d6", "e3"), LayPlank("white_2", "d6", "e3"))
    told = act(state, "black", "a1")
    assert seen(told, PlankTooShort) == [PlankTooShort(seat(state, "white"), "white_1", "d6", "e3", True)]
    assert lost(state) == ("white_1",)


def test_a_wish_of_an_assisted_seat_is_followed_where_it_fits() -> None:
    state = waiting("white", "place_1_plank", stones=["d6", "e3"], options={"assisted_seat": 1})
    order(state, "white", "place_1_plank", LayPlank("white_1", "d6", "e3"), LayPlank("white_2", "d6", "e3"))
    act(state, "black", "a1")
    assert board(state) == {"white_2": "d6–e3"}


def test_an_order_that_names_the_only_move_of_an_assisted_seat_is_followed() -> None:
    """That seat alone may know that there is one only, so it is asked; its order answers."""
    only: dict[str, Any] = {"reserves": {"white": ["white_2"]}, "lost": [f"white_{n}" for n in (1, 3, 4, 5, 6)]}
    state = waiting("white", "place_1_plank", stones=["d6", "e3"], options={"assisted_seat": 1}, **only)
    order(state, "white", "place_1_plank", LayPlank("white_2", "d6", "e3"))
    play(state, "black", "a1")
    assert asked(state) == ("plank", "white")
    assert state.left_answer(seat(state, "white")) == LayPlank("white_2", "d6", "e3")
    follow_orders(state)
    assert board(state) == {"white_2": "d6–e3"}


def test_orders_for_removals_steps_and_jumps() -> None:
    delta: Delta = {
        "stones": ["b1", "c2", "d1", "d2", "e1"],
        "planks": {
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("b1", "d1"),
            "red_1": ("b1", "c2"),
            "red_3": ("d1", "e1"),
            "red_4": ("d1", "d2"),
        },
    }
    pawns = {"yellow": "yellow_3", "green": "yellow_1"}
    state = waiting("yellow", "jump", players=4, pawns=pawns, **delta)
    order(state, "yellow", "jump", JumpTo("red_4"))
    for colour in ("red", "blue", "green"):
        told = act(state, colour, options(state, colour)[0])
    assert [event.place for event in seen(told, PawnJumped)] == ["red_4"]
    state = waiting("yellow", "move_2", players=4, pawns={"yellow": "yellow_1"}, **delta)
    order(state, "yellow", "move_2", WalkTo("yellow_1"), WalkTo("v_yellow"))
    for colour in ("red", "blue", "green"):
        act(state, colour, options(state, colour)[0])
    assert pawn(state, "yellow") == "v_yellow"
    state = waiting("red", "remove_1", players=4, **delta)
    order(state, "red", "remove_1", RemoveStone("e2"), RemovePlank("red_3"))
    act(state, "yellow", "a1")
    assert "red_3" in reserve(state, "red")


def test_a_forced_outcome_needs_no_order() -> None:
    state = waiting(
        "white",
        "place_1_plank",
        stones=["a6"],
        reserves={"white": ["white_1"]},
        lost=[f"white_{n}" for n in (2, 3, 4, 5, 6)],
    )
    order(state, "white", "place_1_plank", LayPlank("white_1", "a6", "v_white"))
    play(state, "black", "e1")
    assert board(state) == {"white_1": "a6–v_white"}


# What if no wish is allowed.


def test_without_an_allowed_wish_the_player_is_asked() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"))
    act(state, "black", "a1")
    assert asked(state) == ("stone", "white")


def test_or_the_caretaker_acts() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"), auto=True)
    act(state, "black", "a1")
    assert stones(state) == {"a1", "e1"}, "the nearest to both villages, the first by name"


def test_an_order_of_the_caretaker_alone() -> None:
    state = waiting("white", "place_2_stones")
    order(state, "white", "place_2_stones", auto=True)
    act(state, "black", "a1")
    assert stones(state) == {"a1", "e1", "e2"}


# Giving, changing and ignoring orders.


def test_orders_may_be_changed_until_the_card_is_carried_out() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"))
    order(state, "white", "place_1_stone", PutStone("c3"))
    assert len(player(state, "white", seat(state, "white")).orders) == 1
    act(state, "black", "a2")
    assert stones(state) == {"a2", "c3"}
    assert refused_order(state, "white", LeaveOrder("place_1_stone", (PutStone("a4"),))) == "refuse-order-too-late"


def test_an_order_without_wishes_takes_it_back() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"))
    order(state, "white", "place_1_stone")
    act(state, "black", "a2")
    assert asked(state) == ("stone", "white")


def test_orders_may_be_given_before_the_programme_and_go_with_the_round() -> None:
    state = GAME.arrange(players=2, options=SLOW, statuette="white")
    order(state, "white", "place_2_stones", PutStone("a1"), PutStone("a2"))
    cards = row(1, "place_2_stones")
    hand_in(state, {"black": cards, "white": cards})
    follow_orders(state)
    assert stones(state) == {"a1", "a2"}
    state = rank_of({}, 2, rank=5, statuette="black", options=SLOW)
    order(state, "white", "place_1_stone", PutStone("a1"))
    act(state, "black", "b1")
    assert asked(state)[0] == "programme"
    assert player(state, "white", seat(state, "white")).orders == ()


def test_whoever_decides_by_hand_is_asked() -> None:
    state = waiting("white", "place_1_stone")
    order(state, "white", "place_1_stone", PutStone("a1"))
    white = seat(state, "white")
    state.play(white, DecideMyself())
    assert player(state, "white", white).decides_alone
    act(state, "black", "a2")
    assert asked(state) == ("stone", "white")
    again = waiting("white", "place_1_stone")
    order(again, "white", "place_1_stone", PutStone("a1"))
    again.play(white, DecideMyself())
    again.play(white, DecideMyself(False))
    act(again, "black", "a2")
    assert stones(again) == {"a1", "a2"}


# What is refused.


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (LeaveOrder("place_1_stone", (WalkTo("v_red"),)), "refuse-wish-of-another-card"),
        (LeaveOrder("dragon_black", (), True), "refuse-dragon-needs-no-order"),
        (LeaveOrder("dragon_white", ()), "refuse-card-not-in-hand"),
        (LeaveOrder("fly", ()), "refuse-unknown-card"),
        (LeaveOrder("jump", (JumpTo("v_red"),)), "refuse-card-not-programmed"),
        (LeaveOrder("place_1_stone", (PutStone("a1"),) * 65), "refuse-too-many-wishes"),
    ],
)
def test_orders_that_make_no_sense_are_refused(move: LeaveOrder, code: str) -> None:
    assert refused_order(waiting("white", "place_1_stone"), "white", move) == code


def test_a_table_without_standing_orders_takes_none() -> None:
    state = rank_of({}, 2)
    for move in (LeaveOrder("place_1_stone", (PutStone("a1"),)), DecideMyself()):
        assert refused_order(state, "white", move) == "refuse-no-standing-orders"


def test_no_order_before_the_colours_are_known() -> None:
    state = GAME.start(3, {"colours": "chosen", **SLOW}, seed=1)
    with pytest.raises(IllegalMove) as refused:
        state.play(2, LeaveOrder("jump", (), True))
    assert refused.value.code == "refuse-no-standing-orders"


# Who knows. (7)


def test_nobody_else_sees_an_order_or_hears_of_it() -> None:
    state = waiting("white", "place_1_stone", players=3)
    plain_state = waiting("white", "place_1_stone", players=3)
    white = seat(state, "white")
    order(state, "white", "place_1_stone", PutStone("a1"), auto=True)
    state.play(white, DecideMyself())
    for viewer in (None, 0, 1, 2):
        if viewer != white:
            assert plain(state.view(viewer)) == plain(plain_state.view(viewer))
    assert player(state, "white", white).orders == (LeaveOrder("place_1_stone", (PutStone("a1"),), True),)


def test_everybody_sees_whether_the_table_takes_orders() -> None:
    assert look(waiting("white", "place_1_stone")).standing_orders
    assert not look(rank_of({"white": "place_1_stone"}, 2)).standing_orders
