"""The harness itself: it reports what a reader needs, and it knows final and open-ended answers."""

import pytest

from dracotheque.conformance import Broken, Case, position, promises
from dracotheque.conformance.sight import sight
from dracotheque.conformance.walk import walks
from dracotheque.core.state import State
from tests.core.tiny import TINY, Remember, Whisper

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


@pytest.mark.parametrize("options", [{}, {"bell": True}, {"final": True}, {"whisper": True}], ids=str)
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


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_recalled_and_who_is_awaited_belong_to_what_a_viewer_gets(viewer: int | None) -> None:
    state = TINY.start(2, {"whisper": True}, seed=1)
    before = sight(state, viewer)
    state.play(1, Remember(2))
    assert (sight(state, viewer) != before) is (viewer == 1)
    assert before[-1] == ((1,) if viewer == 1 else ())


def test_silent_moves_need_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(game=TINY, players=2, options={"whisper": True}, games=1)
    monkeypatch.setattr(TINY, "imagine", lambda state, viewer, rng: state.clone())
    promises()["choices_are_told"](case)
    monkeypatch.setattr(Whisper, "silent", False)
    with pytest.raises(Broken, match="hears the same"):
        promises()["choices_are_told"](case)


def test_an_error_inside_a_game_is_a_broken_promise() -> None:
    def crash(state: State) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TINY, "_audit", crash)
        with pytest.raises(Broken, match="ZeroDivisionError"):
            promises()["nothing_is_created_or_lost"](Case(game=TINY, players=2))
