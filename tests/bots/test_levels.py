"""The levels: every character answers every kind of question, from its window, within its time, in its manner."""

from itertools import islice
from random import Random
from typing import Any, get_args

import pytest

from dracotheque import bots, games
from dracotheque.bots import CHARACTERS, Budget, budget
from dracotheque.bots.budget import SPENT
from dracotheque.bots.characters import LEVELS, Character, Level, Manner
from dracotheque.bots.mind import Mind
from dracotheque.bots.player import CharacterBot
from dracotheque.core.errors import Unknown
from dracotheque.core.game import Game
from dracotheque.core.state import State
from dracotheque.core.traits import Traits
from dracotheque.core.window import Window
from tests.bots.positions import SHELF, one_of_each, walk, windows

pytestmark = pytest.mark.slow

FEW = Budget(iterations=3)
DRAGONS = games.get("jeu_des_dragons")

each_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
each_character = pytest.mark.parametrize("name", CHARACTERS)


def character_bot(name: str, budget: Budget = FEW) -> CharacterBot:
    return CharacterBot(CHARACTERS[name], budget)


@each_game
def test_the_positions_looked_at_cover_most_questions(game: Game) -> None:
    assert len(one_of_each(game)) >= 0.5 * len(game.state_type.rules.questions)


@each_game
@each_character
def test_a_character_answers_every_question_with_a_move_the_game_accepts(game: Game, name: str) -> None:
    for state, seat in one_of_each(game):
        before = state.to_json()
        move = character_bot(name).choose(Window(state, seat), Random(1))
        assert state.to_json() == before
        state.clone().play(seat, move)


@each_game
@pytest.mark.parametrize("name", ["beginner", "regular", "master"])
def test_in_worlds_that_look_alike_a_level_plays_the_same_move_with_the_same_dice(game: Game, name: str) -> None:
    bot = character_bot(name)
    for state, seat in one_of_each(game):
        other = state.imagine(seat, Random(2))
        chosen = [bot.choose(Window(world, seat), Random(3)) for world in (state, other)]
        assert chosen[0] == chosen[1], state.asked


def test_more_thought_is_told_apart_from_less() -> None:
    window = windows(DRAGONS)[0]
    few, many = (character_bot("master", Budget(iterations=number)).explain(window, Random(1)) for number in (6, 60))
    assert few != many


class Clock:
    """Stands still unless it is moved; in milliseconds."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        return self.now / 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time passes in imagined worlds alone: a millisecond with every answer that somebody gives there."""
    clock = Clock()
    answer = State.answer

    def answer_slowly(state: State, seat: int, move: Any) -> None:
        clock.now += 1
        answer(state, seat, move)

    monkeypatch.setattr(State, "answer", answer_slowly)
    monkeypatch.setattr(budget, "perf_counter", clock)
    return clock


@each_game
@pytest.mark.parametrize("allowed", [1, 40])
def test_time_is_used_up_but_for_a_playout_and_at_most_one_longer(game: Game, allowed: int, clock: Clock) -> None:
    bot = bots.get(f"master@{allowed}ms")
    traits = Mind(game, "master").traits
    spent = []
    for window in windows(game):
        began = clock.now
        bot.choose(window, Random(1))
        if clock.now > began:
            spent.append(clock.now - began)
    assert bool(spent) == (traits.pondered != ())
    playout = 1 + traits.horizon
    assert all(SPENT * allowed - playout <= milliseconds <= allowed + playout for milliseconds in spent)


def test_an_iteration_that_would_not_be_over_in_time_is_not_begun(clock: Clock) -> None:
    """What came before the first counts, so that the answer is there in time."""
    allowance = Budget(milliseconds=600).start()
    clock.now += 150
    done = 0
    while allowance.covers(done):
        clock.now += 100
        done += 1
    assert (done, clock.now) == (4, 550)


def test_whoever_has_no_time_left_still_looks_once(clock: Clock) -> None:
    allowance = Budget(milliseconds=600).start()
    clock.now += 2000
    assert allowance.covers(0)
    clock.now += 1
    assert not allowance.covers(1)


def test_a_clock_that_stands_still_hurries_nobody(clock: Clock) -> None:
    allowance = Budget(milliseconds=600).start()
    assert allowance.covers(0)
    assert allowance.trimmed(3, 16) == 16


