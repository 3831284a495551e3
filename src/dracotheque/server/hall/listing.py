"""The public tables as the hall shows them: which ones, and what has changed since it was last told."""

from collections.abc import Iterable
from typing import Final

from dracotheque import games
from dracotheque.server.wire.hall import HallTable
from dracotheque.tables.domain.seats import kept_until
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.wire.encoding import seat_info

MOST_OPEN: Final = 60
MOST_RUNNING: Final = 60
PICTURES: Final = 6
"""Running tables that are shown with their boards."""
Known = tuple[TableRecord, tuple[Chair, ...]]
_NO_PEOPLE: Final[frozenset[str]] = frozenset()


class Listing:
    """Every public table that is open or running, and the part of them that is shown."""

    def __init__(self) -> None:
        self._known: dict[str, Known] = {}
        self.watchers: dict[str, int] = {}
        self.shown: dict[str, HallTable] = {}
        self.pictured: tuple[str, ...] = ()
        """The running tables that are shown with their boards, most watched first."""
        self._made: dict[str, tuple[Known, int]] = {}
        """From what each table that is shown was made."""

    @property
    def counts(self) -> tuple[int, int]:
        """How many are open, and how many are running."""
        running = sum(row.status == "running" for row, _ in self._known.values())
        return len(self._known) - running, running

    def note(self, row: TableRecord, chairs: tuple[Chair, ...]) -> None:
        """This is how a table is now; only public ones that go on are kept, of games that are still here."""
        if row.public and row.status in ("open", "running") and games.opens(row.game):
            before = self._known.get(row.id)
            if before is None or before[0] is not row or before[1] is not chairs:
                self._known[row.id] = row, chairs
        else:
            self._known.pop(row.id, None)

    def forget(self, names: Iterable[str]) -> None:
        for name in names:
            self._known.pop(name, None)

    def knows(self, name: str) -> bool:
        return name in self._known

    def settle(self) -> tuple[list[HallTable], list[str]]:
        """Decide what is shown now: the tables that are new or different, and those that are gone."""
        chosen = self._chosen()
        gone = [name for name in self.shown if name not in chosen]
        changed = []
        for name in gone:
            del self.shown[name], self._made[name]
        for name in chosen:
            made = self._known[name], self.watchers.get(name, 0)
            before = self._made.get(name)
            if before is not None and before[0] is made[0] and before[1] == made[1]:
                continue
            table = _hall_table(*made[0], made[1])
            self._made[name] = made
            if table != self.shown.get(name):
                self.shown[name] = table
                changed.append(table)
        return changed, gone

    def _chosen(self) -> list[str]:
        """Open tables with the newest first, then the running ones that most people watch."""
        rows = [row for row, _ in self._known.values()]
        waiting = sorted((row for row in rows if row.status == "open"), key=lambda row: -row.created)[:MOST_OPEN]
        running = [row for row in rows if row.status == "running"]
        running.sort(key=lambda row: (-self.watchers.get(row.id, 0), -(row.started or 0), row.id))
        self.pictured = tuple(row.id for row in running[:PICTURES])
        return [row.id for row in (*waiting, *running[:MOST_RUNNING])]


def _hall_table(row: TableRecord, chairs: tuple[Chair, ...], watchers: int) -> HallTable:
    return HallTable(
        id=row.id,
        game=row.game,
        players=row.players,
        seats=tuple(seat_info(chair, _NO_PEOPLE, kept_until(row, chair)) for chair in chairs),
        host=row.host,
        status="open" if row.status == "open" else "running",
        speed=row.speed,
        rated=row.rated,
        created=row.created,
        started=row.started,
        fills=row.fills,
        watchers=watchers,
    )
