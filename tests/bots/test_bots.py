"""The bots: found by name, playing through their window alone."""

import random
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import SimpleNamespace
from typing import Any

import pytest

from dracotheque import bots, games
from dracotheque.core.chance import Rng
from dracotheque.core.errors import BrokenBot, Unknown
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.window import Window
from dracotheque.games.jeu_des_dragons.view import DragonView
from dracotheque.tables.wire.common import problem
from tests.core.tiny import TINY, Hide, Remember

GAME = games.get("jeu_des_dragons")


class FirstBot:
    """A third party's bot: always the first move."""

    name = "first"

    def choose(self, window: Window, rng: Rng) -> Move:
        return window.decision.moves[0]


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package has declared two bots, one of them under a name of ours."""
    declared = [EntryPoint(name, f"{__name__}:FirstBot", bots.ENTRY_POINTS) for name in ("first", "random")]
    monkeypatch.setattr(bots, "entry_points", lambda group: declared)
    bots._benches.cache_clear()
    yield
    bots._benches.cache_clear()


def windows(players: int = 4, seed: int = 3) -> Iterator[Window]:
    """Every window somebody looks through in a game played at random."""
    state: Any = GAME.start(players, seed=seed)
    rng = random.Random(seed)
    while not state.over:
        window = Window(state, state.actors[0])
        yield window
        state.play(window.seat, rng.choice(window.decision.moves))


@pytest.mark.parametrize("name", ["heuristic", "random"])
def test_a_bot_answers_every_question_of_a_game_with_a_move_on_offer(name: str) -> None:
    bot = bots.get(name)
    for window in windows():
        assert bot.choose(window, random.Random(1)) in window.decision.moves


@pytest.mark.parametrize("name", ["heuristic", "random"])
def test_a_bot_does_the_same_again_with_the_same_dice(name: str) -> None:
    bot = bots.get(name)
    for window in windows(players=3):
        assert bot.choose(window, random.Random(5)) == bot.choose(window, random.Random(5))


def test_the_random_bot_plays_every_move_about_as_often() -> None:
    window = next(windows())
    rng = random.Random(2)
    counts = Counter(bots.get("random").choose(window, rng) for _ in range(6000))
    assert set(counts) == set(window.decision.moves)
    assert all(850 < count < 1150 for count in counts.values())


def test_the_heuristic_bot_follows_the_policy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    window = next(windows())
    monkeypatch.setattr(GAME.insight, "policy", lambda view, decision, rng: decision.moves[-1 - view.viewer])
    assert bots.get("heuristic").choose(window, random.Random()) == window.decision.moves[-1 - window.seat]


def test_the_heuristic_bot_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = TINY.start(2, seed=1)
    state.play(1, Remember(2))
    insight = SimpleNamespace(policy=lambda view, decision, rng: decision.moves[view.note])
    monkeypatch.setitem(TINY.__dict__, "insight", insight)
    assert bots.get("heuristic").choose(Window(state, 1), random.Random()) == Hide(2)


def test_the_heuristic_bot_plays_at_random_where_a_game_has_no_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    window = next(windows())
    monkeypatch.delattr(GAME.insight, "policy")
    chosen = bots.get("heuristic").choose(window, random.Random(4))
    assert chosen == bots.get("random").choose(window, random.Random(4))


def test_bots_are_listed_by_name() -> None:
    assert {"heuristic", "random"} <= set(bots.names())
    assert bots.names() == sorted(bots.names())
    assert [bots.get(name).name for name in ("heuristic", "random")] == ["heuristic", "random"]


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(Unknown) as refusal:
        bots.get("grandmaster")
    assert refusal.value.code == "error-unknown-bot"
    assert refusal.value.values == {"value": "grandmaster", "known": bots.names()}


@pytest.mark.usefixtures("guests")
def test_another_package_brings_its_bot_and_cannot_take_the_name_of_ours() -> None:
    kept = ["first", "heuristic", "instinct", "master-1", "master-2", "random"]
    assert bots.names() == sorted([*bots.CHARACTERS, *kept])
    assert bots.get("first").choose(window := next(windows()), random.Random()) == window.decision.moves[0]
    assert type(bots.get("random")).__module__ == "dracotheque.bots.random"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_package:Bot", "ModuleNotFoundError: No module named 'no_such_package'"),
        (f"{__name__}:NoSuchBot", "AttributeError: "),
        (f"{__name__}:GAME", "GAME is of type Game"),
    ],
)
def test_a_bot_of_another_package_that_fails_takes_no_other_along(
    monkeypatch: pytest.MonkeyPatch, value: str, why: str
) -> None:
    monkeypatch.setattr(bots, "_benches", lambda: {"stranger": EntryPoint("stranger", value, bots.ENTRY_POINTS)})
    assert bots.names() == sorted(bots.CHARACTERS)
    [fault] = bots.broken()
    assert str(fault.values["detail"]).startswith(why)
    with pytest.raises(BrokenBot) as refused:
        bots.get("stranger@50it")
    assert refused.value.values == fault.values
    assert problem(fault).args == {"value": "stranger", "known": bots.names()}


def test_a_window_shows_a_bot_no_card_of_another_hand() -> None:
    game: Game = GAME
    view = Window(game.start(4, seed=1), 2).view
    assert isinstance(view, DragonView)
    assert [bool(place.hand) for place in view.places] == [False, False, True, False]
