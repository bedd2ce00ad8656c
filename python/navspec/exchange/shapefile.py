"""Shapefiles, as older programs for maps write them: several files, and names of at most ten characters."""

from __future__ import annotations

import os
from pathlib import Path

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.geopackage import gdal_options, read_layer
from navspec.exchange.head import Head
from navspec.exchange.layers import build_plan
from navspec.exchange.limits import require_table
from navspec.exchange.plane import require_plane
from navspec.graphs.plan import NetworkPlan

_REQUIRED = ("dbf", "shx")
_OPTIONAL = ("prj", "cpg", "qix", "sbn", "sbx")


def read(path: str) -> NetworkPlan:
    """Read a network that was drawn with another program."""
    _require_files_beside(Path(path))
    pyogrio = import_extra("pyogrio", "gis")
    try:
        with gdal_options(GDAL_PAM_ENABLED="NO"):
            name = pyogrio.list_layers(path)[0][0]
            info = pyogrio.read_info(path, layer=name, force_feature_count=True)
            require_plane(info["crs"], f"{path}: layer {name}", "; delete the .prj file beside it if they are")
            require_table(info["features"], list(info["fields"]), path)
            return build_plan(Head({}, {}, {}), [read_layer(path, name, "")], path)
    except (pyogrio.errors.DataSourceError, pyogrio.errors.DataLayerError, pyogrio.errors.FeatureError) as error:
        raise NavspecError(f"{path}: this is not a readable Shapefile: {error}") from None


def _require_files_beside(path: Path) -> None:
    """Raise `NavspecError` if a file of the Shapefile is missing, or is a pipe, which could block for ever."""
    for ending in (*_REQUIRED, *_OPTIONAL):
        beside = path.with_suffix(f".{ending.upper() if path.suffix.isupper() else ending}")
        if ending in _REQUIRED and not os.path.lexists(beside):
            raise NavspecError(
                f"{path}: {beside.name} is not beside it; a Shapefile has its attributes in several files"
            )
        if os.path.lexists(beside) and not beside.is_file():
            raise NavspecError(f"{path}: {beside.name} beside it is not a file; remove it")
