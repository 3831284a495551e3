"""Games from which a network learns only to judge: whose answers are too many to have a number each."""

from collections.abc import Generator
from random import Random
from typing import Final

from dracotheque.core.chance import any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.learning.decisions import Row
from dracotheque.learning.episodes import (
    LEARNER,
    RULE_OF_THUMB,
    UNKNOWN,
    Answers,
    Episode,
    Question,
    School,
    Step,
    choices,
    foreseen,
)

FAVOURITES: Final = 6
STRANGERS: Final = 2


class JudgingSchool(School):
    """Everybody goes where the network likes it best, of the moves that come to mind; every chair is learnt from."""

    def watch(self, rng: Random) -> list[Row]:
        state = self.table(rng)
        steps: list[list[Step]] = [[] for _ in range(state.players)]
        for seat, decision in choices(state):
            state.answer(seat, self.habit(state, seat, decision, rng))
            for contender, seen in self.seen(state):
                steps[contender].append(self.step(state, seen, UNKNOWN))
        return self.lessons(state, steps)

    def play(self, rng: Random) -> Episode:
        state = self.table(rng)
        who = self.company(state.players, rng)
        steps: list[list[Step]] = [[] for _ in range(state.players)]
        for seat, decision in choices(state):
            if who[seat] == RULE_OF_THUMB or rng.random() < self.recipe.stray:
                move = self.habit(state, seat, decision, rng)
            else:
                move = yield from self.liked(state, seat, decision, rng, who[seat])
            state.answer(seat, move)
            for contender, seen in self.seen(state):
                steps[contender].append(self.step(state, seen, foreseen((yield LEARNER, seen))))
        return self.lessons(state, steps)

    def habit(self, state: State, seat: int, decision: Decision, rng: Random) -> Move:
        """What the rule of thumb does, or now and then anything."""
        if rng.random() < self.recipe.stray:
            return any_of(decision.moves, rng)
        return self.mind.policy(self.game.recall(state, seat), decision, rng)

    def liked(
        self, state: State, seat: int, decision: Decision, rng: Random, who: int
    ) -> Generator[Question, Answers, Move]:
        """The move after which this network foresees most, in one of the worlds that the seat can imagine."""
        world: State = self.game.imagine(state, seat, rng)
        liked, most = decision.moves[0], UNKNOWN
        for idea in self.ideas(state, seat, decision, rng):
            after = world.clone()
            after.answer(seat, idea)
            if after.over:
                share = self.mind.judge(after, seat)[seat]
            else:
                share = foreseen((yield who, self.room.features(after, seat)))
            if share > most:
                liked, most = idea, share
        return liked

    def ideas(self, state: State, seat: int, decision: Decision, rng: Random) -> list[Move]:
        """The moves that the rule of thumb likes best, and a few others."""
        favourites = [move for move, _ in self.mind.ideas(self.game.recall(state, seat), decision, rng)[:FAVOURITES]]
        if len(decision.moves) > FAVOURITES:
            favourites += [any_of(decision.moves, rng) for _ in range(STRANGERS)]
        return favourites

    def seen(self, state: State) -> list[tuple[int, list[int]]]:
        """What everybody knows who can still win."""
        if state.over:
            return []
        contenders = self.room.contenders(state)
        return list(zip(contenders, self.room.chairs(state, contenders), strict=True))

    def step(self, state: State, seen: list[int], expected: float) -> Step:
        return Step(seen, [], 0, 0.0, expected, self.mind.chapter(state))
