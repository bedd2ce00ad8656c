"""The compiler of paths: files of GTA IV from a drawn or exported network."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet, assemble, read
from navspec.families.gta_iv_paths.attributes import ATTRIBUTES
from navspec.families.gta_iv_paths.layout import (
    AREAS,
    FORMAT,
    HEADER,
    MOST_LENGTH,
    MOST_LINKS,
    MOST_NODES,
    MOST_OWN_LINKS,
    NOT_VISITED,
    USUAL_FLAGS,
    VARIANT,
)
from navspec.families.gta_iv_paths.network import KINDS, build_graph
from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.contract import lazy_import
from navspec.family.conversion.compiler import Compilation, Compiler
from navspec.family.conversion.conversions import Target
from navspec.family.network.area_layout import AreaLayout, ForbiddenJoin
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.connectivity import find_components
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.plan import NetworkPlan
from navspec.spec import load_spec

_VEHICLE, _BOAT, _UNLINKED = KINDS
STEPS = tuple(load_spec(FORMAT).types["path_node"].by_id[axis].steps for axis in "xyz")
"""Stored units in a metre, by axis."""
_DERIVED = ("unlinked", "num_own_links", "water")
"""Flags that follow from kinds and links."""
_NEAR = 0.125
"""Metres by which a node may lie outside the square of its area."""
MOST_FLOOD = 255
_MOST_LANES = 7
_MOST_WIDTH = 0xFF
_ROUNDED = 1.01
"""Metres by which a length may differ from the distance."""


def authored_flags() -> tuple[str, ...]:
    """Return the names of flags that are not derived."""
    return tuple(name for name in load_spec(FORMAT).types["node_flags"].bit_fields if name not in _DERIVED)


@cache
def _empty_file() -> Tables:
    """Return a file without nodes."""
    return read(bytes(HEADER), load_spec(FORMAT), decisions={})


@cache
def _vocabulary() -> Graph:
    """Return a network without nodes, for its columns."""
    return build_graph(RoadNetwork(TableSet({0: _empty_file()}, key="area", members=AREAS)))


def _compile(plan: NetworkPlan, target: Target, settings: Mapping[str, Any]) -> Compilation:
    """Compile a plan; see `Compiler`."""
    del target, settings
    roads = IvRoads(plan)
    files = roads.files()
    obstacles = (*roads.nodes.obstacles, *roads.lines.obstacles)
    return Compilation({} if obstacles else files, obstacles)


class IvRoads(AreaLayout):
    """Compilation of a plan of roads to files."""

    def __init__(self, plan: NetworkPlan, num_unmoved: int = 0) -> None:
        super().__init__(plan, _vocabulary(), num_unmoved)

    # Nodes

    @cached_property
    def is_off_map(self) -> Array:
        """Whether a node of the plan is outside the map or has no position; bool."""
        is_nowhere = self.refuse_unplaced()
        raw = np.rint(self.plan.position * STEPS)
        is_off = ((raw < -(1 << 15)) | (raw >= 1 << 15)).any(axis=1)
        outside = np.flatnonzero(is_off)
        words = ["({:g}, {:g}, {:g})".format(*point) for point in self.plan.position[outside].tolist()]
        text = "{where} lies outside the map, at {value}; roads end 4096 m from its middle, 256 m up and down"
        self.nodes.refuse(outside, text, words)
        return is_nowhere | is_off

    @cached_property
    def plan_raw(self) -> Array:
        """Stored coordinates of the nodes of the plan, 0 for nodes off the map; int64, shape (nodes, 3)."""
        position = np.where(self.is_off_map[:, np.newaxis], 0, self.plan.position)
        return np.rint(position * STEPS).astype(np.int64)

    @cached_property
    def _is_linked(self) -> Array:
        """Whether a line begins or ends at a node of the plan; bool."""
        ends = {*self.plan.lines["from"].tolist(), *self.plan.lines["to"].tolist()}
        return np.array([name in ends for name in self.plan.nodes["id"].tolist()], bool)

    @cached_property
    def plan_kind(self) -> Array:
        """Kind of every node of the plan, vehicle or boat; int64."""
        kinds = self.nodes.whole("kind", _VEHICLE, _UNLINKED)
        is_water = self.nodes.whole("water", 0, 1) == 1
        return np.where(kinds == _UNLINKED, np.where(is_water, _BOAT, _VEHICLE), kinds)

    @property
    def block(self) -> Array:
        """Part of the table for each node: those without links come last."""
        return ~self._is_linked

    def assign_areas(self, addressed_areas: Array) -> Array:
        """Return the area of the nodes of the plan; see `AreaLayout`."""
        east, north = (self.plan_raw[:, axis] / STEPS[axis] for axis in (0, 1))
        squares = RoadNetwork.squares
        is_near = (
            (addressed_areas >= 0)
            & (addressed_areas < AREAS)
            & (squares.distance_outside(addressed_areas, east, north) <= _NEAR)
        )
        is_near[: self.num_unmoved] = True
        return np.where(is_near, addressed_areas, squares.at(east, north))

    @property
    def joins(self) -> tuple[ForbiddenJoin, ...]:
        """Forbidden lines, by the kinds of their ends."""
        return (("{where} joins water and land", lambda one, second: self.kind[one] != self.kind[second]),)

    # Results

    def files(self) -> dict[int, Tables]:
        """Return the files by area; none where there are obstacles."""
        links, counts = self.links, self.counts
        self.require_writable()
        nodes = self.node_rows()
        nodes["flood_group"] = self._flood_groups(counts)
        rows = {"nodes": nodes, "links": self.link_rows()}
        starts = {
            key: np.searchsorted(file, np.arange(AREAS + 1))
            for key, file in (("nodes", self.file), ("links", self.file[links.owner]))
        }
        if self.nodes.obstacles or self.lines.obstacles:
            return {}
        linked = np.bincount(self.file[counts > 0], minlength=AREAS)
        return {
            area: _build_file(int(linked[area]), {key: rows[key][slice(*starts[key][area : area + 2])] for key in rows})
            for area in range(AREAS)
        }

    @cached_property
    def counts(self) -> Array:
        """Links of every node; int64."""
        return np.bincount(self.links.owner, minlength=len(self.kind))

    @cached_property
    def _squares(self) -> Array:
        """Square of the distance between the ends of every kept line; float64."""
        return np.square((self.raw[self.end] - self.raw[self.start]) / STEPS).sum(axis=1)

    def require_writable(self, existing: Mapping[str, Array] | None = None) -> None:
        """Refuse impossible lines, and more of anything than files have room for.

        `existing` counts the rows that are in the files already: `node_links` of every node here, `nodes` and `links`
        of every file.
        """
        existing = existing or {}
        self.refuse_zero_length(self._squares)
        one, second = self.file[self.start], self.file[self.end]
        separated = np.flatnonzero(RoadNetwork.squares.are_separated(one, second))
        words = [
            f"area {a} to area {b}" for a, b in zip(one[separated].tolist(), second[separated].tolist(), strict=True)
        ]
        self.lines.refuse(self.kept[separated], "{where} leads from {value}, which do not touch", words, "Split it")
        self.refuse_crowded(np.where(self.counts > 0, self.counts + existing.get("node_links", 0), 0), MOST_OWN_LINKS)
        is_new = self.order >= self.num_unmoved
        for what, file, most in (
            ("nodes", self.file[is_new], MOST_NODES),
            ("links", self.file[self.links.owner], MOST_LINKS),
        ):
            counts = np.bincount(file, minlength=AREAS)
            full = np.flatnonzero((counts + existing.get(what, 0) > most) & (counts > 0))
            text = f"area {{value}} would hold more {what} than {most:,}; {{where}} is the first node there"
            self.nodes.refuse(self.order[np.searchsorted(self.file, full)], text, full, "Draw fewer")

    def node_rows(self) -> Array:
        """Return the rows of the nodes, in the order of the files, without their groups."""
        kind, counts = _empty_file()["nodes"].dtype, self.counts
        nodes: Array = np.zeros(len(self.kind), kind)
        first = np.cumsum(counts) - counts
        is_boat = self.plan_kind == _BOAT
        columns = {
            "next_ptr": self.nodes.whole("next_ptr", 0, (1 << 32) - 1)[self.order],
            "area_id": self.file,
            "node_id": count_earlier(self.file),
            "street_name_hash": self.nodes.whole("street_name_hash", 0, (1 << 32) - 1)[self.order],
            "search_distance": np.full(len(nodes), NOT_VISITED),
            "first_link": first - first[np.searchsorted(self.file, self.file)],
            **dict(zip("xyz", self.raw.T, strict=True)),
            "path_width": self.nodes.whole("path_width", 0, _MOST_WIDTH, steps=8)[self.order],
        }
        defaults = {"spawn_density": np.where(self._is_linked, 15, 0), "boat_movement": is_boat.astype(np.int64)}
        flags = {"unlinked": counts == 0, "num_own_links": counts, "water": is_boat[self.order]}
        for name in authored_flags():
            flags[name] = self.nodes.whole(name, defaults.get(name, 0), _mask("nodes", f"flags.{name}"))[self.order]
        for name, values in columns.items():
            nodes[name] = values.astype(kind[name])
        for name, values in flags.items():
            bit = _empty_file().bit("nodes", f"flags.{name}")
            assert bit is not None
            nodes["flags"] = bit.put(nodes["flags"], np.asarray(values))
        return nodes

    def _flood_groups(self, counts: Array) -> Array:
        """Return the groups of nodes: planned ones where each part has one of its own, otherwise free ones; 0 without
        links.
        """
        part, first = find_components(len(self.kind), self.start, self.end)
        planned = self.nodes.whole("flood_group", 0, MOST_FLOOD)[self.order]
        group_of_part = np.zeros(len(first), np.int64)
        linked = np.flatnonzero(counts > 0)
        low, high = np.full(len(first), MOST_FLOOD + 1), np.full(len(first), -1)
        np.minimum.at(low, part[linked], planned[linked])
        np.maximum.at(high, part[linked], planned[linked])
        is_one = (low == high) & (low > 0)
        groups, at = np.unique(low[is_one], return_index=True)
        group_of_part[np.flatnonzero(is_one)[at]] = groups
        bare = np.setdiff1d(np.unique(part[linked]), np.flatnonzero(group_of_part))
        free = np.setdiff1d(np.arange(1, MOST_FLOOD + 1), group_of_part)
        over = bare[len(free) :]
        text = f"{{where}} begins a part of the network for which there is no group left; there are {MOST_FLOOD}"
        self.nodes.refuse(self.order[first[over]], text, fix="Connect some of the parts")
        group_of_part[bare[: len(free)]] = free[: len(bare)]
        return np.where(counts > 0, group_of_part[part], 0)

    def link_rows(self) -> Array:
        """Return the rows of the links, in the order of the files."""
        links, count, distance = self.links, len(self.kept), np.sqrt(self._squares)
        records: Array = np.zeros(2 * count, _empty_file()["links"].dtype)
        node = count_earlier(self.file)
        records["area_id"], records["node_id"] = self.file[links.target], node[links.target]
        due = np.minimum(MOST_LENGTH, np.maximum(1, np.floor(distance)))
        planned = self._both_directions("length")
        is_fit = np.abs(planned - np.tile(np.minimum(MOST_LENGTH, distance), 2)) <= _ROUNDED
        records["length"] = np.where(is_fit & (planned >= 1), planned, np.tile(due, 2))[links.direction]
        along = np.concatenate(self.directed_columns("lanes", 1, _MOST_LANES))
        back = np.roll(along, count)
        stored, opposite = self._both_directions("lanes_3_5"), self._both_directions("lanes_0_2")
        is_same = (stored == along) & (np.roll(stored, count) == back) & ~np.isnan(opposite)
        lanes = np.where(is_same, opposite, back).astype(np.int64) | along << 3
        lanes |= np.nan_to_num(self._both_directions("unused")).astype(np.int64) << 6
        records["lanes"] = (lanes & 0xFF)[links.direction]
        flags = self._both_directions("link_flags")
        records["link_flags"] = np.where(np.isnan(flags), USUAL_FLAGS, flags).astype(np.uint16)[links.direction]
        return records

    def _both_directions(self, name: str) -> Array:
        """Return a column of all forward links, followed by the reverse ones; NaN where the plan has no value."""
        return np.concatenate([self.lines.numbers(column)[self.kept] for column in (name, name + BACK)])


def _mask(table: str, field: str) -> int:
    bit = _empty_file().bit(table, field)
    assert bit is not None
    return bit.mask


def _build_file(linked: int, rows: dict[str, Array]) -> Tables:
    root = {"num_vehicle_nodes": linked, "num_intersection_nodes": len(rows["nodes"]) - linked}
    kept = {key: table for key, table in rows.items() if len(table)}
    return assemble(load_spec(FORMAT), decisions={}, root=root, rows=kept, variant=VARIANT)


COMPILER = Compiler(
    (Target(FORMAT, VARIANT, ("gta_iv", "gta_iv_paths")),),
    _compile,
    kind=KINDS[_VEHICLE],
    longest=MOST_LENGTH,
    vocabulary=_vocabulary,
    line_attributes=ATTRIBUTES,
    square=RoadNetwork.squares.side,
    dropped_kinds=("ped",),
    # There are no public original roads: these are the numbers of San Andreas.
    steepest=0.5,
    shortest_part=100.0,
    lane_width=5.4,
    most_values={"lanes": _MOST_LANES, "path_width": _MOST_WIDTH / 16},  # the attribute is half the stored width
    merge=lazy_import("navspec.families.gta_iv_paths.editing", "merge"),
    whole_columns=("order", "length"),
    lane_kinds=(KINDS[_VEHICLE], KINDS[_BOAT]),
)
