"""The shelf: the games, their options and the bots that play them."""

from functools import cache
from typing import Any

import msgspec
import structlog

from dracotheque import bots, games
from dracotheque.core.decisions import plain
from dracotheque.core.game import Game
from dracotheque.core.options import Options
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.outside import brought, is_outside
from dracotheque.server.wire.requests import BotInfo, GameInfo, OptionInfo, Shelf
from dracotheque.texts.sources import MissingText

logger = structlog.get_logger("games")


@cache
def shelf() -> Shelf:
    """Every game; one of another package that cannot say what it is stays away, and the others do not wait for it."""
    known = tuple(map(bot_info, bots.names()))
    found = []
    for game in games.all():
        try:
            found.append(game_info(game, known))
        except MissingText as error:
            if not is_outside(game):
                raise
            logger.warning("game-broken", value=game.id, package=game.package, detail=str(error))
    return Shelf(tuple(found))


def bot_info(name: str) -> BotInfo:
    """One of the company with its level; of a stranger only the name is known."""
    character = bots.CHARACTERS.get(name)
    return BotInfo(name) if character is None else BotInfo(name, f"bot-{name}", f"bot-{name}-manner", character.level)


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
        brought(game),
    )


def options_of(kind: type[Options]) -> tuple[OptionInfo, ...]:
    """Each option with its default and what it may be."""
    schema: dict[str, Any] = msgspec.json.schema(kind)
    properties = schema["$defs"][kind.__name__]["properties"]
    defaults: Any = plain(kind())
    return tuple(OptionInfo(name, defaults[name], properties[name]) for name in properties)


async def show_shelf(call: Call) -> Shelf:
    return shelf()


OPERATIONS = (Operation("GET", "/api/shelf", show_shelf, "The games", answer=Shelf, open=True),)
