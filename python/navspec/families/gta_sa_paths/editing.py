"""Roads edited by hand: untouched rows stay as they are, and derived values follow the rules of the compiler."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property, partial

import numpy as np

from navspec.columns import TableSet
from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.assembly import CLASSIC, WIDE_FLOOD
from navspec.families.gta_sa_paths.compiling import COMPILER
from navspec.families.gta_sa_paths.compiling.draft import FLAGS, Draft
from navspec.families.gta_sa_paths.compiling.files import CompiledRows
from navspec.families.gta_sa_paths.derived import dead_ends, navi_scan
from navspec.families.gta_sa_paths.layout import FORMAT, scale
from navspec.families.gta_sa_paths.network import edge_columns, graph, node_columns
from navspec.families.gta_sa_paths.recipes.graph import PathGraph
from navspec.families.gta_sa_paths.recipes.network import can_relink
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.conversion.compiler import MergeOptions, MergeResult
from navspec.family.conversion.conversions import Target
from navspec.family.network.changes import EditProfile, NetworkChanges, NetworkCopies
from navspec.family.network.edit_tools import apply_tool, copy_nodes, get_attributes
from navspec.family.network.merge import merge_into_base, require_complete_base
from navspec.family.network.tools import TOOLS, Action, Editor, EditResult
from navspec.family.network.write_back import WrittenFiles, assign_part_ids, write_back
from navspec.family.repair.link_table import ColumnWriter, RowPlaces
from navspec.family.views.row_index import are_repeated
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.graph import Columns
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import CompileObstacle

_NODES = ("kind", "path_width", *FLAGS)
_EDGES = ("lanes", "traffic_light", "road_cross", "ped_traffic_light", "navi_path_width")
_KEPT = ("length", *(f"navi_{name}" for name in ("x", "y", "id", "area", "dir_x", "dir_y")))
_FIELDS = {
    "kind": ("flags.water_node",),
    "path_width": ("path_width",),
    "switched_off": ("flags.switched_off", "flags.switched_off_original"),
    **{name: (f"flags.{name}",) for name in FLAGS if name != "switched_off"},
    **{axis: (axis,) for axis in "xyz"},
}
"""Stored fields of the columns of nodes that can be set."""


def edit(view: PathNetwork, action: Action) -> EditResult:
    """Edit files with a tool; see `Editor`.

    New nodes follow those of their kind in a file, new links those of a node. Navi nodes of files in which they are
    in the order of their edges stay in order. Flood ids of a complete set that are those of the game stay so, too.

    Raises `NavspecError` for files that have to be repaired first.
    """
    net = view.copy()
    make_files = partial(_Edited, net, _target(net))
    return write_back(apply_tool(graph(net), action, _profile(net)), make_files, get_attributes(action))


def copy(net: PathNetwork, nodes: Array) -> NetworkCopies:
    """Copy nodes with the lines between them; see `Editor`."""
    return copy_nodes(graph(net), nodes, _profile(net))


def merge(plan: NetworkPlan, base: TableSet, options: MergeOptions) -> MergeResult:
    """Merge a network into a set; see `Compiler`.

    New nodes and links are stored as by `edit`, and new navi nodes after all others. Flood ids change where parts of
    the network are joined, and dead ends where nodes get more neighbours.

    Raises `NavspecError` for files that have to be repaired first.
    """
    net = PathNetwork(base.with_files(base.files))
    make_files = partial(_Edited, net, require_complete_base(net, partial(_target, net)))
    return merge_into_base(plan, graph(net), _profile(net), options, make_files)


def _profile(net: PathNetwork) -> EditProfile:
    return replace(_PROFILE, add_dependents=partial(_with_shared_navis, net), read_columns=partial(_parts, net))


def _target(net: PathNetwork) -> Target:
    """Return the target that the files are of; raises `NavspecError` for files that cannot be edited."""
    kinds = {(tables.format, tables.variant if tables.format != FORMAT else CLASSIC) for tables in net.all_tables}
    if len(kinds) > 1:
        raise NavspecError("these files have several layouts; convert them to one first")
    if (net.files.numbers < 0).any():
        raise NavspecError("it is not known which area this file is of; name it nodes0.dat, nodes1.dat, ...")
    if not can_relink(net).all():
        raise NavspecError("it is uncertain which links the nodes of these files have; repair them first")
    return Target(*kinds.pop())


def _parts(net: PathNetwork, nodes: Array, edges: Array) -> tuple[Columns, Columns]:
    return (
        Columns("node", len(nodes), node_columns(net, nodes)),
        Columns("edge", len(edges), edge_columns(net, edges)),
    )


def _with_shared_navis(net: PathNetwork, edges: Array) -> Array:
    """Return edges and all edges that share navi nodes with them."""
    links = net.graph.whole[edges]
    links = links[net.is_vehicle_link[links]]
    is_shared = np.zeros(len(net.navi_target) + 1, bool)
    is_shared[net.link_navi[links]] = True
    is_shared[-1] = False  # what has none has nothing together
    is_other = net.graph.of_whole(is_shared[net.link_navi] & net.is_vehicle_link)
    return np.union1d(edges, np.flatnonzero(is_other))


class _Edited(WrittenFiles):
    """A piece of a network of paths; navi nodes are numbered as `PathGraph` has them."""

    net: PathNetwork
    layout: Draft

    def __init__(self, net: PathNetwork, target: Target, changes: NetworkChanges) -> None:
        super().__init__(net, changes, Draft(changes.to_plan(), net.grid, changes.num_unmoved))
        self._has_wide_flood = target.variant in WIDE_FLOOD
        existing = self._count_existing()
        self.layout.num_existing_links = existing["node_links"]
        self.compiled = CompiledRows(self.layout, target)
        self.compiled.require_room(existing)
        self.navi, _, self._own = self.compiled.navis(self._by_area("navi_nodes", ~self._is_free))
        self._columns = self._lowered(self.compiled.node_columns())

    # Existing rows

    @cached_property
    def _is_free(self) -> Array:
        """Whether only touched links have a navi node; bool."""
        net = self.net
        has_links = np.zeros((2, len(net.navi_target) + 1), bool)
        for is_meant, is_of_link in zip(has_links, (self._is_untouched, ~self._is_untouched), strict=True):
            is_meant[net.link_navi[is_of_link & net.is_vehicle_link]] = True
        untouched, touched = has_links[:, :-1]
        return touched & ~untouched

    def find_absent_files(self) -> Iterator[CompileObstacle]:
        """Yield obstacles of absent files, of navi nodes, too."""
        yield from super().find_absent_files()
        net, files, first_roads = self.net, self.compiled, self._own
        area = files.roads.area[first_roads]
        is_away = net.file_at(area) < 0
        lines = self.layout.kept[files.roads.at[first_roads]]
        yield from self._iter_line_obstacles(lines[is_away], area[is_away], "would have its navi node in")
        lines = np.flatnonzero(self._line_links.max(axis=1, initial=-1) >= 0)
        links = self._line_links[lines].max(axis=1)
        area = net.navi_area[links].astype(np.int64)
        is_away = net.is_vehicle_link[links] & (net.link_navi[links] < 0) & net.is_absent(area)
        yield from self._iter_line_obstacles(lines[is_away], area[is_away], "has its navi node in")

    # New files

    @property
    def areas(self) -> Array:
        """Areas of the changed rows, with those of navi nodes."""
        return np.concatenate((super().areas, self.compiled.roads.area[self._own]))

    def write(self) -> EditResult:
        """Write all changes into files; raises `WriteError` if absent files would have to change."""
        net, notes = self.net, tuple(self.notes())
        before = dict(net.files.files)
        in_order = np.zeros(0, np.int64) if self.changes.is_merge else self._ordered_files()
        paths = PathGraph(net)
        self._place_nodes(paths, np.where(self.layout.block, 1, 0))
        self._place_lines(paths, self._place_navis(paths))
        paths.number_navis(in_order)
        was = (net.is_branch, self._numbers(net.graph), net.flood_id) if self._is_rebuilt(paths) else None
        writer, places = paths.write(), paths.nodes.find_places()
        self._write_nodes(writer, places)
        if was is not None:
            self._write_parts(writer, places, self._after(paths, places), *was)
        return self._build_result(before, places, notes)

    @staticmethod
    def _numbers(graph: Adjacency) -> Array:
        """Return the number of the part of the network for every node: flood ids as the game has them."""
        return graph.parts.number[graph.parts.part]

    def _ordered_files(self) -> Array:
        """Return files whose navi nodes are in the order of their edges, by index; int64."""
        net = self.net
        edges = net.edges[net.link_navi[net.edges] >= 0]
        served = net.link_navi[navi_scan(edges, net.graph.owner, net.link_navi)]
        file = net.file_of("navi_nodes", served)
        due = count_earlier(file)
        is_off = net.rows_in_file("navi_nodes", served) != due
        return np.setdiff1d(np.arange(len(net.all_tables)), file[is_off])

    def _place_navis(self, paths: PathGraph) -> Array:
        """Place navi nodes in their files, and return the navi node of every line of the piece, -1 for none."""
        net, files, first_roads = self.net, self.compiled, self._own
        lines = files.roads.at
        old_navis = self._line_links[lines].max(axis=1)
        navi = np.append(np.where(net.is_vehicle_link, net.link_navi, -1), -1)
        old_navis = np.where(old_navis >= 0, navi[old_navis], -1)[first_roads]
        old_navis = np.where((old_navis >= 0) & np.append(self._is_free, False)[old_navis], old_navis, -1)
        old_navis[are_repeated(old_navis)] = -1
        paths.navis.delete(np.setdiff1d(np.flatnonzero(self._is_free), old_navis))
        number = self._number[self.layout.order]
        fields = self._lowered(files.navi_columns(first_roads))
        file, target = net.file_at(files.roads.area[first_roads]), number[files.roads.low[first_roads]]
        is_new = old_navis < 0
        for is_meant, put in ((~is_new, partial(paths.redraw_navis, old_navis[~is_new])), (is_new, paths.draw_navis)):
            made_navis = put(
                file[is_meant], target[is_meant], {name: column[is_meant] for name, column in fields.items()}
            )
            if made_navis is not None:
                old_navis[is_meant] = made_navis
        navis = np.full(len(lines), -1)
        navis[first_roads] = old_navis
        navi_of_line = np.full(len(self.changes.start), -1)
        navi_of_line[lines] = navis[self.navi]
        return navi_of_line

    def _lowered(self, columns: Mapping[str, Array]) -> dict[str, Array]:
        """Return columns with the low halves of coordinates that files of the limit adjuster also store."""
        if self.net.is_classic.all():
            return dict(columns)
        return {**columns, **{f"classic.{axis}": columns[axis].astype(np.int16) for axis in "xyz" if axis in columns}}

    def _place_lines(self, paths: PathGraph, navi: Array) -> None:
        """Put lines into the links; `navi` is the navi node of every line."""
        files, old = self.compiled, self._line_links[self._line_links >= 0]
        turned = old[self.net.is_vehicle_link[old] & np.isin(old, self._line_links[navi < 0])]
        paths.links["navi_area_id"][turned] = paths.links["navi_id"][turned] = 0
        fields = {"navi": navi[files.line], "length": files.link_lengths(), "crossing": files.crossings()}
        self._place_links(paths, fields)

    def _write_nodes(self, writer: ColumnWriter, places: RowPlaces) -> None:
        """Write the changed columns of nodes into the files, and all columns of new nodes."""
        row, new = self._row(places), np.flatnonzero(self.changes.rows < 0)
        columns = self._columns
        for name, values in columns.items():
            writer.put_at("nodes", name, row[new], values[self.layout.row[new]])
        chosen = self.changes.chosen[self.changes.rows[self.changes.chosen] >= 0]
        fields = [field for name in self.changes.changed for field in _FIELDS[name]]
        for name in (name for name in columns if name.removeprefix("classic.") in fields):
            writer.put_at("nodes", name, row[chosen], columns[name][self.layout.row[chosen]])

    def _write_parts(
        self, writer: ColumnWriter, places: RowPlaces, after: Adjacency, was_branch: Array, were: Array, stored: Array
    ) -> None:
        """Write dead ends and flood ids, of other nodes too; raises `WriteError` if there are too few flood ids.

        `was_branch`, `were` and `stored` are the dead ends, the numbers of parts and the flood ids of the nodes
        before the edit.
        """
        more = np.zeros(len(places.file) - len(were), np.int64)
        is_vehicle = np.append(after.kind, False)
        is_branch = dead_ends(after, after.kind, is_vehicle[after.owner])
        rows = np.flatnonzero(is_branch != np.append(was_branch, more != 0)[places.order])
        writer.put_at("nodes", "flags.on_dead_end", rows, is_branch[rows])
        flood = np.append(stored, more)[places.order]
        is_numbered = self.net.is_complete and not self.changes.is_merge and (were == stored).all()
        most = self.net.most_flood_ids
        due = self._numbers(after)
        if not is_numbered:
            part, touched = after.parts.part, self._joined(places)
            due = assign_part_ids(
                part, after.kind.astype(np.int64), flood, touched, most, is_apart=self.net.is_complete
            )
        due = self._require_id_limit(due, places, most, f"flood id left; they end at {most}")
        rows = np.flatnonzero(due != flood)
        writer.put_at("nodes", "flood_id", rows, due[rows])
        if self._has_wide_flood:
            writer.put_at("nodes", "classic.flood_id", rows, due[rows] & 0xFF)

    @staticmethod
    def _after(paths: PathGraph, places: RowPlaces) -> Adjacency:
        """Return the changed network, with the rows of its nodes in their order."""
        place = np.full(len(places.file) + 1, -1, np.int32)
        place[places.order] = np.arange(len(places.order))
        links, count = paths.links, len(places.order)
        owner, target = place[links["owner"]], place[links["target"]]
        stored = links["area_id"].astype(np.int64) << 16 | links["node_id"]
        return Adjacency(
            owner,
            target,
            np.zeros((count, 3)),
            kind=paths.nodes.block[places.order] == 0,
            address=np.where(target >= 0, target, count + stored),
        )


_PROFILE = EditProfile(COMPILER, _NODES, _EDGES, _KEPT, (scale(),) * 3, ("navi_x", "navi_y"))

EDITOR = Editor(TOOLS, _NODES, _EDGES, edit, condition="density < 15", copy=copy)
