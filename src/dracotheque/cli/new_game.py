"""`draco new-game`: a package of one's own with a small game that passes its tests; then one makes it another."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.parameters import Spoken

ID: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
PLACEHOLDER: Final = "__id__"


def new_game(
    game: Annotated[str, Parameter(metavar="ID", help="What the game is called in code: small letters, digits, _.")],
    /,
    *,
    voice: Spoken,
) -> int:
    """Write a package with a game that passes its own tests at once."""
    folder = Path(game)
    if ID.fullmatch(game) is None:
        raise Misuse("cli-error-game-id", value=game)
    if folder.exists():
        raise Misuse("cli-error-exists", file=game)
    write(files("dracotheque.cli") / "skeleton", folder, game)
    print(voice.say("cli-new-game", folder=game))
    return 0


def write(source: Traversable, target: Path, game: str) -> None:
    """Every file of the skeleton under its own name, with the name of the game in it."""
    target.mkdir(parents=True)
    for each in source.iterdir():
        if each.is_dir():
            write(each, target / (game if each.name == "game" else each.name), game)
        else:
            text = each.read_text("utf-8").replace(PLACEHOLDER, game)
            (target / each.name.removesuffix(".txt")).write_text(text, "utf-8")
