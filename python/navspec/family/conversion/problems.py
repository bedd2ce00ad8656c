"""Problems of a plan that cannot become files, each with its place."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.noding import DrawingFault
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import CompileObstacle

PlanPart = Literal["nodes", "lines"]


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """Rows of a plan that cannot be written to files.

    Attributes
    ----------
    part : str
        Part of the plan: `nodes`, `lines`, or empty for the whole plan.
    rows : numpy.ndarray
        Rows of the part; int64.
    message : str
        Text with `{where}` for the label of the row, and `{value}`.
    values : array_like
        One value for every row.
    fix : str
        What to do.
    column : str
        The column whose value does not fit; empty for other problems.
    """

    part: PlanPart | Literal[""]
    rows: Array
    message: str
    values: Any = ()
    fix: str = ""
    column: str = ""


def find_positions(plan: NetworkPlan, part: PlanPart, rows: Array) -> Array:
    """Return the positions of nodes, or the middles between the first and last points of lines; shape (rows, 3).

    If only one of the two points has a position, it is used.
    """
    if part == "nodes":
        return plan.position[rows]
    first, last = plan.vertices[plan.offsets[rows]], plan.vertices[plan.offsets[rows + 1] - 1]
    return (np.where(np.isnan(first), last, first) + np.where(np.isnan(last), first, last)) / 2


def label_rows(plan: NetworkPlan, part: PlanPart, rows: Array) -> list[str]:
    """Return labels of rows of a plan: as given, or made of nodes and ends."""
    labels = plan.node_labels if part == "nodes" else plan.line_labels
    if len(labels):
        return [str(label) for label in labels[rows]]
    if part == "nodes":
        return (
            [f"node {node_id}" for node_id in plan.nodes["id"][rows]]
            if "id" in plan.nodes
            else _number_labels("node", rows)
        )
    if "from" not in plan.lines or "to" not in plan.lines:
        return _number_labels("line", rows)
    ends = zip(plan.lines["from"][rows], plan.lines["to"][rows], strict=True)
    return [f"the line from {start} to {end}" for start, end in ends]


def _number_labels(noun: str, rows: Array) -> list[str]:
    return [f"{noun} {row + 1}" for row in rows.tolist()]


def problems_to_obstacles(plan: NetworkPlan, problems: Sequence[Problem]) -> Iterator[CompileObstacle]:
    """Convert problems of a plan to obstacles, one for each row."""
    for problem in problems:
        values = np.asarray(problem.values).tolist() if len(problem.values) else [None] * len(problem.rows)
        if not problem.part:
            yield from (
                CompileObstacle("", problem.message.format(where="", value=value), None, problem.fix)
                for value in values
            )
            continue
        labels = label_rows(plan, problem.part, problem.rows)
        places = find_positions(plan, problem.part, problem.rows).tolist()
        for label, place, value in zip(labels, places, values, strict=True):
            yield CompileObstacle(
                label, problem.message.format(where=label, value=value), round_position(place), problem.fix
            )


def fault_to_obstacle(fault: DrawingFault) -> CompileObstacle:
    """Convert a fault of a drawn line to an obstacle."""
    return CompileObstacle(fault.label, str(fault), round_position(fault.position))


def round_position(place: Sequence[float]) -> list[float | None]:
    """Round a position for a record; coordinates that are not finite become None."""
    return [round(coordinate, 3) if math.isfinite(coordinate) else None for coordinate in place]
