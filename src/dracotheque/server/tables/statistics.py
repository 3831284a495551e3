"""A finished game in figures: what the game itself counts, and how long everybody thought about how many decisions."""

from collections import Counter
from collections.abc import Iterable

from dracotheque.core.events import Event, Told
from dracotheque.server.store.rows import Entry, TableRow
from dracotheque.server.tables.clocks import Clocks
from dracotheque.server.tables.history import History
from dracotheque.server.wire.common import Speed
from dracotheque.server.wire.records import GameStatistics


class Stopwatch(Clocks):
    """Clocks that remember how long each seat was waited for, in milliseconds."""

    def __init__(self, speed: Speed, players: int) -> None:
        super().__init__(speed, players)
        self.spent = [0] * players

    def _stop(self, seat: int, at: int) -> None:
        self.spent[seat] += at - self._asked[seat]
        super()._stop(seat, at)


def statistics(row: TableRow, entries: Iterable[Entry]) -> GameStatistics:
    """Follow the log of a game that is over; what was taken back took time, but did not happen."""
    started, ended = row.started or row.created, row.ended or row.created
    history, clocks = History(row), Stopwatch(row.speed, row.players)
    clocks.follow(history.state, started)
    told = [history.journal.opening]
    for entry, news in history.following(tuple(entries)):
        told.append(news)
        clocks.record(history.state, entry, history.last_move)
        if entry.kind == "undo":
            del told[len(history.strokes) + 1 :]
    decisions = Counter(stroke.seat for stroke in history.strokes)
    counted = history.game.statistics
    return GameStatistics(
        lasted=max(0, ended - started),
        decisions=tuple(decisions[seat] for seat in range(row.players)),
        thought=tuple(clocks.spent),
        figures=() if counted is None else counted.of(row.players, _events(told)),
    )


def _events(told: Iterable[tuple[Told, ...]]) -> Iterable[Event]:
    return (each.event for news in told for each in news)
