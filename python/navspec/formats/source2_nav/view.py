"""A mesh of Source 2 as columns: areas by row instead of by id, corners in one form for all versions."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from navspec.tables import TableSet

Array = np.ndarray[Any, Any]

NONE = -1
"""Row of an id that no area has."""


class Links(NamedTuple):
    """Links over edges, in the order of the file; all int64, shape (links,).

    `owner` and `target` are rows of areas (target `NONE` where the id is of none), `edge` and `target_edge` edges of both,
    `id` the id that stands in the file.
    """

    owner: Array
    edge: Array
    target: Array
    target_edge: Array
    id: Array


class Mesh:
    """What rules and info look at: one mesh."""

    def __init__(self, files: TableSet) -> None:
        self.files = files
        (self.tables,) = files.files.values()

    def header(self, name: str) -> Any:
        """A single value of the file, None where it is not stored."""
        try:
            return self.tables.column("", name)[0]
        except KeyError:
            return None

    @property
    def version(self) -> int:
        """Version of the layout."""
        return int(self.header("version"))

    @cached_property
    def ids(self) -> Array:
        """Ids of areas; int64, shape (areas,)."""
        return self.tables.column("areas", "id").astype(np.int64)

    @cached_property
    def hulls(self) -> Array:
        """Hull of every area; int64."""
        return self.tables.column("areas", "hull_index").astype(np.int64)

    @cached_property
    def edge_offsets(self) -> Array:
        """Edges of each area, which has as many corners: edges `edge_offsets[a]` to `edge_offsets[a + 1]`; int64."""
        return self.tables.offsets("areas.edges")

    @cached_property
    def corners(self) -> Array:
        """Corner at which each edge of each area begins; float64, shape (edges, 3), NaN for a corner that is not there."""
        if self.version < 31:
            return _points(self.tables["areas.corners"])
        polygon = self.tables.column("areas", "polygon_index").astype(np.int64)
        offsets = self.tables.offsets("polygons.corner_indices")
        counts = np.diff(self.edge_offsets)
        first = np.repeat(offsets[polygon] - self.edge_offsets[:-1], counts)
        rows = self.tables["polygons.corner_indices"][first + np.arange(len(first))].astype(np.int64)
        pool = np.append(_points(self.tables["corners"]), np.full((1, 3), np.nan), axis=0)
        return pool[np.minimum(rows, len(pool) - 1)]

    @cached_property
    def links(self) -> Links:
        """Links over edges."""
        stored = self.tables["areas.edges.links"]
        edge = self.tables.parents("areas.edges.links")
        owner = self.tables.parents("areas.edges")[edge]
        ids = stored["area_id"].astype(np.int64)
        own = edge - self.edge_offsets[owner]
        return Links(owner, own, self.rows(ids), stored["edge_index"].astype(np.int64), ids)

    def rows(self, ids: Array) -> Array:
        """The row of the first area with each id, `NONE` where there is none; int64."""
        order = np.argsort(self.ids, kind="stable")
        ordered = self.ids[order]
        at = np.minimum(np.searchsorted(ordered, ids), max(len(ordered) - 1, 0))
        return np.where(ordered[at] == ids, order[at], NONE) if len(ordered) else np.full(len(ids), NONE)

    @cached_property
    def has_way_back(self) -> Array:
        """Whether the edge that a link leads to leads back to its area; bool, shape (links,)."""
        owner, _, target, target_edge, _ = self.links
        count, edges = len(self.ids), int(np.diff(self.edge_offsets).max(initial=0)) + 1
        inside = (target != NONE) & (target_edge < edges)
        there = (owner * edges + self.links.edge) * count + target
        back = (target * edges + np.minimum(target_edge, edges - 1)) * count + owner
        return inside & np.isin(back, there)

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the engine, and as parameters of findings."""
        if not table:
            return ["the mesh"] * len(rows), {}
        if table == "areas":
            return [f"area {each}" for each in self.ids[rows].tolist()], {"area": self.ids[rows]}
        outer, _, own = table.rpartition(".")
        word = own.removesuffix("s").replace("_", " ")
        if outer not in self.tables or not outer:
            return [f"{word} {row}" for row in rows.tolist()], {word.replace(" ", "_"): rows}
        parents = self.tables.parents(table)[rows]
        local = rows - self.tables.offsets(table)[parents]
        words, facts = self.place(outer, parents)
        named = [f"{before} {word} {row}" for before, row in zip(words, local.tolist(), strict=True)]
        return named, {**facts, word.replace(" ", "_"): local}


def _points(rows: Array) -> Array:
    with np.errstate(invalid="ignore"):
        return np.stack([rows[axis].astype(np.float64) for axis in ("x", "y", "z")], axis=1)
