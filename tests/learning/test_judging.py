"""A network that only judges learns from every chair of games in which everybody goes where it likes it best."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.learning import JUDGING, train
from dracotheque.learning.actors import Actor
from dracotheque.learning.decisions import Decisions
from dracotheque.learning.episodes import UNKNOWN, choices
from dracotheque.learning.judging import JudgingSchool
from dracotheque.learning.lessons import judge
from dracotheque.learning.model import Model

GAME = games.get("drakon")
TINY = replace(
    JUDGING,
    imitation_steps=10,
    self_play_steps=3,
    batch=256,
    hidden=(24, 16),
    window=6_000,
    start=400,
    tables=4,
    workers=0,
    players=(2,),
)


@pytest.fixture(scope="module")
def watched() -> Decisions:
    return Actor("drakon", TINY, 5).watch(2_000).decisions


def test_every_chair_learns_from_every_decision() -> None:
    rows = JudgingSchool(GAME, replace(TINY, players=(3,))).watch(Random(4))
    assert len(rows) % 3 == 0
    assert {row.expected for row in rows} == {UNKNOWN}
    ends = [row.result for row in rows]
    assert len(set(ends)) == 2 and sum(ends) == pytest.approx(len(rows) / 3), "one wins, and nobody foresees it"


def test_everybody_goes_where_the_network_likes_it_best(monkeypatch: pytest.MonkeyPatch) -> None:
    school = JudgingSchool(GAME, TINY)
    state = GAME.start(2, seed=3, events=False)
    seat, decision = next(choices(state))
    ideas: list[Move] = list(decision.moves[:5])

    def first_five(*_: State | int | Decision | Random) -> list[Move]:
        return ideas

    monkeypatch.setattr(school, "ideas", first_five)
    for liked in range(5):
        asking = school.liked(state, seat, decision, Random(1), 0)
        next(asking)
        with pytest.raises(StopIteration) as end:
            for place in range(5):
                asking.send(np.array([1.0 if place == liked else -1.0]))
        assert end.value.value == ideas[liked]


def test_who_judges_foresees_better_and_better(watched: Decisions) -> None:
    model = Model(GAME.insight.features.INPUTS, TINY.hidden, 0, seed=3)
    before = judge(model, watched, 3e-3, tell=True)["surprise"]
    for _ in range(20):
        judge(model, watched, 3e-3)
    assert judge(model, watched, 3e-3, tell=True)["surprise"] < before - 0.1


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    one, other = (train("drakon", TINY, folder=tmp_path / name).read_bytes() for name in ("one", "other"))
    assert one == other
