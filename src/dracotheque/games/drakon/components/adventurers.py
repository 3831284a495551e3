"""The six adventurers. (1.3)"""

from typing import Final

ADVENTURERS: Final = ("wizard", "barbarian", "thief", "dwarf", "knight", "amazon")
WIZARD, BARBARIAN, THIEF, DWARF, KNIGHT, AMAZON = range(6)
