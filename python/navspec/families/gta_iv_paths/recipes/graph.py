"""The graph of a set of path files of GTA IV, to be changed as a whole and written back into the tables of its files."""

from __future__ import annotations

import numpy as np

from navspec.columns import TableSet
from navspec.errors import WriteError
from navspec.families.gta_iv_paths.layout import MOST_OWN_LINKS
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.placement import ColumnWriter, Placement, Places, at_rows


class RoadGraph:
    """Nodes and links of a set.

    What is changed here stands in the files once `write` has put it there: the lists that it concerns, the numbers of links
    in the flags of nodes that have gained or lost some, and the addresses of nodes that have other ones, in all links to
    them. All else stays as it is stored.

    Attributes
    ----------
    nodes : Placement
        Where nodes stand; those with links, the driving network, are the first block of a file.
    links : numpy.ndarray
        Structured, a row for each link, new ones last. `owner` and `target` are numbers of nodes, `file` is an index, -1
        stands for none; `stored` is the record.
    """

    def __init__(self, net: RoadNetwork) -> None:
        self._net = net
        self._is_relinked = np.zeros(len(net.files.files), dtype=bool)
        self.nodes = Placement(net.files, "nodes", np.where(net.is_vehicle, 0, 1))
        self.links = _links_of(net)

    def drop_links(self, rows: Array) -> None:
        """Drop links."""
        self._is_relinked[self.links["file"][rows]] = True
        self.links = np.delete(self.links, rows)

    def add_links_back(self, rows: Array) -> None:
        """Give the targets of links a link back, behind their others: of the same length, with the lanes exchanged."""
        there, back = self.links[rows], self.links[rows]
        back["owner"], back["target"] = there["target"], there["owner"]
        back["file"] = self.nodes.file[back["owner"]]
        stored, lanes = back["stored"], there["stored"]["lanes"]
        stored["area_id"] = self._net.files.numbers[there["file"]]
        stored["node_id"] = self._net.node("node_id")[there["owner"]]
        stored["lanes"] = lanes & 0xC0 | (lanes & 7) << 3 | lanes >> 3 & 7
        self._is_relinked[back["file"]] = True
        self.links = np.concatenate((self.links, back))

    def move_nodes(self, rows: Array, file: Array) -> None:
        """Put nodes behind the others of their kind in files; their links go with them."""
        self._is_relinked[np.union1d(self.nodes.file[rows], file)] = True
        self.nodes.move(rows, file)

    def promote(self, rows: Array) -> None:
        """Put nodes behind those of the driving network of their files."""
        self.nodes.block[rows] = 0
        self.move_nodes(rows, self.nodes.file[rows])

    def write(self) -> None:
        """Put everything into the files, once.

        Raises
        ------
        WriteError
            Nodes would change their address that files name which are not there.
        """
        nodes = self.nodes.settled()
        self._demand_named(nodes)
        self._order_links(nodes)
        for file in sorted({*nodes.changed, *np.flatnonzero(self._is_relinked).tolist()}):
            self._cast(file, nodes)
        writer = ColumnWriter(TableSet(self._net.files.files))
        self._write_nodes(writer, nodes)
        target, numbers = self.links["target"], self._net.files.numbers
        is_moved = (target >= 0) & at_rows(nodes.is_moved, target)
        writer.put("links", "area_id", numbers[at_rows(nodes.file, target)], is_moved)
        writer.put("links", "node_id", at_rows(nodes.row, target), is_moved)

    def _demand_named(self, nodes: Places) -> None:
        """Whatever names a node that has another address now is among the files: links are there in both directions."""
        net = self._net
        away = np.flatnonzero(net.graph.is_unseen)
        areas = net.link("area_id")[away][nodes.is_moved[net.graph.owner[away]]]
        if len(areas):
            raise WriteError(
                f"the file of area {areas.min()} is not there, but names nodes that would get another number; "
                "give it together with these files"
            )

    def _order_links(self, nodes: Places) -> None:
        """Bring the links into the order of the files and of their nodes."""
        links = self.links
        is_owned = links["owner"] >= 0
        links["file"][is_owned] = nodes.file[links["owner"][is_owned]]
        due = np.where(self._is_relinked[links["file"]], at_rows(nodes.row, links["owner"]), 0)
        self.links = links[np.lexsort((due, links["file"]))]

    def _cast(self, file: int, nodes: Places) -> None:
        """Give a file the rows that it has now; what follows from other ones comes later."""
        number = int(self._net.files.numbers[file])
        rows = {"links": self.links["stored"][self.links["file"] == file]}
        root: dict[str, int] = {}
        if self._net.is_split[file]:
            members = nodes.of(file)
            rows["nodes"] = self.nodes.stored(file, members)
            rest = int(np.count_nonzero(self.nodes.block[members]))
            root = {"num_vehicle_nodes": len(members) - rest, "num_intersection_nodes": rest}
        self._net.files.files[number] = self._net.files.files[number].recast(root=root, rows=rows)

    def _write_nodes(self, writer: ColumnWriter, nodes: Places) -> None:
        order = nodes.order
        is_moved = nodes.is_moved[order]
        owner = self.links["owner"]
        counts = np.bincount(owner[owner >= 0], minlength=len(order))
        is_changed = (counts != self._net.own_links) & (counts <= MOST_OWN_LINKS)
        counts, is_changed = counts[order], is_changed[order]
        sums = np.concatenate(([0], np.cumsum(counts)))
        first = sums[:-1] - np.repeat(sums[nodes.starts[:-1]], np.diff(nodes.starts))
        writer.put("nodes", "area_id", self._net.files.numbers[nodes.file[order]], is_moved)
        writer.put("nodes", "node_id", nodes.row[order], is_moved)
        writer.put("nodes", "first_link", first, self._is_relinked[nodes.file[order]])
        writer.put("nodes", "flags.num_own_links", counts, is_changed)
        writer.put("nodes", "flags.unlinked", counts == 0, is_changed)


def _links_of(net: RoadNetwork) -> Array:
    stored = [tables["links"] for tables in net.files.files.values()]
    links = np.zeros(
        len(net.graph.owner), [("file", "i8"), ("owner", "i8"), ("target", "i8"), ("stored", stored[0].dtype)]
    )
    links["file"] = net.spread("links", np.arange(len(stored)))
    links["owner"], links["target"] = net.graph.owner, net.graph.target
    links["stored"] = np.concatenate(stored)
    return links
