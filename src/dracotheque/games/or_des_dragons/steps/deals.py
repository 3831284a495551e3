"""Deals of the Fair: what makes one, who can honour it, and how it is carried out. (9.3.1, OD-27)"""

from collections.abc import Iterable, Sequence
from operator import add, sub

from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.seats import clockwise

from ..components import KINDS, NOBODY, TOKEN
from ..components.bundles import Side, fits_in, numbers_of
from ..events import DealMade, DealPosted, DealSigned
from ..moves import Deal
from ..refusals import no_bundle, no_seat
from ..state import Table
from ..state.memory import gain, lose, pass_in_secret, show
from ..state.papers import Offer


def side_of(deal: Deal, seat: int) -> Side | None:
    """What a player would give and get; in an open deal the other way round from the maker."""
    for side in deal.sides:
        if side.seat == seat:
            return side
    if len(deal.sides) == 1 and (not deal.takers or seat in deal.takers):
        return Side(seat, deal.sides[0].gets, deal.sides[0].gives)
    return None


def others_asked(s: Table, offer: Offer) -> tuple[int, ...]:
    """Who may sign besides the maker, clockwise."""
    return tuple([seat for seat in clockwise(s.players, offer.maker)[1:] if side_of(offer.deal, seat) is not None])


def audience(s: Table, offer: Offer) -> tuple[int, ...] | None:
    """Who sees a deal: everybody, or where the table whispers those it concerns. (6.fair_whispers)"""
    if not s.options.fair_whispers or (offer.deal.is_open and not offer.deal.takers):
        return None
    return (offer.maker, *others_asked(s, offer))


def sees(s: Table, viewer: Viewer, offer: Offer) -> bool:
    seats = audience(s, offer)
    return seats is None or viewer in seats


def seen_by(s: Table, viewer: Viewer) -> list[Offer]:
    """The deals on the table, as far as this viewer hears of them."""
    return [offer for offer in s.fair.deals if sees(s, viewer, offer)]


def stall(s: Table, seat: int, among: Iterable[Offer]) -> list[int]:
    """What a player has put up for these deals: promised in those that are signed and not made yet."""
    sides = [side_of(offer.deal, seat) for offer in among if seat in offer.signed]
    return numbers_of([heap for side in sides if side for heap in side.gives])


def free_loot(s: Table, seat: int) -> list[int]:
    """What is behind the screen; what lies on the stall is not."""
    loot = s.loot_of(seat)
    return list(map(sub, loot, stall(s, seat, s.fair.deals))) if s.fair.deals else loot


def covers(s: Table, seat: int, offer: Offer) -> bool:
    """Whether a player has what a deal asks of them, and has not promised it elsewhere."""
    side = side_of(offer.deal, seat)
    if side is None:
        return False
    gives = side.gives
    if len(gives) == 1 and s.loot[seat * KINDS + TOKEN[gives[0].token]] < gives[0].count:
        return False
    if any(seat in other.signed for other in s.fair.deals):
        return fits_in(numbers_of(gives), free_loot(s, seat))
    return len(gives) == 1 or fits_in(numbers_of(gives), s.loot_of(seat))


def why_no_deal(s: Table, seat: int, move: Deal) -> IllegalMove | None:
    """Why this is no deal, or none that this player can post; the later reasons build on the earlier. (9.3.1)"""
    seats = [side.seat for side in move.sides]
    parties = [*seats, *move.takers]
    muddled = not seats or (move.takers and len(seats) > 1) or len({*parties}) != len(parties)
    return (
        no_seat(s, *parties)
        or IllegalMove.when(muddled, "refuse-two-parties", "r.two_parties")
        or IllegalMove.when(seat not in seats, "refuse-not-a-party", "r.not_a_party")
        or why_unbalanced(move)
        or why_not_covered(s, seat, Offer(seat, move, ()))
    )


def why_unbalanced(deal: Deal) -> IllegalMove | None:
    """Everybody gives and gets, never the same kind, and the sums come out."""
    given = [heap for side in deal.sides for heap in side.gives]
    got = [heap for side in deal.sides for heap in side.gets]
    if refusal := no_bundle(given, got):
        return refusal
    for side in deal.sides:
        if not side.gives or not side.gets:
            return IllegalMove("refuse-both-ways", "r.both_ways")
        if {heap.token for heap in side.gives} & {heap.token for heap in side.gets}:
            return IllegalMove("refuse-same-kind", "r.same_kind")
    uneven = numbers_of(given) != numbers_of(got) and not deal.is_open
    return IllegalMove.when(uneven, "refuse-unbalanced", "r.unbalanced")


def why_not_covered(s: Table, seat: int, offer: Offer) -> IllegalMove | None:
    """Told to this player alone. (7.refusals)"""
    return IllegalMove.when(not covers(s, seat, offer), "refuse-not-covered", "r.not_covered")


def posted(s: Table, seat: int, deal: Deal) -> Offer:
    """A new deal; to post it is to sign it. (3.deal)"""
    offer = Offer(seat, deal, (seat,))
    s.tell_to(audience(s, offer), DealPosted, seat, deal)
    put_on_stall(s, seat, offer)
    return offer


def sign_deal(s: Table, seat: int, offer: Offer) -> Offer:
    """The same deal with one signature more. (3.sign_deal)"""
    s.tell_to(audience(s, offer), DealSigned, seat, offer.maker)
    put_on_stall(s, seat, offer)
    return Offer(offer.maker, offer.deal, (*offer.signed, seat))


def put_on_stall(s: Table, seat: int, offer: Offer) -> None:
    """Whoever sees the deal sees the tokens that are put up for it, besides those on the stall that everybody sees."""
    side = side_of(offer.deal, seat)
    assert side is not None
    shown = numbers_of(side.gives)
    if s.fair.deals:
        shown = list(map(add, stall(s, seat, seen_by(s, None)), shown))
    seats = audience(s, offer)
    show(s, seat, shown, s.knowledge.viewers() if seats is None else seats)


def carry_out(s: Table, offer: Offer, taker: int = NOBODY) -> None:
    """All tokens change hands in one stroke; in an open deal with whoever has taken it. (9.3.1)"""
    deal = offer.deal
    if deal.is_open:
        first = deal.sides[0]
        deal = Deal((first, Side(taker, first.gets, first.gives)))
    seats = audience(s, offer)
    if seats is None:
        for side in deal.sides:
            lose(s, side.seat, numbers_of(side.gives))
        for side in deal.sides:
            gain(s, side.seat, numbers_of(side.gets))
    else:
        exchange_in_secret(s, deal, seats)
    s.tell_to(seats, DealMade, deal)


def exchange_in_secret(s: Table, deal: Deal, seers: Sequence[int]) -> None:
    """Who gives what to whom does not matter among those who see it: tokens of a kind are alike."""
    wanted = {side.seat: numbers_of(side.gets) for side in deal.sides}
    for side in deal.sides:
        for kind, count in enumerate(numbers_of(side.gives)):
            left = count
            for other, kinds in wanted.items():
                if moved := min(left, kinds[kind]):
                    kinds[kind] -= moved
                    left -= moved
                    pass_in_secret(s, side.seat, other, kind, moved, seers)
