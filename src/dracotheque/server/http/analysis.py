"""The study of finished games: ask for it, see how far it is, read it; for whoever may see the game again."""

from typing import Final

from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.records import number_in_query
from dracotheque.tables.answers.analysis import MOST_STEPS, told
from dracotheque.tables.answers.lobby import PATH
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.finished import finished
from dracotheque.tables.table import Table
from dracotheque.tables.wire.analysis import GameStudy, Training

AFTER: Final = {"type": "integer", "minimum": 0, "maximum": MOST_STEPS}


async def ask_analysis(call: Call) -> GameStudy:
    person, table = call.person, await _over(call)
    await call.services.studies.ask(table, person, call.services.limits.analyses.take)
    return told(await call.services.studies.progress(table, 0))


async def show_analysis(call: Call) -> GameStudy:
    after = number_in_query(call, "after", MOST_STEPS)
    return told(await call.services.studies.progress(await _over(call), after))


async def show_training(call: Call) -> Training:
    game = game_named(call.request.path_params["game"])
    return Training(*await call.services.studies.habits(call.person, game))


async def _over(call: Call) -> Table:
    """A game that has nothing left to hide, to somebody who may see it: of any other nothing can be asked."""
    table = await call.table_to_see()
    finished(table)
    return table


OPERATIONS = (
    Operation(
        "POST",
        f"{PATH}/analysis",
        ask_analysis,
        "Have a finished game studied",
        answer=GameStudy,
        refusals=(401, 403, 404, 409, 429, 503),
    ),
    Operation(
        "GET",
        f"{PATH}/analysis",
        show_analysis,
        "What the study of a finished game has found so far",
        answer=GameStudy,
        refusals=(400, 403, 404, 409),
        query={"after": AFTER},
        open=True,
    ),
    Operation(
        "GET",
        "/api/me/training/{game}",
        show_training,
        "What one should work on, by one's last games that were studied",
        answer=Training,
        refusals=(401, 404),
    ),
)
