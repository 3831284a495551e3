"""What can happen, for the log and for animation."""

from dracotheque.core.events import Event
from dracotheque.core.kinds import all_kinds

from . import fair, magic, sharing, turns

Events = all_kinds(Event, turns, sharing, magic, fair)
