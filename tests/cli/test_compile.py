"""`navspec compile`: what it tells, what it writes, and when it writes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyogrio
import pytest
from click.testing import Result

import navspec

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


def drawn(path: Path, *lines: tuple[list[list[float]], dict[str, Any]]) -> Path:
    """A file of roads, as programs for maps write it."""
    features = [
        {"type": "Feature", "properties": values, "geometry": {"type": "LineString", "coordinates": points}}
        for points, values in lines
    ]
    path.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    return path


@pytest.fixture
def roads(tmp_path: Path) -> Path:
    return drawn(tmp_path / "roads.geojson", ([[0, 0, 10], [300, 0, 10]], {"lanes": 2, "lanes_back": 0}))


def test_it_tells_what_would_come_of_it(run: Run, roads: Path, validated: Validated) -> None:
    result = run("compile", "roads.geojson")
    assert result.stdout == (
        "roads.geojson: 3 nodes, 2 lines → gta_sa_paths:classic\n"
        "\n"
        "  warning: feature 1: drivers who come to 300, 0 cannot leave: no lane leads away  at 300, 0, 10\n"
        "  Fix: Lead it on to another road, or give it lanes in both directions\n"
        "\n"
        "  warning: feature 1: has an edge of 150 units at 75, 0; no original vehicle edge is longer than 123.2  at 75, 0, 10\n"
        "  Fix: Draw more vertices, or leave it if the road is straight and level\n"
        "\n"
        "64 files, 64 new, 2 warnings about the drawing\n"
        "nothing is written; say where the files go with -o\n"
    )
    record = validated("compile", run("compile", "roads.geojson", "--format", "json").stdout)
    assert (record["source"], record["base"], record["target"]) == ("roads.geojson", "", "gta_sa_paths:classic")
    assert (record["summary"]["nodes"], record["summary"]["lines"], record["summary"]["written"]) == (3, 2, 0)
    assert {file["size"] for file in record["files"]} == {20, 20 + 3 * 28 + 2 * 14 + 4 * 8 + 1152}


def test_a_folder(run: Run, roads: Path) -> None:
    assert run("compile", "roads.geojson", "-o", "new/map").stdout.endswith("written: 64 files to new/map\n")
    assert run("check", "new/map").stdout.endswith("64 files, 0 errors, 0 warnings\n")
    refused = run("compile", "roads.geojson", "-o", "new/map", status=2)
    assert "exists" in refused.stderr
    run("compile", "roads.geojson", "-o", "new/map", "--force")


def test_targets_and_the_size_of_a_map(run: Run, roads: Path) -> None:
    text = run("compile", "roads.geojson", "--to", "VER3", "--map-size", "12000", "-o", "large").stdout
    assert text.startswith("roads.geojson: 3 nodes, 2 lines → gta_sa_paths_fla:ver3, map size 12000\n")
    assert len(list(Path("large").iterdir())) == 256
    assert navspec.identify("large/nodes136.dat").variant == "ver3"
    assert "gta_sa_paths_fla:fla4" in run("compile", "roads.geojson", "--to", "fla5", status=2).stderr


def test_over_a_base(run: Run, city: Path, roads: Path) -> None:
    drawn(roads, ([[2000, 2000, 5], [2100, 2000, 5]], {"name": "Old Mill Road"}))
    text = run("compile", "roads.geojson", "--base", "good", "-o", "over").stdout
    apart = "feature 1 (Old Mill Road): nothing joins it to the existing roads of its kind: 100 units, at 2000, 2000"
    assert f"  warning: {apart}  at 2000, 2000, 5\n" in text
    assert text.endswith("1 file, 1 changed, 63 unchanged, 1 warning about the drawing\nwritten: 1 file to over\n")
    assert [path.name for path in Path("over").iterdir()] == ["NODES54.DAT"]


def test_several_drawings_are_one(run: Run, roads: Path, tmp_path: Path) -> None:
    """Their lines meet, and messages name the file of a line."""
    drawn(tmp_path / "more.geojson", ([[150, 0, 10], [150, 90, 10]], {}))
    text = run("compile", "roads.geojson", "more.geojson").stdout
    assert text.startswith("roads.geojson, more.geojson: 4 nodes, 3 lines → gta_sa_paths:classic\n")
    drawn(tmp_path / "bad.geojson", ([[10, 0, 10], [10, 0, 10]], {}))
    assert "bad.geojson: feature 1: is one point at 10, 0" in run("compile", roads, "bad.geojson", status=1).stdout
    assert "a file is named twice" in run("compile", roads, "./roads.geojson", status=2).stderr


def test_an_export_without_some_of_its_nodes(run: Run, city: Path) -> None:
    run("export", "good", "-o", "good.geojson")
    exported = json.loads(Path("good.geojson").read_text())
    gone = exported["features"][0]["properties"]["id"]
    exported["features"] = [
        feature
        for feature in exported["features"]
        if gone not in [feature["properties"].get(name) for name in ("id", "from", "to")]
    ]
    Path("good.geojson").write_text(json.dumps(exported))
    text = run("compile", "good.geojson", "--base", "good", "--delete", "-o", "over").stdout
    assert "  deleted from the base: 1 of the nodes, " in text
    assert (
        "delete: this is for an edited export of a base" in run("compile", "good.geojson", "--delete", status=2).stderr
    )
    Path("copy.geojson").write_bytes(Path("good.geojson").read_bytes())
    text = run("compile", "good.geojson", "copy.geojson", status=2).stderr
    assert " is in good.geojson and in copy.geojson; name every node in one drawing only" in text


def test_an_export_that_nobody_has_edited_over_its_base(run: Run, city: Path) -> None:
    """There is nothing to write, wherever it would go."""
    run("export", "good", "-o", "good.geojson")
    text = run("compile", "good.geojson", "--base", "good", "-o", "over").stdout
    assert text.endswith("  nothing is other than it was\n\n0 files, 64 unchanged\n")
    assert not Path("over").exists()


def test_what_cannot_be_compiled(run: Run, tmp_path: Path, validated: Validated) -> None:
    drawn(
        tmp_path / "bad.geojson",
        ([[0, 0, 10], [100, 0, 10]], {"lanes": 9}),
        ([[50, -50, 10], [50, 50, 10]], {"sped": 1}),
    )
    text = run("compile", "bad.geojson", "-o", "out", status=1).stdout
    assert text == (
        "bad.geojson: 4 nodes, 2 lines → gta_sa_paths:classic\n"
        "\n"
        "  cannot be compiled: feature 1: crosses feature 2 at 50, 0 without a junction: snap a vertex of both there, "
        "or give them different heights, or one of them bridge = yes  at 50, 0, 10\n"
        "  cannot be compiled: feature 1 has the lanes 9; it can be 0 to 7  at 50, 0, 10\n"
        "\n"
        "  cannot be compiled: lines have the attribute 'sped', which means nothing here; did you mean speed?\n"
        "  Fix: Rename or remove it\n"
        "\n"
        "0 files\n"
        "refused: 3 things cannot be compiled; nothing is written\n"
    )
    assert not (tmp_path / "out").exists()
    record = validated("compile", run("compile", "bad.geojson", "--format", "json", status=1).stdout)
    assert {obstacle["feature"] for obstacle in record["obstacles"]} == {"", "feature 1"}
    assert record["summary"]["obstacles"] == 3


def test_what_is_no_json_is_no_number(run: Run, roads: Path) -> None:
    drawn(roads, ([[0, 0, 10], [90, 0, 10]], {"lanes": float("nan")}))
    output = run("compile", "roads.geojson", status=1).stdout
    assert "feature 1 has the lanes 'NaN', which is no number  at 45, 0, 10" in output


def test_columns_of_other_programs(run: Run, roads: Path) -> None:
    """Those that number rows are passed over; others are named, and nothing is guessed that is not like them."""
    keys = {"id": 7, "fid": 1, "osm_id": "4711", "@id": "way/4711"}
    drawn(roads, ([[0, 0, 10], [90, 0, 10]], {**keys, "lanes": 2}))
    output = run("compile", "roads.geojson").stdout
    assert "  lines: skipped id, fid, osm_id, @id, which say nothing about roads\n" in output
    assert "64 files, 64 new\n" in output
    drawn(roads, ([[0, 0, 10], [90, 0, 10]], {**keys, "name": "A 1", "highway": "primary", "width": 4}))
    output = run("compile", "roads.geojson", status=1).stdout
    assert "  lines: ignored highway, which is not an attribute of roads\n" in output
    assert "lines have the attribute 'width', which means nothing here; did you mean path_width?\n" in output
    assert "refused: 1 thing" in output


def test_warnings_can_refuse_and_are_points_for_other_programs(run: Run, roads: Path, tmp_path: Path) -> None:
    drawn(roads, ([[0, 0, 10], [90, 0, 10]], {}), ([[93, 0, 10], [180, 0, 10]], {"name": "North", "lanes": 9}))
    text = run("compile", "roads.geojson", "-o", "map", "--strict", "--faults", "faults.geojson", status=1).stdout
    assert (
        "  cannot be compiled: feature 2 (North): begins at 93, 0, 3 units beside feature 1, and does not join it  at "
        in text
    )
    assert "refused: 2 things cannot be compiled; nothing is written\n" in text
    points = [
        (feature["properties"]["severity"], feature["properties"]["pointer"], feature["geometry"]["coordinates"])
        for feature in json.loads(Path("faults.geojson").read_text())["features"]
    ]
    assert points == [("error", "feature 2 (North)", [136.5, 0, 10]), ("error", "feature 2 (North)", [93, 0, 10])]
    run("compile", "roads.geojson", "--faults", "faults.gpkg", status=1)
    layer = pyogrio.read_info("faults.gpkg", layer="findings")
    assert layer["features"] == 2
    assert "faults.geojson exists" in run("compile", "roads.geojson", "--faults", "faults.geojson", status=2).stderr
    refused = run("compile", "roads.geojson", "--faults", str(roads), "--force", status=2).stderr
    assert "is the drawing; name another file" in refused
    assert (
        "a layer of points can be .gpkg, .geojson"
        in run("compile", "roads.geojson", "--faults", "f.csv", status=2).stderr
    )
    assert "name" in json.loads(roads.read_text())["features"][1]["properties"]


def test_usage(run: Run, roads: Path) -> None:
    run("compile", "missing.geojson", status=2)
    run("compile", "roads.geojson", "-o", "-", status=2)
    run("compile", "roads.geojson", "--tolerance", "-1", status=2)


def test_files_that_are_there_in_capitals_are_those_files(run: Run, roads: Path, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "NODES36.DAT").write_bytes(b"old")
    refused = run("compile", "roads.geojson", "-o", "there", status=2)
    assert "there/NODES36.DAT exists" in refused.stderr
    run("compile", "roads.geojson", "-o", "there", "--force")
    names = [path.name for path in (tmp_path / "there").iterdir()]
    assert len(names) == 64
    assert "NODES36.DAT" in names
    assert len(Path("there/NODES36.DAT").read_bytes()) == 20 + 3 * 28 + 2 * 14 + 4 * 8 + 1152


def test_two_tables_go_by_the_name_that_export_was_given(run: Run, roads: Path) -> None:
    run("compile", "roads.geojson", "-o", "map")
    run("export", "map", "-o", "roads.parquet")
    run("compile", "roads.parquet", "-o", "again")
    assert all(Path("again", path.name).read_bytes() == path.read_bytes() for path in Path("map").iterdir())


@pytest.mark.parametrize("name", ["roads.gpkg", "roads.parquet", "roads.csv", "roads.glb"])
def test_a_file_that_is_not_there(name: str, run: Run) -> None:
    assert run("compile", name, status=2).stderr == f"navspec: {name}: No such file or directory\n"


def test_a_file_of_a_kind_that_holds_no_network(run: Run) -> None:
    ends = ".gpkg, .geojson, .graphml, .glb, .parquet, .csv, .shp"
    output = run("compile", "roads.doc", status=2).stderr
    assert output == f"navspec: roads.doc: no network can be read from it; these can: {ends}\n"


# --- texts of the game's own tools ---------------------------------------------------------------------------------

_ROW = "\t2, {next}, 0, {x}, 800, 80, 0, 1, 1, 1, 0, 1, 0"
_NULL = "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0"


def _street(first: int) -> str:
    """A text with two rows of a road, 20 units apart, and an end 10 units further on."""
    rows = [_ROW.format(next=1, x=first), _ROW.format(next=-1, x=first + 320)]
    end = f"\t1, 1, 0, {first + 480}, 800, 80, 0, 1, 1, 1, 0, 1, 0"
    return "\n".join(["path", "1, -1", *rows, end, *[_NULL] * 9, "end", ""])


@pytest.fixture
def texts(tmp_path: Path) -> list[str]:
    """Two texts whose roads meet: the second one leads back west."""
    (tmp_path / "paths.ipl").write_text(_street(160))
    mirrored = _street(0).replace(" 0, 800,", " 1120, 800,").replace(" 320, 800,", " 800, 800,")
    (tmp_path / "paths2.ipl").write_text(mirrored.replace(" 480, 800,", " 640, 800,"))
    return ["paths.ipl", "paths2.ipl"]


def test_texts_of_the_game(run: Run, texts: list[str]) -> None:
    result = run("compile", *texts, "--original", "-o", "paths")
    assert result.stdout == (
        "paths.ipl, paths2.ipl: 4 nodes, 3 lines → gta_sa_paths:classic\n"
        "  2 groups; 1 joint of two externals\n"
        "\n"
        "64 files, 64 new\n"
        "written: 64 files to paths\n"
    )
    assert run("check", "paths").stdout.endswith("64 files, 0 errors, 0 warnings\n")


def test_lamps_light_texts(run: Run, texts: list[str]) -> None:
    """A lamp 5 units beside the road, whose arm lies across it: its cars drive to the west and to the east."""
    Path("lamps.tsv").write_text("model\tx\ty\tz\theading\n1283\t25\t45\t5\t90\n")
    run("compile", *texts, "--lights", "lamps.tsv", "-o", "paths")
    states = navspec.tables("paths/nodes36.dat").column("navi_nodes", "traffic_light.state")
    assert states.tolist() == [2, 0, 0]


def test_a_fault_of_a_text(run: Run, texts: list[str]) -> None:
    text = Path("paths2.ipl").read_text()
    Path("paths2.ipl").write_text(text.replace("2, 1, 0,", "2, 12, 0,"))
    result = run("compile", *texts, "--original", "-o", "paths", status=1)
    assert result.stdout == (
        "paths.ipl, paths2.ipl: 0 nodes, 0 lines → gta_sa_paths:classic\n"
        "\n"
        "  cannot be compiled: paths2.ipl:3: group 1: row 0: next is 12; rows of the group are 0 to 11, and -1 is none"
        "  at 70, 50, 5\n"
        "  Fix: Correct the text. What the original compiler does: It links a row of another group.\n"
        "\n"
        "0 files\n"
        "refused: 1 thing cannot be compiled; nothing is written\n"
    )
    assert not Path("paths").exists()


def test_arithmetic_has_two_names(run: Run, texts: list[str]) -> None:
    refused = run("compile", *texts, "--arithmetic", "fuzzy", status=2)
    assert "there is no arithmetic 'fuzzy'; take one of exact, console" in refused.stderr
