"""Errors: one line on standard error, and the exit status."""

import re
import sys
from typing import Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from dracotheque.cli.voice import Voice
from dracotheque.core.errors import DracothequeError, ReplayMismatch

DOES_NOT_REPLAY: Final = 1
WRONG: Final = 2
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


class Misuse(DracothequeError):
    """The command line was not typed as the commands want it."""


def complain(voice: Voice, error: Exception) -> int:
    """Say on one line what went wrong; what nobody foresaw is raised again."""
    if isinstance(error, CycloptsError):
        error = misuse(error)
    if not isinstance(error, DracothequeError):
        raise error
    print(one_line(voice.reason(error)), file=sys.stderr)
    unreplayable = isinstance(error, ReplayMismatch) or error.code == "error-replay-illegal"
    return DOES_NOT_REPLAY if unreplayable else WRONG


def one_line(text: str) -> str:
    """The text with nothing in it that moves the cursor: it may quote what a stranger wrote."""
    return _UNPRINTABLE.sub(" ", text)


def misuse(error: CycloptsError) -> Misuse:
    """What the reader of the command line did not understand, in our own words."""
    argument = "" if error.argument is None else _shown(error.argument.name)
    left = (error.unused_tokens or [""])[0]
    match error:
        case UnknownCommandError():
            return Misuse("cli-error-unknown-command", value=left)
        case UnknownOptionError():
            return Misuse("cli-error-unknown-argument", value=error.token.keyword or error.token.value)
        case MissingArgumentError():
            return Misuse("cli-error-missing", argument=argument)
        case CoercionError():
            value = "" if error.token is None else error.token.value
            return Misuse("cli-error-bad-value", argument=argument, value=value)
        case RepeatArgumentError():
            return Misuse("cli-error-repeated", argument=error.token.keyword or "")
        case UnusedCliTokensError():
            return Misuse("cli-error-unused", value=left)
        case _:
            return Misuse("cli-error-misuse", detail=str(error))


def _shown(name: str) -> str:
    return name if name.startswith("-") else name.upper()
