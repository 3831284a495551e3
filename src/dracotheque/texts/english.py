"""English: articles, for nouns of the games."""

import re
from typing import Final

LIKE_CONSONANTS: Final = re.compile(r"eu|one\b|once\b|uni(?!n|m)|us[aeiu]|ut[ei]|ubi|ufo", re.IGNORECASE)
LIKE_VOWELS: Final = re.compile(r"(?:hour|honest|honour|heir)|(?:8|11\b|18\b)", re.IGNORECASE)


def the(words: str, genus: str) -> str:
    """`THE($card)`: “the Red Dragon 2”, and “the Thief” for a card called The Thief; a name stays as it is."""
    if not genus:
        return words
    return f"the {words[4:]}" if words.startswith("The ") else f"the {words}"


def an(words: str, genus: str) -> str:
    """`AN($token)`: “an emerald”, “a diamond”."""
    if not genus:
        return words
    vowel = words[:1].lower() in {*"aeiou"} and LIKE_CONSONANTS.match(words) is None
    return f"an {words}" if vowel or LIKE_VOWELS.match(words) else f"a {words}"
