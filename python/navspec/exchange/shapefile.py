"""Shapefiles, as older programs for maps write them: lines or points, with names of at most ten characters."""

from __future__ import annotations

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.geopackage import gdal_options, read_layer, require_plane
from navspec.exchange.head import Head
from navspec.exchange.layers import build_plan
from navspec.exchange.limits import require_table
from navspec.graphs.plan import NetworkPlan


def read(path: str) -> NetworkPlan:
    """Read a network that was drawn with another program."""
    pyogrio = import_extra("pyogrio", "gis")
    try:
        with gdal_options(GDAL_PAM_ENABLED="NO", SHAPE_RESTORE_SHX="YES"):
            name = pyogrio.list_layers(path)[0][0]
            info = pyogrio.read_info(path, layer=name, force_feature_count=True)
            require_plane(info["crs"], f"{path}: layer {name}", "; delete the .prj file beside it if they are")
            require_table(info["features"], list(info["fields"]), path)
            return build_plan(Head({}, {}, {}), [read_layer(path, name, "")], path)
    except (pyogrio.errors.DataSourceError, pyogrio.errors.DataLayerError, pyogrio.errors.FeatureError) as error:
        raise NavspecError(f"{path}: this is not a readable Shapefile: {error}") from None
