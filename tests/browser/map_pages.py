"""The map of the studio alone on a page, with scenes that tests make."""

from __future__ import annotations

import os
import subprocess
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from selenium.webdriver import ActionChains

from browser.pages import DESKTOP, Pages
from navspec.records.drawing import Drawing
from navspec.report.arrays import encode_arrays
from navspec.report.scene import encode_drawing
from navspec_build.toolchain import packages, program

HERE = Path(__file__).parent / "map_page"
WEB = Path(__file__).parents[2] / "python" / "navspec" / "studio" / "web"
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Map</title>
<link rel="icon" href="data:,">
<style>{}</style>
<div id="host"></div>
<div id="legend"></div>
<script>{}</script>
</html>
"""


def bundled(entry: Path) -> str:
    """A script or a style sheet with all that it imports."""
    modules = packages("web", WEB / "package.json", "what the pages for browsers are bundled with")
    command = [program("node", "bundle a page"), modules / "esbuild" / "bin" / "esbuild", entry, "--bundle"]
    return subprocess.run(
        [*command, "--charset=utf8", "--target=es2022", "--log-level=warning"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NODE_PATH": str(modules)},
    ).stdout


def write_page(target: Path) -> Path:
    """The page, in one file."""
    script = bundled(HERE / "entry.js").replace("</script", "<\\/script")
    target.write_text(PAGE.format(bundled(HERE / "page.css"), script), encoding="utf-8")
    return target


@dataclass
class Findings:
    """Places of findings, how severe each is, and where else some are."""

    places: Sequence[tuple[float, float]] = ()
    severity: Sequence[int] = ()
    ends: dict[int, list[dict[str, float]]] = field(default_factory=dict)

    def encoded(self) -> str:
        x, y = np.array(self.places, np.float32).reshape(-1, 2).T
        levels = np.array(self.severity, np.uint8)
        return text({"x": x, "y": y, "severity": levels, "ends": {str(each): at for each, at in self.ends.items()}})


def text(data: Any) -> str:
    """What the server would send, as a script can be given it."""
    return b64encode(encode_arrays(data)).decode("ascii")


@dataclass
class Map:
    """A hand on the map."""

    pages: Pages
    page: Path

    def open(self, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> None:
        self.pages.open(self.page, size, dark=dark)

    def run(self, script: str, *arguments: Any) -> Any:
        """What a promise comes to."""
        result, error = self.pages.driver.execute_async_script(
            f"const done = arguments[arguments.length - 1]; (async () => {{ {script} }})()"
            ".then((value) => done([value, null]), (error) => done([null, `${error}\\n${error.stack}`]))",
            *arguments,
        )
        assert error is None, error
        return result

    def show(self, drawing: Drawing, findings: Findings | None = None, **options: Any) -> float:
        """Give the map a scene; how many seconds that took."""
        scene = text(encode_drawing(drawing, {path: number for number, path in enumerate(drawing.files)}))
        encoded = findings and findings.encoded()
        return self.run("return show(...arguments)", scene, encoded, options)

    def look(self, x: float, y: float, scale: float) -> None:
        """A part of the map, drawn."""
        self.run(
            "map.flight = null; map.move({x: arguments[0], y: arguments[1], scale: arguments[2]}); await frame()",
            x,
            y,
            scale,
        )

    def colors(self, *places: tuple[float, float]) -> list[list[int]]:
        """What is drawn at places."""
        return self.run("return colors(arguments[0])", places)

    def things(self, x: float, y: float) -> list[dict[str, Any]]:
        """What lies at a place, the best first."""
        return self.pages.script("return plain(map.thingsAt(...map.toScreen([arguments[0], arguments[1]])))", x, y)

    def told(self) -> list[list[Any]]:
        """What the map has told since somebody asked for that."""
        return self.pages.script("return told.splice(0)")

    def camera(self) -> tuple[float, float, float]:
        data = self.pages.script("return {...map.canvas.dataset}")
        return float(data["x"]), float(data["y"]), float(data["scale"])

    def still(self) -> None:
        """Wait until no flight is left."""
        self.run("await frame()")
        self.pages.until("map.canvas.dataset.still === 'true'")

    def at(self, x: float, y: float) -> ActionChains:
        """The pointer over a place."""
        px, py = self.pages.script("return map.toScreen([arguments[0], arguments[1]])", x, y)
        wide, high = self.pages.script("return [map.camera.width, map.camera.height]")
        return ActionChains(self.pages.driver, duration=20).move_to_element_with_offset(
            self.pages.find(".map-ground"), round(px - wide / 2), round(py - high / 2)
        )
