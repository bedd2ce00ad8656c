"""Lines that people drew, as nodes and lines between two of them.

Where points of lines of one kind are no further apart than a tolerance, they are one node: in space where both heights are
told, else as seen from above. The end of a line joins the inside of another in the same way, and a point joins a node that
stands already. Lines that cross without any of this are faults, unless one is above the other.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.components import components
from navspec.graphs.heights import between, stretched
from navspec.graphs.numbers import Array, first_rows
from navspec.graphs.plan import Plan
from navspec.graphs.segments import ROUND, crossings, pairs_within, touches

FAR = 1e9
"""Positions beyond this are mistakes."""

MOST = 5_000_000
"""Lines between two nodes that a drawing may become."""

SPREAD = 4.0
"""Points that are one node lie in so many tolerances; chains of more are not meant."""

JUST = 1e-6
"""Of an edge: so near its end is at its end."""

NOTHING = np.array(None, object)

SHOWN = 20
"""Faults that an error lists."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a drawing, or was decided for it.

    Attributes
    ----------
    label : str
        The line, as the program that holds it calls it.
    message : str
        What is wrong and what to do; follows the label in a sentence.
    position : tuple of float
        Where: east, north and up. Not a number where that is not known.
    """

    label: str
    message: str
    position: tuple[float, float, float]

    def __str__(self) -> str:
        return f"{self.label}: {self.message}"


@dataclass(frozen=True, slots=True)
class Noded:
    """A drawing with nodes.

    Attributes
    ----------
    plan : Plan
        Every line is between two nodes, but for those that cannot be.
    faults : list of Fault
        Why this is not to be used; empty where all is well.
    notes : list of Fault
        What was assumed.
    """

    plan: Plan
    faults: list[Fault]
    notes: list[Fault]

    def whole(self) -> Plan:
        """The plan; raises `NavspecError` with all that is wrong."""
        if not self.faults:
            return self.plan
        shown = "".join(f"\n  {each}" for each in self.faults[:SHOWN])
        more = f"\n  and {len(self.faults) - SHOWN:,} more" if len(self.faults) > SHOWN else ""
        raise NavspecError(f"the drawing has {len(self.faults):,} faults:{shown}{more}")


def noded(
    plan: Plan,
    *,
    tolerance: float,
    longest: float,
    shortest: float = 0.0,
    clearance: float = 4.0,
    node_columns: Sequence[str] = (),
    bridges: Array | None = None,
    existing: Plan | None = None,
) -> Noded:
    """Nodes for the lines that have none. Lines with `from` and `to` stay as they are.

    A node that lines share has the values of the first line, in the order of the plan, that tells any. Heights that are not
    known are between those that are, along the network; a free end without a height has that of the nearest existing node.

    Parameters
    ----------
    plan : Plan
        Lines, and nodes to join them to. Lines, nodes and existing ones of different `kind` are never joined.
    tolerance : float
        Points no further apart are one node.
    longest : float
        Longer edges are split into equal ones.
    shortest : float
        Vertices that make a shorter edge are left out where no other line joins them; at least the tolerance counts.
    clearance : float
        Lines that cross with more than this between their heights have nothing to do with each other.
    node_columns : sequence of str
        Columns of lines that belong to nodes; nodes get them, and lines lose them.
    bridges : numpy.ndarray, optional
        Lines that may cross others; bool, shape (lines,).
    existing : Plan, optional
        A network that stands, in which nothing is changed: new lines join its nodes by their names.

    Raises
    ------
    NavspecError
        A parameter is out of range, or the drawing is too large or too crowded.
    """
    _check(tolerance=tolerance, shortest=shortest, clearance=clearance)
    if not longest > 0:
        raise NavspecError(f"longest: this has to be more than 0, not {longest!r}")
    faults, notes = _Report(plan), _Report(plan)
    standing = _Standing(plan, existing)
    points = _points(plan, standing, faults)
    there = standing.edges_around(points.place, tolerance)
    points, ties = _with_joints(points, tolerance)
    points, nodes = _joined(points, standing, ties, tolerance, faults)
    told = _find_loose_ends(points, standing, there, tolerance, faults)
    points = _without_close(points, max(shortest, tolerance))
    points = _without_repeats(points, nodes, faults)
    nodes = _with_heights(nodes, points, standing, notes)
    edges = _edges(points, nodes, faults)
    _find_repeats(edges, nodes, standing, there, faults)
    over = np.zeros(standing.own_lines, bool) if bridges is None else np.asarray(bridges, bool)
    _find_crossings(edges, standing, there, clearance, tolerance, over, told, faults)
    edges, nodes = _split(edges, nodes, longest)
    return Noded(_assembled(plan, standing, edges, nodes, node_columns), faults.found, notes.found)


def _check(**numbers: float) -> None:
    for name, value in numbers.items():
        if not 0 <= value < FAR:
            raise NavspecError(f"{name}: this has to be a number from 0 on, not {value!r}")


class _Report:
    """Collects what is to be told of lines of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.found: list[Fault] = []

    def label(self, line: int) -> str:
        return str(self.plan.line_labels[line]) if len(self.plan.line_labels) else f"line {line}"

    def add(self, line: Any, place: Array, message: str) -> None:
        x, y, z = place.tolist()
        self.found.append(Fault(self.label(int(line)), message, (x, y, z)))


