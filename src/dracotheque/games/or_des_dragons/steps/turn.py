"""A turn: wake-up, attack, what the others do about it; and what the clock does meanwhile. (3.1)"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import BAND, DRAGON_IDS, FIREBALL, NO_SLOT, POWER, RECALL, ROLE, SWORD, LairNumber
from ..effects.invisible_hand import eye, let_begin, plan_pinch, tempt
from ..effects.placements import bad_boosts, boosts_for, place, recall, wake_up
from ..events import DragonCollapsed, TurnBegan, TurnSkipped, WindowShut
from ..moves import ATTACKS, PLAY, Attack, Pass, PlayCard, SandOut, WindowClosed
from ..refusals import no_dragon
from ..state import Table, rules
from .ending import end_game
from .kill import kill
from .market import close_fair
from .sharing import lose_treasure
from .windows import is_exact, open_window, why_not_now

OWN_TURN_CARDS: Final = 1 << SWORD | 1 << FIREBALL | 1 << RECALL


@rules.step
def begin_turn(s: Table, seat: int) -> None:
    """Wake up who has to, skip who has nobody, and ask for an attack. (3.1)"""
    if not s.bag_size and not any(s.lying):  # no token is left in the bag or on a dragon (5.end, OD-29)
        end_game(s)
        return
    s.active = seat
    if not s.ready[seat]:
        if not s.resting[seat]:
            skip_turn(s, seat)
            return
        wake_up(s, seat)
    if s.options.ruleset == "advanced":
        call_to_attack(s, seat)
    else:
        await_attack(s, seat)


def skip_turn(s: Table, seat: int) -> None:
    """All of a player's adventurers are under dragons. (3.1-skip)"""
    if any(s.ready) or any(s.resting):
        s.tell(TurnSkipped, seat)
        s.push(end_turn, seat)
    else:
        collapse(s, seat)


def collapse(s: Table, seat: int) -> None:
    """Nobody can attack: the dragon that lacks least dies, and the turn begins again. (3.1-collapse, OD-11)"""
    slot = min(s.lairs(), key=lambda slot: (s.power_in(slot) - s.strengths[slot], slot))
    s.tell(DragonCollapsed, slot + 1, DRAGON_IDS[s.dragons[slot]])
    s.push(begin_turn, seat)
    kill(s, slot, seat)


def call_to_attack(s: Table, seat: int) -> None:
    """An occasion for the Invisible Hand; grain by grain the eye and the Hand are asked first. (9.6)"""
    s.stealing.tried = False
    if s.has_clock or not s.has_eyes():
        await_attack(s, seat)
        return
    s.push(await_attack, seat)
    if s.options.pinching == "planned":
        s.push(plan_pinch, seat)
    s.ask(eye, seat)


@rules.step
def await_attack(s: Table, seat: int) -> None:
    if s.told is not None:
        s.tell(TurnBegan, seat)
    if s.options.ruleset == "advanced":
        s.push(ask_attacker, seat)
        tempt(s, "attack")
    else:
        s.ask(attack, seat)


@rules.step
def ask_attacker(s: Table, seat: int) -> None:
    let_begin(s, attack, seat)


@rules.question("3.attack")
def attack(s: Table, seat: int) -> Sequence[Move]:
    """Any ready adventurer, any dragon. (OD-12)"""
    one, two, three, four = s.dragons
    plain = ATTACKS[s.ready[seat]][(one >= 0) | (two >= 0) << 1 | (three >= 0) << 2 | (four >= 0) << 3]
    if not s.magic.hands[seat] & OWN_TURN_CARDS:
        return plain
    boosted: list[Move] = [
        Attack(move.adventurer, move.slot, cards) if cards else move
        for move in plain
        for cards in boosts_for(s.magic.hands[seat], ROLE[move.adventurer])
    ]
    return [PLAY[RECALL], *boosted] if s.holds_card(seat, RECALL) and s.resting[seat] else boosted


@attack.refused
def why_no_attack(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, Pass):
        return IllegalMove("refuse-must-attack", "r.must_attack")
    if not isinstance(move, Attack):
        return why_no_recall(s, seat, move)
    if move.adventurer not in ROLE:
        return IllegalMove("refuse-unknown-adventurer", "1.3", value=move.adventurer)
    role = ROLE[move.adventurer]
    if s.resting[seat] >> role & 1:
        return IllegalMove("refuse-face-down", "r.face_down", adventurer=move.adventurer)
    if not s.ready[seat] >> role & 1:
        return IllegalMove("refuse-not-in-row", "r.not_in_row", adventurer=move.adventurer)
    return no_dragon(s, move.slot) or bad_boosts(s, seat, role, move.boosts)


def why_no_recall(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """Of all magic objects only the Recall Ring is played before an attack. (OD-49)"""
    if move == PLAY[RECALL] and s.holds_card(seat, RECALL):
        return IllegalMove("refuse-no-face-down", "r.no_face_down")
    return why_not_now(s, seat, move)


@attack.answered
def launch_attack(s: Table, seat: int, move: Attack | PlayCard) -> None:
    if isinstance(move, PlayCard):
        recall(s, seat)
        s.ask(attack, seat)
        return
    role = ROLE[move.adventurer]
    slot = move.slot - 1
    s.ready[seat] &= ~(1 << role)
    place(s, BAND[seat][role], slot, move.boosts)
    if s.options.ruleset == "advanced":
        s.aim = LairNumber(slot)
        s.push(end_turn, seat)
        s.push(judge_attack)
        s.push(look_for_weakness)
        open_window(s, "placed")
    elif s.strengths[slot] >= POWER[s.dragons[slot]]:
        s.push(end_turn, seat)
        kill(s, slot, (seat + 1) % s.players)
    else:
        end_turn(s, seat)


@rules.step
def look_for_weakness(s: Table) -> None:
    """The total is level with the power: somebody may play the Weakness Powder. (4.3.17)"""
    if is_exact(s):
        open_window(s, "exact_kill")


@rules.step
def judge_attack(s: Table) -> None:
    """The dragon dies if the total reaches its power. (3.5)"""
    slot, s.aim = s.aim, NO_SLOT
    if s.strengths[slot] >= s.power_in(slot):
        kill(s, slot, (s.active + 1) % s.players)


@rules.step
def end_turn(s: Table, seat: int) -> None:
    """The game may be over; else the others may meddle between two turns. (3.1, OD-36)"""
    if not s.bag_size and not any(s.lying):  # no token is left in the bag or on a dragon (5.end, OD-29)
        end_game(s)
        return
    following = (seat + 1) % s.players
    if s.options.ruleset == "advanced":
        s.push(begin_turn, following)
        open_window(s, "between_turns")
    else:
        begin_turn(s, following)


# With a clock: the sand runs out, a window closes. (3.sand_out, 3.window_closed)


@rules.clock
def time_passes(s: Table, move: SandOut | WindowClosed) -> None:
    """A sharing fails, a Fair ends, a window closes, and the game goes on."""
    s.withdraw()
    if s.sharing.sand_is_running:
        lose_treasure(s)
    elif s.fair.is_open:
        close_fair(s)
    else:
        s.tell(WindowShut, str(s.context[0]))
    s.run()
