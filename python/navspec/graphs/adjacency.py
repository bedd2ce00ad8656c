"""A graph as arrays: nodes with positions and kinds, and edges from one node to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.connectivity import find_components

_NEAR = 16
"""Most graphs store the edges of a node within so many rows; comparing these is faster than sorting all."""


class Adjacency:
    """Nodes, edges, and columns derived from them; every column is computed at its first use, and cached.

    Nodes and edges are identified by their rows; -1 means none. An edge is *whole* if both its ends exist. Columns of
    rows have the type of `owner`: int32 for speed, because more of it fits into the cache, int64 otherwise.

    Attributes
    ----------
    owner, target : numpy.ndarray
        Nodes that every edge leads from and to, -1 for none; shape (edges,).
    position : numpy.ndarray
        Positions of nodes, or a function that returns them.
    kind : numpy.ndarray
        Kind of the users of a node, as a number of the format; shape (nodes,).
    address : numpy.ndarray
        Stored target of an edge, the same number for the same target; shape (edges,).
    is_unseen : numpy.ndarray
        Whether an edge has an owner, but its target is in a file that is not loaded; bool, shape (edges,).
    """

    def __init__(
        self,
        owner: Array,
        target: Array,
        position: Array | Callable[[], Array],
        *,
        kind: Array | None = None,
        address: Array | None = None,
        is_away: Array | None = None,
    ) -> None:
        self.owner, self.target, self._position = owner, target, position
        self.kind = np.zeros(len(self.position), bool) if kind is None else kind
        self.address = target if address is None else address
        self.is_owned = owner >= 0
        self.is_unseen = np.zeros(len(owner), bool) if is_away is None else is_away & self.is_owned

    @cached_property
    def position(self) -> Array:
        """Positions of nodes in units of the game: east, north and up; float64, shape (nodes, 3)."""
        return self._position() if callable(self._position) else self._position

    # Whole edges

    @cached_property
    def is_whole(self) -> Array:
        """Whether both ends of an edge exist; bool."""
        return (self.target >= 0) & self.is_owned

    @cached_property
    def whole(self) -> Array:
        """Rows of the whole edges, ascending; int64."""
        return np.flatnonzero(self.is_whole)

    def of_whole(self, column: Array) -> Array:
        """Return a column over all edges, reduced to the whole ones."""
        return column if len(self.whole) == len(column) else column[self.whole]

    @cached_property
    def ends(self) -> tuple[Array, Array]:
        """Owner and target of every whole edge."""
        return self.of_whole(self.owner), self.of_whole(self.target)

    @cached_property
    def square_length(self) -> Array:
        """Square of the distance from end to end of every whole edge, in space; float64."""
        start, end = self.ends
        squares = np.zeros(len(start))
        for axis in self.position.T:
            step = axis.take(end)
            step -= axis.take(start)
            step *= step
            squares += step
        return squares

    @property
    def length(self) -> Array:
        """Distance from end to end of every whole edge, in space; float64."""
        return np.sqrt(self.square_length)

    def unlike_ends(self, values: Array) -> Array:
        """Return rows of the whole edges whose ends differ in a column over all nodes; int64."""
        start, end = self.ends
        return self.whole[values.take(start) != values.take(end)]

    @cached_property
    def line_edges(self) -> Array:
        """Rows of the first whole edge between every two different nodes, ascending; int64."""
        start, end = self.ends
        back = self.of_whole(self.back)
        is_again = np.zeros(len(self.owner), bool)
        is_again[self.repeated] = True
        is_first = (start != end) & ((back < 0) | (self.whole < back)) & ~self.of_whole(is_again)
        return self.whole[is_first]

    @cached_property
    def lines(self) -> Array:
        """Pairs of different nodes that an edge joins, each once, the owner of the first edge first; int64, shape
        (lines, 2).
        """
        edges = self.line_edges
        return np.stack([self.owner[edges], self.target[edges]], axis=1).astype(np.int64)

    # The edges of a node

    @cached_property
    def degree(self) -> Array:
        """Number of edges of every node; int64."""
        return np.bincount(self.owner + 1, minlength=len(self.kind) + 1)[1:]

    @cached_property
    def _runs(self) -> tuple[Array, int]:
        """First edge of every node, 0 if it has none, and the maximum number of rows from there to its last edge."""
        owner, rows = self.owner, np.arange(len(self.owner), dtype=self.owner.dtype)
        if self.is_owned.all() and (owner[1:] >= owner[:-1]).all():
            return (np.cumsum(self.degree) - self.degree).astype(owner.dtype), int(self.degree.max(initial=0))
        first, last = np.zeros((2, len(self.kind) + 1), owner.dtype)  # the row behind all is that of no owner
        first[owner[::-1]] = rows[::-1]
        last[owner] = rows
        return first[:-1], int((last - first)[:-1].max(initial=-1)) + 1

    @cached_property
    def loops(self) -> Array:
        """Rows of edges that lead back to their own node; int64."""
        return np.flatnonzero((self.target == self.owner) & self.is_owned)

    @cached_property
    def repeated(self) -> Array:
        """Rows of edges that have the address of an earlier edge of the same node, ascending; int64."""
        owner, address, reach = self.owner, self.address, self._runs[1]
        if reach > _NEAR:
            order = np.lexsort((address, owner))
            is_same = (np.diff(owner[order]) == 0) & (np.diff(address[order]) == 0)
            rows = np.sort(order[1:][is_same])
        else:
            rows_by_step = [np.zeros(0, np.int64)]
            for step in range(1, reach):
                is_same = address[step:] == address[:-step]
                is_same &= owner[step:] == owner[:-step]
                rows_by_step.append(np.flatnonzero(is_same) + step)
            rows = np.unique(np.concatenate(rows_by_step))
        return rows[owner[rows] >= 0]

    @cached_property
    def neighbours(self) -> Array:
        """Number of different addresses, other than itself, of the edges of every node; int64."""
        is_spare = np.zeros(len(self.owner), bool)
        is_spare[self.repeated] = is_spare[self.loops] = True
        return self.degree - np.bincount(self.owner[is_spare], minlength=len(self.degree))

    # Ways back

    def pairs(self, edges: Array) -> Array:
        """Return a number for the ends of whole edges: the lower one times the number of nodes, plus the higher one;
        int64.
        """
        owner, target = (ends.take(edges).astype(np.int64) for ends in (self.owner, self.target))
        return np.minimum(owner, target) * len(self.kind) + np.maximum(owner, target)

    @cached_property
    def by_direction(self) -> tuple[Array, Array]:
        """Rows of the whole edges sorted by direction, in each ascending, and their directions; int64.

        A direction is a number: the owner times the number of nodes, plus the target.
        """
        direction = self.ends[0].astype(np.int64) * len(self.kind) + self.ends[1]
        order = np.argsort(direction, kind="stable")
        return self.whole[order], direction[order]

    @cached_property
    def back(self) -> Array:
        """First reverse edge of every whole edge; -1 for none."""
        start, end = self.ends
        up = self.whole.take(np.flatnonzero(start < end))
        back = self._search_back(up)
        reverse = np.full(len(self.owner), -1, self.owner.dtype)
        reverse[up] = back
        is_found = np.flatnonzero(back >= 0)[::-1]  # of edges that have the same one back, the first stays
        reverse[back.take(is_found)] = up.take(is_found)
        # What is left has none, is one of several between the same nodes, or a loop.
        rest = self.whole.take(np.flatnonzero(self.of_whole(reverse) < 0))
        reverse[rest] = self._search_back(rest)
        return reverse

    def _search_back(self, edges: Array) -> Array:
        """Return the first edge from the target to the owner, for whole edges; -1 for none."""
        owner, target = self.owner.take(edges), self.target.take(edges)
        first, reach = self._runs
        if reach > _NEAR:
            rows, directions = self.by_direction
            wanted = target.astype(np.int64) * len(self.kind) + owner
            at = np.searchsorted(directions, wanted)
            return np.where(np.append(directions, -1)[at] == wanted, np.append(rows, -1)[at], -1)
        last = len(self.owner) - 1
        result = np.minimum(first.take(target), last)
        remaining, at = np.arange(len(edges)), result
        for _ in range(reach):
            is_back = (self.target.take(at) == owner) & (self.owner.take(at) == target)
            rest = np.flatnonzero(~is_back)
            remaining, owner, target = remaining.take(rest), owner.take(rest), target.take(rest)
            at = np.minimum(at.take(rest) + 1, last)
            result[remaining] = at
        result[remaining] = -1
        return result

    @cached_property
    def one_way(self) -> Array:
        """Rows of whole edges without a reverse edge; int64."""
        return self.whole[self.of_whole(self.back) < 0]

    @cached_property
    def parallel(self) -> ParallelEdges:
        """Edges between different nodes that are joined more than once in a direction."""
        repeated = self.repeated[self.is_whole[self.repeated]]
        repeated = repeated[self.target[repeated] != self.owner[repeated]]
        if not len(repeated):
            return ParallelEdges(repeated, repeated, repeated)
        is_end = np.zeros(len(self.kind) + 1, bool)
        is_end[self.owner[repeated]] = is_end[self.target[repeated]] = True
        rows = np.flatnonzero(is_end.take(self.owner) & (self.target >= 0))
        pair = self.pairs(rows)
        is_parallel = np.isin(pair, self.pairs(repeated))
        rows, group = rows[is_parallel], np.unique(pair[is_parallel], return_inverse=True)[1]
        return ParallelEdges(rows, group, (self.owner.take(rows) > self.target.take(rows)).astype(np.int64))

    def unlike_back(self, values: Array) -> Array:
        """Return whether an edge has another value than its reverse edge; bool, False for loops and one-way edges.

        Between nodes that are joined more than once, the values of both directions are compared as sets.
        """
        unlike = (values != values.take(self.back)) & (self.back >= 0)
        unlike[self.loops] = False
        unlike[self.parallel.rows] = self.parallel.unlike(values[self.parallel.rows].astype(np.int64))
        return unlike

    # Parts

    @cached_property
    def parts(self) -> GraphComponents:
        """Components of the graph that whole edges join, separate for every kind of nodes."""
        start, end = self.ends
        edges = np.flatnonzero((start < end) | (self.of_whole(self.back) < 0))
        start, end = start.take(edges), end.take(edges)
        edges = np.flatnonzero(self.kind.take(start) == self.kind.take(end))
        part, first = find_components(len(self.kind), start.take(edges), end.take(edges))
        return GraphComponents(part, first, count_earlier(self.kind[first]) + 1)

    # Places

    def at_nodes(self, nodes: Array) -> Array:
        """Return positions of nodes; float64, shape (nodes, 3), NaN for row -1."""
        position = np.full((len(nodes), 3), np.nan)
        position[nodes >= 0] = self.position[nodes[nodes >= 0]]
        return position


@dataclass(frozen=True, slots=True)
class GraphComponents:
    """Connected components of a graph, in the order of their first nodes.

    Attributes
    ----------
    part : numpy.ndarray
        Component of every node, from 0; the other arrays have one entry for each component.
    first : numpy.ndarray
        First node.
    number : numpy.ndarray
        Its number among those of the same kind, from 1; int64.
    """

    part: Array
    first: Array
    number: Array


@dataclass(frozen=True, slots=True)
class ParallelEdges:
    """All edges between nodes that are joined more than once in a direction.

    Attributes
    ----------
    rows : numpy.ndarray
        Rows of the edges, ascending.
    group : numpy.ndarray
        Number of the pair of nodes, from 0.
    direction : numpy.ndarray
        0 for edges to the higher node, 1 for those to the lower one.
    """

    rows: Array
    group: Array
    direction: Array

    def surplus(self) -> Array:
        """Return rows of the last edges of a direction that has more than the reverse one."""
        side = self.group * 2 + self.direction
        return self.rows[count_earlier(side) >= np.append(np.bincount(side, minlength=2), 0)[side ^ 1]]

    def unlike(self, values: Array) -> Array:
        """Return, for every edge, whether both directions exist and have different sets of values; bool."""
        sides = np.unique(self.group * 2 + self.direction)
        is_mutual = np.bincount(sides >> 1)[self.group] == 2
        keys = np.unique((self.group << 33) | (values << 1) | self.direction)
        value, directions = np.unique(keys >> 1, return_counts=True)
        return is_mutual & np.isin(self.group, value[directions == 1] >> 32)


def expand_slices(first: Array, counts: Array) -> tuple[Array, Array]:
    """Return the rows of slices of a table, one slice after the other.

    Parameters
    ----------
    first, counts : numpy.ndarray
        First row and number of rows of every slice; shape (slices,).

    Returns
    -------
    number, row : numpy.ndarray
        Number of the slice, and row; of the type of `first`, shape (sum of counts,).
    """
    number = np.repeat(np.arange(len(counts), dtype=first.dtype), counts)
    rows = np.repeat(first - (np.cumsum(counts) - counts).astype(first.dtype), counts)
    rows += np.arange(len(rows), dtype=first.dtype)
    return number, rows


def find_owners(first: Array, counts: Array, edges: int) -> Array:
    """Return the node that owns each edge: the first one whose slice contains it, -1 for none; of the type of `first`.

    `first` and `counts` are the first edge and the number of edges of every node; slices must be inside the table.
    """
    number, rows = expand_slices(first, counts)
    owner = np.full(edges, -1, first.dtype)
    owner[rows[::-1]] = number[::-1]  # of values for the same row the last one stays
    return owner
