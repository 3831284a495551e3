"""The masters by generation, so that each can be measured against those before it."""

from typing import Final

from dracotheque.bots.budget import Budget
from dracotheque.bots.characters import THINKING_TIME, Character
from dracotheque.bots.player import CharacterBot

FIRST: Final = Character(name="master-1", level="master", budget=THINKING_TIME)
SECOND: Final = Character(name="master-2", level="master", budget=THINKING_TIME, learned=True, unproven=True)


class FirstMaster(CharacterBot):
    """A search with hand-made judgement alone."""

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(FIRST, budget)


class SecondMaster(CharacterBot):
    """The same search with what a network has learnt, at all tables for which it has."""

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(SECOND, budget)
