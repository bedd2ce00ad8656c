"""Values of the ends of lines that a drawing has for whole junctions: on a point, for all of a street, or in an area."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from navspec.errors import LimitExceeded
from navspec.family.conversion.compiler import Compiler, PlanColumns, label_rows
from navspec.family.conversion.line_attributes import ALL, LANES
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.parts import DrawingFault, FaultCollector, has_value
from navspec.graphs.plan import NetworkPlan, select_nodes
from navspec.graphs.spatial import are_inside

MAX_CORNERS = 10_000
"""Most corners of all areas."""
_MIN_LINES = 3
"""Lines that meet at a junction."""
_INSIDE_JUNCTION = 20.0
"""Length from which on a line between two junctions is not a part of a larger one."""
_NONE = ("", "no", "none", "false", "0", "0.0")


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
        self.notes: list[DrawingFault] = []

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
        if not self._line_columns and not self._node_columns:
            return lines
        number: dict[object, int] = {name: at for at, name in enumerate(plan.nodes["id"].tolist())}
        start, end = _number_ends(plan, number)
        more = () if existing is None else _number_ends(existing, number)
        is_junction = np.bincount(np.concatenate([start, end, *more]), minlength=len(number)) >= _MIN_LINES
        first, last = plan.vertices[plan.offsets[:-1]], plan.vertices[plan.offsets[1:] - 1]
        place, is_own = np.zeros((len(number), 3)), np.zeros(len(number), bool)
        is_line_own = is_drawn[row] & (lines["kind"] == self._kind)
        for nodes, places in ((start, first), (end, last)):
            place[nodes] = places
            is_own[nodes[is_line_own]] = True
        columns = PlanColumns("lines", lines, len(row), {})
        faults = FaultCollector(self.drawing)
        for name in self._names:
            values = np.full(len(number), None, object)
            self._set_in_areas(name, values, np.flatnonzero(is_junction & is_own), place)
            if name + ALL in self._line_columns:
                of_lines = self._line_columns[name + ALL].astype(object)[row]
                for nodes in (start, end):
                    is_set_here = is_junction[nodes] & _is_set(of_lines)
                    values[nodes[is_set_here]] = of_lines[is_set_here]
            of_nodes = self._node_columns.get(name, values[:0]).astype(object)
            rows = np.flatnonzero(has_value(of_nodes))
            values[rows] = of_nodes[rows]
            is_set = _is_set(values)
            is_between = is_set[start] & is_set[end]
            for suffix, nodes in (("", end), (BACK, start)):
                column = lines.get(name + suffix, np.full(len(row), None)).astype(object)
                is_open = is_drawn[row] & ~has_value(column) & (columns.numbers(LANES.name + suffix) != 0)
                is_open &= is_set[nodes] & ~is_between
                column[is_open] = values[nodes[is_open]]
                lines[name + suffix] = column
            length = np.hypot(*(last - first)[:, :2].T)
            for line in np.flatnonzero(is_drawn[row] & is_between & (length > _INSIDE_JUNCTION)).tolist():
                text = f"has no {name} on {length[line]:.4g} units between two junctions; choose a smaller --spacing"
                faults.add(row[line], first[line], text)
        self.notes += faults.faults
        return lines

    def _set_in_areas(self, name: str, values: Array, nodes: Array, place: Array) -> None:
        """Set the values of nodes that lie in areas with one."""
        areas = self._areas
        if areas.polygons is None or name not in areas.nodes:
            return
        offsets, corners = areas.polygons
        column = areas.nodes[name].astype(object)
        rows = np.flatnonzero(_is_set(column))
        for area, label in zip(rows.tolist(), label_rows(areas, "nodes", rows), strict=True):
            inside = nodes[are_inside(place[nodes], corners[offsets[area] : offsets[area + 1]])]
            values[inside] = column[area]
            if not len(inside):
                x, y, z = areas.position[area].tolist()
                self.notes.append(
                    DrawingFault(label, f"has no junction of drawn lines inside for its {name}", (x, y, z))
                )


def _number_ends(plan: NetworkPlan, number: dict[object, int]) -> tuple[Array, Array]:
    """Return the numbers of the nodes at both ends of lines; new names are added to `number`."""
    start, end = (
        np.array([number.setdefault(name, len(number)) for name in plan.lines[end].tolist()], np.int64)
        for end in ("from", "to")
    )
    return start, end


def _is_set(values: Array) -> Array:
    """Return whether there are values other than no; bool."""
    return has_value(values) & np.array([str(value).strip().lower() not in _NONE for value in values.tolist()], bool)
