"""What a player can do. (2)"""

from typing import Annotated

from dracotheque.core.moves import Move

Seat = Annotated[int, "seat"]
Card = Annotated[int, "dragon"]


class Lay(Move, frozen=True):
    card: Card


class Breathe(Move, frozen=True):
    """Spend an ember and roll the die. (2.3)"""


class Hold(Move, frozen=True):
    """Keep one's breath. (2.3)"""


Moves = Lay | Breathe | Hold
