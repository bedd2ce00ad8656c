"""The network that the user made of vertices and edges."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.graph import BACK, Polygons, Roadway, none_if_unknown
from navspec.graphs.plan import NetworkPlan

from .attributes import Array, Note, from_attribute, is_blank
from .wires import EDGE, ID, NOWHERE, OWN, POINT, ROW, SET, Faces, Wire


def build_plan(wires: Sequence[Wire], faces: Sequence[Faces] = ()) -> NetworkPlan:
    """Return the network of some meshes.

    Vertices without `navspec_id` are new, and so are those with the same one as an earlier vertex, because Blender's
    tools copy attributes: they get new names, and lose the columns that identify a node. A value 0, no or empty in a
    new vertex or edge means unknown, unless `navspec_node_set` or `navspec_line_set` names it; an unknown `kind` is
    that of all others in the mesh. A new vertex with only a kind is not a node yet, and edges to it are lines that only
    have a shape.

    Raises `NavspecError` without meshes, or for meshes of several formats.
    """
    if not wires:
        raise NavspecError("there is nothing to take: select meshes with vertices and edges")
    vertices = [_MeshPart(POINT, wire.name, len(wire.points), wire.point, wire.notes.get(POINT, {})) for wire in wires]
    edges = [_MeshPart(EDGE, wire.name, len(wire.edges), wire.edge, wire.notes.get(EDGE, {})) for wire in wires]
    key = {name for wire in wires for name in wire.notes.get("key", ())}
    names, nodes, is_node, rows = _build_nodes(vertices, key)
    first = np.cumsum([0, *(part.rows for part in vertices)])
    ends = np.concatenate([wire.edges.astype(np.int64) + begin for wire, begin in zip(wires, first, strict=False)])
    ends, lines, line_rows = _build_lines(edges, ends, names, is_node)
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
        roadway=next(filter(None, (read_roadway(wire.notes) for wire in wires)), None),
    )


class _MeshPart(NamedTuple):
    """The attributes of the vertices or the edges of one mesh."""

    domain: str
    name: str
    rows: int
    attributes: Mapping[str, Array]
    notes: Mapping[str, Note]

    @property
    def columns(self) -> dict[str, str]:
        """Attributes by the names of their columns."""
        return {self.notes.get(name, {}).get("column", name): name for name in self.attributes if name not in OWN}


_LAST = np.iinfo(np.int64).max
"""Row number after all rows."""


def _build_nodes(parts: Sequence[_MeshPart], key: set[str]) -> tuple[Array, dict[str, Array], Array, Array]:
    """Return names and columns of vertices, whether each is a node, and their rows; vertices that are not nodes come
    last.
    """
    ids = _attribute_values(parts, ID, "")
    is_drawn = ids == ""
    is_copy = ~is_drawn
    is_copy[np.unique(ids.astype(str), return_index=True)[1]] = False
    columns = _merge_columns(parts, is_drawn)
    columns.pop("id", None)
    is_node = ~is_drawn
    for name, values in columns.items():
        if name != "kind":
            is_node |= _is_known(values)
    columns = _fill_kinds(parts, columns)
    for name in key & set(columns):
        columns[name] = none_if_unknown(columns[name], np.logical_not(is_copy))
    names = _unique_names(ids, is_drawn | is_copy)
    rows = _attribute_values(parts, ROW[POINT], 0)
    rows = np.where(is_copy | (rows == 0), _LAST - 1, rows)
    return names, {"id": names, **columns}, is_node, np.where(is_node, rows, _LAST)


def _build_lines(
    parts: Sequence[_MeshPart], ends: Array, names: Array, is_node: Array
) -> tuple[Array, dict[str, Array], Array]:
    """Return ends, columns and rows of lines; their direction is that of `from` and `to` while one of the two is right.

    New ones in a row all have the direction of the first of them.
    """
    start, end = _attribute_values(parts, "from", ""), _attribute_values(parts, "to", "")
    is_new = (start == "") & (end == "")
    starts, stops = names[ends].T
    is_turned = (starts != start) & (stops != end) & ((stops == start) | (starts == end))
    is_turned[is_new] = _find_turned(ends[is_new])
    ends = np.where(is_turned[:, np.newaxis], ends[:, ::-1], ends)
    columns = _fill_kinds(parts, _merge_columns(parts, is_new))
    if "has_back" in columns:
        # Nobody has said no where it is not known.
        has_back = np.asarray(np.not_equal(columns["has_back"], False), bool)
        for name in [column for column in columns if column.endswith(BACK) and column != "has_back"]:
            columns[name] = none_if_unknown(columns[name], has_back)
    starts, stops = none_if_unknown(names[ends], np.all(is_node[ends], axis=1)).T
    rows = _attribute_values(parts, ROW[EDGE], 0)
    return ends, {**columns, "from": starts, "to": stops}, np.where(rows == 0, _LAST, rows)


def _find_turned(ends: Array) -> Array:
    """Return which edges point against the first one of their row of edges; bool.

    Blender orders the ends of an edge by no rule that a user could see. A row continues where exactly two edges meet.
    """
    listed = ends.tolist()
    at: dict[int, list[int]] = {}
    for row, (first_vertex, second) in enumerate(listed):
        at.setdefault(first_vertex, []).append(row)
        at.setdefault(second, []).append(row)
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


def _merge_columns(parts: Sequence[_MeshPart], is_drawn: Array) -> dict[str, Array]:
    """Return the columns of all meshes; None if a mesh lacks one, or has the default value of a drawn element."""
    begins = np.cumsum([0, *(part.rows for part in parts)])
    columns, intended = [part.columns for part in parts], [_intended_rows(part) for part in parts]
    columns_by_name = {}
    for name in dict.fromkeys(itertools.chain.from_iterable(columns)):
        pieces = []
        for part, names, words, begin in zip(parts, columns, intended, begins, strict=False):
            if name not in names:
                pieces.append(np.full(part.rows, None, object))
                continue
            values = part.attributes[names[name]]
            is_unknown = is_drawn[begin : begin + part.rows] & is_blank(values)
            is_unknown[words.get(names[name], [])] = False
            pieces.append(none_if_unknown(from_attribute(values, part.notes.get(names[name], {})), ~is_unknown))
        columns_by_name[name] = np.concatenate(pieces)
    return columns_by_name


def _fill_kinds(parts: Sequence[_MeshPart], columns: Mapping[str, Array]) -> dict[str, Array]:
    """Return the columns with unknown `kind` replaced by that of all others in the mesh."""
    if "kind" not in columns:
        return dict(columns)
    kind = columns["kind"].copy()
    for part, begin in zip(parts, np.cumsum([0, *(part.rows for part in parts)]), strict=False):
        kinds = kind[begin : begin + part.rows]
        names = set(kinds.tolist()) - {None}
        if len(names) == 1:
            kinds[~_is_known(kinds)] = names.pop()
    return {**columns, "kind": kind}


def _intended_rows(part: _MeshPart) -> dict[str, list[int]]:
    """Return the rows in which an attribute is intentionally 0, no or empty, by its name."""
    rows: dict[str, list[int]] = {}
    texts = part.attributes.get(SET[part.domain], np.zeros(0, object))
    for row in np.flatnonzero(texts != "").tolist():
        for name in texts[row].split():
            rows.setdefault(name, []).append(row)
    return rows


def _attribute_values(parts: Sequence[_MeshPart], name: str, default: str | int) -> Array:
    kind = object if isinstance(default, str) else np.int64
    return np.concatenate([part.attributes.get(name, np.full(part.rows, default, kind)) for part in parts])


def _unique_names(ids: Array, is_new: Array) -> Array:
    """Return unique names; new ones replace missing ones."""
    names = ids.copy()
    used = set(ids.tolist())
    free = (name for name in map("new {}".format, itertools.count(1)) if name not in used)
    names[is_new] = list(itertools.islice(free, int(np.count_nonzero(is_new))))
    return names


def _order(rows: Array) -> Array:
    return np.argsort(rows, kind="stable")


def _is_known(values: Array) -> Array:
    return np.not_equal(values, None) if values.dtype == object else np.ones(len(values), bool)  # type: ignore[call-overload]


def _position(wire: Wire) -> Array:
    position = wire.points.astype(np.float64)
    if NOWHERE in wire.point:
        position[(wire.point[NOWHERE] != 0) & ~position.any(axis=1)] = np.nan
    return position


def _facts(wires: Sequence[Wire]) -> dict[str, Any]:
    imported = [wire for wire in wires if wire.notes.get("facts")]
    for wire in imported:
        if wire.notes["facts"] != imported[0].notes["facts"]:
            one, second = (
                f"{item.name} ({' '.join(map(str, item.notes['facts'].values()))})" for item in (imported[0], wire)
            )
            raise NavspecError(f"{one} and {second} are of two kinds: take the objects of one network")
    return dict(imported[0].notes["facts"]) if imported else {}


def read_roadway(notes: Mapping[str, Any]) -> Roadway | None:
    """Return the columns that describe roads from the metadata of a mesh; None if there are no roads."""
    values: list[Any] = [tuple(value) if isinstance(value, list) else value for value in notes.get("roadway", ())]
    return Roadway(*values) if values else None


def _labels(noun: str, parts: Sequence[_MeshPart]) -> Array:
    return np.array([f"{noun} {row} of {part.name}" for part in parts for row in range(part.rows)], object)


def _polygons(names: Array, faces: Sequence[Faces]) -> Polygons:
    """Return outlines by the names of their nodes; empty for nodes that are not areas."""
    row = {name: number for number, name in enumerate(np.concatenate([face.face[ID] for face in faces]).tolist())}
    of = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
    counts = np.concatenate([np.diff(face.offsets) for face in faces])
    corners = np.concatenate([face.corners for face in faces]).astype(np.float64)
    begin = np.append(np.cumsum(counts) - counts, 0)
    shown = np.append(counts, 0)[of]
    offsets = np.concatenate(([0], np.cumsum(shown)))
    step = np.arange(offsets[-1]) - np.repeat(offsets[:-1], shown)
    return Polygons(offsets, corners[np.repeat(begin[of], shown) + step])
