"""The language of these tests: positions in the notation of the rules reference, seats P1 to P6, cells as pairs."""

import re
from collections.abc import Iterable
from typing import Any, Final, TypeVar, cast

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import Move
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.tiles import TILE_IDS
from dracotheque.games.drakon.moves import (
    Destroy,
    ExtraMove,
    LetStay,
    MoveTo,
    Place,
    Push,
    SendTo,
    Swap,
    TakeTile,
    Turn,
    WizardMove,
)
from dracotheque.games.drakon.state import Table
from dracotheque.games.drakon.view import DrakonView

P1, P2, P3, P4, P5, P6 = range(6)
XY = tuple[int, int]
Ev = TypeVar("Ev", bound=Event)

NONE: Final = "–"


# Positions.


def position(text: str, **rest: Any) -> Table:
    """A position as the rules reference writes it: rooms, pawns, coins, hands, pile, and who acts."""
    state: Table = GAME.arrange(
        rooms=dict(map(room, _part(text, "Rooms", "Pawns").split(";"))),
        pawns=[cell(word) for word in re.findall(r"\(.*?\)", _part(text, "Pawns", "Coins"))],
        coins=[int(number) for number in re.findall(r"P\d (\d+)", _part(text, "Coins", "Start"))],
        start_coins=int(_part(text, "; Start", ";")),
        hands=[tiles(hand.strip().partition(" ")[2]) for hand in _part(text, "Hands:", "Pile").split(";")],
        pile=tiles(_part(text, "Pile:", "To act")),
        to_act=int(_part(text, "To act: P", ".")) - 1,
        **rest,
    )
    assert state.treasury == int(_part(text, "treasury", "Hands").strip(" .\n"))
    return state


def _part(text: str, after: str, before: str) -> str:
    return text.partition(after)[2].lstrip(":").partition(before)[0].strip().removesuffix(".").strip()


def room(words: str) -> tuple[XY, str]:
    """`(1,0) key –` is a Key without arrows on (1, 0)."""
    at, kind, arrows = words.split()
    return cell(at), kind if arrows == NONE else f"{kind} {arrows}"


def cell(word: str) -> XY:
    x, y = word.strip("() ").split(",")
    return int(x), int(y)


def tiles(words: str) -> list[str]:
    """`gold:2c, key:0` as tile ids; nothing for a dash."""
    words = words.strip(" .")
    return [] if words == NONE else [word.strip().replace(":", "-") for word in words.split(",")]


# What may be done.


def options(state: Table, seat: int) -> list[Move]:
    """The moves of a seat, each once."""
    moves = list(state.decision(seat).moves)
    assert len(moves) == len(set(moves)) == len(state.decision(seat).moves)
    return moves


def placements(state: Table, seat: int, at: XY | None = None) -> set[tuple[str, XY, str]]:
    """What may be placed, where and how; on one cell, or anywhere."""
    found = {(move.tile, (move.x, move.y), move.arrows) for move in options(state, seat) if isinstance(move, Place)}
    return {each for each in found if at in (None, each[1])}


def swaps(state: Table, seat: int) -> set[tuple[XY, str, str]]:
    return {((move.x, move.y), move.tile, move.arrows) for move in options(state, seat) if isinstance(move, Swap)}


def turns(state: Table, seat: int) -> set[tuple[XY, str]]:
    return {((move.x, move.y), move.arrows) for move in options(state, seat) if isinstance(move, Turn)}


def targets(state: Table, seat: int, kind: type[Move] = MoveTo) -> set[XY]:
    """The cells of all moves of one kind: destinations, rooms to destroy."""
    assert kind in (MoveTo, WizardMove, ExtraMove, Destroy)
    return {(move.x, move.y) for move in options(state, seat) if isinstance(move, kind)}


def sendings(state: Table, seat: int, kind: type[SendTo] | type[Push] = SendTo) -> set[tuple[int, XY]]:
    return {(move.seat, (move.x, move.y)) for move in options(state, seat) if isinstance(move, kind)}


def stuck(state: Table, seat: int) -> set[int]:
    """The opponents a Crystal Ball may name who stay."""
    return {move.seat for move in options(state, seat) if isinstance(move, LetStay)}


def victims(state: Table, seat: int) -> set[int]:
    return {move.seat for move in options(state, seat) if isinstance(move, TakeTile)}


def asked(state: Table) -> tuple[str, int] | None:
    """The question on the table, and who is asked."""
    prompt = state.prompt()
    return None if prompt is None else (prompt.question, *prompt.seats)  # type: ignore[return-value]


# What is done.


def play(state: Table, seat: int, move: Move) -> tuple[Told, ...]:
    told = state.play(seat, move)
    GAME.audit(state)
    return told


def go(state: Table, seat: int, *cells: XY) -> tuple[Told, ...]:
    """Move along, one turn after the other."""
    return sum((play(state, seat, MoveTo(*at)) for at in cells), ())


def place(state: Table, seat: int, tile: str, at: XY, arrows: str = "") -> tuple[Told, ...]:
    return play(state, seat, Place(*at, tile.replace(":", "-"), arrows))


def send(state: Table, seat: int, victim: int, at: XY) -> tuple[Told, ...]:
    return play(state, seat, SendTo(victim, *at))


def refusal(state: Table, seat: int, move: Move) -> tuple[str, str]:
    """The code and the paragraph of a refusal, which leaves the state and every decision as they were."""
    before = (state.to_json(), [state.decision(each) for each in range(state.players)])
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert (state.to_json(), [state.decision(each) for each in range(state.players)]) == before
    return refused.value.code, refused.value.rule


# What lies on the table, through the public view; hands through their owner's.


def look(state: Table, viewer: int | None = None) -> DrakonView:
    return cast(DrakonView, state.view(viewer))


def coins(state: Table) -> tuple[int, ...]:
    return tuple(each.coins for each in look(state).places)


def purses(state: Table) -> tuple[int, ...]:
    """The coins of everybody, on the Start, and in the treasury."""
    table = look(state)
    return (*coins(state), table.start_coins, table.treasury)


def at(state: Table, seat: int) -> XY:
    here = look(state).places[seat]
    return here.x, here.y


def reach(state: Table, seat: int) -> set[XY]:
    """Where everybody can see that an adventurer could go."""
    return {(there.x, there.y) for there in look(state).places[seat].reach}


def hand(state: Table, seat: int) -> list[str]:
    return list(look(state, seat).places[seat].hand)


def hand_sizes(state: Table) -> tuple[int, ...]:
    return tuple(each.tiles for each in look(state).places)


def tokens(state: Table) -> tuple[str, ...]:
    return tuple(each.token for each in look(state).places)


def rooms(state: Table) -> dict[XY, tuple[str, str]]:
    """Tile and arrows of each room."""
    return {(each.x, each.y): (each.tile, each.arrows) for each in look(state).rooms}


def pile(state: Table) -> list[str]:
    """The pile, top first: no viewer sees it."""
    return [TILE_IDS[face] for face in reversed(state.pile)]


# What was told.


def seen(told: Iterable[Told], kind: type[Ev], viewer: int | None = None) -> list[Ev]:
    """The events of one kind, as this viewer sees them."""
    return [event for each in told if isinstance(event := each.seen_by(viewer), kind)]
