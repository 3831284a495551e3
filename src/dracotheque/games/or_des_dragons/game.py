"""L'Or des Dragons by Bruno Faidutti: kill dragons together, agree on their gold before the sand runs out.

Read it as it is played: `steps` (setup, turn, kill; sharing grain by grain, or bargaining with a clock; thefts; for the
Fair market, or trading with a clock; ending), then `effects`: what each magic object does; when it is played is in
`effects.objects`. What lies on the table is in `state`, what is in the box in `components`.
"""

from dracotheque.core.game import Game
from dracotheque.core.kinds import all_events, all_moves

from . import events, moves
from .arrange import arrange
from .audit import audit
from .options import GoldOptions, presets
from .state import Table
from .steps import bargaining, market, occasions, orders, trading, turn
from .steps.setup import setup
from .view import recall, seen_from, view

ROOMS = (bargaining, market, occasions, orders, trading, turn)
"""Importing a room registers its steps and its questions."""
Table.rules.in_order(
    "replace", "pick", "draw", "take", "give", "eye", "pinch", "plan", "react", "speak", "vote", "steal", "attack",
    "bargain", "market", "answer_deal", "trade",
)  # fmt: skip


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
    moves=all_moves(moves),
    events=all_events(events),
    setup=setup,
    view=view,
    seen_from=seen_from,
    recall=recall,
    audit=audit,
    arrange=arrange,
    figures=figures,
    end_rule="r.game_over",
)
