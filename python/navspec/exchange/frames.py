"""Data frames with shapes, as geopandas has them: nodes, lines, or both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.head import Head
from navspec.exchange.layers import FeatureLayer, build_plan
from navspec.exchange.limits import require_table
from navspec.exchange.plane import require_plane
from navspec.exchange.shapes import layer_from_wkb
from navspec.exchange.values import infer_object_type, to_column
from navspec.graphs.plan import NetworkPlan

_SOURCE = "the frame"


def is_frame(source: Any) -> bool:
    """Return whether an object is a data frame with shapes; geopandas is not imported for that."""
    return hasattr(source, "to_wkb") and hasattr(source, "columns") and hasattr(source, "attrs")


def read_frames(frames: Sequence[Any]) -> NetworkPlan:
    """Return the network of frames of `geopandas`: as `Graph.to_geopandas` makes them, edited or not, or of the user.

    Raises `NavspecError` for a frame with a projection, of edges in one direction, or with a shape that a network cannot
    have.
    """
    facts = [frame.attrs["navspec"] for frame in frames if isinstance(frame.attrs.get("navspec"), Mapping)]
    return build_plan(Head(dict(facts[0]) if facts else {}, {}, {}), list(map(_read_frame, frames)), _SOURCE)


def _read_frame(frame: Any) -> FeatureLayer:
    if frame.crs is not None:
        require_plane(frame.crs.to_wkt(), _SOURCE, "; clear it with set_crs(None, allow_override=True) if they are")
    names = [name for name in frame.columns if name != frame.geometry.name]
    require_table(len(frame), list(map(str, names)), _SOURCE)
    if "source" in names and "target" in names and "from" not in names:
        raise NavspecError(
            f"{_SOURCE} has edges of one direction, whose ends are rows of another table; use graph.to_geopandas('lines')"
        )
    columns = {str(name): _read_column(frame[name]) for name in names}
    labels = np.array([f"row {index}" for index in frame.index.tolist()] + [None], object)[:-1]
    return layer_from_wkb(columns, labels, frame.geometry.to_wkb().to_numpy(), _SOURCE)


def _read_column(column: Any) -> Any:
    """Return a column of a frame as one of a plan; missing values of all types are unknown."""
    values = column.astype(object).where(column.notna(), None)
    return to_column(infer_object_type(values.tolist()))
