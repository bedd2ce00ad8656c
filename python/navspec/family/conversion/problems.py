"""Problems of a plan of which no files can be made, each with its place."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import numpy as np

from navspec.graphs.drawn import Fault
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan
from navspec.records.compiled import Obstacle

PlanPart = Literal["nodes", "lines"]


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """Rows of a plan of which no files can be made.

    Attributes
    ----------
    part : str
        Of the plan: `nodes`, `lines`, or empty for what concerns the whole of it.
    rows : numpy.ndarray
        Which; int64.
    message : str
        Text with `{where}` for what the row is called, and `{value}`.
    values : array_like
        What stands there, one for every row.
    fix : str
        What to do.
    column : str
        The column in which what stands there fits nothing; empty where that is not it.
    """

    part: PlanPart | Literal[""]
    rows: Array
    message: str
    values: Any = ()
    fix: str = ""
    column: str = ""


def find_positions(plan: Plan, part: PlanPart, rows: Array) -> Array:
    """Return the positions of nodes, or the middles between the first and last points of lines; shape (rows, 3).

    Of a line that has only one of them it is this one.
    """
    if part == "nodes":
        return plan.position[rows]
    first, last = plan.vertices[plan.offsets[rows]], plan.vertices[plan.offsets[rows + 1] - 1]
    return (np.where(np.isnan(first), last, first) + np.where(np.isnan(last), first, last)) / 2


def make_labels(plan: Plan, part: PlanPart, rows: Array) -> list[str]:
    """Name rows of a plan: by their labels, or by nodes and ends."""
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


def problems_to_obstacles(plan: Plan, problems: Sequence[Problem]) -> Iterator[Obstacle]:
    """Rows of a plan of which no files can be made."""
    for problem in problems:
        values = np.asarray(problem.values).tolist() if len(problem.values) else [None] * len(problem.rows)
        if not problem.part:
            yield from (
                Obstacle("", problem.message.format(where="", value=value), None, problem.fix) for value in values
            )
            continue
        labels = make_labels(plan, problem.part, problem.rows)
        places = find_positions(plan, problem.part, problem.rows).tolist()
        for label, place, value in zip(labels, places, values, strict=True):
            yield Obstacle(label, problem.message.format(where=label, value=value), round_position(place), problem.fix)


def fault_to_obstacle(fault: Fault) -> Obstacle:
    """Convert a fault of a drawn line to an obstacle."""
    return Obstacle(fault.label, str(fault), round_position(fault.position))


def round_position(place: Sequence[float]) -> list[float | None]:
    """A position as records have it."""
    return [round(coordinate, 3) if math.isfinite(coordinate) else None for coordinate in place]
