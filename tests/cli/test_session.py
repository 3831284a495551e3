"""A session at the terminal, on the tiny game: who is heard where everybody may answer."""

from typing import Any
from unittest.mock import Mock

import pytest

from dracotheque import bots
from dracotheque.cli.session import Session
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.replays import Journal
from tests.core.tiny import TINY, Hide, Shout


def session(person: Move, **options: object) -> Session:
    """Three at the table, the person in the last chair with this answer ready."""
    journal = Journal(TINY, 3, options, seed=1)
    board: Any = Mock()
    made = Session(journal, board, 2, [bots.get("random")] * 2, Mock())
    made.answer = lambda: made.hear(journal.play(2, person))  # type: ignore[method-assign]  # nobody types
    return made


def test_a_bot_that_answers_after_the_person_is_not_heard() -> None:
    played = session(Shout(), shout=True)
    played.step()
    assert played.journal.moves == [(2, Shout())]
    assert played.state.ending == "shouted"


def test_sealed_answers_are_all_heard() -> None:
    played = session(Hide(1))
    played.step()
    assert [seat for seat, _ in played.journal.moves] == [2, 0, 1]


@pytest.mark.parametrize("options", [{}, {"whisper": True}], ids=["sealed", "alone"])
def test_a_bot_that_plays_what_it_may_not_is_refused(options: dict[str, object]) -> None:
    played = session(Hide(1), **options)
    played.think = lambda seat, bot: Shout()  # type: ignore[method-assign]  # a bot that cheats
    with pytest.raises(IllegalMove):
        played.step()
