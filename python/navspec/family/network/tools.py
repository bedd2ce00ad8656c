"""Tools that edit networks, and the actions and results of their use."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.errors import NavspecError, closest
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.records.networks import CompileObstacle


def _no_rows() -> Array:
    return np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool that edits a network.

    Attributes
    ----------
    name : str
        Its name in actions. Families use the same names for the same tools: `move`, `set`, `draw`, `connect`,
        `disconnect`, `cut`, `duplicate`, `paste`, `dissolve`, `delete`, `join`, `split`, `ladder`, `area`, `shape`,
        `spot`, `link`.
    title, doc : str
        Its title and its description, for users.
    nodes, edges : tuple of int and int or None
        Fewest and most nodes and edges to select; None for no limit.
    values : tuple of str
        Names of the values that it takes:

        - `by`: distance to move, east, north and up, in units of the game.
        - `points`: positions of a line, each east, north and up; up is None if unknown. An end at a node is that node's
          name instead.
        - `at`: a position, east, north, and up or None.
        - `line`: two positions, east and north.
        - `rectangle`: two opposite corners, each east, north, and up or None.
        - `copies`: a result of `Editor.copy` for files of the same family.
        - `attributes`: new values by the columns of the graph: names, for values that have names.
    takes : tuple of str or None
        Columns for attributes of the new rows; None for all that `set` takes. `connect` takes `HAS_BACK` where a link
        can lead one way only.
    has_back : bool
        Whether attributes of edges can be given for the way back as well, with `_back` appended to the names of the
        columns.
    keeps_nodes : bool
        Whether every node stays the same one, so that connections before and after can be compared.
    repairs : tuple of str
        Codes of the rules whose findings at the selected nodes it repairs.
    """

    name: str
    title: str
    doc: str
    nodes: tuple[int, int | None] = (0, 0)
    edges: tuple[int, int | None] = (0, 0)
    values: tuple[str, ...] = ()
    takes: tuple[str, ...] | None = None
    has_back: bool = False
    keeps_nodes: bool = False
    repairs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """The use of a tool.

    Attributes
    ----------
    tool : str
        Name of the tool.
    nodes, edges : numpy.ndarray
        Selected rows of the graph of the current files; int64. An edge is one direction.
    values : mapping
        Values for the tool.
    """

    tool: str
    nodes: Array = field(default_factory=_no_rows)
    edges: Array = field(default_factory=_no_rows)
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EditResult:
    """The result of an action.

    Attributes
    ----------
    files : mapping
        The changed files, by their numbers in the set; a new number is a new file. Empty if there are obstacles.
    obstacles : tuple of Obstacle
        Why the action is impossible, each with its place.
    notes : tuple of str
        Notes, such as consequences.
    nodes : tuple of str
        Names of the nodes to select afterwards, in the graph of the new files.
    """

    files: Mapping[int, Tables]
    obstacles: tuple[CompileObstacle, ...] = ()
    notes: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Editor:
    """The editor of a family.

    Attributes
    ----------
    tools : tuple of Tool
        Its tools.
    nodes, edges : tuple of str
        Columns of the graph that `set` takes, of nodes and of edges.
    edit : callable
        `edit(view, action)` returns the changed files of a view, which stays as it is. It raises `NavspecError` for an
        invalid action, such as one with an unknown attribute.
    link_kind : str
        Kind of the edges that `connect` makes, where others, such as ladders, have another kind; empty for any kind.
    condition : str
        An example of a condition on an attribute, for users who search.
    copy : callable or None
        `copy(view, nodes)` returns copies of rows of the graph for the tool `paste`, also in other files; they have their
        places as `position`, shape (nodes, 3). None for families without that tool.
    """

    tools: tuple[Tool, ...]
    nodes: tuple[str, ...]
    edges: tuple[str, ...]
    edit: Callable[[Any, Action], EditResult]
    link_kind: str = ""
    condition: str = ""
    copy: Callable[[Any, Array], Any] | None = None


HAS_BACK = "has_back"
"""Attribute of a new link: whether it leads back as well."""

_MOST = 1 << 53
"""First whole number that floats cannot represent exactly with all its successors."""

