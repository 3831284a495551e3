"""The company: who plays, how well, and in what manner; their names and portraits are in `texts`."""

from typing import Final, Literal, get_args

import msgspec

from dracotheque.bots.budget import Budget

Level = Literal["beginner", "apprentice", "regular", "expert", "master"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the lowest up; the first of each is the character of the same name."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """What makes two players of one level different; all 0 is nobody in particular."""

    whim: float = 0.0
    """How often it grabs what glitters, out of a handful of moves, instead of thinking."""
    caution: float = 0.0
    """How much it dislikes what may turn out either way; below 0 it is drawn to it."""
    spite: float = 0.0
    """How much the success of its best opponent counts against its own."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody to play against."""

    name: str
    level: Level
    manner: Manner = Manner()
    budget: Budget | None = None
    """How long it thinks about a move; without a budget it plays by rule of thumb."""
    learned: bool = False
    """Whether it thinks with the game's network, where there is one; in a search, where that was shown to help."""
    unproven: bool = False
    """In a search also where that was not shown: somebody has to play the matches that show it."""


THINKING_TIME: Final = Budget(milliseconds=600)
MOMENT: Final = Budget()
"""As long as a moment is in the game (`Traits.moment`)."""

CHARACTERS: Final = {
    character.name: character
    for character in (
        Character(name="beginner", level="beginner", manner=Manner(whim=0.5)),
        Character(name="apprentice", level="apprentice", manner=Manner(whim=0.2)),
        Character(name="regular", level="regular"),
        Character(name="expert", level="expert", budget=MOMENT),
        Character(name="master", level="master", budget=THINKING_TIME, learned=True),
        Character(name="guardian", level="master", manner=Manner(caution=0.25), budget=THINKING_TIME, learned=True),
        Character(name="gambler", level="master", manner=Manner(caution=-0.25), budget=THINKING_TIME, learned=True),
        Character(name="viper", level="master", manner=Manner(spite=0.5), budget=THINKING_TIME, learned=True),
    )
}