def _at(place: Array) -> str:
    return f"{place[0]:g}, {place[1]:g}"


def _is_told(values: Array) -> Array:
    """Whether there is a value: no None, no empty text, and a number."""
    values = np.asarray(values)
    if values.dtype == object:
        return np.not_equal(values, NOTHING) & np.equal(values, values) & np.not_equal(values, "")
    return ~np.isnan(values) if values.dtype.kind == "f" else np.ones(len(values), bool)


def _ranges(start: Array, count: Array) -> Array:
    """Rows from each start on, one range after the other."""
    return np.arange(count.sum()) + np.repeat(start - (np.cumsum(count) - count), count)


def _apart(one: Array, other: Array) -> Array:
    """Distances of points, pair by pair: in space where both heights are known, else from above."""
    away = one - other
    return np.sqrt(np.square(np.where(np.isnan(away), 0, away)).sum(axis=1))


class _Points(NamedTuple):
    """Points of drawn lines in the order of the lines; shape (points,), of `place` (points, 3)."""

    place: Array
    line: Array
    layer: Array
    along: Array
    """How far along the line, from a start that grows from line to line."""
    node: Array
    is_joint: Array
    """Whether it stays where it is: an end, or a point that others join."""

    def taken(self, rows: Array) -> _Points:
        return _Points(*(each[rows] for each in self))

    @property
    def is_first(self) -> Array:
        return np.append(True, self.line[1:] != self.line[:-1])[: len(self.line)]

    @property
    def is_last(self) -> Array:
        return np.append(self.line[1:] != self.line[:-1], True)[-len(self.line) :][: len(self.line)]


class _Edges(NamedTuple):
    """Straight pieces between two nodes; shape (edges,), of `start` and `end` (edges, 3)."""

    source: Array
    target: Array
    line: Array
    start: Array
    end: Array
    layer: Array

    def taken(self, rows: Array) -> _Edges:
        return _Edges(*(each[rows] for each in self))


