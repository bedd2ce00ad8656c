"""Joints of drawn lines: points that become one node."""

from __future__ import annotations

import numpy as np

from navspec.graphs.arrays import Array, expand_ranges, first_rows
from navspec.graphs.connectivity import find_components
from navspec.graphs.noding.parts import (
    FAR,
    ExistingNetwork,
    FaultCollector,
    Points,
    distance_between,
    format_place,
    is_position,
    nearest_of_group,
)
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.segments import ROUND, find_pairs_within, find_touches

SPREAD = 4.0
"""Largest extent of the points of one node, in tolerances; longer chains are faults."""


def collect_points(plan: NetworkPlan, network: ExistingNetwork, faults: FaultCollector) -> Points:
    """Return the points of valid lines without nodes."""
    has = network.has_ends[:, : network.own_lines]
    count = np.diff(plan.offsets)
    for row in np.flatnonzero(has[0] != has[1]):
        present, missing = ("from", "to") if has[0, row] else ("to", "from")
        place = plan.vertices[plan.offsets[row]] if count[row] else np.full(3, np.nan)
        faults.add(row, place, f"has `{present}` but no `{missing}`: give both or neither")
    rows = np.flatnonzero(~has.any(axis=0))
    line = np.repeat(rows, count[rows])
    place = plan.vertices[expand_ranges(plan.offsets[rows], count[rows])].astype(np.float64)
    is_bad = ~is_position(place)
    bad, at = np.unique(line[is_bad], return_index=True)
    for row, point in zip(bad, np.flatnonzero(is_bad)[at], strict=True):
        x, y, z = place[point]
        faults.add(row, place[point], f"has a point at {x:g}, {y:g}, {z:g}, which is no position")
    for row in rows[count[rows] < 2]:
        start = plan.vertices[plan.offsets[row]] if count[row] else np.full(3, np.nan)
        faults.add(row, start, "has fewer than two points: draw it to its other end, or delete it")
    is_good = ~np.isin(line, np.concatenate([bad, rows[count[rows] < 2]]))
    line, place = line[is_good], place[is_good]
    step = np.zeros(len(line))
    step[1:] = np.where(line[1:] == line[:-1], distance_between(place[1:], place[:-1]), 0)
    points = Points(place, line, network.line_layer[line], np.cumsum(step), np.full(len(line), -1), np.zeros(0, bool))
    return points._replace(is_joint=points.is_first | points.is_last)


def add_joints(points: Points, tolerance: float) -> tuple[Points, Array]:
    """Add a point where the end of a line touches the inside of another; also return rows of such ends and points,
    shape (ties, 2).
    """
    ends = np.flatnonzero(points.is_joint)
    first = np.flatnonzero(~points.is_last)
    first = first[(points.place[first, :2] != points.place[first + 1, :2]).any(axis=1)]
    start, end = points.place[first], points.place[first + 1]
    end_places = points.place[ends]
    end_of, piece, at = find_touches(
        end_places[:, :2], points.layer[ends], start[:, :2], end[:, :2], points.layer[first], tolerance
    )
    where = start[piece] + (end - start)[piece] * at[:, None]
    away = distance_between(end_places[end_of], where)
    along = points.along[first[piece]] + at * (points.along[first[piece] + 1] - points.along[first[piece]])
    is_own = points.line[first[piece]] == points.line[ends[end_of]]
    is_joint = (
        (away <= tolerance)
        & (distance_between(end_places[end_of], start[piece]) > tolerance)
        & (distance_between(end_places[end_of], end[piece]) > tolerance)
        & ~(is_own & (np.abs(along - points.along[ends[end_of]]) <= SPREAD * tolerance))
    )
    end_of, piece, at, away, where, along = (column[is_joint] for column in (end_of, piece, at, away, where, along))
    # A line that bends there is touched twice, and one that comes back is joined twice.
    line = points.line[first[piece]]
    order = np.lexsort((along, line, end_of))
    is_new = np.ones(len(order), bool)
    is_new[1:] = (np.diff(line[order]) != 0) | (np.diff(end_of[order]) != 0)
    is_new[1:] |= np.diff(along[order]) > SPREAD * tolerance
    order = order[nearest_of_group(np.cumsum(is_new), away[order], piece[order])]
    end_of, piece, at, where, along = (column[order] for column in (end_of, piece, at, where, along))
    more = Points(
        where,
        points.line[first[piece]],
        points.layer[first[piece]],
        along,
        np.full(len(piece), -1),
        np.ones(len(piece), bool),
    )
    both = Points(*(np.concatenate(columns) for columns in zip(points, more, strict=True)))
    order = np.argsort(np.append(np.arange(len(points.line)), first[piece] + at), kind="stable")
    row = np.empty_like(order)
    row[order] = np.arange(len(order))
    return both.select(order), np.stack([row[ends[end_of]], row[len(points.line) :]], axis=1)


