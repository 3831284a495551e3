"""Le Jeu des Dragons (Three-Dragon Ante) by Rob Heinsoo: antes, flights and bluff for two to six.

Read it as it is played: `steps` (ante, turn, special_flights, round_end, settlement), then `effects`, where each card's
power is a function of its name. What lies on the table is in `state`, what is printed on the cards in `components`.
"""

from dracotheque.core.game import Game
from dracotheque.core.kinds import all_events, all_moves

from . import events, moves
from .arrange import arrange
from .audit import audit
from .options import DragonOptions, check_options, presets
from .state import Table
from .steps.ante import setup
from .view import seen_from, view

GAME = Game(
    id="jeu_des_dragons",
    title="Le Jeu des Dragons",
    authors=("Rob Heinsoo",),
    players=range(2, 7),
    rules_version=1,
    options=DragonOptions,
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
    end_rule="5.3",
)
