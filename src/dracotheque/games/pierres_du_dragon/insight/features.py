"""What a player knows as a short list of numbers, and every answer as one: what this game's network reads and says.

A feature is present or absent. Every coin that moves can be followed, so purses are known to whoever counts (7.3). The
player who looks comes first, then the rivals from the best placed to the last: one network serves every seat and every
number of players.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dracotheque.core.bits import numbers_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.numbering import Numbers

from .. import moves
from ..components import COLOURS, COMMON, FAIRY, FIRST_BLANK, NO_CARD, NOBODY, NUMBER, OFFICIAL, WIDTH, WINNING_POINTS
from ..effects.official import MERCHANT_PRICES
from ..effects.programs import stone_ways
from ..effects.sales import OFFICIAL_SALES
from ..options import StoneOptions
from ..state import Table

SEARCH: Final = "trusted"
"""A search asks the network what is worth a thought, and lets it play imagined games on and judge them."""
SEATS: Final = 6
CARDS: Final = FIRST_BLANK
QUESTIONS: Final = (
    "bid", "silver", "double", "offer", "payment", "colour", "take_stone", "stone", "victim", "push", "character",
    "burn", "shop",
)  # fmt: skip
WITH_SPOT: Final = frozenset(QUESTIONS) - {"bid", "silver", "double"}
SELLERS: Final = [NUMBER[name] for name in ("wizard", "magician", "sorcerer", "enchantress", "apprentice")]
"""Who gives points for stones. (4)"""
SALES: Final = [OFFICIAL_SALES[card][0] for card in SELLERS]
MOST_FAIRY: Final = 19
MOST_GOLD: Final = 24
MOST_SILVER: Final = 15
LEADS: Final = 25
"""From 12 gold less than the richest rival to 12 more, and beyond either."""
MOST_ROUNDS: Final = 8
MOST_DRAWN: Final = 7
RISKS: Final = 8
PILES: Final = 10

_inputs: Final = Numbers()
PLAYERS_AT: Final = _inputs.block(SEATS + 1)
QUESTION_AT: Final = _inputs.each(QUESTIONS)
ASKING_AT: Final = _inputs.block(CARDS)
UP_AT: Final = _inputs.block(CARDS)
TO_COME_AT: Final = _inputs.block(CARDS)
AUCTIONED_AT: Final = _inputs.block(CARDS)
CARDS_LEFT_AT: Final = _inputs.block(PILES)
ROUND_AT: Final = _inputs.block(MOST_ROUNDS + 1)
ROUNDS_LEFT_AT: Final = _inputs.block(MOST_ROUNDS + 1)
NAMED_AT: Final = _inputs.block(len(COLOURS))
DRAWN_AT: Final = _inputs.block(MOST_DRAWN + 1)
RISK_AT: Final = _inputs.block(RISKS)
BURNING_AT: Final = _inputs.block(MOST_FAIRY + 1)
RICHEST_AT: Final = _inputs.block(MOST_GOLD + 1)
SECOND_RICHEST_AT: Final = _inputs.block(MOST_GOLD + 1)
AHEAD_AT: Final = _inputs.block(LEADS)
RICHEST_SCORER_AT: Final = _inputs.block(MOST_GOLD + 1)
AHEAD_OF_SCORERS_AT: Final = _inputs.block(LEADS)
SCORERS_AT: Final = _inputs.block(SEATS)

# Of each place of the table; these are the numbers of the first, and those of the next lie PLACE further on.
MOST: Final = {
    "points": WINNING_POINTS,
    "red": 7,
    "blue": 7,
    "yellow": 7,
    "stones": 12,
    "fairy": MOST_FAIRY,
    "spent": 12,
    "all_fairy": MOST_FAIRY,
    "common": 9,
    "gold": MOST_GOLD,
    "silver": MOST_SILVER,
    "black": 2,
    "amulets": 2,
}
"""What is counted of a player, and how far."""
COUNT_AT: Final = {what: _inputs.block(most + 1) for what, most in MOST.items()}
CAN_PAY_AT: Final = _inputs.block(len(SALES))
SCORES_NOW_AT: Final = _inputs.block(1)
WINS_NOW_AT: Final = _inputs.block(1)
SCORES_LATER_AT: Final = _inputs.block(1)
WINS_LATER_AT: Final = _inputs.block(1)
KEEPER_AT: Final = _inputs.block(1)
AIMED_AT: Final = _inputs.block(1)
TIED_AT: Final = _inputs.block(1)
SECOND_AT: Final = _inputs.block(1)
PLACE: Final = _inputs.next - COUNT_AT["points"]
INPUTS: Final = _inputs.next + (SEATS - 1) * PLACE


def fits(players: int, options: StoneOptions) -> bool:
    """Whether the network has learnt to play such a table: it knows no characters of the table's own. (6.2)"""
    return not options.own_characters


