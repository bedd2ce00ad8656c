"""The page to drop files on, in a browser: what a person does there."""

from __future__ import annotations

import shutil
import time
from base64 import b64encode
from pathlib import Path

from selenium.webdriver import Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from browser.pages import DESKTOP, Pages
from navspec_build.docs import build_pages
from navspec_build.paths import HERE
from navspec_build.site import opening
from navspec_build.site.links import Addresses
from navspec_build.site.pages import Pages as SitePages

_DROP = """
const [name, text] = arguments;
const file = new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name);
const transfer = new DataTransfer();
transfer.items.add(file);
document.getElementById("page").dataset.state = "empty";
document.getElementById("drop").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
"""
"""Drops a file, as a browser does: its name, and its bytes as Base64."""


def write_site(folder: Path) -> Path:
    """The page, in a folder with what it loads."""
    shutil.copytree(Path(opening.__file__).parent / "assets", folder / "assets")
    specs = build_pages(HERE.specs)
    opening.write(HERE, folder / "assets", specs)
    page = SitePages([], Addresses([page for _, page in specs])).opening()
    (folder / "open.html").write_text(page, encoding="utf-8")
    return folder / "open.html"


class Door:
    """The page, with a hand on it."""

    def __init__(self, pages: Pages, address: str) -> None:
        self.pages, self.address = pages, address

    def enter(self, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> Door:
        """Load the page anew."""
        self.pages.dress(size, dark=dark)
        self.pages.driver.get_log("browser")
        self.pages.driver.get(self.address)
        self.is_quiet()
        return self

    def is_quiet(self) -> None:
        """Nothing was refused, nothing went wrong; what the driver of the graphics says is not ours."""
        messages = [log_entry["message"] for log_entry in self.pages.driver.get_log("browser")]
        assert not [message for message in messages if "WebGL" not in message], messages

    def open(self, *files: Path, seconds: float = 30) -> Door:
        """Choose files, and wait until they are open."""
        self.pages.script("document.getElementById('page').dataset.state = 'empty'")
        self.pages.find("#choose").send_keys("\n".join(map(str, files)))
        self.pages.until("document.getElementById('page').dataset.state === 'open'", seconds=seconds)
        self.is_quiet()
        return self

    def drop(self, name: str, data: bytes, seconds: float = 30) -> Door:
        """Drop a file on the page, and wait until it is open."""
        self.pages.script(_DROP, name, b64encode(data).decode())
        self.pages.until("document.getElementById('page').dataset.state === 'open'", seconds=seconds)
        self.is_quiet()
        return self

    def text(self, selector: str) -> str:
        return self.pages.find(selector).text

    def fields(self) -> None:
        """Go down to fields and bytes, which are drawn where they are near the window."""
        self.pages.go_to("#panes")
        self.pages.until("document.querySelector('#bytes .row')")

    def lines(self) -> list[WebElement]:
        """Rows of the tree that are seen."""
        self.fields()
        return self.pages.all("#fields .line")

    def line(self, name: str) -> WebElement:
        """The row of a field."""
        return next(line for line in self.lines() if line.find_element(By.CSS_SELECTOR, ".name").text == name)

    def marked(self) -> list[int]:
        """Offsets of the bytes that are marked, of those that are seen."""
        self.fields()
        return self.pages.script("return [...document.querySelectorAll('#bytes .on')].map((each) => each.at)")

    def set(self, pointer: str, value: str) -> None:
        """Set a value, and wait until the file is read again."""
        self.search(pointer)
        self.pages.find("#matches button").click()
        box = self.pages.find("#about input")
        box.clear()
        self.pages.script("document.getElementById('page').dataset.state = 'empty'")
        box.send_keys(value, Keys.ENTER)

    def is_open(self) -> None:
        """Wait until the files are open."""
        self.pages.until("document.getElementById('page').dataset.state === 'open'", seconds=30)
        self.is_quiet()

    def download(self, folder: Path) -> bytes:
        """Take the first changed file."""
        self.pages.driver.execute_cdp_cmd(
            "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder), "eventsEnabled": False}
        )
        link = self.pages.find("#changes a")
        path = folder / (link.get_attribute("download") or "")
        path.unlink(missing_ok=True)
        link.click()
        for _ in range(100):
            if path.is_file() and path.stat().st_size:
                return path.read_bytes()
            time.sleep(0.1)
        raise AssertionError(f"{path.name} was not downloaded")

    def search(self, words: str) -> list[str]:
        """The fields that are found."""
        box = self.pages.find("#find")
        box.clear()
        box.send_keys(words)
        return [element.text for element in self.pages.all("#matches code")]
