"""Texts of path networks as San Andreas ships them: groups of twelve rows, which the original compiler turns into files."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.layout import GRID, SQUARE, scale
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, CONSOLE, EXACT, Arithmetic
from navspec.families.gta_sa_paths.original.console_arithmetic import cut
from navspec.families.gta_sa_paths.original.joints import JOIN_HEIGHT_STEPS, JOIN_STEPS
from navspec.families.gta_sa_paths.original.source_network import SourceNetwork
from navspec.families.gta_sa_paths.original.source_text import (
    BOAT,
    EXTERNAL,
    GROUP_ROWS,
    INTERNAL,
    PED,
    UNIT_STEPS,
    VEHICLE,
    read_texts,
)
from navspec.families.gta_sa_paths.original.text_groups import NO_LANES, Group, Grouping, Layout
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.labels import place_rows
from navspec.graphs.arrays import count_earlier

MAX_LINKS = GROUP_ROWS - 1
"""Links of a node that its group has room for."""

_SWITCHED_OFF, _ROAD_BLOCK, _DONT_WANDER = 1, 2, 2048
_MAX_STEPS = (1 << 16) - 1
_MAX_ROUNDS = 5
"""Times that the text is compiled at most, to find edges whose lanes do not follow from their neighbours."""
_NULL_ROW = "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n"
_HEAD = "inst\nend\ncull\nend\npath\n"


def write_text(net: PathNetwork) -> bytes:
    """Return a network as a text that the original compiler turns into the same nodes, links, lanes and crossings.

    Pieces of roads and paths are groups of at most ten nodes, and junctions are groups of their own. The first lines name
    the arithmetic for compiling the text, and values that the text does not contain.

    Raises
    ------
    NavspecError
        The network has something that no text has room for.
    """
    source = _Source(net)
    grouping = Grouping(source.layout)
    text, review = b"", Review()
    for _ in range(_MAX_ROUNDS):
        text = source.format(grouping.groups)
        review = source.review(grouping.groups, text)
        if not grouping.separate(review.strays):
            break
    head, line_end, rest = text.partition(b"\n")
    return b"".join((head, line_end, *(f"# {note}\n".encode() for note in review.notes()), rest))


class Review(NamedTuple):
    """Differences of a compiled text from its network: edges inside groups with other lanes, and nodes with another order."""

    strays: Collection[int] = ()
    num_reordered: int = 0

    def notes(self) -> Iterator[str]:
        """Yield the differences in words."""
        if self.strays:
            yield f"other lanes: {len(self.strays):,} edges"
        if self.num_reordered:
            yield f"other order of links: {self.num_reordered:,} nodes"


class _Edges(NamedTuple):
    """Edges: their links from the lower to the higher end and back, the nodes at both ends, and navi nodes, or -1."""

    there: Array
    back: Array
    low: Array
    high: Array
    navi: Array

    @property
    def is_road(self) -> Array:
        """Whether they have navi nodes; bool."""
        return self.navi >= 0


class _Source:
    """The nodes and edges of path files, with everything that a text says of them.

    Attributes
    ----------
    layout : Layout
        What decides on the groups.
    """

    def __init__(self, net: PathNetwork) -> None:
        if net.grid != GRID or (net.files.numbers < 0).any():
            last = GRID**2 - 1
            raise NavspecError(f"texts are of a map of {GRID * SQUARE} units, with files numbered 0 to {last}")
        self._net = net
        self._notes = list[str]()
        self._kind = np.where(net.is_vehicle, np.where(net.flag("water_node") != 0, BOAT, VEHICLE), PED)
        self._area = net.repeat_per_row("nodes", net.files.numbers).astype(np.int64)
        self._stored = np.stack([net.files.column("nodes", axis).astype(np.int64) for axis in "xyz"], axis=1)
        self._edges = edges = self._find_edges()
        order = _list_per_node(
            np.concatenate((edges.low, edges.high)), np.concatenate((edges.there, edges.back)), len(self._kind)
        )
        self._require_room(order)
        self._name, is_inside = self._find_arithmetic()
        self._lanes = self._find_lanes()
        self.layout = Layout(
            self._kind.tolist(),
            self._area.tolist(),
            list(zip(edges.low.tolist(), edges.high.tolist(), strict=True)),
            list(map(tuple, self._lanes.tolist())),
            order,
            is_inside.tolist(),
        )
        self._steps = self._find_steps()
        self._joint_steps = self._find_joint_steps()
        self._note_rest()

    # Reading

    def _find_edges(self) -> _Edges:
        net, kind = self._net, self._kind
        links = net.graph.whole.astype(np.int64)
        owner, target = net.graph.owner[links].astype(np.int64), net.graph.target[links].astype(np.int64)
        is_fit = (owner != target) & (kind[owner] == kind[target])
        parts = []
        for is_up in (True, False):
            rows = np.flatnonzero(is_fit & ((owner < target) == is_up))
            pair = np.minimum(owner, target)[rows] * len(kind) + np.maximum(owner, target)[rows]
            rows, pair = rows[np.argsort(pair, kind="stable")], np.sort(pair)
            parts.append((links[rows], np.stack([pair, count_earlier(pair)], axis=1)))
        (up, up_pairs), (down, down_pairs) = parts
        _, number = np.unique(np.concatenate((up_pairs, down_pairs)), axis=0, return_inverse=True)
        _, at_up, at_down = np.intersect1d(number.ravel()[: len(up)], number.ravel()[len(up) :], return_indices=True)
        forward, back = up[at_up], down[at_down]
        if len(net.link_area) > 2 * len(forward):
            count = len(net.link_area) - 2 * len(forward)
            self._notes.append(f"left out: {count:,} links that lead nowhere, to another kind of node or only one way")
        low, high = net.graph.owner[forward].astype(np.int64), net.graph.target[forward].astype(np.int64)
        navi = np.where(kind[low] != PED, net.link_navi[forward], -1).astype(np.int64)
        if (count := np.count_nonzero((kind[low] != PED) & (navi < 0))) > 0:
            self._notes.append(f"new, with a lane in each direction: navi nodes of {count:,} edges that have none")
        return _Edges(forward, back, low, high, navi)

    def _require_room(self, order: Sequence[Sequence[int]]) -> None:
        node = max(range(len(order)), key=lambda row: len(order[row]), default=-1)
        if node >= 0 and len(order[node]) > MAX_LINKS:
            where = place_rows(self._net, "nodes", np.array([node]))[0][0]
            raise NavspecError(f"{where} has {len(order[node])} links, and a group of a text has room for {MAX_LINKS}")

    def _navi(self, name: str) -> Array:
        """Return a field of the navi nodes of edges, 0 without one; int64."""
        return np.append(self._net.navi(name).astype(np.int64), 0)[self._edges.navi]

    def _find_arithmetic(self) -> tuple[str, Array]:
        """Return the arithmetic that more of the navi nodes follow, and the edges whose navi nodes follow from their ends."""
        edges, stored = self._edges, self._stored[:, :2]
        navi = np.stack([self._navi("x"), self._navi("y")], axis=1)
        results = dict[str, Array]()
        for name in (EXACT, CONSOLE):
            arithmetic = ARITHMETICS[name]
            places = arithmetic.mean(arithmetic.units(stored[edges.low]), arithmetic.units(stored[edges.high]))
            results[name] = (arithmetic.store(places) == navi).all(axis=1) & edges.is_road
        name = max(results, key=lambda name: np.count_nonzero(results[name]))
        width = self._net.width
        is_wide = np.maximum(width[edges.low], width[edges.high]) == self._navi("path_width")
        return name, (results[name] & is_wide) | (self._kind[edges.low] == PED)

    def _find_lanes(self) -> Array:
        """Return the lanes of edges toward their lower and their higher ends; int64, shape (edges, 2)."""
        edges = self._edges
        toward, away = (self._navi(f"lanes.{side}_lanes") for side in ("right", "left"))
        is_low = np.append(self._net.navi_target, -1)[edges.navi] == edges.low
        lanes = np.stack([np.where(is_low, toward, away), np.where(is_low, away, toward)], axis=1)
        return np.where(edges.is_road[:, np.newaxis], lanes, 1)

    @property
    def _arithmetic(self) -> Arithmetic:
        return ARITHMETICS[self._name]

    def _find_steps(self) -> Array:
        """Return steps of the text that give the stored coordinates and areas of nodes; int64, shape (nodes, 3)."""
        x, y, z = self._stored.T
        squares = self._area % GRID, self._area // GRID
        columns = [self._choose_steps(axis, square) for axis, square in zip((x, y), squares, strict=True)]
        sums = np.stack([*columns, _sum_of(z, 2)], axis=1)
        return np.clip(sums // 2, -_MAX_STEPS, _MAX_STEPS)

    def _find_joint_steps(self) -> Array:
        """Return steps of the text for both externals of edges; int64, shape (edges, 2, 3)."""
        edges = self._edges
        ends = self._steps[edges.low] + self._steps[edges.high]
        area = np.append(self._net.repeat_per_row("navi_nodes", self._net.files.numbers), 0)[edges.navi].astype(
            np.int64
        )
        sums = []
        for axis, square in ((0, area % GRID), (1, area // GRID)):
            rows = np.flatnonzero(edges.is_road)
            column = ends[:, axis].copy()
            column[rows] = self._choose_steps(self._navi("xy"[axis])[rows], square[rows], is_pair=True)
            sums.append(column)
        sums = np.stack([*sums, ends[:, 2]], axis=1)
        first = np.clip(sums // 2, -_MAX_STEPS, _MAX_STEPS)
        return np.stack([first, np.clip(sums - first, -_MAX_STEPS, _MAX_STEPS)], axis=1)

    def _choose_steps(self, stored: Array, square: Array, *, is_pair: bool = False) -> Array:
        """Return sums of steps, of two equal nodes or of a pair of externals, that give coordinates in rows of squares."""
        chosen, is_left = _sum_of(stored, 2), np.ones(len(stored), dtype=bool)
        for more in (2, 1, 3, 0, 4) if is_pair else (2, 0, 4):
            sums = _sum_of(stored, more)
            first = (sums // 2) / UNIT_STEPS
            place = self._arithmetic.mean(first, sums / UNIT_STEPS - first) if is_pair else first
            is_fit = self._arithmetic.store(place) == stored
            is_fit &= self._arithmetic.areas(place, np.zeros(len(place)), GRID) % GRID == square
            rows = is_left & is_fit
            chosen[rows] = sums[rows]
            is_left &= ~is_fit
        if is_left.any():
            what = "navi nodes" if is_pair else "nodes"
            self._notes.append(
                f"outside of the square of their file: {np.count_nonzero(is_left):,} coordinates of {what}"
            )
        return chosen

    def _note_rest(self) -> None:
        """Add notes on values that the text cannot contain."""
        net, edges = self._net, self._edges
        if count := np.count_nonzero(net.navi("traffic_light.state")):
            self._notes.append(
                f"left out: {count:,} traffic lights; compile this text with the lamps of the map (--lights)"
            )
        is_bad = edges.is_road & (self._lanes.sum(axis=1) == 0) & ~np.array(self.layout.fits_inside, bool)
        if count := np.count_nonzero(is_bad):
            self._notes.append(f"moved to the middle of their edges: {count:,} navi nodes without lanes")
        if count := np.count_nonzero(net.is_parking & (net.flag("switched_off") == 0)):
            self._notes.append(f"switched off from now on: {count:,} parking places")
        is_single = (self._kind == PED) & (np.array(list(map(len, self.layout.order)), np.int64) == 0)
        if count := np.count_nonzero(is_single):
            self._notes.append(f"left out: {count:,} pedestrian nodes without links")

    # Writing

    def format(self, groups: Sequence[Group]) -> bytes:
        """Return the text of groups."""
        return "".join(self._lines(groups)).encode("ascii")

    def _lines(self, groups: Sequence[Group]) -> Iterator[str]:
        yield f"# paths of San Andreas, for the arithmetic {self._name}\n"
        layout, nodes = self.layout, self._node_cells()
        closed = {
            edge
            for group in groups
            for node, edge in group.externals
            if layout.lanes[edge] == NO_LANES and layout.kind[node] != PED
        }
        notes = [f"new, one in each direction: lanes of {len(closed):,} edges that have none"] if closed else []
        yield from (f"# {note}\n" for note in (*self._notes, *notes))
        yield _HEAD
        crosses = (((self._net.crossing[self._edges.there] | self._net.crossing[self._edges.back]) & 1) != 0).tolist()
        width = (self._navi("path_width") / scale()).tolist()
        lanes, places = self._lanes.tolist(), self._joint_places()
        for group in groups:
            yield f"{layout.kind[group.nodes[0]]}, -1\n"
            number = {node: row for row, node in enumerate(group.nodes)}
            following = _link_rows(group, layout)
            for node in group.nodes:
                end, edge = following.get(node, (-1, -1))
                link = f"{number[end]}, {int(crosses[edge])}" if edge >= 0 else "-1, 0"
                yield f"\t{INTERNAL}, {link}, {nodes[node]}\n"
            for node, edge in group.externals:
                side = 0 if layout.ends[edge][0] == node else 1
                is_free = layout.kind[node] == PED or edge in closed
                right, left = (1, 1) if is_free else (lanes[edge][side], lanes[edge][1 - side])
                median = f"{width[edge]:g}, {left}, {right}"
                x, y, z = places[edge][side]
                yield f"\t{EXTERNAL}, {number[node]}, {int(crosses[edge])}, {x}, {y}, {z}, {median}, 0, 0, 1, 0\n"
            yield _NULL_ROW * (GROUP_ROWS - len(group.nodes) - len(group.externals))
        yield "end\n"

    def _node_cells(self) -> list[str]:
        """Return the columns of nodes from the position on."""
        net = self._net
        flags = _SWITCHED_OFF * (net.flag("switched_off") != 0) + _ROAD_BLOCK * (net.flag("road_block") != 0)
        flags = flags + _DONT_WANDER * (net.flag("dont_wander") != 0)
        columns = (
            *self._steps.T,
            net.width / scale(),
            np.where(self._kind == PED, 0, net.flag("speed")),
            flags,
            net.flag("density"),
            net.flag("special_function"),
        )
        rates = [_rate(density) for density in range(16)]
        return [
            f"{x}, {y}, {z}, {width:g}, 1, 1, {speed}, {flag}, {rates[density]}, {special}"
            for x, y, z, width, speed, flag, density, special in zip(
                *(column.tolist() for column in columns), strict=True
            )
        ]

    def _joint_places(self) -> list[tuple[list[int], list[int]]]:
        """Return the places of both externals of edges, so far from all others that only these two are joined."""
        pairs = self._joint_steps.tolist()
        is_ped = (self._kind[self._edges.low] == PED).tolist()
        free_height = dict[tuple[bool, int, int], int]()
        for ped, (first, second) in zip(is_ped, pairs, strict=True):
            column, row = first[0] // JOIN_STEPS, first[1] // JOIN_STEPS
            around = [(ped, column + east, row + north) for east in (-2, -1, 0, 1, 2) for north in (-2, -1, 0, 1, 2)]
            height = max([min(first[2], second[2]), *(free_height[cell] for cell in around if cell in free_height)])
            if height > _MAX_STEPS:
                raise NavspecError("more edges lie at one place of the map than a text can keep apart")
            first[2] = second[2] = height
            free_height[ped, column, row] = height + JOIN_HEIGHT_STEPS
        return [(first, second) for first, second in pairs]

    # Compiling

    def review(self, groups: Sequence[Group], text: bytes) -> Review:
        """Return the differences of the compiled text from the network."""
        source, faults = read_texts([("", text)])
        if faults:
            raise NavspecError(f"a text of this network cannot be read: {faults[0]}")
        network = SourceNetwork(source, self._arithmetic)
        is_kept = (self._kind != PED) | (np.array(list(map(len, self.layout.order)), np.int64) > 0)
        rows = np.flatnonzero(is_kept).tolist()
        if len(rows) != len(network.rows):
            return Review()
        neighbours = network.links.per_node(network.links.target)
        num_reordered = sum(
            [rows[end] for end in ends] != [self.layout.far_end(edge, node) for edge in self.layout.order[node]]
            for node, ends in zip(rows, neighbours, strict=True)
        )
        pairs, navis = network.edges.ends.tolist(), network.navis.navi_of_edge.tolist()
        compiled = {(rows[low], rows[high]): navi for (low, high), navi in zip(pairs, navis, strict=True) if navi >= 0}
        lanes = list(map(tuple, network.navi_lanes.tolist()))
        targets = [rows[node] for node in network.navis.target.tolist()]
        strays = set[int]()
        for group in groups:
            for edge in group.inside:
                ends, due = self.layout.ends[edge], self.layout.lanes[edge]
                navi = compiled.get(ends, -1)
                if navi >= 0 and due != NO_LANES and lanes[navi] != (due if targets[navi] == ends[0] else due[::-1]):
                    strays.add(edge)
        return Review(strays, num_reordered)


def _list_per_node(owner: Array, links: Array, num_nodes: int) -> list[list[int]]:
    """Return the edges of every node in the order of its links; the second half of the links leads back."""
    edges = np.tile(np.arange(len(owner) // 2), 2)
    order = np.lexsort((links, owner))
    ends = np.cumsum(np.bincount(owner, minlength=num_nodes)).tolist()
    listed = edges[order].tolist()
    return [listed[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def _link_rows(group: Group, layout: Layout) -> dict[int, tuple[int, int]]:
    """Return the node that the row of a node is linked to, and the edge, so that every inside edge is named by one row.

    Nodes with a single edge left name it, one after the other; all that remains then are rings.
    """
    unlinked = dict[int, set[int]]()
    for edge in group.inside:
        for node in layout.ends[edge]:
            unlinked.setdefault(node, set()).add(edge)
    following = dict[int, tuple[int, int]]()
    pending = [node for node in group.nodes if len(unlinked.get(node, ())) == 1]
    rest = iter(group.nodes)
    while True:
        node = pending.pop() if pending else next(rest, -1)
        if node < 0:
            return following
        if node in following or not unlinked.get(node):
            continue
        edge = min(unlinked[node])
        end = layout.far_end(edge, node)
        following[node] = end, edge
        unlinked[node].discard(edge)
        unlinked[end].discard(edge)
        pending += [one for one in (node, end) if len(unlinked[one]) == 1 and one not in following]


def _sum_of(stored: Array, more: int) -> Array:
    """Return sums of two steps that are cut to stored coordinates; a coordinate is four of these; int64."""
    return np.where(stored < 0, -1, 1) * (4 * np.abs(stored) + np.where(stored == 0, more - 2, more))


@cache
def _rate(density: int) -> str:
    """Return the shortest rate that gives a density."""
    for steps in (10, 100):
        for number in range(steps + 1):
            text = f"{number / steps:g}"
            if int(15 * cut(np.array([float(text)]))[0]) == density:
                return text
    raise AssertionError(density)
