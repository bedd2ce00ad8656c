"""Files of one format and variant, added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.records.figures import FEW
from navspec.records.record import Aside, Natural, Record, member
from navspec.records.report import EVIDENCE
from navspec.records.told import BYTE, Told, told
from navspec.spec import Spec

MOST_VALUES = 64
"""Values of a field that are told one by one."""

_AT_ONCE = 1 << 20
"""Rows of which the values are counted together."""


class Size(TypedDict("_From", {"from": Natural})):
    """Files by size in bytes."""

    below: Natural
    files: Natural


class DecidedValue(TypedDict):
    """How many files are decided so."""

    value: bool | int
    files: Natural


class Decision(TypedDict):
    """What the bytes in order do not tell, and how it was decided."""

    name: str
    values: list[DecidedValue]
    untold: Natural


class Spread(TypedDict):
    """Rows in a file."""

    least: Natural
    median: Annotated[float, ("minimum", 0)]
    most: Natural
    total: Natural


class Rows(TypedDict):
    """A table, and how many files have it.

    - files: Files that have it.
    """

    table: str
    files: Natural
    rows: Spread


class Value(TypedDict):
    """A value, its name in its enum, and how often it stands there."""

    value: int
    name: NotRequired[str]
    count: Natural


class Bit(TypedDict):
    """A bit, counted from the lowest, its name, and how many values have it set."""

    bit: Natural
    name: NotRequired[str]
    count: Natural


class FieldData(TypedDict):
    """A field from which nothing can be put together that somebody has made.

    - table: Empty for the root.
    - field: Empty for a list of numbers.
    - kind: Of bytes only whether they are 0, or the same everywhere, is told.
    - count: Values, or pieces of bytes.
    - zero: Those that are 0.
    - constant: Whether all are alike.
    - distinct: Different values.
    - values: The most frequent ones of those that may be told, by value.
    - untold: Values that are not among those.
    - bits: Bits that are ever set, or have a name.
    """

    table: str
    field: str
    kind: Literal["bits", "number", "bytes"]
    evidence: Annotated[str, ("enum", (*EVIDENCE, ""))]
    count: Natural
    zero: Natural
    constant: bool
    distinct: NotRequired[Natural]
    values: NotRequired[list[Value]]
    untold: NotRequired[Natural]
    bits: NotRequired[list[Bit]]


@dataclass
class FieldTally(Record):
    """A field in all files."""

    told: Told
    count: int = 0
    zero: int = 0
    values: Array | None = None
    counts: Array | None = None
    first: bytes | None = None
    is_constant: bool = True
    bit_names: dict[int, str] = field(default_factory=dict)

    def add(self, tables: Tables) -> None:
        """Count the values of a file; a list in a row counts with each of its numbers."""
        column = self.told.column(tables)
        if column is None or not len(column):
            return
        if self.told.kind == "bytes":
            self._add_bytes(np.ascontiguousarray(column).reshape(len(column), -1))
        else:
            for start in range(0, len(column), _AT_ONCE):
                self._add_values(column[start : start + _AT_ONCE].ravel())
            if self.told.has_bits:
                names = tables.bits(self.told.place.table, self.told.place.field)
                for name, bit in names.items():
                    self.bit_names.setdefault(bit.shift, name)

    def _add_bytes(self, rows: Array) -> None:
        self.count += len(rows)
        self.zero += int(np.count_nonzero(~rows.any(axis=1)))
        first = rows[0].tobytes() if self.first is None else self.first
        self.first, known = first, np.frombuffer(first, np.uint8)
        self.is_constant &= rows.shape[1] == len(known) and bool((rows == known).all())

    def _add_values(self, column: Array) -> None:
        wide = column.astype(np.uint64 if column.dtype.kind == "u" and column.dtype.itemsize == 8 else np.int64)
        values, counts = np.unique(wide, return_counts=True)
        if self.values is not None and self.counts is not None:
            every = np.concatenate((self.values, values))
            values, at = np.unique(every, return_inverse=True)
            counts = np.bincount(at, np.concatenate((self.counts, counts)), len(values)).astype(np.int64)
        self.values, self.counts = values, counts
        self.count += column.size
        self.zero += int(np.count_nonzero(column == 0))
        self.is_constant = len(values) == 1

    def to_dict(self) -> FieldData:
        """The numbers as plain data."""
        record: FieldData = {
            "table": self.told.place.table,
            "field": self.told.name,
            "kind": self.told.kind,
            "evidence": self.told.evidence,
            "count": self.count,
            "zero": self.zero,
            "constant": self.is_constant,
        }
        if self.values is not None and self.counts is not None:
            values = self._values(self.values, self.counts)
            untold = self.count - sum(value["count"] for value in values)
            record.update(distinct=len(self.values), values=values, untold=untold)
            if self.told.has_bits and (self.count >= FEW or not self.told.is_wide):
                record["bits"] = self._bits(self.values, self.counts)
        return record

    def _values(self, values: Array, counts: Array) -> list[Value]:
        """The most frequent values that may be told, by value."""
        may = (counts >= FEW) | self.told.is_free(values)
        ranked = sorted(zip((-counts[may]).tolist(), values[may].tolist(), strict=True))[:MOST_VALUES]
        found: list[Any] = [
            {"value": value, **({"name": name} if (name := self.told.names.get(value)) else {}), "count": -count}
            for count, value in sorted(ranked, key=lambda each: each[1])
        ]
        return found

    def _bits(self, values: Array, counts: Array) -> list[Bit]:
        """How often each bit is set that is ever set, or that has a name."""
        raw = values.view(np.uint64)
        sums = {bit: int(counts[(raw >> np.uint64(bit) & np.uint64(1)) != 0].sum()) for bit in range(64)}
        found: list[Any] = [
            {"bit": bit, **({"name": self.bit_names[bit]} if bit in self.bit_names else {}), "count": count}
            for bit, count in sums.items()
            if count or bit in self.bit_names
        ]
        return found


@dataclass
class Tally(Record):
    """Files of one format and variant: how many, how large, with how many rows, and what stands in the fields that are told."""

    spec: Aside[Spec]
    variant: str
    files: Natural = 0
    unreadable: Natural = 0
    widths: Aside[Counter[int]] = field(default_factory=Counter)
    hashes: Aside[set[str]] = field(default_factory=set)
    rows: Aside[dict[str, list[int]]] = field(default_factory=dict)
    decided: Aside[dict[str, Counter[Any]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.told = [FieldTally(each) for each in told(self.spec)]

    def add_file(self, size: int, sha256: str) -> None:
        """Count a file, whether or not it can be read."""
        self.files += 1
        self.widths[size.bit_length()] += 1
        self.hashes.add(sha256)

    def add(self, tables: Tables) -> None:
        """Count what stands in a file."""
        for key, rows in tables.items():
            if key:
                self.rows.setdefault(key, []).append(len(rows))
        for name, value in tables.decisions.items():
            self.decided.setdefault(name, Counter())[value] += 1
        for each in self.told:
            each.add(tables)

    @property
    @member(before="variant")
    def format(self) -> str:
        """Id of the format."""
        return self.spec.id

    @property
    @member()
    def different(self) -> Natural:
        """Files of different bytes."""
        return len(self.hashes)

    @property
    @member()
    def sizes(self) -> list[Size]:
        """Files by size in bytes."""
        return [
            {"from": 1 << bits - 1 if bits else 0, "below": 1 << bits, "files": count}
            for bits, count in sorted(self.widths.items())
        ]

    @property
    @member()
    def decisions(self) -> list[Decision]:
        """What the bytes in order do not tell, and how it was decided."""
        return [_decided(name, counts) for name, counts in sorted(self.decided.items())]

    @property
    @member()
    def tables(self) -> list[Rows]:
        """Tables, and how many rows they have."""
        return [{"table": key, "files": len(rows), "rows": _spread(rows)} for key, rows in self.rows.items()]

    @property
    @member()
    def fields(self) -> tuple[FieldTally, ...]:
        """Fields from which nothing can be put together that somebody has made."""
        return tuple(each for each in self.told if each.count)


def _decided(name: str, counts: Counter[Any]) -> Decision:
    """What is decided in how many files; large numbers, such as the length of a part, only where several files share them."""
    values: list[DecidedValue] = [
        {"value": value, "files": count} for value, count in sorted(counts.items()) if abs(value) < BYTE or count >= FEW
    ]
    return {"name": name, "values": values, "untold": sum(counts.values()) - sum(each["files"] for each in values)}


def _spread(rows: list[int]) -> Spread:
    middle = median(rows)
    return {
        "least": min(rows),
        "median": int(middle) if middle == int(middle) else middle,
        "most": max(rows),
        "total": sum(rows),
    }
