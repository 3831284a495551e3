"""Cards of people's own making over HTTP: shown by their link, in a gallery, thanked for and reported."""

from typing import Final

import msgspec

from dracotheque import games
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.records import SKIP, skipped
from dracotheque.server.store import Conflict, Store, cards, moderation
from dracotheque.server.store.cards import CardRow, Order, ShownCard
from dracotheque.tables.answers.workshop import in_words, workshop_of
from dracotheque.tables.domain.cards import fingerprint
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import Denied, not_now, not_yours
from dracotheque.tables.wire.requests import Done
from dracotheque.tables.wire.workshop import PublishWish, ShareCardWish, SharedCard, SharedCards, ThanksWish
from dracotheque.texts import LANGUAGES

MOST: Final = 60
"""Cards one person shows at a time."""
A_PAGE: Final = 24
ORDERS: Final[tuple[Order, ...]] = ("newest", "thanked")
PATH: Final = "/api/cards/{card}"


async def share_card(call: Call) -> SharedCard:
    wish: ShareCardWish = call.body
    person, workshop = call.person, workshop_of(wish.game)
    _check_account(call, wish.public)
    if len(msgspec.json.encode(wish.card)) > workshop.largest or workshop.examine(wish.card).errors:
        raise Denied(422, "server-card-unsound")
    mark = fingerprint(wish.card)
    store = call.services.store
    if await store.read(moderation.any_hidden([mark])):
        raise Denied(422, "server-card-hidden")
    if await store.read(moderation.is_silenced(person.id, now_ms())):
        raise not_yours("server-silenced")
    content = msgspec.json.encode(wish.card).decode()
    row = CardRow(new_id(), wish.game, person.id, content, mark, wish.public, now_ms())
    try:
        name = await store.write(cards.add(row, MOST))
    except Conflict:  # through another server they show the same card at the same moment
        name = await store.write(cards.add(row, MOST))
    if name is None:
        raise not_now("server-too-many-cards", most=MOST)
    return described(await found(store, name, person.id), person.id)


def _check_account(call: Call, public: bool) -> None:
    """Names in the gallery, and thanks, are those of people who can be found again."""
    if public and call.person.guest:
        raise not_yours("server-gallery-accounts")


async def found(store: Store, name: str, viewer: str | None) -> ShownCard:
    """A card as somebody may see it: one that was taken away only by its author."""
    card = await store.read(cards.one(name, viewer))
    if card is None:
        raise Denied(404, "server-no-such-shared-card")
    if card.hidden and card.row.author != viewer:
        raise Denied(404, "server-card-taken-away")
    return card


def described(shown: ShownCard, viewer: str | None) -> SharedCard:
    row, game = shown.row, games.get(shown.row.game)
    card, workshop = cards.content_of(row), workshop_of(row.game)
    finding = workshop.examine(card)
    return SharedCard(
        row.id,
        row.game,
        card,
        workshop.label(card).names,
        {language: in_words(finding, language, game.package) for language in LANGUAGES},
        finding.worth,
        shown.name,
        shown.guest,
        row.created,
        row.public,
        shown.hidden,
        row.author == viewer,
        shown.thanks,
        shown.thanked,
    )


async def show_card(call: Call) -> SharedCard:
    viewer = call.viewer
    return described(await found(call.services.store, call.request.path_params["card"], viewer), viewer)


async def publish_card(call: Call) -> SharedCard:
    wish: PublishWish = call.body
    person, store = call.person, call.services.store
    card = await found(store, call.request.path_params["card"], person.id)
    _check_account(call, wish.public)
    if wish.public and card.hidden:
        raise Denied(422, "server-card-hidden")
    if wish.public and await store.read(moderation.is_silenced(person.id, now_ms())):
        raise not_yours("server-silenced")
    if not await store.write(cards.publish(card.row.id, person.id, wish.public)):
        raise not_yours("server-not-your-card")
    return described(await found(store, card.row.id, person.id), person.id)


async def remove_card(call: Call) -> Done:
    person, store = call.person, call.services.store
    card = await found(store, call.request.path_params["card"], person.id)
    if not await store.write(cards.remove(card.row.id, person.id)):
        raise not_yours("server-not-your-card")
    return Done()


async def thank(call: Call) -> SharedCard:
    wish: ThanksWish = call.body
    person, store = call.person, call.services.store
    card = await found(store, call.request.path_params["card"], person.id)
    _check_account(call, public=True)
    if card.row.author == person.id:
        raise not_now("server-not-oneself")
    await store.write(cards.thank(card.row.id, person.id, wish.thanked, now_ms()))
    return described(await found(store, card.row.id, person.id), person.id)


async def list_gallery(call: Call) -> SharedCards:
    game, viewer = call.request.path_params["game"], call.viewer
    workshop_of(game)
    order = next((each for each in ORDERS if each == call.request.query_params.get("order", "newest")), None)
    if order is None:
        raise Denied(400, "server-bad-request")
    there, total = await call.services.store.read(cards.gallery(game, viewer, order, A_PAGE, skipped(call)))
    return SharedCards(tuple(described(card, viewer) for card in there), total)


async def list_my_cards(call: Call) -> SharedCards:
    mine = await call.services.store.read(cards.by_author(call.person.id))
    return SharedCards(tuple(described(card, call.person.id) for card in mine), len(mine))


OPERATIONS = (
    Operation(
        "POST",
        "/api/cards",
        share_card,
        "Show a card of one's own to whoever has its link",
        ShareCardWish,
        SharedCard,
        (401, 403, 404, 409, 422),
        created=True,
    ),
    Operation("GET", "/api/me/cards", list_my_cards, "The cards one shows", answer=SharedCards, refusals=(401,)),
    Operation("GET", PATH, show_card, "A card that somebody shows", answer=SharedCard, refusals=(404,)),
    Operation(
        "POST",
        PATH,
        publish_card,
        "Put a card into the gallery, or take it out",
        PublishWish,
        SharedCard,
        (401, 403, 404, 422),
    ),
    Operation("DELETE", PATH, remove_card, "Show a card no longer", None, Done, (401, 403, 404)),
    Operation("POST", f"{PATH}/thanks", thank, "Thank for a card", ThanksWish, SharedCard, (401, 403, 404, 409)),
    Operation(
        "GET",
        "/api/gallery/{game}",
        list_gallery,
        "Cards that people show to everybody",
        answer=SharedCards,
        refusals=(400, 404),
        query={"order": {"type": "string", "enum": list(ORDERS)}, "skip": SKIP},
    ),
)
