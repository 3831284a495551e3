"""Any position by name, for tests, lessons and puzzles."""

from collections.abc import Iterable, Mapping, Sequence

from dracotheque.core.arranging import cleared, go_on, number_of
from dracotheque.core.errors import ImpossiblePosition

from ..components import BOX, FAIRY, FIRST_BLANK, FIRST_SPECIAL, NOBODY, NUMBER, SPENT, WIDTH, Player, special_cards
from ..options import StoneOptions
from ..state import Table
from ..steps.auction import next_auction
from ..steps.rounds import end_round
from .notation import read_goods

Cards = Sequence[str]


def arrange(
    *,
    seats: Sequence[str],
    card: str | None = None,
    pile: Cards = (),
    auctioned: Cards = ("witch",),
    special_pile: Cards | None = None,
    special_discard: Cards = (),
    round: int = 1,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    events: bool = True,
) -> Table:
    """Lay this position and go on from there: `card` is shown and everybody closes a fist.

    `seats` are the goods of each player in the notation of the worked examples (`"1R1B2Y F7+1 C2 S5 1pt k m dop"`,
    where whatever is as at the start is left out); the bank has the rest of the box. Cards are named by their
    characters; one of which there are two cards may be named twice. `pile` is the round pile, top first: without `card`
    its top card is shown, and without a pile either, the round ends. `special_pile` is given top first; without it,
    every special card that is named nowhere lies there. Basic characters named nowhere are not in this round and come
    back in the next one.
    """
    s = cleared(Table, len(seats), options, seed, events)
    s.round = round
    lay_goods(s, seats)
    box = Box(s.options)
    if s.keeper != NOBODY:
        box.take(["doppelganger"])
    shown = [] if card is None else box.take([card])
    s.pile = [*box.take(pile)[::-1], *shown]
    s.auctioned = box.take(auctioned)
    s.special_discard = box.take(special_discard)
    if special_pile is not None:
        s.special_pile = box.take(special_pile)[::-1]
    else:
        s.special_pile = [number for number in reversed(box.left) if number >= FIRST_SPECIAL]
    s.aside = sum(1 << number for number in box.left if number < FIRST_SPECIAL)
    s.push(next_auction if s.pile else end_round)
    return go_on(s)


class Box:
    """The cards of the game, taken out one by one."""

    def __init__(self, options: StoneOptions) -> None:
        self.left = [*range(FIRST_SPECIAL), *special_cards(options.specials)]
        self.left += range(FIRST_BLANK, FIRST_BLANK + len(options.own_characters))

    def take(self, names: Iterable[str]) -> list[int]:
        return [self.take_one(name) for name in names]

    def take_one(self, name: str) -> int:
        card = number_of(name, NUMBER, "refuse-unknown-character")
        if card not in self.left:
            raise ImpossiblePosition("error-card-twice", value=name)
        self.left.remove(card)
        return card


def lay_goods(s: Table, seats: Sequence[str]) -> None:
    """Everybody's goods, and the rest of the box for the bank."""
    rows = []
    for seat, text in enumerate(seats):
        row, s.points[seat], keeps = read_goods(text)
        rows.append(row)
        if keeps:
            if s.keeper != NOBODY:
                raise ImpossiblePosition("error-card-twice", value="doppelganger")
            s.keeper = Player(seat)
    bank = [total - sum(column) for total, *column in zip(BOX, *rows, strict=True)]
    bank[FAIRY] += bank[SPENT]
    bank[SPENT] = 0
    s.goods = [n for row in (*rows, bank) for n in row]
    assert len(s.goods) == (s.players + 1) * WIDTH
