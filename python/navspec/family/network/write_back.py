"""Write changes of path networks back into the files of their set."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.errors import WriteError
from navspec.family.conversion.compiler import Problem, round_position
from navspec.family.network.area_layout import AreaLayout
from navspec.family.network.changes import NetworkChanges
from navspec.family.network.edit_tools import require_fitting_values
from navspec.family.network.tools import EditResult
from navspec.family.repair.link_table import LinkTable, RowPlaces
from navspec.graphs.arrays import Array
from navspec.records.networks import CompileObstacle

_FIX = "Open its file together with these"


def write_back(
    changes: NetworkChanges, make_files: Callable[[NetworkChanges], WrittenFiles], attributes: Container[str] = ()
) -> EditResult:
    """Write changes into files; `make_files` compiles them.

    Raises `NavspecError` for values of the columns `attributes` that do not fit.
    """
    if changes.obstacles:
        return EditResult({}, changes.obstacles, changes.notes)
    files = make_files(changes)
    obstacles = (*require_fitting_values(files.layout.plan, files.problems, attributes), *files.find_absent_files())
    if obstacles:
        return EditResult({}, obstacles, changes.notes)
    try:
        result = files.write()
    except WriteError as error:
        return EditResult({}, (CompileObstacle("", str(error), None),), changes.notes)
    obstacles = require_fitting_values(files.layout.plan, files.problems, attributes)
    return EditResult({}, obstacles, changes.notes) if obstacles else result


class WrittenFiles:
    """The files of changes, as the compiler makes them.

    Nodes are numbered as in `LinkTable`: those of the set by their joined rows, then new ones.

    Attributes
    ----------
    net : Network
        The set before the changes.
    changes : NetworkChanges
        The changes.
    layout : AreaLayout
        The layout of the edited changes.
    """

    def __init__(self, net: Any, changes: NetworkChanges, layout: AreaLayout) -> None:
        self.net, self.changes, self.layout = net, changes, layout
        whole = net.graph.whole
        self._removed = whole[changes.deleted_edges]
        """Links to delete."""
        self._line_links = np.where(self.changes.line_edges >= 0, np.append(whole, 0)[self.changes.line_edges], -1)
        """Links of each line of the changes, forward and back; -1 for new ones."""
        self._number = self.changes.rows
        """Number of every node of the changes, once it has a place."""

    def write(self) -> EditResult:
        """Write everything into files; raise `WriteError` if files that are absent would have to change."""
        raise NotImplementedError

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Problems that the compiler found."""
        return (*self.layout.nodes.obstacles, *self.layout.lines.obstacles)

    # Unaffected rows

    @cached_property
    def _is_untouched(self) -> Array:
        """Whether a link of the set is unaffected by the changes; bool."""
        is_untouched = np.ones(len(self.net.graph.owner), bool)
        is_untouched[self._removed] = False
        is_untouched[self._line_links[self._line_links >= 0]] = False
        return is_untouched

    def _by_area(self, table: str, is_selected: Array) -> Array:
        """Count the selected rows of a table by area; int64."""
        files = self.net.files
        counts = np.diff(np.append(0, np.cumsum(is_selected))[files.starts(table)])
        is_there = files.numbers < files.members
        by_area = np.zeros(files.members, np.int64)
        by_area[files.numbers[is_there]] = counts[is_there]
        return by_area

    def _count_existing(self) -> dict[str, Array]:
        """Count what the changes leave: `node_links` of each node of the layout, `nodes` and `links` of each area."""
        net, rows = self.net, self.changes.rows
        owner = net.graph.owner[self._is_untouched]
        counts = np.bincount(owner[owner >= 0], minlength=len(net.position))
        links = np.zeros(len(rows), np.int64)
        old = np.flatnonzero(rows >= 0)
        links[self.layout.row[old]] = counts[rows[old]]
        is_kept = np.ones(len(net.position), bool)
        is_kept[rows[self.changes.num_unmoved : len(old)]] = is_kept[self.changes.deleted_nodes] = False
        return {
            "node_links": links,
            "nodes": self._by_area("nodes", is_kept),
            "links": self._by_area("links", self._is_untouched),
        }

    # Absent files

    def find_absent_files(self) -> Iterator[CompileObstacle]:
        """Yield obstacles caused by absent files."""
        net, area, changes = self.net, self.layout.area, self.changes
        for row in np.flatnonzero(net.file_at(area) < 0).tolist():
            label = f"node {changes.names[row]}"
            text = f"{label} would lie in area {area[row]}, whose file is not there"
            yield CompileObstacle(label, text, round_position(changes.position[row]), _FIX)
        unseen = np.flatnonzero(net.graph.is_unseen)
        unseen = unseen[np.isin(net.graph.owner[unseen], self.changes.deleted_nodes)]
        owner = net.graph.owner[unseen]
        files, file_rows = net.files.numbers[net.file_of("nodes", owner)], net.rows_in_file("nodes", owner)
        for link, node, file, row in zip(
            unseen.tolist(), owner.tolist(), files.tolist(), file_rows.tolist(), strict=True
        ):
            label = f"node {file}/{row}"
            text = f"a link of area {net.link('area_id')[link]}, whose file is not there, leads to {label}"
            yield CompileObstacle(label, text, round_position(net.position[node]), _FIX)

    def _iter_line_obstacles(self, lines: Array, area: Array, what: str) -> Iterator[CompileObstacle]:
        """Yield obstacles for lines of the changes that need absent areas."""
        changes = self.changes
        for line, area_number in zip(lines.tolist(), area.tolist(), strict=True):
            first, last = int(changes.start[line]), int(changes.end[line])
            label = f"the line from {changes.names[first]} to {changes.names[last]}"
            text = f"{label} {what} area {area_number}, whose file is not there"
            yield CompileObstacle(
                label, text, round_position((changes.position[first] + changes.position[last]) / 2), _FIX
            )

    def notes(self) -> Iterator[str]:
        """List values that stay wrong because files are absent."""
        net, moved = self.net, self.changes.rows[self.changes.is_moved]
        links = np.flatnonzero(net.graph.is_unseen & np.isin(net.graph.owner, moved[moved >= 0]))
        if len(links):
            areas = ", ".join(map(str, np.unique(net.link("area_id")[links]).tolist()))
            yield f"links to areas that are not there ({areas}) keep their lengths: it is unknown where they end"

    # Results

    def _place_nodes(self, paths: LinkTable, block: Array) -> None:
        """Put the nodes of the changes into their files and blocks, and delete nodes."""
        rows, file = self.changes.rows, self.net.file_at(self.layout.area)
        old, new = np.flatnonzero(rows >= 0), np.flatnonzero(rows < 0)
        moved = old[paths.nodes.file[rows[old]] != file[old]]
        paths.set_blocks(rows[old], block[old])
        paths.move_nodes(rows[moved], file[moved])
        paths.delete_nodes(self.changes.deleted_nodes)
        self._number = rows.copy()
        self._number[new] = paths.add_nodes(file[new], block[new])

    def _place_links(self, paths: LinkTable, fields: Mapping[str, Array]) -> None:
        """Put the lines of the changes into the links, with their stored fields in the order of the layout."""
        edge_order, owner, target, _ = self.layout.links
        number = self._number[self.layout.order]
        fields = {"owner": number[owner], "target": number[target], **fields}
        old = self._line_links.T.ravel()[edge_order]
        is_old = old >= 0
        paths.set_links(old[is_old], {name: values[is_old] for name, values in fields.items()})
        paths.delete_links(self._removed)
        paths.add_links({name: values[~is_old] for name, values in fields.items()})

    def _is_rebuilt(self, paths: LinkTable) -> bool:
        """Return whether other nodes are joined than before, or in another order."""
        rows, net = self.changes.rows, self.net
        old = rows[rows >= 0]
        return bool(
            len(self._removed)
            or len(self.changes.deleted_nodes)
            or (self._line_links < 0).any()
            or (rows < 0).any()
            or (paths.nodes.file[old] != net.file_of("nodes", old)).any()
            or (paths.nodes.block[old] != ~net.is_vehicle[old]).any()
        )

    def _row(self, places: RowPlaces) -> Array:
        """Return the new joined row of every node of the changes; int64."""
        return places.starts[places.file[self._number]] + places.row[self._number]

    def _joined(self, places: RowPlaces) -> Array:
        """Return the joined rows of the nodes whose lines have changed; int64."""
        graph = self.net.graph
        removed_ends = np.concatenate((graph.owner[self._removed], graph.target[self._removed]))
        removed_ends = removed_ends[places.row[removed_ends] >= 0]
        lines = (self._line_links < 0).any(axis=1)
        new = np.concatenate(
            (self.changes.start[lines], self.changes.end[lines], np.flatnonzero(self.changes.rows < 0))
        )
        return np.concatenate(
            (places.starts[places.file[removed_ends]] + places.row[removed_ends], self._row(places)[new])
        )

    def _require_id_limit(self, ids: Array, places: RowPlaces, most: int, what: str) -> Array:
        """Limit ids of parts of the network, by the joined rows of their nodes; refuse ids above `most`."""
        over = np.flatnonzero(ids[self._row(places)] > most)[:1]
        text = f"is in a part of the network for which there is no {what}"
        self.layout.nodes.refuse(over, f"{{where}} {text}", fix="Connect some of the parts")
        if not len(over) and ids.max(initial=0) > most:
            raise WriteError(f"a node {text}")
        return np.minimum(ids, most)

    def _build_result(self, before: Mapping[int, Tables], places: RowPlaces, notes: tuple[str, ...]) -> EditResult:
        """Build the result; `before` are the original files."""
        files = {
            number: tables
            for number, tables in self.net.files.files.items()
            if tables is not before[number] and tables.to_bytes() != before[number].to_bytes()
        }
        same = () if files else ("nothing is other than it was",)
        dependents = self._note_dependents(files) if self.changes.is_merge else ()
        return EditResult(files, (), (*self.changes.notes, *notes, *same, *dependents), self._names(places))

    @property
    def areas(self) -> Array:
        """Areas of the nodes of the changes, and of nodes that lose links or are deleted."""
        net = self.net
        lost = np.append(self.changes.deleted_nodes, net.graph.owner[self._removed])
        return np.append(self.layout.area, net.files.numbers[net.file_of("nodes", lost)])

    def _note_dependents(self, files: Mapping[int, Tables]) -> Iterator[str]:
        """Name the files that change although no edited node is in them."""
        other_areas = sorted(files.keys() - set(self.areas.tolist()))
        if other_areas:
            areas = ", ".join(map(str, other_areas))
            yield f"areas {areas} have nothing new in them: they refer to renumbered rows, or get other flood ids"

    def _names(self, places: RowPlaces) -> tuple[str, ...]:
        """Return the names of the nodes to select."""
        number = self._number[self.changes.chosen]
        areas = self.net.files.numbers[places.file[number]].tolist()
        return tuple(f"{area}/{row}" for area, row in zip(areas, places.row[number].tolist(), strict=True))


