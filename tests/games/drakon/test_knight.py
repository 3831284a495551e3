"""The Knight, who may keep a coin in anybody's turn, and his standing orders. (4.4, 9)"""

from typing import Any

import pytest

from dracotheque.core.decisions import Reaction
from dracotheque.games.drakon.events import CoinCarriedOff, CoinGuarded, CoinStolen, CoinSunk, PowerUsed
from dracotheque.games.drakon.moves import ACCEPT, GUARD, Accept, Guard, Rob, StandingOrder
from dracotheque.games.drakon.state import Table
from dracotheque.games.drakon.view import Order
from tests.games.drakon.table import (
    P1,
    P2,
    P3,
    asked,
    coins,
    go,
    look,
    options,
    play,
    position,
    purses,
    refusal,
    seen,
    send,
    tokens,
)


def knight(room: str, purses: str = "P1 1, P2 2, P3 1; Start 0; treasury 24", **rest: Any) -> Table:
    """P2 is the Knight; a room lies east of the Start, where everybody stands; a Ball lies north of it."""
    return position(
        f"""
        Rooms: (0,0) start NESW; (1,0) {room}; (0,1) crystal NEW.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: {purses}.
        Hands: P1 rotation:2s; P2 gold:2c; P3 empty:3. Pile: –. To act: P1.""",
        options={"powers": True, **rest.pop("options", {})},
        adventurers=["thief", "knight", "amazon"],
        **rest,
    )


def about(state: Table) -> dict[str, object]:
    prompt = look(state).prompt
    assert prompt is not None
    return prompt.about


@pytest.mark.ruling("DK-38")
def test_the_knight_is_asked_when_a_neighbour_steals() -> None:
    state = knight("steal_left E")
    go(state, P1, (1, 0))
    assert asked(state) == ("knight_guard", P2) and look(state).active == P1
    assert about(state) == {"taker_seat": P1, "cause": "steal_left"}
    assert options(state, P2) == [GUARD, ACCEPT]
    accepting = state.clone()
    told = play(state, P2, Guard())
    assert seen(told, PowerUsed) == [PowerUsed(P2, "knight")]
    assert seen(told, CoinGuarded) == [CoinGuarded(P2, "steal_left")]
    assert coins(state) == (1, 2, 1) and tokens(state) == ("ready", "spent", "ready")
    assert asked(state) == ("action", P2)
    told = play(accepting, P2, Accept())
    assert seen(told, CoinStolen) == [CoinStolen(P1, P2, "steal_left")]
    assert coins(accepting) == (2, 1, 1) and tokens(accepting)[P2] == "ready"


@pytest.mark.ruling("DK-38")
@pytest.mark.parametrize(
    ("room", "cause", "loss"),
    [
        ("goblins E", "goblins", ((1, 1, 1, 1, 24), CoinCarriedOff(P2))),
        ("well NE", "well", ((1, 1, 1, 0, 25), CoinSunk(P2))),
    ],
)
def test_the_knight_may_keep_a_coin_from_goblins_and_wells(room: str, cause: str, loss: tuple[Any, Any]) -> None:
    state = knight(room)
    go(state, P1, (0, 1))
    send(state, P1, P2, (1, 0))
    assert asked(state) == ("knight_guard", P2) and about(state) == {"taker_seat": P2, "cause": cause}
    accepting = state.clone()
    play(state, P2, Guard())
    assert purses(state) == (1, 2, 1, 0, 24)
    told = play(accepting, P2, Accept())
    assert purses(accepting) == loss[0] and loss[1] in [each.event for each in told]


@pytest.mark.ruling("DK-38")
def test_the_knight_guards_once_and_only_with_a_coin_to_lose() -> None:
    state = knight("steal_left E", "P1 1, P2 0, P3 1; Start 0; treasury 26")
    go(state, P1, (1, 0))
    assert asked(state) == ("action", P2)
    state = knight("steal_left E", spent=[P2])
    go(state, P1, (1, 0))
    assert coins(state) == (2, 1, 1) and asked(state) == ("action", P2)


@pytest.mark.ruling("DK-30")
def test_a_guarded_coin_does_not_make_a_turn_less_quiet() -> None:
    state = knight("steal_left E", quiet=5)
    go(state, P1, (1, 0))
    guarding = state.clone()
    play(guarding, P2, Guard())
    assert look(guarding).quiet == 6
    play(state, P2, Accept())
    assert look(state).quiet == 0


# Standing orders.


