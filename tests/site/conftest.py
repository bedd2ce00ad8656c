"""The site, built once for all tests, and a browser to open it in."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.chrome.webdriver import WebDriver

from browser.opening import chromium, lacking
from navspec_build.paths import HERE
from navspec_build.site import build
from navspec_build.toolchain import ToolError, packages


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site, which tests that run side by side share."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "site").exists():
            build(HERE, shared / "new")
            (shared / "new").rename(shared / "site")
    return shared / "site"


@pytest.fixture(scope="session")
def tools() -> Path:
    """The folder with the checkers that npm delivers."""
    try:
        return packages("site-checks", Path(__file__).parent / "tools" / "package.json", "the checkers of the site")
    except ToolError as error:
        lacking(str(error))
        raise


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebDriver]:
    """A browser."""
    with chromium(tmp_path_factory.mktemp("profile")) as opened:
        opened.set_script_timeout(100)
        yield opened
