"""Networks of a few bytes that would become very much: each is refused before it does."""

from __future__ import annotations

import json
import sqlite3
import struct
import warnings
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import shapely

from navspec import exchange
from navspec.errors import NavspecError

LINE = shapely.to_wkb(shapely.from_wkt("LINESTRING Z (0 0 1, 50 0 1)"), flavor="iso", output_dimension=3)


# GeoPackage


def package(path: Path, *statements: str, rows: int = 3) -> Path:
    """A GeoPackage with a layer `roads`, and statements of SQL carried out in it."""
    import pyogrio

    table = pa.table({"kind": ["vehicle"] * rows, "geom": pa.array([LINE] * rows, pa.binary())})
    kind = pa.field("geom", pa.binary(), metadata={"ARROW:extension:name": "geoarrow.wkb"})
    options: dict[str, Any] = {
        "geometry_name": "geom",
        "geometry_type": "LineString Z",
        "layer_options": {"SRID": "-1"},
    }
    table = table.cast(pa.schema([table.field("kind"), kind]))
    with warnings.catch_warnings(action="ignore", category=UserWarning):  # there is no projection
        pyogrio.write_arrow(table, path, layer="roads", driver="GPKG", **options)
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    return path


ENDLESS = "WITH RECURSIVE a(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM a) SELECT i AS fid, NULL AS geom FROM a"


@pytest.mark.parametrize(
    "statements",
    [
        (
            f"CREATE VIEW roads_of_all AS {ENDLESS}",
            "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('roads_of_all', 'features', 'v', 0)",
            "INSERT INTO gpkg_geometry_columns VALUES ('roads_of_all', 'geom', 'LINESTRING', 0, 0, 0)",
        ),
        ("CREATE TABLE other (width, wide AS (hex(zeroblob(400000000))))",),
        (f"ALTER TABLE roads ADD COLUMN note TEXT DEFAULT '{'x' * 100_000}'",),
        ("CREATE VIRTUAL TABLE words USING fts5(text)",),
    ],
    ids=["view", "computed", "default", "virtual"],
)
def test_a_geopackage_holds_plain_tables(statements: Sequence[str], tmp_path: Path) -> None:
    path = package(tmp_path / "roads.gpkg", *statements)
    with pytest.raises(NavspecError, match="is not a plain table: it is a view, or what is in it is computed"):
        exchange.read(path)


def test_pages_of_a_geopackage_that_rows_share_are_refused(tmp_path: Path) -> None:
    path = package(tmp_path / "roads.gpkg", rows=2000)
    assert len(exchange.read(path).offsets) == 2001
    with closing(sqlite3.connect(path)) as database:
        root, size = (
            database.execute(page).fetchone()[0]
            for page in ("SELECT rootpage FROM sqlite_schema WHERE name = 'roads'", "PRAGMA page_size")
        )
    data = bytearray(path.read_bytes())
    page = (root - 1) * size
    assert data[page] == 5, "a page that leads to others"
    (cells,) = struct.unpack_from(">H", data, page + 3)
    starts = [page + each for each in struct.unpack_from(f">{cells}H", data, page + 12)]
    for start in starts:
        data[start : start + 4] = data[starts[0] : starts[0] + 4]
    path.write_bytes(data)
    with pytest.raises(NavspecError, match="this is not a readable GeoPackage"):
        exchange.read(path)


def test_a_geopackage_has_so_many_columns(tmp_path: Path) -> None:
    path = package(
        tmp_path / "roads.gpkg", *(f"ALTER TABLE roads ADD COLUMN c{row} INTEGER" for row in range(1990)), rows=6000
    )
    with pytest.raises(NavspecError, match=r"6,000 features with 1,991 columns are 11,946,000 values"):
        exchange.read(path)


# glTF


