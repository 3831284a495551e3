"""What a link to a table, a finished game or a card says of itself where it is posted: its game, and who plays a public
one; of a card its name, its author and its text.

Whoever has only the link to a private table learns which game it is, and nothing else.
"""

import re
from hashlib import sha256
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.server.http.cards import described
from dracotheque.server.http.outside import found as found_file
from dracotheque.server.http.outside import is_outside
from dracotheque.server.pictures.compose import HEIGHT, WIDTH, Words, card_picture, lid_picture
from dracotheque.server.pictures.pictures import Pictures
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown, cards
from dracotheque.server.store import tables as rows
from dracotheque.server.store.cards import ShownCard
from dracotheque.tables.answers.workshop import workshop_of
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.texts import texts_for

PLACES: Final = re.compile(r"(?:table|replay|embed/replay)/([a-z0-9]{1,20})(?:/screen)?/?")
CARD: Final = re.compile(r"card/([a-z0-9]{1,20})/?")
FACE: Final = re.compile(r"[a-z0-9_-]{1,40}")
"""What the pictures of cards are called; another name leads nowhere."""
LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
HOUSE: Final = "Dracothèque"
SAID: Final = {
    "open": "server-preview-open",
    "running": "server-preview-running",
    "over": "server-preview-over",
    "private": "server-preview-private",
}


class Preview(NamedTuple):
    """What is said of a page where a link to it is posted; its picture says the same and no more."""

    title: str
    description: str
    picture: str | None = None
    """As SVG, where it can be drawn."""
    embeddable: bool = False
    """Whether other pages may show it inside theirs: a finished game that was public, or that its players share."""

    def tags(self, language: str, path: str, origin: str | None) -> str:
        """As the head of a page holds it; addresses must be whole, so there are none where nobody knows ours."""
        values = {
            "og:site_name": HOUSE,
            "og:type": "website",
            "og:locale": LOCALES[language],
            "og:title": self.title,
            "og:description": self.description,
        }
        if origin is not None:
            values["og:url"] = f"{origin}/{path}"
            if self.picture is not None:
                version = sha256(self.picture.encode()).hexdigest()[:12]
                values |= {
                    "og:image": f"{origin}/shared/{language}/{path.strip('/')}.png?{version}",
                    "og:image:type": "image/png",
                    "og:image:width": str(WIDTH),
                    "og:image:height": str(HEIGHT),
                    "og:image:alt": self.title,
                    "twitter:card": "summary_large_image",
                }
        tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items())
        if self.embeddable and origin is not None:
            kind = "application/json+oembed"
            tags += f'<link rel="alternate" type="{kind}" href="{origin}/api/oembed?url={quote(f"{origin}/{path}")}" />'
        return tags


async def preview_of(services: Services, path: str, language: str) -> Preview | None:
    """What a page says of itself, if it is that of a table or a card."""
    place, card = PLACES.fullmatch(path), CARD.fullmatch(path)
    try:
        if card is not None:
            shown = await services.store.read(cards.one(card[1], None))
            return None if shown is None or shown.hidden else _card_preview(services.pictures, shown, language)
        if place is None:
            return None
        found = await services.store.read(rows.load_seats(place[1]))
    except StoreDown:
        return None
    return None if found is None else _preview(services.pictures, *found, language)


def _preview(pictures: Pictures, row: TableRecord, chairs: tuple[Chair, ...], language: str) -> Preview:
    game = games.get(row.game, row.rules)
    title = texts_for(language, game.package).say("game-title")
    people = [chair.name for chair in chairs if chair.kind == "person"]
    is_open = row.public or (row.status == "over" and row.shared)
    kind = row.status if is_open and people and row.status != "closed" else "private"
    free = sum(chair.kind == "open" for chair in chairs)
    say = texts_for(language, "dracotheque.server").say
    said = say(SAID[kind], {"company": ", ".join(people), "free": free})
    art = _lid(pictures, game)
    picture = None if art is None else lid_picture(art, Words(HOUSE, title, (said,)))
    return Preview(f"{title} – {HOUSE}", said, picture, is_open and row.status == "over")


def _card_preview(pictures: Pictures, shown: ShownCard, language: str) -> Preview:
    card = described(shown, None)
    label = workshop_of(card.game).label(card.card)
    game = texts_for(language, games.get(card.game).package).say("game-title")
    title = f"{label.names[language]} – {game}"
    lines = tuple(line.text for line in card.text[language])
    by = texts_for(language, "dracotheque.server").say("server-preview-card", {"name": shown.name})
    art = pictures.art(f"{card.game}/{label.face}") if FACE.fullmatch(label.face) else None
    picture = None if art is None else card_picture(art, Words(HOUSE, label.names[language], (*lines, by)))
    return Preview(title, " ".join((*lines, by)), picture)


def _lid(pictures: Pictures, game: Game) -> str | None:
    if not is_outside(game):
        return pictures.art(game.id)
    file = found_file(game, "box.svg") if pictures.available else None
    return None if file is None else file.read_text("utf-8")


def with_preview(page: str, tags: str, title: str) -> str:
    """The first page of the app, with these tags in its head."""
    page = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(title)}</title>", page, count=1, flags=re.DOTALL)
    return page.replace("</head>", f"{tags}</head>", 1)
