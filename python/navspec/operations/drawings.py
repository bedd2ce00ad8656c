"""Several drawings joined into one network, so that their lines meet each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import PlanPart, label_rows
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Polygons
from navspec.graphs.plan import NetworkPlan


def join_drawings(plans: Sequence[NetworkPlan], names: Sequence[str]) -> NetworkPlan:
    """Join the plans of several files; labels of rows begin with the names of the files.

    Raises `NavspecError` for exports of different formats, and for a node that two files name.
    """
    exports = [plan.facts for plan in plans if plan.facts]
    formats = dict.fromkeys(str(facts.get("format")) for facts in exports)
    if len(formats) > 1:
        raise NavspecError(f"these are exports of {' and '.join(formats)}; compile them one by one")
    names = [name or f"drawing {number}" for number, name in enumerate(names, 1)]
    _require_unique_names(plans, names)
    offsets = np.cumsum([0, *(plan.offsets[-1] for plan in plans)])
    return NetworkPlan(
        exports[0] if exports else {},
        {
            name: _join_column(plans, "nodes", name)
            for name in dict.fromkeys(name for plan in plans for name in plan.nodes)
        },
        np.concatenate([plan.position for plan in plans]),
        {
            name: _join_column(plans, "lines", name)
            for name in dict.fromkeys(name for plan in plans for name in plan.lines)
        },
        np.concatenate([plan.vertices for plan in plans]),
        np.append(0, np.concatenate([plan.offsets[1:] + start for plan, start in zip(plans, offsets, strict=False)])),
        _join_polygons(plans),
        _join_labels(plans, names, "nodes"),
        _join_labels(plans, names, "lines"),
        {
            part: {name: note for plan in plans for name, note in plan.notes.get(part, {}).items()}
            for part in ("nodes", "lines")
        },
    )


def _require_unique_names(plans: Sequence[NetworkPlan], names: Sequence[str]) -> None:
    """Raise `NavspecError` for a node that two files name."""
    owners: dict[str, str] = {}
    for plan, name in zip(plans, names, strict=True):
        ids = plan.nodes["id"].tolist() if "id" in plan.nodes else ()
        for node in dict.fromkeys(node for node in ids if isinstance(node, str) and node):
            if owners.setdefault(node, name) != name:
                raise NavspecError(
                    f"node {node} is in {owners[node]} and in {name}; name every node in one drawing only, or merge the "
                    "compiled sets with navspec merge"
                )


def _count_rows(plan: NetworkPlan, part: PlanPart) -> int:
    return len(plan.position) if part == "nodes" else len(plan.offsets) - 1


def _join_column(plans: Sequence[NetworkPlan], part: PlanPart, name: str) -> Array:
    """Join a column; rows of plans without it have no value."""
    columns = [getattr(plan, part).get(name, np.full(_count_rows(plan, part), None, object)) for plan in plans]
    columns = [column for column in columns if len(column)] or columns[:1]
    return np.concatenate(
        [column.astype(object) if len({one.dtype for one in columns}) > 1 else column for column in columns]
    )


def _join_labels(plans: Sequence[NetworkPlan], names: Sequence[str], part: PlanPart) -> Array:
    return np.array(
        [
            f"{PurePath(name).name}: {label}"
            for plan, name in zip(plans, names, strict=True)
            for label in label_rows(plan, part, np.arange(_count_rows(plan, part)))
        ],
        object,
    )


def _join_polygons(plans: Sequence[NetworkPlan]) -> Polygons | None:
    """Join the outlines of nodes; nodes of plans without outlines have no corners."""
    if all(plan.polygons is None for plan in plans):
        return None
    outlines = [
        plan.polygons or Polygons(np.zeros(len(plan.position) + 1, np.int64), np.zeros((0, 3))) for plan in plans
    ]
    counts = np.concatenate([np.diff(polygons.offsets) for polygons in outlines])
    return Polygons(np.append(0, np.cumsum(counts)), np.concatenate([polygons.corners for polygons in outlines]))
