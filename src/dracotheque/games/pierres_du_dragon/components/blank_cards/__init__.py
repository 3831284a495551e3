"""The workshop of blank cards: read a character, check it, advise on it, put it into words. (6.2)

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES, check_card
check_card(EXAMPLES[0]).errors
"""

from .advice import WARNINGS, worth_of
from .examples import EXAMPLES
from .schema import FORMAT, GLYPHS, Character
from .validation import ERRORS, Report, check_card, check_table
from .wording import Line, text_of

__all__ = [
    "ERRORS", "EXAMPLES", "FORMAT", "GLYPHS", "WARNINGS", "Character", "Line", "Report", "check_card", "check_table",
    "text_of", "worth_of",
]  # fmt: skip
