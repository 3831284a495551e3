"""Sharing a treasure with a clock: parchments, pens, and stewards who sign for others. (9.2.1 to 9.2.3)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.seats import changed

from ..components import NOBODY
from ..components.bundles import bundle, fits_in, numbers_of, unpacked
from ..events import OrderKept, SharingGivenUp, SignatureWithdrawn, SplitProposed, SplitSigned
from ..moves import NO_DEAL, UNSIGN, Hold, Mandate, NoDeal, Propose, Refuse, Sign, Unsign, sign_move
from ..refusals import no_bundle
from ..state import Table, rules
from ..state.papers import Parchment
from .sharing import agree, lose_treasure
from .splits import menu, missing_from, shares_of, split_of, why_no_split, written
from .windows import why_not_now

# Mandates: what a steward signs for an owner who is not there. (9.2.3) Nothing is signed here. Whoever keeps the table
# plays the signature after a while, so that nobody can tell it from one given by hand.


@rules.order(Mandate)
def leave_mandate(s: Table, seat: int, move: Mandate) -> None:
    """A steward is told which bundles to sign for; whatever the owner signs from now on goes before. (9.mandates)"""
    if refusal := why_no_mandate(s, seat, move):
        raise refusal
    s.sharing.mandates = changed(s.sharing.mandates, seat, move if move.bundles else None)
    s.sharing.stamped &= ~(1 << seat)
    s.tell_to((seat,), OrderKept, seat)


def why_no_mandate(s: Table, seat: int, move: Mandate) -> IllegalMove | None:
    return (
        IllegalMove.when(s.options.sand != "slow", "refuse-slow-only", "9.mandates")
        or IllegalMove.when(not s.sharing.sand_is_running, "refuse-no-sharing", "9.mandates")
        or IllegalMove.when(seat not in s.sharing.party, "refuse-not-a-participant", "r.not_a_participant")
        or no_bundle(*move.bundles)
    )


def left_with_steward(s: Table, seat: int) -> Sign | None:
    """The steward signs what most would sign, among what satisfies the mandate; a pen is not moved for its equal."""
    if not s.sharing.mandates or not holds_pen(s, seat):
        return None
    pen = s.sharing.pens[seat]
    fitting = [parchment for parchment in s.sharing.parchments if would_sign(s, seat, parchment)]
    best = max(fitting, key=lambda parchment: (backers(s, parchment), pen == parchment.author), default=None)
    return None if best is None or pen == best.author else sign_move(best.author, best.version)


def holds_pen(s: Table, seat: int) -> bool:
    """Whether it is the steward who signs: not where the owner has signed since, nor where the owner gave up."""
    signed = s.sharing.pens[seat] != NOBODY and s.sharing.stamped >> seat & 1
    return s.sharing.mandates[seat] is not None and not signed and not s.sharing.given_up >> seat & 1


def would_sign(s: Table, seat: int, parchment: Parchment) -> bool:
    """Whether a signature of this player is on a parchment, or would be the steward's to give."""
    if s.sharing.pens[seat] == parchment.author:
        return True
    mandate = s.sharing.mandates[seat]
    if mandate is None or not holds_pen(s, seat):
        return False
    return parchment.complete and parchment.author != seat and satisfies(parchment, seat, mandate)


def backers(s: Table, parchment: Parchment) -> int:
    return sum([would_sign(s, seat, parchment) for seat in s.sharing.party])


def satisfies(parchment: Parchment, seat: int, mandate: Mandate) -> bool:
    """Whether a share holds at least one of the bundles, kind by kind."""
    share = unpacked(parchment.split[seat])
    return any(fits_in(numbers_of(wanted), share) for wanted in mandate.bundles)


# Parchments and pens.


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
    return s.sharing.parchment_of(authors.pop()) if len(authors) == 1 else None


@rules.question("9.sharing", in_advance=left_with_steward)
def bargain(s: Table, seat: int) -> Sequence[Move]:
    """Some splits one could write, every complete parchment to sign, one's signature to take back, or giving up."""
    moves: list[Move] = [NO_DEAL]
    if s.sharing.pens[seat] != NOBODY:
        moves.append(UNSIGN)
    complete = [parchment for parchment in s.sharing.parchments if parchment.complete]
    moves += [sign_move(parchment.author, parchment.version) for parchment in complete]
    return menu(s, seat, moves) if why_no_version(s, seat) is None else moves


def why_no_version(s: Table, seat: int) -> IllegalMove | None:
    """In slow play versions are numbered. (6.slow_parchments)"""
    parchment = s.sharing.parchment_of(seat)
    if s.options.sand == "slow" and parchment is not None and parchment.version >= s.options.slow_parchments:
        return IllegalMove("refuse-no-versions-left", "r.no_versions_left", count=s.options.slow_parchments)
    return None


@bargain.judged(Propose)
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
    parchment = s.sharing.parchment_of(move.author)
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
    s.sharing.pens = changed(s.sharing.pens, seat, author)


def post(s: Table, seat: int, move: Propose) -> None:
    """A new version wipes all signatures on the parchment; a complete one bears its author's. (9.2.2)"""
    split = split_of(s, move)
    missing = missing_from(s, split)
    parchment = written(s, seat, split, move.reason, complete=not missing)
    s.tell(SplitProposed, seat, parchment.version, shares_of(s, parchment), bundle(unpacked(missing)), move.reason)
    s.sharing.pens = tuple([NOBODY if author == seat else author for author in s.sharing.pens])
    s.sharing.given_up &= ~(1 << seat)
    if parchment.complete:
        set_pen(s, seat, seat)
        s.sharing.stamped |= 1 << seat


def sign(s: Table, seat: int, author: int) -> None:
    """Signing elsewhere moves the pen; signing again changes nothing. (3.sign)"""
    s.sharing.given_up &= ~(1 << seat)
    parchment = s.sharing.parchment_of(author)
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
