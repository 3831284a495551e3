"""What is durable of a table, as it is known in memory, and who looks at it."""

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from dracotheque import __version__, games
from dracotheque.core.chance import commitment
from dracotheque.core.events import Viewer
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.tables.audience import Audience
from dracotheque.tables.domain.clocks import Clocks, Times
from dracotheque.tables.domain.history import Draft, History
from dracotheque.tables.domain.ledger import BrokenLog
from dracotheque.tables.domain.motions import NO_SEAT, Motions, Wish, close_wish, kick_votes, undo_wish
from dracotheque.tables.domain.news import Asked, Position, Snapshot, Summary
from dracotheque.tables.domain.numbers import question_of
from dracotheque.tables.domain.sight import BLIND, Sight, look
from dracotheque.tables.domain.tables import Chair, ChatLine, TableRecord, Trouble
from dracotheque.tables.log import Log
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.refusals import not_now
from dracotheque.tables.replaying import Replayed
from dracotheque.tables.saving import Chain
from dracotheque.tables.store import RECENT_CHAT, TableStore

MakeAudience: TypeAlias = "Callable[[TableState], Audience]"
Changed = Callable[[str], None]
"""Called with the table's name after every durable change: others must be woken, bots must think, clocks be set."""
logger = Log("tables")


class TableState:
    """One table as it stands: only what is durable, and only what follows from it."""

    row: TableRecord
    chairs: tuple[Chair, ...]
    motions: Motions
    chat: deque[ChatLine]
    chat_number: int
    chain: Chain
    history: History | None
    clocks: Clocks
    trouble: Trouble | None = None

    def __init__(self, store: TableStore, replayed: Replayed, audience: MakeAudience, changed: Changed) -> None:
        self.store = store
        self._changed = changed
        self.audience = audience(self)
        self.adopt(replayed)

    def adopt(self, replayed: Replayed) -> None:
        """Be what the store says."""
        loaded, self.history, self.clocks, error = replayed
        self.row, self.chairs, self.motions = loaded.row, loaded.seats, loaded.motions
        self.chat = deque(loaded.chat, RECENT_CHAT)
        self.chat_number = self.chat[-1].number if self.chat else 0
        self.chain = Chain()
        self.trouble = "paused" if self.row.paused == __version__ else None
        if error is not None:
            self.pause(error)

    def changed(self) -> None:
        """Something durable has changed: wake whoever has to do with it."""
        self._changed(self.id)

    def pause(self, error: Exception) -> None:
        """The game cannot go on under these rules: keep what there is, say so, and report it without its secrets."""
        row = self.row
        logger.error(
            "table-paused",
            table=row.id,
            game=row.game,
            rules=row.rules,
            seed=commitment(row.game, row.rules, int(row.seed)),
            entries=self.seq,
            broken=error.seq if isinstance(error, BrokenLog) else None,
            report=f"draco admin log {row.id}",
            exc_info=error,
        )
        if self.trouble != "paused":
            self.trouble = "paused"
            self.store.pause(row.id, __version__).add_done_callback(lambda future: future.exception())
            self.audience.tell_table()

    @property
    def id(self) -> str:
        return self.row.id

    # The game.

    @property
    def game(self) -> Game:
        return games.get(self.row.game, self.row.rules) if self.history is None else self.history.game

    @property
    def is_running(self) -> bool:
        return self.row.status == "running" and self.history is not None

    @property
    def history_now(self) -> History:
        """The history of a game that is being played."""
        if self.trouble == "paused":
            raise not_now("server-table-paused")
        if self.history is None or self.row.status != "running":
            raise not_now("server-not-running")
        return self.history

    @property
    def seq(self) -> int:
        return 0 if self.history is None else self.history.seq

    def has(self, seat: int, client: str | None) -> bool:
        """Whether the log has an entry of this client under this id, however the table is by now."""
        return client is not None and self.history is not None and (seat, client) in self.history.clients

    def asks(self, seat: int, move: Move) -> bool:
        """Whether a move of this kind could answer a question that this seat is asked."""
        return (
            self.history is not None
            and type(move) not in self.history.state.rules.orders
            and question_of(self.history.state, seat) != ""
        )

    def position(self, history: History) -> Position:
        return Position(history.state, history.question_numbers(), self.clocks, self.chairs)

    def position_after(self, draft: Draft, clocks: Clocks) -> Position:
        """Where the game will stand when this draft is durable."""
        assert self.history is not None
        return Position(draft.state, self.history.question_numbers(draft), clocks, self.chairs)

    # The people.

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return self.audience.here

    def seat_of(self, person: str | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Several where people share a device."""
        return tuple(chair.seat for chair in self.chairs if person is not None and chair.seats(person))

    def is_manned(self, seat: int) -> bool:
        """Whether a person sits there and plays."""
        return self.chairs[seat].is_manned

    def people_besides(self, seat: int) -> tuple[int, ...]:
        """Who plays at another device than this seat's: those who share one agree by word of mouth.

        In a game that counts also whoever is away: it is their rating, too.
        """
        own = self.row.host if seat == NO_SEAT else self.chairs[seat].person
        return tuple(
            other.seat
            for other in self.chairs
            if other.person != own and (other.is_manned or (self.row.rated and other.kind == "person"))
        )

    @property
    def undo(self) -> Asked | None:
        """Who asks to take moves back, and who has not answered."""
        return self._asked(undo_wish(self.motions))

    @property
    def closing(self) -> Asked | None:
        """The host asks to close the table, and who has not answered."""
        return self._asked(close_wish(self.motions))

    def _asked(self, wish: Wish | None) -> Asked | None:
        if wish is None:
            return None
        return Asked(wish.seat, tuple(seat for seat in self.people_besides(wish.seat) if seat not in wish.agreed))

    def tell_chat(self, line: ChatLine) -> None:
        """Somebody has said something, and it is kept."""
        self.chat.append(line)
        self.chat_number = max(self.chat_number, line.number)
        self.audience.tell_chat(line)

    # What there is to see.

    def look(self, viewer: Viewer) -> Sight:
        """What this viewer may know of the game."""
        return BLIND if self.history is None else look(self.history.state, viewer, self.history.question_numbers())

    @property
    def summary(self) -> Summary:
        kicks = kick_votes(self.motions)
        left = self.audience.absent_since(self.row.host)
        return Summary(self.row, self.chairs, self.here, self.undo, self.closing, kicks, left, self.trouble)

    def snapshot(self, viewer: Viewer, sight: Sight) -> Snapshot:
        """Everything this viewer may know, who sees this of the game."""
        history, chat, times = self.history, tuple(self.chat), self.times(viewer)
        if history is None:
            return Snapshot(self.summary, viewer, sight, times, [], 0, chat)
        return Snapshot(self.summary, viewer, sight, times, history.recent(viewer), history.missed(viewer), chat)

    def times(self, viewer: Viewer) -> Times:
        """The clocks this viewer may see."""
        return Times(steady_ms()) if self.history is None else self.position(self.history).times(viewer)
