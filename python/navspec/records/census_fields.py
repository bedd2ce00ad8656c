"""Fields whose values a census may publish, because no content can be restored from them.

Never published are places and measures (every field with a unit), numbers with a fraction, texts and other bytes, fields that
identify a row or refer to another, and fields with a different meaning in each element of a list. Published are bits, and
numbers for which the spec has names or expectations, or whose meaning is unknown. Numbers with an inferred meaning are only
published if they are one byte wide, because wider ones are mostly ids. Of numbers wider than a byte, values are left out that
the spec does not name and few rows share.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.spec import Field, Spec, Type
from navspec.spec.expectations import Limits, limits_of
from navspec.spec.table_schema import FieldPath, field_paths

_SECRET = ("unit", "key", "unique", "ref", "range_ref", "count_of", "size_of", "checksum", "echo")
_NAMING = {"ref": ("row", "file"), "range_ref": ("first",)}
"""Arguments of references that name the fields which refer to other rows."""
BYTE_VALUES = 256
"""Number of values of a byte."""


@dataclass(frozen=True, slots=True)
class PublishableField:
    """A field whose values can be published.

    Of `bits` and `number` each value is counted; `names` are the members of their enum, and `limits` the expectations of the
    spec. With `has_bits` each bit is counted, too. Of `bytes` only whether they are 0, and whether all are equal.
    """

    place: FieldPath
    kind: Literal["bits", "number", "bytes"]
    evidence: str
    names: Mapping[int, str]
    limits: tuple[Limits, ...]
    is_wide: bool
    has_bits: bool

    @property
    def name(self) -> str:
        """Name of the field in its table."""
        return self.place.field

    def column(self, tables: Tables) -> Array | None:
        """Return the values of the field in a file; None if the file has no such field."""
        table, path = self.place.table, self.place.field
        key = ".".join(filter(None, (table, path)))
        if key in tables:
            return tables[key]
        try:
            return tables.column(table, path)
        except KeyError:
            return None

    def may_publish(self, values: Array) -> Array:
        """Return for each value whether it can be published even if it is rare; bool."""
        if not self.is_wide:
            return np.ones(len(values), bool)
        may_publish = (values == 0) | np.isin(values, list(self.names))
        for limits in self.limits:
            may_publish |= limits.valid_mask(values)
        return may_publish


@cache
def publishable_fields(spec: Spec) -> tuple[PublishableField, ...]:
    """Return the fields of a spec whose values can be published, in file order."""
    return tuple(_iter_publishable(spec))


def _iter_publishable(spec: Spec) -> Iterator[PublishableField]:
    everything = list(field_paths(spec))
    leading = {name for place in everything for name in _find_counting_fields(spec, place)}
    for place in everything:
        if (place.kind.name, place.attribute.id) not in leading:
            yield from _find_publishable(spec, place)


def _find_counting_fields(spec: Spec, place: FieldPath) -> Iterator[tuple[str, str]]:
    """Yield fields, as type and name, that count rows, or that references name as their source."""
    field = place.attribute
    kind = spec.type_of(field) if field.kind == "struct" and field.repeat else place.kind
    for key, arguments in _NAMING.items():
        for note in field.notes_of(key):
            yield from (name for argument in arguments for name in _find_field(spec, kind, note.get(argument, "")))
    match field.repeat.count if field.repeat else field.size:
        case {"op": "get", "from": "self", "path": [name]}:
            yield place.kind.name, name


def _find_field(spec: Spec, kind: Type, name: str) -> Iterator[tuple[str, str]]:
    """Yield the type and id of the field of a name in a type, or in a structure in it."""
    for field in kind.fields:
        if field.id == name.rpartition(".")[2]:
            yield kind.name, field.id
        if field.kind == "struct" and not field.repeat:
            yield from _find_field(spec, spec.type_of(field), name)


def _find_publishable(spec: Spec, place: FieldPath) -> Iterator[PublishableField]:
    field, notes = place.attribute, place.attribute.notes
    evidence = next(map(str, field.notes_of("evidence")), "")
    expected = [limits_of(note, spec, field.kind) for note in field.notes_of("expect")]
    if any(key in notes for key in _SECRET) or ("index" in notes and not expected):
        return
    if field.kind == "bytes" and isinstance(field.size, int) and field.contents is None:
        yield PublishableField(place, "bytes", evidence, {}, (), is_wide=True, has_bits=False)
        return
    if field.kind not in ("bits", "int", "switch"):
        return
    names = spec.names_of(place.kind, field)
    narrow = tuple(limits for limits in expected if _is_narrow(limits, field))
    is_wide = field.width > 8 if field.kind == "bits" else field.size != 1
    is_weak = evidence == "unknown" or (evidence == "inferred" and not is_wide)
    if field.kind == "bits" or names or narrow or is_weak or "bits" in notes:
        has_bits = "bits" in notes or (is_weak and field.kind == "int" and not field.signed)
        yield PublishableField(
            place, "bits" if field.kind == "bits" else "number", evidence, names, narrow, is_wide, has_bits
        )


def _is_narrow(limits: Limits, field: Field) -> bool:
    """Return whether an expectation allows no more values than a byte has."""
    if limits.among is not None:
        return True
    low = 0 if limits.low is None and not field.signed else limits.low
    return low is not None and limits.high is not None and limits.high - low < BYTE_VALUES
