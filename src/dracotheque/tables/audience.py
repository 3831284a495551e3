"""Who looks at a table, as the table knows it: it says what has happened, and is not told how that travels."""

from typing import Protocol

from dracotheque.core.events import Told, Viewer
from dracotheque.core.stills import Still
from dracotheque.tables.domain.news import Position
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.tables import Chair, ChatLine, Result


class Subscriber(Protocol):
    """One connection of somebody."""

    @property
    def person(self) -> Person | None: ...

    muted: frozenset[str]

    @property
    def wants_moments(self) -> bool:
        """Whether it is sent pictures of the moments in the middle of a move."""
        ...

    def viewer(self, chairs: tuple[Chair, ...]) -> Viewer:
        """Through whose eyes this connection looks."""
        ...

    def send(self, message: bytes) -> None:
        """Put a message in the queue of this connection; never waits."""
        ...

    def hang_up(self) -> None:
        """End this connection: whoever it is may come again, as whoever they are by then."""
        ...


class Outbox(Protocol):
    """What everybody will be told when an entry is durable, ready to be sent."""

    def send(self) -> None:
        """It is durable."""
        ...


class Audience(Protocol):
    """Everybody who looks at one table."""

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        ...

    def absent_since(self, person: str) -> int | None:
        """Since when somebody is not connected, as far as we know; None for one who is."""
        ...

    @property
    def watchers(self) -> int:
        """How many connections look through nobody's eyes."""
        ...

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        ...

    @property
    def wants_moments(self) -> bool:
        """Whether anybody is sent pictures of the moments in the middle of a move."""
        ...

    # What happens at the table.

    def prepare(self, position: Position, told: tuple[Told, ...], stills: tuple[Still, ...] = ()) -> Outbox:
        """What each viewer will be told of a move that leads to this position, and shown of the moments on its way."""
        ...

    def prepare_anew(self, position: Position) -> Outbox:
        """Everything anew for each viewer for whom something will be different: moves are taken back."""
        ...

    def forget_drafts(self) -> None:
        """Nothing waits to be durable any more."""
        ...

    def show_again(self) -> None:
        """Show everything anew to everybody for whom something is different."""
        ...

    # Coming and going.

    def knows(self, stream: str) -> bool:
        """Whether somebody could go on hearing this stream here."""
        ...

    def attach(self, subscriber: Subscriber, stream: str | None, last: int | None) -> None:
        """Let a connection hear what its viewer is told: what it missed, or everything."""
        ...

    def detach(self, subscriber: Subscriber) -> None: ...

    def subscribers_of(self, person: str) -> list[Subscriber]:
        """The connections of somebody."""
        ...

    def reseat(self) -> None:
        """Somebody sat down or got up: each connection looks through other eyes, perhaps."""
        ...

    # What happens beside the game.

    def tell_table(self) -> None:
        """Somebody came, left, sat down, asked for something."""
        ...

    def tell_over(self, result: Result) -> None: ...

    def tell_chat(self, line: ChatLine) -> None: ...
