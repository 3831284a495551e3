"""Worlds a player cannot tell from the real one. (11)"""

from dracotheque.core.chance import QuickChance, Rng, shuffle
from dracotheque.core.events import Viewer

from ..components.adventurers import KNIGHT
from ..components.tiles import BOX
from ..effects.rebuilding import fits, swap_spots
from ..state import SPECTATOR, Table
from ..state.knowledge import knowledge, owner_of, viewer_of


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Deal all tiles the viewer has not located anew, and give the world a chance of its own."""
    world = s.unheard()
    eye = SPECTATOR if viewer is None else viewer
    deal_unseen(world, eye, rng)
    if world.known:
        forget_what_others_saw(world, eye)
    if viewer is None or not world.has_power(viewer, KNIGHT):
        world.stance = "ask"
        world.threshold = 0
    world.chance = QuickChance.from_rng(rng)
    return world


def deal_unseen(world: Table, eye: int, rng: Rng) -> None:
    """Shuffle all tiles that lie out of this viewer's sight, and fill the hands and the pile again."""
    hands = world.hands
    unseen: list[int] = []
    missing = []
    for seat, hand in enumerate(hands):
        if seat != eye:
            kept = world.known_to(eye, seat) if world.known else []
            hands[seat] = kept
            missing.append((seat, len(hand) - len(kept)))
            unseen += without(hand, kept) if kept else hand
    located = locate_buried(world, eye, unseen)
    shuffle(unseen, rng, len(BOX))
    if world.asked == "portal" and world.actors[0] != eye:
        allow_a_swap(world, world.actors[0], missing, unseen)
    for seat, count in missing:
        if count:
            hands[seat] += unseen[-count:]
            hands[seat].sort()
            del unseen[-count:]
    for place, face in located:
        unseen.insert(place, face)
    world.pile = unseen


def locate_buried(world: Table, eye: int, unseen: list[int]) -> list[tuple[int, int]]:
    """The tiles of the pile this viewer knows, with their places from the bottom; all others are unseen."""
    located = []
    for place, face in enumerate(world.pile[: len(world.buried)]):
        if world.buried[place] >> eye & 1:
            located.append((place, face))
        else:
            unseen.append(face)
    unseen += world.pile[len(world.buried) :]
    return located


def without(hand: list[int], kept: list[int]) -> list[int]:
    rest = hand[:]
    for face in kept:
        rest.remove(face)
    return rest


def allow_a_swap(world: Table, seat: int, missing: list[tuple[int, int]], unseen: list[int]) -> None:
    """Whoever is asked for a swap holds a tile that fits somewhere: deal that hand first, and one that fits."""
    spots = swap_spots(world)
    missing.sort(key=lambda each: each[0] != seat)
    dealt = len(unseen) - missing[0][1]
    if any(fits(face, spots) for face in (*world.hands[seat], *unseen[dealt:])):
        return
    fitting = next(place for place in range(dealt) if fits(unseen[place], spots))
    unseen[fitting], unseen[-1] = unseen[-1], unseen[fitting]


def forget_what_others_saw(world: Table, eye: int) -> None:
    """What two others know of each other alone is theirs; what everybody saw, or one saw of this viewer, is not."""
    known = [each for each in world.known if viewer_of(each) in (eye, SPECTATOR) or owner_of(each) == eye]
    for owner in range(world.players):
        if owner == eye:
            continue
        public = world.known_to(SPECTATOR, owner)
        for viewer in range(world.players):
            if viewer not in (eye, owner):
                known += [knowledge(viewer, owner, face) for face in public]
    world.known = sorted(known)
