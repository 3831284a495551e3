"""What each viewer sees, built up from nothing. (7)"""

from functools import cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from dracotheque.core.bits import members
from dracotheque.core.events import Viewer
from dracotheque.core.seats import changed
from dracotheque.core.views import View

from .components.cards import PROGRAMME_LENGTH, card_names, hand_of
from .components.colours import COLOURS, NO_COLOUR
from .components.delta import SPOT_IDS
from .components.pairs import PAIR_NAMES
from .components.planks import NOWHERE, PLACE_IDS, PLANK_IDS
from .moves import Card, Colour, LeaveOrder, Place, Programme, Seat
from .state import NOBODY, Table, read_verdict


class LaidPlank(msgspec.Struct, frozen=True):
    """A plank on the board."""

    plank: Place
    a: Place
    b: Place


class Verdict(msgspec.Struct, frozen=True):
    """What an attempt has shown to all: whether a plank of this number reaches from a to b."""

    number: int
    a: Place
    b: Place
    held: bool


class Contestant(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees them, and what only they see of themselves."""

    seat: Seat
    colour: Colour
    """Empty before it is known, as are the three places."""
    pawn: Place
    home: Place
    goal: Place
    reserve: tuple[Place, ...]
    hand: tuple[Card, ...]
    """All cards there are to choose from when a round begins."""
    programme: tuple[Card, ...]
    """The cards turned up so far; for their owner all five, as soon as they are handed in."""
    face_down: int
    """How many cards of the programme the viewer does not see."""
    last_programme: tuple[Card, ...]
    """The five cards of the round before."""
    ready: bool
    cancelled: bool
    """A dragon cancels the card of this rank."""
    acted: bool
    """The card of this rank is done with."""
    draft: tuple[Card, ...] = ()
    """The viewer's own, as are the orders and the eye."""
    orders: tuple[LeaveOrder, ...] = ()
    decides_alone: bool = False
    """The viewer's own standing orders rest."""
    eye: int = 0
    """From which a bot's errors of judgement follow; it says nothing of the game. (9.1)"""


class DeltaView(View, frozen=True, kw_only=True):
    """The table of Les Dragons du Mékong."""

    plank_fit: Annotated[str, "fit"]
    assisted_seat: int
    """Whom the table helps with lengths, or -1."""
    standing_orders: bool
    """Whether orders can be left with one's cards."""
    round: int
    round_limit: int
    rank: int
    """0 while programmes are made."""
    statuette: int
    order: tuple[Seat, ...]
    """Who acts in which order in this round."""
    stones: tuple[Place, ...]
    supply: int
    planks: tuple[LaidPlank, ...]
    lost: tuple[Place, ...]
    verdicts: tuple[Verdict, ...]
    contestants: tuple[Contestant, ...]


def view(s: Table, viewer: Viewer) -> DeltaView:
    common = open_view(s)
    return common if viewer is None else seen_from(s, viewer, common)


def open_view(s: Table) -> DeltaView:
    """What a spectator sees, and everybody with him."""
    return DeltaView(
        viewer=None,
        players=s.players,
        prompt=s.prompt(),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        plank_fit=s.options.plank_fit,
        assisted_seat=NOBODY if s.options.assisted_seat is None else s.options.assisted_seat,
        standing_orders=s.options.standing_orders,
        round=s.round,
        round_limit=s.options.round_limit,
        rank=s.rank,
        statuette=s.statuette,
        order=s.turn_order if s.round else (),
        stones=tuple([SPOT_IDS[islet] for islet in members(s.stones)]),
        supply=s.supply,
        planks=tuple([laid_plank(plank, s.lies[plank]) for plank in members(s.on_board)]),
        lost=plank_names(s.lost),
        verdicts=tuple([verdict(seen) for seen in s.verdicts]),
        contestants=tuple([contestant(s, seat, False) for seat in range(s.players)]),
    )


def seen_from(s: Table, viewer: int, common: DeltaView) -> DeltaView:
    """What lies open, with what only a player sees of themselves."""
    contestants = changed(common.contestants, viewer, contestant(s, viewer, True))
    return replace(common, viewer=viewer, contestants=contestants)


def contestant(s: Table, seat: int, own: bool) -> Contestant:
    """One player; `own` says that the viewer is the player."""
    colour = s.colours[seat]
    seated = s.pawns[seat] != NOWHERE
    sealed = s.sealed[seat] if s.sealed else None
    ready = sealed is not None or s.rank > 0
    programme = card_names(s.programmes[seat] if own else s.programmes[seat][: s.rank])
    if own and isinstance(sealed, Programme):
        programme = sealed.cards
    return Contestant(
        seat=seat,
        colour="" if colour == NO_COLOUR else COLOURS[colour],
        pawn=PLACE_IDS[s.pawns[seat]] if seated else "",
        home=PLACE_IDS[s.home(seat)] if seated else "",
        goal=PLACE_IDS[s.goal(seat)] if seated else "",
        reserve=plank_names(s.reserves[seat]),
        hand=() if colour == NO_COLOUR else card_names(hand_of(s.players, colour)),
        programme=programme,
        face_down=PROGRAMME_LENGTH - len(programme) if ready else 0,
        last_programme=card_names(s.last_programmes[seat]),
        ready=ready,
        cancelled=s.cancelled >> seat & 1 == 1,
        acted=s.has_acted(seat),
        draft=s.drafts[seat] if own else (),
        orders=s.orders[seat] if own else (),
        decides_alone=own and s.by_hand >> seat & 1 == 1,
        eye=s.eyes[seat] if own else 0,
    )


def plank_names(planks: int) -> tuple[str, ...]:
    return tuple([PLANK_IDS[plank] for plank in members(planks)])


@cache
def laid_plank(plank: int, pair: int) -> LaidPlank:
    return LaidPlank(PLANK_IDS[plank], *PAIR_NAMES[pair])


@cache
def verdict(seen: int) -> Verdict:
    """A verdict behind its number."""
    pair, number, held = read_verdict(seen)
    return Verdict(number, *PAIR_NAMES[pair], held)
