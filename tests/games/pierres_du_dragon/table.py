"""The language of these tests: goods and fists as the rules write them, moves by the word a player would say."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar, cast

import msgspec
import pytest

from dracotheque.core.chance import FairChance
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import CHARACTER, COLUMN, NOBODY, SPENT
from dracotheque.games.pierres_du_dragon.moves import (
    Accept,
    Bid,
    BidSilver,
    BuyStone,
    ChooseOption,
    ChooseVictim,
    Decline,
    Double,
    DrawStone,
    Pay,
    StopBuying,
    StopDrawing,
    TakeCoins,
    UseOnce,
)
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.view import StoneView

P1, P2, P3, P4, P5, P6 = range(6)

Word = str | int
Ev = TypeVar("Ev", bound=Event)

WORDS: Final[Mapping[type[Move], str]] = {
    Double: "double",
    UseOnce: "once",
    TakeCoins: "coins",
    DrawStone: "draw",
    StopDrawing: "stop",
    StopBuying: "done",
    Accept: "yes",
    Decline: "no",
}
FIST: Final = re.compile(r"(?:(\d+)F)?(?:(\d+)C)?((?:\+[mk])*)")


# Positions.


def position(*seats: str, card: str | None = None, **rest: Any) -> Table:
    """Three players unless more are given, with the first coins and no stones unless said otherwise."""
    seats += ("",) * (3 - len(seats))
    state: Table = GAME.arrange(seats=seats, card=card, **rest)
    GAME.audit(state)
    return state


class Fed(FairChance, tag="fair"):
    """A chance that draws what it was fed; a negative number counts from the end."""

    fed: list[int] = msgspec.field(default_factory=list)

    def below(self, limit: int) -> int:
        number = self.fed.pop(0)
        assert -limit <= number < limit
        return number % limit


def feed(state: Table, *numbers: int) -> Table:
    """The next draws: of stones, red first, then blue, then yellow; of cards, in canonical order."""
    state.chance = Fed(FairChance.of_seed(0).key, fed=list(numbers))
    return state


# Fists.


def fist(text: str) -> Bid:
    """`2F1C+m`, `+k`, or `–` for the empty fist."""
    found = FIST.fullmatch(text.replace("–", ""))
    assert found, text
    return Bid(int(found[1] or 0), int(found[2] or 0), "+k" in found[3], "+m" in found[3])


def silver_fist(text: Word) -> BidSilver:
    """`3`, or `3+m`."""
    words = str(text)
    return BidSilver(int(words.removesuffix("+m")), words.endswith("+m"))


def bid(state: Table, fists: Mapping[int, str] | None = None) -> tuple[Told, ...]:
    """Close these gold fists; players not mentioned close empty ones."""
    assert state.asked == "bid", state.asked
    told: tuple[Told, ...] = ()
    for seat in [actor for actor in state.actors if actor != CLOCK]:
        told += state.play(seat, fist((fists or {}).get(seat, "–")))
        GAME.audit(state)
    return told


def silver(state: Table, fists: Mapping[int, Word]) -> tuple[Told, ...]:
    """Close these silver fists: exactly the tied players'."""
    assert (state.asked, [actor for actor in state.actors if actor != CLOCK]) == ("silver", sorted(fists))
    told: tuple[Told, ...] = ()
    for seat in sorted(fists):
        told += state.play(seat, silver_fist(fists[seat]))
        GAME.audit(state)
    return told


def win(state: Table, seat: int = P1, text: str = "1F") -> tuple[Told, ...]:
    """This player wins the auction against empty fists."""
    return bid(state, {seat: text})


# Choices.


def word(move: Move) -> Word:
    """What a player would say: a colour, a character, a seat, stones, `coins`, `draw`, `yes`…"""
    match move:
        case Pay(red=red, blue=blue, yellow=yellow):
            return stones(red, blue, yellow)
        case ChooseOption(option=option):
            return f"option {option}"
        case ChooseVictim(seat=seat):
            return seat
        case BuyStone(colour=colour, item=item, n=n):
            return f"{colour} for {n} {item}"
        case _ if type(move) in WORDS:
            return WORDS[type(move)]
        case _:
            return cast(Word, msgspec.structs.astuple(move)[0])


