"""The browser of the system, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

DESK: Final = (1280, 800)
PHONE: Final = (390, 844)


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def browser() -> Iterator[Browser]:
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium(), args=arguments)
        try:
            yield opened
        finally:
            opened.close()
