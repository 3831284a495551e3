"""Passwords: hashed with argon2 in threads of their own, a bounded number at a time."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")
AT_ONCE: Final = 2
"""Each hash takes 64 MiB while it is made."""


class Passwords:
    """Makes hashes and checks passwords against them, without holding anybody else up."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._nobody = self._hasher.hash("nobody")

    async def hash(self, password: str) -> str:
        return await self._in_thread(self._hasher.hash, _normal(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password; for somebody unknown it takes as long to say no."""
        fits = await self._in_thread(self._verify, hashed or self._nobody, _normal(password))
        return fits and hashed is not None

    def is_dated(self, hashed: str) -> bool:
        """Whether the hash was made with other costs than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._threads.shutdown()

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *values: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)


def _normal(password: str) -> str:
    return unicodedata.normalize("NFC", password)
