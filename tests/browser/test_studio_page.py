"""The page of `navspec studio`, used in a browser."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import numpy as np
import pytest
from selenium.webdriver import ActionChains

import navspec
from browser.desk import Desk, running
from browser.pages import COLOURS, PHONE, Keys
from builders.gta_sa_paths import smallest, valid_city
from builders.source_nav import Ladder, clean


def place_of(folder: Path, name: str) -> tuple[float, float]:
    graph = navspec.graph(folder)
    x, y, _ = graph.position[graph.row(name)].tolist()
    return x, y


def test_a_person_looks_edits_undoes_and_saves(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    """With a map that flies."""
    before = {path.name: path.read_bytes() for path in city.iterdir()}
    desk.motion = "no-preference"
    desk.visit(studio(city))
    assert desk.find(".totals").text.startswith("0 errors")
    desk.search("26/0")
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Node 26/0'")
    x, y, _ = desk.camera()
    assert (x, y) == pytest.approx(place_of(city, "26/0"), abs=0.01)
    desk.set("path_width", "2.5", Keys.TAB)
    desk.hears("Set: path width")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.panel("history")
    desk.until("document.querySelectorAll('.steps li').length === 2")
    desk.shows("#panel-history", "Set: path width")
    desk.click(".undo")
    desk.hears("Undone")
    desk.until("document.querySelector('.save').textContent === 'Save'")
    desk.click(".redo")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    row = desk.find("dialog .plan tbody tr").text
    assert "NODES26.DAT" in row.upper()
    assert "changed" in row
    assert "nodes: path width in 1 row" in row
    desk.shot("studio-save")
    desk.click("dialog .actions .main")
    desk.hears("Saved: 1 file")
    after = {path.name: path.read_bytes() for path in city.iterdir()}
    (name,) = (path for path in before if before[path] != after[path])
    assert after[f"{name}.bak"] == before[name]
    graph = navspec.graph(city / name)
    assert graph.nodes["path_width"][graph.row("26/0")] == 2.5


def test_findings_lead_to_their_places(desk: Desk, studio: Callable[..., str], demo: Path) -> None:
    desk.visit(studio(demo))
    assert desk.find(".filters .count").text == "22 of 23 findings"  # info is hidden at first
    desk.click(".tree .row.finding", "area 35 node 69 links to area 36 node 9999")
    desk.still()
    graph = navspec.graph(demo)
    x, y, _ = graph.position[graph.row("35/69")].tolist()
    assert desk.camera()[:2] == pytest.approx((x, y), abs=0.01)
    assert "/links/149" in desk.shows(".detail", "A link leads to a node that exists.")
    desk.shot("studio-finding")
    desk.click(".detail [aria-label='Next finding']")
    desk.until("!document.querySelector('.detail').textContent.includes('9999')")
    words = desk.find(".filters input")
    words.send_keys("NODES26 navi")
    desk.until("!document.querySelector('.filters .count').textContent.startsWith('22 of 23')")
    assert all("26" in text for text in desk.texts(".tree .row.finding"))
    words.clear()
    words.send_keys(" ")
    desk.click(".toggle.warning")
    desk.until("document.querySelector('.filters .count').textContent === '5 of 23 findings'")


def test_a_road_is_drawn_connected_and_deleted(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    x, y, scale = desk.camera()
    desk.tool("Draw")
    desk.click_map(x, y)
    desk.click_map(x + 60 / scale, y - 60 / scale)
    desk.click_map(x + 120 / scale, y - 90 / scale)
    desk.shot("studio-draw")
    desk.press(Keys.BACKSPACE)
    desk.click_map(x + 100 / scale, y - 100 / scale)
    desk.press(Keys.ENTER)
    desk.until("document.querySelector('.undo').title === 'Undo: Draw'")
    desk.ready()
    desk.panel("inspect")
    desk.until("/^[23] nodes/.test(document.querySelector('.chosen h2')?.textContent)")
    desk.shot("studio-drawn")
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    rows = desk.texts("dialog .plan tbody tr")
    following = [row for row in rows if " new" not in row]
    assert all("flood id" in text or "node id" in text for text in following)
    desk.shows("dialog p", f"In {len(following)} of these files nothing was edited")
    desk.press(Keys.ESCAPE)
    desk.press("v")
    desk.press(Keys.DELETE)
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
    for _ in range(2):
        desk.click(".undo")
        desk.hears("Undone")
    desk.until("document.querySelector('.save').textContent === 'Save'")


def test_both_ways_of_a_line_stand_side_by_side(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    graph = navspec.graph(city)
    lanes = graph.edges["lanes"]
    back = graph.lines.back
    present, here = next(
        (int(one), int(second))
        for one, second in zip(graph.lines.there, back, strict=True)
        if second >= 0 and lanes[one] != lanes[second]
    )
    one, second = graph.names([graph.source[present], graph.target[present]])
    desk.visit(studio(city))
    desk.search(one)
    desk.panel("inspect")
    desk.until(
        "[...document.querySelectorAll('.neighbours li')].some((each) => each.textContent.startsWith(arguments[0]))",
        second,
    )
    at = next(at for at, text in enumerate(desk.texts(".neighbours li"), 1) if text.startswith(f"{second} "))
    desk.click(f".neighbours li:nth-child({at}) button", at=1)
    desk.until("document.querySelector('.chosen h2')?.textContent.startsWith('Line')")
    assert desk.texts(".chosen > table thead th") == [f"{one} \u2192 {second}", f"{second} \u2192 {one}"]
    values = "return [...document.querySelectorAll('[data-attribute=lanes] input')].map((each) => each.value)"
    assert desk.script(values) == [str(lanes[present]), str(lanes[here])]
    desk.shot("studio-line")
    desk.set("lanes", "3", at=1)
    desk.hears("Set: lanes")
    desk.until("document.querySelectorAll('[data-attribute=lanes] input')[1].value === '3'")
    assert desk.script(values) == [str(lanes[present]), "3"]


def test_findings_of_an_edit_are_said_and_marked_as_new(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    desk.panel("inspect")
    desk.until("document.querySelector('.neighbours li')")
    at = next(at for at, text in enumerate(desk.texts(".neighbours li"), 1) if text.startswith("26/1 "))
    desk.click(f".neighbours li:nth-child({at}) button", at=1)
    desk.until("document.querySelectorAll('[data-attribute=lanes] input').length === 2")
    desk.set("lanes", "7")
    assert "1 new info" in desk.hears("new info")
    desk.until("document.querySelector('.totals').innerText.trim().endsWith('1 info')")
    desk.panel("findings")
    desk.until("document.querySelector('.tree .row.rule')")
    desk.click(".tree .row.rule")
    desk.until("document.querySelector('.tree .row.finding .fresh')")
    desk.shows(".tree .row.finding", "more than 2 lanes")
    desk.click(".undo")
    assert "1 info gone" in desk.hears("gone")
    desk.until("document.querySelector('.filters .count').textContent === '0 findings'")


def test_causes_stand_on_top_and_fold_what_they_explain(
    desk: Desk, studio: Callable[..., str], folder: Callable[..., Path]
) -> None:
    files = valid_city().files()
    one, second = (next(name for name in files if f"S{area}." in name.upper()) for area in (27, 28))
    files[one], files[second] = files[second], files[one]
    swapped = folder(files)
    desk.visit(studio(swapped))
    report = navspec.check(swapped)
    (cause,) = desk.all(".tree .row.cause")
    assert report.causes[0].message in cause.text
    explained = report.causes[0].explains
    many = explained["error"] + explained["warning"] + explained["info"]
    assert f"explains {many:,} findings" in cause.text
    assert not desk.all(".tree .row.finding")
    desk.click(".tree .row.cause")
    desk.until("document.querySelectorAll('.tree .row.finding').length > 3")
    desk.click(".tree .row.finding")
    desk.until("!document.querySelector('.detail').hidden")
    desk.shot("studio-cause")


def test_a_rectangle_chooses_and_many_are_set_at_once(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    x, y, scale = desk.camera()
    desk.tool("Rectangle")
    desk.drag_map((x - 90 / scale, y - 90 / scale), (x + 90 / scale, y + 90 / scale))
    message = desk.hears("chosen")
    graph = navspec.graph(city)
    inside = (abs(graph.position[:, :2] - (x, y)) < 90 / scale).all(axis=1).sum()
    assert abs(int(message.split()[0]) - inside) <= 1  # one may lie on the border
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent.endsWith(' nodes')")
    desk.set("path_width", "1.5")
    desk.hears("Set: path width")
    desk.until("document.querySelector('[data-attribute=path_width] input')?.value === '1.5'")


def test_a_line_is_cut_where_somebody_clicks(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    (x1, y1), (x2, y2) = place_of(city, "26/0"), place_of(city, "26/1")
    desk.visit(studio(city))
    desk.search(f"{x1}, {y1}")
    desk.tool("Cut")
    desk.click_map((x1 + x2) / 2, (y1 + y2) / 2)
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Cut ')")
    desk.ready()
    desk.until("/^[\\d.-]+, /.test(document.querySelector('.chosen .where')?.textContent)")
    x, y = (float(text) for text in desk.texts(".chosen .where")[0].split(", ")[:2])
    assert (x, y) == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2), abs=1)


def test_an_area_is_split_by_two_clicks(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "made.nav"
    path.write_bytes(clean().pack())
    graph = navspec.graph(path)
    assert graph.polygons is not None
    sizes = [
        np.ptp(graph.polygons.corners[start:end, 0])
        for start, end in itertools.pairwise(graph.polygons.offsets.tolist())
    ]
    row = int(np.argmax(sizes))
    x, y, _ = graph.position[row].tolist()
    desk.visit(studio(path))
    desk.search(f"area {graph.names([row])[0]}")
    desk.tool("Split")
    scale = desk.camera()[2]
    desk.click_map(x, y - 40 / scale)
    desk.click_map(x, y + 40 / scale)
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Split ')")
    desk.ready()
    desk.until("document.querySelector('.chosen h2')?.textContent === '2 areas'")
    desk.shot("studio-split")


def test_a_ladder_is_made_by_two_clicks(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    """With a width of its own; saved, it is there, and the command finds nothing that it did not find before."""
    path, mesh = tmp_path / "made.nav", clean()
    mesh.areas[2].nw, mesh.areas[2].se = (200.0, 0.0, 96.0), (300.0, 100.0, 96.0)
    mesh.areas[2].ne_z = mesh.areas[2].sw_z = 96.0
    path.write_bytes(mesh.pack())
    before = found_in(path)
    desk.visit(studio(path))
    desk.tool("Ladder")
    desk.until("document.querySelectorAll('.tool [data-attribute]').length === 2")
    desk.write(".tool [data-attribute=ladder_width] input", "30", Keys.TAB)
    desk.click_map(150, 50)
    desk.until("document.querySelector('.chosen h2')?.textContent === 'Area 2'")
    desk.click_map(250, 50)
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Ladder ')")
    desk.hears("Ladder 6 leads from area 2 up to area 3.")
    desk.ready()
    desk.shot("studio-ladder")
    desk.click(".undo")
    desk.until("document.querySelector('.save').textContent === 'Save'")
    desk.click(".redo")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    desk.click("dialog .actions .main")
    desk.hears("Saved: 1 file")
    mesh.ladders.append(
        Ladder(6, 30.0, (200.0, 50.0, 96.0), (200.0, 50.0, 0.0), 96.0, direction=3, areas=(3, 0, 0, 0, 2))
    )
    mesh.areas[1].ladders_up = mesh.areas[2].ladders_down = (6,)
    assert path.read_bytes() == mesh.pack()
    assert found_in(path) == before


def found_in(path: Path) -> list[tuple[str, str]]:
    """What the command finds, as codes and places."""
    command = [sys.executable, "-m", "navspec", "check", "--format", "json", "--info", "all", str(path)]
    run = subprocess.run(command, capture_output=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    return [(load["code"], load["pointer"]) for load in json.loads(run.stdout)["findings"]]


def test_lanes_are_chosen_each_way_before_two_nodes_are_connected(
    desk: Desk, studio: Callable[..., str], city: Path
) -> None:
    one, second = unconnected(city)
    desk.visit(studio(city))
    desk.search(one)
    desk.tool("Connect")
    lanes = ".tool [data-attribute=lanes] input"
    desk.until("document.querySelectorAll(arguments[0]).length === 2", lanes)
    for at, value in enumerate(("3", "2")):
        desk.write(lanes, value, Keys.TAB, at=at)
    desk.shot("studio-connect")
    desk.click_map(*place_of(city, second))
    desk.until("document.querySelector('.undo').title === `Undo: Connect 2 nodes`")
    desk.ready()
    desk.click(".save")
    desk.until("document.querySelector('dialog .plan tbody tr')")
    desk.click("dialog .actions .main")
    desk.hears("Saved: ")
    graph = navspec.graph(city)
    ends = dict(
        zip(
            zip(graph.names(graph.source), graph.names(graph.target), strict=True),
            graph.edges["lanes"].tolist(),
            strict=True,
        )
    )
    assert (ends[one, second], ends[second, one]) == (3, 2)


def unconnected(folder: Path) -> tuple[str, str]:
    """Two nodes for vehicles near each other that no edge joins, as names that stay."""
    graph = navspec.graph(folder)
    existing = set(zip(graph.source.tolist(), graph.target.tolist(), strict=True))
    kinds, places = graph.nodes.words("kind"), graph.position
    for one, other in itertools.combinations(np.flatnonzero(np.array(kinds) == "vehicle").tolist(), 2):
        if (one, other) not in existing and 20 < np.hypot(*(places[one] - places[other])[:2]) < 90:
            first, second = graph.names([one, other])
            return first, second
    raise AssertionError


def test_a_connection_is_chosen_on_the_map(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    """Once connections are shown: both ways of it."""
    path = tmp_path / "made.nav"
    path.write_bytes(clean().pack())
    graph = navspec.graph(path)
    edges = set(zip(graph.names(graph.source), graph.names(graph.target), strict=True))
    x, y = graph.position[[0, 1], :2].mean(axis=0).tolist()
    desk.visit(studio(path))
    desk.click("[data-name=Connections]")
    desk.search(f"{x}, {y}")
    desk.click_map(x, y)
    desk.panel("inspect")
    desk.until("document.querySelector('.chosen h2')?.textContent.startsWith('Line ')")
    present, back = (tuple(text.split(" \u2192 ")) for text in desk.texts(".chosen thead th")[:2])
    assert present in edges
    assert back == present[::-1]


def test_an_area_is_put_into_a_new_place(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    """By a name that no place has yet; afterwards it is one of those that are offered."""
    path = tmp_path / "made.nav"
    path.write_bytes(clean().pack())
    desk.visit(studio(path))
    desk.search(f"area {navspec.graph(path).names([0])[0]}")
    desk.panel("inspect")
    desk.set("place", "BackYard", Keys.TAB)
    desk.hears("Set: place")
    desk.until("[...document.querySelectorAll('#known-place option')].at(-1)?.value === 'BackYard'")
    assert desk.script("return document.querySelector('[data-attribute=place] input').value") == "BackYard"


def test_a_node_is_dragged(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    x, y, scale = desk.camera()
    desk.tool("Move")
    desk.drag_map((x, y), (x + 40 / scale, y - 30 / scale))
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Move ')")
    desk.ready()
    desk.panel("inspect")
    wanted = f"{int(x + 40 / scale)}."
    desk.until("document.querySelector('.chosen .where')?.textContent.startsWith(arguments[0])", wanted)
    assert desk.camera() == pytest.approx((x, y, scale))


def test_what_stands_against_an_edit_is_shown(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    desk.tool("Move")
    desk.write("#typed-by", "90000, 0, 0", Keys.ENTER)
    desk.hears("nothing was changed")
    desk.shows(".outcome", "nothing was changed")
    assert desk.find(".save").text == "Save"
    desk.shot("studio-obstacle")


def test_what_needs_a_network_is_not_offered_without_one(
    desk: Desk, studio: Callable[..., str], city: Path, tmp_path: Path
) -> None:
    """A mesh that is cut off can be looked at and mended, but not walked on; another document is offered all again."""
    path = tmp_path / "cut.nav"
    path.write_bytes(clean().pack()[:-40])
    desk.visit(studio(city, path))
    needing = ("inspect", "route", "import", "convert")
    tabs = "[...document.querySelectorAll('.tab-list button:not([hidden]), [data-panel]')]"
    seen = f"{tabs}.map((tab) => tab.dataset.panel ?? tab.id.slice(4))"
    assert set(needing) <= set(desk.script(f"return {seen}"))
    desk.turn_to("cut.nav")
    assert not {*needing} & {*desk.script(f"return {seen}")}
    assert {"findings", "fields", "repair"} <= set(desk.script(f"return {seen}"))
    desk.turn_to("paths")
    assert set(needing) <= set(desk.script(f"return {seen}"))


def test_keys_alone(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    """Search, choose, change, undo and save without a mouse; the focus is never lost."""
    desk.visit(studio(city))
    focus = "return document.activeElement.tagName + '.' + document.activeElement.className"
    desk.press("/")
    assert desk.script("return document.activeElement.id") == "search"
    desk.press("26/0", Keys.ENTER)
    desk.still()
    desk.script("document.querySelector('#tab-inspect').focus()")
    desk.press(Keys.ARROW_LEFT, Keys.ARROW_RIGHT)
    assert desk.script("return document.activeElement.id") == "tab-inspect"
    desk.until("document.querySelector('.chosen [data-attribute=path_width] input')")
    desk.script("document.querySelector('.chosen [data-attribute=path_width] input').focus()")
    desk.press(Keys.HOME, Keys.SHIFT, Keys.END, Keys.SHIFT, Keys.DELETE, "3", Keys.ENTER)
    desk.hears("Set: path width")
    desk.until("document.querySelector('.chosen [data-attribute=path_width] input').value === '3'")
    assert desk.script(focus) == "INPUT."
    desk.press(Keys.TAB)
    desk.script("document.querySelector('.map-canvas').focus()")
    ActionChains(desk.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
    desk.hears("Undone")
    ActionChains(desk.driver).key_down(Keys.CONTROL).send_keys("y").key_up(Keys.CONTROL).perform()
    desk.hears("Done again")
    ActionChains(desk.driver).key_down(Keys.CONTROL).send_keys("s").key_up(Keys.CONTROL).perform()
    desk.until("document.querySelector('dialog .plan')")
    desk.press(Keys.ENTER)
    desk.hears("Saved")
    assert desk.script(focus).startswith("CANVAS.map-canvas")
    desk.press("?")
    desk.until("document.querySelector('dialog .keys')")
    desk.press(Keys.ESCAPE)
    desk.until("!document.querySelector('dialog')")
    assert desk.script(focus).startswith("CANVAS.map-canvas")


def test_measuring(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("0, 0")
    x, y, scale = desk.camera()
    desk.tool("Measure")
    desk.click_map(x, y)
    desk.click_map(x + 100 / scale, y)
    desk.hears(f"{100 / scale:g} units")
    desk.click_map(x + 100 / scale, y + 100 / scale)
    assert "path 100 units" in desk.hears("straight 70.7 units")


def test_files_are_dropped_and_downloaded(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "made.nav").write_bytes(clean().pack())
    (tmp_path / "none.txt").write_text("nothing")
    desk.visit(studio())
    assert "Nothing is open" in desk.find(".start").text
    desk.find("input[type=file]").send_keys(str(tmp_path / "made.nav"))
    desk.until("!document.querySelector('.frame').hidden")
    desk.ready()
    assert desk.find(".what select").text.startswith("made.nav")
    desk.find("input[type=file]").send_keys(str(tmp_path / "none.txt"))
    desk.hears("none.txt")


def read_present(address: str) -> bytes:
    """The only file of the first document, as the server has it."""
    with urlopen(f"{address}api/documents/1") as answer:
        path = json.load(answer)["files"][0]["path"]
    with urlopen(f"{address}api/documents/1/contents?{urlencode({'path': path})}") as answer:
        return answer.read()


def read_kept(desk: Desk, name: str) -> bytes:
    """The bytes of a file in the folder of the browser that the page was given."""
    text = (
        "const done = arguments[arguments.length - 1]; navigator.storage.getDirectory()"
        ".then((folder) => folder.getFileHandle(arguments[0])).then((handle) => handle.getFile())"
        ".then((file) => file.arrayBuffer()).then((data) => done([...new Uint8Array(data)]), (error) => done(error.name))"
    )
    result = desk.driver.execute_async_script(text, name)
    return result if isinstance(result, str) else bytes(result)


def test_dropped_files_are_saved_into_a_folder(
    desk: Desk, studio: Callable[..., str], tmp_path: Path, axe: str
) -> None:
    """The changed file takes the place of the one that was dropped, which is kept; another file there is asked for."""
    before = clean().pack()
    (tmp_path / "made.nav").write_bytes(before)
    desk.visit(studio())
    desk.script("window.showDirectoryPicker = () => navigator.storage.getDirectory()")
    desk.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; navigator.storage.getDirectory().then(async (folder) => {"
        " for await (const name of folder.keys()) await folder.removeEntry(name);"
        " const stream = await (await folder.getFileHandle('made.nav', { create: true })).createWritable();"
        " await stream.write(new Uint8Array(arguments[0])); await stream.close(); done(); })",
        list(before),
    )
    desk.find("input[type=file]").send_keys(str(tmp_path / "made.nav"))
    desk.until("!document.querySelector('.frame').hidden")
    desk.ready()
    contents = []
    for number in (1, 2):
        desk.search(str(number))
        desk.tool("Delete")
        desk.until("document.querySelector('.save').textContent === 'Save (1)'")
        desk.ready()
        contents.append(read_present(desk.script("return location.href").partition("#")[0]))
        desk.click(".save")
        desk.shows("dialog", "Save them into the folder that they belong to")
        assert not desk.violations(axe)
        desk.shot("studio-save-folder")
        desk.click("dialog .main", "Save into a folder")
        desk.hears("Saved: 1 file in the folder")
        desk.until("document.querySelector('.save').textContent === 'Save'")
        assert read_kept(desk, "made.nav") == contents[-1]
    assert read_kept(desk, "made.nav.bak") == before
    assert read_kept(desk, "made.nav.bak1") == contents[0]


def test_what_another_window_does_during_a_save_stays_unsaved(
    desk: Desk, studio: Callable[..., str], tmp_path: Path
) -> None:
    """The bytes for the folder are read before the question, and another window edits while it is open."""
    (tmp_path / "made.nav").write_bytes(clean().pack())
    desk.visit(studio())
    desk.script("window.showDirectoryPicker = () => navigator.storage.getDirectory()")
    desk.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; navigator.storage.getDirectory().then(async (folder) => {"
        " for await (const name of folder.keys()) await folder.removeEntry(name);"
        " const stream = await (await folder.getFileHandle('made.nav', { create: true })).createWritable();"
        " await stream.write(new Uint8Array([1, 2, 3])); await stream.close(); done(); })"
    )
    desk.find("input[type=file]").send_keys(str(tmp_path / "made.nav"))
    desk.until("!document.querySelector('.frame').hidden")
    desk.ready()
    desk.search("1")
    desk.tool("Delete")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.ready()
    desk.click(".save")
    desk.click("dialog .main", "Save into a folder")
    desk.until("document.body.textContent.includes('is not the file that was opened here')")
    desk.script(
        "fetch('api/documents/1/edit', { method: 'POST', body: JSON.stringify({ revision: 1, tool: 'delete', nodes: ['2'],"
        " edges: [], values: {}, title: 'Theirs' }) })"
    )
    desk.until("document.querySelector('[title*=Theirs]')")  # the page has taken what the other window did
    desk.click("dialog .main", "Replace")
    desk.hears("this has changed since the page saw it last")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.driver.get_log("browser")  # with the refusal


def test_browsers_without_folders_say_so(desk: Desk, studio: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "made.nav").write_bytes(clean().pack())
    desk.visit(studio())
    desk.script("delete window.showDirectoryPicker; window.showDirectoryPicker = undefined")
    desk.find("input[type=file]").send_keys(str(tmp_path / "made.nav"))
    desk.until("!document.querySelector('.frame').hidden")
    desk.ready()
    desk.search("1")
    desk.tool("Delete")
    desk.until("document.querySelector('.save').textContent === 'Save (1)'")
    desk.click(".save")
    assert "cannot write into folders; Chrome and Edge can" in desk.shows("dialog", "Download them")


def test_a_file_that_is_gone_is_saved_again(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    name = next(path for path in sorted(city.iterdir()) if "26" in path.name)
    data = name.read_bytes()
    name.unlink()
    desk.shows(".banner", "is no longer on the disk")
    desk.click(".banner button", "Save it again")
    desk.shows("dialog", "it does not exist any more")
    desk.shot("studio-save-gone")
    desk.click("dialog input[type=checkbox]")
    desk.click("dialog .main", "Save")
    desk.hears("Saved: 1 file")
    assert name.read_bytes() == data


def test_other_programs_are_noticed(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    name = next(path for path in sorted(city.iterdir()) if "26" in path.name)
    name.write_bytes(smallest().to_bytes())
    desk.shows(".banner", "changed on the disk")
    desk.click(".banner button")
    desk.hears("Reloaded from disk")


def test_a_reload_asks_before_it_replaces_unsaved_changes(desk: Desk, studio: Callable[..., str], city: Path) -> None:
    desk.visit(studio(city))
    desk.search("26/0")
    desk.tool("Delete")
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
    name = next(path for path in sorted(city.iterdir()) if "26" in path.name)
    name.write_bytes(smallest().to_bytes())
    desk.shows(".banner", "changed on the disk")
    desk.click(".banner button")
    assert "Undo restores them" in desk.shows("dialog", "not saved")
    desk.click("dialog .actions button:last-child")
    desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
    desk.click(".banner button")
    desk.click("dialog .actions .main")
    desk.hears("Undo restores unsaved changes")


def test_what_was_not_saved_is_offered(desk: Desk, city: Path, tmp_path: Path) -> None:
    with running(city, cache=tmp_path / "cache") as (address, process):
        desk.visit(address)
        desk.search("26/0")
        desk.tool("Delete")
        desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
        process.kill()
        process.wait()
        desk.shows(".banner", "does not answer")
        desk.driver.get_log("browser")
        desk.leave()
    with running(city, cache=tmp_path / "cache") as (address, _):
        desk.visit(address)
        desk.shows(".banner", "was not saved: 1 step")
        desk.shot("studio-recover")
        assert [button.text for button in desk.all(".banner button:not(.closer)")] == ["Restore", "Discard"]
        desk.click(".banner button")
        desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
        desk.is_quiet()
        desk.leave()


def test_a_page_returns_to_a_studio_that_was_started_again(desk: Desk, city: Path, tmp_path: Path) -> None:
    """The port stays, the token does not."""
    with running(city, cache=tmp_path / "cache") as (address, process):
        desk.visit(address)
        desk.search("26/0")
        desk.tool("Delete")
        desk.until("document.querySelector('.undo').title.startsWith('Undo: Delete ')")
        process.kill()
        process.wait()
    desk.shows(".banner", "does not answer")
    with running(city, cache=tmp_path / "cache") as (later, _):
        assert later.split("/")[2] == address.split("/")[2]
        assert later != address
        desk.until("location.href.startsWith(arguments[0])", later)
        desk.shows(".banner", "was not saved: 1 step")
        desk.driver.get_log("browser")
        desk.leave()


def test_long_lists_hold_few_rows(desk: Desk, studio: Callable[..., str], crowded: Path) -> None:
    desk.visit(studio(crowded))
    assert len(desk.all(".tree .row")) < 60
    many = int(re.sub(r"\D", "", desk.find(".filters .count").text.split(" finding")[0].split(" of ")[-1]))
    assert many == sum(navspec.check(crowded).severities.values())


def test_everybody_can_use_it(desk: Desk, studio: Callable[..., str], demo: Path, axe: str) -> None:
    """axe-core finds nothing, in any state of the page, light and dark, wide and narrow."""

    def demand(state: str) -> None:
        desk.shot(f"studio-{state}")
        assert desk.violations(axe, COLOURS if state.startswith("dark") else ()) == [], state

    desk.visit(studio())
    demand("start")
    address = studio(demo)
    for dark in (False, True):
        desk.visit(address, dark=dark)
        name = "dark" if dark else "light"
        demand(f"{name}-findings")
        desk.click(".tree .row.finding")
        desk.until("!document.querySelector('.detail').hidden")
        demand(f"{name}-finding")
        desk.search("26/0")
        desk.panel("inspect")
        desk.until("document.querySelector('.chosen table')")
        demand(f"{name}-inspect")
        desk.tool("Draw")
        demand(f"{name}-draw")
        desk.panel("history")
        demand(f"{name}-history")
        desk.click(".help")
        demand(f"{name}-keys")
        desk.press(Keys.ESCAPE)
    desk.visit(address, PHONE)
    assert desk.is_narrow_enough()
    assert desk.find(".open").is_displayed()
    demand("phone")
    desk.dress((320, 640))
    assert desk.is_narrow_enough()


def test_the_page_knows_no_format() -> None:
    """What a document is and what can be done to it the server tells."""
    sources = Path(__file__).parents[2] / "python" / "navspec" / "studio" / "web"
    words = (
        {format_.id for format_ in navspec.formats()}
        | {format_.family for format_ in navspec.formats()}
        | {"GTA", "Metroid", "Andreas"}
    )
    shell = ("beside", "edit", "findings", "frame", "history", "inspect", "save", "stage")
    for path in (path for name in shell for path in (sources / "studio" / name).glob("*.js")):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], path


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080), (390, 800)])
def test_tabs_take_one_line(
    desk: Desk, studio: Callable[..., str], demo: Path, axe: str, size: tuple[int, int]
) -> None:
    """Every panel has a tab or an entry of the menu behind the tabs, which bears the name of the open one."""
    desk.visit(studio(demo), size)
    one_line = "return document.querySelector('.tabs').offsetHeight"
    assert desk.script(one_line) < 48
    assert desk.is_narrow_enough()
    tabs = desk.script(
        "return [...document.querySelectorAll('[role=tab]:not([hidden])')].map((tab) => tab.id.slice(4))"
    )
    assert "findings" in tabs
    last = f"#tab-{tabs[-1]}"
    desk.click(last)
    desk.press(Keys.ARROW_RIGHT)
    assert desk.script("return document.activeElement.className") == "more-tab"
    assert desk.script("return document.querySelector('[role=tab][aria-selected=true]').id") == last[1:]
    desk.press(Keys.ARROW_DOWN)
    entries = desk.script("return [...document.querySelectorAll('[data-panel]')].map((entry) => entry.dataset.panel)")
    assert not set(tabs) & set(entries)
    assert {*tabs, *entries} >= {
        "fields",
        "repair",
        "history",
        "compare",
        "route",
        "profile",
        "space",
        "export",
        "import",
    }
    assert desk.script("return document.activeElement.dataset.panel") == entries[0]
    assert not desk.violations(axe)
    desk.shot(f"studio-tabs-{size[0]}")
    desk.press(Keys.END)
    desk.press(Keys.ENTER)
    desk.until("document.querySelector('.more-tab').classList.contains('current')")
    assert desk.find(".more-tab").text == "Convert"
    assert desk.script("return document.activeElement.className") == "more-tab current"
    assert desk.find("#panel-convert").is_displayed()
    desk.press(Keys.ARROW_DOWN)
    assert desk.script("return document.activeElement.dataset.panel") == "convert"
    desk.press(Keys.ESCAPE)
    assert not desk.find(".more-panels .menu").is_displayed()
    assert not desk.violations(axe)
    desk.settled()
    assert desk.script(one_line) < 48
    desk.press(Keys.ARROW_LEFT)
    assert desk.script("return document.activeElement.id") == last[1:]
    assert desk.find(".more-tab").text == "More"
