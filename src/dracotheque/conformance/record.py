"""Record a game anew: its perft table, its playthroughs and its matches.

python -m dracotheque.conformance.record dracotheque.games.jeu_des_dragons tests

The first argument is the package of the game, the second the folder under which the records lie. What was recorded
under these rules is replaced; what was recorded under earlier ones is kept for ever, in a folder of that version.
Read the difference before you keep it.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from dracotheque.conformance.matches import matches
from dracotheque.conformance.perft import Counts, table
from dracotheque.conformance.playthroughs import playthrough
from dracotheque.core.game import Game
from dracotheque.core.replays import decode, encode

PERFT: Final = Path("conformance", "perft.json")
KEPT: Final = "kept-"
"""How the names of matches begin that nobody would meet at random: they stay when the others are recorded again."""


def main() -> None:
    """Record the game named on the command line."""
    package, folder = sys.argv[1:]
    game: Game = import_module(package).GAME
    record_perft(game, Path(folder) / PERFT)
    record_playthroughs(game, Path(folder) / "playthroughs" / game.id)
    record_matches(game, Path(folder) / "matches" / game.id)


def record_perft(game: Game, file: Path) -> None:
    """The counts of this game, beside those of the others."""
    file.parent.mkdir(parents=True, exist_ok=True)
    tables = msgspec.json.decode(file.read_bytes(), type=dict[str, Counts]) if file.exists() else {}
    tables[game.id] = table(game)
    games = ",\n".join(f'  "{id}": {{\n{rows(tables[id])}\n  }}' for id in sorted(tables))
    file.write_text(f"{{\n{games}\n}}\n", "utf-8")


def rows(counts: Counts) -> str:
    return ",\n".join(f'    "{name}": {numbers}' for name, numbers in counts.items())


def record_playthroughs(game: Game, folder: Path) -> None:
    """A short game for the smallest, the middle and the largest table."""
    clear(folder, game, ".txt")
    sizes = (game.players[0], game.players[len(game.players) // 2], game.players[-1])
    for players in dict.fromkeys(sizes):
        (folder / f"{players}-base.txt").write_text(playthrough(game, players, "base"), "utf-8")


def record_matches(game: Game, folder: Path) -> None:
    """Whole games that together show all that random play can meet."""
    clear(folder, game, ".json")
    for name, replay in matches(game):
        (folder / f"{name}.json").write_bytes(encode(replay))


def clear(folder: Path, game: Game, kind: str) -> None:
    """Make room for the records of this version, and put those of an earlier one aside."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob(f"*{kind}"):
        rules = rules_of(file)
        if rules == game.rules_version:
            if not file.name.startswith(KEPT):
                file.unlink()
        else:
            aside = folder / f"v{rules}"
            aside.mkdir(exist_ok=True)
            file.rename(aside / file.name)


def rules_of(file: Path) -> int:
    """The version of the rules under which this playthrough or match was recorded."""
    if file.suffix == ".json":
        return decode(file.read_bytes()).rules
    return int(file.read_text("utf-8").splitlines()[1].removeprefix("rules: "))


if __name__ == "__main__":
    main()
