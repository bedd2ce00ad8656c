"""Pictures below the map of the studio: dropped, placed, dimmed, remembered."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from browser.desk import Desk
from browser.pages import COLOURS, PHONE, Keys, Pages, write_report
from builders import gta_sa_save, pictures
from builders.gta_sa_paths import write_files
from navspec.cli import cli

RED, BLUE = (220, 30, 30), (30, 60, 220)


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """The whole map: red in the north, blue in the south."""
    pixels = pictures.plain(240, 240, RED)
    pixels[120:, :, :3] = BLUE
    (tmp_path / "map.png").write_bytes(pictures.png(pixels))
    return tmp_path / "map.png"


def drop(desk: Desk, *paths: Path) -> None:
    """Choose files, which is what a drop does."""
    desk.find("input[type=file]").send_keys("\n".join(map(str, paths)))


def color(desk: Desk, east: float, north: float) -> tuple[int, ...]:
    """The colour of a place on the map."""
    desk.settled()
    desk.still()
    dx, dy = desk.offset(east, north)
    canvas = desk.find(".map-canvas").rect
    with Image.open(io.BytesIO(desk.driver.get_screenshot_as_png())) as image:
        pixel = image.convert("RGB").getpixel(
            (round(canvas["x"] + canvas["width"] / 2 + dx), round(canvas["y"] + canvas["height"] / 2 + dy))
        )
    assert isinstance(pixel, tuple)
    return pixel


def is_red(shade: tuple[int, ...]) -> bool:
    return shade[0] > shade[2] + 60


def is_blue(shade: tuple[int, ...]) -> bool:
    return shade[2] > shade[0] + 60


NORTH, SOUTH = (-210.0, 460.0), (-210.0, -460.0)
"""Places without a road or a finding."""


def test_a_picture_is_the_whole_map_after_one_click_and_stays(
    desk: Desk, studio: Callable[..., str], city: Path, picture: Path
) -> None:
    desk.visit(studio(city))
    before = {path.name: path.read_bytes() for path in city.iterdir()}
    assert not is_red(color(desk, *NORTH))
    drop(desk, picture)
    desk.shows("dialog", "map.png, 240 by 240 pixels")
    desk.shot("picture-dialog")
    desk.press(Keys.ENTER)
    desk.hears("The picture is placed")
    assert is_red(color(desk, *NORTH))
    assert is_blue(color(desk, *SOUTH))
    strong = color(desk, *SOUTH)
    desk.script("document.querySelector('.below input[type=range]').focus()")
    desk.press(*[Keys.ARROW_LEFT] * 8)
    weak = color(desk, *SOUTH)
    assert weak[0] > strong[0] + 20
    desk.click(".below label", "Picture")
    assert not is_blue(color(desk, *SOUTH))
    desk.click(".below label", "Picture")
    desk.settled()
    desk.leave()
    desk.visit(studio(city))
    desk.shows(".below", "Place")
    assert color(desk, *SOUTH) == weak
    assert before == {path.name: path.read_bytes() for path in city.iterdir()}
    desk.click(".below button", "Remove")
    desk.hears("removed")
    desk.shows(".below", "Picture below the map")
    assert not is_blue(color(desk, *SOUTH))


def sides(desk: Desk) -> list[float]:
    """West, south, east and north of the picture, as its dialog has them."""
    desk.click(".below button", "Place")
    desk.until("document.querySelector('dialog .sides')")
    values = desk.script(
        "return [...document.querySelectorAll('dialog .sides input')].map((input) => input.valueAsNumber)"
    )
    desk.press(Keys.ESCAPE)
    return values


def test_a_picture_is_placed_by_two_points(desk: Desk, studio: Callable[..., str], city: Path, tmp_path: Path) -> None:
    (tmp_path / "wide.png").write_bytes(pictures.png(pictures.plain(200, 100, RED)))
    desk.visit(studio(city))
    drop(desk, tmp_path / "wide.png")
    desk.until("document.querySelector('.said').textContent.includes('Click on a point of the picture')")
    start = desk.script("return document.querySelector('dialog') === null")
    assert start
    desk.shot("picture-align")
    desk.click_map(-400, 300)
    desk.hears("where that is on the map")
    desk.click_map(-200, 300)
    desk.hears("a second point")
    desk.click_map(500, -200)
    desk.hears("where that is on the map")
    desk.press(Keys.BACKSPACE)
    desk.hears("a second point")
    desk.click_map(500, -200)
    desk.click_map(150, 50)
    desk.hears("The picture is placed")
    west, south, east, north = sides(desk)
    assert (east - west) / (north - south) == pytest.approx(2, abs=0.01)
    # 700 units of the picture became 350
    x, _, scale = desk.camera()
    assert x == pytest.approx(desk.camera()[0])
    assert is_red(color(desk, (west + east) / 2 + 20, north - 8 / scale))
    assert not is_red(color(desk, (west + east) / 2 + 20, north + 8 / scale))
    desk.click(".below button", "Place")
    for name, value in {"west": "-300", "south": "-150", "east": "300", "north": "150"}.items():
        desk.write(f"dialog [name={name}]", value)
    desk.click("dialog .sides button")
    desk.hears("The picture is placed")
    assert sides(desk) == [-300, -150, 300, 150]
    desk.click(".below button", "Place")
    desk.click("dialog .places button", "By two points")
    for place in ((-200, 60), (-200, 60), (200, 60), (-200, 460)):  # turned by a quarter
        desk.click_map(*place)
    desk.hears("The picture is placed")
    assert sides(desk) == [None] * 4
    assert is_red(color(desk, -160, 500))
    assert not is_red(color(desk, 100, 100))


def test_placing_ends_with_escape(desk: Desk, studio: Callable[..., str], city: Path, tmp_path: Path) -> None:
    (tmp_path / "wide.png").write_bytes(pictures.png(pictures.plain(200, 100, RED)))
    desk.visit(studio(city))
    drop(desk, tmp_path / "wide.png")
    desk.hears("Click on a point")
    desk.find(".map-canvas").click()
    desk.press(Keys.ESCAPE)
    desk.hears("The picture is placed")
    assert desk.find("[data-tool=choose]").get_dom_attribute("aria-pressed") == "true"


def test_tiles_are_placed_at_once_and_a_broken_one_is_named(
    desk: Desk, studio: Callable[..., str], city: Path, tmp_path: Path
) -> None:
    pixels = pictures.plain(96, 96, RED)
    pixels[48:, :, :3] = BLUE
    files = {name: data for name, data in pictures.tiles(pixels).items() if 53 <= int(name[5:-4]) <= 90}
    files["radar53.txd"] = files["radar53.txd"][:-40]
    write_files(tmp_path / "radar", files)
    desk.visit(studio(city))
    drop(desk, *sorted((tmp_path / "radar").iterdir()))
    desk.hears("37 tiles of San Andreas. Radar53.txd: ends after 16 of 32 bytes of its pixels.")
    desk.shows(".below", "Place")
    assert is_red(color(desk, *NORTH))
    assert is_blue(color(desk, *SOUTH))


def test_a_picture_that_the_browser_cannot_decode_is_named(
    desk: Desk, studio: Callable[..., str], city: Path, picture: Path
) -> None:
    damaged = bytearray(picture.read_bytes())
    damaged[60:-12] = bytes(len(damaged) - 72)
    picture.write_bytes(damaged)
    desk.visit(studio(city))
    drop(desk, picture)
    desk.hears("map.png: this browser cannot decode the picture")
    desk.shows(".below", "Picture below the map")
    assert desk.find(".map-canvas").is_displayed()


def test_a_save_shows_the_roads_beside_it(desk: Desk, studio: Callable[..., str], city: Path, picture: Path) -> None:
    save = picture.parent / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.smallest().to_bytes())
    desk.visit(studio(save))
    assert "Roads of" not in desk.find(".legend").text
    desk.leave()
    desk.visit(studio(save, city))
    desk.turn_to("GTASAsf1.b")
    desk.shows(".below", "Roads of paths")
    desk.shot("picture-roads")
    desk.turn_to("paths")
    desk.until("!document.querySelector('.below').textContent.includes('Roads of')")
    drop(desk, picture)
    desk.click("dialog .main")
    desk.hears("The picture is placed")
    desk.turn_to("GTASAsf1.b")
    desk.shows(".below", "Place")


def test_everybody_can_place_a_picture(
    desk: Desk, studio: Callable[..., str], city: Path, picture: Path, axe: str
) -> None:
    address = studio(city)
    desk.visit(address)
    drop(desk, picture)
    desk.shows("dialog", "map.png")
    assert desk.violations(axe) == []
    desk.click("dialog .main")
    desk.hears("The picture is placed")
    assert desk.violations(axe) == []
    desk.leave()
    for size, dark in (((1440, 900), True), (PHONE, False)):
        desk.visit(address, size, dark=dark)
        desk.shows(".below", "Place")
        desk.shot(f"picture-{'dark' if dark else 'phone'}")
        assert desk.is_narrow_enough()
        desk.script("document.querySelector('.below button').scrollIntoView()")
        desk.click(".below button", "Place")
        desk.shows("dialog", "map.png")
        desk.shot(f"picture-dialog-{'dark' if dark else 'phone'}")
        assert desk.violations(axe, COLOURS if dark else ()) == []
        desk.press(Keys.ESCAPE)
        desk.leave()


def test_a_report_contains_the_picture(pages: Pages, city: Path, picture: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    command = ["check", str(city), "--output-format", "html", "-o", str(page), "-q", "--background", str(picture)]
    assert CliRunner().invoke(cli, command).exit_code == 0
    pages.open(page)
    pages.until("[...document.querySelectorAll('#legend label')].some((row) => row.textContent === 'Picture')")
    pages.painted()
    assert is_red(pages.color(*NORTH))
    assert is_blue(pages.color(*SOUTH))
    pages.click("#legend label", "Picture")
    pages.painted()
    assert not is_blue(pages.color(*SOUTH))
    pages.is_quiet()


def test_a_page_says_that_its_picture_is_damaged(pages: Pages, city: Path, picture: Path, tmp_path: Path) -> None:
    """What begins like a picture is embedded; only the browser sees the rest."""
    picture.write_bytes(picture.read_bytes()[:-200])
    pages.open(write_report(tmp_path / "report.html", city, "--background", str(picture)))
    pages.shows(
        "#legend label", "Picture: map.png: this browser cannot decode the picture; it is damaged, or too large"
    )
    pages.is_quiet()
