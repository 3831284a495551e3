"""The Invisible Hand and the eyes that watch for it. (4.3.14, 9.6)

Grain by grain the player to move is asked for an eye and the holder of the card for a pinch, without the others
seeing it, or plans it on their own turn; with a clock both are done at any time, asked or not.
"""

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.rules import Question
from dracotheque.core.seats import changed

from ..components import INVISIBLE_HAND, KINDS, NO_SLOT, SLOTS, TOKEN, TOKENS, Player
from ..components.bundles import NOTHING, bundle
from ..events import EyeMoved, MayBegin, PincherCaught, PinchPlanned, TokenPinched, TokensCounted
from ..moves import PASS, PINCH, SET_EYE, Pass, Pinch, SetEye
from ..refusals import advanced_only, no_dragon
from ..state import Table, rules
from ..state.memory import pinch_unseen
from .playing import ask_quietly, use_up

# Eyes.


@rules.question("3.set_eye")
def eye(s: Table, seat: int) -> tuple[SetEye, ...]:
    return SET_EYE


@eye.when_late
def look_on(s: Table, seat: int) -> SetEye:
    """An eye nobody moves stays where it is. (3.2)"""
    return SET_EYE[s.stealing.eyes[seat]]


@eye.answered
def move_eye(s: Table, seat: int, move: SetEye) -> None:
    """Nobody else learns where an eye is, or that it moved. (7)"""
    s.stealing.eyes = changed(s.stealing.eyes, seat, move.slot)
    s.tell_to((seat,), EyeMoved, seat, move.slot)


@rules.order(SetEye)
def move_eye_unasked(s: Table, seat: int, move: SetEye) -> None:
    if not s.is_advanced:
        raise advanced_only()
    if not s.has_eyes():
        raise IllegalMove("refuse-no-eyes", "r.no_eyes")
    if not 0 <= move.slot <= SLOTS:
        raise IllegalMove("refuse-no-dragon", "r.no_dragon", slot=move.slot)
    if not s.has_clock:
        raise IllegalMove("refuse-eye-later", "9.eyes")
    move_eye(s, seat, move)


# Pinching.


def tempt(s: Table, occasion: str) -> None:
    """Grain by grain: ask the holder, unless it is that player's own attack or there is nothing to take.

    Everything the others hear before the question that follows has been told by now, and that question is on the stack.
    """
    if s.has_clock:
        return
    if s.options.pinching == "planned":
        follow_plan(s, occasion)
        if s.has_eyes():
            s.tell(tokens_counted, s)
        return
    if not has_prey(s):
        return
    for seat in range(s.players):
        if s.holds_card(seat, INVISIBLE_HAND) and not (occasion == "attack" and seat == s.active):
            ask_quietly(s, pinch, seat, occasion)


def let_begin(s: Table, question: Question, seat: int, *context: int) -> None:
    """After an occasion, ask whoever attacks, speaks first or opens the Fair."""
    if not s.has_clock:
        s.tell_to((seat,), MayBegin, seat)
    s.ask(question, seat, *context)


def has_prey(s: Table) -> bool:
    """Whether a token lies on a living dragon; a treasure being shared does not lie there any more."""
    return any(s.lying)


@rules.question("3.pinch", when_late=PASS, described=lambda s, seat, occasion: {"occasion": occasion})
def pinch(s: Table, seat: int, occasion: str) -> list[Pass | Pinch]:
    """Whoever sleeps pinches nothing. (3.2)"""
    return in_reach(s, seat)


