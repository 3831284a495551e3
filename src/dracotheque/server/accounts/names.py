"""Names as they are compared: what looks alike is the same name."""

import unicodedata

from dracotheque.server.people.people import clean_name

LONGEST = 160
"""Some letters become several when they are compared."""


def name_key(name: str) -> str:
    """Without differences of case, width or composition."""
    folded = unicodedata.normalize("NFKC", clean_name(name)).casefold()
    return clean_name(unicodedata.normalize("NFKC", folded))[:LONGEST]
