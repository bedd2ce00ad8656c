"""What the studio shows of an edit while things are dragged, before it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from builders.gta_sa_paths import smallest, valid_city, write_files
from builders.large_mesh import large_mesh
from builders.source_nav import Area, Mesh
from navspec.graphs.graph import Graph
from unit.studio_page import Page


def edge_names(graph: Graph) -> set[tuple[str, str]]:
    return set(zip(graph.names(graph.source), graph.names(graph.target), strict=True))


def strip() -> Mesh:
    """Four squares in a row: 1 and 2 lead to each other and to 3, which leads to 4; a fifth is far away."""
    links = {
        1: ([], [2], [], []),
        2: ([], [3], [], [1]),
        3: ([], [4], [], []),
        4: ([], [], [], []),
        5: ([], [], [], []),
    }
    east = {1: 0, 2: 1, 3: 2, 4: 3, 5: 20}
    areas = [
        Area(number, nw=(50 * east[number], 0, 0), se=(50 * east[number] + 50, 50, 0), connections=list(links[number]))
        for number in links
    ]
    return Mesh(16, 0, areas=areas)


@pytest.fixture
def row(tmp_path: Path) -> Page:
    (tmp_path / "row.nav").write_bytes(strip().pack())
    return Page(tmp_path / "row.nav")


def test_connections_of_a_moved_area_are_those_that_its_edit_makes_and_loses(tmp_path: Path) -> None:
    """In a mesh of which only the surroundings are edited, over and beside other areas, on both floors."""
    (tmp_path / "large.nav").write_bytes(large_mesh().pack())
    page = Page(tmp_path / "large.nav")
    (document,) = page.documents
    random = np.random.default_rng(5)
    names = document.now.graph.names()
    saw = 0
    for by in ([25, 0, 0], [0, 50, 0], [-150, 100, 5], [3000, 40, 0], [0, 0, 400]):
        chosen = sorted(random.choice(names, 2).tolist(), key=names.index)
        shown = page.preview("move", chosen, values={"by": by})
        before = edge_names(document.now.graph)
        page.edit("move", nodes=chosen, values={"by": by})
        after = edge_names(document.now.graph)
        assert shown["added"]["count"] == len(after - before)
        assert shown["removed"]["count"] == len(before - after)
        saw += len(after - before)
        page.undo()
    assert saw


def test_a_preview_changes_nothing(row: Page) -> None:
    (document,) = row.documents
    before, files, revision = row.data, document.now.files, document.revision
    row.preview("move", ["2"], values={"by": [0, 500, 0]})
    row.preview("shape", ["2"], values={"rectangle": [[60, 0, None], [90, 50, None]]})
    assert (row.data, document.revision, document.done) == (before, revision, [])
    assert document.now.files == files


def test_ways_to_and_from_a_dragged_area_are_counted(row: Page) -> None:
    shown = row.preview("move", ["3"], values={"by": [0, 500, 0]})
    assert (shown["added"]["count"], shown["removed"]["count"]) == (0, 2)
    assert shown["removed"]["lines"] == [[[75, 25], [125, 525]], [[125, 525], [175, 25]]]
    assert shown["origins"] == {"before": 2, "after": 0}
    assert shown["targets"] == {"before": 1, "after": 0}
    assert shown["cut_off"] == {"before": 0, "after": 1}
    moved = row.preview("shape", ["5"], values={"rectangle": [[200, 0, None], [1050, 50, None]]})
    assert moved["added"]["count"] == 0, "two areas without a link say nothing about each other"
    joined = row.preview("move", ["5"], values={"by": [-900, 50, 0]})
    assert joined["added"]["count"] == 2
    assert joined["cut_off"] == {"before": 1, "after": 0}
    assert joined["origins"] == {"before": 0, "after": 3}


def test_ways_from_the_start_of_a_route_are_told(row: Page) -> None:
    away: dict[str, Any] = {"values": {"by": [0, 500, 0]}}
    assert row.preview("move", ["3"], start="1", **away)["start"] == {"before": True, "after": False}
    assert row.preview("move", ["2"], start="4", **away)["start"] == {"before": False, "after": False}
    for start in ("3", "10,20", "", None, 99):
        assert row.preview("move", ["3"], start=start, **away)["start"] is None


def test_moved_nodes_of_roads_keep_their_lines(tmp_path: Path) -> None:
    """Even where they change files, so that other nodes get other names."""
    write_files(tmp_path / "paths", valid_city().files())
    page = Page(tmp_path / "paths")
    (document,) = page.documents
    for name, east, renamed in (("27/9", 9.0, True), ("28/23", 12.0, True), ("27/9", 2.0, False)):
        action: dict[str, Any] = {"values": {"by": [east, 0, 0]}}
        shown = page.preview("move", [name], **action)
        assert (shown["obstacles"], shown["added"]["count"], shown["removed"]["count"]) == ([], 0, 0)
        assert shown["origins"]["before"] == shown["origins"]["after"] > 0
        assert (page.edit("move", nodes=[name], **action)["nodes"] != [name]) == renamed
        assert document.undo()


def test_reasons_against_a_move_are_those_of_the_edit(tmp_path: Path) -> None:
    (tmp_path / "nodes0.dat").write_bytes(smallest().to_bytes())
    page = Page(tmp_path)
    away = {"by": [5000, 0, 0]}
    assert page.preview("move", ["0/1"], values=away) == {
        "obstacles": page.edit("move", nodes=["0/1"], values=away)["obstacles"]
    }


def test_other_tools_have_no_preview(row: Page) -> None:
    assert "there is no preview of 'delete', only of shape, move" in row.preview("delete", ["2"], 422)
    assert "there is no node '77'" in row.preview("move", ["77"], 422, values={"by": [1, 0, 0]})
    assert "by: this has to be three numbers" in row.preview("move", ["2"], 422, values={"by": [1]})
