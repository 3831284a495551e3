"""Drakon by Tom Jolly: lay rooms, follow arrows, and be the first to gather five gold coins, for two to six."""

from dracotheque.core.game import Game
from dracotheque.games.drakon.arrange import arrange
from dracotheque.games.drakon.audit import audit
from dracotheque.games.drakon.events import Events
from dracotheque.games.drakon.moves import Moves
from dracotheque.games.drakon.options import DrakonOptions, presets
from dracotheque.games.drakon.state import Table
from dracotheque.games.drakon.steps.setup import SEAT_CHOICE, setup
from dracotheque.games.drakon.view import seen_from, view

GAME = Game(
    id="drakon",
    title="Drakon",
    authors=("Tom Jolly",),
    players=range(2, 7),
    rules_version=1,
    options=DrakonOptions,
    presets=presets,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="r.game_over",
    seat_choice=SEAT_CHOICE,
)
