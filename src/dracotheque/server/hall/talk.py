"""What is said in the hall: one conversation in each language, kept in the store, with the last of it in memory."""

from collections import deque
from typing import Final

from dracotheque.server.domain.hall import LANGUAGES, HallLine, Language
from dracotheque.server.store import Conflict, Store, moderation
from dracotheque.server.store import hall as rows
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import shown
from dracotheque.tables.refusals import Denied, not_now

TRIES: Final = 3


class Talk:
    """What was said of late."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lines: dict[Language, deque[HallLine]] = {language: deque(maxlen=rows.RECENT) for language in LANGUAGES}

    async def load(self) -> None:
        """Everything anew: something has been hidden, or nobody has listened for a while."""
        for language in LANGUAGES:
            found = await self._store.read(rows.recent(language))
            self.lines[language] = deque(found, rows.RECENT)

    async def hear(self) -> list[HallLine]:
        """What was said at other servers since."""
        heard: list[HallLine] = []
        for language, lines in self.lines.items():
            last = lines[-1].number if lines else 0
            new = await self._store.read(rows.recent(language, last))
            heard += [line for line in new if self.note(line)]
        return heard

    def note(self, line: HallLine) -> bool:
        """Whether this is new to us."""
        lines = self.lines[line.language]
        if any(known.number == line.number for known in lines):
            return False
        lines.append(line)
        return True

    async def say(self, person: Person, language: Language, text: str) -> HallLine:
        """Keep a sentence; it is heard when it is durable."""
        words = shown(text)
        if not words:
            raise not_now("server-nothing-said")
        if await self._store.read(moderation.is_silenced(person.id, now_ms())):
            raise Denied(403, "server-silenced")
        for _ in range(TRIES):
            try:
                return await self._store.write(rows.say(language, person.id, person.name, words, now_ms()))
            except Conflict:
                continue  # at another server somebody spoke at the same moment
        raise not_now("server-store-down")
