"""What can happen, for the log and for animation."""

from dracotheque.core.events import Event
from dracotheque.core.kinds import all_kinds
from dracotheque.games.or_des_dragons.events import fair, magic, sharing, turns

Events = all_kinds(Event, turns, sharing, magic, fair)
