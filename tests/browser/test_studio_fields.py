"""Any file in the studio: fields beside bytes, values that are set, and what differs."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from selenium.webdriver import ActionChains, Keys

from browser.pages import DESKTOP, PHONE, Pages
from builders import (
    gta_img,
    gta_iv_paths,
    gta_sa_paths,
    gta_sa_paths_fla,
    gta_sa_save,
    metroid_prime_path,
    source2_nav,
    source_nav,
)
from unit.studio_page import Page

GRAPHICS = ("software WebGL", "GL Driver Message", "favicon")
NODES = 20
"""Where the nodes of a classic file begin, of 28 bytes each."""


class Workbench:
    """A page of the studio with the fields of a file."""

    def __init__(self, pages: Pages, address: str, *, size: tuple[int, int] = DESKTOP, dark: bool = False) -> None:
        self.pages = pages
        pages.dress(size, dark=dark)
        pages.driver.get_log("browser")
        pages.driver.get(address)
        pages.until(
            "document.querySelector('.frame:not([hidden]) :is(#tab-fields:not([hidden]), [data-panel=fields])')"
        )
        self.open("fields")
        self.settled()

    def open(self, panel: str) -> None:
        """Open a panel."""
        self.pages.script(
            "document.querySelector(`#tab-${arguments[0]}:not([hidden]), [data-panel=${arguments[0]}]`).click()", panel
        )

    def settled(self) -> None:
        """Wait until fields and bytes are there."""
        self.pages.until(
            "document.querySelector('.field-tree .line .value') && [...document.querySelectorAll('.byte')].some((each) => "
            "each.textContent.match(/[0-9A-F]/)) && document.querySelector('.field-about .way')"
        )

    def way(self) -> str:
        """The pointer of what is told about."""
        return self.pages.find(".field-about .way").text

    def shows(self, pointer: str) -> None:
        """Wait until a place is told about."""
        self.pages.until("document.querySelector('.field-about .way')?.textContent === arguments[0]", pointer)

    def click_byte(self, offset: int) -> None:
        """Bring a byte into sight and click on it."""
        self.pages.script(
            "const box = document.querySelector('.field-bytes'), width = box.getAttribute('aria-colcount') - 1;"
            "box.scrollTop = Math.floor(arguments[0] / width) * 22 - 44",
            offset,
        )
        self.pages.until("document.getElementById(`byte-${arguments[0]}`)", offset)
        self.pages.script("document.getElementById(`byte-${arguments[0]}`).click()", offset)

    def marked(self) -> list[int]:
        """Bytes that are marked, once that is drawn."""
        self.pages.painted()
        result = self.pages.script("return [...document.querySelectorAll('.byte.on')].map((each) => each.at)")
        return [int(hit) for hit in result]

    def byte(self, offset: int) -> str:
        """What a byte is shown as."""
        return str(self.pages.script("return document.getElementById(`byte-${arguments[0]}`)?.textContent", offset))

    def chosen(self) -> str:
        """The name of the field that is chosen in the tree."""
        return str(
            self.pages.script("return document.querySelector('.line[aria-selected=\"true\"] .name')?.textContent ?? ''")
        )

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            ActionChains(self.pages.driver).send_keys(key).perform()
            time.sleep(0.15)

    def is_quiet(self) -> None:
        """Nothing went wrong; what the browser has to say of its graphics does not count."""
        result = [log_entry["message"] for log_entry in self.pages.driver.get_log("browser")]
        assert not [hit for hit in result if not any(words in hit for words in GRAPHICS)]
        leave(self.pages)


def leave(pages: Pages) -> None:
    """Leave a page that asks before it is left."""
    pages.script("addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)")
    pages.driver.get("about:blank")


@pytest.fixture
def workbench(pages: Pages, studio: Callable[..., str]) -> Iterator[Callable[..., Workbench]]:
    """Opens files in a studio of their own."""
    with ExitStack() as stack:

        def start(*paths: Path, size: tuple[int, int] = DESKTOP, dark: bool = False) -> Workbench:
            built = Workbench(pages, studio(*paths), size=size, dark=dark)
            stack.callback(built.is_quiet)
            return built

        yield start


@pytest.fixture
def smallest(tmp_path: Path) -> Path:
    """A file of 8 nodes."""
    (tmp_path / "NODES0.DAT").write_bytes(gta_sa_paths.smallest().to_bytes())
    return tmp_path / "NODES0.DAT"


def test_a_byte_shows_its_field_and_a_field_its_bytes(workbench: Callable[..., Workbench], smallest: Path) -> None:
    bench = workbench(smallest)
    for offset, pointer, size in (
        (NODES + 28 + 9, "/nodes/1/x", 2),
        (0, "/num_nodes", 4),
        (NODES + 2 * 28 + 25, "/nodes/2/flags", 4),
    ):
        bench.click_byte(offset)
        bench.shows(pointer)
        begin = offset - 1
        if pointer == "/num_nodes":
            begin = 0
        assert bench.marked() == list(range(begin, begin + size))
        assert bench.chosen() == pointer.rpartition("/")[2]
    bench.pages.shot("studio-fields")
    bench.pages.find(".field-tree").click()
    bench.press(Keys.HOME, *[Keys.ARROW_DOWN] * 4)
    bench.shows("/num_links")
    assert bench.marked() == [16, 17, 18, 19]


def test_keys_open_walk_and_edit(workbench: Callable[..., Workbench], smallest: Path) -> None:
    bench = workbench(smallest)
    bench.pages.find(".field-tree").click()
    bench.press(Keys.HOME, *[Keys.ARROW_DOWN] * 5)
    bench.shows("/nodes")
    bench.press(Keys.ARROW_RIGHT)
    bench.pages.until('document.querySelector(\'.line[aria-selected="true"][aria-expanded="true"]\')')
    bench.press(Keys.ARROW_DOWN)
    bench.shows("/nodes/0")
    bench.press(Keys.ARROW_RIGHT)
    bench.pages.until('document.querySelector(\'.line[aria-selected="true"][aria-expanded="true"]\')')
    bench.press(*[Keys.ARROW_DOWN] * 10)
    bench.shows("/nodes/0/path_width")
    bench.press(Keys.ENTER)
    bench.pages.until("document.activeElement.matches('.field-tree .editor input')")
    bench.press(Keys.END, Keys.BACKSPACE, "8", Keys.ENTER)
    bench.pages.until(f"document.getElementById('byte-{NODES + 22}')?.textContent === '08'")
    bench.shows("/nodes/0/path_width")
    bench.pages.until("document.querySelector('.line[aria-selected=\"true\"] .value')?.textContent.startsWith('8 ')")
    assert bench.pages.script("return document.activeElement.className") == "field-tree"
    bench.press(Keys.ENTER)
    bench.pages.until("document.activeElement.matches('.field-tree .editor input')")
    bench.press(Keys.ESCAPE)
    assert bench.pages.script("return document.activeElement.className") == "field-tree"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_jump_of_a_page_reaches_its_field(
    pages: Pages, studio: Callable[..., str], tmp_path: Path, size: tuple[int, int]
) -> None:
    """From the facts of a save, while the panel of fields was never shown."""
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid({"/player_info/money": 1234}).to_bytes())
    pages.dress(size, dark=False)
    pages.driver.get(studio(tmp_path / "GTASAsf1.b"))
    pages.until("document.querySelector('#tab-card')")
    pages.script("document.querySelector('#tab-card').click()")
    pages.until(
        "[...document.querySelectorAll('#panel-card .facts button')].some((fact) => fact.textContent.includes('1,234'))"
    )
    pages.script(
        "[...document.querySelectorAll('#panel-card .facts button')].find((fact) => fact.textContent.includes('1,234')).click()"
    )
    pages.until("document.querySelector('.field-about .way')?.textContent === '/player_info/money'")
    pages.until("document.querySelector('.line[aria-selected=\"true\"] .name')?.textContent === 'money'")
    leave(pages)


def test_bits_and_names_are_set_beside_and_shown_as_changes(
    workbench: Callable[..., Workbench], smallest: Path
) -> None:
    bench = workbench(smallest)
    bench.click_byte(NODES + 24)
    bench.shows("/nodes/0/flags")
    before = struct.unpack_from("<I", smallest.read_bytes(), NODES + 24)[0]
    bench.pages.script(
        "const [label] = [...document.querySelectorAll('.field-about .bits label')].filter((each) => "
        "each.textContent === 'dont_wander'); label.querySelector('input').click()"
    )
    after = struct.pack("<I", before | 1 << 10)
    bench.pages.until(f"document.getElementById('byte-{NODES + 25}')?.textContent === '{after[1]:02X}'")
    bench.open("changes")
    assert "dont wander no → yes" in bench.pages.shows("#panel-changes .group.changed li", "0/0")
    assert bench.pages.find("#panel-changes .drawn span").text == "changed"
    bench.pages.click("#panel-changes .rows > summary")
    bench.pages.shows("#panel-changes .differing li", "flags.dont_wander no → yes")
    bench.pages.shot("studio-changes")


def test_a_refusal_can_be_overruled(workbench: Callable[..., Workbench], smallest: Path) -> None:
    bench = workbench(smallest)
    bench.pages.find("#panel-fields .finder input").send_keys("links/node_id")
    bench.pages.until("document.querySelector('#panel-fields .hits li')")
    bench.press(Keys.ENTER)
    bench.shows("/links/0/node_id")
    box = bench.pages.find(".field-about .editor input")
    box.clear()
    box.send_keys("500", Keys.ENTER)
    bench.pages.until("document.querySelector('dialog[open]')")
    assert "would have errors" in bench.pages.find("dialog").text
    bench.pages.script("document.querySelector('dialog .actions button').click()")
    at = NODES + 8 * 28 + 4 * 14 + 2
    bench.pages.until(f"document.getElementById('byte-{at}')?.textContent === 'F4'")


def test_every_format_shows_each_byte(workbench: Callable[..., Workbench], tmp_path: Path) -> None:
    """Bytes of the sample of each format, its first, one in the middle and its last, lead to a field and are marked by it."""
    samples = {
        "NODES0.DAT": gta_sa_paths.example(),
        "fla/NODES0.DAT": gta_sa_paths_fla.example(),
        "iv/nodes0.nod": gta_iv_paths.example(),
        "GTASAsf1.b": gta_sa_save.example(),
        "one.PATH": metroid_prime_path.example(),
        "one.nav": source_nav.example(),
        "two.nav": source2_nav.example(),
        "small.img": gta_img.example(),
    }
    for name, data in samples.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    names = [sample for sample in samples if sample != "small.img"]
    bench = workbench(*[tmp_path / name for name in names])
    pages = bench.pages
    choices = pages.script("return [...document.querySelectorAll('.what select option')].map((each) => each.value)")
    assert len(choices) == len(names)
    for name, choice in zip(names, choices, strict=True):
        pages.script(
            "const chooser = document.querySelector('.what select'); chooser.value = arguments[0];"
            "chooser.dispatchEvent(new Event('change'))",
            choice,
        )
        size, page = len(samples[name]), Page(tmp_path / name)
        pages.until("Number(document.querySelector('.field-bytes').getAttribute('aria-rowcount')) > 0")
        bench.open("fields")
        pages.until(
            "[8, 16].some((width) => Math.ceil(arguments[0] / width) === "
            "Number(document.querySelector('.field-bytes').getAttribute('aria-rowcount')))",
            size,
        )
        bench.settled()
        for offset in (size - 1, size // 2, 0):
            place = page.get("place", offset=offset)
            bench.click_byte(offset)
            bench.shows(place["pointer"])
            pages.until("[...document.querySelectorAll('.byte.on')].some((each) => each.at === arguments[0])", offset)
            pages.until(
                "document.querySelector('.line[aria-selected=\"true\"] .name')?.textContent === "
                "document.querySelector('.field-about .way').textContent.split('/').at(-1)"
            )
            assert bench.byte(offset) == f"{samples[name][offset]:02X}"


def test_two_saves_are_compared(workbench: Callable[..., Workbench], tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    (tmp_path / "GTASAsf2.b").write_bytes(gta_sa_save.valid({"/player_info/money": 5}).to_bytes())
    bench = workbench(tmp_path / "GTASAsf1.b", tmp_path / "GTASAsf2.b")
    bench.open("card")
    bench.pages.until("document.querySelector('#panel-card .done progress')")
    assert "money" in bench.pages.find("#panel-card .facts").text
    bench.pages.shot("studio-card")
    bench.open("compare")
    bench.pages.script("document.querySelector('#panel-compare .actions .main').click()")
    bench.pages.until("document.querySelector('#panel-compare .differing li')")
    assert "player_info.money" in bench.pages.find("#panel-compare .differing").text
    bench.pages.shot("studio-compare")


def test_a_file_that_cannot_be_read_shows_its_bytes(workbench: Callable[..., Workbench], smallest: Path) -> None:
    second = smallest.with_name("some.bin")
    second.write_bytes(b"nothing that is known")
    bench = workbench(smallest, second)
    bench.pages.script(
        "const [, choice] = document.querySelector('.fields-panel > select').options; choice.selected = true;"
        "choice.parentElement.dispatchEvent(new Event('change'))"
    )
    bench.pages.until("document.querySelector('.fault:not([hidden])')")
    assert "no known format fits" in bench.pages.find(".fault").text
    bench.pages.until("document.querySelector('.letters')?.textContent.startsWith('nothing ')")


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESKTOP, True)], ids=["phone", "dark"])
def test_it_fits_everywhere(
    workbench: Callable[..., Workbench], smallest: Path, size: tuple[int, int], dark: bool
) -> None:
    bench = workbench(smallest, size=size, dark=dark)
    bench.click_byte(NODES + 22)
    bench.shows("/nodes/0/path_width")
    assert bench.pages.script("return document.documentElement.scrollWidth <= innerWidth")
    width = bench.pages.script("return document.querySelector('.field-bytes').scrollWidth")
    assert width <= bench.pages.script("return document.querySelector('.field-bytes').clientWidth") or size == PHONE
    bench.pages.shot(f"studio-fields-{'dark' if dark else 'phone'}")
