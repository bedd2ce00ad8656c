"""Saves by their form in the studio."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver.support.ui import Select

import navspec
from browser.desk import Desk
from browser.pages import COLOURS, PHONE
from browser.stories import present
from builders import gta_sa_save
from builders.gta_sa_paths import valid_city, write_files
from navspec.api import tables
from unit.studio_page import Page

_SECTION = (
    "[...document.querySelectorAll('.form-panel details')]"
    ".find((section) => section.textContent.startsWith(arguments[0]))"
)


def test_a_save_is_edited_by_its_form(desk: Desk, studio: Callable[..., str], tmp_path: Path, axe: str) -> None:
    save = tmp_path / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.valid({"/player_info/money": 1234}).to_bytes())
    desk.visit(studio(save))
    desk.panel("form")
    desk.until("document.querySelector('.form-panel input')")
    desk.write(".form-panel [data-attribute=Money] input", "750", "\n")
    desk.hears("Money: 750")
    desk.settled()
    desk.write(".form-panel [data-attribute=Money] input", "99999999999", "\n")
    desk.until("document.querySelector('.form-panel [data-attribute=Money] input').validity.rangeOverflow")
    Select(desk.find(".form-panel [data-attribute=Pistols] select")).select_by_visible_text("Desert Eagle pistol")
    assert "/pools" not in desk.hears("Pistols: Desert Eagle pistol")
    desk.settled()
    Select(desk.find(".form-panel [data-attribute=Torso] select")).select_by_visible_text("hoodyablue")
    desk.hears("Torso: hoodyablue")
    desk.shot("form-light")
    assert not desk.violations(axe, ())
    desk.script(f"{_SECTION}.open = true", "Tags")
    desk.until(f"{_SECTION}.querySelectorAll('select').length", "Tags")
    desk.panel("history")
    assert "Money: 750" in desk.find("#panel-history").text
    desk.click(".save")
    assert "padding: changed" in desk.shows("dialog .plan small", "player info money")
    desk.click("dialog .actions .main")
    desk.hears("Saved: ")
    assert tables(save).value("player_info.money") == 750


def test_places_of_a_save_are_clicked(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    save = tmp_path / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.valid({"/simple_variables/interior": 0}).to_bytes())
    drawing = Page(save).documents[0].now.drawing
    assert drawing
    jumps = next(layer for layer in drawing.layers if layer.title == "Jumps left")
    desk.visit(address := studio(save))
    last = int(jumps.points[-1])
    desk.click_map(float(drawing.x[last]), float(drawing.y[last]))
    desk.until("document.activeElement?.closest('[data-title=\"Unique jumps\"]')")
    Select(desk.driver.switch_to.active_element).select_by_visible_text("done")
    desk.hears(": done")
    desk.ready()
    desk.click(".form-panel button", "Choose the position on the map")
    desk.click_map(1000, 500)
    desk.hears("Position: ")
    after = tables(present(address), name="GTASAsf1.b")
    position = after["pools.players"]["position"][0]
    assert abs(position["x"] - 1000) < 20
    assert abs(position["y"] - 500) < 20
    assert after["stunt_jumps.jumps"]["done"][int(jumps.pointers[-1].rsplit("/", 1)[1])] == 1


def position_of(address: str) -> list[float]:
    place = tables(present(address), name="GTASAsf1.b")["pools.players"]["position"][0]
    return [float(place[axis]) for axis in "xyz"]


def test_the_player_is_dragged_to_another_place(
    desk: Desk, studio: Callable[..., str], tmp_path: Path, axe: str
) -> None:
    """The height is that of the ground only where a network of the same world is open, and near."""
    save = tmp_path / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.valid({"/simple_variables/interior": 0}).to_bytes())
    desk.visit(address := studio(save))
    x, y, z = position_of(address)
    desk.drag_map((x, y), (x + 400, y + 200))
    desk.hears("(the height stays)")
    desk.ready()
    moved = position_of(address)
    assert moved[:2] == pytest.approx([x + 400, y + 200], abs=12)
    assert moved[2] == z
    desk.leave()
    write_files(tmp_path / "paths", valid_city().files())
    graph = navspec.graph(tmp_path / "paths")
    node = next(row for row in range(graph.nodes.rows) if graph.nodes.words("kind")[row] == "vehicle")
    east, north, height = graph.position[node].tolist()
    desk.visit(address := studio(save, tmp_path / "paths"))
    desk.turn_to("GTASAsf1.b")
    desk.drag_map((x, y), (east, north))
    desk.hears("1 above the height of the nearest ")
    desk.ready()
    assert position_of(address)[2] == pytest.approx(height + 1, abs=15)
    assert f"{round(position_of(address)[2] - 1, 1):g})" in desk.said()
    desk.shot("form-dragged")
    assert not desk.violations(axe, ())
    desk.panel("form")
    desk.click(".form-panel button", "Choose the position on the map")
    desk.find(".map-canvas").send_keys(" ")
    desk.hears("the height stays: the nearest ")
    desk.ready()


def test_a_form_fits_a_phone_and_the_dark(desk: Desk, studio: Callable[..., str], tmp_path: Path, axe: str) -> None:
    save = tmp_path / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.valid().to_bytes())
    desk.visit(studio(save), PHONE, dark=True)
    desk.panel("form")
    desk.until("document.querySelector('.form-panel input')")
    desk.shot("form-phone")
    assert desk.is_narrow_enough()
    assert not desk.violations(axe, COLOURS)
