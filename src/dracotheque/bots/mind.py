"""Mind: what a bot knows of a game, from the game's own insight, with an answer of our own where it has none."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.insight import shared_victory
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.traits import Traits
from dracotheque.core.window import Window

DRAWS: Final = 8
"""How often the policy is asked where it alone says which moves are worth a thought."""
STRANGERS: Final = 4
"""How many others are thought of beside them where there are too many for all."""
Ideas = list[tuple[Move, float]]
"""Moves worth a thought, each with its part of the first attention; together 1."""
Asked = tuple[State, int, Decision, Rng]
"""A world, who is asked in it, what, and the dice."""


class Mind:
    """A game as a player of some level thinks of it."""

    together = 1
    """How many imagined games it best plays at once."""

    def __init__(self, game: Game, level: str) -> None:
        insight = game.insight
        self.game = game
        self.level = level
        self.traits = traits_of(game)
        self.chapter: Callable[[Any], int] = getattr(insight, "chapter", _one_chapter)
        self._policy: Callable[..., Move] | None = getattr(insight, "policy", None)
        self._evaluate: Callable[[Any], Sequence[float]] | None = getattr(insight, "evaluate", None)
        self._preferences: Callable[..., Sequence[float]] | None = getattr(insight, "preferences", None)

    def policy(self, view: Any, decision: Decision, rng: Rng) -> Move:
        """What a sensible player would do; anything, in a game without a policy."""
        if self._policy is None:
            return any_of(decision.moves, rng)
        if self.traits.by_level:
            return self._policy(view, decision, rng, self.level)
        return self._policy(view, decision, rng)

    def move(self, world: State, seat: int, decision: Decision, rng: Rng) -> Move:
        """What somebody in this seat of an imagined world would do."""
        return self.policy(self.game.recall(world, seat), decision, rng)

    def moves(self, asked: Sequence[Asked]) -> list[Move]:
        """The same in several worlds."""
        return [self.move(*each) for each in asked]

    def ponders(self, question: str) -> bool:
        """Whether a search does better than the policy here."""
        return self.traits.pondered is None or question in self.traits.pondered

    def habit(self, part: float) -> float:
        """What a move is granted that is drawn so much attention, in parts of the favourite's: standard errors."""
        return self.traits.habit * part

    def judge(self, world: State, seat: int) -> Sequence[float]:
        """Each player's share of the victory, as this seat would judge it."""
        if world.over:
            return shared_victory(world)
        if self._evaluate is None:
            return (1.0 / world.players,) * world.players
        return self._evaluate(self.game.recall(world, seat))

    def judgements(self, worlds: Sequence[State], seat: int) -> list[Sequence[float]]:
        """The same in several worlds."""
        return [self.judge(world, seat) for world in worlds]

    def chance(self, view: Any) -> float:
        """The viewer's own share of the victory as things stand."""
        shares = (1.0 / view.players,) * view.players if self._evaluate is None else self._evaluate(view)
        return shares[int(view.viewer)]

    def move_at(self, window: Window, rng: Rng) -> Move:
        """What whoever looks through this window would do out of habit."""
        return self.policy(window.recall, window.decision, rng)

    def ideas_at(self, window: Window, rng: Rng) -> Ideas:
        """The answers worth a thought to whoever looks through this window."""
        return self.ideas(window.recall, window.decision, rng)

    def ideas(self, view: Any, decision: Decision, rng: Rng) -> Ideas:
        """The answers worth a thought: those the game prefers, else those its policy draws and some others."""
        preferred = self.preferred(view, decision)
        if preferred is not None:
            return preferred
        moves = decision.moves
        found: dict[Move, float] = {}
        if self._policy is not None:
            for _ in range(DRAWS):
                move = self.policy(view, decision, rng)
                found[move] = found.get(move, 0.0) + 1.0
        if len(moves) <= self.traits.breadth:
            found |= {move: 0.0 for move in moves if move not in found}
        else:
            found |= {move: 0.0 for move in [any_of(moves, rng) for _ in range(STRANGERS)] if move not in found}
        return self.shared(list(found.items()))

    def preferred(self, view: Any, decision: Decision) -> Ideas | None:
        """The moves a sensible player is most drawn to; None where the game does not say."""
        if self._preferences is None:
            return None
        drawn = zip(decision.moves, self._preferences(view, decision), strict=True)
        return self.shared(sorted(drawn, key=lambda idea: -idea[1])[: self.traits.breadth])

    def shared(self, ranked: Ideas) -> Ideas:
        """Part of the attention by preference, the rest for all alike."""
        total = sum([weight for _, weight in ranked])
        trust = self.traits.trust if total > 0.0 else 0.0
        alike = (1.0 - trust) / len(ranked)
        return [(move, alike + (trust * weight / total if trust else 0.0)) for move, weight in ranked]


def traits_of(game: Game) -> Traits:
    """How a game is best thought about, by its own insight."""
    traits: Traits | None = getattr(game.insight, "TRAITS", None)
    return traits or Traits()


def _one_chapter(_: object) -> int:
    return 0
