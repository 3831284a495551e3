"""A position as the player who decides sees it: the delta, the best route, the rivals."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import Move
from dracotheque.core.seats import changed

from ..components.planks import PLANK_NUMBER
from ..moves import LayPlank, PutStone, RemovePlank, RemoveStone
from ..view import DeltaView, LaidPlank
from .rivals import Rivals
from .routes import Leg, Route, best_route, distances
from .survey import Survey

M = TypeVar("M", bound=Move)


class Outlook:
    """What a player works out once and uses for every answer."""

    def __init__(self, view: DeltaView, level: str) -> None:
        self.view = view
        self.level = level
        self.survey = Survey(view, level)
        self._costs: list[float] = []
        self._far: list[float] = []
        self._routes: list[Route | None] = []
        self._rivals: Rivals | None = None

    # Nothing is worked out before somebody asks. Compiled, a `cached_property` would be worked out each time.

    @property
    def far(self) -> list[float]:
        """How far every spot is from one's goal; whoever asks finds the costs worked out, too."""
        if not self._far:
            self._costs = self.survey.costs(self.survey.me)
            self._far = distances(self.survey, self._costs, self.survey.me)
        return self._far

    @property
    def route(self) -> Route | None:
        if not self._routes:
            far = self.far
            self._routes.append(best_route(self.survey, self._costs, far))
        return self._routes[0]

    @property
    def legs(self) -> list[Leg]:
        """The planks of the best route."""
        route = self.route
        return [] if route is None else route.legs

    @property
    def rivals(self) -> Rivals:
        if self._rivals is None:
            self._rivals = Rivals(self.survey)
        return self._rivals

    def change(self, move: Move) -> float:
        """What a change of the delta is worth: the harm to rivals and one's own gain."""
        return self.rivals.harm(Survey(after_move(self.view, move), self.level))

    def best(self, moves: Sequence[M], worth: Callable[[Any], float], rng: Rng) -> M:
        """The move of most worth, any of those that are equal."""
        worths = [worth(move) for move in moves]
        most = max(worths) - 1e-9
        return any_of([move for move, each in zip(moves, worths, strict=True) if each >= most], rng)


# Tables that might be: the view after something was built or removed.


def after_move(view: DeltaView, move: Move) -> DeltaView:
    """The table after a move of the viewer that changes the board, if a plank holds."""
    match move:
        case PutStone(islet):
            return replace(view, stones=(*view.stones, islet))
        case RemoveStone(islet):
            return replace(view, stones=tuple(stone for stone in view.stones if stone != islet))
        case LayPlank(plank, a, b):
            return replace(with_reserve(view, plank, False), planks=(*view.planks, LaidPlank(plank, a, b)))
        case RemovePlank(plank):
            left = tuple(laid for laid in view.planks if laid.plank != plank)
            return replace(with_reserve(view, plank, True), planks=left)
        case _:
            return view


def with_reserve(view: DeltaView, plank: str, taken: bool) -> DeltaView:
    """The table with this plank in the viewer's reserve, or no longer there."""
    own = view.contestants[view.viewer or 0]
    reserve = {*own.reserve, plank} if taken else {*own.reserve} - {plank}
    other = replace(own, reserve=tuple(sorted(reserve, key=PLANK_NUMBER.__getitem__)))
    return replace(view, contestants=changed(view.contestants, own.seat, other))