def scene(
    path: Path, nodes: Sequence[Any], roots: Sequence[int] | None = (0,), points: int = 2, **accessor: Any
) -> Path:
    """A GLB whose mesh 0 is one line."""
    data = np.linspace((0, 0, 0), (50, 0, 0), points).astype("<f4").tobytes()
    document = {
        "asset": {"version": "2.0"},
        "nodes": nodes,
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "mode": 3}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": points, "type": "VEC3"} | accessor],
        "bufferViews": [{"buffer": 0, "byteLength": len(data)}],
        "buffers": [{"byteLength": len(data)}],
    }
    if roots is not None:
        document |= {"scene": 0, "scenes": [{"nodes": list(roots)}]}
    return binary(path, document, data)


def binary(path: Path, document: Any, data: bytes = b"") -> Path:
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    body = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(data), 0x004E4942) + data
    path.write_bytes(b"glTF" + struct.pack("<III", 2, 12 + len(body), 0)[:8] + body)
    return path


@pytest.mark.parametrize(
    ("nodes", "roots", "reason"),
    [
        ([*({"children": [row + 1, row + 1]} for row in range(40)), {"mesh": 0}], [0], "node 1 is in 2 others"),
        ([{"children": [1, 2]}, {"children": [3]}, {"children": [3]}, {"mesh": 0}], [0], "node 3 is in 2 others"),
        ([{"children": [1]}, {"children": [0]}], [0], "node 0 is in 2 others"),
        ([{"children": [1]}, {"mesh": 0}], [0, 1], "node 1 is in 2 others"),
        ([{"children": [1, -1]}, {"mesh": 0}], [0], "there is no node -1"),
        ([{"children": [2]}, {"mesh": 0}], [0], "there is no node 2"),
    ],
)
def test_nodes_of_a_scene_are_a_tree(nodes: Any, roots: Any, reason: str, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match=rf"glTF file \(\.glb\): {reason}"):
        exchange.read(scene(tmp_path / "a.glb", nodes, roots))


def test_a_scene_may_be_deep_or_left_out(tmp_path: Path) -> None:
    nodes = [*({"children": [row + 1], "translation": [1, 0, 0]} for row in range(100)), {"mesh": 0}]
    for roots in ([0], None):
        plan = exchange.read(scene(tmp_path / "a.glb", nodes, roots))
        assert plan.vertices.tolist() == [[100, 0, 0], [150, 0, 0]]


def test_shapes_may_be_repeated_so_often(tmp_path: Path) -> None:
    nodes = [{"mesh": 0, "translation": [0, 0, row]} for row in range(300)]
    assert len(exchange.read(scene(tmp_path / "a.glb", nodes, range(300))).vertices) == 600
    with pytest.raises(NavspecError, match=r"each as often as it is there, have more than 2,000,000 points"):
        exchange.read(scene(tmp_path / "b.glb", nodes, range(300), points=10_000))


@pytest.mark.parametrize(
    ("accessor", "reason"),
    [
        ({"count": 2**31}, "accessor 0 does not fit its view"),
        ({"count": 2**31, "bufferView": None}, "accessor 0 has no data of its own; export it without compression"),
        ({"sparse": {"count": 1, "indices": {}, "values": {}}}, "accessor 0 is sparse; export it without shape keys"),
    ],
)
def test_numbers_of_a_scene_that_cannot_be(accessor: dict[str, Any], reason: str, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match=reason):
        exchange.read(scene(tmp_path / "a.glb", [{"mesh": 0}], **accessor))


@pytest.mark.parametrize(
    "document",
    [5, {"nodes": 7}, {"meshes": [5], "nodes": ["x"]}, {"extras": 5}, {"scenes": [{"nodes": ["a"]}], "nodes": [{}]}],
)
def test_what_is_no_scene_is_told_in_words(document: Any, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match=r"its parts are not as glTF 2\.0 has them$"):
        exchange.read(binary(tmp_path / "a.glb", document))


# Tables


