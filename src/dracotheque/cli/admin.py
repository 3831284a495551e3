"""`draco admin`: tables, people and limits of a server, at the command line. A running server takes note in seconds."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from dracotheque.cli.complaints import Misuse
from dracotheque.cli.mail import mail
from dracotheque.cli.parameters import Spoken
from dracotheque.cli.stores import DEFAULT_DATA, Data, StoreUrl, store_url

if TYPE_CHECKING:
    from dracotheque.cli.voice import Voice
    from dracotheque.server.admin.desk import Desk

MOST: Final = 200
Somebody = Annotated[str, Parameter(metavar="NAME", help="The name of an account, or the id of a person.")]
Undo = Annotated[bool, Parameter(negative=(), show_default=False, help="The other way round.")]

app = App(name="admin", help="Look after a server: its tables, its people, its limits.", help_format="plaintext")


app.command(mail)


@contextmanager
def _desk(data: str, store: str | None) -> "Iterator[Desk]":
    url = store_url(data, store)
    from dracotheque.server.admin.desk import open_desk

    with open_desk(url) as desk:
        yield desk


@app.command
def tables(
    *,
    status: Annotated[str | None, Parameter(help="Only those open, running, over or closed.")] = None,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """List tables, the newest first."""
    with _desk(data, store) as desk:
        from dracotheque.server.store import admin

        wanted = admin.STATUSES.get(status or "")
        if status is not None and wanted is None:
            raise Misuse("cli-error-bad-value", argument="--status", value=status)
        lines = desk.read(admin.list_tables(wanted, MOST))
    rows = (
        (line.id, line.game, line.status, _moment(line.created), str(line.moves), ", ".join(line.names))
        for line in lines
    )
    return _show(
        voice,
        (
            "cli-admin-column-table",
            "cli-admin-column-game",
            "cli-admin-column-status",
            "cli-admin-column-created",
            "cli-admin-column-moves",
            "cli-admin-column-names",
        ),
        rows,
    )


@app.command
def people(
    *,
    name: Annotated[str, Parameter(help="Only those whose name contains this.")] = "",
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """List people, those with an account first."""
    with _desk(data, store) as desk:
        from dracotheque.server.store import admin

        lines = desk.read(admin.list_people(name, MOST))
    rows = (
        (
            line.id,
            line.name,
            voice.say(_kind(line.guest, line.admin, line.blocked)),
            _moment(line.created),
            str(line.tables),
        )
        for line in lines
    )
    return _show(
        voice,
        (
            "cli-admin-column-person",
            "cli-admin-column-name",
            "cli-admin-column-kind",
            "cli-admin-column-created",
            "cli-admin-column-tables",
        ),
        rows,
    )


def _kind(guest: bool, admin: bool, blocked: bool) -> str:
    if blocked:
        return "cli-admin-blocked"
    if admin:
        return "cli-admin-admin"
    return "cli-admin-guest" if guest else "cli-admin-account"


@app.command
def limits(
    wish: Annotated[str | None, Parameter(metavar="NAME=N", help="Set this limit; NAME=none unsets it.")] = None,
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """Show the limits of a server, or set one."""
    from dracotheque.cli import arguments

    with _desk(data, store) as desk:
        from dracotheque.server.admin.limits import HIGHEST, all_limits, checked
        from dracotheque.server.settings import Settings
        from dracotheque.server.store import admin

        if wish is not None:
            name, _, value = wish.partition("=")
            number = None if value == "none" else arguments.number(name, value, 0, HIGHEST)
            limit = checked(name, number)
            desk.write_down("limit", name, "none" if limit is None else str(limit), admin.put_limit(name, limit))
        shown = all_limits(Settings(), desk.read(admin.all_limits()))
    rows = ((limit.name, str(limit.value), str(limit.usual)) for limit in shown)
    return _show(voice, ("cli-admin-column-limit", "cli-admin-column-value", "cli-admin-column-usual"), rows)


@app.command
def close(
    table: Annotated[str, Parameter(help="The id of the table.")],
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """Close a table."""
    with _desk(data, store) as desk:
        from dracotheque.server.admin.desk import NotPossible
        from dracotheque.server.store import admin
        from dracotheque.tables.moments import now_ms

        if not desk.write_down("close-table", table, "", admin.close_table(table, now_ms())):
            raise NotPossible("server-not-running")
    print(voice.say("cli-admin-closed", table=table))
    return 0


@app.command
def reopen(
    table: Annotated[str, Parameter(help="The id of the table.")],
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """Let a table go on that has paused because its rules have stumbled."""
    with _desk(data, store) as desk:
        from dracotheque.server.admin.desk import NotPossible
        from dracotheque.server.store import admin
        from dracotheque.tables.moments import now_ms

        if not desk.write_down("reopen-table", table, "", admin.reopen_table(table, now_ms())):
            raise NotPossible("server-not-paused")
    print(voice.say("cli-admin-reopened", table=table))
    return 0


@app.command
def log(
    table: Annotated[str, Parameter(help="The id of the table.")],
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """Print everything that leads to where a table stands, its seed included, as JSON: for the report of a bug."""
    with _desk(data, store) as desk:
        import msgspec

        from dracotheque.server.admin.desk import NotPossible
        from dracotheque.server.store import tables

        loaded = desk.read(tables.load(table))
        if loaded is None:
            raise NotPossible("server-no-such-table")
    shown = {"table": loaded.row, "log": loaded.entries}
    print(msgspec.json.format(msgspec.json.encode(shown)).decode())
    return 0


@app.command
def verify(*, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken) -> int:
    """Check that nothing is missing, foreign or changed in the log of any table."""
    with _desk(data, store) as desk:
        from dracotheque.server.admin.ledgers import broken_logs

        checked, broken = broken_logs(desk)
    for table, seq in broken:
        print(voice.say("cli-admin-broken", table=table, number=seq))
    print(voice.say("cli-admin-verified", tables=checked, broken=len(broken)))
    return 1 if broken else 0


@app.command
def block(
    person: Somebody, /, *, undo: Undo = False, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken
) -> int:
    """Close all sessions of somebody and let them open no other."""
    with _desk(data, store) as desk:
        from dracotheque.server.store import admin
        from dracotheque.tables.moments import now_ms

        found = desk.person(person)
        work = admin.block(found.id, not undo, now_ms())
        desk.write_down("unban" if undo else "ban", found.name, found.id, work)
    print(voice.say("cli-admin-unblocked" if undo else "cli-admin-kept-out", name=found.name))
    return 0


@app.command
def silence(
    person: Somebody, /, *, undo: Undo = False, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken
) -> int:
    """Let somebody say nothing at any table for a month."""
    with _desk(data, store) as desk:
        from dracotheque.server.admin.desk import SILENCE
        from dracotheque.server.store import moderation
        from dracotheque.tables.moments import now_ms

        found = desk.person(person)
        work = moderation.silence(found.id, None if undo else now_ms() + SILENCE)
        desk.write_down("unsilence" if undo else "silence", found.name, found.id, work)
    print(voice.say("cli-admin-unsilenced" if undo else "cli-admin-silenced", name=found.name))
    return 0


@app.command
def reports(*, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken) -> int:
    """List what was reported and waits for a decision; the admin page is the place to decide."""
    with _desk(data, store) as desk:
        from dracotheque.server.store import moderation

        lines = desk.read(moderation.all_reports(True, MOST))
    rows = (
        (str(line.number), _moment(line.at), line.kind, line.name, line.table_id or "", line.words, line.reason)
        for line in lines
    )
    return _show(
        voice,
        (
            "cli-admin-column-number",
            "cli-admin-column-when",
            "cli-admin-column-kind",
            "cli-admin-column-name",
            "cli-admin-column-table",
            "cli-admin-column-words",
            "cli-admin-column-reason",
        ),
        rows,
    )


@app.command
def audit(*, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken) -> int:
    """Show what administrators did, the latest first."""
    with _desk(data, store) as desk:
        from dracotheque.server.store.audit import lines as deeds

        lines = desk.read(deeds(MOST))
    return _show(
        voice,
        (
            "cli-admin-column-when",
            "cli-admin-column-who",
            "cli-admin-column-what",
            "cli-admin-column-target",
            "cli-admin-column-detail",
        ),
        ((_moment(line.at), line.name, line.what, line.target, line.detail) for line in lines),
    )


@app.command
def promote(
    person: Somebody, /, *, undo: Undo = False, data: Data = DEFAULT_DATA, store: StoreUrl = None, voice: Spoken
) -> int:
    """Make somebody with an account an administrator."""
    with _desk(data, store) as desk:
        from dracotheque.server.admin.desk import NotPossible
        from dracotheque.server.store import admin

        found = desk.person(person)
        work = admin.make_admin(found.id, not undo)
        if not desk.write_down("demote" if undo else "promote", found.name, found.id, work):
            raise NotPossible("server-no-account")
    print(voice.say("cli-admin-demoted" if undo else "cli-admin-promoted", name=found.name))
    return 0


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(voice: "Voice", columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> int:
    from rich.table import Table
    from rich.text import Text

    from dracotheque.cli.consoles import console

    table = Table(*(voice.say(column) for column in columns), box=None, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*map(Text, row))
    console().print(table)
    return 0
