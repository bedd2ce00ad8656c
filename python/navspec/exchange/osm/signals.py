"""Traffic signals of OpenStreetMap: at junctions, or at the lines where cars stop before them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import numpy as np

from navspec.graphs.arrays import Array

REACH = 40.0
"""Metres from a stop line to its junction at most."""
INSIDE_JUNCTION = 20.0
"""Metres: a shorter stretch between two lit places is inside a junction, where no car waits."""
_MIN_ROADS = 3
"""Roads that meet at a junction."""

Step = tuple[int, int]
"""A place and the next one, in the direction of travel."""


class SignalFinder:
    """Lit steps of a network of roads: at the end of each, traffic comes to a light.

    Parameters
    ----------
    lines : iterable
        Rows of places along every road, and whether it is one-way.
    metres : numpy.ndarray
        Places; float64, shape (places, 2).
    """

    def __init__(self, lines: Iterable[tuple[Sequence[int], bool]], metres: Array) -> None:
        self._metres = metres
        self._neighbours: dict[int, set[int]] = {}
        self._along, self._drivable = set[Step](), set[Step]()
        for rows, is_one_way in lines:
            for step in pairwise(rows):
                self._along.add(step)
                self._drivable |= {step} if is_one_way else {step, step[::-1]}
                for place, neighbour in (step, step[::-1]):
                    self._neighbours.setdefault(place, set()).add(neighbour)

    def find_lit_steps(self, signals: Mapping[int, str]) -> set[Step]:
        """Return the lit steps of signals: by place, the direction of its road that a signal is for, or another word.

        A junction with signals lights all roads to it, and a stop line only its own road at the junction. A signal that
        is far from junctions lights its road in both directions.
        """
        lit = set[Step]()
        for place, direction in signals.items():
            neighbours = self._neighbours.get(place, set())
            ends = self._find_junctions(place, direction) if len(neighbours) < _MIN_ROADS else []
            lit |= {min(ends)[1]} if ends else {(neighbour, place) for neighbour in neighbours}
        return {step for step in lit & self._drivable if not self._leads_out(step)}

    def _leads_out(self, step: Step) -> bool:
        """Return whether a step leads from the middle of a junction to its side, where no car waits."""
        start, end = (len(self._neighbours[place]) for place in step)
        return start > max(end, _MIN_ROADS - 1) and self._measure(step) < INSIDE_JUNCTION

    def _find_junctions(self, place: int, direction: str) -> list[tuple[float, Step]]:
        """Return the junctions that traffic comes to from a stop line: the distance, and the step that ends there."""
        ends = []
        for neighbour in self._neighbours.get(place, set()):
            step = (place, neighbour)
            if step not in self._drivable or (direction == "forward" and step not in self._along):
                continue
            if direction == "backward" and step[::-1] not in self._along:
                continue
            distance = self._measure(step)
            while distance <= REACH and len(self._neighbours[step[1]]) == 2:
                (following,) = self._neighbours[step[1]] - {step[0]}
                step = (step[1], following)
                distance += self._measure(step)
            if distance <= REACH and len(self._neighbours[step[1]]) >= _MIN_ROADS:
                ends.append((distance, step))
        return ends

    def _measure(self, step: Step) -> float:
        return float(np.hypot(*(self._metres[step[1]] - self._metres[step[0]])))
