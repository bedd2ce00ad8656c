"""Stored values that follow from positions, computed exactly or as the original compiler computed them."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from navspec.families.gta_sa_paths import derived
from navspec.families.gta_sa_paths.layout import SQUARE, direction_scale, scale
from navspec.families.gta_sa_paths.original.console_arithmetic import (
    add,
    cut,
    divide,
    multiply,
    square_root,
    subtract,
)
from navspec.graphs.arrays import Array

EAST = (1, 0)
"""Direction of an edge that leads straight up or down."""


class Arithmetic(Protocol):
    """Computes stored values; places are in units, and stored coordinates whole numbers of eighths of them."""

    def store(self, places: Array) -> Array:
        """Return the stored coordinates of places; int64."""
        ...

    def units(self, stored: Array) -> Array:
        """Return stored coordinates in units; float64."""
        ...

    def mean(self, first: Array, second: Array) -> Array:
        """Return the places in the middle between others; float64."""
        ...

    def areas(self, x: Array, y: Array, grid: int) -> Array:
        """Return the area of every place on a map with so many areas in a row; int64."""
        ...

    def lengths(self, start: Array, end: Array) -> Array:
        """Return lengths in whole units between stored positions; int64."""
        ...

    def directions(self, start: Array, end: Array) -> Array:
        """Return the directions from some stored positions to others, in hundredths; int64, shape (rows, 2)."""
        ...


class ExactArithmetic:
    """Doubles, rounded as IEEE 754 has it, and cut at the end."""

    def store(self, places: Array) -> Array:
        """See `Arithmetic`."""
        return np.trunc(places * scale()).astype(np.int64)

    def units(self, stored: Array) -> Array:
        """See `Arithmetic`."""
        return stored / scale()

    def mean(self, first: Array, second: Array) -> Array:
        """See `Arithmetic`."""
        return (first + second) / 2

    def areas(self, x: Array, y: Array, grid: int) -> Array:
        """See `Arithmetic`."""
        return derived.areas_at(x, y, grid)

    def lengths(self, start: Array, end: Array) -> Array:
        """See `Arithmetic`."""
        return derived.lengths(np.square((end - start) / scale()).sum(axis=1))

    def directions(self, start: Array, end: Array) -> Array:
        """See `Arithmetic`."""
        step = (end - start) / scale()
        is_flat, *parts = derived.directions(step[:, 0], step[:, 1])
        return _directions(is_flat, np.stack(parts, axis=1))


class ConsoleArithmetic:
    """Singles, as the PlayStation 2 computes with them."""

    def store(self, places: Array) -> Array:
        """See `Arithmetic`."""
        return np.trunc(multiply(float(scale()), cut(places))).astype(np.int64)

    def mean(self, first: Array, second: Array) -> Array:
        """See `Arithmetic`."""
        return multiply(0.5, add(cut(first), cut(second)))

    def areas(self, x: Array, y: Array, grid: int) -> Array:
        """See `Arithmetic`."""
        half, side = SQUARE * grid / 2, float(SQUARE)
        column, row = (np.trunc(divide(add(cut(value), np.full(value.shape, half)), side)) for value in (x, y))
        return (np.clip(row, 0, grid - 1) * grid + np.clip(column, 0, grid - 1)).astype(np.int64)

    def lengths(self, start: Array, end: Array) -> Array:
        """See `Arithmetic`."""
        step = subtract(self.units(end), self.units(start))
        x, y, z = multiply(step, step).T
        return np.maximum(1, np.trunc(square_root(add(add(x, y), z)))).astype(np.int64)

    def directions(self, start: Array, end: Array) -> Array:
        """See `Arithmetic`."""
        step = subtract(self.units(end[:, :2]), self.units(start[:, :2]))
        length = square_root(add(*multiply(step, step).T))
        is_flat = length > 0
        parts = divide(step, np.where(is_flat, length, 1)[:, np.newaxis])
        return _directions(is_flat, multiply(float(direction_scale()), parts))

    def units(self, stored: Array) -> Array:
        """See `Arithmetic`."""
        return multiply(1 / scale(), stored.astype(np.float64))


def _directions(is_flat: Array, parts: Array) -> Array:
    """Cut directions; those of edges that lead straight up or down are made up."""
    east = np.array(EAST) * direction_scale()
    return np.where(is_flat[:, np.newaxis], np.trunc(parts), east).astype(np.int64)


ARITHMETICS: dict[str, Arithmetic] = {"exact": ExactArithmetic(), "console": ConsoleArithmetic()}
"""Arithmetics by their names."""
EXACT, CONSOLE = ARITHMETICS
