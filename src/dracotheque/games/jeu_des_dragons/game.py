"""Le Jeu des Dragons (Three-Dragon Ante) by Rob Heinsoo: antes, flights and bluff for two to six."""

from dracotheque.core.game import Game
from dracotheque.games.jeu_des_dragons.arrange import arrange
from dracotheque.games.jeu_des_dragons.audit import audit
from dracotheque.games.jeu_des_dragons.events import Events
from dracotheque.games.jeu_des_dragons.moves import Moves
from dracotheque.games.jeu_des_dragons.options import DragonOptions, check_options, presets
from dracotheque.games.jeu_des_dragons.state import Table
from dracotheque.games.jeu_des_dragons.steps.ante import setup
from dracotheque.games.jeu_des_dragons.view import seen_from, view

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
    moves=Moves,
    events=Events,
    setup=setup,
    view=view,
    seen_from=seen_from,
    audit=audit,
    arrange=arrange,
    end_rule="5.3",
)
