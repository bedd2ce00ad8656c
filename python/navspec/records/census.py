"""Results of a census: counts by format and variant, set and rule, without the content of the files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.records.census_fields import BYTE_VALUES, PublishableField, publishable_fields
from navspec.records.census_metrics import MIN_SHARED, Question
from navspec.records.record import Natural, PythonOnly, Record, Versioned, json_property
from navspec.records.report import EVIDENCE, SEVERITIES, Severity
from navspec.spec import Spec


@dataclass
class RuleTally(Record):
    """Counts for a rule: items checked, failures by severity, and items that could not be checked.

    - code, family: Code of the rule, and its family; the family is empty for general rules.
    - cases: Items that the rule checked.
    - failed: Items that failed.
    - not_asked: Items that the rule could not check.
    """

    code: str
    family: str
    cases: Natural = 0
    failed: Natural = 0
    not_asked: Natural = 0
    severity_counts: PythonOnly[Counter[Severity]] = field(default_factory=Counter)

    @property
    @json_property()
    def severities(self) -> Mapping[Severity, Natural]:
        """Failures by severity."""
        return {severity: self.severity_counts[severity] for severity in SEVERITIES if self.severity_counts[severity]}


@dataclass
class SetTally(Record):
    """Counts for the sets of a family: all sets, complete sets, and equal files of different sets."""

    family: str
    sets: Natural = 0
    complete: Natural = 0
    hashes: PythonOnly[dict[int, list[str]]] = field(default_factory=dict)
    shapes: PythonOnly[dict[int, list[tuple[Any, ...]]]] = field(default_factory=dict)

    @property
    @json_property()
    def in_several(self) -> Natural:
        """Numbers of files that occur in more than one set."""
        return sum(len(hash_) > 1 for hash_ in self.hashes.values())

    @property
    @json_property()
    def same_bytes(self) -> Natural:
        """Numbers of files that occur in more than one set, each time with the same bytes."""
        return _count_alike(self.hashes)

    @property
    @json_property()
    def same_rows(self) -> Natural:
        """Numbers of files that occur in more than one set, each time with the same number of rows in every table."""
        return _count_alike(self.shapes)


def _count_alike(values_by_number: Mapping[int, list[Any]]) -> int:
    """Return how many numbers have values from several sets that are all equal."""
    return sum(len(values) > 1 and len(set(values)) == 1 for values in values_by_number.values())


@dataclass(frozen=True, slots=True)
class QuestionResult(Record):
    """An open question of a format, and the numbers that the files give as its answer.

    - family, variant, question: Family and variant of the files, and the text of the question.
    - figures: Numbers, or numbers by kind, by the text that explains each; null for no number.
    """

    family: str
    variant: str
    question: str
    figures: Mapping[str, float | Mapping[str, Natural] | None]

    @classmethod
    def of(cls, family: str, variant: str, question: Question) -> QuestionResult:
        """Return the record of a question for the files of a family and variant."""
        return cls(
            family, variant, question.text, {name: metric.to_json() for name, metric in question.figures.items()}
        )


@dataclass(frozen=True, slots=True)
class Census(Versioned):
    """Counts over files, without names, places, times and content of the files.

    - formats: Counts by format and variant.
    - sets: Counts of sets by family.
    - rules: Counts of the rules that ran, by code.
    - questions: Open questions of the formats, by family and variant.
    - unknown: Files that were named and are not of a known format.
    - unopened: Files that could not be opened.
    - tool_errors: Failures of navspec itself.

    Examples
    --------
    >>> counts = navspec.census("maps/koth_lake.nav")
    >>> counts.formats[0].files, counts.unknown, counts.fails
    (1, 0, False)
    >>> counts.save("census.json")
    """

    formats: tuple[Tally, ...] = ()
    sets: tuple[SetTally, ...] = ()
    rules: tuple[RuleTally, ...] = ()
    questions: tuple[QuestionResult, ...] = ()
    unknown: Natural = 0
    unopened: Natural = 0
    tool_errors: tuple[str, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether a file could not be read, or a rule or a question could not be evaluated."""
        return bool(
            self.unknown or self.unopened or self.tool_errors or any(format_.unreadable for format_ in self.formats)
        )


