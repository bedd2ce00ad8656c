"""The site in a real browser, from the disk: what a reader sees, finds, and is told of bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from browser.waiting import until
from navspec_build.paths import HERE

DESKTOP, PHONE = (1440, 900), (360, 760)
PARTS = ["gta_sa_save_structures_1", "gta_sa_save_enums_1", "gta_sa_save_rules", "gta_sa_save_bytes"]
PAGES = ["index", "open", *(path.stem for path in (*HERE.specs, *HERE.guides)), *PARTS]
LARGEST = "gta_sa_save_android_bytes"
SLOWEST_MS = 1000


AT_REST = """
// In the middle of the window, and still there after some frames: what is drawn above for the first time moves what is below.
const [element, done] = arguments;
const settle = (before, still) => {
  element.scrollIntoView({block: "center"});
  const now = element.getBoundingClientRect().top;
  if (still > 5) done();
  else requestAnimationFrame(() => settle(now, now === before ? still + 1 : 0));
};
settle(NaN, 0);
"""


class Reader:
    """Someone before a browser."""

    def __init__(self, driver: WebDriver, site: Path) -> None:
        self.driver = driver
        self.site = site

    def dress(self, size: tuple[int, int] = DESKTOP, *, dark: bool = False, media: str = "") -> None:
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": size == PHONE}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": features})

    def open(self, page: str, anchor: str = "", **dress: Any) -> None:
        """Load a page anew; nothing is written to the console, nor asked of a network."""
        self.dress(**dress)
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.driver.get((self.site / f"{page}.html").as_uri() + (f"#{anchor}" if anchor else ""))
        assert self.driver.get_log("browser") == []
        assert self.script(
            "return performance.getEntriesByType('resource').every(each => each.name.startsWith('file:'))"
        )

    def script(self, text: str, *arguments: Any) -> Any:
        return self.driver.execute_script(text, *arguments)

    def until(self, script: str, *arguments: Any) -> Any:
        return until(self.driver, script, *arguments, seconds=15)

    def find(self, selector: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def hover(self, element: WebElement) -> None:
        self.driver.execute_async_script(AT_REST, element)
        ActionChains(self.driver).move_to_element(element).perform()

    def colour(self, selector: str) -> str:
        return self.script("return getComputedStyle(document.querySelector(arguments[0])).backgroundColor", selector)


@pytest.fixture
def reader(driver: WebDriver, site: Path) -> Reader:
    return Reader(driver, site)


@pytest.mark.parametrize("page", PAGES)
def test_pages_fit_a_phone(reader: Reader, page: str) -> None:
    reader.open(page, size=PHONE)
    assert reader.script("return document.documentElement.scrollWidth") <= PHONE[0]


THIN = """
// Of what repeats, that stays which has something that none before it has. What is folded opens, what is skipped is drawn.
const style = document.createElement("style");
style.textContent = "* { content-visibility: visible !important; }";
document.head.append(style);
for (const each of document.querySelectorAll("details")) { each.removeAttribute("name"); each.open = true; }
const kind = (each) => each.tagName + each.classList;
const inner = (each) => `${kind(each.parentElement)} ${kind(each)}`;
const pairs = (top) => [kind(top), ...[...top.querySelectorAll("*")].map(inner)];
for (const box of document.querySelectorAll("section, tbody, ul, ol, dl, dd, p, .dump, svg")) {
  const seen = new Set();
  for (const child of [...box.children]) {
    const fresh = pairs(child).filter((each) => !seen.has(each));
    if (fresh.length === 0) child.remove();
    for (const each of fresh) seen.add(each);
  }
}
"""
AXE = """
const [only, done] = arguments;
const rules = { "label-content-name-mismatch": { enabled: true } };
const asked = { resultTypes: ["violations"], ...(only ? { runOnly: only } : { rules }) };
axe.run(document, asked).then(({ violations }) => done(violations
  .filter((each) => ["serious", "critical"].includes(each.impact) || each.id === "empty-table-header")
  .map((each) => [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + node.failureSummary)])));
