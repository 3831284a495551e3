"""How long the sand and the windows of a table with a clock run, and how long a thief has. (9.1, 9.4, 9.5)"""

from typing import Final

from dracotheque.games.or_des_dragons.options import GoldOptions

HOUR: Final = 3600
LIVE_WINDOWS: Final = {
    "placed": 2.5,
    "exact_kill": 2.5,
    "before_sharing": 6.0,
    "agreement": 4.0,
    "theft_declared": 4.0,
    "after_sharing": 3.0,
    "between_turns": 3.0,
}
"""In seconds, whoever holds what."""
SLOW_WINDOW: Final = 3 * HOUR
THEFT_SECONDS: Final = 15
ASSISTED_SECONDS: Final = 30
"""Live: to name a victim, and to choose what one has seen behind a screen. (9.5)"""


def sand_seconds(options: GoldOptions) -> int:
    """How long a sharing or a Fair lasts at most. (OD-55)"""
    return options.sand_seconds if options.sand == "live" else options.slow_sand_hours * HOUR


def window_seconds(options: GoldOptions, name: str) -> float:
    """How long a window stays open at most."""
    return LIVE_WINDOWS[name] if options.sand == "live" else SLOW_WINDOW
