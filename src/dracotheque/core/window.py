"""The window through which a player looks at a game: the only thing a bot is given."""

from collections.abc import Callable

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.options import Options
from dracotheque.core.state import State
from dracotheque.core.views import View


class Window:
    """What one seat may see, what it may do, and the worlds it may imagine; never the state itself."""

    __slots__ = ("_look", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        # Held in a closure, so that nobody reaches the state by accident.
        self._look: Callable[[], State] = lambda: state

    @property
    def view(self) -> View:
        """What this seat sees: the view of its game."""
        return self._look().view(self.seat)

    @property
    def recall(self) -> View:
        """What this seat sees if it has forgotten nothing of what it saw and heard."""
        return self._look().recall(self.seat)

    @property
    def players(self) -> int:
        return self._look().players

    @property
    def options(self) -> Options:
        """What the table has agreed on, which everybody knows: the options of its game."""
        return self._look().options

    @property
    def decision(self) -> Decision:
        return self._look().decision(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full world this seat cannot tell from the real one; it may be played and thrown away."""
        return self._look().imagine(self.seat, rng)
