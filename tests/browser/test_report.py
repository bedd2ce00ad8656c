"""The page of `check --format html`, used in a browser."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.support.ui import Select

import navspec
from browser.pages import DESKTOP, PHONE, Keys, Pages, write_report
from builders import source_nav
from builders.demo import damaged_city
from builders.gta_sa_paths import smallest, valid_city
from builders.large import with_many_faults

LINK = "area 35 node 69 links to area 36 node 9999"
LINK_AT = pytest.approx((-525, 225), abs=750)
"""Somewhere in the square of area 35 or beside it."""
ROAD = (65.5, 594.8)
"""On a road of one lane each way, close to that."""


@pytest.fixture
def page(pages: Pages, demo: Path, tmp_path: Path) -> Pages:
    """The report of the demo city."""
    pages.open(write_report(tmp_path / "report.html", demo))
    pages.stage()
    return pages


@pytest.fixture
def quiet(page: Pages) -> Any:
    """At the end the console is still empty."""
    yield
    page.is_quiet()


def data_of(pages: Pages) -> Any:
    return json.loads(pages.script("return document.getElementById('data').textContent"))


PLACE = """
const {x, y} = JSON.parse(document.getElementById('data').textContent).findings;
const numbers = (text) => new Float32Array(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer);
return [numbers(x)[arguments[0]], numbers(y)[arguments[0]]];
"""


def place_of(pages: Pages, text: str) -> tuple[int, float, float]:
    """Number and place of the finding with a text, from the packed arrays of the page."""
    number = next(at for at, message in enumerate(data_of(pages)["findings"]["message"]) if text in message)
    x, y = pages.script(PLACE, number)
    return number, x, y


@pytest.mark.usefixtures("quiet")
def test_a_finding_in_the_list_is_shown_on_the_map(page: Pages) -> None:
    assert page.status() == "22 of 23 findings"  # info is hidden at first
    page.shot("demo")
    number, x, y = place_of(page, LINK)
    assert (x, y) == LINK_AT
    page.click("#tree .row.finding", LINK)
    page.settled()
    assert page.selected() == number
    east, north, scale = page.camera()
    assert (east, north) == pytest.approx((x, y), abs=0.01)
    assert scale >= 1.5
    detail = page.find("#detail").text
    assert LINK in detail
    assert "/links/149" in detail
    assert "0xDD6, 4 bytes" in detail
    assert "A link leads to a node that exists." in detail
    assert page.row(LINK).get_dom_attribute("aria-selected") == "true"
    page.shot("demo-selected")


@pytest.mark.usefixtures("quiet")
def test_a_mark_on_the_map_is_selected_in_the_list(page: Pages) -> None:
    text = "area 36 node 7 "
    number, x, y = place_of(page, text)
    page.click("#tree .row.finding", LINK)
    page.settled()
    page.press("0")
    page.click(".map-tools [aria-label='Show all']")
    page.settled()
    before = page.camera()
    page.click_map(x, y)
    page.until("document.querySelector('.map-canvas').dataset.selected === String(arguments[0])", number)
    assert page.camera() == before
    assert text in page.find("#detail .message").text
    (row,) = page.all('#tree [aria-selected="true"]')
    assert text in row.text
    sides = "const {top, bottom} = arguments[0].getBoundingClientRect(); return [top, bottom]"
    (top, bottom), (highest, lowest) = page.script(sides, row), page.script(sides, page.find("#tree"))
    assert highest - 1 < top < bottom < lowest + 1
    assert page.find(".map-tip").is_displayed()
    page.script("document.querySelector('.map-tip p').textContent = 'long '.repeat(9999)")
    assert page.find(".map-tip").rect["height"] < 200


@pytest.mark.usefixtures("quiet")
def test_several_findings_in_one_place_are_selected_one_after_the_other(page: Pages) -> None:
    page.filter("NODES26 navi_links")
    page.until("document.getElementById('status').textContent.startsWith('3 of')")
    page.click("#tree .row.finding", "navi node 1000, which does not exist")
    page.settled()
    first = page.selected()
    _, x, y = place_of(page, "navi node 1000, which does not exist")
    for _ in range(2):  # the third is of the link back, which begins at the other node
        before = page.selected()
        page.click_map(x, y)
        page.until("document.querySelector('.map-canvas').dataset.selected !== String(arguments[0])", before)
    assert page.selected() == first


@pytest.mark.usefixtures("quiet")
def test_filters(page: Pages) -> None:
    page.filter("nodes35 9999")
    page.until("document.getElementById('status').textContent === '1 of 23 findings'")
    assert LINK in page.find("#tree .row.finding").text
    page.click("#reset")
    page.until("document.getElementById('status').textContent === '23 findings'")
    warnings = page.find(".toggle.warning")
    assert warnings.text == "17 warnings"
    warnings.click()
    assert warnings.get_dom_attribute("aria-pressed") == "false"
    assert page.status() == "6 of 23 findings"
    assert page.all("#tree .row.warning") == []
    page.click("#reset")
    page.until("document.getElementById('status').textContent === '23 findings'")
    options = {element.text: element for element in page.all("#rule option, #file option")}
    next(option for text, option in options.items() if text.endswith("(1) \u00b7 SA_PATHS_NODE_SPEED_THREE")).click()
    assert page.status() == "1 of 23 findings"
    options["All rules"].click()
    options["NODES45.DAT (1)"].click()
    page.settled()
    assert page.status() == "1 of 23 findings"
    assert page.camera()[:2] == pytest.approx((1125, 1125), abs=0.01)  # the middle of square 45
    page.filter("no such words")
    page.until("document.getElementById('status').textContent === '0 of 23 findings'")


@pytest.mark.usefixtures("quiet")
def test_zooming_and_moving(page: Pages) -> None:
    canvas = page.find(".map-canvas")
    x, y, scale = page.camera()
    page.click(".map-tools [aria-label='Zoom in']")
    page.settled()
    assert page.camera() == pytest.approx((x, y, 2 * scale), rel=1e-3, abs=0.5)
    page.click(".map-tools [aria-label='Zoom out']")
    page.settled()
    ActionChains(page.driver).scroll_from_origin(ScrollOrigin.from_element(canvas, 200, 100), 0, -500).perform()
    page.until("Number(document.querySelector('.map-canvas').dataset.scale) > arguments[0] * 1.5", scale)
    page.settled()
    east, north, closer = page.camera()
    # What is under the pointer stays there.
    assert (east + 200 / closer, north - 100 / closer) == pytest.approx(
        (x + 200 / scale, y - 100 / scale), abs=1 / scale
    )
    ActionChains(page.driver).drag_and_drop_by_offset(canvas, 120, 60).perform()
    page.settled()
    assert page.camera()[:2] == pytest.approx((east - 120 / closer, north + 60 / closer), abs=4 / closer)
    page.find(".map-canvas").click()
    camera = page.camera()
    page.press(Keys.ARROW_RIGHT)
    page.settled()
    assert page.camera()[0] == pytest.approx(camera[0] + 80 / camera[2], rel=1e-3)
    page.press("-")
    page.settled()
    assert page.camera()[2] < camera[2]
    page.press("0")
    page.settled()
    assert page.camera() == pytest.approx((x, y, scale), rel=1e-3, abs=0.01)
    page.press(Keys.ENTER)
    page.until("document.querySelector('.map-canvas').dataset.selected !== '-1'")


@pytest.mark.usefixtures("quiet")
def test_two_fingers_zoom(page: Pages) -> None:
    box = page.find(".map-canvas").rect
    remaining = page.script("return document.querySelector('.map-canvas').getBoundingClientRect().left")
    top = page.script("return document.querySelector('.map-canvas').getBoundingClientRect().top")
    middle = (remaining + box["width"] / 2, top + box["height"] / 2)
    scale = page.camera()[2]

    def touch(kind: str, *apart: float) -> None:
        points = [
            {"x": middle[0] + side * distance, "y": middle[1], "id": at}
            for distance in apart
            for at, side in ((0, -1), (1, 1))
        ]
        page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 60)
    for distance in (80, 100, 120):
        touch("touchMove", distance)
    touch("touchEnd")
    page.settled()
    assert page.camera()[2] == pytest.approx(2 * scale, rel=0.05)


@pytest.mark.usefixtures("quiet")
def test_the_list_by_keys(page: Pages) -> None:
    page.find("#words").click()
    page.script("document.getElementById('tree').focus()")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.settled()
    assert page.selected() >= 0
    active = page.find("#tree").get_dom_attribute("aria-activedescendant")
    assert page.find(f"#{active}").get_dom_attribute("aria-level") == "2"
    second = page.find("#tree [data-row='2']")  # a rule, of which only those in sight have elements
    assert [second.get_dom_attribute(f"aria-{name}") for name in ("level", "posinset", "setsize")] == ["1", "2", "18"]
    page.press(Keys.ARROW_LEFT)
    page.press(Keys.ARROW_LEFT)
    closed = page.find('#tree [aria-expanded="false"]')
    assert closed.get_dom_attribute("aria-selected") == "true"
    page.press(Keys.ARROW_RIGHT)
    assert page.all('#tree [aria-expanded="false"]') == []
    page.press(Keys.END)
    page.until("document.querySelector('#tree [aria-selected=true]').dataset.row === String(arguments[0])", 18 + 22 - 1)
    # 18 rules; that of the one info is hidden from the beginning.
    page.script("document.getElementById('detail').focus()")
    page.press(Keys.ESCAPE)
    assert not page.find("#detail").is_displayed()
    page.until("document.querySelector('.map-canvas').dataset.selected === '-1'")


BOXES = """
const [list, row, sticky] = ["#tree", "#tree [aria-selected=true]", "#sticky .row"].map((name) => document.querySelector(name));
const cover = document.getElementById("sticky").hidden ? 0 : sticky.getBoundingClientRect().bottom;
const {top, bottom} = row.getBoundingClientRect(), sides = list.getBoundingClientRect();
return top >= Math.max(sides.top, cover) - 1 && bottom <= sides.bottom + 1;
"""
"""Whether all of the selected row is seen in the list."""


@pytest.mark.usefixtures("quiet")
def test_the_selected_row_is_seen_beside_its_details(page: Pages) -> None:
    """The details take space from the list, and the rule on top covers a part of it."""
    page.motion = "reduce"
    page.dress(DESKTOP)
    page.script("document.getElementById('tree').focus()")
    for keys in (
        (Keys.END,),
        (Keys.ARROW_UP,) * 5,
        (Keys.ARROW_LEFT,),
        (Keys.PAGE_UP,) * 2,
        (Keys.HOME, Keys.ARROW_DOWN),
    ):
        page.press(*keys)
        page.painted()
        assert page.script(BOXES), keys
    page.press(Keys.ESCAPE)
    page.click("#detail [aria-label='Close']")
    page.painted()
    page.script("""
        const bottom = document.getElementById("tree").getBoundingClientRect().bottom;
        const rows = [...document.querySelectorAll("#tree .row")].filter((row) => row.getBoundingClientRect().bottom <= bottom);
        rows.sort((a, b) => a.dataset.row - b.dataset.row).at(-1).click();
    """)
    page.painted()
    assert page.script(BOXES)
    address = page.script("return location.href")
    page.driver.get("about:blank")
    page.driver.get(address)
    page.settled()
    assert page.script(BOXES)


@pytest.mark.usefixtures("quiet")
def test_the_next_rule_pushes_the_one_on_top_away(page: Pages) -> None:
    rows = page.script(
        "return [...document.querySelectorAll('#tree .row')].map((row) => [row.dataset.code, Number(row.dataset.row)])"
    )
    assert [bool(code) for code, _ in sorted(rows, key=lambda row: row[1])[:3]] == [True, False, True]
    page.script("document.getElementById('tree').scrollTop = 100")  # of 60 of the rule, 70 of its finding
    page.painted()
    bottom, top = page.script(
        "return [document.querySelector('#sticky .row').getBoundingClientRect().bottom,"
        " document.querySelector('#tree [data-row=\"2\"]').getBoundingClientRect().top]"
    )
    assert bottom == pytest.approx(top, abs=1)


@pytest.mark.usefixtures("quiet")
def test_layers(page: Pages) -> None:
    titles = [element.text for element in page.all("#legend label:has(input)")]
    assert titles == ["Roads", "Waterways", "Footpaths", "Traffic lights", "Squares", "Findings"]
    page.click("#tree .row.finding", LINK)  # lights are seen where the map is close enough
    page.settled()
    seen = [page.map_picture().tobytes()]
    page.click("#legend label", "Traffic lights")
    seen.append(page.map_picture().tobytes())
    page.click("#detail [aria-label='Close']")
    page.click(".map-tools [aria-label='Show all']")
    page.settled()
    titles.remove("Traffic lights")
    for title in titles:
        page.click("#legend label", title)
        seen.append(page.map_picture().tobytes())
    assert len(set(seen)) == len(titles) + 2


@pytest.mark.usefixtures("quiet")
def test_dark_phone_and_paper(page: Pages) -> None:
    light = page.script("return getComputedStyle(document.body).backgroundColor")
    light_map = page.pixel(page.map_picture(), 3, 3)
    page.click("#tree .row.finding", LINK)
    page.settled()
    page.dress(DESKTOP, dark=True)
    time.sleep(0.2)
    page.shot("demo-dark")
    assert page.script("return getComputedStyle(document.body).backgroundColor") != light
    assert sum(page.pixel(page.map_picture(), 3, 3)) < 0.4 * sum(light_map)
    page.dress(PHONE)
    time.sleep(0.2)
    assert page.is_narrow_enough()
    page.shot("demo-phone-selected")
    page.find('#detail [aria-label="Close"]').click()
    page.shot("demo-phone")
    page.script("scrollTo({top: 0, behavior: 'instant'})")
    page.shot("demo-phone-top")
    page.dress(DESKTOP, media="print")
    assert not page.find("#tree").is_displayed()
    samples = page.all(".sample")
    assert len(samples) == 19
    assert all(sample.is_displayed() for sample in samples)
    page.shot("demo-print")
    page.dress(DESKTOP)


@pytest.mark.usefixtures("quiet")
def test_roads_have_lanes_and_colours(page: Pages) -> None:
    """As in the studio: a road is as wide as it is, and the network is coloured by what its nodes have."""
    whole = page.map_picture().tobytes()
    colours = Select(page.find(".map-colours select"))
    assert [option.text for option in colours.options][:3] == ["Kind", "Speed", "Density"]
    colours.select_by_visible_text("Speed")
    assert {"normal", "fast"} <= set(page.texts(".map-legend fieldset li span"))
    assert page.map_picture().tobytes() != whole
    page.shot("demo-speed")
    Select(page.find(".map-colours select")).select_by_visible_text("Kind")
    page.click("#tree .row.finding", LINK)
    page.settled()
    page.click_map(*ROAD)
    detail = page.find("#detail").text
    assert detail.startswith("Roads: node ")
    assert "Lanes\n1 + 1, both ways" in detail
    surface = page.color(ROAD[0] + 4, ROAD[1])
    assert surface != page.color(ROAD[0] + 25, ROAD[1]), "4 units beside the line there is still the road"
    page.shot("demo-lanes")


@pytest.mark.usefixtures("quiet")
def test_paper_shows_a_picture_of_the_map(page: Pages) -> None:
    page.dress(DESKTOP, dark=True)
    page.script("dispatchEvent(new Event('beforeprint'))")
    light = "const {data} = document.querySelector('.map-paper').getContext('2d').getImageData(3, 3, 1, 1);"
    assert sum(page.script(f"{light} return [...data.slice(0, 3)]")) > 600, "it is drawn for paper, not for the dark"
    page.dress(DESKTOP, dark=True, media="print")
    assert page.find(".map-paper").is_displayed()
    assert not page.find(".map-tools").is_displayed()
    page.shot("demo-paper")
    page.dress(DESKTOP)
    page.script("dispatchEvent(new Event('afterprint'))")
    assert page.all(".map-paper") == []


LACKING = {
    "WebGL 2": "const own = HTMLCanvasElement.prototype.getContext;"
    "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
    "  return kind === 'webgl2' ? null : own.call(this, kind, ...more);"
    "};",
    "too old": "delete window.DecompressionStream;",
}
"""What a browser may not have, by what the page then says."""


@pytest.mark.parametrize("words", LACKING)
def test_without_a_map_the_page_says_why(pages: Pages, demo: Path, tmp_path: Path, words: str) -> None:
    added = pages.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LACKING[words]})
    try:
        pages.open(write_report(tmp_path / "report.html", demo))
        pages.shows(".map-lacking[role=alert]", words)
        pages.shot(f"demo-without-{words.replace(' ', '-')}")
        pages.click("#tree .row.finding", LINK)
        assert LINK in pages.shows("#detail", "0xDD6, 4 bytes")
        pages.filter("nodes35 9999")
        pages.until("document.getElementById('status').textContent === '1 of 23 findings'")
        pages.is_quiet()
    finally:
        pages.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def test_without_a_script_summary_and_rules_are_there(pages: Pages, demo: Path, tmp_path: Path) -> None:
    report = write_report(tmp_path / "report.html", demo)
    pages.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        pages.dress(PHONE)
        pages.driver.get(report.as_uri())
        assert "Fails" in pages.find("header").text
        assert not pages.find("#findings").is_displayed()
        assert len(pages.all("article.rule")) == 19
        assert LINK in pages.find("#rule-SA_PATHS_LINK_TARGET .sample").text
        pages.shot("demo-no-script")
    finally:
        pages.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_names_of_files_are_text(pages: Pages, demo: Path, tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>'\"&amp;${x}</script>.dat".replace("/", "\N{DIVISION SLASH}")
    (demo / name).write_bytes(b"nothing that is known")
    pages.open(write_report(tmp_path / "report.html", demo, demo / name))
    pages.stage()
    assert pages.all("img") == []
    rows = [element for element in pages.all("#tree .row") if "FORMAT_UNKNOWN" in element.text]
    assert len(rows) == 1
    pages.filter("<img")
    pages.until("document.getElementById('status').textContent.startsWith('1 of')")
    pages.click("#tree .row.finding")
    assert name in pages.find("#detail").text
    pages.is_quiet()


def test_long_names_do_not_widen_the_page(pages: Pages, tmp_path: Path) -> None:
    """Not even as the subject of a cause."""
    for name in ("a" * 240, "b" * 240):
        (tmp_path / f"{name}.nav").write_bytes(source_nav.example()[:-3])
    pages.open(write_report(tmp_path / "report.html", *sorted(tmp_path.glob("*.nav"))))
    assert "aaa" in pages.find(".causes").text
    for size in (PHONE, DESKTOP):
        pages.dress(size)
        assert pages.is_narrow_enough()


def test_a_choice_of_maps(pages: Pages, folder: Callable[..., Path], tmp_path: Path) -> None:
    folder(valid_city().files(), "all/clean")
    folder(damaged_city(), "all/faulty")
    pages.open(write_report(tmp_path / "report.html", tmp_path / "all"))
    pages.stage()
    choice = pages.find("#sets")
    assert choice.is_displayed()
    assert [element.text for element in pages.all("#sets option")] == ["clean", "faulty"]
    sides = "return document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]]"
    assert pages.script(sides, "#choice", "bottom") <= pages.script(sides, ".map-canvas", "top")
    assert choice.get_property("value") == "0"
    number, *place = place_of(pages, LINK)
    pages.click("#tree .row.finding", LINK)
    pages.settled()
    assert choice.get_property("value") == "1"
    assert pages.selected() == number
    assert pages.camera()[:2] == pytest.approx(place, abs=0.01)
    pages.is_quiet()


def test_without_a_drawing_there_is_a_list(pages: Pages, tmp_path: Path) -> None:
    unknown = tmp_path / "odd.bin"
    unknown.write_bytes(b"?")
    pages.open(write_report(tmp_path / "report.html", unknown))
    assert not pages.find(".map").is_displayed()
    assert pages.status() == "1 finding"
    pages.click("#tree .row.finding")
    assert "FORMAT_UNKNOWN" in pages.find("#detail").text
    pages.is_quiet()


def test_a_file_without_faults(pages: Pages, tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes())
    pages.open(write_report(tmp_path / "report.html", path))
    pages.stage()
    assert "Passes" in pages.find("header").text
    assert pages.find(".map-canvas").is_displayed()
    pages.is_quiet()


FRAMES = """
const done = arguments[0], canvas = document.querySelector('.map-canvas'), steps = [];
let last = performance.now(), left = 60;
requestAnimationFrame(function next(now) {
  steps.push(now - last); last = now;
  canvas.dispatchEvent(new KeyboardEvent('keydown', {key: left % 30 < 15 ? 'ArrowLeft' : 'ArrowRight'}));
  if (left--) requestAnimationFrame(next); else done(steps.slice(2).sort((a, b) => a - b));
});
"""


def test_what_is_not_listed_counts(pages: Pages, folder: Callable[..., Path], tmp_path: Path) -> None:
    """Of rules that fail more often in a file only the first two cases are listed, and all of them are counted."""
    paths, code = folder(with_many_faults(damaged_city())), "SA_PATHS_NODE_SEARCH_DISTANCE"
    full = navspec.check(paths)
    whole, mine = len(full.findings), [finding.path for finding in full.findings if finding.code == code]
    listed, own = (
        sum(min(2, many) for many in full.tally.values()),
        sum(min(2, many) for many in Counter(mine).values()),
    )
    assert (whole, len(mine)) > (listed, own) > (50, 10)
    pages.open(write_report(tmp_path / "report.html", paths, "--max-findings", "2"))
    assert f"Showing {listed} of {whole} findings" in pages.find("header .notice").text
    assert pages.status() == f"{whole - 1} of {whole} findings, showing {listed - 1}"  # without the info
    assert [element.text for element in pages.all(".toggle")] == [
        f"{full.severities['error']} errors", f"{full.severities['warning']} warnings", "1 info",
    ]  # fmt: skip
    options = {element.text: element for element in pages.all("#rule option, #file option")}
    (most, many), *_ = Counter(Path(finding.path).name for finding in full.findings).most_common()
    assert f"{most} ({many})" in options
    next(option for text, option in options.items() if text.endswith(f" ({len(mine)}) \u00b7 {code}")).click()
    assert pages.status() == f"{len(mine)} of {whole} findings, showing {own}"
    assert pages.find(f"#tree .row.rule[data-code={code}] .many").text == f"{own} of {len(mine)}"
    pages.filter("area")
    pages.until("document.getElementById('status').textContent === arguments[0]", f"{own} of {whole} findings")


def test_ten_thousand_findings(pages: Pages, crowded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = write_report(tmp_path / "report.html", crowded)
    size = report.stat().st_size
    assert size < 6_000_000
    pages.driver.get("about:blank")
    start = time.perf_counter()
    pages.open(report)
    pages.until("document.querySelector('.map-canvas').dataset.scale > 0")
    opened = time.perf_counter() - start
    many = pages.status()
    assert re.fullmatch(r"\d\d,\d{3} of \d\d,\d{3} findings(, showing \d\d,\d{3})?", many)
    assert pages.script("return document.querySelectorAll('*').length") < 3000
    pages.stage()
    pages.shot("crowded")
    start = time.perf_counter()
    pages.filter("area 37 node")
    pages.until("document.getElementById('status').textContent !== arguments[0]", many)
    filtered = time.perf_counter() - start
    whole = many.partition(", showing")[0].partition(" of ")[2]
    assert re.fullmatch(rf"[\d,]+ of {whole}", pages.status())
    pages.shot("crowded-filtered")
    pages.click("#reset")
    pages.until("document.getElementById('status').textContent.startsWith(arguments[0])", whole)
    frames = pages.driver.execute_async_script(FRAMES)
    with capsys.disabled():
        middle, worst = frames[len(frames) // 2], frames[-1]
        print(f"\n{many}: {size / 1e6:.1f} MB, opened in {opened:.2f} s, filtered in {filtered:.2f} s,", end=" ")
        print(f"{middle:.0f} ms per frame of moving, {worst:.0f} ms at worst")
    assert opened + filtered < 10
    pages.script("document.getElementById('tree').scrollTop = 300000")
    pages.until("document.querySelectorAll('#tree .row.finding').length > 5")
    assert len(pages.all("#tree .row")) < 60
    pages.script(
        "document.querySelectorAll('#tree .row.finding')[8].click()"
    )  # scrolling may still be making rows anew
    pages.settled()
    pages.shot("crowded-selected")
    pages.dress(PHONE)
    time.sleep(0.3)
    assert pages.is_narrow_enough()
    pages.is_quiet()


def test_a_finding_has_an_address_that_opens_it(pages: Pages, demo: Path, tmp_path: Path) -> None:
    path = write_report(tmp_path / "report.html", demo)
    pages.open(path)
    pages.stage()
    pages.filter("LINK_ASYMMETRIC NODES36")
    pages.until("document.getElementById('status').textContent.startsWith('1 of')")
    pages.click("#tree .row.finding", "area 36 node 39 links to area 35 node 69")
    pages.settled()
    chosen = pages.selected()
    address = pages.script("return location.href")
    assert address.endswith("#f=SA_PATHS_LINK_ASYMMETRIC:NODES36.DAT/links/91")
    pages.driver.get("about:blank")
    pages.driver.get(address)
    pages.settled()
    assert pages.selected() == chosen
    number, x, _ = place_of(pages, "area 36 node 39 links to area 35 node 69")
    assert number == chosen
    assert float(pages.script("return document.querySelector('.map-canvas').dataset.x")) == pytest.approx(
        (x - 40.25) / 2
    )
    text = pages.script("return document.getElementById('detail').innerText")
    assert "32 532 12.125" in text
    assert "area 35 node 69 is the other end" in text
    pages.is_quiet()


def test_a_finding_that_a_cause_explains_has_an_address(
    pages: Pages, folder: Callable[..., Path], tmp_path: Path
) -> None:
    """Causes hide their findings at first; all that they explain count, even if they are not listed."""
    files = valid_city().files()
    files["NODES35.DAT"], files["NODES36.DAT"] = files["NODES36.DAT"], files["NODES35.DAT"]
    paths = folder(files)
    report = write_report(tmp_path / "report.html", paths, "--max-findings", "2")
    whole = navspec.check(paths)
    assert len(whole.causes) == 1
    pages.open(report)
    pages.stage()
    assert pages.texts("#cause option")[2].startswith(f"Explained ({sum(whole.explained.values()):,}): ")
    finding = next(finding for finding in whole.findings if finding.cause == 0 and finding.pointer)
    pages.driver.get("about:blank")
    address = f"{report.as_uri()}#f={finding.code}:{Path(finding.path).name}{finding.pointer}"
    pages.driver.get(address)
    pages.settled()
    assert finding.message in pages.find("#detail .message").text
    assert finding.message in pages.find("#tree [aria-selected=true]").text


def test_the_map_names_its_nodes(page: Pages) -> None:
    """Both ends of a link: the camera has the middle between them in its middle."""
    page.filter("LINK_ASYMMETRIC NODES36")
    page.until("document.getElementById('status').textContent.startsWith('1 of')")
    page.click("#tree .row.finding", "area 36 node 39 links to area 35 node 69")
    page.settled()
    page.click_map(-40.25, 532.0)
    assert page.script("return document.querySelector('.map-here').textContent").endswith(
        "  node 69 of area 35, link count 2, density 7"
    )
    text = page.script("return document.getElementById('detail').innerText")
    assert "node 69 of area 35" in text
    assert "Flags" in text