def in_reach(s: Table, seat: int) -> list[Pass | Pinch]:
    """Nothing, or a token that lies on a living dragon."""
    if not s.holds_card(seat, INVISIBLE_HAND):
        return [PASS]
    return [PASS, *(PINCH[place // KINDS][place % KINDS] for place, count in enumerate(s.lying) if count)]


@pinch.answered
def pinch_or_not(s: Table, seat: int, move: Pass | Pinch, occasion: str) -> None:
    if isinstance(move, Pinch):
        try_to_pinch(s, seat, move, occasion)


# Planning it, where a device goes from hand to hand: whoever is asked for an eye has it anyway. (9.6)


@rules.step
def plan_pinch(s: Table, seat: int) -> None:
    """What was planned a turn ago is over; the holder of the card plans anew."""
    if s.stealing.planned[:1] == (seat,):
        s.stealing.planned = ()
    if s.holds_card(seat, INVISIBLE_HAND) and has_prey(s):
        s.ask(plan, seat)


@rules.question("3.pinch", when_late=PASS)
def plan(s: Table, seat: int) -> list[Pass | Pinch]:
    return in_reach(s, seat)


@plan.hidden
def still_looking(s: Table, viewer: Viewer) -> Prompt:
    """The others see somebody place an eye, as everybody does."""
    return Prompt(eye.name, s.actors, eye.rule)


@plan.answered
def keep_plan(s: Table, seat: int, move: Pass | Pinch) -> None:
    if isinstance(move, Pinch):
        s.stealing.planned = (seat, move.slot, TOKEN[move.token])
        s.tell_to((seat,), PinchPlanned, seat, move.slot, move.token)


def follow_plan(s: Table, occasion: str) -> None:
    """At the first occasion after it was planned, in the blink of an eye; a token that is gone cannot be taken."""
    if not s.stealing.planned or (occasion == "attack" and s.stealing.planned[0] == s.active):
        return
    seat, slot, kind = s.stealing.planned
    s.stealing.planned = ()
    move = PINCH[slot - 1][kind]
    if s.holds_card(seat, INVISIBLE_HAND) and why_not_this(s, move) is None:
        try_to_pinch(s, seat, move, occasion)


def tokens_counted(s: Table) -> TokensCounted:
    lying = [s.tokens_on(slot) for slot in range(SLOTS)]
    return TokensCounted(tuple(map(sum, lying)), tuple(map(bundle, lying)))


def why_not_this(s: Table, move: Pinch) -> IllegalMove | None:
    """Only a token that lies on a living dragon."""
    slot = move.slot
    if s.sharing.killed != NO_SLOT and slot - 1 == s.sharing.killed:
        return IllegalMove("refuse-living-dragon", "r.living_dragon", slot=slot)
    if refusal := no_dragon(s, slot):
        return refusal
    is_there = move.token in TOKEN and s.tokens_on(slot - 1)[TOKEN[move.token]]
    return IllegalMove.when(not is_there, "refuse-not-on-dragon", "r.not_on_dragon", slot=slot)


def open_eyes(s: Table, seat: int, slot: int, occasion: str) -> int:
    """How many others watch this lair; who bargains does not look, and at a Fair nobody does. (9.6)"""
    if occasion == "fair":
        return 0
    shut = (seat, *s.sharing.party) if occasion == "sharing" else (seat,)
    return sum([eye == slot and other not in shut for other, eye in enumerate(s.stealing.eyes)])


def try_to_pinch(s: Table, seat: int, move: Pinch, occasion: str) -> None:
    """Caught if the die does not beat what was pinched before and the open eyes. (4.3.14, OD-52)"""
    kind = TOKEN[move.token]
    die = s.chance.below(6) + 1
    if die <= s.stealing.stolen_so_far() + open_eyes(s, seat, move.slot, occasion):
        catch(s, seat, move)
        return
    s.stealing.tried = True
    s.lying[(move.slot - 1) * KINDS + kind] -= 1
    pinch_unseen(s, seat, kind)
    s.tell_to((seat,), TokenPinched, seat, move.slot, TOKENS[kind])


def catch(s: Table, seat: int, move: Pinch) -> None:
    """The token stays, the card is shown and discarded, what was pinched before is kept. (OD-51)"""
    if s.stealing.culprit != seat and s.stealing.stolen_so_far() == 0:
        s.stealing.pinched = NOTHING
    s.stealing.culprit = Player(seat)
    s.stealing.cleared = 0
    use_up(s, seat, INVISIBLE_HAND)
    s.tell(PincherCaught, seat, move.slot, move.token)
