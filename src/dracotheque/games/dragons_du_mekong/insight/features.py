"""What a player knows as a short list of numbers, and every answer as one: what this game's network reads and says.

A feature is present or absent. The board is turned until the player's own village lies at the top left, and colours are
counted clockwise from it, so that one network serves every seat and every number of players. What fits is what the
player's eye makes of it (9.1).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from dracotheque.core.bits import members
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.numbering import Numbers

from ..components.cards import CARD_NUMBER, FIRST_DRAGON, PROGRAMME_LENGTH, card_names, hand_of
from ..components.colours import COLOURS
from ..components.delta import LONGEST, SPOT_NUMBER
from ..components.pairs import PAIR_OF_NAMES, many_pairs
from ..components.planks import PLACE_NUMBER, PLANK_NUMBER, SIZE, VILLAGES
from ..moves import JumpTo, LayPlank, LosePlank, Programme, PutStone, RemovePlank, RemoveStone, WalkTo
from ..options import MekongOptions
from ..state import Table
from .chart import STEP, Chart, believed_by, measures, sizes_in
from .eye import BOARD_BIT, fitting_on
from .turned import ISLET_SEEN, ISLETS_SEEN, PAIR_SEEN, PAIRS_SEEN, village_seen

SEARCH: Final = "trusted"
"""A search asks the network what is worth a thought, lets it play imagined games on, and judge them."""
LEFT: Final = frozenset({"colour", "statuette"})
"""What is chosen before the game is left to chance."""
SPELLED: Final = frozenset({"programme"})
"""A programme is given card by card."""
RECIPE: Final = {"hidden": (192, 192), "imitation_steps": 800, "imitation_reuse": 24.0, "start": 200_000}
"""What is otherwise than usual when this network is trained: its rules of thumb take long to think."""
BOARDS: Final = 1 << 15
PLACES: Final = len(COLOURS)
QUESTIONS: Final = ("programme", "stone", "plank", "removal", "move_1", "move_2", "jump")
CARDS: Final = FIRST_DRAGON + PLACES
ROUNDS: Final = 10
ROUNDS_LEFT: Final = 5
SUPPLY: Final = 5
MOST_FAR: Final = 31
MOST_BARE: Final = 5
MOST_BUILT: Final = 6
MOST_STEPS: Final = 8
MOST_FREE: Final = 4

_inputs: Final = Numbers()
PLAYERS_AT: Final = _inputs.block(PLACES + 1)
QUESTION_AT: Final = _inputs.each(QUESTIONS)
TWICE_AT: Final = _inputs.block(1)
RANK_AT: Final = _inputs.block(PROGRAMME_LENGTH + 1)
ROUND_AT: Final = _inputs.block(ROUNDS)
ROUNDS_LEFT_AT: Final = _inputs.block(ROUNDS_LEFT)
SUPPLY_AT: Final = _inputs.block(SUPPLY)
GENTLE_AT: Final = _inputs.block(1)
OWN_CARD_AT: Final = _inputs.block(PROGRAMME_LENGTH * CARDS)
STONE_AT: Final = _inputs.block(ISLETS_SEEN)
LAID_AT: Final = _inputs.block(PAIRS_SEEN)
PAWN_AT: Final = _inputs.block(PAIRS_SEEN)
RIVAL_AT: Final = _inputs.block(PAIRS_SEEN)
VILLAGE_AT: Final = _inputs.block(PLACES)
BRIDGED_AT: Final = _inputs.block(PAIRS_SEEN)
NARROW_AT: Final = _inputs.block(PAIRS_SEEN)
WALKED_AT: Final = _inputs.block(PAIRS_SEEN)
BUILT_AT: Final = _inputs.block(PAIRS_SEEN)
BARE_AT: Final = _inputs.block(ISLETS_SEEN)
RIVAL_WALKED_AT: Final = _inputs.block(PAIRS_SEEN)
RIVAL_BARE_AT: Final = _inputs.block(ISLETS_SEEN)
# Of each colour; these are the numbers of one's own, and those of the next clockwise lie PLACE further on.
FIRST_PLACE: Final = _inputs.next
FAR_AT: Final = _inputs.block(MOST_FAR + 1)
STONES_NEEDED_AT: Final = _inputs.block(MOST_BARE + 1)
PLANKS_NEEDED_AT: Final = _inputs.block(MOST_BUILT + 1)
STEPS_AT: Final = _inputs.block(MOST_STEPS + 1)
FREE_AT: Final = _inputs.block(MOST_FREE + 1)
ORDER_AT: Final = _inputs.block(PLACES)
ACTED_AT: Final = _inputs.block(1)
CANCELLED_AT: Final = _inputs.block(1)
AT_HOME_AT: Final = _inputs.block(1)
RESERVE_AT: Final = _inputs.block(LONGEST)
NOW_AT: Final = _inputs.block(CARDS)
SHOWN_AT: Final = _inputs.block(FIRST_DRAGON + 1)
PLACE: Final = _inputs.next - FIRST_PLACE
INPUTS: Final = FIRST_PLACE + PLACES * PLACE


def fits(_players: int, _options: MekongOptions) -> bool:
    """Whether the network has learnt to play such a table: it has met all of them."""
    return True


def contenders(s: Table) -> Sequence[int]:
    """Who can still win: everybody."""
    return range(s.players)


def redraw(s: Table, rng: Rng) -> None:
    """Another board instead of ours, so that nobody learns its lengths by heart: what an eye sees is all one has. (9.1)

    Only gaps change: where islets lie and what crosses what is plain to everybody.
    """
    board = 1 + int(rng.random() * BOARDS)
    s.fitting = fitting_on(board)
    s.eyes = tuple([board << BOARD_BIT | eye for eye in s.eyes])


# What is seen.


def features(s: Table, viewer: int) -> list[int]:
    """What this player knows, from the most general to everybody's way."""
    return chairs(s, (viewer,))[0]


