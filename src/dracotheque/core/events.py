"""Events: what happened, who may see it, and what the others see instead."""

from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import asdict

from dracotheque.core.moves import kebab

Viewer = int | None
"""A seat, or None for a spectator (the clock sees what a spectator sees)."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """Something that happened, in the past tense; its tag is the id of its sentence."""

    rule: ClassVar[str] = ""
    """The paragraph of the rules this event comes from; in `4.{power}` its own field fills the gap."""

    @property
    def paragraph(self) -> str:
        """The paragraph for this very event."""
        return self.rule.format_map(asdict(self))


class Deed(Event, frozen=True):
    """What one player did, or what was done to one."""

    seat: Annotated[int, "seat"]


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: everybody, or `seats` alone while the others see `instead`."""

    event: Event
    seats: tuple[int, ...] | None = None
    instead: Event | None = None

    def seen_by(self, viewer: Viewer) -> Event | None:
        if self.seats is None or viewer in self.seats:
            return self.event
        return self.instead


def seen_by(viewer: Viewer, told: tuple[Told, ...]) -> list[Event]:
    """The part of what happened that this viewer sees."""
    return [event for each in told if (event := each.seen_by(viewer)) is not None]
