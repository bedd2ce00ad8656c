"""GeoPackage, as QGIS opens it: layers of nodes or areas, of lines, of findings and for drawing, each with its style."""

from __future__ import annotations

import json
import os
import sqlite3
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import NAME, build_head, find_note, read_head
from navspec.exchange.layers import (
    DRAWN,
    FINDING_COLUMN,
    LINE,
    FeatureLayer,
    Mark,
    build_plan,
    drawing_layer,
    line_layer,
    mark_layer,
    node_layer,
)
from navspec.exchange.limits import require_table
from navspec.exchange.plane import DEFINITION, require_plane
from navspec.exchange.qgis_styles import STYLES, style_table
from navspec.exchange.shapes import layer_from_wkb, to_shapes
from navspec.exchange.tables import from_arrow_table, to_arrow_table
from navspec.graphs.plan import NetworkPlan, Note

_DAY = "2000-01-01T00:00:00.000Z"
"""Date of the last change of every layer, fixed so that the same network gives the same bytes."""
_UNDEFINED = (-1, 0, 99999)
"""`srs_id` of layers without a reference system: undefined Cartesian, undefined geographic, and the one of GDAL from
3.9 on. GDAL up to 3.8, and QGIS with it, write 0 where no system was chosen."""
_STEPS, _TURNS, _BYTES_PER_TURN = 1_000_000, 100, 1 << 18
"""Steps of the database between checks, number of checks before it is stopped, and bytes that allow one more check."""
_TABLES = """
    SELECT name, type = 'view' OR (sql LIKE 'CREATE VIRTUAL%' AND sql NOT LIKE '%USING rtree%'), sql LIKE 'CREATE VIRTUAL%'
    FROM sqlite_schema WHERE type IN ('table', 'view')
"""
_COMPUTED = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden > 1 OR length(dflt_value) > 1000"
"""Columns that are computed, or have a long default value for all rows."""
_SOUND = "SELECT * FROM pragma_quick_check(?)"
_ASSIGN_CRS = (
    "; in QGIS: choose the CRS of an exported map as Assigned CRS in Layer Properties, Source, then Save Features As"
)
_SHAPES = {
    "nodes": "Point Z",
    "areas": "Polygon Z",
    "lines": "LineString Z",
    DRAWN: "LineString Z",
    "findings": "Point Z",
}


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO) -> None:
    """Write a network; only findings if it has no columns."""
    layers: dict[str, FeatureLayer] = {}
    if plan.has_columns:
        layers = {"nodes" if plan.polygons is None else "areas": node_layer(plan), "lines": line_layer(plan)}
    if plan.drawing:
        layers[DRAWN] = drawing_layer(plan)
    if marks or not layers:
        layers["findings"] = mark_layer(marks)
    with TemporaryDirectory() as folder:
        path = Path(folder, "network.gpkg")
        with gdal_options(OGR_CURRENT_DATE=_DAY):
            for name, layer in layers.items():
                _append_layer(path, plan, name, layer)
            _write_layer(path, style_table(plan, layers), STYLES)
        file.write(path.read_bytes())


def _append_layer(path: Path, plan: NetworkPlan, name: str, layer: FeatureLayer) -> None:
    part = name if name in ("lines", DRAWN) else "nodes"
    docs = {column: _format_doc(find_note(plan, part, column)) for column in layer.columns}
    table = to_arrow_table(layer.columns, {column: {"GDAL:OGR:comment": doc} for column, doc in docs.items() if doc})
    pyarrow = import_extra("pyarrow", "gis")
    shapes = pyarrow.array(
        import_extra("shapely", "gis").to_wkb(to_shapes(layer), output_dimension=3, flavor="iso"), pyarrow.binary()
    )
    kind = pyarrow.field("geom", pyarrow.binary(), metadata={"ARROW:extension:name": "geoarrow.wkb"})
    _write_layer(
        path,
        table.append_column(kind, shapes),
        name,
        geometry_name="geom",
        geometry_type=_SHAPES[name],
        crs=DEFINITION,
        dataset_options=None if path.exists() else {"VERSION": "1.3"},
        dataset_metadata=None if path.exists() else {NAME: json.dumps(build_head(plan), ensure_ascii=False)},
    )


def _write_layer(path: Path, table: Any, layer: str, **options: Any) -> None:
    import_extra("pyogrio", "gis").write_arrow(table, path, layer=layer, driver="GPKG", append=path.exists(), **options)


def _format_doc(note: Note) -> str:
    return note.doc if note.unit == "none" else f"{note.doc} Unit: {note.unit}.".lstrip()


@contextmanager
def gdal_options(**options: str) -> Iterator[None]:
    """Run GDAL with some options, and without warnings; failures are exceptions."""
    pyogrio = import_extra("pyogrio", "gis")
    before = {name: pyogrio.get_gdal_config_option(name) for name in options}
    pyogrio.set_gdal_config_options(options)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        pyogrio.set_gdal_config_options(before)


