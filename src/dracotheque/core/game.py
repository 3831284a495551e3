"""Game: the declaration of a game, from which everything else is reached."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast, get_args, get_type_hints

import msgspec

from dracotheque.core.chance import FairChance, Rng, commitment
from dracotheque.core.choices import SeatChoice
from dracotheque.core.compiling import field_types
from dracotheque.core.errors import BadTable, BrokenSave, RulesBug, Unknown
from dracotheque.core.events import Event, Viewer
from dracotheque.core.fields import complete_all, field_names, fills_in, looks_at, own_fields
from dracotheque.core.insight import Insight
from dracotheque.core.moves import Move
from dracotheque.core.options import Options, chosen
from dracotheque.core.parts import Part
from dracotheque.core.proofs import Proving
from dracotheque.core.state import State
from dracotheque.core.statistics import Statistics
from dracotheque.core.views import View
from dracotheque.core.workshop import Workshop

NOT_SAVED: Final = frozenset({"told", "stills", "_decision"})
FORMER: Final = "former"
"""The room of earlier versions: `v1`, `v2` and so on, each the differences from the version that came after it."""


class Heading(msgspec.Struct):
    """What every save begins with."""

    game: str
    rules: int


_HEADING: Final = msgspec.json.Decoder(Heading)
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


if TYPE_CHECKING:
    from typing_extensions import TypeVar as Defaulted  # what type checkers bring along

    S_co = Defaulted("S_co", bound=State, default=State, covariant=True)
    V_co = Defaulted("V_co", bound=View, default=View, covariant=True)
else:
    S_co, V_co = TypeVar("S_co"), TypeVar("V_co")
T = TypeVar("T", bound=State)


class Game(Generic[S_co, V_co]):
    """What stands on the lid of the box, and the doors to the rooms behind it.

    `Game[Table, DragonView]` is a game of which one knows the state and the view; `Game` is any game.
    """

    # Any stands for the state and the options of the game, where whoever calls knows only that they are some.
    def __init__(
        self,
        *,
        id: str,
        title: str,
        authors: tuple[str, ...],
        players: range,
        rules_version: int,
        options: type[Options],
        state: type[S_co],
        moves: Any,
        events: Any,
        setup: Callable[[S_co], None],
        view: Callable[[S_co, Viewer], V_co],
        audit: Callable[[S_co], None],
        arrange: Callable[..., S_co],
        end_rule: str,
        draws: frozenset[str] = frozenset(),
        check_options: Callable[[Any, int], None] | None = None,
        presets: Callable[[int], dict[str, dict[str, object]]] | None = None,
        recall: Callable[[S_co, Viewer], V_co] | None = None,
        seen_from: Callable[[S_co, int, Any], V_co] | None = None,
        figures: Callable[[S_co], dict[str, int]] | None = None,
        proving: Proving | None = None,
        seat_choice: SeatChoice | None = None,
        package: str = "",
    ) -> None:
        self._declared = {name: value for name, value in locals().items() if name != "self"}
        self.id = id
        self.title = title
        self.authors = authors
        self.players = players
        self.rules_version = rules_version
        self.options_type = options
        self.state_type = state
        self.moves_type = moves
        self.move_types: tuple[type[Move], ...] = get_args(moves) or (moves,)
        self.events_type = events
        self.event_types: tuple[type[Event], ...] = get_args(events) or (events,)
        self.package = package or state.__module__.rpartition(".")[0]
        """Where the game's rooms are."""
        self.setup: Callable[[Any], None] = setup
        self.view: Callable[[Any, Viewer], V_co] = view
        self.recall: Callable[[Any, Viewer], V_co] = recall or view
        self._seen_from: Callable[[Any, int, Any], V_co] | None = seen_from
        """What one player sees, made of what a spectator sees."""
        self.arrange = arrange
        self.end_rule = end_rule
        self.draws = draws
        """The endings in which nobody wins: all share the result, and count as winners."""
        self._audit: Callable[[Any], None] = audit
        self._check_options = check_options
        self._presets = presets
        self._figures: Callable[[Any], dict[str, int]] | None = figures
        self.proving = proving
        """How sealed answers are proven, in the games whose tables may want it."""
        self.seat_choice = seat_choice
        """What each seat may choose before the start, in the games where people do."""
        if not state.rules.announced <= state.rules.steps.keys():
            raise RulesBug("bug-unknown-step", game=id)
        complete_all(state)
        state.game = self

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.rules_version}>"

    # Versions of the rules.

    def before(self, state: type[T], **differences: Any) -> "Game[T, V_co]":  # Any: what was declared, of whatever type
        """The version before this one: a state with rules of its own, and what else it declared otherwise.

        Positions are laid under the rules of today, by whichever version.
        """
        earlier = {"state": state, "rules_version": self.rules_version - 1, "package": self.package}
        return Game(**(self._declared | earlier | differences))

    @cached_property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can still be played, the newest last."""
        room = f"{self.package}.{FORMER}"
        if find_spec(room) is None:
            return (self.rules_version,)
        former = sorted(int(module.name.removeprefix("v")) for module in iter_modules(import_module(room).__path__))
        return (*former, former[-1] + 1)

    def under(self, rules: int) -> "Game[S_co, V_co]":
        """The same game as it is played under this version of its rules."""
        if rules == self.rules_version:
            return self
        if rules not in self.versions:
            raise Unknown("error-unknown-rules", game=self.id, value=str(rules), known=list(self.versions))
        room = self.package if rules == self.versions[-1] else f"{self.package}.{FORMER}.v{rules}"
        game: Game[S_co, V_co] = import_module(room).GAME
        return game

    # Its rooms.

    @cached_property
    def insight(self) -> Insight:
        """The room of what a player values; loaded when somebody thinks."""
        return cast(Insight, import_module(f"{self.package}.insight"))

    @cached_property
    def workshop(self) -> Workshop | None:
        """The room where players make things of their own, in the games that have one."""
        workshop: Workshop | None = self._room("workshop", "WORKSHOP")
        return workshop

    @cached_property
    def statistics(self) -> Statistics | None:
        """The room that reads a finished game into figures, in the games that have one."""
        statistics: Statistics | None = self._room("statistics", "STATISTICS")
        return statistics

    def _room(self, name: str, held: str) -> Any:
        """What a room that not every game has holds under this name."""
        room = f"{self.package}.{name}"
        return None if find_spec(room) is None else getattr(import_module(room), held)

    @cached_property
    def view_type(self) -> type[V_co]:
        """The class of its views, as the function that makes them says."""
        kind: type[V_co] = get_type_hints(self.view)["return"]
        return kind

    def options(self, wishes: Mapping[str, object] | Options | None, players: int) -> Options:
        """The options of a table, checked."""
        if not wishes:
            options = self.options_type()
        else:
            options = wishes if isinstance(wishes, Options) else chosen(self.options_type, wishes)
        if self._check_options is not None:
            self._check_options(options, players)
        return options

    def presets(self, players: int) -> dict[str, dict[str, object]]:
        """Named option sets worth offering at a table of this size; `base` is the rulebook's game."""
        return {"base": {}, **(self._presets(players) if self._presets is not None else {})}

    def views(self, state: State, viewers: Sequence[Viewer]) -> Sequence[V_co]:
        """The views of several viewers; what lies open is looked at once for all of them, where the game says how."""
        seen_from = self._seen_from
        if seen_from is None:
            return [self.view(state, viewer) for viewer in viewers]
        common = self.view(state, None)
        return [common if viewer is None else seen_from(state, viewer, common) for viewer in viewers]

    def figures(self, state: State) -> dict[str, int]:
        """What the game itself counts of a match, for those who look at many."""
        return {} if self._figures is None else self._figures(state)

    def start(
        self,
        players: int,
        options: Mapping[str, object] | Options | None = None,
        *,
        seed: int,
        events: bool = True,
    ) -> S_co:
        """A new game at its first decision; with `events=False` nothing is told and nothing paid for telling."""
        state = self.table(players, options, seed=seed, events=events)
        self.setup(state)
        state.run()
        return state

    def table(self, players: int, options: Mapping[str, object] | Options | None, *, seed: int, events: bool) -> S_co:
        """A cleared table with its options and its chance, before the setup."""
        if type(players) is not int or players not in self.players:
            raise BadTable(
                "error-player-count",
                game=self.id,
                value=str(players),
                low=self.players[0],
                high=self.players[-1],
            )
        state = self.state_type()
        state.lay(players, self.options(options, players), FairChance.of_seed(seed), events)
        return state

    def commitment(self, seed: int) -> str:
        """The fingerprint of a seed, published when the game starts."""
        return commitment(self.id, self.rules_version, seed)

    def imagine(self, state: T, viewer: Viewer, rng: Rng) -> T:
        """A world drawn at random among those this viewer cannot tell from the real one."""
        world: T = self.insight.imagine(state, viewer, rng)  # type: ignore[assignment]  # of the game's own type
        return world

    def audit(self, state: State) -> None:
        """Raise RulesBug where something was created, lost or left in a state the rules do not know."""
        rules = state.rules
        if not state.over and not state.actors:
            raise RulesBug("bug-nobody-asked", game=self.id)
        if state.actors and state.asked not in rules.questions:
            raise RulesBug("bug-unknown-question", game=self.id)
        for step, _ in state.stack:
            if step not in rules.steps:
                raise RulesBug("bug-unknown-step", game=self.id)
        self._audit(state)

    def save(self, state: State, *, keepsakes: bool = True) -> str:
        left_out = frozenset() if keepsakes else self.state_type.keepsakes
        fields = self._look(state)
        for name in left_out:
            del fields[name]
        _leave_out(fields, self._unsaved)
        if state.options.unsaved:
            fields["options"] = options = msgspec.structs.asdict(state.options)
            _leave_out(options, state.options.unsaved)
        return msgspec.json.encode({"game": self.id, "rules": self.rules_version, **fields}).decode()

    def from_json(self, text: str | bytes, *, events: bool = True) -> S_co:
        """The state that was saved, checked; it goes on under the rules it began with."""
        fault = None
        try:
            saved = self._decoder.decode(text)
            if (saved.game, saved.rules) != (self.id, self.rules_version):
                fault = BrokenSave("error-foreign-save", game=self.id, found=saved.game, rules=saved.rules)
        except _UNREADABLE as error:
            fault = BrokenSave("error-broken-save", game=self.id, detail=str(error))
        if fault is not None:
            earlier = self._earlier(text)
            if earlier is None:
                raise fault
            return earlier.from_json(text, events=events)
        state = self.state_type()
        self._fill(state, saved)
        state.told = [] if events else None
        state.stills = None
        state._decision = None
        try:
            self.audit(state)
        except (RulesBug, LookupError, ArithmeticError, ValueError, TypeError) as error:
            raise BrokenSave("error-broken-save", game=self.id, detail=str(error)) from None
        return state

    def _earlier(self, text: str | bytes) -> "Game[S_co, V_co] | None":
        """The game as it was when this was saved, where that is another version of its rules."""
        try:
            heading = _HEADING.decode(text)
        except _UNREADABLE:
            return None
        is_another = heading.game == self.id and heading.rules != self.rules_version and heading.rules in self.versions
        return self.under(heading.rules) if is_another else None

    @cached_property
    def _types(self) -> dict[str, Any]:
        return field_types(self.state_type, {"Game": Game, "Self": State})

    @cached_property
    def _parts(self) -> dict[str, type[Part]]:
        """The fields that are parts of the state, with fields of their own."""
        return {
            name: kind
            for name in field_names(self.state_type)
            if isinstance(kind := self._types[name], type) and issubclass(kind, Part)
        }

    @cached_property
    def _saved_fields(self) -> dict[str, str]:
        """What a save has, each with the part it lies in, if in any; by class, then in the order of the alphabet."""
        found: dict[str, str] = {}
        for base in reversed(self.state_type.__mro__):
            own = {name: "" for name in own_fields(base) if name not in NOT_SAVED and name not in self._parts}
            for part in self._parts.keys() & own_fields(base):
                own |= dict.fromkeys(field_names(self._parts[part]), part)
            found |= dict(sorted(own.items()))
        return found

    @cached_property
    def _unsaved(self) -> dict[str, object]:
        """What a save leaves out while it has this value."""
        found = dict(self.state_type.unsaved)
        for part in self._parts.values():
            found |= part.unsaved
        return found

    @cached_property
    def _look(self) -> Callable[[State], dict[str, object]]:
        return looks_at(self._saved_fields)

    @cached_property
    def _fill(self) -> Callable[[State, object], None]:
        return fills_in(self._saved_fields, self._parts)

    @cached_property
    def _decoder(self) -> "msgspec.json.Decoder[Any]":
        hints = dict(self._types)
        for part in self._parts.values():
            hints |= field_types(part, {"Self": Part})
        hints |= {"options": self.options_type, "sealed": list[self.moves_type | None]}  # type: ignore[name-defined]
        fields: list[Any] = [("game", str), ("rules", int)]
        unsaved = self._unsaved
        fields += [
            (name, hints[name], unsaved[name]) if name in unsaved else (name, hints[name])
            for name in self._saved_fields
        ]
        saved = msgspec.defstruct(f"Saved_{self.id}", fields, forbid_unknown_fields=True, kw_only=True)
        return msgspec.json.Decoder(saved)


def _leave_out(fields: dict[str, Any], unsaved: Mapping[str, object]) -> None:
    """What still has the value it had before it existed is not written."""
    for name, value in unsaved.items():
        if fields.get(name) == value:
            del fields[name]
