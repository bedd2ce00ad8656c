"""Alignment of two networks: which node of one is which node of the other, whatever their numbers are."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.graphs.arrays import Array, count_earlier, expand_ranges
from navspec.graphs.graph import Graph

_MOST_MATES = 16
"""Unmatched neighbours of one node, in each network, above which they are not compared: nodes of a game have fewer."""
_MOST_ROUNDS = 200
"""Rounds in which matches spread from node to node along roads that moved."""


class Alignment:
    """The nodes and lines of two networks that are the same.

    Nodes are the same if they have the same kind and place. Others are the same if they have the same neighbours: they
    have moved. Of the rest, areas of the same name and size are the same, and of parts without such neighbours nodes of
    the same name. Lines are the same if both ends are.

    Attributes
    ----------
    a, b : Graph
        The networks.
    nodes : numpy.ndarray
        Row in `b` of every node of `a`, -1 for none; int64.
    is_moved : numpy.ndarray
        Whether a node of `a` is in `b` at another place; bool.
    """

    def __init__(self, a: Graph, b: Graph) -> None:
        self.a, self.b = a, b
        words = np.concatenate([graph.nodes.words("kind").astype(str) for graph in (a, b)])
        self._kinds = np.split(np.unique(words, return_inverse=True)[1].reshape(-1), [a.nodes.rows])
        self.nodes = np.full(a.nodes.rows, -1)
        places = [graph.position for graph in (a, b)]
        for keys in (
            [np.column_stack((place, kind)) for place, kind in zip(places, self._kinds, strict=True)],
            places,  # nodes of another kind than before
        ):
            self._match_keys(*_encode_rows(*keys), *(np.isfinite(place).all(axis=1) for place in places))
        self._match_neighbours()
        self._match_names()
        self._match_neighbours()
        is_same = self.nodes >= 0
        self.is_moved = is_same.copy()
        self.is_moved[is_same] = (places[0][is_same] != places[1][self.nodes[is_same]]).any(axis=1)

    @property
    def new_nodes(self) -> Array:
        """Rows of the nodes that only `b` has; int64."""
        return np.flatnonzero(~self._matched[1])

    def _unmatched(self) -> tuple[Array, Array]:
        return np.flatnonzero(self.nodes < 0), self.new_nodes

    def _match_keys(self, a_keys: Array, b_keys: Array, a_usable: Array, b_usable: Array) -> None:
        """Match unmatched nodes with equal keys; several of one key only if both networks have as many of them."""
        ours, theirs = self._unmatched()
        ours, theirs = ours[a_usable[ours]], theirs[b_usable[theirs]]
        count = max(a_keys.max(initial=-1), b_keys.max(initial=-1)) + 1
        counts = [np.bincount(keys, minlength=count) for keys in (a_keys[ours], b_keys[theirs])]
        is_clear = counts[0] == counts[1]
        ours, theirs = ours[is_clear[a_keys[ours]]], theirs[is_clear[b_keys[theirs]]]
        # Both have the same keys as often: sorted by key, they are pairs.
        ours, theirs = (
            rows[np.argsort(keys[rows], kind="stable")] for rows, keys in ((ours, a_keys), (theirs, b_keys))
        )
        self.nodes[ours] = theirs

    def _match_names(self) -> None:
        """Match unmatched nodes of one kind and name: areas of one size, then nodes whose neighbours are all unmatched."""
        graphs = self.a, self.b
        if all(graph.polygons is not None for graph in graphs):
            self._match_named(
                [_find_sizes(graph) for graph in graphs], [np.ones(len(kinds), bool) for kinds in self._kinds]
            )
        is_free = []
        for graph, is_matched in zip((self.a, self.b), self._matched, strict=True):
            is_beside = np.zeros(graph.nodes.rows, bool)
            is_beside[graph.source[is_matched[graph.target]]] = is_beside[graph.target[is_matched[graph.source]]] = True
            is_free.append(~is_beside)
        self._match_named([np.zeros((len(kinds), 0)) for kinds in self._kinds], is_free)

    def _match_named(self, sizes: list[Array], is_usable: list[Array]) -> None:
        """Match unmatched nodes with the same name, kind and size, each with one row for every node."""
        if len(self.a.key) != len(self.b.key):  # no name of one is a name of the other
            return
        keys = [
            np.column_stack((*(graph.nodes[name] for name in graph.key), kinds, size))
            for graph, kinds, size in zip((self.a, self.b), self._kinds, sizes, strict=True)
        ]
        self._match_keys(*_encode_rows(*keys), *is_usable)

    @property
    def _matched(self) -> tuple[Array, Array]:
        """Whether a node of each network is matched; bool."""
        is_matched = np.zeros(self.b.nodes.rows, bool)
        is_matched[self.nodes[self.nodes >= 0]] = True
        return self.nodes >= 0, is_matched

    def _match_neighbours(self) -> None:
        """Match unmatched nodes of one kind that have most of their matched neighbours in common, round by round."""
        for _ in range(_MOST_ROUNDS):
            pairs, shared = self._shared_neighbours()
            if not len(pairs):
                return
            ours, theirs = pairs.T
            away = np.linalg.norm(self.a.position[ours] - self.b.position[theirs], axis=1)
            order = np.lexsort((theirs, ours, away, -shared))
            is_best = np.ones(len(order), bool)
            for rows in (ours[order], theirs[order]):
                is_best &= count_earlier(rows) == 0
            best = order[is_best]
            self.nodes[ours[best]] = theirs[best]

    def _shared_neighbours(self) -> tuple[Array, Array]:
        """Return pairs of unmatched nodes that may be the same, and how many matched neighbours they have in common;
        int64, shape (pairs, 2) and (pairs,).
        """
        sides, degrees = [], []
        for graph, is_matched, image in zip((self.a, self.b), self._matched, self._images, strict=True):
            ends = np.stack((graph.source, graph.target), axis=1)
            ends = np.concatenate((ends, ends[:, ::-1]))
            ends = ends[~is_matched[ends[:, 0]] & is_matched[ends[:, 1]]]
            ends = np.unique(np.stack((ends[:, 0], image[ends[:, 1]]), axis=1), axis=0)
            degrees.append(np.bincount(ends[:, 0], minlength=graph.nodes.rows))
            ends = ends[np.argsort(ends[:, 1], kind="stable")]
            mates = np.bincount(ends[:, 1], minlength=self.b.nodes.rows)
            sides.append(ends[mates[ends[:, 1]] <= _MOST_MATES])
        mine, their = sides
        first, last = (np.searchsorted(their[:, 1], mine[:, 1], side) for side in ("left", "right"))
        count = last - first
        rows = expand_ranges(first, count)
        pairs, at, shared = np.unique(
            np.stack((np.repeat(mine[:, 0], count), their[rows, 0]), axis=1),
            axis=0,
            return_index=True,
            return_counts=True,
        )
        ours, theirs = pairs.T
        is_alike = self._kinds[0][ours] == self._kinds[1][theirs]
        is_alike &= 2 * shared >= np.maximum(degrees[0][ours], degrees[1][theirs])
        # The end of a road that moved farther than the road is long is the end of another road.
        old, new = self.a.position[ours], self.b.position[theirs]
        beside = self.b.position[np.repeat(mine[:, 1], count)[at]]
        length = np.maximum(np.linalg.norm(old - beside, axis=1), np.linalg.norm(new - beside, axis=1))
        is_alike &= (shared > 1) | (np.linalg.norm(new - old, axis=1) <= length)
        return pairs[is_alike], shared[is_alike]

    @property
    def _images(self) -> tuple[Array, Array]:
        """Nodes of each network as rows of `b`."""
        return self.nodes, np.arange(self.b.nodes.rows)

    # Lines

    @cached_property
    def lines(self) -> Array:
        """Line of `b` for every line of `a`, as `Graph.lines` numbers them, -1 for none; int64."""
        keys = []
        for graph, image in zip((self.a, self.b), self._images, strict=True):
            edges = graph.lines.there
            ends = np.sort(np.stack((image[graph.source[edges]], image[graph.target[edges]]), axis=1), axis=1)
            # Lines with an end that only one network has are alone.
            ends[(ends < 0).any(axis=1)] = -1
            keys.append(ends)
        ours, theirs = _encode_rows(*(np.column_stack((ends, count_earlier(_encode_rows(ends)[0]))) for ends in keys))
        line_of = np.full(max(ours.max(initial=-1), theirs.max(initial=-1)) + 1, -1)
        line_of[theirs] = np.arange(len(theirs))
        return np.where((keys[0] >= 0).all(axis=1), line_of[ours], -1)

    def orient_lines(self, lines: Array) -> Array:
        """Return the edges of `b` for lines of `a` that both have, in the direction of `a`: forward and back; -1 for
        none; int64, shape (lines, 2).
        """
        edges = np.stack(self.b.lines, axis=1)[self.lines[lines]]
        is_turned = self.nodes[self.a.source[self.a.lines.there[lines]]] != self.b.source[edges[:, 0]]
        return np.where(is_turned[:, np.newaxis], edges[:, ::-1], edges)

    @cached_property
    def edges(self) -> Array:
        """Edge of `b` for every edge of `a`, -1 for none; int64."""
        edges, lines = np.full(self.a.edges.rows + 1, -1), np.flatnonzero(self.lines >= 0)
        # The last one is for directions that lines of `a` do not have.
        edges[np.stack(self.a.lines, axis=1)[lines]] = self.orient_lines(lines)
        return edges[:-1]


def _find_sizes(graph: Graph) -> Array:
    """Return the size of areas from west to east and from south to north, to a tenth of a unit; float64, shape (nodes, 2)."""
    assert graph.polygons is not None
    offsets, corners = graph.polygons
    size = np.zeros((graph.nodes.rows, 2))
    has_corners = np.diff(offsets) > 0
    low, high = (bound.reduceat(corners[:, :2], offsets[:-1][has_corners]) for bound in (np.minimum, np.maximum))
    size[has_corners] = np.round(high - low, 1)
    return size


def _encode_rows(*tables: Array) -> tuple[Array, ...]:
    """Return a number for every row of some tables, equal for equal rows; int64."""
    rows = np.concatenate(tables)
    order = np.lexsort(rows.T)
    is_new = np.zeros(len(rows), np.int64)
    is_new[1:] = (rows[order[1:]] != rows[order[:-1]]).any(axis=1)
    numbers = np.empty(len(rows), np.int64)
    numbers[order] = np.cumsum(is_new)
    return tuple(np.split(numbers, np.cumsum([len(table) for table in tables])[:-1]))
