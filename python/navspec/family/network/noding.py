"""Noding of drawings: lines without nodes get them, and the pieces of a split line get its values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.family.conversion.compiler import Compiler, NodingSettings, PlanColumns
from navspec.family.conversion.line_attributes import BRIDGE, LANES
from navspec.family.network.junction_values import JunctionValues
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding import DrawingFault, Ground, NodedDrawing, node_drawing
from navspec.graphs.noding.parts import FaultCollector, has_value, is_position
from navspec.graphs.plan import NetworkPlan, select_lines

_YES, _NO = ("yes", "true", "1", "1.0"), ("", "no", "false", "0", "0.0")


def add_nodes_at_joints(
    plan: NetworkPlan, compiler: Compiler, settings: NodingSettings, existing: NetworkPlan | None = None
) -> NodedDrawing:
    """Return the plan whose lines all lead from node to node, as `node_drawing` makes it, without lines that cannot. All
    nodes have names.

    Lines with named ends stay as they are. If such a line has bends, it gets nodes only there.
    """
    faults = _find_closed_lines(plan, compiler)
    is_named = have_ends(plan)
    plan = _clear_ends_of_bent_lines(plan)
    is_drawn = ~have_ends(plan)
    junctions = JunctionValues(plan, compiler)
    is_noded = "from" in plan.lines and not is_drawn.any() and has_value(plan.nodes["id"]).all()
    if is_noded and not junctions.has_values:
        return NodedDrawing(plan, faults, [], np.arange(len(is_drawn)))
    plan = junctions.drawing
    lines = dict(plan.lines)
    crossing = lines.pop(BRIDGE.name, None)
    lines["kind"] = _fill_missing_values(lines.get("kind"), is_drawn, compiler.kind)
    faults += _find_unclear_bridges(plan)
    nodes = plan.nodes
    if not plan.facts and len(plan.position):
        is_point = np.ones(len(plan.position), bool)
        nodes = {**nodes, "kind": _fill_missing_values(nodes.get("kind"), is_point, compiler.kind)}
    noding = node_drawing(
        replace(plan, lines=lines, nodes=nodes),
        tolerance=settings.tolerance,
        longest=_find_longest(lines["kind"], is_named, compiler, settings.spacing),
        node_columns=compiler.node_columns(),
        bridges=None if crossing is None else _are_bridges(crossing),
        importance=_measure_importance(plan),
        existing=existing,
        ground=settings.ground,
        drops_redundant=settings.drops_redundant,
        radius=settings.radius,
    )
    origin = noding.origin
    is_first = np.append(True, origin[1:] != origin[:-1])[: len(origin)]
    is_last = np.append(is_first[1:], True)[: len(origin)]
    plan = replace(noding.plan, lines=clear_split_columns(noding.plan.lines, is_first, is_last, compiler))
    plan = replace(plan, lines=junctions.spread(plan, origin, is_drawn, existing))
    kept = np.flatnonzero(have_ends(plan))
    return NodedDrawing(
        select_lines(plan, kept),
        [*faults, *noding.faults],
        [*noding.notes, *junctions.notes],
        origin[kept],
        junctions.conflicts,
        junctions.existing_values,
    )


def release_heights(plan: NetworkPlan, ground: Ground | None) -> NetworkPlan:
    """Return a plan whose drawn heights do not keep lines from joining on the ground, or on existing lines.

    Where the ground has levels, heights are those of the nearest surfaces; otherwise they are unknown. Heights above the
    ground do not change.
    """
    if ground is None or ground.is_added:
        return plan
    counts = np.diff(plan.offsets)
    is_drawn = np.repeat(~have_ends(plan) | (counts > 2), counts) & is_position(plan.vertices)
    vertices = plan.vertices.astype(np.float64)
    vertices[is_drawn, 2] = ground.find_heights(vertices[is_drawn]) if ground.has_levels else np.nan
    return replace(plan, vertices=vertices)


def _measure_importance(plan: NetworkPlan) -> Array:
    """Return the lanes of every line in its wider direction, and a tenth of those in the other; float64."""
    lanes = np.stack(find_lanes(plan))
    return lanes.max(axis=0) + lanes.min(axis=0) / 10


def find_lanes(plan: NetworkPlan) -> tuple[Array, Array]:
    """Return the lanes of lines and those of their reverse directions; 1 for unknown ones; float64."""
    columns = PlanColumns("lines", plan.lines, len(plan.offsets) - 1, {})
    lanes = [columns.numbers(name) for name in (LANES.name, LANES.name + BACK)]
    forward, back = (
        np.where(np.isnan(along), np.where(opposite > 0, opposite, 1), along)
        for along, opposite in (lanes, lanes[::-1])
    )
    return forward, back


def _find_longest(kind: Array, is_named: Array, compiler: Compiler, spacing: float | None) -> Array:
    """Return the length of the longest edge of every line; lines with named ends keep theirs; float64."""
    usual = compiler.spacing if spacing is None else dict.fromkeys(kind.tolist(), spacing)
    longest = np.array([usual.get(name, math.inf) for name in kind.tolist()], np.float64)
    return np.where(is_named, compiler.longest, np.minimum(longest, compiler.longest))


def find_meeting_points(plan: NetworkPlan, compiler: Compiler) -> tuple[Array, Array, Array]:
    """Return the points of drawn lines at which they may meet others: all points, but only the ends of bridges.

    Returns
    -------
    place, line, kind : numpy.ndarray
        Position, line of the plan, and kind of the line, by name; shape (points, 3) and (points,).
    """
    counts = np.diff(plan.offsets)
    is_drawn = ~have_ends(plan) | (counts > 2)
    line = np.repeat(np.arange(len(counts)), counts)
    is_bend = np.ones(len(line), bool)
    filled = np.flatnonzero(counts)
    is_bend[plan.offsets[filled]] = is_bend[plan.offsets[filled + 1] - 1] = False
    is_bridge = _are_bridges(plan.lines.get(BRIDGE.name, np.full(len(counts), None, object)))
    meets = is_drawn[line] & ~(is_bend & is_bridge[line]) & is_position(plan.vertices)
    kind = _fill_missing_values(plan.lines.get("kind"), is_drawn, compiler.kind)
    return plan.vertices[meets].astype(np.float64), line[meets], kind[line[meets]]


def _are_bridges(values: Array) -> Array:
    """Return whether lines may cross others; bool."""
    return np.array([_normalise_word(value) in _YES for value in values.tolist()], bool)


def _normalise_word(value: Any) -> str:
    return "" if value is None or value != value else str(value).strip().lower()


def _find_unclear_bridges(plan: NetworkPlan) -> list[DrawingFault]:
    """Return a fault for each line whose bridge value is neither yes nor no."""
    faults = FaultCollector(plan)
    for row, value in enumerate(plan.lines[BRIDGE.name].tolist() if BRIDGE.name in plan.lines else ()):
        if _normalise_word(value) not in (*_YES, *_NO):
            place = (
                plan.vertices[plan.offsets[row]] if plan.offsets[row] < plan.offsets[row + 1] else np.full(3, np.nan)
            )
            faults.add(row, place, f"has the {BRIDGE.name} '{value}'; it can be yes or no")
    return faults.faults


def _find_closed_lines(plan: NetworkPlan, compiler: Compiler) -> list[DrawingFault]:
    """Return a fault for each line with 0 lanes in both directions, except lines with columns that only files have."""
    faults = FaultCollector(plan)
    is_closed = np.logical_and(*(lanes == 0 for lanes in find_lanes(plan)))
    if not is_closed.any():
        return []
    kind = _fill_missing_values(plan.lines.get("kind"), is_closed, compiler.kind)
    is_closed &= np.isin([_normalise_word(value) for value in kind.tolist()], compiler.lane_kinds)
    for name in compiler.whole_columns:
        if name in plan.lines:
            is_closed &= ~has_value(plan.lines[name])
    for row in np.flatnonzero(is_closed).tolist():
        place = plan.vertices[plan.offsets[row] : plan.offsets[row + 1]]
        spot = place[0] if len(place) else np.full(3, np.nan)
        faults.add(
            row, spot, f"has 0 lanes in both directions: give it 1 or more as {LANES.name} or as {LANES.name}{BACK}"
        )
    return faults.faults


def have_ends(plan: NetworkPlan) -> Array:
    """Return whether lines name both of their nodes; bool."""
    rows = len(plan.offsets) - 1
    has_ends = np.ones(rows, bool)
    for name in ("from", "to"):
        end_names = plan.lines.get(name, np.full(rows, None, object)).tolist()
        has_ends &= np.array(
            [end_name is not None and end_name == end_name and end_name != "" for end_name in end_names], bool
        )
    return has_ends


def _clear_ends_of_bent_lines(plan: NetworkPlan) -> NetworkPlan:
    """Return a plan whose bent lines name no ends; such lines still begin and end at their nodes."""
    counts = np.diff(plan.offsets)
    rows = np.flatnonzero(have_ends(plan) & (counts > 2))
    if not len(rows):
        return plan
    at = {name: row for row, name in enumerate(plan.nodes["id"].tolist())}
    vertices, lines = plan.vertices.copy(), dict(plan.lines)
    for name, points in (("from", plan.offsets[:-1][rows]), ("to", plan.offsets[1:][rows] - 1)):
        ends = np.array([at.get(node_name, -1) for node_name in lines[name][rows].tolist()], np.int64)
        is_named = ends >= 0
        vertices[points[is_named]] = plan.position[ends[is_named]]
        lines[name] = lines[name].astype(object)
        lines[name][rows] = None
    return replace(plan, vertices=vertices, lines=lines)


def _fill_missing_values(values: Array | None, is_drawn: Array, default: str) -> Array:
    """Return a column of lines with a default for drawn lines without a value."""
    filled = np.full(len(is_drawn), None, object) if values is None else values.astype(object)
    is_empty = np.array([value is None or value != value or value == "" for value in filled.tolist()], bool)
    filled[is_drawn & is_empty] = default
    return filled


def clear_split_columns(
    lines: Mapping[str, Array], is_first: Array, is_last: Array, compiler: Compiler
) -> dict[str, Array]:
    """Return the columns of lines that were split into pieces: each piece has the values that apply to it.

    `is_first` and `is_last` are whether a line is the first and the last piece of one, both for whole lines; bool.
    """
    columns = dict(lines)
    not_whole = ~(is_first & is_last)
    cleared = dict.fromkeys(compiler.end_columns, ~is_last)
    cleared |= {name + BACK: ~is_first for name in compiler.end_columns}
    for name in compiler.whole_columns:
        cleared |= {name: not_whole, name + BACK: not_whole}
    for name, rows in cleared.items():
        if name in columns and rows.any():
            columns[name] = columns[name].astype(object)
            columns[name][rows] = None
    return columns
