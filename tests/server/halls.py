"""The hall of a house, and people who look at it without a network."""

from typing import Any

import msgspec
import pytest

from dracotheque.server.domain.hall import Language
from dracotheque.server.hall import hall
from dracotheque.tables.domain.people import Person
from tests.server.visitors import House, Visitor
from tests.server.waiting import until

Json = Any


class Ear:
    """Somebody in the hall, who remembers every byte."""

    def __init__(self, person: Person | None = None, language: Language = "fr") -> None:
        self.person = person
        self.language: Language = language
        self.muted: frozenset[str] = frozenset()
        self.texts: list[bytes] = []
        self.heard: list[Json] = []
        self.is_hung_up = False

    def send(self, message: bytes) -> None:
        self.texts.append(message)
        self.heard.append(msgspec.json.decode(message))

    def hang_up(self) -> None:
        self.is_hung_up = True

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def tables(self) -> dict[str, Json]:
        """The tables as they are shown now, after all that was told."""
        shown: dict[str, Json] = {}
        for message in self.heard:
            for table in message.get("tables", ()):
                shown[table["id"]] = table
            for name in message.get("gone", ()):
                del shown[name]
        return shown

    @property
    def pictures(self) -> dict[str, Json]:
        shown: dict[str, Json] = {}
        for message in self.heard:
            for picture in message.get("pictures", ()):
                shown[picture["table"]] = picture
            for name in message.get("hidden", ()):
                del shown[name]
        return shown

    @property
    def names(self) -> list[str]:
        """Who is here now."""
        shown: dict[str, str] = {}
        for message in self.heard:
            for visitor in (*message.get("visitors", ()), *message.get("came", ())):
                shown[visitor["id"]] = visitor["name"]
            for name in message.get("left", ()):
                del shown[name]
        return sorted(shown.values())

    def said(self) -> list[str]:
        """What is read now of what was said."""
        lines: dict[int, str] = {}
        for message in self.heard:
            if message["type"] == "hall-talk":
                lines = {}
            for line in message.get("lines", ()) or ([message["said"]] if message["type"] == "hall-said" else []):
                lines[line["number"]] = line["text"]
        return list(lines.values())


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told at once, and looked at all the time."""
    for name, seconds in (("SOON", 0.0), ("PAUSE", 0.0), ("BEAT", 0.02)):
        monkeypatch.setattr(hall, name, seconds)


async def enter(house: House, visitor: Visitor | None = None, language: Language = "fr") -> Ear:
    """Somebody comes into the hall."""
    token = None if visitor is None else visitor.http.cookies["draco"]
    ear = Ear(await house.services.people.known(token), language)
    if ear.person is not None:
        house.services.hall.attendance.come(ear.person)
    await house.services.hall.enter(ear)
    return ear


def leave(house: House, ear: Ear) -> None:
    if ear.person is not None:
        house.services.hall.attendance.go(ear.person)
    house.services.hall.leave(ear)


__all__ = ["Ear", "enter", "hurry", "leave", "until"]
