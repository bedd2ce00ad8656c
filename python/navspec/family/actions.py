"""What can be done to a network of nodes and lines by hand, and what actions are told, read."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.errors import NavspecError, closest
from navspec.family.editors import Action, Tool
from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array

_MOST = 1 << 53
"""No whole number from here on is one that floats can hold."""

TOOLS = (
    Tool(
        "move",
        "Move",
        "Moves nodes, with all lines that lead to them. A node that leaves the square of its area changes files.",
        nodes=(1, None),
        values=("by",),
    ),
    Tool(
        "set",
        "Set",
        "Sets attributes of nodes, or of lines in the direction that is chosen; what holds for a line holds for both.",
        nodes=(0, None),
        edges=(0, None),
        values=("attributes",),
    ),
    Tool(
        "draw",
        "Draw",
        "Draws a line with a node at every point. Points that are near a node or a line join it. Heights that are not told "
        "are those of the neighbours. A line that has the attribute `bridge` may cross others.",
        values=("points", "attributes"),
        has_back=True,
    ),
    Tool(
        "connect",
        "Connect",
        "Draws a straight line from one node to another.",
        nodes=(2, 2),
        values=("attributes",),
        has_back=True,
    ),
    Tool("cut", "Cut", "Puts a node into lines: in the middle, or at a place.", edges=(1, None), values=("at",)),
    Tool("delete", "Delete", "Deletes nodes with their lines, and lines in both directions.", (0, None), (0, None)),
)
"""What can be done to every network of nodes and lines."""


def demand_use(tools: Iterable[Tool], action: Action, graph: Graph) -> None:
    """Raise `NavspecError` for an action that there is not, or that is not used as it is to be."""
    known = {tool.name: tool for tool in tools}
    tool = known.get(action.tool)
    if tool is None:
        raise NavspecError(
            f"tool: there is no '{action.tool}'{closest(str(action.tool), known)}; tools are {', '.join(known)}"
        )
    unknown = [name for name in action.values if name not in tool.values]
    if unknown:
        told = f"it is told {', '.join(tool.values)}" if tool.values else "it is told nothing"
        raise NavspecError(f"{tool.name}: '{unknown[0]}' means nothing here; {told}")
    for noun, rows, (least, most), there in (
        ("nodes", action.nodes, tool.nodes, graph.nodes.rows),
        ("edges", action.edges, tool.edges, graph.edges.rows),
    ):
        if len(rows) < least or (most is not None and len(rows) > most):
            wanted = f"{least} or more" if most is None else f"{least}" if least == most else f"{least} to {most}"
            raise NavspecError(f"{tool.name}: this is used on {wanted} {noun}, not on {len(rows)}")
        if len(rows) and not 0 <= rows.min() <= rows.max() < there:
            raise NavspecError(f"{tool.name}: there are {there} {noun}, and none of the number {rows.max()}")
    if tool.nodes[0] == tool.edges[0] == 0 and tool.nodes[1] is None and not len(action.nodes) + len(action.edges):
        raise NavspecError(f"{tool.name}: choose some nodes or edges")


def vector(name: str, value: Any, *, may_lack_height: bool = False) -> Array:
    """Three numbers: east, north and up; float64, not a number for a height that may be left out."""
    given = list(value) if isinstance(value, Sequence | np.ndarray) and not isinstance(value, str) else []
    if may_lack_height and len(given) == 2:
        given.append(None)
    numbers = [math.nan if each is None else each for each in given]
    is_good = len(numbers) == 3 and all(map(_is_number, numbers))
    found = np.array(numbers if is_good else [math.nan] * 3, np.float64)
    if not np.isfinite(found[: 2 if may_lack_height else 3]).all() or np.isinf(found).any():
        wanted = "east, north and up"
        raise NavspecError(f"{name}: this has to be three numbers, {wanted}, not {brief(value)}")
    return found


def columns_of(name: str, value: Any) -> dict[str, Any]:
    """Attributes by the names of their columns: text, numbers, whether something is so, or None for what is usual."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise NavspecError(f"{name}: this has to be attributes by their names, not {brief(value)}")
    for column, each in value.items():
        if not (each is None or isinstance(each, str | bool | np.bool) or _is_number(each)):
            raise NavspecError(f"{name}: '{column}' has to be a number or text, not {brief(each)}")
    return dict(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, float | np.number) or (isinstance(value, int) and abs(value) < _MOST)


def demand_known(columns: Iterable[str], known: Sequence[str], noun: str) -> None:
    """Raise `NavspecError` for an attribute that there is not."""
    for name in columns:
        if name not in known:
            raise NavspecError(
                f"attributes: {noun} have no '{name}' that can be set{closest(name, known)}; it can be {', '.join(known)}"
            )
