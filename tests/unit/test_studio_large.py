"""Edits of large documents: news at once, and nothing is kept of states that are gone."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import numpy as np
import pytest

from builders.gta_sa_paths import valid_city, write_files
from builders.large_mesh import large_mesh
from navspec.columns import Tables
from navspec.family.rules.options import Options
from navspec.graphs.graph import Graph
from navspec.inputs.discovery import discover
from navspec.inputs.request import Request
from navspec.operations import nearby
from navspec.operations.evaluation import UnitReading
from navspec.operations.unit_checks import check_unit
from navspec.studio import state
from unit.studio_page import Page, unpacked


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.setattr(state, "SMALL", 100_000)
    (tmp_path / "large.nav").write_bytes(large_mesh().pack())
    return Page(tmp_path / "large.nav")


def test_news_near_an_edit_come_with_it(page: Page) -> None:
    page.get("findings")
    number = 20 * 66 + 21
    outcome = page.edit("delete", nodes=[str(number)])
    assert outcome["nearby"]["found_totals"] == {"error": 0, "warning": 0, "info": 0}
    split = page.edit(
        "connect", nodes=[str(number + 1), str(number + 200)], values={"attributes": {"side": "north", "has_back": 0}}
    )
    assert split["nearby"]["found"]
    assert sum(split["nearby"]["found_totals"].values()) == len(split["nearby"]["found"])
    assert all(len(finding["position"]) == 3 and finding["message"] for finding in split["nearby"]["found"])
    undone = page.undo()
    assert undone["nearby"]["gone_totals"] == split["nearby"]["found_totals"]
    assert undone["nearby"]["found"] == []


def test_the_first_news_are_those_of_the_whole_report(page: Page) -> None:
    """Also of a finding that moves with its area."""
    number = str(20 * 66 + 21)
    for by in ([33, 40, 0], [9, -7, 0]):
        before = unpacked(page.get("findings"))["revision"]
        nearby = page.edit("move", nodes=[number], values={"by": by})["nearby"]
        assert nearby["found_totals"]["info"]
        news = unpacked(page.get("findings", since=before))["news"]
        assert {name: nearby[name] for name in ("found_totals", "gone_totals")} == {
            name: news[name] for name in ("found_totals", "gone_totals")
        }


def test_areas_that_only_see_a_deleted_one_are_not_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "SMALL", 100_000)
    monkeypatch.setattr(nearby, "MOST_CHECKED", 500)
    mesh = large_mesh()
    for area in mesh.areas:
        area.visible = [(mesh.areas[70].id, 3)]
    (tmp_path / "seen.nav").write_bytes(mesh.pack())
    outcome = Page(tmp_path / "seen.nav").edit("delete", nodes=[str(mesh.areas[70].id)])
    assert outcome["nearby"]["found_totals"] == {"error": 0, "warning": 0, "info": 0}


def test_small_documents_have_their_whole_report_as_soon(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "SMALL", 1 << 30)
    assert page.edit("delete", nodes=["70"])["nearby"] is None
    assert page.undo()["nearby"] is None


def test_tables_of_an_edit_are_those_that_its_bytes_make(page: Page) -> None:
    """They are not read again, and what the edit began with stays as it is."""
    (document,) = page.documents
    for tool, more in (
        ("set", {"nodes": ["70"], "values": {"attributes": {"crouch": True}}}),
        ("delete", {"nodes": ["71", "300"]}),
        ("split", {"nodes": ["75"], "values": {"line": [[425, 40], [425, 110]]}}),
    ):
        before, saved = document.now.files[page.path].tables(), document.saved.files[page.path].content.sha256
        page.edit(tool, **more)
        present, read = document.now.tables[page.path], document.now.files[page.path].tables()
        assert present == read != before
        assert isinstance(present, Tables)
        assert (present.path, present.variant, present.stamp, present.alignment) == (
            read.path,
            read.variant,
            read.stamp,
            read.alignment,
        )
        assert document.saved.files[page.path].content.sha256 == saved
        rows = np.arange(len(read["areas"]))
        assert [present.span("areas", row) for row in rows[::500]] == [read.span("areas", row) for row in rows[::500]]


def test_nothing_is_kept_of_states_that_are_gone(page: Page) -> None:
    (document,) = page.documents
    page.get("scene")
    page.get("findings")
    view, saved = weakref.ref(document.now.view), document.saved
    assert "drawing" not in vars(saved)
    page.edit("delete", nodes=["70"])
    gc.collect()
    assert view() is None
    assert not saved.tables
    assert not {"_reading", "report", "graph"} & vars(saved).keys()
    assert document.changed
    page.undo()
    assert not document.changed


def test_nothing_is_kept_of_a_comparison(page: Page) -> None:
    (document,) = page.documents
    page.edit("delete", nodes=["70"])
    gc.collect()
    gc.disable()
    try:
        kept = {id(graph) for graph in gc.get_objects() if isinstance(graph, Graph)}
        assert page.get("changes")["totals"]
        assert {id(graph) for graph in gc.get_objects() if isinstance(graph, Graph)} <= kept
    finally:
        gc.enable()
    assert not document.saved.tables
    assert not {"_reading", "graph"} & vars(document.saved).keys()


def test_a_view_is_released_without_the_collector_of_circles(tmp_path: Path) -> None:
    write_files(tmp_path / "paths", valid_city().files())
    (unit,) = discover(Request((str(tmp_path / "paths"),))).units
    gc.collect()
    gc.disable()
    try:
        reading = UnitReading.of(unit, *unit.read())
        check_unit(unit, Options(), reading)
        view = weakref.ref(reading.view)
        del reading
        assert view() is None
    finally:
        gc.enable()
