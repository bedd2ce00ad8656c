"""Meshes on the page of `check --format html`: polygons by height, floors above each other, the ways between areas."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains

from browser.pages import DESKTOP, PHONE, Pages, write_report
from browser.test_report import FRAMES, place_of
from builders import source2_nav
from builders.large_mesh import large_mesh
from builders.source2_nav import Area

REAL = {
    "source2": "v35.1/ValveResourceFormat__de_mirage.nav",
    "csgo": "v16.1/pnxenopoulos__de_nuke.nav",
    "l4d2": "v16.14/EtoZheSandy__c9m2_lots.nav",
    "tf2": "v16.2/jiimjaam__ctf_sawmill.nav",
    "goldsrc": "v5/MikuDroid__cs_italy.nav",
}


def two_floors() -> source2_nav.Mesh:
    """A square at height 0, a triangle to the east of it, and a square at height 300 above the western half of the first.

    A link of the last one leads nowhere.
    """
    mesh = source2_nav.mesh(35)
    height = [(x, y, 300.0) for x, y in ((0.0, 0.0), (50.0, 0.0), (50.0, 100.0), (0.0, 100.0))]
    upper = Area(33, polygon=2, edges=((), ((99, 0),), (), ()))
    return replace(
        mesh,
        corners=[*mesh.corners, *height],
        polygons=[*mesh.polygons, ((5, 6, 7, 8), 0xFFFFFFFF)],
        gravity=None,
        areas=[*mesh.areas, upper],
    )


@pytest.fixture
def page(pages: Pages, tmp_path: Path) -> Any:
    """The report of the two floors; at the end the console is still empty."""
    path = tmp_path / "de_floors.nav"
    path.write_bytes(two_floors().pack())
    pages.open(write_report(tmp_path / "report.html", path))
    pages.stage()
    yield pages
    pages.is_quiet()


PIXEL = """
const canvas = document.getElementById('canvas');
const ratio = canvas.width / canvas.getBoundingClientRect().width;
const {x, y, scale} = canvas.dataset;
const left = (arguments[0] - x) * scale * ratio + canvas.width / 2;
const top = (y - arguments[1]) * scale * ratio + canvas.height / 2;
const copy = document.createElement('canvas').getContext('2d');
copy.drawImage(canvas, -Math.round(left), -Math.round(top));
return Array.from(copy.getImageData(0, 0, 1, 1).data).slice(0, 3);
"""


def color(pages: Pages, x: float, y: float) -> list[int]:
    """What is drawn at a place of the map."""
    return pages.script(PIXEL, x, y)


def set_ceiling(pages: Pages, part: float) -> None:
    pages.script(
        "const bar = document.querySelector('.shades'); bar.value = Number(bar.min) + arguments[0] * (bar.max - bar.min);"
        "bar.dispatchEvent(new Event('input'))",
        part,
    )
    time.sleep(0.1)


def test_floors_lie_above_each_other_and_the_upper_ones_can_be_cut_off(page: Pages) -> None:
    upper, lower, beside, nowhere = (color(page, *place) for place in ((20, 20), (80, 20), (150, 60), (190, 95)))
    assert lower == beside
    assert len({tuple(each) for each in (upper, lower, nowhere)}) == 3
    assert sum(upper) > sum(lower)  # higher is lighter
    assert "Height 0" in page.find("#legend").text
    assert "300" in page.find("#legend").text
    page.shot("mesh-floors")
    set_ceiling(page, 0.5)
    assert "up to 150" in page.find("#legend").text
    assert color(page, 20, 20) == lower
    set_ceiling(page, 1)
    assert color(page, 20, 20) == upper
    areas = next(each for each in page.all("#legend label") if each.text == "Areas")
    areas.click()
    time.sleep(0.1)
    assert color(page, 20, 20) == nowhere


def test_what_lies_under_the_pointer_has_a_name(page: Pages) -> None:
    def named(x: float, y: float) -> str:
        east, north, scale = page.camera()
        offset = (round((x - east) * scale), round((north - y) * scale))
        ActionChains(page.driver).move_to_element_with_offset(page.find("#canvas"), *offset).perform()
        return page.find("#here").text

    assert named(20, 20).endswith("in area 33, height 300")
    assert named(80, 20).endswith("in area 1, height 0")
    assert named(150, 60).endswith("in area 2, height 0")
    assert "area" not in named(190, 90)
    set_ceiling(page, 0.5)
    assert named(20, 20).endswith("in area 1, height 0")


def test_connections_are_seen_when_they_are_asked_for(page: Pages) -> None:
    before = color(page, 70, 50)
    boxes = {each.text: each for each in page.all("#legend label")}
    assert list(boxes)[2:] == ["Ladders", "Connections", "Findings"]
    assert not boxes["Connections"].find_element("css selector", "input").is_selected()
    boxes["Connections"].click()
    time.sleep(0.1)
    assert color(page, 70, 50) != before
    page.shot("mesh-connections")
    boxes["Connections"].click()
    time.sleep(0.1)
    assert color(page, 70, 50) == before


def test_a_finding_is_shown_on_its_edge(page: Pages) -> None:
    text = "area 33 edge 1 link 0 leads to area 99"
    assert place_of(page, text)[1:] == (50, 50)
    page.row(text).click()
    page.settled()
    assert page.camera()[:2] == pytest.approx((50, 50), abs=0.01)
    assert "y up" in page.find("#legend").text
    page.shot("mesh-selected")


def test_dark_phone_and_paper(page: Pages) -> None:
    light = color(page, 190, 95)
    page.dress(DESKTOP, dark=True)
    time.sleep(0.2)
    dark, lower, upper = (color(page, *place) for place in ((190, 95), (80, 20), (20, 20)))
    assert sum(dark) < 0.4 * sum(light)
    assert sum(dark) < sum(lower) < sum(upper)
    page.dress(PHONE)
    time.sleep(0.2)
    assert page.is_narrow_enough()
    page.shot("mesh-phone")
    page.dress(DESKTOP, media="print")
    assert page.find(".shades").is_displayed()
    page.dress(DESKTOP)


def test_a_file_is_shown_on_its_own_map(pages: Pages, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.nav").write_bytes(two_floors().pack())
    pages.open(write_report(tmp_path / "report.html", tmp_path / "a.nav", tmp_path / "b.nav"))
    pages.stage()
    assert pages.find("#sets").get_property("value") == "0"
    next(each for each in pages.all("#file option") if each.text.startswith("b.nav")).click()
    pages.settled()
    assert pages.find("#sets").get_property("value") == "1"
    pages.is_quiet()


def test_five_thousand_areas(pages: Pages, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.nav"
    path.write_bytes(large_mesh().pack())
    report = write_report(tmp_path / "report.html", path)
    size = report.stat().st_size
    assert size < 700_000
    start = time.perf_counter()
    pages.open(report)
    pages.until("document.getElementById('canvas').dataset.scale > 0")
    opened = time.perf_counter() - start
    pages.stage()
    for each in pages.all("#legend label"):
        if each.text in ("Connections", "One way only"):
            each.click()
    pages.shot("mesh-large")
    frames = pages.driver.execute_async_script(FRAMES)
    with capsys.disabled():
        middle, worst = frames[len(frames) // 2], frames[-1]
        print(f"\n5,000 areas with connections: {size / 1e6:.1f} MB, opened in {opened:.2f} s,", end=" ")
        print(f"{middle:.0f} ms per frame of moving, {worst:.0f} ms at worst")
    assert frames[0] < 100, "the fastest, which a busy machine slows least"
    pages.is_quiet()


@pytest.mark.parametrize("game", REAL)
def test_real_meshes(pages: Pages, corpus: Path, tmp_path: Path, game: str) -> None:
    report = write_report(tmp_path / "report.html", corpus / "source_nav" / REAL[game])
    assert report.stat().st_size < 1_500_000
    for name, size, dark in (("light", DESKTOP, False), ("dark", DESKTOP, True), ("phone", PHONE, True)):
        pages.open(report, size, dark=dark)
        pages.stage()
        assert pages.is_narrow_enough()
        pages.shot(f"mesh-{game}-{name}")
    pages.dress(DESKTOP)
    pages.is_quiet()
