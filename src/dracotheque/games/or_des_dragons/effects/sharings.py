"""Magic objects played on a sharing: Confusion Ring, Long Arm, Muddle Stone. (4.3.5, 4.3.10, 4.3.12)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.games.or_des_dragons.components import CONFUSION, KINDS, LONG_ARM, MAGIC, STONE, VELVET_GLOVE
from dracotheque.games.or_des_dragons.components.bundles import bundle_of, counts_of, fits_in, subsets
from dracotheque.games.or_des_dragons.effects.windows import OBJECTS, Object
from dracotheque.games.or_des_dragons.events import SharesConfused
from dracotheque.games.or_des_dragons.moves import CONFUSE, PLAY, REACH_OUT, Confuse, Give, PlayCard, ReachOut
from dracotheque.games.or_des_dragons.refusals import no_bundle, not_held
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.steps.thefts import declare_theft, give_up, loot_size, spoils

rules = Table.rules


# The Confusion Ring.


def confusion_plays(s: Table, seat: int) -> list[Confuse]:
    others = sorted([other for other in s.sharing.party if other != seat])
    return [CONFUSE[first][second] for first in others for second in others if first < second]


def why_no_confusion(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Confuse):
        return IllegalMove("refuse-two-others", "r.two_others")
    pair = {move.first, move.second}
    if len(pair) != 2 or seat in pair or not pair <= set(s.sharing.party):
        return IllegalMove("refuse-two-others", "r.two_others")
    return None


def confuse(s: Table, seat: int, move: Confuse) -> None:
    """Two participants get each other's agreed share, empty ones included. (4.3.12, OD-42)"""
    shares = list(s.sharing.shares)
    one = slice(move.first * KINDS, (move.first + 1) * KINDS)
    other = slice(move.second * KINDS, (move.second + 1) * KINDS)
    shares[one], shares[other] = shares[other], shares[one]
    s.sharing.shares = tuple(shares)
    s.tell(SharesConfused, seat, move.first, move.second)


# The Long Arm.


def long_arm_plays(s: Table, seat: int) -> list[ReachOut]:
    if seat in s.sharing.party or not s.thief_is_ready(seat):
        return []
    velvet = s.holds_card(seat, VELVET_GLOVE)
    return [move for victim in s.sharing.party for move in REACH_OUT[victim][: 1 + velvet]]


def why_no_long_arm(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if seat in s.sharing.party:
        return IllegalMove("refuse-took-part", "r.took_part")
    if not s.thief_is_ready(seat):
        return IllegalMove("refuse-thief-not-ready", "r.thief_not_ready")
    if not isinstance(move, ReachOut) or type(move.victim) is not int or move.victim not in s.sharing.party:
        return IllegalMove("refuse-not-a-victim", "r.not_a_victim")
    return not_held(s, seat, MAGIC[VELVET_GLOVE]) if move.velvet else None


def reach_out(s: Table, seat: int, move: ReachOut) -> None:
    """A theft from afar: never assisted, whoever's wizard is where. (4.3.10, OD-46)"""
    declare_theft(s, seat, move.victim, move.velvet, far=True)


# The Muddle Stone.


def why_no_stone(s: Table, seat: int, _: Move) -> IllegalMove | None:
    if not s.stealing.theft or s.stealing.theft[1] != seat:
        return IllegalMove("refuse-not-the-victim", "r.not_the_victim")
    if not loot_size(s, seat):
        return IllegalMove("refuse-empty-screen", "r.empty_screen")
    return None


def stone_plays(s: Table, seat: int) -> list[PlayCard]:
    return [] if why_no_stone(s, seat, PLAY[STONE]) else [PLAY[STONE]]


def muddle(s: Table, seat: int, _: PlayCard) -> None:
    """The victim chooses what goes, and nobody looks. (4.3.5, OD-45)"""
    s.ask(give, seat)


@rules.question("3.give")
def give(s: Table, seat: int) -> list[Give]:
    return [Give(bundle_of(kinds)) for kinds in subsets(s.loot_of(seat), spoils(s))]


@give.described
def about_give(s: Table, seat: int) -> dict[str, object]:
    return {"thief_seat": s.stealing.theft[0], "velvet": bool(s.stealing.theft[2])}


@give.refused
def why_not_these(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Give):
        return None
    if refusal := no_bundle(move.tokens):
        return refusal
    counts = counts_of(move.tokens) or []
    if not fits_in(counts, s.loot_of(seat)):
        return IllegalMove("refuse-not-behind-screen", "r.not_behind_screen")
    return IllegalMove("refuse-give-exact", "r.give_exact", count=spoils(s))


give.answered(give_up)

OBJECTS[CONFUSION] = Object(confusion_plays, confuse, why_no_confusion)
OBJECTS[LONG_ARM] = Object(long_arm_plays, reach_out, why_no_long_arm)
OBJECTS[STONE] = Object(stone_plays, muddle, why_no_stone)
