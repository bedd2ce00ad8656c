"""Routes on the map, and pictures of networks, as a browser shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from browser.pages import PHONE, Pages
from builders.gta_sa_paths import valid_city
from navspec.cli import cli

ROUTE = [194, 24, 91]
"""The colour of routes on a light page."""
RING = "26/5", "28/9"
"""Nodes on two sides of a block; between them one drives around it by the south."""


@pytest.fixture
def city(folder: Callable[..., Path]) -> Path:
    return folder(valid_city().files())


def run(*arguments: str) -> None:
    done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output


def near(one: Sequence[int], second: Sequence[int]) -> bool:
    return max(abs(a - b) for a, b in zip(one, second, strict=True)) < 40


def test_a_route_is_drawn_where_it_leads(pages: Pages, city: Path, tmp_path: Path) -> None:
    page = tmp_path / "route.html"
    run("route", str(city), *RING, "--format", "html", "-o", str(page))
    pages.open(page)
    pages.settled()
    assert pages.find("h1").text.startswith("26/5 to 28/9")
    start, end = (-888.6, -280.6), (60.9, -286.2)
    pages.shot("route")
    _, _, close = pages.camera()
    pages.click(".map-tools [aria-label='Show all']")
    pages.settled()
    assert close > 1.2 * pages.camera()[2], "the route is what is seen first"
    for place in (start, end):
        assert near(pages.color(*place), ROUTE), place
    assert not near(pages.color(-887.0, 560.0), ROUTE), "a road that it does not take"
    pages.dress(PHONE)
    assert pages.is_narrow_enough()
    pages.is_quiet()


def test_a_route_that_is_not_there_says_why(pages: Pages, city: Path, tmp_path: Path) -> None:
    page = tmp_path / "route.html"
    done = CliRunner().invoke(cli, ["route", str(city), "26/5", "-1160,1058", "--format", "html", "-o", str(page)])
    assert done.exit_code == 1
    pages.open(page)
    pages.settled()
    assert "no route" in pages.find("header").text.lower()
    pages.is_quiet()


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_picture_is_what_a_browser_shows(kind: str, pages: Pages, city: Path, tmp_path: Path) -> None:
    picture = tmp_path / f"map.{kind}"
    run("export", str(city), "-o", str(picture))
    pages.dress((1440, 900))
    pages.driver.get(picture.as_uri())
    if kind == "svg":
        texts = pages.script("return [...document.querySelectorAll('text')].map((each) => each.textContent)")
        assert {"lines: boat (18)", "lines: ped (296)", "lines: vehicle (216)"} <= set(texts)
        colours = pages.script(
            "return [...document.querySelectorAll('path')].map((each) => getComputedStyle(each).stroke)"
        )
        assert {"rgb(49, 104, 189)", "rgb(209, 116, 33)", "rgb(23, 152, 160)"} <= set(colours)
    else:
        assert pages.script("const i = document.images[0]; return i.complete && i.naturalWidth > 1000")
    pages.is_quiet()
