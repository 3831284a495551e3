"""A program from outside: whatever the library gives it has a type that says what it is, and nothing is `Any`.

It is read, not run: mypy and basedpyright read it more strictly than anything else here, and fail where a type is lost.
"""

# mypy: disallow-any-expr
# pyright: strict, reportAny=true, reportExplicitAny=true

from collections.abc import Sequence
from random import Random
from typing import assert_type

from braises.game import GAME
from braises.moves import Lay
from braises.state import Table
from braises.view import EmberView, Place

from dracotheque import analysis, bots, games
from dracotheque.analysis import Analysis
from dracotheque.arena import MatchResult, Simulation, Tournament, plan_of, play_match, simulate, tournament
from dracotheque.bots.protocol import Bot
from dracotheque.core import replays
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.events import Event, Told, seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.options import Options
from dracotheque.core.replays import Journal, Replay
from dracotheque.core.state import State
from dracotheque.core.views import View
from dracotheque.core.window import Window


def any_game(game: Game) -> State:
    """A game of which one knows only that it is one."""
    state = assert_type(game.start(players=2, options={}, seed=7), State)
    assert_type(game.view(state, None), View)
    assert_type(game.views(state, (0, 1)), Sequence[View])
    seat = assert_type(state.actors, tuple[int, ...])[0]
    decision = assert_type(state.decision(seat), Decision)
    move = assert_type(decision.moves, Sequence[Move])[0]
    told = assert_type(state.play(seat, move), tuple[Told, ...])
    assert_type(list(seen_by(seat, told)), list[Event])
    assert_type(state.view(seat), View)
    assert_type(state.imagine(seat, Random(1)), State)
    assert_type(game.imagine(state, seat, Random(1)), State)
    assert_type(game.options({}, 2), Options)
    assert_type(game.presets(2), dict[str, dict[str, object]])
    assert_type(game.insight.policy(game.view(state, seat), decision, Random(1)), Move)
    assert_type(game.move_types, tuple[type[Move], ...])
    assert_type(game.event_types, tuple[type[Event], ...])
    return assert_type(game.from_json(game.save(state)), State)


def one_game() -> None:
    """A game whose package one has imported: its state and its view are known by name."""
    state = assert_type(GAME.start(players=2, seed=7), Table)
    view = assert_type(GAME.view(state, 0), EmberView)
    assert_type(view.places, tuple[Place, ...])
    assert_type(state.hands, list[list[int]])
    assert_type(GAME.under(1), Game[Table, EmberView])
    assert_type(GAME.imagine(state, 0, Random(1)), Table)
    assert_type(GAME.from_json(GAME.save(state)), Table)
    assert_type(GAME.views(state, (0, None)), Sequence[EmberView])
    assert_type(state.clone(), Table)
    state.play(0, Lay(view.hand[0]))


class Careful:
    """A bot: it is given a window, and gives a move."""

    name = "careful"

    def choose(self, window: Window, rng: Rng) -> Move:
        assert_type(window.view, View)
        assert_type(window.recall, View)
        assert_type(window.imagine(rng), State)
        assert_type(window.game, Game)
        return assert_type(window.decision, Decision).moves[-1]


def some_bots(game: Game) -> str:
    random = assert_type(bots.get("random"), Bot)
    match = assert_type(play_match(game, 2, None, 1, [Careful(), random]), MatchResult)
    series = assert_type(simulate(game, 2, None, 1, [Careful(), random], 2), Simulation)
    assert_type(series.options, dict[str, object])
    plan = plan_of(game, 2, None, 1, ["heuristic", "random"])
    assert_type(tournament(plan, 2), Tournament)
    assert_type(match.scores, tuple[int, ...])
    return f"careful won {series.wins[0]:g} of {series.games} games of {game.title}"


def kept(game: Game) -> str:
    journal = assert_type(replays.record(game, 2, seed=3), Journal)
    rng = Random(3)
    while not journal.state.over:
        seat = journal.state.actors[0]
        journal.play(seat, rng.choice(journal.state.decision(seat).moves))
    replay = assert_type(replays.decode(replays.encode(journal.replay(["Alix", "Basile"]))), Replay)
    assert_type(replay.options, dict[str, object])
    assert_type(replay.moves, tuple[tuple[int, object], ...])
    for moment in replays.follow(game, replay):
        assert_type(moment.state, State)
    found = assert_type(analysis.analyse(replay), Analysis)
    return f"{len(found.highlights)} moments decided it"


def shelf() -> None:
    assert_type(games.get("drakon"), Game)
    assert_type(games.all(), list[Game])
    assert_type(games.ids(), list[str])
