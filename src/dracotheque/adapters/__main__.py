"""`python -m dracotheque.adapters [GAME PLAYERS]`: the sizes of all tables as in docs/learning.md, or one table."""

import sys
from collections.abc import Iterator
from hashlib import blake2b

from dracotheque import games
from dracotheque.adapters.actions import Alphabet, alphabet
from dracotheque.adapters.observations import encoder


def main() -> None:
    """Print the sizes, or the actions and blocks of one game."""
    if len(sys.argv) == 3:
        game, players = games.get(sys.argv[1]), int(sys.argv[2])
        table = alphabet(game, players)
        for action in range(len(table)):
            print(action, table.name(action), sep="\t")
        for name, block in encoder(game, players).blocks.items():
            print(f"observation {block.start}–{block.stop - 1}", name, sep="\t")
        return
    print("| game | players | actions | mark | observation |\n| --- | ---: | ---: | --- | ---: |")
    print(*table_rows(), sep="\n")


def table_rows() -> Iterator[str]:
    """The sizes of all tables, a row for each game and number of players."""
    for game in games.all():
        for players in game.players:
            table = alphabet(game, players)
            yield f"| `{game.id}` | {players} | {len(table)} | `{mark(table)}` | {encoder(game, players).size} |"


def mark(table: Alphabet) -> str:
    """A fingerprint of the names of all actions, in order."""
    names = "\n".join(map(table.name, range(len(table))))
    return blake2b(names.encode(), digest_size=4).hexdigest()


if __name__ == "__main__":
    main()
