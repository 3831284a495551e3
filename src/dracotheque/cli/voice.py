"""The voice of the command line: one language, and the game it speaks of."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from dracotheque.core.errors import DracothequeError, Unknown

if TYPE_CHECKING:
    from dracotheque.core.game import Game
    from dracotheque.texts import Texts

WISH: Final = "DRACO_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a system calls the language of its programs; the first that is set counts."""
OWN_TEXTS: Final = "dracotheque.cli"
BOT_TEXTS: Final = "dracotheque.bots"
SERVER_TEXTS: Final = "dracotheque.server"


class Voice:
    """Says everything in one language; once a game is open, with that game's words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.game: Game | None = None

    def open(self, id: str) -> "Game":
        """The game of this name, of which this voice speaks from now on."""
        from dracotheque import games

        self.game = games.get(id)
        return self.game

    @property
    def texts(self) -> "Texts":
        """The words of the open game."""
        from dracotheque.texts import texts_for

        return texts_for(self.language, OWN_TEXTS if self.game is None else self.game.package)

    def say(self, message: str, /, **values: object) -> str:
        """A sentence of the command line itself."""
        from dracotheque.texts import texts_for

        return texts_for(self.language, OWN_TEXTS).say(message, values)

    def of_bots(self, message: str, values: Mapping[str, object]) -> str:
        """A sentence of the bots: who they are, and why they play as they do."""
        from dracotheque.texts import texts_for

        return texts_for(self.language, BOT_TEXTS).say(message, values)

    def reason(self, error: DracothequeError, names: tuple[str, ...] = ()) -> str:
        """Why something was refused; a refusal behind the refusal gets a sentence too."""
        from dracotheque.texts import MissingText, texts_for

        values = dict(error.values)
        if isinstance(error.__cause__, DracothequeError):
            values |= {key: self.reason(error.__cause__, names) for key in ("reason", "detail") if key in values}
        try:
            if error.code.startswith("cli-"):
                return self.say(error.code, **values)
            if error.code.startswith("server-"):
                return texts_for(self.language, SERVER_TEXTS).say(error.code, values)
            return self.texts.refusal(error.code, values, names)
        except MissingText:
            return str(error)


def language_here() -> str:
    """The language of this terminal: the one wished for, if it is ours, or that of its locale."""
    from dracotheque.texts import LANGUAGES, preferred

    wish = os.environ.get(WISH, "")
    return wish if wish in LANGUAGES else preferred([next(filter(None, map(os.environ.get, LOCALE)), "")])


def voice_for(language: str) -> Voice:
    """The voice of a language, if anything is written in it."""
    from dracotheque.texts import LANGUAGES

    if language not in LANGUAGES:
        raise Unknown("error-unknown-language", value=language, known=list(LANGUAGES))
    return Voice(language)
