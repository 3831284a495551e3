"""How mail is sent, as the environment says."""

import os
from collections.abc import Mapping
from urllib.parse import unquote, urlsplit

import msgspec

from dracotheque.core.errors import DracothequeError

PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class BadMailSettings(DracothequeError):
    """The environment says something about mail that makes no sense."""


class Secret(msgspec.Struct, frozen=True):
    """Something that no log and no error ever shows."""

    value: str

    def __repr__(self) -> str:
        return "Secret(…)"


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A mail server, and who writes."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: Secret | None
    sender: str


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How people who are not here are told."""

    mail: MailSettings | None = None
    delay: float = 60.0
    """Seconds a turn lasts before anybody is told: those who play at once need no letter."""
    private_webhooks: bool = False
    """Whether webhooks may lead into this server's own network."""


def from_environment(environment: Mapping[str, str] = os.environ) -> NoticeSettings:
    """`DRACO_SMTP`, `DRACO_MAIL_FROM`, `DRACO_NOTICE_DELAY`, `DRACO_PRIVATE_WEBHOOKS`."""
    try:
        delay = float(environment.get("DRACO_NOTICE_DELAY", "60"))
    except ValueError:
        raise BadMailSettings("server-bad-setting", name="DRACO_NOTICE_DELAY") from None
    return NoticeSettings(
        mail=_mail(environment), delay=delay, private_webhooks=environment.get("DRACO_PRIVATE_WEBHOOKS", "") == "1"
    )


def _mail(environment: Mapping[str, str]) -> MailSettings | None:
    url = environment.get("DRACO_SMTP", "")
    if not url:
        return None
    sender = environment.get("DRACO_MAIL_FROM", "")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailSettings("server-bad-setting", name="DRACO_SMTP") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadMailSettings("server-bad-setting", name="DRACO_SMTP")
    if "@" not in sender:
        raise BadMailSettings("server-bad-setting", name="DRACO_MAIL_FROM")
    return MailSettings(
        scheme=parts.scheme,
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else Secret(unquote(parts.password)),
        sender=sender,
    )
