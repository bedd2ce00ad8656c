"""`navspec export`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyogrio
import pytest
from click.testing import Result

import navspec

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


def test_what_it_says(run: Run, city: Path, validated: Validated) -> None:
    message = validated("export", run("export", "good", "-o", "net.geojson", "--format", "json").stdout)
    size = (city / "net.geojson").stat().st_size
    assert message == {
        "source": "good",
        "format": "gta_sa_paths",
        "variant": "classic",
        "kind": "geojson",
        "nodes": message["nodes"],
        "lines": message["lines"],
        "edges": message["edges"],
        "findings": 0,
        "files": [{"path": "net.geojson", "size": size}],
    }
    features = json.loads((city / "net.geojson").read_text("utf-8"))["features"]
    kinds = [feature["geometry"]["type"] for feature in features]
    assert (kinds.count("Point"), kinds.count("LineString")) == (message["nodes"], message["lines"])
    text = run("export", "good", "-o", "net.csv").stdout.splitlines()
    assert [text.partition(":")[0] for text in text] == ["net.nodes.csv", "net.lines.csv", "gta_sa_paths classic"]


def test_nodes_of_one_kind(run: Run, city: Path) -> None:
    run("export", "good", "-o", "net.geojson", "--kind", "ped")
    features = json.loads((city / "net.geojson").read_text("utf-8"))["features"]
    assert {feature["properties"]["kind"] for feature in features} == {"ped"}


def test_another_name(run: Run, city: Path) -> None:
    run("export", "good", "-o", "net.json", "--to", "geojson")
    assert json.loads((city / "net.json").read_text("utf-8"))["type"] == "FeatureCollection"


def test_findings_stand_where_they_are(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--format", "json", status=1).stdout)
    message = validated("export", run("export", "bad", "-o", "net.gpkg", "--findings", "--format", "json").stdout)
    assert message["findings"] == len(report["findings"]) > 0
    frame = pyogrio.read_dataframe(city / "net.gpkg", layer="findings")
    assert frame["finding"].tolist() == [finding["code"] for finding in report["findings"]]
    for shape, finding in zip(frame.geometry, report["findings"], strict=True):
        if finding["position"] is None:
            assert shape is None
        else:
            assert [shape.x, shape.y] == finding["position"][:2]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-o", "net.docx"), "net.docx: unknown file extension; use .gpkg, .geojson"),
        (("-o", "net"), "net: the file name has no extension; use .gpkg, "),
        (("-o", "net.gpkg", "--to", "geojsn"), "to: unknown format 'geojsn'; use gpkg, geojson, graphml, "),
        (("-o", "there.geojson"), "there.geojson exists; use force (--force) to replace it"),
        (("-o", "there.csv"), "there.lines.csv exists; use force"),
        (("-o", "good/NODES0.DAT", "--to", "geojson", "--force"), "is one of the files that are exported"),
        (("-o", "net.gpkg", "--kind", "tram"), "kind: unknown value 'tram'; use vehicle, boat or ped"),
        (("-o", "net.glb", "--findings"), "a .glb file has no place for them; these have: .gpkg, .geojson, .svg, .png"),
        (("-o", "-"), "the result is a file and not for stdout"),
        (("-o", "none/net.gpkg"), None),
    ],
)
def test_what_cannot_be(arguments: tuple[str, ...], words: str | None, run: Run, city: Path) -> None:
    for name in ("there.geojson", "there.lines.csv"):
        (city / name).write_bytes(b"mine")
    before = {path: path.read_bytes() for path in city.rglob("*") if path.is_file()}
    done = run("export", "good", *arguments, status=2 if words else 0)
    if words:
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert {path: path.read_bytes() for path in city.rglob("*") if path.is_file()} == before


def test_a_missing_extra_is_one_line(run: Run, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyogrio", None)
    done = run("export", "good", "-o", "net.gpkg", status=2)
    assert done.stderr.startswith("navspec: this needs pyogrio; install it with: ")
    assert done.stderr.endswith(' install "geopandas<2,>=1" "pyarrow>=17" "pyogrio<1,>=0.9" "shapely<3,>=2"\n')
    assert not (city / "net.gpkg").exists()


def test_files_that_are_no_network(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"text")
    run("export", "a.txt", "-o", "net.gpkg", status=1)
    assert not (tmp_path / "net.gpkg").exists()


def test_bytes(city: Path) -> None:
    data = (city / "good" / "NODES28.DAT").read_bytes()
    done = navspec.export(data, city / "net.geojson", name="NODES28.DAT")
    assert done.source == ""
    assert done.nodes > 0


def test_text_of_paths(run: Run, city: Path) -> None:
    """An .ipl file holds the network as the original compiler read it, and is compiled again."""
    text = run("export", "good", "-o", "roads.ipl").stdout
    assert text.startswith("roads.ipl: ")
    assert (
        (city / "roads.ipl")
        .read_text(encoding="ascii")
        .startswith("# paths of San Andreas, for the arithmetic exact\n")
    )
    run("compile", "roads.ipl", "-o", "again")
    assert run("info", "again").stdout.count("507 nodes") == run("info", "good").stdout.count("507 nodes")
    assert "exists" in run("export", "good", "-o", "roads.ipl", status=2).stderr
    assert "leave it out" in run("export", "good", "-o", "other.ipl", "--kind", "ped", status=2).stderr