def assign_part_ids(part: Array, kind: Array, ids: Array, touched: Array, most: int, *, is_apart: bool) -> Array:
    """Assign ids to the parts of a network; only touched parts change, to the lowest id of their nodes.

    Parameters
    ----------
    part, kind, ids : numpy.ndarray
        Part, kind and current id of every node, 0 for none; int64.
    touched : numpy.ndarray
        Nodes whose parts may have changed; int64.
    most : int
        The highest id.
    is_apart : bool
        Whether parts are known to be separate: of two with the same id, the larger one keeps it.

    Returns
    -------
    numpy.ndarray
        Id of every node, unique within its kind; above `most` if no id is left.
    """
    new_ids = ids.astype(np.int64)
    parts = np.unique(part[touched])
    used_ids: dict[int, list[int]] = {node_kind: [0] for node_kind in np.unique(kind).tolist()}
    for part_number in parts[np.argsort(-np.bincount(part)[parts], kind="stable")].tolist():
        members = np.flatnonzero(part == part_number)
        mine = int(kind[members[0]])
        free_ids = np.setdiff1d(ids[members], used_ids[mine] if is_apart else [0])
        if not len(free_ids):
            free_ids = np.setdiff1d(np.arange(1, most + 2), new_ids[kind == mine])
        new_ids[members] = free_ids[0]
        used_ids[mine].append(int(free_ids[0]))
    return new_ids
