"""Buying stones one by one. (4.merchant)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import COLOURS, COLUMN
from ..components.blank_cards.schema import Shop
from ..events import StoneBought
from ..moves import STOP_BUYING, BuyStone, StopBuying
from ..refusals import unknown_colour
from ..state import Table
from .interpreter import Spot, asks, operation, pose, step_at


@operation(Shop)
def open_shop(s: Table, step: Shop, spot: Spot) -> None:
    pose(s, shop, spot, 0)


@asks("3.shop")
def shop(s: Table, seat: int, spot: Spot, bought: int) -> list[Move]:
    """Stop, or any colour the bank has for any price one can pay; spent fairy gold does not pay (PD-35)."""
    step: Shop = step_at(s, spot)
    if bought == step.max:
        return [STOP_BUYING]
    colours = s.colours_of(s.bank)
    if step.item != "stone_choice":
        colours = [colour for colour in colours if COLOURS[colour] == step.item]
    prices = [price for price in dict.fromkeys(step.prices) if s.count(seat, COLUMN[price.item]) >= price.n]
    return [
        STOP_BUYING,
        *(BuyStone(COLOURS[colour], price.item, price.n) for colour in colours for price in prices),
    ]


@shop.refused
def not_for_sale(s: Table, seat: int, move: Move, spot: Spot, bought: int) -> IllegalMove | None:
    if not isinstance(move, BuyStone):
        return None
    step: Shop = step_at(s, spot)
    if unknown := unknown_colour(move.colour, "3.shop"):
        return unknown
    if (move.item, move.n) not in [(price.item, price.n) for price in step.prices]:
        return IllegalMove("refuse-price", "3.shop")
    if step.item not in ("stone_choice", move.colour) or not s.count(s.bank, COLOURS.index(move.colour)):
        return IllegalMove("refuse-bank-lacks-colour", "3.shop", colour=move.colour)
    return IllegalMove("refuse-cannot-pay", "3.shop", item=move.item, n=move.n)


@shop.answered
def buy(s: Table, seat: int, move: BuyStone | StopBuying, spot: Spot, bought: int) -> None:
    if not isinstance(move, BuyStone):
        return
    s.shift(seat, s.bank, COLUMN[move.item], move.n)
    s.shift(s.bank, seat, COLOURS.index(move.colour), 1)
    s.tell(StoneBought, seat, move.colour, move.item, move.n)
    pose(s, shop, spot, bought + 1)
