"""Aux Pierres du Dragon (Fist of Dragonstones): blind auctions in the closed fist for three to six."""

from dracotheque.core.game import Game
from dracotheque.core.kinds import all_events, all_moves

from . import events, moves
from .arrange import arrange
from .audit import audit
from .options import StoneOptions, check_options, presets
from .state import Table, rules
from .steps.proofs import PROVING
from .steps.rounds import setup
from .view import seen_from, view

rules.in_order(
    "push", "double", "use_or_not", "character", "colour", "payment", "offer", "choose", "burn", "consider",
    "take_stone", "return_stone", "stone", "grant_stone", "gift_stone", "swap_gift", "swap_stone", "victim", "shop",
    "silver", "bid",
)  # fmt: skip

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
    moves=all_moves(moves),
    events=all_events(events),
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="5",
    proving=PROVING,
)
