"""The bot that follows the network's first thought, without a search; where there is no network, the rule of thumb."""

from typing import Final

from dracotheque.bots.characters import Character
from dracotheque.bots.player import CharacterBot

INSTINCT: Final = Character(name="instinct", level="regular", learned=True)


class InstinctBot(CharacterBot):
    """Answers at once what it has learnt to answer, or goes where it has learnt to like it."""

    def __init__(self) -> None:
        super().__init__(INSTINCT)
