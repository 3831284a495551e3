"""What tests of orders say: leave this, what would be answered, follow it. (9.2, 9.3)"""

from collections.abc import Sequence

from dracotheque.core.moves import Move
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import (
    PlanCards,
    Planned,
)
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    Word,
    asked,
    look,
    play,
    position,
    word,
)


def order(state: Table, seat: int, *moves: Move) -> None:
    """Orders are heard by nobody, not even by the one who gives them."""
    for move in moves:
        assert state.play(seat, move) == ()
        GAME.audit(state)


def plan(*cards: Planned | str, keep: bool = False) -> PlanCards:
    return PlanCards(tuple(Planned(card) if isinstance(card, str) else card for card in cards), keep)


def planned(state: Table, seat: int) -> list[str]:
    return [each.card for each in look(state, seat).orders.plan]


def answer(state: Table, seat: int) -> Word | None:
    """What whoever keeps the table would play for this seat now, which is always legal."""
    move = state.left_answer(seat)
    assert move is None or move in state.decision(seat).moves
    return None if move is None else word(move)


def follow(state: Table, seat: int) -> Word | None:
    """Do what a server does, once."""
    words = answer(state, seat)
    if words is not None:
        play(state, seat, words)
    return words


def green_demand(hand: Sequence[str], hoard: int = 40, host: str = "green_8") -> Table:
    """A's Green Dragon waits for B."""
    state = position(hands=[[host, "white_1", "white_2"], hand, ["gold_2", "gold_4"]], hoards=[40, hoard, 40])
    play(state, A, host)
    assert asked(state) == ("demand", B)
    return state


def waiting(hand: Sequence[str], **rest: object) -> Table:
    """A leads with Black 5 next, B has this hand."""
    return position(hands=[["black_5", "white_1", "white_2"], hand, ["gold_2", "gold_4"]], **rest)  # type: ignore[arg-type]
