"""The browser of the system, driven by Playwright."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools.machine import chromium

DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 45_000
"""For everything that must come: a machine may be busy with other things."""
SLOW: Final = float(os.environ.get("DRACO_SLOW", "1"))
"""How many times slower than this machine the pages are: whoever looks for a race makes them crawl."""
TELL_VIOLATIONS: Final = """
    document.addEventListener('securitypolicyviolation', (violation) =>
        console.error('content policy', violation.violatedDirective, violation.blockedURI, violation.sample))
"""


UNPAINTED: Final = "--force-gpu-mem-available-mb=1"
"""So little memory for pixels that hardly any are painted: pages are styled, laid out and clicked all the same, and no
test looks at pixels, which were a third of a browser's processor time. Pictures and measurements do without this."""


@contextmanager
def browser(*arguments: str) -> Iterator[Browser]:
    """Chromium, with these arguments."""
    arguments += ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium(), args=list(arguments))
        try:
            yield opened
        finally:
            opened.close()


def new_profile(
    browser: Browser,
    language: str,
    telling: str = "none",
    motion: Literal["reduce", "no-preference"] = "reduce",
    workers: Literal["allow", "block"] = "block",
) -> BrowserContext:
    """Somebody's browser, which has seen nothing yet; whoever plays a whole game wants no great moments told.

    Without workers, who would fetch pages past what a test puts in their way.
    """
    profile = browser.new_context(reduced_motion=motion, locale=language, service_workers=workers)
    profile.set_default_timeout(PATIENCE_MS)
    profile.add_init_script(TELL_VIOLATIONS)
    profile.add_init_script(f"try {{ localStorage.setItem('draco-telling', '{telling}') }} catch {{}}")
    return profile


def complaints(page: Page) -> list[str]:
    """Whatever goes wrong on a page from now on, of what the content policy forbids for instance."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    return faults


def new_page(profile: BrowserContext, size: tuple[int, int]) -> Page:
    page = profile.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if SLOW != 1:
        profile.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    return page
