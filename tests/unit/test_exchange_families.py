"""Networks of every family go through each kind of file without loss, and other programs read what is written."""

from __future__ import annotations

import csv
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import geopandas
import networkx
import numpy as np
import pyarrow.parquet
import pygltflib
import pyogrio
import pytest

import navspec
from builders import gta_iv_paths, gta_sa_paths, metroid_prime_path, source2_nav, source_nav
from navspec import exchange
from navspec.graphs.plan import NetworkPlan, plan_from_graph

KINDS = ("gpkg", "geojson", "graphml", "glb", "parquet")


def san_andreas(folder: Path) -> Path:
    gta_sa_paths.write_files(folder, gta_sa_paths.valid_city().files())
    return folder


def gta_iv(folder: Path) -> Path:
    folder.mkdir()
    gta_iv_paths.write(folder, gta_iv_paths.random_city(random.Random(5)))
    return folder


def single(name: str, make: Callable[[], bytes]) -> Callable[[Path], Path]:
    def build(folder: Path) -> Path:
        folder.mkdir()
        (folder / name).write_bytes(make())
        return folder / name

    return build


FAMILIES: dict[str, Callable[[Path], Path]] = {
    "gta_sa_paths": san_andreas,
    "gta_iv_paths": gta_iv,
    "source_nav": single("a.nav", lambda: source_nav.mesh(16, 3, "ins").pack()),
    "source2_nav": single("b.nav", lambda: source2_nav.mesh(36, 1, 13).pack()),
    "metroid_prime_path": single("c.path", lambda: metroid_prime_path.grid(3, 6, 5, 6).to_bytes()),
}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("sources")
    return {name: build(folder / name) for name, build in FAMILIES.items()}


def known(values: np.ndarray[Any, Any]) -> list[Any]:
    """Values as objects, with nothing for None and for what is not a number."""
    return [None if value is None or value != value else value for value in values.tolist()]


def demand_same(plan: NetworkPlan, result: NetworkPlan) -> None:
    assert result.facts == plan.facts
    # An export says which columns are derived; a graph does not know it.
    assert plan.notes == {
        part: {name: note._replace(is_derived=False) for name, note in notes.items()}
        for part, notes in result.notes.items()
    }
    for part in ("nodes", "lines"):
        old, new = getattr(plan, part), getattr(result, part)
        assert list(new) == list(old)
        for name in old:
            assert known(new[name]) == known(old[name]), name
            assert list(map(type, known(new[name]))) == list(map(type, known(old[name]))), name
    for name in ("position", "vertices", "offsets"):
        np.testing.assert_array_equal(getattr(result, name), getattr(plan, name))
    assert (plan.polygons is None) == (result.polygons is None)
    if plan.polygons is not None and result.polygons is not None:
        np.testing.assert_array_equal(result.polygons.offsets, plan.polygons.offsets)
        np.testing.assert_array_equal(result.polygons.corners, plan.polygons.corners)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_family_comes_back_as_it_was(family: str, kind: str, sources: dict[str, Path], tmp_path: Path) -> None:
    plan = plan_from_graph(navspec.graph(sources[family]))
    done = navspec.export(sources[family], tmp_path / f"net.{kind}")
    assert (done.format, done.nodes, done.lines) == (family, len(plan.position), len(plan.offsets) - 1)
    assert [(file.path, file.size) for file in done.files] == [
        (str(path), path.stat().st_size) for path in sorted(tmp_path.iterdir(), reverse=True)
    ]
    demand_same(plan, exchange.read(tmp_path / f"net.{kind}"))


@pytest.mark.parametrize("kind", ["gpkg", "geojson", "glb", "parquet"])  # networkx takes a minute and a gigabyte
def test_the_stock_set_comes_back_as_it_was(kind: str, stock: Path, tmp_path: Path) -> None:
    """As a network, and compiled as the files of the game."""
    plan = plan_from_graph(navspec.graph(stock))
    exchange.write(plan, tmp_path / f"net.{kind}")
    result = exchange.read(tmp_path / f"net.{kind}")
    demand_same(plan, result)
    compiled = {file.name: file.data for file in navspec.compile(result).files}
    assert compiled == {path.name.lower(): path.read_bytes() for path in stock.iterdir()}
    onto_itself = navspec.compile(result, base=stock)
    assert (onto_itself.refused, onto_itself.files) == ((), ())


