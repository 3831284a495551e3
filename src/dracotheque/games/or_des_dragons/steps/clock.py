"""What the clock does at a table that has one: the sand runs out, a window closes. (3.sand_out, 3.window_closed)"""

from ..moves import SandOut, WindowClosed
from ..state import Table
from .fair import close_fair
from .sharing import lose_treasure
from .windows import close_window


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
