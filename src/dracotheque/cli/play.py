"""`draco play`: a table in the terminal, with bots on the other chairs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse, one_line
from dracotheque.cli.parameters import BOTS, PLAYERS, SEED, GameId, OptionList, Spoken
from dracotheque.cli.voice import Voice

if TYPE_CHECKING:
    from dracotheque.core.replays import Journal

USUAL_PLAYERS: Final = 4
LONGEST_NAME: Final = 16


def play(
    game: GameId,
    /,
    *,
    players: Annotated[str | None, PLAYERS] = None,
    seat: Annotated[str, Parameter(metavar="N", help="Where you sit, counted from 1.")] = "1",
    name: Annotated[str | None, Parameter(metavar="NAME", help="What you are called at the table.")] = None,
    bots: Annotated[str, BOTS] = "regular",
    options: OptionList = None,
    seed: Annotated[str | None, SEED] = None,
    save: Annotated[str | None, Parameter(metavar="FILE", help="Where to keep the game, finished or not.")] = None,
    voice: Spoken,
) -> int:
    """Play a game in the terminal, against bots."""
    import secrets

    from dracotheque.cli import arguments
    from dracotheque.cli.boards import board_for
    from dracotheque.cli.consoles import console
    from dracotheque.cli.session import Session
    from dracotheque.core.chance import SEED_LIMIT
    from dracotheque.core.replays import record

    opened = voice.open(game)
    usual = min(max(USUAL_PLAYERS, opened.players[0]), opened.players[-1])
    journal = record(
        opened,
        usual if players is None else arguments.player_count(players),  # type: ignore[arg-type]  # a game refuses what is no number
        arguments.options(options, opened),
        seed=secrets.randbelow(SEED_LIMIT) if seed is None else arguments.seed(seed),
    )
    count = journal.state.players
    own_seat = arguments.number("--seat", seat, 1, count) - 1
    opponents = arguments.bots(bots, count - 1)
    names = seat_names(voice, count, own_seat, name)
    session = Session(journal, board_for(opened, voice, names, own_seat), own_seat, opponents, console())
    file = None if save is None else writable(save)
    try:
        session.run()
    finally:
        if file is not None:
            keep(voice, journal, names, file)
    return 0


def seat_names(voice: Voice, players: int, own_seat: int, name: str | None) -> list[str]:
    """Who sits where: the player first asked for, the company in the other chairs."""
    company = voice.say("cli-company").split(", ")
    if name is not None:
        if len(name) > LONGEST_NAME or one_line(name) != name or not name.strip():
            raise Misuse("cli-error-name", value=name, longest=LONGEST_NAME)
        company = [name, *(other for other in company[1:] if other != name), company[0]]
    own_name, *others = company[:players]
    others.insert(own_seat, own_name)
    return others


def writable(file: str) -> Path:
    """The file, if a game can be kept there; better to know before the game than after it."""
    path = Path(file)
    try:
        with path.open("ab"):
            pass
    except (OSError, ValueError):
        raise Misuse("cli-error-save", file=file) from None
    return path


def keep(voice: Voice, journal: "Journal", names: list[str], file: Path) -> None:
    """Write the game down."""
    from dracotheque.core.replays import encode

    try:
        file.write_bytes(encode(journal.replay(names)))
    except OSError:
        raise Misuse("cli-error-save", file=str(file)) from None
    print(voice.say("cli-saved", file=str(file)))
