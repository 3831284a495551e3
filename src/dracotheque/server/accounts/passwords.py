"""Passwords: hashed with argon2 in threads of their own, a bounded number at a time."""

import unicodedata
from functools import partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dracotheque.server.threads import Threads

AT_ONCE: Final = 2
"""Each hash takes 64 MiB while it is made."""
STOPS_WITHIN: Final = 2.0
"""Seconds that a hash is waited for when the server stops."""


class Passwords:
    """Makes hashes and checks passwords against them, without holding anybody else up."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = Threads("passwords", AT_ONCE)
        self._nobody = self._hasher.hash("nobody")

    async def hash(self, password: str) -> str:
        return await self._threads.do(partial(self._hasher.hash, _normal(password)))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password; for somebody unknown it takes as long to say no."""
        fits = await self._threads.do(partial(self._verify, hashed or self._nobody, _normal(password)))
        return fits and hashed is not None

    def is_dated(self, hashed: str) -> bool:
        """Whether the hash was made with other costs than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._threads.close(STOPS_WITHIN)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _normal(password: str) -> str:
    return unicodedata.normalize("NFC", password)
