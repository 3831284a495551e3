"""Games begun under version 1 of the rules go on as they began. (former/v1)"""

from dracotheque.games.or_des_dragons.events import AgreementReached, SplitSigned
from dracotheque.games.or_des_dragons.former.v1 import GAME
from dracotheque.games.or_des_dragons.moves import Mandate, Pass, Propose, Sign
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import seen


def sharing() -> Table:
    """The first sharing of a slow game of version 1, whatever its treasure."""
    state = GAME.start(3, {"sand": "slow"}, seed=11)
    while state.asked != "bargain":
        seat = state.actors[0]
        state.play(seat, next(move for move in state.decision(seat).moves if not isinstance(move, Pass)))
    return state


def test_stewards_signed_within_the_move_that_gave_them_something_to_sign() -> None:
    state = sharing()
    author, owner = state.sharing.party[:2]
    state.play(owner, Mandate(((),)))
    split = next(move for move in state.decision(author).moves if isinstance(move, Propose))
    told = state.play(author, split)
    assert seen(told, SplitSigned) == [SplitSigned(owner, author, 1)]
    assert bool(seen(told, AgreementReached)) == (len(state.sharing.party) == 2 or not state.sharing.party)
    assert state.left_answer(owner) is None


def test_a_mandate_left_later_concluded_at_once() -> None:
    state = sharing()
    author, owner, *others = state.sharing.party
    split = next(move for move in state.decision(author).moves if isinstance(move, Propose))
    state.play(author, split)
    for seat in others:
        state.play(seat, Sign(author, 1))
    assert seen(state.play(owner, Mandate(((),))), AgreementReached)
