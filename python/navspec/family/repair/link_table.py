"""Nodes and links of a set: added, moved, set or deleted, and written back with every reference to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.errors import NavspecError, WriteError

MAX_NODES = 65_535
"""Most nodes of a file that links can refer to."""


class RowPlacement:
    """Placement of the rows of a table: their files, and their order.

    Rows keep their numbers through all changes: those of the set are joined rows, new rows get the next numbers.

    Attributes
    ----------
    file : numpy.ndarray
        Index of the file of every row; int64.
    rank : numpy.ndarray
        Order of the rows of a file, within their block; int64.
    block : numpy.ndarray
        Block of every row; lower blocks come first in a file; int64.
    """

    def __init__(self, files: TableSet, table: str, block: Array | None = None) -> None:
        self._tables = list(files.files.values())
        self._table = table
        self._starts = files.starts(table)
        self._home = np.repeat(np.arange(len(self._tables)), files.counts(table))
        self.file = self._home.copy()
        self.rank = np.arange(len(self._home))
        self.block = np.zeros(len(self._home), np.int64) if block is None else block

    def move(self, rows: Array, file: Array) -> None:
        """Move rows to the end of their block in files."""
        self.file[rows] = file
        self.rank[rows] = self._next_ranks(len(rows))

    def add(self, file: Array) -> Array:
        """Append new rows to files; return their numbers."""
        rows = len(self.rank) + np.arange(len(file))
        self.rank = np.concatenate((self.rank, self._next_ranks(len(file))))
        self.file = np.concatenate((self.file, file))
        self.block = np.concatenate((self.block, np.zeros_like(file)))
        self._home = np.concatenate((self._home, np.full_like(file, -1)))
        return rows

    def delete(self, rows: Array) -> None:
        """Delete rows from their files; they keep their numbers."""
        self.file[rows] = len(self._tables)

    def _next_ranks(self, count: int) -> Array:
        return int(self.rank.max(initial=-1)) + 1 + np.arange(count)

    def find_places(self) -> RowPlaces:
        """Compute the places of all rows."""
        order = np.lexsort((self.rank, self.block, self.file))
        counts = np.bincount(self.file, minlength=len(self._tables))[: len(self._tables)]
        starts = np.concatenate(([0], np.cumsum(counts)))
        order = order[: starts[-1]]
        row = np.full(len(self.file), -1)
        row[order] = np.arange(len(order)) - np.repeat(starts[:-1], counts)
        is_new = self._home < 0
        is_moved = is_new | (self.file != self._home)
        unmoved = np.flatnonzero(~is_moved)
        is_moved[unmoved] = row[unmoved] != unmoved - self._starts[self._home[unmoved]]
        old_files = self._home[is_moved & ~is_new]
        changed = np.union1d(self.file[is_moved & (row >= 0)], old_files)
        return RowPlaces(order, starts, self.file, row, is_moved, changed.tolist())

    def stored(self, file: int, rows: Array) -> Array:
        """Return rows as they were stored, in the layout of a file; zeros for new ones."""
        stored_rows = np.zeros(len(rows), self._tables[file][self._table].dtype)
        home = self._home[rows]
        for source in np.unique(home[home >= 0]).tolist():
            at = home == source
            stored_rows[at] = self._tables[source][self._table][rows[at] - self._starts[source]]
        return stored_rows


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """The places of the rows of a table.

    Attributes
    ----------
    order : numpy.ndarray
        Numbers of all rows in order, file by file, without dropped ones.
    starts : numpy.ndarray
        Index in `order` at which every file begins, and the end.
    file, row : numpy.ndarray
        File of every row, and its row in the file; -1 for dropped rows.
    is_moved : numpy.ndarray
        Whether a row is new or has another place than before; bool.
    changed : list of int
        Files that have gained, lost or reordered rows, ascending.
    """

    order: Array
    starts: Array
    file: Array
    row: Array
    is_moved: Array
    changed: list[int]

    def of(self, file: int) -> Array:
        """Return the numbers of the rows of a file, in their order."""
        return self.order[self.starts[file] : self.starts[file + 1]]


class ColumnWriter:
    """Writer of columns over all files: only changed values, and into copies of files that others may use.

    `tables` are the files by number, which copies replace; `private` are numbers of files that may be changed in place.
    """

    def __init__(self, tables: dict[int, Tables], private: Iterable[int] = ()) -> None:
        self.files = TableSet(tables)
        self._tables = tables
        self._own = set(private)

    def put(self, table: str, field: str, values: Array, is_selected: Array) -> None:
        """Set a field of all selected rows."""
        rows = np.flatnonzero(is_selected)
        for file in np.unique(self.files.file_of(table, rows)).tolist():
            begin, end = self.files.starts(table)[file : file + 2].tolist()
            number = int(self.files.numbers[file])
            selected = np.flatnonzero(is_selected[begin:end])
            new_values = values[begin:end][selected]
            changed = new_values != self._tables[number].column(table, field)[selected]
            if changed.any():
                self._owned(number).set_column(table, field, new_values[changed], selected[changed])

    def put_at(self, table: str, field: str, rows: Array, values: Array) -> None:
        """Set a field of some joined rows, one value for each."""
        column = np.zeros(int(self.files.starts(table)[-1]), np.asarray(values).dtype)
        is_selected = np.zeros(len(column), bool)
        column[rows], is_selected[rows] = values, True
        self.put(table, field, column, is_selected)

    def _owned(self, number: int) -> Tables:
        """Return a file that may be changed, copied if necessary."""
        if number not in self._own:
            self._tables[number] = self._tables[number].copy()
            self._own.add(number)
        return self._tables[number]


def gather_rows(values: Array, rows: Array) -> Array:
    """Return values of rows, 0 for -1."""
    return np.append(values, 0)[rows]


def find_fitting(free: Array, wanted: Array, sizes: Array | None = None) -> Array:
    """Find which requests fit into the free room of their places, first come, first served; bool.

    `free` is the room of every place, `wanted` the place for each request, `sizes` the room that each takes (default:
    1).
    """
    sizes = np.ones_like(wanted) if sizes is None else sizes
    order = np.argsort(wanted, kind="stable")
    cumulated = np.cumsum(sizes[order])
    place = wanted[order]
    is_first = np.diff(place, prepend=-2) != 0
    before = np.maximum.accumulate(np.where(is_first, cumulated - sizes[order], 0))
    has_room = np.empty(len(wanted), dtype=bool)
    has_room[order] = cumulated - before <= free[place]
    return has_room


def require_any(is_possible: Array, reason: str) -> None:
    """Raise `NavspecError` if there are requests and none is possible."""
    if len(is_possible) and not is_possible.any():
        raise NavspecError(reason)


def select_possible(is_possible: Array, reason: str, *rows: Array) -> list[Array]:
    """Return the possible requests, in all columns; raise as `require_any`."""
    require_any(is_possible, reason)
    return [row[is_possible] for row in rows]


class LinkTable:
    """Nodes and their links, in an order independent of the files, with changes: rows are added, moved, set or deleted.

    `write` puts the changes into the files: into the changed lists, and into every reference to a renumbered row.
    Everything else stays as stored. In a file whose list of links changes, links are ordered by their nodes, and links
    without an owner are dropped.

    Attributes
    ----------
    nodes : RowPlacement
        Files and order of nodes; nodes for vehicles are the first block of a file.
    links : numpy.ndarray
        Structured, a row for each link: first those of the set in their order, then new ones. `owner` and `target` are
        numbers of nodes, `file` is an index; -1 for none.
    """

    first_link: str
    """Field of a node with its first link."""
    most_links: int
    """Most links of a file that nodes can refer to."""
    most_node_links = 15
    unsure_reason: str
    """Reason to keep the links of a file as they are if their owners are uncertain."""
    full_reason: str
    """Reason to keep misplaced nodes in their file."""

    def __init__(self, net: Any, *fields: tuple[str, Any]) -> None:
        self._net = net
        self._cast_files: list[int] = []
        self._is_relinked = np.zeros(len(net.files.files), dtype=bool)
        self.nodes = RowPlacement(net.files, "nodes", np.where(net.is_vehicle, 0, 1))
        self.links = np.zeros(len(net.graph.owner), [("file", "i4"), ("owner", "i4"), ("target", "i4"), *fields])
        self.links["file"] = net.repeat_per_row("links", np.arange(len(net.files.files)))
        self.links["owner"], self.links["target"] = net.graph.owner, net.graph.target

    def relink(self, files: Array) -> None:
        """Order the links of files by their nodes, and drop links without an owner."""
        self._is_relinked[files] = True

    # Changes of nodes

    def add_nodes(self, file: Array, block: Array) -> Array:
        """Append new nodes to files, in their blocks; return their numbers."""
        self.relink(file)
        rows = self.nodes.add(file)
        self.nodes.block[rows] = block
        return rows

    def move_nodes(self, rows: Array, file: Array) -> None:
        """Move nodes to the end of their block in files; their links go with them."""
        self.relink(np.union1d(self.nodes.file[rows], file))
        self.nodes.move(rows, file)

    def set_blocks(self, rows: Array, block: Array) -> None:
        """Set the blocks of nodes."""
        self.relink(self.nodes.file[rows[self.nodes.block[rows] != block]])
        self.nodes.block[rows] = block

    def delete_nodes(self, rows: Array) -> None:
        """Delete nodes from their files, with the links that they own; they keep their numbers."""
        if not len(rows):
            return
        self.relink(self.nodes.file[rows])
        self.nodes.delete(rows)
        self.links["owner"][np.isin(self.links["owner"], rows)] = -1

    # Changes of links

    def add_links(self, fields: Mapping[str, Array]) -> None:
        """Append new links, after the other links of their owners."""
        if not len(fields["owner"]):
            return
        new = np.zeros(len(fields["owner"]), self.links.dtype)
        for name, values in fields.items():
            new[name] = values
        new["file"] = self.nodes.file[new["owner"]]
        self.relink(new["file"])
        self.links = np.concatenate((self.links, new))

    def add_links_back(self, rows: Array) -> None:
        """Add a reverse link for each link, after the other links of its target."""
        forward, back = self.links[rows], self.links[rows]
        back["owner"], back["target"] = forward["target"], forward["owner"]
        self._reverse(forward, back)
        self.add_links({name: back[name] for name in back.dtype.names or ()})

    def _reverse(self, forward: Array, back: Array) -> None:
        """Set the fields of reverse links that differ from those of the forward links."""

    def set_links(self, rows: Array, fields: Mapping[str, Array]) -> None:
        """Set fields of links."""
        for name, values in fields.items():
            self.links[name][rows] = values
        self.relink(self.links["file"][rows])

    def delete_links(self, rows: Array) -> None:
        """Delete links, with everything that belongs to them."""
        if not len(rows):
            return
        self.relink(self.links["file"][rows])
        self.links = np.delete(self.links, rows)

    # Files

    def write(self) -> ColumnWriter:
        """Write everything into the files, once.

        Returns
        -------
        ColumnWriter
            Writer of further columns of the new files.

        Raises
        ------
        WriteError
            References in absent files would have to change.
        """
        raise NotImplementedError

    @staticmethod
    def _require_named_files(areas: Array) -> None:
        """Raise `WriteError` for the areas of absent files that refer to renumbered rows."""
        if len(areas):
            raise WriteError(
                f"the file of area {areas.min()} is not there, but names what would get another number; "
                "give it together with these files"
            )

    def _order_links(self, nodes: RowPlaces) -> None:
        """Order the links as in the files and their lists."""
        links = self.links
        is_owned = links["owner"] >= 0
        links["file"][is_owned] = nodes.file[links["owner"][is_owned]]
        is_kept = is_owned | ~self._is_relinked[links["file"]]
        links = links if is_kept.all() else links[is_kept]
        due = np.where(self._is_relinked[links["file"]], gather_rows(nodes.row, links["owner"]), 0)
        place = (links["file"].astype(np.int64) << 32) + due
        if (place[1:] < place[:-1]).any():
            links = links.take(np.argsort(place, kind="stable"))
        self.links = links

    def _members(self, file: int, nodes: RowPlaces) -> tuple[dict[str, Array], Array]:
        """Return the rows of the nodes of a file, and the number of them in each of the two blocks."""
        members = nodes.of(file)
        return {"nodes": self.nodes.stored(file, members)}, np.bincount(self.nodes.block[members], minlength=2)

    def _write_nodes(self, nodes: RowPlaces) -> tuple[ColumnWriter, Array]:
        """Write the addresses of nodes, and their first links, into files that have their rows already.

        Returns the writer of the other columns, and the number of links of every node, in the order of the files.
        """
        writer, order = ColumnWriter(self._net.files.files, self._cast_files), nodes.order
        owner = self.links["owner"]
        counts = np.bincount(owner[owner >= 0], minlength=len(nodes.file))[order]
        sums = np.concatenate(([0], np.cumsum(counts)))
        first = sums[:-1] - np.repeat(sums[nodes.starts[:-1]], np.diff(nodes.starts))
        writer.put("nodes", "area_id", self._net.files.numbers[nodes.file[order]], nodes.is_moved[order])
        writer.put("nodes", "node_id", nodes.row[order], nodes.is_moved[order])
        writer.put("nodes", self.first_link, first, self._is_relinked[nodes.file[order]])
        return writer, counts

    # Used by recipes

    @classmethod
    def delete_where_certain(cls, net: Any, links: Array, is_certain: Array) -> None:
        """Delete links from files whose links have certain owners, and write the files."""
        (links,) = select_possible(is_certain[net.file_of("links", links)], cls.unsure_reason, links)
        graph = cls(net)
        graph.delete_links(links)
        graph.write()

    @classmethod
    def add_back_where_certain(cls, net: Any, links: Array, is_certain: Array) -> None:
        """Add reverse links where owners are certain and there is room, and write the files."""
        node = net.graph.target[links]
        is_good = is_certain[net.file_of("links", links)] & is_certain[net.file_of("nodes", node)]
        links, node = select_possible(is_good, cls.unsure_reason, links, node)
        is_good = find_fitting(cls.most_node_links - net.graph.degree, node)
        is_good &= find_fitting(cls.most_links - net.counts("links"), net.file_of("nodes", node))
        (links,) = select_possible(
            is_good,
            f"a node cannot have more than {cls.most_node_links} links, and a file not more than {cls.most_links:,}",
            links,
        )
        graph = cls(net)
        graph.add_links_back(links)
        graph.write()

    @classmethod
    def move_where_certain(cls, net: Any, nodes: Array, file: Array, is_certain: Array) -> None:
        """Move nodes to files where the owners of links are certain and there is room, and write the files."""
        nodes, file = select_possible(
            is_certain[net.file_of("nodes", nodes)] & is_certain[file], cls.unsure_reason, nodes, file
        )
        is_good = find_fitting(MAX_NODES - net.counts("nodes"), file)
        is_good &= find_fitting(cls.most_links - net.counts("links"), file, net.graph.degree[nodes])
        nodes, file = select_possible(is_good, cls.full_reason, nodes, file)
        graph = cls(net)
        graph.move_nodes(nodes, file)
        graph.write()
