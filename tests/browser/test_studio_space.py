"""Networks in 3-D: turned, cut, stretched, and chosen from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from selenium.webdriver import ActionChains, Keys

from browser.desk import Desk
from browser.pages import COLOURS, PHONE
from builders.large_mesh import large_mesh

Studio = Callable[..., str]


def drawn(desk: Desk) -> int:
    """Return how many pictures were drawn so far, once one is there."""
    return int(desk.until("Number(document.querySelector('.space-host canvas')?.dataset.drawn)"))


def test_a_mesh_is_turned_cut_and_chosen_from(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    path = tmp_path / "hills.nav"
    path.write_bytes(large_mesh().pack())
    desk.visit(studio(path))
    desk.search("336")
    desk.panel("space")
    before = drawn(desk)
    assert desk.find(".space-panel .lead").text.startswith("5,053 areas, heights")
    desk.shot("space-mesh")
    assert not desk.violations(axe, ())
    canvas = desk.find(".space-host canvas")
    ActionChains(desk.driver).drag_and_drop_by_offset(canvas, 60, 20).perform()
    desk.until("Number(document.querySelector('.space-host canvas').dataset.drawn) > arguments[0]", before)
    canvas.send_keys(Keys.ARROW_LEFT, "+", "0")
    desk.script(
        "const slider = document.querySelector('.space-controls input'); slider.value = 50;"
        "slider.dispatchEvent(new Event('input'))"
    )
    assert desk.find(".space-controls output").text != "nothing"
    desk.click(".space-controls button", "From above")
    desk.shot("space-cut")
    ActionChains(desk.driver).move_to_element(canvas).click().perform()
    desk.until("document.querySelector('.map-canvas') && !window.asked")
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent.startsWith('Area')")


def test_roads_are_lines_in_space(desk: Desk, studio: Studio, city: Path, axe: str) -> None:
    desk.visit(studio(city), PHONE, dark=True)
    desk.panel("space")
    drawn(desk)
    desk.shot("space-phone")
    assert desk.is_narrow_enough()
    assert not desk.violations(axe, COLOURS)
