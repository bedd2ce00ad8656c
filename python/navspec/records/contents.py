"""Contents of files: the records of `navspec.info`, `navspec.ls` and `navspec.get`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NotRequired, TypedDict

from navspec.errors import ReadError
from navspec.records.record import Natural, OmitNone, PythonOnly, Record, Result
from navspec.records.report import SetInput

Kind = Literal["structure", "list", "number", "flags", "bytes", "derived"]
"""Kind of a place; flags are a number with named bits."""
Bits = Mapping[str, bool | int | str]


class Meaning(TypedDict, total=False):
    """The meaning of a value.

    - name: Name of the value in its enum.
    - scaled: Value after scaling.
    - unit: Unit of the value, after scaling if there is a scale.
    - text: Bytes as text, without the zeros after it.
    - bits: Named bits of the value.
    """

    name: str
    scaled: float | str
    unit: str
    text: str
    bits: Bits


class _Place(Meaning):
    """A place in a file.

    - pointer: JSON Pointer of the place.
    - element: Name of the element in its list, if the spec gives one.
    - type: Type in the words of the spec: u4, s2, f4, b3, bytes[4], text, the name of a structure, node[12] for a list.
    - fields: Number of fields of a structure.
    - count: Number of elements of a list.
    """

    pointer: str
    element: NotRequired[str]
    kind: Kind
    type: str
    fields: NotRequired[Natural]
    count: NotRequired[Natural]


class PartEntry(_Place):
    """A part of a place.

    - value: Value as navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other
      floats by their bits, bytes as hex:00ff. For a structure its first numbers by name, for a short list of numbers the
      numbers.
    - names: Names in their enums of the first numbers of a structure, by the name of the number.
    """

    value: NotRequired[Any]
    names: NotRequired[Mapping[str, str]]


class PlaceValue(_Place):
    """The whole value of a place.

    - value: Value as navspec dump writes it, but finite floats as numbers: whole numbers beyond 2^53 - 1 as text, other
      floats by their bits, bytes as hex:00ff. Structures are objects, and lists arrays, with everything in them.
    """

    value: Any


@dataclass(frozen=True, slots=True)
class Parts(Result):
    """Parts of a file, or of a place in it.

    - path: Path of the file as it was given; - for stdin.
    - format, variant: Format and variant of the file.
    - pointer: Pointer of the requested place.
    - kind, type: Kind and type of the requested place, if it is a single one.
    - entries: Parts: `pointer`, `kind`, `type`, and `value` with its meaning if there is one.
    - total: Number of parts, including parts that are not listed.

    Examples
    --------
    >>> parts = navspec.ls("build/demo/NODES28.DAT", "/nodes/4")
    >>> parts.kind, parts.type
    ('structure', 'path_node')
    >>> [entry["pointer"] for entry in parts.entries[:2]]
    ['/nodes/4/next_ptr', '/nodes/4/prev_ptr']
    """

    path: str
    format: str
    variant: str
    pointer: str
    kind: OmitNone[Kind]
    type: OmitNone[str]
    entries: tuple[PartEntry, ...]
    total: Natural


@dataclass(frozen=True, slots=True)
class Values(Result):
    """Values of a file.

    - path: Path of the file as it was given; - for stdin.
    - format, variant: Format and variant of the file.
    - values: `pointer`, `kind`, `type`, `value` and its meaning for each requested place.

    Examples
    --------
    >>> values = navspec.get("build/demo/NODES28.DAT", "/nodes/4/position_x")
    >>> values.values[0]["value"], values.values[0]["unit"]
    (308.875, 'm')
    """

    path: str
    format: str
    variant: str
    values: tuple[PlaceValue, ...]


@dataclass(frozen=True, slots=True)
class FileFacts(Record):
    """Facts about a file.

    - path: Path of the file as it was given; - for stdin.
    - format, family, variant: Format, family and variant of the file.
    - size: Size in bytes.
    - info: Facts in the words of the game.
    - pointers: Pointers of the fields that facts are read from, by the names of the facts; a nested fact has a dotted name.
      Only facts that are read from one field have one.
    """

    path: str
    format: str
    family: str
    variant: str
    size: Natural
    info: Mapping[str, Any]
    pointers: PythonOnly[Mapping[str, str]] = field(default_factory=dict)


class InfoSummary(TypedDict):
    """Numbers of files, of sets, and of files that cannot be read."""

    files: Natural
    sets: Natural
    unread: Natural


@dataclass(frozen=True, slots=True)
class Facts(Result):
    """Facts about files and sets; `unread` has the errors of files that cannot be read.

    Examples
    --------
    >>> facts = navspec.info("maps/koth_lake.nav")
    >>> facts.files[0].variant, facts.files[0].info["areas"]
    ('tf', 4)
    """

    files: tuple[FileFacts, ...]
    sets: tuple[SetInput, ...]
    unread: PythonOnly[tuple[ReadError, ...]] = ()

    @property
    def summary(self) -> InfoSummary:
        """Numbers of files, of sets, and of files that cannot be read."""
        return {"files": len(self.files), "sets": len(self.sets), "unread": len(self.unread)}

    @property
    def fails(self) -> bool:
        """Whether a file could not be read."""
        return bool(self.unread)
