"""Meshes on the page of `check --format html`: polygons by height, floors above each other, the ways between areas."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.support.ui import Select

from browser.pages import DESKTOP, PHONE, Keys, Pages, write_report
from browser.test_report import FRAMES, place_of
from builders import source2_nav, source_nav
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


def set_ceiling(pages: Pages, part: float) -> None:
    pages.script(
        "const bar = document.querySelector('.map-shades'); bar.value = Number(bar.min) + arguments[0] * (bar.max - bar.min);"
        "bar.dispatchEvent(new Event('input'))",
        part,
    )
    time.sleep(0.1)


def test_floors_lie_above_each_other_and_the_upper_ones_can_be_cut_off(page: Pages) -> None:
    upper, lower, beside, nowhere = (page.color(*place) for place in ((20, 20), (80, 20), (150, 60), (190, 95)))
    assert lower == beside
    assert len({upper, lower, nowhere}) == 3
    assert sum(upper) > sum(lower)  # higher is lighter
    assert "Height 0" in page.find("#legend").text
    assert "300" in page.find("#legend").text
    page.shot("mesh-floors")
    set_ceiling(page, 0.5)
    assert "up to 150" in page.find("#legend").text
    assert page.color(20, 20) == lower
    set_ceiling(page, 1)
    assert page.color(20, 20) == upper
    areas = next(element for element in page.all("#legend label") if element.text == "Areas")
    areas.click()
    time.sleep(0.1)
    assert page.color(20, 20) == nowhere


def test_what_lies_under_the_pointer_has_a_name(page: Pages) -> None:
    def named(x: float, y: float) -> str:
        east, north, scale = page.camera()
        offset = (round((x - east) * scale), round((north - y) * scale))
        ActionChains(page.driver).move_to_element_with_offset(page.find(".map-canvas"), *offset).perform()
        return page.find(".map-here").text

    assert "  area 33, Height 300" in named(20, 20)
    assert "  area 1, Height 0" in named(80, 20)
    assert "  area 2, Height 0" in named(150, 60)
    assert "area" not in named(190, 90)
    set_ceiling(page, 0.5)
    assert "  area 1, Height 0" in named(20, 20)


def test_connections_are_seen_when_they_are_asked_for(page: Pages) -> None:
    before = page.color(70, 50)
    titles = [element.text for element in page.all("#legend label:has([type=checkbox])")]
    assert titles == ["Areas", "Hiding spots", "Ladders", "Connections", "Findings"]
    assert not page.find("#legend [data-name=Connections]").is_selected()
    page.click("#legend label", "Connections")
    assert page.color(70, 50) != before
    page.shot("mesh-connections")
    page.click("#legend label", "Connections")
    assert page.color(70, 50) == before


@pytest.fixture
def layers(pages: Pages, tmp_path: Path) -> Any:
    """The report of four areas in a row from x = 0 to 400, the last of which nothing leads to; the console stays empty.

    The first sees the second, which sees the last; there are two places, of two areas each.
    """
    mesh = source_nav.clean(16, 2, "tf")
    mesh.ladders, mesh.areas[3].connections = [], ((), (), (), ())
    mesh.areas[2].connections = ((), (), (), (2,))
    for area in mesh.areas:
        area.visible, area.inherit, area.tf_attributes = [], 0, 0
    mesh.areas[0].visible, mesh.areas[1].visible = [(2, 1)], [(1, 0), (4, 1)]
    mesh.areas[0].attributes, mesh.areas[1].attributes, mesh.areas[2].attributes = 1, 3, 0
    path = tmp_path / "de_row.nav"
    path.write_bytes(mesh.pack())
    pages.open(write_report(tmp_path / "report.html", path))
    pages.stage()
    next(element for element in pages.all("#legend label") if element.text == "Findings").click()
    yield pages
    pages.is_quiet()


def pick(pages: Pages, title: str) -> None:
    """Another meaning of the colours."""
    Select(pages.find(".map-colours select")).select_by_visible_text(title)
    time.sleep(0.2)


def row_of_colors(pages: Pages) -> list[str]:
    """A letter for the colour of each area, the same for the same."""
    result = [pages.color(x, 80) for x in (60, 160, 260, 360)]
    return ["abcd"[list(dict.fromkeys(result)).index(hit)] for hit in result]


def names_of(pages: Pages) -> list[str]:
    return [element.text.replace("\n", " ") for element in pages.all(".map-legend fieldset li")]


def test_areas_are_coloured_by_what_they_are(layers: Pages) -> None:
    options = [element.text for element in layers.all(".map-colours option")]
    assert options == ["Height", "Part", "Attributes", "Place", "Visible from an area"]
    assert row_of_colors(layers) == ["a", "a", "a", "a"]  # they are level
    pick(layers, "Part")
    assert (names_of(layers), row_of_colors(layers)) == (["Part 1 3", "Part 2 1"], ["a", "a", "a", "b"])
    pick(layers, "Place")
    assert (names_of(layers), row_of_colors(layers)) == (["Middle 2", "BombsiteA 2"], ["a", "a", "b", "b"])
    layers.shot("mesh-places")


def test_of_several_marks_the_rarest_that_is_shown_is_seen(layers: Pages) -> None:
    pick(layers, "Attributes")
    assert names_of(layers) == ["crouch 2", "jump 1"]
    assert row_of_colors(layers) == ["a", "b", "c", "c"]
    jump = layers.all(".map-legend fieldset input")[1]
    jump.send_keys(Keys.SPACE)
    time.sleep(0.1)
    assert row_of_colors(layers) == ["a", "a", "b", "b"]
    layers.press(Keys.SPACE)  # the list was made anew, but the focus stayed
    time.sleep(0.1)
    assert row_of_colors(layers) == ["a", "b", "c", "c"]


def test_what_is_seen_from_an_area(layers: Pages) -> None:
    pick(layers, "Visible from an area")
    layers.click_map(60, 80)
    time.sleep(0.1)
    assert names_of(layers) == ["area 1", "1 visible", "not visible"]
    assert row_of_colors(layers) == ["a", "b", "c", "c"]
    layers.click_map(160, 80)  # it does not see the first one, which sees it
    time.sleep(0.1)
    assert row_of_colors(layers) == ["a", "b", "a", "c"]
    layers.shot("mesh-visible")
    x, _, scale = layers.camera()
    layers.script("document.querySelector('.map-canvas').focus()")
    layers.press(*[Keys.ARROW_RIGHT] * round((340 - x) * scale / 80), " ")
    layers.settled()
    assert names_of(layers) == ["area 4", "0 visible", "not visible"]


def test_hiding_spots_are_told_apart(layers: Pages) -> None:
    before = layers.color(25, 25)
    next(element for element in layers.all("#legend label") if element.text == "Hiding spots").click()
    time.sleep(0.1)
    assert names_of(layers) == ["in cover 4"]
    assert layers.color(25, 25) != before
    layers.all(".map-legend fieldset input")[0].send_keys(Keys.SPACE)  # where it may lie below the window
    time.sleep(0.1)
    assert layers.color(25, 25) == before


def test_a_finding_is_shown_on_its_edge(page: Pages) -> None:
    text = "area 33 edge 1 link 0 leads to area 99"
    assert place_of(page, text)[1:] == (50, 50)
    page.click("#tree .row.finding", text)
    page.settled()
    assert page.camera()[:2] == pytest.approx((50, 50), abs=0.01)
    assert "y up" in page.find("#legend").text
    page.shot("mesh-selected")


def test_dark_phone_and_paper(page: Pages) -> None:
    light = page.color(190, 95)
    page.dress(DESKTOP, dark=True)
    time.sleep(0.2)
    dark, lower, upper = (page.color(*place) for place in ((190, 95), (80, 20), (20, 20)))
    assert sum(dark) < 0.4 * sum(light)
    assert sum(dark) < sum(lower) < sum(upper)
    page.dress(PHONE)
    time.sleep(0.2)
    assert page.is_narrow_enough()
    page.shot("mesh-phone")
    page.dress(DESKTOP, media="print")
    assert page.find(".map-shades").is_displayed()
    page.dress(DESKTOP)


def test_a_file_is_shown_on_its_own_map(pages: Pages, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.nav").write_bytes(two_floors().pack())
    pages.open(write_report(tmp_path / "report.html", tmp_path / "a.nav", tmp_path / "b.nav"))
    pages.stage()
    assert pages.find("#sets").get_property("value") == "0"
    next(element for element in pages.all("#file option") if element.text.startswith("b.nav")).click()
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
    pages.until("document.querySelector('.map-canvas').dataset.scale > 0")
    opened = time.perf_counter() - start
    pages.stage()
    for title in ("Connections", "One way only"):
        pages.click("#legend label", title)
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
