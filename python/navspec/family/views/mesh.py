"""Views of meshes: areas, links between them, ladders, and the parts that they make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.family.views.drawing import MAX_NAMED_PARTS, iter_flag_themes, make_link_layers, merge_points
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.components import Sizes, by_size, components
from navspec.records.drawing import Drawing, Layer, Surface, Theme

WORLD = 65_536
"""No map of a mesh reaches farther from its origin, in units; what is beyond has no place on a drawing."""

SPOTS = "areas.hiding_spots"
"""The table of the hiding spots of a mesh."""


class MeshPart(NamedTuple):
    """A part of a mesh: row and id of its area with the lowest id, how many areas it has, and where they lie."""

    row: int
    area: int
    areas: int
    extent: dict[str, list[float]] | None

    @property
    def facts(self) -> dict[str, Any]:
        """As data."""
        return {"area": self.area, "areas": self.areas, "extent": self.extent}


class MeshView:
    """One mesh of Source, or several that are alike and have nothing to do with each other: areas, and ladders between them.

    Ids are those that stand in the files; those of several meshes are told apart once they are `keyed`. `tables` are those of
    all meshes. A subclass gives the `graph` of the areas, and where rows lie.
    """

    def __init__(self, files: TableSet) -> None:
        self.files = files
        self.tables = files.whole
        self._columns: dict[tuple[str, str], Array] = {}
        self._owners: dict[str, Array] = {}
        self._counts: dict[str, Array] = {}
        self._headers: dict[str, Array | None] = {}

    @property
    def file(self) -> Tables:
        """The file of the only mesh, which may be changed."""
        (tables,) = self.files.files.values()
        return tables

    @property
    def meshes(self) -> int:
        """The number of meshes."""
        return len(self.files.files)

    def local(self, key: str, rows: Array) -> Array:
        """Rows of a table as they are numbered in their own mesh."""
        return rows - self.files.starts(key)[self.files.file_of(key, rows)]

    def headers(self, name: str) -> Array | None:
        """A single value of every mesh, None where it is not stored."""
        if name not in self._headers:
            try:
                self._headers[name] = self.tables.column("", name)
            except KeyError:
                self._headers[name] = None
        return self._headers[name]

    def header(self, name: str) -> Any:
        """A single value that all meshes have alike, None where it is not stored."""
        headers = self.headers(name)
        return None if headers is None else headers[0]

    def mesh_of(self, key: str) -> Array:
        """Number of the mesh of every row of a table; int64."""
        if self.meshes == 1:
            return np.zeros(self.count(key), np.int64)
        return np.repeat(np.arange(self.meshes), self.counts(key))

    def make_unique_ids(self, key: str, ids: Array) -> Array:
        """Ids that stand in the rows of a table, as numbers that are of one mesh alone."""
        return ids if self.meshes == 1 else self.mesh_of(key) << 32 | ids

    @cached_property
    def version(self) -> int:
        """Version of the layout."""
        return int(self.header("version"))

    @cached_property
    def graph(self) -> Adjacency:
        """Areas, where their centres are, and links as its edges."""
        raise NotImplementedError

    def column(self, key: str, field: str) -> Array:
        """A field of all rows of a table; zeros where this version does not store it, nothing where the table is not there."""
        column = self._columns.get((key, field))
        if column is None:
            try:
                column = self.tables.column(key, field)
            except KeyError:
                column = np.zeros(len(self.tables[key]) if key in self.tables else 0, np.int64)
            self._columns[key, field] = column
        return column

    def owner(self, key: str) -> Array:
        """Row of the table around it for every row of a table; int64."""
        owner = self._owners.get(key)
        if owner is None:
            owner = self._owners[key] = self.tables.parents(key) if key in self.tables else np.zeros(0, np.int64)
        return owner

    def points(self, key: str, field: str = "", rows: Array | None = None) -> Array:
        """x, y and z of a point of all rows of a table, or of some; float64, shape (rows, 3)."""
        return self.floats(key, *(f"{field}.{axis}".lstrip(".") for axis in "xyz"), rows=rows)

    def floats(self, key: str, *fields: str, rows: Array | None = None) -> Array:
        """Fields of all rows of a table, or of some, side by side; float64, shape (rows, fields)."""
        columns = [self.column(key, field) for field in fields]
        floats = np.empty((len(columns[0] if rows is None else rows), len(fields)))
        with np.errstate(invalid="ignore"):
            for at, column in enumerate(columns):
                floats[:, at] = column if rows is None else column[rows]
        return floats

    def count_per_mesh(self, key: str, is_some: Array) -> Array:
        """Count the selected rows of a table in each mesh; int64."""
        if self.meshes == 1:
            return np.array([np.count_nonzero(is_some)])
        return np.bincount(self.mesh_of(key)[is_some], minlength=self.meshes)

    def count_one_way(self, key: str, one_way: Array) -> list[dict[str, Any]]:
        """Of every mesh how many links there are, how many of them lead one way only, and what share of them.

        `one_way` tells it of every row of their table.
        """
        return [
            {"connections": count, "one_way": single, "one_way_share": round(single / count, 4) if count else 0.0}
            for count, single in zip(self.counts(key).tolist(), self.count_per_mesh(key, one_way).tolist(), strict=True)
        ]

    def counts(self, key: str) -> Array:
        """Rows of a table in every mesh, 0 where this version does not have it; int64."""
        counts = self._counts.get(key)
        if counts is None:
            counts = self.files.counts(key) if key in self.tables else np.zeros(self.meshes, np.int64)
            self._counts[key] = counts
        return counts

    def count(self, key: str) -> int:
        """Rows of a table, 0 where this version does not have it."""
        return len(self.tables[key]) if key in self.tables else 0

    # Parts

    @property
    def areas(self) -> int:
        """The number of areas."""
        return len(self.tables["areas"])

    @property
    def part_links(self) -> tuple[Array, Array]:
        """Both ends of everything that joins areas; rows of areas, behind which each ladder has one of its own."""
        raise NotImplementedError

    @cached_property
    def parts(self) -> Sizes:
        """Parts of the meshes, one mesh after the other: from one to another nothing leads, not even one way."""
        nodes = self.areas + len(self.column("ladders", "id"))
        part = components(nodes, *self.part_links)[0][: self.areas]
        return by_size(part, None if self.meshes == 1 else self.mesh_of("areas"))

    @cached_property
    def part_starts(self) -> Array:
        """The largest part of every mesh, and the end of all parts; int64."""
        if self.meshes == 1:
            return np.array([0, len(self.parts.nodes)])
        mesh = np.zeros(len(self.parts.nodes), np.int64)
        mesh[self.parts.part] = self.mesh_of("areas")
        return np.searchsorted(mesh, np.arange(self.meshes + 1))

    @cached_property
    def other_parts(self) -> list[list[MeshPart]]:
        """Of every mesh the largest parts but the first, no more than `PARTS`."""
        part, nodes = self.parts
        starts, ids = self.part_starts, self.column("areas", "id")
        rank = np.arange(len(nodes)) - np.repeat(starts[:-1], np.diff(starts))
        is_other = (rank > 0) & (rank <= MAX_NAMED_PARTS)
        if not is_other.any():
            return [[] for _ in range(self.meshes)]
        rows = np.flatnonzero(is_other[part])
        rows = rows[np.lexsort((ids[rows], part[rows]))]  # the area with the lowest id of each comes first
        bounds = np.append(0, np.cumsum(nodes[is_other]))
        firsts = rows[bounds[:-1]]
        rows_of_parts = zip(
            firsts.tolist(), ids[firsts].tolist(), nodes[is_other].tolist(), self.extents(rows, bounds), strict=True
        )
        other_parts = [MeshPart(*fields) for fields in rows_of_parts]
        counts = np.append(0, np.cumsum(is_other))[starts]
        return [other_parts[start:end] for start, end in pairwise(counts.tolist())]

    def part_facts(self) -> list[dict[str, Any]]:
        """Of every mesh how many parts there are, the share of its areas in the largest, and the others by their lowest id."""
        starts, nodes, areas = self.part_starts.tolist(), self.parts.nodes.tolist(), self.counts("areas").tolist()
        return [
            {
                "parts": end - start,
                "largest_part": round(nodes[start] / count, 4) if count else 0.0,
                "other_parts": {
                    f"area {part.area}": {"areas": part.areas, **(part.extent or {})} for part in other_parts
                },
            }
            for (start, end), count, other_parts in zip(pairwise(starts), areas, self.other_parts, strict=True)
        ]

    def extents(self, rows: Array | slice, starts: Array) -> list[dict[str, list[float]] | None]:
        """Least and greatest coordinates of groups of areas, by axis; None where an axis has none.

        `rows` are those of one group after the other, which begin at `starts`, with the end behind.
        """
        raise NotImplementedError

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return the positions of rows; float64, shape (rows, 3), not a number if they have none.

        What has no place of its own is where the row around it is.
        """
        while (points := self.locate(table, rows)) is None and "." in table:
            table, rows = self._around(table, rows)
        if points is None:
            return np.full((len(rows), 3), np.nan)
        with np.errstate(invalid="ignore"):
            return np.where(np.abs(points[:, :2]).max(axis=1, keepdims=True, initial=0) <= WORLD, points, np.nan)

    def locate(self, table: str, rows: Array) -> Array | None:
        """Return the positions of rows of tables with own positions, even out of the world; None for other tables."""
        raise NotImplementedError

    def _ladder_positions(self, rows: Array) -> Array:
        """The middle between both ends of ladders."""
        return (self.points("ladders", "top", rows) + self.points("ladders", "bottom", rows)) / 2

    def _around(self, table: str, rows: Array) -> tuple[str, Array]:
        """The table around one, and the rows of it that rows belong to."""
        outer = table.rpartition(".")[0]
        if outer not in self.tables:
            outer = outer.rpartition(".")[0]
        return outer, np.searchsorted(self.tables.offsets(table), rows, "right") - 1

    def draw(
        self, shown: Array, outlines: Array, surfaces: Callable[[Array], Iterator[Surface]], note: str, *console: str
    ) -> Drawing:
        """The mesh as a map.

        Parameters
        ----------
        shown : numpy.ndarray
            Areas that are drawn; bool, shape (areas,).
        outlines : numpy.ndarray
            Corners of them, one area after the other; float64, shape (corners, 2).
        surfaces : callable
            Gives the surfaces from the rows of the corners among all points.
        note : str
            Which way is up.
        *console : str
            As of `Drawing`.
        """
        owner, target, centres = self.graph.owner, self.graph.target, self.graph.position[shown, :2]
        ids = self.column("areas", "id")
        ladders = self.positions("ladders", np.arange(len(self.column("ladders", "id"))))
        spots = self.positions(SPOTS, np.arange(self.count(SPOTS)))
        is_spot = np.logical_and.reduce(np.isfinite(spots), axis=1)
        rungs = ladders[np.isfinite(ladders).all(axis=1), :2]
        x, y, (corners, middles, rungs, dots) = merge_points(outlines, centres, rungs, spots[is_spot, :2])
        is_drawn = (target >= 0) & shown[owner] & shown[target]
        order = np.cumsum(shown) - 1
        layers = (
            *make_link_layers(
                order[owner[is_drawn]], order[target[is_drawn]], middles, ids[shown].astype(np.int64), rungs
            ),
            *self._spot_layer(is_spot, dots),
        )
        return Drawing(x, y, layers, surfaces=tuple(surfaces(corners)), value="Height", note=note, console=console)

    def _spot_layer(self, shown: Array, dots: Array) -> Iterator[Layer]:
        """Hiding spots by what they are good for; `dots` are the points of those that are shown."""
        if not len(dots):
            return
        theme = next(iter_flag_themes(self.file, SPOTS, "flags", "Hiding spots"), None)
        if theme is not None:
            flag_sets, codes = np.unique(theme.codes[shown], return_inverse=True)
            words = [[name for bit, name in enumerate(theme.names) if code >> bit & 1] for code in flag_sets.tolist()]
            theme = Theme(theme.title, tuple(" and ".join(names) or "nothing special" for names in words), codes)
        yield Layer("Hiding spots", "spot", dots, np.zeros((0, 2), np.int64), shown=False, theme=theme)

    # Words

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the engine, and as parameters of findings."""
        if not table:
            return ["the mesh"] * len(rows), {}
        if table in ("areas", "ladders"):
            word, ids = table[:-1], self.tables.column(table, "id")[rows].astype(np.int64)
            return [f"{word} {area_id}" for area_id in ids.tolist()], {word: ids}
        text, word = self.describe_table(table)
        outer, parents = self._around(table, rows)
        local = rows - self.tables.offsets(table)[parents]
        if "." not in table:
            return [f"{text} {row}" for row in local.tolist()], {word: local}
        words, facts = self.place(outer, parents)
        named = [f"{before} {text} {row}" for before, row in zip(words, local.tolist(), strict=True)]
        return named, {**facts, word: local}

    def describe_table(self, table: str) -> tuple[str, str]:
        """Return the noun for a row of a table, and the name of its parameter in findings."""
        raise NotImplementedError
