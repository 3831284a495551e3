"""Reaction windows: who may play a magic object when, and how the others are kept from seeing who could. (9.4)

Grain by grain, those who can play are asked one after another. With a clock a window opens whenever it might be of
use, for everybody alike; in slow play some windows are left to standing orders.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move
from dracotheque.core.seats import clockwise

from ..components import CARD, NO_SLOT, cards_in
from ..effects.objects import OBJECTS, cards_for, plays_of
from ..effects.playing import ask_quietly, lay_down
from ..events import WindowOpened, WindowShut
from ..moves import PASS, Pass, card_of
from ..refusals import not_held
from ..state import Table, rules


@rules.ahead
def fire_orders(s: Table, name: str) -> None: ...


class Window(NamedTuple):
    """A moment at which others may react."""

    condition: Callable[[Table], bool]
    """What everybody can see must hold."""
    eligible: Callable[[Table], Sequence[int]]
    """Whom the public facts allow to act, in polling order."""
    ordered: bool
    """In slow play it is left to standing orders."""


def others_from_the_left(s: Table) -> Sequence[int]:
    """Everybody but the placing player, from that player's left."""
    return clockwise(s.players, s.active)[1:]


def from_the_last_placed(s: Table) -> Sequence[int]:
    """Everybody, from the owner of the last adventurer placed."""
    return clockwise(s.players, s.sharing.party[0])


def confusers(s: Table) -> Sequence[int]:
    """Who sees two participants or more besides themselves."""
    return [seat for seat in from_the_last_placed(s) if len(s.sharing.party) - (seat in s.sharing.party) > 1]


def long_arms(s: Table) -> Sequence[int]:
    """Who did not take part and has the thief ready."""
    return [seat for seat in from_the_last_placed(s) if seat not in s.sharing.party and s.thief_is_ready(seat)]


def is_exact(s: Table) -> bool:
    """The attack just placed brings the total level with the power. (4.3.17)"""
    return s.aim != NO_SLOT and s.strengths[s.aim] == s.power_in(s.aim)


WINDOWS: Final = {
    "placed": Window(lambda s: len(s.lairs()) > 1, others_from_the_left, True),
    "exact_kill": Window(is_exact, others_from_the_left, True),
    "before_sharing": Window(lambda s: s.bag_size > 0, from_the_last_placed, False),
    "agreement": Window(lambda s: bool(s.sharing.shares), confusers, False),
    "theft_declared": Window(lambda s: bool(s.stealing.theft), lambda s: s.stealing.theft[1:2], True),
    "after_sharing": Window(lambda s: True, long_arms, False),
    "between_turns": Window(lambda s: True, lambda s: clockwise(s.players, s.left_of(s.active)), True),
}
CARDS: Final = {name: cards_for(name) for name in WINDOWS}
"""What is played in each window, as bits."""


def is_possible(s: Table, name: str) -> bool:
    """Whether a window might be of use, by what everybody can see. (9.4)"""
    window = WINDOWS[name]
    return bool(
        CARDS[name] & ~s.magic.located()
        and window.condition(s)
        and any(s.magic.hands[seat] for seat in window.eligible(s))
    )


def plays(s: Table, seat: int, name: str) -> list[Move]:
    held = s.magic.hands[seat] & CARDS[name]
    if not held or not WINDOWS[name].condition(s):
        return []
    return [move for card in cards_in(held) for move in plays_of(s, seat, card)]


def open_window(s: Table, name: str) -> None:
    """Let the others react; what comes after must be on the stack already."""
    if s.has_clock:
        if is_possible(s, name):
            s.tell(WindowOpened, name)
            s.push(keep_open, name, 0)
        return
    if could_play(s, name):
        s.tell(WindowOpened, name)
        s.push(poll, name, 0)
    elif s.told is not None and is_possible(s, name):
        s.tell(WindowOpened, name)
        s.tell(WindowShut, name)


@rules.step
def offer_window(s: Table, name: str) -> None:
    open_window(s, name)


