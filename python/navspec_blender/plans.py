"""The network that somebody made of vertices and edges."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.graph import Polygons
from navspec.graphs.plan import BACK, NetworkPlan, none_if_unknown

from .columns import Array, Note, is_blank, restored
from .wires import EDGE, ID, NOWHERE, OWN, POINT, ROW, SET, Faces, Wire


def plan_from(wires: Sequence[Wire], faces: Sequence[Faces] = ()) -> NetworkPlan:
    """The network of some meshes.

    Vertices without `navspec_id` are new, and so are those with one that an earlier vertex has, as Blender's tools copy
    attributes: they get names of their own and lose what names a node. What is 0, no or nothing in a new vertex or edge is
    not known, unless `navspec_node_set` or `navspec_line_set` names it; `kind` then is that of all others in the mesh. A new
    vertex of which nothing but the kind is known is no node yet, and edges to it are lines that only have a shape.

    Raises `NavspecError` where there are no meshes, or some of several formats.
    """
    if not wires:
        raise NavspecError("there is nothing to take: select meshes with vertices and edges")
    vertices = [_Part(POINT, wire.name, len(wire.points), wire.point, wire.notes.get(POINT, {})) for wire in wires]
    edges = [_Part(EDGE, wire.name, len(wire.edges), wire.edge, wire.notes.get(EDGE, {})) for wire in wires]
    key = {name for wire in wires for name in wire.notes.get("key", ())}
    names, nodes, is_node, rows = _nodes(vertices, key)
    first = np.cumsum([0, *(part.rows for part in vertices)])
    ends = np.concatenate([wire.edges.astype(np.int64) + begin for wire, begin in zip(wires, first, strict=False)])
    ends, lines, line_rows = _lines(edges, ends, names, is_node)
    position = np.concatenate([_position(wire) for wire in wires])
    node_order, line_order = _order(rows)[: np.count_nonzero(is_node)], _order(line_rows)
    return NetworkPlan(
        _facts(wires),
        {name: values[node_order] for name, values in nodes.items()},
        position[node_order],
        {name: values[line_order] for name, values in lines.items()},
        position[ends[line_order]].reshape(-1, 3),
        np.arange(len(ends) + 1) * 2,
        _polygons(names[node_order], faces) if faces else None,
        _labels("vertex", vertices)[node_order],
        _labels("edge", edges)[line_order],
    )


class _Part(NamedTuple):
    """The attributes of the vertices or the edges of one mesh."""

    domain: str
    name: str
    rows: int
    held: Mapping[str, Array]
    notes: Mapping[str, Note]

    @property
    def columns(self) -> dict[str, str]:
        """Attributes by the names of the columns that they hold."""
        return {self.notes.get(name, {}).get("column", name): name for name in self.held if name not in OWN}


_LAST = np.iinfo(np.int64).max
"""Behind all rows."""


def _nodes(parts: Sequence[_Part], key: set[str]) -> tuple[Array, dict[str, Array], Array, Array]:
    """Names and columns of vertices, which are nodes, and their rows: vertices that are none come last."""
    given = _held(parts, ID, "")
    is_drawn = given == ""
    is_copy = ~is_drawn
    is_copy[np.unique(given.astype(str), return_index=True)[1]] = False
    columns = _columns(parts, is_drawn)
    columns.pop("id", None)
    is_node = ~is_drawn
    for name, values in columns.items():
        if name != "kind":
            is_node |= _is_known(values)
    columns = _of_one_kind(parts, columns)
    for name in key & set(columns):
        columns[name] = none_if_unknown(columns[name], np.logical_not(is_copy))
    names = _named(given, is_drawn | is_copy)
    rows = _held(parts, ROW[POINT], 0)
    rows = np.where(is_copy | (rows == 0), _LAST - 1, rows)
    return names, {"id": names, **columns}, is_node, np.where(is_node, rows, _LAST)


def _lines(parts: Sequence[_Part], ends: Array, names: Array, is_node: Array) -> tuple[Array, dict[str, Array], Array]:
    """Ends, columns and rows of lines, which lead the way that `from` and `to` say while one of the two is right.

    New ones in a row all lead the way of the first of them.
    """
    start, end = _held(parts, "from", ""), _held(parts, "to", "")
    is_new = (start == "") & (end == "")
    here, there = names[ends].T
    is_turned = (here != start) & (there != end) & ((there == start) | (here == end))
    is_turned[is_new] = _find_turned(ends[is_new])
    ends = np.where(is_turned[:, np.newaxis], ends[:, ::-1], ends)
    columns = _of_one_kind(parts, _columns(parts, is_new))
    if "has_back" in columns:
        # Nobody has said no where it is not known.
        has_back = np.asarray(np.not_equal(columns["has_back"], False), bool)
        for name in [column for column in columns if column.endswith(BACK) and column != "has_back"]:
            columns[name] = none_if_unknown(columns[name], has_back)
    here, there = none_if_unknown(names[ends], np.all(is_node[ends], axis=1)).T
    rows = _held(parts, ROW[EDGE], 0)
    return ends, {**columns, "from": here, "to": there}, np.where(rows == 0, _LAST, rows)


def _find_turned(ends: Array) -> Array:
    """Return which edges lead against the first one of the row of edges that they are in; bool.

    Blender orders the ends of an edge by no rule that a user could see. A row goes on where two edges meet, and no third.
    """
    listed = ends.tolist()
    at: dict[int, list[int]] = {}
    for row, (one, other) in enumerate(listed):
        at.setdefault(one, []).append(row)
        at.setdefault(other, []).append(row)
    is_turned = np.zeros(len(listed), bool)
    is_done = np.zeros(len(listed), bool)
    for first in range(len(listed)):
        if is_done[first]:
            continue
        is_done[first] = True
        # On from the end of the first edge, and back from its beginning.
        for side in (1, 0):
            vertex = listed[first][side]
            while len(at[vertex]) == 2:
                rows = [row for row in at[vertex] if not is_done[row]]
                if not rows:
                    break
                (row,) = rows
                is_done[row] = True
                is_turned[row] = listed[row][side] == vertex
                vertex = listed[row][side if not is_turned[row] else 1 - side]
    return is_turned


def _columns(parts: Sequence[_Part], is_drawn: Array) -> dict[str, Array]:
    """The columns of all meshes; None where a mesh has it not, and where it is as drawing leaves it."""
    begins = np.cumsum([0, *(part.rows for part in parts)])
    columns, said = [part.columns for part in parts], [_said(part) for part in parts]
    found = {}
    for name in dict.fromkeys(itertools.chain.from_iterable(columns)):
        pieces = []
        for part, names, words, begin in zip(parts, columns, said, begins, strict=False):
            if name not in names:
                pieces.append(np.full(part.rows, None, object))
                continue
            held = part.held[names[name]]
            is_unknown = is_drawn[begin : begin + part.rows] & is_blank(held)
            is_unknown[words.get(names[name], [])] = False
            pieces.append(none_if_unknown(restored(held, part.notes.get(names[name], {})), ~is_unknown))
        found[name] = np.concatenate(pieces)
    return found


def _of_one_kind(parts: Sequence[_Part], columns: Mapping[str, Array]) -> dict[str, Array]:
    """With `kind` where it is not known, from all others in the mesh."""
    if "kind" not in columns:
        return dict(columns)
    kind = columns["kind"].copy()
    for part, begin in zip(parts, np.cumsum([0, *(part.rows for part in parts)]), strict=False):
        here = kind[begin : begin + part.rows]
        known = set(here.tolist()) - {None}
        if len(known) == 1:
            here[~_is_known(here)] = known.pop()
    return {**columns, "kind": kind}


def _said(part: _Part) -> dict[str, list[int]]:
    """Rows in which an attribute is 0, no or nothing on purpose, by its name."""
    found: dict[str, list[int]] = {}
    texts = part.held.get(SET[part.domain], np.zeros(0, object))
    for row in np.flatnonzero(texts != "").tolist():
        for name in texts[row].split():
            found.setdefault(name, []).append(row)
    return found


def _held(parts: Sequence[_Part], name: str, default: str | int) -> Array:
    kind = object if isinstance(default, str) else np.int64
    return np.concatenate([part.held.get(name, np.full(part.rows, default, kind)) for part in parts])


def _named(given: Array, is_new: Array) -> Array:
    """Names that are told apart: new ones where there are none."""
    names = given.copy()
    taken = set(given.tolist())
    free = (name for name in map("new {}".format, itertools.count(1)) if name not in taken)
    names[is_new] = list(itertools.islice(free, int(np.count_nonzero(is_new))))
    return names


def _order(rows: Array) -> Array:
    return np.argsort(rows, kind="stable")


def _is_known(values: Array) -> Array:
    return np.not_equal(values, None) if values.dtype == object else np.ones(len(values), bool)  # type: ignore[call-overload]


def _position(wire: Wire) -> Array:
    found = wire.points.astype(np.float64)
    if NOWHERE in wire.point:
        found[wire.point[NOWHERE] & ~found.any(axis=1)] = np.nan
    return found


def _facts(wires: Sequence[Wire]) -> dict[str, Any]:
    known = [wire for wire in wires if wire.notes.get("facts")]
    for wire in known:
        if wire.notes["facts"] != known[0].notes["facts"]:
            one, other = (
                f"{each.name} ({' '.join(map(str, each.notes['facts'].values()))})" for each in (known[0], wire)
            )
            raise NavspecError(f"{one} and {other} are of two kinds: take the objects of one network")
    return dict(known[0].notes["facts"]) if known else {}


def _labels(noun: str, parts: Sequence[_Part]) -> Array:
    return np.array([f"{noun} {row} of {part.name}" for part in parts for row in range(part.rows)], object)


def _polygons(names: Array, faces: Sequence[Faces]) -> Polygons:
    """Outlines by the names of their nodes; none for nodes that are no areas."""
    row = {name: number for number, name in enumerate(np.concatenate([face.face[ID] for face in faces]).tolist())}
    of = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
    counts = np.concatenate([np.diff(face.offsets) for face in faces])
    corners = np.concatenate([face.corners for face in faces]).astype(np.float64)
    begin = np.append(np.cumsum(counts) - counts, 0)
    drawn = np.append(counts, 0)[of]
    offsets = np.concatenate(([0], np.cumsum(drawn)))
    step = np.arange(offsets[-1]) - np.repeat(offsets[:-1], drawn)
    return Polygons(offsets, corners[np.repeat(begin[of], drawn) + step])
