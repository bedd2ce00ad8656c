"""Groups of a text for the nodes of a network: pieces of roads and paths, and junctions by themselves."""

from __future__ import annotations

import heapq
from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from navspec.families.gta_sa_paths.original.source_text import GROUP_ROWS, PED

_MAX_CAREFUL = 100
"""Nodes that inside edges join, among which the best edges to cut are looked for."""
_MAX_TRIES_OF_PART, _MAX_TRIES = 500, 20_000
"""Sets of edges that are tried to cut such nodes, and to cut all of them."""

NO_LANES = (0, 0)


@dataclass(frozen=True, slots=True)
class Layout:
    """A network as groups have to hold it; nodes are numbered in the order of their addresses.

    Attributes
    ----------
    kind, area : sequence of int
        Kind and area of every node.
    ends : sequence of pairs
        Lower and higher node of every edge.
    lanes : sequence of pairs
        Lanes of every edge toward its lower and its higher end.
    order : sequence of sequences
        Edges of every node, in the order of its links.
    fits_inside : sequence of bool
        Whether everything that files have of an edge follows from its ends.
    """

    kind: Sequence[int]
    area: Sequence[int]
    ends: Sequence[tuple[int, int]]
    lanes: Sequence[tuple[int, int]]
    order: Sequence[Sequence[int]]
    fits_inside: Sequence[bool]

    def far_end(self, edge: int, node: int) -> int:
        """Return the other end of an edge."""
        low, high = self.ends[edge]
        return high if low == node else low


@dataclass(slots=True)
class Group:
    """Internal nodes and the edges of externals, both in the order of the rows.

    Attributes
    ----------
    nodes : list of int
        Its nodes.
    inside : list of int
        Edges between these that need no externals.
    externals : list of pairs
        Node and edge of every external.
    """

    nodes: list[int]
    inside: list[int] = field(default_factory=list)
    externals: list[tuple[int, int]] = field(default_factory=list)


