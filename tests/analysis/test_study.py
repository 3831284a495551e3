"""A finished game, analysed: what its numbers add up to, what they are drawn from, and who may ask."""

from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from dracotheque import analysis, bots, games
from dracotheque.analysis import Analysis, Turn
from dracotheque.analysis.judging import BLUNDER, SLIP, Depth
from dracotheque.analysis.moments import highlights_of
from dracotheque.analysis.study import decisions
from dracotheque.core.chance import Rng
from dracotheque.core.errors import BrokenReplay
from dracotheque.core.events import Viewer
from dracotheque.core.replays import Journal, Replay, record
from dracotheque.core.state import State
from dracotheque.core.traits import Traits
from dracotheque.core.window import Window
from tests.bots.toys import TOY, Take, Toy, toy

NAMES: Final = ("Alix", "Basile", "Chloé")
DEPTH: Final = 4


def finished(journal: Journal) -> Replay:
    """The rest of the game, by rule of thumb."""
    state: Any = journal.state
    dice = Random(1)
    bot = bots.get("regular")
    while not state.over:
        seat = state.actors[0]
        journal.play(seat, bot.choose(Window(state, seat), dice))
    return journal.replay(NAMES[: state.players])


@cache
def replay() -> Replay:
    return finished(record(games.get("jeu_des_dragons"), 3, {"max_gambits": 1}, seed=5))


@cache
def found() -> Analysis:
    return analysis.analyse(replay(), depth=DEPTH)


def pile(*counts: int, size: int = 6) -> Replay:
    """A game of the pile: whoever takes the last one wins."""
    journal = record(TOY, 2, {"kind": "pile", "pile": size}, seed=1)
    for number, count in enumerate(counts):
        journal.play(number % 2, Take(count))
    return journal.replay(NAMES[:2])


GIVEN_AWAY: Final = pile(1, 2, 1, 2)
"""Of the last three one is taken, and the other takes two."""


def of_toys(kept: Replay, seed: int = 0) -> Analysis:
    return analysis.analyse(kept, depth=60, seed=seed, get_game=lambda _: TOY)


def test_every_decision_is_judged_once_and_the_course_ends_with_the_result() -> None:
    numbers = [each.number for each in found().judged]
    assert numbers == [point.number for point in found().course[:-1]] == sorted(set(numbers))
    ends = [each.value for each in found().course[-1].chances]
    assert ends == [1.0 / len(replay().winners) if seat in replay().winners else 0.0 for seat in range(3)]


def test_skill_others_and_fortune_make_up_the_whole_change_of_the_curve() -> None:
    first = found().course[0].chances
    for point, row in zip(found().course, found().parts, strict=True):
        for seat, parts in enumerate(row):
            change = point.chances[seat].value - first[seat].value
            assert parts.skill + parts.others + parts.fortune == pytest.approx(change)
            assert parts.doubt >= 0.0


def test_skill_is_what_the_own_moves_cost() -> None:
    for seat, parts in enumerate(found().parts[-1]):
        assert parts.skill == pytest.approx(-sum(each.cost.value for each in found().judged if each.seat == seat))


def test_the_first_result_comes_after_one_glance_however_long_the_game_is() -> None:
    """Counted in imagined worlds: on the page somebody is waiting for it."""
    imagined = 0

    class Counted(Toy):
        pass

    def imagine(state: Counted, viewer: Viewer, rng: Rng) -> State:
        nonlocal imagined
        imagined += 1
        return TOY.insight.imagine(state, viewer, rng)

    game = toy(Counted)
    game.insight = SimpleNamespace(imagine=imagine, TRAITS=Traits(method="tree"))
    counts = []
    for length in (6, 30):
        imagined = 0
        kept = pile(*[1] * length, size=length)
        steps = analysis.study(kept, depth=DEPTH, get_game=lambda _: game)
        first = next(steps)
        assert (first.done, first.judged is not None, first.point is not None) == (1, True, True)
        counts.append(imagined)
        *_, last = steps
        assert last.analysis is not None
        assert imagined > counts[-1] * length / 2
    depth = Depth.of(Traits(), DEPTH)
    assert max(counts) <= depth.glance + depth.first + 2 * depth.chance


