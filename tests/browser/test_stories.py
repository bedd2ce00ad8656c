"""Whole stories, as a person lives them: both doors in a browser, and what the command line says of the files afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.desk import Desk, running
from browser.door import Door
from browser.pages import Keys
from browser.stories import checked, entries, errors, held, look, present, stock
from builders import gta_img, source_nav
from builders.collection import SAMPLES
from builders.gta_sa_paths import valid_city
from builders.large_mesh import large_mesh
from builders.repairs_save_map import CASES as SAVES

Studio = Callable[..., str]
ARCHIVE = "GTA San Andreas archive"
PATHS = "GTA San Andreas path nodes"
MARKUP = "<img src=x onerror=alert(1)>"
HOSTILE = {
    f"{MARKUP}.nav": bytes((number * 7919 + number // 13) % 256 for number in range(10_000)),
    "huge.nav": b"\xce\xfa\xed\xfe\x10\0\0\0" + b"\xff" * 500,
    "huge.img": b"VER2\xff\xff\xff\xff" + bytes(4096),
    "huge.b": b"BLOCK" + b"\xff" * 5000,
    "NODES1.DAT": b"\xff" * 4000,
    "empty.nav": b"",
}
"""Names with markup, random bytes, counts of billions, nothing."""


def save(desk: Desk) -> list[str]:
    """Save, and give back the rows of what was announced."""
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    rows = desk.texts("dialog .plan tbody tr")
    desk.click("dialog .actions .main")
    desk.hears("Saved: ")
    desk.until("!document.querySelector('dialog') && document.querySelector('.save').textContent === 'Save'")
    return rows


def set_to(desk: Desk, name: str, value: str, at: int = 0) -> None:
    """Set an attribute of what is chosen, and wait until that is done and shown."""
    desk.set(name, value, at=at)
    desk.settled()
    assert desk.said().startswith(f"Set: {name.replace('_', ' ')}")
    boxes = "[...document.querySelectorAll(`.chosen [data-attribute=${arguments[0]}] input`)]"
    desk.until(f"{boxes}[arguments[1]]?.value === arguments[2]", name, at, value)
    desk.ready()


def steps(desk: Desk) -> list[str]:
    """The history, the last step first."""
    desk.settled()
    desk.panel("history")
    return desk.texts(".steps li")


def test_a_road_is_drawn_its_finding_mended_and_saved(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """The road of three lanes makes a finding; nothing is left of that, and only files of the road are others."""
    folder = stock(tmp_path / "stock")
    before, findings_before = held(folder), checked(folder)
    desk.visit(studio(folder))
    desk.search("26/0")
    x, y, scale = desk.camera()
    desk.tool("Draw")
    desk.until("document.querySelector('.tool [data-attribute=lanes] input')")
    desk.click(".tool details summary")
    desk.write(".tool [data-attribute=lanes] input", "3", Keys.TAB)
    desk.click_map(x, y)
    desk.click_map(x + 60 / scale, y - 60 / scale)
    desk.press(Keys.ENTER)
    assert "new info" in desk.hears("Draw. ")
    desk.ready()
    desk.until("document.querySelector('.chosen h2')?.textContent.startsWith('Node ')")
    built = desk.texts(".chosen h2")[0].removeprefix("Node ")
    desk.panel("findings")
    desk.click(".filters .check input")
    desk.until("document.querySelector('.filters .count').textContent.startsWith('1 ')")
    desk.click(".tree .row.rule")
    desk.until("document.querySelector('.tree .row.finding .fresh')")
    desk.click(".tree .row.finding")
    desk.still()
    desk.shows(".detail", "more than 2 lanes")
    look(desk, "road-finding", axe)
    desk.press("v")
    desk.search(built)
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent === arguments[0]", f"Node {built}")
    desk.click(".neighbours li:first-child button", at=1)
    desk.until("document.querySelector('.chosen h2')?.textContent.startsWith('Line')")
    set_to(desk, "lanes", "2")
    set_to(desk, "lanes", "2", 1)
    look(desk, "road-mended", axe)
    titles = [f"Set: lanes of {one} \u2013 {second}" for one, second in (("26/0", built), (built, "26/0"))]
    assert steps(desk) == [*titles, "Draw", "As it was opened"]
    rows = save(desk)
    after = held(folder)
    remaining = {name for name in before if after[name] != before[name]}
    assert remaining
    assert {row.split("/")[-1].split()[0] for row in rows} == remaining
    assert after == {
        **{name: after[name] for name in before},
        **{f"{name}.bak": before[name] for name in remaining},
    }
    assert checked(folder) == findings_before


def test_a_glitched_save_is_repaired(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """From the facts to the findings to the repair; undone after it was saved, it is what it was."""
    (name, data), *_ = next(sample for sample in SAVES if "taxi glitch" in sample.about).build().before.items()
    path = tmp_path / name
    path.write_bytes(data)
    assert errors(checked(path)) == {"SA_SAVE_ZONE0_NAME": 1, "SA_SAVE_ZONE_LABELS": 2}
    desk.visit(studio(path))
    desk.panel("card")
    desk.until("document.querySelector('.card .facts')")
    desk.shows("#panel-card", "SWEET_2")
    look(desk, "save-card", axe)
    desk.click(".card .link", "show them")
    desk.until("document.querySelector('.tree .row.cause')")
    (cause,) = desk.texts(".tree .row.cause")
    assert "taxi" in cause.lower(), cause
    desk.click(".tree .row.cause")
    desk.click(".tree .row.finding")
    desk.shows(".detail", "first zone")
    desk.click(".detail button", "Repair this")
    desk.until("document.querySelector('.task-repair').getAttribute('aria-busy') === 'false'")
    desk.click(".task-repair button", "choose all")
    desk.click(".task-repair button", "Preview")
    desk.shows(".task-repair .result", "4 findings would go, none would be new")
    look(desk, "save-repair", axe)
    desk.click(".task-repair .result button", "Repair")
    desk.hears("Left are 0 errors, 0 warnings")
    save(desk)
    assert not checked(path)
    assert path.with_name(f"{name}.bak").read_bytes() == data
    desk.click(".undo")
    desk.hears("Undone")
    save(desk)
    assert path.read_bytes() == data


def test_a_mesh_is_edited_undone_and_done_again(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """Delete, set and split; back to the first bytes, forward, saved, and back again after that."""
    path = tmp_path / "hills.nav"
    path.write_bytes(first := large_mesh().pack())
    findings_before = errors(checked(path))
    desk.visit(address := studio(path))
    desk.search("336")
    desk.tool("Delete")
    desk.until("document.querySelector('.undo').title === 'Undo: Delete 336'")
    desk.ready()
    desk.search("500")
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent.endsWith(' 500')")
    desk.click(".chosen [data-attribute=crouch] input")
    desk.hears("Set: crouch")
    desk.until("document.querySelector('.chosen [data-attribute=crouch] input')?.checked")
    desk.ready()
    desk.search("700")
    look(desk, "mesh-chosen", axe)
    x, y, scale = desk.camera()
    desk.tool("Split")
    desk.click_map(x, y - 70 / scale)
    desk.click_map(x, y + 70 / scale)
    desk.until("document.querySelector('.undo').title === 'Undo: Split 700'")
    desk.ready()
    look(desk, "mesh-split", axe)
    assert steps(desk) == ["Split 700", "Set: crouch of 500", "Delete 336", "As it was opened"]
    changed = present(address)
    desk.click(".steps li:last-child button")
    desk.until("document.querySelector('.undo').title === 'Nothing to undo'")
    desk.until("document.querySelector('.save').textContent === 'Save'")
    assert present(address) == first
    desk.until("document.querySelectorAll('.steps li.later').length === 3")
    desk.click(".steps li button")
    desk.until("document.querySelector('.redo').title === 'Nothing to redo'")
    assert present(address) == changed
    save(desk)
    assert path.read_bytes() == changed != first
    assert not errors(checked(path)) - findings_before
    desk.click(".steps li:last-child button")
    desk.until("document.querySelector('.undo').title === 'Nothing to undo'")
    save(desk)
    assert path.read_bytes() == first


def test_a_mesh_and_a_broken_file_are_dropped(door: Door, axe: str) -> None:
    """The one is told in full, another one has a finding; the last says why it cannot be read, and shows its bytes."""
    data = large_mesh().pack()
    door.drop("hills.nav", data)
    assert door.pages.find("#map canvas").is_displayed()
    assert f"{len(data):,} bytes" in door.text("#what")
    assert door.line("areas").is_displayed()
    door.line("magic").click()
    assert door.marked() == [0, 1, 2, 3]
    look(door.pages, "dropped-mesh", axe)
    sample = next(sample for sample in SAMPLES if sample.code == "NAV2_CORNER_RANGE" and sample.kind == "fail")
    (hall,) = sample.files.values()
    door.drop("hall.nav", hall)
    row = next(element for element in door.pages.all("#findings li") if sample.code in element.text)
    door.pages.go_to(row)
    row.find_element("css selector", "button").click()
    assert "/polygons/1/corner_indices/1" in door.text("#about")
    assert door.marked()
    look(door.pages, "dropped-finding", axe)
    door.drop("cut.nav", data[:100_000])
    assert "cannot be read" in door.text("#what")
    assert re.search(r"0x[0-9A-F]+", door.text("#what")), "says where it ends"
    door.pages.until("document.querySelector('#bytes i')")
    assert not door.pages.find("#fields").is_displayed()
    look(door.pages, "dropped-broken", axe)


def test_hostile_files_are_dropped(door: Door, axe: str) -> None:
    """Each says why it cannot be read; nothing of it is markup; the next one is read as ever."""
    for name, data in HOSTILE.items():
        door.drop(name, data)
        assert "cannot be read" in door.text("#what"), name
        assert name in door.text("#what")
    mesh = source_nav.clean(16, 2, "tf")
    mesh.places = [MARKUP.encode() + b"\0"]
    door.drop(f"{MARKUP}.nav", mesh.pack())
    assert "cannot be read" not in door.text("#what")
    assert not door.pages.all("#page img, #page script")
    look(door.pages, "hostile-dropped", axe)


def test_hostile_files_are_opened(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """The studio tells why each cannot be read and shows its bytes, and works with the one that can."""
    folder = tmp_path / "hostile"
    folder.mkdir()
    for name, data in HOSTILE.items():
        (folder / name).write_bytes(data)
    mesh = source_nav.clean(16, 2, "tf")
    mesh.places = [MARKUP.encode() + b"\0"]
    (folder / f"<b>{MARKUP}.nav").write_bytes(mesh.pack())
    desk.visit(studio(folder))
    for name, data in HOSTILE.items():
        desk.turn_to("hostile" if name.endswith(".DAT") else name)
        assert desk.find(".totals").text.startswith("1 error"), name
        desk.panel("findings")
        desk.until("document.querySelector('.tree .row')")
        if desk.all(".tree .row.cause"):
            desk.click(".tree .row.cause")
        desk.click(".tree .row.finding")
        desk.shows(".detail", name)
        desk.panel("fields")
        desk.until(
            "[...document.querySelectorAll('.byte')].some((each) => each.textContent) === arguments[0]", bool(data)
        )
        assert not desk.all("img, script:not([src='studio.js'])")
    look(desk, "hostile-opened", axe)
    desk.turn_to(f"<b>{MARKUP}.nav")
    desk.search("1")
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent.endsWith(' 1')")
    desk.until("document.querySelector('.chosen #known-place option')?.value === arguments[0]", MARKUP)
    assert not desk.all("img, script:not([src='studio.js'])")


def test_a_studio_is_killed_while_somebody_edits(desk: Desk, city: Path, tmp_path: Path, axe: str) -> None:
    """What was done is there again, can be undone, and is saved."""
    before = held(city)
    with running(city, cache=tmp_path / "cache") as (address, process):
        desk.visit(address)
        desk.search("26/0")
        desk.panel("inspect")
        set_to(desk, "path_width", "2.5")
        set_to(desk, "path_width", "1.5")
        desk.tool("Delete")
        process.kill()
        process.wait()
        desk.shows(".banner", "does not answer")
        desk.leave()
    assert held(city) == before
    with running(city, cache=tmp_path / "cache") as (address, _):
        desk.visit(address)
        text = desk.shows(".banner", "was not saved")
        assert re.search(r"was not saved: [23] steps", text), text
        look(desk, "killed-offer", axe)
        desk.click(".banner button")
        desk.hears("Restored")
        desk.ready()
        done = steps(desk)
        assert done[-3:] == ["Set: path width of 26/0"] * 2 + ["As it was opened"]
        for _ in done[2:]:
            desk.click(".undo")
            desk.hears("Undone")
        desk.until("document.querySelector('.undo').title === 'Undo: Set: path width of 26/0'")
        desk.ready()
        desk.search("26/0")
        desk.panel("inspect")
        desk.until("document.querySelector('.chosen [data-attribute=path_width] input')?.value === '2.5'")
        (row,) = save(desk)
        after = held(city)
        (name,) = (path for path in before if after[path] != before[path])
        assert name in row
        assert after[f"{name}.bak"] == before[name]
        assert not checked(city)
        desk.is_quiet()
        desk.leave()


def test_a_file_in_an_archive_is_edited(desk: Desk, studio: Studio, tmp_path: Path, axe: str) -> None:
    """The archive is saved with it; the others in it are what they were."""
    path = tmp_path / "gta3.img"
    city = valid_city().files()
    path.write_bytes(first := gta_img.archive({"infernus.dff": gta_img.MODEL, **city}).to_bytes())
    desk.visit(studio(path))
    assert desk.texts(".what option") == [f"gta3.img: {text}" for text in (ARCHIVE, PATHS)]
    desk.search("26/0")
    desk.panel("inspect")
    set_to(desk, "path_width", "2.5")
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    look(desk, "archive-save", axe)
    desk.press(Keys.ESCAPE)
    desk.until("!document.querySelector('dialog')")
    rows = save(desk)
    assert any("archive" in row and "gta3.img.bak" in row for row in rows)
    assert path.with_name("gta3.img.bak").read_bytes() == first
    old, new = entries(first), entries(path.read_bytes())
    assert list(new) == list(old)
    (name,) = (path for path in old if old[path] != new[path])
    assert "26" in name
    assert not checked(path)


def test_two_tabs_on_one_file(desk: Desk, studio: Studio, city: Path, axe: str) -> None:
    """The second is told; what it did not see cannot be overwritten, and it shows the present state then."""
    desk.visit(address := studio(city))
    desk.search("26/0")
    desk.panel("inspect")
    first = desk.driver.current_window_handle
    desk.driver.switch_to.new_window("tab")
    try:
        desk.visit(address)
        desk.until("document.querySelector('.banner')?.textContent.includes('other window')")
        desk.search("26/0")
        desk.panel("inspect")
        desk.until("document.querySelector('.chosen [data-attribute=path_width] input')")
        look(desk, "tabs-told", axe)
        # It learns nothing of its own accord from here on, as if it had asked just before.
        desk.script(
            "const asked = window.fetch; window.fetch = (address, ...rest) =>"
            " String(address).includes('news') ? new Promise(() => {}) : asked(address, ...rest);"
        )
        second = desk.driver.current_window_handle
        desk.driver.switch_to.window(first)
        set_to(desk, "path_width", "2.5")
        desk.driver.switch_to.window(second)
        desk.set("path_width", "1.5")
        desk.hears("has changed since the page saw it last")
        desk.driver.get_log("browser")  # which tells of the refusal too
        desk.until("document.querySelector('.chosen [data-attribute=path_width] input')?.value === '2.5'")
        assert desk.find(".undo").get_attribute("title") == "Undo: Set: path width of 26/0"
        set_to(desk, "path_width", "1.5")
        assert steps(desk) == ["Set: path width of 26/0"] * 2 + ["As it was opened"]
    finally:
        desk.leave()
        desk.driver.close()
        desk.driver.switch_to.window(first)
    desk.until("document.querySelector('.chosen [data-attribute=path_width] input')?.value === '1.5'")


pytestmark = pytest.mark.timeout(300)