class _Standing:
    """What there is: nodes and lines of the plan first, then those of the existing network."""

    def __init__(self, plan: Plan, existing: Plan | None) -> None:
        plans = [each for each in (plan, existing) if each is not None]
        self.own, self.own_lines = len(plan.position), len(plan.offsets) - 1
        self.position = np.concatenate([each.position for each in plans])
        self.names = np.concatenate([_column(each.nodes, "id", len(each.position)) for each in plans])
        ends = [[_column(each.lines, end, len(each.offsets) - 1) for each in plans] for end in ("from", "to")]
        self.ends = np.stack([np.concatenate(each) for each in ends])
        self.has_ends = np.stack([_is_told(each) for each in self.ends])
        kinds = [_column(each.nodes, "kind", len(each.position)) for each in plans]
        kinds += [_column(each.lines, "kind", len(each.offsets) - 1) for each in plans]
        layers = np.unique(np.concatenate(kinds).astype(str), return_inverse=True)[1].ravel().astype(np.int64)
        self.layer, self.line_layer = layers[: len(self.position)], layers[len(self.position) :]
        count = np.concatenate([np.diff(each.offsets) for each in plans])
        self.vertices = np.concatenate([each.vertices for each in plans])
        self.count, self.offsets = count, np.cumsum(count) - count

    def edges_around(self, points: Array, reach: float) -> _Edges:
        """Straight pieces of the lines that have nodes, as far as they can be near points."""
        lines = np.flatnonzero(self.has_ends.all(axis=0) & (self.count > 1))
        pieces = self.count[lines] - 1
        line, first = np.repeat(lines, pieces), _ranges(self.offsets[lines], pieces)
        last = np.cumsum(pieces)
        # Bends between the ends are no nodes: nothing else has their numbers.
        source = -2 - np.arange(len(line))
        target = source - 1
        row = {name: at for at, name in enumerate(self.names.tolist())}
        for ends, at, names in zip((source, target), (last - pieces, last - 1), self.ends[:, lines], strict=True):
            found = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
            ends[at] = np.where(found >= 0, found, ends[at] - 2 * len(line))
        start, end = self.vertices[first], self.vertices[first + 1]
        edges = _Edges(source, target, line, start, end, self.line_layer[line])
        low, high = (each(start, end)[:, :2] for each in (np.minimum, np.maximum))
        least, most = points[:, :2].min(axis=0, initial=FAR), points[:, :2].max(axis=0, initial=-FAR)
        is_near = ((high >= least - reach) & (low <= most + reach)).all(axis=1)
        return edges.taken(is_near & (low != high).any(axis=1) & (low > -FAR).all(axis=1) & (high < FAR).all(axis=1))

    def called(self, line: int) -> str:
        """A line that has nodes, for a message."""
        return f"the edge {self.ends[0, line]} - {self.ends[1, line]}"


def _column(columns: Mapping[str, Array], name: str, rows: int) -> Array:
    return np.asarray(columns[name], object) if name in columns else np.full(rows, None, object)


def _points(plan: Plan, standing: _Standing, faults: _Report) -> _Points:
    """Those of lines without nodes that can be used."""
    has = standing.has_ends[:, : standing.own_lines]
    count = np.diff(plan.offsets)
    for row in np.flatnonzero(has[0] != has[1]):
        known, missing = ("from", "to") if has[0, row] else ("to", "from")
        place = plan.vertices[plan.offsets[row]] if count[row] else np.full(3, np.nan)
        faults.add(row, place, f"has `{known}` but no `{missing}`: give both or neither")
    rows = np.flatnonzero(~has.any(axis=0))
    line = np.repeat(rows, count[rows])
    place = plan.vertices[_ranges(plan.offsets[rows], count[rows])].astype(np.float64)
    is_bad = ~(np.abs(place[:, :2]) < FAR).all(axis=1) | ~((np.abs(place[:, 2]) < FAR) | np.isnan(place[:, 2]))
    bad, at = np.unique(line[is_bad], return_index=True)
    for row, each in zip(bad, np.flatnonzero(is_bad)[at], strict=True):
        x, y, z = place[each]
        faults.add(row, place[each], f"has a point at {x:g}, {y:g}, {z:g}, which is no position")
    for row in rows[count[rows] < 2]:
        here = plan.vertices[plan.offsets[row]] if count[row] else np.full(3, np.nan)
        faults.add(row, here, "has fewer than two points: draw it to its other end, or delete it")
    is_good = ~np.isin(line, np.concatenate([bad, rows[count[rows] < 2]]))
    line, place = line[is_good], place[is_good]
    step = np.zeros(len(line))
    step[1:] = np.where(line[1:] == line[:-1], _apart(place[1:], place[:-1]), 0)
    found = _Points(place, line, standing.line_layer[line], np.cumsum(step), np.full(len(line), -1), np.zeros(0, bool))
    return found._replace(is_joint=found.is_first | found.is_last)