def could_play(s: Table, name: str) -> bool:
    """Whether anybody can play in this window: asked several times a turn, so hands are looked at first."""
    for hand in s.magic.hands:
        if hand & CARDS[name]:
            return any(plays(s, seat, name) for seat in WINDOWS[name].eligible(s))
    return False


@rules.step
def poll(s: Table, name: str, place: int) -> None:
    """Ask the next player who can play; when nobody is left the window is shut."""
    eligible = WINDOWS[name].eligible(s)
    for number in range(place, len(eligible)):
        if plays(s, eligible[number], name):
            ask_quietly(s, react, eligible[number], name, number)
            return
    s.tell(WindowShut, name)


@rules.step
def keep_open(s: Table, name: str, passed: int) -> None:
    """With a clock: wait until all have gone on or the clock closes the window."""
    waiting = [seat for seat in range(s.players) if not passed >> seat & 1]
    if not waiting or not is_possible(s, name):
        s.tell(WindowShut, name)
    elif s.options.sand == "slow" and WINDOWS[name].ordered:
        s.push(fire_orders, name)
    else:
        s.ticking = True
        s.ask_any(react, waiting, name, passed)


@rules.question("9.windows", when_late=PASS, described=lambda s, seat, name, number: {"window": name})
def react(s: Table, seat: int, name: str, number: int) -> list[Move]:
    """Grain by grain, `number` is the place in the polling order; with a clock, who has gone on, as bits.

    Whoever lets a window go by plays nothing in it. (3.2)
    """
    if seat not in WINDOWS[name].eligible(s):
        return [PASS]
    return [PASS, *plays(s, seat, name)]


@react.hidden
def someone_may_react(s: Table, viewer: Viewer, name: str, number: int) -> Prompt:
    return Prompt("react", (), "9.windows", {"window": name})


@react.judged(Move)
def why_no_reaction(s: Table, seat: int, move: Move, name: str, number: int) -> IllegalMove | None:
    card = card_of(move)
    if card is None:
        return IllegalMove("refuse-not-an-answer", "9.windows", question="react")
    if card not in CARD or OBJECTS[CARD[card]].when != name:
        return why_not_now(s, seat, move)
    return not_held(s, seat, card) or OBJECTS[CARD[card]].refusal(s, seat, move)


MISSED: Final = {
    "placed": ("refuse-single-dragon", "r.single_dragon"),
    "exact_kill": ("refuse-not-exact", "r.not_exact"),
    "before_sharing": ("refuse-bag-empty", "r.bag_empty"),
    "agreement": ("refuse-no-agreement", "r.no_agreement"),
}
"""Why a window did not open, while an attack is being judged or a treasure shared."""


def why_not_now(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """Why a magic object cannot be played at this moment; nothing where the move plays none."""
    card = card_of(move)
    if card is None:
        return None
    if refusal := not_held(s, seat, card):
        return refusal
    own = OBJECTS[CARD[card]].when
    missed = s.aim != NO_SLOT if own in ("placed", "exact_kill") else bool(s.sharing.party)
    if own in MISSED and missed and not WINDOWS[own].condition(s):
        return IllegalMove(*MISSED[own])
    return IllegalMove("refuse-wrong-window", "r.wrong_window", card=card)


@react.answered
def reaction(s: Table, seat: int, move: Move, name: str, number: int) -> None:
    passes = isinstance(move, Pass)
    if s.has_clock:
        s.ticking = False
        s.push(keep_open, name, number | 1 << seat if passes else 0)
    else:
        s.push(poll, name, number + 1 if passes else 0)
    if not passes:
        play_object(s, seat, move)


def play_object(s: Table, seat: int, move: Move) -> None:
    """A magic object leaves the hand, does its work, and is discarded when that is done. (OD-21)"""
    card = CARD[card_of(move) or ""]
    lay_down(s, seat, card)
    OBJECTS[card].effect(s, seat, move)
