"""The language of these tests: players by colour, places and cards by id, moves by the word a player would say."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.colours import COLOUR_NUMBER, COLOURS, COLOURS_IN_PLAY
from dracotheque.games.dragons_du_mekong.moves import (
    GiveStatuette,
    JumpTo,
    LayPlank,
    LosePlank,
    Programme,
    PutStone,
    RemovePlank,
    RemoveStone,
    TakeColour,
    TimeUp,
    WalkTo,
)
from dracotheque.games.dragons_du_mekong.state import Table
from dracotheque.games.dragons_du_mekong.view import Contestant, DeltaView

Word = str | int | tuple[str, ...]
"""What a player would say: an islet, a place, a plank with its two supports, a plank to lose, five cards, a seat."""

Delta = dict[str, Any]
"""Parts of a position, by name."""

Ev = TypeVar("Ev", bound=Event)
FILLERS: Final = ("place_1_stone", "place_2_stones", "place_2_planks", "remove_1", "place_1_plank")
"""What lies at the ranks of a programme that do not matter; a stone comes next, and waits to be put."""


# Positions.


def rank_of(cards: Mapping[str, str], players: int, rank: int = 1, **rest: Any) -> Table:
    """A rank in which these colours have turned up these cards, and the others a stone."""
    programmes = {colour: row(rank, cards.get(colour, "place_1_stone")) for colour in COLOURS_IN_PLAY[players]}
    state: Table = GAME.arrange(players=players, programmes=programmes, rank=rank, **rest)
    return state


def row(rank: int, card: str) -> list[str]:
    """Five cards with this one at this rank, followed by a stone, which asks its player."""
    others = [filler for filler in FILLERS if filler != card]
    later, earlier = others[: 5 - rank], others[5 - rank : 4]
    return [*earlier, card, *later]


def turn(colour: str, card: str, players: int = 4, **rest: Any) -> Table:
    """This colour is about to carry out this card, with the whole rank to follow."""
    return rank_of({colour: card}, players, to_act=colour, **rest)


def everywhere_but(*islets: str) -> list[str]:
    """All islets but these."""
    every = [f"{line}{number}" for line in "abcd" for number in range(1, 7)] + ["e1", "e2", "e3"]
    return [islet for islet in every if islet not in islets]


def planks(colour: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{colour}_{number}" for number in numbers)


# Who is who.


def seat(state: Table, colour: str) -> int:
    return state.colours.index(COLOUR_NUMBER[colour])


def colour_of(state: Table, seat: int) -> str:
    return COLOURS[state.colours[seat]]


# Moves.


def word(move: Move) -> Word:
    match move:
        case PutStone(islet) | RemoveStone(islet):
            return islet
        case LayPlank(plank, a, b):
            return plank, a, b
        case LosePlank(plank):
            return "lose", plank
        case RemovePlank(plank):
            return plank
        case WalkTo(place) | JumpTo(place):
            return place
        case Programme(cards):
            return cards
        case TakeColour(colour):
            return colour
        case GiveStatuette(number):
            return number
        case _:
            raise AssertionError(move)


def play(state: Table, colour: str, *words: Word) -> tuple[Told, ...]:
    """Answer the questions put to this colour, one word each, and return all that was told."""
    told: tuple[Told, ...] = ()
    for each in words:
        decision = state.decision(seat(state, colour))
        moves = {word(move): move for move in decision.moves}
        assert each in moves, f"{each} is not among {list(moves)} ({decision.question or 'nothing asked'})"
        told += state.play(decision.seat, moves[each])
        GAME.audit(state)
    return told


def hand_in(state: Table, programmes: Mapping[str, Sequence[str]]) -> tuple[Told, ...]:
    """Hand in these programmes, in this order."""
    told: tuple[Told, ...] = ()
    for colour, cards in programmes.items():
        told += state.play(seat(state, colour), Programme(tuple(cards)))
        GAME.audit(state)
    return told


def time_is_up(state: Table) -> tuple[Told, ...]:
    return state.play(CLOCK, TimeUp())


def refusal(state: Table, colour: str, move: Move) -> tuple[str, str]:
    """The code and the paragraph of a refusal, which leaves the state and every decision as they were."""
    before = (state.to_json(), [state.decision(each) for each in range(state.players)])
    with pytest.raises(IllegalMove) as refused:
        state.play(seat(state, colour), move)
    assert (state.to_json(), [state.decision(each) for each in range(state.players)]) == before
    return refused.value.code, refused.value.rule


# What is asked.


def asked(state: Table) -> tuple[str, ...]:
    """The question on the table and the colours it waits for."""
    prompt = state.prompt()
    return () if prompt is None else (prompt.question, *(colour_of(state, each) for each in prompt.seats))


def options(state: Table, colour: str) -> list[Word]:
    """The words among which this colour may choose now, in order."""
    words = [word(move) for move in state.decision(seat(state, colour)).moves]
    assert len(words) == len(set(words))
    return words


def gaps(state: Table, colour: str) -> set[str]:
    """The gaps offered to this colour, each as its two ends."""
    moves = state.decision(seat(state, colour)).moves
    return {f"{move.a}–{move.b}" for move in moves if isinstance(move, LayPlank)}


# What lies on the table, through the public view.


def look(state: Table, viewer: int | None = None) -> DeltaView:
    return cast(DeltaView, state.view(viewer))


def player(state: Table, colour: str, viewer: int | None = None) -> Contestant:
    return look(state, viewer).contestants[seat(state, colour)]


def pawn(state: Table, colour: str) -> str:
    return player(state, colour).pawn


def reserve(state: Table, colour: str) -> tuple[str, ...]:
    return player(state, colour).reserve


def board(state: Table) -> dict[str, str]:
    """The planks on the board, each with its gap."""
    return {laid.plank: f"{laid.a}–{laid.b}" for laid in look(state).planks}


def stones(state: Table) -> set[str]:
    return set(look(state).stones)


def supply(state: Table) -> int:
    return look(state).supply


def lost(state: Table) -> tuple[str, ...]:
    return look(state).lost


# What was told.


def seen(told: Iterable[Told], kind: type[Ev], viewer: int | None = None) -> list[Ev]:
    """The events of one kind, as this viewer sees them."""
    return [event for each in told if isinstance(event := each.seen_by(viewer), kind)]
