"""What lies in the box. (1)"""

from typing import Final

CARDS: Final = tuple(size for size in range(1, 10) for _ in range(4))
TREASURES: Final = (1, 2, 2, 3, 3, 4, 4, 5, 6)
UNSEEN: Final = 1  # so many treasures stay in the box
HAND: Final = 5
LUCKY: Final = 4  # from this number of the die on, fire reaches the treasure
