"""Networks: whole numbers that are the same everywhere, read from what a seat may know alone."""

from importlib.resources import files
from math import log
from random import Random
from typing import Any

import numpy as np
import pytest

from dracotheque import bots, games
from dracotheque.analysis.chairs import Chair
from dracotheque.bots import learned
from dracotheque.bots.budget import Budget
from dracotheque.bots.learned import IdeasMind, LearnedMind, PlayedMind, PromisingMind, TrustedMind, left_to_habit
from dracotheque.bots.mind import Mind
from dracotheque.bots.network import Weights
from dracotheque.bots.network.fast import FastNetwork
from dracotheque.bots.network.plain import PlainNetwork
from dracotheque.bots.network.weights import Shape
from dracotheque.bots.search import think
from dracotheque.bots.search.playouts import play_out, play_out_together
from dracotheque.bots.spelling import spelled_in
from dracotheque.core.game import Game
from dracotheque.core.window import Window
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.learning.quantise import HEAVIEST, floated, quantised, smoothed

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
        assert fast.answers([features], [actions]) == plain.answers([features], [actions])
        assert fast.shares([features]) == plain.shares([features])


def test_several_positions_at_once_are_the_same_as_one_by_one() -> None:
    network = FastNetwork(quantised(brain(200, 30), positions(200)))
    rows = [sorted(set(row.tolist())) for row in positions(200, 9)]
    actions = [[place, 20] for place in range(9)]
    assert network.answers(rows, actions) == [
        network.answers([row], [a])[0] for row, a in zip(rows, actions, strict=True)
    ]
    assert network.shares(rows) == [network.shares([row])[0] for row in rows]


def test_in_whole_numbers_a_network_says_about_the_same_as_in_floats() -> None:
    floats = brain(200, 30)
    network = PlainNetwork(quantised(floats, positions(200)))
    for row in positions(200, 40):
        features = sorted(set(row.tolist()))
        first = np.maximum(floats["w1"][features].sum(0) + floats["b1"], 0.0)
        answers = floats["w3"] @ np.maximum(first @ floats["w2"] + floats["b2"], 0.0) + floats["b3"]
        said = np.array(network.answers([features], [range(31)])[0]) / 256
        assert np.abs(said - answers).max() < 0.08 * np.abs(answers).max()


def test_a_network_is_kept_in_a_file_and_read_again() -> None:
    weights = quantised(brain(50, 7), positions(50))
    assert Weights.read(weights.write()) == weights
    assert weights.shape == Shape(50, 24, 16, 8)
    with pytest.raises(ValueError, match="not a network"):
        Weights.read(b"PK" + weights.write())
    with pytest.raises(ValueError, match="broken"):
        Weights.read(weights.write()[:-9])


def test_a_neuron_that_never_rises_can_be_kept_and_learns_on() -> None:
    floats = brain(50, 7)
    floats["w2"][:, 5] = -np.abs(floats["w2"][:, 5])
    floats["b2"][5] = -1.0
    weights = quantised(floats, positions(50))
    for _ in range(3):
        again = floated(Weights.read(weights.write()))
        assert max(np.abs(again[name]).max() for name in ("w1", "w2")) <= HEAVIEST
        weights = quantised(again, positions(50))
    told = [PlainNetwork(each).shares([[3, 9, 20]]) for each in (weights, quantised(floats, positions(50)))]
    assert told[0][0] == pytest.approx(told[1][0], abs=13)  # of 256


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
            if room.ACTIONS and decision.question not in left_to_habit(room) | spelled_in(room):
                numbers = room.actions(state, seat, decision)
                assert len(numbers) == len(decision.moves) and min(numbers) >= 0 and max(numbers) < room.ACTIONS
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


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.id)
@pytest.mark.parametrize("name", ["instinct", "master-2@6it"])
def test_the_same_window_and_dice_give_the_same_move_in_every_world(game: Game, name: str) -> None:
    bot = bots.get(name)
    state = game.start(3, seed=12, events=False)
    rng = Random(5)
    for _ in range(25):
        seat = state.actors[0]
        move = bot.choose(Window(state, seat), Random(1))
        decision = state.decision(seat)
        assert move in decision.moves or decision.open_ended
        assert bot.choose(Window(state.imagine(seat, rng), seat), Random(1)) == move
        state.play(seat, move)


def test_a_table_for_which_nothing_was_learnt_is_played_as_before() -> None:
    campaign = games.get("jeu_des_dragons").start(3, {"campaign_abilities": True}, seed=1)
    assert LearnedMind.of(Window(campaign, campaign.actors[0])) is None
    seat = campaign.actors[0]
    assert bots.get("instinct").choose(Window(campaign, seat), Random(1)) in campaign.decision(seat).moves


