"""The workshop of blank cards: read a character, check it, advise on it, put it into words. (6.2)

from dracotheque.games.pierres_du_dragon.components.blank_cards import check_card, read_card
check_card(read_card(text)).errors
"""

from .advice import WARNINGS, worth_of
from .examples import EXAMPLES
from .files import read_card, write_card
from .schema import FORMAT, GLYPHS, Character
from .validation import ERRORS, Report, check_card, check_table
from .wording import Line, text_of

__all__ = [
    "ERRORS", "EXAMPLES", "FORMAT", "GLYPHS", "WARNINGS", "Character", "Line", "Report", "check_card", "check_table",
    "read_card", "text_of", "worth_of", "write_card",
]  # fmt: skip
