"""`<id>.spec.json` as Python objects: the only thing that the library knows of a format's bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from navspec.errors import NavspecError

Expr = Any
"""An expression tree: a number, a boolean, a list, or a dict with `op` (see `navspec.spec.expr`)."""


@dataclass(frozen=True, slots=True, eq=False)
class Repeat:
    """How often a field is stored: `count` times, until the first field of a record equals `until`, or to the file's end."""

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
    valid: dict[str, Expr] = field(default_factory=dict)
    doc: str = ""
    notes: dict[str, Any] = field(default_factory=dict)

    @property
    def steps(self) -> int:
        """Stored numbers in one unit, where a unit is divided into whole steps: the reciprocal of `-scale`."""
        return round(1 / self.notes["scale"])

    def notes_of(self, key: str) -> list[Any]:
        """What an annotation says, each time where it is said several times."""
        found = self.notes.get(key)
        return [] if found is None else found if isinstance(found, list) else [found]

    def named_bits(self, width: int, holds: Callable[[str], bool]) -> dict[str, int]:
        """Bits that `-bits` names, by name, of an integer of so many bits.

        `holds` tells whether an instance of the root is true: where conditions decide, the first that holds gives the name,
        `_` being one that always does.
        """
        found: dict[str, int] = {}
        for number, names in self.notes.get("bits", {}).items():
            choices = {"_": names} if isinstance(names, str) else names
            name = next((name for test, name in choices.items() if test == "_" or holds(test)), "")
            if name and int(number) < width:
                found[name] = int(number)
        return found


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
    notes: dict[str, Any] = field(default_factory=dict)
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
    """What a type is given by those that hold it; `type` is as in the spec."""

    id: str
    type: str
    doc: str = ""
    notes: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Member:
    """A value of an enum."""

    value: int
    id: str
    doc: str = ""
    notes: dict[str, Any] = field(default_factory=dict)

    @property
    def words(self) -> str:
        """What people call it: its `doc` without the full stop."""
        return self.doc.removesuffix(".")

    @property
    def original(self) -> str:
        """Its name in the engine or in another source, where there is one."""
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
    notes: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def params(self) -> tuple[str, ...]:
        """Ids of the parameters."""
        return tuple(parameter.id for parameter in self.parameters)

    @cached_property
    def bool_params(self) -> frozenset[str]:
        """Ids of those that are true or false."""
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
        found, at = {}, 0
        for field in self.fields:
            found[field.id] = (at if self.bits == "le" else total - at - field.width, field.width)
            at += field.width
        return found

    def enum_of(self, each: Field) -> str:
        """The enum that names a field's values: its own, or that of the derived value `<field>_name`."""
        named = self.instances.get(f"{each.id}_name")
        if each.enum or named is None or named.value != {"op": "get", "from": "self", "path": [each.id]}:
            return each.enum
        return named.enum


