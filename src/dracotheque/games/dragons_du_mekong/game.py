"""Les Dragons du Mékong (Dragon Delta) by Roberto Fraga: five programmed cards, stones and planks, for two to six."""

from dracotheque.core.game import Game
from dracotheque.core.kinds import all_events, all_moves

from . import events, moves
from .arrange import arrange
from .audit import audit
from .options import MekongOptions, check_options, presets
from .state import Table
from .steps.seating import setup
from .view import seen_from, view

GAME = Game(
    id="dragons_du_mekong",
    title="Les Dragons du Mékong",
    authors=("Roberto Fraga",),
    players=range(2, 7),
    rules_version=2,
    options=MekongOptions,
    check_options=check_options,
    presets=presets,
    state=Table,
    moves=all_moves(moves),
    events=all_events(events),
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="5",
    draws=frozenset({"no-planks", "round-limit"}),
)
