"""Deals of the Fair: what makes one, who can honour it, and how it is carried out. (9.3.1, OD-27)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove
from dracotheque.core.seats import clockwise
from dracotheque.games.or_des_dragons.components import KINDS, TOKEN
from dracotheque.games.or_des_dragons.components.bundles import Side, counted, counts_of, fits_in
from dracotheque.games.or_des_dragons.events.fair import DealMade
from dracotheque.games.or_des_dragons.moves import Deal
from dracotheque.games.or_des_dragons.refusals import no_bundle, no_seat
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.state.fair import OpenDeal
from dracotheque.games.or_des_dragons.state.memory import gain, lose, pass_in_secret, show


def is_open(deal: Deal) -> bool:
    """Whether the second party is still to be found."""
    return len(deal.sides) == 1


def side_of(deal: Deal, maker: int, seat: int) -> Side | None:
    """What a player would give and get; in an open deal the other way round from the maker."""
    for side in deal.sides:
        if side.seat == seat:
            return side
    if is_open(deal) and (not deal.takers or seat in deal.takers):
        return Side(seat, deal.sides[0].gets, deal.sides[0].gives)
    return None


def others_asked(s: Table, maker: int, deal: Deal) -> tuple[int, ...]:
    """Who may sign besides the maker, clockwise."""
    others = clockwise(s.players, maker)[1:]
    if is_open(deal) and not deal.takers:
        return others
    return tuple([seat for seat in others if side_of(deal, maker, seat) is not None])


def audience(s: Table, maker: int, deal: Deal) -> tuple[int, ...] | None:
    """Who sees a deal: everybody, or where the table whispers those it concerns. (6.fair_whispers)"""
    if not s.options.fair_whispers or (is_open(deal) and not deal.takers):
        return None
    return (maker, *others_asked(s, maker, deal))


def viewers_of(s: Table, maker: int, deal: Deal) -> Sequence[int]:
    """The same as rows of what is known, spectators included."""
    seats = audience(s, maker, deal)
    return range(s.players + 1) if seats is None else seats


def reserved(s: Table, seat: int) -> list[int]:
    """What is on a player's stall: promised in deals that are signed and not made yet."""
    counts = [0] * KINDS
    for offer in s.fair.deals:
        if seat in offer.signed:
            side = side_of(offer.deal, offer.maker, seat)
            for kind, count in enumerate(counts_of(side.gives) or [] if side else []):
                counts[kind] += count
    return counts


def covers(s: Table, seat: int, maker: int, deal: Deal) -> bool:
    """Whether a player has what a deal asks of them, and has not promised it elsewhere."""
    side = side_of(deal, maker, seat)
    if side is None:
        return False
    gives = side.gives
    if len(gives) == 1 and s.loot[seat * KINDS + TOKEN[gives[0].token]] < gives[0].count:
        return False
    for offer in s.fair.deals:
        if seat in offer.signed:
            free = [own - kept for own, kept in zip(s.loot_of(seat), reserved(s, seat), strict=True)]
            return fits_in(counts_of(gives) or [], free)
    return len(gives) == 1 or fits_in(counts_of(gives) or [], s.loot_of(seat))


def why_no_deal(s: Table, seat: int, move: Deal) -> IllegalMove | None:
    """Why this is no deal, or none that this player can post. (9.3.1)"""
    seats = [side.seat for side in move.sides]
    if refusal := no_seat(s, *seats, *move.takers):
        return refusal
    if not seats or (move.takers and len(seats) > 1) or has_twins([*seats, *move.takers]):
        return IllegalMove("refuse-two-parties", "r.two_parties")
    if seat not in seats:
        return IllegalMove("refuse-not-a-party", "r.not_a_party")
    return why_unbalanced(move) or why_not_covered(s, seat, seat, move)


def has_twins(seats: Sequence[int]) -> bool:
    return len({*seats}) != len(seats)


def why_unbalanced(deal: Deal) -> IllegalMove | None:
    """Everybody gives and gets, never the same kind, and the sums come out."""
    if refusal := no_bundle(*(tokens for side in deal.sides for tokens in (side.gives, side.gets))):
        return refusal
    given, got = [0] * KINDS, [0] * KINDS
    for side in deal.sides:
        gives, gets = counts_of(side.gives) or [], counts_of(side.gets) or []
        if not any(gives) or not any(gets):
            return IllegalMove("refuse-both-ways", "r.both_ways")
        if any(one and other for one, other in zip(gives, gets, strict=True)):
            return IllegalMove("refuse-same-kind", "r.same_kind")
        given = [one + other for one, other in zip(given, gives, strict=True)]
        got = [one + other for one, other in zip(got, gets, strict=True)]
    if given != got and not is_open(deal):
        return IllegalMove("refuse-unbalanced", "r.unbalanced")
    return None


def why_not_covered(s: Table, seat: int, maker: int, deal: Deal) -> IllegalMove | None:
    """Told to this player alone. (7.refusals)"""
    return None if covers(s, seat, maker, deal) else IllegalMove("refuse-not-covered", "r.not_covered")


def put_on_stall(s: Table, seat: int, maker: int, deal: Deal) -> None:
    """Whoever sees the deal sees the tokens that are put up for it, besides those on the stall already."""
    side = side_of(deal, maker, seat)
    if side is None:
        return
    shown = counts_of(side.gives) or []
    if s.fair.deals:
        shown = [kept + more for kept, more in zip(open_stall(s, seat), shown, strict=True)]
    show(s, seat, shown, viewers_of(s, maker, deal))


def open_stall(s: Table, seat: int) -> list[int]:
    """What of a stall everybody sees."""
    counts = counted(())
    for offer in s.fair.deals:
        side = side_of(offer.deal, offer.maker, seat)
        if seat in offer.signed and side is not None and audience(s, offer.maker, offer.deal) is None:
            for kind, count in enumerate(counts_of(side.gives) or []):
                counts[kind] += count
    return counts


def carry_out(s: Table, offer: OpenDeal, taker: int | None) -> None:
    """All tokens change hands in one stroke. (9.3.1)"""
    deal = offer.deal
    if taker is not None:
        first = deal.sides[0]
        deal = Deal((first, Side(taker, first.gets, first.gives)))
    seats = audience(s, offer.maker, offer.deal)
    if seats is None:
        for side in deal.sides:
            lose(s, side.seat, counts_of(side.gives) or [])
        for side in deal.sides:
            gain(s, side.seat, counts_of(side.gets) or [])
    else:
        exchange_in_secret(s, deal, seats)
    s.tell_to(seats, DealMade, deal)


def exchange_in_secret(s: Table, deal: Deal, seers: Sequence[int]) -> None:
    """Who gives what to whom does not matter among those who see it: tokens of a kind are alike."""
    wanted = {side.seat: counts_of(side.gets) or [] for side in deal.sides}
    for side in deal.sides:
        for kind, count in enumerate(counts_of(side.gives) or []):
            left = count
            for other in deal.sides:
                moved = min(left, wanted[other.seat][kind])
                if moved:
                    wanted[other.seat][kind] -= moved
                    left -= moved
                    few = [moved if number == kind else 0 for number in range(KINDS)]
                    pass_in_secret(s, side.seat, other.seat, few, seers)
