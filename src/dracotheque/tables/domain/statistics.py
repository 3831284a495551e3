"""A finished game in figures: what the game itself counts, how long everybody thought, and its great moments."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from operator import attrgetter
from typing import Final, NamedTuple

from dracotheque.core.events import Event, Told, seen_by
from dracotheque.core.seats import best
from dracotheque.core.statistics import Statistic, Statistics
from dracotheque.tables.domain.clocks import Clocks
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.speeds import Speed
from dracotheque.tables.domain.tables import Entry, TableRecord

MOMENTS: Final = 3


class Highlight(NamedTuple):
    """An event that is worth telling when the evening is over, and after how many moves it came."""

    moves: int
    event: Event


class Figures(NamedTuple):
    """A finished game in figures, its times in milliseconds."""

    lasted: int
    decisions: tuple[int, ...]
    """By seat; so is how long each thought."""
    thought: tuple[int, ...]
    figures: tuple[Statistic, ...]
    """What the game itself counts."""
    moments: tuple[Highlight, ...]
    """The most telling events, in their order."""
    turning: int
    """After how many moves those who won led for good; 0 where nobody can tell."""


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
    leads = [best(history.state.scores)]
    for entry, news in history.following(tuple(entries)):
        told.append(news)
        clocks.record(history.state, entry, history.last_move)
        if entry.kind == "undo":
            del told[len(history.strokes) + 1 :]
            del leads[len(history.strokes) + 1 :]
        else:
            leads.append(best(history.state.scores))
    decisions = Counter(stroke.seat for stroke in history.strokes)
    counted = history.game.statistics
    moments = () if counted is None else highlights(counted, told)
    return Figures(
        lasted=max(0, ended - started),
        decisions=tuple(decisions[seat] for seat in range(row.players)),
        thought=tuple(clocks.spent),
        figures=() if counted is None else counted.of(row.players, _events(told)),
        moments=tuple(sorted(moments, key=attrgetter("moves"))),
        turning=turning_point(history.state.winners, leads) or (moments[0].moves if moments else 0),
    )


def highlights(counted: Statistics, told: Sequence[tuple[Told, ...]]) -> tuple[Highlight, ...]:
    """The most telling of what everybody saw: one of each kind before a second, of equals the latest."""
    found = [Highlight(moves, event) for moves, news in enumerate(told) for event in seen_by(None, news)]
    telling = [each for each in found if counted.tells(each.event)]
    kinds: dict[type[Event], list[Highlight]] = {}
    for each in sorted(telling, key=lambda each: (-counted.tells(each.event), -each.moves)):
        kinds.setdefault(type(each.event), []).append(each)
    rounds = zip_longest(*kinds.values())
    return tuple(each for some in rounds for each in some if each is not None)[:MOMENTS]


def turning_point(winners: tuple[int, ...], leads: Sequence[tuple[int, ...]]) -> int:
    """After how many moves the winners led for good; 0 where that is only known at the end, or was so all along."""
    since = len(leads)
    while since and set(leads[since - 1]) == set(winners):
        since -= 1
    return since if since < len(leads) - 1 else 0


def _events(told: Iterable[tuple[Told, ...]]) -> Iterable[Event]:
    return (each.event for news in told for each in news)


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: the winners first, then by score; equals share the better place."""
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]