"""


@pytest.mark.parametrize("page", PAGES)
def test_everybody_can_use_the_pages(reader: Reader, tools: Path, page: str) -> None:
    """axe-core finds nothing serious or critical and no empty header in light; dark has enough contrast as well."""
    reader.open(page)
    reader.script(THIN)
    reader.script((tools / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    assert reader.driver.execute_async_script(AXE, None) == []
    reader.dress(dark=True)
    reader.until("document.documentElement.dataset.theme === 'dark'")
    assert reader.driver.execute_async_script(AXE, ["color-contrast"]) == []


def test_the_checks_for_everybody_find_what_is_wrong(reader: Reader, tools: Path) -> None:
    reader.open("index")
    reader.script(
        "document.querySelector('.lead').style.color = '#eee'; document.querySelector('h1').innerHTML = '<img>';"
        "document.querySelector('th').textContent = ''; document.querySelector('#theme').ariaLabel = 'Bright'"
    )
    reader.script((tools / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    assert {each[0] for each in reader.driver.execute_async_script(AXE, None)} == {
        "color-contrast",
        "image-alt",
        "empty-table-header",
        "label-content-name-mismatch",
    }


def test_the_largest_page_opens_at_once(reader: Reader) -> None:
    times = []
    for _ in range(6):
        reader.open(LARGEST)
        times.append(reader.script("const [t] = performance.getEntriesByType('navigation'); return t.loadEventEnd"))
    assert min(times) < SLOWEST_MS, times


def test_a_search_leads_to_a_row_that_is_marked(reader: Reader) -> None:
    """By keys alone: a slash, a name, down, up, enter."""
    reader.open("gta_img")
    ActionChains(reader.driver).send_keys("/").perform()
    box = reader.driver.switch_to.active_element
    box.send_keys("on_dead_end")
    reader.until("document.querySelectorAll('#found a').length > 1")
    assert reader.find("#found a[aria-selected]").text.startswith("on_dead_end")
    box.send_keys(Keys.ARROW_DOWN)
    assert reader.script("return document.querySelector('#found a[aria-selected]').id") == "found-1"
    assert box.get_attribute("aria-activedescendant") == "found-1"
    box.send_keys(Keys.ARROW_UP, Keys.ENTER)
    reader.until("location.href.endsWith('gta_sa_paths.html#path_node.flags.on_dead_end')")
    reader.until("document.readyState === 'complete'")
    row = reader.find("[id='path_node.flags.on_dead_end']")
    assert reader.script("return arguments[0].matches(':target')", row)
    reader.script("const [row] = arguments; globalThis.top_of = () => row.getBoundingClientRect().top", row)
    reader.until("top_of() > 0 && top_of() < innerHeight")
    plain = reader.script("return getComputedStyle(arguments[0].nextElementSibling).backgroundColor", row)
    assert reader.script("return getComputedStyle(arguments[0]).backgroundColor", row) != plain


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("SA_PATHS_LINK_TARGET", "gta_sa_paths.html#SA_PATHS_LINK_TARGET"),  # a code
        ("navi_node.lanes", "gta_sa_paths.html#navi_node.lanes"),  # a whole anchor
        ("NAV_AREA", "source_nav.html#nav_area"),  # an exact name before those that begin so
        ("structure hiding_spot", "source_nav.html#hiding_spot"),
        ("m_onDeadEnd", "gta_sa_paths.html#path_node.flags.on_dead_end"),  # the name that the engine has
        ("node_speed 0x3", "gta_sa_paths.html#node_speed.speed_3"),  # a value as a hex editor shows it
        ("0xBB1CA4CC", "gta_sa_save.html#clothes_file.clothes_vest"),  # a hash, whose value is stored with a sign
        ("bb1ca4cc", "gta_sa_save.html#clothes_file.clothes_vest"),
        ("/entries/12/num_sectors_archive", "gta_img.html#directory_entry.num_sectors_archive"),  # the way of a finding
        ("*.nod", "gta_iv_paths.html"),
    ],
)
def test_the_best_answer_stands_first(reader: Reader, words: str, first: str) -> None:
    reader.open("source_nav" if "hiding" in words or "NAV" in words else "index")
    reader.find("#search").send_keys(words)
    reader.until("document.querySelector('#found a')")
    assert (reader.find("#found a").get_attribute("href") or "").endswith(first)


def test_a_search_with_a_slip_shows_what_is_alike(reader: Reader) -> None:
    reader.open("index")
    reader.find("#search").send_keys("on_ded_end")
    reader.until("document.querySelector('#found a')")
    assert reader.find("#found").text.startswith("Nothing has this name; alike are\non_dead_end")


def test_a_search_for_nothing_says_so(reader: Reader) -> None:
    reader.open("index")
    reader.find("#search").send_keys("qqqq")
    reader.until("document.querySelector('#found p')")
    assert reader.find("#found").text == "Nothing has this name."
    reader.find("#search").send_keys(Keys.ESCAPE)
    assert not reader.find("#found").is_displayed()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("page", "anchor"),
    [
        ("gta_sa_paths", "path_node.flags.on_dead_end"),
        ("gta_sa_paths", "SA_PATHS_LINK_TARGET"),
        ("gta_sa_save", "weather.sunny_sf"),  # on a page of its own now, to which the old address leads
        ("gta_sa_save_de", "clothes_file.clothes_vest"),  # described on a page of another format
        ("gta_sa_save", "SA_SAVE_CHECKSUM"),
    ],
)
def test_a_link_leads_to_the_top_of_the_window(reader: Reader, page: str, anchor: str, size: tuple[int, int]) -> None:
    """Right below the bar, however much of the page was never drawn; and there it stays."""
    place = "return document.getElementById(arguments[0]).getBoundingClientRect().top"
    frames = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"
    reader.open(page, anchor, size=size)
    reader.until(f"document.getElementById('{anchor}')")
    for _ in range(3):
        reader.driver.execute_async_script(frames)
        below = reader.script("return document.querySelector('.top').getBoundingClientRect().bottom")
        assert below <= reader.script(place, anchor) < below + 40


def test_a_link_to_a_rule_opens_it(reader: Reader) -> None:
    reader.open("gta_sa_paths", "SA_PATHS_LINK_TARGET")
    reader.until("document.getElementById('SA_PATHS_LINK_TARGET').open")
    reader.script("location.hash = 'SA_PATHS_LINK_SELF'")
    reader.until("document.getElementById('SA_PATHS_LINK_SELF').open")


def test_a_byte_names_its_field(reader: Reader) -> None:
    reader.open("gta_sa_paths")
    byte = reader.find("#dump a")  # the first field is the number of nodes
    reader.hover(byte)
    assert reader.find("#peek").text.split("\n")[:2] == ["/num_nodes", reader.find("#parts .part .value").text]
    assert reader.find("#peek a").get_attribute("href").endswith("#gta_sa_paths.num_nodes")
    assert "on" in (byte.get_attribute("class") or "").split()
    assert reader.find("#parts .on").text.startswith("num_nodes")


def test_a_field_shows_its_bytes(reader: Reader) -> None:
    """From the list beside the bytes, and from the table of the structure; bits lead to the bytes of their number."""
    reader.open("gta_sa_paths")
    line = reader.find("#parts [data-row='path_node.flags']")
    reader.hover(line)
    marked = reader.script("return [...document.querySelectorAll('#dump .on')].map(each => each.textContent).join(' ')")
    assert len(marked.split()) == 4
    number = int.from_bytes(bytes.fromhex(marked), "little")
    assert f"0x{number:08X}" in line.text
    reader.hover(reader.find("[id='path_node.flags.speed'] code"))
    assert len(reader.script("return document.querySelectorAll('#parts .on')")) == 2  # as many as nodes are shown
    assert "/nodes/0/flags" in reader.find("#peek").text
    reader.hover(reader.find("h1"))
    assert reader.script("return document.querySelectorAll('#dump .on').length") == 0


def test_bytes_can_be_read_with_keys(reader: Reader) -> None:
    reader.open("gta_img")
    reader.script("document.querySelector('#dump a').focus()")
    message = []
    for _ in range(3):
        message.append(reader.find("#peek a").text)
        reader.driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    assert message == ["/magic", "/num_entries", "/entries/0/sector"]
    assert reader.script("return document.querySelectorAll('#dump a[tabindex=\"0\"]').length") == 1
    ActionChains(reader.driver).send_keys(Keys.ESCAPE).perform()
    assert not reader.find("#peek").is_displayed()


def test_a_tap_on_a_byte_stays_on_the_page(reader: Reader) -> None:
    reader.open("gta_img", size=PHONE)
    byte = reader.find("#dump a")
    reader.script("arguments[0].scrollIntoView({block: 'center'})", byte)
    byte.click()
    assert reader.find("#peek").is_displayed()
    assert "#" not in reader.driver.current_url


def test_dark_is_kept(reader: Reader) -> None:
    reader.open("gta_img")
    light = reader.colour("body")
    reader.find("#theme").click()
    dark = reader.colour("body")
    assert dark != light
    reader.open("gta_sa_paths")
    assert reader.colour("body") == dark
    assert reader.find("#theme").get_attribute("aria-pressed") == "true"
    reader.script("localStorage.clear()")


def test_paper_has_no_bars(reader: Reader) -> None:
    reader.open("gta_sa_paths", media="print", dark=True)
    for selector in (".top", ".contents", ".skip", "#peek"):
        assert not reader.find(selector).is_displayed(), selector
    assert reader.colour("body") == "rgb(255, 255, 255)"
    assert reader.find("[id='path_node']").is_displayed()
