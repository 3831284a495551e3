"""Signed links sent by e-mail: each good for one purpose, one person and a while.

What they carry follows `#` in the address, which no server ever logs. A browser that has signed in keeps one, too:
by it its owner may try passwords even while others try them for the same name.
"""

from hashlib import sha256
from typing import Final, Literal

from itsdangerous import BadData, URLSafeTimedSerializer

Purpose = Literal["reset", "confirm", "unsubscribe", "device"]
HOUR: Final = 3600
AGES: Final[dict[Purpose, int | None]] = {"reset": HOUR, "confirm": 72 * HOUR, "unsubscribe": None, "device": None}


class Links:
    """Makes and reads what stands in links."""

    def __init__(self, key: str) -> None:
        self._key = key

    def make(self, purpose: Purpose, person: str, about: str = "") -> str:
        """A token; `about` is something that must not have changed when it is used."""
        return self._serializer(purpose).dumps([person, _fingerprint(about)])

    def person(self, purpose: Purpose, token: str) -> str | None:
        """For whom a token was made; None where it is not ours or too old."""
        content = self._read(purpose, token)
        return None if content is None else content[0]

    def fits(self, purpose: Purpose, token: str, person: str, about: str = "") -> bool:
        """Whether the token was made for this person while `about` was the same."""
        return self._read(purpose, token) == (person, _fingerprint(about))

    def _read(self, purpose: Purpose, token: str) -> tuple[str, str] | None:
        try:
            person, about = self._serializer(purpose).loads(token, max_age=AGES[purpose])
        except (BadData, ValueError):
            return None
        return str(person), str(about)

    def _serializer(self, purpose: Purpose) -> URLSafeTimedSerializer:
        settings = {"digest_method": sha256}
        return URLSafeTimedSerializer(self._key, salt=f"dracotheque-{purpose}", signer_kwargs=settings)


def _fingerprint(about: str) -> str:
    return sha256(about.encode()).hexdigest()[:24]
