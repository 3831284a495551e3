"""Aux Pierres du Dragon.

Where to begin: `components` is the box, `state` the table, and `steps` a round, as in the rulebook. `rounds` begins
and ends it, `auction` shows a character and opens the fists, `outcome` says who uses the power. A power is written
in `effects/official`: a few steps, of those that a blank card may have (`components/blank_cards/schema`). `effects/use`
begins them, `effects/interpreter` takes one after the other, and the other rooms of `effects` hold what each kind does.
Whatever players arrange beside the auction lies in `steps/orders` and `steps/beside_the_auction`.
"""

from .game import GAME

__all__ = ["GAME"]
