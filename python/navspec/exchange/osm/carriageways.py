"""Divided roads of OpenStreetMap: two one-way carriageways of a street become one road in both directions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import NamedTuple

import numpy as np

from navspec.errors import LimitExceeded, NavspecError
from navspec.exchange.osm.roads import MapRoad
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.graph import Polygons
from navspec.graphs.segments import find_segment_crossings, find_touches
from navspec.graphs.spatial import find_containing

MAX_GAP = 30.0
"""Metres from carriageway to carriageway at most."""
MIN_LENGTH = 40.0
"""Metres of the shortest stretch that is merged."""
ACROSS = 15.0
"""Metres along the road within which junctions of both carriageways are one."""
MAX_SAMPLES = 2_000_000
"""Places that are compared at most."""
_NEAR = 2.0
"""Metres along the road within which places of both carriageways are one."""
_SAMPLE = 5.0
"""Metres from one place that is compared to the next one at most."""
_OPPOSITE = -0.866
"""Cosine of the angle between opposite directions."""
_MIN_WAYS = 3
"""Ways out of a junction."""


class MergedMap(NamedTuple):
    """Roads whose carriageways are merged, their places, signals by place, and the metres of merged roads."""

    roads: list[MapRoad]
    places: Array
    signals: dict[int, str]
    length: float


def merge_carriageways(
    roads: Sequence[MapRoad], places: Array, signals: Mapping[int, str], lane_width: float, scale: float = 1.0
) -> MergedMap:
    """Merge carriageways: one-way roads of a street that run beside each other in opposite directions.

    The road runs in the middle between them, with the lanes of both and a median strip. What joins one of them joins the
    road, and what joins only the two of them is left out.

    Parameters
    ----------
    roads : sequence of MapRoad
        All roads.
    places : numpy.ndarray
        Places in metres; float64, shape (places, 2).
    signals : mapping
        Direction of the roads for which traffic signals are, by place.
    lane_width : float
        Width of a lane in units of the game.
    scale : float
        Units for a metre.

    Raises
    ------
    NavspecError
        Too many roads of a street are beside each other, or roads are too long.
    """
    merger = _Merger(roads, places, signals, lane_width, scale)
    for stretch in _find_stretches(merger.chains, merger.streets, places):
        merger.merge(stretch)
    return merger.finish()


@dataclass
class _Chain:
    """One-way roads of a street, one after the other.

    Attributes
    ----------
    rows, along : list
        Places, and metres along the chain.
    roads : list of int
        Road of every step from a place to the next one.
    used : list
        Stretches that are merged: from and to, in metres along the chain.
    """

    rows: list[int]
    along: list[float]
    roads: list[int]
    used: list[tuple[float, float]] = field(default_factory=list)

    def is_free(self, first: float, last: float) -> bool:
        """Return whether no stretch is merged between two places."""
        return all(last <= start + _NEAR or first >= end - _NEAR for start, end in self.used)

    def find_road(self, along: float) -> int:
        """Return the road at a place that is none of its ends."""
        return self.roads[min(max(bisect_left(self.along, along) - 1, 0), len(self.roads) - 1)]

    def find_between(self, first: float, last: float) -> list[int]:
        """Return which of the places lie between two, both included."""
        return list(range(bisect_left(self.along, first - 1e-6), bisect_left(self.along, last + 1e-6)))

    def insert(self, row: int, along: float) -> None:
        """Insert a place."""
        at = bisect_left(self.along, along)
        self.rows.insert(at, row)
        self.along.insert(at, along)
        self.roads.insert(at, self.roads[at - 1])


class _Stretch(NamedTuple):
    """Places along a chain that have another chain beside them, in order.

    `along` and `beside` are metres along the two chains, `points` the places of the second one, and `gaps` the distances.
    """

    chain: int
    partner: int
    along: Array
    beside: Array
    points: Array
    gaps: Array

    def find_beside(self, along: float) -> float:
        """Return the place along the second chain that is beside one of the first."""
        return float(np.interp(along, self.along, self.beside))

    def find_along(self, beside: float) -> float:
        """Return the place along the first chain that is beside one of the second."""
        return float(np.interp(-beside, -self.beside, self.along))

    def find_point(self, along: float) -> Array:
        """Return the place of the second chain that is beside one of the first."""
        return np.array([np.interp(along, self.along, axis) for axis in self.points.T])


def _find_nearest(values: Array, wanted: float) -> float:
    """Return the nearest value; infinite for none."""
    return float(values[np.abs(values - wanted).argmin()]) if len(values) else np.inf


def _drop_repeats(rows: Iterable[int]) -> list[int]:
    """Return places without immediate repeats."""
    return [row for row, _ in groupby(rows)]


def _link_roads(roads: Sequence[MapRoad], places: Array) -> Iterator[list[int]]:
    """Yield one-way roads of streets, one after the other; no road is in two lists."""
    starts: dict[tuple[str, int], list[int]] = {}
    ends: dict[tuple[str, int], list[int]] = {}
    rest: dict[int, None] = {}
    for number, road in enumerate(roads):
        if road.street and road.is_one_way and len(set(road.rows)) == len(road.rows):
            rest[number] = None
            starts.setdefault((road.street, road.rows[0]), []).append(number)
            ends.setdefault((road.street, road.rows[-1]), []).append(number)
    following = {}
    for key, numbers in starts.items():
        if len(numbers) == len(ends.get(key, [])) == 1:
            before, after = roads[ends[key][0]].rows, roads[numbers[0]].rows
            ways = places[before[-1]] - places[before[-2]], places[after[1]] - places[after[0]]
            if ways[0] @ ways[1] > 0:  # at the end of a divided road they lead back
                following[ends[key][0]] = numbers[0]
    continued = set(following.values())
    for number in [*(number for number in rest if number not in continued), *rest]:
        chain = []
        current: int | None = number
        while current in rest:
            del rest[current]
            chain.append(current)
            current = following.get(current)
        if chain:
            yield chain


def _find_stretches(chains: Sequence[_Chain], streets: Array, places: Array) -> list[_Stretch]:
    """Return stretches of two chains of a street that run beside each other, the longest first."""
    sizes = np.array([len(chain.rows) for chain in chains], np.int64)
    if not len(sizes):
        return []
    of_place = np.repeat(np.arange(len(chains)), sizes)
    points = places[np.concatenate([chain.rows for chain in chains])]
    along = np.concatenate([chain.along for chain in chains])
    step = np.flatnonzero(of_place[1:] == of_place[:-1])
    start, way = points[step], points[step + 1] - points[step]
    length = np.hypot(*way.T)
    count = np.ceil(length / _SAMPLE)
    if count.sum() > MAX_SAMPLES:
        raise LimitExceeded("the one-way roads are too long for merging carriageways; cut out the city")
    sample_step = np.repeat(np.arange(len(step)), count.astype(np.int64) + 1)
    share = count_earlier(sample_step) / count[sample_step]
    sample = start[sample_step] + way[sample_step] * share[:, np.newaxis]
    try:
        touches = find_touches(
            sample, streets[of_place[step[sample_step]]], start, start + way, streets[of_place[step]], MAX_GAP
        )
    except NavspecError:
        raise NavspecError(
            "too many roads of a name are beside each other for merging carriageways; leave it out"
        ) from None
    own, partner_step, at = sample_step[touches.point], touches.segment, touches.at
    chain, partner = of_place[step[own]], of_place[step[partner_step]]
    cosine = (way[own] * way[partner_step]).sum(axis=1) / np.maximum(length[own] * length[partner_step], 1e-9)
    beside_point = start[partner_step] + way[partner_step] * at[:, np.newaxis]
    gap = np.hypot(*(beside_point - sample[touches.point]).T)
    # Where carriageways meet they are not parallel.
    is_beside = (chain < partner) & ((cosine < _OPPOSITE) | (gap < _NEAR))
    own_along = along[step[own]] + length[own] * share[touches.point]
    beside = along[step[partner_step]] + length[partner_step] * at
    rows = np.flatnonzero(is_beside)
    rows = rows[np.lexsort((gap[rows], own_along[rows], partner[rows], chain[rows]))]
    same_pair = (chain[rows[1:]] == chain[rows[:-1]]) & (partner[rows[1:]] == partner[rows[:-1]])
    is_again = np.append(False, same_pair & (own_along[rows[1:]] - own_along[rows[:-1]] < 1e-6))[: len(rows)]
    rows = rows[~is_again]
    steps_along, steps_back = np.diff(own_along[rows]), -np.diff(beside[rows])
    is_next = (chain[rows[1:]] == chain[rows[:-1]]) & (partner[rows[1:]] == partner[rows[:-1]])
    is_next &= (steps_along < 2 * _SAMPLE) & (steps_back > -1e-6) & (steps_back < MAX_GAP)
    stretches = [
        _Stretch(int(chain[run[0]]), int(partner[run[0]]), own_along[run], beside[run], beside_point[run], gap[run])
        for run in np.split(rows, np.flatnonzero(~is_next) + 1)
        if len(run) > 1 and min(np.ptp(own_along[run]), np.ptp(beside[run])) >= MIN_LENGTH
    ]
    return sorted(stretches, key=lambda stretch: -float(np.ptp(stretch.along)))


class _Merger:
    """Roads on the way to merged ones.

    Attributes
    ----------
    chains : list of _Chain
        One-way roads that follow each other.
    streets : numpy.ndarray
        Number of the street of every chain; int64.
    """

    def __init__(
        self, roads: Sequence[MapRoad], places: Array, signals: Mapping[int, str], lane_width: float, scale: float
    ) -> None:
        self._roads, self._lane_width, self._scale = roads, lane_width, scale
        self._places = [*places]
        self._signals = dict(signals)
        self._middle: dict[int, int] = {}
        """Place in the middle of the road, by the place of a carriageway."""
        self._stretches_at: dict[int, set[int]] = {}
        """Numbers of the stretches of every place in the middle of a road."""
        self._pieces: list[tuple[int, MapRoad]] = []
        self._num_stretches, self._length = 0, 0.0
        self.chains, names = [], []
        for numbers in _link_roads(roads, places):
            rows = [roads[numbers[0]].rows[0], *(row for number in numbers for row in roads[number].rows[1:])]
            steps = np.hypot(*np.diff(places[rows], axis=0).T)
            owners = [number for number in numbers for _ in roads[number].rows[1:]]
            self.chains.append(_Chain(rows, [0.0, *np.cumsum(steps).tolist()], owners))
            names.append(roads[numbers[0]].street)
        self.streets = np.unique(np.array(names, str), return_inverse=True)[1].ravel().astype(np.int64)
        ways: dict[int, set[int]] = {}
        for road in roads:
            for row, following in pairwise(road.rows if road.is_driven else ()):
                ways.setdefault(row, set()).add(following)
                ways.setdefault(following, set()).add(row)
        self._ways = ways
        self._junctions = {row for row, neighbours in ways.items() if len(neighbours) >= _MIN_WAYS}

    def _add_place(self, point: Array) -> int:
        self._places.append(point)
        return len(self._places) - 1

    def merge(self, stretch: _Stretch) -> None:
        """Merge a stretch, unless a part of it is merged already, or it has no places in common."""
        chain, partner = self.chains[stretch.chain], self.chains[stretch.partner]
        first, last = self._find_ends(stretch)
        low, high = stretch.find_beside(last), stretch.find_beside(first)
        if last - first < MIN_LENGTH or not (chain.is_free(first, last) and partner.is_free(low, high)):
            return
        self._insert(chain, first, last)
        self._insert(partner, low, high)
        number, self._num_stretches = self._num_stretches, self._num_stretches + 1
        middles = self._place_middles(stretch, first, last)
        for row in middles.values():
            self._stretches_at.setdefault(row, set()).add(number)
        self._add_pieces(stretch, middles)
        own_points = [self._places[chain.rows[at]] for at in chain.find_between(first, last)]
        is_beside = (stretch.along >= first) & (stretch.along <= last)
        self._move_inside(stretch, [*middles.values()], np.array([*own_points, *stretch.points[is_beside][::-1]]))
        chain.used.append((first, last))
        partner.used.append((low, high))
        self._length += last - first

    def _find_ends(self, stretch: _Stretch) -> tuple[float, float]:
        """Return the first and the last place of either chain in a stretch, in metres along the first chain."""
        chain, partner = self.chains[stretch.chain], self.chains[stretch.partner]
        along = [chain.along[at] for at in chain.find_between(*stretch.along[[0, -1]])]
        along += [stretch.find_along(partner.along[at]) for at in partner.find_between(*stretch.beside[[-1, 0]])]
        return (min(along), max(along)) if along else (0.0, 0.0)

    def _insert(self, chain: _Chain, first: float, last: float) -> None:
        """Insert places at the ends of a stretch that has none near them."""
        for end in (first, last):
            if np.abs(np.array(chain.along) - end).min() > _NEAR:
                points = np.array([self._places[row] for row in chain.rows])
                point = np.array([np.interp(end, chain.along, axis) for axis in points.T])
                chain.insert(self._add_place(point), end)

    def _place_middles(self, stretch: _Stretch, first: float, last: float) -> dict[float, int]:
        """Return the places in the middle of the road, by metres along the first chain.

        They are those of the first chain, and junctions and signals of the second one that are not beside one of these.
        """
        chain, partner = self.chains[stretch.chain], self.chains[stretch.partner]
        low, high = stretch.find_beside(last), stretch.find_beside(first)
        own = {chain.along[at]: chain.rows[at] for at in chain.find_between(first, last)}
        inner = np.array([*own])
        junctions = np.array([along for along, row in own.items() if row in self._junctions])
        joined: dict[float, list[int]] = {}
        extra: dict[float, int] = {}
        for at in partner.find_between(low - _NEAR, high + _NEAR):
            row, along = partner.rows[at], stretch.find_along(partner.along[at])
            is_end = min(abs(partner.along[at] - low), abs(partner.along[at] - high)) <= _NEAR
            is_junction = row in self._junctions
            if not (is_end or is_junction or row in self._signals):
                continue
            nearest = _find_nearest(junctions, along) if is_junction else np.inf
            if abs(nearest - along) > ACROSS:
                nearest = _find_nearest(inner, along)
                if abs(nearest - along) > _NEAR and not is_end:
                    extra[along] = row
                    continue
            joined.setdefault(nearest, []).append(row)
        points = np.array([self._places[row] for row in chain.rows])
        middles = {}
        for along, row in sorted({**extra, **own}.items()):
            if along in joined:
                beside = np.mean([self._places[joined_row] for joined_row in joined[along]], axis=0)
            elif along in own:
                beside = stretch.find_point(along)
            else:
                beside = np.array([np.interp(along, chain.along, axis) for axis in points.T])
            if row not in self._middle:
                self._middle[row] = self._add_place((self._places[row] + beside) / 2)
            middles[along] = self._middle[row]
            self._move_signal(row, middles[along], is_first=along in own)
            for joined_row in joined.get(along, ()):
                self._middle.setdefault(joined_row, middles[along])
                self._move_signal(joined_row, middles[along], is_first=False)
        return middles

    def _move_signal(self, row: int, middle: int, *, is_first: bool) -> None:
        """Move a signal to the middle of the road; a stop line is for its own carriageway."""
        direction = self._signals.pop(row, None)
        if direction is None:
            return
        if row not in self._junctions:
            direction = "forward" if is_first else "backward"
        is_both = self._signals.get(middle, direction) != direction
        self._signals[middle] = "both" if is_both else direction

    def _add_pieces(self, stretch: _Stretch, middles: Mapping[float, int]) -> None:
        """Add the merged road, with the attributes of both carriageways."""
        chain, partner = self.chains[stretch.chain], self.chains[stretch.partner]
        steps = []
        for along, following in pairwise(sorted(middles)):
            at = (along + following) / 2
            owners = chain.find_road(at), partner.find_road(stretch.find_beside(at))
            steps.append((owners, along, following))
        pieces: list[tuple[tuple[int, int], list[float]]] = []
        for owners, along, following in steps:
            if pieces and pieces[-1][0] == owners:
                pieces[-1][1].append(following)
            else:
                pieces.append((owners, [along, following]))
        for (number, back_number), piece in pieces:
            road, back = self._roads[number], self._roads[back_number]
            is_in = (stretch.along >= piece[0]) & (stretch.along <= piece[-1])
            gap = float(np.median(stretch.gaps[is_in] if is_in.any() else stretch.gaps))
            lanes = int(road.columns["lanes"]) + int(back.columns["lanes"])
            columns = {
                **road.columns,
                "lanes_back": back.columns["lanes"],
                "path_width": round(max(0.0, gap * self._scale / 2 - self._lane_width * lanes / 4), 2),
            }
            if back.columns["bridge"] == "yes":
                columns["bridge"] = "yes"
            self._pieces.append(
                (number, road._replace(columns=columns, rows=_drop_repeats(middles[along] for along in piece)))
            )

    def finish(self) -> MergedMap:
        """Return the merged roads and everything else."""
        in_chains = set()
        for chain in self.chains:
            in_chains |= set(chain.roads)
            self._pieces += self._list_rest(chain)
        for number, road in enumerate(self._roads):
            if number not in in_chains:
                self._pieces += [(number, piece) for piece in (self._cut(road) if road.is_driven else [road])]
        self._pieces.sort(key=lambda piece: piece[0])
        roads = self._join_crossings([road for _, road in self._pieces if self._leads_on(road.rows)])
        return MergedMap(roads, np.array(self._places).reshape(-1, 2), self._signals, self._length)

    def _leads_on(self, rows: list[int]) -> bool:
        """Return whether a road has a length, and is not the rest of a junction that leads back to a merged road."""
        is_loop = len(rows) > 1 and rows[0] == rows[-1] in self._stretches_at
        if is_loop:
            points = np.array([self._places[row] for row in rows])
            return float(np.hypot(*np.diff(points, axis=0).T).sum()) > 2 * MAX_GAP
        return len(rows) > 1

    def _join_crossings(self, roads: list[MapRoad]) -> list[MapRoad]:
        """Return roads with places where roads that were moved cross others."""
        moved = set(self._middle.values())
        steps = [
            (number, at, *step)
            for number, road in enumerate(roads)
            for at, step in enumerate(pairwise(road.rows if road.is_driven else ()))
        ]
        if not moved or not steps:
            return roads
        places = np.array(self._places)
        owner, number, start, end = np.array(steps).T
        layer = np.array([road.layer for road in roads])[owner]
        crossings = find_segment_crossings(places[start], places[end], layer - layer.min())
        inserted: dict[int, list[tuple[int, float, int]]] = {}
        for first, second, at, second_at in zip(*(column.tolist() for column in crossings), strict=True):
            rows = {start[first], end[first], start[second], end[second]}
            if len(rows) < 4 or not rows & moved:
                continue
            place = self._add_place(places[start[first]] + (places[end[first]] - places[start[first]]) * at)
            for step, share in ((first, at), (second, second_at)):
                inserted.setdefault(int(owner[step]), []).append((int(number[step]), share, place))
        for road, cuts in inserted.items():
            rows = roads[road].rows.copy()
            for at, _, place in sorted(cuts, reverse=True):
                rows.insert(at + 1, place)
            roads[road] = roads[road]._replace(rows=rows)
        return roads

    def _list_rest(self, chain: _Chain) -> Iterator[tuple[int, MapRoad]]:
        """Yield the roads of a chain without its merged stretches."""
        piece: list[int] = []
        for at, (number, row) in enumerate(zip(chain.roads, chain.rows, strict=False)):
            middle = (chain.along[at] + chain.along[at + 1]) / 2
            is_merged = any(start < middle < end for start, end in chain.used)
            is_new = not piece or is_merged or number != chain.roads[at - 1]
            if is_new and piece:
                yield from ((chain.roads[at - 1], road) for road in self._cut(self._roads[chain.roads[at - 1]], piece))
            if is_merged:
                piece = []
                continue
            piece = [*([row] if is_new else piece), chain.rows[at + 1]]
        if piece:
            yield from ((chain.roads[-1], road) for road in self._cut(self._roads[chain.roads[-1]], piece))

    def _cut(self, road: MapRoad, rows: Sequence[int] | None = None) -> Iterator[MapRoad]:
        """Yield the parts of a road that are not between the carriageways of a merged one."""
        piece: list[int] = []
        for row, following in pairwise(road.rows if rows is None else rows):
            if self._stretches_of(row) & self._stretches_of(following):
                yield road._replace(rows=piece)
                piece = []
            else:
                piece = [*(piece or [self._middle.get(row, row)]), self._middle.get(following, following)]
        yield road._replace(rows=piece)

    def _stretches_of(self, row: int) -> set[int]:
        """Return the merged stretches at a place."""
        return self._stretches_at.get(self._middle.get(row, row), set())

    def _move_inside(self, stretch: _Stretch, middles: Sequence[int], outline: Array) -> None:
        """Move the places between two carriageways that roads lead to from these to the middle of the merged road."""
        chain, partner = self.chains[stretch.chain], self.chains[stretch.partner]
        polygon = Polygons(np.array([0, len(outline)]), outline)
        seen = {*chain.rows, *partner.rows}
        middle_points = np.array([self._places[middle] for middle in middles])
        open_rows = [row for row in seen if row in self._junctions and row in self._middle]
        while open_rows:
            for row in self._ways.get(open_rows.pop(), ()):
                if row not in seen:
                    seen.add(row)
                    x, y = self._places[row].tolist()
                    if find_containing(polygon, x, y).any():
                        away = np.hypot(*(middle_points - (x, y)).T)
                        self._middle.setdefault(row, middles[int(away.argmin())])
                        open_rows.append(row)
