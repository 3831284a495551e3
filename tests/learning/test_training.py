"""A network learns: from the rule of thumb, then from itself; the same seed gives the same network."""

from importlib.resources import files
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from dracotheque import games
from dracotheque.bots.network import Weights, network_of
from dracotheque.core.errors import Unavailable
from dracotheque.learning import Recipe, train, usual
from dracotheque.learning.actors import Actor, Troupe, asked_at_once
from dracotheque.learning.decisions import Decisions, Memory, Row
from dracotheque.learning.episodes import School, Step, best
from dracotheque.learning.lessons import foresee, imitate, improve
from dracotheque.learning.model import Model
from dracotheque.learning.picture import Told, gathered, picture
from dracotheque.learning.quantise import floated
from dracotheque.learning.training import CHECKPOINT, PICTURE

GAME = games.get("jeu_des_dragons")
TINY = Recipe(
    imitation_steps=60,
    self_play_steps=6,
    batch=256,
    hidden=(24, 16),
    window=6_000,
    start=1_500,
    imitation_reuse=40,
    imitation_rate=4e-3,
    tables=6,
    workers=0,
)
SHORTER = msgspec.structs.replace(TINY, imitation_steps=4, self_play_steps=2, start=300)


@pytest.fixture(scope="module")
def watched() -> Decisions:
    """Decisions of the rule of thumb."""
    return Actor("jeu_des_dragons", TINY, 5).watch(1_500).decisions


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The network of a training that was soon over."""
    return train("jeu_des_dragons", SHORTER, folder=tmp_path_factory.mktemp("trained"))


def fresh() -> Model:
    room = GAME.insight.features
    return Model(room.INPUTS, TINY.hidden, room.ACTIONS, seed=3)


@pytest.mark.slow
def test_whoever_imitates_answers_more_and_more_like_the_one_who_is_watched(watched: Decisions) -> None:
    model = fresh()
    before = imitate(model, watched, 3e-3, tell=True)
    for _ in range(25):
        imitate(model, watched, 5e-3)
    after = imitate(model, watched, 3e-3, tell=True)
    assert before["alike"] < 0.4 < after["alike"]
    assert after["surprise"] < before["surprise"]


def test_the_slopes_are_those_of_the_loss(watched: Decisions) -> None:
    """A small step against the slope makes what was chosen likelier, and by as much as the slope says."""
    from dracotheque.learning.lessons import Look  # noqa: PLC0415

    model = fresh()
    columns: tuple[Any, ...] = watched
    few = Decisions(*[column[:40] for column in columns])
    slopes = Look(model, few).slopes(-np.ones(40, np.float32))

    def loss() -> float:
        look = Look(model, few)
        return float(-look.log.mean()) + look.surprise()

    at = np.unravel_index(np.argmax(np.abs(slopes["w2"])), slopes["w2"].shape)
    step = 1e-2
    model.arrays["w2"][at] += step
    above = loss()
    model.arrays["w2"][at] -= 2 * step
    below = loss()
    assert (above - below) / (2 * step) == pytest.approx(float(slopes["w2"][at]), rel=0.05)


def test_what_went_better_than_expected_is_done_more_often() -> None:
    model = fresh()
    row = Row([3, 8, 20], [0, 1], 1, float(np.log(0.5)), 0.5, 1.0)
    other = Row([3, 8, 20], [0, 1], 0, float(np.log(0.5)), 0.5, 0.0)
    batch = Decisions.of([row, other] * 16, model.inputs, model.actions)

    def chance() -> float:
        _, _, answers = model.forward(model.spread(batch.features[:1].astype(np.int32)))
        return float(1.0 / (1.0 + np.exp(answers[0, 0] - answers[0, 1])))

    before = chance()
    for _ in range(20):
        improve(model, batch, 1e-3, TINY)
    assert chance() > before


def test_by_monte_carlo_an_answer_is_worth_what_it_came_to() -> None:
    model = fresh()
    rows = [Row([3, 8, 20], [0, 1], chosen, 0.0, 0.5, share) for chosen, share in ((0, 0.2), (1, 0.7))]
    batch = Decisions.of(rows * 16, model.inputs, model.actions)
    for _ in range(150):
        foresee(model, batch, 1e-2)
    _, _, answers = model.forward(model.spread(batch.features[:1].astype(np.int32)))
    worth = 1.0 / (1.0 + np.exp(-answers[0, [0, 1, model.actions]]))
    assert worth == pytest.approx([0.2, 0.7, 0.45], abs=0.05)


def test_by_monte_carlo_the_best_is_played_but_for_a_whim() -> None:
    logits = [0.1, 0.3, 0.2]
    rng = Random(1)
    assert {best(logits, rng, 0.0) for _ in range(20)} == {(1, 1.0)}
    played = [best(logits, rng, 0.3) for _ in range(3000)]
    for place, chance in {*played}:
        assert played.count((place, chance)) / len(played) == pytest.approx(chance, abs=0.03)


def test_by_monte_carlo_a_network_learns_from_nothing_and_is_resolute(tmp_path: Path, trained: Path) -> None:
    recipe = msgspec.structs.replace(SHORTER, method="monte-carlo", imitation_steps=0)
    weights = Weights.read(train(GAME.id, recipe, folder=tmp_path).read_bytes())
    with np.load(tmp_path / CHECKPOINT) as kept:
        assert (int(kept["imitated_steps"]), int(kept["played_steps"])) == (0, SHORTER.self_play_steps)
    assert spread_of(weights) > 10 * spread_of(Weights.read(trained.read_bytes()))


def spread_of(weights: Weights) -> float:
    """How far apart the answers of a network lie."""
    return float(asked_at_once(floated(weights), [[3, 8, 20], [5, 9, 40]])[:, :-1].std())


def test_a_result_counts_back_through_expectations_less_from_chapter_to_chapter() -> None:
    school = School(GAME, TINY)
    state = GAME.start(2, seed=1, events=False)
    rng = Random(1)
    while not state.over:
        state.play(state.actors[0], rng.choice(state.decision(state.actors[0]).moves))
    winner = state.winners[0]
    steps: list[list[Step]] = [[], []]
    steps[winner] = [Step([], [], 0, 0.0, 0.5, 1), Step([], [], 0, 0.0, 0.6, 1), Step([], [], 0, 0.0, 0.7, 2)]
    results = [row.result for row in reversed(school.lessons(state, steps))]
    last = 1.0
    middle = (1 - TINY.across) * 0.7 + TINY.across * last
    assert results == pytest.approx([(1 - TINY.within) * 0.6 + TINY.within * middle, middle, last])


def test_only_tables_of_the_numbers_of_players_that_are_named_are_learnt_from() -> None:
    school = School(GAME, msgspec.structs.replace(TINY, players=(2, 4, 4)))
    rng = Random(5)
    sizes = [school.table(rng).players for _ in range(400)]
    assert set(sizes) == {2, 4}
    # Of as many games those of four make twice the decisions.
    assert sizes.count(4) / sizes.count(2) == pytest.approx(1.0, abs=0.3)


def test_what_is_spelled_is_learnt_piece_by_piece() -> None:
    """A programme of Les Dragons du Mékong, card by card; rows are told from the last to the first."""
    game = games.get("dragons_du_mekong")
    room: Any = game.insight.features
    school = School(game, msgspec.structs.replace(TINY, players=(2,), rule_of_thumb=0.0, earlier=0.0))
    rows = school.watch(Random(3))
    playing = school.play(Random(3))
    answers = np.zeros(room.ACTIONS + 1)
    next(playing)
    with pytest.raises(StopIteration) as end:
        while True:
            playing.send(answers)
    for found in (rows, end.value.value):
        cards = [row for row in reversed(found) if row.actions[0] >= room.CARD_AT]
        assert cards and len(cards) % 5 == 0
        for first in range(0, len(cards), 5):
            said = [row.actions[row.chosen] for row in cards[first : first + 5]]
            for count in range(5):
                assert set(room.told(said[:count])) <= set(cards[first + count].features)
                assert not set(said[:count]) & set(cards[first + count].actions)


def test_every_game_of_a_school_may_be_played_on_a_board_of_its_own() -> None:
    game = games.get("dragons_du_mekong")
    school = School(game, TINY)
    boards: set[tuple[int, ...]] = {school.table(Random(seed)).fitting for seed in range(5)}  # type: ignore[attr-defined]
    assert len(boards) == 5


def test_a_game_may_say_what_is_otherwise_when_its_network_is_trained() -> None:
    mekong = games.get("dragons_du_mekong").insight.features
    usually, otherwise = usual(GAME.insight.features, "ppo"), usual(mekong, "ppo")
    assert usually == Recipe()
    assert otherwise.hidden == mekong.RECIPE["hidden"] != usually.hidden and otherwise.rate == usually.rate


def test_the_oldest_memories_are_overwritten() -> None:
    memory = Memory(5, np)
    for number in range(4):
        memory.add(Decisions.of([Row([number], [0], 0, 0.0, 0.0, float(number))] * 2, 10, 10))
    assert len(memory) == 5
    assert set(memory.columns[-1].tolist()) == {1.0, 2.0, 3.0}


@pytest.mark.slow
def test_a_tiny_training_improves_on_its_start_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = train("jeu_des_dragons", TINY, folder=tmp_path)
    with np.load(tmp_path / CHECKPOINT) as kept:
        assert (int(kept["imitated_steps"]), int(kept["played_steps"])) == (60, 6)
        brain = {name: kept[name] for name in ("w1", "b1", "w2", "b2", "w3", "b3")}
    assert likeness(brain) > 1.4 * likeness(fresh().snapshot())
    train("jeu_des_dragons", SHORTER, folder=tmp_path)
    with np.load(tmp_path / CHECKPOINT) as kept:
        assert int(kept["played_steps"]) == 6 + SHORTER.self_play_steps
    assert Weights.read(file.read_bytes()).shape.inputs == GAME.insight.features.INPUTS


def test_the_same_seed_gives_the_same_network(tmp_path: Path, trained: Path) -> None:
    again = train("jeu_des_dragons", SHORTER, folder=tmp_path)
    assert again.read_bytes() == trained.read_bytes()
    assert (tmp_path / PICTURE).read_text("utf-8").startswith("<svg")


def test_what_is_interrupted_is_kept_and_goes_on(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []

    def interrupt(done: int, wanted: int) -> None:
        heard.append((done, wanted))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train("jeu_des_dragons", SHORTER, folder=tmp_path, progress=interrupt)
    assert heard == [(0, 6), (1, 6), (2, 6), (3, 6)]
    with np.load(tmp_path / CHECKPOINT) as kept:
        assert int(kept["imitated_steps"]) == 3
    train("jeu_des_dragons", SHORTER, folder=tmp_path, progress=lambda done, _: heard.append((done, 6)))
    assert heard[4:6] == [(3, 6), (4, 6)]


def test_nobody_waits_for_actors_that_are_gone(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="error-actors-gone"):
        Troupe(tmp_path, Queue(), actors=()).parcel()


def test_a_network_in_whole_numbers_learns_on_from_where_it_is(
    tmp_path: Path, trained: Path, watched: Decisions
) -> None:
    weights = Weights.read((files(f"{GAME.package}.insight") / "network.bin").read_bytes())
    seen = [row[row < weights.shape.inputs].tolist() for row in watched.features[:40]]
    network = network_of(GAME.package)
    assert network is not None
    told = np.array(network.answers(seen, [range(weights.shape.answers)] * len(seen))) / 256.0
    assert np.abs(asked_at_once(floated(weights), seen) - told).mean() < 0.02 * told.std()
    standstill = msgspec.structs.replace(SHORTER, self_play_steps=1, rate=0.0)
    file = train("jeu_des_dragons", standstill, folder=tmp_path, start=Weights.read(trained.read_bytes()))
    brains = [floated(Weights.read(place.read_bytes())) for place in (trained, file)]
    one, two = (asked_at_once(brain, seen) for brain in brains)
    assert np.abs(one - two).mean() < 0.1 * one.std()


def test_a_training_that_went_on_later_is_drawn_as_one() -> None:
    log: list[Told] = [
        {"lesson": "imitation", "seconds": 30, "surprise": 0.5, "alike": 0.2},
        {"lesson": "self-play", "seconds": 60, "surprise": 0.4, "doubt": 0.9},
        {"lesson": "self-play", "seconds": 30, "surprise": 0.3, "doubt": 0.6},
    ]
    assert gathered(log)["doubt"] == [(1.0, 0.9), (1.5, 0.6)]
    drawn = ElementTree.fromstring(picture(log))
    assert [len(line.attrib["points"].split()) for line in drawn.iterfind(".//{*}polyline")] == [3, 2]
    assert not list(ElementTree.fromstring(picture([])).iterfind(".//{*}polyline"))


def test_every_game_with_features_can_be_watched_and_played() -> None:
    for game in games.all():
        if hasattr(game.insight, "features"):
            room = game.insight.features
            actor = Actor(game.id, TINY, 4)
            actor.brains[0] = Model(room.INPUTS, TINY.hidden, room.ACTIONS, seed=3).snapshot()
            for decisions in (actor.watch(60).decisions, actor.play(60).decisions):
                assert len(decisions.chosen) >= 60
                for row in decisions.actions:  # a number that stood twice would be pushed once, and the rest astray
                    told = row[row < room.ACTIONS]
                    assert len(set(told)) == len(told)


def likeness(brain: dict[str, np.ndarray]) -> float:
    """How often a network answers like the rule of thumb; a fresh one does about one time in four."""
    seen = Actor("jeu_des_dragons", TINY, 77).watch(400).decisions
    lists = [[feature for feature in row if feature < len(brain["w1"])] for row in seen.features.tolist()]
    answers = asked_at_once(brain, lists)
    found = 0
    for row, actions, chosen in zip(answers, seen.actions, seen.chosen, strict=True):
        possible = actions[actions < len(brain["w3"]) - 1]
        found += int(row[possible].argmax()) == chosen
    return found / len(lists)
