"""Nodes and links of a set, to be changed as a whole and written back into the tables of its files."""

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
    select_possible,
    take_rows,
)

MAX_NODES = 65_535
"""Nodes of a file that links can name."""


class LinkTable:
    """Nodes with their links in another order than that of the files.

    What is changed here stands in the files once `write` has put it there: the lists that it concerns, and wherever
    something is named that has another number now. All else stays as it is stored. A file whose list of links changes gets it
    in the order of its nodes, the links of each in their order, without links that nobody owns.

    Attributes
    ----------
    nodes : RowPlacement
        Where nodes stand; those for vehicles are the first block of a file.
    links : numpy.ndarray
        Structured, a row for each link: at first those of the set in their order; new ones come last. `owner` and `target`
        are numbers of nodes, `file` is an index; -1 stands for none.
    """

    first_link: str
    """Field of a node with its first link."""
    most_links: int
    """Links of a file that nodes can name."""
    most_node_links = 15
    unsure_reason: str
    """Why the links of a file stay as they are where it is not certain whose they are."""
    full_reason: str
    """Why nodes stay in their file that do not belong there."""

    def __init__(self, net: Any, *fields: tuple[str, Any]) -> None:
        self._net = net
        self._cast_files: list[int] = []
        self._is_relinked = np.zeros(len(net.files.files), dtype=bool)
        self.nodes = RowPlacement(net.files, "nodes", np.where(net.is_vehicle, 0, 1))
        self.links = np.zeros(len(net.graph.owner), [("file", "i4"), ("owner", "i4"), ("target", "i4"), *fields])
        self.links["file"] = net.repeat_per_row("links", np.arange(len(net.files.files)))
        self.links["owner"], self.links["target"] = net.graph.owner, net.graph.target

    def relink(self, files: Array) -> None:
        """Bring the links of files into the order of their nodes, and drop those that nobody owns."""
        self._is_relinked[files] = True

    def drop_links(self, rows: Array) -> None:
        """Drop links, with all that belongs to them."""
        self.relink(self.links["file"][rows])
        self.links = np.delete(self.links, rows)

    def add_links_back(self, rows: Array) -> None:
        """Give the targets of links a link back, behind their others."""
        forward, back = self.links[rows], self.links[rows]
        back["owner"], back["target"] = forward["target"], forward["owner"]
        back["file"] = self.nodes.file[back["owner"]]
        self._reverse(forward, back)
        self.relink(back["file"])
        self.links = np.concatenate((self.links, back))

    def _reverse(self, forward: Array, back: Array) -> None:
        """Make links back, which are like those that lead there but for their ends, what they should be."""

    def move_nodes(self, rows: Array, file: Array) -> None:
        """Put nodes behind the others of their kind in files; their links go with them."""
        self.relink(np.union1d(self.nodes.file[rows], file))
        self.nodes.move(rows, file)

    def write(self) -> ColumnWriter:
        """Put everything into the files, once.

        Returns
        -------
        ColumnWriter
            What writes more into the files as they are now.

        Raises
        ------
        WriteError
            Numbers would change that files name which are not there.
        """
        raise NotImplementedError

    @staticmethod
    def _require_named_files(areas: Array) -> None:
        """Whatever names what has another number now is among the files; `areas` are those of which it is not."""
        if len(areas):
            raise WriteError(
                f"the file of area {areas.min()} is not there, but names what would get another number; "
                "give it together with these files"
            )

    def _order_links(self, nodes: RowPlaces) -> None:
        """Bring the links into the order of the files and their lists."""
        links = self.links
        is_owned = links["owner"] >= 0
        links["file"][is_owned] = nodes.file[links["owner"][is_owned]]
        is_kept = is_owned | ~self._is_relinked[links["file"]]
        links = links if is_kept.all() else links[is_kept]
        due = np.where(self._is_relinked[links["file"]], take_rows(nodes.row, links["owner"]), 0)
        place = (links["file"].astype(np.int64) << 32) + due
        if (place[1:] < place[:-1]).any():
            links = links.take(np.argsort(place, kind="stable"))
        self.links = links

    def _members(self, file: int, nodes: RowPlaces) -> tuple[dict[str, Array], Array]:
        """Rows of the nodes of a file as they stand now, and how many there are in each of the two blocks."""
        members = nodes.of(file)
        return {"nodes": self.nodes.stored(file, members)}, np.bincount(self.nodes.block[members], minlength=2)

    def _write_nodes(self, nodes: RowPlaces) -> tuple[ColumnWriter, Array]:
        """Put the addresses of nodes, and their first links, into the files, which have their rows already.

        Returns what writes the other columns, and how many links every node has, in the order of the files.
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
        """Drop links from files of which it is certain whose their links are, and write that."""
        (links,) = select_possible(is_certain[net.file_of("links", links)], cls.unsure_reason, links)
        graph = cls(net)
        graph.drop_links(links)
        graph.write()

    @classmethod
    def add_back(cls, net: Any, links: Array, is_certain: Array) -> None:
        """Add links back where it is certain whose links are whose and there is room, and write that."""
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
        """Move nodes to files where it is certain which links go with them and there is room, and write that."""
        nodes, file = select_possible(
            is_certain[net.file_of("nodes", nodes)] & is_certain[file], cls.unsure_reason, nodes, file
        )
        is_good = find_fitting(MAX_NODES - net.counts("nodes"), file)
        is_good &= find_fitting(cls.most_links - net.counts("links"), file, net.graph.degree[nodes])
        nodes, file = select_possible(is_good, cls.full_reason, nodes, file)
        graph = cls(net)
        graph.move_nodes(nodes, file)
        graph.write()
