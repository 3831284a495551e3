"""`draco train`: a network learns a game from its rule of thumb and from itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.parameters import SEED, GameId, Spoken

if TYPE_CHECKING:
    from dracotheque.bots.network import Weights
    from dracotheque.core.game import Game

MOST_WORKERS: Final = 1024
MOST_MINUTES: Final = 100_000
FIGURES: Final = {
    "imitation": "cli-train-imitation",
    "self-play": "cli-train-self-play",
    "judgement": "cli-train-judgement",
    "monte-carlo": "cli-train-monte-carlo",
}
"""How the figures of each lesson are said."""


def train(
    game: GameId,
    /,
    *,
    folder: Annotated[
        str, Parameter(metavar="DIR", help="Where the network is kept; a training that stopped there goes on.")
    ],
    start: Annotated[
        str | None, Parameter(metavar="FILE", help="Begin with the network of this file instead of imitation.")
    ] = None,
    players: Annotated[
        str | None,
        Parameter(metavar="N,…", help="Only tables of so many, those named twice more often; else of any number."),
    ] = None,
    minutes: Annotated[str | None, Parameter(metavar="M", help="Play against itself for so long at most.")] = None,
    workers: Annotated[str | None, Parameter(metavar="W", help="Processes that play; else one for each core.")] = None,
    method: Annotated[
        Literal["ppo", "monte-carlo"],
        Parameter(help="ppo, or, to compare, monte-carlo: from nothing, by how its games end."),
    ] = "ppo",
    seed: Annotated[str, SEED] = "1",
    voice: Spoken,
) -> int:
    """Train a network, and say how it comes along."""
    import os

    from msgspec.structs import replace

    from dracotheque.cli import arguments
    from dracotheque.cli.consoles import console, line
    from dracotheque.cli.progress import bar
    from dracotheque.core.errors import Unavailable

    opened = voice.open(game)
    try:
        from dracotheque.learning import train as learn
        from dracotheque.learning import usual
    except ImportError:
        raise Unavailable("error-needs-extra", package="numpy", extra="learn") from None
    if not hasattr(opened.insight, "features"):
        raise Misuse("cli-error-not-learnable", game=opened.id)
    cores = os.cpu_count() or 1 if workers is None else arguments.number("--workers", workers, 1, MOST_WORKERS)
    begun = None if start is None else network(Path(start), opened.insight.features)
    recipe = usual(opened.insight.features, method)
    recipe = replace(
        recipe,
        hidden=recipe.hidden if begun is None else (begun.shape.first, begun.shape.second),
        players=() if players is None else sizes(players, opened),
        minutes=None if minutes is None else arguments.number("--minutes", minutes, 1, MOST_MINUTES),
        workers=cores,
        seed=arguments.seed(seed),
    )
    told = console()
    with bar(voice.say("cli-train-steps")) as progress:
        file = learn(
            opened.id,
            recipe,
            folder=writable(Path(folder)),
            start=begun,
            report=lambda figures: line(told, voice.say(FIGURES[figures["lesson"]], **figures)),
            progress=progress,
        )
    line(told, voice.say("cli-train-done", file=str(file)))
    return 0


def sizes(text: str, game: "Game") -> tuple[int, ...]:
    """`2,4,4`: numbers of players that the game takes."""
    from dracotheque.cli import arguments

    low, high = game.players[0], game.players[-1]
    return tuple(arguments.number("--players", each.strip(), low, high) for each in text.split(","))


def writable(folder: Path) -> Path:
    """The folder, made where there was none."""
    import os

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Misuse("cli-error-train-folder", folder=str(folder)) from None
    if not os.access(folder, os.W_OK):
        raise Misuse("cli-error-train-folder", folder=str(folder))
    return folder


def network(file: Path, features: Any) -> "Weights":
    """The network of a file, made for these features; Any stands for a game's own room."""
    from dracotheque.bots.network import Weights

    try:
        weights = Weights.read(file.read_bytes())
    except (OSError, ValueError):
        raise Misuse("cli-error-network", file=str(file)) from None
    if (weights.shape.inputs, weights.shape.answers) != (features.INPUTS, features.ACTIONS + 1):
        raise Misuse("cli-error-network", file=str(file))
    return weights
