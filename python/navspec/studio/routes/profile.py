"""Heights along a road or a way."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.road import trace_road
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.scene import select_rows

MAX_NODES = 1_000
"""Nodes of a profile."""


@endpoint("documents/{document:int}/profile", method="POST")
def profile(call: ApiCall) -> Any:
    """Return the heights along the road of the first of `edges`, or along `nodes` in their order.

    - nodes: Names, in order; `more` is the number of nodes left out.
    - position: East, north and up of each.
    - distance: From the first node along the ground plan, in units.
    - unit: Unit of positions and distances.
    - movable: Whether the heights can be changed by the tool `move`.
    """
    document, graph = call.document, call.document.now.graph
    rows, edges = select_rows(graph, call.data)
    if len(edges):
        road = trace_road(graph, int(graph.source[edges[0]]), int(graph.target[edges[0]]), MAX_NODES // 2)
        rows = np.array(road, np.int64)
    if len(rows) < 2:
        raise NavspecError("choose a line, or at least two nodes")
    kept = rows[:MAX_NODES]
    position = graph.position[kept]
    steps = np.hypot(*np.diff(position[:, :2], axis=0).T)
    make_editor = document.unit.family.editor
    return {
        "revision": document.revision,
        "nodes": graph.names(kept),
        "more": len(rows) - len(kept),
        "position": np.round(position, 3).tolist(),
        "distance": np.round(np.append(0, np.cumsum(np.nan_to_num(steps))), 3).tolist(),
        "unit": graph.unit,
        "movable": make_editor is not None and any(tool.name == "move" for tool in make_editor().tools),
    }


ROUTES = [profile]
