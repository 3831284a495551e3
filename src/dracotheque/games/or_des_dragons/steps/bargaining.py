"""Sharing a treasure with a clock: parchments and pens. (9.2.1, 9.2.2)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import NOBODY
from ..events.sharing import SharingGivenUp, SignatureWithdrawn, SplitProposed, SplitSigned
from ..moves import NO_DEAL, UNSIGN, Hold, NoDeal, Propose, Refuse, Sign, Unsign, sign_move
from ..state import Table
from ..state.papers import Parchment
from .mandates import left_with_steward
from .parchments import is_complete, missing_from, parchment_of, shares_of, split_of, why_no_split, written
from .sharing import agree, lose_treasure
from .splits import menu
from .windows import why_not_now

rules = Table.rules


@rules.step
def keep_bargaining(s: Table) -> None:
    """All participants may act until they agree, all give up, or the sand is out."""
    signed = agreed(s)
    if signed is not None:
        agree(s, signed)
    elif s.sharing.given_up == sum([1 << seat for seat in s.sharing.party]):
        lose_treasure(s)
    else:
        s.ticking = True
        s.ask_any(bargain, s.sharing.party)


def agreed(s: Table) -> Parchment | None:
    """The parchment that all have signed."""
    authors = {s.sharing.pens[seat] for seat in s.sharing.party}
    if len(authors) > 1 or NOBODY in authors:
        return None
    return parchment_of(s, authors.pop())


@rules.question("9.sharing")
def bargain(s: Table, seat: int) -> Sequence[Move]:
    """Some splits one could write, every complete parchment to sign, one's signature to take back, or giving up."""
    moves: list[Move] = [NO_DEAL]
    if s.sharing.pens[seat] != NOBODY:
        moves.append(UNSIGN)
    moves += [
        sign_move(parchment.author, parchment.version) for parchment in s.sharing.parchments if parchment.complete
    ]
    return menu(s, seat, moves) if why_no_version(s, seat) is None else moves


bargain.in_advance(left_with_steward)


def why_no_version(s: Table, seat: int) -> IllegalMove | None:
    """In slow play versions are numbered. (6.slow_parchments)"""
    parchment = parchment_of(s, seat)
    if s.options.sand == "slow" and parchment is not None and parchment.version >= s.options.slow_parchments:
        return IllegalMove("refuse-no-versions-left", "r.no_versions_left", count=s.options.slow_parchments)
    return None


@bargain.accepting
def is_written(s: Table, seat: int, move: Move) -> bool:
    return isinstance(move, Propose) and why_no_bargain(s, seat, move) is None


@bargain.refused
def why_no_bargain(s: Table, seat: int, move: Move) -> IllegalMove | None:
    match move:
        case Hold() | Refuse():
            return IllegalMove("refuse-grains-only", "r.grains_only")
        case Propose():
            return why_no_version(s, seat) or why_no_split(s, move)
        case Sign():
            return why_no_signature(s, move)
        case Unsign():
            return IllegalMove("refuse-no-signature", "r.no_signature")
        case _:
            return why_not_now(s, seat, move)


def why_no_signature(s: Table, move: Sign) -> IllegalMove:
    parchment = parchment_of(s, move.author)
    if parchment is None:
        return IllegalMove("refuse-no-parchment", "r.no_parchment")
    if parchment.version != move.version:
        return IllegalMove("refuse-stale-version", "r.stale_version")
    return IllegalMove("refuse-incomplete", "r.incomplete")


@bargain.answered
def act_in_sharing(s: Table, seat: int, move: Move) -> None:
    s.ticking = False
    match move:
        case Propose():
            post(s, seat, move)
        case Sign():
            stamp(s, seat, move)
            sign(s, seat, move.author)
        case Unsign():
            s.tell(SignatureWithdrawn, seat, s.sharing.pens[seat])
            set_pen(s, seat, NOBODY)
        case NoDeal():
            give_up(s, seat)
    s.push(keep_bargaining)


def set_pen(s: Table, seat: int, author: int) -> None:
    s.sharing.pens = (*s.sharing.pens[:seat], author, *s.sharing.pens[seat + 1 :])


def post(s: Table, seat: int, move: Propose) -> None:
    """A new version wipes all signatures on the parchment; a complete one bears its author's. (9.2.2)"""
    split = split_of(s, move)
    complete = is_complete(s, split)
    parchment = written(s, seat, split, move.reason, complete)
    s.tell(SplitProposed, seat, parchment.version, shares_of(s, parchment), missing_from(s, split), move.reason)
    s.sharing.pens = tuple([NOBODY if author == seat else author for author in s.sharing.pens])
    s.sharing.given_up &= ~(1 << seat)
    if complete:
        set_pen(s, seat, seat)
        s.sharing.stamped |= 1 << seat


def sign(s: Table, seat: int, author: int) -> None:
    """Signing elsewhere moves the pen; signing again changes nothing. (3.sign)"""
    s.sharing.given_up &= ~(1 << seat)
    parchment = parchment_of(s, author)
    if s.sharing.pens[seat] != author and parchment is not None:
        set_pen(s, seat, author)
        s.tell(SplitSigned, seat, author, parchment.version)


@rules.part
def stamp(s: Table, seat: int, move: Sign) -> None:
    """What one signs oneself goes before the mandate, unless it is what the steward would have signed. (9.mandates)"""
    if left_with_steward(s, seat) != move:
        s.sharing.stamped |= 1 << seat


def give_up(s: Table, seat: int) -> None:
    """Who gives up takes the signature back. (3.no_deal)"""
    if not s.sharing.given_up >> seat & 1:
        s.sharing.given_up |= 1 << seat
        set_pen(s, seat, NOBODY)
        s.tell(SharingGivenUp, seat)