def table(path: Path, columns: dict[str, Any], shapes: Sequence[bytes | None] = (LINE,), **options: Any) -> Path:
    pq.write_table(pa.table({**columns, "geometry": pa.array(shapes, pa.binary())}), path, **options)
    return path


def nested(kind: int, depth: int) -> bytes:
    return struct.pack("<BII", 1, kind, 1) * depth + struct.pack("<BIdd", 1, 1, 0, 0)


@pytest.mark.parametrize(
    ("shape", "reason"),
    [
        (nested(7, 200_000), "row 1 is a collection of shapes; draw lines and points"),
        (nested(4, 200_000), "row 1 has a part of another kind than it says"),
        (nested(1006, 3), "row 1 has a part of another kind than it says"),
        (struct.pack("<BII", 1, 9, 1) + nested(9, 200_000), "row 1 has a curve or another shape that is not known"),
        (struct.pack("<BII", 2, 7, 1) + nested(7, 5), "row 1 has a shape that cannot be read"),
        (struct.pack("<BII", 1, 2, 2**32 - 1), "a shape cannot be read"),
        (struct.pack("<BII", 1, 5, 2**32 - 1), "a shape cannot be read"),
        (b"", "a shape cannot be read"),
    ],
)
def test_shapes_do_not_stand_in_shapes(shape: bytes, reason: str, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match=reason):
        exchange.read(table(tmp_path / "a.parquet", {}, [shape]))


@pytest.mark.parametrize("flavor", ["iso", "extended"])
@pytest.mark.parametrize("order", [0, 1])
def test_shapes_of_several_parts_are_lines_each(flavor: Any, order: int, tmp_path: Path) -> None:
    shape = shapely.from_wkt("MULTILINESTRING Z ((0 0 1, 50 0 1), (0 9 1, 25 9 2, 50 9 3))")
    data = shapely.to_wkb(shape, flavor=flavor, output_dimension=3, byte_order=order)
    empty = shapely.to_wkb(shapely.from_wkt("GEOMETRYCOLLECTION EMPTY"))
    columns = {"from": ["a", "b"], "to": ["c", "a"]}
    plan = exchange.read(table(tmp_path / "a.parquet", columns, [data, empty]))
    assert np.diff(plan.offsets).tolist() == [2, 3, 2]


@pytest.mark.parametrize(
    ("columns", "rows", "options", "reason"),
    [
        (
            {"width": np.zeros(20_000_000, np.int8)},
            20_000_000,
            {},
            "20,000,000 features with 2 columns are 40,000,000 values",
        ),
        ({"list": pa.array([np.zeros(20_000_000, np.int8)])}, 1, {}, "20,000,001 features with 1 columns are"),
        (
            {"text": pa.DictionaryArray.from_arrays(pa.array(np.zeros(10_000, np.int32)), pa.array(["x" * 1_000_000]))},
            10_000,
            {"store_schema": False},
            "become 10,000,000,000 in memory",
        ),
        ({"text": ["x" * 200_000_000]}, 1, {"compression": "zstd", "use_dictionary": False}, "bytes become 200,000,"),
        ({f"c{row}": [1] for row in range(2001)}, 1, {}, "there are 2,002 columns, and 2,000 are the most"),
    ],
    ids=["rows", "list", "text", "packed", "columns"],
)
def test_a_table_does_not_become_much_more(columns: Any, rows: int, options: Any, reason: str, tmp_path: Path) -> None:
    path = table(tmp_path / "a.parquet", columns, pa.nulls(rows, pa.binary()), **options)
    assert path.stat().st_size < 1 << 20
    with pytest.raises(NavspecError, match=reason):
        exchange.read(path)


def test_a_text_of_many_rows_is_read(tmp_path: Path) -> None:
    columns = {"kind": ["vehicle", "ped"] * 500, "note": [None, "a quiet road"] * 500, "width": [1, 2] * 500}
    plan = exchange.read(table(tmp_path / "a.parquet", columns, [LINE] * 1000))
    assert plan.lines["kind"].tolist() == columns["kind"]
    assert plan.lines["note"].tolist() == columns["note"]
    assert plan.lines["width"].tolist() == columns["width"]


