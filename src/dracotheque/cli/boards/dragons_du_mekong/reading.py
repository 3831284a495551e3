"""What a person may type instead of a number: letters for cards, an islet, a plank and its two supports."""

from typing import Any, Final

from dracotheque.cli.boards.dragons_du_mekong.delta import COLOURS, POINTS
from dracotheque.texts import Texts

LETTERS: Final = "abcdefghijklm"
"""The cards of a hand, in order."""
PROGRAMME: Final = 5


def programme(words: str, hand: tuple[str, ...]) -> dict[str, Any] | None:
    """Five letters, one for each card of the programme."""
    letters = words.replace(" ", "").lower()
    if len(letters) != PROGRAMME or any(letter not in LETTERS[: len(hand)] for letter in letters):
        return None
    return {"type": "programme", "cards": [hand[LETTERS.index(letter)] for letter in letters]}


def stone(words: str) -> dict[str, Any] | None:
    """The islet."""
    return {"type": "put-stone", "islet": words.lower()} if words.lower() in POINTS else None


def plank(words: str, reserve: tuple[str, ...], texts: Texts) -> dict[str, Any] | None:
    """The number of a plank of the reserve, where all are different, and its two supports: `3 b1 yellow`."""
    parts = words.lower().split()
    if len(parts) != 3:
        return None
    named = [plank for plank in reserve if plank.endswith(f"_{parts[0]}")]
    spots = [spot(part, texts) for part in parts[1:]]
    if not named or None in spots:
        return None
    return {"type": "lay-plank", "plank": named[0], "a": spots[0], "b": spots[1]}


# The board knows no move types: Any stands for a move of the question asked.
def written(question: str, move: Any, hand: tuple[str, ...], texts: Texts) -> str | None:
    """The same the other way round: what to type for a move, where it is not a number."""
    if question == "programme":
        return "".join(LETTERS[hand.index(card)] for card in move.cards)
    if question == "stone":
        return str(move.islet)
    if question == "plank" and hasattr(move, "a"):
        ends = (texts.name("colour", each[2:]) if each.startswith("v_") else each for each in (move.a, move.b))
        return " ".join((move.plank[-1], *ends))
    return None


def spot(word: str, texts: Texts) -> str | None:
    """An islet, or the village of a colour whose name begins like this and no other's."""
    if word in POINTS:
        return word
    colours = [colour for colour in COLOURS if texts.name("colour", colour).startswith(word)]
    return f"v_{colours[0]}" if len(colours) == 1 else None
