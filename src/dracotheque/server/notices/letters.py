"""What the letters say, in the language of whoever receives them. None of them says anything of a game but its name."""

from typing import Final

from dracotheque import games
from dracotheque.server.notices.post import Post
from dracotheque.server.people.links import Links, Purpose
from dracotheque.server.store.notices import OPENED, TURN, Errand, Kind
from dracotheque.texts import texts_for

WITH_LINK: Final[dict[Purpose, tuple[str, str]]] = {
    "reset": ("server-mail-reset-subject", "server-mail-reset"),
    "confirm": ("server-mail-confirm-subject", "server-mail-confirm"),
}
"""The messages of the letters that carry a link: subject and body."""

OF_TABLES: Final[dict[Kind, tuple[str, str]]] = {
    TURN: ("server-mail-turn-subject", "server-mail-turn"),
    OPENED: ("server-mail-opened-subject", "server-mail-opened"),
}
"""The messages of the letters about slow tables."""


class Letters:
    """Writes letters and gives them to the post."""

    def __init__(self, post: Post, links: Links, origin: str) -> None:
        self._post = post
        self._links = links
        self._origin = origin.rstrip("/")

    async def send_link(self, kind: Purpose, email: str, name: str, language: str, token: str) -> bool:
        """A letter with a link: to choose a new password, or to confirm an address."""
        texts = texts_for(language, "dracotheque.server")
        values = {"name": name, "link": f"{self._origin}/{kind}#{token}"}
        subject, body = WITH_LINK[kind]
        return await self._post.send(email, texts.say(subject), texts.say(body, values))

    async def send(self, errand: Errand) -> bool:
        """A letter that says what happens at a slow table, and how to get no more of them."""
        if errand.email is None:
            return True
        texts = texts_for(errand.language, "dracotheque.server")
        token = self._links.make("unsubscribe", errand.notice.person)
        values = {
            "name": errand.name,
            "title": game_title(errand.game, errand.language),
            "companions": ", ".join(filter(None, errand.companions)),
            "link": table_link(self._origin, errand.notice.table_id),
            "stop": f"{self._origin}/unsubscribe#{token}",
        }
        subject, body = OF_TABLES[errand.notice.kind]
        return await self._post.send(
            errand.email,
            texts.say(subject, {"title": values["title"]}),
            texts.say(body, values),
            unsubscribe=f"{self._origin}/api/unsubscribe/{token}",
        )


def table_link(origin: str, table: str) -> str:
    return f"{origin.rstrip('/')}/table/{table}"


def game_title(game: str, language: str) -> str:
    return texts_for(language, games.get(game).package).say("game-title")
