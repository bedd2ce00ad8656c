"""The layer `roads` of an exported map, in which users draw: it has the attributes of drawings, and compiles with the map."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import geopandas
import numpy as np
import pyogrio
import pytest
import shapely

import navspec
from builders import gta_iv_paths, source_nav
from builders.gta_sa_paths import valid_city, write_files
from navspec.families import families
from navspec.family.conversion.line_attributes import describe_drawing


def san_andreas(folder: Path) -> None:
    write_files(folder, valid_city().files())


def liberty_city(folder: Path) -> None:
    """Streets from west to east, joined at their western ends."""
    folder.mkdir()
    points = [(8 * 40 * column, 8 * 40 * row, 1280) for row in range(5) for column in range(5)]
    streets = [(row, row + 1) for row in range(25) if (row + 1) % 5]
    gta_iv_paths.write(folder, gta_iv_paths.city(points, streets + [(row, row + 5) for row in range(0, 20, 5)]))


CITIES: dict[str, Callable[[Path], None]] = {"gta_sa_paths": san_andreas, "gta_iv_paths": liberty_city}
NULL = "{2839923C-8B7D-419E-B84B-CA2FE9B80EC7}"


@pytest.fixture(params=CITIES)
def city(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The id of a format; a map of it is in `base`, and exported as `city.gpkg`."""
    CITIES[request.param](tmp_path / "base")
    navspec.export(tmp_path / "base", tmp_path / "city.gpkg")
    return str(request.param)


def draw(path: Path, *lines: list[tuple[float, ...]], **values: Any) -> None:
    """Append lines to the layer `roads`, as QGIS does; all have the same values."""
    shapes = [shapely.LineString([(*point, 0.0)[:3] for point in points]) for points in lines]
    crs = pyogrio.read_info(path, layer="roads")["crs"]
    frame = geopandas.GeoDataFrame(
        {name: [value] * len(shapes) for name, value in values.items()}, geometry=shapes, crs=crs
    )
    pyogrio.write_dataframe(frame, path, layer="roads", append=True)


def default_values(style: str) -> dict[str, Any]:
    """The values that QGIS gives a new feature."""
    expressions = {
        entry.get("field"): entry.get("expression", "") for entry in ElementTree.fromstring(style).iter("default")
    }
    values = {str(name): text.strip("'") for name, text in expressions.items() if text}
    return {name: json.loads(text) if text in ("false", "1", "15", "0") else text for name, text in values.items()}


