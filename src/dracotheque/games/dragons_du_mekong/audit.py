"""What must hold at every instant of a game. (11.7)"""

from functools import lru_cache, reduce
from itertools import compress
from operator import or_
from typing import Final

from dracotheque.core.bits import mask_of, members
from dracotheque.core.errors import RulesBug

from .components.cards import FIRST_DRAGON, PROGRAMME_LENGTH, hand_of
from .components.colours import COLOUR_NUMBER, COLOURS_IN_PLAY, NO_COLOUR
from .components.delta import SPOTS
from .components.pairs import CROSSING, NO_PAIR, PAIRS
from .components.planks import PLACE_IDS, PLANKS, PLANKS_OF, SIZE, VILLAGES, planks_in_play
from .effects.removal import COLOURS_PER_RESERVE, same_numbers
from .moves import Programme
from .state import ALL_ISLETS, NOBODY, PLANKS_PER_SUPPORT, Table, closed_by
from .steps.programming import fault

IN_PLAY: Final = {
    players: sorted([COLOUR_NUMBER[colour] for colour in colours]) for players, colours in COLOURS_IN_PLAY.items()
}

NUMBERS_OF_PAIRS: Final = frozenset(range(len(PAIRS)))


def audit(s: Table) -> None:
    """Every plank is somewhere once, lies as the rules want it, and every pawn stands where it can."""
    check_seats(s)
    if NO_COLOUR in s.colours:
        return
    check_reserves(s)
    check_board(s)
    check_pawns(s)
    check_programmes(s)


def check_seats(s: Table) -> None:
    if not (
        len(s.colours) == len(s.eyes) == len(s.reserves) == len(s.pawns) == s.players
        and len(s.programmes) == len(s.last_programmes) == len(s.drafts) == len(s.orders) == s.players
    ):
        raise RulesBug("bug-seats")
    in_play = IN_PLAY[s.players]
    for colour in s.colours:
        if colour != NO_COLOUR and (colour not in in_play or s.colours.count(colour) > 1):
            raise RulesBug("bug-colours")
    if NO_COLOUR in s.colours:
        if s.round or s.stones or s.on_board or s.lost:
            raise RulesBug("bug-play-without-colours")
    elif [s.colours[seat] for seat in s.order] != in_play:
        raise RulesBug("bug-order")
    if s.statuette not in range(s.players) and (s.statuette != NOBODY or s.round):
        raise RulesBug("bug-statuette")


def check_reserves(s: Table) -> None:
    """Planks are neither made nor lost sight of; a reserve has distinct numbers and at most two colours."""
    everywhere = [s.on_board, s.lost, *s.reserves]
    total = planks_in_play(s.players)
    if reduce(or_, everywhere) != total or sum(everywhere) != total:  # what is in two places counts twice in the sum
        raise RulesBug("bug-planks-lost-or-made")
    for seat, reserve in enumerate(s.reserves):
        if wrong := fault_of(reserve):
            raise RulesBug(wrong, seat=seat)


@lru_cache(maxsize=4096)
def fault_of(reserve: int) -> str:
    """What is wrong with a reserve, as the code of a bug; empty where nothing is."""
    if same_numbers(reserve).bit_count() != 6 * reserve.bit_count():
        return "bug-same-number-twice"
    colours = sum([reserve & planks != 0 for planks in PLANKS_OF])
    return "bug-third-colour" if colours > COLOURS_PER_RESERVE else ""


def check_board(s: Table) -> None:
    """No plank on an empty islet, across another, over a stone, too short, or as the fourth on its support."""
    if s.stones & ~ALL_ISLETS or len(s.resting) != SPOTS or len(s.lies) != PLANKS:
        raise RulesBug("bug-board")
    laid = members(s.on_board)
    pairs = [s.lies[plank] for plank in laid]
    if not {*pairs} <= NUMBERS_OF_PAIRS or s.lies.count(NO_PAIR) != PLANKS - len(laid):
        raise RulesBug("bug-planks-on-board")
    taken = mask_of(pairs)
    resting = [0] * SPOTS
    for plank, pair in zip(laid, pairs, strict=True):
        if CROSSING[pair] & taken or pairs.count(pair) > 1:
            raise RulesBug("bug-planks-cross", plank=plank)
        if not s.fitting[SIZE[plank]] >> pair & 1:
            raise RulesBug("bug-plank-too-short", plank=plank)
        first, second = PAIRS[pair]
        resting[first] |= 1 << plank
        resting[second] |= 1 << plank
    if resting != s.resting or max(map(int.bit_count, resting)) > PLANKS_PER_SUPPORT:
        raise RulesBug("bug-supports")
    if s.loaded != mask_of(compress(range(SPOTS), resting)):
        raise RulesBug("bug-loaded")
    if (s.covered, s.barred) != closed_by(s):
        raise RulesBug("bug-closed")
    if bare := s.loaded & ALL_ISLETS & ~s.stones:
        raise RulesBug("bug-plank-without-support", islets=members(bare))
    if crushed := s.covered & s.stones:
        raise RulesBug("bug-plank-over-a-stone", islets=members(crushed))


def check_pawns(s: Table) -> None:
    """A pawn stands in a village, or alone on a plank of the board; in its goal only when the game is over."""
    occupied = 0
    for place in s.pawns:
        if not 0 <= place < len(PLACE_IDS):
            raise RulesBug("bug-pawn-nowhere")
        if place < VILLAGES:
            if not (s.on_board & ~occupied) >> place & 1:
                raise RulesBug("bug-pawn-on-plank")
            occupied |= 1 << place
    if s.occupied != occupied:
        raise RulesBug("bug-occupied")
    arrived = sum(s.scores)
    if arrived != (s.ending == "arrival"):
        raise RulesBug("bug-arrival")


def check_programmes(s: Table) -> None:
    """Programmes are legal, and lie on the table while they are carried out."""
    if not 0 <= s.rank <= PROGRAMME_LENGTH or not 0 <= s.turn <= s.players or s.round < 0:
        raise RulesBug("bug-rank")
    for seat, programme in enumerate(s.programmes):
        for cards in (programme, s.last_programmes[seat]):
            if cards and not is_legal(s.players, s.colours[seat], cards):
                raise RulesBug("bug-programme", seat=seat)
        if bool(programme) != (s.rank > 0):
            raise RulesBug("bug-programme-missing", seat=seat)
    for seat, answer in enumerate(s.sealed):
        if answer is not None and (not isinstance(answer, Programme) or fault(s, seat, answer) is not None):
            raise RulesBug("bug-sealed-programme", seat=seat)


@lru_cache(maxsize=4096)
def is_legal(players: int, colour: int, programme: tuple[int, ...]) -> bool:
    if len(programme) != PROGRAMME_LENGTH or len(set(programme)) != PROGRAMME_LENGTH:
        return False
    dragons = sum(card >= FIRST_DRAGON for card in programme)
    return dragons <= 1 and set(programme) <= set(hand_of(players, colour))
