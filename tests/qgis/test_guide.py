"""The guide of QGIS, followed with the dialogs and tools of QGIS itself, ends in files that pass the check."""

from __future__ import annotations

import itertools
import os
import re
import shlex
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pyogrio
import pytest
import shapely
from click.testing import CliRunner

import navspec
from builders.gta_sa_paths import valid_city, write_files
from navspec.cli import cli
from navspec_build import qgis_plugin
from navspec_build.paths import HERE

Step = Callable[..., dict[str, Any]]
(GUIDE,) = (path for path in HERE.guides if path.stem == "first_road_qgis")
SYSTEM = "Game units"
FIELDS = [["kind", "text"], ["lanes", "integer"], ["lanes_back", "integer"], ["speed", "text"], ["path_width", "real"]]
POINTS = [[-330, -200], [-180, -300], [-40, -240]]
VALUES = {"kind": "vehicle", "lanes": 2, "lanes_back": 0}


def run(command: str) -> str:
    """What a command of navspec prints; it ends well."""
    program, *arguments = shlex.split(command)
    assert program == "navspec"
    done = CliRunner(env={"COLUMNS": "120", "NO_COLOR": "1"}).invoke(cli, arguments, prog_name=program)
    assert done.exit_code == 0, f"{command}\n{done.output}"
    return done.output


def content(folder: str) -> dict[str, bytes]:
    return {path.name.lower(): path.read_bytes() for path in Path(folder).iterdir()}


def system_of(path: str) -> int:
    """The number of the reference system of all layers."""
    with closing(sqlite3.connect(path)) as database:
        ((number,),) = database.execute("SELECT DISTINCT srs_id FROM gpkg_geometry_columns").fetchall()
    return int(number)


@pytest.fixture
def city(step: Step) -> str:
    """A folder with the files of a city, exported as `city.gpkg`, where QGIS works."""
    write_files("city", valid_city().files())
    run("navspec export city -o city.gpkg")
    return "city"


def test_the_guide_is_followed_to_its_end(step: Step) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert f"*{SYSTEM}*" in text
    scope: dict[str, Any] = {}
    printed: dict[str, str] = {}
    for commands, hidden in re.findall(
        r"^```console\n(.*?)^```\n|^<!-- do\n(.*?)^-->\n", text, re.DOTALL | re.MULTILINE
    ):
        for line in commands.splitlines():
            command = line.removeprefix("$ ")
            printed[command] = run(command)
        exec(hidden, scope)
        if Path("city.gpkg").exists() and has_drawing("city.gpkg") and not Path("scripted.gpkg").exists():
            scripted = draw_what_the_script_drew(step)
    assert content("new") == scripted
    assert "0 errors, 0 warnings" in printed["navspec check new --base city"]
    assert printed["navspec check edited"] == "64 files, 0 errors, 0 warnings\n"


def has_drawing(path: str) -> bool:
    return bool(pyogrio.read_info(path, layer="roads", force_feature_count=True)["features"])


def draw_what_the_script_drew(step: Step) -> dict[str, bytes]:
    """Put a map in which QGIS has drawn in the place of that of the script; files that are made of the latter."""
    Path("city.gpkg").rename("scripted.gpkg")
    run("navspec export city -o city.gpkg")
    navspec.compile("scripted.gpkg", "scripted", base="city")
    table = pyogrio.read_dataframe("scripted.gpkg", layer="roads")
    points = shapely.get_coordinates(table.geometry, include_z=True).tolist()
    (values,) = table[["kind", "lanes", "lanes_back", "speed"]].to_dict("records")
    # Clicks near the nodes, which QGIS snaps to them.
    first, *bends, last = points
    clicks = [[first[0] + 3, first[1] - 2], *(bend[:2] for bend in bends), [last[0] - 2, last[1] + 4]]
    result = step("draw", map="city.gpkg", node="27/21", points=clicks, values=values)
    assert result["title"] == "27/21"
    assert shapely.get_coordinates(shapely.from_wkt(result["shape"]), include_z=True).tolist() == points
    assert result["values"].items() >= {**values, "density": 15, "bridge": False, "road_cross": False}.items()
    return content("scripted")


def test_layers_have_places_on_earth(step: Step, city: str) -> None:
    """QGIS 3.22 reports an error for each layer in a system that it cannot convert to degrees."""
    degrees = step("place_on_earth", map=f"{city}.gpkg", place=[1000, -500])["degrees"]
    assert degrees == [pytest.approx([0.00898, -0.00452], abs=1e-5)] * 3


