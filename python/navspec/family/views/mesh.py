"""Views of meshes: areas, links between them, ladders, and the parts that they form."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.family.views.drawing import MAX_NAMED_PARTS, build_link_layers, iter_flag_themes, merge_points
from navspec.family.views.row_index import NO_ROW, RowIndex
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.connectivity import ComponentSizes, find_components, sort_by_size
from navspec.records.drawing import Drawing, Layer, Surface, Theme

WORLD = 65_536
"""Largest distance of a mesh from its origin, in units; points beyond have no place on a drawing."""

SPOTS = "areas.hiding_spots"
"""The table of the hiding spots of a mesh."""


class MeshPart(NamedTuple):
    """A part of a mesh: row and id of its area with the lowest id, the number of its areas, and their extent."""

    row: int
    area: int
    areas: int
    extent: dict[str, list[float]] | None

    @property
    def facts(self) -> dict[str, Any]:
        """The part as JSON types."""
        return {"area": self.area, "areas": self.areas, "extent": self.extent}


class IdIndex:
    """Rows of a table by their ids; an id of one mesh never leads to a row of another.

    Attributes
    ----------
    unique : RowIndex
        The rows by ids that are unique over all meshes, as `MeshView.qualify_ids` returns them.
    """

    def __init__(self, view: MeshView, table: str, ids: Array, rows: Array | None = None) -> None:
        # A view keeps its indexes: a reference back would keep all columns until the garbage is collected.
        self._view = weakref.proxy(view)
        self.unique = RowIndex(view.qualify_ids(table, ids), rows)

    @property
    def has_repeated(self) -> bool:
        """Whether several rows of a mesh have one id."""
        return self.unique.has_repeated

    def rows(self, table: str, ids: Array) -> Array:
        """Return the row of each id in the rows of a table, `NO_ROW` for unknown ids; int64, of the shape of `ids`."""
        return self.unique.rows(self._view.qualify_ids(table, ids))

    def has(self, table: str, ids: Array) -> Array:
        """Return whether each id in the rows of a table is known; bool, of the shape of `ids`."""
        return self.unique.next(self._view.qualify_ids(table, ids)) != 0


class MeshView:
    """Meshes of Source as one set of tables: areas, and ladders between them.

    The root table "" has a row for each mesh: one, or many independent ones of the same layout in a batch. Rules read
    columns, `IdIndex`es and root rows, and do not know how many meshes there are. `tables` are those of all meshes. A
    subclass defines the `graph` of the areas, and the positions of rows.
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

    def setting(self, name: str) -> Any:
        """Return a setting of the user, None if there is none."""
        return self.files.settings.get(name)

    def roots(self, key: str, rows: Array) -> Array:
        """Return the root row, which is the number of the mesh, of some rows of a table; int64."""
        return self.files.file_of(key, rows)

    def local(self, key: str, rows: Array) -> Array:
        """Return the numbers of rows of a table in their own mesh."""
        return rows - self.files.starts(key)[self.files.file_of(key, rows)]

    def headers(self, name: str) -> Array | None:
        """Return a single value of every mesh, None if it is not stored."""
        if name not in self._headers:
            try:
                self._headers[name] = self.tables.column("", name)
            except KeyError:
                self._headers[name] = None
        return self._headers[name]

    def header(self, name: str) -> Any:
        """Return a single value that all meshes share, None if it is not stored."""
        headers = self.headers(name)
        return None if headers is None else headers[0]

    def mesh_of(self, key: str) -> Array:
        """Return the number of the mesh of every row of a table; int64."""
        if self.meshes == 1:
            return np.zeros(self.count(key), np.int64)
        return np.repeat(np.arange(self.meshes), self.counts(key))

    def qualify_ids(self, key: str, ids: Array) -> Array:
        """Return ids of the rows of a table as numbers that are unique over all meshes."""
        return ids if self.meshes == 1 else self.mesh_of(key) << 32 | ids

    @cached_property
    def version(self) -> int:
        """Version of the layout."""
        return int(self.header("version"))

    @cached_property
    def graph(self) -> Adjacency:
        """Areas at their centres, with links as edges."""
        raise NotImplementedError

    def column(self, key: str, field: str) -> Array:
        """Return a field of all rows of a table; zeros if this version does not store it, empty if the table does not
        exist.
        """
        column = self._columns.get((key, field))
        if column is None:
            try:
                column = self.tables.column(key, field)
            except KeyError:
                column = np.zeros(len(self.tables[key]) if key in self.tables else 0, np.int64)
            self._columns[key, field] = column
        return column

    def owner(self, key: str) -> Array:
        """Return the row of the enclosing table for every row of a table; int64."""
        owner = self._owners.get(key)
        if owner is None:
            owner = self._owners[key] = self.tables.parents(key) if key in self.tables else np.zeros(0, np.int64)
        return owner

    def points(self, key: str, field: str = "", rows: Array | None = None) -> Array:
        """Return x, y and z of a point of all rows of a table, or of some; float64, shape (rows, 3)."""
        return self.floats(key, *(f"{field}.{axis}".lstrip(".") for axis in "xyz"), rows=rows)

    def floats(self, key: str, *fields: str, rows: Array | None = None) -> Array:
        """Return fields of all rows of a table, or of some, side by side; float64, shape (rows, fields)."""
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

    def first_per_mesh(self, key: str, is_some: Array) -> Array:
        """Return the first selected row of a table in each mesh, `NO_ROW` for none; int64."""
        rows = np.flatnonzero(is_some)
        firsts = np.full(self.meshes, NO_ROW)
        firsts[self.roots(key, rows)[::-1]] = rows[::-1]
        return firsts

    def count_one_way(self, key: str, one_way: Array) -> list[dict[str, Any]]:
        """Return for every mesh the number of links, the number of one-way links, and their share.

        `one_way` is a bool for every row of their table.
        """
        return [
            {"connections": count, "one_way": single, "one_way_share": round(single / count, 4) if count else 0.0}
            for count, single in zip(self.counts(key).tolist(), self.count_per_mesh(key, one_way).tolist(), strict=True)
        ]

    def counts(self, key: str) -> Array:
        """Return the number of rows of a table in every mesh, 0 if this version does not have it; int64."""
        counts = self._counts.get(key)
        if counts is None:
            counts = self.files.counts(key) if key in self.tables else np.zeros(self.meshes, np.int64)
            self._counts[key] = counts
        return counts

    def count(self, key: str) -> int:
        """Return the number of rows of a table, 0 if this version does not have it."""
        return len(self.tables[key]) if key in self.tables else 0

    # Parts

    @property
    def areas(self) -> int:
        """The number of areas."""
        return len(self.tables["areas"])

    @property
    def part_links(self) -> tuple[Array, Array]:
        """Both ends of everything that joins areas: rows of areas, followed by a row for each ladder."""
        raise NotImplementedError

    @cached_property
    def parts(self) -> ComponentSizes:
        """Parts of the meshes, one mesh after the other; no link, not even a one-way link, joins two parts."""
        nodes = self.areas + len(self.column("ladders", "id"))
        part = find_components(nodes, *self.part_links)[0][: self.areas]
        return sort_by_size(part, None if self.meshes == 1 else self.mesh_of("areas"))

    @cached_property
    def part_starts(self) -> Array:
        """The largest part of every mesh, and the end of all parts; int64."""
        if self.meshes == 1:
            return np.array([0, len(self.parts.nodes)])
        mesh = np.zeros(len(self.parts.nodes), np.int64)
        mesh[self.parts.part] = self.mesh_of("areas")
        return np.searchsorted(mesh, np.arange(self.meshes + 1))

    @cached_property
    def smaller_parts(self) -> list[list[MeshPart]]:
        """The largest parts of every mesh except the first, at most `MAX_NAMED_PARTS`."""
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
        """Return for every mesh the number of parts, the share of areas in the largest, and the others by their
        lowest id.
        """
        starts, nodes, areas = self.part_starts.tolist(), self.parts.nodes.tolist(), self.counts("areas").tolist()
        return [
            {
                "parts": end - start,
                "largest_part": round(nodes[start] / count, 4) if count else 0.0,
                "other_parts": {
                    f"area {part.area}": {"areas": part.areas, **(part.extent or {})} for part in other_parts
                },
            }
            for (start, end), count, other_parts in zip(pairwise(starts), areas, self.smaller_parts, strict=True)
        ]

    def extents(self, rows: Array | slice, starts: Array) -> list[dict[str, list[float]] | None]:
        """Return the least and greatest coordinates of groups of areas, by axis; None if an axis has none.

        `rows` are the areas of one group after the other; groups begin at `starts`, which also has the end.
        """
        raise NotImplementedError

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return the positions of rows; float64, shape (rows, 3), not a number if they have none.

        A row without its own position has that of the enclosing row.
        """
        while (points := self.locate(table, rows)) is None and "." in table:
            table, rows = self._around(table, rows)
        if points is None:
            return np.full((len(rows), 3), np.nan)
        with np.errstate(invalid="ignore"):
            return np.where(np.abs(points[:, :2]).max(axis=1, keepdims=True, initial=0) <= WORLD, points, np.nan)

    def locate(self, table: str, rows: Array) -> Array | None:
        """Return the positions of rows of tables with own positions, even outside the world; None for other tables."""
        raise NotImplementedError

    def _ladder_positions(self, rows: Array) -> Array:
        """Return the middles between both ends of ladders."""
        return (self.points("ladders", "top", rows) + self.points("ladders", "bottom", rows)) / 2

    def _around(self, table: str, rows: Array) -> tuple[str, Array]:
        """Return the enclosing table, and its rows for rows of a table."""
        outer = table.rpartition(".")[0]
        if outer not in self.tables:
            outer = outer.rpartition(".")[0]
        return outer, np.searchsorted(self.tables.offsets(table), rows, "right") - 1

    def draw(
        self, shown: Array, outlines: Array, surfaces: Callable[[Array], Iterator[Surface]], note: str, *console: str
    ) -> Drawing:
        """Draw the mesh as a map.

        Parameters
        ----------
        shown : numpy.ndarray
            Areas to draw; bool, shape (areas,).
        outlines : numpy.ndarray
            Their corners, one area after the other; float64, shape (corners, 2).
        surfaces : callable
            Returns the surfaces from the rows of the corners among all points.
        note : str
            Direction that is up.
        *console : str
            As in `Drawing`.
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
            *build_link_layers(
                order[owner[is_drawn]], order[target[is_drawn]], middles, ids[shown].astype(np.int64), rungs
            ),
            *self._spot_layer(is_spot, dots),
        )
        return Drawing(x, y, layers, surfaces=tuple(surfaces(corners)), value="Height", note=note, console=console)

    def _spot_layer(self, shown: Array, dots: Array) -> Iterator[Layer]:
        """Yield the layer of hiding spots by their flags; `dots` are the points of the shown ones."""
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
        """Describe rows in the terms of the engine, and as parameters of findings."""
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
