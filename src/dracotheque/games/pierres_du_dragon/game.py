"""Aux Pierres du Dragon (Fist of Dragonstones): blind auctions in the closed fist for three to six."""

from dracotheque.core.game import Game
from dracotheque.games.pierres_du_dragon.arrange import arrange
from dracotheque.games.pierres_du_dragon.audit import audit
from dracotheque.games.pierres_du_dragon.events import Events
from dracotheque.games.pierres_du_dragon.moves import Moves
from dracotheque.games.pierres_du_dragon.options import StoneOptions, check_options, presets
from dracotheque.games.pierres_du_dragon.proofs import PROVING
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.steps.rounds import setup
from dracotheque.games.pierres_du_dragon.view import seen_from, view

GAME = Game(
    id="pierres_du_dragon",
    title="Aux Pierres du Dragon",
    authors=("Bruno Faidutti", "Michael Schacht"),
    players=range(3, 7),
    rules_version=2,
    options=StoneOptions,
    check_options=check_options,
    presets=presets,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="5",
    proving=PROVING,
)
