"""The post: one letter to one address over SMTP, in a thread of its own."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final

import structlog

from dracotheque.server.notices.settings import MailSettings
from dracotheque.server.people.addresses import checked_email
from dracotheque.server.refusals import Denied

PATIENCE: Final = 20.0
logger = structlog.get_logger("notices")


class Post:
    """Carries letters; says whether one was accepted."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="post")

    async def send(self, to: str, subject: str, text: str, unsubscribe: str | None = None) -> bool:
        """Hand a letter to the mail server; one that could reach anybody else is not sent."""
        try:
            receiver = checked_email(to)
        except Denied:
            logger.warning("letter-to-no-address")
            return False
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self._settings.sender
        letter["To"] = Address(addr_spec=receiver)
        letter["Subject"] = subject
        letter["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, letter, receiver)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _deliver(self, letter: EmailMessage, receiver: str) -> bool:
        try:
            with self._connect() as server:
                if self._settings.user is not None and self._settings.password is not None:
                    server.login(self._settings.user, self._settings.password.value)
                server.send_message(letter, to_addrs=[receiver])
        except (smtplib.SMTPException, OSError):
            return False
        return True

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
