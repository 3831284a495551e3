"""E-mail addresses: only what can be nothing else than one address."""

import re
from typing import Final

import idna

from dracotheque.tables.refusals import Denied

LONGEST: Final = 254
LONGEST_LOCAL: Final = 64
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL: Final = re.compile(rf"{_ATOM}(\.{_ATOM})*")
ENCODED_WORD: Final = "=?"
"""How a header begins what it encodes (RFC 2047): a mail program would read there what we did not write."""


def checked_email(text: str) -> str:
    """The address as it is kept and written to: its domain in small ASCII letters."""
    local, _, domain = text.rpartition("@")
    try:
        host = idna.encode(domain, uts46=True, std3_rules=True).decode().lower()
    except (idna.IDNAError, UnicodeError):
        raise _bad() from None
    plain = len(local) <= LONGEST_LOCAL and _LOCAL.fullmatch(local) is not None and ENCODED_WORD not in local
    last = host.rpartition(".")[2]
    if not plain or "." not in host or last.isdigit() or len(local) + 1 + len(host) > LONGEST:
        raise _bad()
    return f"{local}@{host}"


def as_asked(text: str) -> str:
    """What somebody typed who may mean an address, as that address would be kept."""
    try:
        return checked_email(text.strip())
    except Denied:
        return text.strip()


def _bad() -> Denied:
    return Denied(422, "server-bad-email")
