"""What each card does, its edge cases, and the caretaker who decides for the absent. (4)"""

from typing import Final

from . import wishes
from .jumping import jump_over_a_pawn
from .planks import place_planks
from .removal import remove_something
from .stones import place_stones
from .walking import walk

__all__ = ["CARDS", "wishes"]

CARDS: Final = (place_stones, place_stones, place_planks, place_planks, remove_something, walk, walk, jump_over_a_pawn)
"""What carrying out each action does, in the order of their numbers: `(state, seat, card)`."""
