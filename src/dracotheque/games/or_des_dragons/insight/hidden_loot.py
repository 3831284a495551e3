"""What could be behind the screens of others. (11.5)

A viewer knows what everybody gained in the open. Tokens stolen unseen are somewhere among the others; tokens
pinched from dragons are with somebody who held a magic object.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, compress
from operator import add
from typing import Final

from dracotheque.core.chance import Rng, any_of, shuffle
from dracotheque.core.events import Viewer

from ..components import INVISIBLE_HAND, KINDS, NOBODY
from ..components.bundles import NOTHING, PART, tokens_of
from ..effects.thefts import give, take
from ..state import Table
from ..state.knowledge import LEDGER

IN_LEDGER: Final = tuple(place + place // KINDS * (LEDGER - KINDS) for place in range(len(PART) * KINDS))
"""Where the ledgers count what lies at a place of the loot."""


class Screens:
    """What a viewer is sure of behind all screens, and which tokens are somewhere behind those of others."""

    def __init__(self, s: Table, viewer: Viewer) -> None:
        loot, doubts, slips = s.loot.copy(), s.knowledge.doubts, s.knowledge.slips
        self.moment = loot, doubts, slips
        self.are_open = not any(doubts) and not any(slips)
        """Whether everybody knows what is behind all of them."""
        players, size = s.players, len(loot)
        self.others = [seat for seat in range(players) if seat != viewer]
        self.own_rows = [slice(own, own + KINDS) for own in range(0, players * (size + KINDS), size + KINDS)]
        """Where everybody's doubts about their own screen would be, among those of all viewers."""
        first = (players if viewer is None else viewer) * size
        doubted = doubts[first : first + size]
        self.publicly = list(doubts[players * size :])
        """What everybody doubts."""
        self.differences = [
            (first + place, doubt - public)
            for place, (doubt, public) in enumerate(zip(doubted, self.publicly, strict=True))
            if doubt != public and place // KINDS != viewer
        ]
        """What this viewer doubts more, or less."""
        self.loot, self.slips = loot.copy(), list(slips)
        self.room = [0 if seat == viewer else sum(s.knowledge.slips_of(seat)) for seat in range(players)]
        """How many tokens are missing behind each screen of others."""
        self.loose = [0] * KINDS
        """How many of each kind are missing somewhere."""
        for place in compress(range(size), doubted):
            self.take(place, doubted[place])
        self.settle_contradictions()
        self.tokens = tokens_of(self.loose)
        self.is_even = not any(doubted) or (min(self.room) >= 0 and sum(self.room) == len(self.tokens))
        """Whether there is room for all loose tokens, and for no more."""
        self.places = places_in(self.room)

    def take(self, place: int, count: int) -> None:
        """So many tokens are loose."""
        self.loot[place] -= count
        self.publicly[place] -= count
        self.slips[IN_LEDGER[place]] += count
        self.room[place // KINDS] += count
        self.loose[place % KINDS] += count

    def settle_contradictions(self) -> None:
        """Whispers can make false what seemed certain: then somebody must have given such a token away."""
        for kind in range(KINDS):
            while self.loose[kind] < 0:
                richest = max(self.others, key=self.loot[kind::KINDS].__getitem__)
                self.take(richest * KINDS + kind, 1)


LATEST: Final[dict[Viewer, Screens]] = {}
"""What each viewer saw when a world was last imagined: many worlds are, of one moment."""


def deal_loot(world: Table, viewer: Viewer, rng: Rng) -> int:
    """Give every other screen what is certain and a part of what is not; say who is imagined to have pinched."""
    screens = LATEST.get(viewer)
    if screens is None or screens.moment != (world.loot, world.knowledge.doubts, world.knowledge.slips):
        LATEST[viewer] = screens = Screens(world, viewer)
    if screens.are_open:
        return NOBODY
    tokens, places = screens.tokens.copy(), screens.places
    pinched: list[int] = []
    pincher: int = NOBODY
    if not screens.is_even:
        others, loose, room = screens.others, screens.loose.copy(), screens.room.copy()
        if any(world.stealing.pinched):
            pincher = suspect(world, viewer, others, room, sum(loose), rng)
        if pincher != NOBODY:
            room[pincher] += sum(loose) - sum(room)
            pinched = give_pinched(world.stealing.pinched, loose, room, pincher)
        make_room(room, others, sum(loose), needs(world), rng)
        tokens, places = tokens_of(loose), places_in(room)
    if tokens:
        shuffle(tokens, rng)
    dealt = map(add, places, tokens)
    remember(world, screens, chain(pinched, dealt) if pinched else dealt)
    return pincher


def suspect(world: Table, viewer: Viewer, others: Sequence[int], room: Sequence[int], loose: int, rng: Rng) -> int:
    """Who has the tokens that disappeared from the dragons: somebody caught at it, or any other with a card."""
    if sum(room) >= loose:
        return NOBODY
    if world.stealing.culprit != NOBODY:
        return world.stealing.culprit if world.stealing.culprit in others else NOBODY
    if viewer is not None and world.holds_card(viewer, INVISIBLE_HAND):
        return NOBODY
    able = [seat for seat in others if world.magic.hands[seat] and not world.stealing.cleared >> seat & 1]
    likely = [seat for seat in able if all(room[other] >= 0 for other in others if other != seat)]
    return any_of(likely or able, rng) if able else NOBODY


def give_pinched(pinched: Sequence[int], loose: list[int], room: list[int], pincher: int) -> list[int]:
    """Who pinched a token has it still, as far as anybody knows: the places of those that are loose no more."""
    places: list[int] = []
    for kind, count in enumerate(pinched):
        few = max(0, min(count, loose[kind], room[pincher]))
        places += [pincher * KINDS + kind] * few
        loose[kind] -= few
        room[pincher] -= few
    return places


def needs(world: Table) -> dict[int, int]:
    """A victim who is being robbed has something: everybody can see that."""
    if world.asks(take) or world.asks(give):  # where one takes after a look, the Glove is not in play
        return {world.stealing.victim: 1 + world.stealing.with_glove}
    return {}


def make_room(room: list[int], others: Sequence[int], loose: int, wanted: dict[int, int], rng: Rng) -> None:
    """As many places as there are tokens, none of them less than empty."""
    room[:] = [max(0, few) for few in room]
    missing = loose - sum(room)
    while missing:
        step = 1 if missing > 0 else -1
        spare = [seat for seat in others if step > 0 or room[seat] > wanted.get(seat, 0)]
        room[any_of(spare or [seat for seat in others if room[seat] > 0], rng)] += step
        missing -= step


def places_in(room: Sequence[int]) -> list[int]:
    """Where the loot of a seat begins, once for each token there is room for."""
    return [seat * KINDS for seat, few in enumerate(room) for _ in range(few)]


def remember(world: Table, screens: Screens, dealt: Iterable[int]) -> None:
    """The viewer keeps what is certain; of what the others know, the viewer knows what everybody does."""
    loot, slips, publicly = screens.loot.copy(), screens.slips.copy(), screens.publicly.copy()
    for place in dealt:
        loot[place] += 1
        slips[IN_LEDGER[place]] -= 1
        publicly[place] += 1
    doubts = publicly * (world.players + 1)
    for place, more in screens.differences:
        doubts[place] += more
    for own in screens.own_rows:
        doubts[own] = NOTHING
    world.loot = loot
    world.knowledge.slips = tuple(slips)
    world.knowledge.doubts = tuple(doubts)
