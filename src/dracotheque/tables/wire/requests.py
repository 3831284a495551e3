"""What a client may ask over HTTP, and what it is answered, beyond what `common` holds."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dracotheque.core.drawing import DrawnPart
from dracotheque.tables.domain.speeds import Free, Speed
from dracotheque.tables.domain.tables import Others
from dracotheque.tables.wire.common import Me, Milliseconds, Name, SeatNumber, Still, TableInfo, Word
from dracotheque.texts.kinds import Kinds


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class GuestWish(Ask, frozen=True):
    """Be known by a name, and nothing else."""

    name: Name
    language: Literal["fr", "en"] = "fr"


class SeatWish(Ask, frozen=True):
    """Who is to sit somewhere: oneself, anybody, a bot, or by `name` somebody who shares one's device."""

    kind: Literal["me", "open", "bot", "here"]
    bot: Word | None = None
    name: Name | None = None


class TableWish(Ask, frozen=True):
    """A table as its host wants it; without seats, oneself and open chairs."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=12)] | None = None
    speed: Speed = Free()
    public: bool = False
    rated: bool = True
    """False: it does not count for ratings, whoever plays."""


class PlayNow(Ask, frozen=True):
    """Oneself and bots, at once; who names no bot meets such as suit them."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)] | None = None
    bot: Word | None = None
    options: dict[str, Any] = {}


class LevelRecord(msgspec.Struct, frozen=True):
    """How one's latest games against bots of one level went."""

    level: str
    won: int
    played: int


class Levels(msgspec.Struct, frozen=True):
    """Which bots suit one in a game: those one is expected to beat about as often as not."""

    game: str
    bot: str
    """Whom one meets who names nobody."""
    records: tuple[LevelRecord, ...]
    """The level met last first; there is none of a level that one has not met."""


class PlayOn(Ask, frozen=True):
    """A seat of a finished game after so many of its moves, and who sits on the others."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Word | None = None
    others: Others = "bots"


class ShareWish(Ask, frozen=True):
    """Whether whoever has its link may see a finished game."""

    shared: bool


class JoinWish(Ask, frozen=True):
    """A chair at a table: a certain one, or any that is free."""

    seat: SeatNumber | None = None
    invite: Word | None = None


class CallWish(Ask, frozen=True):
    """Keep a chair for somebody with an account, and let them know; without a name, keep this chair no longer."""

    name: Name | None = None
    seat: SeatNumber | None = None


class SitBot(Ask, frozen=True):
    """The host puts a bot on an open chair, or takes it off again with `bot` None."""

    seat: SeatNumber
    bot: Word | None = None


class ChoiceWish(Ask, frozen=True):
    """Who one is in the game that has not begun, or None again; the host chooses for bots by their seat."""

    choice: Word | None
    seat: SeatNumber | None = None


class KickWish(Ask, frozen=True):
    """Vote that somebody leaves; the host of a table that has not started needs no vote."""

    seat: SeatNumber
    person: Word | None = None
    """Who is meant; None for whoever sits there."""
    agree: bool = True
    """False: not any more, or, where others ask for it, that they stay."""
    reason: Annotated[str, Meta(max_length=200)] = ""


class CloseAnswer(Ask, frozen=True):
    """Agree or not that the host closes the table at which one plays."""

    agree: bool


class ReadyWish(Ask, frozen=True):
    """Be ready to start, or not yet: the game begins when everybody is and no chair is free."""

    ready: bool = True


class RematchWish(Ask, frozen=True):
    """The same game again; whoever asks first says whether everybody moves on by one chair."""

    turned: bool = False


class MuteWish(Ask, frozen=True):
    """Hear this person no more, or again."""

    person: Word
    muted: bool = True


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game; `schema` is the JSON schema of its values."""

    name: str
    default: Any
    schema: dict[str, Any]


class BotInfo(msgspec.Struct, frozen=True):
    """Somebody who can be asked to sit down; `character` and `manner` are ids in the texts of the bots."""

    name: str
    character: str = ""
    manner: str = ""
    level: str = ""


class Brought(msgspec.Struct, frozen=True):
    """What a game of another package brings for the browser, by address; None where it brings none."""

    lid: dict[str, str]
    """The messages of its lid, by language."""
    board: str | None
    """A module that draws its board; without one it is drawn by the types of its view."""
    theme: str | None
    box: str | None


class GameWords(msgspec.Struct, frozen=True):
    """All that is to be said of a game of another package, in one language."""

    texts: str
    """Its messages, in Fluent."""
    kinds: Kinds
    rules: str
    """Its rules, in Markdown."""
    layout: tuple[DrawnPart, ...]
    """How its view is drawn where it has no board."""


class GameInfo(msgspec.Struct, frozen=True):
    """A box on the shelf."""

    id: str
    title: str
    authors: tuple[str, ...]
    min_players: int
    max_players: int
    rules: int
    options: tuple[OptionInfo, ...]
    presets: dict[int, dict[str, dict[str, Any]]]
    """For each number of players, named option sets worth offering."""
    bots: tuple[BotInfo, ...]
    brought: Brought | None = None
    """Where it comes from another package."""


class Shelf(msgspec.Struct, frozen=True):
    """All the games."""

    games: tuple[GameInfo, ...]


class House(msgspec.Struct, frozen=True):
    """This server."""

    address: str | None
    """Where other devices find it; None where it listens to its own machine alone."""
    mail: bool
    """Whether it can write letters."""
    offline: bool = False
    """Whether it has the games to be kept on a device, under `/offline/`."""


class Invitation(msgspec.Struct, frozen=True):
    """Where a short code leads."""

    table: str
    invite: str


class Mutes(msgspec.Struct, frozen=True):
    """The people whom one does not want to hear."""

    people: tuple[str, ...]


class WhoAmI(msgspec.Struct, frozen=True):
    """Oneself, or None for a stranger."""

    person: Me | None


class Entered(msgspec.Struct, frozen=True):
    """Oneself, with a token for programs that keep no cookies: `Authorization: Bearer …`."""

    person: Me
    token: str


class Lobby(msgspec.Struct, frozen=True):
    """Public tables that wait for players or are being played."""

    tables: tuple[TableInfo, ...]


class MyTable(msgspec.Struct, frozen=True):
    """One of one's own tables, and whether it waits for oneself."""

    table: TableInfo
    seat: int
    your_turn: bool
    deadline: Milliseconds | None
    """By when one has to move, where it waits for oneself and time is counted."""


class MyTables(msgspec.Struct, frozen=True):
    """One's own tables, those that wait first."""

    tables: tuple[MyTable, ...]


class Picture(msgspec.Struct, frozen=True):
    """A running table: in the hall as spectators see it, among one's own tables from one's own chair."""

    table: str
    view: Any
    prompt: Any


class MyBoards(msgspec.Struct, frozen=True):
    """Of one's own running tables those that wait most, as one sees them."""

    boards: tuple[Picture, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a finished game as one viewer saw it."""

    n: int
    seat: int | None
    """Who moved; -1 is the clock, None the opening."""
    events: tuple[Any, ...]
    view: Any
    prompt: Any
    stills: tuple[Still, ...]
    """The moments on the way that are worth a picture, in their order."""


class ReplayStream(msgspec.Struct, frozen=True):
    """A finished game from one seat."""

    table: TableInfo
    viewer: int | None
    steps: tuple[ReplayStep, ...]


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    done: bool = True


class Health(msgspec.Struct, frozen=True):
    """The server and its store are well."""

    status: Literal["ok"]
    tables: int
    version: str
