"""The recipes of path networks of GTA IV, the order in which they run, and the graph that they change."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_iv_paths.layout import MOST_LINKS
from navspec.families.gta_iv_paths.rules import RULES
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.repair.link_table import ColumnWriter, LinkTable, RowPlaces, gather_rows
from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The files, so that every record is read correctly.
    "FILE_PADDED", "SET_INCOMPLETE", "NO_OWNER",
    # The addresses of nodes.
    "NODE_AREA", "NODE_ID_DUPLICATE", "NODE_ID_POSITION", "NODE_SEARCH_DISTANCE", "NODE_PREV_PTR",
    # Owners of links; the flags come later, because they decide where the first links do not.
    "FIRST_LINK_ORDER", "FIRST_LINK_RANGE", "FIRST_LINK_START", "TAIL_LINKS", "NODE_LINK_COUNT", "NODE_UNLINKED_BIT",
    # The links.
    "LINK_AREA_RANGE", "LINK_TARGET", "LINK_TO_TAIL", "LINK_SELF", "LINK_DUPLICATE", "LINK_ONE_WAY",
    # Nodes move with their links.
    "NODE_OUTSIDE", "LINK_LENGTH_ZERO", "LINK_LENGTH", "LINK_LENGTH_PAIR",
    # Values derived from the graph.
    "NODE_NEXT_PTR", "FLOOD_PAIR", "FLOOD_SHARED",
)  # fmt: skip

RECIPES = Recipes("IV_", _ORDER)
"""Registry; the other modules of this package register their recipes here."""


@RECIPES.doubt(
    "FILE_LONG",
    reason="bytes follow their links, so that their counts may be wrong and records not what they are read as; they stay as "
    "they are, and so do links of other files into them. Correct the counts, cut the files, or take them from a backup",
)
def _has_extra_bytes(net: RoadNetwork) -> Array:
    return np.isin(np.arange(len(net.files.numbers)), RULES.find_failing_rows(net, "FILE_LONG"))


class RoadGraph(LinkTable):
    """Nodes and links of a set.

    The numbers of links in the flags of nodes change with their links. `links` have their records as `stored`; where
    `is_new` is set, the stored addresses of targets are not valid yet.
    """

    first_link = "first_link"
    most_links = MOST_LINKS
    unsure_reason = "it is uncertain which links the nodes have, or which nodes are of the driving network"
    full_reason = "the files of their squares are not there, or are full"

    def __init__(self, net: RoadNetwork) -> None:
        super().__init__(net, ("stored", net.all_tables[0]["links"].dtype), ("is_new", "?"))
        self.links["stored"] = net.files["links"]

    def _reverse(self, forward: Array, back: Array) -> None:
        """Fill links back: the same length, and the lanes exchanged."""
        stored, lanes = back["stored"], forward["stored"]["lanes"]
        stored["area_id"] = self._net.files.numbers[forward["file"]]
        stored["node_id"] = self._net.node("node_id")[forward["owner"]]
        stored["lanes"] = lanes & 0xC0 | (lanes & 7) << 3 | lanes >> 3 & 7

    def promote(self, rows: Array) -> None:
        """Move nodes to the end of the driving network of their files."""
        self.nodes.block[rows] = 0
        self.move_nodes(rows, self.nodes.file[rows])

    def write(self) -> ColumnWriter:
        """Write all changes into the files; see `LinkTable`. Links exist in both directions."""
        nodes, net = self.nodes.find_places(), self._net
        away = np.flatnonzero(net.graph.is_unseen)
        self._require_named_files(net.link("area_id")[away][nodes.is_moved[net.graph.owner[away]]])
        self._order_links(nodes)
        for file in sorted({*nodes.changed, *np.flatnonzero(self._is_relinked).tolist()}):
            self._resize_file(file, nodes)
        writer, counts = self._write_nodes(nodes)
        degree = np.append(net.graph.degree, np.full(len(nodes.file) - len(net.graph.degree), -1))
        is_changed = (counts != degree[nodes.order]) & (counts <= self.most_node_links)
        writer.put("nodes", "flags.num_own_links", counts, is_changed)
        writer.put("nodes", "flags.unlinked", counts == 0, is_changed)
        target = self.links["target"]
        is_moved = (target >= 0) & (gather_rows(nodes.is_moved, target) | self.links["is_new"]).astype(bool)
        writer.put("links", "area_id", net.files.numbers[gather_rows(nodes.file, target)], is_moved)
        writer.put("links", "node_id", gather_rows(nodes.row, target), is_moved)
        return writer

    def _resize_file(self, file: int, nodes: RowPlaces) -> None:
        """Give a file its new rows; derived fields are written later."""
        number = int(self._net.files.numbers[file])
        self._cast_files.append(number)
        rows, root = {"links": self.links["stored"][self.links["file"] == file]}, {}
        if self._net.is_split[file]:
            members, (vehicles, rest) = self._members(file, nodes)
            rows |= members
            root = {"num_vehicle_nodes": int(vehicles), "num_intersection_nodes": int(rest)}
        self._net.files.files[number] = self._net.files.files[number].recast(root=root, rows=rows)
