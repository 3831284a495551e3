"""Every error a caller can do something about.

DracothequeError
├── IllegalMove            the game says no; the state is untouched
├── BadTable               this table cannot be opened like that
├── ImpossiblePosition     nobody can lay the table like that
├── BrokenSave             this text is not a saved state of this game
├── BrokenReplay           this file is not a replay we can read
├── ReplayMismatch         this replay was read, and does not lead where it says
├── BrokenLedger           this file does not hold the games of this tournament
├── Unavailable            this needs something that is not installed or not there
├── Unknown                no game, bot or language of that name
│   ├── BrokenGame         a game of another package, which cannot be opened
│   └── BrokenBot          a bot of another package, which cannot be called
└── RulesBug               an invariant failed: never the player's fault

Each carries a stable code, which is also the id of its sentence in the message files, and the values of that
sentence. No sentence is made here.
"""


class DracothequeError(Exception):
    """Something was refused; `code` says what, `values` fill its sentence."""

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code)  # what is sent to another process is made of this, and then given the rest
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalMove(DracothequeError):
    """The rules forbid this move now; `rule` is the paragraph that says so."""

    def __init__(self, code: str, /, rule: str = "", **values: object) -> None:
        super().__init__(code, **values)
        self.rule = rule

    @classmethod
    def when(cls, wrong: object, code: str, rule: str, **values: object) -> "IllegalMove | None":
        """The refusal where something is wrong, so that reasons can be listed: `… or …`."""
        return cls(code, rule, **values) if wrong else None

    @property
    def reason(self) -> str:
        return self.code


class BadTable(DracothequeError):
    """A number of players, an option or a seed that the game does not take."""


class ImpossiblePosition(DracothequeError):
    """A position that `arrange` refuses to lay."""


class BrokenSave(DracothequeError):
    """A text that is not a saved state of this game."""


class BrokenReplay(DracothequeError):
    """A file that is damaged, or is no replay of a game we know."""


class ReplayMismatch(DracothequeError):
    """A replay whose moves do not lead to the result it claims."""


class BrokenLedger(DracothequeError):
    """A file of games that is damaged, belongs to another tournament, or cannot be written."""


class Unavailable(DracothequeError):
    """Something that must be installed or started first."""


class Unknown(DracothequeError):
    """A name that is not on the list; the values carry the list."""


class BrokenGame(Unknown):
    """A game that another package declares, and that does not open."""


class BrokenBot(Unknown):
    """A bot that another package declares, and that cannot be called."""


class RulesBug(DracothequeError):
    """An invariant of the rules does not hold."""