def ordered(stance: str, coins: int = 0, purses: str = "P1 1, P2 2, P3 1; Start 0; treasury 24", **rest: Any) -> Table:
    state = knight("steal_left E", purses, **rest)
    before = {viewer: (state.view(viewer), state.decision(P1)) for viewer in (None, P1, P3)}
    assert state.play(P2, StandingOrder(stance, coins)) == ()
    assert {viewer: (state.view(viewer), state.decision(P1)) for viewer in (None, P1, P3)} == before
    assert look(state, P2).order == Order(stance, coins)
    go(state, P1, (1, 0))
    return state


def test_a_standing_order_answers_for_the_knight_without_a_pause() -> None:
    assert coins(ordered("always")) == (1, 2, 1)
    assert tokens(ordered("always")) == ("ready", "spent", "ready")
    assert coins(ordered("never")) == (2, 1, 1)
    assert asked(ordered("ask")) == ("knight_guard", P2)


def test_an_order_may_depend_on_the_coins_the_knight_holds() -> None:
    assert coins(ordered("if_rich", 2)) == (1, 2, 1)
    assert coins(ordered("if_rich", 3)) == (2, 1, 1)


def test_an_order_may_guard_only_a_coin_that_would_win_the_game() -> None:
    assert coins(ordered("if_decisive")) == (2, 1, 1)
    four = "P1 4, P2 2, P3 1; Start 0; treasury 21"
    state = ordered("if_decisive", purses=four)
    assert coins(state) == (4, 2, 1) and not state.over
    assert coins(ordered("if_decisive", purses=four, options={"escape": True})) == (5, 1, 1)


def test_an_order_is_told_when_it_acts_like_any_other_answer() -> None:
    state = knight("steal_left E")
    state.play(P2, StandingOrder("always"))
    told = go(state, P1, (1, 0))
    assert seen(told, CoinGuarded) == [CoinGuarded(P2, "steal_left")]
    assert look(state, P2).order is None


def test_an_order_may_be_changed_at_any_time_also_while_the_question_is_open() -> None:
    state = knight("steal_left E")
    go(state, P1, (1, 0))
    state.play(P2, StandingOrder("always"))
    state.play(P2, StandingOrder("never"))
    assert asked(state) == ("knight_guard", P2) and look(state, P2).order == Order("never", 0)
    play(state, P2, Guard())
    assert coins(state) == (1, 2, 1)


def test_the_thief_meets_the_order_too() -> None:
    state = knight("well NE")
    state.play(P2, StandingOrder("always"))
    play(state, P1, Rob(P2))
    assert coins(state) == (1, 2, 1) and tokens(state) == ("spent", "spent", "ready")
    assert asked(state) == ("action", P1)


def test_only_the_owner_of_an_unspent_knight_gives_orders() -> None:
    state = knight("well NE")
    assert refusal(state, P1, StandingOrder("always")) == ("refuse-power-not-yours", "4.power-knight")
    assert refusal(state, P2, StandingOrder("sometimes")) == ("refuse-unknown-order", "3.knight_guard")
    assert refusal(state, P2, StandingOrder("if_rich", -1)) == ("refuse-unknown-order", "3.knight_guard")
    assert refusal(knight("well NE", spent=[P2]), P2, StandingOrder("always")) == (
        "refuse-power-spent",
        "r.power_spent",
    )
    assert look(state, P1).order is None and look(state, None).order is None


# Time. (9)


def test_the_knight_has_a_moment_to_shout_and_then_guards() -> None:
    state = knight("steal_left E")
    go(state, P1, (1, 0))
    assert (state.reaction(P2), state.late_answer(P2)) == (Reaction(20, 12 * 3600), GUARD)


@pytest.mark.parametrize(
    ("stance", "coins", "late"),
    [("always", 0, GUARD), ("never", 0, ACCEPT), ("if_rich", 2, GUARD), ("if_rich", 3, ACCEPT)],
)
def test_an_order_given_while_the_question_is_open_answers_when_time_is_out(
    stance: str, coins: int, late: Guard | Accept
) -> None:
    state = knight("steal_left E")
    go(state, P1, (1, 0))
    state.play(P2, StandingOrder(stance, coins))
    assert state.late_answer(P2) == late


def test_other_choices_in_the_turn_of_another_have_their_delay_in_slow_play_only() -> None:
    state = knight("well NE")
    assert asked(state) == ("action", P1) and state.reaction(P1) is None
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) portal NE; (0,1) crystal NEW; (9,9) well NS.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 1, P2 2; Start 0; treasury 25.
        Hands: P1 rotation:2s; P2 gold:2c. Pile: –. To act: P1."""
    )
    go(state, P1, (0, 1))
    send(state, P1, P2, (1, 0))
    assert asked(state) == ("portal", P2) and look(state).active == P1
    assert state.reaction(P2) == Reaction(slow=12 * 3600)
