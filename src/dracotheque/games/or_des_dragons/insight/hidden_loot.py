"""What could be behind the screens of others. (11.5)

A viewer knows what everybody gained in the open. Tokens stolen unseen are somewhere among the others; tokens
pinched from dragons are with somebody who held a magic object.
"""

from collections.abc import Sequence
from itertools import compress, islice

from dracotheque.core.chance import Rng, any_of, shuffle
from dracotheque.core.events import Viewer

from ..components import INVISIBLE_HAND, KINDS, NOBODY
from ..components.bundles import NOTHING
from ..effects.thefts import give, take
from ..state import Table
from ..state.knowledge import LEDGER

Moved = dict[int, int]
"""How many tokens more, or less, an imagined world has at a place of the loot."""


def deal_loot(world: Table, viewer: Viewer, rng: Rng) -> int:
    """Give every other screen what is certain and a part of what is not; say who is imagined to have pinched."""
    others = [seat for seat in range(world.players) if seat != viewer]
    knowledge = world.knowledge
    doubted = knowledge.doubts_of(viewer)
    moved: Moved = {}
    pincher: int = NOBODY
    if any(doubted):
        loose = [0] * KINDS
        room = knowledge.totals()
        for place in compress(range(len(doubted)), doubted):
            doubt = doubted[place]
            moved[place] = -doubt
            loose[place % KINDS] += doubt
            room[place // KINDS] += doubt
        if min(loose) < 0:
            settle_contradictions(loose, room, world.loot, moved, others)
        pincher = suspect(world, viewer, others, room, sum(loose), rng) if any(world.stealing.pinched) else NOBODY
        if pincher != NOBODY:
            room[pincher] += sum(loose) - sum([room[seat] for seat in others])
            give_pinched(world.stealing.pinched, loose, room, moved, pincher)
        make_room(room, others, sum(loose), needs(world), rng)
        fill(loose, room, moved, others, rng)
    remember(world, viewer, doubted, moved)
    return pincher


def settle_contradictions(
    loose: list[int], room: list[int], loot: Sequence[int], moved: Moved, others: Sequence[int]
) -> None:
    """Whispers can make false what seemed certain: then somebody must have given such a token away."""
    for kind in range(KINDS):
        while loose[kind] < 0:
            sure = {seat: loot[seat * KINDS + kind] + moved.get(seat * KINDS + kind, 0) for seat in others}
            seat = max(others, key=lambda seat: (sure[seat], -seat))
            moved[seat * KINDS + kind] = moved.get(seat * KINDS + kind, 0) - 1
            room[seat] += 1
            loose[kind] += 1


def suspect(world: Table, viewer: Viewer, others: Sequence[int], room: Sequence[int], loose: int, rng: Rng) -> int:
    """Who has the tokens that disappeared from the dragons: somebody caught at it, or any other with a card."""
    extra = loose - sum([room[seat] for seat in others])
    if extra <= 0:
        return NOBODY
    if world.stealing.culprit != NOBODY:
        return world.stealing.culprit if world.stealing.culprit in others else NOBODY
    if viewer is not None and world.holds_card(viewer, INVISIBLE_HAND):
        return NOBODY
    able = [seat for seat in others if world.magic.hands[seat] and not world.stealing.cleared >> seat & 1]
    likely = [seat for seat in able if all(room[other] >= 0 for other in others if other != seat)]
    return any_of(likely or able, rng) if able else NOBODY


def give_pinched(pinched: Sequence[int], loose: list[int], room: list[int], moved: Moved, pincher: int) -> None:
    """Who pinched a token has it still, as far as anybody knows."""
    for kind, count in enumerate(pinched):
        few = max(0, min(count, loose[kind], room[pincher]))
        moved[pincher * KINDS + kind] = moved.get(pincher * KINDS + kind, 0) + few
        loose[kind] -= few
        room[pincher] -= few


def needs(world: Table) -> dict[int, int]:
    """A victim who is being robbed has something: everybody can see that."""
    if world.asks(take) or world.asks(give):  # where one takes after a look, the Glove is not in play
        return {world.stealing.victim: 1 + world.stealing.with_glove}
    return {}


def make_room(room: list[int], others: Sequence[int], loose: int, wanted: dict[int, int], rng: Rng) -> None:
    """As many places as there are tokens, none of them less than empty."""
    for seat in others:
        room[seat] = max(0, room[seat])
    missing = loose - sum([room[seat] for seat in others])
    while missing:
        step = 1 if missing > 0 else -1
        spare = [seat for seat in others if step > 0 or room[seat] > wanted.get(seat, 0)]
        room[any_of(spare or [seat for seat in others if room[seat] > 0], rng)] += step
        missing -= step


def fill(loose: Sequence[int], room: Sequence[int], moved: Moved, others: Sequence[int], rng: Rng) -> None:
    """Deal the loose tokens at random."""
    tokens: list[int] = []
    for kind in compress(range(KINDS), loose):
        tokens += [kind] * loose[kind]
    if not tokens:
        return
    shuffle(tokens, rng)
    dealt = iter(tokens)
    for seat in others:
        first = seat * KINDS
        for kind in islice(dealt, room[seat]):
            moved[first + kind] = moved.get(first + kind, 0) + 1


def remember(world: Table, viewer: Viewer, doubted: list[int], moved: Moved) -> None:
    """The viewer keeps what is certain; of what the others know, the viewer knows what everybody does."""
    players = world.players
    size = players * KINDS
    knowledge = world.knowledge
    publicly = knowledge.doubts_of(None)
    if moved:
        loot = world.loot
        slips = list(knowledge.slips)
        for place, count in moved.items():
            if count:
                loot[place] += count
                publicly[place] += count
                doubted[place] += count
                slips[place + place // KINDS * (LEDGER - KINDS)] -= count
        knowledge.slips = tuple(slips)
    doubts = publicly * (players + 1)
    first = knowledge.place(viewer)
    doubts[first : first + size] = doubted
    for own in range(0, players * (size + KINDS), size + KINDS):
        doubts[own : own + KINDS] = NOTHING
    knowledge.doubts = tuple(doubts)
