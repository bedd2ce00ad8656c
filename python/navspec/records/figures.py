"""Answers to the open questions of a format: numbers that add up over files, and that no file can be rebuilt from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, ClassVar, Self

import numpy as np

FEW = 10
"""What fewer of its kind than this share is not told where it could say more than how often it is."""
_FREQUENT = 10


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are."""

    value: int

    def __add__(self, other: Self) -> Self:
        return type(self)(self.value + other.value)

    def told(self) -> int:
        """The number."""
        return self.value


@dataclass(frozen=True, slots=True)
class Counts:
    """How many there are of each kind; kinds are whole numbers in their order, or words in that of their first file."""

    values: Mapping[Any, int]

    def __add__(self, other: Self) -> Self:
        found = Counter(self.values)
        found.update(other.values)  # a sum of counters would forget what is 0
        return type(self)(found)

    def told(self) -> dict[str, int]:
        """The numbers by their kinds."""
        order = sorted(self.values, key=lambda kind: (isinstance(kind, str), 0 if isinstance(kind, str) else kind))
        return {str(kind): self.values[kind] for kind in order}


class Frequent(Counts):
    """The ten most frequent values, as hexadecimal numbers, without those that few share; and how many have others."""

    def told(self) -> dict[str, int]:
        """The numbers by their values."""
        ranked = sorted((-count, value) for value, count in self.values.items() if count >= FEW)[:_FREQUENT]
        found = {f"0x{value:X}": -count for count, value in ranked}
        return {**found, "other": sum(self.values.values()) - sum(found.values())}


@dataclass(frozen=True, slots=True)
class Different:
    """How many different ones there are; what they are is not told."""

    values: frozenset[Hashable]

    def __add__(self, other: Self) -> Self:
        return type(self)(self.values | other.values)

    def told(self) -> int:
        """The number."""
        return len(self.values)


@dataclass(frozen=True, slots=True)
class Least:
    """The smallest number, None where there is none."""

    choice: ClassVar[Callable[..., Any]] = min
    value: float | None

    def __add__(self, other: Self) -> Self:
        return type(self)(self.choice(_there(self.value, other.value), default=None))

    def told(self) -> float | None:
        """The number, as exact as three digits."""
        if self.value is None or not isfinite(self.value):
            return None
        return float(f"{self.value:.3g}") if self.value != int(self.value) else int(self.value)


class Most(Least):
    """The greatest number, None where there is none."""

    choice = max


Figure = Count | Counts | Different | Least


@dataclass(frozen=True, slots=True)
class Question:
    """A question that files can answer, in words, and what these files say to it."""

    text: str
    figures: Mapping[str, Figure] = field(default_factory=dict)

    def __add__(self, other: Question) -> Question:
        names = dict.fromkeys((*self.figures, *other.figures))
        return Question(self.text, {name: _joined(self.figures.get(name), other.figures.get(name)) for name in names})


def of(is_so: Any) -> Count:
    """How many are so."""
    return Count(int(np.count_nonzero(is_so)))


def kinds(values: Any) -> Counts:
    """How many there are of each whole number."""
    return Counts(_counted(values))


def frequent(values: Any) -> Frequent:
    """The most frequent ones of whole numbers."""
    return Frequent(_counted(values))


def steps(values: Any, width: float) -> Counts:
    """How many numbers there are in each step of some width, by the lower end of the step; others than numbers in none."""
    found = np.asarray(values, np.float64)
    numbers, counts = np.unique(np.floor(found[np.isfinite(found)] / width + 1e-9), return_counts=True)
    ends = [round(number * width, 6) for number in numbers.tolist()]
    return Counts(dict(zip(ends, counts.tolist(), strict=True)))


def bands(values: Any, ends: Iterable[float], unit: str = "") -> Counts:
    """How many numbers there are below each of some ascending ends and not below the one before, and how many beyond."""
    known = list(ends)
    numbers = np.bincount(np.searchsorted(known, np.asarray(values), "right"), minlength=len(known) + 1).tolist()
    labels = [*(f"below {end:g}{unit}" for end in known), f"{known[-1]:g}{unit} and more"]
    return Counts(dict(zip(labels, numbers, strict=True)))


def least(values: Any) -> Least:
    """The smallest one of numbers."""
    return Least(_extreme(values, np.min))


def most(values: Any) -> Most:
    """The greatest one of numbers."""
    return Most(_extreme(values, np.max))


def _extreme(values: Any, how: Any) -> float | None:
    found = np.asarray(values, np.float64)
    found = found[np.isfinite(found)]
    return float(how(found)) if len(found) else None


def _counted(values: Any) -> dict[Any, int]:
    found, counts = np.unique(np.asarray(values), return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))


def _there(*values: float | None) -> list[float]:
    return [value for value in values if value is not None]


def _joined(one: Any, other: Any) -> Any:
    return other if one is None else one if other is None else one + other
