"""What the analysis says of a seat's decision follows from what that seat could know, and from nothing else."""

from random import Random

import msgspec
import pytest

from dracotheque import games
from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.judging import Depth, deserves_more, glance, second_look
from dracotheque.analysis.values import Estimate, Judged
from dracotheque.bots import get
from dracotheque.conformance.worlds import with_another_chance
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.window import Window
from tests.bots.positions import walk

SHALLOW = Depth(chance=1, glance=3, first=2, second=2, advice=3)
ADVISER = "master@3it"
LATER = 12
"""Decisions into a game, hands and lairs are full, and somebody has something to hide."""

each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)


def said(state: State, seat: int, move: Move) -> tuple[Judged, Judged, Estimate]:
    """All that is said of one decision, by both looks."""
    chair = Chair(Window(state, seat))
    first = glance(chair, 1, move, SHALLOW)
    return first, second_look(chair, first, move, SHALLOW, get(ADVISER)), chair.chance(SHALLOW.chance)


@each_game
def test_a_decision_is_judged_alike_in_all_worlds_its_seat_cannot_tell_apart(game: Game) -> None:
    course = enumerate(walk(game, game.players[0], {}, seed=3))
    place, state, seat = next((n, s, who) for n, (s, who) in course if n >= LATER and len(s.decision(who).moves) > 1)
    rng = Random(place)
    move = state.decision(seat).moves[-1]
    expected = said(state.clone(), seat, move)
    for world in (state.imagine(seat, rng), with_another_chance(state, rng)):
        assert world.to_json() != state.to_json()
        assert said(world, seat, move) == expected


def test_other_seeds_imagine_other_worlds() -> None:
    state, seat = next(walk(games.get("jeu_des_dragons"), 3, {}, seed=3))
    one, other = (Chair(Window(state, seat), seed).dice("chance").random() for seed in (0, 1))
    assert one != other


@pytest.mark.parametrize(("cost", "more"), [(Estimate(0.0, -0.01, 0.01), False), (Estimate(0.0, -1.0, 1.0), True)])
def test_only_what_noise_leaves_open_deserves_a_second_look(cost: Estimate, more: bool) -> None:
    state, seat = next(walk(games.get("jeu_des_dragons"), 3, {}, seed=3))
    judged = glance(Chair(Window(state, seat)), 1, state.decision(seat).moves[0], SHALLOW)
    nothing = Estimate(0.0, 0.0, 0.0)
    assert deserves_more(msgspec.structs.replace(judged, cost=cost, gain=nothing)) == more
