"""What each seat may choose before the game begins: who somebody is at the table, everybody another one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng, random_keys
from dracotheque.core.moves import Move
from dracotheque.core.options import Options


class SeatChoice:
    """One of several things for each seat, first come first served; what is left goes to whoever has not chosen.

    The game asks for it in its first questions, seat after seat, where its options say so: what was chosen before the
    start is played there, so that the log of a game says it like everything else.
    """

    def __init__(
        self,
        name: str,
        moves: Mapping[str, Move],
        *,
        agreed: Mapping[str, object],
        offered: Callable[[Any], bool],  # Any: the options of the game that declares it
        explained: Callable[[Any], bool],
    ) -> None:
        self.name: Final = name
        """What is chosen: `adventurer`; the texts of the game call its values `adventurer-wizard` and so on."""
        self.moves: Final = dict(moves)
        """The move by which each value is chosen."""
        self.agreed: Final = dict(agreed)
        """The options under which the game asks for it."""
        self._offered = offered
        self._explained = explained

    def is_offered(self, options: Options) -> bool:
        """Whether a table with these options lets people choose before the game begins."""
        return self._offered(options)

    def is_explained(self, options: Options) -> bool:
        """Whether it matters in the game what one chooses: `adventurer-wizard-text` and so on say how."""
        return self._explained(options)

    def completed(self, chosen: Sequence[str | None], rng: Rng) -> list[str]:
        """What every seat has: what it has chosen, or one of those that are left, by lot."""
        left = [value for value in self.moves if value not in chosen]
        left = [value for _, value in sorted(zip(random_keys(rng, len(left)), left, strict=True))]
        return [left.pop() if value is None else value for value in chosen]
