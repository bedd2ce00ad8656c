"""What of a file may be told: values from which nothing that somebody made can be put together again.

Never told are places and measures (whatever has a unit), numbers with a fraction, texts and other bytes, what tells who a row
is or where it leads, and what means something else in each element of a list. Told are bits, and numbers that the spec names
the values of, expects something of, or does not know the meaning of; where it supposes one, only those of a byte, because wider
ones are mostly ids. Of numbers wider than a byte, those values are left out that the spec does not name and few rows share.
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
from navspec.spec.limits import Limits, limits_of
from navspec.spec.places import Place, places

_SECRET = ("unit", "key", "unique", "ref", "range_ref", "count_of", "size_of", "checksum", "echo")
_NAMING = {"ref": ("row", "file"), "range_ref": ("first",)}
"""Arguments of references that name fields which lead somewhere."""
BYTE = 256
"""Values of a byte."""


@dataclass(frozen=True, slots=True)
class Told:
    """A field of which something is told.

    Of `bits` and `number` how often each value stands there, `names` being the members of their enum and `known` what else the
    spec says of them; with `has_bits`, how often each bit is set. Of `bytes` only whether they are 0, or the same everywhere.
    """

    place: Place
    kind: Literal["bits", "number", "bytes"]
    evidence: str
    names: Mapping[int, str]
    known: tuple[Limits, ...]
    is_wide: bool
    has_bits: bool

    @property
    def name(self) -> str:
        """The field in its table."""
        return self.place.field

    def column(self, tables: Tables) -> Array | None:
        """Its values in a file; None where the file has no such field."""
        table, path = self.place.table, self.place.field
        key = ".".join(filter(None, (table, path)))
        if key in tables:
            return tables[key]
        try:
            return tables.column(table, path)
        except KeyError:
            return None

    def is_free(self, values: Array) -> Array:
        """Whether values may be told however few have them; bool."""
        if not self.is_wide:
            return np.ones(len(values), bool)
        found = (values == 0) | np.isin(values, list(self.names))
        for each in self.known:
            found |= each.hold(values)
        return found


@cache
def told(spec: Spec) -> tuple[Told, ...]:
    """The fields of a spec of which something is told, in file order."""
    return tuple(_all_told(spec))


def _all_told(spec: Spec) -> Iterator[Told]:
    everything = list(places(spec))
    leading = {name for place in everything for name in _leading(spec, place)}
    for place in everything:
        if (place.kind.name, place.each.id) not in leading:
            yield from _told(spec, place)


def _leading(spec: Spec, place: Place) -> Iterator[tuple[str, str]]:
    """Fields, by their type, that tell how many rows there are, or that references name as what they follow."""
    each = place.each
    kind = spec.type_of(each) if each.kind == "struct" and each.repeat else place.kind
    for key, arguments in _NAMING.items():
        for note in each.notes_of(key):
            yield from (found for argument in arguments for found in _called(spec, kind, note.get(argument, "")))
    match each.repeat.count if each.repeat else each.size:
        case {"op": "get", "from": "self", "path": [name]}:
            yield place.kind.name, name


def _called(spec: Spec, kind: Type, name: str) -> Iterator[tuple[str, str]]:
    """The field of a name in a type, or in what is a part of it."""
    for field in kind.fields:
        if field.id == name.rpartition(".")[2]:
            yield kind.name, field.id
        if field.kind == "struct" and not field.repeat:
            yield from _called(spec, spec.type_of(field), name)


def _told(spec: Spec, place: Place) -> Iterator[Told]:
    each, notes = place.each, place.each.notes
    evidence = next(map(str, each.notes_of("evidence")), "")
    expected = [limits_of(note, spec, each.kind) for note in each.notes_of("expect")]
    if any(key in notes for key in _SECRET) or ("index" in notes and not expected):
        return
    if each.kind == "bytes" and isinstance(each.size, int) and each.contents is None:
        yield Told(place, "bytes", evidence, {}, (), is_wide=True, has_bits=False)
        return
    if each.kind not in ("bits", "int", "switch"):
        return
    names = spec.names_of(place.kind, each)
    known = tuple(limits for limits in expected if _is_narrow(limits, each))
    is_wide = each.width > 8 if each.kind == "bits" else each.size != 1
    is_weak = evidence == "unknown" or (evidence == "inferred" and not is_wide)
    if each.kind == "bits" or names or known or is_weak or "bits" in notes:
        has_bits = "bits" in notes or (is_weak and each.kind == "int" and not each.signed)
        yield Told(place, "bits" if each.kind == "bits" else "number", evidence, names, known, is_wide, has_bits)


def _is_narrow(limits: Limits, each: Field) -> bool:
    """Whether an expectation leaves no more values than a byte has."""
    if limits.among is not None:
        return True
    low = 0 if limits.low is None and not each.signed else limits.low
    return low is not None and limits.high is not None and limits.high - low < BYTE