def test_where_no_match_has_shown_that_a_network_helps_only_whoever_measures_it_searches_with_it() -> None:
    """In Le Jeu des Dragons it won its matches at small tables."""
    for players, usual in ((4, LearnedMind), (5, Mind)):
        state = GAME.start(players, seed=1, events=False)
        window = Window(state, state.actors[0])
        company, measured = (bots.get(name).mind(window) for name in ("master", "master-2"))  # type: ignore[attr-defined]
        assert (type(company), type(measured)) == (usual, LearnedMind)


@pytest.fixture
def stones() -> Window:
    state = games.get("pierres_du_dragon").start(3, seed=1, events=False)
    return Window(state, state.actors[0])


def test_where_a_network_is_slow_a_search_by_the_clock_plays_on_and_judges_by_hand(
    stones: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FastNetwork, "quick", False)
    instinct = bots.get("instinct").mind(stones)  # type: ignore[attr-defined]
    mind = bots.get("master").mind(stones)  # type: ignore[attr-defined]
    assert isinstance(instinct, LearnedMind) and type(mind) is IdeasMind
    ideas = mind.ideas_at(stones, Random(1))
    assert [move for move, _ in ideas] == [move for move, _ in instinct.ideas_at(stones, Random(1))]
    assert sum(weight for _, weight in ideas) == pytest.approx(1.0)
    world = stones.imagine(Random(1))
    assert mind.judge(world, 0) == Mind(stones.game, "master").judge(world, 0)


def test_where_a_network_is_trusted_it_plays_imagined_games_on_and_judges_them(stones: Window) -> None:
    instinct = bots.get("instinct").mind(stones)  # type: ignore[attr-defined]
    mind = bots.get("master@5it").mind(stones)  # type: ignore[attr-defined]
    assert type(mind) is TrustedMind
    world = stones.imagine(Random(1))
    assert mind.moves([(world, stones.seat, stones.decision, Random(2))]) == [
        instinct.move(world, stones.seat, stones.decision, Random(2))
    ]
    assert mind.judge(world, 0) == instinct.judge(world, 0) != Mind(stones.game, "master").judge(world, 0)


@pytest.fixture
def judged() -> Window:
    """Drakon, whose network only judges, where many moves are possible."""
    state = games.get("drakon").start(2, seed=1, events=False)
    for _ in range(6):
        window = Window(state, state.actors[0])
        state.play(window.seat, Mind(window.game, "regular").move_at(window, Random(1)))
    return Window(state, state.actors[0])


def test_where_a_network_only_judges_ideas_are_the_games_own_and_the_promising_come_first(judged: Window) -> None:
    mind = bots.get("master@5it").mind(judged)  # type: ignore[attr-defined]
    assert isinstance(mind, PromisingMind)
    ideas = dict(mind.ideas_at(judged, Random(1)))
    assert list(ideas) == [move for move, _ in Mind(judged.game, "master").ideas_at(judged, Random(1))]
    assert sum(ideas.values()) == pytest.approx(1.0)
    promises = {}
    world = judged.imagine(Random(1))
    for move in ideas:
        after = world.clone()
        after.answer(judged.seat, move)
        promises[move] = mind.judge(after, judged.seat)[judged.seat]
    assert sorted(ideas, key=lambda move: ideas[move]) == sorted(promises, key=lambda move: promises[move])
    assert len(set(promises.values())) > 2
    assert bots.get("instinct").choose(judged, Random(1)) == max(promises, key=lambda move: promises[move])


def test_what_lies_open_is_looked_at_once_for_all_chairs() -> None:
    game = games.get("drakon")
    room: Any = game.insight.features
    state = game.start(4, seed=2, events=False)
    for _ in range(40):
        seat = state.actors[0]
        state.play(seat, Mind(game, "regular").move_at(Window(state, seat), Random(1)))
    assert room.chairs(state, (2, 0)) == [room.features(state, 2), room.features(state, 0)]


def test_whoever_has_nearly_won_is_judged_so() -> None:
    game = games.get("drakon")
    state = game.start(2, seed=1, events=False)
    mind = bots.get("master-2@5it").mind(Window(state, state.actors[0]))  # type: ignore[attr-defined]
    even = mind.judge(state, 0)
    assert sum(even) == pytest.approx(1.0) and min(even) > 0.2
    richer: Any = state.clone()
    richer.coins[1] = 4
    assert mind.judge(richer, 0)[1] > even[1] + 0.1


