"""Drakon by Tom Jolly: lay rooms, follow arrows, and be the first to gather five gold coins, for two to six.

Read it as it is played: `steps` (setup, turn, ends), then `effects` (entering a room, and what the room or an
adventurer's power does). What lies on the table is in `state`, what is in the box in `components`.
"""

from dracotheque.core.game import Game
from dracotheque.core.kinds import all_events, all_moves

from . import events, moves
from .arrange import arrange
from .audit import audit
from .options import DrakonOptions, presets
from .state import Table
from .steps.setup import SEAT_CHOICE, setup
from .view import seen_from, view

GAME = Game(
    id="drakon",
    title="Drakon",
    authors=("Tom Jolly",),
    players=range(2, 7),
    rules_version=1,
    options=DrakonOptions,
    presets=presets,
    state=Table,
    moves=all_moves(moves),
    events=all_events(events),
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="r.game_over",
    seat_choice=SEAT_CHOICE,
)
