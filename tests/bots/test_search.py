"""The search: it finds what is there to be found, mixes what must not be guessed, and thinks of what is worth it."""

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from dracotheque import games
from dracotheque.bots import CHARACTERS, Budget
from dracotheque.bots.mind import Mind
from dracotheque.bots.player import CharacterBot
from dracotheque.bots.search import TreeSearch, think
from dracotheque.core.traits import Traits
from dracotheque.core.window import Window
from tests.bots.positions import windows
from tests.bots.toys import TOY, Show, Take

DRAGONS = games.get("jeu_des_dragons")


def window(seat: int = 0, **options: object) -> Window:
    return Window(TOY.start(2, options, seed=1), seat)


def master(iterations: int) -> CharacterBot:
    return CharacterBot(CHARACTERS["master"], Budget(iterations=iterations))


@pytest.mark.parametrize(("pile", "count"), [(2, 2), (5, 1), (6, 2), (7, 3)])
def test_a_search_finds_the_move_that_wins(pile: int, count: int) -> None:
    assert master(300).choose(window(kind="pile", pile=pile), Random(1)) == Take(count)


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_heats_find_the_move_that_wins_at_once(monkeypatch: pytest.MonkeyPatch, pile: int) -> None:
    monkeypatch.setattr(TOY.insight, "TRAITS", Traits(method="heats"))
    assert master(40).choose(window(kind="pile", pile=pile), Random(1)) == Take(pile)


def test_heats_try_all_moves_alike_and_then_only_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY.insight, "TRAITS", Traits(method="heats"))
    heats = think(window(kind="pile", pile=3), Mind(TOY, "master"), Random(1))
    heats.run(Budget(iterations=120))
    visits = sorted(edge.visits for edge in heats.edges)
    assert heats.iterations == sum(visits) == 120
    assert visits[0] == 20
    assert heats.leader().move == Take(3)
    assert heats.weights()[Take(3)] > 0.9


@pytest.mark.parametrize(("habit", "better"), [(1.0, 0.05), (3.0, 0.20)])
def test_heats_trust_the_policy_until_a_move_was_tried_often(
    monkeypatch: pytest.MonkeyPatch, habit: float, better: float
) -> None:
    """One result says little, though it is never far from its own mean; how little, is a trait of the game."""
    monkeypatch.setattr(TOY.insight, "TRAITS", Traits(method="heats", habit=habit))
    heats = think(window(kind="pile", pile=3), Mind(TOY, "master"), Random(1))
    favourite, stranger, *_ = heats.edges
    favourite.prior, stranger.prior = 0.9, 0.1
    favourite.add(0.50)
    stranger.add(0.50 + better)
    assert heats.leader() is favourite
    for _ in range(50):
        for edge, result in ((favourite, 0.50), (stranger, 0.50 + better)):
            edge.add(result - 0.05)
            edge.add(result + 0.05)
    assert heats.leader() is stranger


def test_heats_mix_answers_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY.insight, "TRAITS", Traits(method="heats"))
    shown = Counter(master(60).choose(window(), Random(seed)) for seed in range(30))
    assert len(shown) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_neither_answer_in_secret_is_the_better_one(seat: int) -> None:
    search = think(window(seat), Mind(TOY, "master"), Random(1))
    search.run(Budget(iterations=400))
    assert search.weights()[Show(0)] == pytest.approx(0.5, abs=0.3)


def test_an_answer_in_secret_is_drawn_by_weight_and_an_open_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TreeSearch, "weights", lambda search: {Show(0): 0.25, Show(1): 0.75})
    shown = Counter(master(2).choose(window(), Random(seed)) for seed in range(200))
    assert 30 <= shown[Show(0)] <= 70
    assert {master(30).choose(window(kind="race"), Random(seed)) for seed in range(10)} == {Show(1)}


def test_those_asked_in_secret_do_not_know_of_each_other() -> None:
    search = TreeSearch(window(), Mind(TOY, "master"), Random(1))
    search.run(Budget(iterations=400))
    assert [edge.mean for edge in search.edges] == pytest.approx([0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_may_answer_first_thinks_of_the_own_answer(seat: int) -> None:
    assert master(30).choose(window(seat, kind="race"), Random(1)) == Show(1)


def test_an_answer_sealed_already_is_thought_of_as_unknown() -> None:
    state: Any = TOY.start(2, {}, seed=1)
    state.play(0, Show(0))
    shown = Counter(master(100).choose(Window(state, 1), Random(seed)) for seed in range(30))
    assert len(shown) == 2


def test_only_so_many_moves_are_worth_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "insight", SimpleNamespace(imagine=TOY.insight.imagine, TRAITS=Traits(breadth=2)))
    search = TreeSearch(window(kind="pile"), Mind(TOY, "master"), Random(1))
    assert len(search.edges) == 2


def test_first_attention_goes_where_the_policy_goes() -> None:
    for each in windows(DRAGONS):
        ideas = Mind(DRAGONS, "master").ideas(each.view, each.decision, Random(1))
        assert sum(weight for _, weight in ideas) == pytest.approx(1.0)
        best = DRAGONS.insight.policy(each.view, each.decision, Random(1))
        if each.decision.question != "ante":
            assert dict(ideas)[best] >= max(weight for _, weight in ideas) - 0.02


def test_what_does_not_pay_a_search_is_played_by_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    insight = SimpleNamespace(
        imagine=TOY.insight.imagine, policy=lambda view, decision, rng: Take(1), TRAITS=Traits(pondered=("penny",))
    )
    monkeypatch.setattr(TOY, "insight", insight)
    advice = master(50).explain(window(kind="pile", pile=3), Random(1))
    assert (advice.move, advice.reason.code) == (Take(1), "reason-habit")
    assert master(50).explain(window(), Random(1)).reason.code == "reason-secret"


def test_a_policy_may_play_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    def policy(view: Any, decision: Any, rng: Any, level: str) -> Take:
        return Take({"regular": 1, "master": 2}[level])

    insight = SimpleNamespace(imagine=TOY.insight.imagine, policy=policy, TRAITS=Traits(by_level=True, pondered=()))
    monkeypatch.setattr(TOY, "insight", insight)
    chosen = [CharacterBot(CHARACTERS[name]).choose(window(kind="pile"), Random(1)) for name in ("regular", "master")]
    assert chosen == [Take(1), Take(2)]
