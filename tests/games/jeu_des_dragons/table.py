"""The language of these tests: seats by letter, cards by id, moves by the word a player would say."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec
import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS
from dracotheque.games.jeu_des_dragons.moves import Decline, Levy, Pay, StealGold, StealOneMore, TimeUp, TurnAnother
from dracotheque.games.jeu_des_dragons.state import STAKES, Table
from dracotheque.games.jeu_des_dragons.view import DragonView, Place

A, B, C, D, E, F = range(6)

Word = str | int
"""What a player would say: a card, a power, a colour, a strength, a seat, `steal`, `levy` or `pay`."""

WORDS: Final[Mapping[type[Move], str]] = {
    StealGold: "steal",
    Levy: "levy",
    Pay: "pay",
    TimeUp: "time up",
    TurnAnother: "turn another",
    StealOneMore: "steal one more",
    Decline: "decline",
}
Ev = TypeVar("Ev", bound=Event)


# Positions.


def position(*, hands: Sequence[Sequence[str]], hoards: Sequence[int] = (), stakes: int = 30, **rest: Any) -> Table:
    """A turn of A, leader of round 2, with 40 gold in every hoard and 30 in the stakes, unless said otherwise."""
    rest.setdefault("round", 2)
    state: Table = GAME.arrange(hands=hands, hoards=hoards or [40] * len(hands), stakes=stakes, **rest)
    return state


def with_short_deck(deck: Sequence[str], **rest: Any) -> Table:
    """A position whose deck holds these cards only, top first; all cards named nowhere are discarded."""
    return position(deck=deck, discard=others(deck, rest), **rest)


def with_nothing_discarded(deck: Sequence[str] = (), **rest: Any) -> Table:
    """A position whose deck holds these cards only, with no discard pile; all others lie in the ante pile."""
    rest["antes"] = [*rest.get("antes", ()), *others(deck, rest)]
    return position(deck=deck, **rest)


def others(deck: Sequence[str], rest: Mapping[str, Any]) -> list[str]:
    """The cards that a position names nowhere."""
    piles = [deck, rest.get("antes", ()), *rest["hands"], *rest.get("flights", ())]
    named = {card for pile in piles for card in pile}
    return [card for card in CARD_IDS if card not in named]


# Moves.


def word(move: Move) -> Word:
    fields: tuple[Word, ...] = msgspec.structs.astuple(move)
    return fields[0] if fields else WORDS[type(move)]


def play(state: Table, seat: int, *words: Word) -> tuple[Told, ...]:
    """Answer the questions put to this seat, one word each, and return all that was told."""
    told: tuple[Told, ...] = ()
    for each in words:
        decision = state.decision(seat)
        moves = {word(move): move for move in [*decision.changes, *decision.moves]}
        assert each in moves, f"{each} is not among {list(moves)} ({decision.question or 'nothing asked'})"
        told += state.play(seat, moves[each])
        GAME.audit(state)
    return told


def commit(state: Table, cards: Mapping[int, str]) -> tuple[Told, ...]:
    """Lay these ante cards, in this order of seats."""
    return sum((play(state, seat, card) for seat, card in cards.items()), ())


def time_is_up(state: Table) -> tuple[Told, ...]:
    return state.play(CLOCK, TimeUp())


def refusal(state: Table, seat: int, move: Move) -> tuple[str, str]:
    """The code and the paragraph of a refusal, which leaves the state and every decision as they were."""
    before = (state.to_json(), [state.decision(each) for each in range(state.players)])
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert (state.to_json(), [state.decision(each) for each in range(state.players)]) == before
    return refused.value.code, refused.value.rule


# What is asked.


def asked(state: Table) -> tuple[Word, ...]:
    """The question on the table and the seats it waits for."""
    prompt = state.prompt()
    return () if prompt is None else (prompt.question, *prompt.seats)


def options(state: Table, seat: int) -> set[Word]:
    """The words among which this seat may choose now."""
    words = [word(move) for move in state.decision(seat).moves]
    assert len(words) == len(set(words))
    return set(words)


# What lies on the table, through the public view; hands through their owner's.


def look(state: Table, viewer: int | None = None) -> DragonView:
    """The table as a seat sees it, or as everybody does."""
    return cast(DragonView, state.view(viewer))


def place(state: Table, seat: int, viewer: int | None = None) -> Place:
    return look(state, viewer).places[seat]


def hand(state: Table, seat: int) -> set[str]:
    return set(place(state, seat, seat).hand)


def hand_size(state: Table, seat: int) -> int:
    return place(state, seat).hand_size


def known(state: Table, owner: int, viewer: int | None) -> set[str]:
    """What a viewer knows of another's hand."""
    assert owner != viewer
    return set(place(state, owner, viewer).hand)


def flight(state: Table, seat: int) -> list[str]:
    return list(place(state, seat).flight)


def strength(state: Table, seat: int) -> int:
    return place(state, seat).strength


def hoards(state: Table) -> tuple[int, ...]:
    return tuple(place(state, seat).hoard for seat in range(state.players))


def debts(state: Table, seat: int) -> list[tuple[Word, int]]:
    """What a player owes, oldest first."""
    owed = place(state, seat).debts
    return [("stakes" if debt.creditor == STAKES else debt.creditor, debt.amount) for debt in owed]


def no_debts(state: Table) -> bool:
    return not any(debts(state, seat) for seat in range(state.players))


def antes(state: Table) -> set[str]:
    return set(look(state).antes)


def discard(state: Table) -> list[str]:
    """The discard pile, the latest card last."""
    return list(look(state).discard)


def deck(state: Table) -> list[str]:
    """The deck, top first: no viewer sees it."""
    return [CARD_IDS[card] for card in reversed(state.deck)]


# What was told.


def seen(told: Iterable[Told], kind: type[Ev], viewer: int | None = None) -> list[Ev]:
    """The events of one kind, as this viewer sees them."""
    return [event for each in told if isinstance(event := each.seen_by(viewer), kind)]
