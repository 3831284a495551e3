"""What players do for all to see, beside the auction: play-acting, and agreeing to stop. (5.stopped, 6.bluff)"""

from msgspec.structs import replace

from dracotheque.core.errors import IllegalMove

from ..components import LOOKS
from ..events import GameEnded, GestureMade, StopWanted
from ..moves import AgreeToStop, Gesture, PlayOn
from ..state import Table

rules = Table.rules


@rules.order(Gesture)
def make_gesture(s: Table, seat: int, move: Gesture) -> None:
    """A closed fist may look like anything: it says nothing of what is inside."""
    if not s.options.bluff:
        raise IllegalMove("refuse-no-bluff", "6.bluff")
    if move.look not in LOOKS:
        raise IllegalMove("refuse-unknown-look", "6.bluff", value=move.look)
    if not s.sealed or s.sealed[seat] is None:
        raise IllegalMove("refuse-fist-is-open", "6.bluff")
    looks = s.habits.looks
    s.habits = replace(s.habits, looks=(*looks[:seat], LOOKS.index(move.look), *looks[seat + 1 :]))
    s.tell(GestureMade, seat, move.look)


@rules.order(AgreeToStop)
def agree_to_stop(s: Table, seat: int, _: AgreeToStop) -> None:
    """When all agree, the game ends here and is ranked as it stands (PD-42)."""
    want(s, seat, s.habits.stopping | 1 << seat)
    if s.habits.stopping == (1 << s.players) - 1:
        s.withdraw()
        s.context = ()
        s.finish("agreement", GameEnded)


@rules.order(PlayOn)
def play_on(s: Table, seat: int, _: PlayOn) -> None:
    want(s, seat, s.habits.stopping & ~(1 << seat))


def want(s: Table, seat: int, stopping: int) -> None:
    if stopping != s.habits.stopping:
        s.habits = replace(s.habits, stopping=stopping)
        s.tell(StopWanted, seat, bool(stopping >> seat & 1))
