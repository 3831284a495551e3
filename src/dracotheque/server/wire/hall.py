"""What is said on the WebSocket of the hall, and what is asked there."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dracotheque.server.domain.hall import Language
from dracotheque.tables.domain.speeds import Live, Speed
from dracotheque.tables.wire import incoming, outgoing
from dracotheque.tables.wire.common import Milliseconds, SeatInfo, Word
from dracotheque.tables.wire.requests import Ask, Picture


class MatchWish(Ask, frozen=True):
    """Play against people, whoever comes: they are looked for, and after `patience` seconds bots fill in."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=12)] | None = None
    """None: whatever those who wait already have chosen."""
    speed: Speed = Live()
    patience: Annotated[int, Meta(ge=5, le=3600)] = 30


class HallHello(incoming.Incoming, frozen=True, tag="hello"):
    """The first thing said: in which language one wants to talk."""

    protocol: Literal[2] = incoming.PROTOCOL
    language: Language = "fr"
    only: Literal["mine"] | None = None
    """`mine`: not the hall, but a word whenever something is new among one's own tables."""


class HallTable(msgspec.Struct, frozen=True):
    """A public table, as everybody may know it."""

    id: str
    game: str
    players: int
    seats: tuple[SeatInfo, ...]
    host: str
    status: Literal["open", "running"]
    speed: Speed
    rated: bool
    created: Milliseconds
    started: Milliseconds | None
    fills: Milliseconds | None
    """When bots take the free chairs, at a table for whoever comes."""
    watchers: int


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who is in the hall."""

    id: str
    name: str
    guest: bool


class Crowd(msgspec.Struct, frozen=True):
    """How many there are of everything, shown or not."""

    here: int
    """Everybody who is connected, at tables, too."""
    open: int
    running: int


class HallFresh(msgspec.Struct, frozen=True, tag_field="type", tag="hall"):
    """Everything there is to see in the hall."""

    tables: tuple[HallTable, ...]
    pictures: tuple[Picture, ...]
    """Of the tables that most people watch."""
    visitors: tuple[Visitor, ...]
    crowd: Crowd


class HallNews(msgspec.Struct, frozen=True, tag_field="type", tag="hall-news"):
    """What is new in the hall, the same for everybody."""

    tables: tuple[HallTable, ...]
    """New or different."""
    gone: tuple[str, ...]
    pictures: tuple[Picture, ...]
    hidden: tuple[str, ...]
    """Tables whose picture is no longer shown."""
    came: tuple[Visitor, ...]
    left: tuple[str, ...]
    crowd: Crowd


class HallTalk(msgspec.Struct, frozen=True, tag_field="type", tag="hall-talk"):
    """What was said of late in one's language; what one has is replaced."""

    lines: tuple[outgoing.Said, ...]


class HallSaid(msgspec.Struct, frozen=True, tag_field="type", tag="hall-said"):
    """Somebody says something."""

    said: outgoing.Said


class Called(msgspec.Struct, frozen=True, tag_field="type", tag="called"):
    """A chair is kept for oneself."""

    table: str
    game: str
    by: str


class MineChanged(msgspec.Struct, frozen=True, tag_field="type", tag="mine-changed"):
    """One of one's own tables waits for oneself now, or no longer, or has begun or ended: ask for the list again."""


AnyHallIncoming = HallHello | incoming.Say | incoming.Ping
AnyHallOutgoing = (
    HallFresh | HallNews | HallTalk | HallSaid | Called | MineChanged | outgoing.Ack | outgoing.Refused | outgoing.Pong
)
