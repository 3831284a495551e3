"""The commands, the language they speak, and what happens when something goes wrong.

A command imports what it needs when it runs, and returns its exit status: 0 for well, 1 for a replay that does not
replay, 2 for an error, which is one line on standard error.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from dracotheque import __version__
from dracotheque.cli.complaints import Misuse, complain
from dracotheque.cli.parameters import Language
from dracotheque.cli.voice import WISH, Voice, language_here, voice_for

INTERRUPTED = 130
PIPE_CLOSED = 141


def version() -> str:
    """The version, and whether the engines here run as machine code."""
    from dracotheque.core import state
    from dracotheque.core.compiling import is_compiled

    return f"{__version__}+compiled" if is_compiled(state.__name__) else __version__


app = App(
    name="draco",
    help="Dragon games, in the terminal: play them, simulate them, replay them.",
    version=version,
    help_format="plaintext",
)
app.command("dracotheque.cli.serve:serve", help="Serve tables for people and bots, on this machine or for others.")
app.command("dracotheque.cli.play:play", help="Play a game in the terminal, against bots.")
app.command("dracotheque.cli.simulate:simulate", help="Let bots play many games, and count.")
app.command("dracotheque.cli.arena:arena", help="Let bots play against each other on balanced seats, and rate them.")
app.command("dracotheque.cli.train:train", help="Train a network that plays a game.")
app.command("dracotheque.cli.new_game:new_game", name="new-game", help="Write a package with a game of your own.")
app.command("dracotheque.cli.replay:replay", help="Print a kept game in words, and verify it.")
app.command("dracotheque.cli.analyse:analyse", help="Say of a finished game where it was won and lost.")
app.command("dracotheque.cli.puzzles:app", name="puzzles", help="Find puzzles in games that bots play.")
app.command("dracotheque.cli.admin:app", name="admin", help="Look after a server: its tables, its people, its limits.")
app.command("dracotheque.cli.backup:backup", help="Copy everything a server has kept into one file, while it runs.")
app.command("dracotheque.cli.backup:restore", help="Fill a database from a backup.")


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Language = None,
) -> int:
    """Choose the language, then run the command."""
    voice = Voice(language_here())
    try:
        voice = voice_for(lang or os.environ.get(WISH) or voice.language)
        command, arguments, injected = app.parse_args(tokens, exit_on_error=False, print_error=False)
        if "voice" in injected:
            arguments.arguments["voice"] = voice
        status = command(*arguments.args, **arguments.kwargs)
    except Exception as error:
        return complain(voice, error)
    except KeyboardInterrupt:
        print(voice.say("error-interrupted"), file=sys.stderr)
        return INTERRUPTED
    return status or 0


def run(tokens: Sequence[str]) -> int:
    """Run one command line, and give its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # what cannot be shown is no crash
    try:
        status: int = app.meta(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        print(end="", flush=True)
    except CycloptsError as error:
        return complain(Voice(language_here()), error)
    except OSError as error:
        return output_lost(error)
    return status or 0


def output_lost(error: OSError) -> int:
    """Whoever read us has left, or the disk is full: nothing more can be said there, not even when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return PIPE_CLOSED
    return complain(Voice(language_here()), Misuse("cli-error-output", detail=error.strerror))