@pytest.mark.parametrize("family", FAMILIES)
def test_tables_of_text_have_every_row(family: str, sources: dict[str, Path], tmp_path: Path) -> None:
    graph = navspec.graph(sources[family])
    navspec.export(sources[family], tmp_path / "net.csv")
    with (tmp_path / "net.nodes.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == graph.names()
    places = [[float(row[axis]) for axis in "xyz"] for row in rows]
    np.testing.assert_array_equal(places, graph.position)
    plan, result = plan_from_graph(graph), exchange.read(tmp_path / "net.csv")
    assert result.lines["from"].tolist() == plan.lines["from"].tolist()
    np.testing.assert_array_equal(result.vertices, plan.vertices)
    for name, column in plan.nodes.items():
        assert [str(entry) for entry in known(result.nodes[name])] == [
            str(entry) for entry in known(column if column.dtype.kind != "f" else result.nodes[name])
        ], name


@pytest.mark.parametrize("family", FAMILIES)
def test_other_programs_read_a_geopackage(family: str, sources: dict[str, Path], tmp_path: Path) -> None:
    graph = navspec.graph(sources[family])
    path = tmp_path / "net.gpkg"
    navspec.export(sources[family], path)
    layer = "nodes" if graph.polygons is None else "areas"
    frame = geopandas.read_file(path, layer=layer)
    assert frame["id"].tolist() == graph.names()
    if graph.polygons is None:
        places = np.stack([frame.geometry.x, frame.geometry.y, frame.geometry.z], axis=1)
    else:
        places = frame[["x", "y", "z"]].to_numpy()
        first = [list(shape.exterior.coords[0]) for shape in frame.geometry]
        assert first == graph.polygons.corners[graph.polygons.offsets[:-1]].tolist()
    np.testing.assert_array_equal(places, graph.position)
    lines = geopandas.read_file(path, layer="lines")
    assert len(lines) == len(graph.lines.there)
    names = np.array(graph.names(), object)
    assert lines["from"].tolist() == names[graph.source[graph.lines.there]].tolist()
    assert [shape.coords[-1] for shape in lines.geometry] == [
        tuple(value) for value in graph.position[graph.target[graph.lines.there]].tolist()
    ]
    styles = pyogrio.read_dataframe(path, layer="layer_styles")
    layers = [layer, "lines", "roads"] if layer == "nodes" else [layer, "lines"]
    assert styles["f_table_name"].tolist() == layers
    assert styles["useAsDefault"].all()


@pytest.mark.parametrize("family", FAMILIES)
def test_networkx_reads_every_edge(family: str, sources: dict[str, Path], tmp_path: Path) -> None:
    graph = navspec.graph(sources[family])
    navspec.export(sources[family], tmp_path / "net.graphml")
    result = networkx.read_graphml(tmp_path / "net.graphml", force_multigraph=True)
    names = graph.names()
    assert list(result.nodes) == names
    expected = sorted(zip(np.array(names)[graph.source].tolist(), np.array(names)[graph.target].tolist(), strict=True))
    assert sorted(result.edges()) == expected
    defaults = result.graph["edge_default"]
    lengths = sorted(({**defaults, **attributes}).get("length") for *_, attributes in result.edges(data=True))
    assert lengths == pytest.approx(sorted(graph.edges["length"].tolist()))


def test_arrow_reads_units_and_meanings(sources: dict[str, Path], tmp_path: Path) -> None:
    graph = navspec.graph(sources["gta_sa_paths"])
    navspec.export(sources["gta_sa_paths"], tmp_path / "net.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "net.nodes.parquet")
    assert table.column("id").to_pylist() == graph.names()
    assert table.column("flood_id").to_pylist() == graph.nodes["flood_id"].tolist()
    about = graph.nodes.about["path_width"]
    assert table.schema.field("path_width").metadata == {b"unit": about.unit.encode(), b"doc": about.doc.encode()}
    frame = geopandas.read_parquet(tmp_path / "net.lines.parquet")
    assert frame.crs is None
    assert set(frame.geom_type) == {"LineString"}


def test_geojson_says_that_it_is_planar(sources: dict[str, Path], tmp_path: Path) -> None:
    navspec.export(sources["source_nav"], tmp_path / "net.geojson")
    result = json.loads((tmp_path / "net.geojson").read_text("utf-8"))
    head = result["navspec"]
    assert (head["format"], head["unit"], head["coordinates"]) == (
        "source_nav",
        "unit",
        "planar: game units, not degrees",
    )
    assert {shape["geometry"]["type"] for shape in result["features"]} == {"Polygon", "LineString"}
    assert geopandas.read_file(tmp_path / "net.geojson").geom_type.tolist().count("Polygon") == 4


def test_areas_of_source_stand_upright_in_metres(sources: dict[str, Path], tmp_path: Path) -> None:
    graph = navspec.graph(sources["source_nav"])
    navspec.export(sources["source_nav"], tmp_path / "net.glb")
    compiled = pygltflib.GLTF2.load_binary(str(tmp_path / "net.glb"))
    blob = compiled.binary_blob()
    assert compiled.asset.version == "2.0"
    assert [node.name for node in compiled.nodes] == ["areas", "lines"]
    for accessor in compiled.accessors:
        view = compiled.bufferViews[accessor.bufferView]
        width = {"SCALAR": 1, "VEC3": 3}[accessor.type]
        assert view.byteOffset % 4 == 0
        assert accessor.count * 4 * width == view.byteLength
        assert view.byteOffset + view.byteLength <= len(blob) == compiled.buffers[0].byteLength
    areas = compiled.meshes[0].primitives
    assert {area.mode for area in areas} == {4}
    position = compiled.accessors[areas[0].attributes.POSITION]
    view = compiled.bufferViews[position.bufferView]
    points = np.frombuffer(blob, "<f4", position.count * 3, view.byteOffset).reshape(-1, 3)
    assert graph.polygons is not None
    east, north, up = graph.polygons.corners.T
    np.testing.assert_allclose(points, np.stack([east, up, -north], axis=1) * 0.0254, rtol=1e-6)
    assert (position.min, position.max) == (points.min(axis=0).tolist(), points.max(axis=0).tolist())
    index = []
    for area in areas:
        accessor = compiled.accessors[area.indices]
        view = compiled.bufferViews[accessor.bufferView]
        index += np.frombuffer(blob, "<u4", accessor.count, view.byteOffset).reshape(-1, 3).tolist()
    counts = np.diff(graph.polygons.offsets).tolist()
    assert len(index) == sum(count - 2 for count in counts)
    for one, two, three in index:
        normal = np.cross(points[two] - points[one], points[three] - points[one])
        assert normal[1] >= 0
