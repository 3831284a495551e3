"""What there is to know of a table at a moment: of this, and of nothing else, messages are made."""

from typing import NamedTuple

import msgspec

from dracotheque.core.events import Event, Viewer
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.tables.domain.clocks import Clocks, Times
from dracotheque.tables.domain.motions import KickVote
from dracotheque.tables.domain.numbers import Numbers
from dracotheque.tables.domain.sight import Sight
from dracotheque.tables.domain.tables import Chair, ChatLine, TableRecord, Trouble
from dracotheque.tables.moments import steady_ms


class Position(msgspec.Struct, frozen=True, gc=False):
    """Where a game stands, whoever looks: its state, the number of each seat's question, its clocks."""

    state: State
    numbers: Numbers
    clocks: Clocks
    chairs: tuple[Chair, ...]

    def times(self, viewer: Viewer) -> Times:
        """The clocks this viewer may see: of nobody whom the game keeps hidden, and of nobody who is no person."""
        if self.clocks.are_still:
            return Times(steady_ms())
        awaited = self.state.awaited(viewer)
        seats = tuple(seat for seat in awaited if seat != CLOCK and self.chairs[seat].is_manned)
        return self.clocks.shown(seats, steady_ms())


class Asked(NamedTuple):
    """Somebody wants to take a move back, or the host to close the table; these seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class Summary(NamedTuple):
    """A table without its game: who sits there, who is here, what they want, what is the matter."""

    record: TableRecord
    chairs: tuple[Chair, ...]
    here: frozenset[str] = frozenset()
    """The people who are connected."""
    undo: Asked | None = None
    closing: Asked | None = None
    kicks: dict[int, KickVote] = {}  # noqa: RUF012  # never changed
    host_left: int | None = None
    """Since when the host has not been connected."""
    trouble: Trouble | None = None


class Snapshot(NamedTuple):
    """Everything one viewer may know."""

    summary: Summary
    viewer: Viewer
    sight: Sight
    times: Times
    log: list[Event]
    """What this viewer was told of late, oldest first."""
    missed: int
    """How many of them, counted from the end, came after the viewer's own last move."""
    chat: tuple[ChatLine, ...]
