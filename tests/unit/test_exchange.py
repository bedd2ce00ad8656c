"""Networks in files of other programs: what is written reads back, and what people draw is understood or refused."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import warnings
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import networkx
import numpy as np
import pyarrow.parquet
import pygltflib
import pyogrio
import pytest
import shapely
from PIL import Image

from navspec import exchange
from navspec.errors import NavspecError, WriteError
from navspec.exchange import Mark
from navspec.graphs.graph import Polygons
from navspec.graphs.plan import NetworkPlan, Note

FACTS = {"format": "gta_sa_paths", "variant": "classic", "family": "gta_sa_paths", "unit": "m"}
KINDS = ("gpkg", "geojson", "graphml", "parquet", "glb")
"""Kinds that give back everything."""
PARTS = {"parquet", "csv"}
"""Kinds with a file for nodes and one for lines."""


def objects(*values: Any) -> np.ndarray:
    """An array of them as objects."""
    result = np.empty(len(values), object)
    result[:] = values
    return result


def roads() -> NetworkPlan:
    """Three nodes, one of them nowhere, a street with a bend that leads back, and a way to nowhere that does not."""
    return NetworkPlan(
        FACTS,
        {
            "id": objects("0/0", "0/1", "63/0"),
            "kind": objects("vehicle", "boat", 'péd "x" <&>'),
            "flags": np.array([0, 2**32 - 1, 7], np.uint32),
            "mask": np.array([0, 2**64 - 1, 2**53 + 1], np.uint64),
            "width": np.array([0.1, -0.0, np.nan]),
            "off": np.array([True, False, True]),
        },
        np.array([[0.125, -3000.0, 1 / 3], [1e-9, 2.5, -7.0], [np.nan] * 3]),
        {
            "from": objects("0/0", "0/1"),
            "to": objects("0/1", "63/0"),
            "has_back": np.array([True, False]),
            "lanes": np.array([1, 2]),
            "lanes_back": objects(3, None),
            "light": objects("no_light", "cycle_1"),
            "light_back": objects("cycle_2", None),
            "closed_back": objects(True, None),
            "big": np.array([np.inf, 1e308]),
        },
        np.array([[0.125, -3000.0, 1 / 3], [5.0, 6.0, 7.0], [1e-9, 2.5, -7.0], [1e-9, 2.5, -7.0], [np.nan] * 3]),
        np.array([0, 3, 5]),
        notes={"nodes": {"width": Note("m", "How wide.")}, "lines": {"lanes": Note("none", "Lanes <there> & back.")}},
    )


def mesh() -> NetworkPlan:
    """A triangle and a square, which a way joins, and a node without corners."""
    corners = [[0, 0, 0], [2, 0, 0], [1, 3, 1.5], [4, 0, 0], [6, 0, 0], [6, 2, 0], [4, 2, 0]]
    return NetworkPlan(
        {**FACTS, "format": "source_nav", "unit": "in"},
        {"id": objects("7", "12", "13"), "kind": objects("area", "area", "ladder"), "place": objects("", "Bank", None)},
        np.array([[1.0, 1.0, 0.5], [5.0, 1.0, 0.25], [9.0, 9.0, 9.0]]),
        {"from": objects("7"), "to": objects("12"), "has_back": np.array([False])},
        np.array([[1.0, 1.0, 0.5], [5.0, 1.0, 0.25]]),
        np.array([0, 2]),
        Polygons(np.array([0, 3, 7, 7]), np.array(corners, np.float64)),
    )


def demand_same(one: NetworkPlan, second: NetworkPlan) -> None:
    """Assert that two plans say the same; None and not a number are both nothing, and whole numbers of any width equal."""
    assert second.facts == one.facts
    assert second.notes == one.notes
    for old, new in ((one.nodes, second.nodes), (one.lines, second.lines)):
        assert list(new) == list(old)
        for name, column in old.items():
            old_values = [None if value is None or value != value else value for value in column.tolist()]
            result = [None if value is None or value != value else value for value in new[name].tolist()]
            assert result == old_values, name
            assert list(map(type, result)) == list(map(type, old_values)), name
    for name in ("position", "vertices", "offsets"):
        np.testing.assert_array_equal(getattr(second, name), getattr(one, name))
    assert (one.polygons is None) == (second.polygons is None)
    if one.polygons is not None and second.polygons is not None:
        np.testing.assert_array_equal(second.polygons.offsets, one.polygons.offsets)
        np.testing.assert_array_equal(second.polygons.corners, one.polygons.corners)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("build", [roads, mesh])
def test_what_is_written_reads_back(kind: str, build: Any, tmp_path: Path) -> None:
    path = tmp_path / f"net.{kind}"
    written = exchange.write(build(), path)
    names = [f"net.nodes.{kind}", f"net.lines.{kind}"] if kind in PARTS else [f"net.{kind}"]
    assert [path.name for path in written] == names
    demand_same(build(), exchange.read(path))
    for path in written:
        demand_same(build(), exchange.read(path))
    assert sorted(tmp_path.iterdir()) == sorted(written)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_network_gives_the_same_bytes(kind: str, tmp_path: Path) -> None:
    one, second = (exchange.write(roads(), tmp_path / f"{name}.{kind}") for name in "ab")
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in second]


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_there_stays_unless_it_may_be_replaced(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{kind}"
    existing = tmp_path / f"net.lines.{kind}" if kind in PARTS else path
    existing.write_bytes(b"mine")
    with pytest.raises(WriteError, match="use force"):
        exchange.write(roads(), path)
    assert existing.read_bytes() == b"mine"
    assert list(tmp_path.iterdir()) == [existing]
    exchange.write(roads(), path, force=True)
    assert len(exchange.read(path).position) == 3


@pytest.mark.parametrize("kind", ["gpkg", "geojson"])
def test_findings_are_shown_and_are_no_nodes(kind: str, tmp_path: Path) -> None:
    marks = [
        Mark("SA_X", "error", "no", "a.dat", "/nodes/0", (1.0, 2.0, 3.0)),
        Mark("SA_Y", "info", "hm", "a.dat", "", (np.nan,) * 3),
    ]
    path = tmp_path / f"net.{kind}"
    exchange.write(roads(), path, marks=marks)
    demand_same(roads(), exchange.read(path))
    assert b"SA_Y" in path.read_bytes()


def drawn(tmp_path: Path, *features: Any, **members: Any) -> Path:
    """A GeoJSON file with features, each a geometry and its properties."""
    path = tmp_path / "drawn.geojson"
    listed = [{"type": "Feature", "geometry": shape, "properties": properties} for shape, properties in features]
    path.write_text(json.dumps({"type": "FeatureCollection", "features": listed, **members}))
    return path


def line(*points: Any) -> dict[str, Any]:
    return {"type": "LineString", "coordinates": points}


def test_lines_that_somebody_drew_need_no_names_and_no_heights(tmp_path: Path) -> None:
    several = {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[5, 5], [6, 6], [7, 7]]]}
    one = {"type": "MultiLineString", "coordinates": [[[8, 8], [9, 9]]]}
    path = drawn(
        tmp_path,
        (line([0, 0], [10, 0, 4]), {"lanes": 2, "from": ""}),
        (several, {"lanes": None, "from": "1/1", "note": "x"}),
        (one, {"from": 7}),
    )
    plan = exchange.read(path)
    assert plan.facts == {}
    assert plan.nodes["id"].tolist() == []
    assert plan.position.shape == (0, 3)
    assert plan.line_labels.tolist() == ["feature 1", "feature 2 part 1", "feature 2 part 2", "feature 3"]
    assert plan.lines["from"].tolist() == [None, None, None, "7"]
    assert plan.lines["to"].tolist() == [None] * 4
    assert plan.lines["lanes"].tolist() == [2, None, None, None]
    assert plan.lines["note"].tolist() == [None, "x", "x", None]
    assert plan.offsets.tolist() == [0, 2, 4, 7, 9]
    np.testing.assert_array_equal(plan.vertices[:3], [[0, 0, np.nan], [10, 0, 4], [0, 0, np.nan]])


def test_a_line_without_a_shape_goes_from_node_to_node(tmp_path: Path) -> None:
    point = {"type": "Point", "coordinates": [1, 2, 3]}
    path = drawn(tmp_path, (point, {"id": "a"}), (None, {"from": "a", "to": "b"}), (None, {"id": "b"}))
    with pytest.raises(NavspecError, match="feature 9"):
        exchange.read(drawn(tmp_path, *[(point, {"id": "a"})] * 8, (None, {"from": "a", "to": None})))
    path = drawn(tmp_path, (point, {"id": "a"}), (None, {"from": "a", "to": "b"}), (None, {"id": "b"}))
    plan = exchange.read(path)
    np.testing.assert_array_equal(plan.vertices, [[1, 2, 3], [np.nan] * 3])
    assert plan.node_labels.tolist() == ["feature 1", "feature 3"]


@pytest.mark.parametrize(
    ("features", "members", "words"),
    [
        ([({"type": "LineString", "coordinates": [[0, 0]]}, {})], {}, "feature 1 has too few points"),
        ([(line([0, 0], [1, "a"]), {})], {}, "feature 1 has a point that is not two or three numbers"),
        ([(line([0, 0], [1]), {})], {}, "feature 1 has a point"),
        ([(line([0, 0], [1, 1]), {}), (line([0, 0], [1, float("nan")]), {})], {}, "feature 2 has a point"),
        ([({"type": "CircularString", "coordinates": []}, {})], {}, "feature 1 is a CircularString"),
        ([(line([0, 0], [1, 1]), [])], {}, None),
        ([(line([0, 0], [1, 1]), [1])], {}, "feature 1 is not a GeoJSON feature"),
        ([], {"crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}}, "EPSG::3857"),
        ([], {"crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}}, None),
        ([], {"navspec": {"exchange": 2}}, "newer navspec"),
        ([], {"navspec": [1]}, None),
        ([], {"type": "Topology"}, "FeatureCollection"),
    ],
)
def test_what_no_network_has_is_refused_by_its_feature(
    features: Any, members: Any, words: str | None, tmp_path: Path
) -> None:
    path = drawn(tmp_path, *features, **members)
    if words is None:
        assert len(exchange.read(path).line_labels) == len(features)
        return
    with pytest.raises(NavspecError, match=words) as raised:
        exchange.read(path)
    assert str(raised.value).startswith(f"{path}: ")


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_something_else_is_refused(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{kind}"
    for data in (b"", b"\xff\xfe\x00", b"SQLite format 3\0" * 40, b"[" * 100_000):
        path.write_bytes(data)
        with pytest.raises(NavspecError):
            exchange.read(path)
    with pytest.raises(FileNotFoundError):
        exchange.read(tmp_path / f"none.{kind}")
    with pytest.raises(NavspecError, match=r"\.gpkg"):
        exchange.read(tmp_path / "net.docx")


def gpkg(path: Path, layer: str, shapes: Any, crs: str | None = None, **columns: Any) -> Path:
    """A layer as another program writes it."""
    names, values = list(columns), [np.asarray(column) for column in columns.values()]
    kind = shapely.get_type_id(np.asarray(shapes, object)).tolist()[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pyogrio.raw.write(
            path,
            shapely.to_wkb(np.asarray(shapes, object)),
            values,
            names,
            layer=layer,
            driver="GPKG",
            crs=crs,
            geometry_type={0: "Point", 1: "LineString", 5: "MultiLineString"}.get(kind, "Unknown"),
            append=path.exists(),
        )
    return path


def test_a_geopackage_may_have_layers_of_any_name(tmp_path: Path) -> None:
    path = gpkg(
        tmp_path / "drawn.gpkg",
        "my roads",
        [shapely.LineString([(0, 0), (1, 2)]), shapely.LineString([(1, 2, 3), (4, 5, 6)])],
        lanes=np.array([1, 2], np.int32),
    )
    gpkg(path, "paths", [shapely.MultiLineString([[(0, 0), (9, 9)], [(7, 7), (8, 8)]])], name=objects("x"))
    plan = exchange.read(path)
    assert plan.line_labels.tolist() == ["my roads fid 1", "my roads fid 2", "paths fid 1 part 1", "paths fid 1 part 2"]
    assert plan.lines["lanes"].tolist() == [1, 2, None, None]
    assert plan.lines["name"].tolist() == [None, None, "x", "x"]
    np.testing.assert_array_equal(plan.vertices[:3], [[0, 0, np.nan], [1, 2, np.nan], [1, 2, 3]])


@pytest.mark.parametrize("crs", ["EPSG:3857", "EPSG:4326"])
def test_a_layer_somewhere_on_earth_is_refused_by_the_name_of_its_projection(crs: str, tmp_path: Path) -> None:
    path = gpkg(tmp_path / "drawn.gpkg", "roads", [shapely.LineString([(0, 0), (1, 2)])], crs)
    with pytest.raises(NavspecError, match=f"layer roads is in the projection .*{crs}"):
        exchange.read(path)


@pytest.mark.parametrize("number", [0, -1, 99999])
def test_a_layer_without_a_reference_system_is_read_whatever_number_says_so(number: int, tmp_path: Path) -> None:
    path = gpkg(tmp_path / "drawn.gpkg", "roads", [shapely.LineString([(0, 0), (1, 2)])])
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE gpkg_contents SET srs_id = ?", (number,))
        database.execute("UPDATE gpkg_geometry_columns SET srs_id = ?", (number,))
    np.testing.assert_array_equal(exchange.read(path).vertices[:, :2], [[0, 0], [1, 2]])


def test_a_layer_beside_one_without_a_reference_system_is_refused(tmp_path: Path) -> None:
    path = gpkg(tmp_path / "drawn.gpkg", "roads", [shapely.LineString([(0, 0), (1, 2)])])
    gpkg(path, "paths", [shapely.LineString([(0, 0), (1, 2)])], "EPSG:4326")
    with pytest.raises(NavspecError, match="layer paths is in the projection EPSG:4326"):
        exchange.read(path)


def test_shapes_that_are_none_of_a_network_are_named_by_their_feature(tmp_path: Path) -> None:
    holed = shapely.Polygon([(0, 0), (9, 0), (9, 9)], [[(5, 1), (6, 1), (6, 2)]])
    path = gpkg(tmp_path / "a.gpkg", "areas", [shapely.box(0, 0, 1, 1), holed])
    with pytest.raises(NavspecError, match="fid 2 is a polygon with a hole"):
        exchange.read(path)


def test_the_geopackage_is_what_other_programs_expect(tmp_path: Path) -> None:
    path = tmp_path / "net.gpkg"
    exchange.write(roads(), path, marks=[Mark("SA_X", "error", "no", "a.dat", "/nodes/0", (1.0, 2.0, 3.0))])
    listed = dict(pyogrio.list_layers(path).tolist())
    assert listed == {"nodes": "Point Z", "lines": "LineString Z", "findings": "Point Z", "layer_styles": None}
    assert pyogrio.read_info(path, layer="lines")["crs"].startswith('PROJCS["Game units"')
    # QGIS 3.22 warns of versions from 1.4 on.
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (10300,)
    head = json.loads(pyogrio.read_info(path, layer="nodes")["dataset_metadata"]["navspec"])
    assert (head["exchange"], head["format"], head["coordinates"]) == (
        1,
        "gta_sa_paths",
        "planar: game units, not degrees",
    )
    frame = pyogrio.read_dataframe(path, layer="lines", fid_as_index=True)
    assert frame.index.tolist() == [1, 2]
    assert frame.geometry.iloc[0].wkt == "LINESTRING Z (0.125 -3000 0.3333333333333333, 5 6 7, 1e-9 2.5 -7)"
    styles = pyogrio.read_dataframe(path, layer="layer_styles")
    assert styles["f_table_name"].tolist() == ["nodes", "lines", "findings"]
    assert 'value="boat"' in styles["styleQML"][0]
    assert "lanes_back" in styles["styleQML"][1]
    titles = [ElementTree.fromstring(style).findtext("previewExpression") for style in styles["styleQML"]]
    assert titles == ['"id"', """"from" || ' - ' || "to\"""", '"message"']


