"""What values may be, as `-expect` says."""

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
    """What values may be: not below `low`, not above `high`, and one of `among`; None where nothing is said."""

    low: Any = None
    high: Any = None
    among: Sequence[Any] | None = None

    def all_hold(self, values: Array) -> bool:
        """Whether all values are as they should be, quickly."""
        if values.size == 1:
            return self.holds(values.item())
        if self.among is not None:
            return bool(self.hold(values).all())
        if not values.size:
            return True
        is_unsigned = values.dtype.kind == "u"
        return bool(
            (self.low is None or (is_unsigned and self.low <= 0) or values.min() >= self.low)
            and (self.high is None or values.max() <= self.high)
        )

    def holds(self, value: Any) -> bool:
        """Whether a number is as it should be."""
        return (
            (self.low is None or value >= self.low)
            and (self.high is None or value <= self.high)
            and (self.among is None or value in self.among)
        )

    def hold(self, values: Array) -> Array:
        """Which values are as they should be."""
        good = np.ones(values.shape, dtype=bool)
        if self.low is not None:
            good &= values >= self.low
        if self.high is not None:
            good &= values <= self.high
        if self.among is not None:
            good &= self.bytes_among[values] if values.dtype == np.uint8 else np.isin(values, self.among)
        return good

    @cached_property
    def bytes_among(self) -> Array:
        """Which values of a byte are among those that may be."""
        return np.isin(np.arange(256), self.among or ())


def limits_of(note: Note, spec: Spec, kind: str) -> Limits:
    """What an expectation says; whole numbers without a gap are a range."""
    low, high = note.get("min", note.get("eq")), note.get("max", note.get("eq"))
    among = note.get("any-of") or (list(spec.enums[note["in-enum"]]) if "in-enum" in note else None)
    if among and kind == "int" and low is None and high is None and len(among) == max(among) - min(among) + 1:
        return Limits(min(among), max(among))
    return Limits(low, high, among)
