"""What each card does, its edge cases, and the caretaker who decides for the absent. (4)"""

from . import jumping, planks, removal, stones, walking, wishes
from .cards import CARDS

__all__ = ["CARDS", "jumping", "planks", "removal", "stones", "walking", "wishes"]
