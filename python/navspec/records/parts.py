"""What `navspec.ls` and `navspec.get` return: the parts of a file, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

from navspec.records.record import Natural, Result, Sparse

Kind = Literal["structure", "list", "number", "flags", "bytes", "derived"]
"""What a place is; flags are a number with named bits."""
Bits = Mapping[str, bool | int | str]


class Meaning(TypedDict, total=False):
    """What a value stands for.

    - name: The name of the value in its enum.
    - scaled: The value after scaling.
    - unit: Unit of the value, after scaling where there is one.
    - text: The bytes as text, without the zeros behind it.
    - bits: The named bits of the value.
    """

    name: str
    scaled: float | str
    unit: str
    text: str
    bits: Bits


class _Place(Meaning):
    """A place.

    - pointer: JSON Pointer of the place.
    - element: What an element of a list is, where the spec says it.
    - type: In the words of the spec: u4, s2, f4, b3, bytes[4], text, the name of a structure, node[12] for a list.
    - fields: Fields of a structure.
    - count: Elements of a list.
    """

    pointer: str
    element: NotRequired[str]
    kind: Kind
    type: str
    fields: NotRequired[Natural]
    count: NotRequired[Natural]


class Entry(_Place):
    """A part of a place.

    - value: As navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other floats by
      their bits, bytes as hex:00ff. Of a structure its first numbers by name, of a short list of numbers these.
    - names: The names of the first numbers of a structure in their enums, by the name of the number.
    """

    value: NotRequired[Any]
    names: NotRequired[Mapping[str, str]]


class Value(_Place):
    """All that stands at a place.

    - value: As navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other floats by
      their bits, bytes as hex:00ff. Structures are objects, and lists arrays, with all that is in them.
    """

    value: Any


@dataclass(frozen=True, slots=True)
class Parts(Result):
    """What a file, or a part of one, consists of.

    - path: As it was given; - for stdin.
    - format, variant: What the file is.
    - pointer: What was asked for.
    - kind, type: Of the place that was asked for, where it is one.
    - entries: The parts: `pointer`, `kind`, `type`, and `value` and what it means where there is one.
    - total: How many parts there are, those that are not listed among them.
    """

    path: str
    format: str
    variant: str
    pointer: str
    kind: Sparse[Kind]
    type: Sparse[str]
    entries: tuple[Entry, ...]
    total: Natural


@dataclass(frozen=True, slots=True)
class Values(Result):
    """Values of a file.

    - path: As it was given; - for stdin.
    - format, variant: What the file is.
    - values: For each place that was asked for: `pointer`, `kind`, `type`, `value` and what it means.
    """

    path: str
    format: str
    variant: str
    values: tuple[Value, ...]
