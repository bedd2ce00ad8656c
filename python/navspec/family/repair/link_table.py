"""Nodes and links of a set, changed as a whole and written back into the tables of its files."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import WriteError
from navspec.family.repair.row_moves import (
    ColumnWriter,
    RowPlacement,
    RowPlaces,
    find_fitting,
    gather_rows,
    select_possible,
)

MAX_NODES = 65_535
"""Most nodes of a file that links can refer to."""


class LinkTable:
    """Nodes and their links, in an order independent of the files.

    `write` puts changes into the files: into the changed lists, and into every reference to a renumbered row.
    Everything else stays as
    stored. In a file whose list of links changes, links are ordered by their nodes, and links without an owner are
    dropped.

    Attributes
    ----------
    nodes : RowPlacement
        Files and order of nodes; nodes for vehicles are the first block of a file.
    links : numpy.ndarray
        Structured, a row for each link: first those of the set in their order, then new ones. `owner` and `target`
        are numbers of nodes, `file` is an index; -1 for none.
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

    def drop_links(self, rows: Array) -> None:
        """Drop links, with everything that belongs to them."""
        self.relink(self.links["file"][rows])
        self.links = np.delete(self.links, rows)

    def add_links_back(self, rows: Array) -> None:
        """Add a reverse link for each link, after the other links of its target."""
        forward, back = self.links[rows], self.links[rows]
        back["owner"], back["target"] = forward["target"], forward["owner"]
        back["file"] = self.nodes.file[back["owner"]]
        self._reverse(forward, back)
        self.relink(back["file"])
        self.links = np.concatenate((self.links, back))

    def _reverse(self, forward: Array, back: Array) -> None:
        """Set the fields of reverse links that differ from those of the forward links."""

    def move_nodes(self, rows: Array, file: Array) -> None:
        """Move nodes to the end of their block in files; their links go with them."""
        self.relink(np.union1d(self.nodes.file[rows], file))
        self.nodes.move(rows, file)

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

    # What recipes do

    @classmethod
    def drop(cls, net: Any, links: Array, is_certain: Array) -> None:
        """Drop links from files whose links have certain owners, and write the files."""
        (links,) = select_possible(is_certain[net.file_of("links", links)], cls.unsure_reason, links)
        graph = cls(net)
        graph.drop_links(links)
        graph.write()

    @classmethod
    def add_back(cls, net: Any, links: Array, is_certain: Array) -> None:
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
    def move(cls, net: Any, nodes: Array, file: Array, is_certain: Array) -> None:
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
