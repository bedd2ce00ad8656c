"""A plan of a path network as numbers: nodes in the order of their files, and lines between them."""

from __future__ import annotations

from functools import cache, cached_property

import numpy as np

from navspec.columns import TableSet
from navspec.families.gta_sa_paths.assembly import blank
from navspec.families.gta_sa_paths.derived import FARTHEST, PED_WIDTH, are_parking_places
from navspec.families.gta_sa_paths.layout import AREAS, GRID, SQUARE, scale
from navspec.families.gta_sa_paths.maps import is_inside
from navspec.families.gta_sa_paths.network import KINDS, graph
from navspec.families.gta_sa_paths.original.arithmetic import ARITHMETICS, EXACT, Arithmetic
from navspec.families.gta_sa_paths.original.light_files import Lights
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.network.area_layout import AreaLayout, ForbiddenJoin, LayoutLinks
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.spatial import SquareGrid

VEHICLE, BOAT, PED = KINDS
LIT = -1
"""A light whose cycle follows from the direction of the road."""
MOST_NODE_LINKS = 15
MOST_NODE_WIDTH = 0xFF
MIN_JUNCTION_LINKS = 3

_MARGIN = (1 << 15) // scale() - SQUARE * GRID // 2
"""Distance by which roads may leave the squares of a map: on the map of the game, up to the last position that its files
can store.
"""

FLAGS = {
    "switched_off": 0,
    "road_block": 0,
    "dont_wander": 0,
    "speed": np.array([1, 1, 0]),
    "density": 15,
    "special_function": 0,
}
"""Flags of nodes that a plan can contain, with their defaults; if the default depends on the kind, one for each
kind.
"""
_WIDTHS = np.array([0, 0, PED_WIDTH])


@cache
def vocabulary() -> Graph:
    """Return a network without nodes, for its columns."""
    return graph(PathNetwork(TableSet({0: blank()}, key="area", members=AREAS)))


