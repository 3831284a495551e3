"""The setup: who plays which colour, and who holds the statuette first. (2)"""

from typing import Final

from dracotheque.core.refusing import because
from dracotheque.core.seats import changed

from ..components.colours import COLOUR_NUMBER, COLOURS, COLOURS_IN_PLAY, NO_COLOUR, ColourNumber
from ..components.planks import PLANKS_OF
from ..events import ColoursDealt, ColourTaken, EyeGiven, Owner, StatuetteGiven
from ..moves import GIVE_STATUETTE, TAKE_COLOUR, GiveStatuette, TakeColour
from ..state import Player, Table, rules
from .programming import begin_round

HOST: Final = 0
"""Who gives the statuette where it is not drawn."""
EYE_LIMIT: Final = 1 << 48


def setup(s: Table) -> None:
    """Colours and statuette are drawn or chosen; nothing else in the game is left to chance. (2, DM-39)"""
    s.ticking = s.options.decisions_tick
    s.push(begin_round)
    if s.options.first_statuette == "chosen":
        s.push(choose_statuette)
    if s.options.colours == "chosen":
        s.push(choose_colours, 0)
    else:
        deal_colours(s)
    if s.options.first_statuette == "random":
        give_statuette(s, s.chance.below(s.players))
    give_eyes(s)


def deal_colours(s: Table) -> None:
    colours: list[int] = [COLOUR_NUMBER[colour] for colour in COLOURS_IN_PLAY[s.players]]
    s.chance.shuffle(colours)
    seat_players(s, tuple(map(ColourNumber, colours)))
    s.tell(ColoursDealt, tuple(Owner(seat, COLOURS[colour]) for seat, colour in enumerate(colours)))


def seat_players(s: Table, colours: tuple[ColourNumber, ...]) -> None:
    """Everybody sits behind the village of their colour, with its pawn and its six planks (DM-9)."""
    s.colours = colours
    s.order = tuple(sorted(range(s.players), key=colours.__getitem__))
    s.pawns = [s.home(seat) for seat in range(s.players)]
    s.reserves = [PLANKS_OF[colour] for colour in colours]


def give_statuette(s: Table, seat: int) -> None:
    s.statuette = Player(seat)
    s.tell(StatuetteGiven, seat)


def give_eyes(s: Table) -> None:
    """How a bot in each seat will misjudge lengths, fixed for the game and known to nobody else. (9.1)"""
    s.eyes = tuple([s.chance.below(EYE_LIMIT) for _ in range(s.players)])
    for seat, eye in enumerate(s.eyes):
        s.tell_to((seat,), EyeGiven, seat, eye)


# Where the table chooses. (6)


@rules.step
def choose_colours(s: Table, seat: int) -> None:
    """One player after the other takes a colour; the last takes what is left."""
    s.offer(colour, seat)


@rules.question("6.colours", refused=because(TakeColour, "refuse-colour", "6.colours"))
def colour(s: Table, seat: int) -> list[TakeColour]:
    in_play = [COLOUR_NUMBER[name] for name in COLOURS_IN_PLAY[s.players]]
    return [TAKE_COLOUR[number] for number in in_play if number not in s.colours]


@colour.answered
def take_colour(s: Table, seat: int, move: TakeColour) -> None:
    s.colours = changed(s.colours, seat, COLOUR_NUMBER[move.colour])
    s.tell(ColourTaken, seat, move.colour)
    if NO_COLOUR in s.colours:
        s.push(choose_colours, seat + 1)
    else:
        seat_players(s, s.colours)


@rules.step
def choose_statuette(s: Table) -> None:
    s.ask(statuette, HOST)


@rules.question(
    "6.first_statuette",
    refused=because(GiveStatuette, "refuse-no-such-player", "6.first_statuette", number="seat"),
)
def statuette(s: Table, seat: int) -> list[GiveStatuette]:
    return list(GIVE_STATUETTE[: s.players])


@statuette.answered
def give_chosen_statuette(s: Table, seat: int, move: GiveStatuette) -> None:
    give_statuette(s, move.seat)