def test_processor_time_is_no_time_of_the_clock(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    processor = Clock()
    monkeypatch.setattr(budget, "process_time", processor)
    wish = Budget.read("600cpu")
    assert wish is not None
    allowance = wish.start()
    assert allowance.covers(0)
    clock.now += 5000
    processor.now += 100
    assert allowance.covers(1)
    processor.now += 490
    assert not allowance.covers(2)


def test_the_company_stands_from_the_lowest_level_up_and_each_level_has_its_own_way() -> None:
    levels = list(dict.fromkeys(character.level for character in CHARACTERS.values()))
    assert levels == list(get_args(Level))
    assert [CHARACTERS[level].manner.whim for level in levels] == [0.5, 0.2, 0.0, 0.0, 0.0]


@pytest.mark.parametrize(("game", "moment"), [("drakon", 50), ("pierres_du_dragon", 200)])
def test_an_expert_thinks_for_a_moment_of_the_game_unless_told_otherwise(game: str, moment: int) -> None:
    box = games.get(game)
    times = [CharacterBot(CHARACTERS[level]).thinking_time(box) for level in LEVELS]
    assert times == [None, None, None, Budget(milliseconds=moment), Budget(milliseconds=600)]
    told = Budget(milliseconds=50, on_processor=True)
    assert CharacterBot(CHARACTERS["expert"], told).thinking_time(box) == told


def test_masters_think_for_less_than_a_second_unless_told_otherwise() -> None:
    budgets = [character.budget for character in CHARACTERS.values() if character.level == "master"]
    assert budgets
    assert all(budget is not None and (budget.milliseconds or 1e9) <= 1000 for budget in budgets)


@pytest.mark.parametrize(
    "wish", ["master@", "master@0ms", "master@5", "master@5cpus", "master@-3it", "random@5ms", "regular@5ms"]
)
def test_a_budget_nobody_can_keep_is_refused(wish: str) -> None:
    with pytest.raises(Unknown) as refusal:
        bots.get(wish)
    assert refusal.value.code == "error-bot-budget"


# Manners.


def choice_of(manner: Manner, window: Window, seed: int) -> Any:
    budget = Budget(iterations=40)
    character = Character(name="somebody", level="master", manner=manner, budget=budget)
    return CharacterBot(character).choose(window, Random(seed))


@pytest.mark.parametrize("manner", [Manner(whim=1.0), Manner(caution=3.0), Manner(caution=-3.0), Manner(spite=3.0)])
def test_a_manner_shows_in_play(manner: Manner) -> None:
    positions = [Window(state.clone(), seat) for state, seat in islice(walk(DRAGONS, 3, {}, 5), 3, 15)]
    different = [window for window in positions if choice_of(manner, window, 1) != choice_of(Manner(), window, 1)]
    assert different


GREEDY = CharacterBot(Character(name="greedy", level="beginner", manner=Manner(whim=1.0)))


def wide_choice() -> Window:
    """A card to play, out of five or more."""
    met = (Window(state, seat) for state, seat in walk(DRAGONS, 3, {}, 5) if state.asked == "play")
    return next(window for window in met if len(window.decision.moves) >= 5)


def test_an_impulse_grabs_what_glitters_among_a_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    window = wide_choice()
    last: Any = window.decision.moves[-1]

    def glitter(view: Any) -> list[float]:
        return [float(last.card in place.flight) for place in view.places]

    monkeypatch.setattr(DRAGONS.insight, "evaluate", glitter)
    chosen = [GREEDY.choose(window, Random(seed)) for seed in range(30)]
    assert 0.4 < chosen.count(last) / 30 < 1.0


def test_how_many_moves_an_impulse_sees_is_a_trait_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    window = wide_choice()
    seen: list[Any] = []

    def look(view: Any) -> list[float]:
        seen.append(view)
        return [0.0] * len(view.places)

    monkeypatch.setattr(DRAGONS.insight, "evaluate", look)
    for handful in (2, 7):
        monkeypatch.setattr(DRAGONS.insight, "TRAITS", Traits(handful=handful))
        seen.clear()
        GREEDY.choose(window, Random(1))
        assert len(seen) == handful
