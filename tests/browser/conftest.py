"""A browser, and pages to open in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browser.opening import chromium
from browser.pages import Pages
from builders.demo import damaged_city
from builders.gta_sa_paths import write_files
from builders.large import large_city, with_many_faults

SHOTS = Path("build/browser").absolute()


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """A browser with a hand on it."""
    with chromium(tmp_path_factory.mktemp("profile")) as opened:
        SHOTS.mkdir(parents=True, exist_ok=True)
        yield Pages(opened, SHOTS)


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
