"""Finished games: seen again from any seat, in figures, or as a file with its proof."""

from collections.abc import Iterable, Iterator

import msgspec

from dracotheque.core.events import Viewer, seen_by
from dracotheque.core.replays import Moment, encode, follow
from dracotheque.tables.domain.sight import encode_events, encode_stills, look
from dracotheque.tables.domain.statistics import statistics
from dracotheque.tables.domain.tables import Entry, TableRecord
from dracotheque.tables.finished import finished, names_at
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table import Table
from dracotheque.tables.wire.records import GameStatistics, ToldMoment
from dracotheque.tables.wire.requests import ReplayStep


def wanted_viewer(value: str | None, players: int) -> Viewer:
    """Through whose eyes, as an address asks it; None is nobody's."""
    if value is None:
        return None
    if not value.isascii() or not value.isdigit() or len(value) > 2 or int(value) >= players:
        raise Denied(422, "server-no-such-viewer")
    return int(value)


def replay_steps(table: Table, viewer: Viewer) -> Iterator[ReplayStep]:
    """A finished game, moment by moment, as this viewer saw it."""
    history = finished(table)
    kept = history.replay(names_at(table))
    return (step(moment, viewer) for moment in follow(history.game, kept, watched=True))


def step(moment: Moment, viewer: Viewer) -> ReplayStep:
    """One moment, as this viewer saw it."""
    sight = look(moment.state, viewer)
    silent = moment.move is not None and moment.move.silent
    return ReplayStep(
        moment.number,
        None if silent else moment.seat,
        msgspec.Raw(encode_events(seen_by(viewer, moment.told))),  # type: ignore[arg-type]  # encoded already
        msgspec.Raw(sight.view),
        msgspec.Raw(sight.prompt),
        msgspec.Raw(encode_stills(moment.stills, (viewer,), moment.told)[0]),  # type: ignore[arg-type]  # encoded already
    )


def game_statistics(row: TableRecord, entries: Iterable[Entry]) -> GameStatistics:
    figures = statistics(row, entries)
    moments = tuple(ToldMoment(moves, msgspec.to_builtins(event)) for moves, event in figures.moments)
    return GameStatistics(figures.lasted, figures.decisions, figures.thought, figures.figures, moments, figures.turning)


def replay_file(table: Table) -> bytes:
    """The file of a finished game."""
    return encode(finished(table).replay(names_at(table)))
