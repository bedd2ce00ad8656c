"""Editing and merging of roads: untouched rows stay as they are, derived values are as the compiler writes them."""

from __future__ import annotations

from functools import partial

import numpy as np

from navspec.columns import TableSet
from navspec.errors import NavspecError
from navspec.families.gta_iv_paths.compiling import COMPILER, MOST_FLOOD, STEPS, IvRoads, authored_flags
from navspec.families.gta_iv_paths.network import KINDS, build_graph
from navspec.families.gta_iv_paths.recipes.base import RoadGraph
from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.conversion.compiler import MergeOptions, MergeResult
from navspec.family.network.changes import EditProfile, NetworkChanges, NetworkCopies
from navspec.family.network.edit_tools import apply_tool, copy_nodes, get_attributes
from navspec.family.network.merge import merge_into_base, require_complete_base
from navspec.family.network.tools import TOOLS, Action, Editor, EditResult
from navspec.family.network.write_back import WrittenFiles, assign_part_ids, write_back
from navspec.family.repair.link_table import ColumnWriter, RowPlaces
from navspec.graphs.arrays import Array
from navspec.graphs.connectivity import find_components
from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan

_VEHICLE, _BOAT, _UNLINKED = KINDS
_NODES = ("kind", "path_width", "street_name_hash", *authored_flags())
_EDGES = ("lanes", "link_flags")
_KEPT = ("length", "lanes_0_2", "lanes_3_5", "unused")


def edit(view: RoadNetwork, action: Action) -> EditResult:
    """Edit a set; see `Editor`.

    New nodes follow those with links in a file, and new links follow those of a node. Nodes that lose their last link
    move to the nodes without links.

    Raises `NavspecError` for files that have to be repaired first.
    """
    net = view.copy()
    _require_consistent_files(net)
    return write_back(apply_tool(build_graph(net), action, _PROFILE), partial(_RoadWriter, net), get_attributes(action))


def copy(net: RoadNetwork, nodes: Array) -> NetworkCopies:
    """Copy nodes with the lines between them; see `Editor`."""
    return copy_nodes(build_graph(net), nodes, _PROFILE)


def merge(plan: NetworkPlan, base: TableSet, options: MergeOptions) -> MergeResult:
    """Merge a network into a set; see `Compiler`. New nodes and links are placed as in `edit`.

    Raises `NavspecError` for files that have to be repaired first.
    """
    net = RoadNetwork(base.with_files(base.files))
    require_complete_base(net, partial(_require_consistent_files, net))
    return merge_into_base(plan, build_graph(net), _PROFILE, options, partial(_RoadWriter, net))


def _require_consistent_files(net: RoadNetwork) -> None:
    """Raise `NavspecError` where the owners of links, or the areas of files, are uncertain."""
    if (net.files.numbers < 0).any():
        raise NavspecError("it is not known which area this file is of; name it nodes0.nod, nodes1.nod, ...")
    rows = net.rows_in_file("nodes", np.arange(len(net.position)))
    if not (net.is_in_sequence & net.is_split).all() or (net.node("node_id") != rows).any():
        raise NavspecError("it is uncertain which links the nodes of these files have; repair them first")


def _node_kinds(network: Graph) -> Array:
    """Return the kind of every node, vehicle or boat; nodes without links are for boats where they are in the water."""
    kinds = network.nodes["kind"]
    return np.where(kinds == _UNLINKED, np.where(network.nodes["water"] == 1, _BOAT, _VEHICLE), kinds)


