"""The page to drop files on, in a real browser and from the disk: what a stranger sees of a file."""

from __future__ import annotations

import json
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By

import navspec
from browser.door import Door
from browser.opening import chromium
from browser.pages import DESKTOP, PHONE, Pages
from builders import gta_sa_paths, gta_sa_save, source_nav
from builders.collection import SAMPLES
from builders.demo import damaged_city
from builders.large import large_city
from builders.large_mesh import large_mesh, wide_mesh

SECTOR = 2048


@pytest.fixture(scope="session")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """A browser that tells what it asks a network."""
    with chromium(tmp_path_factory.mktemp("watched"), watched=True) as opened:
        yield Pages(opened)


def write(folder: Path, files: dict[str, bytes]) -> list[Path]:
    """Files in a folder."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def test_every_format_is_told_and_shown(door: Door, tmp_path: Path) -> None:
    """What it is, in words; every part of the root; and the bytes of the file."""
    name = {"gta_sa_paths": "nodes0.dat", "gta_sa_paths_fla": "nodes0.dat", "gta_iv_paths": "nodes0.nod"}
    for form in navspec.formats():
        data: bytes = import_module(f"builders.{form.id}").example()
        (path,) = write(tmp_path / form.id, {name.get(form.id, f"example.{form.extensions[0]}"): data})
        door.open(path)
        assert form.title in door.text("#what")
        assert f"{len(data):,} bytes" in door.text("#what"), form.id
        first = form.spec.root.fields[0].id
        assert door.line(first).is_displayed(), form.id
        door.line(first).click()
        assert door.marked()[0] == 0, form.id
        assert f"{form.id}.html#{form.id}.{first}" in (door.pages.find("#about a").get_attribute("href") or "")


@pytest.mark.timeout(600)
def test_all_samples_open(door: Door, tmp_path: Path) -> None:
    """Every small file of every sample, broken ones too, many at a time; each is shown, whatever it holds."""
    names_by_data = {data: name for sample in SAMPLES for name, data in sample.files.items() if len(data) < 20_000}
    paths = [write(tmp_path / str(at), {name: data})[0] for at, (data, name) in enumerate(names_by_data.items())]
    for start in range(0, len(paths), 250):
        chosen = paths[start : start + 250]
        door.open(*chosen, seconds=100)
        assert len(door.pages.all("#files option")) >= len(chosen)


def test_a_byte_shows_its_field_and_a_field_its_bytes(door: Door, tmp_path: Path) -> None:
    """By pointer and by keys."""
    (path,) = write(tmp_path, {"nodes0.dat": gta_sa_paths.example()})
    door.open(path)
    door.fields()
    door.pages.script("[...document.querySelectorAll('#bytes i')].find((each) => each.at === 30).click()")
    chosen = door.pages.find("#fields .line.on")
    assert chosen.find_element(By.CSS_SELECTOR, ".name").text == "y"
    assert door.marked() == [30, 31]
    assert "/nodes/0/y" in door.text("#about")
    door.pages.find("#fields").send_keys(Keys.ARROW_DOWN)
    assert "/nodes/0/z" in door.text("#about")
    assert door.marked() == [32, 33]
    door.pages.find("#fields").send_keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    assert door.pages.find("#fields .line.on").get_attribute("aria-expanded") == "false"
    door.pages.find("#bytes").send_keys(Keys.HOME)
    assert "/num_nodes" in door.text("#about")
    door.pages.find("#bytes").send_keys(Keys.ARROW_DOWN)
    assert "0x10" in door.text("#about") or "0x14" in door.text("#about")


def test_fields_are_found_by_name(door: Door, tmp_path: Path) -> None:
    """Bits as well, and what a pointer leads to."""
    (path,) = write(tmp_path, {"nodes0.dat": gta_sa_paths.example()})
    door.open(path)
    assert door.search("path_width") == ["nodes.path_width", "navi_nodes.path_width"]
    assert door.search("on_dead_end") == ["nodes.flags.on_dead_end"]
    door.pages.find("#matches button").click()
    assert "/nodes/0/flags/on_dead_end" in door.text("#about")
    door.search("/nodes/1/x")
    door.pages.find("#find").send_keys(Keys.ENTER)
    assert "/nodes/1/x" in door.text("#about")
    door.search("there is no such field")
    assert "No field" in door.text("#matches")


def test_findings_lead_to_their_place(door: Door, tmp_path: Path) -> None:
    """A demo with faults: as many findings of a rule as were planted, each with its field and bytes."""
    door.open(*write(tmp_path, damaged_city()))
    rows = door.pages.all("#findings li")
    assert rows
    row = next(row for row in rows if "SA_PATHS_LINK_TARGET" in row.text)
    row.find_element(By.CSS_SELECTOR, "button").click()
    pointer = row.find_element(By.CSS_SELECTOR, ".place").text.split()[-2]
    assert pointer in door.text("#about")
    assert door.marked()
    assert "rules that only navspec runs" in door.text("#more")
    codes = door.pages.script("return [...document.querySelectorAll('#missing code')].map((each) => each.textContent)")
    assert "SA_PATHS_NODE_DEAD_END" in codes
    assert "SA_PATHS_LINK_ASYMMETRIC" not in codes


def test_a_value_is_set_and_taken_back(door: Door, tmp_path: Path) -> None:
    """The file that is downloaded is what `navspec set` makes; what does not fit is refused with the reason."""
    data = gta_sa_save.example()
    (path,) = write(tmp_path, {"GTASAsf1.b": data})
    door.open(path).set("/player_info/money", "1000000")
    door.is_open()
    assert "/player_info/money is set to 1000000" in door.text("#changes")
    changed = door.download(tmp_path / "down")
    assert changed == navspec.edit(path, {"/player_info/money": 1_000_000}).data
    door.set("/player_info/money", "rich")
    assert "does not fit" in door.text("#about [role=alert]")
    door.pages.find("#changes button").click()
    door.is_open()
    assert not door.pages.find("#changes").is_displayed()


@pytest.mark.parametrize("code", ["SA_PATHS_NODE_SEARCH_DISTANCE", "SA_PATHS_NODE_ID"])
def test_right_values_are_set(door: Door, tmp_path: Path, code: str) -> None:
    """One button sets what the declared rules know, numbers of rows among it; afterwards they pass."""
    sample = next(sample for sample in SAMPLES if sample.code == code and sample.kind == "fail")
    door.open(*write(tmp_path, sample.files))
    assert code in door.text("#findings")
    door.pages.script("document.getElementById('page').dataset.state = 'empty'")
    door.pages.find("#repair button").click()
    door.is_open()
    assert code not in door.text("#findings")


def test_rules_that_did_not_run_come_first(door: Door, tmp_path: Path) -> None:
    """A file of whose rules the page runs few, or none, is never called sound."""
    door.open(*write(tmp_path, {"lake.nav": source_nav.example()}))
    headline, tally = door.pages.find("#unasked"), door.pages.find("#tally")
    assert headline.text.endswith("did not run here: a file may be broken even if nothing is listed below.")
    assert headline.location["y"] < tally.location["y"]


def test_the_map_leads_to_the_fields(door: Door, tmp_path: Path) -> None:
    """A click on an area chooses its row, in a mesh whose areas stand beside each other."""
    (path,) = write(tmp_path, {"koth_lake.nav": source_nav.clean(16, 2, "tf").pack()})
    door.open(path)
    door.pages.go_to("#map")
    door.pages.until("document.querySelector('#map canvas').dataset.still === 'true'")
    canvas = door.pages.find("#map canvas")
    x, y, scale = (float(canvas.get_attribute(f"data-{key}") or "nan") for key in ("x", "y", "scale"))
    area = source_nav.clean(16, 2, "tf").areas[0]
    east, north = (area.nw[0] + area.se[0]) / 2, (area.nw[1] + area.se[1]) / 2
    place = door.pages.script(
        "const box = arguments[0].getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]",
        canvas,
    )
    at = {"x": place[0] + (east - x) * scale, "y": place[1] - (north - y) * scale, "button": "left", "clickCount": 1}
    for kind in ("mousePressed", "mouseReleased"):
        door.pages.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, **at})
    assert "/areas/0" in door.text("#about")


def choose(door: Door, name: str) -> None:
    """Choose one of the open files."""
    door.pages.script(
        "const list = document.getElementById('files');"
        "list.value = [...list.options].find(({ text }) => text.startsWith(arguments[0])).value;"
        "list.dispatchEvent(new Event('change'));",
        name,
    )


def test_the_map_is_coloured_by_bits_with_names(door: Door, tmp_path: Path) -> None:
    """As many of each as `check` draws."""
    meshes = {"large.nav": large_mesh(), "small.nav": source_nav.clean(16, 2, "tf")}
    for number, mesh in enumerate(meshes.values()):
        for area, attributes in zip(mesh.areas, (0b1, 0b11, 0b100 << number), strict=False):
            area.attributes = attributes
    paths = write(tmp_path, {name: mesh.pack() for name, mesh in meshes.items()})
    door.open(*paths)
    for path, drawing in zip(paths, navspec.check(paths, drawings=True).drawings, strict=True):
        (theme,) = (theme for theme in drawing.surfaces[0].themes if theme.title == "Attributes")
        wanted = {name: int((theme.codes >> number & 1).sum()) for number, name in enumerate(theme.names)}
        assert len(wanted) == 3
        choose(door, path.name)
        door.pages.script(
            "const box = document.querySelector('.map-colours select');"
            "box.value = 'Attributes'; box.dispatchEvent(new Event('change'));"
        )
        rows = door.pages.script(
            "return [...document.querySelectorAll('.map-legend fieldset li')]"
            ".map((each) => [each.querySelector('span').textContent, Number(each.querySelector('b').textContent)])"
        )
        assert dict(rows) == wanted, path.name


def test_roads_have_the_lanes_that_check_draws(door: Door, tmp_path: Path) -> None:
    """The spec declares them, and both evaluate it: by name, how many lines of roads and waterways have them."""
    write(tmp_path, gta_sa_paths.valid_city().files())
    wanted: Counter[str] = Counter()
    (drawing,) = navspec.check(tmp_path, drawings=True).drawings
    for layer in drawing.layers:
        if layer.section is None or layer.style == "path":
            continue
        for ahead, back in zip(layer.section.forward.tolist(), layer.section.back.tolist(), strict=True):
            both = f"{max(ahead, back)} + {min(ahead, back)}, both ways"
            wanted[both if ahead and back else f"{ahead + back}, one way" if ahead or back else "no lanes"] += 1
    assert len(wanted) > 2
    door.open(*sorted(tmp_path.iterdir()))
    assert {"Speed", "Density", "Lanes"} < set(door.text(".map-colours select").split("\n"))
    door.pages.script(
        "const box = document.querySelector('.map-colours select');"
        "box.value = 'Lanes'; box.dispatchEvent(new Event('change'));"
    )
    rows = door.pages.script(
        "return [...document.querySelectorAll('.map-legend fieldset li')]"
        ".map((each) => [each.querySelector('span').textContent, Number(each.querySelector('b').textContent)])"
    )
    assert dict(rows) == wanted


_SCENES = """
window.scenes = [];
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data: { type, maps } }) => {
      if (type === "opened") window.scenes.push(...maps.map(({ scene }) => scene));
    });
  }
};
"""
"""Keeps the maps that the worker returns."""


def test_roads_have_the_heights_that_check_draws(door: Door, tmp_path: Path) -> None:
    """Of both ends of each line, by which bridges lie over roads."""
    city = gta_sa_paths.valid_city()
    for number, point in enumerate(city.points):
        point.z = 10.0 + number % 9
    write(tmp_path, city.files())
    (drawing,) = navspec.check(tmp_path, drawings=True).drawings
    wanted: Counter[tuple[tuple[float, ...], ...]] = Counter()
    for layer in drawing.layers:
        for ends, heights in zip(layer.lines, layer.section.heights if layer.section else (), strict=False):
            places = np.stack((drawing.x[ends], drawing.y[ends], heights), axis=1).astype(np.float32)
            wanted[tuple(sorted(map(tuple, places.tolist())))] += 1
    assert len({height for ends in wanted for _, _, height in ends}) == 9
    door.pages.script(_SCENES)
    door.open(*sorted(tmp_path.iterdir()))
    lines = door.pages.script(
        """
        const [{ x, y, layers }] = window.scenes;
        return layers.filter(({ section }) => section).flatMap(({ lines, section: { heights } }) =>
          Array.from({ length: lines.length / 2 }, (_, line) => [0, 1].map((end) => {
            const row = lines[2 * line + end];
            return [x[row], y[row], heights[2 * line + end]];
          })));
        """
    )
    assert Counter(tuple(sorted(map(tuple, ends))) for ends in lines) == wanted


def test_files_that_belong_to_no_set_have_maps_of_their_own(door: Door, tmp_path: Path) -> None:
    """Meshes of two games never lie over each other; a set has one map, and a file without places none."""
    city = gta_sa_paths.valid_city().files()
    files = {"a.nav": source_nav.clean(16, 2, "tf").pack(), "b.nav": source_nav.example(), **city}
    door.pages.script(_SCENES)
    door.open(*write(tmp_path, {**files, "notes.txt": b"nothing"}))
    assert door.pages.script("return window.scenes.length") == 3
    shown = {}
    for name in ("a.nav", "b.nav", "notes.txt", "NODES35.DAT", "NODES36.DAT"):
        choose(door, name)
        is_shown = door.pages.find("#map-section").is_displayed()
        shown[name] = door.text("#legend") if is_shown else None
    assert shown["notes.txt"] is None
    assert shown["NODES35.DAT"] == shown["NODES36.DAT"]
    assert "Roads" in shown["NODES35.DAT"]
    assert "Roads" not in shown["a.nav"]
    door.is_quiet()


BROKEN: dict[str, Callable[[], bytes]] = {
    "nodes1.dat": lambda: gta_sa_paths.example()[:100],
    "empty.nav": lambda: b"",
    "random.nav": lambda: bytes((number * 7919 + number // 13) % 256 for number in range(10_000)),
    "huge.nav": lambda: struct.pack("<IIIIBHBI", 0xFEEDFACE, 16, 0, 1, 1, 0, 0, 0xFFFFFFFF) + bytes(500),
    "huge.b": lambda: b"BLOCK" + b"\xff" * 5000,
    "notes.txt": lambda: b"<script>document.title = 'gone'</script><img src=x onerror=alert(1)>" * 20,
}


def test_what_cannot_be_read_says_why_and_shows_its_bytes(door: Door, tmp_path: Path) -> None:
    """Cut, empty, random, with counts of billions, of no format: never a page that hangs."""
    (whole,) = write(tmp_path, {"nodes0.dat": gta_sa_paths.example()})
    for name, build in BROKEN.items():
        door.open(*write(tmp_path, {name: build()}))
        assert "cannot be read" in door.text("#what"), name
        assert door.pages.find("#fields").is_displayed() is False, name
        door.pages.until("Boolean(document.querySelector('#bytes i')) === arguments[0]", bool(build()))
        door.open(whole)
        assert "cannot be read" not in door.text("#what"), name


@pytest.mark.parametrize("lost", [1, 40, 400])
def test_a_mesh_that_was_cut_ends_early(door: Door, tmp_path: Path, lost: int) -> None:
    """Whatever field the end falls into, also in a layout that is not the default one."""
    door.open(*write(tmp_path, {"lake.nav": source_nav.example()[:-lost]}))
    assert "The file is cut short" in door.text("#what")


def test_a_name_alone_makes_no_format(door: Door, tmp_path: Path) -> None:
    """Random bytes lack the first bytes of the format with that extension, of those the one that most files are of."""
    door.open(*write(tmp_path, {"lake.nav": bytes(range(1, 200))}))
    assert "cannot be read expected 4,277,009,102" in door.text("#what")
    assert "at /magic" in door.text("#what")
    assert "Source 2" not in door.text("#what")


def test_what_files_say_never_becomes_markup(door: Door, tmp_path: Path) -> None:
    """Names of files and text in them."""
    mesh = source_nav.clean(16, 2, "tf")
    mesh.places = [b"<img src=x onerror=alert(1)>\0"]
    door.open(*write(tmp_path, {"<b onclick=x>&amp;.nav": mesh.pack()}))
    assert "<b onclick=x>&amp;.nav" in door.text("#what")
    door.search("/places/0/name")
    door.pages.find("#find").send_keys(Keys.ENTER)
    assert "<img src=x onerror=alert(1)>" in door.text("#about")
    assert not door.pages.all("#page img, #page script, #page b[onclick]")


def test_a_file_that_takes_too_long_is_given_up(door: Door, tmp_path: Path) -> None:
    """The reader is ended after ten seconds, which pass at once here, and started anew for the other files."""
    door.pages.script(
        "const Real = Worker, wait = setTimeout; let made = 0; window.ended = 0;"
        "window.setTimeout = (call, after) => wait(call, made === 1 && after === 10_000 ? 0 : after);"
        "window.Worker = function (address) { made += 1;"
        " return made > 1 ? new Real(address) : { postMessage() {}, terminate() { window.ended += 1; } }; };"
    )
    door.open(*write(tmp_path, {"slow.nav": b"\xce\xfa\xed\xfe", "nodes0.dat": gta_sa_paths.example()}))
    assert door.pages.script("return window.ended") == 1
    options = [element.text for element in door.pages.all("#files option")]
    assert options == ["nodes0.dat", "slow.nav (cannot be read)"]


def test_each_rule_is_a_sign_of_life(door: Door, tmp_path: Path) -> None:
    """The reader is ended where nothing is heard from it, not where the rules of many files take long together."""
    door.pages.script(
        """
        window.heard = [];
        const Real = Worker;
        window.Worker = class extends Real {
          constructor(address) {
            super(address);
            this.addEventListener("message", ({ data: { type } }) => {
              window.heard.push(type + " " + document.getElementById("status").textContent);
            });
          }
        };
        """
    )
    door.open(*write(tmp_path, gta_sa_paths.valid_city().files()))
    heard = Counter(door.pages.script("return window.heard"))
    assert heard["judging Checking against the rules \N{HORIZONTAL ELLIPSIS}"] > 50


def archive(files: dict[str, bytes], size: int) -> bytes:
    """An archive of the second version with files among many that are not read, as large as is asked."""
    names = [*(f"model{number}.dff" for number in range(8_000)), *files]
    head = (8 + 32 * len(names) + SECTOR - 1) // SECTOR
    directory, body, at = b"", b"", head
    for name in names:
        sectors = -(-len(files.get(name, b"x")) // SECTOR)
        directory += struct.pack("<IHH24s", at if name in files else head, sectors, 0, name.encode())
        if name in files:
            body += files[name].ljust(sectors * SECTOR, b"\0")
            at += sectors
    start = (b"VER2" + struct.pack("<I", len(names)) + directory).ljust(head * SECTOR, b"\0")
    return (start + body).ljust(size, b"\0")


def test_an_archive_opens_without_being_read(door: Door, tmp_path: Path) -> None:
    """Only the directory and the files of the formats: the slices that were read come to less than a quarter of it."""
    files = large_city().files()
    (path,) = write(tmp_path, {"gta3.img": archive(files, 40 * 1024 * 1024)})
    door.pages.script(
        "window.asked = 0; const Real = Worker;"
        "window.Worker = function (address) { const made = new Real(address); const post = made.postMessage.bind(made);"
        " made.postMessage = (message) => { window.asked = message.sources[0].blob.size; post(message); }; return made; };"
    )
    started = time.monotonic()
    door.open(path)
    print(f"\ngta3.img of 40 MB with {len(files)} files: {time.monotonic() - started:.2f} s", end=" ")
    print(f"({door.pages.script('return document.getElementById(`page`).dataset.time')} ms on the page)")
    assert "from gta3.img" in door.text("#what")
    assert len(door.pages.all("#files option")) == len(files) + 1
    assert door.pages.find("#map canvas").is_displayed()
    shown = door.pages.script("return document.querySelector('#files option').textContent")
    assert shown == "gta3.img"


def test_a_large_mesh_opens(door: Door, tmp_path: Path) -> None:
    """Its figures are printed; a list of thousands shows few rows at a time."""
    (path,) = write(tmp_path, {"large.nav": large_mesh().pack()})
    started = time.monotonic()
    door.open(path)
    print(f"\na mesh of {path.stat().st_size:,} bytes: {time.monotonic() - started:.2f} s", end=" ")
    print(f"({door.pages.script('return document.getElementById(`page`).dataset.time')} ms on the page)")
    door.line("areas").find_element(By.CSS_SELECTOR, ".twist").click()
    assert len(door.lines()) < 80
    door.pages.find("#fields").send_keys(Keys.END)
    assert len(door.lines()) < 80


def test_what_nobody_sees_is_not_drawn(door: Door, tmp_path: Path) -> None:
    """Fields and bytes far below the window, and what would lie on a map without ladders and findings."""
    mesh = wide_mesh(70)
    mesh.areas.sort(key=lambda area: area.id)
    door.open(*write(tmp_path, {"large.nav": mesh.pack()}))
    rows = "document.querySelectorAll('#bytes .row, #fields .line').length"
    assert door.pages.script(f"return {rows}") == 0
    assert door.pages.script("return document.querySelector('.map-above').width") == 0
    door.fields()
    assert door.pages.script(f"return {rows}") > 0
    door.pages.go_to("#what")
    door.pages.until(f"{rows} === 0")
    door.open(*write(tmp_path, damaged_city()))
    door.pages.painted()
    wide = "return ['.map-above', '.map-canvas'].map((each) => document.querySelector(each).width)"
    above, ground = door.pages.script(wide)
    assert above == ground > 0


def test_a_drop_is_taken_like_a_choice(door: Door) -> None:
    """Files from an event, as a browser gives them."""
    door.drop("nodes0.dat", gta_sa_paths.example())
    assert "nodes0.dat" in door.text("#what")


def requests(pages: Pages) -> list[str]:
    """Addresses that the browser has asked for since it was last looked."""
    events = [json.loads(log_entry["message"])["message"] for log_entry in pages.driver.get_log("performance")]
    return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]


def test_nothing_is_uploaded(watched: Pages, place: Path, tmp_path: Path) -> None:
    """Once it is loaded from a host, it asks for nothing: it works without a network, and what scripts try is refused."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(place))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/open.html"
        door = Door(watched, address)
        watched.driver.get(address)
        loaded = requests(watched)
        end = time.monotonic() + 5
        # A browser asks for the icon when the page is there already.
        while not any(text.endswith("/icon.svg") for text in loaded) and time.monotonic() < end:
            loaded += requests(watched)
        assert any(text.endswith("/open.html") for text in loaded)
        server.shutdown()
    watched.driver.execute_cdp_cmd("Network.enable", {})
    offline = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
    watched.driver.execute_cdp_cmd("Network.emulateNetworkConditions", offline)
    watched.driver.get_log("browser")
    door.open(*write(tmp_path, {"nodes0.dat": gta_sa_paths.example(), "lake.nav": source_nav.example()}))
    assert "nodes0.dat" in door.text("#what")
    assert [request for request in requests(watched) if not request.startswith(("blob:", "data:"))] == []
    refused = watched.driver.execute_async_script(
        "const done = arguments[0]; const found = [];"
        "addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective));"
        "fetch('https://example.org/').catch(() => {}); navigator.sendBeacon('https://example.org/', 'x');"
        "new Image().src = 'https://example.org/x.png'; setTimeout(() => done(found), 500);"
    )
    assert {"connect-src", "img-src"} <= set(refused)
    watched.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {**offline, "offline": False})
    assert "Nothing is uploaded" in door.text("#promise")


