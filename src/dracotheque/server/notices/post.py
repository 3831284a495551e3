"""The post: one letter to one address over SMTP, in a thread of its own."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from functools import partial
from typing import Final

import structlog

from dracotheque.server.notices.settings import MailSettings
from dracotheque.server.people.addresses import checked_email
from dracotheque.server.threads import Threads
from dracotheque.tables.refusals import Denied

PATIENCE: Final = 20.0
STOPS_WITHIN: Final = 2.0
"""Seconds that a letter on its way is waited for when the server stops."""
logger = structlog.get_logger("notices")


class Undelivered(Exception):
    """The mail server did not take a letter."""


def _why(error: Exception) -> str:
    """What the mail server said, on one line; nothing of what we said to it."""
    if isinstance(error, smtplib.SMTPResponseException):
        words = error.smtp_error
        return f"{error.smtp_code} {words.decode(errors='replace') if isinstance(words, bytes) else words}"
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        code, answer = next(iter(error.recipients.values()))
        return f"{code} {answer.decode(errors='replace')}"
    return str(error) or type(error).__name__


class Post:
    """Carries letters; says whether one was accepted."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._threads = Threads("post", 2)

    async def send(self, to: str, subject: str, text: str, unsubscribe: str | None = None) -> bool:
        """Hand a letter to the mail server; one that could reach anybody else is not sent."""
        try:
            receiver = checked_email(to)
        except Denied:
            logger.warning("letter-to-no-address")
            return False
        letter = self._letter(receiver, subject, text, unsubscribe)
        return await self._threads.do(partial(self._deliver, letter, receiver))

    def send_now(self, to: str, subject: str, text: str) -> None:
        """Hand a letter to the mail server, or say why that cannot be; for those who set it up."""
        receiver = checked_email(to)
        try:
            self._hand_over(self._letter(receiver, subject, text), receiver)
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(_why(error)) from None

    def _letter(self, receiver: str, subject: str, text: str, unsubscribe: str | None = None) -> EmailMessage:
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self._settings.sender
        letter["To"] = Address(addr_spec=receiver)
        letter["Subject"] = subject
        letter["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter

    def close(self) -> None:
        self._threads.close(STOPS_WITHIN)

    def _deliver(self, letter: EmailMessage, receiver: str) -> bool:
        try:
            self._hand_over(letter, receiver)
        except (smtplib.SMTPException, OSError):
            return False
        return True

    def _hand_over(self, letter: EmailMessage, receiver: str) -> None:
        with self._connect() as server:
            if self._settings.user is not None and self._settings.password is not None:
                server.login(self._settings.user, self._settings.password.value)
            server.send_message(letter, to_addrs=[receiver])

    def _connect(self) -> smtplib.SMTP:
        settings = self._settings
        if settings.scheme == "smtps":
            return smtplib.SMTP_SSL(
                settings.host, settings.port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
        if settings.scheme == "smtp+starttls":
            server.starttls(context=ssl.create_default_context())
        return server
