"""`draco replay`: a kept game in words, and the proof that it went like that."""

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.parameters import Spoken
from dracotheque.cli.voice import Voice
from dracotheque.core.errors import BrokenReplay

if TYPE_CHECKING:
    from dracotheque.core.replays import Replay

LARGEST: Final = 64 << 20
"""Bytes; no game is as long as that."""


def replay(
    file: Annotated[str, Parameter(help="A game kept with draco play --save FILE.")], /, *, voice: Spoken
) -> int:
    """Print a kept game in words, and verify it."""
    from dracotheque.core.replays import decode

    try:
        retell(voice, decode(read(Path(file))))
    except BrokenReplay as error:
        error.values["file"] = file
        raise
    return 0


def read(file: Path) -> bytes:
    """The bytes of a file that is not too long to be a replay."""
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError):
        raise BrokenReplay("error-replay-unreadable") from None
    if len(data) > LARGEST:
        raise BrokenReplay("error-replay-foreign")
    return data


def retell(voice: Voice, kept: "Replay") -> None:
    """Tell the game as its owner sees it, secrets included, then say that it is true."""
    from dracotheque.cli.boards import board_for
    from dracotheque.cli.consoles import console, line
    from dracotheque.core.replays import follow, game_of

    game = game_of(kept, voice.open)
    out = console()
    board = board_for(game, voice, kept.names, None)
    line(out, voice.say("cli-replay-title", title=voice.texts.say("game-title"), players=", ".join(kept.names)), "bold")
    before = None
    moments = follow(game, kept)
    opening = next(moments)
    for moment in chain([opening], moments):
        for told in moment.told:
            style = board.log_style(told.event, before)
            before = told.event
            if style is not None:
                line(out, voice.texts.event(told.event, kept.names), style)
    out.print(board.result(opening.state.view(None), opening.state.scores))
    if not kept.ending:
        line(out, voice.say("cli-replay-unfinished"))
    line(out, voice.say("cli-seed", seed=kept.seed))
    if kept.fingerprints:
        line(out, voice.texts.say("replay-proven", {"count": len(kept.fingerprints)}))
    line(out, voice.texts.say("replay-verified", {"moves": len(kept.moves), "commitment": kept.commitment}))