def _with_joints(points: _Points, tolerance: float) -> tuple[_Points, Array]:
    """A point more where the end of a line touches the inside of another; and rows of such ends and points, shape (ties, 2)."""
    ends = np.flatnonzero(points.is_joint)
    first = np.flatnonzero(~points.is_last)
    first = first[(points.place[first, :2] != points.place[first + 1, :2]).any(axis=1)]
    start, end = points.place[first], points.place[first + 1]
    here = points.place[ends]
    end_of, piece, at = touches(
        here[:, :2], points.layer[ends], start[:, :2], end[:, :2], points.layer[first], tolerance
    )
    where = start[piece] + (end - start)[piece] * at[:, None]
    away = _apart(here[end_of], where)
    along = points.along[first[piece]] + at * (points.along[first[piece] + 1] - points.along[first[piece]])
    is_own = points.line[first[piece]] == points.line[ends[end_of]]
    is_joint = (
        (away <= tolerance)
        & (_apart(here[end_of], start[piece]) > tolerance)
        & (_apart(here[end_of], end[piece]) > tolerance)
        & ~(is_own & (np.abs(along - points.along[ends[end_of]]) <= SPREAD * tolerance))
    )
    end_of, piece, at, away, where, along = (each[is_joint] for each in (end_of, piece, at, away, where, along))
    # A line that bends there is touched twice, and one that comes back is joined twice.
    line = points.line[first[piece]]
    order = np.lexsort((along, line, end_of))
    is_new = np.ones(len(order), bool)
    is_new[1:] = (np.diff(line[order]) != 0) | (np.diff(end_of[order]) != 0)
    is_new[1:] |= np.diff(along[order]) > SPREAD * tolerance
    order = order[_first_of(np.cumsum(is_new), away[order], piece[order])]
    end_of, piece, at, where, along = (each[order] for each in (end_of, piece, at, where, along))
    more = _Points(
        where,
        points.line[first[piece]],
        points.layer[first[piece]],
        along,
        np.full(len(piece), -1),
        np.ones(len(piece), bool),
    )
    joined = _Points(*(np.concatenate(each) for each in zip(points, more, strict=True)))
    order = np.argsort(np.append(np.arange(len(points.line)), first[piece] + at), kind="stable")
    row = np.empty_like(order)
    row[order] = np.arange(len(order))
    return joined.taken(order), np.stack([row[ends[end_of]], row[len(points.line) :]], axis=1)


