"""Layout of plans in the files of areas: nodes in the order of the files, and lines between them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.family.conversion.compiler import PlanColumns, find_end_rows, refuse_repeated_names
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.plan import NetworkPlan

_ADDRESS = re.compile(r"(\d{1,4})/(\d{1,5})")
_NEW = 1 << 20
"""First rank of nodes without a number, above all numbers."""


class LayoutLinks(NamedTuple):
    """Links in the order of the files; int64.

    Attributes
    ----------
    direction : numpy.ndarray
        Number of the direction: n for line n forward, n plus the number of lines for the way back.
    owner, target : numpy.ndarray
        Nodes at the ends.
    line : numpy.ndarray
        Kept line.
    """

    direction: Array
    owner: Array
    target: Array
    line: Array


ForbiddenJoin = tuple[str, Callable[[Array, Array], Array]]
"""A message about lines, and a function that selects them by their first and last nodes."""


class AreaLayout:
    """A plan as numbers; each of its lines leads from one node to another.

    Rows of nodes are in the order of the files, rows of lines as in the plan. `kept` are the lines without a fault so
    far. Faults are listed in `nodes.obstacles` and `lines.obstacles`. A family defines the stored positions, the areas,
    and the order of blocks in a file.

    Attributes
    ----------
    plan : Plan
        The plan as given.
    nodes, lines : PlanColumns
        Its columns.
    num_unmoved : int
        Number of leading nodes that files already store; they stay in the areas of their names, wherever they are.
    """

    def __init__(self, plan: NetworkPlan, vocabulary: Graph, num_unmoved: int = 0) -> None:
        self.plan, self.num_unmoved = plan, num_unmoved
        self.nodes = PlanColumns("nodes", plan.nodes, len(plan.position), vocabulary.nodes.about)
        edges = {name: column for name, column in vocabulary.edges.about.items() if name not in ("source", "target")}
        self.lines = PlanColumns("lines", plan.lines, len(plan.offsets) - 1, edges)

    # Defined by the family

    @cached_property
    def plan_raw(self) -> Array:
        """Stored coordinates of the nodes of the plan, 0 where there are none; int64, shape (nodes, 3)."""
        raise NotImplementedError

    @cached_property
    def is_off_map(self) -> Array:
        """Whether a node of the plan is nowhere on the map; bool."""
        raise NotImplementedError

    @cached_property
    def plan_kind(self) -> Array:
        """Kind of every node of the plan; int64."""
        raise NotImplementedError

    @property
    def block(self) -> Array:
        """Block of a file that each node of the plan belongs to; lower blocks come first."""
        raise NotImplementedError

    def assign_areas(self, addressed_areas: Array) -> Array:
        """Return the areas of the nodes of the plan; `addressed_areas` are the areas in their names, -1 for none;
        int64.
        """
        raise NotImplementedError

    @property
    def joins(self) -> tuple[ForbiddenJoin, ...]:
        """Lines that are forbidden by the kinds of their ends."""
        raise NotImplementedError

    # Nodes

    def refuse_unplaced(self) -> Array:
        """Refuse nodes without a position or a height; return whether a node of the plan is one; bool."""
        position = self.plan.position
        is_nowhere = ~np.isfinite(position[:, :2]).all(axis=1)
        self.nodes.refuse(np.flatnonzero(is_nowhere), "{where} has no position")
        is_flat = ~np.isfinite(position[:, 2]) & ~is_nowhere
        self.nodes.refuse(np.flatnonzero(is_flat), "{where} has no height")
        return is_nowhere | is_flat

    @cached_property
    def _addresses(self) -> tuple[Array, Array]:
        """Area and row in the names of nodes, -1 for other names; int64."""
        matches = [match and match.groups() for match in map(_ADDRESS.fullmatch, map(str, self.plan.nodes["id"]))]
        area, row = np.array([groups or (-1, -1) for groups in matches], np.int64).reshape(-1, 2).T
        return area, row

    @cached_property
    def area(self) -> Array:
        """Area of the nodes of the plan: their previous area, unless they are in another one now; int64."""
        return self.assign_areas(self._addresses[0])

    @cached_property
    def order(self) -> Array:
        """Rows of the plan in the order of the files; in each block, numbered nodes come first, by number; int64."""
        area, row = self._addresses
        rank = np.where(area == self.area, row, _NEW + np.arange(len(row)))
        return np.lexsort((rank, self.block, self.area))

    @cached_property
    def row(self) -> Array:
        """Row in the layout of the nodes of the plan; int64."""
        rows = np.empty_like(self.order)
        rows[self.order] = np.arange(len(rows))
        return rows

    @cached_property
    def file(self) -> Array:
        """Area of every node; int64."""
        return self.area[self.order]

    @cached_property
    def kind(self) -> Array:
        """Kind of every node; int64."""
        return self.plan_kind[self.order]

    @cached_property
    def raw(self) -> Array:
        """Stored coordinates of every node; int64, shape (nodes, 3)."""
        return self.plan_raw[self.order]

    # Lines

    @cached_property
    def _ends(self) -> tuple[Array, Array, Array]:
        """Rows of the first and of the last node of every line, and whether the line has both and leads somewhere."""
        names = self.plan.nodes["id"]
        refuse_repeated_names(self.nodes, names)
        start, end = find_end_rows(self.lines, dict(zip(names.tolist(), self.row.tolist(), strict=True)))
        is_good = (start >= 0) & (end >= 0)
        loop = np.flatnonzero(is_good & (start == end))
        self.lines.refuse(loop, "{where} leads back to its own node", fix="Remove the line")
        is_good[loop] = False
        rows_left = np.flatnonzero(is_good)
        is_lost = self.is_off_map[self.order]
        is_good[rows_left] = ~(is_lost[start[rows_left]] | is_lost[end[rows_left]])
        return start, end, is_good

    @cached_property
    def kept(self) -> Array:
        """Rows of the lines without a fault; int64."""
        has_back = self.plan.lines.get("has_back")
        if has_back is not None:
            one_way = np.flatnonzero(~self.lines.numbers("has_back").astype(bool))
            fix = "Give it lanes = 0 or lanes_back = 0 for a one-way street"
            self.lines.refuse(one_way, "{where} has no way back, but files hold both ways of every road", fix=fix)
        start, end, is_good = self._ends
        is_good = is_good.copy()
        for text, is_bad in self.joins:
            rows = np.flatnonzero(is_good)
            rows = rows[is_bad(start[rows], end[rows])]
            self.lines.refuse(rows, text, fix="End it at a node of its own kind")
            is_good[rows] = False
        return np.flatnonzero(is_good)

    @cached_property
    def start(self) -> Array:
        """First node of every kept line; int64."""
        return self._ends[0][self.kept]

    @cached_property
    def end(self) -> Array:
        """Last node of every kept line; int64."""
        return self._ends[1][self.kept]

    @cached_property
    def links(self) -> LayoutLinks:
        """Links of all kept lines in both directions, in the order of the files."""
        owner = np.concatenate((self.start, self.end))
        line = np.tile(np.arange(len(self.kept)), 2)
        ranks = np.concatenate([self.lines.numbers(name)[self.kept] for name in ("order", "order" + BACK)])
        order = np.lexsort((line, np.nan_to_num(ranks, nan=np.inf), owner))
        return LayoutLinks(order, owner[order], np.concatenate((self.end, self.start))[order], line[order])

    def directed_columns(self, name: str, default: float, most: int) -> tuple[Array, Array]:
        """Return a column for both directions of the kept lines; int64.

        A value known of one direction only applies to both, except 0: then the other direction has the default.
        """
        both_columns = [self.lines.numbers(column_name) for column_name in (name, name + BACK)]
        forward, back = (
            self.lines.whole(column_name, np.clip(np.where(opposite > 0, opposite, default), 0, most), most)
            for column_name, opposite in zip((name, name + BACK), both_columns[::-1], strict=True)
        )
        return forward[self.kept], back[self.kept]

    def refuse_zero_length(self, squares: Array) -> None:
        """Refuse kept lines without a length, given their squared lengths."""
        nowhere = np.flatnonzero(squares == 0)
        text = "{where} has no length: both of its nodes lie at the same place"
        self.lines.refuse(self.kept[nowhere], text, fix="Join its nodes, or remove it")

    def refuse_crowded(self, counts: Array, most: int) -> None:
        """Refuse nodes with more links than `most`."""
        crowded = np.flatnonzero(counts > most)
        text = f"{{where}} has {{value}} links, but a node can have {most}"
        self.nodes.refuse(self.order[crowded], text, counts[crowded], "Split the junction")
