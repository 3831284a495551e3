"""The language of these tests: seats by letter, tokens by count, moves by the word a player would say."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
import pytest

from dracotheque.conformance.sight import encode
from dracotheque.core.chance import FairChance
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told, seen_by
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import CARD, TOKEN
from dracotheque.games.or_des_dragons.components.bundles import Bundle, Heap, Share, Side
from dracotheque.games.or_des_dragons.moves import (
    Attack,
    Deal,
    Pass,
    Pinch,
    PlayCard,
    Propose,
    Reason,
    Refuse,
    SandOut,
    SetEye,
    Sign,
    SignDeal,
    Steal,
    WindowClosed,
)
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.view.sights import GoldView, Lair, Place

A, B, C, D, E, F = range(6)

Tokens = Mapping[str, int]
Ev = TypeVar("Ev", bound=Event)

ADVANCED: Final = {"ruleset": "advanced"}
LIVE: Final = {"ruleset": "advanced", "sand": "live"}
SLOW: Final = {"ruleset": "advanced", "sand": "slow"}


# Positions.


def dragon(power: int, known: int, unknown: int) -> str:
    return f"dragon_{power}_{known}_{unknown}"


def lair(name: str, fighters: Sequence[tuple[Any, ...]] = (), **tokens: int) -> dict[str, Any]:
    """A lair: `lair("8_4_4", [(A, "warrior")], silver=3)`."""
    return {"dragon": f"dragon_{name}", "tokens": tokens, "fighters": fighters}


def weakened(setting: dict[str, Any]) -> dict[str, Any]:
    """The same with the Weakness Powder on the dragon."""
    return {**setting, "weakened": True}


EMPTY: Final = None
OTHERS: Final = tuple(map(lair, ("10_11_0", "10_7_4", "10_4_7", "9_0_9", "9_8_2", "9_5_5", "8_8_0")))
"""Dragons nobody fights, for the lairs that do not matter."""


def position(*lairs: dict[str, Any] | None, players: int = 3, advanced: bool = False, **rest: Any) -> Table:
    """A turn of A at a table of three, under the basic rules, unless said otherwise; missing lairs do not matter."""
    options = {"ruleset": "advanced" if advanced else "basic", **rest.pop("options", {})}
    named = {each["dragon"] for each in lairs if each}
    spare = [each for each in OTHERS if each["dragon"] not in named]
    filled = [*lairs, *spare[: 4 - len(lairs)]]
    state: Table = GAME.arrange(players=players, lairs=filled, options=options, **rest)
    return state


def shared(
    treasure: Tokens, fighters: Sequence[tuple[Any, ...]] = ((A, "warrior"), (B, "thief")), **rest: Any
) -> Table:
    """A dragon without an unknown part has just died: its treasure is to be shared."""
    return position(lair("8_8_0", fighters, **treasure), moment="kill", **rest)


# Moves.


def bundle(**tokens: int) -> Bundle:
    return tuple(
        Heap(token, count) for token, count in sorted(tokens.items(), key=lambda item: TOKEN[item[0]]) if count
    )


def split(shares: Mapping[int, Tokens], reason: Reason | None = None) -> Propose:
    return Propose(tuple(Share(seat, bundle(**tokens)) for seat, tokens in shares.items()), reason)


def side(seat: int, gives: Tokens, gets: Tokens) -> Side:
    return Side(seat, bundle(**gives), bundle(**gets))


def deal(*sides: Side, takers: Sequence[int] = ()) -> Deal:
    return Deal(tuple(sides), tuple(takers))


def play(state: Table, seat: int, move: Move) -> tuple[Told, ...]:
    return state.play(seat, move)


def attack(state: Table, seat: int, adventurer: str, slot: int, *boosts: str) -> tuple[Told, ...]:
    """Attack, with one's eye nowhere and nobody pinching, if they are asked first."""
    told = quietly(state, seat)
    return (*told, *state.play(seat, Attack(adventurer, slot, boosts)))


def quietly(state: Table, seat: int) -> tuple[Told, ...]:
    """Nobody moves an eye or pinches before this player's attack."""
    told: tuple[Told, ...] = ()
    if state.asked == "eye":
        told += state.play(seat, SetEye(state.stealing.eyes[seat]))
    if state.asked == "pinch":
        told += state.play(state.actors[0], Pass())
    return told


