"""Studies of finished games: those that were asked for, in the order in which they are made, and what was found."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Update, and_, func, insert, or_, select, update

from dracotheque.server.domain.analysis import StudyRow
from dracotheque.server.store.schema import analyses, seats, tables
from dracotheque.server.store.writer import Work

_WAITS = and_(analyses.c.key != analyses.c.made, ~analyses.c.failed)


def load(table: str) -> Work[StudyRow | None]:
    query = select(analyses).where(analyses.c.table_id == table)

    def work(connection: Connection) -> StudyRow | None:
        row = connection.execute(query).mappings().first()
        return None if row is None else StudyRow(**row)

    return work


def ask(table: str, key: str, person: str, at: int) -> Work[None]:
    """Put it at the end of the queue; what was made earlier stays until then."""
    fresh = StudyRow(table_id=table, key=key, person=person, asked=at)
    wish = asdict(fresh)
    anew = {name: wish[name] for name in wish if name not in ("table_id", "made", "content")}

    def work(connection: Connection) -> None:
        if connection.execute(update(analyses).where(analyses.c.table_id == table).values(anew)).rowcount == 0:
            connection.execute(insert(analyses).values(wish))

    return work


def waiting(person: str) -> Work[tuple[int, int]]:
    """How many wait or are being made: of all, and of this person."""
    own = select(func.count()).select_from(analyses).where(_WAITS, analyses.c.person == person)
    everybodys = select(func.count()).select_from(analyses).where(_WAITS)
    return lambda connection: (connection.execute(everybodys).scalar_one(), connection.execute(own).scalar_one())


def ahead(row: StudyRow) -> Work[int]:
    """How many are made before this one."""
    query = select(func.count()).select_from(analyses).where(_WAITS, _before(row))
    return lambda connection: connection.execute(query).scalar_one()


def claim(server: str, at: int, silent_since: int, most_tries: int) -> Work[StudyRow | None]:
    """Take the next that nobody is at, or whose server has fallen silent; one that fails twice is given up."""
    free = or_(analyses.c.server == "", analyses.c.server == server, analyses.c.alive < silent_since)
    query = select(analyses).where(_WAITS, free).order_by(analyses.c.asked, analyses.c.table_id).limit(1)

    def work(connection: Connection) -> StudyRow | None:
        tired = update(analyses).where(_WAITS, free, analyses.c.tries >= most_tries)
        connection.execute(tired.values(failed=True, person=""))
        row = connection.execute(query.with_for_update(skip_locked=True)).mappings().first()
        if row is None:
            return None
        taken = StudyRow(**{**row, "server": server, "alive": at, "tries": row["tries"] + 1, "done": 0, "total": 0})
        connection.execute(_own(taken).values(server=server, alive=at, tries=taken.tries, done=0, total=0))
        return taken

    return work


def latest_of(person: str, game: str, most: int) -> Work[tuple[tuple[int, bytes], ...]]:
    """What was found in somebody's last games that were studied, and where they sat; not where they held two seats."""
    one_seat = func.min(seats.c.seat)
    own = select(seats.c.table_id, one_seat.label("seat")).where(seats.c.person == person)
    mine = own.group_by(seats.c.table_id).having(func.count() == 1).subquery()
    query = (
        select(mine.c.seat, analyses.c.content)
        .join(tables, tables.c.id == mine.c.table_id)
        .join(analyses, analyses.c.table_id == mine.c.table_id)
        .where(tables.c.game == game, analyses.c.content.is_not(None))
        .order_by(tables.c.ended.desc(), tables.c.id)
        .limit(most)
    )
    return lambda connection: tuple([(row.seat, row.content) for row in connection.execute(query)])


def note(row: StudyRow, at: int, done: int, total: int) -> Work[None]:
    """A sign of life, and how far it is."""
    return _change(row, alive=at, done=done, total=total)


def keep(row: StudyRow, content: bytes) -> Work[None]:
    """It is made."""
    return _change(row, made=row.key, content=content, person="", server="", failed=False)


def give_up(row: StudyRow) -> Work[None]:
    """It cannot be made."""
    return _change(row, failed=True, person="", server="")


def put_back(row: StudyRow) -> Work[None]:
    """Somebody else goes on with it, or we later: it was no fault of the game's."""
    return _change(row, server="", tries=row.tries - 1)


def _change(row: StudyRow, **values: object) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(_own(row).values(values))

    return work


def _own(row: StudyRow) -> Update:
    return update(analyses).where(analyses.c.table_id == row.table_id, analyses.c.key == row.key)


def _before(row: StudyRow) -> ColumnElement[bool]:
    earlier = and_(analyses.c.asked == row.asked, analyses.c.table_id < row.table_id)
    return or_(analyses.c.asked < row.asked, earlier)
