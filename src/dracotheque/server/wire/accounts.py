"""What travels about accounts, sessions and notices."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dracotheque.tables.wire.common import Milliseconds, Name
from dracotheque.tables.wire.requests import Ask

Password = Annotated[str, Meta(min_length=1, max_length=200)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(min_length=1, max_length=254)]
EmailOrNone = Annotated[str, Meta(max_length=254)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
Address = Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^https?://[!-~]+\Z")]


class SignUp(Ask, frozen=True):
    """Make an account; a guest becomes it, with all games played."""

    name: Name
    password: NewPassword
    email: Email | None = None
    language: Literal["fr", "en"] = "fr"


class SignIn(Ask, frozen=True):
    """Be known again by name and password; what one played as a guest comes along."""

    name: Name
    password: Password


class AccountChange(Ask, frozen=True):
    """Another name, password or e-mail address (empty: none); all want the password in use."""

    current: Password
    name: Name | None = None
    password: NewPassword | None = None
    email: EmailOrNone | None = None


class Farewell(Ask, frozen=True):
    """Be forgotten; a guest has no password to show."""

    password: Annotated[str, Meta(max_length=200)] = ""


class LostPassword(Ask, frozen=True):
    """A name or an e-mail address; the answer is the same whoever that is."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]


class PasswordReset(Ask, frozen=True):
    """What the link in the mail carried, and the new password."""

    token: Token
    password: NewPassword


class TokenOnly(Ask, frozen=True):
    """What the link in a mail carried."""

    token: Token


class NoticeWish(Ask, frozen=True):
    """How to be told that a slow table waits: by e-mail, by a request to an address of one's own, both or neither."""

    email: bool = False
    webhook: Address | None = None


class NoticeInfo(msgspec.Struct, frozen=True):
    """How one is told; `secret` signs what is sent to the webhook."""

    email: bool
    webhook: str | None
    secret: str | None


class AccountInfo(msgspec.Struct, frozen=True):
    """One's own account."""

    name: str
    email: str | None
    email_confirmed: bool
    admin: bool
    created: Milliseconds
    mail: bool
    """Whether this server can send e-mail at all."""


class SessionInfo(msgspec.Struct, frozen=True):
    """One open session."""

    id: str
    device: str
    created: Milliseconds
    expires: Milliseconds
    current: bool


class Sessions(msgspec.Struct, frozen=True):
    """All open sessions, the newest first."""

    sessions: tuple[SessionInfo, ...]
