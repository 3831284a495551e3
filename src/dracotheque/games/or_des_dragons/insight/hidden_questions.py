"""Questions of which the others do not know who is asked: an imagined world asks anybody who might be. (9.4)"""

from collections.abc import Collection, Sequence

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.events import Viewer
from dracotheque.core.moves import CLOCK

from ..effects.invisible_hand import eye, pinch, plan, plan_pinch
from ..state import Table
from ..steps.deals import covers, others_asked
from ..steps.market import answer_deal
from ..steps.windows import WINDOWS, plays, react


def ask_somebody_else(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Ask at random one of those who might be asked, as far as this viewer can tell."""
    if world.asks(react) and world.has_clock:
        forget_who_went_on(world, viewer, rng)
    elif viewer in world.actors:
        return
    elif world.asks(react):
        poll_anybody(world, viewer, rng)
    elif world.asks(pinch):
        tempt_anybody(world, viewer, rng)
    elif world.asks(plan):  # an eye is all that is seen of it
        world.asked = eye.name
        world.push(plan_pinch, world.actors[0])
    elif world.asks(answer_deal):
        offer_to_anybody(world, viewer, rng)


def forget_who_went_on(world: Table, viewer: Viewer, rng: Rng) -> None:
    """With a clock: who has gone on is nobody's business; somebody has not."""
    name, passed = str(world.context[0]), int(world.context[1])
    others = [seat for seat in range(world.players) if seat != viewer]
    gone = [seat for seat in others if rng.random() < 0.5]
    waiting = [seat for seat in others if seat not in gone]
    if viewer is not None and not passed >> viewer & 1:
        waiting = sorted([*waiting, viewer])
    elif not waiting:
        waiting = [any_of(others, rng)]
    world.context = (name, sum([1 << seat for seat in range(world.players) if seat not in waiting]))
    world.actors = (*waiting, CLOCK)


def poll_anybody(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Grain by grain: whoever has a magic object and may act in the window."""
    name = str(world.context[0])
    eligible = WINDOWS[name].eligible(world)
    is_asked = viewer in eligible and viewer is not None and bool(plays(world, viewer, name))
    ask_anybody(world, viewer, eligible, {seat for seat in eligible if world.magic.hands[seat]}, is_asked, rng)


def ask_anybody(
    world: Table, viewer: Viewer, order: Sequence[int], able: Collection[int], is_asked: bool, rng: Rng
) -> None:
    """Ask another of those who are able; before or after the viewer's own turn in the order, if the viewer has one."""
    *context, place = world.context
    numbers = [number for number, seat in enumerate(order) if seat != viewer and seat in able]
    if is_asked and viewer is not None:
        own = order.index(viewer)
        numbers = [number for number in numbers if (number > own) == (int(place) > own)]
    number = any_of(numbers, rng)
    world.context = (*context, number)
    world.actors = (order[number],)


def tempt_anybody(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Only who waits to begin can tell that somebody is tempted: it might be whoever has a magic object.

    For all others the attack, the sharing or the Fair has begun; nobody pinches during their own attack.
    """
    if viewer is None or world.awaited(viewer):
        world.actors = ()
        world.run()
        return
    absent = world.active if world.context[0] == "attack" else None
    seats = [seat for seat, hand in enumerate(world.magic.hands) if hand and seat not in (viewer, absent)]
    world.actors = (any_of(seats, rng),)


def offer_to_anybody(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Of a deal open to several, anybody who has not been asked yet may be asked."""
    (offer,) = world.fair.deals
    if offer.deal.is_open:
        asked = others_asked(world, offer)
        is_asked = viewer in asked and covers(world, viewer, offer)
        ask_anybody(world, viewer, asked, asked, is_asked, rng)
