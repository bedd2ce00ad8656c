"""New areas, areas with other sides or in other places, and hiding spots."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders.source_nav import Mesh, clean
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.source_nav.editing import EDITOR
from navspec.families.source_nav.view import SourceMesh
from navspec.family.network.tools import Action, EditResult
from sweeps import some
from unit.test_source_nav_editing import NAME, data, edges, edited, graph, of_layouts, variant

CORPUS = os.environ.get("NAVSPEC_CORPUS", "")


def links_of(mesh: Mesh, content: bytes) -> set[tuple[int, int]]:
    """Return the pairs of ids with a connection."""
    mesh_graph = graph(mesh, content)
    ids = mesh_graph.nodes["area"]
    is_link = np.array(mesh_graph.edges.words("kind")) == "connection"
    sources, targets = (ids[mesh_graph.edges[name]][is_link].tolist() for name in ("source", "target"))
    return set(zip(sources, targets, strict=True))


def count_faults(content: bytes, mesh: Mesh) -> Counter[str]:
    """Return warnings and errors by code."""
    report = navspec.check(content, name=NAME, format="source_nav", variant=variant(mesh))
    return Counter(finding.code for finding in report.findings if finding.severity != "info")


def use(mesh: Tables, tool: str, nodes: tuple[int, ...], **values: Any) -> EditResult:
    """Return the outcome of a tool on a mesh."""
    return EDITOR.edit(SourceMesh(TableSet({0: mesh})), Action(tool, np.array(nodes, np.int64), values=values))


@of_layouts
def test_a_new_area_is_linked_to_its_neighbours(version: int, sub_version: int | None, game: str) -> None:
    mesh = clean(version, sub_version, game)
    edition = edited(mesh, "area", rectangle=[[400, 0, None], [450, 100, None]])
    content = data(edition)
    assert edition.nodes == ("5",)
    assert links_of(mesh, content) - links_of(mesh, mesh.pack()) == {(4, 5), (5, 4)}
    assert not count_faults(content, mesh) - count_faults(mesh.pack(), mesh)
    areas = navspec.tables(content, name=NAME, format="source_nav", variant=variant(mesh))
    last = areas["areas"][-1]
    old = areas["areas"][3]
    assert [last["nw"]["x"], last["nw"]["y"], last["se"]["x"], last["se"]["y"]] == [400, 0, 450, 100]
    assert last["nw"]["z"] == old["ne_z"]


def test_a_height_holds_for_the_side_of_its_corner() -> None:
    mesh = clean(16, 1, "cs")
    areas = navspec.tables(data(edited(mesh, "area", rectangle=[[400, 0, 8], [450, 100, None]])), name=NAME)["areas"]
    assert (areas[-1]["nw"]["z"], areas[-1]["ne_z"]) == (8, 8)
    assert (areas[-1]["se"]["z"], areas[-1]["sw_z"]) == (areas[3]["se"]["z"], areas[3]["se"]["z"])


@of_layouts
def test_an_area_that_is_drawn_out_and_back_is_as_before(version: int, sub_version: int | None, game: str) -> None:
    mesh = clean(version, sub_version, game)
    added = edited(mesh, "area", rectangle=[[400, 0, None], [450, 100, None]])
    before = data(added)
    away = use(added.files[0], "shape", (4,), rectangle=[[425, 0, None], [450, 100, None]])
    assert away.notes == ("connections: 2 gone",)
    assert (4, 5) not in links_of(mesh, data(away))
    back = use(away.files[0], "shape", (4,), rectangle=[[400, 0, None], [450, 100, None]])
    assert back.notes == ("connections: 2 new",)
    assert data(back) == before


def test_a_moved_area_takes_its_hiding_spots_along() -> None:
    mesh = clean(16, 1, "cs")
    before = navspec.tables(mesh.pack(), name=NAME)
    edition = edited(mesh, "move", [1], by=[0, 0, 8])
    after = navspec.tables(data(edition), name=NAME)
    assert edition.notes == ()
    raised = after.column("areas.hiding_spots", "position.z") - before.column("areas.hiding_spots", "position.z")
    owners = before.parents("areas.hiding_spots")
    assert (raised == np.where(owners == 1, 8, 0)).all()
    assert (after["areas"]["nw"]["z"] - before["areas"]["nw"]["z"]).tolist() == [0, 8, 0, 0]


def test_an_area_out_of_reach_loses_its_connections() -> None:
    mesh = clean(16, 1, "cs")
    edition = edited(mesh, "move", [3], by=[0, 0, 500])
    assert "gone" in edition.notes[0]
    assert (3, 4, "connection") in edges(mesh)
    assert (3, 4) not in links_of(mesh, data(edition))


@of_layouts
def test_a_hiding_spot_lies_on_its_area(version: int, sub_version: int | None, game: str) -> None:
    mesh = clean(version, sub_version, game)
    edition = edited(mesh, "spot", [1], at=[150, 50, None])
    content = data(edition)
    assert not count_faults(content, mesh) - count_faults(mesh.pack(), mesh)
    spots = navspec.tables(content, name=NAME, format="source_nav", variant=variant(mesh)).parents("areas.hiding_spots")
    assert edition.notes[0].startswith(f"area 2 has {(spots == 1).sum()} hiding spot")


@pytest.mark.parametrize(
    ("tool", "nodes", "values", "text"),
    [
        ("area", [], {"rectangle": [[0, 0, None], [0.5, 100, None]]}, "at least 1 unit wide"),
        ("area", [], {"rectangle": [[0, 0, None], [1e6, 100, None]]}, "outside the world"),
        ("shape", [0], {"rectangle": [[0, 0, None], [100, 0, None]]}, "at least 1 unit wide"),
        ("move", [0], {"by": [0, 1e6, 0]}, "outside the world"),
        ("spot", [0], {"at": [1e4, 0, None]}, "not in area 1"),
    ],
)
def test_an_impossible_shape_is_refused(tool: str, nodes: list[int], values: dict[str, Any], text: str) -> None:
    edition = edited(clean(), tool, nodes, **values)
    assert not edition.files
    assert text in edition.obstacles[0].message


@pytest.mark.parametrize("rectangle", [None, [], [[0, 0]], [[0, 0], [1, "x"]], "ab"])
def test_a_rectangle_is_two_places(rectangle: Any) -> None:
    with pytest.raises(NavspecError, match="rectangle: this has to be"):
        edited(clean(), "area", rectangle=rectangle)


@pytest.mark.skipif(not CORPUS, reason="needs the corpus: NAVSPEC_CORPUS")
def test_shapes_break_nothing_in_real_meshes() -> None:
    meshes = sorted(Path(CORPUS, "source_nav").glob("**/*.nav"))
    for path in some(meshes, 12):
        try:
            tables = navspec.tables(path)
        except NavspecError:
            continue
        if tables.format != "source_nav" or len(tables["areas"]) < 3:
            continue
        row = len(tables["areas"]) // 2
        x, (south, north) = float(tables.column("areas", "se.x")[row]), tables.column("areas", "nw.y")[[row, row]]
        north = float(tables.column("areas", "se.y")[row])
        before = Counter(finding.code for finding in navspec.check(path).findings if finding.severity != "info")

        new = len(tables["areas"])
        edition = use(tables, "area", (), rectangle=[[x, float(south), None], [x + 50, north, None]])
        edition = use(edition.files[0], "spot", (new,), at=[x + 10, (float(south) + north) / 2, None])
        edition = use(edition.files[0], "shape", (new,), rectangle=[[x, float(south), None], [x + 75, north, None]])
        report = navspec.check(data(edition), name=path.name)
        after = Counter(finding.code for finding in report.findings if finding.severity != "info")
        assert not after - before, path.name


def test_hiding_spots_that_a_smaller_area_leaves_are_counted() -> None:
    mesh = clean(16, 1, "cs")
    mesh.areas[0].spots[0].position = (25.0, 25.0, 0.0)
    smaller = edited(mesh, "shape", (0,), rectangle=[[50, 0, None], [100, 100, None]])
    assert smaller.notes[-1] == "1 hiding spot is outside of the area now"
    again = use(smaller.files[0], "shape", (0,), rectangle=[[60, 0, None], [100, 100, None]])
    assert not any("hiding spot" in note for note in again.notes)


def test_sides_beyond_all_numbers_are_refused_without_a_warning(recwarn: pytest.WarningsRecorder) -> None:
    assert edited(clean(16, 1, "cs"), "area", rectangle=[[1e300, 0], [1, 1]]).obstacles
    assert not recwarn.list
