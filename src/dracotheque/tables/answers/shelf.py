"""The shelf: the games, their options and the bots that play them."""

from collections.abc import Callable
from typing import Any

import msgspec

from dracotheque import bots, games
from dracotheque.core.decisions import plain
from dracotheque.core.game import Game
from dracotheque.core.options import Options
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.requests import BotInfo, Brought, GameInfo, OptionInfo


def known_bots() -> tuple[BotInfo, ...]:
    """The company from the lowest level up, then the others."""
    company = list(bots.CHARACTERS)
    return tuple(map(bot_info, [*company, *(name for name in bots.names() if name not in company)]))


def bot_info(name: str) -> BotInfo:
    """One of the company with its level; of a stranger only the name is known."""
    character = bots.CHARACTERS.get(name)
    return BotInfo(name) if character is None else BotInfo(name, f"bot-{name}", f"bot-{name}-manner", character.level)


def game_info(
    game: Game, known: tuple[BotInfo, ...], brought: Callable[[Game], Brought | None] = lambda _: None
) -> GameInfo:
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


def game_named(name: str) -> str:
    """The id of a game on the shelf; there is nothing at the address of any other."""
    if not games.opens(name):
        raise Denied(404, "error-unknown-game", value=name, known=games.ids())
    return name