MOST_VALUES = 64
"""Most values of a field that are listed one by one."""

_AT_ONCE = 1 << 20
"""Rows whose values are counted together."""


class SizeClass(TypedDict("_From", {"from": Natural})):
    """Files by size in bytes."""

    below: Natural
    files: Natural


class DecidedValue(TypedDict):
    """A decision of the reader, and the number of files that it was made for."""

    value: bool | int
    files: Natural


class Decision(TypedDict):
    """A fact that the bytes in file order do not say, and how the reader decided it."""

    name: str
    values: list[DecidedValue]
    untold: Natural


class Spread(TypedDict):
    """Rows in a file."""

    least: Natural
    median: Annotated[float, ("minimum", 0)]
    most: Natural
    total: Natural


class TableRows(TypedDict):
    """A table, and how many files have it.

    - files: Files that have it.
    """

    table: str
    files: Natural
    rows: Spread


class ValueCount(TypedDict):
    """A value, its name in its enum, and how often it occurs."""

    value: int
    name: NotRequired[str]
    count: Natural


class BitCount(TypedDict):
    """A bit, counted from the lowest, its name, and how many values have it set."""

    bit: Natural
    name: NotRequired[str]
    count: Natural


class FieldData(TypedDict):
    """A field whose values can be published, because no content can be restored from them.

    - table: Key of the table; empty for the root.
    - field: Name of the field; empty for a list of numbers.
    - kind: Kind of the field. Of bytes only `zero` and `constant` are given.
    - count: Number of values, or of byte strings.
    - zero: Number of values that are 0.
    - constant: Whether all values are equal.
    - distinct: Number of different values.
    - values: The most frequent values that can be published, by value.
    - untold: Number of values that are not listed.
    - bits: Bits that are set in a value, or that have a name.
    """

    table: str
    field: str
    kind: Literal["bits", "number", "bytes"]
    evidence: Annotated[str, ("enum", (*EVIDENCE, ""))]
    count: Natural
    zero: Natural
    constant: bool
    distinct: NotRequired[Natural]
    values: NotRequired[list[ValueCount]]
    untold: NotRequired[Natural]
    bits: NotRequired[list[BitCount]]


@dataclass
class FieldTally(Record):
    """Counts of a field over all files."""

    published: PublishableField
    count: int = 0
    zero: int = 0
    values: Array | None = None
    counts: Array | None = None
    first: bytes | None = None
    is_constant: bool = True
    bit_names: dict[int, str] = field(default_factory=dict)

    def add(self, tables: Tables) -> None:
        """Count the values of a file; a list in a row counts with each of its numbers."""
        column = self.published.column(tables)
        if column is None or not len(column):
            return
        if self.published.kind == "bytes":
            self._add_bytes(np.ascontiguousarray(column).reshape(len(column), -1))
        else:
            for start in range(0, len(column), _AT_ONCE):
                self._add_values(column[start : start + _AT_ONCE].ravel())
            if self.published.has_bits:
                names = tables.bits(self.published.place.table, self.published.place.field)
                for name, bit in names.items():
                    self.bit_names.setdefault(bit.shift, name)

    def _add_bytes(self, rows: Array) -> None:
        self.count += len(rows)
        self.zero += int(np.count_nonzero(~rows.any(axis=1)))
        first = rows[0].tobytes() if self.first is None else self.first
        self.first, expected = first, np.frombuffer(first, np.uint8)
        self.is_constant &= rows.shape[1] == len(expected) and bool((rows == expected).all())

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
        """Return the counts as plain data."""
        record: FieldData = {
            "table": self.published.place.table,
            "field": self.published.name,
            "kind": self.published.kind,
            "evidence": self.published.evidence,
            "count": self.count,
            "zero": self.zero,
            "constant": self.is_constant,
        }
        if self.values is not None and self.counts is not None:
            values = self._values(self.values, self.counts)
            untold = self.count - sum(value["count"] for value in values)
            record.update(distinct=len(self.values), values=values, untold=untold)
            if self.published.has_bits and (self.count >= MIN_SHARED or not self.published.is_wide):
                record["bits"] = self._bits(self.values, self.counts)
        return record

    def _values(self, values: Array, counts: Array) -> list[ValueCount]:
        """Return the most frequent values that can be published, by value."""
        may = (counts >= MIN_SHARED) | self.published.may_publish(values)
        ranked = sorted(zip((-counts[may]).tolist(), values[may].tolist(), strict=True))[:MOST_VALUES]
        top: list[Any] = [
            {"value": value, **({"name": name} if (name := self.published.names.get(value)) else {}), "count": -count}
            for count, value in sorted(ranked, key=lambda pair: pair[1])
        ]
        return top

    def _bits(self, values: Array, counts: Array) -> list[BitCount]:
        """Return how often each bit is set, for bits that are set in a value or have a name."""
        raw = values.view(np.uint64)
        sums = {bit: int(counts[(raw >> np.uint64(bit) & np.uint64(1)) != 0].sum()) for bit in range(64)}
        bits: list[Any] = [
            {"bit": bit, **({"name": self.bit_names[bit]} if bit in self.bit_names else {}), "count": count}
            for bit, count in sums.items()
            if count or bit in self.bit_names
        ]
        return bits


