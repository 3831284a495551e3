"""Any position by name, for tests, lessons and puzzles."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from dracotheque.core.arranging import cleared, go_on, number_of
from dracotheque.core.bits import mask_of
from dracotheque.core.errors import ImpossiblePosition

from .components.cards import PROGRAMME_LENGTH
from .components.colours import COLOUR_NUMBER, COLOURS, COLOURS_IN_PLAY
from .components.delta import ISLET_NUMBER, SPOT_NUMBER
from .components.pairs import PAIR_NUMBER
from .components.planks import PLACE_NUMBER, PLANK_NUMBER, PLANKS_OF, PlaceNumber
from .moves import Programme
from .state import Player, Table
from .steps.programming import begin_round, fault, numbers
from .steps.ranks import carry_out, turn_up
from .steps.seating import give_eyes, seat_players

Names = Iterable[str]
number = partial(number_of, refusal="error-unknown-name")


def arrange(
    *,
    players: int,
    colours: Sequence[str] = (),
    stones: Names = (),
    planks: Mapping[str, tuple[str, str]] | None = None,
    pawns: Mapping[str, str] | None = None,
    reserves: Mapping[str, Names] | None = None,
    lost: Names = (),
    statuette: str | None = None,
    round: int = 1,
    programmes: Mapping[str, Sequence[str]] | None = None,
    rank: int = 1,
    to_act: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    events: bool = True,
) -> Table:
    """Lay this position and go on from there.

    `colours` are given by seat; by default seat 0 has the first colour of table 1.4, and so on clockwise. Everything
    else goes by colour: `pawns` maps a colour to a village or a plank (by default the home village), `reserves` a
    colour to its planks (by default those of the colour that are neither laid nor lost), `planks` a plank to the two
    spots it joins. Without `programmes` the round begins and everybody programmes; with five cards for every colour
    the cards of `rank` are turned up, and `to_act` (by default the holder of the statuette, who is by default the
    first colour clockwise) acts next.
    """
    s = cleared(Table, players, options, seed, events)
    sit_down(s, colours or COLOURS_IN_PLAY[players])
    give_eyes(s)
    s.told = [] if events else None
    s.statuette = Player(s.order[0] if statuette is None else seat_of(s, statuette))
    if round < 1 or 0 < s.options.round_limit < round:
        raise ImpossiblePosition("error-no-such-round", round=round)
    s.round = round
    lay_board(s, stones, planks or {}, lost)
    for colour, place in (pawns or {}).items():
        s.put_pawn(seat_of(s, colour), PlaceNumber(number(place, PLACE_NUMBER)))
    share_planks(s, reserves or {})
    if programmes is None:
        s.round -= 1
        s.push(begin_round)
    else:
        enter_rank(s, programmes, rank, to_act)
    return go_on(s)


def sit_down(s: Table, colours: Sequence[str]) -> None:
    if sorted(colours) != sorted(COLOURS_IN_PLAY[s.players]):
        raise ImpossiblePosition("error-colours-not-in-play", players=s.players, colours=list(colours))
    seat_players(s, tuple(COLOUR_NUMBER[colour] for colour in colours))


def seat_of(s: Table, colour: str) -> int:
    if COLOUR_NUMBER.get(colour) not in s.colours:
        raise ImpossiblePosition("error-colour-not-in-play", colour=colour)
    return s.colours.index(COLOUR_NUMBER[colour])


def lay_board(s: Table, stones: Names, planks: Mapping[str, tuple[str, str]], lost: Names) -> None:
    s.stones = mask_of(number(stone, ISLET_NUMBER) for stone in stones)
    for plank, spots in planks.items():
        a, b = sorted(number(spot, SPOT_NUMBER) for spot in spots)
        if (a, b) not in PAIR_NUMBER:
            raise ImpossiblePosition("error-no-such-gap", plank_place=plank, spot_places=list(spots))
        s.put_plank(number(plank, PLANK_NUMBER), PAIR_NUMBER[a, b])
    s.lost = mask_of(number(plank, PLANK_NUMBER) for plank in lost)


def share_planks(s: Table, reserves: Mapping[str, Names]) -> None:
    """The reserves that are named, then for the others what is left of their colour."""
    named = {seat_of(s, colour): mask_of(number(p, PLANK_NUMBER) for p in names) for colour, names in reserves.items()}
    used = s.on_board | s.lost
    for planks in named.values():
        used |= planks
    s.reserves = [named.get(seat, PLANKS_OF[s.colours[seat]] & ~used) for seat in range(s.players)]


def enter_rank(s: Table, programmes: Mapping[str, Sequence[str]], rank: int, to_act: str | None) -> None:
    """The cards of a rank lie face up; those before `to_act` have acted."""
    if not 1 <= rank <= PROGRAMME_LENGTH:
        raise ImpossiblePosition("error-no-such-rank", rank=rank)
    by_seat = {seat_of(s, colour): Programme(tuple(cards)) for colour, cards in programmes.items()}
    for seat in range(s.players):
        if fault(s, seat, by_seat.get(seat, Programme(()))) is not None:
            raise ImpossiblePosition("error-no-programme", colour=COLOURS[s.colours[seat]])
    s.programmes = tuple([numbers(by_seat[seat].cards) for seat in range(s.players)])
    s.ticking = s.options.decisions_tick
    s.rank = rank - 1
    turn_up(s)
    if to_act is not None:
        s.turn = s.turn_order.index(seat_of(s, to_act))
    s.push(carry_out)
