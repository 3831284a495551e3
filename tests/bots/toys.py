"""Two toys whose best play is known: matching pennies (in secret, or first come first served), and a pile to empty."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Literal

from dracotheque.core.chance import QuickChance, Rng
from dracotheque.core.events import Event, Viewer
from dracotheque.core.fields import field
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.options import Options
from dracotheque.core.rules import Rules
from dracotheque.core.state import State
from dracotheque.core.traits import Traits
from dracotheque.core.views import View


class Show(Move, frozen=True):
    side: int


class Take(Move, frozen=True):
    count: int


class Shown(Event, frozen=True):
    seat: int


class ToyOptions(Options, frozen=True, kw_only=True):
    kind: Literal["pennies", "race", "pile"] = "pennies"
    pile: int = 6


class Toy(State):
    rules = Rules()
    options: ToyOptions
    left: int = field(lambda s: s.options.pile)
    winner: int = -1

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(seat == self.winner) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.winner,) if self.over else ()

    def sealed_event(self, seat: int) -> Event:
        return Shown(seat)

    def end(self, winner: int) -> None:
        self.winner = winner
        self.over = True
        self.ending = "won"


rules = Toy.rules


def setup(s: Toy) -> None:
    s.push(begin, 0)


@rules.step
def begin(s: Toy, seat: int) -> None:
    if s.options.kind == "pennies":
        s.ask_all(penny, range(2), {})
    elif s.options.kind == "race":
        s.ask_any(race, range(2))
    else:
        s.ask(pile, seat)


@rules.question("1", secret=True)
def penny(s: Toy, seat: int) -> list[Show]:
    return [Show(0), Show(1)]


@penny.answered
def compare(s: Toy, answers: Sequence[Show]) -> None:
    s.end(int(answers[0] != answers[1]))


@rules.question("2")
def race(s: Toy, seat: int) -> list[Show]:
    return [Show(0), Show(1)]


@race.answered
def run_off(s: Toy, seat: int, move: Show) -> None:
    """Whoever shows heads wins."""
    s.end(seat if move.side else 1 - seat)


@rules.question("3")
def pile(s: Toy, seat: int) -> list[Take]:
    return [Take(count) for count in range(1, min(3, s.left) + 1)]


@pile.answered
def take(s: Toy, seat: int, move: Take) -> None:
    """Whoever takes the last one wins."""
    s.left -= move.count
    if s.left:
        s.push(begin, 1 - seat)
    else:
        s.end(seat)


def view(s: Toy, viewer: Viewer) -> View:
    return View(viewer=viewer, players=s.players, prompt=s.prompt(), over=s.over, ending=s.ending, winners=s.winners)


def imagine(s: Toy, viewer: Viewer, rng: Rng) -> Toy:
    world = s.clone()
    world._decision = None
    world.sealed = [answer if seat == viewer else None for seat, answer in enumerate(world.sealed)]
    world.chance = QuickChance.from_rng(rng)
    return world


def toy(state: type[Toy]) -> Game:
    """The toys, on tables of this kind."""
    return Game(
        id="toy",
        title="Toy",
        authors=(),
        players=range(2, 3),
        rules_version=1,
        options=ToyOptions,
        state=state,
        moves=Show | Take,
        events=Shown,
        setup=setup,
        view=view,
        audit=lambda state: None,
        arrange=state,
        end_rule="9",
    )


TOY = toy(Toy)
TOY.insight = SimpleNamespace(imagine=imagine, TRAITS=Traits(method="tree"))
