"""`navspec merge`: two mods of one base in one set."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders.gta_sa_paths import City

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


@pytest.fixture
def mods(run: Run, tmp_path: Path) -> None:
    """A street, `base`, and two mods that begin a road at its first node; `moved` moves this node in each of them."""
    city = City()
    city.road(city.vehicle(20, 20), city.vehicle(95, 20))
    city.write(tmp_path / "base")
    for name, x in (("a", 40), ("b", 60)):
        roads = {"type": "LineString", "coordinates": [[20, 20, 10], [x, 90, 10]]}
        node = {"type": "Point", "coordinates": [x, 30, 10]}
        for file, shape, values in ((name, roads, {}), (f"moved_{name}", node, {"id": "36/0", "kind": "vehicle"})):
            feature = {"type": "Feature", "properties": values, "geometry": shape}
            (tmp_path / f"{file}.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}))
            run("compile", f"{file}.geojson", "--base", "base", "--spacing", "100", "-o", file)


@pytest.mark.usefixtures("mods")
def test_two_mods(run: Run, validated: Validated) -> None:
    text = run("merge", "base", "a", "b", "-o", "merged").stdout
    assert text == (
        "A = a, B = b: 4 nodes, 3 lines → gta_sa_paths:classic over base\n"
        "\n"
        "1 file, 1 changed, 63 unchanged\n"
        "written: 1 file to merged\n"
    )
    shown = run("merge", "base", "a", "b", "moved_a", "--output-format", "json").stdout
    record = validated("merge", shown)
    assert (record["source"], record["base"]) == ("A = a, B = b, C = moved_a", "base")
    assert (record["summary"]["nodes"], record["summary"]["written"], record["conflicts"]) == (4, 0, [])
    run("pack", "base", "-o", "base.img")
    text = run("merge", "base.img", "a", "b", "-o", "merged.img").stdout
    assert "63 unchanged\n" in text


@pytest.mark.usefixtures("mods")
def test_conflicts(run: Run, validated: Validated) -> None:
    text = run("merge", "base", "moved_a", "moved_b", "-o", "merged", status=1).stdout
    assert "  conflict: node 36/0: A moves it to 40, 30, B moves it to 60, 30  at 20, 20, 10\n" in text
    assert "  Fix: Prefer one of them (--prefer), or change one\n" in text
    assert text.endswith("refused: 1 conflict; nothing is written\n")
    assert not Path("merged").exists()
    record = validated("merge", run("merge", "base", "moved_a", "moved_b", "--format", "json", status=1).stdout)
    assert record["conflicts"][0]["position"] == [20, 20, 10]
    run("merge", "base", "moved_a", "moved_b", "--prefer", "B", "-o", "merged")
    assert run("get", "merged/NODES36.DAT", "/nodes/0/position_x").stdout == "60.0\n"


@pytest.mark.usefixtures("mods")
def test_usage(run: Run) -> None:
    assert "name two mods or more" in run("merge", "base", "a", status=2).stderr
    assert (
        "prefer: this has to be one of A, B, not 'first'"
        in run("merge", "base", "a", "b", "--prefer", "first", status=2).stderr
    )
    assert "base: this set is not complete" in run("merge", "a", "b", "b", status=2).stderr
    assert "does not exist" in run("merge", "base", "a", "c", status=2).stderr
