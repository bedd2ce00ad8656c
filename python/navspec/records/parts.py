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

    Attributes
    ----------
    name : str
        The name of the value in its enum.
    scaled : number
        The value after scaling.
    unit : str
        Unit of the value, after scaling where there is one.
    text : str
        The bytes as text, without the zeros behind it.
    bits : mapping
        The named bits of the value.
    """

    name: str
    scaled: float | str
    unit: str
    text: str
    bits: Bits


class _Place(Meaning):
    """A place.

    Attributes
    ----------
    pointer : str
        JSON Pointer of the place.
    element : str
        What an element of a list is, where the spec says it.
    type : str
        In the words of the spec: u4, s2, f4, b3, bytes[4], text, the name of a structure, node[12] for a list.
    fields : int
        Fields of a structure.
    count : int
        Elements of a list.
    """

    pointer: str
    element: NotRequired[str]
    kind: Kind
    type: str
    fields: NotRequired[Natural]
    count: NotRequired[Natural]


class Entry(_Place):
    """A part of a place.

    Attributes
    ----------
    value : object
        As navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other floats by their
        bits, bytes as hex:00ff. Of a structure its first numbers by name, of a short list of numbers these.
    names : mapping
        The names of the first numbers of a structure in their enums, by the name of the number.
    """

    value: NotRequired[Any]
    names: NotRequired[Mapping[str, str]]


class Value(_Place):
    """All that stands at a place.

    Attributes
    ----------
    value : object
        As navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other floats by their
        bits, bytes as hex:00ff. Structures are objects, and lists arrays, with all that is in them.
    """

    value: Any


@dataclass(frozen=True, slots=True)
class Parts(Result):
    """What a file, or a part of one, consists of.

    Attributes
    ----------
    path : str
        As it was given; - for stdin.
    format, variant : str
        What the file is.
    pointer : str
        What was asked for.
    kind, type : str or None
        Of the place that was asked for, where it is one.
    entries : tuple of mapping
        The parts: `pointer`, `kind`, `type`, and `value` and what it means where there is one.
    total : int
        How many parts there are, those that are not listed among them.
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

    Attributes
    ----------
    path : str
        As it was given; - for stdin.
    format, variant : str
        What the file is.
    values : tuple of mapping
        For each place that was asked for: `pointer`, `kind`, `type`, `value` and what it means.
    """

    path: str
    format: str
    variant: str
    values: tuple[Value, ...]