def test_lanes_are_at_scale_on_the_side_on_which_they_lead(step: Step, city: str) -> None:
    values = {"lanes": 2, "lanes_back": 1}
    step("draw", map=f"{city}.gpkg", node="27/21", points=[[-100, -200], [100, -200]], values=values)
    widths = step("measure_road", map=f"{city}.gpkg")
    assert widths == {"left": pytest.approx(5.4, abs=0.2), "right": pytest.approx(2 * 5.4, abs=0.2)}


def positions(city: str, *names: str) -> list[list[float]]:
    graph = navspec.graph(city, kind="vehicle")
    return [graph.position[graph.row(name)].tolist() for name in names]


def test_a_layer_without_a_reference_system_compiles(step: Step, city: str) -> None:
    step("draw_without_system", roads="roads.gpkg", fields=FIELDS, points=POINTS, values=VALUES)
    assert system_of("roads.gpkg") in (0, 99999)
    run("navspec compile roads.gpkg --base city -o new")


def test_a_layer_in_the_system_that_qgis_offers_first_is_refused_and_can_be_saved_in_that_of_the_map(
    step: Step, city: str
) -> None:
    order = {"map": "city.gpkg", "roads": "roads.gpkg", "system": "", "fields": FIELDS}
    step("draw_in_new_layer", **order, points=POINTS, values=VALUES)
    assert system_of("roads.gpkg") == 4326
    with pytest.raises(navspec.NavspecError, match="choose the CRS of an exported map as Assigned CRS"):
        navspec.compile("roads.gpkg", base="city")
    assert step("assign_system", map="city.gpkg", roads="roads.gpkg", saved="saved.gpkg") == {"error": ""}
    assert system_of("saved.gpkg") == system_of("city.gpkg")
    run("navspec compile saved.gpkg --base city -o new")


def test_a_layer_in_the_system_of_the_map_compiles(step: Step, city: str) -> None:
    order = {"map": "city.gpkg", "roads": "roads.gpkg", "system": "Project CRS: ", "fields": FIELDS}
    assert step("draw_in_new_layer", **order, points=POINTS, values=VALUES) == {"system": SYSTEM}
    run("navspec compile roads.gpkg --base city -o new")


def test_a_map_that_was_saved_without_edits_has_the_same_bytes(step: Step, city: str) -> None:
    step("touch", map="city.gpkg")
    run("navspec compile city.gpkg -o new")
    assert content("new") == content("city")


def test_edits_of_an_exported_map_pass_the_check(step: Step, city: str) -> None:
    before = navspec.graph(city, kind="vehicle")
    start, end = (before.row(name) for name in unjoined(city))
    names = before.names()
    gone = names[before.source[0]], names[before.target[0]]
    points = [before.position[row, :2].tolist() for row in (start, end)]
    step("edit", map="city.gpkg", moved="27/21", deleted=gone, points=points)
    run("navspec compile city.gpkg -o new --spacing 250")
    assert "64 files, 0 errors" in run("navspec check new")
    after = navspec.graph("new", kind="vehicle")
    assert after.nodes.rows == before.nodes.rows
    assert after.edges.rows == before.edges.rows
    moved = before.position[before.row("27/21")] + [5, 3, 0]
    row = after.nearest(moved.tolist())
    assert after.position[row].tolist() == moved.tolist()
    assert after.nodes.words("speed")[row] == "slow"
    ways = set(zip(after.source.tolist(), after.target.tolist(), strict=True))
    assert {(start, end), (end, start)} <= ways
    assert not {(before.row(gone[0]), before.row(gone[1]))} & ways


def test_forms_have_the_widgets_of_the_columns(step: Step, city: str) -> None:
    forms = step("describe_forms", map="city.gpkg")
    nodes, lines, roads = forms["nodes"], forms["lines"], forms["roads"]
    assert nodes["kind"] == ["ValueMap", "kind", ["vehicle", "boat", "ped"], False, ""]
    assert nodes["switched_off"] == ["CheckBox", "switched off", [], False, ""]
    assert nodes["flood_id"] == ["TextEdit", "flood id", [], True, ""]
    assert nodes["path_width"] == ["Range", "path width", [0, 15.9375, 0.0625], False, ""]
    assert lines["traffic_light_back"][:2] == ["ValueMap", "traffic light back"]
    assert lines["lanes"] == ["Range", "lanes", [0, 7, 1], False, ""]
    assert roads["lanes_back"] == ["Range", "lanes back", [0, 7, 1], False, "1"]
    assert roads["speed"] == ["ValueMap", "speed", ["slow", "normal", "fast"], False, "'normal'"]
    assert roads["traffic_light"][2:] == [["none", "yes", "north_south", "west_east"], False, ""]
    assert roads["bridge"] == ["CheckBox", "bridge", [], False, "false"]
    first = navspec.graph(city).names()[0]
    assert nodes["tip"].startswith(f"<b>{first}</b><br>id: {first}<br>kind: ")