def _joined(
    points: _Points, standing: _Standing, ties: Array, tolerance: float, faults: _Report
) -> tuple[_Points, Array]:
    """Points with their nodes, and where nodes are: first the standing ones, then new ones; shape (nodes, 3)."""
    many = len(points.line)
    least, most = points.place[:, :2].min(axis=0, initial=FAR), points.place[:, :2].max(axis=0, initial=-FAR)
    here = standing.position[:, :2]
    usable = np.flatnonzero(((here >= least - tolerance) & (here <= most + tolerance)).all(axis=1))
    place = np.concatenate([points.place, standing.position[usable]])
    pairs = pairs_within(place[:, :2], np.concatenate([points.layer, standing.layer[usable]]), tolerance)
    away = _apart(*place[pairs.T])
    pairs, away = pairs[away <= tolerance], away[away <= tolerance]

    is_here = (pairs[:, 0] < many) & (pairs[:, 1] >= many)
    point, node = pairs[is_here, 0], usable[pairs[is_here, 1] - many]
    nearest = _first_of(point, away[is_here], node)
    joins = np.full(many, -1)
    joins[point[nearest]] = node[nearest]

    mates = pairs[:, 1] < many
    pairs, away = pairs[mates], away[mates]
    one, other = pairs.T
    is_bend = (points.line[one] == points.line[other]) & (
        np.abs(points.along[one] - points.along[other]) <= SPREAD * tolerance
    )
    is_whole = points.is_first[one] & points.is_last[other]
    pairs, away = pairs[~is_bend | is_whole], away[~is_bend | is_whole]
    pairs, away = np.concatenate([pairs, ties]), np.append(away, _apart(*points.place[ties.T]))
    has_node = joins[pairs] >= 0
    part = components(many, *pairs[~has_node.any(axis=1)].T)[0]
    # What is near a point that has a node has it too, the nearest of several.
    pairs, away = pairs[has_node[:, 0] != has_node[:, 1]], away[has_node[:, 0] != has_node[:, 1]]
    pairs = np.where((joins[pairs[:, 0]] >= 0)[:, None], pairs, pairs[:, ::-1])
    follower, node = part[pairs[:, 1]], joins[pairs[:, 0]]
    nearest = _first_of(follower, away, node)
    of_part = np.full(many, -1)
    of_part[follower[nearest]] = node[nearest]
    joins = np.where(joins >= 0, joins, of_part[part])
    is_new = joins < 0
    fresh, joins[is_new] = np.unique(part[is_new], return_inverse=True)
    joins[is_new] += len(standing.position)

    order = np.argsort(joins, kind="stable")
    first = first_rows(joins[order])
    used = joins[order[first]]
    position = np.concatenate([standing.position, np.full((len(fresh), 3), np.nan)])
    placed = points.place[order]
    # The middle of where its points are does not depend on their order, and of equal ones it is exactly the same.
    low = np.fmin(np.fmin.reduceat(placed, first), position[used]) if many else position[:0]
    high = np.fmax(np.fmax.reduceat(placed, first), position[used]) if many else position[:0]
    is_new = used >= len(standing.position)
    position[used] = np.where(is_new[:, None] | np.isnan(position[used]), low + (high - low) / 2, position[used])
    spread = np.hypot(*(high - low)[:, :2].T)
    lines = points.line[order[first]]
    for row in np.flatnonzero(spread > SPREAD * tolerance):
        message = f"points at {_at(position[used[row]])} run into one another over {spread[row]:g}"
        message += f", the tolerance is {tolerance:g}: draw them further apart, or give a smaller one"
        faults.add(lines[row], position[used[row]], message)
    for row in np.flatnonzero(high[:, 2] - low[:, 2] > SPREAD * tolerance):
        message = f"what has no height at {_at(position[used[row]])} would join points at {low[row, 2]:g} and at "
        faults.add(lines[row], position[used[row]], f"{message}{high[row, 2]:g}: give it a height")
    is_shared = np.bincount(joins, minlength=len(position)) > 1
    is_shared[: len(standing.position)] = True
    return points._replace(node=joins, is_joint=points.is_joint | is_shared[joins]), position


def _first_of(group: Array, away: Array, row: Array) -> Array:
    """Of each group the nearest one, of equal ones that with the lowest row."""
    order = np.lexsort((row, away, group))
    return order[np.append(True, group[order[1:]] != group[order[:-1]])[: len(order)]]


def _find_loose_ends(
    points: _Points, standing: _Standing, edges: _Edges, tolerance: float, faults: _Report
) -> set[tuple[int, int]]:
    """Ends on a standing edge, where no node is; gives the two lines of each."""
    ends = np.flatnonzero((points.is_first | points.is_last) & (points.node >= len(standing.position)))
    here = points.place[ends]
    end, edge, at = touches(
        here[:, :2], points.layer[ends], edges.start[:, :2], edges.end[:, :2], edges.layer, tolerance
    )
    where = edges.start[edge] + (edges.end - edges.start)[edge] * at[:, None]
    away = _apart(here[end], where)
    is_near = away <= tolerance
    end, edge, at, away = end[is_near], edge[is_near], at[is_near], away[is_near]
    nearest = _first_of(end, away, edge)
    found = set()
    for row, other, part in zip(ends[end[nearest]].tolist(), edge[nearest].tolist(), at[nearest].tolist(), strict=True):
        line, crossed = int(points.line[row]), int(edges.line[other])
        name = standing.ends[int(part > 0.5), crossed]
        x, y = standing.vertices[standing.offsets[crossed] + (standing.count[crossed] - 1 if part > 0.5 else 0), :2]
        message = f"ends at {_at(points.place[row])} on {standing.called(crossed)}, where no node is"
        faults.add(line, points.place[row], f"{message}: snap it to {name} at {x:g}, {y:g}")
        found.add((line, crossed))
    return found


def _without_close(points: _Points, least: float) -> _Points:
    """Without vertices of one line that follow too soon on the one before."""
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
    return points.taken(is_kept[:many] & (points.is_joint | ~is_late))