def merge_points(
    points: Points, network: ExistingNetwork, ties: Array, tolerance: float, faults: FaultCollector
) -> tuple[Points, Array]:
    """Return points with their nodes, and positions of nodes: first the existing ones, then new ones; shape (nodes, 3)."""
    many = len(points.line)
    least, most = points.place[:, :2].min(axis=0, initial=FAR), points.place[:, :2].max(axis=0, initial=-FAR)
    existing_xy = network.position[:, :2]
    is_near = ((existing_xy >= least - tolerance) & (existing_xy <= most + tolerance)).all(axis=1)
    usable = np.flatnonzero(is_near & is_position(network.position))
    place = np.concatenate([points.place, network.position[usable]])
    pairs = find_pairs_within(place[:, :2], np.concatenate([points.layer, network.layer[usable]]), tolerance)
    away = distance_between(*place[pairs.T])
    pairs, away = pairs[away <= tolerance], away[away <= tolerance]

    is_here = (pairs[:, 0] < many) & (pairs[:, 1] >= many)
    point, node = pairs[is_here, 0], usable[pairs[is_here, 1] - many]
    nearest = nearest_of_group(point, away[is_here], node)
    joins = np.full(many, -1)
    joins[point[nearest]] = node[nearest]

    mates = pairs[:, 1] < many
    pairs, away = pairs[mates], away[mates]
    one, second = pairs.T
    is_bend = (points.line[one] == points.line[second]) & (
        np.abs(points.along[one] - points.along[second]) <= SPREAD * tolerance
    )
    is_whole = points.is_first[one] & points.is_last[second]
    pairs, away = pairs[~is_bend | is_whole], away[~is_bend | is_whole]
    pairs, away = np.concatenate([pairs, ties]), np.append(away, distance_between(*points.place[ties.T]))
    has_node = joins[pairs] >= 0
    part = find_components(many, *pairs[~has_node.any(axis=1)].T)[0]
    # What is near a point that has a node has it too, the nearest of several.
    pairs, away = pairs[has_node[:, 0] != has_node[:, 1]], away[has_node[:, 0] != has_node[:, 1]]
    pairs = np.where((joins[pairs[:, 0]] >= 0)[:, None], pairs, pairs[:, ::-1])
    follower, node = part[pairs[:, 1]], joins[pairs[:, 0]]
    nearest = nearest_of_group(follower, away, node)
    of_part = np.full(many, -1)
    of_part[follower[nearest]] = node[nearest]
    joins = np.where(joins >= 0, joins, of_part[part])
    is_new = joins < 0
    new_parts, joins[is_new] = np.unique(part[is_new], return_inverse=True)
    joins[is_new] += len(network.position)

    order = np.argsort(joins, kind="stable")
    first = first_rows(joins[order])
    used = joins[order[first]]
    position = np.concatenate([network.position, np.full((len(new_parts), 3), np.nan)])
    placed = points.place[order]
    # The middle of where its points are does not depend on their order, and of equal ones it is exactly the same.
    low = np.fmin(np.fmin.reduceat(placed, first), position[used]) if many else position[:0]
    high = np.fmax(np.fmax.reduceat(placed, first), position[used]) if many else position[:0]
    is_new = used >= len(network.position)
    position[used] = np.where(is_new[:, None] | np.isnan(position[used]), low + (high - low) / 2, position[used])
    spread = np.hypot(*(high - low)[:, :2].T)
    lines = points.line[order[first]]
    for row in np.flatnonzero(spread > SPREAD * tolerance):
        message = f"points at {format_place(position[used[row]])} run into one another over {spread[row]:g}"
        message += f", the tolerance is {tolerance:g}: draw them further apart, or give a smaller one"
        faults.add(lines[row], position[used[row]], message)
    for row in np.flatnonzero(high[:, 2] - low[:, 2] > SPREAD * tolerance):
        message = (
            f"what has no height at {format_place(position[used[row]])} would join points at {low[row, 2]:g} and at "
        )
        faults.add(lines[row], position[used[row]], f"{message}{high[row, 2]:g}: give it a height")
    is_shared = np.bincount(joins, minlength=len(position)) > 1
    is_shared[: len(network.position)] = True
    return points._replace(node=joins, is_joint=points.is_joint | is_shared[joins]), position


def drop_close_vertices(points: Points, least: float) -> Points:
    """Return points without vertices that follow too closely after another one of their line."""
    many = len(points.line)
    rows = np.arange(many)
    least *= 1 - ROUND
    joint = np.minimum.accumulate(np.where(points.is_joint, rows, many)[::-1])[::-1]
    joint = np.append(joint[1:], many)
    following = np.minimum(np.maximum(np.searchsorted(points.along, points.along + least), rows + 1), joint)
    is_kept, leap = np.append(points.is_joint, True), np.append(following, many)
    for _ in range(many.bit_length()):
        is_kept[leap[is_kept]] = True
        leap = leap[leap]
    is_late = np.append(points.along, np.inf)[joint] - points.along < least
    return points.select(is_kept[:many] & (points.is_joint | ~is_late))


def drop_repeats(points: Points, nodes: Array, faults: FaultCollector) -> Points:
    """Return points without repeats of the previous node, and without lines that have only one node."""
    is_again = ~points.is_first
    is_again[1:] &= points.node[1:] == points.node[:-1]
    points = points.select(~is_again)
    is_alone = points.is_first & points.is_last
    for row in np.flatnonzero(is_alone):
        place = nodes[points.node[row]]
        message = f"is one point at {format_place(place)}: it has no length, or less than the tolerance joins"
        faults.add(
            points.line[row], place, f"{message}; draw it longer, in units of the game and not in degrees, or delete it"
        )
    return points.select(~is_alone)
