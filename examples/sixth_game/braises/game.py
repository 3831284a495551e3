"""Braises: what stands on the lid of the box."""

from braises.arrange import arrange
from braises.audit import audit
from braises.events import Events
from braises.moves import Moves
from braises.options import EmberOptions
from braises.state import Table
from braises.steps import setup
from braises.view import view
from dracotheque.core.game import Game

GAME = Game(
    id="braises",
    title="Braises",
    authors=("Dracothèque",),
    players=range(2, 5),
    rules_version=1,
    options=EmberOptions,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    view=view,
    audit=audit,
    arrange=arrange,
    end_rule="3",
)