def _without_repeats(points: _Points, nodes: Array, faults: _Report) -> _Points:
    """Without points that have the node of the one before, and lines that have one node alone."""
    is_again = ~points.is_first
    is_again[1:] &= points.node[1:] == points.node[:-1]
    points = points.taken(~is_again)
    is_alone = points.is_first & points.is_last
    for row in np.flatnonzero(is_alone):
        here = nodes[points.node[row]]
        message = f"is one point at {_at(here)}: it has no length, or less than the tolerance joins"
        faults.add(points.line[row], here, f"{message}; draw it longer, or delete it")
    return points.taken(~is_alone)


def _with_heights(nodes: Array, points: _Points, standing: _Standing, notes: _Report) -> Array:
    """Nodes with all heights that points need."""
    nodes = nodes.copy()
    height = nodes[:, 2]
    is_end = points.is_first | points.is_last
    is_free = is_end & (np.bincount(points.node, minlength=len(nodes)) == 1)[points.node]
    stations = points.taken(points.is_joint | np.isfinite(height[points.node]))
    is_step = ~stations.is_last
    steps = np.flatnonzero(is_step)
    source, target = stations.node[steps], stations.node[steps + 1]
    length = np.maximum(stations.along[steps + 1] - stations.along[steps], np.finfo(float).tiny ** 0.5)
    known = np.flatnonzero(np.isfinite(standing.position).all(axis=1))
    known = known[known >= standing.own]
    for is_asked in (is_free if len(known) else np.zeros(len(is_end), bool), is_end):
        asked = np.flatnonzero(is_asked & np.isnan(height[points.node]))
        if len(asked):
            height[points.node[asked]] = _nearest_heights(nodes, points, asked, standing, known)
            lines = np.unique(points.line[asked])
            word = "that of the nearest existing node" if len(known) else "0"
            others = f"; so do ends of {len(lines) - 1:,} more" if len(lines) > 1 else ""
            message = f"an end has no height and takes {word}{others}"
            notes.add(lines[0], nodes[points.node[asked[0]]], message)
        height[:] = stretched(height, source, target, length)
    height[points.node] = between(height[points.node], points.along, points.line)
    return nodes


def _nearest_heights(nodes: Array, points: _Points, asked: Array, standing: _Standing, known: Array) -> Array:
    """Of the existing node nearest to each as seen from above, of its kind where there are some; 0 where there are none."""
    from scipy.spatial import KDTree

    found = np.zeros(len(asked))
    for layer in np.unique(points.layer[asked]) if len(known) else ():
        mine = points.layer[asked] == layer
        same = known[standing.layer[known] == layer]
        others = standing.position[same if len(same) else known]
        found[mine] = others[KDTree(others[:, :2]).query(nodes[points.node[asked[mine]], :2])[1], 2]
    return found


def _edges(points: _Points, nodes: Array, faults: _Report) -> _Edges:
    """From every point to the next one of its line."""
    first = np.flatnonzero(~points.is_last)
    source, target = points.node[first], points.node[first + 1]
    edges = _Edges(source, target, points.line[first], nodes[source], nodes[target], points.layer[first])
    is_long = (edges.start != edges.end).any(axis=1)
    for row in np.flatnonzero(~is_long):
        message = f"has an edge without length at {_at(edges.start[row])}, between two nodes in one place"
        faults.add(edges.line[row], edges.start[row], f"{message}: join them, or move one")
    return edges.taken(is_long)


def _find_repeats(edges: _Edges, nodes: Array, standing: _Standing, there: _Edges, faults: _Report) -> None:
    """Two edges between the same nodes."""
    is_whole = (there.source >= 0) & (there.target >= 0)
    source, target = np.append(there.source[is_whole], edges.source), np.append(there.target[is_whole], edges.target)
    line = np.append(there.line[is_whole], edges.line)
    many = np.count_nonzero(is_whole)
    first, owner = np.unique(
        np.minimum(source, target) * len(nodes) + np.maximum(source, target), return_index=True, return_inverse=True
    )[1:]
    earlier = first[owner.ravel()]
    again = np.flatnonzero(earlier < np.arange(len(line)))
    again = again[again >= many]
    again = again[np.sort(_first_of(line[again] * len(standing.line_layer) + line[earlier[again]], again, again))]
    for row, mine, other in zip(again, line[again].tolist(), line[earlier[again]].tolist(), strict=True):
        here = edges.start[row - many]
        message = f"runs over the same nodes as {_other(mine, other, standing, faults)} at {_at(here)}"
        faults.add(mine, here, f"{message}: draw one line for both directions")


