"""Where a search stops to judge an imagined game."""

import pytest

from dracotheque.games.or_des_dragons.insight import chapter
from dracotheque.games.or_des_dragons.moves import Pass, Sign
from tests.games.or_des_dragons.table import A, B, play, shared, split


@pytest.mark.parametrize("rest", [{}, {"deck": []}], ids=["another dragon comes", "no dragon is left to come"])
def test_a_chapter_ends_when_the_thieves_are_done_and_the_dead_dragon_leaves(rest: dict[str, object]) -> None:
    state = shared({"gold": 2}, [(A, "thief"), (B, "warrior")], **rest)
    chapters = [chapter(state)]
    for seat, move in ((B, split({A: {"gold": 1}, B: {"gold": 1}})), (A, Sign(B, 1)), (A, Pass())):
        play(state, seat, move)
        chapters.append(chapter(state))
    assert chapters == [chapters[0]] * 3 + [chapters[0] - 1]
