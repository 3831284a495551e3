"""Studying a finished game: every decision at a glance first, then once more those that deserve it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from dracotheque import __version__, bots, games
from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.course import accounts_of, parts_of
from dracotheque.analysis.judging import Depth, deserves_more, glance, second_look
from dracotheque.analysis.moments import highlights_of, turns_of
from dracotheque.analysis.values import Analysis, Estimate, Judged, Point
from dracotheque.bots import Bot
from dracotheque.bots.mind import Mind
from dracotheque.core.errors import BrokenReplay
from dracotheque.core.game import Game
from dracotheque.core.insight import shared_victory
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.replays import Replay, follow, game_of
from dracotheque.core.state import State
from dracotheque.core.window import Window

ADVISER: Final = "master"


class Made(NamedTuple):
    """A decision somebody made, and the table just before it."""

    number: int
    seat: int
    move: Move
    state: State


class Step(NamedTuple):
    """What is known so far; the last step has the whole analysis."""

    done: int
    total: int
    judged: Judged | None
    """The decision that was looked at just now."""
    point: Point | None
    """The chances before it, at its first look."""
    analysis: Analysis | None = None


def analyse(
    replay: Replay,
    *,
    bot: str = ADVISER,
    seed: int = 0,
    depth: int | None = None,
    get_game: Callable[[str], Game] = games.get,
) -> Analysis:
    """The whole analysis of a finished game; `depth` is how many imagined games a glance at a decision takes."""
    *_, last = study(replay, bot=bot, seed=seed, depth=depth, get_game=get_game)
    assert last.analysis is not None
    return last.analysis


def study(
    replay: Replay,
    *,
    bot: str = ADVISER,
    seed: int = 0,
    depth: int | None = None,
    get_game: Callable[[str], Game] = games.get,
) -> Iterator[Step]:
    """The same step by step: a glance at all decisions, in order, then second looks, the dearest move first.

    A game that is not over is refused: nothing can be asked about it.
    """
    if not replay.ending:
        raise BrokenReplay("error-replay-unfinished")
    game = game_of(replay, get_game)
    made, end = decisions(game, replay)
    looks = Depth.of(Mind(game, "master").traits, depth)
    adviser = adviser_of(bot, looks)
    found: dict[int, Judged] = {}
    course: list[Point] = []
    total = 0
    for done, total, judged in judgements(made, seed, looks, bots.get(adviser)):
        point = None
        if judged.number not in found:
            point = Point(judged.number, chances(made[done - 1].state, seed, looks.chance))
            course.append(point)
        found[judged.number] = judged
        yield Step(done, total, judged, point)
    course.append(Point(len(replay.moves) + 1, tuple([Estimate(*[share] * 3) for share in shared_victory(end)])))
    verdicts = tuple(found.values())
    parts = parts_of(verdicts, course)
    turns = turns_of(verdicts, course)
    chair = Chair(Window(end, 0))
    analysis = Analysis(
        version=__version__,
        game=replay.game,
        rules=replay.rules,
        players=replay.players,
        names=replay.names,
        digest=replay.digest,
        bot=adviser,
        learned=chair.learned,
        calibrated=chair.scale.positions > 0,
        seed=seed,
        depth=looks.glance,
        judged=verdicts,
        course=tuple(course),
        parts=parts,
        accounts=accounts_of(verdicts, course, parts[-1]),
        turns=turns,
        highlights=highlights_of(verdicts, turns),
    )
    yield Step(total, total, None, None, analysis)


def opinion(window: Window, played: Move, *, bot: str = ADVISER, seed: int = 0) -> Judged:
    """One decision alone, judged at once by whoever could know no more than its player: for a coach beside them."""
    depth = Depth.of(Mind(window.game, "master").traits)
    chair = Chair(window, seed)
    judged = glance(chair, 0, played, depth)
    return (
        second_look(chair, judged, played, depth, bots.get(adviser_of(bot, depth))) if deserves_more(judged) else judged
    )


def adviser_of(bot: str, depth: Depth) -> str:
    """The master thinks as long as the depth says, so that equal seeds give equal numbers; others as they were told."""
    return f"{bot}@{depth.advice}it" if bot == ADVISER else bot


def judgements(made: Sequence[Made], seed: int, depth: Depth, adviser: Bot) -> Iterator[tuple[int, int, Judged]]:
    """Each decision at a glance, then once more those that deserve it; with how many looks were taken, of how many."""
    first = []
    for done, each in enumerate(made, start=1):
        first.append(glance(Chair(Window(each.state, each.seat), seed), each.number, each.move, depth))
        yield done, len(made), first[-1]
    again = [(each, judged) for each, judged in zip(made, first, strict=True) if deserves_more(judged)]
    again.sort(key=lambda pair: -pair[1].cost.value)
    for done, (each, judged) in enumerate(again, start=len(made) + 1):
        chair = Chair(Window(each.state, each.seat), seed)
        yield done, len(made) + len(again), second_look(chair, judged, each.move, depth, adviser)


def chances(state: State, seed: int, worlds: int) -> tuple[Estimate, ...]:
    """The chance of victory of every seat, each as that seat could know it."""
    return tuple([Chair(Window(state, seat), seed).chance(worlds) for seat in range(state.players)])


def decisions(game: Game, replay: Replay) -> tuple[list[Made], State]:
    """What people and bots decided, and the end; neither the clock nor orders left in advance decide anything.

    Of somebody who changed a sealed answer, the last one counts.
    """
    made: list[Made] = []
    before: State | None = None
    for moment in follow(game, replay):
        seat, move = moment.seat, moment.move
        if before is not None and seat is not None and move is not None and seat != CLOCK:
            asked = before.decision(seat)
            if asked.sealed is not None and move in asked.changes:
                place = max(place for place, each in enumerate(made) if each.seat == seat)
                made[place] = made[place]._replace(move=move)
            elif seat in before.actors and not (type(move) in before.rules.orders and move not in asked.moves):
                made.append(Made(moment.number, seat, move, before))
        before = moment.state.unheard()
    assert before is not None
    return made, before