@pytest.mark.parametrize(
    ("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, False)], ids=["light", "dark", "phone"]
)
def test_it_fits_and_looks(pages: Pages, place: Path, tmp_path: Path, size: tuple[int, int], dark: bool) -> None:
    """Nothing stands out at the right; pictures are kept to be looked at."""
    door = Door(pages, (place / "open.html").as_uri()).enter(size, dark=dark)
    door.open(*write(tmp_path, damaged_city()))
    assert pages.is_narrow_enough()
    pages.shot(f"open-{'dark' if dark else 'light'}-{size[0]}")
    door.fields()
    pages.shot(f"open-fields-{'dark' if dark else 'light'}-{size[0]}")


def test_facts_of_a_save_lead_to_their_fields(door: Door, tmp_path: Path) -> None:
    """Fields that the spec marks as facts, in the words of the game; a click shows the field."""
    door.open(*write(tmp_path, {"GTASAsf1.b": gta_sa_save.example()}))
    facts = dict(zip(door.pages.texts("#facts dt"), door.pages.texts("#facts dd"), strict=True))
    assert {"title", "saved", "money", "health", "armor", "position", "missions passed"} <= facts.keys()
    money = navspec.tables(gta_sa_save.example(), format="gta_sa_save").value("player_info.money")
    assert facts["money"] == f"{money} $"
    door.pages.click("#facts button", facts["money"])
    door.pages.until("document.querySelector('#about').textContent.includes('/player_info/money')")