def test_faults_have_colours_and_messages_on_the_map(step: Step, city: str) -> None:
    start, end = positions(city, "27/21", "28/9")
    ahead = np.array(end[:2]) - POINTS[-1]
    short = (end[:2] - 14 * ahead / np.hypot(*ahead)).round().tolist()
    step("draw", map="city.gpkg", node="27/21", points=[start[:2], *POINTS, short], values=VALUES)
    run("navspec compile city.gpkg --base city --faults faults.gpkg")
    shown = step("describe_faults", faults="faults.gpkg")
    assert shown["colours"]["warning"] == "#e69614"
    assert shown["labelled"]
    assert shown["label"] == shown["message"]
    assert shown["message"].startswith("roads fid 1: ")
    assert shown["message"] in shown["tip"]
    assert shown["columns"][:2] == ["severity", "message"]
    assert system_of("faults.gpkg") == system_of("city.gpkg")


def unjoined(city: str) -> tuple[str, str]:
    """Two nodes with room for a road between them, on which nothing lies, and with no other node that is near."""
    graph = navspec.graph(city)
    place, names = graph.position[:, :2], graph.names()
    lines = shapely.STRtree(shapely.linestrings(np.stack([place[graph.source], place[graph.target]], axis=1)))
    nodes = shapely.STRtree(shapely.points(place))
    is_lone = [len(nodes.query(shapely.Point(point).buffer(30))) == 1 for point in place]
    rows = np.flatnonzero((graph.nodes.words("kind") == "vehicle") & is_lone).tolist()
    for start, end in itertools.combinations(rows, 2):
        step = place[end] - place[start]
        length = float(np.hypot(*step))
        if not 60 < length < 250:
            continue
        road = shapely.LineString([place[start] + 6 * step / length, place[end] - 6 * step / length])
        if not len(lines.query(road.buffer(4), predicate="intersects")):
            return names[start], names[end]
    raise AssertionError("nothing is free")


@pytest.mark.timeout(300)
def test_the_plugin_shows_faults_and_compiles(step: Step, city: str, tmp_path: Path) -> None:
    with ZipFile(qgis_plugin.build(HERE, tmp_path / "plugin")) as archive:
        archive.extractall(tmp_path / "plugin")
    start, end = positions(city, "27/21", "28/9")
    ahead = np.array(end[:2]) - POINTS[-1]
    short = (end[:2] - 14 * ahead / np.hypot(*ahead)).round()  # farther than QGIS snaps
    step("draw", map="city.gpkg", node="27/21", points=[start[:2], *POINTS, short.tolist()], values=VALUES)
    parameters = {"BASE": str(tmp_path / city), "PROGRAM": f"{sys.executable} -m navspec"}
    job = {"plugin": str(tmp_path / "plugin"), "layers": {"city.gpkg": ["roads"]}, "parameters": parameters}
    environment = {"PYTHONPATH": os.pathsep.join(sys.path)}
    checked = step("run_plugin", algorithm="checkroads", **job, environment=environment)
    assert checked["done"], checked["text"]
    assert checked["remembered"] == parameters
    (fault,) = (fault for fault in checked["faults"] if "beside the existing road" in fault[1])
    assert fault[0] == "warning"
    assert fault[2].startswith(f"PointZ ({short[0]:.0f} {short[1]:.0f} ")
    job["parameters"] = {**parameters, "OUTPUT": str(tmp_path / "new"), "OPTIONS": "--strict"}
    refused = step("run_plugin", algorithm="compileroads", **job, environment=environment)
    assert (refused["outcome"], refused["faults"][0][0]) == ({}, "error"), refused["text"]
    assert "nothing is written" in refused["text"]
    assert not (tmp_path / "new").exists()
    job["parameters"]["OPTIONS"] = "--unknown"
    assert not step("run_plugin", algorithm="compileroads", **job, environment=environment)["done"]
    job["parameters"]["OPTIONS"] = ""
    assert step("run_plugin", algorithm="compileroads", **job, environment=environment)["outcome"]
    assert "0 errors" in run("navspec check new --base city")
