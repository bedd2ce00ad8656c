"""A browser, and pages to open in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browser.pages import Pages
from builders.demo import damaged_city
from builders.gta_sa_paths import write_files
from builders.large import large_city, with_many_faults

SHOTS = Path("build/browser").absolute()
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
)


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """Chromium, where it is; it must be there where changes are judged."""
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if not browser or not driver:
        reason = "Chromium is not here: apt-get install chromium chromium-driver"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    opened = webdriver.Chrome(options=options, service=Service(driver))
    SHOTS.mkdir(parents=True, exist_ok=True)
    try:
        yield Pages(opened, SHOTS)
    finally:
        opened.quit()


@pytest.fixture
def folder(tmp_path: Path) -> Callable[..., Path]:
    """Writes files into a folder."""

    def write(files: dict[str, bytes], name: str = "paths") -> Path:
        write_files(tmp_path / name, files)
        return tmp_path / name

    return write


@pytest.fixture
def demo(folder: Callable[..., Path]) -> Path:
    """The city with planted faults."""
    return folder(damaged_city())


@pytest.fixture
def crowded(folder: Callable[..., Path]) -> Path:
    """The game's own files where they are, otherwise a city of that size, with more than 10,000 faults."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    if not corpus:
        return folder(with_many_faults(large_city().files()))
    stock = Path(corpus) / "gta_sa_paths" / "stock"
    return folder(with_many_faults({path.name: path.read_bytes() for path in sorted(stock.iterdir())}))