def _other(line: int, other: int, standing: _Standing, report: _Report) -> str:
    """Another line, for a message."""
    if other == line:
        return "itself"
    return standing.called(other) if standing.has_ends[:, other].all() else report.label(other)


def _find_crossings(
    edges: _Edges,
    standing: _Standing,
    there: _Edges,
    clearance: float,
    tolerance: float,
    is_bridge: Array,
    told: set[tuple[int, int]],
    faults: _Report,
) -> None:
    """Places in which edges have no node together."""
    edges = edges.taken((edges.start != edges.end)[:, :2].any(axis=1))
    many = len(edges.line)
    edges = _Edges(*(np.concatenate(each) for each in zip(edges, there, strict=True)))
    found = crossings(edges.start[:, :2], edges.end[:, :2], edges.layer)
    one, other = found.one, found.other
    meets = [
        getattr(edges, a)[one] == getattr(edges, b)[other] for a in ("source", "target") for b in ("source", "target")
    ]
    nodes = np.sum(meets, axis=0)
    is_inside = (np.minimum(found.at, 1 - found.at) > JUST) & (np.minimum(found.other_at, 1 - found.other_at) > JUST)
    here = edges.start[one] + (edges.end - edges.start)[one] * found.at[:, None]
    above = edges.start[other] + (edges.end - edges.start)[other] * found.other_at[:, None]
    low, high = edges.line[one], edges.line[other]
    is_fault = (
        (one < many)
        & ((nodes == 0) | (nodes == 1) & is_inside)
        & ~(np.abs(here[:, 2] - above[:, 2]) > clearance)
        & ~is_bridge[np.minimum(low, len(is_bridge) - 1)]
        & ~is_bridge[np.minimum(high, len(is_bridge) - 1)]
    )
    rows = np.flatnonzero(is_fault)
    rows = rows[np.lexsort((found.at[rows], one[rows], high[rows], low[rows]))]
    last = (-1, -1, np.full(3, np.inf))
    for row in rows.tolist():
        line, crossed, place = int(low[row]), int(high[row]), here[row]
        is_same = (
            last[:2] == (line, crossed) and np.hypot(*(place - last[2])[:2]) <= tolerance + ROUND * np.abs(place).max()
        )
        last = (line, crossed, place)
        if is_same or (line, crossed) in told:
            continue
        message = f"crosses {_other(line, crossed, standing, faults)} at {_at(place)} without a junction"
        faults.add(line, place, f"{message}: snap a vertex of both there, or give them different heights")


def _split(edges: _Edges, nodes: Array, longest: float) -> tuple[_Edges, Array]:
    """Edges that are no longer than that, and all nodes."""
    length = _apart(edges.end, edges.start)
    pieces = np.ceil(length / longest * (1 - 1e-12)).clip(1)
    if pieces.sum() > MOST:
        raise NavspecError(
            f"the drawing would have {int(pieces.sum()):,} edges no longer than {longest:g}, and {MOST:,} is the most: draw in "
            "units of the game, or allow longer edges"
        )
    pieces = pieces.astype(np.int64)
    row, number = np.repeat(np.arange(len(pieces)), pieces), _ranges(np.zeros_like(pieces), pieces)
    is_last = number == pieces[row] - 1
    start, way = edges.start[row], (edges.end - edges.start)[row]
    end = np.where(is_last[:, None], edges.end[row], start + way * ((number + 1) / pieces[row])[:, None])
    more = len(nodes) + np.cumsum(~is_last) - 1
    source, target = (
        np.where(number == 0, edges.source[row], np.append(0, more)[: len(row)]),
        np.where(is_last, edges.target[row], more),
    )
    start = np.where((number == 0)[:, None], start, np.concatenate([start[:1], end])[: len(row)])
    found = _Edges(source, target, edges.line[row], start, end, edges.layer[row])
    return found, np.concatenate([nodes, end[~is_last]])


