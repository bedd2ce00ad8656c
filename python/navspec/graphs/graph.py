"""A network of a game: nodes and directed edges with all their attributes, as columns."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterator, KeysView, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from navspec.errors import NavspecError, NoSuchPart, suggest_values
from navspec.errors.arguments import public, require_truth_values, row_numbers
from navspec.errors.extras import import_extra
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.connectivity import find_components

if TYPE_CHECKING:
    import geopandas
    import networkx
    import pyarrow
    from scipy.sparse import csr_array

BACK = "_back"
"""Suffix of the name of a column with the values of the reverse direction."""


class ValueRange(NamedTuple):
    """Least and greatest value that a column can have, and the distance between values."""

    least: float
    most: float
    step: float = 1.0


class Roadway(NamedTuple):
    """Columns of edges that describe the roads on them.

    Attributes
    ----------
    lanes : str
        Lanes in the direction of the edge.
    lane_width : float
        Width of a lane, in units of the game.
    kinds : tuple of str
        Kinds of edges that have lanes.
    light : str
        Light at the end of the edge; its first name is that of no light. Empty for none.
    medians : tuple of str
        Columns with half the width of the strip between both directions, those of drawings, too.
    """

    lanes: str
    lane_width: float
    kinds: tuple[str, ...]
    light: str = ""
    medians: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One attribute of nodes or edges.

    Attributes
    ----------
    compute : callable
        Returns the values; called once, at the first use.
    unit : str
        Of the values, as specs name units; `none` if they have none.
    names : mapping
        Names of values, if they have names.
    doc : str
        Its meaning, in one or more sentences.
    meanings : mapping
        Meanings of names of values, by name, where they are known.
    is_shared : bool
        Whether an edge and its reverse edge share one value.
    is_open : bool
        Whether an edit may use a name that no value has yet.
    limits : ValueRange or None
        Range of the values; None if they are unknown, or have names.
    """

    compute: Callable[[], Array]
    unit: str = "none"
    names: Mapping[int, str] = field(default_factory=dict)
    doc: str = ""
    meanings: Mapping[str, str] = field(default_factory=dict)
    is_shared: bool = False
    is_open: bool = False
    limits: ValueRange | None = None


class Columns:
    """Columns of nodes or of edges by name, each computed at its first use; read-only, shape (rows,).

    As in a data frame, `len` is the number of rows; iterating, `in` and `keys()` give the names of the columns.

    Attributes
    ----------
    noun : str
        Name of a row: node or edge.
    rows : int
        Number of rows.
    about : dict
        Each column's unit, names of values, and meaning.
    """

    def __init__(self, noun: str, rows: int, about: Mapping[str, Column]) -> None:
        self.noun, self.rows, self.about = noun, rows, dict(about)
        self._computed: dict[str, Array] = {}

    @public
    def __getitem__(self, name: str) -> Array:
        values = self._computed[name] = self.read(name)
        return values

    def read(self, name: str) -> Array:
        """Return a column without keeping it for the next use."""
        if name not in self:
            raise NoSuchPart(f"a {self.noun} has no column {name!r}; its columns are {', '.join(self.about)}")
        if name in self._computed:
            return self._computed[name]
        array = np.asarray(self.about[name].compute())
        # Other libraries do not take the byte order of consoles.
        values = array.astype(array.dtype.newbyteorder("="), copy=False).view()
        values.flags.writeable = False
        return values

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self.about

    def __iter__(self) -> Iterator[str]:
        return iter(self.about)

    def __len__(self) -> int:
        return self.rows

    def keys(self) -> KeysView[str]:
        """Return the names of the columns."""
        return self.about.keys()

    def values(self) -> Iterator[Array]:
        """Return every column."""
        return map(self.__getitem__, self)

    def items(self) -> Iterator[tuple[str, Array]]:
        """Return every column with its name."""
        return ((name, self[name]) for name in self)

    def __repr__(self) -> str:
        return f"<{self.rows:,} {self.noun}s: {', '.join(self.about)}>"

    @public
    def words(self, name: str) -> Array:
        """Return a column with names instead of numbers; numbers without a name, and columns without names, stay
        numbers.
        """
        values, names = self[name], self.about[name].names
        if not names:
            return values
        distinct, at = np.unique(values, return_inverse=True)
        return np.array([names.get(value, str(value)) for value in distinct.tolist()], dtype=object)[at]

    @public
    def select(self, rows: Array) -> Columns:
        """Return the columns of some rows, given by their numbers or as a mask."""
        is_each = rows.dtype == bool
        rows = require_truth_values(rows, self.rows, "rows") if is_each else row_numbers(rows, self.rows)
        count = int(np.count_nonzero(rows)) if is_each else len(rows)
        return Columns(
            self.noun,
            count,
            {name: replace(column, compute=lambda name=name: self[name][rows]) for name, column in self.about.items()},
        )

    def to_arrow(self) -> pyarrow.Table:
        """Return a table of Arrow, with names instead of numbers if values have some, and unit and meaning as metadata."""
        pyarrow = import_extra("pyarrow", "parquet")
        schema = []
        arrays = []
        for name, column in self.about.items():
            values = self.words(name)
            arrays.append(pyarrow.array(values) if not column.names else pyarrow.array(values).dictionary_encode())
            schema.append(pyarrow.field(name, arrays[-1].type, metadata={"unit": column.unit, "doc": column.doc}))
        return pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(schema))


