"""Metrics for open questions of a format: numbers that add up over files, and from which no file can be restored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, ClassVar, Self

import numpy as np

MIN_SHARED = 10
"""Smallest number of occurrences at which a value is listed on its own."""
_FREQUENT = 10


@dataclass(frozen=True, slots=True)
class Count:
    """A number of items."""

    value: int

    def __add__(self, addend: Self) -> Self:
        return type(self)(self.value + addend.value)

    def to_json(self) -> int:
        """Return the number."""
        return self.value


@dataclass(frozen=True, slots=True)
class KindCounts:
    """Numbers of items by kind; kinds are whole numbers in their order, or words in the order of their first file."""

    values: Mapping[Any, int]

    def __add__(self, addend: Self) -> Self:
        total = Counter(self.values)
        total.update(addend.values)  # a sum of counters would drop zeros
        return type(self)(total)

    def to_json(self) -> dict[str, int]:
        """Return the numbers by kind."""
        order = sorted(self.values, key=lambda kind: (isinstance(kind, str), 0 if isinstance(kind, str) else kind))
        return {str(kind): self.values[kind] for kind in order}


class TopValues(KindCounts):
    """The ten most frequent values, as hexadecimal numbers, without values that few items share; and the number of other
    values.
    """

    def to_json(self) -> dict[str, int]:
        """Return the numbers by value."""
        ranked = sorted((-count, value) for value, count in self.values.items() if count >= MIN_SHARED)[:_FREQUENT]
        top = {f"0x{value:X}": -count for count, value in ranked}
        return {**top, "other": sum(self.values.values()) - sum(top.values())}


@dataclass(frozen=True, slots=True)
class DistinctCount:
    """A number of different values, without the values."""

    values: frozenset[Hashable]

    def __add__(self, addend: Self) -> Self:
        return type(self)(self.values | addend.values)

    def to_json(self) -> int:
        """Return the number."""
        return len(self.values)


@dataclass(frozen=True, slots=True)
class Minimum:
    """The smallest number, None without numbers."""

    choice: ClassVar[Callable[..., Any]] = min
    value: float | None

    def __add__(self, addend: Self) -> Self:
        return type(self)(self.choice(_drop_none(self.value, addend.value), default=None))

    def to_json(self) -> float | None:
        """Return the number, rounded to three digits."""
        if self.value is None or not isfinite(self.value):
            return None
        return float(f"{self.value:.3g}") if self.value != int(self.value) else int(self.value)


class Maximum(Minimum):
    """The greatest number, None without numbers."""

    choice = max


Metric = Count | KindCounts | DistinctCount | Minimum


@dataclass(frozen=True, slots=True)
class Question:
    """An open question in words, and the numbers that the files give as its answer."""

    text: str
    figures: Mapping[str, Metric] = field(default_factory=dict)

    def __add__(self, addend: Question) -> Question:
        names = dict.fromkeys((*self.figures, *addend.figures))
        return Question(
            self.text, {name: _add_metrics(self.figures.get(name), addend.figures.get(name)) for name in names}
        )


def count_true(is_so: Any) -> Count:
    """Return the number of true values."""
    return Count(int(np.count_nonzero(is_so)))


def count_kinds(values: Any) -> KindCounts:
    """Return the number of items of each whole number."""
    return KindCounts(_count_values(values))


def top_values(values: Any) -> TopValues:
    """Return the most frequent ones of whole numbers."""
    return TopValues(_count_values(values))


def count_steps(values: Any, width: float) -> KindCounts:
    """Return the number of items in each step of a width, by the lower end of the step; NaN and infinities are not
    counted.
    """
    values_ = np.asarray(values, np.float64)
    numbers, counts = np.unique(np.floor(values_[np.isfinite(values_)] / width + 1e-9), return_counts=True)
    ends = [round(number * width, 6) for number in numbers.tolist()]
    return KindCounts(dict(zip(ends, counts.tolist(), strict=True)))


def count_bands(values: Any, ends: Iterable[float], unit: str = "") -> KindCounts:
    """Return the number of items in each band between ascending ends, and beyond the last end.

    The lower end of a band belongs to it, the upper end does not.
    """
    bounds = list(ends)
    numbers = np.bincount(np.searchsorted(bounds, np.asarray(values), "right"), minlength=len(bounds) + 1).tolist()
    labels = [*(f"below {end:g}{unit}" for end in bounds), f"{bounds[-1]:g}{unit} and more"]
    return KindCounts(dict(zip(labels, numbers, strict=True)))


def minimum(values: Any) -> Minimum:
    """Return the smallest of some numbers."""
    return Minimum(_find_extreme(values, np.min))


def maximum(values: Any) -> Maximum:
    """Return the greatest of some numbers."""
    return Maximum(_find_extreme(values, np.max))


def _find_extreme(values: Any, how: Any) -> float | None:
    numbers = np.asarray(values, np.float64)
    numbers = numbers[np.isfinite(numbers)]
    return float(how(numbers)) if len(numbers) else None


def _count_values(values: Any) -> dict[Any, int]:
    unique, counts = np.unique(np.asarray(values), return_counts=True)
    return dict(zip(unique.tolist(), counts.tolist(), strict=True))


def _drop_none(*values: float | None) -> list[float]:
    return [value for value in values if value is not None]


def _add_metrics(first: Any, second: Any) -> Any:
    return second if first is None else first if second is None else first + second
