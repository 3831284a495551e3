"""What the clock does at a table that has one: the sand runs out, a window closes. (3.sand_out, 3.window_closed)"""

from dracotheque.games.or_des_dragons.moves import SandOut, WindowClosed
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.steps.fair import close_fair
from dracotheque.games.or_des_dragons.steps.sharing import lose_treasure
from dracotheque.games.or_des_dragons.steps.windows import close_window


@Table.rules.clock
def time_passes(s: Table, move: SandOut | WindowClosed) -> None:
    """A sharing fails, a Fair ends, a window closes, and the game goes on."""
    s.withdraw()
    if s.sharing.sand_is_running:
        lose_treasure(s)
    elif s.fair.is_open:
        close_fair(s)
    else:
        close_window(s)
    s.run()
