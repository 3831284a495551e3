"""LearnedMind: a mind whose habits and judgement a network has learnt from games against itself."""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from dracotheque.bots.mind import Ideas, Mind, shared_victory
from dracotheque.bots.network import Network, network_of
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.window import Window

PARTS: Final = 256.0


class LearnedMind(Mind):
    """Plays on, and judges where it ends, as the network does."""

    def __init__(self, game: Game, network: Network, *, envious: bool = False) -> None:
        super().__init__(game, "master")
        self.network = network
        self.room: Any = game.insight.features
        """Any stands for the game's own `features` room."""
        self.envious = envious
        """Whether it matters who of the others is ahead."""

    @classmethod
    def of(cls, window: Window, *, envious: bool = False) -> "LearnedMind | None":
        """What was learnt for this table; None where nothing was, or for other options and numbers of players."""
        game = window.game
        room = getattr(game.insight, "features", None)
        network = None if room is None else network_of(game.package)
        if room is None or network is None:
            return None
        view = window.view
        return cls(game, network, envious=envious) if room.fits(view.players, view.options) else None

    def move(self, world: State, seat: int, decision: Decision, rng: Rng) -> Move:
        """The answer that most speaks for; in secret one of them, the likelier the more speaks for it."""
        logits = self.logits(world, seat, decision)
        if not decision.secret:
            return decision.moves[logits.index(max(logits))]
        weights = softened(logits)
        ticket = rng.random() * sum(weights)
        for move, weight in zip(decision.moves, weights, strict=True):
            ticket -= weight
            if ticket < 0.0:
                return move
        return decision.moves[-1]

    def judge(self, world: State, seat: int) -> Sequence[float]:
        """The share that this seat may expect; the others part the rest, by what they expect where that matters."""
        if world.over:
            return shared_victory(world)
        players = world.players
        own = self.share(world, seat)
        if not self.envious:
            return [own if other == seat else (1.0 - own) / (players - 1) for other in range(players)]
        shares = [own if other == seat else self.share(world, other) for other in range(players)]
        total = sum(shares) - own
        return [share if other == seat else (1.0 - own) * share / total for other, share in enumerate(shares)]

    # Any world will do: what the network reads is the same in all that a seat cannot tell apart.

    def move_at(self, window: Window, rng: Rng) -> Move:
        return self.move(window.imagine(rng), window.seat, window.decision, rng)

    def ideas_at(self, window: Window, rng: Rng) -> Ideas:
        """The moves that most speaks for."""
        weights = softened(self.logits(window.imagine(rng), window.seat, window.decision))
        ranked = sorted(zip(window.decision.moves, weights, strict=True), key=lambda idea: -idea[1])
        return self.shared(ranked[: self.traits.breadth])

    def logits(self, world: State, seat: int, decision: Decision) -> list[int]:
        return self.network.answers(self.room.features(world, seat), self.room.actions(world, seat, decision))

    def share(self, world: State, seat: int) -> float:
        return 1.0 / (1.0 + exp(-self.network.share(self.room.features(world, seat)) / PARTS))


def softened(logits: list[int]) -> list[float]:
    """From 1, for the best, down to nothing."""
    most = max(logits)
    return [exp((logit - most) / PARTS) for logit in logits]
