"""`navspec route`: what it prints, and what it is given."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import navspec
from builders import metroid_prime_path, source_nav
from builders.gta_sa_paths import smallest
from navspec.report import RenderOptions, render
from page_data import scenes_of

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


@pytest.fixture
def lake(tmp_path: Path) -> Path:
    path = tmp_path / "lake.nav"
    path.write_bytes(source_nav.mesh(16, 2, "tf").pack())
    return path


def test_text(run: Run, lake: Path) -> None:
    assert run("route", lake, "1", "4").stdout.splitlines() == [
        "1 to 4: cost 300, 300.0 units, 3 nodes (mode plain)",
        "  1  50.0 50.0 0.0",
        "  2  150.0 50.0 0.0",
        "  4  350.0 50.0 0.0",
    ]


def test_long_ways_are_cut_in_the_middle(run: Run, city: Path, validated: Validated) -> None:
    lines = run("route", "good", "36/31", "27/7").stdout.splitlines()
    nodes = validated("route", run("route", "good", "36/31", "27/7", "--format", "json").stdout)["nodes"]
    assert len(nodes) > 22
    assert lines[11] == f"  … and {len(nodes) - 20} more nodes in between (see --output-format json)".replace(
        " more nodes", " nodes"
    )
    assert [line.split()[0] for line in lines[1:11]] == nodes[:10]
    assert [line.split()[0] for line in lines[12:]] == nodes[-10:]


def test_places(run: Run, city: Path, validated: Validated) -> None:
    route = validated("route", run("route", "good", "-900,800", "-1000.5,-600,20", "--format", "json").stdout)
    assert (route["from"], route["to"], route["kind"]) == ("-900,800", "-1000.5,-600,20", "vehicle")
    on_foot = run("route", "good", "-900,800", "-900,800", "--kind", "ped", "--format", "json").stdout
    assert validated("route", on_foot)["kind"] == "ped"


def test_stdin(run: Run) -> None:
    data = smallest().to_bytes()
    text = run("route", "-", "0/0", "0/1", "--name", "NODES0.DAT", data=data).stdout
    assert text.startswith("0/0 to 0/1: cost ")
    assert "stdin" not in text


def test_geojson(run: Run, city: Path, lake: Path) -> None:
    route = json.loads(run("route", lake, "1", "4", "--format", "geojson").stdout)
    (line,) = route["features"]
    assert route["note"].endswith("they are not longitude and latitude.")
    assert line["geometry"] == {
        "type": "LineString",
        "coordinates": [[50.0, 50.0, 0.0], [150.0, 50.0, 0.0], [350.0, 50.0, 0.0]],
    }
    assert line["properties"]["nodes"] == ["1", "2", "4"]
    (point,) = json.loads(run("route", lake, "1", "1", "--format", "geojson").stdout)["features"]
    assert point["geometry"] == {"type": "Point", "coordinates": [50.0, 50.0, 0.0]}
    none = json.loads(run("route", "good", "36/31", "26/13", "--format", "geojson", status=1).stdout)
    assert none["features"] == []
    assert "no way leads from one kind to another" in none["reason"]


def test_a_file_without_a_way(run: Run, city: Path) -> None:
    """Nobody has to look into it to see why."""
    output = run("route", "good", "36/31", "26/13", "--format", "geojson", "-o", "none.geojson", status=1).stderr
    reason = navspec.route("good", "36/31", "26/13").reason
    assert reason
    assert output == f"wrote none.geojson\nnavspec: 36/31 to 26/13: no route: {reason}\n"
    assert (
        run("route", "good", "36/31", "27/7", "--format", "geojson", "-o", "way.geojson").stderr
        == "wrote way.geojson\n"
    )


def test_points_of_a_search_are_the_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "room.PATH").write_bytes(metroid_prime_path.squares(2, 1).to_bytes())
    route = run("route", "room.PATH", "1,1,0", "15,1,0", "--mode", "engine", "--format", "geojson").stdout
    (line,) = json.loads(route)["features"]
    assert line["geometry"]["coordinates"] == [[1.0, 1.0, 0.0], [8.0, 4.0, 0.0], [15.0, 1.0, 0.0]]


def test_page(run: Run, city: Path) -> None:
    page = run("route", "good", "36/31", "27/7", "--format", "html").stdout
    assert "<h1>36/31 to 27/7</h1>" in page
    assert '<p class="verdict good">Route</p>' in page
    (drawing,) = scenes_of(page)
    route = drawing["layers"][-1]
    assert (route["title"], route["style"], route["shown"]) == ("Route", "route", True)
    assert [layer["title"] for layer in drawing["layers"]] == ["Footpaths", "Waterways", "Roads", "Route"]
    assert "<summary>25 nodes</summary>" in page
    none = run("route", "good", "36/31", "26/13", "--format", "html", status=1).stdout
    assert '<p class="verdict error">No route</p>' in none
    assert ", and no way leads from one kind to another.</p>" in none
    assert scenes_of(none)[0]["layers"][0]["title"] == "Footpaths"


def test_the_page_escapes_what_it_is_given() -> None:
    route = navspec.Route("<b>", "<i>", "&", "plain", False, reason="<script>")
    page = render("route", "html", route, RenderOptions())
    assert "<h1>&lt;i&gt; to &amp;</h1>" in page
    assert '<p class="lead">&lt;script&gt;.</p>' in page
    assert "<script>" in page.split('<p class="lead">')[1]  # that of the page


def test_lines_of_a_drawing_are_those_of_the_way(city: Path) -> None:
    route = navspec.route(city / "good", "36/31", "27/7", drawings=True)
    assert route.drawing is not None
    layer = route.drawing.layers[-1]
    rows = [*layer.lines[:, 0].tolist(), int(layer.lines[-1, 1])]
    assert [route.drawing.x[row] for row in rows] == [place[0] for place in route.position]
    assert layer.points.tolist() == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("36/31", "27/7", "--kind", "train"), "kind: this has to be vehicle or boat or ped, not 'train'"),
        (("26/17", "45/8", "--lanes"), "lanes: nodes of the kind ped have none"),
        (("36/31", "-12,abc"), "'-12,abc' is not a place"),
        (("36/31", "27/7", "--lnaes"), "unexpected extra argument (--lnaes)"),
        (("36/31",), "TO is missing"),
        (("36/31", "27/7", "--mode", "fast"), "--mode: unknown value 'fast'; use plain or engine"),
    ],
)
def test_usage(arguments: tuple[str, ...], message: str, run: Run, city: Path) -> None:
    assert message in run("route", "good", *arguments, status=2).stderr


def test_what_is_no_network(run: Run, city: Path) -> None:
    (city / "save.b").write_bytes(b"nothing")
    assert "save.b" in run("route", "save.b", "1", "2", status=1).stderr
    assert run("route", "nowhere", "1", "2", status=2).stderr
    assert "more than one network" in run("route", ".", "1", "2", status=2).stderr


def test_maximum(run: Run, lake: Path) -> None:
    assert "cost 300" in run("route", lake, "1", "4", "--max-cost", "300").stdout
    assert (
        "it costs 300, more than the maximum of 299"
        in run("route", lake, "1", "4", "--max-cost", "299", status=1).stdout
    )
