"""Merge of several networks that were made of one base: the changes of each, by place, applied to the base."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.difference import GraphDifference, list_own_columns
from navspec.graphs.graph import BACK, Column, Columns, Graph

_ON_LINE = 2.0
"""Largest distance, in units of the game, at which a node that replaces a line lies on it."""
_ID = "id"
"""Column of the names of nodes in the merged network."""


class MergeConflict(NamedTuple):
    """Changes that exclude each other.

    Attributes
    ----------
    label : str
        The node or the line, by its names in the base.
    message : str
        What the networks do with it.
    position : tuple of float
        Its place in the base.
    """

    label: str
    message: str
    position: tuple[float, ...]


class ThreeWayMerge:
    """The base with the changes of several networks.

    Parameters
    ----------
    base : Graph
        The network that all others were made of.
    mods : sequence of Graph
        Networks of the same format.
    labels : sequence of str
        Their names for messages.
    end_columns : sequence of str
        Columns of edges that describe only their end, so that pieces of a line do not have them.
    preferred : int or None
        The network whose changes win over those of all others.

    Attributes
    ----------
    conflicts : list of MergeConflict
        Changes that were left out because those of another network exclude them.
    """

    def __init__(
        self,
        base: Graph,
        mods: Sequence[Graph],
        labels: Sequence[str],
        end_columns: Sequence[str] = (),
        preferred: int | None = None,
    ) -> None:
        self._base, self._labels, self._preferred, self._end_columns = base, labels, preferred, end_columns
        self.conflicts: list[MergeConflict] = []
        self._names = base.names()
        self._line_ends = np.stack([ends[base.lines.there] for ends in (base.source, base.target)], axis=1)
        self._position = base.position.copy()
        self._ends = np.stack((base.source, base.target), axis=1)
        self._nodes = _read_columns(base, base.nodes, slice(None))
        self._edges = _read_columns(base, base.edges, slice(None))
        # Of nodes and lines of the base: the networks that deleted, and that changed or joined them; -1 for none.
        self._node_deleter, self._node_user = np.full((2, base.nodes.rows), -1)
        self._line_deleter, self._line_user = np.full((2, len(base.lines.there)), -1)
        self._node_setter, self._edge_setter = (
            {name: np.full(columns.rows, -1) for name in ("", *columns)} for columns in (base.nodes, base.edges)
        )
        self._is_gone_edge = np.zeros(base.edges.rows, bool)
        self._new_nodes: dict[tuple[Any, ...], tuple[int, int]] = {}
        self._new_lines: dict[tuple[int, ...], tuple[int, list[int]]] = {}
        self._chains: dict[int, tuple[int, list[int]]] = {}
        """Of deleted lines of the base: the network, and the nodes from end to end that replace the line."""
        for number in sorted(range(len(mods)), key=lambda number: number != preferred):
            self._apply(number, GraphDifference(base, mods[number]))

    def _apply(self, number: int, difference: GraphDifference) -> None:
        """Apply the changes of one network, except changes that an earlier network excludes."""
        is_refused = self._delete_nodes(number, difference)
        self._change_nodes(number, difference)
        row = self._add_nodes(number, difference)
        self._delete_lines(number, difference, is_refused)
        self._change_lines(number, difference)
        self._join_chains(number, difference, self._add_lines(number, difference, row))

    def _add_conflicts(self, labels: Sequence[str], places: Array, messages: Sequence[str], rivals: Array) -> None:
        """Add conflicts with earlier networks, `rivals`; changes of the preferred network win without one."""
        for label, place, message, rival in zip(labels, places.tolist(), messages, rivals.tolist(), strict=True):
            if rival != self._preferred:
                self.conflicts.append(MergeConflict(label, message, tuple(place)))

    def _clash(self, part: str, rows: Array, rivals: Array, number: int, verb: str, rival_verb: str) -> Array:
        """Return which rows of nodes or lines of the base an earlier network has, with a conflict for each; bool."""
        is_clash = rivals[rows] >= 0
        rows = rows[is_clash]
        labels, places = self._label(part, rows)
        messages = [
            f"{self._labels[rival]} {rival_verb}, {self._labels[number]} {verb}" for rival in rivals[rows].tolist()
        ]
        self._add_conflicts(labels, places, messages, rivals[rows])
        return is_clash

    def _label(self, part: str, rows: Array) -> tuple[list[str], Array]:
        """Return labels and places of nodes or lines of the base."""
        if part == "nodes":
            return [f"node {self._names[row]}" for row in rows.tolist()], self._base.position[rows]
        ends = self._line_ends[rows]
        labels = [f"the line from {self._names[start]} to {self._names[end]}" for start, end in ends.tolist()]
        return labels, self._base.position[ends].mean(axis=1)

    # Nodes

    def _delete_nodes(self, number: int, difference: GraphDifference) -> Array:
        """Delete nodes; return a mask of the nodes of the base that stay because an earlier network uses them."""
        rows = difference.nodes["removed"].a
        is_clash = self._clash("nodes", rows, self._node_user, number, "deletes it", "changes or joins it")
        self._node_deleter[rows[~is_clash]] = number
        is_refused = np.zeros(len(self._node_user), bool)
        is_refused[rows[is_clash]] = True
        return is_refused

    def _change_nodes(self, number: int, difference: GraphDifference) -> None:
        """Move nodes, and set their columns."""
        matches = difference.alignment.nodes
        changed = np.union1d(difference.nodes["moved"].a, difference.nodes["changed"].a)
        is_clash = self._clash("nodes", changed, self._node_deleter, number, "changes it", "deletes it")
        changed = changed[~is_clash]
        is_open = np.zeros(len(matches), bool)
        is_open[changed] = True
        self._node_user[changed] = number
        rows = np.flatnonzero(difference.alignment.is_moved & is_open)
        self._set("nodes", "", self._position, rows, rows, difference.b.position[matches[rows]], number)
        for name, is_other in difference.node_changes.items():
            if name in self._nodes:
                rows = np.flatnonzero(is_other & is_open)
                values = difference.b.nodes.words(name)[matches[rows]]
                self._nodes[name] = _fit(self._nodes[name], values)
                self._set("nodes", name, self._nodes[name], rows, rows, values, number)

    def _set(
        self, part: str, name: str, column: Array, rows: Array, labelled: Array, values: Array, number: int
    ) -> None:
        """Set rows of a column, except rows that an earlier network sets to another value."""
        setter = (self._node_setter if part == "nodes" else self._edge_setter)[name]
        is_other = column[rows] != values
        is_clash = (setter[rows] >= 0) & (is_other.any(axis=1) if is_other.ndim > 1 else is_other)
        at = np.flatnonzero(is_clash & (not self._is_measure(name)))
        labels, places = self._label(part, labelled[at])
        messages = [
            f"{self._labels[rival]} {_describe_value(name, column[row])}, {self._labels[number]} {_describe_value(name, value)}"
            for rival, row, value in zip(setter[rows[at]].tolist(), rows[at].tolist(), values[at], strict=True)
        ]
        self._add_conflicts(labels, places, messages, setter[rows[at]])
        column[rows[~is_clash]] = values[~is_clash]
        setter[rows[~is_clash]] = number

    def _is_measure(self, name: str) -> bool:
        return name in self._base.measures or name.removesuffix(BACK) in self._base.measures

    def _add_nodes(self, number: int, difference: GraphDifference) -> Array:
        """Add new nodes; return the row here of every node of the network. New nodes of the same kind and place in several
        networks are one node.
        """
        network, rows = difference.b, difference.nodes["added"].b
        row = np.full(network.nodes.rows, -1)
        is_kept = difference.alignment.nodes >= 0
        row[difference.alignment.nodes[is_kept]] = np.flatnonzero(is_kept)
        columns = _read_columns(network, network.nodes, rows)
        places = list(map(tuple, network.position[rows].tolist()))
        number_of_place = {place: number for number, place in enumerate(dict.fromkeys(places))}
        again = count_earlier(np.array([number_of_place[place] for place in places], np.int64))
        keys = list(zip(columns["kind"].tolist(), places, again.tolist(), strict=True))
        is_new = np.ones(len(rows), bool)
        for at, key in enumerate(keys):
            rival, same = self._new_nodes.get(key, (-1, -1))
            if rival < 0:
                continue
            is_new[at], row[rows[at]] = False, same
            names = [name for name in columns if self._nodes[name][same] != columns[name][at]]
            for name in names:
                message = (
                    f"{self._labels[rival]} {_describe_value(name, self._nodes[name][same])}, {self._labels[number]} "
                    f"{_describe_value(name, columns[name][at])}"
                )
                where = network.position[rows[at]]
                label = f"the new node at {where[0]:g}, {where[1]:g}"
                self._add_conflicts([label], where[np.newaxis], [message], np.array([rival]))
        new = np.flatnonzero(is_new)
        row[rows[new]] = len(self._names) + np.arange(len(new))
        self._new_nodes |= {keys[at]: (number, int(row[rows[at]])) for at in new.tolist()}
        self._names += [f"{self._labels[number]} {name}" for name in network.names(rows[new])]
        self._position = np.concatenate((self._position, network.position[rows[new]]))
        self._nodes = _append(self._nodes, {name: values[new] for name, values in columns.items()})
        return row

    # Lines

    def _delete_lines(self, number: int, difference: GraphDifference, is_refused: Array) -> None:
        """Delete lines, except at nodes that stay."""
        rows = difference.lines["removed"].a
        rows = rows[~is_refused[self._line_ends[rows]].any(axis=1)]
        is_clash = self._clash("lines", rows, self._line_user, number, "deletes or splits it", "changes it")
        self._line_deleter[rows[~is_clash]] = number

    def _change_lines(self, number: int, difference: GraphDifference) -> None:
        """Set the columns of lines, and add or delete single directions."""
        edges, other_edges = difference.line_edges
        # Measures follow from other changes, and are not worth a conflict.
        masks = [is_other for name, is_other in difference.line_changes.items() if not self._is_measure(name)]
        changed = np.flatnonzero(np.logical_or.reduce([np.zeros(len(edges), bool), *masks]))
        is_clash = self._clash("lines", changed, self._line_deleter, number, "changes it", "deletes or splits it")
        self._line_user[changed[~is_clash]] = number
        self._node_user[self._line_ends[changed[~is_clash]]] = number
        is_open = self._line_deleter < 0
        for name, is_other in difference.line_changes.items():
            is_back = name not in self._edges
            column = name.removesuffix(BACK) if is_back else name
            if column not in self._edges:
                continue
            sides = (0, 1) if self._base.edges.about[column].is_shared else (int(is_back),)
            for side in sides:
                lines = np.flatnonzero(is_other & is_open & (edges[:, side] >= 0) & (other_edges[:, side] >= 0))
                values = difference.b.edges.words(column)[other_edges[lines, side]]
                self._edges[column] = _fit(self._edges[column], values)
                self._set("lines", column, self._edges[column], edges[lines, side], lines, values, number)
        is_kept = (difference.alignment.lines >= 0)[:, np.newaxis] & is_open[:, np.newaxis]
        self._is_gone_edge[edges[is_kept & (edges >= 0) & (other_edges < 0)]] = True
        for side in range(2):
            lines = np.flatnonzero(is_kept[:, 0] & (edges[:, side] < 0) & (other_edges[:, side] >= 0))
            ends = self._line_ends[lines]
            self._append_edges(difference.b, other_edges[lines, side], ends if side == 0 else ends[:, ::-1])

    def _add_lines(self, number: int, difference: GraphDifference, row: Array) -> Array:
        """Add new lines, and return their ends; equal new lines of several networks are one line."""
        network, lines = difference.b, difference.lines["added"].b
        edges = np.stack(network.lines, axis=1)[lines]
        ends = row[np.stack((network.source[edges[:, 0]], network.target[edges[:, 0]]), axis=1)]
        # New nodes are behind those of the base.
        in_base = ends < len(self._node_user)
        deleter = np.append(self._node_deleter, -1)[np.where(in_base, ends, -1)]
        for at in np.flatnonzero((deleter >= 0).any(axis=1)).tolist():
            side = int(deleter[at, 1] >= 0)
            node = ends[at, side : side + 1]
            rival = deleter[at, side : side + 1]
            message = f"{self._labels[int(rival[0])]} deletes it, {self._labels[number]} joins it"
            self._add_conflicts(*self._label("nodes", node), [message], rival)
        is_open: Array = np.all(deleter < 0, axis=1)
        again = count_earlier(np.sort(ends, axis=1) @ np.array([len(self._names), 1]))
        keys = [(*sorted(pair), number) for pair, number in zip(ends.tolist(), again.tolist(), strict=True)]
        drawn = np.flatnonzero(is_open & np.array([key in self._new_lines for key in keys], bool))
        words = _read_columns(network, network.edges, slice(None)) if len(drawn) else {}
        for at in drawn.tolist():
            is_open[at] = False
            rival, same = self._new_lines[keys[at]]
            own = edges[at] if self._ends[same[0], 0] == ends[at, 0] else edges[at][::-1]
            pairs = list(zip(same, own[own >= 0].tolist(), strict=False))
            names = [
                name
                for name, values in words.items()
                if name not in self._base.measures and any(self._edges[name][a] != values[b] for a, b in pairs)
            ]
            if names:
                start, end = (self._names[end] for end in ends[at].tolist())
                message = (
                    f"{self._labels[rival]} and {self._labels[number]} set its {', '.join(names)} to different values"
                )
                place = self._position[ends[at]].mean(axis=0, keepdims=True)
                self._add_conflicts([f"the new line from {start} to {end}"], place, [message], np.array([rival]))
        kept = np.flatnonzero(is_open)
        self._node_user[ends[kept][in_base[kept]]] = number
        for side, pairs in enumerate((ends[kept], ends[kept][:, ::-1])):
            is_there = edges[kept, side] >= 0
            rows = self._append_edges(network, edges[kept, side][is_there], pairs[is_there])
            for at, new in zip(kept[is_there].tolist(), rows.tolist(), strict=True):
                self._new_lines.setdefault(keys[at], (number, []))[1].append(new)
        return ends[(deleter < 0).all(axis=1)]

    def _append_edges(self, network: Graph, edges: Array, ends: Array) -> Array:
        """Append edges of a network, and return their rows here."""
        first = len(self._ends)
        self._ends = np.concatenate((self._ends, ends))
        self._edges = _append(self._edges, _read_columns(network, network.edges, edges))
        self._is_gone_edge = np.append(self._is_gone_edge, np.zeros(len(edges), bool))
        return first + np.arange(len(edges))

    # Nodes in lines

    def _join_chains(self, number: int, difference: GraphDifference, new_ends: Array) -> None:
        """Join the nodes that several networks put into one line of the base; `new_ends` are the ends of new lines."""
        neighbours: dict[int, list[int]] = {}
        for start, end in np.concatenate((new_ends, new_ends[:, ::-1])).tolist():
            neighbours.setdefault(start, []).append(end)
        lines = difference.lines["removed"].a
        for line in lines[
            (self._line_deleter[lines] >= 0) & (self._node_deleter[self._line_ends[lines]] < 0).all(axis=1)
        ].tolist():
            chain = self._find_chain(line, neighbours)
            rival, other_chain = self._chains.setdefault(line, (number, chain))
            if rival == number or chain == other_chain:
                continue
            if chain and other_chain:
                self._chains[line] = rival, self._merge_chains(line, other_chain, chain)
                continue
            verbs = ("puts nodes into it", "deletes it") if other_chain else ("deletes it", "puts nodes into it")
            labels, places = self._label("lines", np.array([line]))
            message = f"{self._labels[rival]} {verbs[0]}, {self._labels[number]} {verbs[1]}"
            self._add_conflicts(labels, places, [message], np.array([rival]))
            self._drop_pieces(chain)

    def _find_chain(self, line: int, neighbours: Mapping[int, Sequence[int]]) -> list[int]:
        """Return the nodes from end to end of a line over new nodes on it; empty if they do not join its ends."""
        start, end = self._line_ends[line].tolist()
        chain, reached = [start], 0.0
        while chain[-1] != end:
            beside = np.array(
                [node for node in neighbours.get(chain[-1], ()) if node >= len(self._node_user)], np.int64
            )
            share, away = self._project(line, beside)
            ahead = np.flatnonzero((away <= _ON_LINE) & (share > reached) & (share < 1))
            if len(ahead):
                nearest = ahead[share[ahead].argmin()]
                chain.append(int(beside[nearest]))
                reached = float(share[nearest])
            elif end in neighbours.get(chain[-1], ()) and len(chain) > 1:
                chain.append(end)
            else:
                return []
        return chain

    def _project(self, line: int, nodes: Array) -> tuple[Array, Array]:
        """Return the fraction of a line at which nodes lie, and their distances from it; float64."""
        start, end = self._base.position[self._line_ends[line]]
        step = end - start
        share = (self._position[nodes] - start) @ step / max(float(step @ step), 1e-9)
        return share, np.linalg.norm(start + share[:, np.newaxis] * step - self._position[nodes], axis=1)

    def _merge_chains(self, line: int, chain: list[int], other_chain: list[int]) -> list[int]:
        """Replace two chains of nodes in one line by a chain of all their nodes; return it.

        Its pieces have the values of the pieces of the first chain.
        """
        nodes = np.array(list(dict.fromkeys((*chain[1:-1], *other_chain[1:-1]))), np.int64)
        joined = [chain[0], *nodes[np.argsort(self._project(line, nodes)[0], kind="stable")].tolist(), chain[-1]]
        pieces = [self._new_lines[(*sorted(pair), 0)] for pair in pairwise(chain)]
        kept = set(map(frozenset, pairwise(joined)))
        for old in (chain, other_chain):
            self._drop_pieces(old, kept)
        piece = -1
        for pair in pairwise(joined):
            piece += pair[0] in chain
            key = (*sorted(pair), 0)
            if key not in self._new_lines:
                self._new_lines[key] = (
                    pieces[piece][0],
                    self._copy_piece(pieces[piece][1], chain[piece : piece + 2], pair),
                )
        return joined

    def _drop_pieces(self, chain: Sequence[int], kept: Collection[frozenset[int]] = ()) -> None:
        """Delete the lines between the nodes of a chain, except some."""
        for pair in pairwise(chain):
            if frozenset(pair) not in kept:
                _, edges = self._new_lines.pop((*sorted(pair), 0), (-1, []))
                self._is_gone_edge[edges] = True

    def _copy_piece(self, edges: list[int], ends: Sequence[int], new_ends: Sequence[int]) -> list[int]:
        """Append a part of a line between other nodes, without what describes the whole line or another end."""
        first = len(self._ends)
        names = dict(zip(ends, new_ends, strict=True))
        turned = [[names[node] for node in self._ends[edge].tolist()] for edge in edges]
        self._ends = np.concatenate((self._ends, np.array(turned, np.int64)))
        self._is_gone_edge = np.append(self._is_gone_edge, np.zeros(len(edges), bool))
        rows = first + np.arange(len(edges))
        for name, values in self._edges.items():
            column = np.append(values, values[edges])
            if name in self._base.measures:
                column = column.astype(np.float64)
                column[rows] = np.nan
            elif name in self._end_columns:
                column = column.astype(object)
                column[rows[[end[1] not in ends for end in turned]]] = None
            self._edges[name] = column
        return rows.tolist()

    # Result

    def graph(self) -> Graph:
        """Return the merged network: nodes have the names of the base, and new ones names of their own.

        It has no columns that follow from the numbers of rows.
        """
        is_node = np.ones(len(self._names), bool)
        is_node[np.flatnonzero(self._node_deleter >= 0)] = False
        is_edge = ~self._is_gone_edge & is_node[self._ends].all(axis=1)
        gone = np.stack(self._base.lines, axis=1)[self._line_deleter >= 0]
        is_edge[gone[gone >= 0]] = False
        row = np.cumsum(is_node) - 1
        source, target = row[self._ends[is_edge]].T
        names = np.array(self._names, object)[is_node]
        about = self._base.nodes.about, self._base.edges.about
        nodes, edges = (
            {name: _replace_values(columns[name], values[kept]) for name, values in merged.items()}
            for columns, merged, kept in zip(about, (self._nodes, self._edges), (is_node, is_edge), strict=True)
        )
        return Graph(
            format=self._base.format,
            variant=self._base.variant,
            family=self._base.family,
            position=self._position[is_node],
            source=source,
            target=target,
            nodes={_ID: Column(lambda: names), **nodes},
            edges=edges,
            key=(_ID,),
            cost=self._base.cost,
            unit=self._base.unit,
            measures=self._base.measures,
            roadway=self._base.roadway,
        )


def _read_columns(graph: Graph, columns: Columns, rows: Any) -> dict[str, Array]:
    """Return the columns that do not follow from numbers of rows, with names instead of numbers."""
    return {name: columns.words(name)[rows].copy() for name in list_own_columns(graph, columns)}


def _replace_values(column: Column, values: Array) -> Column:
    return replace(column, compute=lambda: values, names={})


def _append(columns: dict[str, Array], more: dict[str, Array]) -> dict[str, Array]:
    """Return columns with more rows, of a type that has room for both."""
    return {name: np.concatenate((values, more[name])) for name, values in columns.items()}


def _fit(column: Array, values: Array) -> Array:
    """Return a column in a type that has room for some values, too."""
    return column.astype(np.result_type(column, values), copy=False)


def _describe_value(name: str, value: Any) -> str:
    """Return what a network does with a value of a node or a line."""
    if not name:
        return f"moves it to {value[0]:g}, {value[1]:g}"
    return f"sets its {name} to {value}"
