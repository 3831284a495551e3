"""Episodes: one game each, from the first decision to what can be learnt from it."""

from collections.abc import Generator, Iterator
from functools import partial
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from dracotheque.bots.learned import left_to_habit
from dracotheque.bots.mind import Mind
from dracotheque.bots.spelling import Said, spelled_in
from dracotheque.core.chance import any_of, weighted
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.insight import shared_victory
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.learning.decisions import Row
from dracotheque.learning.recipe import Recipe

LEARNER: Final = 0
EARLIER: Final = 1
RULE_OF_THUMB: Final = 2
LIMIT: Final = 20_000
"""Decisions after which a game is given up: nothing is learnt from it."""
UNKNOWN: Final = -1.0
"""What is expected where no network was asked."""

Question = tuple[int, list[int]]
"""Whose network is asked, and what it sees."""
Answers = Any
"""All logits of one position, by action; the last one is the share of the victory. A row of numpy's."""
Episode = Generator[Question, Answers, list[Row]]


class Step(NamedTuple):
    """A decision in a game that goes on."""

    features: list[int]
    actions: list[int]
    chosen: int
    log: float
    expected: float
    chapter: int


class School:
    """A game, who teaches it, and how its positions are read."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        self.game = game
        self.recipe = recipe
        self.mind = Mind(game, "regular")
        self.room: Any = game.insight.features
        """Any stands for the game's own `features` room."""
        self.left = left_to_habit(self.room)
        self.spelled = spelled_in(self.room)
        self.choose = drawn if recipe.method == "ppo" else partial(best, whim=recipe.whim)

    def table(self, rng: Random) -> State:
        """A new game: as many players as the recipe says, the rulebook's options or a preset without a clock."""
        sizes = self.recipe.players or self.game.players
        # Larger tables make more decisions: about as many are learnt from at every size.
        players = rng.choices(sizes, [1.0 / size for size in sizes])[0]
        options: dict[str, object] = {}
        if rng.random() >= self.recipe.base:
            presets = list(self.game.presets(players).values())
            options = presets[int(rng.random() * len(presets))]
        seed = rng.getrandbits(60)
        state: State = self.game.start(players, options, seed=seed, events=False)
        if CLOCK in state.actors or state.ticking or not self.room.fits(players, state.options):
            state = self.game.start(players, None, seed=seed, events=False)
        if hasattr(self.room, "redraw"):
            self.room.redraw(state, rng)
        return state

    def watch(self, rng: Random) -> list[Row]:
        """A game that the rule of thumb plays against itself; now and then somebody does anything."""
        state = self.table(rng)
        steps: list[list[Step]] = [[] for _ in range(state.players)]
        room = self.room
        for seat, decision in choices(state):
            moves = decision.moves
            move = self.mind.policy(self.game.recall(state, seat), decision, rng)
            if decision.question in self.spelled:
                seen = room.features(state, seat)
                said = room.spelled(state, seat, move)
                for count, piece in enumerate(said):
                    so_far = said[:count]
                    possible = list(room.pieces(state, seat, so_far))
                    steps[seat].append(self.seen_done(state, seen + room.told(so_far), possible, piece))
            elif decision.question not in self.left:
                # Where any split may be told only a few are listed, and the one that was told is another.
                listed = list(dict.fromkeys([*moves, move]))
                numbers = room.actions(state, seat, replace(decision, moves=listed))
                possible = list(dict.fromkeys(numbers))
                done = numbers[listed.index(move)]
                steps[seat].append(self.seen_done(state, room.features(state, seat), possible, done))
            state.answer(seat, any_of(moves, rng) if rng.random() < self.recipe.stray else move)
        return self.lessons(state, steps)

    def play(self, rng: Random) -> Episode:
        """A game of the network against itself, and now and then against an earlier one or a rule of thumb."""
        state = self.table(rng)
        who = self.company(state.players, rng)
        steps: list[list[Step]] = [[] for _ in range(state.players)]
        room = self.room
        for seat, decision in choices(state):
            if who[seat] == RULE_OF_THUMB or decision.question in self.left:
                state.answer(seat, self.mind.policy(self.game.recall(state, seat), decision, rng))
                continue
            taken = steps[seat] if who[seat] == LEARNER else []
            seen = room.features(state, seat)
            if decision.question in self.spelled:
                said: Said = ()
                while possible := list(room.pieces(state, seat, said)):
                    asking = self.answer(state, who[seat], seen + room.told(said), possible, taken, rng)
                    said = (*said, (yield from asking))
                state.answer(seat, room.whole(state, seat, said))
            else:
                # Moves that are told by the same number are one answer: the first of them.
                numbers = room.actions(state, seat, decision)
                asking = self.answer(state, who[seat], seen, list(dict.fromkeys(numbers)), taken, rng)
                state.answer(seat, decision.moves[numbers.index((yield from asking))])
        return self.lessons(state, steps)

    def seen_done(self, state: State, seen: list[int], possible: list[int], done: int) -> Step:
        """What somebody did whose reasons are not known."""
        return Step(seen, possible, possible.index(done), 0.0, UNKNOWN, self.mind.chapter(state))

    def answer(
        self, state: State, who: int, seen: list[int], possible: list[int], taken: list[Step], rng: Random
    ) -> Generator[Question, Answers, int]:
        """What this network answers, noted among the steps taken."""
        answers = yield who, seen
        chosen, chance = self.choose(answers[possible].tolist(), rng)
        taken.append(Step(seen, possible, chosen, log(chance), foreseen(answers), self.mind.chapter(state)))
        return possible[chosen]

    def company(self, players: int, rng: Random) -> list[int]:
        """Who sits at each seat of a game against itself."""
        who = [LEARNER] * players
        ticket = rng.random()
        if ticket < self.recipe.rule_of_thumb + self.recipe.earlier:
            guest = RULE_OF_THUMB if ticket < self.recipe.rule_of_thumb else EARLIER
            who[int(rng.random() * players)] = guest
        return who

    def lessons(self, state: State, steps: list[list[Step]]) -> list[Row]:
        """What each decision came to: the result, seen through the expectations on the way to it."""
        if not state.over:
            return []
        within, across = self.recipe.within, self.recipe.across
        rows = []
        for share, taken in zip(shared_victory(state), steps, strict=True):
            result = float(share)
            later: Step | None = None
            for step in reversed(taken):
                if later is not None and later.expected != UNKNOWN:
                    reach = within if later.chapter == step.chapter else across
                    result = (1.0 - reach) * later.expected + reach * result
                rows.append(Row(step.features, step.actions, step.chosen, step.log, step.expected, result))
                later = step
        return rows


def choices(state: State) -> Iterator[tuple[int, Decision]]:
    """Every decision with a choice, to be answered before the next one; those without are made on the way."""
    for _ in range(LIMIT):
        if state.over:
            return
        seat = state.actors[0]
        decision = state.decision(seat)
        if len(decision.moves) == 1:
            state.answer(seat, decision.moves[0])
        else:
            yield seat, decision


def foreseen(answers: Answers) -> float:
    """The share of the victory that a network expects."""
    return 1.0 / (1.0 + exp(-float(answers[-1])))


def best(logits: list[float], rng: Random, whim: float) -> tuple[int, float]:
    """The best of several answers, or sometimes any, and how likely that was."""
    favourite = logits.index(max(logits))
    chosen = int(rng.random() * len(logits)) if rng.random() < whim else favourite
    return chosen, whim / len(logits) + (1.0 - whim) * (chosen == favourite)


def drawn(logits: list[float], rng: Random) -> tuple[int, float]:
    """One of several answers, and how likely it was."""
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    chosen = weighted(weights, rng)
    return chosen, weights[chosen] / sum(weights)
