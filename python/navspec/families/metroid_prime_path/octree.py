"""The octree of a mesh: its structure, descents, and a builder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.graphs.connectivity import find_cycle_nodes

DEEPEST = 64
"""Levels of boxes up to which descents are checked."""


@dataclass(eq=False)
class Octree:
    """Boxes, the last one being the root.

    Attributes
    ----------
    is_leaf : numpy.ndarray
        Whether a box is a leaf; bool, shape (boxes,).
    low, high, center : numpy.ndarray
        Float64, shape (boxes, 3).
    children : numpy.ndarray
        Boxes in every box; int64, shape (boxes, 8).
    entries : pair of numpy.ndarray
        Box and region of every entry of the lists of leaves that exist; int64.
    has_list : numpy.ndarray
        Whether a box is a leaf with a list that is not empty and lies in its table; bool.
    count : numpy.ndarray
        Entries of the list of every box; int64.
    """

    is_leaf: Array
    low: Array
    high: Array
    center: Array
    children: Array
    entries: tuple[Array, Array]
    has_list: Array
    count: Array

    @property
    def size(self) -> int:
        """Number of boxes."""
        return len(self.is_leaf)

    @cached_property
    def links(self) -> tuple[Array, Array, Array]:
        """Parent, child and the child's number, for the children of inner boxes that exist; int64."""
        parent, number = np.nonzero((self.children >= 0) & (self.children < self.size) & ~self.is_leaf[:, None])
        return parent, self.children[parent, number], number

    @cached_property
    def uses(self) -> Array:
        """Number of inner boxes with a box as their child; int64."""
        return np.bincount(self.links[1], minlength=self.size)

    @cached_property
    def is_broken(self) -> Array:
        """Whether an inner box lacks one of its eight children; bool."""
        return ~self.is_leaf & (np.bincount(self.links[0], minlength=self.size) < 8)

    @cached_property
    def level(self) -> Array:
        """Levels below the root at which a descent first reaches a box; int64, -1 for boxes that it does not reach."""
        levels = np.full(self.size, -1)
        front, level = np.arange(self.size)[-1:], 0
        while len(front):
            levels[front] = level
            below = self.children[front[~self.is_leaf[front]]].ravel()
            below = np.unique(below[(below >= 0) & (below < self.size)])
            front, level = below[levels[below] < 0], level + 1
        return levels

    @cached_property
    def is_endless(self) -> Array:
        """Whether a descent that reaches a box can return to it; bool."""
        parent, child, _ = self.links
        if (child < parent).all():
            return np.zeros(self.size, bool)
        return find_cycle_nodes(self.size, parent, child) & (self.level >= 0)

    @cached_property
    def is_tree(self) -> bool:
        """Whether every descent ends in a leaf, and each leaf is the end of one."""
        if not self.size or self.is_broken.any() or self.is_endless.any():
            return False
        return bool((self.uses[:-1] == 1).all()) and int(self.uses[-1]) == 0

    @cached_property
    def depth(self) -> int:
        """Levels of boxes; 0 for none."""
        return int(self.level.max(initial=-1)) + 1

    def leaves(self, points: Array) -> Array:
        """Return the leaf in which a descent ends, for points of the shape (points, 3); int64, -1 where it ends in
        none.
        """
        box = np.full(len(points), self.size - 1)
        for _ in range(min(self.depth, DEEPEST)):
            at = np.flatnonzero((box >= 0) & ~self.is_leaf[box]) if self.size else np.zeros(0, np.int64)
            with np.errstate(invalid="ignore"):
                number = ((points[at] > self.center[box[at]]) * (1, 2, 4)).sum(axis=1)
            child = self.children[box[at], number]
            box[at] = np.where(child < self.size, child, -1)
        return np.where((box >= 0) & self.is_leaf[box], box, -1) if self.size else box

    def count_leaves_near(self, points: Array, padding: float) -> Array:
        """Return the number of leaves that a descent with padding reaches; int64, shape (points,). The root is not
        tested.
        """
        counts = np.zeros(len(points), np.int64)
        point, box = np.arange(len(points)), np.full(len(points), self.size - 1)
        while len(box):
            counts += np.bincount(point[self.is_leaf[box]], minlength=len(points))
            point, box = point[~self.is_leaf[box]], box[~self.is_leaf[box]]
            point, box = np.repeat(point, 8), self.children[box].ravel()
            with np.errstate(invalid="ignore"):
                near = (self.low[box] - padding <= points[point]) & (points[point] <= self.high[box] + padding)
            point, box = point[near.all(axis=1)], box[near.all(axis=1)]
        return counts


MIN_REGIONS = 16
"""Boxes with fewer regions are leaves."""
MIN_HALF = 8.0
"""Half of the largest side of the smallest boxes that are split, in units."""
MAX_LEVEL = 10
MAX_BOXES, MAX_BOXES_PER_REGION = 1000, 8
"""Limit of boxes: a constant, and a number per region; beyond it no box is split. Regions that all fill a whole room would need
a thousand million boxes.
"""
FLOAT_MAX = float(np.finfo(np.float32).max)


@dataclass(eq=False)
class OctreeBox:
    """A box of an octree.

    `children` are the rows of eight boxes before it, None for a leaf. A leaf lists some `regions` from row `first` of
    the lookup table on. `low` and `high` are float64, shape (3,).
    """

    low: Array
    high: Array
    regions: Array
    first: int = 0
    children: list[int] | None = None


def build_octree(low: Array, high: Array, smallest: float) -> tuple[list[OctreeBox], Array]:
    """Build an octree over boxes, children before their parents.

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
    rows: list[OctreeBox] = []
    lookup: list[Array] = []
    size = 0

    def add_box(box: OctreeBox, level: int) -> int:
        nonlocal size
        half = (box.high - box.low) / 2
        is_large = len(box.regions) >= MIN_REGIONS and half.max() >= smallest
        if is_large and level < MAX_LEVEL and len(rows) < MAX_BOXES + MAX_BOXES_PER_REGION * len(low):
            eighths = _split(box, low, high)
            if any(len(eighth.regions) < len(box.regions) for eighth in eighths):
                box.children = [add_box(eighth, level + 1) for eighth in eighths]
                box.regions = box.regions[:0]
        if box.children is None:
            box.first = size
            lookup.append(box.regions)
            size += len(box.regions)
        rows.append(box)
        return len(rows) - 1

    nothing = np.full(3, FLOAT_MAX)
    root = (low.min(axis=0), high.max(axis=0)) if len(low) else (nothing, -nothing)
    add_box(OctreeBox(*root, np.arange(len(low))), 0)
    return rows, np.concatenate(lookup).astype(np.uint32)


_UPPER: Array = np.array([[number >> axis & 1 for axis in range(3)] for number in range(8)], bool)
"""Whether every eighth of a box is in its upper half, by axis."""


def _split(box: OctreeBox, low: Array, high: Array) -> list[OctreeBox]:
    """Return the eighths of a box, with the regions whose boxes touch them."""
    middle = ((box.low + box.high) / 2).astype(np.float32)
    start, end = np.where(_UPPER, middle, box.low), np.where(_UPPER, box.high, middle)
    near = np.ones((8, len(box.regions)), bool)
    for axis in range(3):
        near &= low[box.regions, axis] <= end[:, axis, None]
        near &= start[:, axis, None] <= high[box.regions, axis]
    eighths = zip(start, end, near, strict=True)
    return [OctreeBox(south, north, box.regions[is_near]) for south, north, is_near in eighths]
