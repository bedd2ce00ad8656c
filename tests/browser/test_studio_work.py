"""Work on whole documents in the studio, used in a browser: repair, ways, conversion, export."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from selenium.webdriver.remote.webelement import WebElement

from browser.desk import Desk, open_panel, served
from browser.pages import DESKTOP, PHONE, Keys, Pages
from builders.demo import damaged_city
from builders.gta_sa_paths import file_name, smallest, valid_city


class Studio:
    """A studio with a page of it in the browser."""

    def __init__(self, pages: Desk, address: str) -> None:
        self.pages, self.address = pages, address

    def load(self, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> None:
        self.pages.visit(self.address, size, dark=dark)

    def asked(self, path: str) -> Any:
        """What the server says."""
        with urlopen(f"{self.address}api/{path}") as answer:
            return json.load(answer)

    def files(self) -> dict[str, int]:
        return {file["name"]: file["size"] for file in self.asked("documents/1")["files"]}

    def open(self, name: str) -> None:
        """Open a panel, and wait until it has asked what it has to know."""
        open_panel(self.pages, name)
        self.pages.settled()
        self.done(name)

    def done(self, name: str) -> None:
        self.pages.until(f"document.querySelector('.task-{name}').getAttribute('aria-busy') === 'false'")

    def button(self, name: str, words: str) -> WebElement:
        """The button of a panel with these words."""
        (result,) = (
            element
            for element in self.pages.all(f".task-{name} button")
            if element.text == words and element.is_displayed()
        )
        return result

    def click(self, name: str, words: str) -> None:
        self.pages.click(f".task-{name} button", words)
        self.done(name)

    def told(self, name: str) -> str:
        """Return the text of the result of a panel."""
        self.pages.settled()
        return "".join(self.pages.texts(f".task-{name} .result"))

    def focused(self) -> str:
        return str(self.pages.script("return document.activeElement.textContent"))


Open = Callable[..., Studio]


@pytest.fixture
def studio(pages: Pages, folder: Callable[..., Path], tmp_path: Path) -> Iterator[Open]:
    """Opens files in a studio of their own."""
    with ExitStack() as stack:

        def start(files: dict[str, bytes], size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> Studio:
            address = stack.enter_context(served(folder(files, "city"), cache=tmp_path / "cache"))
            result = Studio(Desk(pages.driver, pages.shots), address)
            result.load(size, dark=dark)
            return result

        yield start
        pages.driver.get("about:blank")


def with_two_faults() -> dict[str, bytes]:
    """A file with a wrong node id (an error) and a wrong bit 8 (an info)."""
    area = smallest()
    area.nodes[2].node_id = 5
    area.nodes[3].switched_off_original = 1
    return {file_name(0): area.to_bytes()}


# Repair


def test_a_city_is_repaired_and_that_is_undone(studio: Open) -> None:
    """The preview says what would change and changes nothing; the repair is one step."""
    page = studio(damaged_city())
    before = page.files()
    page.open("repair")
    lead = "23 findings now, 0 after all repairs but those on request."
    assert page.pages.shows(".task-repair .lead", lead) == lead
    page.click("repair", "Preview")
    text = page.told("repair")
    assert "11 files" in text
    assert "23 findings would go, none would be new." in text
    page.pages.shot("studio-repair")
    assert page.asked("documents/1")["revision"] == 0
    page.click("repair", "Repair")
    page.pages.until("document.querySelector('.task-repair .lead').textContent.startsWith('Nothing is wrong')")
    assert len(page.asked("documents/1")["changed"]) == 11
    page.pages.click("button.undo")
    page.pages.until("[...document.querySelectorAll('.task-repair .notice')].some((each) => each.checkVisibility())")
    assert page.asked("documents/1")["changed"] == []
    assert page.files() == before
    page.click("repair", "Look again")
    page.pages.shows(".task-repair .lead", "23 findings now")


def test_only_what_is_ticked_is_repaired(studio: Open) -> None:
    page = studio(with_two_faults())
    page.open("repair")
    page.click("repair", "choose none")
    page.pages.click(".task-repair .step", "SA_PATHS_NODE_ID")
    page.click("repair", "Preview")
    assert "1 file and 1 value in them. 1 finding would go, none would be new." in page.told("repair")
    page.click("repair", "Repair")
    assert page.asked("documents/1")["undo"] == "Repair SA_PATHS_NODE_ID"


def test_a_repair_with_the_keyboard_alone(studio: Open) -> None:
    page = studio(with_two_faults())
    page.open("repair")
    page.button("repair", "Preview").send_keys(Keys.ENTER)
    page.done("repair")
    assert page.focused() == "Repair"
    page.pages.press(Keys.ENTER)
    page.pages.until("document.querySelector('.task-repair .result').hidden")
    page.done("repair")
    assert page.asked("documents/1")["revision"] == 1


def test_a_finding_leads_to_its_repair(studio: Open) -> None:
    page = studio(with_two_faults())
    page.open("repair")
    open_panel(page.pages, "findings")
    page.pages.until("document.querySelector('#panel-findings').textContent.includes('SA_PATHS_NODE_ID')")
    page.pages.click("#panel-findings .row.finding", "is stored with")
    page.pages.click("#panel-findings button", "Repair this")
    page.pages.settled()
    page.done("repair")
    ticked = page.pages.until(
        "[...document.querySelectorAll('.task-repair .step')].filter((each) => each.querySelector('input').checked)"
    )
    assert len(ticked) == 1
    assert "SA_PATHS_NODE_ID" in ticked[0].text
    assert page.focused() == "Preview"


def test_the_page_is_free_while_the_server_works(studio: Open) -> None:
    """Other panels open meanwhile; the one that waits says so."""
    page = studio(with_two_faults())
    page.open("repair")
    page.pages.script(
        "const asked = window.fetch, held = new Promise((free) => { window.free = free; });"
        "window.fetch = async (...given) => { await held; return asked(...given); };"
    )
    page.pages.click(".task-repair button", "Preview")
    assert page.pages.find(".task-repair").get_attribute("aria-busy") == "true"
    assert page.pages.find(".task-repair .busy").text == "Trying it out\u2026"
    open_panel(page.pages, "history")
    assert page.pages.find("#panel-history").is_displayed()
    open_panel(page.pages, "repair")
    page.pages.script("window.free()")
    page.done("repair")
    assert "What would change" in page.told("repair")


# Ways


def test_a_way_between_two_nodes(studio: Open) -> None:
    """Typed and found with Enter; it is drawn, and follows what changes."""
    page = studio(damaged_city())
    page.open("route")
    page.pages.find(".task-route [name=from]").send_keys("35/0")
    page.pages.find(".task-route [name=to]").send_keys("36/5", Keys.ENTER)
    page.pages.until("!document.querySelector('.task-route .result').hidden")
    page.done("route")
    assert "From 35/0 to 36/5" in page.told("route")
    page.pages.shot("studio-route")
    page.click("route", "Clear")
    assert page.pages.find(".task-route .result").get_attribute("hidden") is not None


def test_a_way_between_nodes_that_are_chosen_one_after_the_other(studio: Open) -> None:
    page = studio(damaged_city())
    page.open("route")
    box = page.pages.find("input[placeholder^='Search']")
    for name in ("35/0", "36/5"):
        box.clear()
        box.send_keys(name, Keys.ENTER)
        page.pages.until(f"[...document.querySelectorAll('.task-route input')].some((each) => each.value === '{name}')")
    page.pages.until("!document.querySelector('.task-route .result').hidden")
    assert "From 35/0 to 36/5" in page.told("route")


def test_why_there_is_no_way(studio: Open) -> None:
    page = studio(with_two_faults())
    page.open("route")
    page.pages.find(".task-route [name=from]").send_keys("0/0")
    page.pages.find(".task-route [name=to]").send_keys("0/99", Keys.ENTER)
    page.pages.until("document.querySelector('[role=alert]').textContent.includes('there is no node')")
    assert page.pages.find(".task-route .result").get_attribute("hidden") is not None


# Conversion and export


def test_a_conversion_opens_beside(studio: Open) -> None:
    page = studio(damaged_city())
    page.open("convert")
    select = page.pages.find(".task-convert select")
    page.pages.script(
        "arguments[0].value = 'gta_sa_paths_fla:fla4'; arguments[0].dispatchEvent(new Event('change'))", select
    )
    page.click("convert", "Preview")
    assert "64 files: 64 converted." in page.told("convert")
    page.pages.shot("studio-convert")
    page.pages.click(".task-convert button", "Convert")
    page.pages.until("document.title.includes('city as fla4')")
    first, second = page.asked("session")["documents"]
    assert ({each["format"] for each in second["files"]}, len(second["changed"])) == ({"gta_sa_paths_fla"}, 64)
    assert first["changed"] == []


def test_what_would_be_lost_has_to_be_accepted(studio: Open) -> None:
    page = studio(damaged_city())
    page.open("repair")
    page.click("repair", "Preview")
    page.click("repair", "Repair")
    page.open("convert")
    select = page.pages.find(".task-convert select")
    page.pages.script(
        "arguments[0].value = 'gta_iv_paths:gta_iv'; arguments[0].dispatchEvent(new Event('change'))", select
    )
    page.click("convert", "Preview")
    assert "values would be lost" in page.told("convert")
    page.pages.click(".task-convert button", "Convert")
    assert len(page.asked("session")["documents"]) == 1
    page.pages.click(".task-convert .result .check input")
    page.pages.click(".task-convert button", "Convert")
    page.pages.until("document.title.includes('city as gta_iv')")


def test_the_network_is_downloaded_as_geojson(studio: Open, tmp_path: Path) -> None:
    """With the findings of the present state, as one file with the name of the document."""
    page = studio(with_two_faults())
    kept = tmp_path / "kept"
    kept.mkdir()
    behaviour = {"behavior": "allow", "downloadPath": str(kept)}
    page.pages.driver.execute_cdp_cmd("Browser.setDownloadBehavior", behaviour)
    page.open("export")
    page.pages.click(".task-export .check input")
    page.click("export", ".geojson")
    end = time.monotonic() + 20
    while not (result := [path for path in kept.iterdir() if path.suffix == ".geojson"]) and time.monotonic() < end:
        time.sleep(0.05)
    features = json.loads(result[0].read_text())["features"]
    assert "SA_PATHS_NODE_ID" in {feature["properties"].get("finding") for feature in features}


def test_a_drawn_road_is_laid_in(studio: Open, tmp_path: Path) -> None:
    page = studio(valid_city().files())
    road = {"type": "LineString", "coordinates": [[-400, 400, 10], [-300, 410, 10]]}
    drawing = tmp_path / "road.geojson"
    feature = {"type": "Feature", "properties": {}, "geometry": road}
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}))
    page.open("import")
    page.pages.find(".task-import input[type=file]").send_keys(str(drawing))
    page.click("import", "Preview")
    assert "10 nodes and 9 lines: 0 new files," in page.told("import")
    assert page.asked("documents/1")["revision"] == 0
    page.click("import", "Lay it in")
    assert page.asked("documents/1")["undo"] == "Lay in road.geojson"


# Looks


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, True), (PHONE, False), (PHONE, True)])
def test_panels_fit(studio: Open, size: tuple[int, int], *, dark: bool) -> None:
    """Nothing is wider than the page, and every field has a name that is read out."""
    page = studio(damaged_city(), size, dark=dark)
    for name in ("repair", "route", "convert", "export", "import"):
        page.open(name)
        panel = page.pages.find(f".task-{name}")
        assert page.pages.script("return arguments[0].scrollWidth <= arguments[0].clientWidth", panel), name
        unnamed = "[...arguments[0].querySelectorAll('input, select')].filter((each) => !each.labels.length)"
        assert page.pages.script(f"return {unnamed}.length", panel) == 0, name
        page.pages.shot(f"studio-{name}-{size[0]}{'-dark' * dark}")
