"""A lost password and a new e-mail address: both are settled by a link that only the owner of the address receives."""

import asyncio
from collections.abc import Callable, Coroutine

import structlog

from dracotheque.server.accounts.accounts import Accounts
from dracotheque.server.notices.letters import Letters
from dracotheque.server.people.addresses import as_asked
from dracotheque.server.people.links import Links, Purpose
from dracotheque.server.people.looks import name_key
from dracotheque.server.store import Store
from dracotheque.server.store import accounts as rows
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.accounts import AccountRow
from dracotheque.tables.refusals import Denied

logger = structlog.get_logger("accounts")


def bad_link() -> Denied:
    return Denied(403, "server-bad-link")


class Recovery:
    """Sends links and honours them, each once."""

    def __init__(
        self, store: Store, accounts: Accounts, links: Links, letters: Letters | None, count: Callable[[str], None]
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._links = links
        self._letters = letters
        self._count = count
        """Counts one more letter of a kind to an address, or refuses."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask_reset(self, who: str) -> None:
        """Send links later: how long that takes must tell the asker nothing."""
        self._later(self.send_reset(who))

    def ask_confirmation(self, person: str) -> None:
        """Send a link to a new address."""
        self._later(self.send_confirmation(person))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def send_reset(self, who: str) -> None:
        """A link to every account meant that has a confirmed address; the asker never learns whether there is one."""
        if self._letters is None:
            return
        for account in await self._store.read(rows.by_name_or_email(name_key(who), as_asked(who))):
            if account.email is not None and account.email_confirmed:
                token = self._links.make("reset", account.person, account.password)
                await self._send("reset", account, account.email, token)

    async def reset(self, token: str, password: str) -> None:
        """A new password for one who holds a link that has not been used."""
        account = await self._account("reset", token)
        if not self._links.fits("reset", token, account.person, account.password):
            raise bad_link()
        await self._accounts.set_password(account, password)

    async def send_confirmation(self, person: str) -> None:
        account = await self._store.read(rows.of_person(person))
        if account is not None and account.email is not None and not account.email_confirmed:
            token = self._links.make("confirm", account.person, account.email)
            await self._send("confirm", account, account.email, token)

    async def confirm(self, token: str) -> None:
        """The address is the owner's, if it still is the one the link was sent to."""
        account = await self._account("confirm", token)
        if not self._links.fits("confirm", token, account.person, account.email or ""):
            raise bad_link()
        await self._accounts.confirm_email(account)

    async def _account(self, purpose: Purpose, token: str) -> AccountRow:
        person = self._links.person(purpose, token)
        account = None if person is None else await self._store.read(rows.of_person(person))
        if account is None:
            raise bad_link()
        return account

    async def _send(self, kind: Purpose, account: AccountRow, email: str, token: str) -> None:
        person = await self._store.read(people_rows.by_id(account.person))
        try:
            self._count(f"{kind} {email.casefold()}")
        except Denied:
            logger.warning("letter-withheld", kind=kind)
            return
        if person is not None and self._letters is not None:
            sent = await self._letters.send_link(kind, email, person.name, person.language, token)
            logger.info("letter", kind=kind, sent=sent)