class Draft(AreaLayout):
    """A plan of a path network on its way to files.

    Attributes
    ----------
    grid : int
        Areas in a row of the map.
    arithmetic : Arithmetic
        Computes stored values.
    lamps : Lights or None
        Traffic lights placed on the map, from which those of all roads and crossings are computed.
    num_existing_links : numpy.ndarray or int
        Links that every node has in files already, in addition to the lines of the plan.
    """

    def __init__(
        self,
        plan: NetworkPlan,
        grid: int,
        num_unmoved: int = 0,
        *,
        arithmetic: Arithmetic = ARITHMETICS[EXACT],
        lamps: Lights | None = None,
    ) -> None:
        super().__init__(plan, vocabulary(), num_unmoved)
        self.grid, self.arithmetic, self.lamps = grid, arithmetic, lamps
        self.num_existing_links: Array | int = 0

    # Nodes

    @cached_property
    def is_off_map(self) -> Array:
        """Whether a node of the plan is nowhere on the map; bool."""
        position, is_nowhere = self.plan.position, self.refuse_unplaced()
        edge = SQUARE * self.grid // 2 + _MARGIN
        # Heights have no more room than classic files give them, whatever the map.
        limits = np.array([edge, edge, (1 << 15) // scale()])
        is_off = ((np.trunc(position * scale()) < -limits * scale()) | (position >= limits)).any(axis=1)
        outside = np.flatnonzero(is_off)
        words = ["({:g}, {:g}, {:g})".format(*position_of_node) for position_of_node in position[outside].tolist()]
        text = f"{{where}} lies outside the map, at {{value}}; roads end {edge} units from its middle"
        self.nodes.refuse(outside, text, words)
        return is_nowhere | is_off

    @cached_property
    def plan_raw(self) -> Array:
        """Stored coordinates of the nodes of the plan; those of lost ones are 0; int64, shape (nodes, 3)."""
        position = np.where(self.is_off_map[:, np.newaxis], 0, self.plan.position)
        return self.arithmetic.store(position)

    @cached_property
    def plan_kind(self) -> Array:
        """For whom every node of the plan is; int64."""
        return self.nodes.whole("kind", VEHICLE, PED)

    @property
    def block(self) -> Array:
        """Nodes for pedestrians come last."""
        return self.plan_kind == PED

    def assign_areas(self, addressed_areas: Array) -> Array:
        """Return the area of the nodes of the plan; see `AreaLayout`."""
        x, y = (np.where(self.is_off_map, 0, self.plan.position[:, axis]) for axis in (0, 1))
        is_kept = (
            (addressed_areas >= 0)
            & (addressed_areas < self.grid**2)
            & is_inside(addressed_areas, self.grid, *self.plan_raw.T[:2])
        )
        is_kept[: self.num_unmoved] = True
        return np.where(is_kept, addressed_areas, self.arithmetic.areas(x, y, self.grid))

    @property
    def joins(self) -> tuple[ForbiddenJoin, ...]:
        """Lines that cannot be, by the kinds of their ends."""
        return (
            (
                "{where} joins pedestrians and vehicles",
                lambda one, end: (self.kind[one] == PED) != (self.kind[end] == PED),
            ),
            ("{where} joins water and land", lambda one, end: self.kind[one] != self.kind[end]),
        )

    @cached_property
    def place(self) -> Array:
        """Position of every node on the map, as in the plan; float64, shape (nodes, 2)."""
        return np.where(self.is_off_map[:, np.newaxis], 0, self.plan.position[:, :2])[self.order]

    @cached_property
    def width(self) -> Array:
        """Stored widths of nodes; int64."""
        widths = self.nodes.whole("path_width", _WIDTHS[self.plan_kind], MOST_NODE_WIDTH, steps=16)
        return widths[self.order]

    @cached_property
    def pointer(self) -> Array:
        """Addresses that old tools left in nodes; int64."""
        return self.nodes.whole("next_ptr", 0, (1 << 32) - 1)[self.order]

    def flag(self, name: str) -> Array:
        """Return a flag of every node; int64."""
        if name == "water_node":
            # Of pedestrian nodes it means nothing, and stays.
            flags = self.nodes.whole(name, 0, 1)
            return np.where(self.plan_kind == PED, flags, self.plan_kind == BOAT)[self.order]
        bit = blank().bit("nodes", f"flags.{name}")
        assert bit is not None
        default = np.asarray(FLAGS[name])
        if name == "switched_off":
            default = self.is_plan_parking.astype(np.int64)
        elif default.ndim:
            default = default[self.plan_kind]
        return self.nodes.whole(name, default, bit.mask)[self.order]

    @cached_property
    def is_plan_parking(self) -> Array:
        """Whether a node of the plan is a parking place: it has such a special function, and a single link; bool."""
        special = self.nodes.whole("special_function", FLAGS["special_function"], 15)
        return are_parking_places(special, self._num_links[self.row], self.plan_kind != PED)

    @cached_property
    def is_parking(self) -> Array:
        """Whether a node is a parking place; bool."""
        return self.is_plan_parking[self.order]

    # Lines

    @cached_property
    def is_inside(self) -> Array:
        """Whether a kept line lies inside a road: neither end is a junction; bool."""
        is_junction = self._num_links >= MIN_JUNCTION_LINKS
        return ~is_junction[self.start] & ~is_junction[self.end]

    @cached_property
    def _num_links(self) -> Array:
        """Links of every node, existing ones included; int64."""
        counts = np.bincount(np.concatenate((self.start, self.end)), minlength=len(self.kind))
        return counts + self.num_existing_links

    @cached_property
    def links(self) -> LayoutLinks:
        """Both ways of all kept lines, in the order of the files.

        Where the plan has no order, lines at junctions come first, then lines inside roads by the addresses of their targets.
        """
        owner, target = np.concatenate((self.start, self.end)), np.concatenate((self.end, self.start))
        line = np.tile(np.arange(len(self.kept)), 2)
        ranks = np.concatenate([self.lines.numbers(name)[self.kept] for name in ("order", "order" + BACK)])
        is_inside = self.is_inside[line]
        order = np.lexsort((np.where(is_inside, target, line), is_inside, np.nan_to_num(ranks, nan=np.inf), owner))
        return LayoutLinks(order, owner[order], target[order], line[order])

    @cached_property
    def squares(self) -> Array:
        """Square of the distance from end to end of every kept line; float64."""
        step = (self.raw[self.end] - self.raw[self.start]) / scale()
        return np.square(step).sum(axis=1)

    def refuse_unmeasurable(self) -> None:
        """Refuse lines of length 0, lines that are too long for a length, and lines across a whole area."""
        self.refuse_zero_length(self.squares)
        far = np.flatnonzero(self.squares >= FARTHEST**2)
        text = f"{{where}} is {{value:.6g}} units long, but a length is less than {FARTHEST}"
        self.lines.refuse(self.kept[far], text, np.sqrt(self.squares[far]), "Split it, or leave its ends to be made")
        one, end_area = self.file[self.start], self.file[self.end]
        separated = np.flatnonzero(SquareGrid(SQUARE, self.grid).are_separated(one, end_area))
        words = [
            f"area {a} to area {b}" for a, b in zip(one[separated].tolist(), end_area[separated].tolist(), strict=True)
        ]
        self.lines.refuse(self.kept[separated], "{where} leads from {value}, which do not touch", words, "Split it")
