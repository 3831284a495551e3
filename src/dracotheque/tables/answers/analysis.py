"""Where the study of a finished game stands, as it travels."""

from typing import Final

from dracotheque.tables.domain.analysis import Progress
from dracotheque.tables.wire.analysis import GameStudy, StudyStep

MOST_STEPS: Final = 99_999
"""Of which the first so many need not be told again."""


def told(progress: Progress) -> GameStudy:
    steps = tuple(StudyStep(found.judged, found.point) for found in progress.steps if found.judged is not None)
    return GameStudy(
        status=progress.status,
        ahead=progress.ahead,
        done=progress.done,
        total=progress.total,
        steps=steps,
        analysis=progress.analysis,
        current=progress.current,
    )
