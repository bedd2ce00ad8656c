"""Joints: external rows of different groups at the same place become one edge between their internal rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from navspec.families.gta_sa_paths.original.source_text import EXTERNAL, INTERNAL, NULL, PED, SourceText
from navspec.graphs.arrays import Array

JOIN_STEPS, JOIN_HEIGHT_STEPS = 16, 32
"""Distances along an axis, in sixteenths of a unit: externals that are joined are nearer, in the plane and in height."""


@dataclass(frozen=True, slots=True)
class LinkedRows:
    """The rows of a text, with every external linked to its internal row.

    Attributes
    ----------
    target : numpy.ndarray
        Row that every row is linked to, -1 for none; int64.
    crosses : numpy.ndarray
        Whether this link crosses a road; bool.
    """

    target: Array
    crosses: Array


def link_rows(text: SourceText) -> LinkedRows:
    """Turn the links of a text round that lead from an internal to an external which leads nowhere itself."""
    target = np.where((text.next >= 0) & (text.type != NULL), text.first + text.next, -1)
    crosses = text.cross != 0
    is_open = (text.type == EXTERNAL) & (target < 0)
    rows = np.flatnonzero(target >= 0)
    rows = rows[is_open[target[rows]]]
    # The first row that leads to it is the one.
    external, first = np.unique(target[rows], return_index=True)
    internal = rows[first]
    target[external], target[internal] = internal, -1
    crosses[external], crosses[internal] = crosses[internal], crosses[external]
    return LinkedRows(target, crosses)


def find_loose_externals(text: SourceText, linked: LinkedRows) -> Array:
    """Return externals without an internal row; int64."""
    rows = np.flatnonzero(text.type == EXTERNAL)
    target = linked.target[rows]
    return rows[(target < 0) | (text.type[target] != INTERNAL)]


@dataclass(frozen=True, slots=True)
class Joints:
    """Pairs of externals, in the order in which the first ones of them come: those of vehicles and boats, then the others.

    Attributes
    ----------
    first, second : numpy.ndarray
        Rows of the externals; int64.
    num_single : int
        Externals that lie near no other one.
    """

    first: Array
    second: Array
    num_single: int


def join_externals(text: SourceText) -> Joints:
    """Join externals: each with the nearest one before it that is open, and near enough; else it is open itself."""
    is_external = text.type == EXTERNAL
    pairs, num_externals = list[tuple[int, int]](), int(is_external.sum())
    for is_meant in (text.kind != PED, text.kind == PED):
        pairs += _join(text, np.flatnonzero(is_external & is_meant).tolist())
    first, second = np.array(pairs, np.int64).reshape(-1, 2).T
    return Joints(first, second, num_externals - 2 * len(first))


def _join(text: SourceText, externals: Sequence[int]) -> list[tuple[int, int]]:
    """Return the pairs of externals in the order of their first ones.

    Any two in a cell of the grid are near enough, so that no cell has two open ones.
    """
    position = text.position.tolist()
    cells = (text.position // (JOIN_STEPS, JOIN_STEPS, JOIN_HEIGHT_STEPS)).tolist()
    steps = list(product((-1, 0, 1), repeat=3))
    open_joints: dict[tuple[int, int, int], int] = {}
    joints = list[tuple[int, int]]()
    for row in externals:
        x, y, z = position[row]
        east, north, up = cells[row]
        nearest, joint = JOIN_STEPS, -1
        for dx, dy, dz in steps:
            number = open_joints.get((east + dx, north + dy, up + dz))
            if number is None:
                continue
            other_x, other_y, other_z = position[joints[number][0]]
            distance = max(abs(x - other_x), abs(y - other_y))
            is_nearer = distance < nearest or (distance == nearest < JOIN_STEPS and number < joint)
            if is_nearer and abs(z - other_z) < JOIN_HEIGHT_STEPS:
                nearest, joint = distance, number
        if joint < 0:
            open_joints[east, north, up] = len(joints)
            joints.append((row, -1))
        else:
            first = joints[joint][0]
            del open_joints[tuple(cells[first])]
            joints[joint] = (first, row)
    return [pair for pair in joints if pair[1] >= 0]


def lanes_of_joints(text: SourceText, joints: Joints) -> tuple[Array, Array]:
    """Return the lanes of joints: toward the internal row of the first external, and away from it; int64.

    They are those of the first external, unless it has lanes both ways and the second one only one way.
    """
    right, left = text.right[joints.first], text.left[joints.first]
    other_right, other_left = text.left[joints.second], text.right[joints.second]
    is_one_way = (right > 0) & (left > 0) & ((other_right == 0) | (other_left == 0))
    return np.where(is_one_way, other_right, right), np.where(is_one_way, other_left, left)


def widths_of_joints(text: SourceText, joints: Joints) -> Array:
    """Return the widths of joints in units: the larger ones of their externals; float64."""
    return np.maximum(text.median[joints.first], text.median[joints.second])