# Text


def features(path: Path, *rows: tuple[dict[str, Any], Any]) -> Path:
    features_ = [{"type": "Feature", "properties": properties, "geometry": shape} for properties, shape in rows]
    path.write_text(json.dumps({"type": "FeatureCollection", "features": features_}))
    return path


def wide_graph(columns: int, nodes: int, defaults: str) -> str:
    keys = "".join(
        f'<key id="d{row}" for="node" attr.name="a{row}" attr.type="int">{defaults}</key>' for row in range(columns)
    )
    rows = "".join(f'<node id="n{row}"/>' for row in range(nodes))
    data = "".join(f'<node id="m{row}"><data key="d{row}">1</data></node>' for row in range(columns))
    head = '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    return f'{head}{keys}<graph edgedefault="directed">{rows}{data if not defaults else ""}</graph></graphml>'


def _wide_geojson(path: Path) -> Path:
    line = {"type": "LineString", "coordinates": [[0, 0], [5, 0]]}
    return features(path, *(({f"p{row}": 1}, line) for row in range(3000)))


def _many_parts(path: Path) -> Path:
    shape = {"type": "MultiLineString", "coordinates": [[[row, 0], [row, 5]] for row in range(20_000)]}
    return features(path, ({f"p{row}": 1 for row in range(900)}, shape))


def _wide_csv(path: Path) -> Path:
    path.write_text("WKT," + ",".join(f"c{row}" for row in range(20_000)) + "\n" + "," * 20_000 + "\n")
    return path


def _deep_csv(path: Path) -> Path:
    path.write_text(f'WKT\n"{"GeometryCollection(" * 40_000}POINT(0 0){")" * 40_000}"\n')
    return path


def _graph_of_defaults(path: Path) -> Path:
    path.write_text(wide_graph(1500, 8000, "<default>1</default>"))
    return path


def _graph_of_columns(path: Path) -> Path:
    path.write_text(wide_graph(1900, 8000, ""))
    return path


@pytest.mark.parametrize(
    ("name", "build", "reason"),
    [
        ("a.geojson", _wide_geojson, "there are 3,000 columns, and 2,000 are the most"),
        ("a.geojson", _many_parts, "20,000 features with 900 columns are 18,000,000 values"),
        ("a.csv", _wide_csv, "there are 20,001 columns, and 2,000 are the most"),
        ("a.csv", _deep_csv, "row 2 is a collection of shapes; draw lines and points"),
        ("a.graphml", _graph_of_defaults, "8,000 features with 1,500 columns are 12,000,000 values"),
        ("a.graphml", _graph_of_columns, "9,900 features with 1,901 columns are 18,819,900 values"),
    ],
)
def test_texts_do_not_become_much_more(name: str, build: Callable[[Path], Path], reason: str, tmp_path: Path) -> None:
    with pytest.raises(NavspecError, match=reason):
        exchange.read(build(tmp_path / name))


def test_digits_without_end_are_text(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f'WKT,width,name\n"LINESTRING Z (0 0 1, 50 0 1)",7,{"9" * 5000}\n')
    plan = exchange.read(path)
    assert plan.lines["width"].tolist() == [7]
    assert plan.lines["name"].tolist() == ["9" * 5000]


@pytest.mark.parametrize(
    "text", ['<graphml><graph><edge source="a"/></graph></graphml>', "<graphml><graph><node/></graph></graphml>"]
)
def test_a_graph_that_lacks_what_it_needs_is_told_in_words(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.graphml"
    path.write_text(text.replace("<graphml>", '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">', 1))
    try:
        plan = exchange.read(path)
    except NavspecError as error:
        assert "NoneType" not in str(error) and "KeyError" not in str(error)  # noqa: PT017, PT018
    else:
        assert len(plan.position) <= 2
