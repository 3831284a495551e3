"""The shelf: the games, their options and the bots that play them."""

from functools import cache

import structlog

from dracotheque import games
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.outside import brought, is_outside
from dracotheque.tables.answers.shelf import game_info, known_bots
from dracotheque.tables.wire.requests import Shelf
from dracotheque.texts.sources import MissingText

logger = structlog.get_logger("games")


@cache
def shelf() -> Shelf:
    """Every game; one of another package that cannot say what it is stays away, and the others do not wait for it."""
    known = known_bots()
    found = []
    for game in games.all():
        try:
            found.append(game_info(game, known, brought))
        except MissingText as error:
            if not is_outside(game):
                raise
            logger.warning("game-broken", value=game.id, package=game.package, detail=str(error))
    return Shelf(tuple(found))


async def show_shelf(call: Call) -> Shelf:
    return shelf()


OPERATIONS = (Operation("GET", "/api/shelf", show_shelf, "The games", answer=Shelf, open=True),)
