"""The escape variant: out through a Key or a Vortex with four coins. (5.2)"""

from typing import Any

import pytest

from dracotheque.games.drakon.moves import ExtraMove, Push, Rob, WizardMove
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, coins, go, play, position, send

LAIR = """
    Rooms: (0,0) start NESW; (1,0) {room}; (0,1) crystal NEW; (-1,0) empty NW; (-2,0) vortex –; (9,9) gold N.
    Pawns: P1 {first}, P2 {second}. Coins: P1 {own}, P2 {other}; Start 0; treasury {treasury}.
    Hands: P1 well:2s; P2 gold:2c. Pile: –. To act: P1."""


def lair(
    room: str = "key –", first: str = "(0,0)", second: str = "(0,0)", own: int = 4, other: int = 0, **rest: Any
) -> Table:
    text = LAIR.format(room=room, first=first, second=second, own=own, other=other, treasury=28 - own - other)
    return position(text, options={"escape": True, **rest.pop("options", {})}, **rest)


def escaped(state: Table) -> tuple[str, tuple[int, ...]]:
    return state.ending, state.winners


@pytest.mark.ruling("DK-41")
@pytest.mark.parametrize("room", ["key –", "vortex –"])
def test_entering_a_key_or_a_vortex_with_four_coins_wins(room: str) -> None:
    state = lair(room)
    go(state, P1, (1, 0))
    assert escaped(state) == ("escape", (P1,))


@pytest.mark.ruling("DK-41")
def test_with_three_coins_one_does_not_escape_and_with_five_nothing_is_won_yet() -> None:
    state = lair(own=3)
    go(state, P1, (1, 0))
    assert not state.over
    state = lair("gold E")
    go(state, P1, (1, 0))
    assert coins(state) == (5, 0) and not state.over


@pytest.mark.ruling("DK-41")
def test_one_may_be_made_to_escape_by_a_ball() -> None:
    state = lair(own=0, other=6)
    go(state, P1, (0, 1))
    send(state, P1, P2, (1, 0))
    assert escaped(state) == ("escape", (P2,))


@pytest.mark.ruling("DK-41")
@pytest.mark.ruling("DK-46")
def test_one_may_escape_by_a_push_or_by_the_second_move_of_an_amazon() -> None:
    state = lair(own=0, other=4, adventurers=["barbarian", "dwarf"], options={"powers": True})
    play(state, P1, Push(P2, 1, 0))
    assert escaped(state) == ("escape", (P2,))
    state = lair(adventurers=["amazon", "dwarf"], options={"powers": True})
    go(state, P1, (-1, 0))
    play(state, P1, ExtraMove(-2, 0))
    assert escaped(state) == ("escape", (P1,))


@pytest.mark.ruling("DK-41")
def test_a_wizard_escapes_through_a_blank_side() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) empty N; (2,0) key –.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 4, P2 0; Start 0; treasury 24.
        Hands: P1 well:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"escape": True, "powers": True},
        adventurers=["wizard", "dwarf"],
    )
    play(state, P1, WizardMove(2, 0))
    assert escaped(state) == ("escape", (P1,))


@pytest.mark.ruling("DK-41")
def test_a_wind_that_ends_in_a_key_is_an_escape_and_one_that_passes_over_it_is_none() -> None:
    text = """
        Rooms: (0,0) start NESW; (1,0) wind NE; (2,0) {over}; (3,0) {end}.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 4, P2 0; Start 0; treasury 24.
        Hands: P1 well:2s; P2 gold:2c. Pile: –. To act: P1."""
    state = position(text.format(over="empty E", end="key –"), options={"escape": True})
    go(state, P1, (3, 0))
    assert escaped(state) == ("escape", (P1,))
    state = position(text.format(over="key –", end="empty E"), options={"escape": True})
    go(state, P1, (3, 0))
    assert not state.over


@pytest.mark.ruling("DK-41")
def test_the_fourth_coin_does_not_help_one_who_stands_in_a_vortex_already() -> None:
    state = lair(
        first="(-2,0)", second="(-2,0)", own=3, other=1, adventurers=["thief", "dwarf"], options={"powers": True}
    )
    play(state, P1, Rob(P2))
    assert coins(state) == (4, 0) and not state.over
    go(state, P1, (1, 0))
    assert escaped(state) == ("escape", (P1,))


def test_without_the_variant_a_key_is_just_a_room() -> None:
    text = LAIR.format(room="key –", first="(0,0)", second="(0,0)", own=4, other=0, treasury=24)
    state = position(text)
    go(state, P1, (1, 0))
    assert not state.over
