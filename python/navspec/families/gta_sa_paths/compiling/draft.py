"""What a plan says of a path network, as numbers: nodes in the order of their files, and lines between them."""

from __future__ import annotations

import re
from functools import cache, cached_property

import numpy as np

from navspec.columns import Tables, TableSet, read
from navspec.families.gta_sa_paths.derived import FARTHEST, PED_WIDTH, areas_at
from navspec.families.gta_sa_paths.layout import AREAS, DECISIONS, FORMAT, GRID, HEADER_SIZE, SQUARE, scale
from navspec.families.gta_sa_paths.maps import is_inside
from navspec.families.gta_sa_paths.network import KINDS, graph
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.compilers import Attributes
from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan
from navspec.graphs.squares import Squares
from navspec.spec import load_spec

VEHICLE, BOAT, PED = KINDS
LIT = -1
"""A light whose cycle follows from the direction of the road."""
MOST_NODE_LINKS = 15

_MARGIN = (1 << 15) // scale() - SQUARE * GRID // 2
"""How far roads may lead beyond the squares of a map: on that of the game to the last place that its files can store."""
_ADDRESS = re.compile(r"(\d{1,4})/(\d{1,5})")
_NEW = 1 << 20
"""Ranks of nodes without a number come behind all numbers."""

FLAGS = {
    "switched_off": 0,
    "road_block": 0,
    "dont_wander": 0,
    "speed": np.array([1, 1, 0]),
    "density": 15,
    "special_function": 0,
}
"""Flags of nodes that a plan tells, with what they are unless it does; where that depends on the kind, for each kind."""
_WIDTHS = np.array([0, 0, PED_WIDTH])


@cache
def blank() -> Tables:
    """A file without nodes."""
    return read(bytes(HEADER_SIZE), load_spec(FORMAT), decisions=DECISIONS["classic"], variant="classic")


@cache
def vocabulary() -> Graph:
    """A network without nodes, for the columns that one has."""
    return graph(PathNetwork(TableSet({0: blank()}, key="area", members=AREAS)))


