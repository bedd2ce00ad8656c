"""Warnings about drawn roads: what files can store, but is probably a mistake."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import Compiler, label_rows, round_position
from navspec.family.network.noding import find_lanes
from navspec.graphs.arrays import Array, expand_ranges, first_rows
from navspec.graphs.connectivity import find_components, find_strong_components
from navspec.graphs.noding.parts import distance_between, format_place, nearest_of_group
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.segments import find_touches
from navspec.graphs.spatial import find_nearest
from navspec.records.networks import CompileObstacle


class EndReach(NamedTuple):
    """Distances from above within which an end misses a node or a line: that lies ahead, anywhere, and at another height."""

    ahead: float
    sideways: float
    above: float


DRAWN = EndReach(15.0, 8.0, 4.0)
"""Reach of ends that were drawn by hand. Of 369 free ends of original roads, 24 are that near to another road."""
_FORWARD = 0.5
"""Cosine of the greatest angle to what lies ahead."""
DETOUR = 4.0
"""Way to a line, in distances from it, up to which an end misses nothing: the line is around the corner."""
STEP = 2.5
"""Height that an edge may rise at any grade: positions are rounded, and some edges are very short."""
LEVEL = 4.0
"""Difference of heights that is another height: roads that cross with more are independent."""
NEIGHBOUR = 100.0
"""Distance from above up to which a node of the existing network is a neighbour."""
SMALL_PART = 0.1
"""Length of a small part, as a part of the longest one of its kind."""
MAX_ENDS = 10_000
"""Ends that are compared with their surroundings."""
_MAX_VISITS, _MAX_STEPS = 2_000_000, 100
"""Nodes that all ends together visit around them, and edges that they follow."""


def find_drawing_warnings(
    plan: NetworkPlan,
    is_new: Array,
    compiler: Compiler,
    *,
    around: NetworkPlan | None = None,
    map_edge: float = math.inf,
    has_faults: bool = False,
    reach: EndReach = DRAWN,
) -> list[CompileObstacle]:
    """Return warnings about the new lines of a plan, each with its place.

    Parameters
    ----------
    plan : NetworkPlan
        Lines from node to node.
    is_new : numpy.ndarray
        Lines that were drawn; the others are compared with them only. Bool, shape (lines,).
    compiler : Compiler
        Compiler of the family.
    around : NetworkPlan, optional
        The existing network, without the plan; lines of both can lead to nodes of either.
    map_edge : float
        Distance of the edges of the map from its middle.
    has_faults : bool
        Whether lines may lack junctions for other reasons: then nothing is said about parts and ways out of them.
    reach : EndReach
        Reach of ends that miss another line.
    """
    if not is_new.any():
        return []
    drawing = _Drawing(plan, is_new, compiler, around)
    if not len(drawing.new):
        return []
    with np.errstate(invalid="ignore"):
        return [
            *drawing.find_outside(map_edge),
            *drawing.find_zero_heights(),
            *drawing.find_missed_ends(reach),
            *(() if has_faults else (*drawing.find_parts(), *drawing.find_traps())),
            *drawing.find_steep_edges(),
            *drawing.find_long_edges(),
        ]


class _Drawing:
    """Lines of a plan that have both ends, followed by those around it.

    Attributes
    ----------
    start, end : numpy.ndarray
        Nodes of lines: rows of the plan, followed by those around; int64.
    kind : numpy.ndarray
        Kind of every line, by name.
    row : numpy.ndarray
        Line of the plan, -1 for lines around it; int64.
    new : numpy.ndarray
        The drawn ones, as rows here; int64.
    """

    def __init__(self, plan: NetworkPlan, is_new: Array, compiler: Compiler, around: NetworkPlan | None) -> None:
        self.plan, self.compiler = plan, compiler
        plans = [plan] if around is None else [plan, around]
        self.position = np.concatenate([network.position for network in plans])
        self.names = np.concatenate([network.nodes["id"] for network in plans])
        node = {name: row for row, name in reversed(list(enumerate(self.names.tolist())))}
        start, end = (
            np.concatenate([[node.get(name, -1) for name in network.lines[side].tolist()] for network in plans])
            for side in ("from", "to")
        )
        counts = [len(network.offsets) - 1 for network in plans]
        kind = np.concatenate(
            [
                network.lines.get("kind", np.full(count, compiler.kind, object))
                for network, count in zip(plans, counts, strict=True)
            ]
        )
        is_placed = np.append(np.isfinite(self.position).all(axis=1), False)
        rows = np.flatnonzero(is_placed[start.astype(np.int64)] & is_placed[end.astype(np.int64)] & (start != end))
        self.start, self.end, self.kind = start[rows].astype(np.int64), end[rows].astype(np.int64), kind[rows]
        self.row = np.where(rows < counts[0], rows, -1)
        self.new = np.flatnonzero(np.append(is_new, np.zeros(sum(counts[1:]), bool))[rows])
        self._is_new = np.zeros(len(rows), bool)
        self._is_new[self.new] = True
        self.old = np.flatnonzero(~self._is_new)
        self.layer = np.unique(self.kind.astype(str), return_inverse=True)[1].ravel()
        self._excused = np.zeros(len(plan.offsets) - 1, bool)
        """Lines of the plan that have a warning which explains others."""

    @cached_property
    def _is_old_node(self) -> Array:
        """Whether a line that was not drawn leads to a node; bool."""
        is_old = np.zeros(len(self.position), bool)
        is_old[self.start[self.old]] = is_old[self.end[self.old]] = True
        return is_old

    @cached_property
    def _labels(self) -> Array:
        """Label of every line of the plan, as a number; int64."""
        labels = label_rows(self.plan, "lines", np.arange(len(self.plan.offsets) - 1))
        return np.unique(np.array(labels, object).astype(str), return_inverse=True)[1].ravel()

    def _label(self, line: int) -> str:
        return label_rows(self.plan, "lines", self.row[line : line + 1])[0]

    def _warn(self, line: int, place: Array, message: str, fix: str) -> CompileObstacle:
        label = self._label(line)
        return CompileObstacle(label, f"{label}: {message}", round_position(place.tolist()), fix, "warning")

    def _first_of_labels(self, lines: Array, size: Array) -> Iterator[tuple[int, str]]:
        """Yield the largest of the lines of every label, and a text about the others."""
        labels = self._labels[self.row[lines]]
        counts = np.bincount(labels)
        for at in np.sort(nearest_of_group(labels, -size, np.arange(len(lines)))).tolist():
            more = int(counts[labels[at]]) - 1
            yield at, f", and {more:,} more place{'s' if more > 1 else ''}" if more else ""

    def _excuse(self, lines: Array) -> None:
        """Mark all lines with the labels of some."""
        self._excused |= np.isin(self._labels, self._labels[self.row[lines]])

    @cached_property
    def _drawn_ends(self) -> tuple[Array, Array]:
        """Nodes that only drawn lines lead to, and one of these lines for each; int64."""
        nodes = np.concatenate((self.start[self.new], self.end[self.new]))
        first = first_rows(nodes)
        first = first[~self._is_old_node[nodes[first]]]
        return nodes[first], np.tile(self.new, 2)[first]

    def find_outside(self, map_edge: float) -> Iterator[CompileObstacle]:
        """Yield lines with nodes outside the map."""
        nodes, lines = self._drawn_ends
        away = np.abs(self.position[nodes, :2]).max(axis=1)
        is_out = away > map_edge
        nodes, lines, away = nodes[is_out], lines[is_out], away[is_out]
        self._excuse(lines)
        for at, more in self._first_of_labels(lines, away):
            place = self.position[nodes[at]]
            text = f"lies outside the map at {format_place(place)}{more}; its squares end {map_edge:g} units from the middle"
            yield self._warn(lines[at], place, text, "Move it into the map")

    def find_zero_heights(self) -> Iterator[CompileObstacle]:
        """Yield lines at the height 0 where neighbours in the existing network are higher or lower."""
        nodes, lines = self._drawn_ends
        is_flat = self.position[nodes, 2] == 0
        nodes, lines = nodes[is_flat], lines[is_flat]
        around, away = np.full(len(nodes), -1), np.full(len(nodes), np.inf)
        for layer in np.unique(self.layer[lines]):
            mine, same = self.layer[lines] == layer, self.old[self.layer[self.old] == layer]
            stored = np.unique(np.concatenate((self.start[same], self.end[same])))
            at, distance = find_nearest(self.position[nodes[mine], :2], self.position[stored, :2])
            around[mine], away[mine] = np.append(stored, -1)[at], distance
        height = np.abs(np.append(self.position[:, 2], 0)[around])
        is_odd = (away <= NEIGHBOUR) & (height > LEVEL)
        nodes, lines, around = nodes[is_odd], lines[is_odd], around[is_odd]
        self._excuse(lines)
        for at, more in self._first_of_labels(lines, np.zeros(len(lines))):
            place, neighbour = self.position[nodes[at]], self.position[around[at]]
            text = (
                f"has the height 0 at {format_place(place)}{more}, but node {self.names[around[at]]} near there is at "
            )
            fix = "Give it heights, or none: QGIS writes 0 where nothing was snapped"
            yield self._warn(lines[at], place, f"{text}{neighbour[2]:g}", fix)

    def find_missed_ends(self, reach: EndReach) -> Iterator[CompileObstacle]:
        """Yield free ends beside a node or line of their kind."""
        degree = np.bincount(np.concatenate((self.start, self.end)), minlength=len(self.position))
        nodes, lines = self._drawn_ends
        is_end = (degree[nodes] == 1) & ~(self._excused[self.row[lines]] & (self.position[nodes, 2] == 0))
        nodes, lines = nodes[is_end][:MAX_ENDS], lines[is_end][:MAX_ENDS]
        place = self.position[:, :2]
        try:
            point, line, share = find_touches(
                place[nodes], self.layer[lines], place[self.start], place[self.end], self.layer, reach.ahead
            )
        except NavspecError:
            return  # too crowded to compare everything: a plan of thousands of ends in one place
        where = self.position[self.start[line]]
        where = where + (self.position[self.end[line]] - where) * share[:, np.newaxis]
        step = where - self.position[nodes[point]]
        away = np.hypot(*step[:, :2].T)
        before = self.start[lines] + self.end[lines] - nodes
        heading = (self.position[nodes] - self.position[before])[point, :2]
        is_ahead = (heading * step[:, :2]).sum(axis=1) > _FORWARD * np.hypot(*heading.T) * away
        most = np.where(np.abs(step[:, 2]) > LEVEL, reach.above, np.where(is_ahead, reach.ahead, reach.sideways))
        ways = self._find_ways(nodes, reach.ahead * DETOUR)
        way = np.minimum(*(ways.find(point, side[line]) for side in (self.start, self.end)))
        kept = np.flatnonzero((away <= most) & (way > away * DETOUR))
        nearest = kept[nearest_of_group(point[kept], away[kept], line[kept])]
        missed: dict[int, int] = {}
        for at in nearest.tolist():
            own, missed_line = int(lines[point[at]]), int(line[at])
            if missed.get(missed_line) == own:
                continue  # both ends of one gap
            missed[own] = missed_line
            self._excuse(lines[point[at]][np.newaxis])
            yield self._describe_missed_end(int(nodes[point[at]]), own, missed_line, where[at], float(share[at]))

    def _describe_missed_end(
        self, node: int, line: int, missed_line: int, where: Array, share: float
    ) -> CompileObstacle:
        place = self.position[node]
        away = math.dist(place[:2], where[:2])
        verb = "begins" if self.start[line] == node else "ends"
        ends = self.start[missed_line], self.end[missed_line]
        if self._is_new[missed_line]:
            what = "itself" if self._label(line) == self._label(missed_line) else self._label(missed_line)
        elif share in (0, 1):
            what = f"node {self.names[ends[int(share)]]}"
        else:
            what = f"the existing road at {format_place(where)}"
        up = where[2] - place[2]
        level = f", which is {abs(up):.3g} {'higher' if up > 0 else 'lower'} there" if abs(up) >= 0.5 else ""
        text = f"{verb} at {format_place(place)}, {away:.3g} units beside {what}{level}, and does not join it"
        return self._warn(line, place, text, "Snap it, or leave it if no road is meant to go on there")

    def _find_ways(self, nodes: Array, reach: float) -> _Ways:
        """Return ways from nodes to all nodes within `reach`."""
        start = np.concatenate((self.start, self.end))
        order = np.argsort(start, kind="stable")
        end = np.concatenate((self.end, self.start))[order]
        length = distance_between(self.position[start[order], :2], self.position[end, :2])
        return _Ways(nodes, start[order], end, length, len(self.position), reach)

    def find_parts(self) -> Iterator[CompileObstacle]:
        """Yield parts that lead to nothing of the existing network; without one, small parts."""
        part = find_components(len(self.position), self.start, self.end)[0][self.start]
        length = np.bincount(part, distance_between(self.position[self.start], self.position[self.end]))
        layer = np.zeros(len(length), np.int64)
        layer[part] = self.layer
        is_excused, is_old = np.zeros((2, len(length)), bool)
        is_old[part[self.old]] = True
        is_excused[part[self.new[self._excused[self.row[self.new]]]]] = True
        longest = nearest_of_group(layer, -length, np.arange(len(length)))
        has_old, has_lanes = np.zeros((2, layer.max() + 1), bool)
        has_old[layer[is_old]] = True
        has_lanes[self.layer] = np.isin(self.kind, self.compiler.lane_kinds)
        is_small = length <= np.where(has_lanes[layer], self.compiler.shortest_part, 0)
        is_small |= length <= length[longest][np.searchsorted(layer[longest], layer)] * SMALL_PART
        is_small[longest] = False
        is_apart = np.where(has_old[layer], ~is_old, is_small) & (length > 0) & ~is_excused
        lines = self.new[is_apart[part[self.new]]]
        drawn = np.unique(np.stack([part[lines], self._labels[self.row[lines]]], axis=1), axis=0)
        num_labels = np.bincount(drawn[:, 0], minlength=len(length))
        for first in lines[first_rows(part[lines])].tolist():
            labels = int(num_labels[part[first]])
            more = f", with {labels - 1:,} more line{'s' if labels > 2 else ''}" if labels > 1 else ""
            to = "the existing roads" if has_old[self.layer[first]] else "the other roads"
            place = self.position[self.start[first]]
            text = (
                f"nothing joins it to {to} of its kind{more}: {length[part[first]]:.4g} units, at {format_place(place)}"
            )
            yield self._warn(first, place, text, "Draw a road to it, or leave it if it is meant to be apart")

    def find_traps(self) -> Iterator[CompileObstacle]:
        """Yield places that drivers can come to, but cannot leave."""
        lines = np.flatnonzero(np.isin(self.kind, self.compiler.lane_kinds))
        is_new = self._is_new[lines]
        open_ways = [np.ones(len(lines), bool), np.ones(len(lines), bool)]
        for is_open, lanes in zip(open_ways, find_lanes(self.plan), strict=True):
            is_open[is_new] = lanes[self.row[lines[is_new]]] > 0
        line = np.concatenate([lines[is_open] for is_open in open_ways])
        start, end = (
            np.concatenate([side[lines[is_open]] for side, is_open in zip(sides, open_ways, strict=True)])
            for sides in ((self.start, self.end), (self.end, self.start))
        )
        count = len(self.position)
        region = find_strong_components(count, start, end)
        part = find_components(count, start, end)[0]
        has_exit, is_old = np.zeros((2, region.max() + 1), bool)
        is_between = region[start] != region[end]
        has_exit[region[start[is_between]]] = True
        is_old[region[self._is_old_node]] = True
        is_main = np.bincount(region)[region] * 2 > np.bincount(part)[part]
        into = np.flatnonzero(is_between & ~has_exit[region[end]] & ~is_old[region[end]] & ~is_main[end])
        into = into[self._is_new[line[into]]]
        for at in into[first_rows(region[end[into]])]:
            place = self.position[end[at]]
            text = f"drivers who come to {format_place(place)} cannot leave: no lane leads away"
            yield self._warn(
                int(line[at]), place, text, "Lead it on to another road, or give it lanes in both directions"
            )

    def find_steep_edges(self) -> Iterator[CompileObstacle]:
        """Yield lines with edges that are too steep."""
        lines = self.new[~self._excused[self.row[self.new]]]
        start, end = self.position[self.start[lines]], self.position[self.end[lines]]
        run, rise = distance_between(start[:, :2], end[:, :2]), np.abs(end - start)[:, 2]
        is_steep = (rise > run * self.compiler.steepest) & (rise > STEP)
        lines, start, run, rise = lines[is_steep], start[is_steep], run[is_steep], rise[is_steep]
        grade = rise / np.maximum(run, 1 / 8)
        self._excuse(lines)
        for at, more in self._first_of_labels(lines, grade):
            text = f"rises {rise[at]:.4g} units over {run[at]:.4g} at {format_place(start[at])}{more}"
            fix = f"Correct its heights: hardly a road is steeper than {self.compiler.steepest:.0%}"
            yield self._warn(lines[at], start[at], text, fix)

    def find_long_edges(self) -> Iterator[CompileObstacle]:
        """Yield the longest edge of every kind if it is longer than all original ones."""
        lines = self.new[~self._excused[self.row[self.new]]]
        length = distance_between(self.position[self.start[lines]], self.position[self.end[lines]])
        for kind, most in self.compiler.original_lengths.items():
            long = np.flatnonzero((self.kind[lines] == kind) & (length > most))
            if not len(long):
                continue
            at = long[np.argmax(length[long])]
            line = int(lines[at])
            place = (self.position[self.start[line]] + self.position[self.end[line]]) / 2
            labels = len(np.unique(self._labels[self.row[lines[long]]]))
            text = f"has an edge of {length[at]:.4g} units at {format_place(place)}; no original {kind} edge is longer than "
            text += f"{most:g}; {len(long):,} edges of {labels:,} lines are" if labels > 1 else f"{most:g}"
            fix = "Choose a smaller --spacing or draw more points, or leave it if the road is straight and level"
            yield self._warn(line, place, text, fix)


class _Ways:
    """Ways along edges from some nodes to all nodes within reach, as seen from above.

    Parameters
    ----------
    nodes : numpy.ndarray
        Nodes from which ways begin; int64.
    start, end, length : numpy.ndarray
        Edges in both directions, in the order of the nodes that they lead from.
    """

    def __init__(self, nodes: Array, start: Array, end: Array, length: Array, count: int, reach: float) -> None:
        self._count = count
        first = np.searchsorted(start, np.arange(count + 1))
        origin, node, way = np.arange(len(nodes)), nodes, np.zeros(len(nodes))
        self._keys, self._ways = origin * count + node, way
        for _ in range(_MAX_STEPS):
            degree = first[node + 1] - first[node]
            edge = expand_ranges(first[node], degree)
            origin, way = np.repeat(origin, degree), np.repeat(way, degree) + length[edge]
            key = origin * count + end[edge]
            nearer = nearest_of_group(key, way, np.arange(len(key)))
            nearer = nearer[(way[nearer] <= reach) & (way[nearer] < self._look_up(key[nearer]))]
            if not len(nearer) or len(self._keys) > _MAX_VISITS:
                break
            origin, node, way = origin[nearer], end[edge[nearer]], way[nearer]
            keys, ways = np.append(self._keys, key[nearer]), np.append(self._ways, way)
            kept = nearest_of_group(keys, ways, np.arange(len(keys)))
            self._keys, self._ways = keys[kept], ways[kept]

    def find(self, origin: Array, node: Array) -> Array:
        """Return the ways from nodes, by their rows, to others; infinite beyond the reach; float64."""
        return self._look_up(origin * self._count + node)

    def _look_up(self, keys: Array) -> Array:
        at = np.searchsorted(self._keys, keys).clip(max=max(len(self._keys) - 1, 0))
        return (
            np.where(self._keys[at] == keys, self._ways[at], np.inf) if len(self._keys) else np.full(len(keys), np.inf)
        )