class Polygons(NamedTuple):
    """Outlines of nodes that are areas.

    Attributes
    ----------
    offsets : numpy.ndarray
        Corners of node n are `offsets[n]` to `offsets[n + 1]`; int64, shape (nodes + 1,).
    corners : numpy.ndarray
        In units of the game, counter-clockwise as seen from above; float64, shape (corners, 3).
    """

    offsets: Array
    corners: Array

    def select(self, is_kept: Array) -> Polygons:
        """Return the outlines of some nodes; `is_kept` is bool, shape (nodes,)."""
        counts = np.diff(self.offsets)
        kept = np.concatenate(([0], np.cumsum(counts[is_kept])))
        return Polygons(kept, self.corners[np.repeat(is_kept, counts)])

    def counter_clockwise(self) -> Polygons:
        """Return the outlines with the corners of clockwise ones reversed."""
        counts = np.diff(self.offsets)
        node, first = np.repeat(np.arange(len(counts)), counts), np.repeat(self.offsets[:-1], counts)
        number = np.arange(len(node)) - first
        following = first + (number + 1) % np.repeat(counts, counts)
        with np.errstate(all="ignore"):
            x, y = (self.corners - self.corners[first])[:, :2].T
            twice = np.bincount(node, x * y[following] - x[following] * y, len(counts))
        back = first + np.repeat(counts, counts) - 1 - number
        return Polygons(self.offsets, self.corners[np.where(twice[node] < 0, back, np.arange(len(node)))])


class Lines(NamedTuple):
    """Pairs of edges between the same nodes, in opposite directions.

    Attributes
    ----------
    there : numpy.ndarray
        Edges, of each pair the one from the lower row; int64, shape (lines,).
    back : numpy.ndarray
        The reverse edge; -1 if there is none.
    """

    there: Array
    back: Array


