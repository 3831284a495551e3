"""Writing a lesson: arranged positions, and what the learner in the first seat sees and does in them."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final

from dracotheque import bots
from dracotheque.core.decisions import plain
from dracotheque.core.events import Told
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.core.window import Window
from tools.fixtures import step

LEARNER: Final = 0
SEED: Final = 5
MOST_ANSWERS: Final = 60
Hint = tuple[str, str]
"""What is said, as the name of a message, and the anchor on the board it points at."""


class Lesson:
    """Moments as they come: each with what happened, what is said about it, and the move it waits for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moments: list[dict[str, Any]] = []
        self.met: set[str] = set()
        self._rng: Any = Random(SEED)
        self._bot = bots.get("heuristic")
        self._told: tuple[Told, ...] = ()

    def open(self, state: State) -> None:
        """Lay another position on the table; nothing of it has been told."""
        self.state = state
        state.news()
        self._told = ()

    def show(self, *hints: Hint) -> None:
        """Let the learner look at the table, and at what has happened since."""
        self._keep(hints, None)

    def ask(self, question: str, move: Move | Callable[[Any], bool] | None = None, *hints: Hint) -> None:
        """The learner is asked this, and answers with this move, the first of this kind, or as a bot would."""
        decision = self.state.decision(LEARNER)
        if decision.question != question:
            raise ValueError(f"{self.game.id}: asked {decision.question!r}, not {question!r}")
        answer = self._answer(decision.moves, move)
        self.met.add(question)
        self._keep(hints, answer)
        self._told = self.state.play(LEARNER, answer)

    def let(self, seat: int, move: Move) -> None:
        """Somebody else does this."""
        self._told += self.state.play(seat, move)

    def wait(self) -> None:
        """The others play until the learner is asked, or nobody is."""
        for _ in range(MOST_ANSWERS):
            seat = next((actor for actor in self.state.actors if actor != CLOCK), CLOCK)
            if self.state.over or self.state.decision(LEARNER).moves:
                return
            moves = self.state.decision(CLOCK).moves
            self.let(seat, moves[0] if seat == CLOCK else self._bot.choose(Window(self.state, seat), self._rng))

    def _answer(self, moves: Sequence[Move], wanted: Move | Callable[[Any], bool] | None) -> Move:
        if wanted is None:
            return self._bot.choose(Window(self.state, LEARNER), self._rng)
        if isinstance(wanted, Move):
            return wanted
        return next(move for move in moves if wanted(move))

    def _keep(self, hints: Iterable[Hint], move: Move | None) -> None:
        seen: dict[str, Any] = step(self.state, LEARNER, self._told)
        self._told = ()
        if move is None:
            seen["decision"] = None
        else:
            answer = plain(move)
            seen["decision"] = {**seen["decision"], "moves": [answer], "open_ended": False}
        self.moments.append({**seen, "hints": [{"say": say, "at": at} for say, at in hints]})
