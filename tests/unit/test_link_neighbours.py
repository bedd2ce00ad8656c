"""Links that are missing between areas, made around chosen ones in the studio."""

from __future__ import annotations

from pathlib import Path

import pytest

from builders.source_nav import clean
from unit.studio_page import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Four areas in a row: nothing leads from 2 to 3 or back, and nothing back from 4 to 3."""
    mesh = clean(16, 1, "cs")
    mesh.areas[1].connections = ((), (), (), (1,))
    mesh.areas[2].connections = ((), (4,), (), ())
    mesh.areas[3].connections = ((), (), (), ())
    (tmp_path / "row.nav").write_bytes(mesh.pack())
    return Page(tmp_path / "row.nav")


def codes(page: Page) -> set[str]:
    return {finding.code for finding in page.documents[0].now.report.findings}


def test_links_are_made_around_a_finding_only(page: Page) -> None:
    missing = next(finding for finding in page.documents[0].now.report.findings if finding.code == "NAV_LINK_MISSING")
    assert page.edit("link", nodes=[missing.pointer])["notes"] == ["connections: 2 new"]
    assert "NAV_LINK_MISSING" not in codes(page)
    assert "NAV_LINK_ONE_WAY_FLAT" in codes(page), "that is between two others"
    assert page.edit("link", nodes=["4"])["notes"] == ["connections: 1 new"]
    assert not {"NAV_LINK_ONE_WAY_FLAT", "NAV_AREA_NO_EXITS"} & codes(page)
    assert not page.edit("link", nodes=["1", "2", "3", "4"])["changes"]


def test_it_makes_what_the_repair_of_everything_makes(page: Page) -> None:
    page.edit("link", nodes=["1", "2", "3", "4"])
    linked = page.data
    page.undo()
    document = page.documents[0]
    codes = ["NAV_LINK_MISSING", "NAV_LINK_ONE_WAY_FLAT"]
    page._posted("documents/1/repair", {"codes": codes, "revision": document.revision}, 200)
    assert page.data == linked


def test_a_pointer_to_something_else_is_no_area(page: Page) -> None:
    for pointer in ("/areas/99", "/ladders/0", "/areas/x"):
        data = {"tool": "link", "nodes": [pointer], "revision": 0}
        assert "there is no node" in page._posted("documents/1/edit", data, 422)