@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.parametrize("build", [roads, mesh])
def test_pictures_have_the_same_bytes_and_are_not_read(kind: str, build: Any, tmp_path: Path) -> None:
    marks = [Mark("SA_X", "error", "no", "a.dat", "/nodes/0", (1.0, 2.0, 3.0))]
    one, second = (exchange.write(build(), tmp_path / f"{name}.{kind}", marks=marks) for name in "ab")
    assert one[0].read_bytes() == second[0].read_bytes()
    with pytest.raises(NavspecError, match="this is a picture"):
        exchange.read(one[0])


def test_a_picture_shows_areas_in_their_colours(tmp_path: Path) -> None:
    exchange.write(mesh(), tmp_path / "net.png")
    with Image.open(tmp_path / "net.png") as picture:
        width, height = picture.size
        assert 1700 < width < 1900 > height > 900, "the picture ends where the map does, which is wider than high"
        seen = Counter(picture.convert("RGB").get_flattened_data())
    assert max(count for colour, count in seen.items() if max(colour) - min(colour) > 30) > 10_000


@pytest.mark.parametrize("kind", [*exchange.KINDS])
def test_words_that_a_picture_or_xml_cannot_hold(kind: str, tmp_path: Path) -> None:
    plan = replace(mesh(), nodes={**mesh().nodes, "place": objects("$a", "\x01\\x", "<&>")})
    if kind == "graphml":
        with pytest.raises(NavspecError, match=r"place: a value has a character that XML cannot hold"):
            exchange.write(plan, tmp_path / "net.graphml")
        assert [*tmp_path.iterdir()] == []
        return
    (first, *_) = exchange.write(plan, tmp_path / f"net.{kind}")
    if kind in exchange.READABLE:
        assert exchange.read(tmp_path / f"net.{kind}").nodes["place"].tolist() == ["$a", "\x01\\x", "<&>"]
    if kind == "svg":
        ElementTree.parse(first)
    if kind == "gpkg":
        for entry in pyogrio.read_dataframe(first, layer="layer_styles")["styleQML"]:
            ElementTree.fromstring(entry)


