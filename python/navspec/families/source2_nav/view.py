"""A mesh of Source 2 as columns: areas by row instead of by id, corners in one form for all versions."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.family.views.mesh import WORLD, IdIndex, MeshView
from navspec.family.views.row_index import NO_ROW
from navspec.graphs.adjacency import Adjacency

SLOTS = ("top_forward", "top_left", "top_right", "top_behind", "bottom", "bottom_left", "bottom_right")
"""Ends of ladders at which areas lie."""
LISTS = ("areas.ladders_above.ids", "areas.ladders_below.ids")
"""Tables of the ladders that areas list."""


class Links(NamedTuple):
    """Links over edges, in the order of the file; all int64, shape (links,).

    `owner` and `target` are rows of areas (target `NONE` where no area has the id), `edge` and `target_edge` edges of
    both, `id` the stored id.
    """

    owner: Array
    edge: Array
    target: Array
    target_edge: Array
    id: Array


class Outlines(NamedTuple):
    """Polygons: those of the pool, or those of the areas where they have corners of their own.

    `table` has a row for each; corners `offsets[p]` to `offsets[p + 1]` are those of polygon p. `corners` is float64,
    shape (corners, 3), NaN for a corner that does not exist.
    """

    table: str
    offsets: Array
    corners: Array

    @property
    def owner(self) -> Array:
        """Polygon of every corner; int64."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))

    def sums(self, values: Array) -> Array:
        """Return the sums of values of corners for every polygon."""
        return np.bincount(self.owner, values, len(self.offsets) - 1)

    def next(self) -> Array:
        """Return the row of the next corner around its polygon, for every corner."""
        following = np.arange(1, len(self.corners) + 1)
        ends = self.offsets[1:][np.diff(self.offsets) > 0]
        following[ends - 1] = self.offsets[:-1][np.diff(self.offsets) > 0]
        return following

    def centres(self) -> Array:
        """Return means of the corners that are inside the world; float64, shape (polygons, 3), NaN where none is."""
        inside = np.abs(self.corners[:, :2]).max(axis=1, initial=0) <= WORLD
        with np.errstate(invalid="ignore"):
            total = [self.sums(np.where(inside, self.corners[:, axis], 0)) for axis in range(3)]
            return np.stack(total, axis=1) / self.sums(inside)[:, None]


def batch_key(tables: Tables) -> Hashable:
    """Return the key of a batch: meshes of one version fit one `Source2Mesh`."""
    return tables.value("version")