@pytest.fixture
def sharing_learnt(monkeypatch: pytest.MonkeyPatch) -> Game:
    """L'Or des Dragons with some network: whichever, for what it says is not looked at."""
    game = games.get("or_des_dragons")
    room = game.insight.features
    network = FastNetwork(quantised(brain(room.INPUTS, room.ACTIONS), positions(room.INPUTS)))
    monkeypatch.setattr(learned, "network_of", {game.package: network}.get)
    return game


def until_asked(game: Game, question: str) -> Window:
    """A game that everybody plays by rule of thumb, until somebody is asked this."""
    state = game.start(3, seed=1, events=False)
    for _ in range(1000):
        window = Window(state, state.actors[0])
        if window.decision.question == question:
            return window
        state.play(window.seat, Mind(game, "regular").move_at(window, Random(1)))
    raise AssertionError(f"nobody was asked {question}")


def test_where_few_answers_are_listed_a_network_weighs_those_of_the_rule_of_thumb_too(sharing_learnt: Game) -> None:
    window = until_asked(sharing_learnt, "speak")
    mind = bots.get("master@5it").mind(window)  # type: ignore[attr-defined]
    assert isinstance(mind, IdeasMind)
    proposal = Mind(sharing_learnt, "regular").move_at(window, Random(1))
    assert proposal not in window.decision.moves
    ideas = [move for move, _ in mind.ideas_at(window, Random(1))]
    assert proposal in ideas and any(move in ideas for move in window.decision.moves)
    assert len(set(ideas)) == len(ideas)


def test_a_networks_word_counts_as_much_as_a_game_says(sharing_learnt: Game) -> None:
    mind = bots.get("master@5it").mind(until_asked(sharing_learnt, "attack"))  # type: ignore[attr-defined]
    assert isinstance(mind, IdeasMind)
    assert mind.habit(1.0) == 0.0
    assert mind.habit(0.5) == mind.traits.word * log(0.5) < log(0.5)


def test_what_a_network_was_never_asked_is_answered_as_before(sharing_learnt: Game) -> None:
    window = until_asked(sharing_learnt, "market")
    for name in ("master@5it", "instinct"):
        assert type(bots.get(name).mind(window)) is Mind  # type: ignore[attr-defined]