def _assembled(plan: Plan, standing: _Standing, edges: _Edges, nodes: Array, node_columns: Sequence[str]) -> Plan:
    """The plan with edges for its drawn lines, each where the line was."""
    ends = np.stack([edges.source, edges.target], axis=1).ravel()
    used = ends[first_rows(ends)]
    fresh = used[used >= len(standing.position)]
    rows = np.append(np.arange(standing.own), fresh)
    names = np.append(standing.names, np.full(len(nodes) - len(standing.names), None, object))
    nameless = rows[~_is_told(names[rows])]
    names[nameless] = _unlike(standing.names, len(nameless))
    number = np.full(len(nodes), -1)
    number[rows] = np.arange(len(rows))
    on, line = number[ends], np.repeat(edges.line, 2)
    on, line = on[on >= 0], line[on >= 0]

    of_nodes = {name: plan.lines[name] for name in ("kind", *node_columns) if name in plan.lines}
    columns = {"id": names[rows]}
    for name in dict.fromkeys([*plan.nodes, *of_nodes]):
        if name != "id":
            columns[name] = _node_column(plan.nodes.get(name), of_nodes.get(name), standing.own, len(rows), on, line)

    kept = np.flatnonzero(standing.has_ends[:, : standing.own_lines].all(axis=0))
    count = np.append(standing.count[kept], np.full(len(edges.line), 2))
    vertices = np.concatenate(
        [
            plan.vertices[_ranges(plan.offsets[kept], standing.count[kept])],
            np.stack([edges.start, edges.end], axis=1).reshape(-1, 3),
        ]
    )
    origin = np.append(kept, edges.line)
    order = np.argsort(origin, kind="stable")
    origin = origin[order]
    lines = {name: np.asarray(values)[origin] for name, values in plan.lines.items() if name not in node_columns}
    for end, known, mine in zip(("from", "to"), standing.ends, (edges.source, edges.target), strict=True):
        lines[end] = np.append(known[kept], names[mine])[order]
    line_labels, node_labels = plan.line_labels, plan.node_labels
    if len(line_labels) or len(node_labels) or len(edges.line):
        labels = np.array([_Report(plan).label(row) for row in range(standing.own_lines)], object)
        line_labels = labels[origin]
        owned = node_labels if len(node_labels) else names[: standing.own]
        node_labels = np.append(owned, labels[line[first_rows(on)][on[first_rows(on)] >= standing.own]])
    polygons = plan.polygons
    if polygons is not None:
        polygons = polygons._replace(offsets=np.append(polygons.offsets, np.full(len(fresh), polygons.offsets[-1])))
    return replace(
        plan,
        nodes=columns,
        position=nodes[rows],
        lines=lines,
        vertices=vertices[_ranges((np.cumsum(count) - count)[order], count[order])],
        offsets=np.append(0, np.cumsum(count[order])),
        polygons=polygons,
        node_labels=node_labels,
        line_labels=line_labels,
    )


def _unlike(names: Array, count: int) -> list[str]:
    """Names that nobody has."""
    taken = {name for name in names.tolist() if isinstance(name, str) and name.startswith("new ")}
    free = (name for number in itertools.count(1) if (name := f"new {number}") not in taken)
    return list(itertools.islice(free, count))


def _node_column(mine: Array | None, of_lines: Array | None, own: int, rows: int, on: Array, line: Array) -> Array:
    """A column of nodes: what they have, and what the first of their lines has that tells it; `on` are nodes of lines."""
    found = np.full(rows, None, object)
    sources = []
    if mine is not None and own:
        sources.append(np.asarray(mine))
        found[:own] = sources[0]
    if of_lines is not None:
        values = np.asarray(of_lines)
        sources.append(values)
        is_told = _is_told(values)[line]
        nodes, first = np.unique(on[is_told], return_index=True)
        is_open = ~_is_told(found)[nodes]
        found[nodes[is_open]] = values[line[is_told][first[is_open]]]
    kinds = {each.dtype for each in sources}
    return found.astype(kinds.pop()) if len(kinds) == 1 and _is_told(found).all() else found
