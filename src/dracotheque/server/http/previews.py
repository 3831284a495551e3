"""What a link to a table or a finished game says of itself where it is posted: its game, and who plays a public one.

Whoever has only the link to a private table learns which game it is, and nothing else.
"""

import re
from html import escape
from typing import Final, NamedTuple

from dracotheque import games
from dracotheque.server.domain.tables import Chair, TableRecord
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown
from dracotheque.server.store import tables as rows
from dracotheque.texts import texts_for

PLACES: Final = re.compile(r"(?:table|replay)/([a-z0-9]{1,20})(?:/screen)?/?")
LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
HOUSE: Final = "Dracothèque"
SAID: Final = {
    "open": "server-preview-open",
    "running": "server-preview-running",
    "over": "server-preview-over",
    "private": "server-preview-private",
}


class Preview(NamedTuple):
    """What is said of a page where a link to it is posted."""

    title: str
    description: str

    def tags(self, language: str, address: str | None) -> str:
        """As the head of a page holds it."""
        values = {
            "og:site_name": HOUSE,
            "og:type": "website",
            "og:locale": LOCALES[language],
            "og:title": self.title,
            "og:description": self.description,
        }
        if address is not None:
            values["og:url"] = address
        return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items())


async def preview_of(services: Services, path: str, language: str) -> Preview | None:
    """What a page says of itself, if it is that of a table."""
    place = PLACES.fullmatch(path)
    if place is None:
        return None
    try:
        found = await services.store.read(rows.load_seats(place[1]))
    except StoreDown:
        return None
    return None if found is None else _preview(*found, language)


def _preview(row: TableRecord, chairs: tuple[Chair, ...], language: str) -> Preview:
    title = texts_for(language, games.get(row.game, row.rules).package).say("game-title")
    people = [chair.name for chair in chairs if chair.kind == "person"]
    is_open = row.public or (row.status == "over" and row.shared)
    kind = row.status if is_open and people and row.status != "closed" else "private"
    free = sum(chair.kind == "open" for chair in chairs)
    say = texts_for(language, "dracotheque.server").say
    return Preview(f"{title} – {HOUSE}", say(SAID[kind], {"company": ", ".join(people), "free": free}))


def with_preview(page: str, tags: str, title: str) -> str:
    """The first page of the app, with these tags in its head."""
    page = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(title)}</title>", page, count=1, flags=re.DOTALL)
    return page.replace("</head>", f"{tags}</head>", 1)