class Draft:
    """A plan on its way to files.

    Rows of nodes are in the order of the files, and those of lines as in the plan; `kept` are the lines that can be looked at
    further. What is wrong with any is in `nodes.obstacles` and `lines.obstacles`.

    Attributes
    ----------
    plan : Plan
        All of its lines lead from a node to another.
    grid : int
        Areas in a row of the map.
    standing : int
        How many nodes, those in front, stand in files already: in the places that they name, wherever they lie.
    """

    def __init__(self, plan: Plan, grid: int, standing: int = 0) -> None:
        self.plan, self.grid, self.standing = plan, grid, standing
        known = vocabulary()
        self.nodes = Attributes("nodes", plan.nodes, len(plan.position), known.nodes.about)
        edges = {name: each for name, each in known.edges.about.items() if name not in ("source", "target")}
        self.lines = Attributes("lines", plan.lines, len(plan.offsets) - 1, edges)
        self.nodes.refuse_unknown()
        self.lines.refuse_unknown(known.nodes.about)

    # Nodes

    @cached_property
    def _is_lost(self) -> Array:
        """Whether a node of the plan is nowhere on the map; bool."""
        position = self.plan.position
        is_nowhere = ~np.isfinite(position[:, :2]).all(axis=1)
        self.nodes.refuse(np.flatnonzero(is_nowhere), "{where} has no position")
        is_flat = ~np.isfinite(position[:, 2]) & ~is_nowhere
        self.nodes.refuse(np.flatnonzero(is_flat), "{where} has no height")
        edge = SQUARE * self.grid // 2 + _MARGIN
        # Heights have no more room than classic files give them, whatever the map.
        limits = np.array([edge, edge, (1 << 15) // scale()])
        is_off = (np.trunc(position * scale()) < -limits * scale()) | (position >= limits)
        outside = np.flatnonzero(is_off.any(axis=1))
        words = ["({:g}, {:g}, {:g})".format(*each) for each in position[outside].tolist()]
        text = f"{{where}} lies outside the map, at {{value}}; roads end {edge} units from its middle"
        self.nodes.refuse(outside, text, words)
        return is_nowhere | is_flat | is_off.any(axis=1)

    @cached_property
    def _raw(self) -> Array:
        """Stored coordinates of the nodes of the plan; those of lost ones are 0; int64."""
        position = np.where(self._is_lost[:, np.newaxis], 0, self.plan.position)
        return np.trunc(position * scale()).astype(np.int64)

    @cached_property
    def plan_kind(self) -> Array:
        """For whom every node of the plan is; int64."""
        return self.nodes.whole("kind", VEHICLE, PED)

    @cached_property
    def _old(self) -> tuple[Array, Array]:
        """Area and row that the names of nodes tell, -1 for others; int64."""
        found = [match and match.groups() for match in map(_ADDRESS.fullmatch, map(str, self.plan.nodes["id"]))]
        area, row = np.array([each or (-1, -1) for each in found], np.int64).reshape(-1, 2).T
        return area, row

    @cached_property
    def area(self) -> Array:
        """Area of the nodes of the plan: where they were, unless they lie in another square now; int64."""
        x, y = (self.plan.position[:, axis] for axis in (0, 1))
        found = areas_at(np.nan_to_num(x), np.nan_to_num(y), self.grid)
        old = self._old[0]
        is_kept = (old >= 0) & (old < self.grid**2) & is_inside(old, self.grid, *self._raw.T[:2])
        is_kept[: self.standing] = True
        return np.where(is_kept, old, found)

    @cached_property
    def order(self) -> Array:
        """Rows of the plan in the order of the files: those for vehicles in front, those with a number in its order; int64."""
        area, row = self._old
        rank = np.where(area == self.area, row, _NEW + np.arange(len(row)))
        return np.lexsort((rank, self.plan_kind == PED, self.area))

    @cached_property
    def row(self) -> Array:
        """Row here of the nodes of the plan; int64."""
        found = np.empty_like(self.order)
        found[self.order] = np.arange(len(found))
        return found

    @cached_property
    def file(self) -> Array:
        """Area of every node; int64."""
        return self.area[self.order]

    @cached_property
    def kind(self) -> Array:
        """For whom every node is; int64."""
        return self.plan_kind[self.order]

    @cached_property
    def raw(self) -> Array:
        """Stored coordinates of every node; int64, shape (nodes, 3)."""
        return self._raw[self.order]

    @cached_property
    def place(self) -> Array:
        """Where every node is on the map, as the plan tells it; float64, shape (nodes, 2)."""
        return np.where(self._is_lost[:, np.newaxis], 0, self.plan.position[:, :2])[self.order]

    @cached_property
    def width(self) -> Array:
        """Stored widths of nodes; int64."""
        given = self.nodes.whole("path_width", _WIDTHS[self.plan_kind], 0xFF, steps=16)
        return given[self.order]

    @cached_property
    def pointer(self) -> Array:
        """What old tools have left in nodes; int64."""
        return self.nodes.whole("next_ptr", 0, (1 << 32) - 1)[self.order]

    def flag(self, name: str) -> Array:
        """A flag of every node; int64."""
        if name == "water_node":
            # Of pedestrian nodes it means nothing, and stays.
            told = self.nodes.whole(name, 0, 1)
            return np.where(self.plan_kind == PED, told, self.plan_kind == BOAT)[self.order]
        bit = blank().bit("nodes", f"flags.{name}")
        assert bit is not None
        default = np.asarray(FLAGS[name])
        return self.nodes.whole(name, default[self.plan_kind] if default.ndim else default, bit.mask)[self.order]

    # Lines

    @cached_property
    def _ends(self) -> tuple[Array, Array, Array]:
        """Rows of the first and of the last node of every line, and whether it has both and leads somewhere."""
        names = self.plan.nodes["id"].tolist()
        rows = dict(zip(names, self.row.tolist(), strict=True))
        if len(rows) < len(names):
            seen: set[object] = set()
            twice = np.array([name in seen or bool(seen.add(name)) for name in names])
            again = np.flatnonzero(twice)
            fix = "Give every node a name of its own"
            self.nodes.refuse(again, "{where} has the id '{value}', as another one has", [names[n] for n in again], fix)
        found = []
        for column in ("from", "to"):
            given = self.plan.lines[column].tolist()
            ends = np.array([rows.get(each, -1) for each in given], np.int64)
            lost = np.flatnonzero(ends < 0)
            text = f"{{where}} leads {column} node '{{value}}', which is not there"
            self.lines.refuse(lost, text, [given[n] for n in lost.tolist()], "Name a node that is there")
            found.append(ends)
        start, end = found
        is_good = (start >= 0) & (end >= 0)
        loop = np.flatnonzero(is_good & (start == end))
        self.lines.refuse(loop, "{where} leads back to its own node", fix="Remove the line")
        is_good[loop] = False
        rows = np.flatnonzero(is_good)
        is_good[rows] = ~(self._is_lost[self.order[start[rows]]] | self._is_lost[self.order[end[rows]]])
        return start, end, is_good

    @cached_property
    def is_kept(self) -> Array:
        """Whether a line can be looked at further; bool."""
        has_back = self.plan.lines.get("has_back")
        if has_back is not None:
            one_way = np.flatnonzero(~self.lines.numbers("has_back").astype(bool))
            fix = "Give it lanes = 0 or lanes_back = 0 for a one-way street"
            self.lines.refuse(one_way, "{where} has no way back, but files hold both ways of every road", fix=fix)
        start, end, is_good = self._ends
        is_good = is_good.copy()
        for text, is_bad in (
            (
                "{where} joins pedestrians and vehicles",
                lambda one, other: (self.kind[one] == PED) != (self.kind[other] == PED),
            ),
            ("{where} joins water and land", lambda one, other: self.kind[one] != self.kind[other]),
        ):
            rows = np.flatnonzero(is_good)
            rows = rows[is_bad(start[rows], end[rows])]
            self.lines.refuse(rows, text, fix="End it at a node of its own kind")
            is_good[rows] = False
        return is_good

    @cached_property
    def kept(self) -> Array:
        """The lines that can be looked at further, by their rows; int64."""
        return np.flatnonzero(self.is_kept)

    @cached_property
    def start(self) -> Array:
        """First node of every kept line; int64."""
        return self._ends[0][self.kept]

    @cached_property
    def end(self) -> Array:
        """Last node of every kept line; int64."""
        return self._ends[1][self.kept]

    @cached_property
    def squares(self) -> Array:
        """Square of the distance from end to end of every kept line; float64."""
        step = (self.raw[self.end] - self.raw[self.start]) / scale()
        return np.square(step).sum(axis=1)

    def demand_measured(self) -> None:
        """Refuse lines that lead nowhere, those that no length tells, and those that lead over a whole area."""
        nowhere = np.flatnonzero(self.squares == 0)
        text = "{where} has no length: both of its nodes lie at the same place"
        self.lines.refuse(self.kept[nowhere], text, fix="Join its nodes, or remove it")
        far = np.flatnonzero(self.squares >= FARTHEST**2)
        text = f"{{where}} is {{value:.6g}} units long, but a length is less than {FARTHEST}"
        self.lines.refuse(self.kept[far], text, np.sqrt(self.squares[far]), "Split it, or leave its ends to be made")
        one, other = self.file[self.start], self.file[self.end]
        apart = np.flatnonzero(Squares(SQUARE, self.grid).are_apart(one, other))
        words = [f"area {a} to area {b}" for a, b in zip(one[apart].tolist(), other[apart].tolist(), strict=True)]
        self.lines.refuse(self.kept[apart], "{where} leads from {value}, which do not touch", words, "Split it")

    def ways(self, name: str, default: float, most: int, **options: object) -> tuple[Array, Array]:
        """A column of both ways of the kept lines; where only one of them is known, it holds for both; int64."""
        told = [self.lines.numbers(each, options.get("names")) for each in (name, name + BACK)]  # type: ignore[arg-type]
        there, back = (
            self.lines.whole(each, np.clip(np.where(np.isnan(other), default, other), 0, most), most, **options)  # type: ignore[arg-type]
            for each, other in zip((name, name + BACK), told[::-1], strict=True)
        )
        return there[self.kept], back[self.kept]
