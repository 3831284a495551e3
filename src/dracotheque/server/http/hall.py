"""Finding company over HTTP: play against people, whoever comes."""

from dracotheque.server.hall.match import Wanted
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.wire.hall import MatchWish
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to


async def find_company(call: Call) -> TableInfo:
    wish: MatchWish = call.body
    wanted = Wanted(wish.game, wish.players, wish.speed, wish.patience)
    table = await call.services.match.find(wanted, call.person)
    return describe_to(call.person.id, table.summary)


OPERATIONS = (
    Operation(
        "POST",
        "/api/match",
        find_company,
        "Play against people, whoever comes",
        MatchWish,
        TableInfo,
        (401, 409, 422),
        created=True,
    ),
)
