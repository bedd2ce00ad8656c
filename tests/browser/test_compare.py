"""What changed, by place: the panel Compare of the studio, and the page of `navspec diff`."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import navspec
from browser.desk import Desk
from browser.pages import COLOURS, PHONE, Pages
from builders import gta_sa_save, source_nav
from builders.plans import drawing, plan
from navspec.cli import cli


@pytest.fixture
def edited(city: Path, tmp_path: Path) -> Path:
    """The city with a new road of two nodes and a node that moved over the border of an area."""
    graph = navspec.graph(city)
    x, y, z = graph.position[0]
    roads = drawing([(x, y, z), (x + 20, y + 31, z), (x + 20, y + 60, 9)])
    step = _whole(city, tmp_path / "step", roads)
    graph = navspec.graph(step)
    away = (graph.position[:, 0] + 3000) % 750
    row = int(np.argmin(np.where(graph.nodes.words("kind") == "vehicle", away, np.inf)))
    x, y, _ = graph.position[row]
    return _whole(step, tmp_path / "edited", plan({graph.names([row])[0]: (x - away[row] - 4, y, np.nan)}, []))


def _whole(base: Path, target: Path, roads: object) -> Path:
    """A copy of a set into which roads were compiled."""
    shutil.copytree(base, target)
    written = navspec.compile(roads, base=base, spacing=100)
    for file in written.files:
        if file.data is not None:
            (target / Path(file.path).name).write_bytes(file.data)
    return target


def write_difference(target: Path, *arguments: Path | str) -> Path:
    """Compare, as the command line does, and write the page."""
    result = CliRunner().invoke(cli, ["diff", *map(str, arguments), "--output-format", "html", "-o", str(target), "-q"])
    assert target.exists(), result.output
    return target


def test_studio(desk: Desk, studio: Callable[..., str], city: Path, edited: Path) -> None:
    desk.visit(studio(city, edited))
    desk.panel("compare")
    desk.click("#panel-compare .actions button", "Swap")  # the document that is shown is the later one
    desk.shows("#panel-compare .sum", "2 new nodes, 1 node moved, 2 new lines.")
    assert desk.texts("#panel-compare .drawn span") == ["new", "moved"]
    assert "Numbers that follow" in desk.texts("#panel-compare .following summary")
    assert not desk.find("#panel-compare .rows").get_dom_attribute("open")
    desk.shot("compare-studio")
    desk.click("#panel-compare .group.moved li button")
    desk.still()
    desk.shot("compare-studio-moved")
    desk.click("#panel-compare .group.added li button")
    desk.still()
    x, y, _ = desk.camera()
    added = navspec.diff(city, edited).networks[0].node_changes[0]["position_b"]
    assert added is not None
    assert (x, y) == pytest.approx(added[:2], abs=1)
    desk.dress(PHONE, dark=True)
    desk.shot("compare-studio-phone")


def test_page(pages: Pages, city: Path, edited: Path, tmp_path: Path, axe: str) -> None:
    pages.open(write_difference(tmp_path / "diff.html", city, edited))
    pages.stage()
    assert pages.texts(".changes .group summary") == ["2 new nodes", "1 node moved", "2 new lines"]
    pages.shot("compare-page")
    button = pages.find(".changes .group.moved button")
    assert " → " in button.text
    pages.click(".changes .group.moved button")
    pages.settled()
    assert button.get_dom_attribute("aria-current") == "true"
    pages.shot("compare-page-moved")
    (moved,) = (change for change in navspec.diff(city, edited).networks[0].node_changes if change["kind"] == "moved")
    assert moved["position_a"] is not None
    assert moved["position_b"] is not None
    middle = np.mean([moved["position_a"][:2], moved["position_b"][:2]], axis=0)
    assert pages.camera()[:2] == pytest.approx(tuple(middle), abs=1)
    pages.click(".changes .group.added button")
    pages.settled()
    pages.click(".map-tools [aria-label='Show all']")
    pages.settled()
    pages.click_map(*moved["position_b"][:2])
    pages.until("document.querySelector('.group.moved [aria-current]')")
    assert not pages.violations(axe)
    pages.dress(PHONE, dark=True)
    assert pages.is_narrow_enough()
    assert not pages.violations(axe, COLOURS)
    pages.go_to("#findings")
    pages.settled()
    pages.shot("compare-page-phone")
    pages.is_quiet()


def test_saves_have_no_map(pages: Pages, tmp_path: Path, axe: str) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    (tmp_path / "GTASAsf2.b").write_bytes(gta_sa_save.valid({"/player_info/money": 5}).to_bytes())
    target = write_difference(tmp_path / "diff.html", tmp_path / "GTASAsf1.b", tmp_path / "GTASAsf2.b")
    pages.open(target)
    assert "→ 5 $" in pages.find("#files .lines").text
    assert not pages.find("#findings").is_displayed()
    pages.shot("compare-saves")
    assert not pages.violations(axe)
    pages.is_quiet()


def test_nothing_differs(pages: Pages, city: Path, tmp_path: Path) -> None:
    pages.open(write_difference(tmp_path / "diff.html", city, city))
    assert pages.find(".verdict").text == "Identical"
    pages.is_quiet()


@pytest.fixture
def meshes(tmp_path: Path) -> list[Path]:
    """Two states of a mesh: an area has gone, and a place has another name."""
    paths = []
    for name, areas, place in (("before", 2, b"Attic\0"), ("after", 1, b"Cellar\0")):
        mesh = source_nav.Mesh(16, areas=[source_nav.Area(1 + number) for number in range(areas)], places=[place])
        paths.append(tmp_path / f"{name}.nav")
        paths[-1].write_bytes(mesh.pack())
    return paths


def test_changes_outside_of_the_network(desk: Desk, studio: Callable[..., str], meshes: list[Path], axe: str) -> None:
    desk.visit(studio(*meshes))
    desk.panel("compare")
    desk.click("#panel-compare .actions button", "Swap")
    desk.shows("#panel-compare .elsewhere summary", "Elsewhere: 1 field changed")
    assert desk.find("#panel-compare .elsewhere").get_dom_attribute("open") is not None
    assert desk.texts("#panel-compare .elsewhere li") == ['after.nav places 0 name "Attic" → "Cellar"']
    assert not desk.violations(axe)
    desk.shot("compare-elsewhere")
    desk.click("#panel-compare .elsewhere li button")
    desk.shows("#panel-fields .field-about .way", "/places/0/name")


def test_the_shown_document_is_compared(desk: Desk, studio: Callable[..., str], meshes: list[Path]) -> None:
    """Where it is on neither side. The state that was saved is told apart at the beginning of its name."""
    sides = "[...document.querySelectorAll('#panel-compare select:not([hidden])')].map((side) => side.selectedOptions[0].text)"
    save = meshes[0].with_name("GTASAsf1.b")
    save.write_bytes(gta_sa_save.valid().to_bytes())
    desk.visit(studio(*meshes, save))
    for shown, expected in (
        ("after.nav", ["after.nav", "before.nav"]),  # still those of the first document
        ("GTASAsf1.b", ["saved GTASAsf1.b", "GTASAsf1.b"]),
    ):
        desk.turn_to(shown)
        desk.panel("compare")
        assert desk.script(f"return {sides}") == expected


def test_the_page_lists_changes_outside_of_the_network(
    pages: Pages, meshes: list[Path], tmp_path: Path, axe: str
) -> None:
    pages.open(write_difference(tmp_path / "difference.html", *meshes))
    pages.shows(".elsewhere", 'places 0 name "Attic" → "Cellar"')
    assert not pages.violations(axe)
    pages.shot("compare-elsewhere-page")