def answers(state: Table, seat: int) -> list[Any]:
    """The moves on offer; of which type, the test knows."""
    return list(state.decision(seat).moves)


def card(name: str) -> PlayCard:
    return PlayCard(name)


def sign(state: Table, seat: int) -> tuple[Told, ...]:
    """Sign what lies on the table grain by grain."""
    if state.asked == "answer_deal":
        offer = state.fair.deals[0]
        return state.play(seat, SignDeal(offer.maker, offer.deal))
    parchment = state.sharing.parchments[-1]
    return state.play(seat, Sign(parchment.author, parchment.version))


def refuse(state: Table, seat: int) -> tuple[Told, ...]:
    return state.play(seat, Refuse())


def pass_(state: Table, seat: int) -> tuple[Told, ...]:
    return state.play(seat, Pass())


def steal(state: Table, seat: int, victim: int, velvet: bool = False) -> tuple[Told, ...]:
    return state.play(seat, Steal(victim, velvet))


def pinch(state: Table, seat: int, slot: int, token: str) -> tuple[Told, ...]:
    return state.play(seat, Pinch(slot, token))


def sand_out(state: Table) -> tuple[Told, ...]:
    return state.play(CLOCK, SandOut())


def window_closed(state: Table) -> tuple[Told, ...]:
    return state.play(CLOCK, WindowClosed())


# Looking.


def look(state: Table, viewer: int | None = None) -> GoldView:
    view = state.view(viewer)
    assert isinstance(view, GoldView)
    return view


def place(state: Table, seat: int, viewer: int | None = None) -> Place:
    return look(state, viewer).places[seat]


def lair_of(state: Table, slot: int) -> Lair:
    return look(state).lairs[slot - 1]


def counts(tokens: Bundle | None) -> dict[str, int]:
    return {heap.token: heap.count for heap in tokens or ()}


def loot(state: Table, seat: int) -> dict[str, int]:
    """What a player sees behind the own screen."""
    return counts(place(state, seat, seat).loot)


def loots(state: Table) -> list[dict[str, int]]:
    return [loot(state, seat) for seat in range(state.players)]


def hand(state: Table, seat: int) -> set[str]:
    return {*(place(state, seat, seat).magic or ())}


def treasure(state: Table) -> dict[str, int]:
    sharing = look(state).sharing
    return counts(sharing.treasure) if sharing else {}


def lying(state: Table, slot: int) -> dict[str, int]:
    return counts(lair_of(state, slot).tokens)


def asked(state: Table) -> tuple[str, tuple[int, ...]]:
    """The question on the table and who is asked, the clock left out."""
    return state.asked, tuple(seat for seat in state.actors if seat != CLOCK)


def seen(told: Sequence[Told], kind: type[Ev], viewer: int | None = None) -> list[Ev]:
    """The events of one kind that a viewer sees."""
    return [event for event in seen_by(viewer, tuple(told)) if isinstance(event, kind)]


def heard(told: Sequence[Told], viewer: int | None) -> bytes:
    """All a viewer hears, to the byte."""
    return encode(seen_by(viewer, tuple(told)))


def refused(state: Table, seat: int, move: Move) -> tuple[str, str]:
    """The reason and the paragraph of a refusal, after a look that it changed nothing."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert state.to_json() == before
    return caught.value.reason, caught.value.rule


# Chance.


class Scripted(FairChance, tag="fair"):
    """Chance that answers as told, then as usual."""

    script: list[int] = msgspec.field(default_factory=list)

    def below(self, limit: int) -> int:
        return self.script.pop(0) if self.script else FairChance.below(self, limit)


def script(state: Table, *numbers: int) -> None:
    """The next random numbers."""
    state.chance = Scripted(FairChance.of_seed(1).key, 0, list(numbers))


def steals(state: Table, victim: int, token: str) -> None:
    """The next token drawn behind this screen is of this kind."""
    own = state.loot_of(victim)
    script(state, sum(own[: TOKEN[token]]))


def draws(state: Table, *tokens: str) -> None:
    """The next tokens from the bag, at most three at a time."""
    left = list(state.bag)
    number, scale = 0, 1
    for token in tokens:
        number += scale * sum(left[: TOKEN[token]])
        scale *= sum(left)
        left[TOKEN[token]] -= 1
    script(state, number)


def bits(*cards: str) -> int:
    return sum(1 << CARD[name] for name in cards)