class Graph:
    """Nodes and directed edges of one set or one mesh. Rows count from 0, and -1 means none.

    Attributes
    ----------
    format, variant, family : str
        Of the files that it was made from.
    unit : str
        That of positions.
    position : numpy.ndarray
        Positions of nodes: east, north and up; float64, shape (nodes, 3). NaN if unknown.
    nodes, edges : Columns
        Their attributes. `kind` is the kind of users of a node or an edge; edges have `source` and `target`, rows of
        nodes.
    key : tuple of str
        The columns of nodes that together name one: `("area", "node")` for the name `0/12`.
    cost : str
        The column of edges that the game's route search adds up.
    numbers : frozenset of str
        Columns of nodes and edges that follow from the numbers of rows, and from which nodes are joined.
    measures : frozenset of str
        Columns of nodes and edges that follow from the positions of nodes.
    roadway : Roadway or None
        The columns of edges that describe roads; None if no edge is one.
    view : object or None
        The view of the files by their family; None for a part of a network.

    Examples
    --------
    >>> roads = navspec.graph("build/demo", kind="vehicle")
    >>> roads.position.shape, roads.unit
    ((203, 3), 'm')
    >>> roads.names([0]), roads.row("26/0"), roads.nearest((-890.0, -612.0))
    (['26/0'], 0, 0)
    >>> roads.nodes.words("kind")[:2].tolist()
    ['vehicle', 'vehicle']
    """

    view: Any = None

    def __init__(
        self,
        *,
        format: str,
        variant: str,
        family: str,
        position: Array,
        source: Array,
        target: Array,
        nodes: Mapping[str, Column],
        edges: Mapping[str, Column],
        key: Sequence[str],
        cost: str,
        unit: str = "m",
        polygons: Polygons | Callable[[], Polygons] | None = None,
        numbers: Collection[str] = (),
        measures: Collection[str] = (),
        roadway: Roadway | None = None,
    ) -> None:
        self.format, self.variant, self.family = format, variant, family
        self.unit, self.position, self._polygons = unit, position, polygons
        self.key, self.cost, self.roadway = tuple(key), cost, roadway
        self.numbers, self.measures = frozenset((*key, *numbers)), frozenset(measures)
        ends = {
            "source": Column(lambda: source, doc="Row of the node that the edge leads from."),
            "target": Column(lambda: target, doc="Row of the node that the edge leads to."),
        }
        self.nodes = Columns("node", len(position), nodes)
        self.edges = Columns("edge", len(source), {**ends, **edges})

    def __repr__(self) -> str:
        return f"<Graph of {self.format}: {self.nodes.rows:,} nodes, {self.edges.rows:,} edges>"

    @cached_property
    def polygons(self) -> Polygons | None:
        """Outlines of the nodes, if they are areas."""
        return self._polygons() if callable(self._polygons) else self._polygons

    @property
    def source(self) -> Array:
        """Row of the node that every edge leads from."""
        return self.edges["source"]

    @property
    def target(self) -> Array:
        """Row of the node that every edge leads to."""
        return self.edges["target"]

    # Names

    def names(self, rows: Any = None) -> list[str]:
        """Return the names of nodes, all or some: `0/12`, or the id of an area."""
        chosen = slice(None) if rows is None else row_numbers(rows, self.nodes.rows)
        columns = [self.nodes[name][chosen] for name in self.key]
        return ["/".join(map(str, parts)) for parts in zip(*(column.tolist() for column in columns), strict=True)]

    def row(self, name: str) -> int:
        """Return the row of the node with a name, the first of several; raises `NoSuchPart` if there is none."""
        parts = str(name).strip().split("/")
        numbers = [int(part) for part in parts if part.isdecimal() and part == str(int(part))]
        rows = np.zeros(0, np.int64)
        if len(numbers) == len(parts) == len(self.key):
            is_meant = [self.nodes[column] == number for column, number in zip(self.key, numbers, strict=True)]
            rows = np.flatnonzero(np.logical_and.reduce(is_meant))
        if not len(rows):
            raise NoSuchPart(
                f"there is no node '{name}'; nodes are named by {' and '.join(self.key)}, such as {self.names([0])[0]}"
                if self.nodes.rows
                else "there are no nodes"
            )
        return int(rows[0])

    # Parts of it

    @public
    def of_kind(self, kind: str) -> Graph:
        """Return the nodes of a kind, and the edges between them; raises `NavspecError` if no node can be of that kind."""
        names = self.nodes.about["kind"].names
        if kind not in names.values():
            raise NavspecError(f"kind: unknown value {kind!r}{suggest_values(str(kind), names.values())}")
        wanted = [value for value, name in names.items() if name == kind]
        return self.select(np.isin(self.nodes["kind"], wanted))

    @public
    def select(self, is_kept: Array) -> Graph:
        """Return some of the nodes, and the edges between them; `is_kept` is bool, shape (nodes,)."""
        is_kept = require_truth_values(is_kept, self.nodes.rows, "is_kept")
        edges = np.flatnonzero(is_kept[self.source] & is_kept[self.target])
        row = np.cumsum(is_kept) - 1
        about = self.edges.select(edges).about
        return Graph(
            format=self.format,
            variant=self.variant,
            family=self.family,
            position=self.position[is_kept],
            source=row[self.source[edges]],
            target=row[self.target[edges]],
            nodes=self.nodes.select(is_kept).about,
            edges={name: column for name, column in about.items() if name not in ("source", "target")},
            key=self.key,
            cost=self.cost,
            unit=self.unit,
            polygons=self.polygons and self.polygons.select(is_kept),
            numbers=self.numbers,
            measures=self.measures,
            roadway=self.roadway,
        )

    def taken(self, is_kept: Array) -> Graph:
        """Return `select(is_kept)`; deprecated name."""
        warnings.warn("Graph.taken is now Graph.select", DeprecationWarning, stacklevel=2)
        return self.select(is_kept)

    @cached_property
    def lines(self) -> Lines:
        """Edges paired with reverse edges; of several between two nodes in the order of their rows."""
        return self.lines_of(np.arange(self.edges.rows))

    @public
    def lines_of(self, edges: Array) -> Lines:
        """Return such pairs of some edges, ascending, including all other edges between their nodes."""
        edges = row_numbers(edges, self.edges.rows, "edges")
        source, target = self.source[edges], self.target[edges]
        low, high = np.minimum(source, target), np.maximum(source, target)
        pair = low.astype(np.int64) * self.nodes.rows + high
        is_up = source <= target
        is_loop = source == target
        number = count_earlier(pair * 2 + is_up)
        order = np.lexsort((~is_up, number, pair, is_loop))
        first, then = order[:-1], order[1:]
        is_both = (
            (pair[first] == pair[then])
            & (number[first] == number[then])
            & is_up[first]
            & ~is_up[then]
            & ~is_loop[first]
        )
        back = np.full(len(edges), -1, np.int64)
        back[first[is_both]] = edges[then[is_both]]
        is_back = np.zeros(len(edges), bool)
        is_back[then[is_both]] = True
        forward = np.flatnonzero(~is_back)
        return Lines(edges[forward], back[forward])

    @property
    def facts(self) -> dict[str, str]:
        """Format, variant, family, and unit of lengths."""
        return {"format": self.format, "variant": self.variant, "family": self.family, "unit": self.unit}

    def line_columns(self) -> dict[str, Array]:
        """Return the columns of `lines`: `from` and `to` are names of nodes, and `has_back` is whether there is a reverse
        edge. Columns that differ between the two directions have a second one with the suffix `_back`; shape (lines,).
        """
        forward, back = self.lines
        names = np.array(self.names(), object)
        columns: dict[str, Array] = {
            "from": names[self.source[forward]],
            "to": names[self.target[forward]],
            "has_back": back >= 0,
        }
        for name in self.edges:
            if name in ("source", "target"):
                continue
            values = self.edges.words(name)
            columns[name] = values[forward]
            if not self.edges.about[name].is_shared:
                columns[name + BACK] = none_if_unknown(values[back], back >= 0)
        return columns

    def line_ends(self) -> Array:
        """Return the positions of both ends of `lines`; float64, shape (lines, 2, 3)."""
        forward = self.lines.there
        return np.stack([self.position[self.source[forward]], self.position[self.target[forward]]], axis=1)

    # Questions

    @public
    def matrix(self, weight: str = "") -> csr_array:
        """Return a column of edges as a sparse matrix: from the row of a node to that of another.

        Parameters
        ----------
        weight : str
            The column; default: the cost that the game's route search adds up. Of several edges between two nodes the
            smallest value is used.

        Returns
        -------
        scipy.sparse.csr_array
            Of float64, shape (nodes, nodes).
        """
        from scipy.sparse import csr_array

        values = self.edges[weight or self.cost].astype(np.float64)
        order = np.lexsort((values, self.target, self.source))
        start, end = self.source[order], self.target[order]
        is_first = np.ones(len(order), bool)
        is_first[1:] = (start[1:] != start[:-1]) | (end[1:] != end[:-1])
        starts = np.searchsorted(start[is_first], np.arange(self.nodes.rows + 1))
        return csr_array((values[order[is_first]], end[is_first], starts), shape=(self.nodes.rows,) * 2)

    @public
    def components(self, *, strong: bool = False) -> Array:
        """Return the component of each node, numbered from 0; int64.

        Components are joined by edges in any direction; with `strong`, their nodes can be reached from each other along
        edges.
        """
        if not strong:
            return find_components(self.nodes.rows, self.source, self.target)[0]
        from scipy.sparse.csgraph import connected_components

        part = connected_components(self.matrix(), connection="strong")[1].astype(np.int64)
        order = np.unique(part, return_index=True)[1]
        return np.argsort(np.argsort(order))[part]

    def nearest(self, point: Sequence[float]) -> int:
        """Return the row of the node nearest to a point; x and y without z are seen from above. Raises `NavspecError`
        without nodes.
        """
        try:
            coordinates = np.asarray(point, np.float64)
        except (TypeError, ValueError):
            coordinates = np.full(1, np.nan)
        if coordinates.shape not in ((2,), (3,)) or not is_place(coordinates):
            raise NavspecError(f"point: this has to be two or three numbers up to {FAR:g}, not {point!r}")
        row = nearest_row(
            self.position, coordinates.tolist(), np.logical_and.reduce(np.isfinite(self.position), axis=1)
        )
        if row < 0:
            raise NavspecError("there are no nodes")
        return row

    # Other libraries

    def to_networkx(self) -> networkx.MultiDiGraph:
        """Return a graph of networkx: nodes by their names, with position `x`, `y`, `z` and all columns as attributes."""
        networkx = import_extra("networkx", "graph")
        graph = networkx.MultiDiGraph(format=self.format, variant=self.variant, unit=self.unit)
        names = self.names()
        node_columns = dict(zip("xyz", self.position.T, strict=True)) | {
            name: self.nodes.words(name) for name in self.nodes
        }
        edge_columns = {name: self.edges.words(name) for name in self.edges if name not in ("source", "target")}
        graph.add_nodes_from(zip(names, _iter_row_dicts(node_columns, len(names)), strict=True))
        ends = (map(names.__getitem__, column.tolist()) for column in (self.source, self.target))
        graph.add_edges_from(zip(*ends, _iter_row_dicts(edge_columns, self.edges.rows), strict=True))
        return graph

    @public
    def to_arrow(self, part: Literal["nodes", "edges"] = "nodes") -> pyarrow.Table:
        """Return nodes or edges as a table of Arrow; nodes begin with `id`, `x`, `y`, `z`."""
        pyarrow = import_extra("pyarrow", "parquet")
        if part == "edges":
            return self.edges.to_arrow()
        if part != "nodes":
            raise NavspecError(f"part: this has to be nodes or edges, not {part!r}")
        table = self.nodes.to_arrow()
        for axis, column in zip("zyx", self.position.T[::-1], strict=True):
            table = table.add_column(0, pyarrow.field(axis, pyarrow.float64(), metadata={"unit": self.unit}), [column])
        return table.add_column(0, "id", [self.names()])

    @public
    def to_geopandas(self, part: Literal["nodes", "edges", "lines"] = "nodes") -> geopandas.GeoDataFrame:
        """Return nodes as points or polygons, or edges as lines, with all columns; in units of the game, without a
        projection.

        `edges` have one direction each, and their ends are rows of nodes. `lines` are edges with their reverse edges, and
        their ends are names of nodes: `navspec.compile([nodes, lines])` makes files of both frames, edited or not.
        """
        geopandas, shapely = import_extra("geopandas", "gis"), import_extra("shapely", "gis")
        if part not in ("nodes", "edges", "lines"):
            raise NavspecError(f"part: this has to be nodes, edges or lines, not {part!r}")
        columns = self.nodes if part == "nodes" else self.edges
        data: dict[str, Any] = {"id": self.names()} if part == "nodes" else {}
        data |= self.line_columns() if part == "lines" else {name: columns.words(name) for name in columns}
        if part == "lines":
            shapes = shapely.linestrings(self.line_ends())
        elif part == "edges":
            shapes = shapely.linestrings(np.stack([self.position[self.source], self.position[self.target]], axis=1))
        elif self.polygons is None:
            shapes = shapely.points(self.position)
        else:
            shapes = to_shapely_polygons(self.polygons)
        frame = geopandas.GeoDataFrame(data, geometry=shapes)
        frame.attrs["navspec"] = self.facts
        return frame