class _RoadWriter(WrittenFiles):
    """Writer of an edited subgraph of a network of roads."""

    net: RoadNetwork
    layout: IvRoads

    def __init__(self, net: RoadNetwork, changes: NetworkChanges) -> None:
        super().__init__(net, changes, IvRoads(changes.to_plan(), changes.num_unmoved))
        self.layout.require_writable(self._count_existing())
        self._rows, self._links = self.layout.node_rows(), self.layout.link_rows()

    def write(self) -> EditResult:
        """Write all changes into the files; raises `WriteError` where files that are not there would have to change."""
        net, changes, notes = self.net, self.changes, tuple(self.notes())
        before, flood = dict(net.files.files), net.node("flood_group")
        roads = RoadGraph(net)
        block = np.zeros(len(changes.rows), np.int64)
        old = changes.rows >= 0
        block[old] = roads.nodes.block[changes.rows[old]]
        self._place_nodes(roads, block)
        self._place_links(roads, {"stored": self._links, "is_new": np.ones(len(self._links), bool)})
        self._move_turned_nodes(roads)
        is_rebuilt = self._is_rebuilt(roads)
        writer, places = roads.write(), roads.nodes.find_places()
        self._write_nodes(writer, places)
        if is_rebuilt:
            self._write_groups(writer, places, roads, flood)
        return self._build_result(before, places, notes)

    def _move_turned_nodes(self, roads: RoadGraph) -> None:
        """Move nodes that got their first links, or lost all, to the other part of their file."""
        graph, nodes = self.net.graph, roads.nodes
        ends = np.concatenate((self._number, graph.owner[self._removed], graph.target[self._removed]))
        ends = np.setdiff1d(ends, self.changes.deleted_nodes)
        owner = roads.links["owner"]
        is_bare = np.bincount(owner[owner >= 0], minlength=len(nodes.file))[ends] == 0
        turned = ends[nodes.block[ends] != is_bare]
        roads.relink(nodes.file[turned])
        nodes.block[turned] ^= 1

    def _write_nodes(self, writer: ColumnWriter, places: RowPlaces) -> None:
        """Write the changed columns of nodes, and all columns of new ones."""
        row, new = self._row(places), np.flatnonzero(self.changes.rows < 0)
        rows = self._rows[self.layout.row]
        for name in ("next_ptr", "street_name_hash", "search_distance", "x", "y", "z", "path_width", "flags"):
            writer.put_at("nodes", name, row[new], rows[name][new])
        chosen = self.changes.chosen[self.changes.rows[self.changes.chosen] >= 0]
        for name in self.changes.changed:
            field = "water" if name == "kind" else name
            bit = self.net.all_tables[0].bit("nodes", f"flags.{field}")
            if bit is None:
                writer.put_at("nodes", field, row[chosen], rows[field][chosen])
            else:
                writer.put_at("nodes", f"flags.{field}", row[chosen], bit.extract(rows["flags"][chosen]))

    def _write_groups(self, writer: ColumnWriter, places: RowPlaces, roads: RoadGraph, flood: Array) -> None:
        """Write the groups of nodes; raises `WriteError` where there are too few of them."""
        place = np.full(len(places.file) + 1, -1)
        place[places.order] = np.arange(len(places.order))
        links = roads.links[(roads.links["owner"] >= 0) & (roads.links["target"] >= 0)]
        owner, target = place[links["owner"]], place[links["target"]]
        part, _ = find_components(len(places.order), owner, target)
        ids = np.append(flood.astype(np.int64), np.zeros(len(places.file) - len(flood), np.int64))[places.order]
        is_bare = roads.nodes.block[places.order] == 1
        touched = self._joined(places)
        kind = np.where(is_bare, 1, 0)
        due = assign_part_ids(part, kind, ids, touched[~is_bare[touched]], MOST_FLOOD, is_apart=self.net.is_complete)
        due[touched[is_bare[touched]]] = 0
        due = self._require_id_limit(due, places, MOST_FLOOD, f"group left; there are {MOST_FLOOD}")
        rows = np.flatnonzero(due != ids)
        writer.put_at("nodes", "flood_group", rows, due[rows])


_PROFILE = EditProfile(COMPILER, _NODES, _EDGES, _KEPT, STEPS, kinds=_node_kinds)

EDITOR = Editor(TOOLS, _NODES, _EDGES, edit, condition="path_width < 3", copy=copy)
