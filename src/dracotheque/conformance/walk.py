"""Random games, walked through one decision at a time; the same seed is the same walk for every promise."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import wraps
from random import Random
from types import TracebackType

from dracotheque.conformance.case import Broken, Case, Promise, Stop
from dracotheque.conformance.dice import any_move
from dracotheque.core.events import Told
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.stills import Still, play_watched


class Walk:
    """One random game; as a context it turns any error into a broken promise that says where it happened."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.number = 0
        """How many decisions have been made."""
        self.log: list[tuple[int, Move]] = []
        self.told: tuple[Told, ...] = ()
        """What the last decision told; at first the opening."""
        self.stills: tuple[Still, ...] = ()
        """The moments the rules marked on the way."""

    def __enter__(self) -> "Walk":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Exception) and not isinstance(error, Broken):
            found = f"{type(error).__name__}: {error}"
            raise self.broken(found, "no error but IllegalMove may come out of a game; see the one above") from error

    def broken(self, found: str, repair: str) -> Broken:
        """The promise under test does not hold at this decision."""
        spot = f"{self.case}, seed {self.seed}, decision {self.number}"
        return Broken("", f"{found}\n    at {spot}: position(case, {self.seed}, {self.number})", repair)

    def positions(self) -> Iterator[State]:
        """Every position, the last one over; clone it before you touch it."""
        case = self.case
        state: State = case.game.start(case.players, case.options, seed=self.seed)
        self.number = 0
        self.log = []
        self.told, self.stills = state.news(), ()
        dice = Random(self.seed)
        yield state
        while not state.over:
            if self.number >= case.limit:
                raise self.broken(f"not over after {case.limit} decisions", "let a rule end every game")
            seat, move = any_move(state, dice)
            self.told, self.stills = play_watched(state, seat, move)
            self.log.append((seat, move))
            self.number += 1
            yield state

    def stops(self) -> Iterator[State]:
        """Some positions, spread evenly over the game, and the last one; the game is played once for all promises."""
        visited = self.case.visited
        if self.seed not in visited:
            visited[self.seed] = [Stop(self.number, self.told, state.clone()) for state in self.played_stops()]
        for stop in visited[self.seed]:
            self.number, self.told = stop.number, stop.told
            yield stop.state.clone()

    def played_stops(self) -> Iterator[State]:
        """The same positions, played up to anew: for the promises that others rely on, those about copies."""
        lengths = self.case.lengths
        if self.seed not in lengths:
            lengths[self.seed] = sum(1 for _ in self.positions())
        stride = -(-lengths[self.seed] // self.case.decisions)
        for state in self.positions():
            if self.number % stride == self.seed % stride or state.over:
                yield state

    def moments(self) -> Iterator[Still]:
        """The first moments of each name that the rules mark between two decisions."""
        met: Counter[str] = Counter()
        for _ in self.positions():
            for still in self.stills:
                met[still.name] += 1
                if met[still.name] <= self.case.decisions:
                    yield still

    def corpus(self) -> list[Move]:
        """Every move that anybody is offered in this game, each once, in order of appearance."""
        seen: dict[Move, None] = {}
        for state in self.positions():
            for seat in state.actors:
                seen.update(dict.fromkeys(state.decision(seat).moves))
        return list(seen)

    def rng(self) -> Random:
        """Dice for the promise itself, the same whenever this position is visited."""
        return Random(self.seed * 1_000_003 + self.number)


def walks(case: Case) -> Iterator[Walk]:
    """The random games of a case."""
    for seed in range(case.seed, case.seed + case.games):
        yield Walk(case, seed)


def in_every_game(check: Callable[[Walk], None]) -> Promise:
    """A promise about one walk, as a promise about every random game of a case."""

    @wraps(check)
    def kept(case: Case) -> None:
        for walk in walks(case):
            with walk:
                check(walk)

    return kept


def position(case: Case, seed: int, number: int) -> State:
    """The position of a walk after so many decisions: where a promise broke."""
    walk = Walk(case, seed)
    for state in walk.positions():
        if walk.number == number:
            return state
    raise LookupError(f"this game is over after {walk.number} decisions")
