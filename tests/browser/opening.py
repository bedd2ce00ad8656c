"""A browser for tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from selenium.webdriver.chrome.webdriver import WebDriver

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-unsafe-swiftshader",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
)


@contextmanager
def chromium(profile: Path, *, watched: bool = False) -> Iterator[WebDriver]:
    """Chromium, where it is; it must be there where changes are judged.

    `profile` is a folder that it may write to; if it is `watched`, its log of kind "performance" has what it asks a network.
    """
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if not browser or not driver:
        lacking("Chromium is not here: apt-get install chromium chromium-driver")
    from selenium.webdriver import Chrome, ChromeOptions
    from selenium.webdriver.chrome.service import Service

    options = ChromeOptions()
    options.binary_location = browser
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", **({"performance": "ALL"} if watched else {})})
    opened = Chrome(options=options, service=Service(driver))
    try:
        yield opened
    finally:
        opened.quit()


def lacking(reason: str) -> None:
    """Skip for want of a program; fail where changes are judged, because it must be there."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
