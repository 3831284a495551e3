"""The harness itself: it reports what a reader needs, and it knows final and open-ended answers."""

import pytest

from dracotheque.conformance import Broken, Case, position, promises
from dracotheque.conformance.walk import walks
from dracotheque.core.state import State
from tests.core.tiny import TINY

NEEDS_MORE_THAN_TINY_HAS = (
    "logs_replay_elsewhere",
    "damaged",
    "imagin",
    "betray",
    "tell",
    "told",
    "stay_sealed",
    "words",
)
"""A module with its name, a careful audit, an insight room, texts."""

KEPT = [name for name in promises() if not any(part in name for part in NEEDS_MORE_THAN_TINY_HAS)]


@pytest.mark.parametrize("options", [{}, {"bell": True}, {"final": True}], ids=str)
@pytest.mark.parametrize("name", KEPT)
def test_a_tiny_game_keeps_its_promises(name: str, options: dict[str, object]) -> None:
    promises()[name](Case(game=TINY, players=3, options=options, games=20))


def test_a_broken_promise_says_what_where_and_how() -> None:
    with pytest.raises(Broken) as caught:
        promises()["random_games_end"](Case(game=TINY, players=2, seed=7, limit=1))
    assert caught.value.promise == (promises()["random_games_end"].__doc__ or "")
    assert "tiny, 2 players, options {}, seed 7, decision 1" in caught.value.where
    assert caught.value.repair in str(caught.value)


def test_the_position_of_a_broken_promise_can_be_visited() -> None:
    case = Case(game=TINY, players=3, games=1)
    for walk in walks(case):
        for state in walk.positions():
            assert position(case, walk.seed, walk.number).to_json() == state.to_json()


def test_an_error_inside_a_game_is_a_broken_promise() -> None:
    def crash(state: State) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TINY, "_audit", crash)
        with pytest.raises(Broken, match="ZeroDivisionError"):
            promises()["nothing_is_created_or_lost"](Case(game=TINY, players=2))