def read(path: str) -> NetworkPlan:
    """Read a network that was exported, or drawn with another program: all layers with shapes, of any name."""
    _require_files_beside(path)
    errors = import_extra("pyogrio", "gis").errors
    try:
        with gdal_options(GDAL_PAM_ENABLED="NO"):  # which leaves a file beside that which it reads
            return _read_layers(path)
    except (errors.DataSourceError, errors.DataLayerError, errors.FeatureError) as error:
        raise NavspecError(f"{path}: this is not a readable GeoPackage: {error}") from None


def _require_files_beside(path: str) -> None:
    """Raise `NavspecError` if a pipe or a link has the name of a file that SQLite opens too: that could block for ever."""
    for end in ("-journal", "-wal", "-shm"):
        beside = Path(f"{path}{end}")
        if os.path.lexists(beside) and (beside.is_symlink() or not beside.is_file()):
            raise NavspecError(f"{path}: {beside.name} beside it is not a file; remove it")


def _read_layers(path: str) -> NetworkPlan:
    pyogrio = import_extra("pyogrio", "gis")
    _require_tables(path)
    layer_names = [name for name, shape in pyogrio.list_layers(path).tolist() if shape is not None]
    info = {name: pyogrio.read_info(path, layer=name, force_feature_count=True) for name in layer_names}
    layer_names = [name for name in layer_names if FINDING_COLUMN not in info[name]["fields"]]
    if not layer_names:
        raise NavspecError(f"{path}: there is no layer with lines or points")
    systems = _load_systems(path)
    for name in layer_names:
        if systems.get(name) not in _UNDEFINED:
            require_plane(info[name]["crs"], f"{path}: layer {name}", _ASSIGN_CRS)
        require_table(info[name]["features"], list(info[name]["fields"]), path)
    head = read_head((info[layer_names[0]]["dataset_metadata"] or {}).get(NAME), path)
    is_export = set(layer_names) <= set(_SHAPES)
    layers = []
    for name in layer_names:
        is_plain = len(layer_names) == 1 or (is_export and name != DRAWN)
        layer = read_layer(path, name, "" if is_plain else f"{name} ")
        layers.append(_forget_zero_heights(layer) if head.facts and name == DRAWN else layer)
    return build_plan(head, layers, path)


def _forget_zero_heights(layer: FeatureLayer) -> FeatureLayer:
    """Return a layer whose lines have unknown heights where they are 0: QGIS writes 0 where nothing was snapped."""
    points = layer.points.copy()
    is_line = np.repeat(layer.shape == LINE, np.diff(layer.offsets))
    points[is_line & (points[:, 2] == 0), 2] = np.nan
    return replace(layer, points=points)


def _load_systems(path: str) -> dict[str, int]:
    """Return the `srs_id` of every layer with shapes, by the name of the layer."""
    query = "SELECT table_name, srs_id FROM gpkg_geometry_columns"
    _, table = import_extra("pyogrio", "gis").read_arrow(path, sql=query)
    return dict(zip(*(table.column(name).to_pylist() for name in ("table_name", "srs_id")), strict=True))


def _require_tables(path: str) -> None:
    """Raise `NavspecError` for a database with anything but tables of rows: computed values may be endless.

    Refused are views, virtual tables, computed columns, a long default value, and pages that several rows share.
    """
    size, is_open = Path(path).stat().st_size, Path(f"{path}-wal").exists()
    turns = count(_TURNS + size // _BYTES_PER_TURN, -1)
    uri = f"{Path(path).absolute().as_uri()}?mode=ro{'' if is_open else '&immutable=1'}"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as database:
            database.set_progress_handler(lambda: next(turns) < 0, _STEPS)
            database.execute("PRAGMA ignore_check_constraints = ON")
            for name, is_computed, is_index in database.execute(_TABLES).fetchall():
                wide = [] if is_index else database.execute(_COMPUTED, (name,)).fetchall()
                if is_computed or wide:
                    raise NavspecError(
                        f"{path}: {name} is not a plain table: it is a view, or what is in it is computed; save the layer to a "
                        "new file (in QGIS: Export, Save Features As)"
                    )
                verdict = ("ok",) if is_index else database.execute(_SOUND, (name,)).fetchone()
                if verdict != ("ok",):
                    raise sqlite3.DatabaseError(f"{name}: {verdict}")
    except sqlite3.Error as error:
        raise NavspecError(f"{path}: this is not a readable GeoPackage: {error}") from None


def read_layer(path: str, name: str, prefix: str) -> FeatureLayer:
    """Read a layer of any file that GDAL reads; `prefix` begins the labels of its features."""
    pyogrio = import_extra("pyogrio", "gis")
    meta, table = pyogrio.read_arrow(path, layer=name, return_fids=True)
    shape = meta["geometry_name"] or "wkb_geometry"
    fid = table.column(0).to_pylist() if meta["fid_column"] in (table.column_names[0], "") else range(1, len(table) + 1)
    columns: Mapping[str, Any] = from_arrow_table(table.select(list(meta["fields"])))
    labels = np.array([f"{prefix}fid {number}" for number in fid], object)
    return layer_from_wkb(columns, labels, table.column(shape).to_numpy(), path)
