"""Previews of edits while things are dragged: nothing is changed by them."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from navspec.errors import NavspecError
from navspec.family.network.tools import Action
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.operations.edit_preview import EditPreview, Reach, find_reach, preview_edit
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.scene import select_rows

_MOST_LINES = 200
"""Connections that are drawn; the counts are exact."""
_REACHES: WeakKeyDictionary[Graph, tuple[bytes, Reach]] = WeakKeyDictionary()
"""Ways before an edit, of the nodes that are being dragged."""


@endpoint("documents/{document:int}/preview", method="POST")
def preview(call: ApiCall) -> Any:
    """Preview a tool that moves nodes: `tool`, `nodes` and `values` as for `edit`, and the node `start` of a route.

    - obstacles: Reasons against it; there is nothing else then.
    - added, removed: Connections between the nodes and others that would be new or gone: their `count`, each way by itself, and
      `lines` from position to position.
    - origins, targets: How many others lead to the nodes and are reached from them, `before` and `after`.
    - cut_off: How many of the nodes have no way from any other, `before` and `after`.
    - start: Whether a way leads from the start to the nodes, `before` and `after`; null without one.
    """
    document, data = call.document, call.data
    state = document.now
    graph = state.graph
    nodes, _ = select_rows(graph, data)
    action = Action(call.member("tool", str), nodes, values=call.member("values", dict, {}))
    shown = preview_edit(document.unit.family, state.view, graph, action)
    if shown.obstacles:
        return {"obstacles": [obstacle.to_dict() for obstacle in shown.obstacles]}
    before = _find_reach_before(graph, shown)
    is_same = not len(shown.added) + len(shown.removed)
    steps = {"before": before, "after": before if is_same else find_reach(graph, shown, is_after=True)}
    start = _find_start(graph, data.get("start"), shown.nodes)
    return {
        "obstacles": [],
        "added": _describe_edges(graph, shown, shown.added),
        "removed": _describe_edges(graph, shown, shown.removed),
        "origins": {step: int(reach.is_origin.sum()) for step, reach in steps.items()},
        "targets": {step: int(reach.is_target.sum()) for step, reach in steps.items()},
        "cut_off": {step: int(reach.is_cut_off.sum()) for step, reach in steps.items()},
        "start": None if start is None else {step: bool(reach.is_origin[start]) for step, reach in steps.items()},
    }


def _find_reach_before(graph: Graph, shown: EditPreview) -> Reach:
    key = shown.nodes.tobytes()
    if graph not in _REACHES or _REACHES[graph][0] != key:
        _REACHES[graph] = key, find_reach(graph, shown, is_after=False)
    return _REACHES[graph][1]


def _find_start(graph: Graph, name: Any, nodes: Array) -> int | None:
    """Return the row of the start of a route; None for a place without a node, and for a node that is moved itself."""
    try:
        row = graph.row(str(name or ""))
    except NavspecError:
        return None
    return None if row in nodes else row


def _describe_edges(graph: Graph, shown: EditPreview, edges: Array) -> dict[str, Any]:
    position = dict(zip(shown.nodes.tolist(), shown.position[:, :2].tolist(), strict=True))
    pairs = dict.fromkeys(tuple(sorted(pair)) for pair in edges.tolist())
    lines = [
        [position.get(row) or graph.position[row, :2].tolist() for row in pair] for pair in list(pairs)[:_MOST_LINES]
    ]
    return {"count": len(edges), "lines": lines}


ROUTES = [preview]
