"""Reports over HTTP, and what those who run the server decide about them."""

import msgspec
from sqlalchemy import Connection

from dracotheque.server.admin.desk import SILENCE
from dracotheque.server.http.admin import A_PAGE, audit, for_admins, operation
from dracotheque.server.http.cards import found as found_card
from dracotheque.server.http.operations import INVITE, Call, Operation
from dracotheque.server.http.records import SKIP, skipped
from dracotheque.server.store import admin, hall, moderation
from dracotheque.server.store import audit as audit_rows
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.moderation import Report, ReportRow
from dracotheque.server.store.writer import Work
from dracotheque.server.wire.moderation import AdminDeed, AdminLog, AdminReport, AdminReports, ReportWish, Verdict
from dracotheque.tables.access import check_invited
from dracotheque.tables.domain.cards import fingerprint, own_cards
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import shown
from dracotheque.tables.refusals import Denied, not_now, not_there
from dracotheque.tables.table import Table
from dracotheque.tables.wire.requests import Done


async def report(call: Call) -> Done:
    wish: ReportWish = call.body
    person = call.person
    call.services.limits.reports.take(person.id)
    where: str | None
    about: str | None
    if wish.kind == "hall":
        where, (about, name, words) = wish.language, await _said_in_hall(call, wish)
    elif wish.kind == "gallery":
        where, (about, name, words) = wish.card, await _shown_card(call, wish)
    elif wish.table is None:
        raise not_there()
    else:
        table = await call.services.hub.get(wish.table)
        check_invited(table, person, call.request.headers.get(INVITE))
        where, (about, name, words) = table.id, await _what(call, wish, table)
    if about == person.id:
        raise not_now("server-not-oneself")
    reason = shown(wish.reason)[:500]
    row = ReportRow(now_ms(), person.id, wish.kind, about, name, where, wish.place, words, reason)
    if not await call.services.store.write(moderation.report(row)):
        raise not_now("server-reported-already")
    return Done()


async def _said_in_hall(call: Call, wish: ReportWish) -> tuple[str, str, str]:
    known = wish.language is not None and wish.place is not None
    line = await call.services.store.read(hall.said(wish.language or "", wish.place or 0)) if known else None
    if line is None:
        raise Denied(404, "server-nothing-said")
    return line.person, line.name, line.text


async def _shown_card(call: Call, wish: ReportWish) -> tuple[str, str, str]:
    card = await found_card(call.services.store, wish.card or "", call.person.id)
    return card.row.author, card.name, card.row.content


async def _what(call: Call, wish: ReportWish, table: Table) -> tuple[str | None, str, str]:
    """Of whom it is, their name, and what it says."""
    store = call.services.store
    if wish.kind == "words":
        line = None if wish.place is None else await store.read(moderation.said(table.id, wish.place))
        if line is None:
            raise Denied(404, "server-nothing-said")
        return line.person, line.name, line.text
    if wish.kind == "card":
        cards = own_cards(table.row.game, table.row.options)
        if wish.place is None or wish.place >= len(cards):
            raise Denied(404, "server-no-such-card")
        host = await store.read(people_rows.by_id(table.row.host))
        return table.row.host, "" if host is None else host.name, msgspec.json.encode(cards[wish.place]).decode()
    about = None if wish.person is None else await store.read(people_rows.by_id(wish.person))
    if about is None:
        raise Denied(404, "server-no-such-person")
    return about.id, about.name, ""


@for_admins
async def admin_reports(call: Call) -> AdminReports:
    found = await call.services.store.read(moderation.all_reports(False, A_PAGE, skipped(call)))
    return AdminReports(tuple(map(_described, found)))


def _described(report: Report) -> AdminReport:
    return AdminReport(
        str(report.number),
        report.at,
        report.reporter,
        report.kind,
        report.person,
        report.name,
        report.table_id,
        report.words,
        report.reason,
        report.outcome,
        report.decided,
    )


@for_admins
async def admin_decide(call: Call) -> Done:
    wish: Verdict = call.body
    number: str = call.request.path_params["report"]
    known = number.isascii() and number.isdigit() and len(number) < 10
    report = await call.services.store.read(moderation.one(int(number))) if known else None
    if report is None:
        raise Denied(404, "server-no-such-report")
    if wish.outcome in ("silenced", "banned"):
        if report.person == call.person.id:
            raise not_now("server-not-oneself")
        if report.person is None or await call.services.store.read(people_rows.by_id(report.person)) is None:
            raise Denied(404, "server-no-such-person")
    deed = audit(call, wish.outcome, report.name, f"report {report.number}: {report.words or report.reason}")
    if not await call.services.store.write(audit_rows.audited(deed, _carried_out(report, wish))):
        raise not_now("server-report-settled")
    await call.services.club.watch.spread()
    return Done()


def _carried_out(report: Report, wish: Verdict) -> Work[bool]:
    """The decision and what follows from it, both or neither."""

    def work(connection: Connection) -> bool:
        now = now_ms()
        if not moderation.decide(report.number, wish.outcome, now)(connection):
            return False
        if wish.outcome == "hidden" and report.kind == "words" and report.table_id and report.place is not None:
            moderation.hide_words(report.table_id, report.place, now)(connection)
        elif wish.outcome == "hidden" and report.kind == "hall" and report.table_id and report.place is not None:
            hall.hide(report.table_id, report.place, now)(connection)
        elif wish.outcome == "hidden" and report.kind in ("card", "gallery"):
            moderation.hide_card(fingerprint(msgspec.json.decode(report.words)), now)(connection)
        elif wish.outcome == "silenced" and report.person:
            moderation.silence(report.person, now + SILENCE)(connection)
        elif wish.outcome == "banned" and report.person:
            admin.block(report.person, True, now)(connection)
        return True

    return work


@for_admins
async def admin_log(call: Call) -> AdminLog:
    found = await call.services.store.read(audit_rows.lines(A_PAGE, skipped(call)))
    return AdminLog(
        tuple(AdminDeed(str(line.number), line.at, line.name, line.what, line.target, line.detail) for line in found)
    )


OPERATIONS = (
    Operation("POST", "/api/reports", report, "Say that something is wrong", ReportWish, Done, (401, 403, 404, 409)),
    operation("GET", "/reports", admin_reports, "What was reported", None, AdminReports, 400, skip=SKIP),
    operation("POST", "/reports/{report}", admin_decide, "Decide about a report", Verdict, Done, 404, 409),
    operation("GET", "/log", admin_log, "What administrators did", None, AdminLog, 400, skip=SKIP),
)
