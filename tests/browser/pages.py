"""What a test does with a page: open it, look at it, put a hand on it."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from PIL import Image
from selenium.common import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from browser.waiting import until
from navspec.cli import cli

DESKTOP = (1440, 900)
PHONE = (360, 760)
SHOTS = Path("build/browser").absolute()
"""Where pictures of pages go."""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that ask for colours, which are all that a dark page has of its own."""
_GRAPHICS = ("software WebGL", "GL Driver Message")
"""What the browser says of drawing without a graphics card."""
_NOT_YET = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)
_FREE = """
[...document.querySelectorAll(arguments[0])]
  .filter((each) => each.innerText.includes(arguments[1]) && each.checkVisibility())
  .filter((each, at, all) => at === (arguments[2] < 0 ? all.length : 0) + arguments[2] && !each.disabled)[0]
"""
"""One of the elements with some words that are seen, once it can be used."""
_AXE = """
const [only, done] = arguments;
const rules = { "label-content-name-mismatch": { enabled: true } };
const asked = { resultTypes: ["violations"], preload: false, ...(only.length ? { runOnly: only } : { rules }) };
axe.run(document, asked).then(({ violations }) => done(violations
  .map((each) => [each.id, each.impact, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + node.failureSummary)])));
"""


def write_report(target: Path, *sources: Path | str) -> Path:
    """Check something, as the command line does, and write the page."""
    arguments = ["check", "--format", "html", "-q", "-o", str(target), "--force"]
    result = CliRunner().invoke(cli, [*arguments, *map(str, sources)])
    assert target.exists(), result.output
    return target


