"""Writes what the browser must know of each game's moves, events and view: their types and the kinds of their fields.

`python -m tools.protocol` writes web/src/protocol; `--check` says whether it is fresh.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import msgspec

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.core.moves import kebab
from dracotheque.server.wire import (
    accounts,
    admin,
    common,
    hall,
    incoming,
    moderation,
    outgoing,
    records,
    requests,
    workshop,
)
from dracotheque.texts.kinds import field_kinds
from tools.shapes import Shapes, nested

OUTPUT = Path(__file__).parents[1] / "web" / "src" / "protocol"


def view_type(game: Game) -> type:
    """The class of the game's view, as its function of that name says."""
    kind: type = get_type_hints(game.view)["return"]
    return kind


def types_of(game: Game, shapes: Shapes) -> str:
    """The TypeScript file of a game."""
    aliases = [
        shapes.union("GameView", (view_type(game),)),
        shapes.union("GameMove", game.move_types),
        shapes.union("GameEvent", game.event_types),
    ]
    head = f"// Written by `python -m tools.protocol` from the rules of {game.id}; do not edit."
    return "\n\n".join([head, *shapes.interfaces.values(), *aliases]) + "\n"


def wire_types() -> str:
    """The TypeScript file of what the server says and is asked."""
    shapes = Shapes()
    modules = (requests, common, accounts, records, admin, moderation, workshop, hall)
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


def kinds_of(game: Game, shapes: Shapes) -> dict[str, dict[str, dict[str, str]]]:
    """What each field of a move, an event or a structure inside them is: a kind of word, or `{name}` of a structure."""
    tagged = {*game.move_types, *game.event_types}
    return {
        "moves": {tag(each): kinds(each) for each in game.move_types},
        "events": {tag(each): kinds(each) for each in game.event_types},
        "parts": {kebab(name): kinds(each) for name, each in shapes.structures.items() if each not in tagged},
    }


def tag(structure: type) -> str:
    """How a move or an event is known on the wire."""
    return kebab(structure.__name__)


def kinds(structure: type[msgspec.Struct]) -> dict[str, str]:
    found = {}
    hints = get_type_hints(structure, include_extras=True)
    for field, kind in field_kinds(structure).items():
        inside = nested(hints[field])
        word = kind or (f"{{{kebab(inside)}}}" if inside else "")
        if word:
            found[field] = word
    return found


def written() -> Iterator[tuple[Path, str]]:
    """Every file and what it should hold."""
    yield OUTPUT / "server.ts", wire_types()
    for game in games.all():
        shapes = Shapes()
        yield OUTPUT / f"{game.id}.ts", types_of(game, shapes)
        yield OUTPUT / f"{game.id}.kinds.json", json.dumps(kinds_of(game, shapes), separators=(",", ":")) + "\n"


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
