"""What the player at turn may do: place a tile or move the adventurer; pass where neither is possible. (3.2)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..effects.powers import AT_THE_START, no_such_power, uses
from ..moves import MOVE_TO, PASS, MoveTo, Pass, Place, TakeCoin
from ..moves.fans import Layings
from ..refusals import not_there, wrong_placement
from ..state import Table
from ..state.paths import destinations

rules = Table.rules


@rules.question("3.action")
def action(s: Table, seat: int) -> Sequence[Move]:
    """Placements by tile, cell and orientation, then moves, then powers; tiles that look alike are offered once."""
    others: list[Move] = [MOVE_TO[cell] for cell in destinations(s.rooms, s.pawns[seat])]
    hand = s.hands[seat]
    if not others and not hand:
        others.append(PASS)
    if s.options.powers:
        others += uses(s, seat, AT_THE_START)
    return Layings(Place, hand, s.edge[:], s.ways, others) if hand else others


@action.refused
def not_now(s: Table, seat: int, move: Move) -> IllegalMove | None:
    match move:
        case Place():
            return wrong_placement(s, seat, move)
        case MoveTo(x=x, y=y):
            return not_there(s, seat, x, y)
        case Pass():
            return IllegalMove("refuse-must-act", "r.must_act")
        case TakeCoin():
            return IllegalMove("refuse-no-coin-to-take", "4.start")
    return no_such_power(s, seat, move, AT_THE_START)
