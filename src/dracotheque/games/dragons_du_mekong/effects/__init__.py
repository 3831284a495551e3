"""What each card does, its edge cases, and the caretaker who decides for the absent. (4)"""

from dracotheque.games.dragons_du_mekong.effects import jumping, planks, removal, stones, walking, wishes
from dracotheque.games.dragons_du_mekong.effects.cards import CARDS

__all__ = ["CARDS", "jumping", "planks", "removal", "stones", "walking", "wishes"]
