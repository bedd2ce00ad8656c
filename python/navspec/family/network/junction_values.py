"""Values of the ends of lines that a drawing has for whole junctions: on a point, or for all junctions of a street."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.family.conversion.compiler import PlanColumns
from navspec.family.conversion.line_attributes import ALL, LANES
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.parts import has_value
from navspec.graphs.plan import NetworkPlan

_MIN_LINES = 3
"""Lines that meet at a junction."""
_NONE = ("", "no", "none", "false", "0", "0.0")


class JunctionValues:
    """Values of a drawing for the ends of all drawn lines at its junctions.

    Parameters
    ----------
    plan : NetworkPlan
        The drawing: its nodes can have values in the columns `names`, and its lines in these with the suffix `_all`.
    names : sequence of str
        Columns of lines that describe their ends.
    """

    def __init__(self, plan: NetworkPlan, names: Sequence[str]) -> None:
        self._names = names
        self.line_columns = {name + ALL: plan.lines[name + ALL] for name in names if name + ALL in plan.lines}
        self._node_columns = {name: plan.nodes[name] for name in names if name in plan.nodes}
        self.other_nodes = {name: column for name, column in plan.nodes.items() if name not in names}
        """Columns of nodes without these."""

    def spread(self, plan: NetworkPlan, row: Array, is_drawn: Array, existing: NetworkPlan | None) -> dict[str, Array]:
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
        if not self.line_columns and not self._node_columns:
            return lines
        number: dict[object, int] = {name: at for at, name in enumerate(plan.nodes["id"].tolist())}
        start, end = _number_ends(plan, number)
        more = () if existing is None else _number_ends(existing, number)
        num_lines = np.bincount(np.concatenate([start, end, *more]), minlength=len(number))
        columns = PlanColumns("lines", lines, len(row), {})
        for name in self._names:
            values = np.full(len(number), None, object)
            if name + ALL in self.line_columns:
                of_lines = self.line_columns[name + ALL].astype(object)[row]
                for nodes in (start, end):
                    is_junction = (num_lines[nodes] >= _MIN_LINES) & _is_set(of_lines)
                    values[nodes[is_junction]] = of_lines[is_junction]
            of_nodes = self._node_columns.get(name, values[:0]).astype(object)
            rows = np.flatnonzero(has_value(of_nodes))
            values[rows] = of_nodes[rows]
            is_set = _is_set(values)
            for suffix, nodes in (("", end), (BACK, start)):
                column = lines.get(name + suffix, np.full(len(row), None)).astype(object)
                is_open = is_drawn[row] & ~has_value(column) & (columns.numbers(LANES.name + suffix) != 0)
                is_open &= is_set[nodes] & ~(is_set[start] & is_set[end])
                column[is_open] = values[nodes[is_open]]
                lines[name + suffix] = column
        return lines


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