@dataclass(frozen=True, eq=False)
class Spec:
    """A whole format: its types by name, and its enums with their values as records: thousands, of which few are asked for."""

    id: str
    title: str
    family: str
    version: str
    doc: str
    root: Type
    types: dict[str, Type]
    values: dict[str, list[dict[str, Any]]]
    endian: str = "le"
    package: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """One that was loaded is loaded again where it is unpickled, so that there it is the one that all others have."""
        return (load_spec, (self.id, self.package)) if self.package else object.__reduce__(self)  # type: ignore[return-value]

    @cached_property
    def members(self) -> dict[str, tuple[Member, ...]]:
        """The members of each enum."""
        return {name: tuple(Member(**value) for value in values) for name, values in self.values.items()}

    @cached_property
    def enums(self) -> dict[str, dict[int, str]]:
        """Ids of the members by enum and value."""
        return {name: {value["value"]: value["id"] for value in values} for name, values in self.values.items()}

    def names_of(self, kind: Type | None, each: Field) -> dict[int, str]:
        """Names of the values of a field, or of a list's elements, in a structure; a number may be one of `-enum`."""
        hashed = each.notes.get("enum", "")
        names = self.enums.get(hashed or (kind.enum_of(each) if kind else each.enum), {})
        if not hashed or each.kind != "int" or each.signed:
            return names
        return {value % (1 << 8 * each.size): name for value, name in names.items()}

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
        """What goes with the members of an enum, by their values: values of members of the enum `of`, or numbers.

        Members with nothing of that kind are left out.
        """
        values = {name: value for value, name in self.enums.get(of, {}).items()}
        found = {member.value: member.notes.get("with", {}).get(of) for member in self.members[enum]}
        lists = {
            value: given if isinstance(given, list) else [given] for value, given in found.items() if given is not None
        }
        return {value: tuple(values.get(each, each) for each in given) for value, given in lists.items()}

    @cached_property
    def decisions(self) -> dict[str, Instance]:
        """The root's decisions by name."""
        return {name: each for name, each in self.root.instances.items() if each.is_decision}

    def element(self, each: Field, number: int) -> Member | None:
        """What an element of a list is, where `-index` says it."""
        index = each.notes.get("index")
        return self.by_value[index["enum"]].get(number + index.get("first", 0)) if index else None

    def elements(self, each: Field) -> dict[int, Member]:
        """What the elements of a list are, by their numbers, where `-index` says it."""
        index = each.notes.get("index")
        if index is None:
            return {}
        first = index.get("first", 0)
        return {member.value - first: member for member in self.members[index["enum"]] if member.value >= first}

    def type_of(self, each: Field) -> Type:
        """The type of a `struct` field."""
        return self.types[each.type]


def _field(data: dict[str, Any]) -> Field:
    given = {("condition" if key == "if" else key): value for key, value in data.items() if value is not None}
    found = Field(**given | {key: read(given[key]) for key, read in _READ.items() if key in given})
    return _with_widths(found) if found.kind == "switch" and found.size is None else found


_READ: dict[str, Callable[[Any], Any]] = {
    "args": tuple,
    "cases": lambda cases: tuple((case["value"], _field(case["field"])) for case in cases),
    "default": _field,
    "contents": bytes.fromhex,
    "repeat": lambda repeat: Repeat(**repeat),
}
"""What is stored in another form than `Field` has it."""


def _with_widths(switch: Field) -> Field:
    """A switch between integer widths, with each width described as the field is."""

    def described(case: Field) -> Field:
        return replace(case, valid=switch.valid, doc=switch.doc, notes=switch.notes)

    cases = tuple((value, described(case)) for value, case in switch.cases)
    return replace(switch, cases=cases, default=described(switch.default) if switch.default else None)


def _type(name: str, data: dict[str, Any]) -> Type:
    return Type(
        name=name,
        owner=data["owner"],
        parameters=tuple(Param(**each) for each in data["params"]),
        fields=tuple(_field(each) for each in data["fields"]),
        instances={each["id"]: Instance(**each) for each in data["instances"]},
        size=data["size"],
        min_size=data["min_size"],
        bits=data["bits"],
        doc=data["doc"],
        lender=data["lender"],
        sources=tuple(data["doc_ref"]),
        notes=data["notes"],
    )


def from_json(data: dict[str, Any]) -> Spec:
    """The spec that the content of a `<id>.spec.json` describes."""
    types = {name: _type(name, each) for name, each in data["types"].items()}
    return Spec(
        id=data["id"],
        title=data["title"],
        family=data["family"],
        version=data["version"],
        doc=data["doc"],
        root=types[data["root"]],
        types=types,
        values={name: each["values"] for name, each in data["enums"].items()},
        endian=data["endian"],
    )


@cache
def load_spec(spec_id: str, package: str = "navspec_formats") -> Spec:
    """The spec with this id from the package that holds it as data.

    Raises `NavspecError` when the package has no such spec, or one that cannot be read.
    """
    source = files(package) / f"{spec_id}.spec.json"
    if not source.is_file():
        raise NavspecError(f"{package} has no {source.name}; `navspec spec {spec_id}.ksy -o {source.name}` makes it")
    try:
        return replace(from_json(json.loads(source.read_text(encoding="utf-8"))), package=package)
    except (LookupError, TypeError, ValueError) as error:
        raise NavspecError(
            f"{package}: {source.name} is not what this version makes of a spec; make it anew"
        ) from error
