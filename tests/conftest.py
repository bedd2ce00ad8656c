"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# The same examples in every run, so that a change is what turns a test red; `--hypothesis-profile=default` searches at random.
settings.register_profile("same", derandomize=True)
settings.load_profile("same")

NO_CORPUS = "NAVSPEC_CORPUS is not set: it names a folder of real files, which are not part of this repository"
NO_FACTS = "NAVSPEC_FACTS is not set: it names the folder of the documents that the specs were written from"


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real files; without it the test is skipped and says why."""
    return _named("NAVSPEC_CORPUS", NO_CORPUS)


@pytest.fixture(scope="session")
def facts() -> Path:
    """The folder of documents that the specs were written from; without it the test is skipped and says why."""
    return _named("NAVSPEC_FACTS", NO_FACTS)


def _named(variable: str, missing: str) -> Path:
    folder = os.environ.get(variable)
    if not folder:
        pytest.skip(missing)
    return Path(folder)


@pytest.fixture(scope="session")
def stock(corpus: Path) -> Path:
    """The folder with the 64 unmodified San Andreas node files."""
    return corpus / "gta_sa_paths" / "stock"


def pytest_report_header() -> str:
    """Say whether real files are there."""
    folder = os.environ.get("NAVSPEC_CORPUS")
    return f"real files: {folder}" if folder else f"real files: none, their tests are skipped ({NO_CORPUS})"
