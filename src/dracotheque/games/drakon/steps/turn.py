"""A turn: the deadlock test, the action, the power at its end, then the next player. (3.1, 3.2)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.cells import ARROWS, cell_at
from ..components.tiles import FACE
from ..effects.entering import enter
from ..effects.powers import AT_THE_END, AT_THE_START, no_such_power, use_power, uses
from ..events import GameEnded, TilePlaced, TurnPassed
from ..moves import MOVE_TO, PASS, SKIP, MoveTo, Pass, Place, Skip, TakeCoin, WizardMove
from ..moves.fans import Layings
from ..refusals import not_there, wrong_placement
from ..state import MOVED, PASSED, PLACED, Table, rules
from ..state.paths import destinations
from .ends import QUIET_ROUNDS, is_stuck


@rules.step
def begin_turn(s: Table, seat: int) -> None:
    s.active = seat
    s.turn += 1
    s.clear_turn()
    if not any(s.hands) and is_stuck(s):
        s.finish("deadlock", GameEnded)
    else:
        s.ask(action, seat)


@rules.step
def resume_turn(s: Table, seat: int) -> None:
    """After a power at the start of the turn the action is still to come."""
    s.ask(action, seat)


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


@action.answered
def act(s: Table, seat: int, move: Move) -> None:
    match move:
        case Place():
            place(s, seat, move)
        case MoveTo(x=x, y=y):
            s.deed = MOVED
            s.push(end_window, seat)
            enter(s, seat, cell_at(x, y), seat)
        case Pass():
            s.deed = PASSED
            s.tell(TurnPassed, seat)
            end_turn(s, seat)
        case WizardMove():
            s.push(end_window, seat)
            use_power(s, seat, move)
        case _:
            s.push(resume_turn, seat)
            use_power(s, seat, move)


def place(s: Table, seat: int, move: Place) -> None:
    """Lay the tile, which sets nothing off, and draw another, if there is one (DK-10)."""
    face = FACE[move.tile]
    s.lose_in_sight(seat, face)
    s.lay_room(cell_at(move.x, move.y), face << 4 | ARROWS[move.arrows])
    s.deed = PLACED
    s.stirred = True
    if s.told is not None:
        s.tell(TilePlaced, seat, move.x, move.y, move.tile, move.arrows)
    s.draw(seat)
    end_window(s, seat)


@rules.step
def end_window(s: Table, seat: int) -> None:
    """A power at the end of the turn, asked for only where it can be used; never after a pass (DK-33)."""
    if s.options.powers and uses(s, seat, AT_THE_END):
        s.ask(end_power, seat)
    else:
        end_turn(s, seat)


@rules.question("3.end_power")
def end_power(s: Table, seat: int) -> list[Move]:
    return [SKIP, *uses(s, seat, AT_THE_END)]


@end_power.refused
def no_power_now(s: Table, seat: int, move: Move) -> IllegalMove | None:
    return no_such_power(s, seat, move, AT_THE_END)


@end_power.answered
def use_or_skip(s: Table, seat: int, move: Move) -> None:
    s.push(end_turn, seat)
    if not isinstance(move, Skip):
        use_power(s, seat, move)


@rules.step
def end_turn(s: Table, seat: int) -> None:
    """Count quiet turns and passes, see whether the game has lasted long enough, go on clockwise. (5.4, 5.5)"""
    s.quiet = 0 if s.stirred else s.quiet + 1
    s.passes = s.passes + 1 if s.deed == PASSED and not s.power_used else 0
    if s.quiet >= QUIET_ROUNDS * s.players:
        s.finish("stagnation", GameEnded)
    elif s.turn >= s.options.round_limit * s.players:
        s.finish("round-limit", GameEnded)
    else:
        begin_turn(s, s.left_of(seat))
