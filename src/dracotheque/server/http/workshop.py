"""The workshop over HTTP: what a game says of a card somebody is making; nothing is kept."""

from dracotheque.server.http.dispatch import read_json
from dracotheque.server.http.operations import Call, Operation
from dracotheque.tables.answers.workshop import card_report, unreadable, workshop_of
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.workshop import CardReport, CardWish


async def check_card(call: Call) -> CardReport:
    game = call.request.path_params["game"]
    workshop = workshop_of(game)
    try:
        wish = await read_json(call.request, CardWish, workshop.largest)
    except Denied as error:
        if error.status not in (400, 413):
            raise
        raise unreadable(workshop) from None
    return card_report(game, wish.card)


OPERATIONS = (
    Operation(
        "POST",
        "/api/workshop/{game}/check",
        check_card,
        "What a game says of a card of one's own",
        CardWish,
        CardReport,
        (404,),
        reads_itself=True,
    ),
)
