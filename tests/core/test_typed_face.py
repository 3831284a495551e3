"""The typed face of the library, as a program outside sees it.

Both type checkers read this file: `assert_type` fails where a type is another, and so does an `ignore` that ignores
nothing.
"""

from random import Random
from typing import assert_type

from dracotheque import games
from dracotheque.core.decisions import Decision
from dracotheque.core.events import Told
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.views import View
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.state import Table
from dracotheque.games.drakon.view import DrakonView
from tests.core.tiny import Opened, TinyState, begin


def test_a_game_one_names_has_a_state_and_views_of_its_own() -> None:
    state = assert_type(GAME.start(2, {"powers": True}, seed=1), Table)
    assert_type(GAME.from_json(state.to_json()), Table)
    assert_type(state.clone(), Table)
    assert_type(state.imagine(0, Random(1)), Table)
    assert_type(GAME.view(state, 0), DrakonView)
    assert state.coins == [0, 0]


def test_a_game_of_whatever_name_has_what_every_game_has() -> None:
    game = assert_type(games.get("drakon"), Game[State, View])
    state = assert_type(game.start(2, seed=1), State)
    decision = assert_type(state.decision(0), Decision)
    assert_type(state.play(0, decision.moves[0]), tuple[Told, ...])
    assert_type(state.view(None), View)
    assert_type(decision.moves[0], Move)
    some: list[Game] = [GAME, game]
    assert len(some) == 2


def later(s: TinyState, seat: int) -> None: ...


def wrong(s: TinyState) -> None:
    """Never called: what a rule may not write."""
    s.tell(Opened, 1)  # type: ignore[arg-type]
    s.tell(Opened)  # type: ignore[arg-type]
    s.push(begin, 1)  # type: ignore[arg-type]
    s.push(later)  # type: ignore[arg-type]
    s.push(later, "0")  # type: ignore[arg-type]