def test_it_travels_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(found()), type=Analysis) == found()


def test_it_comes_step_by_step_glances_first_and_the_same_seed_gives_the_same_to_the_digit() -> None:
    steps = list(analysis.study(replay(), depth=DEPTH))
    looks = [step.judged.looks for step in steps if step.judged is not None]
    glances = len(found().judged)
    assert all(look < 2 for look in looks[:glances])
    assert all(look == 2 for look in looks[glances:])
    assert steps[-1].analysis == found()
    assert [step.done for step in steps[:-1]] == list(range(1, len(steps)))


def test_a_mistake_is_only_what_the_bounds_prove() -> None:
    for each in found().judged:
        assert (each.verdict == "blunder") == (each.cost.low >= BLUNDER)
        assert (each.verdict == "slip") == (SLIP <= each.cost.low < BLUNDER)


def test_a_move_that_gives_a_won_game_away_is_a_blunder_and_the_winning_one_is_named() -> None:
    judged = of_toys(GIVEN_AWAY).judged
    assert (judged[2].verdict, judged[2].best) == ("blunder", {"type": "take", "count": 3})
    assert judged[3].verdict in ("fine", "find")


def test_a_coach_judges_one_decision_as_the_analysis_of_the_whole_game_does() -> None:
    made, _ = decisions(TOY, GIVEN_AWAY)
    best = {"type": "take", "count": 3}
    dear = analysis.opinion(Window(made[2].state, made[2].seat), made[2].move)
    assert (dear.verdict, dear.best, dear.looks) == ("blunder", best, 2)
    good = analysis.opinion(Window(made[2].state, made[2].seat), Take(3))
    assert good.verdict in ("fine", "find")


def test_the_blunder_is_the_dearest_move_of_its_seat_and_a_moment_of_the_evening() -> None:
    result = of_toys(GIVEN_AWAY)
    assert result.accounts[0].worst[0] == 3
    assert "moment-blunder" in [moment.code for moment in result.highlights if moment.number == 3]


def test_a_turn_that_somebody_caused_is_never_called_nobodys_mistake() -> None:
    blunder = of_toys(GIVEN_AWAY).judged[2]
    swing = Turn(number=3, seat=1, before=0.0, after=1.0, cause="blunder", by=0)
    assert [moment.code for moment in highlights_of([blunder], [swing])] == ["moment-blunder"]
    fine = msgspec.structs.replace(blunder, verdict="fine")
    assert [moment.code for moment in highlights_of([fine], [swing])] == ["moment-rise"]


def test_other_worlds_name_the_same_blunder() -> None:
    one, other = (of_toys(GIVEN_AWAY, seed) for seed in (0, 1))
    assert one.judged[2].cost != other.judged[2].cost
    assert one.judged[2].verdict == other.judged[2].verdict == "blunder"


def test_nothing_can_be_asked_about_a_game_that_is_not_over() -> None:
    journal = record(games.get("jeu_des_dragons"), 3, seed=5)
    with pytest.raises(BrokenReplay, match="error-replay-unfinished"):
        next(analysis.study(journal.replay(NAMES)))


def test_of_a_sealed_answer_that_was_changed_the_last_one_is_judged() -> None:
    game = games.get("jeu_des_dragons")
    journal = record(game, 3, {"max_gambits": 1}, seed=5)
    first, second = journal.state.decision(0).moves[:2]
    journal.play(0, first)
    journal.play(0, second)
    made, _ = decisions(game, finished(journal))
    assert (made[0].seat, made[0].move) == (0, second)
    assert [each.seat for each in made if each.state.asked == "ante"] == [0, 1, 2]
