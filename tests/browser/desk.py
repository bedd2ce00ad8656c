"""The studio in a browser: a process of the command, and what a person does on its page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from threading import Thread

from selenium.webdriver import ActionChains
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select

from browser.pages import DESKTOP, Keys, Pages
from navspec.studio.server import HOST, build_server
from navspec.studio.workspace import Workspace

_COUNTING = """
window.asked = 0;
const counted = (owner, name, counts) => {
  const real = owner[name];
  owner[name] = function (...given) {
    if (!counts(...given)) return real.apply(this, given);
    window.asked += 1;
    return real.apply(this, given).finally(() => setTimeout(() => { window.asked -= 1; }));
  };
};
counted(window, "fetch", (address) => !String(address).includes("api/news"));
for (const name of ["json", "arrayBuffer", "blob"]) counted(Response.prototype, name, () => true);
"""
"""Counts what the page has asked the server and not taken in; news it asks for all the time."""


@contextmanager
def running(*paths: Path | str, cache: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A studio with some paths, and its address; `cache` is where it keeps what is not saved."""
    command = [sys.executable, "-m", "navspec", "studio", "--no-browser", *map(str, paths)]
    environment = {**os.environ, "NAVSPEC_CACHE": str(cache)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield next(word for word in process.stdout.readline().split() if word.startswith("http")), process
        finally:
            process.kill()


@contextmanager
def served(*paths: Path | str, cache: Path) -> Iterator[str]:
    """The same in this process, which starts in no time: the address of what `running` would answer with."""
    workspace = Workspace(cache / "studio")
    if paths:
        workspace.open([*map(str, paths)])
    workspace.find_unsaved()
    with socket.create_server((HOST, 0)) as listener:
        number = listener.getsockname()[1]
        studio = build_server(workspace, "token", number)
        thread = Thread(target=studio.run, args=([listener],))
        thread.start()
        try:
            yield f"http://{HOST}:{number}/token/"
        finally:
            studio.should_exit = True
            thread.join()
            workspace.close_saved()


def open_panel(pages: Pages, name: str) -> None:
    """Open a panel of the studio by its tab, or by the menu behind the tabs."""
    pages.until("document.querySelector(`#tab-${arguments[0]}:not([hidden]), [data-panel=${arguments[0]}]`)", name)
    if pages.find(f"#tab-{name}").is_displayed():
        pages.click(f"#tab-{name}")
    else:
        pages.click(".more-tab")
        pages.click(f"[data-panel={name}]")


@dataclass
class Desk(Pages):
    """The page of a studio; its map does not fly, which costs a quarter of its time and is tested with the map."""

    motion: str = "reduce"

    def visit(self, address: str, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> None:
        """Open the page, and wait until everything of it is there."""
        self.dress(size, dark=dark)
        self.driver.get_log("browser")
        counting = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": _COUNTING})
        self.driver.get(address)
        self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", counting)
        self.until("document.querySelector('.start:not([hidden]), .frame:not([hidden])')")
        if not self.find(".frame").get_dom_attribute("hidden"):
            self.ready()

    def leave(self) -> None:
        """Go away without an answer to the question whether to."""
        self.script("addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)")
        self.driver.get("about:blank")

    def settled(self) -> None:
        """Wait until the page has taken in everything that it has asked the server."""
        self.until("window.asked === 0")

    def ready(self) -> None:
        """Wait until map and findings are there, and the map stands still."""
        self.settled()
        self.until("document.querySelector('.totals li') && !document.querySelector('.frame.empty')")
        if self.script("return !document.querySelector('.frame').classList.contains('plain')"):
            self.still()

    def still(self) -> None:
        """Wait until the map stands still."""
        self.until("document.querySelector('.map-canvas')?.dataset.still === 'true'", lasting=0.1)

    def said(self) -> str:
        """What navspec said last."""
        return self.script("return [...document.querySelectorAll('.said')].map((each) => each.textContent).join('')")

    def hears(self, words: str) -> str:
        """Wait until navspec says something with these words."""
        self.until(
            "[...document.querySelectorAll('.said')].some((each) => each.textContent.includes(arguments[0]))", words
        )
        return self.said()

    def turn_to(self, title: str) -> None:
        """Look at another of the documents that are open."""
        Select(self.find(".what select")).select_by_visible_text(title)
        self.until("document.title === arguments[0]", f"{title} - navspec studio")
        self.ready()

    def panel(self, name: str) -> WebElement:
        """Open a panel."""
        open_panel(self, name)
        return self.find(f"#panel-{name}")

    def write(self, selector: str, text: str, *keys: str, at: int = 0) -> None:
        """Put text into a field in place of what it has, when no answer is left that could make it anew."""

        def use(field: WebElement) -> None:
            # `clear` would also leave the field, upon which an empty number gets its value back.
            field.send_keys(Keys.CONTROL, "a", Keys.NULL, text or Keys.DELETE, *keys)

        self.settled()
        self._use(selector, "", at, use)

    def search(self, text: str) -> None:
        """Type into the search box of the map, and take what is found first."""
        self.write("#search", text, "\n")
        self.settled()
        self.still()

    def tool(self, title: str) -> None:
        """Take a tool, or use it."""
        self.click(".interactions button", title)

    def camera(self) -> tuple[float, float, float]:
        """Middle of the map, and pixels per unit."""
        canvas = self.find(".map-canvas")
        x, y, scale = (float(canvas.get_dom_attribute(f"data-{key}") or "nan") for key in ("x", "y", "scale"))
        return x, y, scale

    def offset(self, east: float, north: float) -> tuple[int, int]:
        """Pixels from the middle of the map to a place."""
        x, y, scale = self.camera()
        return round((east - x) * scale), round((y - north) * scale)

    def click_map(self, east: float, north: float) -> None:
        """Click on a place of the map."""
        self._hand(self.offset(east, north)).click().perform()

    def drag_map(self, here: Sequence[float], present: Sequence[float]) -> None:
        """Drag from one place of the map to another."""
        (px, py), (qx, qy) = self.offset(*here), self.offset(*present)
        dx, dy = (qx - px) // 2, (qy - py) // 2
        chain = self._hand((px, py)).click_and_hold().move_by_offset(dx, dy)
        chain.move_by_offset(qx - px - dx, qy - py - dy).release().perform()

    def hold_map(self, here: Sequence[float], *places: Sequence[float]) -> None:
        """Drag from one place of the map over others, and hold there."""
        offsets = [self.offset(*place) for place in (here, *places)]
        chain = self._hand(offsets[0]).click_and_hold()
        for before, after in pairwise(offsets):
            chain.move_by_offset(after[0] - before[0], after[1] - before[1])
        chain.perform()

    def let_go(self) -> None:
        """End a drag."""
        ActionChains(self.driver).release().perform()

    def _hand(self, offset: tuple[int, int]) -> ActionChains:
        return ActionChains(self.driver).move_to_element_with_offset(self.find(".map-ground"), *offset)

    def set(self, name: str, value: str, key: str = Keys.ENTER, at: int = 0) -> None:
        """Write an attribute of what is chosen."""
        self.write(f".chosen [data-attribute={name}] input", value, key, at=at)
