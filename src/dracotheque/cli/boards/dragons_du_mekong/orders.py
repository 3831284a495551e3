"""Orders left with the cards of a programme, as they are given at a terminal. (6.standing_orders)"""

from typing import Any, Final

from dracotheque.cli.boards.dragons_du_mekong import reading
from dracotheque.cli.boards.dragons_du_mekong.delta import COLOURS
from dracotheque.texts import Texts

ORDERS: Final = "o"
Content = dict[str, Any]
"""A move in its JSON form."""


# Any stands for the game's own view class, which only its board knows.
def offered(view: Any, seat: int) -> list[Content]:
    """For each card that still decides: leave it to the caretaker, or take its order back; then to rest or not."""
    if not view.standing_orders:
        return []
    own = view.contestants[seat]
    cards = [card for card in to_come(view, seat) if card and not card.startswith("dragon")]
    kept = [order.card for order in own.orders]
    left = [order_for(card, [], card not in kept) for card in cards]
    return [*left, {"type": "decide-myself", "myself": not own.decides_alone}]


def to_come(view: Any, seat: int) -> tuple[str, ...]:
    """The cards of the programme from this rank on; before there is one, those in hand."""
    own = view.contestants[seat]
    return tuple(own.programme[view.rank - 1 :]) if view.rank else tuple(own.hand)


def order_for(card: str, wishes: list[Content], auto: bool) -> Content:
    return {"type": "leave-order", "card": card, "wishes": wishes, "auto": auto}


def read(view: Any, seat: int, words: str, texts: Texts) -> Content | None:
    """`o 2 c2, e1`: wishes for the card of the second order, dearest first; `+` leaves the rest to the caretaker."""
    command, _, told = words.partition(" ")
    number, _, wanted = told.strip().partition(" ")
    given = offered(view, seat)
    if command.lower() != ORDERS or number not in map(str, range(1, len(given) + 1)):
        return None
    card = given[int(number) - 1].get("card")
    auto = wanted.rstrip().endswith("+")
    parts = [part.strip() for part in wanted.rstrip(" +").split(",") if part.strip()]
    wishes = [] if card is None else [wish(card, part, view.contestants[seat].reserve, texts) for part in parts]
    found = [each for each in wishes if each is not None]
    return order_for(str(card), found, auto) if found and len(found) == len(wishes) else None


def wish(card: str, words: str, reserve: tuple[str, ...], texts: Texts) -> Content | None:
    """What a card may be wished to do, as it would be typed when it is asked."""
    match card:
        case "place_1_stone" | "place_2_stones":
            return reading.stone(words)
        case "place_1_plank" | "place_2_planks":
            return reading.plank(words, reserve, texts)
        case "remove_1":
            return removal(words, texts)
        case _:
            place = reading.spot(words.lower(), texts)
            return None if place is None else {"type": "jump-to" if card == "jump" else "walk-to", "place": place}


def removal(words: str, texts: Texts) -> Content | None:
    """The stone of an islet, or a plank by its colour and its number: `yellow 3`."""
    stone = reading.stone(words)
    if stone is not None:
        return {"type": "remove-stone", "islet": stone["islet"]}
    colour, _, number = words.lower().partition(" ")
    found = [each for each in COLOURS if colour and texts.name("colour", each).startswith(colour)]
    return {"type": "remove-plank", "plank": f"{found[0]}_{number}"} if len(found) == 1 and number.isdecimal() else None
