"""Previews of edits that move nodes: connections that they would make and lose, and ways to and from the nodes.

Only the surroundings are edited where the family knows them, so that a preview of a large file takes no longer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from navspec.columns import TableSet
from navspec.errors import NavspecError
from navspec.family.contract import Family, Locality
from navspec.family.network.tools import Action, parse_vector
from navspec.family.rules.rule_set import View
from navspec.graphs.arrays import Array
from navspec.graphs.connectivity import find_reachable
from navspec.graphs.graph import Graph
from navspec.operations.nearby import MOST_BOXES, are_near, mark_linked
from navspec.records.networks import CompileObstacle


class EditPreview(NamedTuple):
    """The effect of an edit that is not done.

    Attributes
    ----------
    obstacles : tuple of CompileObstacle
        Reasons against it; nothing would change then.
    nodes : numpy.ndarray
        Rows of the moved nodes, ascending; int64.
    position : numpy.ndarray
        Their positions after the edit; float64, shape (nodes, 3).
    added, removed : numpy.ndarray
        Edges between them and others that would be new or gone, as rows of both ends; int64, shape (edges, 2).
    """

    obstacles: tuple[CompileObstacle, ...]
    nodes: Array
    position: Array
    added: Array
    removed: Array


def preview_edit(family: Family, view: View, graph: Graph, action: Action) -> EditPreview:
    """Preview an edit of a network, whose files stay as they are.

    Raises `NavspecError` for an invalid action, and for a tool without a preview.
    """
    editor, build_graph = family.editor() if family.editor else None, family.graph
    names = [tool.name for tool in editor.tools if tool.keeps_nodes] if editor else []
    if editor is None or build_graph is None or action.tool not in names:
        raise NavspecError(
            f"tool: there is no preview of '{action.tool}', only of {', '.join(names) or 'no tool here'}"
        )
    chosen = np.unique(action.nodes)
    part, before, nodes = view, graph, chosen
    if family.locality is not None and len(view.files.files) == 1 and len(chosen):
        files, rows = _select_surroundings(family.locality(), view, replace(action, nodes=chosen))
        part = family.view(files)
        before, nodes = build_graph(part), np.searchsorted(rows, chosen)
    result = editor.edit(part, replace(action, nodes=nodes))
    if result.obstacles:
        return EditPreview(result.obstacles, chosen, graph.position[chosen], *np.zeros((2, 0, 2), np.int64))
    after = build_graph(family.view(part.files.with_files({**part.files.files, **result.files})))
    moved = np.array([after.row(name) for name in result.nodes], np.int64)
    old, new = _find_joints(before, nodes), _find_joints(after, moved)
    added, removed = (_find_edges(graph, chosen, sorted(joints)) for joints in (new - old, old - new))
    return EditPreview((), chosen, after.position[moved], added, removed)


def _select_surroundings(locality: Locality, view: View, action: Action) -> tuple[TableSet, Array]:
    """Select the rows near the place of an action and near where it leads, and those linked with them.

    Returns the part as a set of one file, and the selected rows.
    """
    boxes = locality.boxes(view)
    touched = [boxes[action.nodes]]
    if "by" in action.values:
        touched.append(touched[0] + np.tile(parse_vector("by", action.values["by"])[:2], 2))
    corners = action.values.get("rectangle") or ()
    touched += [np.tile(parse_vector("rectangle", corner, may_lack_height=True)[:2], 2)[None] for corner in corners]
    whole = np.concatenate(touched)
    if "rectangle" in action.values or len(whole) > MOST_BOXES:
        whole = np.concatenate((whole[:, :2].min(axis=0), whole[:, 2:].max(axis=0)))[None]
    mask = are_near(boxes, whole, locality.reach)
    mask[action.nodes] = True
    mask[locality.anchors(view)] = True
    for _ in range(2):
        mark_linked(mask, locality.links(view))
    ((number, tables),) = view.files.files.items()
    return view.files.with_files({number: tables.select(locality.table, mask)}), np.flatnonzero(mask)


Joint = tuple[int, bool, float, float, float]
"""An edge between a moved node and another one: which of the moved nodes, whether it leads out of it, and the position
of the other node, which has another name where rows moved to other files.
"""


def _find_joints(graph: Graph, nodes: Array) -> set[Joint]:
    """Return the edges between some nodes and others."""
    number = np.full(graph.nodes.rows, -1)
    number[nodes] = np.arange(len(nodes))
    joints: set[Joint] = set()
    for is_out, here, there in ((True, graph.source, graph.target), (False, graph.target, graph.source)):
        edges = np.flatnonzero((number[here] >= 0) & (number[there] < 0))
        places = np.nan_to_num(graph.position[there[edges]])
        joints |= {
            (row, is_out, *place) for row, place in zip(number[here[edges]].tolist(), places.tolist(), strict=True)
        }
    return joints


def _find_edges(graph: Graph, nodes: Array, joints: list[Joint]) -> Array:
    """Return edges as rows of both ends, shape (edges, 2)."""
    edges = np.zeros((len(joints), 2), np.int64)
    if not joints:
        return edges
    is_fixed = np.ones(graph.nodes.rows, bool)
    is_fixed[nodes] = False
    places = np.nan_to_num(graph.position)
    for at, (number, is_out, *place) in enumerate(joints):
        other_node = np.flatnonzero(is_fixed & (places == place).all(axis=1))[0]
        edges[at] = (nodes[number], other_node) if is_out else (other_node, nodes[number])
    return edges


class Reach(NamedTuple):
    """Ways between some nodes and all others; bool, shape (nodes,), without these nodes.

    Attributes
    ----------
    is_origin, is_target : numpy.ndarray
        Whether a way leads from each node to any of them, and from any of them to it.
    is_cut_off : numpy.ndarray
        Which of the nodes have no way from any other; shape (chosen nodes,).
    """

    is_origin: Array
    is_target: Array
    is_cut_off: Array


def find_reach(graph: Graph, preview: EditPreview, *, is_after: bool) -> Reach:
    """Find ways to and from the moved nodes of a preview, before or after the edit."""
    nodes, source, target = preview.nodes, graph.source, graph.target
    if is_after and len(preview.added) + len(preview.removed):
        width = graph.nodes.rows
        is_kept = ~np.isin(source * width + target, preview.removed @ (width, 1))
        source = np.append(source[is_kept], preview.added[:, 0])
        target = np.append(target[is_kept], preview.added[:, 1])
    is_chosen = np.zeros(graph.nodes.rows, bool)
    is_chosen[nodes] = True
    inward = np.flatnonzero(is_chosen[target])
    outside = np.unique(source[inward][~is_chosen[source[inward]]])
    is_entered = find_reachable(graph.nodes.rows, source[inward], target[inward], outside)
    ways = [find_reachable(graph.nodes.rows, *ends, nodes) for ends in ((target, source), (source, target))]
    is_origin, is_target = (way & ~is_chosen for way in ways)
    return Reach(is_origin, is_target, ~is_entered[nodes])
