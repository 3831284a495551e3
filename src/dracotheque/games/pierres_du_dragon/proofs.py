"""The proof of a closed fist, for a table with `sealed_proof`. (6.sealed_proof)"""

from typing import Final

from dracotheque.core.proofs import Proving
from dracotheque.games.pierres_du_dragon.events import FistSealed, FistsProven
from dracotheque.games.pierres_du_dragon.options import StoneOptions


def wanted(options: StoneOptions) -> bool:
    return options.sealed_proof


PROVING: Final = Proving(wanted, FistSealed, FistsProven)