class Source2Mesh(MeshView):
    """View for rules and info: one mesh, or a batch of one version."""

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

    @property
    def has_polygons(self) -> bool:
        """Whether areas name polygons of a pool."""
        return self.version >= 31

    @cached_property
    def polygon_index(self) -> Array:
        """Outline of every area: its polygon, or the area itself; int64."""
        if not self.has_polygons:
            return np.arange(len(self.ids))
        before = self.files.starts("polygons")[self.mesh_of("areas")]
        return self.tables.column("areas", "polygon_index").astype(np.int64) + before

    @cached_property
    def outlines(self) -> Outlines:
        """All polygons."""
        if not self.has_polygons:
            return Outlines("areas", self.edge_offsets, self.points("areas.corners"))
        key = "polygons.corner_indices"
        rows, mesh = self.tables[key].astype(np.int64), self.mesh_of(key)
        pool = np.append(self.points("corners"), np.full((1, 3), np.nan), axis=0)
        is_there = rows < self.counts("corners")[mesh]
        corners = pool[np.where(is_there, rows + self.files.starts("corners")[mesh], len(pool) - 1)]
        return Outlines("polygons", self.tables.offsets(key), corners)

    @cached_property
    def corners(self) -> Array:
        """Corner at which each edge of each area begins; float64, shape (edges, 3), NaN for a corner that does not
        exist.
        """
        return self.outlines.corners[self._outline_corners]

    @cached_property
    def _outline_corners(self) -> Array:
        """Row among the corners of all outlines for every edge; int64."""
        first = self.outlines.offsets[self.polygon_index] - self.edge_offsets[:-1]
        return np.repeat(first, np.diff(self.edge_offsets)) + np.arange(self.edge_offsets[-1])

    def ladder_areas(self, slot: str) -> Array:
        """Return the ids of the areas at one end of the ladders; int64, empty where this version does not store
        them.
        """
        has_field = f"{slot}_area" in (self.tables["ladders"].dtype.names or ())
        return self.column("ladders", f"{slot}_area").astype(np.int64) if has_field else np.zeros(0, np.int64)

    @cached_property
    def links(self) -> Links:
        """Links over edges."""
        stored = self.tables["areas.edges.links"]
        edge = self.tables.parents("areas.edges.links")
        owner = self.tables.parents("areas.edges")[edge]
        ids = stored["area_id"].astype(np.int64)
        own_edge = edge - self.edge_offsets[owner]
        target = self.rows("areas.edges.links", ids)
        return Links(owner, own_edge, target, stored["edge_index"].astype(np.int64), ids)

    @cached_property
    def borders(self) -> Array:
        """Part of its edge on which a link meets its target edge; float64, shape (links, 2, 3).

        Both ends are in the order of the corners, and equal where the edges are not beside each other. Where the
        target edge does not exist, it is the whole edge.
        """
        start, step = self.corners, self.corners[self.next_corner] - self.corners
        owner, edge, target, target_edge, _ = self.links
        edge_row = self.edge_offsets[owner] + edge
        exists = (target != NO_ROW) & (target_edge < np.diff(self.edge_offsets)[target])
        target_row = np.where(exists, self.edge_offsets[target] + target_edge, edge_row)
        with np.errstate(all="ignore"):
            squares = np.square(step[edge_row, :2]).sum(axis=1)
            ends = [
                np.clip(((corner - start[edge_row]) * step[edge_row])[:, :2].sum(axis=1) / squares, 0, 1)
                for corner in (start[target_row], start[self.next_corner[target_row]])
            ]
            share = np.sort(np.stack(ends, axis=1), axis=1)
            share[squares == 0] = (0, 1)
            return start[edge_row][:, None] + share[:, :, None] * step[edge_row][:, None]

    @cached_property
    def next_corner(self) -> Array:
        """Row of `corners` at which each edge ends; int64."""
        first, counts = self.edge_offsets[:-1], np.diff(self.edge_offsets)
        number = np.arange(self.edge_offsets[-1]) - np.repeat(first, counts)
        return np.repeat(first, counts) + (number + 1) % np.repeat(counts, counts)

    @property
    def part_links(self) -> tuple[Array, Array]:
        """Links that join parts: links, and ladders with the areas at their ends and the areas that list them."""
        links = self.graph.whole
        pairs = [
            (self.rows("ladders", areas), np.arange(len(areas)))
            for areas in map(self.ladder_areas, SLOTS)
            if len(areas)
        ]
        pairs += [(self.tables.parents(key), self.ladder_index.rows(key, self.tables[key])) for key in LISTS]
        areas, named = (np.concatenate(columns) for columns in zip(*pairs, strict=True))
        is_joined = (areas != NO_ROW) & (named != NO_ROW)
        start, end = self.links.owner[links], self.links.target[links]
        return np.append(start, areas[is_joined]), np.append(end, named[is_joined] + self.areas)

    @cached_property
    def graph(self) -> Adjacency:
        """Graph of the areas: their centres, and the links as edges."""
        return Adjacency(self.links.owner, self.links.target, self.centres, kind=self.hulls, address=self.links.id)

    def rows(self, key: str, ids: Array) -> Array:
        """Return the row of the first area with each of the ids in the rows of a table, `NONE` where it does not exist;
        int64.
        """
        return self._area_index.rows(key, ids)

    @cached_property
    def _area_index(self) -> IdIndex:
        return IdIndex(self, "areas", self.ids, np.arange(len(self.ids))[::-1])

    @cached_property
    def ladder_index(self) -> IdIndex:
        """Ladders by id; 0 names no ladder, and the first of equal ids counts."""
        ids = self.column("ladders", "id").astype(np.int64)
        return IdIndex(self, "ladders", ids, np.flatnonzero(ids)[::-1])

    @cached_property
    def has_reverse_link(self) -> Array:
        """Whether the target edge of a link leads back to the edge that it comes from; bool, shape (links,)."""
        owner, edge, target, target_edge, _ = self.links
        exists = (target != NO_ROW) & (target_edge < np.diff(self.edge_offsets)[target])
        edge_row = self.edge_offsets[owner] + edge
        target_row = np.where(exists, self.edge_offsets[target] + target_edge, NO_ROW)
        many = len(self.corners)
        return exists & np.isin(target_row * many + edge_row, (edge_row * many + target_row)[exists])

    # Places

    @cached_property
    def centres(self) -> Array:
        """Means of the corners of areas; float64, shape (areas, 3)."""
        return self.outlines.centres()[self.polygon_index]

    def locate(self, table: str, rows: Array) -> Array | None:
        """Return the positions of rows: middles of edges, stored points of ladders and hiding spots."""
        match table:
            case "areas":
                return self.centres[rows]
            case "areas.edges":
                at = self._outline_corners[rows]
                return (self.outlines.corners[at] + self.outlines.corners[self.outlines.next()[at]]) / 2
            case "areas.hiding_spots":
                return self.points(table, "position", rows)
            case "corners" | "areas.corners":
                return self.points(table, rows=rows)
            case "polygons":
                return self.outlines.centres()[rows]
            case "ladders":
                return self._ladder_positions(rows)
            case _:
                return None

    def describe_table(self, table: str) -> tuple[str, str]:
        """Return words for a row of a table, the last part of its name in the singular, and the same as an
        identifier.
        """
        word = _WORDS.get(table) or table.rpartition(".")[2].removesuffix("s").replace("_", " ")
        return word, word.replace(" ", "_")


_WORDS = {
    "areas.ladders_above.ids": "ladder above",
    "areas.ladders_below.ids": "ladder below",
    "polygons.corner_indices": "corner",
}
