"""What each viewer sees, built up from nothing. (7)"""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from dracotheque.core.events import Viewer
from dracotheque.core.seats import clockwise_among
from dracotheque.core.views import View

from .components import COMMON, FAIRY, LOOKS, NO_CARD, NOBODY, SILVER, WIDTH
from .components.blank_cards.validation import check_card
from .components.blank_cards.wording import Line, text_of
from .effects.sales import Lacking, Sales, lacking, most, sales
from .events.shown import GoldFist, Invented, SilverFist, Who
from .moves import Seat, SetStops, StandingOrder
from .options import StoneOptions
from .state import Table
from .state.fists import shown_gold, shown_silver, unpacked_gold, unpacked_silver
from .state.habits import NO_LOOK, ON_SCORE, ON_STONES, ON_WIN

Code = Annotated[str, "code"]
Look = Annotated[str, "look"]


class Purse(msgspec.Struct, frozen=True):
    """What lies behind a screen; coins in a closed fist are still counted here."""

    fairy: int
    common: int
    silver: int


class Worth(msgspec.Struct, frozen=True):
    """What the stones of a player are worth now: red, blue, yellow."""

    points: tuple[int, int, int]
    """The most that one sale gives for stones with this colour among them."""
    lacking: tuple[Lacking, ...]
    """For each sale, how many stones are missing to pay it with this colour among them; none if it never is."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees them, and the purse of those the viewer may look at."""

    seat: Seat
    points: int
    red: int
    blue: int
    yellow: int
    spent: int
    black: int
    amulets: int
    doppelganger: bool
    purse: Purse | None
    closed: bool
    """The fist is closed; on what, nobody sees."""
    look: Look | None
    away: bool
    wants_to_stop: bool
    worth: Worth


class Bank(msgspec.Struct, frozen=True):
    """The common supply."""

    red: int
    blue: int
    yellow: int
    fairy: int
    common: int
    silver: int
    black: int
    amulets: int


class StoneSale(msgspec.Struct, frozen=True):
    """Points for stones: somebody who may still be won in this round gives them."""

    character: Who
    points: int


class Auction(msgspec.Struct, frozen=True):
    """An auction of this round, with all its fists."""

    character: Who
    winner: Seat | None
    gold: tuple[GoldFist, ...]
    silver: tuple[SilverFist, ...]


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A character of the table's own: its names, its text, what to think of it, and its script."""

    character: Invented
    glyph: str
    flavour: str
    text: tuple[Line, ...]
    advice: tuple[Code, ...]
    script: dict[str, Any]


class Desk(msgspec.Struct, frozen=True):
    """What the viewer has arranged, for nobody else to see. (6.tempo-orders)"""

    orders: tuple[StandingOrder, ...]
    stops: SetStops
    paused: bool
    empty_fists: bool


class StoneView(View, frozen=True, kw_only=True):
    """The table of Aux Pierres du Dragon."""

    round: int
    character: Who | None
    """Who is up for auction."""
    acting: Seat | None
    """Who uses a power."""
    seconds: tuple[Seat, ...]
    """The second-best bidders of the auction that was won."""
    remaining: tuple[Who, ...]
    """The round pile in canonical order: the real one is nobody's to know."""
    auctioned: tuple[Who, ...]
    sales: tuple[StoneSale, ...]
    special_pile: int
    special_discard: tuple[Who, ...]
    bank: Bank
    places: tuple[Place, ...]
    auctions: tuple[Auction, ...]
    """Those of this round; older fists are a matter of memory. (7.3)"""
    open_purses: bool
    slow: bool
    """Standing orders may be left."""
    bluff: bool
    """A closed fist may be made to look like something."""
    guests: tuple[Guest, ...]
    desk: Desk | None
    ranking: tuple[tuple[Seat, ...], ...]


def view(s: Table, viewer: Viewer) -> StoneView:
    common = open_view(s)
    return common if viewer is None else seen_from(s, viewer, common)


