"""Octrees grown over the boxes of regions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from navspec.columns.access import Array

FEW = 16
"""Boxes that touch fewer regions are leaves."""
DEEPEST = 10
MOST, TIMES = 1000, 8
"""Boxes from which on none is split: so many, and so many for each region. Regions that all reach through a whole room
would have a thousand million of them."""
FLOAT_MAX = float(np.finfo(np.float32).max)


@dataclass(eq=False)
class Box:
    """A box of an octree.

    `children` are the places of eight others in front of it, None for a leaf, which lists some `regions` from place `first`
    of the lookup table on. `low` and `high` are float64, shape (3,).
    """

    low: Array
    high: Array
    regions: Array
    first: int = 0
    children: list[int] | None = None


def grown(low: Array, high: Array, smallest: float) -> tuple[list[Box], Array]:
    """An octree over boxes, children before their parents.

    Parameters
    ----------
    low, high : numpy.ndarray
        The boxes; float64, shape (boxes, 3).
    smallest : float
        Boxes that are smaller than twice this in all directions are not split.

    Returns
    -------
    tuple
        Boxes of the octree, the last one being the root, and the lookup table, uint32.
    """
    rows: list[Box] = []
    lookup: list[Array] = []
    size = 0

    def grow(box: Box, level: int) -> int:
        nonlocal size
        half = (box.high - box.low) / 2
        is_large = len(box.regions) >= FEW and half.max() >= smallest
        if is_large and level < DEEPEST and len(rows) < MOST + TIMES * len(low):
            eighths = [_eighth(box, number, low, high) for number in range(8)]
            if not all(np.array_equal(eighth.regions, box.regions) for eighth in eighths):
                box.children = [grow(eighth, level + 1) for eighth in eighths]
                box.regions = box.regions[:0]
        if box.children is None:
            box.first = size
            lookup.append(box.regions)
            size += len(box.regions)
        rows.append(box)
        return len(rows) - 1

    nothing = np.full(3, FLOAT_MAX)
    root = (low.min(axis=0), high.max(axis=0)) if len(low) else (nothing, -nothing)
    grow(Box(*root, np.arange(len(low))), 0)
    return rows, np.concatenate(lookup).astype(np.uint32)


def _eighth(box: Box, number: int, low: Array, high: Array) -> Box:
    """An eighth of a box, with those of its regions whose boxes touch it."""
    middle = ((box.low + box.high) / 2).astype(np.float32)
    is_upper = np.array([number >> axis & 1 for axis in range(3)], bool)
    start, end = np.where(is_upper, middle, box.low), np.where(is_upper, box.high, middle)
    near = (low[box.regions] <= end).all(axis=1) & (start <= high[box.regions]).all(axis=1)
    return Box(start, end, box.regions[near])
