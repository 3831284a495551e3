"""What each viewer sees, built up from nothing."""

from typing import Annotated

import msgspec

from braises.moves import Card, Seat
from braises.options import EmberOptions
from braises.state import Table
from dracotheque.core.drawing import BACKS
from dracotheque.core.events import Viewer
from dracotheque.core.views import View


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One player, as everybody sees them."""

    seat: Seat
    hoard: int
    embers: int
    hand_size: Annotated[int, BACKS]
    sent: Card | None


class EmberView(View, frozen=True, kw_only=True):
    """The table, and the hand of whoever looks."""

    options: EmberOptions
    left: int
    die: int
    at_stake: Annotated[tuple[int, ...], "gem"]
    places: tuple[Place, ...]
    hand: tuple[Card, ...]
    gone: tuple[Card, ...]


def view(s: Table, viewer: Viewer) -> EmberView:
    return EmberView(
        viewer=viewer,
        players=s.players,
        prompt=s.prompt(viewer),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        options=s.options,
        left=len(s.treasures) - 1,
        die=s.die,
        at_stake=tuple(s.at_stake),
        places=tuple(
            Place(seat=seat, hoard=s.hoards[seat], embers=s.embers[seat], hand_size=len(s.hands[seat]), sent=sent)
            for seat, sent in enumerate(s.sent or [None] * s.players)
        ),
        hand=() if viewer is None else tuple(s.hands[viewer]),
        gone=tuple(s.gone),
    )
