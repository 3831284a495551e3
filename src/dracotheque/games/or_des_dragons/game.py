"""L'Or des Dragons by Bruno Faidutti: kill dragons together, agree on their gold before the sand runs out."""

from dracotheque.core.game import Game
from dracotheque.games.or_des_dragons.arrange import arrange
from dracotheque.games.or_des_dragons.audit import audit
from dracotheque.games.or_des_dragons.events import Events
from dracotheque.games.or_des_dragons.moves import Moves
from dracotheque.games.or_des_dragons.options import GoldOptions, presets
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.steps import bargaining, clock, market, occasions, orders, trading, turn
from dracotheque.games.or_des_dragons.steps.setup import setup
from dracotheque.games.or_des_dragons.view import recall, seen_from, view

ROOMS = (bargaining, clock, market, occasions, orders, trading, turn)
"""Importing a room registers its steps and its questions."""


def figures(s: Table) -> dict[str, int]:
    """How many treasures were negotiated, and how many of them shared."""
    return {"sharings": s.sharings, "agreements": s.agreements}


GAME = Game(
    id="or_des_dragons",
    title="L'Or des Dragons",
    authors=("Bruno Faidutti",),
    players=range(3, 7),
    rules_version=2,
    options=GoldOptions,
    presets=presets,
    state=Table,
    moves=Moves,
    events=Events,
    setup=setup,
    view=view,
    seen_from=seen_from,
    recall=recall,
    audit=audit,
    arrange=arrange,
    figures=figures,
    end_rule="r.game_over",
)
