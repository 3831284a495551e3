"""Orders as they are typed at a terminal: `o green pay`, `o plan 3? 1 keep`. (9.2, 9.3)"""

from typing import Any, Final

from dracotheque.cli.boards.jeu_des_dragons.cards import strength_of

ORDERS: Final = "o"
DEMANDING: Final = ("green", "brass")
STANCES: Final = ("ask", "pay", "weakest", "strongest", "if_rich")
CONDITIONS: Final = {"?": "triggers", ">": "leads", "+": "strongest"}
"""What stands behind the number of a card; nothing is always."""
KEEP: Final = "keep"


def order(words: str, hand: tuple[str, ...]) -> dict[str, Any] | None:
    """The move behind the words, if they are an order; cards go by their number in the hand, weakest first."""
    match words.lower().split():
        case [command, power, stance] if command == ORDERS and power in DEMANDING and stance in STANCES:
            return {"type": "answer-demands", "power": power, "stance": stance}
        case [command, "plan", *cards] if command == ORDERS:
            keep = cards[-1:] == [KEEP]
            plan = [planned(card, hand) for card in (cards[:-1] if keep else cards)]
            return None if None in plan else {"type": "plan-cards", "cards": plan, "keep": keep}
        case _:
            return None


def planned(word: str, hand: tuple[str, ...]) -> dict[str, Any] | None:
    """`3?` is the third card of the hand, if its power triggers."""
    number, condition = (word[:-1], CONDITIONS[word[-1]]) if word[-1] in CONDITIONS else (word, "always")
    cards = in_order(hand)
    if number not in map(str, range(1, len(cards) + 1)):
        return None
    return {"card": cards[int(number) - 1], "condition": condition}


def in_order(hand: tuple[str, ...]) -> list[str]:
    """The hand as it is numbered."""
    return sorted(hand, key=strength_of)
