"""The bot that plays by rule of thumb."""

from typing import Final

from dracotheque.bots.characters import Character
from dracotheque.bots.player import CharacterBot

NOBODY_IN_PARTICULAR: Final = Character(name="heuristic", level="regular")


class HeuristicBot(CharacterBot):
    """Follows the policy of the game's own insight; a game that has none is played at random."""

    def __init__(self) -> None:
        super().__init__(NOBODY_IN_PARTICULAR)
