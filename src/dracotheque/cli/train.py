"""`draco train`: a network learns a game from its rule of thumb and from itself."""

from typing import Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.parameters import SEED, GameId, Spoken

MOST_WORKERS: Final = 1024
MOST_MINUTES: Final = 100_000


def train(
    game: GameId,
    /,
    *,
    folder: Annotated[
        str, Parameter(metavar="DIR", help="Where the network is kept; a training that stopped there goes on.")
    ],
    minutes: Annotated[str | None, Parameter(metavar="M", help="Play against itself for so long at most.")] = None,
    workers: Annotated[str | None, Parameter(metavar="W", help="Processes that play; else one for each core.")] = None,
    seed: Annotated[str, SEED] = "1",
    voice: Spoken,
) -> int:
    """Train a network, and say how it comes along."""
    import os
    from pathlib import Path

    import msgspec

    from dracotheque.cli import arguments
    from dracotheque.cli.consoles import console
    from dracotheque.core.errors import Unavailable

    opened = voice.open(game)
    try:
        from dracotheque.learning import Recipe
        from dracotheque.learning import train as learn
    except ImportError:
        raise Unavailable("error-needs-extra", package="numpy", extra="learn") from None
    if not hasattr(opened.insight, "features"):
        raise Misuse("cli-error-not-learnable", game=opened.id)
    cores = os.cpu_count() or 1 if workers is None else arguments.number("--workers", workers, 1, MOST_WORKERS)
    recipe = Recipe(
        minutes=None if minutes is None else arguments.number("--minutes", minutes, 1, MOST_MINUTES),
        workers=cores,
        seed=arguments.seed(seed),
    )
    told = console()
    file = learn(
        opened.id,
        recipe,
        folder=Path(folder),
        report=lambda figures: told.print(msgspec.json.encode(figures).decode(), highlight=False, soft_wrap=True),
    )
    told.print(voice.say("cli-train-done", file=str(file)))
    return 0
