"""`draco puzzles`: positions with one clearly best move, found in games that bots play with each other."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.parameters import SEED, GameId, OptionList, Spoken

MOST: Final = 100_000
GAMES_FOR_EACH: Final = 200
"""A puzzle that has not come up in so many games does not come."""

app = App(name="puzzles", help_format="plaintext")


@app.command
def make(
    game: GameId,
    /,
    *,
    count: Annotated[str, Parameter(metavar="N", help="How many puzzles the folder shall hold.")],
    folder: Annotated[str, Parameter(metavar="DIR", help="Where they are kept, one file each.")],
    players: Annotated[
        str | None, Parameter(metavar="N", help="How many sit at the table; else as few as can.")
    ] = None,
    seed: Annotated[str, SEED] = "0",
    options: OptionList = None,
    voice: Spoken,
) -> int:
    """Play games among bots, and keep each position in which one move is clearly best; goes on where it was."""
    import msgspec

    from dracotheque.analysis.puzzles import puzzles_in
    from dracotheque.analysis.selfplay import self_played
    from dracotheque.arena.seeds import game_seed
    from dracotheque.cli import arguments

    opened = voice.open(game)
    table = opened.table(
        opened.players[0] if players is None else arguments.player_count(players),  # type: ignore[arg-type]  # a game refuses what is no number
        arguments.options(options, opened),
        seed=0,
        events=False,
    )
    wanted = arguments.number("--count", count, 1, MOST)
    start = arguments.seed(seed)
    place = writable(folder)
    names = sorted(place.glob(f"{game}-{start}-*.json"))
    kept = len(names)
    number = 1 + max((int(name.stem.split("-")[-2]) for name in names), default=-1)
    last = number + GAMES_FOR_EACH * wanted
    while kept < wanted and number < last:
        played = self_played(opened, table.players, table.options, game_seed(start, number))
        for puzzle in puzzles_in(played, voice.open):
            file = place / f"{game}-{start}-{number}-{len(puzzle.moves)}.json"
            file.write_bytes(msgspec.json.format(msgspec.json.encode(puzzle), indent=0) + b"\n")
            print(voice.say("cli-puzzles-kept", file=file.name))
            kept += 1
        number += 1
    print(voice.say("cli-puzzles-made", count=kept, folder=str(place)))
    return 0


def writable(folder: str) -> Path:
    """The folder, made if it is not there yet."""
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        probe = place / ".probe"
        probe.touch()
        probe.unlink()
    except (OSError, ValueError):
        raise Misuse("cli-error-save", file=folder) from None
    return place
