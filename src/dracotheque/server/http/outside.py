"""Games of other packages: what the browser must be told of them, since no page of ours was built with them.

Such a package holds, beside its modules, `texts/<language>.ftl`, `rules/<language>.md` and, if it likes, a folder
`board`: `board.js` (a module that draws the board), `theme.css` (its colours), `box.svg` (the picture on its lid), and
whatever these three ask for.
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from dracotheque import games
from dracotheque.core.drawing import layout
from dracotheque.core.game import Game
from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import address
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.services import Services
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.common import Problem, problem
from dracotheque.tables.wire.requests import Brought, GameWords
from dracotheque.texts import LANGUAGES, own_source, rules_page
from dracotheque.texts.kinds import game_kinds

LID: Final = re.compile(r"^game-(?:title|summary|authors) =.*(?:\n[ \t]+.*)*", re.MULTILINE)
KINDS: Final = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a board may be made of; nothing else of a package is served."""


def brought(game: Game) -> Brought | None:
    """What a game of another package brings; None for one of ours, which the pages know."""
    if not is_outside(game):
        return None
    lid = {language: "\n".join(LID.findall(own_source(language, game.package))) for language in LANGUAGES}
    return Brought(lid, *(_address(game, name) for name in ("board.js", "theme.css", "box.svg")))


def is_outside(game: Game) -> bool:
    return not game.package.startswith(f"{games.__name__}.")


def _address(game: Game, name: str) -> str | None:
    return None if found(game, name) is None else f"/boards/{game.id}/{name}"


def found(game: Game, path: str) -> Path | None:
    """A file of the folder `board` of a game's package, if there is one that may be served."""
    folder = Path(str(files(game.package) / "board")).resolve()
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.suffix in KINDS and file.is_file() else None
    except (OSError, ValueError):
        return None


@cache
def words(game: Game, language: str) -> GameWords:
    return GameWords(
        own_source(language, game.package),
        game_kinds(game.move_types, game.event_types, game.view_type),
        rules_page(game.id, language, game.package),
        layout(game.view_type),
    )


async def show_words(call: Call) -> GameWords:
    game = games.get(game_named(call.request.path_params["game"]))
    language = call.request.path_params["language"]
    if not is_outside(game) or language not in LANGUAGES:
        raise Denied(404, "server-no-such-page")
    return words(game, language)


async def board_file(request: Request) -> Response:
    """A file that a board of another package is made of."""
    services: Services = request.app.state.services
    try:
        services.limits.files.take(address(request))
        game = games.get(game_named(request.path_params["game"]))
    except Denied as denied:
        return refusal(denied.status, problem(denied))
    file = found(game, request.path_params["path"]) if is_outside(game) else None
    if file is None:
        return refusal(404, Problem("server-no-such-page"))
    return FileResponse(file, headers={"Cache-Control": "no-cache"}, media_type=KINDS[file.suffix])


OPERATIONS = (
    Operation(
        "GET",
        "/api/games/{game}/words/{language}",
        show_words,
        "The words of a game of another package",
        answer=GameWords,
        refusals=(404,),
        open=True,
    ),
)
