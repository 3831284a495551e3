"""How one wants to be told that a slow table waits, and how to be told no more."""

from dracotheque.server.accounts.recovery import bad_link
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import notices
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.notices import Wish
from dracotheque.server.wire.accounts import NoticeInfo, NoticeWish, TokenOnly
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.requests import Done


async def show_notices(call: Call) -> NoticeInfo:
    return _described(call, await call.services.store.read(notices.wish_of(call.person.id)))


async def change_notices(call: Call) -> NoticeInfo:
    wished: NoticeWish = call.body
    club, person = call.services.club, call.person
    if wished.email:
        if club.post is None:
            raise Denied(409, "server-no-mail")
        account = await club.accounts.find(person.id)
        if account.email is None or not account.email_confirmed:
            raise Denied(409, "server-email-unconfirmed")
    wish = Wish(wished.email, wished.webhook)
    await call.services.store.write(notices.put_wish(person.id, wish))
    return _described(call, wish)


def _described(call: Call, wish: Wish) -> NoticeInfo:
    webhooks = call.services.club.webhooks
    secret = None if wish.webhook is None else webhooks.secret(call.person.id, wish.webhook)
    return NoticeInfo(wish.email, wish.webhook, secret)


async def unsubscribe(call: Call) -> Done:
    wish: TokenOnly = call.body
    return await _stop_mail(call, wish.token)


async def unsubscribe_with_one_click(call: Call) -> Done:
    """What mail programs ask for; the token can do nothing else."""
    return await _stop_mail(call, call.request.path_params["token"])


async def _stop_mail(call: Call, token: str) -> Done:
    person = call.services.club.links.person("unsubscribe", token)
    if person is None:
        raise bad_link()
    store = call.services.store
    if await store.read(people_rows.by_id(person)) is not None:
        wish = await store.read(notices.wish_of(person))
        await store.write(notices.put_wish(person, Wish(False, wish.webhook)))
    return Done()


PATH = "/api/me/notices"
OPERATIONS = (
    Operation("GET", PATH, show_notices, "How one is told that a table waits", answer=NoticeInfo, refusals=(401,)),
    Operation("PUT", PATH, change_notices, "Be told differently", NoticeWish, NoticeInfo, (401, 409)),
    Operation("POST", "/api/unsubscribe", unsubscribe, "Get no more mail", TokenOnly, Done),
    Operation("POST", "/api/unsubscribe/{token}", unsubscribe_with_one_click, "Get no more mail", None, Done),
)