def none_if_unknown(values: Array, is_known: Array) -> Array:
    """Return values, None if unknown; shape (rows, ...), and of `is_known` (rows,)."""
    if is_known.all():
        return values
    result = values.astype(object)
    result[~is_known] = None
    return result


def to_shapely_polygons(polygons: Polygons) -> Array:
    """Return polygons as shapes of shapely; None for those with fewer than three corners; shape (nodes,)."""
    shapely = import_extra("shapely", "gis")
    counts = np.diff(polygons.offsets)
    shapes = np.full(len(counts), None, object)
    is_drawn = (counts > 2) & ~np.isin(
        np.arange(len(counts)), np.repeat(np.arange(len(counts)), counts)[~np.isfinite(polygons.corners).all(axis=1)]
    )
    rows = np.flatnonzero(is_drawn)
    # A ring ends where it begins.
    number = np.repeat(np.arange(len(rows)), counts[rows] + 1)
    begin = np.repeat(polygons.offsets[:-1][rows], counts[rows] + 1)
    step = np.arange(len(number)) - np.repeat(np.cumsum(counts[rows] + 1) - counts[rows] - 1, counts[rows] + 1)
    corners = polygons.corners[begin + step % np.repeat(counts[rows], counts[rows] + 1)]
    shapes[rows] = shapely.polygons(shapely.linearrings(corners, indices=number))
    return shapes


FAR = 1e9
"""Farthest coordinate of a map. Squares of numbers beyond 1e150 are infinite, so that all distances would be equal."""


def is_place(point: Array | Sequence[float]) -> bool:
    """Return whether coordinates can be on a map."""
    return bool((np.abs(point) <= FAR).all())


def nearest_row(position: Array, point: Sequence[float], is_fit: Array) -> int:
    """Return the row of the nearest position, from above if the point has no height; -1 for none."""
    with np.errstate(over="ignore", invalid="ignore"):
        squares = np.where(is_fit, np.square(position[:, : len(point)] - point).sum(axis=1), np.nan)
    return -1 if np.isnan(squares).all() else int(np.nanargmin(squares))


def _iter_row_dicts(columns: Mapping[str, Array], count: int) -> Iterator[dict[str, Any]]:
    if not columns:
        return iter([{} for _ in range(count)])
    lists = [column.tolist() for column in columns.values()]
    return (dict(zip(columns, row, strict=True)) for row in zip(*lists, strict=True))
