"""The workshop over HTTP: what a game says of a card somebody is making; nothing is kept."""

from dracotheque import games
from dracotheque.core.workshop import Finding
from dracotheque.server.http.dispatch import read_json
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.records import game_named
from dracotheque.server.refusals import Denied
from dracotheque.server.wire.workshop import CardLine, CardReport, CardWish
from dracotheque.texts import LANGUAGES, texts_for


async def check_card(call: Call) -> CardReport:
    game = games.get(game_named(call.request.path_params["game"]))
    workshop = game.workshop
    if workshop is None:
        raise Denied(404, "server-no-such-page")
    try:
        wish = await read_json(call.request, CardWish, workshop.largest)
    except Denied as error:
        if error.status not in (400, 413):
            raise
        refusal = workshop.unreadable()
        raise Denied(400, refusal.code, **refusal.values) from None
    finding = workshop.examine(wish.card)
    text = {language: in_words(finding, language, game.package) for language in LANGUAGES}
    return CardReport(finding.errors, finding.warnings, text, finding.worth)


def in_words(finding: Finding, language: str, package: str) -> tuple[CardLine, ...]:
    texts = texts_for(language, package)
    return tuple(CardLine(line.depth, texts.name("clause", line.clause)) for line in finding.text)


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
