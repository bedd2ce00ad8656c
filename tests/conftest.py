"""What all tests share."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sweeps import rounds

# The same examples in every run, however busy the machine is, so that a change is what turns a test red;
# `--hypothesis-profile=default` searches at random.
settings.register_profile(
    "same",
    max_examples=rounds(100, 15),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same")

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""Bytes that the files of all tests may take, with room to spare."""
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    # Whoever writes in one step waits for the disk, thousands of times in these tests.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Whatever is imported and collected stays: looking through it for garbage, again and again, took a quarter of the time.
gc.set_threshold(10_000, 20, 50)


def pytest_collection_finish() -> None:
    """Leave what is there to the end out of the search for garbage."""
    gc.collect()
    gc.freeze()


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
    """The folder with the 64 original San Andreas node files."""
    return corpus / "gta_sa_paths" / "stock"


def pytest_report_header() -> str:
    """Say whether real files are there."""
    folder = os.environ.get("NAVSPEC_CORPUS")
    return f"real files: {folder}" if folder else f"real files: none, their tests are skipped ({NO_CORPUS})"