def open_view(s: Table) -> StoneView:
    """What a spectator sees, and everybody with him."""
    red, blue, yellow, fairy, common, silver, black, amulets, _ = s.goods[s.bank * WIDTH :]
    found = () if s.over else sales(s)
    return StoneView(
        viewer=None,
        players=s.players,
        prompt=s.prompt(),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        round=s.round,
        character=None if s.card == NO_CARD else s.who(s.card),
        acting=None if s.winner == NOBODY else s.winner,
        seconds=clockwise_among(s.players, 0, s.seconds),
        remaining=tuple(map(s.who, sorted(s.pile))),
        auctioned=tuple(map(s.who, s.auctioned)),
        sales=shown_sales(found),
        special_pile=len(s.special_pile),
        special_discard=tuple(map(s.who, s.special_discard)),
        bank=Bank(red, blue, yellow, fairy, common, silver, max(0, black), amulets),
        places=tuple([place(s, seat, found) for seat in range(s.players)]),
        auctions=tuple([auction(s, record) for record in s.history]),
        open_purses=s.options.shows_totals,
        slow=s.options.tempo == "slow",
        bluff=s.options.bluff,
        guests=guests(s.options) if s.options.own_characters else (),
        desk=None,
        ranking=tuple(s.ranking()) if s.over else (),
    )


def seen_from(s: Table, viewer: int, common: StoneView) -> StoneView:
    """What lies open, with one's own purse and desk."""
    places = list(common.places)
    places[viewer] = replace(places[viewer], purse=purse(s, viewer))
    return replace(common, viewer=viewer, places=tuple(places), desk=desk(s, viewer))


def place(s: Table, seat: int, found: Sales) -> Place:
    look = s.habits.looks[seat]
    red, blue, yellow, _, _, _, black, amulets, spent = s.goods[seat * WIDTH : (seat + 1) * WIDTH]
    return Place(
        seat=seat,
        points=s.points[seat],
        red=red,
        blue=blue,
        yellow=yellow,
        spent=spent,
        black=black,
        amulets=amulets,
        doppelganger=s.keeper == seat,
        purse=purse(s, seat) if s.over or s.options.shows_totals else None,
        closed=bool(s.sealed) and s.sealed[seat] is not None,
        look=None if look == NO_LOOK else LOOKS[look],
        away=s.is_away(seat),
        wants_to_stop=bool(s.habits.stopping >> seat & 1),
        worth=worth(found, red, blue, yellow),
    )


def purse(s: Table, seat: int) -> Purse:
    return Purse(s.count(seat, FAIRY), s.count(seat, COMMON), s.count(seat, SILVER))


@lru_cache(maxsize=64)
def shown_sales(found: Sales) -> tuple[StoneSale, ...]:
    return tuple([StoneSale(sale.character, sale.points) for sale in found])


@lru_cache(maxsize=4096)
def worth(found: Sales, red: int, blue: int, yellow: int) -> Worth:
    missing = lacking(found, (red, blue, yellow))
    return Worth(most(found, missing), missing)


def auction(s: Table, record: tuple[int, ...]) -> Auction:
    gold, silver = open_fists(record[2:], s.players)
    return Auction(s.who(record[0]), None if record[1] == NOBODY else record[1], gold, silver)


# A round is looked at many times and never changes its past.
@lru_cache(maxsize=1024)
def open_fists(fists: tuple[int, ...], players: int) -> tuple[tuple[GoldFist, ...], tuple[SilverFist, ...]]:
    return (
        tuple([shown_gold(seat, unpacked_gold(packed)) for seat, packed in enumerate(fists[:players])]),
        tuple([shown_silver(seat, unpacked_silver(n)) for seat, n in enumerate(fists[players:]) if n]),
    )


def desk(s: Table, viewer: int) -> Desk:
    habits = s.habits
    stops = habits.stops[viewer]
    return Desk(
        habits.orders[viewer],
        SetStops(bool(stops & ON_WIN), bool(stops & ON_SCORE), bool(stops & ON_STONES)),
        bool(habits.paused >> viewer & 1),
        bool(habits.empty >> viewer & 1),
    )


def guests(options: StoneOptions) -> tuple[Guest, ...]:
    """The table's own characters, in full and for everybody. (6.2-accept)"""
    return tuple(
        guest(number, msgspec.json.encode(script)) for number, script in enumerate(options.own_characters, start=1)
    )


@lru_cache(maxsize=64)
def guest(number: int, text: bytes) -> Guest:
    script = msgspec.json.decode(text)
    report = check_card(script)
    character = report.character
    assert character is not None
    return Guest(
        character=Invented(*character.names, number),
        glyph=character.glyph,
        flavour="" if character.flavour is UNSET else character.flavour,
        text=text_of(character),
        advice=report.warnings,
        script=script,
    )
