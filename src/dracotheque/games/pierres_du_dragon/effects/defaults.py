"""The answer given for a player whose time runs out. (3.2)"""

from collections.abc import Sequence

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon.components import CHARACTER, COLOURS, FIRST_BLANK, WINNING_POINTS
from dracotheque.games.pierres_du_dragon.moves import ACCEPT, DECLINE, ChooseVictim, NameColour
from dracotheque.games.pierres_du_dragon.state import Table


def default_answer(s: Table, question: str, moves: Sequence[Move], context: Sequence[int | str]) -> Move:
    """The first answer, which is the careful one; three questions of official characters have a rule of their own."""
    card = int(context[0])
    if card < FIRST_BLANK:
        if question == "burn":
            return ACCEPT if s.points[s.winner] == WINNING_POINTS - 1 else DECLINE
        if question == "colour" and CHARACTER[card] == "rainbow_dragon":
            return min(moves, key=lambda move: in_the_bank(s, move))
        if question == "victim":
            return max(moves, key=lambda move: eminence(s, move))
    return moves[0]


def in_the_bank(s: Table, move: Move) -> int:
    assert isinstance(move, NameColour)
    return s.count(s.bank, COLOURS.index(move.colour))


def eminence(s: Table, move: Move) -> tuple[int, int, int]:
    """Most points, then most stones, then the lowest seat."""
    assert isinstance(move, ChooseVictim)
    return s.points[move.seat], s.stones_of(move.seat), -move.seat