def test_where_a_network_plays_on_it_is_asked_what_it_has_learnt_and_both_judge(
    sharing_learnt: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = until_asked(sharing_learnt, "attack")
    mind = bots.get("master@5it").mind(window)  # type: ignore[attr-defined]
    first, hand = bots.get("instinct").mind(window), Mind(sharing_learnt, "master")  # type: ignore[attr-defined]
    assert isinstance(mind, PlayedMind) and isinstance(first, LearnedMind)
    others = [until_asked(sharing_learnt, question) for question in ("market", "vote")]
    asked = [(each.imagine(Random(1)), each.seat, each.decision) for each in (window, *others)]
    learnt = iter(first.moves([(*each, Random(2)) for each in (asked[0], asked[2])]))
    told = [next(learnt), hand.move(*asked[1], Random(2)), next(learnt)]
    assert mind.moves([(*each, Random(2)) for each in asked]) == told
    worlds = [world for world, _, _ in asked]
    for both, one, other in zip(*(each.judgements(worlds, 0) for each in (mind, first, hand)), strict=True):
        assert both == pytest.approx([(share + more) / 2 for share, more in zip(one, other, strict=True)])
        assert sum(both) == pytest.approx(1.0)
    monkeypatch.setattr(FastNetwork, "quick", False)
    assert type(bots.get("master").mind(window)) is IdeasMind  # type: ignore[attr-defined]


def test_games_that_a_network_does_not_play_alone_are_analysed_by_hand(sharing_learnt: Game) -> None:
    window = until_asked(sharing_learnt, "attack")
    assert isinstance(bots.get("instinct").mind(window), LearnedMind)  # type: ignore[attr-defined]
    assert not Chair(window).learned


def test_the_less_is_known_the_more_a_networks_ideas_count() -> None:
    """Two moves that did equally well: the one the network likes leads; a third that did far better leads both."""
    state = games.get("pierres_du_dragon").start(3, seed=1, events=False)
    window = Window(state, state.actors[0])
    search = think(window, bots.get("master@5it").mind(window), Random(1))  # type: ignore[attr-defined]
    liked, disliked, better = sorted(search.edges, key=lambda edge: -edge.prior)[:3]
    for edge, results in ((liked, (0.0, 1.0)), (disliked, (0.0, 1.0)), (better, (0.9, 1.0))):
        for _ in range(200):
            for result in results:
                edge.add(result)
    assert search.leader() is better
    search.moves.pop(better.move)
    assert search.leader() is liked
    weights = search.weights()
    assert weights[disliked.move] / weights[liked.move] == pytest.approx(disliked.prior / liked.prior, rel=0.01)


def test_everybody_who_can_still_win_has_a_part_of_the_victory() -> None:
    state = GAME.start(4, {"end_eliminations": 2}, seed=5, events=False)
    mind = LearnedMind.of(Window(state, state.actors[0]))
    assert mind is not None
    even = mind.judge(state, 0)
    assert sum(even) == pytest.approx(1.0) and min(even) > 0.1
    richer: Any = state.clone()
    richer.hoards[1] += 30
    assert mind.judge(richer, 0)[1] > even[1]
    while not any(state.eliminated_in):
        seat = state.actors[0]
        state.play(seat, state.decision(seat).moves[0])
    assert [share == 0.0 for share in mind.judge(state, 0)] == [gambit > 0 for gambit in state.eliminated_in]


def test_a_search_with_a_network_plays_several_games_at_once_and_no_more_than_it_may() -> None:
    game = games.get("jeu_des_dragons")
    state = game.start(3, seed=12, events=False)
    window = Window(state, state.actors[0])
    mind = LearnedMind.of(window)
    assert mind is not None and mind.together > 1
    for wished in (1, 7, 40):
        search = think(window, mind, Random(3))
        search.run(Budget(iterations=wished))
        assert search.iterations == sum(edge.visits for edge in search.edges) == wished


def test_worlds_played_in_step_end_as_they_do_one_by_one() -> None:
    game = GAME
    state = game.start(3, seed=2, events=False)
    for mind in (LearnedMind.of(Window(state, 0)), Mind(game, "master")):
        assert mind is not None
        worlds = [state.imagine(0, Random(number)) for number in range(5)]
        one_by_one = [
            play_out(world.clone(), 0, mind, Random(number), state.gambit) for number, world in enumerate(worlds)
        ]
        tables = [(world, Random(number)) for number, world in enumerate(worlds)]
        assert play_out_together(tables, 0, mind, state.gambit) == one_by_one


def test_the_steps_of_a_scale_are_blended_with_those_beside_them() -> None:
    table = np.zeros((6, 1), np.float32)
    table[2] = 16.0
    assert smoothed(table, [range(1, 5)]).ravel().tolist() == [0.0, 5.0, 6.0, 4.0, 1.0, 0.0]


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.id)
def test_the_scales_of_every_game_can_be_blended(game: Game[Any, Any]) -> None:
    room: Any = game.insight.features
    table = np.ones((room.INPUTS, 1), np.float32)
    assert (smoothed(table, getattr(room, "SCALES", ())) == table).all()


@pytest.mark.parametrize(("game", "thinking"), [("jeu_des_dragons", LearnedMind), ("drakon", PromisingMind)])
def test_by_the_clock_a_slow_network_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, game: str, thinking: type[Mind]
) -> None:
    state = games.get(game).start(2, seed=1, events=False)
    window = Window(state, state.actors[0])
    assert type(bots.get("master").mind(window)) is thinking  # type: ignore[attr-defined]
    monkeypatch.setattr(FastNetwork, "quick", False)
    assert type(bots.get("master").mind(window)) is Mind  # type: ignore[attr-defined]
    assert type(bots.get("master@5it").mind(window)) is thinking  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["jeu_des_dragons", "drakon", "dragons_du_mekong"])
def test_without_numpy_the_master_makes_the_same_move(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    game = games.get(name)
    place = files(f"{game.package}.insight") / "network.bin"
    plain = PlainNetwork(Weights.read(place.read_bytes()))
    state = game.start(2, seed=8, events=False)
    rng = Random(2)
    for _ in range(3):
        seat = state.actors[0]
        window = Window(state, seat)
        move = bots.get("master@3it").choose(window, Random(1))
        with monkeypatch.context() as patch:
            patch.setattr("dracotheque.bots.learned.network_of", lambda _: plain)
            assert bots.get("master@3it").choose(window, Random(1)) == move
            mind: Any = bots.get("master@3it").mind(window)  # type: ignore[attr-defined]
            assert isinstance(getattr(mind, "first", mind).network, PlainNetwork)
        for other in list(state.actors):
            state.play(other, state.decision(other).moves[int(rng.random() * len(state.decision(other).moves))])
