"""`<id>.spec.json` as Python objects: the library's only source of knowledge about the bytes of a format."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from navspec.errors import NavspecError

SCHEMA_VERSION = 1
"""Version of the form of `<id>.spec.json`, which `docs/writing-an-engine.md` describes."""

Expr = Any
"""An expression tree: a number, a boolean, a list, or a dict with `op` (see `navspec.spec.expr`)."""


_LEN_AMBIGUOUS_TEXT = 3
"""Bytes up to which printable bytes may look like text by chance."""


@dataclass(frozen=True, slots=True, eq=False)
class Repeat:
    """Repetition of a field: `count` times, until the first field of a record equals `until`, or to the file's end."""

    count: Expr = None
    until: int | None = None
    field: str = ""
    to_end: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """One attribute of a type, in file order.

    `kind` is `int`, `float`, `bits`, `bytes`, `struct` or `switch`; the attributes that a kind does not use keep their
    defaults. `notes` holds the annotations without their leading dash.
    """

    id: str
    kind: str
    size: Expr = None
    signed: bool = False
    endian: str = "le"
    width: int = 0
    rest: bool = False
    terminator: int | None = None
    type: str = ""
    args: tuple[Expr, ...] = ()
    on: Expr = None
    cases: tuple[tuple[Expr, Field], ...] = ()
    default: Field | None = None
    contents: bytes | None = None
    repeat: Repeat | None = None
    condition: Expr = None
    enum: str = ""
    valid: dict[str, Expr] = dataclasses.field(default_factory=dict)
    doc: str = ""
    notes: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def steps(self) -> int:
        """Stored numbers in one unit, where a unit is divided into whole steps: the reciprocal of `-scale`."""
        return round(1 / self.notes["scale"])

    def notes_of(self, key: str) -> list[Any]:
        """Return the values of an annotation as a list, which is empty where there is none."""
        note = self.notes.get(key)
        return [] if note is None else note if isinstance(note, list) else [note]

    def named_bits(self, width: int, is_true: Callable[[str], bool]) -> dict[str, int]:
        """Return the numbers of the bits that `-bits` names, by name, in an integer of `width` bits.

        `is_true` returns the value of a boolean instance of the root. Where conditions decide, the first that is true
        gives the name; `_` is always true.
        """
        bits: dict[str, int] = {}
        for number, names in self.notes.get("bits", {}).items():
            choices = {"_": names} if isinstance(names, str) else names
            name = next((name for test, name in choices.items() if test == "_" or is_true(test)), "")
            if name and int(number) < width:
                bits[name] = int(number)
        return bits


@dataclass(frozen=True, slots=True, eq=False)
class Instance:
    """A derived value of a type; `kind` is `int`, `float`, `bool`, `enum` or `overlay`.

    `members` is the enum from whose members a whole number is chosen.
    """

    id: str
    value: Expr
    kind: str
    enum: str = ""
    doc: str = ""
    notes: dict[str, Any] = dataclasses.field(default_factory=dict)
    members: str = ""

    @property
    def is_decision(self) -> bool:
        """Whether the value is chosen once per file and then kept."""
        return bool(self.notes.get("decision"))

    @property
    def is_overlay(self) -> bool:
        """Whether the value is a view on bytes that another field owns."""
        return bool(self.notes.get("overlay"))


