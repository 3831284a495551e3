"""What a table could agree on under version 1: apart from its rules, which can be compiled."""

from collections.abc import Mapping
from typing import ClassVar

from dracotheque.core.options import AbsentPlay

from ...options import MekongOptions


class Options(MekongOptions, frozen=True, kw_only=True):
    """With `wait` no clock ever ran on a decision."""

    absent_play: AbsentPlay = "wait"

    slow: ClassVar[Mapping[str, object]] = {}
    """Orders were left only where the table had agreed on them."""

    @property
    def waits(self) -> bool:
        """Whoever kept the table let the house play for the late all the same."""
        return False

    @property
    def programmes_tick(self) -> bool:
        return self.program_time is not None or self.absent_play == "auto"

    @property
    def decisions_tick(self) -> bool:
        return self.absent_play == "auto"
