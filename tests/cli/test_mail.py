"""`draco admin mail`: whether letters leave the machine is found out before somebody waits for one."""

import pytest

from tests.cli.lines import Draco
from tests.server.receivers import mail_server

TO = "anna@dragons.example"
TRY = ("admin", "mail", "--to", TO, "--lang", "en")


def test_a_letter_is_sent_and_the_answer_of_the_mail_server_told(draco: Draco, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACO_MAIL_FROM", "Dracothèque <draco@dragons.example>")
    with mail_server() as mailbox:
        monkeypatch.setenv("DRACO_SMTP", mailbox.url)
        status, said, _ = draco(*TRY)
        assert (status, [letter["To"] for letter in mailbox.letters]) == (0, [TO])
        assert f"has taken a letter to {TO}" in said
        mailbox.down = True
        status, _, complaint = draco(*TRY)
        assert status == 2
        assert "did not take the letter: 451 later" in complaint


def test_a_server_without_mail_says_which_settings_are_missing(draco: Draco, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DRACO_SMTP", raising=False)
    status, _, complaint = draco(*TRY)
    assert status == 2
    assert "DRACO_SMTP" in complaint
