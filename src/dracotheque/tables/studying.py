"""Studying a finished game, as far as it can be done anywhere: from a job to what is found on the way."""

from collections.abc import Iterator

import msgspec

from dracotheque.analysis import study
from dracotheque.core.replays import decode
from dracotheque.tables.domain.analysis import Found, Job


def studied(job: Job) -> Iterator[Found]:
    """What is found, decision by decision; the last one has the whole."""
    for step in study(decode(job.replay), bot=job.bot, depth=job.depth):
        yield Found(step.done, step.total, step.judged, step.point, step.analysis)


def findings(request: str) -> Iterator[str]:
    """All that somebody does who studies for others: from a `Job` to what is found, as JSON."""
    for found in studied(msgspec.json.decode(request, type=Job)):
        yield msgspec.json.encode(found).decode()