def contenders(s: Table) -> Sequence[int]:
    """Who can still win. (5)"""
    return range(s.players)


def chapter(s: Table) -> int:
    """The network knows what spent gold is worth: it can judge as soon as the next card is up."""
    return s.round << 5 | s.card + 1


def places(s: Table, viewer: int) -> list[int]:
    """The player who looks, then the others: most points first, most stones, most gold, and next at the table."""
    goods, points, players = s.goods, s.points, s.players
    ranked = []
    for turn in range(1, players):
        seat = (viewer + turn) % players
        row = seat * WIDTH
        stones = sum(goods[row : row + len(COLOURS)])
        ranked.append((-points[seat], -stones, -goods[row + FAIRY] - goods[row + COMMON], turn, seat))
    ranked.sort()
    return [viewer, *(each[-1] for each in ranked)]


def features(s: Table, viewer: int) -> list[int]:
    """What this player knows, from the most general to the places of the table."""
    found = [PLAYERS_AT + s.players, CARDS_LEFT_AT + min(len(s.pile), PILES - 1)]
    found.append(ROUND_AT + min(s.round, MOST_ROUNDS))
    if s.options.round_limit:
        found.append(ROUNDS_LEFT_AT + min(s.options.round_limit - s.round, MOST_ROUNDS))
    if s.card != NO_CARD:
        found.append(UP_AT + s.card)
    # Two cards of one character count once.
    coming = 0
    for card in s.pile:
        coming |= 1 << card
    found += numbers_of(coming, TO_COME_AT)
    past = 0
    for card in s.auctioned:
        past |= 1 << card
    found += numbers_of(past, AUCTIONED_AT)
    order = places(s, viewer)
    _of_the_question(s, order, found)
    _of_the_places(s, order, coming, found)
    return found