@dataclass(frozen=True, slots=True, eq=False)
class Param:
    """A parameter that structures around a type pass to it; `type` is as in the spec."""

    id: str
    type: str
    doc: str = ""
    notes: dict[str, Any] = dataclasses.field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Member:
    """A value of an enum."""

    value: int
    id: str
    doc: str = ""
    notes: dict[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def words(self) -> str:
        """Human-readable name: its `doc` without the full stop."""
        return self.doc.removesuffix(".")

    @property
    def original(self) -> str:
        """Name in the engine or in another source, where there is one."""
        return self.notes.get("orig_id", "")


@dataclass(frozen=True, eq=False)
class Type:
    """One structure: parameters, fields in file order, derived values.

    `lender` is the id of the spec that the type was taken from, where it is another one; `sources` are the `doc-ref`.
    """

    name: str
    owner: str
    parameters: tuple[Param, ...]
    fields: tuple[Field, ...]
    instances: dict[str, Instance]
    size: int | None
    min_size: int
    bits: str | None
    doc: str = ""
    lender: str = ""
    sources: tuple[str, ...] = ()
    notes: dict[str, Any] = dataclasses.field(default_factory=dict)

    @cached_property
    def params(self) -> tuple[str, ...]:
        """Ids of the parameters."""
        return tuple(parameter.id for parameter in self.parameters)

    @cached_property
    def bool_params(self) -> frozenset[str]:
        """Ids of the boolean parameters."""
        return frozenset(parameter.id for parameter in self.parameters if parameter.type == "bool")

    @cached_property
    def by_id(self) -> dict[str, Field]:
        """Fields by their id."""
        return {field.id: field for field in self.fields}

    @cached_property
    def bit_fields(self) -> dict[str, tuple[int, int]]:
        """Bit field -> (shift from the least significant bit, width), for a bit run; empty otherwise."""
        if not self.bits:
            return {}
        total = sum(field.width for field in self.fields)
        positions, at = {}, 0
        for field in self.fields:
            positions[field.id] = (at if self.bits == "le" else total - at - field.width, field.width)
            at += field.width
        return positions

    def enum_of(self, field: Field) -> str:
        """Return the enum that names a field's values: its own, or that of the derived value `<field>_name`."""
        named = self.instances.get(f"{field.id}_name")
        if field.enum or named is None or named.value != {"op": "get", "from": "self", "path": [field.id]}:
            return field.enum
        return named.enum


@dataclass(frozen=True, eq=False)
class Spec:
    """A whole format: its types by name, and its enums.

    `values` keeps the members of enums as records: there are thousands, and few are used. `checks` are those of
    `-checks`, in the form of `navspec.spec.ksy.checks`; `relations`, `labels` and `lanes` are by table. `read_errors`
    are those of `-read-errors`, in the form of `navspec.spec.read_errors`.
    """

    id: str
    title: str
    family: str
    version: str
    doc: str
    root: Type
    types: dict[str, Type]
    values: dict[str, list[dict[str, Any]]]
    endian: str = "le"
    checks: tuple[dict[str, Any], ...] = ()
    relations: dict[str, dict[str, dict[str, Any]]] = dataclasses.field(default_factory=dict)
    labels: dict[str, dict[str, Any]] = dataclasses.field(default_factory=dict)
    lanes: dict[str, dict[str, Any]] = dataclasses.field(default_factory=dict)
    read_errors: tuple[dict[str, Any], ...] = ()
    package: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a loaded spec by its id, so that the other process gets its own shared object."""
        return (load_spec, (self.id, self.package)) if self.package else object.__reduce__(self)  # type: ignore[return-value]

    @cached_property
    def members(self) -> dict[str, tuple[Member, ...]]:
        """The members of each enum."""
        return {name: tuple(Member(**value) for value in values) for name, values in self.values.items()}

    @cached_property
    def enums(self) -> dict[str, dict[int, str]]:
        """Ids of the members by enum and value."""
        return {name: {value["value"]: value["id"] for value in values} for name, values in self.values.items()}

    def names_of(self, kind: Type | None, field: Field) -> dict[int, str]:
        """Return the names of the values of a field, or of a list's elements, in a structure; `-enum` may name hashed
        numbers.
        """
        hashed = field.notes.get("enum", "")
        names = self.enums.get(hashed or (kind.enum_of(field) if kind else field.enum), {})
        if not hashed or field.kind != "int" or field.signed:
            return names
        return {value % (1 << 8 * field.size): name for value, name in names.items()}

    def meanings_of(self, kind: Type | None, field: Field) -> dict[str, str]:
        """Return the meanings of the names of `names_of`, by name."""
        enum = field.notes.get("enum", "") or (kind.enum_of(field) if kind else field.enum)
        return {member.id: member.words for member in self.members.get(enum, ())}

    @cached_property
    def by_value(self) -> dict[str, dict[int, Member]]:
        """The members of each enum by their values."""
        return {name: {member.value: member for member in members} for name, members in self.members.items()}

    @cached_property
    def by_original(self) -> dict[str, dict[str, Member]]:
        """The first member of each enum that bears a name of another source, by enum and that name."""
        return {
            enum: {member.original: member for member in reversed(members) if member.original}
            for enum, members in self.members.items()
        }

    def partners(self, enum: str, of: str) -> dict[int, tuple[Any, ...]]:
        """Return the partners (`-with`) of the members of an enum, by their values: values of members of the enum `of`,
        or numbers.

        Members without partners of that kind are left out.
        """
        values = {name: value for value, name in self.enums.get(of, {}).items()}
        partners = {member.value: member.notes.get("with", {}).get(of) for member in self.members[enum]}
        lists = {
            value: partner if isinstance(partner, list) else [partner]
            for value, partner in partners.items()
            if partner is not None
        }
        return {value: tuple(values.get(name, name) for name in names) for value, names in lists.items()}

    @cached_property
    def decisions(self) -> dict[str, Instance]:
        """The root's decisions by name."""
        return {name: instance for name, instance in self.root.instances.items() if instance.is_decision}

    def element(self, field: Field, number: int) -> Member | None:
        """Return the enum member that describes an element of a list, where `-index` names an enum."""
        index = field.notes.get("index")
        return self.by_value[index["enum"]].get(number + index.get("first", 0)) if index else None

    def elements(self, field: Field) -> dict[int, Member]:
        """Return the enum members that describe the elements of a list, by their numbers, where `-index` names an
        enum.
        """
        index = field.notes.get("index")
        if index is None:
            return {}
        first = index.get("first", 0)
        return {member.value - first: member for member in self.members[index["enum"]] if member.value >= first}

    def type_of(self, field: Field) -> Type:
        """Return the type of a `struct` field."""
        return self.types[field.type]


def _field(data: dict[str, Any]) -> Field:
    attributes = {("condition" if key == "if" else key): value for key, value in data.items() if value is not None}
    field = Field(**attributes | {key: read(attributes[key]) for key, read in _READ.items() if key in attributes})
    return _with_widths(field) if field.kind == "switch" and field.size is None else field


_READ: dict[str, Callable[[Any], Any]] = {
    "args": tuple,
    "cases": lambda cases: tuple((case["value"], _field(case["field"])) for case in cases),
    "default": _field,
    "contents": bytes.fromhex,
    "repeat": lambda repeat: Repeat(**repeat),
}
"""Functions that convert values whose stored form differs from that in `Field`."""


def _with_widths(switch: Field) -> Field:
    """Return a switch between integer widths in which each width has the description of the field."""

    def described(case: Field) -> Field:
        return replace(case, valid=switch.valid, doc=switch.doc, notes=switch.notes)

    cases = tuple((value, described(case)) for value, case in switch.cases)
    return replace(switch, cases=cases, default=described(switch.default) if switch.default else None)


def _type(name: str, data: dict[str, Any]) -> Type:
    return Type(
        name=name,
        owner=data["owner"],
        parameters=tuple(Param(**field) for field in data["params"]),
        fields=tuple(_field(instance) for instance in data["fields"]),
        instances={instance["id"]: Instance(**instance) for instance in data["instances"]},
        size=data["size"],
        min_size=data["min_size"],
        bits=data["bits"],
        doc=data["doc"],
        lender=data["lender"],
        sources=tuple(data["doc_ref"]),
        notes=data["notes"],
    )


def from_json(data: dict[str, Any]) -> Spec:
    """Return the spec that the content of a `<id>.spec.json` describes; raises `ValueError` for one of another version."""
    if data.get("schema_version", SCHEMA_VERSION) != SCHEMA_VERSION:
        raise ValueError(f"schema_version is {data['schema_version']}, not {SCHEMA_VERSION}")
    types = {name: _type(name, definition) for name, definition in data["types"].items()}
    return Spec(
        id=data["id"],
        title=data["title"],
        family=data["family"],
        version=data["version"],
        doc=data["doc"],
        root=types[data["root"]],
        types=types,
        values={name: enum["values"] for name, enum in data["enums"].items()},
        endian=data["endian"],
        checks=tuple(data.get("checks", ())),
        relations=data.get("relations", {}),
        labels=data.get("labels", {}),
        lanes=data.get("lanes", {}),
        read_errors=tuple(data.get("read_errors", ())),
    )


@cache
def load_spec(spec_id: str, package: str = "navspec_formats") -> Spec:
    """Return the spec with this id from the package that has it as data.

    Raises `NavspecError` when the package has no such spec, or one that cannot be read.
    """
    source = files(package) / f"{spec_id}.spec.json"
    if not source.is_file():
        raise NavspecError(f"{package} has no {source.name}; `navspec spec {spec_id}.ksy -o {source.name}` writes it")
    try:
        return replace(from_json(json.loads(source.read_text(encoding="utf-8"))), package=package)
    except (LookupError, TypeError, ValueError) as error:
        raise NavspecError(f"{package}: {source.name} is not in the form of this version; compile it again") from error


def decode_text(data: bytes, *, has_terminator: bool = False) -> str | None:
    """Return bytes as text, up to the zero that ends it.

    Returns None for bytes that are not printable UTF-8, and for bytes so short that they may look like text by chance,
    unless the spec gives them a terminator.
    """
    head, _, tail = data.partition(b"\0")
    is_likely = len(head if tail.strip(b"\0") else data) > _LEN_AMBIGUOUS_TEXT
    if not head or not (has_terminator or is_likely):
        return None
    try:
        text = head.decode()
    except UnicodeDecodeError:
        return None
    return text if text.isprintable() else None
