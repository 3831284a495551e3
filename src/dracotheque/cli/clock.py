"""The clock of a table: when the time it agreed on runs out. The engine itself knows no time."""

from datetime import UTC, datetime, timedelta

from dracotheque.core.options import Options, bad_value


def deadline(options: Options) -> datetime | None:
    """When the option `time_limit` (minutes from now, or a date) is reached; never, for a game without one."""
    limit = getattr(options, "time_limit", None)
    if limit is None:
        return None
    if isinstance(limit, int):
        return datetime.now(UTC) + timedelta(minutes=limit)
    try:
        return datetime.fromisoformat(limit)
    except ValueError:
        raise bad_value(type(options), "time_limit", limit) from None


def is_past(moment: datetime | None) -> bool:
    return moment is not None and datetime.now(UTC) >= moment
