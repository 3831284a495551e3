"""Secrets that all server processes share."""

from secrets import token_urlsafe

from sqlalchemy import Connection, insert, select

from dracotheque.server.store.schema import keys
from dracotheque.server.store.writer import Work


def key(name: str) -> Work[str]:
    """The key of this name, made at random when it is first wanted."""

    def work(connection: Connection) -> str:
        found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
        if found is None:
            found = token_urlsafe(32)
            connection.execute(insert(keys).values(name=name, value=found))
        value: str = found
        return value

    return work
