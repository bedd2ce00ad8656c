"""Editors of meshes: the function of a tool changes a copy of the file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import TableSet
from navspec.errors import NavspecError
from navspec.family.network.tools import Action, Editor, EditResult, Tool, require_valid_use
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.records.networks import CompileObstacle


class EditRefusal(NavspecError):
    """Raised for an action that a file cannot store, with its `obstacles`."""

    def __init__(self, *obstacles: CompileObstacle) -> None:
        super().__init__(obstacles[0].message)
        self.obstacles = obstacles


class MeshEdit(NamedTuple):
    """The outcome of an edit: `notes` and `nodes` are those of an `EditResult`."""

    notes: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()


EditFunction = Callable[[Any, Action], MeshEdit]
"""Applies an action to the tables of a view, which it changes; raises `EditRefusal` if the file cannot store the
result.
"""


def build_mesh_editor(
    view: Callable[[TableSet], Any],
    graph: Callable[[Any], Graph],
    tools: Mapping[Tool, EditFunction],
    nodes: Sequence[str],
    edges: Sequence[str],
) -> Editor:
    """Build the editor of a family whose sets are one file.

    Parameters
    ----------
    view, graph : callable
        As in `Family`.
    tools : mapping
        Tools with their functions. Rows of their actions are ascending, each once. Tools for a fixed number of nodes
        get them in
        the given order.
    nodes, edges : sequence of str
        As in `Editor`.
    """
    tools_by_name = {tool.name: tool for tool in tools}

    def edit(files: TableSet, action: Action) -> EditResult:
        require_valid_use(tools, action, graph(view(files)))
        tool = tools_by_name[action.tool]
        in_order = action if tool.nodes[1] else replace(action, nodes=np.unique(action.nodes))
        ((number, tables),) = files.files.items()
        after = copy(tables)
        changed = files.with_files({number: after})
        try:
            outcome = tools[tool](view(changed), replace(in_order, edges=np.unique(action.edges)))
        except EditRefusal as refusal:
            return EditResult({}, refusal.obstacles)
        return EditResult({number: after}, notes=outcome.notes, nodes=outcome.nodes)

    return Editor(tuple(tools), tuple(nodes), tuple(edges), edit)


def build_obstacle(message: str, points: Array, fix: str) -> CompileObstacle:
    """Build an obstacle in the middle of some points; shape (points, 3)."""
    with np.errstate(all="ignore"):
        middle = points.mean(axis=0)
    return CompileObstacle("", message, middle.round(3).tolist() if np.isfinite(middle).all() else None, fix)