TOOLS = (
    Tool(
        "move",
        "Move",
        "Moves nodes, with all lines that lead to them. A node that leaves the square of its area changes files.",
        nodes=(1, None),
        values=("by",),
        keeps_nodes=True,
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
        "Draws a line with a node at every point. Points that are near a node or a line join it. Unknown heights "
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
    Tool(
        "join",
        "Join",
        "Joins a node with a second one of the same kind, at the place of the first one. Lines of the second one lead to "
        "the first.",
        nodes=(2, 2),
    ),
    Tool("cut", "Cut", "Puts a node into lines: in the middle, or at a place.", edges=(1, None), values=("at",)),
    Tool(
        "duplicate",
        "Duplicate",
        "Makes copies of nodes, with the lines between them, at a distance.",
        nodes=(1, None),
        values=("by",),
    ),
    Tool(
        "paste",
        "Paste",
        "Adds copies of nodes, also of those of other files, with the lines between them, at a distance.",
        values=("copies", "by"),
    ),
    Tool(
        "dissolve",
        "Dissolve",
        "Takes out nodes between two others; the road goes straight on, with the values of its longer piece.",
        nodes=(1, None),
    ),
    Tool("delete", "Delete", "Deletes nodes with their lines, and lines in both directions.", (0, None), (0, None)),
)
"""Tools for every network of nodes and lines."""


def require_valid_use(tools: Iterable[Tool], action: Action, graph: Graph) -> None:
    """Raise `NavspecError` for an unknown tool, or one that is used on the wrong rows."""
    tools_by_name = {tool.name: tool for tool in tools}
    tool = tools_by_name.get(action.tool)
    if tool is None:
        raise NavspecError(
            f"tool: there is no '{action.tool}'{closest(str(action.tool), tools_by_name)}; tools are {', '.join(tools_by_name)}"
        )
    unknown = [name for name in action.values if name not in tool.values]
    if unknown:
        takes = f"it takes {', '.join(tool.values)}" if tool.values else "it takes no values"
        raise NavspecError(f"{tool.name}: '{unknown[0]}' means nothing here; {takes}")
    for noun, rows, (least, most), count in (
        ("nodes", action.nodes, tool.nodes, graph.nodes.rows),
        ("edges", action.edges, tool.edges, graph.edges.rows),
    ):
        if len(rows) < least or (most is not None and len(rows) > most):
            wanted = f"{least} or more" if most is None else f"{least}" if least == most else f"{least} to {most}"
            raise NavspecError(f"{tool.name}: this is used on {wanted} {noun}, not on {len(rows)}")
        if len(rows) and not 0 <= rows.min() <= rows.max() < count:
            raise NavspecError(f"{tool.name}: there are {count} {noun}, and none of the number {rows.max()}")
    if tool.nodes[0] == tool.edges[0] == 0 and tool.nodes[1] is None and not len(action.nodes) + len(action.edges):
        raise NavspecError(f"{tool.name}: choose some nodes or edges")


def parse_vector(name: str, value: Any, *, may_lack_height: bool = False) -> Array:
    """Parse three numbers: east, north and up; float64, not a number for an optional height."""
    coordinates = list(value) if isinstance(value, Sequence | np.ndarray) and not isinstance(value, str) else []
    if may_lack_height and len(coordinates) == 2:
        coordinates.append(None)
    numbers = [math.nan if coordinate is None else coordinate for coordinate in coordinates]
    is_good = len(numbers) == 3 and all(map(_is_number, numbers))
    vector = np.array(numbers if is_good else [math.nan] * 3, np.float64)
    if not np.isfinite(vector[: 2 if may_lack_height else 3]).all() or np.isinf(vector).any():
        wanted = "east, north and up"
        raise NavspecError(f"{name}: this has to be three numbers, {wanted}, not {brief(value)}")
    return vector


def parse_attributes(name: str, value: Any) -> dict[str, Any]:
    """Parse attributes by the names of their columns: text, numbers, booleans, or None for the default."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise NavspecError(f"{name}: this has to be attributes by their names, not {brief(value)}")
    for column, entry in value.items():
        if not (entry is None or isinstance(entry, str | bool | np.bool) or _is_number(entry)):
            raise NavspecError(f"{name}: '{column}' has to be a number or text, not {brief(entry)}")
    return dict(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, float | np.number) or (isinstance(value, int) and abs(value) < _MOST)


def require_settable_attributes(columns: Iterable[str], choices: Sequence[str], noun: str) -> None:
    """Raise `NavspecError` for an unknown attribute."""
    for name in columns:
        if name not in choices:
            raise NavspecError(
                f"attributes: {noun} have no '{name}' that can be set{closest(name, choices)}; it can be {', '.join(choices)}"
            )
