"""The guides as a site: built without a warning, searched from the disk, and loading nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from browser.opening import chromium
from browser.pages import Pages

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def guides(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built pages."""
    target = tmp_path_factory.mktemp("site") / "guides"
    arguments = ["-q", "-W", "--keep-going", str(ROOT / "docs"), str(target)]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *arguments], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def test_pages_are_small_and_load_nothing_from_elsewhere(guides: Path) -> None:
    for path in guides.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert len(text.encode()) < 300_000, path
        assert not re.findall(r'<(?:script|img|iframe)[^>]* src="https?:[^"]*"|<link[^>]* href="https?:[^"]*"', text), (
            path
        )


def test_links_to_the_reference_lead_to_its_pages(guides: Path) -> None:
    names = {path.stem for path in (ROOT / "generated" / "docs").glob("*.md")} - {"README"} | {"index"}
    for path in guides.rglob("*.html"):
        for target in re.findall(r'href="((?:\.\./)+[^"#]+\.html)', path.read_text(encoding="utf-8")):
            page = (path.parent / target).resolve()
            assert page.exists() or (page.parent == guides.parent.resolve() and page.stem in names), (path, target)


def test_links_of_the_reference_lead_to_guides(guides: Path) -> None:
    templates = ROOT / "python" / "navspec_build" / "site" / "templates"
    text = "".join(path.read_text(encoding="utf-8") for path in templates.glob("*.html"))
    names = re.findall(r'href="guides/([^"#]+)', text)
    assert {"README.html", "start.html"} <= set(names)
    assert [name for name in names if not (guides / name).exists()] == []


def test_search_works_from_the_disk(guides: Path, tmp_path: Path) -> None:
    with chromium(tmp_path) as driver:
        driver.get(f"{(guides / 'search.html').as_uri()}?q=broken+save")
        pages = Pages(driver)
        assert "Saves of San Andreas" in pages.shows("#search-results", "Saves of San Andreas")
