"""Values of the ends of lines that a drawing has for whole junctions: on a point, for all of a street, or in an area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from navspec.errors import LimitExceeded
from navspec.family.conversion.compiler import Compiler, PlanColumns, label_rows
from navspec.family.conversion.line_attributes import ALL, LANES
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.parts import DrawingFault, FaultCollector, format_place, has_value
from navspec.graphs.plan import NetworkPlan, select_nodes
from navspec.graphs.spatial import are_inside

MAX_CORNERS = 10_000
"""Most corners of all areas."""
_MIN_LINES = 3
"""Lines that meet at a junction."""
INSIDE_JUNCTION = 20.0
"""Length from which on a line between two junctions is not a part of a larger one."""
_YES, _NONE = ("yes", "true"), ("", "no", "none", "false", "0", "0.0")


class JunctionValues:
    """Values of a drawing for the ends of all drawn lines at its junctions.

    Parameters
    ----------
    plan : NetworkPlan
        The drawing: its points and areas can have values in the end columns of the compiler, and its lines in these with
        the suffix `_all`.
    compiler : Compiler
        The compiler.

    Attributes
    ----------
    drawing : NetworkPlan
        The drawing without these columns, and without areas.
    notes : list of DrawingFault
        Values without effect; complete after `spread`.
    conflicts : list of DrawingFault
        Junctions to which several lines or areas give different values; complete after `spread`.
    existing_values : mapping
        Columns of the existing lines with the values of their junctions; empty before `spread`.
    """

    def __init__(self, plan: NetworkPlan, compiler: Compiler) -> None:
        self._names, self._kind = compiler.end_columns, compiler.kind
        is_area = np.zeros(len(plan.position), bool) if plan.polygons is None else np.diff(plan.polygons.offsets) > 0
        self._areas = select_nodes(plan, np.flatnonzero(is_area))
        if self._areas.polygons is not None and len(self._areas.polygons.corners) > MAX_CORNERS:
            raise LimitExceeded(f"the areas have more than {MAX_CORNERS:,} corners; draw rectangles")
        points = select_nodes(plan, np.flatnonzero(~is_area)) if is_area.any() else plan
        all_names = [name + ALL for name in self._names]
        self._line_columns = {name: plan.lines[name] for name in all_names if name in plan.lines}
        self._node_columns = {name: points.nodes[name] for name in self._names if name in plan.nodes}
        self.drawing = replace(
            points,
            nodes={name: column for name, column in points.nodes.items() if name not in self._names},
            lines={name: column for name, column in plan.lines.items() if name not in all_names},
        )
        self.notes = list(self._find_ignored_values())
        self.conflicts: list[DrawingFault] = []
        self.existing_values: dict[str, Array] = {}

    @property
    def has_values(self) -> bool:
        """Whether a line, a point or an area may have values for junctions."""
        return bool(self._line_columns or self._node_columns)

    def _find_ignored_values(self) -> Iterator[DrawingFault]:
        """Yield notes about values of areas that only lines and points can have."""
        areas = self._areas
        for name, column in areas.nodes.items():
            rows = np.flatnonzero(has_value(column))
            if len(rows) and name not in ("id", "kind", *self._names):
                x, y, z = areas.position[rows[0]].tolist()
                (label,) = label_rows(areas, "nodes", rows[:1])
                yield DrawingFault(
                    label, f"its {name} is ignored: an area has only {', '.join(self._names)}", (x, y, z)
                )

    def spread(
        self, plan: NetworkPlan, row: Array, is_drawn: Array, existing: NetworkPlan | None
    ) -> Mapping[str, Array]:
        """Return the columns of lines that lead from node to node, with the values of their junctions.

        An end without a value has that of its junction if a lane leads to it. A line between two such junctions has none:
        it is a part of a larger junction.

        Parameters
        ----------
        plan : NetworkPlan
            The lines; the nodes of the drawing are the first ones.
        row : numpy.ndarray
            Line of the drawing that each comes from; int64.
        is_drawn : numpy.ndarray
            Lines of the drawing without nodes, which get values; bool.
        existing : NetworkPlan or None
            Other lines that meet at the junctions.
        """
        lines = dict(plan.lines)
        if not self.has_values:
            return lines
        junctions = _Junctions(plan, existing)
        is_line_own = is_drawn[row] & (lines["kind"] == self._kind)
        columns = PlanColumns("lines", lines, len(row), {})
        faults = FaultCollector(self.drawing)
        for name in self._names:
            values = np.full(len(junctions.place), None, object)
            self._set_in_areas(name, values, junctions, np.flatnonzero(junctions.find_joined(is_line_own, self._kind)))
            if name + ALL in self._line_columns:
                self._set_along_lines(name, values, junctions, row)
            of_nodes = self._node_columns.get(name, values[:0]).astype(object)
            rows = np.flatnonzero(has_value(of_nodes))
            values[rows] = of_nodes[rows]
            is_set = _is_set(values)
            is_between = is_set[junctions.start] & is_set[junctions.end]
            for suffix, nodes in (("", junctions.end), (BACK, junctions.start)):
                column = lines.get(name + suffix, np.full(len(row), None)).astype(object)
                is_open = is_drawn[row] & ~has_value(column) & (columns.numbers(LANES.name + suffix) != 0)
                is_open &= is_set[nodes] & ~is_between
                column[is_open] = values[nodes[is_open]]
                lines[name + suffix] = column
            first, last = plan.vertices[plan.offsets[:-1]], plan.vertices[plan.offsets[1:] - 1]
            length = np.hypot(*(last - first)[:, :2].T)
            for line in np.flatnonzero(is_drawn[row] & is_between & (length > INSIDE_JUNCTION)).tolist():
                text = f"has no {name} on {length[line]:.4g} units between two junctions; choose a smaller --spacing"
                faults.add(row[line], first[line], text)
            is_kind = junctions.existing_kind == self._kind
            for suffix, nodes in (("", junctions.existing_end), (BACK, junctions.existing_start)):
                column = np.full(len(nodes), None, object)
                rows = np.flatnonzero(is_kind & is_set[nodes])
                column[rows] = values[nodes[rows]]
                self.existing_values[name + suffix] = column
        self.notes += faults.faults
        return lines

    def _set_in_areas(self, name: str, values: Array, junctions: _Junctions, nodes: Array) -> None:
        """Set the values of nodes that lie in areas with one."""
        areas = self._areas
        if areas.polygons is None or name not in areas.nodes:
            return
        offsets, corners = areas.polygons
        column = areas.nodes[name].astype(object)
        rows = np.flatnonzero(_is_set(column))
        labels = list(label_rows(areas, "nodes", rows))
        inside = []
        for area, label in zip(rows.tolist(), labels, strict=True):
            place = junctions.place[nodes]
            inside.append(nodes[are_inside(place, corners[offsets[area] : offsets[area + 1]])])
            if not len(inside[-1]):
                x, y, z = areas.position[area].tolist()
                self.notes.append(DrawingFault(label, f"has no junction of roads inside for its {name}", (x, y, z)))
        source = np.repeat(np.arange(len(rows)), list(map(len, inside)))
        all_inside = np.concatenate([nodes[:0], *inside])
        self._set_last(
            name, values, junctions, all_inside, column[rows[source]], [labels[at] for at in source.tolist()]
        )

    def _set_along_lines(self, name: str, values: Array, junctions: _Junctions, row: Array) -> None:
        """Set the values of the junctions of lines that have one for these."""
        of_lines = self._line_columns[name + ALL].astype(object)
        pieces = np.flatnonzero(_is_set(of_lines)[row])
        nodes = np.stack([junctions.start[pieces], junctions.end[pieces]], axis=1).ravel()
        lines = np.repeat(row[pieces], 2)
        is_meant = junctions.is_junction[nodes]
        nodes, lines = nodes[is_meant], lines[is_meant]
        order = np.argsort(lines, kind="stable")
        nodes, lines = nodes[order], lines[order]
        label = FaultCollector(self.drawing).label
        self._set_last(name, values, junctions, nodes, of_lines[lines], list(map(label, lines.tolist())))

    def _set_last(
        self, name: str, values: Array, junctions: _Junctions, nodes: Array, new_values: Array, labels: Sequence[str]
    ) -> None:
        """Set values of nodes; the last one of a node counts, and different ones are conflicts, one for two labels."""
        last = np.zeros(len(values), np.int64)
        last[nodes] = np.arange(len(nodes))  # of repeated rows the last one stays
        values[nodes] = new_values[last[nodes]]
        conflicts: dict[tuple[str, str, str, str], dict[int, None]] = {}
        words = [_word(value) for value in new_values.tolist()]
        for at, (node, final) in enumerate(zip(nodes.tolist(), last[nodes].tolist(), strict=True)):
            if words[at] != words[final]:
                pair = (labels[int(final)], words[int(final)], labels[at], words[at])
                conflicts.setdefault(pair, {})[node] = None
        for (label, word, first_label, first_word), in_conflict in conflicts.items():
            place = junctions.place[next(iter(in_conflict))]
            more = f"; {len(in_conflict):,} such junctions in all" if len(in_conflict) > 1 else ""
            message = (
                f"gives the junction at {format_place(place)} the {name} {word}, and {first_label} gives it {first_word}: "
                f"{word} is used{more}"
            )
            x, y, z = place.tolist()
            self.conflicts.append(DrawingFault(label, message, (x, y, z)))


class _Junctions:
    """Nodes of a drawing and of the existing lines, numbered; those of the drawing are the first ones.

    Attributes
    ----------
    start, end, existing_start, existing_end : numpy.ndarray
        Ends of the lines of the drawing and of the existing ones; int64.
    existing_kind : numpy.ndarray
        Kinds of the existing lines.
    place : numpy.ndarray
        Position of every node that a line leads to; shape (nodes, 3).
    is_junction : numpy.ndarray
        Whether enough lines meet at a node; bool.
    """

    def __init__(self, plan: NetworkPlan, existing: NetworkPlan | None) -> None:
        number: dict[object, int] = {name: at for at, name in enumerate(plan.nodes["id"].tolist())}
        self.start, self.end = _number_ends(plan, number)
        self.existing_start, self.existing_end = np.zeros((2, 0), np.int64)
        self.existing_kind = np.zeros(0, object)
        if existing is not None:
            self.existing_start, self.existing_end = _number_ends(existing, number)
            self.existing_kind = existing.lines["kind"]
        ends = [self.start, self.end, self.existing_start, self.existing_end]
        self.is_junction = np.bincount(np.concatenate(ends), minlength=len(number)) >= _MIN_LINES
        self.place = np.zeros((len(number), 3))
        for network, start, end in ((existing, *ends[2:]), (plan, *ends[:2])):
            if network is not None:
                self.place[start] = network.vertices[network.offsets[:-1]]
                self.place[end] = network.vertices[network.offsets[1:] - 1]

    def find_joined(self, is_drawn: Array, kind: str) -> Array:
        """Return the junctions to which drawn lines or existing lines of a kind lead; bool."""
        is_joined = np.zeros(len(self.place), bool)
        is_existing = self.existing_kind == kind
        for nodes in (self.start[is_drawn], self.end[is_drawn]):
            is_joined[nodes] = True
        for nodes in (self.existing_start[is_existing], self.existing_end[is_existing]):
            is_joined[nodes] = True
        return is_joined & self.is_junction


def _number_ends(plan: NetworkPlan, number: dict[object, int]) -> tuple[Array, Array]:
    """Return the numbers of the nodes at both ends of lines; new names are added to `number`."""
    start, end = (
        np.array([number.setdefault(name, len(number)) for name in plan.lines[end].tolist()], np.int64)
        for end in ("from", "to")
    )
    return start, end


def _is_set(values: Array) -> Array:
    """Return whether there are values other than no; bool."""
    return has_value(values) & np.array([_word(value) not in _NONE for value in values.tolist()], bool)


def _word(value: object) -> str:
    word = str(value).strip().lower()
    return "yes" if word in _YES else word
