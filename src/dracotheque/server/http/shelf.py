"""The shelf: the games, their options and the bots that play them."""

from functools import cache
from typing import Any

import msgspec

from dracotheque import bots, games
from dracotheque.core.game import Game
from dracotheque.core.options import Options
from dracotheque.core.state import plain
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.wire.requests import BotInfo, GameInfo, OptionInfo, Shelf


@cache
def shelf() -> Shelf:
    known = tuple(BotInfo(name) for name in bots.names())
    return Shelf(tuple(game_info(game, known) for game in games.all()))


def game_info(game: Game, known: tuple[BotInfo, ...]) -> GameInfo:
    return GameInfo(
        game.id,
        game.title,
        game.authors,
        game.players[0],
        game.players[-1],
        game.rules_version,
        options_of(game.options_type),
        {players: game.presets(players) for players in game.players},
        known,
    )


def options_of(kind: type[Options]) -> tuple[OptionInfo, ...]:
    """Each option with its default and what it may be."""
    schema: dict[str, Any] = msgspec.json.schema(kind)
    properties = schema["$defs"][kind.__name__]["properties"]
    defaults: Any = plain(kind())
    return tuple(OptionInfo(name, defaults[name], properties[name]) for name in properties)


async def show_shelf(call: Call) -> Shelf:
    return shelf()


OPERATIONS = (Operation("GET", "/api/shelf", show_shelf, "The games", answer=Shelf),)
