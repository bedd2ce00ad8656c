"""Limits of values, from the `-expect` annotations of a spec."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from navspec.spec.model import Spec

Note = Mapping[str, Any]
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Limits:
    """Limits of values: not below `low`, not above `high`, and one of `among`; None for no limit."""

    low: Any = None
    high: Any = None
    among: Sequence[Any] | None = None

    def all_valid(self, values: Array) -> bool:
        """Return whether all values are within the limits; faster than `valid_mask`."""
        if values.size == 1:
            return self.is_valid(values.item())
        if self.among is not None:
            return bool(self.valid_mask(values).all())
        if not values.size:
            return True
        is_unsigned = values.dtype.kind == "u"
        return bool(
            (self.low is None or (is_unsigned and self.low <= 0) or values.min() >= self.low)
            and (self.high is None or values.max() <= self.high)
        )

    def is_valid(self, value: Any) -> bool:
        """Return whether one number is within the limits."""
        return (
            (self.low is None or value >= self.low)
            and (self.high is None or value <= self.high)
            and (self.among is None or value in self.among)
        )

    def valid_mask(self, values: Array) -> Array:
        """Return a boolean array of the shape of `values`: true for values within the limits."""
        good = np.ones(values.shape, dtype=bool)
        if self.low is not None:
            good &= values >= self.low
        if self.high is not None:
            good &= values <= self.high
        if self.among is not None:
            good &= self.byte_mask[values] if values.dtype == np.uint8 else np.isin(values, self.among)
        return good

    @cached_property
    def byte_mask(self) -> Array:
        """Boolean array of 256 elements: true for the values of a byte that are in `among`."""
        return np.isin(np.arange(256), self.among or ())


def limits_of(note: Note, spec: Spec, kind: str) -> Limits:
    """Return the limits of an `-expect` annotation; whole numbers without a gap are a range."""
    low, high = note.get("min", note.get("eq")), note.get("max", note.get("eq"))
    among = note.get("any-of") or (list(spec.enums[note["in-enum"]]) if "in-enum" in note else None)
    if among and kind == "int" and low is None and high is None and len(among) == max(among) - min(among) + 1:
        return Limits(min(among), max(among))
    return Limits(low, high, among)