def forms(path: Path, layer: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """The widget of every column of a layer, and its options."""
    styles = pyogrio.read_dataframe(path, layer="layer_styles").set_index("f_table_name")["styleQML"]
    result = {}
    for field in ElementTree.fromstring(styles[layer]).iter("field"):
        widget = field.find("editWidget")
        if widget is not None:
            options = {option.get("name"): option.get("value") for option in widget.iterfind("config/Option/Option")}
            if "map" in options:
                entries = widget.iterfind("config/Option/Option/Option/Option")
                options = {entry.get("name"): entry.get("value") for entry in entries}
            result[str(field.get("name"))] = (str(widget.get("type")), options)
    return result


def bytes_of(*arguments: Any, **options: Any) -> dict[str, bytes]:
    compiled = navspec.compile(*arguments, **options)
    assert not compiled.refused, compiled.obstacles
    return {file.name: file.data for file in compiled.files}


def long_way(base: Path) -> list[tuple[float, ...]]:
    """A line from one node of a road to another, far around the others in between; its bends have the height 0."""
    graph = navspec.graph(base, kind="vehicle")
    far = np.argsort(np.hypot(*(graph.position - graph.position[0])[:, :2].T))
    start, end = graph.position[0].tolist(), graph.position[far[len(far) // 2]].tolist()
    return [tuple(start), (start[0] + 31, start[1] + 2000), (end[0] - 7, end[1] + 2000), tuple(end)]


def test_the_layer_has_the_attributes_of_drawings_and_no_lines(city: str, tmp_path: Path) -> None:
    path = tmp_path / "city.gpkg"
    compiler = families()[city].compiler
    assert compiler
    columns, notes = describe_drawing(compiler().attributes, compiler().vocabulary())
    info, lines = (pyogrio.read_info(path, layer=layer) for layer in ("roads", "lines"))
    assert list(info["fields"]) == list(columns) == list(notes)
    assert (info["features"], info["geometry_type"], info["crs"]) == (0, "LineString Z", lines["crs"])
    stored = [attribute for attribute in compiler().attributes if attribute.is_stored]
    assert list(columns) == [name for attribute in stored for name in attribute.all_names]
    assert {"name", "lanes", "lanes_back", "bridge", "kind", "speed", "density", "path_width", "dont_wander"} <= set(
        columns
    )
    assert ("traffic_light_back" in columns) == (city == "gta_sa_paths")


def test_forms_offer_what_the_attributes_can_have(city: str, tmp_path: Path) -> None:
    form = forms(tmp_path / "city.gpkg", "roads")
    kinds = ["vehicle", "boat", "ped"] if city == "gta_sa_paths" else ["vehicle", "boat"]
    assert form["kind"] == ("ValueMap", dict(zip(kinds, kinds, strict=True)))
    assert form["bridge"][0] == form["dont_wander"][0] == "CheckBox"
    assert form["name"][0] == "TextEdit"
    count = {"Style": "SpinBox", "AllowNull": "true", "Precision": "0", "Min": "0", "Step": "1"}
    assert form["lanes"] == form["lanes_back"] == ("Range", {**count, "Max": "7"})
    assert form["density"] == ("Range", {**count, "Max": "15"})
    width = {**count, "Precision": "4", "Max": "15.9375", "Step": "0.0625"}
    assert form["path_width"] == ("Range", width)
    if city == "gta_sa_paths":
        lights = {"none": NULL, "yes": "yes", "north_south": "north_south", "west_east": "west_east"}
        assert form["traffic_light"] == form["traffic_light_all"] == ("ValueMap", lights)
        assert list(form["speed"][1]) == ["slow", "normal", "fast"]
    else:
        assert list(form["speed"][1]) == ["slow", "normal", "fast", "dirt_road"]
        assert form["street_name_hash"][0] == "TextEdit"


def test_columns_of_files_have_their_limits(city: str, tmp_path: Path) -> None:
    lines, nodes = (forms(tmp_path / "city.gpkg", layer) for layer in ("lines", "nodes"))
    assert lines["lanes"][0] == lines["lanes_back"][0] == nodes["path_width"][0] == "Range"
    assert (lines["lanes"][1]["Min"], lines["lanes"][1]["Max"]) == ("0", "7")
    assert nodes["next_ptr"][0] == lines["length"][0] == "TextEdit"


def test_a_map_in_which_nobody_has_drawn_gives_the_same_files(city: str, tmp_path: Path) -> None:
    before = {path.name.lower(): path.read_bytes() for path in (tmp_path / "base").iterdir()}
    assert bytes_of(tmp_path / "city.gpkg", to=city) == before
    assert bytes_of(tmp_path / "city.gpkg", base=tmp_path / "base") == {}


def test_the_values_of_the_form_mean_what_no_values_mean(city: str, tmp_path: Path) -> None:
    styles = pyogrio.read_dataframe(tmp_path / "city.gpkg", layer="layer_styles").set_index("f_table_name")["styleQML"]
    values = default_values(styles["roads"])
    assert {"lanes": 1, "lanes_back": 1, "kind": "vehicle", "bridge": False}.items() <= values.items()
    line = long_way(tmp_path / "base")
    results = []
    for name, attributes in (("bare", {}), ("filled", values)):
        path = tmp_path / f"{name}.gpkg"
        path.write_bytes((tmp_path / "city.gpkg").read_bytes())
        draw(path, line, **attributes | {"bridge": True})
        results.append((bytes_of(path, to=city), bytes_of(path, base=tmp_path / "base")))
    assert results[0] == results[1]
    assert results[0][1]


def test_a_drawing_beside_the_map_is_merged_as_one_of_its_own(city: str, tmp_path: Path) -> None:
    line = long_way(tmp_path / "base")
    apart = tmp_path / "apart.gpkg"
    frame = geopandas.GeoDataFrame(
        {"lanes": [2], "bridge": ["yes"]}, geometry=[shapely.LineString([point[:2] for point in line])]
    )
    with warnings.catch_warnings(action="ignore"):  # it has no reference system
        pyogrio.write_dataframe(frame, apart, layer="roads")
    draw(tmp_path / "city.gpkg", line, lanes=2, lanes_back=2, bridge=True)
    expected = bytes_of(apart, base=tmp_path / "base")
    assert bytes_of(tmp_path / "city.gpkg", base=tmp_path / "base") == expected


def test_heights_of_0_in_the_layer_are_unknown(city: str, tmp_path: Path) -> None:
    """QGIS writes them where nothing was snapped; the heights of the nodes at both ends apply."""
    start, *_, end = line = long_way(tmp_path / "base")
    draw(tmp_path / "city.gpkg", line, bridge=True)
    compiled = navspec.compile(tmp_path / "city.gpkg", tmp_path / "new", to=city)
    assert not compiled.refused
    graph = navspec.graph(tmp_path / "new")
    is_new = graph.position[:, 1] > max(start[1], end[1]) + 1500
    assert is_new.sum() > 3
    heights = graph.position[is_new, 2]
    assert min(start[2], end[2]) - 1 < heights.min() <= heights.max() < max(start[2], end[2]) + 1


def test_lines_of_the_layer_are_named_by_it(city: str, tmp_path: Path) -> None:
    draw(tmp_path / "city.gpkg", [(0, 0, 5), (30, 0, 5)], kind="lorry")
    compiled = navspec.compile(tmp_path / "city.gpkg", base=tmp_path / "base")
    assert compiled.refused
    assert compiled.obstacles[0].feature == "roads fid 1"


def test_a_mesh_has_no_such_layer(tmp_path: Path) -> None:
    (tmp_path / "a.nav").write_bytes(source_nav.example())
    navspec.export(tmp_path / "a.nav", tmp_path / "a.gpkg")
    assert "roads" not in pyogrio.list_layers(tmp_path / "a.gpkg")[:, 0]


def test_a_line_that_nothing_joins_has_the_height_of_the_map(city: str, tmp_path: Path) -> None:
    """The exported nodes are existing ones, with a base and without."""
    start, *_ = long_way(tmp_path / "base")
    draw(tmp_path / "city.gpkg", [(start[0] - 40, start[1] - 30), (start[0] - 90, start[1] - 30)])
    compiled = navspec.compile(tmp_path / "city.gpkg", tmp_path / "new", to=city)
    assert not compiled.refused
    assert any("an end has no height and takes that of the nearest existing node" in note for note in compiled.notes)
    graph = navspec.graph(tmp_path / "new")
    row = graph.nearest((start[0] - 40, start[1] - 30))
    np.testing.assert_allclose(graph.position[row], [start[0] - 40, start[1] - 30, start[2]], atol=3)
