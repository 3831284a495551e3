"""The bot behind every character: an impulse, a rule of thumb, or a search, and words for each of them."""

from typing import Final

import msgspec

from dracotheque.bots.advice import Advice, Option, Reason, percent
from dracotheque.bots.budget import Budget
from dracotheque.bots.characters import MOMENT, Character
from dracotheque.bots.learned import instinctive_mind, searching_mind
from dracotheque.bots.mind import Mind, traits_of
from dracotheque.bots.search import Thought, think
from dracotheque.bots.search.tree import Edge
from dracotheque.core.chance import Rng, any_of, weighted
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.window import Window

GLANCE: Final = Budget(milliseconds=150)
"""How long somebody who plays by rule of thumb looks at the chances before explaining."""
CLEAR: Final = 0.02
"""A difference worth naming, as part of the victory."""


class CharacterBot:
    """Plays any game as its character does."""

    def __init__(self, character: Character, budget: Budget | None = None) -> None:
        if budget is not None and character.budget is not None:
            character = msgspec.structs.replace(character, budget=budget)
        self.character = character
        self.name = character.name
        self.budget = character.budget
        self.glance = budget or GLANCE

    def choose(self, window: Window, rng: Rng) -> Move:
        return self.decide(window, rng)[0]

    def explain(self, window: Window, rng: Rng) -> Advice:
        """The move it would make with these dice, what it makes of the others, and why."""
        move, reason, search = self.decide(window, rng)
        mind = self.mind(window)
        if search is None and mind.ponders(window.decision.question):
            search = think(window, mind, rng)
            search.consider(move)
            search.run(self.glance)
        found = impressions(window, mind, move, rng) if search is None else options(search)
        return Advice(move=move, options=ranked(found, move), reason=reason)

    def thinking_time(self, game: Game) -> Budget | None:
        """How long it thinks about a move of this game."""
        return Budget(milliseconds=traits_of(game).moment) if self.budget == MOMENT else self.budget

    def mind(self, window: Window) -> Mind:
        """How it thinks of this game: as a network has learnt to, or by the game's own insight."""
        character, budget = self.character, self.thinking_time(window.game)
        learned: Mind | None = None
        if character.learned and budget is not None:
            hurried = budget.milliseconds is not None
            learned = searching_mind(window, hurried=hurried, unproven=character.unproven)
        elif character.learned:
            learned = instinctive_mind(window)
        return learned or Mind(window.game, character.level)

    def decide(self, window: Window, rng: Rng) -> tuple[Move, Reason, Thought | None]:
        decision = window.decision
        moves = decision.moves
        if len(moves) == 1 and not decision.open_ended:
            return moves[0], Reason("reason-forced"), None
        manner, budget = self.character.manner, self.thinking_time(window.game)
        allowance = None if budget is None else budget.start()
        mind = self.mind(window)
        if manner.whim and rng.random() < manner.whim:
            return impulse(window, mind, rng), Reason("reason-impulse"), None
        if allowance is None or not mind.ponders(decision.question):
            return mind.move_at(window, rng), Reason("reason-habit"), None
        search = think(window, mind, rng, spite=manner.spite)
        if len(search.edges) > 1:
            search.spend(allowance)
        if decision.secret:
            # Who is predictable can be answered.
            moves, weights = zip(*search.weights().items(), strict=True)
            return moves[weighted(weights, rng)], Reason("reason-secret"), search
        edge, reason = best(search, manner.caution)
        return edge.move, reason, search


def impulse(window: Window, mind: Mind, rng: Rng) -> Move:
    """Of a handful of moves, the one after which things look best at once."""
    moves = window.decision.moves
    handful = [any_of(moves, rng) for _ in range(mind.traits.handful)]
    world = window.imagine(rng)
    promises = []
    for move in handful:
        after = world.clone()
        after.answer(window.seat, move)
        promises.append(mind.judge(after, window.seat)[window.seat])
    return handful[promises.index(max(promises))]


def best(search: Thought, caution: float) -> tuple[Edge, Reason]:
    """The leading move; a character of some caution weighs the spread of results too."""
    first, *rest = search.serious()
    chosen = max([first, *rest], key=lambda edge: edge.mean - caution * edge.deviation) if caution else first
    if chosen is not first:
        return chosen, Reason("reason-safer" if caution > 0.0 else "reason-bolder")
    others = [edge for edge in search.edges if edge is not first and edge.visits]
    if not others:
        return first, Reason("reason-only-idea")
    lead = first.chance - max([edge.chance for edge in others])
    if lead >= CLEAR:
        return first, Reason("reason-clear", {"lead": percent(lead)})
    if lead >= 0.0:
        return first, Reason("reason-close")
    envied = first.mean >= max([edge.mean for edge in others])
    return first, Reason("reason-envious" if envied else "reason-experience")


def options(search: Thought) -> list[Option]:
    """What was considered, and what came of it in the games imagined."""
    weights = search.weights()
    return [Option(edge.move, edge.chance, weights.get(edge.move, 0.0)) for edge in search.edges if edge.visits]


def impressions(window: Window, mind: Mind, move: Move, rng: Rng) -> list[Option]:
    """Where no search is made: what comes to mind, with the chances as they stand."""
    chance = mind.chance(window.recall)
    ideas = mind.ideas(window.recall, window.decision, rng)
    found = [Option(idea, chance, weight) for idea, weight in ideas]
    return found if move in dict(ideas) else [*found, Option(move, chance, 0.0)]


def ranked(found: list[Option], move: Move) -> tuple[Option, ...]:
    """The weightiest first, and before equals the move itself."""
    return tuple(sorted(found, key=lambda option: (-option.weight, option.move != move)))
