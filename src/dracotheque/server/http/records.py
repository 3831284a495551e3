"""Ratings, people and history over HTTP."""

from typing import Final

from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.pages import history_page, person_page, ratings_page
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.wire.bodies import read_number
from dracotheque.tables.wire.records import History, PublicPerson, Ratings

MOST_SKIPPED: Final = 100_000
SKIP: Final[dict[str, object]] = {"type": "integer", "minimum": 0, "maximum": MOST_SKIPPED}
WORD: Final[dict[str, object]] = {"type": "string", "minLength": 1, "maxLength": 40}


async def show_ratings(call: Call) -> Ratings:
    return await ratings_page(call.services.store, game_named(call.request.path_params["game"]), skipped(call))


def skipped(call: Call) -> int:
    """How many lines of a list come before the ones wanted."""
    return number_in_query(call, "skip", MOST_SKIPPED)


def number_in_query(call: Call, name: str, most: int) -> int:
    """A number from 0 that an address asks with; 0 where it says nothing."""
    return read_number(call.request.query_params.get(name, "0"), most)


async def show_person(call: Call) -> PublicPerson:
    is_here = call.services.hall.attendance.is_here
    return await person_page(call.services.store, call.request.path_params["name"], call.stranger, is_here)


async def show_history(call: Call) -> History:
    query = call.request.query_params
    game = query.get("game")
    return await history_page(
        call.services.store, call.person.id, None if game is None else game_named(game), query.get("before")
    )


OPERATIONS = (
    Operation(
        "GET",
        "/api/ratings/{game}",
        show_ratings,
        "The best at a game",
        answer=Ratings,
        refusals=(400, 404),
        query={"skip": SKIP},
    ),
    Operation("GET", "/api/people/{name}", show_person, "Somebody", answer=PublicPerson, refusals=(404,)),
    Operation(
        "GET",
        "/api/me/history",
        show_history,
        "One's finished games",
        answer=History,
        refusals=(400, 401, 404),
        query={"game": WORD, "before": {"type": "string", "minLength": 1, "maxLength": 60}},
    ),
)
