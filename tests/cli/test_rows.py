"""`navspec add`, `remove`, `link`, `unlink`, `join`, `fix` and `new`: what they change, write and refuse."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import navspec
from builders import gta_img, source2_nav
from builders.source_nav import Area, Mesh, clean

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]

NAME = "de_test.nav"


@pytest.fixture
def mesh(tmp_path: Path) -> Path:
    """A mesh of four areas, 1, 2, 3 and 4."""
    path = tmp_path / NAME
    path.write_bytes(clean().pack())
    return path


def edges(path: Path | str) -> list[str]:
    """Edges of a network, by the names of their ends."""
    graph = navspec.graph(path)
    names = graph.names()
    return sorted(
        f"{names[source]}>{names[target]}"
        for source, target, kind in zip(graph.source, graph.target, graph.edges.words("kind"), strict=True)
        if not str(kind).startswith("ladder")
    )


# --- links ---------------------------------------------------------------------------------------------------------


def test_one_link_is_removed_and_added(run: Run, mesh: Path, validated: Validated) -> None:
    before, data = edges(mesh), mesh.read_bytes()
    record = validated("unlink", run("unlink", NAME, "1", "2", "--output-format", "json").stdout)
    assert [edge for edge in before if edge not in edges(mesh)] == ["1>2"]
    lists = {change["list"]: change["after"] - change["before"] for change in record["lists"]}
    assert lists["areas.connections.ids"] == -1
    assert [file["backup"] for file in record["files"]] == [f"{NAME}.bak"]
    assert (mesh.parent / f"{NAME}.bak").read_bytes() == data
    text = run("link", NAME, "1", "2").stdout
    assert text.startswith(f"{NAME}: 1, 2\n  {NAME} areas.connections: changed values: num_ids 1\n")
    assert edges(mesh) == before


def test_both_directions(run: Run, mesh: Path) -> None:
    before = edges(mesh)
    run("unlink", NAME, "1", "2", "--both")
    assert [edge for edge in before if edge not in edges(mesh)] == ["1>2", "2>1"]
    assert run("link", NAME, "1", "2", "--both", "--dry-run").stdout.endswith("\nnothing is written\n")
    run("link", NAME, "1", "2", "--both", "-o", "new.nav")
    assert edges("new.nav") == before


def test_the_side_can_be_named(run: Run, mesh: Path) -> None:
    record = json.loads(run("link", NAME, "4", "1", "--side", "north", "--output-format", "json", "-n").stdout)
    assert {finding["code"] for finding in record["found"]} >= {"NAV_LINK_WRONG_SIDE"}
    assert record["files"][0]["written"] == ""


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["link", NAME, "1", "9"], "there is no node '9'; nodes are named by area, such as 1"),
        (["link", NAME, "1", "1"], "both nodes are 1; name two different ones"),
        (["link", NAME, "2", "3"], "areas 2 and 3 are connected already"),
        (["link", NAME, "1", "2", "--side", "up"], "side: not 'up'; it can be north, east, south, west"),
        (["link", NAME, "1", "2", "a=1", "a=2"], "a is set twice; write ATTRIBUTE=VALUE once for each attribute"),
        (["unlink", NAME, "1", "4"], "no link leads from 1 to 4"),
        (["join", NAME, "1", "4"], "areas 1 and 4 do not form one rectangle; choose areas that share a whole side"),
        (["remove", NAME, "1", "/areas/1"], "are removed in two calls; name one kind at a time"),
        (["remove", NAME, "/areas/0/id"], "/areas/0/id: this is not a row of a list; only rows can be removed"),
        (["remove", NAME, "/areas/1"], "`navspec remove PATH 2` removes the node with all that refers to it"),
        (["add", NAME, "/areas/0/hiding_spots/0"], "this is not a list that can get rows; name its list /areas/0/hiding"),
        (["add", NAME, "/areas/0/id"], "/areas/0/id: this is not a list that can get rows, but u4"),
        (["add", NAME, "/areas/*/hiding_spots"], "these are 4 lists; name one, such as /areas/0/hiding_spots"),
        (["add", NAME, "/areas/0/encounters/*/spots"], "/areas/0/encounters/*/spots: these are 0 lists; name one"),
        (["add", NAME, "areas", "--copy", "9"], "/areas: there is no row 9; rows are 0 to 3"),
        (["add", NAME, "areas", "--at", "9"], "at: the list has 4 rows, so that new ones are inserted at 0 to 4, not at 9"),
        (["add", NAME, "areas", "width=3"], "there is no /areas/4/width"),
    ],
)  # fmt: skip
def test_what_is_refused(arguments: list[str], text: str, run: Run, mesh: Path) -> None:
    data = mesh.read_bytes()
    assert text in run(*arguments, status=2).stderr
    assert mesh.read_bytes() == data
    assert [path.name for path in mesh.parent.iterdir()] == [NAME]


def test_roads_are_linked_in_a_set(run: Run, city: Path, validated: Validated) -> None:
    before = edges("good")
    name = before[0].split(">")
    record = validated("unlink", run("unlink", "good", *name, "-o", "cut", "--output-format", "json").stdout)
    assert record["notes"][-1] == "links of this format lead both ways, and both are removed"
    assert (len(record["files"]), len(before) - len(edges("cut"))) == (64, 2)
    assert "are linked already; `navspec unlink` removes the link" in run("link", "good", *name, status=2).stderr
    text = run("link", "cut", *name).stdout
    assert "note: links of this format lead both ways\n" in text
    assert edges("cut") == before
    assert list(Path("cut").glob("*.bak"))
    error = run("remove", "good", "/nodes/0", status=2).stderr
    assert "good: this is a folder; name one file" in error


def test_archives(run: Run, cities: dict[str, dict[str, bytes]], tmp_path: Path) -> None:
    data = gta_img.archive(cities["good"]).to_bytes()
    (tmp_path / "gta3.img").write_bytes(data)
    before = edges("gta3.img")
    name = before[0].split(">")
    assert "wrote gta3.img: 64 files" in run("unlink", "gta3.img", *name).stdout
    assert len(before) - len(edges("gta3.img")) == 2
    assert (tmp_path / "gta3.img.bak").read_bytes() == data
    error = run("remove", "gta3.img", "/entries/0", status=2).stderr
    assert "only a part of such a file is read, and it cannot be written without the rest" in error


def test_what_a_format_does_not_have(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.nav").write_bytes(source2_nav.mesh().pack())
    assert "a.nav: navspec cannot link nodes in files of source2_nav" in run("link", "a.nav", "1", "2", status=2).stderr


# --- rows ----------------------------------------------------------------------------------------------------------


def test_rows_are_added_and_removed(run: Run, mesh: Path) -> None:
    data = mesh.read_bytes()
    text = run("add", NAME, "/areas/0/hiding_spots", "position/x=10", "position/y=20", "flags/in_cover=yes").stdout
    assert text.startswith(f"{NAME}: /areas/0/hiding_spots/1\n")
    spots = navspec.tables(mesh)["areas.hiding_spots"]
    assert spots["id"].tolist().count(spots["id"].max()) == 1
    assert run("get", NAME, "/areas/0/hiding_spots/1/position/y").stdout == "20.0\n"
    run("remove", NAME, "/areas/0/hiding_spots/1")
    assert mesh.read_bytes() == data


def test_plain_values_and_copies(run: Run, mesh: Path) -> None:
    run("add", NAME, "/areas/0/connections/1/ids", "4", "--at", "0")
    assert run("get", NAME, "/areas/0/connections/1/ids/0").stdout == "4\n"
    run("add", NAME, "areas", "--copy", "0", "nw/x=900", "se/x=1000")
    tables = navspec.tables(mesh)
    assert (tables["areas"]["id"][-1], tables["areas"]["attributes"][-1]) == (5, tables["areas"]["attributes"][0])


def test_new_errors_are_not_written(run: Run, mesh: Path, validated: Validated) -> None:
    data, arguments = mesh.read_bytes(), ("add", NAME, "/areas/0/connections/1/ids", "99")
    record = validated("add", run(*arguments, "--output-format", "json", status=1).stdout)
    assert record["refused"].startswith("the result would have errors that are not there now: NAV_LINK_DANGLING at ")
    assert mesh.read_bytes() == data
    assert run(*arguments, "--allow-invalid").stdout.endswith(f"wrote {NAME}, before: {NAME}.bak\n")


def test_nodes_are_removed_with_what_refers_to_them(run: Run, mesh: Path, city: Path) -> None:
    assert "note: also gone: " in run("remove", NAME, "2").stdout
    assert not [edge for edge in edges(mesh) if "2" in edge]
    count = navspec.graph("good").nodes.rows
    run("remove", "good", "26/0", "-o", "less")
    assert navspec.graph("less").nodes.rows == count - 1


# --- fix and new ---------------------------------------------------------------------------------------------------


def side_by_side(height: float = 0.0) -> bytes:
    """Three areas in a row, of which only the last two are linked, one way."""
    areas = [Area(number, nw=(100.0 * number, 0, 0), se=(100.0 * number + 100, 100, 0)) for number in (1, 2, 3)]
    areas[0].nw, areas[0].se = (100.0, 0, height), (200.0, 100, height)
    areas[0].ne_z = areas[0].sw_z = height
    areas[1].connections = ((), (3,), (), ())
    return Mesh(areas=areas).pack()


def test_missing_links_are_listed_and_added(run: Run, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(side_by_side())
    listed = run("fix", "links", NAME)
    assert listed.stderr == "--apply repairs these places, -o writes the result elsewhere\n"
    text = listed.stdout
    assert "NAV_LINK_MISSING: area 1 side east lies beside area 2 along 100 units" in text
    assert "NAV_LINK_ONE_WAY_FLAT: area 2 side east leads to area 3 on level ground" in text
    run("fix", "links", NAME, "--apply", "--quiet")
    assert edges(path) == ["1>2", "2>1", "2>3", "3>2"]
    assert run("fix", "links", NAME).stdout == "1 file, 0 errors, 0 warnings\n"
    assert "take one of them" in run("fix", "links", NAME, "--apply", "-o", "x.nav", status=2).stderr


def test_links_within_a_height(run: Run, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(side_by_side(30.0))
    assert "NAV_LINK_MISSING" not in run("fix", "links", NAME).stdout
    assert "NAV_LINK_MISSING" in run("fix", "links", "--within", "30", NAME).stdout
    run("fix", "links", "--within", "30", NAME, "--apply")
    assert "1>2" in edges(path)
    error = run("fix", "links", "--within", "low", NAME, status=2).stderr
    assert "'low' is not a difference of heights; use a number of units, such as 18" in error


@pytest.mark.parametrize("variant", ["16.0", "css", "tf", "l4d", "l4d1", "tf2c", "16.257", "9", "6", "5", "1"])
def test_new_meshes(variant: str, run: Run, tmp_path: Path) -> None:
    areas = ["--area", "0 0 400 400 64", "--area", "800,0,400,300,70", "--area", "900 0 1000 200 0"]
    run("new", f"source_nav:{variant}", *areas, "-o", NAME)
    assert edges(tmp_path / NAME) == ["1>2", "2>1"]
    assert navspec.check(tmp_path / NAME).summary["error"] == 0
    tables = navspec.tables(tmp_path / NAME)
    assert tables.column("", "is_analyzed").tolist() == [1] if "is_analyzed" in tables[""].dtype.names else True
    assert "exists" in run("new", f"source_nav:{variant}", *areas, "-o", NAME, status=2).stderr
    run("new", f"source_nav:{variant}", *areas, "-o", NAME, "--force")


@pytest.mark.parametrize(
    ("to", "area", "text"),
    [
        ("source_nav:xx", "0 0 1 1 0", "no new file of 'source_nav:xx' can be made"),
        ("gta_sa_save", "0 0 1 1 0", "no new file of 'gta_sa_save' can be made; it can be source_nav:16.0, "),
        (
            "source_nav:css",
            "0 0 1 1",
            "--area: '0 0 1 1': write five numbers, 'x0 y0 x1 y1 z', such as '0 0 400 400 64'",
        ),
        ("source_nav:css", "0 0 1 1 nan", "write five numbers"),
        ("source_nav:css", "5 0 5 9 0", "area 5 0 5 9 0: this has no surface inside the world"),
    ],
)
def test_what_cannot_be_made(to: str, area: str, text: str, run: Run, tmp_path: Path) -> None:
    assert text in run("new", to, "--area", area, "-o", NAME, status=2).stderr
    assert not (tmp_path / NAME).exists()


def test_new_areas_can_be_joined(run: Run, tmp_path: Path) -> None:
    run("new", "source_nav:css", "--area", "0 0 400 400 0", "--area", "400 0 800 400 0", "-o", NAME)
    run("new", "source_nav:css", "--area", "0 0 800 400 0", "-o", "one.nav")
    assert "note: area 2 is now part of area 1\n" in run("join", NAME, "1", "2").stdout
    assert (tmp_path / NAME).read_bytes() == (tmp_path / "one.nav").read_bytes()


def test_roads_are_joined(run: Run, city: Path) -> None:
    shutil.copytree("good", "mine")
    graph = navspec.graph("mine")
    start, end = next(edge.split(">") for edge in edges("mine"))
    text = run("join", "mine", start, end).stdout
    after = navspec.graph("mine")
    assert (graph.nodes.rows - after.nodes.rows, len(graph.source) - len(after.source)) == (1, 2)
    assert text.startswith("mine: ")
