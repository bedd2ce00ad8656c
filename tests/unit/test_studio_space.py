"""Networks in 3-D, as the page takes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from builders.gta_sa_paths import valid_city, write_files
from builders.source_nav import clean
from navspec.studio.routes import space as routes
from unit.studio_page import Page


def decode(data: bytes) -> dict[str, Any]:
    """Return the record of a response, with its arrays."""
    length = int.from_bytes(data[4:8], "little")
    record = json.loads(data[8 : 8 + length])
    return {key: value for key, value in record.items() if not isinstance(value, dict)}


def test_areas_have_corners_and_roads_lines(tmp_path: Path) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    record = decode(Page(path).ask("documents/1/space"))
    assert record["names"] == ["1", "2", "3", "4"]
    assert record["unit"] == "unit"
    write_files(tmp_path / "city", valid_city().files())
    page = Page(tmp_path / "city")
    record = decode(page.ask("documents/1/space"))
    assert len(record["names"]) == page.documents[0].now.graph.nodes.rows
    assert record["low"] < record["high"]


def test_points_without_a_place_are_in_the_middle() -> None:
    points = np.array([[1.0, 2.0, 3.0], [np.nan, 1.0, np.inf]])
    assert routes._relative(points, np.ones(3)).tolist() == [0, 1, 2, 0, 0, 0]


def test_a_network_that_no_browser_can_draw_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "de_test.nav"
    path.write_bytes(clean(16, 1, "cs").pack())
    monkeypatch.setattr(routes, "MAX_POINTS", 3)
    message = Page(path).client.get("/t/api/documents/1/space").json()["error"]["message"]
    assert "too many to draw in 3-D" in message