@dataclass
class Tally(Record):
    """Counts for the files of a format and variant: files, sizes, rows, and values of the fields that can be published."""

    spec: PythonOnly[Spec]
    variant: str
    files: Natural = 0
    unreadable: Natural = 0
    widths: PythonOnly[Counter[int]] = field(default_factory=Counter)
    hashes: PythonOnly[set[str]] = field(default_factory=set)
    rows: PythonOnly[dict[str, list[int]]] = field(default_factory=dict)
    decided: PythonOnly[dict[str, Counter[Any]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.field_tallies = [FieldTally(field) for field in publishable_fields(self.spec)]

    def add_file(self, size: int, sha256: str) -> None:
        """Count a file, even if it cannot be read."""
        self.files += 1
        self.widths[size.bit_length()] += 1
        self.hashes.add(sha256)

    def add(self, tables: Tables) -> None:
        """Count the rows, decisions and values of a file."""
        for key, rows in tables.items():
            if key:
                self.rows.setdefault(key, []).append(len(rows))
        for name, value in tables.decisions.items():
            self.decided.setdefault(name, Counter())[value] += 1
        for tally in self.field_tallies:
            tally.add(tables)

    @property
    @json_property(before="variant")
    def format(self) -> str:
        """Id of the format."""
        return self.spec.id

    @property
    @json_property()
    def different(self) -> Natural:
        """Number of files with different bytes."""
        return len(self.hashes)

    @property
    @json_property()
    def sizes(self) -> list[SizeClass]:
        """Files by size in bytes."""
        return [
            {"from": 1 << bits - 1 if bits else 0, "below": 1 << bits, "files": count}
            for bits, count in sorted(self.widths.items())
        ]

    @property
    @json_property()
    def decisions(self) -> list[Decision]:
        """Facts that the bytes in file order do not say, and how the reader decided them."""
        return [_count_decision(name, counts) for name, counts in sorted(self.decided.items())]

    @property
    @json_property()
    def tables(self) -> list[TableRows]:
        """Tables, and their numbers of rows."""
        return [{"table": key, "files": len(rows), "rows": _measure_spread(rows)} for key, rows in self.rows.items()]

    @property
    @json_property()
    def fields(self) -> tuple[FieldTally, ...]:
        """Fields whose values can be published, because no content can be restored from them."""
        return tuple(tally for tally in self.field_tallies if tally.count)


def _count_decision(name: str, counts: Counter[Any]) -> Decision:
    """Return the values of a decision, each with its number of files.

    Large values, such as the length of a part, are only listed where several files share them.
    """
    values: list[DecidedValue] = [
        {"value": value, "files": count}
        for value, count in sorted(counts.items())
        if abs(value) < BYTE_VALUES or count >= MIN_SHARED
    ]
    return {"name": name, "values": values, "untold": sum(counts.values()) - sum(value["files"] for value in values)}


def _measure_spread(rows: list[int]) -> Spread:
    middle = median(rows)
    return {
        "least": min(rows),
        "median": int(middle) if middle == int(middle) else middle,
        "most": max(rows),
        "total": sum(rows),
    }