@dataclass
class Pages:
    """The browser."""

    driver: WebDriver
    shots: Path = SHOTS
    motion: str = "no-preference"
    """What the page is told that somebody prefers: maps fly where they are sent, or with "reduce" are there at once."""

    def open(self, path: Path, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> None:
        """Load a page in a window of a size; it has loaded nothing else, and nothing went wrong."""
        self.dress(size, dark=dark)
        self.driver.get_log("browser")
        self.driver.get(path.as_uri())
        self.is_quiet()
        assert self.script("return performance.getEntriesByType('resource').length") == 0

    def dress(self, size: tuple[int, int], *, dark: bool = False, media: str = "") -> None:
        """Size of the window, light or dark, screen or paper."""
        width, height = size
        phone = size == PHONE
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2 if phone else 1, "mobile": phone}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": self.motion},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": features})

    def is_quiet(self) -> None:
        """Nothing went wrong, nor was refused by the policy of the page; what the browser has to say of its graphics does
        not count.
        """
        messages = [log_entry["message"] for log_entry in self.driver.get_log("browser")]
        wrong = [message for message in messages if not any(words in message for words in _GRAPHICS)]
        assert not wrong, wrong

    def painted(self) -> None:
        """Wait until what has changed is seen, and every map stands still."""
        self.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
        self.until(
            "[...document.querySelectorAll('canvas[data-still]')]"
            ".every((canvas) => canvas.dataset.still === 'true' && !canvas.ariaBusy)"
        )

    def shot(self, name: str) -> None:
        """Keep what is seen, where somebody wants to look at it (SHOTS=1): a picture costs more than what is tested."""
        if os.environ.get("SHOTS"):
            self.shots.mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(self.shots / f"{name}.png"))

    def script(self, text: str, *arguments: Any) -> Any:
        """What a script of the test returns."""
        return self.driver.execute_script(text, *arguments)

    def find(self, selector: str) -> WebElement:
        """The first element."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector: str) -> list[WebElement]:
        """All elements."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def until(self, script: str, *arguments: Any, seconds: float = 20, lasting: float = 0) -> Any:
        """Wait until a script returns something true, for some seconds without a break."""
        return until(self.driver, script, *arguments, seconds=seconds, lasting=lasting)

    def shows(self, selector: str, words: str) -> str:
        """Wait until an element is seen with these words; all that it says."""
        return self.until(
            "[...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility())"
            ".map((each) => each.innerText).find((each) => each.includes(arguments[1]))",
            selector,
            words,
        )

    def texts(self, selector: str) -> list[str]:
        """What elements say, all at one time."""
        return self.script(
            "return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText.trim())", selector
        )

    def click(self, selector: str, words: str = "", at: int = 0) -> None:
        """Click on one of the elements with these words, as soon as it can be; what is made anew is looked for again."""
        self._use(selector, words, at, WebElement.click)

    def _use(self, selector: str, words: str, at: int, use: Callable[[WebElement], None]) -> None:
        end = time.monotonic() + 20
        while True:
            result = self.until(_FREE, selector, words, at)
            try:
                return use(result)
            except _NOT_YET:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def go_to(self, target: str | WebElement) -> None:
        """Bring an element, or the first that a selector finds, into the middle of the window."""
        element = self.find(target) if isinstance(target, str) else target
        self.script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)

    def stage(self) -> None:
        """Bring list and map into view, and wait until the map stands still."""
        self.script("document.getElementById('findings').scrollIntoView({behavior: 'instant'})")
        self.settled()

    def settled(self) -> None:
        """Wait until the map stands still."""
        self.until("document.querySelector('.map-canvas[data-still=true]:not([aria-busy])')", lasting=0.1)

    def camera(self) -> tuple[float, float, float]:
        """Middle of the map, and pixels per unit."""
        x, y, scale = (
            float(self.find(".map-canvas").get_dom_attribute(f"data-{key}") or "nan") for key in ("x", "y", "scale")
        )
        return x, y, scale

    def selected(self) -> int:
        """Number of the finding that the map marks; -1 for none."""
        return int(self.find(".map-canvas").get_dom_attribute("data-selected") or "-1")

    def status(self) -> str:
        """How many findings are shown."""
        return self.find("#status").text

    def filter(self, words: str) -> None:
        """Type into the search box."""
        box = self.find("#words")
        box.clear()
        box.send_keys(words)

    def press(self, *keys: str) -> None:
        """Keys for what has the focus."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def click_map(self, east: float, north: float) -> None:
        """Click on a place of the map."""
        x, y, scale = self.camera()
        ActionChains(self.driver).move_to_element_with_offset(
            self.find(".map-canvas"), round((east - x) * scale), round((y - north) * scale)
        ).click().perform()

    def color(self, east: float, north: float) -> tuple[int, ...]:
        """What is seen at a place of the map: red, green and blue."""
        x, y, scale = self.camera()
        picture = self.map_picture()
        ratio = self.script("return devicePixelRatio")
        dx, dy = (east - x) * scale * ratio, (y - north) * scale * ratio
        return self.pixel(picture, round(picture.width / 2 + dx), round(picture.height / 2 + dy))

    def pixel(self, picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
        """A colour of a picture."""
        color = picture.getpixel((x, y))
        assert isinstance(color, tuple)
        return color

    def map_picture(self) -> Image.Image:
        """What is seen of the map, once it stands still."""
        self.go_to(".map-canvas")
        self.painted()
        sides = self.script(
            "const {left, top, right, bottom} = document.querySelector('.map-canvas').getBoundingClientRect();"
            "return [left, top, right, bottom].map((side) => Math.round(side * devicePixelRatio))"
        )
        with Image.open(io.BytesIO(self.driver.get_screenshot_as_png())) as picture:
            return picture.convert("RGB").crop(tuple(sides))

    def row(self, text: str) -> WebElement:
        """The row of the list with a text."""
        (row,) = (element for element in self.all("#tree .row.finding") if text in element.text)
        return row

    def violations(self, axe: str, only: Sequence[str] = ()) -> list[Any]:
        """What axe-core finds, by the text of its script: rule, impact, and the first elements."""
        if not self.script("return 'axe' in window"):
            self.script(axe)
        return self.driver.execute_async_script(_AXE, only)

    def is_narrow_enough(self) -> bool:
        """Whether nothing stands out at the right."""
        return self.script("return document.documentElement.scrollWidth <= innerWidth")


__all__ = ["COLOURS", "DESKTOP", "PHONE", "Keys", "Pages", "write_report"]
