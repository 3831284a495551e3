"""Tiles, adventurers and the first player. (2)"""

from typing import Final

from dracotheque.core.choices import SeatChoice
from dracotheque.core.refusing import because

from ..components.adventurers import ADVENTURERS
from ..components.tiles import BOX, FIRST_HAND
from ..events import AdventurerChosen, AdventurerDrawn, FirstPlayerDrawn, TilesDealt
from ..moves import ChooseAdventurer
from ..state import Table, names, rules
from .turn import begin_turn

CHOOSE: Final = tuple(map(ChooseAdventurer, ADVENTURERS))


def setup(s: Table) -> None:
    """Four tiles each, the rest as a pile; with powers the adventurers are drawn; somebody begins."""
    s.pile = list(BOX)
    s.chance.shuffle(s.pile)
    for seat in range(s.players):
        s.hands[seat] = sorted(s.pile[-FIRST_HAND:])
        del s.pile[-FIRST_HAND:]
    chosen = s.options.adventurers == "chosen"
    if s.options.powers and not chosen:
        drawn = list(range(len(ADVENTURERS)))
        s.chance.shuffle(drawn)
        s.adventurers = drawn[: s.players]
    first = s.chance.below(s.players)
    for seat in range(s.players):
        s.tell_to((seat,), TilesDealt, seat, FIRST_HAND, names(s.hands[seat]))
        s.tell_others(TilesDealt, seat, FIRST_HAND)
    if s.options.powers and not chosen:
        for seat in range(s.players):
            s.tell(AdventurerDrawn, seat, ADVENTURERS[s.adventurers[seat]])
    s.tell(FirstPlayerDrawn, first)
    s.push(begin_turn, first)
    if chosen:
        s.active = first
        s.push(choose_adventurers, 0)


# Where players choose who they are. (6, DK-32)


SEAT_CHOICE: Final = SeatChoice(
    "adventurer",
    dict(zip(ADVENTURERS, CHOOSE, strict=True)),
    agreed={"adventurers": "chosen"},
    # Without powers all are alike, and it is a matter of taste; with powers the lot decides, unless agreed.
    offered=lambda options: not options.powers or options.adventurers == "chosen",
    explained=lambda options: options.powers,
)


@rules.step
def choose_adventurers(s: Table, seat: int) -> None:
    """One player after the other; the last one, too, mostly has a choice, for there are six."""
    s.offer(adventurer, seat)


@rules.question("6.adventurers", refused=because(ChooseAdventurer, "refuse-adventurer", "6.adventurers"))
def adventurer(s: Table, seat: int) -> list[ChooseAdventurer]:
    return [CHOOSE[each] for each in range(len(ADVENTURERS)) if each not in s.adventurers[:seat]]


@adventurer.answered
def be_adventurer(s: Table, seat: int, move: ChooseAdventurer) -> None:
    """Whoever had it until now, without having chosen, has the other one."""
    number = ADVENTURERS.index(move.adventurer)
    if number in s.adventurers:
        s.adventurers[s.adventurers.index(number)] = s.adventurers[seat]
    s.adventurers[seat] = number
    s.tell(AdventurerChosen, seat, move.adventurer)
    if seat + 1 < s.players:
        s.push(choose_adventurers, seat + 1)
