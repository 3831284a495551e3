"""Coins won, lost and stolen, and the Knight who keeps his. (4.1, DK-25, DK-38)"""

from typing import Final

from dracotheque.core.decisions import Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.adventurers import KNIGHT
from ..components.tiles import WINNING_COINS
from ..events import CoinCarriedOff, CoinFound, CoinGuarded, CoinLeft, CoinPickedUp, CoinStolen, CoinSunk, PowerUsed
from ..moves import ACCEPT, GUARD, LEAVE_COIN, TAKE_COIN, Accept, Guard, LeaveCoin, StandingOrder, TakeCoin
from ..state import NOBODY, REACTION_DELAY, Table, rules
from .entering import about_entry, effect

SHOUT: Final = 20.0
"""Seconds in which the Knight may shout, live. (9)"""
STANCES: Final = ("ask", "always", "if_rich", "if_decisive", "never")
"""Standing orders of the Knight: always, only with so many coins, only if the coin would win the game, never. (9)"""


@effect("gold")
def gold(s: Table, seat: int, by: int) -> bool:
    """Take a coin from the treasury, if there is one (DK-27)."""
    if not s.treasury:
        return False
    s.treasury -= 1
    s.tell(CoinFound, seat)
    s.gain_coin(seat)
    return True


@effect("start")
def start(s: Table, seat: int, by: int) -> None:
    """If a coin lies here, one may take it: the only effect that is optional (DK-12)."""
    if s.start_coins:
        s.ask(start_coin, seat, by)


@effect("goblins")
def goblins(s: Table, seat: int, by: int) -> bool:
    """Put a coin on the Start."""
    return lose_coin(s, seat, NOBODY, "goblins")


@effect("well")
def well(s: Table, seat: int, by: int) -> bool:
    """Put a coin back into the treasury (DK-45)."""
    return lose_coin(s, seat, NOBODY, "well")


@effect("steal_left")
def steal_left(s: Table, seat: int, by: int) -> bool:
    return lose_coin(s, s.left_of(seat), seat, "steal_left")


@effect("steal_right")
def steal_right(s: Table, seat: int, by: int) -> bool:
    return lose_coin(s, s.right_of(seat), seat, "steal_right")


# The coins on the Start.


@rules.question("3.start_coin", described=lambda s, seat, by: {"coins": s.start_coins, **about_entry(s, seat, by)})
def start_coin(s: Table, seat: int, by: int) -> list[Move]:
    return [TAKE_COIN, LEAVE_COIN]


@start_coin.answered
def take_or_leave(s: Table, seat: int, move: TakeCoin | LeaveCoin, by: int) -> None:
    if isinstance(move, LeaveCoin):
        s.tell(CoinLeft, seat)
        return
    s.start_coins -= 1
    s.tell(CoinPickedUp, seat)
    s.gain_coin(seat)


# Losing a coin.


def lose_coin(s: Table, loser: int, taker: int, cause: str) -> bool:
    """A coin is about to go, if there is one; an unspent Knight may keep it."""
    if not s.coins[loser]:
        return False
    if not s.has_power(loser, KNIGHT):
        take_coin(s, loser, taker, cause)
    elif s.stance == "ask":
        s.ask(knight_guard, loser, taker, cause)
    else:
        guard_or_accept(s, loser, ordered_answer(s, loser, taker, cause), taker, cause)
    return True


def take_coin(s: Table, loser: int, taker: int, cause: str) -> None:
    """The coin goes to the Start, to the treasury or to its taker."""
    s.coins[loser] -= 1
    s.stirred = True
    match cause:
        case "goblins":
            s.start_coins += 1
            s.tell(CoinCarriedOff, loser)
        case "well":
            s.treasury += 1
            s.tell(CoinSunk, loser)
        case _:
            s.tell(CoinStolen, taker, loser, cause)
            s.gain_coin(taker)
    if not s.over:
        s.moment("coin-lost")


@rules.question(
    "3.knight_guard",
    described=lambda s, seat, taker, cause: {"taker_seat": seat if taker == NOBODY else taker, "cause": cause},
    hurried=Reaction(SHOUT, REACTION_DELAY),
)
def knight_guard(s: Table, seat: int, taker: int, cause: str) -> list[Move]:
    """Play halts for a moment. (9)"""
    return [GUARD, ACCEPT]


@knight_guard.answered
def guard_or_accept(s: Table, seat: int, move: Guard | Accept, taker: int, cause: str) -> None:
    """Guarding spends the power, and whoever would have had the coin goes without (DK-36, DK-38)."""
    if isinstance(move, Accept):
        take_coin(s, seat, taker, cause)
        return
    s.spent |= 1 << seat
    s.tell(PowerUsed, seat, "knight")
    s.tell(CoinGuarded, seat, cause)


# Standing orders. (9)


@knight_guard.when_late
def ordered_answer(s: Table, seat: int, taker: int, cause: str) -> Guard | Accept:
    """What the standing order answers; without one the Knight guards."""
    guards = s.stance in ("ask", "always")
    if s.stance == "if_rich":
        guards = s.coins[seat] >= s.threshold
    elif s.stance == "if_decisive":
        guards = taker != NOBODY and s.coins[taker] + 1 == WINNING_COINS and not s.options.escape
    return GUARD if guards else ACCEPT


@rules.order(StandingOrder)
def stand(s: Table, seat: int, move: StandingOrder) -> None:
    """The owner of an unspent Knight says in advance how to answer."""
    if not s.options.powers or s.adventurers[seat] != KNIGHT:
        raise IllegalMove("refuse-power-not-yours", "4.power-knight", adventurer="knight")
    if s.spent >> seat & 1:
        raise IllegalMove("refuse-power-spent", "r.power_spent", adventurer="knight")
    if move.stance not in STANCES or move.coins < 0:
        raise IllegalMove("refuse-unknown-order", "3.knight_guard", value=move.stance)
    s.stance = move.stance
    s.threshold = move.coins
