"""Writes what the browser must know of each game's moves, events and view: their types and the kinds of their fields.

`python -m tools.protocol` writes web/src/protocol; `--check` says whether it is fresh.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.server.wire import accounts, admin, hall, moderation
from dracotheque.tables.wire import analysis, common, incoming, outgoing, puzzles, records, requests, workshop
from dracotheque.texts.kinds import Kinds, game_kinds
from tools.shapes import Shapes

OUTPUT = Path(__file__).parents[1] / "web" / "src" / "protocol"


def kinds_of(game: Game) -> Kinds:
    return game_kinds(game.move_types, game.event_types, game.view_type)


def types_of(game: Game, shapes: Shapes) -> str:
    """The TypeScript file of a game."""
    aliases = [
        shapes.union("GameView", (game.view_type,)),
        shapes.union("GameMove", game.move_types),
        shapes.union("GameEvent", game.event_types),
    ]
    head = f"// Written by `python -m tools.protocol` from the rules of {game.id}; do not edit."
    return "\n\n".join([head, *shapes.interfaces.values(), *aliases]) + "\n"


def wire_types() -> str:
    """The TypeScript file of what the server says and is asked."""
    shapes = Shapes()
    modules = (requests, common, accounts, records, admin, moderation, workshop, hall, puzzles, analysis)
    names = dict.fromkeys(each for module in modules for each in module.__dict__.values() if isinstance(each, type))
    answers = [each for each in names if issubclass(each, msgspec.Struct)]
    aliases = [
        shapes.union("FromServer", (outgoing.AnyOutgoing,)),
        shapes.union("ToServer", (incoming.AnyIncoming,)),
        shapes.union("FromHall", (hall.AnyHallOutgoing,)),
        shapes.union("ToHall", (hall.AnyHallIncoming,)),
        shapes.union("Http", tuple(each for each in answers if each is not msgspec.Struct)),
    ]
    head = "// Written by `python -m tools.protocol` from what the server speaks; do not edit."
    return "\n\n".join([head, *shapes.interfaces.values(), *aliases]) + "\n"


def written() -> Iterator[tuple[Path, str]]:
    """Every file and what it should hold."""
    yield OUTPUT / "server.ts", wire_types()
    for game in games.all():
        yield OUTPUT / f"{game.id}.ts", types_of(game, Shapes())
        yield OUTPUT / f"{game.id}.kinds.json", msgspec.json.encode(kinds_of(game)).decode() + "\n"


def stale() -> list[str]:
    """The files that no longer say what the games say."""
    return [path.name for path, text in written() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(f"Not fresh: {', '.join(stale())}" if stale() else 0)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for path, text in written():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
