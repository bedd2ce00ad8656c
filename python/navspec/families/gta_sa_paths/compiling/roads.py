"""Navi nodes of the roads of a plan: kept as in the plan if they fit, otherwise computed."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.families.gta_sa_paths.compiling.draft import LIT, PED, Draft
from navspec.families.gta_sa_paths.derived import FAR, directions, navi_scan
from navspec.families.gta_sa_paths.layout import direction_scale, scale
from navspec.families.gta_sa_paths.maps import is_inside
from navspec.families.gta_sa_paths.original.lights import axis_states, light_ends, light_states
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.graph import BACK

MOST_LANES = 7
_MOST_WIDTH = 127
"""Greatest width that is the same with and without a sign."""
_TURN = 0.007
"""Hundredths by which the parts of a direction may lie on the other side of a whole one."""
_WAIT, _SHORT_WAIT = 10.0, 8.0
"""Distance from a light at which cars wait, also on a short edge. The medians are 10.0 on 558 original edges of 20 units and
more, and 7.8 on 962 of 10 to 20 units.
"""
_LONG = 20.0
"""Length of the shortest edge that is not short: in its middle the distance is `_WAIT`."""
_FREE = 4.0
"""Distance from the other end of a short edge that remains, up to its middle: 7 units of 11, 4 of 8."""
_AWAY = FAR - 1.0
"""Distance from the middle of an edge in which a light is put at most."""
NAVI = ("x", "y", "id", "area", "dir_x", "dir_y", "path_width")
"""Columns of navi nodes in plans."""


def _measure_waits(length: Array) -> Array:
    """Return the distance from a light at which cars wait on edges of some lengths; float64."""
    waits = np.where(length < _LONG, np.minimum(_SHORT_WAIT, np.maximum(length / 2, length - _FREE)), _WAIT)
    return np.maximum(waits, length / 2 - _AWAY)


class RoadLines:
    """The kept lines between vehicle nodes, each with its navi node.

    Attributes
    ----------
    at : numpy.ndarray
        Which of the kept lines are roads; the other arrays have an entry for each.
    low, high : numpy.ndarray
        Nodes with the lower and the higher address: navi nodes point to the lower one.
    """

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self.at = np.flatnonzero(draft.kind[draft.start] != PED)
        start, end = draft.start[self.at], draft.end[self.at]
        self.low, self.high = np.minimum(start, end), np.maximum(start, end)
        self._is_up = start == self.low
        """Whether the line leads from the lower end to the higher one."""

    # Values of the plan

    def _planned(self, name: str) -> Array:
        """Return a column of the lines; NaN for unknown values."""
        return self._draft.lines.numbers(name)[self._draft.kept[self.at]]

    def _both_ways(self, name: str, default: float, most: int) -> tuple[Array, Array]:
        """Return a column for both directions: from the lower end to the higher one, and back."""
        forward, back = (column[self.at] for column in self._draft.directed_columns(name, default, most))
        return np.where(self._is_up, forward, back), np.where(self._is_up, back, forward)

    @cached_property
    def lanes(self) -> tuple[Array, Array]:
        """Lanes from the lower end to the higher one, and back."""
        up, down = self._both_ways("lanes", 1, MOST_LANES)
        is_told = ~np.isnan([self._planned(name) for name in ("lanes", "lanes" + BACK)]).all(axis=0)
        # Cars only leave a parking place.
        is_parking = self._draft.is_parking
        up, down = np.where(is_parking[self.high] & ~is_told, 0, up), np.where(is_parking[self.low] & ~is_told, 0, down)
        return up, down

    @cached_property
    def _lights(self) -> tuple[Array, Array]:
        """Lights at the higher end, and at the lower one."""
        lit: dict[str, float] = {"true": LIT, "yes": LIT}
        columns = []
        for name in ("traffic_light", "traffic_light_back"):
            values = self._draft.lines.whole(name, 0, 2, least=LIT, names=lit)
            column = self._draft.lines.columns.get(name)
            if column is not None and column.dtype == bool:
                values = np.where(column, LIT, 0)
            columns.append(values[self._draft.kept[self.at]])
        forward, back = columns
        return np.where(self._is_up, forward, back), np.where(self._is_up, back, forward)

    # Directions

    @cached_property
    def _chord(self) -> tuple[Array, Array]:
        """Parts of the way from the higher end to the lower one, in units; float64."""
        step = (self._draft.raw[self.low] - self._draft.raw[self.high]) / scale()
        return step[:, 0], step[:, 1]

    @cached_property
    def _stored_direction(self) -> Array:
        """Parts of the directions in the plan, as they are stored; float64, shape (roads, 2)."""
        parts = [np.rint(self._planned(f"navi_dir_{axis}") * direction_scale()) for axis in "xy"]
        return np.stack(parts, axis=1)

    @cached_property
    def direction(self) -> Array:
        """Parts of the directions of navi nodes, in hundredths; int64, shape (roads, 2)."""
        is_flat, *parts = directions(*self._chord)
        raw = self._draft.raw
        computed = self._draft.arithmetic.directions(raw[self.high], raw[self.low])
        exact, planned = np.stack(parts, axis=1), self._stored_direction
        off = (exact - planned) * np.where(exact < 0, -1, 1)
        is_fit = ((off >= -_TURN) & (off < 1 + _TURN)).all(axis=1)
        # Straight up or down there is none: any one is as good.
        size = np.square(planned).sum(axis=1)
        is_fit = np.where(is_flat, is_fit, (size >= 97**2) & (size <= 101**2))
        return np.where(is_fit[:, np.newaxis], planned, computed).astype(np.int64)

    # Lights

    @property
    def _edges(self) -> Array:
        """Both ends of every road; int64, shape (roads, 2)."""
        return np.stack([self.low, self.high], axis=1)

    @property
    def _positions(self) -> Array:
        """Stored positions of nodes in units; float64, shape (nodes, 3)."""
        return self._draft.raw / scale()

    @cached_property
    def state(self) -> Array:
        """State of the light of every road; int64."""
        lamps = self._draft.lamps
        if lamps is not None:
            return light_states(lamps, self._positions, self._edges)
        planned = np.where(self._lights[1] != 0, self._lights[1], self._lights[0])
        return np.where(planned == LIT, axis_states(self._positions, self._edges), planned)

    @cached_property
    def is_light_low(self) -> Array:
        """Whether the light is at the lower end; bool."""
        if self._draft.lamps is not None:
            is_low = light_ends(self._edges, self._draft.is_parking, len(self._draft.kind))
            return is_low & (self.state != 0)
        return (self._lights[1] != 0) & ~self._is_lit_twice

    @property
    def _is_lit_twice(self) -> Array:
        return (self._lights[0] != 0) & (self._lights[1] != 0) & (self._draft.lamps is None)

    # Places

    @cached_property
    def _place(self) -> tuple[Array, Array, Array]:
        """Whether the position in the plan fits; stored coordinates, and positions in units, shape (roads, 2)."""
        draft = self._draft
        planned = np.stack([self._planned(f"navi_{axis}") for axis in "xy"], axis=1)
        low, high = (draft.place[end] for end in (self.low, self.high))
        stored = [draft.arithmetic.units(draft.raw[end, :2]) for end in (self.low, self.high)]
        # Inside roads it is the middle between places as they are stored.
        is_inside = draft.is_inside[self.at][:, np.newaxis]
        centre = draft.arithmetic.mean(*(np.where(is_inside, *ends) for ends in zip(stored, (low, high), strict=True)))
        away = np.square(planned - centre).sum(axis=1)
        is_fit = (away <= FAR**2) & ((self.direction * (low - planned)).sum(axis=1) > 0)
        light, dark = (np.where(self.is_light_low[:, np.newaxis], one, two) for one, two in ((low, high), (high, low)))
        length = np.sqrt(np.square(dark - light).sum(axis=1))
        share = (_measure_waits(length) / np.where(length > 0, length, 1))[:, np.newaxis]
        computed = np.where((self.state != 0)[:, np.newaxis], light + (dark - light) * share, centre)
        place = np.where(is_fit[:, np.newaxis], planned, computed)
        return is_fit, draft.arithmetic.store(place), place

    @property
    def raw(self) -> Array:
        """Stored coordinates of navi nodes; int64, shape (roads, 2)."""
        return self._place[1]

    @cached_property
    def area(self) -> Array:
        """Area of the file with the navi node: as in the plan if the navi node lies there, otherwise the area of its
        square; int64.
        """
        is_fit, raw, place = self._place
        grid = self._draft.grid
        planned = np.nan_to_num(self._planned("navi_area"), nan=-1).astype(np.int64)
        is_kept = is_fit & (planned >= 0) & (planned < grid**2) & is_inside(planned, grid, *raw.T)
        return np.where(is_kept, planned, self._draft.arithmetic.areas(place[:, 0], place[:, 1], grid))

    @cached_property
    def width(self) -> Array:
        """Stored widths of navi nodes; int64."""
        low, high = self._draft.width[self.low], self._draft.width[self.high]
        # The wider end counts; beside a junction the narrower one, which can be wide because of the roads that cross there.
        ends = np.where(self._draft.is_inside[self.at], np.maximum(low, high), np.minimum(low, high))
        default = np.zeros(self._draft.lines.rows, np.int64)
        default[self._draft.kept[self.at]] = np.minimum(ends, _MOST_WIDTH)
        return self._draft.lines.whole("navi_path_width", default, 0xFF, steps=16)[self._draft.kept[self.at]]

    # Numbers of navi nodes

    def number(self, up: Array) -> tuple[Array, Array, Array]:
        """Give roads their navi nodes.

        Parameters
        ----------
        up : numpy.ndarray
            Row of the link of every road that leads from its lower end.

        Returns
        -------
        navi : numpy.ndarray
            Road whose navi node every road has: mostly its own; int64.
        ids : numpy.ndarray
            Row of the navi node in the file of its area.
        first : numpy.ndarray
            Roads that have a navi node of their own, in the order that numbers these.
        """
        navi = self._shared(up)
        rows = np.argsort(up)
        first = rows[navi_scan(np.arange(len(rows)), self.low[rows], navi[rows])]
        first = first[navi[first] == first]
        ids = np.empty(len(navi), np.int64)
        ids[first] = count_earlier(self.area[first])
        lit = np.flatnonzero(self._is_lit_twice & (navi == np.arange(len(navi))))
        fix = "Leave it at the end where the junction is"
        self._draft.lines.refuse(
            self._draft.kept[self.at[lit]], "{where} has a light at both ends, but files hold one", fix=fix
        )
        return navi, ids[navi], first

    def _shared(self, up: Array) -> Array:
        """Return the road whose navi node every road has.

        Roads with the same values in the plan, the number of the navi node included, share one navi node if they have
        no common end and the navi node fits both roads.
        """
        leader_of_road = np.arange(len(up))
        planned = np.stack([self._planned(f"navi_{name}") for name in NAVI], axis=1)
        complete = np.flatnonzero(~np.isnan(planned[:, :3]).any(axis=1))
        complete = complete[np.argsort(up[complete])]
        planned = np.nan_to_num(planned, nan=-np.inf)
        order = np.lexsort(planned[complete].T)  # stable: what the scan meets first stays in front
        rows = complete[order]
        is_first = np.ones(len(rows), bool)
        is_first[1:] = (planned[rows[1:]] != planned[rows[:-1]]).any(axis=1)
        leader = rows[np.maximum.accumulate(np.where(is_first, np.arange(len(rows)), 0))]
        rows, leader = rows[~is_first], leader[~is_first]
        is_same = np.ones(len(rows), bool)
        for one in (self.low, self.high):
            for leader_end in (self.low, self.high):
                is_same &= one[rows] != leader_end[leader]
        # It is the other way round for neither direction of a road that it does not point along.
        light = np.where(self.is_light_low[leader], 0, self.state[leader])
        for lanes, state in zip(self.lanes, self._lights, strict=True):
            is_same &= (lanes[rows] == self.lanes[0][leader]) & (state[rows] == light)
        leader_of_road[rows[is_same]] = leader[is_same]
        return leader_of_road
