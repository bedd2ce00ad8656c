"""Edits in quick succession in the studio, used in a browser: the map of one has not come yet when the next one begins."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

import numpy as np
import pytest

import navspec
from browser.desk import Desk
from browser.pages import Keys
from browser.test_studio_habits import chord
from builders.gta_sa_paths import valid_city
from navspec.graphs.graph import Graph

HELD = """
const { fetch } = window;
let part = null;
window.hold = (...parts) => { part = parts; window.held = new Promise((free) => { window.free = free; }); };
window.fetch = async (address, ...more) => {
  const isHeld = part?.some((name) => String(address).split("?")[0].endsWith(`/${name}`));
  const answer = await fetch(address, ...more);
  if (isHeld) await window.held;
  return answer;
};
"""
"""Keeps answers back: those that are asked for after `hold(part)`, until `free()`."""


class Hasty:
    """A studio with two cities that have the same nodes, the first one shown."""

    def __init__(self, desk: Desk, address: str, city: Path) -> None:
        self.desk, self.address = desk, address
        self.before = navspec.graph(city)
        desk.visit(address)
        desk.script(HELD)
        desk.panel("inspect")

    def get(self, path: str) -> Any:
        """What the server says."""
        with urlopen(f"{self.address}api/documents/{path}") as answer:
            return json.load(answer)

    def now(self, folder: Path) -> Graph:
        """The first city as the server has it."""
        with urlopen(f"{self.address}api/documents/1/download?what=all") as answer:
            ZipFile(io.BytesIO(answer.read())).extractall(folder)
        return navspec.graph(folder)

    def place(self, name: str) -> tuple[float, ...]:
        return tuple(self.before.position[self.before.row(name)].tolist())

    def choose(self, name: str) -> None:
        """Choose a node on the map that is there."""
        self.desk.find("#search").send_keys(Keys.CONTROL, "a", Keys.NULL, name, "\n")
        self.desk.until("document.querySelector('.chosen h2')?.textContent === arguments[0]", f"Node {name}")

    def press(self, *keys: str) -> None:
        chord(self.desk, *keys)

    def until_done(self, title: str) -> None:
        """Wait until the page knows that a step is done; its map may be missing."""
        self.desk.until("document.querySelector('.undo').title === arguments[0]", f"Undo: {title}")

    def hold_back(self, *parts: str) -> None:
        self.desk.script("window.hold(...arguments)", *parts)

    def free(self) -> None:
        self.desk.script("window.free(); window.hold()")

    def chosen(self) -> str:
        """The title of what is chosen, once everything has come."""
        self.desk.ready()
        self.desk.settled()
        return self.desk.script("return document.querySelector('.chosen h2')?.textContent ?? ''")


@pytest.fixture
def hasty(desk: Desk, studio: Callable[..., str], city: Path, folder: Callable[..., Path]) -> Hasty:
    return Hasty(desk, studio(city, folder(valid_city().files(), "other")), city)


def places(graph: Graph) -> set[tuple[float, ...]]:
    return set(map(tuple, graph.position.tolist()))


def test_the_node_that_is_seen_is_deleted(hasty: Hasty, tmp_path: Path) -> None:
    """The others of its file have other names at once, but the map shows them with the old ones."""
    hasty.choose("26/0")
    hasty.hold_back("scene")
    hasty.press(Keys.DELETE)
    hasty.until_done("Delete 26/0")
    hasty.choose("26/2")
    hasty.press(Keys.DELETE)
    hasty.free()
    hasty.until_done("Delete 26/2")
    assert places(hasty.before) - places(hasty.now(tmp_path / "now")) == {hasty.place("26/0"), hasty.place("26/2")}


def test_a_node_is_moved_on_over_the_border_of_its_file(hasty: Hasty, tmp_path: Path) -> None:
    """It has another name there before the map has it, and stays chosen."""
    gap = 750 - hasty.before.position[:, 0] % 750
    hasty.desk.panel("history")
    (name,) = hasty.before.names(np.flatnonzero((gap > 1) & (gap < 9))[:1])
    x, y, z = hasty.place(name)
    hasty.choose(name)
    hasty.hold_back("scene")
    hasty.press(Keys.ALT, Keys.SHIFT, Keys.ARROW_RIGHT)
    hasty.until_done(f"Move {name}")
    hasty.press(Keys.ALT, Keys.ARROW_UP)
    hasty.desk.until("true", lasting=0.4)  # after which the press is a step
    hasty.free()
    hasty.desk.until("document.querySelectorAll('.steps li').length === 3")
    assert hasty.chosen() not in ("", f"Node {name}")
    gone, new = places(hasty.before), places(hasty.now(tmp_path / "now"))
    assert (gone - new, new - gone) == ({(x, y, z)}, {(x + 10, y + 1, z)})


def test_what_is_chosen_meanwhile_stays_chosen(hasty: Hasty) -> None:
    hasty.choose("26/0")
    hasty.hold_back("scene")
    hasty.press(Keys.CONTROL, "d")
    hasty.until_done("Duplicate 26/0")
    hasty.choose("26/2")
    hasty.free()
    assert hasty.chosen() == "Node 26/2"


def test_steps_are_undone_where_they_were_done(hasty: Hasty) -> None:
    """Three times undo and then the other city, with answers still to come; neither its steps nor what it shows change."""
    for title in ("other", "paths"):
        hasty.desk.turn_to(title)
        for _ in range(2):
            hasty.choose("26/0")
            hasty.press(Keys.ALT, Keys.ARROW_RIGHT)
            hasty.desk.until("true", lasting=0.4)  # after which the press is a step
            hasty.desk.ready()
    hasty.desk.panel("history")
    hasty.hold_back("undo", "history")
    for _ in range(3):
        hasty.press(Keys.CONTROL, "z")
    hasty.desk.script("document.querySelector('.what select').value = 2")
    hasty.desk.script("document.querySelector('.what select').dispatchEvent(new Event('change'))")
    hasty.free()
    hasty.desk.until("document.title.startsWith('other')")
    hasty.desk.ready()
    assert hasty.desk.texts(".steps li") == ["Move 26/0", "Move 26/0", "As it was opened"]
    assert [len(hasty.get(f"{number}/history")["done"]) for number in (1, 2)] == [0, 2]


def test_a_document_is_left_and_shown_again_at_once(hasty: Hasty) -> None:
    hasty.desk.script(
        "const chooser = document.querySelector('.what select');"
        "for (const value of [2, 1]) { chooser.value = value; chooser.dispatchEvent(new Event('change')); }"
    )
    hasty.desk.ready()
    assert hasty.desk.find(".waiting").text == ""
    assert hasty.desk.find("#panel-findings .good").get_dom_attribute("hidden") is None


def test_the_next_line_is_drawn_while_one_is_made(hasty: Hasty) -> None:
    hasty.desk.search("26/0")
    x, y, scale = hasty.desk.camera()
    hasty.desk.tool("Draw")
    hasty.hold_back("edit")
    for aside in (-300, -150):
        for east, south in ((0, 300), (40, 340)):
            hasty.desk.click_map(x + (aside + east) / scale, y - south / scale)
        hasty.press(Keys.ENTER)
    hasty.free()
    hasty.desk.until("document.querySelector('.undo').title === 'Undo: Draw'")
    hasty.desk.ready()
    assert hasty.get("1/history")["done"] == ["Draw", "Draw"]


def test_reasons_against_an_edit_go_with_the_next_step(hasty: Hasty) -> None:
    hasty.choose("26/0")
    hasty.press(Keys.ALT, Keys.ARROW_RIGHT)
    hasty.until_done("Move 26/0")
    hasty.desk.ready()
    hasty.desk.tool("Dissolve")
    hasty.desk.shows(".outcome", "nothing was changed")
    hasty.desk.click(".undo")
    hasty.desk.hears("Undone")
    assert not hasty.desk.find(".outcome").is_displayed()
