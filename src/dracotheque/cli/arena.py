"""`draco arena`: bots against each other on balanced seats, and the result is a table, a picture or one JSON object."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.parameters import JSON, PLAYERS, SEED, GameId, OptionList, Spoken
from dracotheque.cli.voice import Voice

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from rich.console import RenderableType

    from dracotheque.arena import Tournament

MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 1024


def arena(
    game: GameId,
    /,
    *,
    bots: Annotated[
        str, Parameter(metavar="A,B,…", help="Who plays, for example heuristic,random; levels: the five levels.")
    ],
    games: Annotated[str, Parameter(metavar="K", help="How many games, rounded up to whole seeds.")],
    players: Annotated[
        str | None,
        Parameter(metavar="N", help=f"{PLAYERS.help} Else as many as there are bots; of levels as few as can."),
    ] = None,
    seed: Annotated[str, SEED] = "0",
    workers: Annotated[str | None, Parameter(metavar="W", help="How many processes; else one for each core.")] = None,
    halves: Annotated[
        bool, Parameter(negative=(), show_default=False, help="Two bots have half of the seats each.")
    ] = False,
    options: OptionList = None,
    json: Annotated[bool, JSON] = False,
    plot: Annotated[str | None, Parameter(metavar="FILE", help="Draw the result into this SVG file.")] = None,
    resume: Annotated[
        str | None, Parameter(metavar="FILE", help="Keep the games here, and go on with those kept before.")
    ] = None,
    dask: Annotated[
        str | None, Parameter(metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
    ] = None,
    voice: Spoken,
) -> int:
    """Let bots play against each other on balanced seats and shared seeds, and rate them."""
    import os

    import msgspec

    from dracotheque.arena import plan_of, tournament
    from dracotheque.arena.executors import cluster, processes
    from dracotheque.cli import arguments
    from dracotheque.cli.consoles import console
    from dracotheque.cli.plot import drawable
    from dracotheque.cli.progress import bar

    opened = voice.open(game)
    names = named(bots)
    usual = opened.players[0] if bots == "levels" else min(max(len(names), opened.players[0]), opened.players[-1])
    plan = plan_of(
        opened,
        usual if players is None else arguments.player_count(players),  # type: ignore[arg-type]  # a game refuses what is no number
        arguments.options(options, opened),
        arguments.seed(seed),
        names,
        halves=halves,
    )
    count = arguments.number("--games", games, 1, MOST_GAMES)
    cores = os.cpu_count() or 1 if workers is None else arguments.number("--workers", workers, 1, MOST_WORKERS)
    picture = None if plot is None else drawable(plot)
    place: AbstractContextManager[Executor | None] = processes(cores) if dask is None else cluster(dask)
    with place as executor, bar(voice.say("cli-arena-games")) as progress:
        result = tournament(
            plan, count, executor=executor, resume=None if resume is None else Path(resume), progress=progress
        )
    if picture is not None:
        draw(voice, result, picture)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        console().print(summary(voice, result))
    return 0


def named(bots: str) -> list[str]:
    """The bots of a list, or the five levels."""
    from dracotheque.bots.characters import LEVELS

    return list(LEVELS) if bots == "levels" else [name.strip() for name in bots.split(",")]


def draw(voice: Voice, result: "Tournament", file: Path) -> None:
    """Write the picture."""
    from dracotheque.cli.plot import Mark, forest

    marks = [Mark(bot.name, bot.share, bot.low, bot.high) for bot in result.bots]
    file.write_text(forest(title(voice, result), voice.say("cli-arena-axis"), marks, result.par), encoding="utf-8")


def title(voice: Voice, result: "Tournament") -> str:
    return voice.say("cli-simulate-title", title=voice.texts.say("game-title"), players=result.players)


def summary(voice: Voice, result: "Tournament") -> "RenderableType":
    """The result as people read it."""
    from rich.console import Group
    from rich.table import Table

    from dracotheque.cli.layout import Prose

    shows_alone = any(bot.alone for bot in result.bots)
    columns = ["cli-simulate-bot", "cli-arena-games", "cli-arena-share"]
    columns += ["cli-arena-alone"] if shows_alone else []
    columns += ["cli-arena-rating", "cli-arena-time"]
    table = Table(*map(voice.say, columns), box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in sorted(result.bots, key=lambda bot: -bot.share):
        cells = [bot.name, str(bot.games), bounded(voice, bot.share, bot.low, bot.high)]
        cells += [bounded(voice, *bot.alone)] if bot.alone else []
        cells.append(voice.say("cli-arena-rated", rating=bot.rating, reach=bot.rating_high - bot.rating))
        cells.append(voice.say("cli-arena-milliseconds", time=bot.milliseconds))
        table.add_row(*cells)
    played = voice.say("cli-arena-played", games=result.games, seeds=result.seeds, seed=result.seed)
    message = "cli-arena-par-alone" if shows_alone else "cli-arena-par"
    par = voice.say(message, par=result.par, alone=result.alone_par)
    return Group("", title(voice, result), "", table, "", Prose(played), Prose(par), "")


def bounded(voice: Voice, share: float, low: float, high: float) -> str:
    return voice.say("cli-arena-bounded", share=share, low=100 * low, high=100 * high)