def _of_the_question(s: Table, order: list[int], found: list[int]) -> None:
    question, context = s.asked, s.context
    if question not in QUESTION_AT:
        return
    found.append(QUESTION_AT[question])
    if question == "silver":
        found += [TIED_AT + PLACE * turn for turn, seat in enumerate(order) if int(context[0]) >> seat & 1]
    elif question == "double":
        found.append(ASKING_AT + int(context[0]))
    elif question in WITH_SPOT:
        card, _, named, target, *rest = map(int, context)
        found.append(ASKING_AT + card)
        if target != NOBODY:
            found.append(AIMED_AT + PLACE * order.index(target))
        if question == "victim":
            found += [SECOND_AT + PLACE * turn for turn, seat in enumerate(order) if s.seconds >> seat & 1]
        elif question == "burn":
            found.append(BURNING_AT + min(s.bid_fairy, MOST_FAIRY))
        elif question == "push":
            bank = s.bank * WIDTH
            left = sum(s.goods[bank : bank + len(COLOURS)]) - sum(rest)
            danger = s.goods[bank + named] - rest[named]
            found += (NAMED_AT + named, DRAWN_AT + min(sum(rest), MOST_DRAWN))
            found.append(RISK_AT + min(RISKS * danger // max(left, 1), RISKS - 1))


def _of_the_places(s: Table, order: list[int], coming: int, found: list[int]) -> None:
    goods, points = s.goods, s.points
    up = 1 << s.card if s.card != NO_CARD else 0
    golds, rich = [], []
    for turn, seat in enumerate(order):
        row = seat * WIDTH
        point = points[seat]
        seen, payable, winning, gold = _of_a_place(turn, point, tuple(goods[row : row + WIDTH]))
        found += seen
        golds.append(gold)
        if payable & up:
            found.append(SCORES_NOW_AT + PLACE * turn)
            if turn:
                rich.append(gold)
            if winning & up:
                found.append(WINS_NOW_AT + PLACE * turn)
        if payable & coming:
            found.append(SCORES_LATER_AT + PLACE * turn)
            if winning & coming:
                found.append(WINS_LATER_AT + PLACE * turn)
        if seat == s.keeper:
            found.append(KEEPER_AT + PLACE * turn)
    own = golds[0]
    rivals = sorted(golds[1:])
    found.append(RICHEST_AT + min(rivals[-1], MOST_GOLD))
    found.append(SECOND_RICHEST_AT + min(rivals[-2], MOST_GOLD))
    found.append(AHEAD_AT + min(max(own - rivals[-1] + LEADS // 2, 0), LEADS - 1))
    if rich:
        most = max(rich)
        found.append(RICHEST_SCORER_AT + min(most, MOST_GOLD))
        found.append(AHEAD_OF_SCORERS_AT + min(max(own - most + LEADS // 2, 0), LEADS - 1))
    found.append(SCORERS_AT + len(rich))


@lru_cache(maxsize=1 << 16)
def _of_a_place(turn: int, points: int, goods: tuple[int, ...]) -> tuple[tuple[int, ...], int, int, int]:
    """What is seen of a player, the cards that pay points for these stones, those that win the game, and the gold.

    What a player has none of is not told.
    """
    red, blue, yellow, fairy, common, silver, black, amulets, spent = goods
    gold = fairy + common
    counts = {
        "points": points,
        "red": red,
        "blue": blue,
        "yellow": yellow,
        "stones": red + blue + yellow,
        "fairy": fairy,
        "spent": spent,
        "all_fairy": fairy + spent,
        "common": common,
        "gold": gold,
        "silver": silver,
        "black": black,
        "amulets": amulets,
    }
    at = PLACE * turn
    seen = [at + COUNT_AT[what] + min(n, MOST[what]) for what, n in counts.items() if n]
    payable = winning = 0
    for place, sale in enumerate(SALES):
        if any(way[0] <= red and way[1] <= blue and way[2] <= yellow for way in sale.ways):
            seen.append(at + CAN_PAY_AT + place)
            payable |= 1 << SELLERS[place]
            if sale.points >= WINNING_POINTS - points:
                winning |= 1 << SELLERS[place]
    return tuple(seen), payable, winning, gold


# The answers: fists by what they hold, payments, colours, characters, places, and a few words.

FISTS: Final = (MOST_GOLD, 15)
"""The most fairy and common gold of a fist that are told apart."""
DOUBLED_FISTS: Final = (15, 7)
"""The same with an amulet."""
CURSED_FISTS: Final = 16
"""With a black coin nobody wins: coins beside it are thrown away, and counted together. (3.curse)"""


def _words() -> list[Move]:
    # The four alike of the Sorcerer are among any four.
    ways = [*stone_ways("each", 1), *stone_ways("any", 4), *stone_ways("any", 5), *stone_ways("same", 2)]
    return [
        *(moves.Pay(option, *way) for way in ways for option in (0, 1)),
        *(moves.TAKE_COINS, moves.USE_ONCE, moves.DOUBLE, moves.ACCEPT, moves.DECLINE),
        *(moves.DRAW_STONE, moves.STOP_DRAWING, moves.STOP_BUYING),
        *(*moves.NAME, *moves.TAKE, *moves.GIVE),
        *(moves.USE[name] for name in OFFICIAL),
        *(moves.BuyStone(colour, price.item, price.n) for colour in COLOURS for price in MERCHANT_PRICES),
    ]


_answers: Final = Numbers()
FISTS_AT: Final = _answers.block((FISTS[0] + 1) * (FISTS[1] + 1))
DOUBLED_AT: Final = _answers.block((DOUBLED_FISTS[0] + 1) * (DOUBLED_FISTS[1] + 1))
CURSED_AT: Final = _answers.block(CURSED_FISTS)
SILVER_AT: Final = _answers.block(2 * (MOST_SILVER + 1))
VICTIMS_AT: Final = _answers.block(SEATS)
WORD: Final = _answers.each(_words())
ACTIONS: Final = _answers.next


def actions(s: Table, viewer: int, decision: Decision) -> list[int]:
    """The number of each move of a decision; players by their places as `features` tells them."""
    question = decision.question
    if question == "bid":
        return [_fist(move) for move in decision.moves]
    if question == "silver":
        return [_silver_fist(move) for move in decision.moves]
    if question == "victim":
        order = places(s, viewer)
        return [VICTIMS_AT + order.index(move.seat) for move in decision.moves]  # type: ignore[attr-defined]
    return [WORD[move] for move in decision.moves]


@lru_cache(maxsize=1 << 12)
def _fist(move: Move) -> int:
    assert isinstance(move, moves.Bid)
    if move.black:
        return CURSED_AT + min(move.fairy + move.common, CURSED_FISTS - 1)
    first, (most_fairy, most_common) = (DOUBLED_AT, DOUBLED_FISTS) if move.amulet else (FISTS_AT, FISTS)
    return first + min(move.fairy, most_fairy) * (most_common + 1) + min(move.common, most_common)


@lru_cache(maxsize=1 << 8)
def _silver_fist(move: Move) -> int:
    assert isinstance(move, moves.BidSilver)
    return SILVER_AT + 2 * min(move.silver, MOST_SILVER) + move.amulet