class Grouping:
    """Divides a network into groups, so that the original compiler numbers its nodes and links in the same order.

    Edges inside groups come last among the links of a node, in the order of addresses; of the others it matters which group
    comes first. Where not all fits, the order of links gives way.

    Attributes
    ----------
    groups : list of Group
        In the order of the text.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        kinds = (layout.kind[low] for low, _ in layout.ends)
        self._is_closed = [kind != PED and lanes == NO_LANES for kind, lanes in zip(kinds, layout.lanes, strict=True)]
        self._inside = self._find_inside()
        self._tries_left = _MAX_TRIES
        self.groups = self._divide()

    def separate(self, edges: Collection[int]) -> bool:
        """Give edges inside groups externals; whether there are any."""
        if self._inside.isdisjoint(edges):
            return False
        self._inside.difference_update(edges)
        self.groups = self._divide()
        return True

    # Which edges are inside

    def _find_inside(self) -> set[int]:
        """Return edges that need no externals: these come last among the links of both ends, in the order of addresses."""
        layout, pairs = self._layout, Counter(self._layout.ends)
        # Of edges between the same nodes each needs externals.
        inside = {
            edge
            for edge, pair in enumerate(layout.ends)
            if pairs[pair] == 1 and (layout.fits_inside[edge] or self._is_closed[edge])
        }
        pending = list(range(len(layout.order)))
        while pending:
            node = pending.pop()
            following, is_over = len(layout.kind), False
            for edge in reversed(layout.order[node]):
                end = layout.far_end(edge, node)
                is_over = is_over or edge not in inside or end > following
                following = end
                if is_over and edge in inside and not self._is_closed[edge]:
                    inside.discard(edge)
                    pending.append(end)
        return inside

    # Which nodes are together

    def _divide(self) -> list[Group]:
        while True:
            order = _Order(self._layout, self._find_groups())
            if order.is_sorted:
                return order.groups
            self._inside -= order.crossing

    def _find_groups(self) -> list[Group]:
        """Return groups of the nodes that inside edges join; edges that would make them too large are inside no more."""
        parts = list[tuple[list[int], set[int]]]()
        part_of = [-1] * len(self._layout.kind)
        for start in range(len(part_of)):
            if part_of[start] < 0:
                nodes, edges = self._reach(start, self._inside)
                for node in nodes:
                    part_of[node] = len(parts)
                parts.append((nodes, edges))
        groups, is_done = list[Group](), [False] * len(parts)
        for number, part in enumerate(parts):
            if is_done[number]:
                continue
            if not self._is_group(*part):
                between = self._find_between(part[0], part_of)
                nodes = sorted(node for one in between for node in parts[one][0])
                edges = {edge for one in between for edge in parts[one][1]}
                if not any(is_done[one] for one in between) and self._is_group(nodes, edges):
                    for one in between:
                        is_done[one] = True
                    groups.append(Group(nodes, sorted(edges)))
                    continue
            groups += self._cut(*part)
        return groups

    def _find_between(self, nodes: Sequence[int], part_of: Sequence[int]) -> set[int]:
        """Return the parts of nodes and of the nodes between them, if these are few."""
        area, parts = self._layout.area, {part_of[nodes[0]]}
        for one, two in pairwise(nodes):
            if area[one] == area[two] and two - one < GROUP_ROWS:
                parts.update(part_of[one + 1 : two])
        return parts

    def _cut(self, nodes: list[int], edges: set[int]) -> Iterator[Group]:
        """Yield the groups that nodes become once so many edges have externals that these have room."""
        pending = [(nodes, edges)]
        while pending:
            nodes, edges = pending.pop()
            if self._is_group(nodes, edges):
                yield Group(nodes, sorted(edges))
                continue
            cut = self._find_cut(nodes, edges)
            self._inside -= cut
            left = edges - cut
            pending += [self._reach(start, left) for start in self._starts(nodes, left)]

    def _reach(self, start: int, inside: Collection[int]) -> tuple[list[int], set[int]]:
        """Return all nodes that inside edges join with one, in order, and these edges."""
        layout = self._layout
        nodes, edges, seen = [start], set[int](), {start}
        for node in nodes:
            for edge in layout.order[node]:
                if edge in inside:
                    edges.add(edge)
                    end = layout.far_end(edge, node)
                    if end not in seen:
                        seen.add(end)
                        nodes.append(end)
        return sorted(nodes), edges

    def _find_cut(self, nodes: Sequence[int], edges: set[int]) -> set[int]:
        """Return edges to cut of nodes that do not fit into a group."""
        layout = self._layout
        if len(nodes) <= _MAX_CAREFUL and (cut := self._find_careful_cut(nodes, edges)):
            return cut
        pieces = list(self._pieces(nodes, edges))
        piece_of = {node: number for number, piece in enumerate(pieces) for node in piece}
        crossing = {edge for edge in edges if piece_of[layout.ends[edge][0]] != piece_of[layout.ends[edge][1]]}
        # Externals of edges without lanes are not possible: these are cut last.
        open_edges = {edge for edge in edges if not self._is_closed[edge]}
        if not crossing:
            return {max(open_edges or edges)}  # a row names one edge, and these are more
        return (crossing & open_edges) or open_edges or crossing

    def _find_careful_cut(self, nodes: Sequence[int], edges: set[int]) -> set[int]:
        """Return the fewest edges to cut that are the first ones inside at both ends, so that the order of links stays.

        There may be none.
        """
        pending: deque[frozenset[int]] = deque([frozenset()])
        seen = {frozenset[int]()}
        for _ in range(_MAX_TRIES_OF_PART):
            if not pending or not self._tries_left:
                break
            self._tries_left -= 1
            cut = pending.popleft()
            left = edges - cut
            if cut and all(self._is_group(*self._reach(start, left)) for start in self._starts(nodes, left)):
                return set(cut)
            for edge in self._first_edges(nodes, left):
                longer = cut | {edge}
                if longer not in seen:
                    seen.add(longer)
                    pending.append(longer)
        return self._find_greedy_cut(nodes, edges)

    def _find_greedy_cut(self, nodes: Sequence[int], edges: set[int]) -> set[int]:
        """Return edges to cut as `_find_careful_cut` does, each so that the fewest nodes are left over; none without."""
        left, cut = set(edges), set[int]()
        while (able := self._first_edges(nodes, left)) and self._tries_left >= len(able):
            self._tries_left -= len(able)
            num_loose, edge = min((self._count_loose(nodes, left - {edge}), edge) for edge in able)
            left.discard(edge)
            cut.add(edge)
            if not num_loose:
                return cut
        return set()

    def _count_loose(self, nodes: Sequence[int], edges: Collection[int]) -> int:
        """Return the number of nodes that edges join to more than a group."""
        parts = (self._reach(start, edges) for start in self._starts(nodes, edges))
        return sum(len(part) for part, within in parts if not self._is_group(part, within))

    def _first_edges(self, nodes: Sequence[int], edges: Collection[int]) -> list[int]:
        """Return edges that are the first ones of some at both ends."""
        order = self._layout.order
        first = {node: next((edge for edge in order[node] if edge in edges), -1) for node in nodes}
        return sorted(
            edge
            for edge in {*first.values()} - {-1}
            if not self._is_closed[edge] and all(first[end] == edge for end in self._layout.ends[edge])
        )

    def _starts(self, nodes: Sequence[int], edges: Collection[int]) -> Iterator[int]:
        """Yield the first node of all parts that edges join."""
        left = set(nodes)
        for node in nodes:
            if node in left:
                left.difference_update(self._reach(node, edges)[0])
                yield node

    def _is_group(self, nodes: Sequence[int], edges: Collection[int]) -> bool:
        """Whether nodes that edges join have room in a group, and their rows follow each other in the text."""
        area = self._layout.area
        rows = len(nodes) + sum(len(self._layout.order[node]) for node in nodes) - 2 * len(edges)
        return (
            rows <= GROUP_ROWS
            and len(edges) <= len(nodes)  # a row names one edge
            and all(area[one] != area[two] or two == one + 1 for one, two in pairwise(nodes))
        )

    def _pieces(self, nodes: Sequence[int], edges: set[int]) -> Iterator[list[int]]:
        """Yield nodes whose rows follow each other in the text, and that one group has room for."""
        layout = self._layout
        piece, links, within = list[int](), 0, 0
        members = set[int]()
        for node in nodes:
            is_next = not piece or layout.area[node] != layout.area[piece[-1]] or node == piece[-1] + 1
            joined = sum(1 for edge in layout.order[node] if edge in edges and layout.far_end(edge, node) in members)
            links += len(layout.order[node])
            within += joined
            rows = len(piece) + 1 + links - 2 * within
            if not is_next or rows > GROUP_ROWS:
                yield piece
                piece, links, within = [], len(layout.order[node]), 0
                members = set()
            piece.append(node)
            members.add(node)
        yield piece


class _Order:
    """The order of groups, and of externals in them.

    Attributes
    ----------
    groups : list of Group
        In an order in which the nodes of every area ascend.
    is_sorted : bool
        Whether there is such an order.
    crossing : set of int
        Where there is none, inside edges between areas that prevent it.
    """

    def __init__(self, layout: Layout, groups: Sequence[Group]) -> None:
        self._layout = layout
        self._groups = groups
        self._group_of = [0] * len(layout.kind)
        for number, group in enumerate(groups):
            for node in group.nodes:
                self._group_of[node] = number
        self.crossing = set[int]()
        self.groups = list[Group]()
        numbers = [*self._sort(is_ped=False), *self._sort(is_ped=True)]
        self.is_sorted = len(numbers) == len(groups)
        if not self.is_sorted:
            left = set(range(len(groups))) - set(numbers)
            self.crossing = {
                edge
                for number in left
                for edge in groups[number].inside
                if layout.area[layout.ends[edge][0]] != layout.area[layout.ends[edge][1]]
            }
            return
        place = [0] * len(groups)
        for at, number in enumerate(numbers):
            place[number] = at
        self._place = [place[number] for number in self._group_of]
        self.groups = [self._with_externals(groups[number]) for number in numbers]

    # Groups

    def _sort(self, *, is_ped: bool) -> Iterator[int]:
        """Yield groups of pedestrians, or the others: nodes of areas ascend, and links are in order if that is possible."""
        layout, group_of = self._layout, self._group_of
        chosen = {number for number, group in enumerate(self._groups) if (layout.kind[group.nodes[0]] == PED) == is_ped}
        hard, soft = ({number: set[int]() for number in chosen} for _ in range(2))
        last = dict[int, int]()
        for node, (kind, area) in enumerate(zip(layout.kind, layout.area, strict=True)):
            if (kind == PED) == is_ped:
                if area in last and last[area] != group_of[node]:
                    hard[last[area]].add(group_of[node])
                last[area] = group_of[node]
        for one, two in self._wishes():
            if one in chosen and two not in hard[one]:
                soft[one].add(two)
        before, wishes = (
            Counter(number for following in table.values() for number in following) for table in (hard, soft)
        )
        free = [number for number in chosen if not before.get(number)]
        heap = [(wishes.get(number, 0), self._groups[number].nodes[0], number) for number in free]
        heapq.heapify(heap)
        is_done = set[int]()
        while heap:
            count, _, number = heapq.heappop(heap)
            if number in is_done or count != wishes.get(number, 0):
                continue
            is_done.add(number)
            yield number
            for following in hard[number]:
                before[following] -= 1
            for following in soft[number]:
                wishes[following] -= 1
            for following in (*hard[number], *soft[number]):
                if not before.get(following) and following not in is_done:
                    entry = (wishes.get(following, 0), self._groups[following].nodes[0], following)
                    heapq.heappush(heap, entry)

    def _wishes(self) -> Iterator[tuple[int, int]]:
        """Yield pairs of groups in the order that they should have, so that the links of a node are in order."""
        layout, group_of = self._layout, self._group_of
        for node, edges in enumerate(layout.order):
            own = group_of[node]
            ends = [layout.far_end(edge, node) for edge in edges if edge not in self._groups[own].inside]
            for one, two in pairwise(ends):
                first, second = group_of[one], group_of[two]
                if own in (first, second) or first == second:
                    continue
                is_before = self._is_before(second, own)
                if is_before or (is_before is None and self._is_before(first, own)):
                    yield first, second
                elif is_before is None:
                    yield own, second

    def _is_before(self, one: int, two: int) -> bool | None:
        """Return whether a group comes before another one, by an area of both; None without one."""
        layout = self._layout
        areas = {layout.area[node]: node for node in self._groups[two].nodes}
        for node in self._groups[one].nodes:
            if layout.area[node] in areas:
                return node < areas[layout.area[node]]
        return None

    # Externals

    def _with_externals(self, group: Group) -> Group:
        """Return a group with its externals: first the ones that earlier groups opened, then the ones that open joints."""
        layout, inside = self._layout, set(group.inside)
        own = self._place[group.nodes[0]]
        closing, opening = list[tuple[int, int]](), list[tuple[int, int]]()
        for node in group.nodes:
            for edge in layout.order[node]:
                if edge not in inside:
                    is_earlier = self._place[layout.far_end(edge, node)] < own
                    (closing if is_earlier else opening).append((node, edge))
        rank = self._rank([edge for _, edge in opening])
        opening.sort(key=lambda external: rank[external[1]])
        return Group(group.nodes, group.inside, closing + opening)

    def _rank(self, edges: Sequence[int]) -> dict[int, int]:
        """Return the place of every edge among some, in an order that fits the links of the nodes at their ends."""
        layout, chosen = self._layout, set(edges)
        following = {edge: set[int]() for edge in edges}
        for node in {end for edge in chosen for end in layout.ends[edge]}:
            for one, two in pairwise([edge for edge in layout.order[node] if edge in chosen]):
                following[one].add(two)
        before = Counter(edge for table in following.values() for edge in table)
        first = {edge: number for number, edge in reversed(list(enumerate(edges)))}
        rank = dict[int, int]()
        pending = [(before.get(edge, 0), first[edge], edge) for edge in first]
        heapq.heapify(pending)
        while pending:
            count, _, edge = heapq.heappop(pending)
            if edge in rank or count != before.get(edge, 0):
                continue
            rank[edge] = len(rank)
            for later in following[edge]:
                before[later] -= 1
                heapq.heappush(pending, (before[later], first[later], later))
        return rank