def say(state: Table, *words: Word, seat: int | None = None) -> tuple[Told, ...]:
    """Answer the questions put to the acting player, one word each."""
    told: tuple[Told, ...] = ()
    for each in words:
        actor = state.winner if seat is None else seat
        moves = {word(move): move for move in state.decision(actor).moves}
        assert each in moves, f"{each} is not among {list(moves)} ({state.asked or 'nothing asked'})"
        told += state.play(actor, moves[each])
        GAME.audit(state)
    return told


def options(state: Table) -> list[Word]:
    """The words among which the acting player may choose now."""
    return [word(move) for move in state.decision(state.winner).moves]


def asked(state: Table) -> tuple[Word, ...]:
    """The question on the table and the seats it waits for."""
    prompt = state.prompt()
    return () if prompt is None else (prompt.question, *prompt.seats)


def time_up(state: Table) -> tuple[Told, ...]:
    """Whoever keeps the table answers for all who are late, as the rules say."""
    told: tuple[Told, ...] = ()
    for seat in state.actors:
        late = state.late_answer(seat)
        assert late is not None, state.asked
        told += state.play(seat, late)
    GAME.audit(state)
    return told


def keep(state: Table) -> tuple[Told, ...]:
    """Whoever keeps the table plays what was left in advance, until nothing is left."""
    told: tuple[Told, ...] = ()
    while left := next(((seat, move) for seat in state.actors if (move := state.left_answer(seat))), None):
        told += state.play(*left)
        GAME.audit(state)
    return told


def refusal(state: Table, seat: int, move: Move) -> tuple[str, str]:
    """The code and the paragraph of a refusal, which leaves the state and every decision as they were."""
    before = (state.to_json(), [state.decision(each) for each in range(state.players)])
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert (state.to_json(), [state.decision(each) for each in range(state.players)]) == before
    return refused.value.code, refused.value.rule


# What lies on the table, written as the rules write it.


def stones(red: int, blue: int, yellow: int) -> str:
    return "".join(f"{n}{letter}" for n, letter in ((red, "R"), (blue, "B"), (yellow, "Y")) if n)


def player(state: Table, seat: int) -> str:
    """`1R1B2Y F7+1 C2 S5 0pt`, then k, m and dop where there is any."""
    place = look(state, seat).places[seat]
    purse = place.purse
    assert purse is not None
    parts = [
        stones(place.red, place.blue, place.yellow),
        f"F{purse.fairy}+{place.spent} C{purse.common} S{purse.silver} {place.points}pt",
        f"{place.black if place.black > 1 else ''}k" if place.black else "",
        f"{place.amulets if place.amulets > 1 else ''}m" if place.amulets else "",
        "dop" if place.doppelganger else "",
    ]
    return " ".join(part for part in parts if part)


def bank(state: Table, item: str) -> int:
    return state.count(state.bank, COLUMN[item])


def bank_stones(state: Table) -> str:
    table = look(state).bank
    return stones(table.red, table.blue, table.yellow)


def spent(state: Table, seat: int) -> int:
    return state.count(seat, SPENT)


def look(state: Table, viewer: int | None = None) -> StoneView:
    return cast(StoneView, state.view(viewer))


def on_table(state: Table) -> object:
    """The character up for auction."""
    return look(state).character


def auctioned(state: Table) -> list[object]:
    return list(look(state).auctioned)


def remaining(state: Table) -> set[object]:
    return set(look(state).remaining)


def discard(state: Table) -> list[object]:
    return list(look(state).special_discard)


def keeper(state: Table) -> int | None:
    return None if state.keeper == NOBODY else state.keeper


def names(cards: Iterable[int]) -> list[str]:
    return [CHARACTER[card] for card in cards]


# What was told.


def seen(told: Iterable[Told], kind: type[Ev], viewer: int | None = None) -> list[Ev]:
    """The events of one kind, as this viewer sees them."""
    return [event for each in told if isinstance(event := each.seen_by(viewer), kind)]
