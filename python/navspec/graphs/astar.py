"""A*: the search that looks first where the goal seems to be near, as the games of meshes have it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from navspec.graphs.numbers import Array
from navspec.graphs.shortest import Ways


class Found(NamedTuple):
    """A way: rows of its nodes, those of its edges, and what it costs."""

    nodes: list[int]
    edges: list[int]
    cost: float


def seek(
    ways: Ways,
    starts: Iterable[int],
    goals: Collection[int],
    ahead: Array,
    *,
    newest_first: bool = False,
    growth: tuple[float, float] = (1.0, 0.0),
) -> Found | None:
    """A way from one of some nodes to one of others; None where there is none.

    Never from a node to that from which it was come by; a node that was left is looked at again when it is come by for less.

    Parameters
    ----------
    ways : Ways
        The edges; those of a node are looked at in their order.
    starts, goals : collections of int
        Rows of nodes. Ways begin with a cost of 0; the first goal that is taken from the list of open nodes ends the search.
    ahead : numpy.ndarray
        What the rest of the way is thought to cost from every node; float64, shape (nodes,).
    newest_first : bool
        Of open nodes with equal totals the one that came last is taken first.
    growth : two floats
        A way onward costs at least the first times the cost up to there, and the second on top.
    """
    factor, more = growth
    offsets, targets, costs, rows = ways.lists
    rest = ahead.tolist()
    numbers = count(0, -1 if newest_first else 1)
    queue: list[tuple[float, int, int]] = []
    cheapest: dict[int, float] = {}
    came: dict[int, tuple[int, int]] = {}
    entry: dict[int, int] = {}

    def open_node(node: int, cost: float, parent: int, edge: int) -> None:
        cheapest[node], came[node], entry[node] = cost, (parent, edge), next(numbers)
        heappush(queue, (cost + rest[node], entry[node], node))

    for node in starts:
        open_node(node, 0.0, -1, -1)
    while queue:
        _, number, node = heappop(queue)
        if entry[node] != number:  # it was come by for less in the meantime
            continue
        if node in goals:
            return _traced(node, came, cheapest[node])
        spent, parent = cheapest[node], came[node][0]
        for at in range(offsets[node], offsets[node + 1]):
            other = targets[at]
            if other in (node, parent):
                continue
            cost = max(spent + costs[at], spent * factor + more)
            if other not in cheapest or cost < cheapest[other]:
                open_node(other, cost, node, rows[at])
    return None


def _traced(goal: int, came: dict[int, tuple[int, int]], cost: float) -> Found:
    nodes, edges = [goal], []
    while (step := came[nodes[-1]])[0] >= 0:
        nodes.append(step[0])
        edges.append(step[1])
    return Found(nodes[::-1], edges[::-1], cost)
