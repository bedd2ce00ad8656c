"""Habits of editors in the studio, used in a browser: menus, keys and addresses, and how findings are shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver import ActionChains

from browser.desk import Desk
from browser.pages import DESKTOP, Keys
from builders.gta_sa_paths import valid_city
from builders.large import large_city, with_many_faults
from builders.source_nav import clean

Start = Callable[..., str]
SELECTED = "document.querySelector('[role=tab][aria-selected=true]').textContent"


@pytest.fixture
def info_only(city: Path) -> Path:
    """A city in which nothing is above info: a node has bit 8 of its flags."""
    path = city / "NODES26.DAT"
    data = bytearray(path.read_bytes())
    data[45] ^= 1
    path.write_bytes(data)
    return city


def chord(desk: Desk, *keys: str) -> None:
    """Press keys together with the map in focus: all but the last one are held down."""
    desk.script("document.querySelector('.map-canvas').focus()")
    chain = ActionChains(desk.driver)
    for key in keys[:-1]:
        chain.key_down(key)
    chain.send_keys(keys[-1])
    for key in keys[:-1]:
        chain.key_up(key)
    chain.perform()


def chosen(desk: Desk) -> str:
    """The title of what Inspect shows."""
    desk.settled()
    return desk.script("return document.querySelector('.chosen h2')?.textContent ?? ''")


def test_info_is_hidden_until_it_is_wanted(desk: Desk, studio: Start, info_only: Path) -> None:
    desk.visit(studio(info_only))
    assert desk.shows(".column > .good", "Nothing above info")
    assert not desk.all(".tree .row")
    desk.click(".column > .good button", "Show info")
    desk.until("document.querySelector('.tree .row.rule')")
    assert not desk.find(".column > .good").is_displayed()
    assert desk.find(".toggle.info").get_dom_attribute("aria-pressed") == "true"
    heading = desk.find(".tree .row.rule b").text
    assert " " in heading, "a sentence, and the code beside it"
    assert desk.find(".tree .row.rule .code").text.startswith("SA_PATHS_")


def test_many_findings_are_a_tint(desk: Desk, studio: Start, folder: Callable[..., Path]) -> None:
    """Cells lead closer, until each finding has a mark of its own."""
    desk.visit(studio(folder(with_many_faults(large_city().files()))))
    for dark in (False, True):
        desk.dress(DESKTOP, dark=dark)
        desk.painted()
        desk.shot(f"studio-dense{'-dark' if dark else ''}")
    before = desk.camera()[2]
    desk.click(".tree .row.finding")
    desk.still()
    assert desk.camera()[2] > before


def test_the_menu_of_a_node(desk: Desk, studio: Start, city: Path, axe: str) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    assert chosen(desk) == "Node 26/0"
    assert desk.script(f"return {SELECTED}") == "Inspect"
    ActionChains(desk.driver).context_click(desk.find(".map-canvas")).perform()
    desk.until("!document.querySelector('.context-menu').hidden")
    titles = [text.partition("\n")[0] for text in desk.texts(".context-menu button")]
    assert {"Inspect", "Move", "Delete", "Dissolve", "Copy", "Duplicate", "Copy the place"} <= set(titles)
    desk.shot("studio-menu")
    assert not desk.violations(axe)
    assert desk.script("return document.activeElement.getAttribute('role')") == "menuitem"
    desk.press(Keys.END)
    assert desk.script("return document.activeElement.textContent").startswith("Show the whole map")
    desk.press(Keys.ESCAPE)
    assert not desk.find(".context-menu").is_displayed()
    chord(desk, "n")
    desk.until(f"{SELECTED} === 'Findings'")


def test_copies_and_keys(desk: Desk, studio: Start, city: Path) -> None:
    """A node is duplicated, moved by keys and deleted; all of that is taken back."""
    desk.visit(studio(city))
    desk.search("26/0")
    before = chosen(desk)
    place = desk.find(".chosen .where").text
    chord(desk, Keys.CONTROL, "d")
    desk.hears("Duplicate")
    desk.until("document.querySelector('.chosen h2').textContent !== arguments[0]", before)
    chord(desk, Keys.ALT, Keys.ARROW_UP)
    desk.hears("Move")
    desk.ready()
    assert desk.find(".chosen .where").text != place
    chord(desk, Keys.CONTROL, "c")
    desk.hears("1 node copied")
    chord(desk, Keys.CONTROL, "v")
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Paste')")
    for _ in range(3):
        desk.click(".undo")
        desk.hears("Undone")
        desk.ready()
    desk.until("document.querySelector('.save').textContent === 'Save'")


def test_nodes_are_chosen_by_keys_boxes_and_conditions(desk: Desk, studio: Start, city: Path) -> None:
    desk.visit(studio(city))
    chord(desk, Keys.CONTROL, "a")
    assert "nodes and" in desk.hears("chosen")
    desk.search("kind = ped")
    ped = desk.hears("nodes chosen")
    desk.search("kind = tram")
    assert "it can be vehicle, boat, ped" in desk.hears("tram")
    assert ped.split()[0] != "0"
    desk.driver.get_log("browser")  # the refusal
    desk.search("26/0")
    canvas = desk.find(".map-canvas")
    chain = ActionChains(desk.driver).move_to_element_with_offset(canvas, -60, -60).key_down(Keys.SHIFT)
    chain.click_and_hold().move_by_offset(60, 60).move_by_offset(60, 60).release().key_up(Keys.SHIFT).perform()
    desk.hears("chosen")
    assert "odes" in chosen(desk) or "26/0" in chosen(desk)


def test_the_address_has_the_view_and_the_selection(desk: Desk, studio: Start, city: Path) -> None:
    address = studio(city)
    desk.visit(address)
    desk.search("26/0")
    desk.until("location.hash.endsWith('n=26/0')")
    view = desk.camera()
    hash_ = desk.script("return location.hash")
    desk.leave()
    desk.visit(address + hash_)
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Node 26/0'")
    desk.still()
    assert desk.camera() == pytest.approx(view, rel=0.001)
    for _ in range(4):
        chord(desk, "+")
        desk.still()
    view = desk.camera()
    overview = desk.find(".map-overview")
    assert overview.is_displayed()
    overview.click()
    desk.still()
    assert desk.camera()[:2] != pytest.approx(view[:2], abs=1)


def test_a_node_is_dissolved(desk: Desk, studio: Start, city: Path) -> None:
    """A deletion in its place tells what it breaks."""
    desk.visit(studio(city))
    desk.search("26/1")
    desk.tool("Delete")
    words = desk.hears("Delete")
    desk.click(".undo")
    desk.hears("Undone")
    desk.ready()
    desk.search("26/1")
    desk.tool("Dissolve")
    desk.hears("Dissolve 26/1")
    assert ("dead end" in words) or ("neighbour" in desk.said())


def test_copies_go_into_other_documents_and_windows(
    desk: Desk, studio: Start, city: Path, folder: Callable[..., Path], tmp_path: Path
) -> None:
    """Roads are copied in one document and pasted into another, and into that in another window; not into a mesh."""
    other = folder(valid_city().files(), "other_paths")
    mesh = tmp_path / "mesh.nav"
    mesh.write_bytes(clean(16, 1, "cs").pack())
    address = studio(city, other, mesh)
    desk.visit(address)
    desk.turn_to("paths")
    desk.search("26/0")
    name = chosen(desk)
    chord(desk, Keys.CONTROL, "c")
    desk.hears("1 node copied. Ctrl+V pastes, also in another document or window.")
    desk.turn_to("other_paths")
    chord(desk, Keys.CONTROL, "v")
    desk.hears("Paste 1 node")
    desk.ready()
    assert chosen(desk) != name
    first = desk.driver.current_window_handle
    desk.driver.switch_to.new_window("tab")
    try:
        desk.visit(f"{address}#2")
        assert desk.script("return document.title").startswith("other_paths")
        chord(desk, Keys.CONTROL, "v")
        desk.until("document.querySelector('.undo').title.startsWith('Undo: Paste 1 node')")
        desk.ready()
        desk.turn_to("mesh.nav")
        chord(desk, Keys.CONTROL, "v")
        assert "of another format (GTA San Andreas path nodes)" in desk.hears("cannot be pasted into this one")
        desk.driver.get_log("browser")  # the refusal
        desk.leave()
    finally:
        desk.driver.close()
        desk.driver.switch_to.window(first)
