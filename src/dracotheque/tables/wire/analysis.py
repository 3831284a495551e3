"""What travels about the study of a finished game."""

import msgspec

from dracotheque.analysis.habits import Habit
from dracotheque.analysis.values import Analysis, Judged, Point
from dracotheque.tables.domain.analysis import StudyStatus


class StudyStep(msgspec.Struct, frozen=True):
    """A decision that was looked at: at a glance, with everybody's chances before it, or once more."""

    judged: Judged
    point: Point | None


class GameStudy(msgspec.Struct, frozen=True, kw_only=True):
    """Where the study of a finished game stands."""

    status: StudyStatus
    ahead: int
    """While it waits: how many are made before it."""
    done: int
    total: int
    """While it is made: how many decisions were looked at, of how many so far."""
    steps: tuple[StudyStep, ...]
    """While it is made: what was found, from the `after` of the question on."""
    analysis: Analysis | None
    """What was found in the end; also an earlier one while a newer one is made."""
    current: bool
    """Whether this server would find the same today; else an earlier version of it has made this one."""


class Training(msgspec.Struct, frozen=True):
    """What to work on: the kinds of questions that cost one most in one's last games that were studied."""

    games: int
    """How many of them there are."""
    habits: tuple[Habit, ...]
