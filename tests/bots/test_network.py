"""Networks: whole numbers that are the same everywhere, read from what a seat may know alone."""

from random import Random
from typing import Any

import numpy as np
import pytest

from dracotheque import bots, games
from dracotheque.bots.learned import LearnedMind
from dracotheque.bots.network import Weights
from dracotheque.bots.network.fast import FastNetwork
from dracotheque.bots.network.plain import PlainNetwork
from dracotheque.bots.network.weights import Shape
from dracotheque.core.game import Game
from dracotheque.core.window import Window
from dracotheque.learning.quantise import quantised

LEARNT = [game for game in games.all() if hasattr(game.insight, "features")]


def brain(inputs: int, actions: int, seed: int = 4) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    sizes: dict[str, Any] = {
        "w1": (inputs, 24),
        "b1": 24,
        "w2": (24, 16),
        "b2": 16,
        "w3": (actions + 1, 16),
        "b3": actions + 1,
    }
    return {name: rng.normal(0.0, 0.4, size).astype(np.float32) for name, size in sizes.items()}


def positions(inputs: int, count: int = 300) -> np.ndarray:
    return np.random.default_rng(9).integers(0, inputs, (count, 12)).astype(np.int16)


def test_with_numpy_or_without_the_numbers_are_the_same() -> None:
    weights = quantised(brain(200, 30), positions(200))
    fast, plain = FastNetwork(weights), PlainNetwork(weights)
    rng = Random(2)
    for _ in range(60):
        features = rng.sample(range(200), rng.randint(1, 20))
        actions = rng.sample(range(30), rng.randint(1, 9))
        assert fast.answers(features, actions) == plain.answers(features, actions)
        assert fast.share(features) == plain.share(features)


def test_in_whole_numbers_a_network_says_about_the_same_as_in_floats() -> None:
    floats = brain(200, 30)
    network = PlainNetwork(quantised(floats, positions(200)))
    for row in positions(200, 40):
        features = sorted(set(row.tolist()))
        first = np.maximum(floats["w1"][features].sum(0) + floats["b1"], 0.0)
        answers = floats["w3"] @ np.maximum(first @ floats["w2"] + floats["b2"], 0.0) + floats["b3"]
        said = np.array(network.answers(features, range(31))) / 256
        assert np.abs(said - answers).max() < 0.08 * np.abs(answers).max()


def test_a_network_is_kept_in_a_file_and_read_again() -> None:
    weights = quantised(brain(50, 7), positions(50))
    assert Weights.read(weights.write()) == weights
    assert weights.shape == Shape(50, 24, 16, 8)
    with pytest.raises(ValueError, match="not a network"):
        Weights.read(b"PK" + weights.write())


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.id)
def test_features_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: Game) -> None:
    room = game.insight.features
    rng = Random(6)
    for players in game.players:
        state = game.start(players, seed=players, events=False)
        for _ in range(120):
            if state.over:
                break
            seat = state.actors[0]
            decision = state.decision(seat)
            seen = room.features(state, seat)
            assert len(set(seen)) == len(seen) and min(seen) >= 0 and max(seen) < room.INPUTS
            assert room.features(state.imagine(seat, rng), seat) == seen
            numbers = room.actions(state, seat, decision)
            assert len(set(numbers)) == len(decision.moves) and max(numbers) < room.ACTIONS
            state.play(seat, decision.moves[int(rng.random() * len(decision.moves))])


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.id)
def test_features_stay_within_their_bounds_under_every_preset(game: Game) -> None:
    room = game.insight.features
    rng = Random(8)
    for players in (game.players[0], game.players[-1]):
        for options in game.presets(players).values():
            state = game.start(players, options, seed=3, events=False)
            while not state.over and room.fits(players, state.options):
                seat = state.actors[0]
                decision = state.decision(seat)
                seen = room.features(state, seat)
                assert len(set(seen)) == len(seen) and min(seen) >= 0 and max(seen) < room.INPUTS
                state.play(seat, decision.moves[int(rng.random() * len(decision.moves))])


@pytest.mark.parametrize("name", ["instinct", "master-2@6it"])
def test_the_same_window_and_dice_give_the_same_move_in_every_world(name: str) -> None:
    game = games.get("jeu_des_dragons")
    bot = bots.get(name)
    state = game.start(3, seed=12, events=False)
    rng = Random(5)
    for _ in range(25):
        seat = state.actors[0]
        move = bot.choose(Window(state, seat), Random(1))
        assert move in state.decision(seat).moves
        assert bot.choose(Window(state.imagine(seat, rng), seat), Random(1)) == move
        state.play(seat, move)


def test_a_table_for_which_nothing_was_learnt_is_played_as_before() -> None:
    drakon = games.get("drakon").start(2, seed=1)
    campaign = games.get("jeu_des_dragons").start(3, {"campaign_abilities": True}, seed=1)
    assert LearnedMind.of(Window(drakon, drakon.actors[0])) is None
    assert LearnedMind.of(Window(campaign, campaign.actors[0])) is None
    seat = campaign.actors[0]
    assert bots.get("instinct").choose(Window(campaign, seat), Random(1)) in campaign.decision(seat).moves


def test_who_envies_looks_at_who_of_the_others_is_ahead() -> None:
    game = games.get("jeu_des_dragons")
    state = game.start(4, seed=5, events=False)
    seat = state.actors[0]
    window = Window(state, seat)
    plain, envious = LearnedMind.of(window), LearnedMind.of(window, envious=True)
    assert plain is not None and envious is not None
    state.hoards[(seat + 1) % 4] += 30
    one, other = plain.judge(state, seat), envious.judge(state, seat)
    assert sum(one) == pytest.approx(1.0) and sum(other) == pytest.approx(1.0)
    assert one[seat] == other[seat]
    assert len({round(share, 9) for share in one}) == 2 < len({round(share, 9) for share in other})
