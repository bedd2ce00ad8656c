"""A browser, and pages to open in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from browser.desk import Desk, served
from browser.door import Door, write_site
from browser.opening import chromium, lacking
from browser.pages import Pages
from builders.demo import damaged_city
from builders.gta_sa_paths import valid_city, write_files
from builders.large import large_city, with_many_faults
from navspec_build.toolchain import ToolError, packages


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """A browser with a hand on it."""
    with chromium(tmp_path_factory.mktemp("profile")) as opened:
        yield Pages(opened)


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


@pytest.fixture
def city(folder: Callable[..., Path]) -> Path:
    """A city in which nothing is wrong."""
    return folder(valid_city().files())


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Starts studios, and ends them."""
    with ExitStack() as stack:

        def start(*paths: Path) -> str:
            return stack.enter_context(served(*paths, cache=tmp_path / "cache"))

        yield start


@pytest.fixture
def desk(pages: Pages, studio: Callable[..., str]) -> Iterator[Desk]:
    """The browser; at the end its console is still empty, while the studio is still there."""
    del studio
    built = Desk(pages.driver, pages.shots)
    yield built
    try:
        built.is_quiet()
    finally:
        built.leave()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core."""
    tools = Path(__file__).parents[1] / "site" / "tools" / "package.json"
    try:
        result = packages("site-checks", tools, "the checkers of the site")
    except ToolError as error:
        lacking(str(error))
        raise
    return (result / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page and what it loads."""
    return write_site(tmp_path_factory.mktemp("site")).parent


@pytest.fixture
def door(pages: Pages, place: Path) -> Door:
    """The page, just loaded from the disk."""
    return Door(pages, (place / "open.html").as_uri()).enter()
