"""Meshes that are shaped on the map: new areas, sides that are dragged, areas that are joined."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from selenium.webdriver import ActionChains, Keys

from browser.desk import Desk
from browser.stories import present
from builders.source_nav import clean
from navspec.api import tables
from navspec.studio.routes import edits

Studio = Callable[..., str]


def box_of(content: bytes, row: int) -> list[float]:
    """Return x and y of the corners of an area."""
    areas = tables(content, name="de_test.nav")
    return [float(areas.column("areas", name)[row]) for name in ("nw.x", "nw.y", "se.x", "se.y")]


def test_an_area_is_added_and_its_side_dragged(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(address := studio(path))
    desk.find(".map-canvas").send_keys("-")
    desk.still()
    desk.tool("New area")
    desk.click_map(401, 1)
    desk.click_map(449, 99)
    desk.until("document.querySelector('.undo').title === 'Undo: New area'")
    desk.ready()
    west, south, east, north = box_of(present(address), 4)
    assert (west, south) == (400, 0)
    assert abs(east - 449) < 3
    assert abs(north - 100) < 3
    desk.hears("Connections: 2 new")
    desk.tool("Shape")
    desk.drag_map((east, (south + north) / 2), (480, 60))
    desk.until("document.querySelector('.undo').title === 'Undo: Shape 5'")
    desk.ready()
    desk.shot("mesh-shape")
    assert not desk.violations(axe, ())
    shaped = box_of(present(address), 4)
    assert shaped[:2] == [400, 0]
    assert abs(shaped[2] - 480) < 3
    assert shaped[3] == north
    desk.tool("Hiding spot")
    desk.click_map(440, 50)
    desk.hears("Area 5 has 1 hiding spot now")
    desk.ready()
    for _ in range(3):
        desk.click(".undo")
        desk.ready()
    assert present(address) == path.read_bytes()


def test_a_moved_area_snaps_to_its_neighbours(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    """By pixels that its sides miss those of others; with the Alt key it lies where it was dropped."""
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(address := studio(path))
    desk.find(".map-canvas").send_keys("-")
    desk.still()
    _, _, scale = desk.camera()
    east, north = 5 / scale, 4 / scale
    desk.tool("Move")
    desk.hears("hold Alt to place them freely")
    desk.drag_map((150, 50), (150, 200))
    desk.until("document.querySelector('.undo').title === 'Undo: Move 2'")
    desk.hears("Connections: 4 gone")
    desk.ready()
    desk.drag_map((150, 200), (150 + east, 50 - north))
    desk.hears("Connections: 2 new")
    desk.ready()
    assert box_of(present(address), 1) == [100, 0, 200, 100]
    ActionChains(desk.driver).key_down(Keys.ALT).perform()
    desk.drag_map((150, 50), (150 + east, 50 - north))
    ActionChains(desk.driver).key_up(Keys.ALT).perform()
    desk.until("document.querySelector('.undo').title === 'Undo: Move 2'")
    desk.ready()
    west, south, *_ = box_of(present(address), 1)
    assert 3 / scale < west - 100 < 7 / scale
    assert 2 / scale < -south < 6 / scale


def test_no_tool_is_cut_and_a_chosen_area_is_in_sight(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(studio(path))
    tools = desk.find(".interactions")
    assert desk.script("return arguments[0].scrollWidth <= arguments[0].clientWidth", tools)
    desk.search("crouch = yes")
    desk.hears("1 area chosen")
    desk.still()
    west, south, east, north = box_of(path.read_bytes(), 2)
    canvas = desk.find(".map-canvas").size
    for x, y in (desk.offset(x, y) for x in (west, east) for y in (south, north)):
        assert abs(x) < canvas["width"] / 2
        assert abs(y) < canvas["height"] / 2


def test_an_edit_that_takes_long_says_so(
    desk: Desk, studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(studio(path))
    desk.search("2")
    apply, go_on = edits._apply_action, Event()

    def wait(*given: Any) -> Any:
        go_on.wait(20)
        return apply(*given)

    monkeypatch.setattr(edits, "_apply_action", wait)
    desk.tool("Hiding spot")
    desk.click_map(150, 50)
    desk.hears("Hiding spot 2: working")
    go_on.set()
    desk.hears("Area 2 has ")


def test_a_new_area_is_typed(desk: Desk, studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    desk.visit(address := studio(path))
    desk.tool("New area")
    desk.panel("inspect")
    desk.write("#typed-rectangle", "400, 0, 5\n450, 100, 5")
    desk.click(".typed button[type=submit]")
    desk.hears("Connections: 2 new")
    assert box_of(present(address), 4) == [400, 0, 450, 100]


def test_missing_links_are_made_with_one_click(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """From the finding, and for chosen areas."""
    mesh = clean(16, 1, "cs")
    mesh.areas[1].connections, mesh.areas[2].connections = ((), (), (), (1,)), ((), (4,), (), ())
    path = tmp_path / "de_test.nav"
    path.write_bytes(mesh.pack())
    desk.visit(address := studio(path))
    desk.panel("findings")
    desk.click("#panel-findings .toggle.info")
    desk.click(".tree .row.rule", "Nothing leads across a border")
    desk.click(".tree .row.finding", "beside area 3")
    desk.click(".detail button", "Link neighbours here")
    desk.hears("Connections: 2 new")
    desk.ready()
    desk.shot("mesh-linked")
    assert len(tables(present(address), name="de_test.nav")["areas.connections.ids"]) == 6
    desk.click(".undo")
    desk.ready()
    desk.click_map(150, 50)
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Area 2'")
    desk.tool("Link neighbours")
    desk.hears("Connections: 2 new")
    desk.ready()
    assert not desk.violations(axe, ())
