"""OpenStreetMap as PBF, the compressed form of extracts, which GDAL reads."""

from __future__ import annotations

import warnings
from typing import Any

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.osm.elements import HIGHWAY, ElementCollector, parse_hstore

_QUERIES = {
    "node": f"SELECT osm_id, highway, other_tags FROM points WHERE {HIGHWAY} IS NOT NULL",
    "way": f"SELECT osm_id, name, highway, other_tags FROM lines WHERE {HIGHWAY} IS NOT NULL",
}


def read_elements(path: str) -> ElementCollector:
    """Return the elements of a file; raises `NavspecError` for one that is not PBF of OpenStreetMap."""
    pyogrio, shapely = import_extra("pyogrio", "gis"), import_extra("shapely", "gis")
    collector = ElementCollector(path)
    for noun, query in _QUERIES.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                _, table = pyogrio.read_arrow(path, sql=query)
        except (pyogrio.errors.DataSourceError, pyogrio.errors.DataLayerError, pyogrio.errors.FeatureError) as error:
            raise NavspecError(f"{path}: this is not a readable file of OpenStreetMap: {error}") from None
        for row in table.to_pylist():
            shape = row.pop("wkb_geometry")
            if shape is not None:
                points = shapely.get_coordinates(shapely.from_wkb(shape)).tolist()
                collector.add(f"{noun} {row['osm_id']}", _build_tags(row), [(x, y) for x, y in points])
    return collector


def _build_tags(row: dict[str, Any]) -> dict[str, str]:
    tags = {name: text for name, text in row.items() if text is not None and name not in ("osm_id", "other_tags")}
    return tags | dict(parse_hstore(row["other_tags"] or ""))