def chairs(s: Table, viewers: Sequence[int]) -> list[list[int]]:
    """The same for several players: what their eyes have in common is looked at once."""
    if not s.round:  # colours are still being chosen
        return [[PLAYERS_AT + s.players] for _ in viewers]
    common = _of_the_table(s)
    seen: dict[tuple[int, bool], Sight] = {}
    found = []
    for viewer in viewers:
        eye = s.eyes[viewer]
        whose = (max(eye, ~eye), measures(s, viewer))
        if whose not in seen:
            seen[whose] = Sight(s, viewer)
        found.append([*common, *_of_the_chair(s, viewer, seen[whose])])
    return found


class Sight:
    """A chart, and everybody's way on it."""

    __slots__ = ("chart", "nearest", "ways")

    def __init__(self, s: Table, viewer: int) -> None:
        self.chart = Chart(s, viewer)
        self.ways = [self.chart.way(seat) for seat in range(s.players)]
        self.nearest = sorted(range(s.players), key=lambda seat: self.ways[seat].far)[:2]
        """The two who are nearest to arriving: one of them is the nearest rival."""


def _of_the_chair(s: Table, viewer: int, sight: Sight) -> list[int]:
    colour = s.colours[viewer]
    pair_seen, islet_seen = PAIR_SEEN[colour], ISLET_SEEN[colour]
    found = [STONE_AT + islet_seen[islet] for islet in members(s.stones)]
    found += [LAID_AT + pair_seen[pair] for pair in sight.chart.bearers]
    _of_the_programme(s, viewer, found)
    _of_the_pawns(s, viewer, found)
    _of_the_gaps(s, viewer, sight.chart, found)
    own = sight.ways[viewer]
    found += [WALKED_AT + pair_seen[pair] for pair in own.walked]
    found += [BUILT_AT + pair_seen[pair] for pair in own.built]
    found += [BARE_AT + islet_seen[islet] for islet in own.bare]
    rival = sight.ways[next(seat for seat in sight.nearest if seat != viewer)]
    found += [RIVAL_WALKED_AT + pair_seen[pair] for pair in rival.walked]
    found += [RIVAL_BARE_AT + islet_seen[islet] for islet in rival.bare]
    order = s.turn_order
    for place, seat in enumerate(order):
        at = PLACE * ((s.colours[seat] - colour) % PLACES)
        way = sight.ways[seat]
        found += (
            at + FAR_AT + min(way.far * 2 // STEP, MOST_FAR),
            at + STONES_NEEDED_AT + min(len(way.bare), MOST_BARE),
            at + PLANKS_NEEDED_AT + min(len(way.built), MOST_BUILT),
            at + STEPS_AT + min(way.steps, MOST_STEPS),
            at + FREE_AT + min(way.free, MOST_FREE),
            at + ORDER_AT + place,
        )
        found += _held(s.reserves[seat], at + RESERVE_AT)
        if s.pawns[seat] == s.home(seat):
            found.append(at + AT_HOME_AT)
        if s.rank:
            _of_the_cards(s, seat, colour, at, found)
            if place < s.turn and seat not in s.actors:
                found.append(at + ACTED_AT)
    return found


def _of_the_table(s: Table) -> list[int]:
    """What is the same for everybody."""
    found = [
        PLAYERS_AT + s.players,
        RANK_AT + s.rank,
        ROUND_AT + min(s.round, ROUNDS) - 1,
    ]
    if s.asked in QUESTION_AT:
        found.append(QUESTION_AT[s.asked])
        if s.context and s.context[0] == 2:
            found.append(TWICE_AT)
    if s.supply < SUPPLY:
        found.append(SUPPLY_AT + s.supply)
    if s.options.plank_fit == "gentle":
        found.append(GENTLE_AT)
    left = s.options.round_limit - s.round
    if 0 <= left < ROUNDS_LEFT:
        found.append(ROUNDS_LEFT_AT + left)
    return found


def _of_the_programme(s: Table, viewer: int, found: list[int]) -> None:
    """One's own cards, once they are chosen."""
    cards = s.programmes[viewer]
    if s.sealed:
        answer = s.sealed[viewer]
        cards = cards_of(answer) if isinstance(answer, Programme) else ()
    found += told(pieces_of(cards, s.colours[viewer]))


def _of_the_pawns(s: Table, viewer: int, found: list[int]) -> None:
    colour = s.colours[viewer]
    for seat, place in enumerate(s.pawns):
        if place < VILLAGES:
            found.append((PAWN_AT if seat == viewer else RIVAL_AT) + PAIR_SEEN[colour][s.lies[place]])
        elif seat == viewer:
            found.append(VILLAGE_AT + village_seen(place, colour))


def _of_the_gaps(s: Table, viewer: int, chart: Chart, found: list[int]) -> None:
    """Where a plank of the own reserve seems to hold, and where that is doubtful."""
    sizes = sizes_in(s.reserves[viewer])
    needed, narrow = chart.needed, chart.narrow
    pair_seen = PAIR_SEEN[s.colours[viewer]]
    for pair in many_pairs(s.offered_pairs()):
        long_enough = sizes >> needed[pair]
        if long_enough:
            found.append(BRIDGED_AT + pair_seen[pair])
            if long_enough & 1 and narrow >> pair & 1:
                found.append(NARROW_AT + pair_seen[pair])


def _of_the_cards(s: Table, seat: int, colour: int, at: int, found: list[int]) -> None:
    """What somebody has turned up so far, and now."""
    cards = s.programmes[seat][: s.rank]
    found.append(at + NOW_AT + card_seen(cards[-1], colour))
    found += [at + SHOWN_AT + min(card, FIRST_DRAGON) for card in cards]
    if s.cancelled >> seat & 1:
        found.append(at + CANCELLED_AT)


@lru_cache(maxsize=4096)
def _held(reserve: int, at: int) -> tuple[int, ...]:
    return tuple([at + SIZE[plank] - 1 for plank in members(reserve)])


def card_seen(card: int, colour: int) -> int:
    """The number of a card: the dragons' by the victim's village, clockwise from one's own."""
    return card if card < FIRST_DRAGON else FIRST_DRAGON + (card - FIRST_DRAGON - colour) % PLACES


def card_meant(seen: int, colour: int) -> int:
    """The card of such a number."""
    return seen if seen < FIRST_DRAGON else FIRST_DRAGON + (seen - FIRST_DRAGON + colour) % PLACES


@lru_cache(maxsize=4096)
def cards_of(programme: Programme) -> tuple[int, ...]:
    return tuple([CARD_NUMBER[card] for card in programme.cards])


# The answers: spots and pairs as they lie from one's own village, and cards, each with its rank.

_answers: Final = Numbers()
PUT_AT: Final = _answers.block(ISLETS_SEEN)
LAY_AT: Final = _answers.block(PAIRS_SEEN)
LONGER_AT: Final = _answers.block(LONGEST)
SHORTER_AT: Final = _answers.block(LONGEST)
LOSE_AT: Final = _answers.block(LONGEST)
TAKE_AT: Final = _answers.block(PAIRS_SEEN)
LIFT_AT: Final = _answers.block(ISLETS_SEEN)
WALK_AT: Final = _answers.block(PAIRS_SEEN)
ENTER_AT: Final = _answers.block(PLACES)
CARD_AT: Final = _answers.block(PROGRAMME_LENGTH * CARDS)
ACTIONS: Final = _answers.next


def actions(s: Table, viewer: int, decision: Decision) -> list[int]:
    """The number of each move of a decision that is not spelled."""
    return NUMBERED[decision.question](s, viewer, decision.moves)


def _stones(s: Table, viewer: int, moves: Sequence[PutStone]) -> list[int]:
    islet_seen = ISLET_SEEN[s.colours[viewer]]
    return [PUT_AT + islet_seen[SPOT_NUMBER[move.islet]] for move in moves]


def _planks(s: Table, viewer: int, moves: Sequence[LayPlank | LosePlank]) -> list[int]:
    """By the gap, for the shortest plank that seems to hold there; else by the plank that is spent."""
    sizes = sizes_in(s.reserves[viewer])
    needed = believed_by(s, viewer).needed
    pair_seen = PAIR_SEEN[s.colours[viewer]]
    found = []
    for move in moves:
        size = SIZE[PLANK_NUMBER[move.plank]]
        if isinstance(move, LosePlank):
            found.append(LOSE_AT + size - 1)
            continue
        pair = PAIR_OF_NAMES[move.a, move.b]
        least = needed[pair]
        if size < least:
            found.append(SHORTER_AT + size - 1)
        elif sizes >> least & (1 << size - least) - 1:
            found.append(LONGER_AT + size - 1)
        else:
            found.append(LAY_AT + pair_seen[pair])
    return found


def _removals(s: Table, viewer: int, moves: Sequence[RemovePlank | RemoveStone]) -> list[int]:
    colour = s.colours[viewer]
    pair_seen, islet_seen = PAIR_SEEN[colour], ISLET_SEEN[colour]
    return [
        TAKE_AT + pair_seen[s.lies[PLANK_NUMBER[move.plank]]]
        if isinstance(move, RemovePlank)
        else LIFT_AT + islet_seen[SPOT_NUMBER[move.islet]]
        for move in moves
    ]


def _places(s: Table, viewer: int, moves: Sequence[WalkTo | JumpTo]) -> list[int]:
    colour = s.colours[viewer]
    places = [PLACE_NUMBER[move.place] for move in moves]
    return [
        WALK_AT + PAIR_SEEN[colour][s.lies[place]] if place < VILLAGES else ENTER_AT + village_seen(place, colour)
        for place in places
    ]


# The moves of a question are of one type or two; which ones, only the question knows.
NUMBERED: Final[dict[str, Callable[[Table, int, Sequence[Any]], list[int]]]] = {
    "stone": _stones,
    "plank": _planks,
    "removal": _removals,
    "move_1": _places,
    "move_2": _places,
    "jump": _places,
}


# Programmes, piece by piece: a card, and at which rank.


def pieces(s: Table, viewer: int, said: tuple[int, ...]) -> tuple[int, ...]:
    """What may follow what was said so far; nothing once it is whole."""
    return _next_cards(s.players, s.colours[viewer], said)


@lru_cache(maxsize=1 << 15)
def _next_cards(players: int, colour: int, said: tuple[int, ...]) -> tuple[int, ...]:
    if len(said) == PROGRAMME_LENGTH:
        return ()
    taken = [(piece - CARD_AT) % CARDS for piece in said]
    has_dragon = max(taken, default=0) >= FIRST_DRAGON
    at = CARD_AT + CARDS * len(said)
    cards = [card_seen(card, colour) for card in hand_of(players, colour)]
    return tuple([at + card for card in cards if card not in taken and not (has_dragon and card >= FIRST_DRAGON)])


def told(said: Sequence[int]) -> list[int]:
    """What was said so far, as features."""
    return [piece - CARD_AT + OWN_CARD_AT for piece in said]


def whole(s: Table, viewer: int, said: Sequence[int]) -> Move:
    """The answer that these pieces make."""
    colour = s.colours[viewer]
    return Programme(card_names(tuple([card_meant((piece - CARD_AT) % CARDS, colour) for piece in said])))


def spelled(s: Table, viewer: int, move: Programme) -> tuple[int, ...]:
    """The pieces of an answer."""
    return pieces_of(cards_of(move), s.colours[viewer])


@lru_cache(maxsize=1 << 14)
def pieces_of(cards: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple([CARD_AT + CARDS * rank + card_seen(card, colour) for rank, card in enumerate(cards)])
