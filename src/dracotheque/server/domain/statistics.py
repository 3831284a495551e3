"""A finished game in figures: what the game itself counts, and how long everybody thought about how many decisions."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from dracotheque.core.events import Event, Told
from dracotheque.core.statistics import Statistic
from dracotheque.server.domain.clocks import Clocks
from dracotheque.server.domain.history import History
from dracotheque.server.domain.speeds import Speed
from dracotheque.server.domain.tables import Entry, TableRecord


class Figures(NamedTuple):
    """A finished game in figures, its times in milliseconds."""

    lasted: int
    decisions: tuple[int, ...]
    """By seat; so is how long each thought."""
    thought: tuple[int, ...]
    figures: tuple[Statistic, ...]
    """What the game itself counts."""


class Stopwatch(Clocks):
    """Clocks that remember how long each seat was waited for, in milliseconds."""

    def __init__(self, speed: Speed, players: int) -> None:
        super().__init__(speed, players)
        self.spent = [0] * players

    def _stop(self, seat: int, at: int) -> None:
        self.spent[seat] += at - self._asked[seat]
        super()._stop(seat, at)


def statistics(row: TableRecord, entries: Iterable[Entry]) -> Figures:
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
    return Figures(
        lasted=max(0, ended - started),
        decisions=tuple(decisions[seat] for seat in range(row.players)),
        thought=tuple(clocks.spent),
        figures=() if counted is None else counted.of(row.players, _events(told)),
    )


def _events(told: Iterable[tuple[Told, ...]]) -> Iterable[Event]:
    return (each.event for news in told for each in news)