@pytest.mark.parametrize(
    ("kind", "module"),
    [
        ("gpkg", "pyogrio"),
        ("graphml", "networkx"),
        ("glb", "pygltflib"),
        ("parquet", "pyarrow"),
        ("csv", "pyarrow"),
        ("svg", "matplotlib"),
    ],
)
def test_a_library_that_is_missing(kind: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"net.{kind}"
    exchange.write(roads(), path)
    monkeypatch.setitem(sys.modules, module, None)
    words = rf'this needs {module}[.\w]*; install it with: .* install .*"{module}[<>]'
    with pytest.raises(NavspecError, match=words):
        exchange.write(roads(), tmp_path / f"other.{kind}")
    if kind in exchange.READABLE:
        with pytest.raises(NavspecError, match=words):
            exchange.read(path)


def test_geojson_needs_no_other_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyogrio", "pyarrow", "shapely", "networkx", "pygltflib", "matplotlib"):
        monkeypatch.setitem(sys.modules, module, None)
    exchange.write(mesh(), tmp_path / "net.geojson")
    demand_same(mesh(), exchange.read(tmp_path / "net.geojson"))


@pytest.mark.parametrize("kind", ["geojson", "graphml", "glb", "parquet", "csv", "gpkg"])
def test_changed_bytes_give_own_errors(kind: str, tmp_path: Path) -> None:
    chance = random.Random(kind)
    path = tmp_path / f"net.{kind}"
    written = exchange.write(roads(), path)
    messages = []
    for _ in range(60):
        file = chance.choice(written)
        whole = file.read_bytes()
        data = bytearray(whole)
        for _ in range(chance.choice([1, 3])):
            at = chance.randrange(len(data))
            data[at : at + chance.choice([0, 1, 9])] = chance.choice([b"", b"\xff", b"null", b"-1", b"[]"])
        file.write_bytes(data)
        try:
            exchange.read(path)
        except NavspecError as error:
            messages.append(str(error))
        file.write_bytes(whole)
    assert messages
    assert all(line.startswith(str(tmp_path)) for line in messages)


def test_edges_of_other_glb_files_are_lines(tmp_path: Path) -> None:
    points = np.array([[0, 0, 0], [1, 0, 0], [1, 2, 0]], "<f4")
    index = np.array([0, 1, 1, 2], "<u2")
    data = points.tobytes() + index.tobytes()
    gltf = pygltflib.GLTF2(
        scene=0,
        scenes=[pygltflib.Scene(nodes=[0])],
        nodes=[
            pygltflib.Node(name="all", translation=[10.0, 0.0, 0.0], children=[1]),
            pygltflib.Node(name="roads", mesh=0, scale=[2.0, 2.0, 2.0]),
        ],
        meshes=[
            pygltflib.Mesh(
                primitives=[
                    pygltflib.Primitive(attributes=pygltflib.Attributes(POSITION=0), indices=1, mode=1),
                    pygltflib.Primitive(attributes=pygltflib.Attributes(POSITION=0), mode=3),
                ]
            )
        ],
        accessors=[
            pygltflib.Accessor(bufferView=0, componentType=5126, count=3, type="VEC3", min=[0, 0, 0], max=[1, 2, 0]),
            pygltflib.Accessor(bufferView=1, componentType=5123, count=4, type="SCALAR"),
        ],
        bufferViews=[
            pygltflib.BufferView(buffer=0, byteLength=36),
            pygltflib.BufferView(buffer=0, byteOffset=36, byteLength=8),
        ],
        buffers=[pygltflib.Buffer(byteLength=len(data))],
    )
    gltf.set_binary_blob(data)
    gltf.save_binary(str(tmp_path / "roads.glb"))
    plan = exchange.read(tmp_path / "roads.glb")
    assert plan.facts == {}
    assert plan.line_labels.tolist() == ["roads line 1", "roads line 2", "roads line 3"]
    assert plan.offsets.tolist() == [0, 2, 4, 7]
    # Up is y there and z in games; x is east in both.
    assert plan.vertices[2:4].tolist() == [[12.0, 0.0, 0.0], [12.0, 0.0, 4.0]]


def test_graphs_of_other_programs_are_lines_between_nodes(tmp_path: Path) -> None:
    graph = networkx.Graph()
    graph.add_node("a", x=1.0, y=2.0)
    graph.add_node("b", x=3.0, y=4.0, z=5.0)
    graph.add_edge("b", "a", lanes=2)
    networkx.write_graphml(graph, tmp_path / "net.graphml")
    plan = exchange.read(tmp_path / "net.graphml")
    assert plan.nodes["id"].tolist() == ["a", "b"]
    np.testing.assert_array_equal(plan.position, [[1, 2, np.nan], [3, 4, 5]])
    assert plan.lines["has_back"].tolist() == [True]
    assert plan.lines["lanes"].tolist() == [2]
    assert len(plan.vertices) == 2


def test_tables_of_points_need_one_place(tmp_path: Path) -> None:
    path = tmp_path / "net.parquet"
    exchange.write(roads(), path)
    nodes = tmp_path / "net.nodes.parquet"
    table = pyarrow.parquet.read_table(nodes)
    at = table.column_names.index("x")
    moved = pyarrow.array([1.0, *table.column("x").to_pylist()[1:]])
    pyarrow.parquet.write_table(table.set_column(at, "x", moved), nodes)
    with pytest.raises(NavspecError, match="nodes row 1 is not where its column x says"):
        exchange.read(path)


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.geojson"
    exchange.write(roads(), path)
    path.write_text(path.read_text("utf-8").replace('"exchange":1', '"exchange":2'), "utf-8")
    with pytest.raises(NavspecError, match="update navspec"):
        exchange.read(path)


def test_two_columns_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "net.csv").write_text("id,x,y,z,x\na,1,2,3,4\n")
    with pytest.raises(NavspecError, match=r"two columns are called 'x'; rename or remove one"):
        exchange.read(tmp_path / "net.csv")


def test_a_shape_beyond_all_numbers_is_refused(tmp_path: Path) -> None:
    (tmp_path / "net.csv").write_text('id,WKT\na,"POINT (1 1e999)"\n')
    with pytest.raises(NavspecError, match=r"row 2"):
        exchange.read(tmp_path / "net.csv")


def test_a_column_of_graphml_without_a_type_is_text(tmp_path: Path) -> None:
    exchange.write(mesh(), tmp_path / "net.graphml")
    text = (tmp_path / "net.graphml").read_text()
    (tmp_path / "net.graphml").write_text(text.replace('attr.type="boolean"', ""))
    assert len(exchange.read(tmp_path / "net.graphml").position) == len(mesh().position)
