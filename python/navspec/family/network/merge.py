"""Merge a drawn network into an existing one: find new and changed nodes and lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import (
    MergeOptions,
    MergeResult,
    PlanColumns,
    Problem,
    fault_to_obstacle,
    fault_to_warning,
    find_end_rows,
    label_rows,
    problems_to_obstacles,
    refuse_repeated_names,
)
from navspec.family.network.base_junctions import BaseJunctionValues
from navspec.family.network.base_network import BaseCuts, BaseNetwork, find_mismatched_endpoints, name_points_at_nodes
from navspec.family.network.changes import EditProfile, NetworkChanges, object_column
from navspec.family.network.edited_lines import follow_line_edits
from navspec.family.network.noding import add_nodes_at_joints, release_heights
from navspec.family.network.write_back import WrittenFiles, write_back
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.noding.parts import format_place
from navspec.graphs.plan import NetworkPlan, select_lines
from navspec.graphs.spatial import find_nearest

_T = TypeVar("_T")


def require_complete_base(net: Any, require_valid: Callable[[], _T]) -> _T:
    """Require a complete base, run the check of the family, and return its result; raise `NavspecError` if either
    fails.
    """
    if not net.is_complete:
        raise NavspecError("base: this set is not complete; name a folder or archive with all files")
    beyond = net.files.numbers[net.files.numbers >= net.files.members]
    if len(beyond):
        raise NavspecError(
            f"base: the map has no area {beyond[0]}, but there is a file of it; give the size of the map"
        )
    try:
        return require_valid()
    except NavspecError as error:
        raise NavspecError(f"base: {error}") from error


def merge_into_base(
    plan: NetworkPlan,
    graph: Graph,
    profile: EditProfile,
    options: MergeOptions,
    make_files: Callable[[NetworkChanges], WrittenFiles],
) -> MergeResult:
    """Merge a network into the files of a graph; see `Compiler`. `make_files` makes files of changes."""
    reach = options.noding.tolerance
    if plan.facts.get("format", graph.format) != graph.format:
        if options.deletes:
            raise NavspecError(
                f"delete: this is an export of {plan.facts['format']}, and not of the base; leave it out"
            )
        plan = _rename_nodes(plan)
    plan = name_points_at_nodes(release_heights(plan, options.noding.ground), graph, profile.compiler, reach)
    edits = follow_line_edits(plan, profile.compiler, reach, graph)
    plan = edits.plan
    base = BaseNetwork(graph, plan, split=edits.split, deletes=options.deletes)
    cuts = base.find_cuts(profile.compiler, reach)
    around, pieces = base.build_remaining_plan(cuts)
    drawing = add_nodes_at_joints(plan, profile.compiler, options.noding, around)
    junctions = BaseJunctionValues(base, around, pieces, drawing.existing_values, profile)
    merge = _Merge(drawing.plan, base, cuts, profile, reach, junctions)
    changes = merge.find_changes()
    changes.is_merge = not options.renumbers
    # Columns of the graph that are read after the files have changed have their new rows.
    described = tuple(merge.iter_notes(plan))
    edition = write_back(changes, make_files)
    faults, doubts = find_mismatched_endpoints(plan, reach, base)
    obstacles = (
        *map(fault_to_obstacle, (*faults, *drawing.faults)),
        *problems_to_obstacles(merge.plan, merge.problems),
        *edition.obstacles,
    )
    notes = (
        *edits.notes,
        *map(str, (*doubts, *drawing.notes)),
        *described,
        *(() if obstacles else (*merge.iter_missing(), *edition.notes)),
    )
    files = {} if obstacles else edition.files
    warnings = tuple(map(fault_to_warning, drawing.warnings))
    return MergeResult(drawing.plan, files, obstacles, notes, merge.is_new_line, around, warnings)


def _rename_nodes(plan: NetworkPlan) -> NetworkPlan:
    """Rename the nodes of a plan of another format, whose names belong to other nodes here."""

    def prefix_names(names: Array) -> Array:
        return object_column([name and f"given {name}" for name in names.tolist()])

    ends = {end: prefix_names(plan.lines[end]) for end in ("from", "to")}
    return replace(plan, nodes={**plan.nodes, "id": prefix_names(plan.nodes["id"])}, lines={**plan.lines, **ends})


class _Merge:
    """A plan whose lines lead from node to node, compared with the base.

    Attributes
    ----------
    plan : Plan
        The plan.
    nodes, lines : PlanColumns
        Its columns.
    """

    def __init__(
        self,
        plan: NetworkPlan,
        base: BaseNetwork,
        cuts: BaseCuts,
        profile: EditProfile,
        reach: float,
        junctions: BaseJunctionValues,
    ) -> None:
        self.plan, self._base, self._cuts, self._profile, self._reach = plan, base, cuts, profile, reach
        self._junctions = junctions
        self._graph = graph = base.graph
        self.nodes = PlanColumns("nodes", plan.nodes, len(plan.position), graph.nodes.about)
        self.lines = PlanColumns("lines", plan.lines, len(plan.offsets) - 1, graph.edges.about)
        gone_lines = np.append(base.replaced_lines, base.missing_lines if base.deletes else [])
        self._replaced = np.stack([ends[gone_lines.astype(np.int64)] for ends in graph.lines], axis=1)
        """Edges of lines that are replaced or deleted, in both directions."""
        self._all_names = np.append(base.names, cuts.names)
        """Names of all other nodes that lines can lead to; cuts are the last ones."""
        refuse_repeated_names(self.nodes, self._names)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Problems of the plan, complete after `find_changes`."""
        return (*self.nodes.obstacles, *self.lines.obstacles)

    # Nodes

    @property
    def _names(self) -> Array:
        return self.plan.nodes["id"]

    @cached_property
    def _named(self) -> Array:
        """Rows of the base for the nodes of the plan by name; -1 for none."""
        return self._base.rows(self._names)

    @cached_property
    def _is_moved(self) -> Array:
        """Whether a node of the plan is a moved node of the base; bool."""
        away = np.abs(self._base.position - self._graph.position) * self._profile.steps
        return np.append((np.rint(away) > 0).any(axis=1), False)[self._named]

    @cached_property
    def _row(self) -> Array:
        """Row of the base for every node of the plan, by name or by distance; -1 for new ones."""
        rows = self._named.copy()
        about, kinds, is_kept = self._graph.nodes.about["kind"], self._graph.nodes["kind"], self._base.is_kept
        drawn_kinds = self.nodes.numbers("kind")
        (default_kind,) = (number for number, name in about.names.items() if name == self._profile.compiler.kind)
        drawn_kinds = np.where(np.isnan(drawn_kinds), default_kind, drawn_kinds)
        is_unmatched = (rows < 0) & np.isfinite(self.plan.position).all(axis=1)
        for kind in about.names:
            new_nodes, base_nodes = (
                np.flatnonzero(is_unmatched & (drawn_kinds == kind)),
                np.flatnonzero(is_kept & (kinds == kind)),
            )
            at, away = find_nearest(self.plan.position[new_nodes], self._base.position[base_nodes])
            is_near = away <= self._reach
            rows[new_nodes[is_near]] = base_nodes[at[is_near]]
        return rows

    def _refuse_renumbered(self) -> None:
        """Refuse nodes at the position of another node: an older export can have names that other nodes have now."""
        moved = np.flatnonzero(self._is_moved)
        names, position, kinds = self._base.names, self._graph.position, self._graph.nodes["kind"]
        for kind in np.unique(kinds[self._named[moved]]).tolist():
            mine, same_kind = (
                moved[kinds[self._named[moved]] == kind],
                np.flatnonzero(self._base.is_kept & (kinds == kind)),
            )
            at, away = find_nearest(self._base.position[self._named[mine]], position[same_kind])
            is_other = (away * max(self._profile.steps) < 0.5) & (same_kind[at] != self._named[mine])
            text = "{where} lies where node {value} of the base is"
            fix = "Export the base again if this is of an older one, or move it"
            self.nodes.refuse(mine[is_other], text, names[same_kind[at[is_other]]], fix)

    @cached_property
    def _changed_nodes(self) -> dict[str, Array]:
        """Changed columns of nodes, and which nodes of the plan have a changed value; bool."""
        return self._find_changed_nodes(self.nodes, self._profile.nodes)

    def _find_changed_nodes(self, columns: PlanColumns, names: Iterable[str]) -> dict[str, Array]:
        """Return which of some columns of nodes are changed, and for which nodes of the plan; bool."""
        changed = {name: _differs(columns, name, self._graph.nodes[name], self._named) for name in names}
        return {name: is_other for name, is_other in changed.items() if is_other.any()}

    @property
    def _is_changed(self) -> Array:
        """Whether a node of the plan is a changed node of the base; bool."""
        return np.logical_or.reduce([self._is_moved, *self._changed_nodes.values()])

    # Lines

    @cached_property
    def _rows_of_ends(self) -> tuple[Array, Array]:
        """Ends of lines as rows of the plan, followed by all other nodes; -1 for unknown names."""
        num_drawn = len(self._names)
        rows = dict(zip(self._all_names.tolist(), range(num_drawn, num_drawn + len(self._all_names)), strict=True))
        for name in self._base.names[~self._base.is_kept].tolist():
            rows.pop(name, None)
        return find_end_rows(self.lines, rows | dict(zip(self._names.tolist(), range(num_drawn), strict=True)))

    @cached_property
    def _ends(self) -> Array:
        """Ends of lines as rows of the base, followed by the cuts; -1 for new nodes; int64, shape (lines, 2)."""
        rows = np.concatenate((self._row, np.arange(len(self._all_names)), [-1]))
        return np.stack([rows[end_rows] for end_rows in self._rows_of_ends], axis=1)

    @cached_property
    def _line_edges(self) -> Array:
        """Edges of the base for each line, forward and back; -1 for new ones; shape (lines, 2)."""
        line = self._base.lines_between(*np.where(self._ends < self._graph.nodes.rows, self._ends, -1).T)
        forward, back = (np.append(edges, -1)[line] for edges in self._graph.lines)
        is_turned = (forward >= 0) & (np.append(self._graph.source, -1)[forward] != self._ends[:, 0])
        pairs = np.where(is_turned[:, np.newaxis], np.stack([back, forward], axis=1), np.stack([forward, back], axis=1))
        pairs[np.isin(pairs, self._replaced[:, 0]).any(axis=1)] = -1
        return pairs

    @cached_property
    def _is_existing(self) -> Array:
        """Whether the base has a line; bool."""
        return self._line_edges.max(axis=1) >= 0

    @cached_property
    def _changed_lines(self) -> dict[str, Array]:
        """Changed columns of lines, and which lines have a changed value in a direction; bool."""
        changed = self._find_changed_lines(self.lines, (*self._profile.edges, *self._profile.kept))
        is_one_way = self._line_edges.min(axis=1, initial=0) >= 0
        is_one_way &= self.lines.numbers("has_back") == 0
        return {**changed, "has_back": is_one_way} if is_one_way.any() else changed

    def _find_changed_lines(self, columns: PlanColumns, names: Iterable[str]) -> dict[str, Array]:
        """Return which of some columns of lines are changed in a direction, and for which lines; bool."""
        changed = {}
        for name in names:
            stored, is_shared = self._graph.edges[name], self._graph.edges.about[name].is_shared
            forward, back = self._line_edges.T
            is_other = _differs(columns, name, stored, forward)
            changed[name] = is_other if is_shared else is_other | _differs(columns, name + BACK, stored, back)
        return {name: is_other for name, is_other in changed.items() if is_other.any()}

    @property
    def _is_changed_line(self) -> Array:
        """Whether a line is a changed line of the base; bool."""
        return np.logical_or.reduce([np.zeros(len(self._line_edges), bool), *self._changed_lines.values()])

    @cached_property
    def _new_lines(self) -> Array:
        """Lines that the base does not have, and that have both ends; int64."""
        return np.flatnonzero(~self._is_existing & (np.stack(self._rows_of_ends, axis=1) >= 0).all(axis=1))

    @property
    def is_new_line(self) -> Array:
        """Whether the base does not have a line, or its ends at other places; bool."""
        is_moved = np.append(self._is_moved, np.zeros(len(self._all_names) + 1, bool))
        is_new: Array = np.asarray(is_moved[np.stack(self._rows_of_ends)].any(axis=0))
        is_new[self._new_lines] = True
        return is_new

    @cached_property
    def _is_cut(self) -> Array:
        """Whether new lines lead to a cut; bool."""
        return np.isin(self._graph.nodes.rows + np.arange(len(self._cuts.line)), self._ends[self._new_lines])

    # Results

    def find_changes(self) -> NetworkChanges:
        """Return the changes to the base: all changed and new nodes and lines."""
        self._refuse_renumbered()
        changes = NetworkChanges(self._graph, self._profile)
        is_rejoined = self._is_moved | self._changed_nodes.get("kind", np.zeros(len(self._named), bool))
        cut_edges = np.stack([edges[self._cuts.line[self._is_cut]] for edges in self._graph.lines], axis=1)
        touched = (
            changes.edges_at(self._named[is_rejoined]),
            self._line_edges[self._is_changed_line],
            self._replaced,
            cut_edges,
            self._junctions.edges,
        )
        touched = np.unique(np.concatenate([edges.ravel() for edges in touched]))
        touched = touched[touched >= 0]
        if len(touched):
            touched = self._profile.add_dependents(touched)
        pairs = changes.pair_edges(touched)
        pairs = pairs[~np.isin(pairs, self._replaced[:, 0]).any(axis=1)]
        ends = self._ends[self._new_lines]
        ends = ends[(ends >= 0) & (ends < self._graph.nodes.rows)]
        changes.read(np.concatenate((self._named[self._is_changed], ends)), pairs)
        self._set_nodes(changes)
        self._set_lines(changes)
        self._cut_lines(changes)
        self._junctions.set_in(changes)
        changes.add_plan(self._build_new_plan())
        deleted = self._base.missing_nodes if self._base.deletes else self._named[:0]
        changes.delete(deleted, self._replaced[self._replaced >= 0])
        return changes.sort_by_row()

    def _set_nodes(self, changes: NetworkChanges) -> None:
        """Move nodes, and set their changed columns."""
        moved = self._named[self._is_moved]
        changes.move(moved, self._base.position[moved] - self._graph.position[moved])
        for name, is_other in self._changed_nodes.items():
            values = self.nodes.numbers(name)[is_other]
            if name == "kind":
                words = self._graph.nodes.about[name].names
                values = object_column([words.get(number, number) for number in values.tolist()])
            changes.set_nodes(name, self._named[is_other], values)
        if len(self.plan.node_labels):
            at = np.searchsorted(changes.rows, self._named[self._is_changed])
            changes.node_labels[at] = self.plan.node_labels[self._is_changed]

    def _set_lines(self, changes: NetworkChanges) -> None:
        """Set the changed columns of lines."""
        forward, back = self._line_edges.T
        edges = np.where(forward >= 0, forward, back)
        missing = np.full(len(edges), None, object)
        for name, is_other in self._changed_lines.items():
            for is_back, column in enumerate((name, name + BACK)):
                if not is_back or column in changes.lines:
                    values = self.plan.lines.get(column, missing)[is_other]
                    changes.set_edges(name, edges[is_other], values, is_back=bool(is_back))
        if len(self.plan.line_labels):
            number = np.full(self._graph.edges.rows, -1)
            for edges_of_lines in (forward, back):
                is_old = edges_of_lines >= 0
                number[edges_of_lines[is_old]] = np.flatnonzero(is_old)
            number = number[changes.line_edges[:, 0]]
            changes.line_labels[number >= 0] = self.plan.line_labels[number[number >= 0]]

    def _cut_lines(self, changes: NetworkChanges) -> None:
        """Cut the lines of the base where drawn lines meet them."""
        cuts = BaseCuts(*(column[self._is_cut] for column in self._cuts))
        for line in np.unique(cuts.line).tolist():
            at = np.flatnonzero(cuts.line == line)
            ((row, side),) = np.argwhere(changes.line_edges == self._graph.lines.there[line]).tolist()
            at = at[::-1] if side else at
            changes.cut_line(row, cuts.place[at], cuts.names[at].tolist())

    def _build_new_plan(self) -> NetworkPlan:
        """Return the plan of nodes and lines that the base does not have."""
        plan, nodes = select_lines(self.plan, self._new_lines), np.flatnonzero(self._row < 0)
        ends = {}
        for name, row in zip(("from", "to"), self._ends[self._new_lines].T, strict=True):
            ends[name] = np.where(row >= 0, np.append(self._all_names, "")[row], plan.lines[name])
        return replace(
            plan,
            nodes={name: column[nodes] for name, column in plan.nodes.items()},
            position=plan.position[nodes],
            lines={**plan.lines, **ends},
            node_labels=plan.node_labels[nodes] if len(plan.node_labels) else plan.node_labels,
        )

    def iter_notes(self, plan: NetworkPlan) -> Iterator[str]:
        """Describe the changes to the base and the ignored values; `plan` is as drawn."""
        base, (forward, _) = self._base, self._graph.lines
        starts, stops = (base.names[ends[forward]] for ends in (self._graph.source, self._graph.target))
        cuts = np.flatnonzero(self._is_cut)
        if len(cuts):
            line, place = self._cuts.line[cuts[0]], format_place(self._cuts.place[cuts[0]])
            more = f"; {len(cuts):,} such nodes in all" if len(cuts) > 1 else ""
            (label,) = label_rows(plan, "lines", self._cuts.drawn_line[cuts[:1]])
            yield f"{label}: the edge {starts[line]} - {stops[line]} gets a node where they meet, at {place}{more}"
        num_nodes, lines = np.count_nonzero(self._is_changed), np.count_nonzero(self._is_changed_line)
        if num_nodes or lines:
            moved = np.count_nonzero(self._is_moved)
            yield f"changed from the base: {num_nodes:,} of the nodes ({moved:,} moved), {lines:,} of the lines"
        yield from self._junctions.iter_notes()
        yield from self._iter_ignored_values()

    def iter_missing(self) -> Iterator[str]:
        """Describe nodes and lines of the base that the drawing lacks, deleted or kept; only for a merge without
        obstacles.
        """
        base, (forward, _) = self._base, self._graph.lines
        nodes, lines = base.missing_nodes, base.missing_lines
        if not base.deletes:
            # Lines without names can be lines of the base; a drawing that is not an export lacks most nodes.
            lines = lines[~np.isin(forward[lines], np.append(self._line_edges, self._replaced))]
            nodes = nodes if self.plan.facts else nodes[:0]
            is_drawn = np.ones(self._graph.nodes.rows, bool)
            is_drawn[base.missing_nodes] = len(nodes) > 0
            lines = lines[is_drawn[self._graph.source[forward[lines]]] & is_drawn[self._graph.target[forward[lines]]]]
        if not len(nodes) and not len(lines):
            return
        what = f"{len(nodes):,} of the nodes, {len(lines):,} of the lines"
        if base.deletes:
            yield f"deleted from the base: {what}"
            return
        start, stop = (base.names[ends[forward[lines[:1]]]] for ends in (self._graph.source, self._graph.target))
        example = f"the line from {start[0]} to {stop[0]}" if len(lines) else f"node {base.names[nodes[0]]}"
        yield f"not on the drawing, but kept: {what} of the base, such as {example}; --delete deletes them"

    def _iter_ignored_values(self) -> Iterator[str]:
        """Describe values that differ from the base but are derived, so that they are ignored."""
        graph, profile = self._graph, self._profile
        # Copies, so that invalid values of ignored columns are not obstacles.
        nodes, lines = (
            PlanColumns(columns.part, columns.columns, columns.rows, columns.about)
            for columns in (self.nodes, self.lines)
        )
        settable = {"source", "target", "kind", *profile.edges, *profile.kept}
        of_nodes = self._find_changed_nodes(nodes, graph.nodes.about.keys() - profile.nodes)
        of_lines = self._find_changed_lines(lines, graph.edges.about.keys() - settable)
        for noun, changed in (("node", of_nodes), ("line", of_lines)):
            for name, is_other in sorted(changed.items()):
                yield f"ignored: {_count_rows(is_other, noun)} another {name} than the base, but it cannot be set"
        for name, is_other in self._changed_lines.items():
            if name in profile.kept:
                yield f"applied only where it fits: {_count_rows(is_other, 'line')} another {name} than the base"


def _count_rows(is_other: Array, noun: str) -> str:
    count = np.count_nonzero(is_other)
    return f"{count:,} {noun}s have" if count > 1 else f"a {noun} has"


def _differs(columns: PlanColumns, name: str, stored: Array, rows: Array) -> Array:
    """Return whether a column has another value than the stored one, for rows of the base, -1 for none; bool."""
    numbers, stored = columns.numbers(name), np.append(stored.astype(np.float64), np.nan)
    return (rows >= 0) & ~np.isnan(numbers) & (numbers != stored[rows])
