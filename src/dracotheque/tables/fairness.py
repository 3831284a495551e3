"""A game that counts for ratings is played by those who sit there: without hints, and nothing is taken back alone."""

from msgspec.structs import replace

from dracotheque.tables.refusals import not_now
from dracotheque.tables.table import Table


async def give_help(table: Table) -> None:
    """Refuse it in a game that counts; one among guests, which would count only if all signed up, counts no more."""
    people = {chair.person for chair in table.chairs if chair.kind == "person" and chair.person is not None}
    if not table.row.rated or len(people) < 2:
        return
    if await table.store.have_accounts(people):
        raise not_now("server-rated-game")
    if await table.store.change(table.id, table.row.status, rated=False):
        table.row = replace(table.row, rated=False)
        table.audience.tell_table()
        table.changed()
