"""Areas at points; how the games of Source 2 search is not known."""

from __future__ import annotations

import numpy as np

from navspec.family.network.routing import Point, Routing
from navspec.graphs.graph import Graph, nearest
from navspec.graphs.inside import holding
from navspec.graphs.numbers import Array


def node_at(graph: Graph, point: Point, is_fit: Array) -> int:
    """The area that holds a point, of several that whose centre is nearest in height, or the highest; or the nearest one."""
    assert graph.polygons is not None
    rows = np.flatnonzero(holding(graph.polygons, *point[:2]) & is_fit)
    if not len(rows):
        return nearest(graph.position, point, is_fit)
    height = graph.position[rows, 2]
    return int(rows[np.argmin(np.abs(height - point[2])) if len(point) > 2 else np.argmax(height)])


ROUTING = Routing(node_at=node_at)
