"""What the vectors show of each format, measured against all that its spec tells apart.

A case is a place and what happens there: `nav_area.approaches: empty`. `expected` lists the cases of a spec, `seen` those
of a file that is read, `refused` those of one that is not.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from kaitaistruct import (
    EndOfStreamError,
    ValidationGreaterThanError,
    ValidationLessThanError,
    ValidationNotAnyOfError,
    ValidationNotEqualError,
)

from conformance import vectors
from conformance.settled import Known, parameters, value
from conformance.walking import fault_place, faults, numbers, structures
from formats import formats
from navspec import ReadError, tree
from navspec.spec import Expr, Field, Instance, Spec, Type, load_spec
from navspec.spec.expr import walk
from navspec.tree.classes import TypePlan, bind
from navspec.tree.runtime import alternatives


class Case(NamedTuple):
    """What can happen somewhere; `group` is the part of the measure that it counts in."""

    group: str
    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


TYPES, CONDITIONS, LISTS, WIDTHS = "types", "conditions", "lists", "widths"
ENUMS, TRUTHS, DECISIONS, FAULTS, ENDS = "enums", "truths", "decisions", "valid", "ends"
GROUPS = (TYPES, CONDITIONS, LISTS, WIDTHS, ENUMS, TRUTHS, DECISIONS, FAULTS, ENDS)
MEMBER, OTHER = "a member", "no member"

HEADER, IN_LIST, LAST = "in the first field", "in a list", "in the last field"

_BROKEN = {
    "eq": ValidationNotEqualError,
    "min": ValidationLessThanError,
    "max": ValidationGreaterThanError,
    "any_of": ValidationNotAnyOfError,
}


@dataclass(frozen=True)
class Aspect:
    """Something of a type that varies: what can be seen in an object, and what is."""

    group: str
    place: str
    all: tuple[str, ...]
    look: Callable[[Any], Iterable[str]]

    @property
    def cases(self) -> Iterator[Case]:
        """All that can happen."""
        return (Case(self.group, self.place, what) for what in self.all)


@cache
def aspects(spec: Spec) -> dict[str, list[Aspect]]:
    """What varies in each type that a file can hold."""
    plans = bind(spec, "navspec_formats").plans
    return {name: list(_aspects(plans[name], known, spec)) for name, known in parameters(spec).items()}


def _aspects(plan: TypePlan, known: Known, spec: Spec) -> Iterator[Aspect]:
    kind = plan.kind
    yield Aspect(TYPES, kind.name, ("seen",), lambda _: ("seen",))
    for field in kind.fields:
        place, condition = f"{kind.name}.{field.id}", value(field.condition, kind, known)
        if field.condition is not None:
            ways = {True: ("present",), False: ("absent",), None: ("present", "absent")}[condition]
            yield Aspect(CONDITIONS, place, ways, _presence(field))
        if condition is False:
            continue
        if field.repeat and value(field.repeat.count, kind, known) is None:
            yield Aspect(LISTS, place, ("empty", "filled"), _filling(field))
        if field.kind == "switch":
            yield Aspect(WIDTHS, place, tuple(map(_shape, alternatives(field))), _width(field, plan))
        if field.kind == "bits" and field.width == 1:
            yield _truth(TRUTHS, place, field.id)
        if field.enum:
            yield from _members(place, field, field, spec)
    for instance in kind.instances.values():
        place = f"{kind.name}.{instance.id}"
        if instance.is_overlay:
            continue
        if instance.kind == "bool":
            fixed = None if instance.is_decision else value(instance.value, kind, known)
            yield _truth(DECISIONS if instance.is_decision else TRUTHS, place, instance.id, fixed)
        elif instance.is_decision:
            yield _choice(place, instance, spec)
        elif instance.enum:
            yield from _members(place, instance, _named(instance, kind), spec)


def _presence(field: Field) -> Callable[[Any], Iterable[str]]:
    return lambda o: ("absent" if getattr(o, field.id) is None else "present",)


def _filling(field: Field) -> Callable[[Any], Iterable[str]]:
    assert field.repeat
    marker = int(field.repeat.until is not None)

    def look(o: Any) -> Iterable[str]:
        values = getattr(o, field.id)
        return () if values is None else ("filled" if len(values) > marker else "empty",)

    return look


def _width(field: Field, plan: TypePlan) -> Callable[[Any], Iterable[str]]:
    def look(o: Any) -> Iterable[str]:
        case = plan.cases[field.id](o)
        assert case
        return () if getattr(o, field.id) is None else (_shape(case),)

    return look


def _shape(case: Field) -> str:
    return case.type or f"{case.kind} of {case.size} bytes"


def _truth(group: str, place: str, name: str, fixed: bool | None = None) -> Aspect:
    def look(o: Any) -> Iterable[str]:
        value = getattr(o, name)
        return () if value is None else ("true" if value else "false",)

    return Aspect(group, place, {True: ("true",), False: ("false",), None: ("true", "false")}[fixed], look)


def _choice(place: str, decision: Instance, spec: Spec) -> Aspect:
    """A decision that is a number: each that the spec compares it with, or else whether it is 0."""
    compared = {
        node["args"][1]
        for kind in spec.types.values()
        for instance in kind.instances.values()
        for node in walk(instance.value)
        if node["op"] == "==" and isinstance(node["args"][1], int) and _asks(node["args"][0], decision)
    }
    if compared:
        return Aspect(
            DECISIONS, place, tuple(map(str, sorted(compared))), lambda o: (str(int(getattr(o, decision.id))),)
        )
    return Aspect(DECISIONS, place, ("0", "more"), lambda o: ("more" if getattr(o, decision.id) else "0",))


def _asks(tree: Expr, decision: Instance) -> bool:
    return isinstance(tree, dict) and tree["op"] == "get" and tree["path"] == [decision.id]


def _named(each: Instance, kind: Type) -> Field | None:
    """The field that a derived value is a name of."""
    value = each.value
    return kind.by_id.get(value["path"][0]) if value.get("op") == "get" and value["from"] == "self" else None


def _members(place: str, holder: Field | Instance, field: Field | None, spec: Spec) -> Iterator[Aspect]:
    """The members of an enum that a field can hold, in whichever field; here, that there is one, and that there is none."""
    members = spec.enums[holder.enum]
    values = numbers(field) if field else None
    known = {value: name for value, name in members.items() if values is None or value in values}

    def look(o: Any) -> list[int]:
        value = getattr(o, holder.id)
        return [int(each) for each in (value if isinstance(value, list) else [] if value is None else [value])]

    yield Aspect(
        ENUMS, holder.enum, tuple(known.values()), lambda o: [known[each] for each in look(o) if each in known]
    )
    kinds = (MEMBER,) if values is not None and len(known) == len(values) else (MEMBER, OTHER)
    yield Aspect(ENUMS, place, kinds, lambda o: [MEMBER if each in members else OTHER for each in look(o)])


def expected(spec: Spec) -> list[Case]:
    """All cases of a format."""
    found = [case for each in aspects(spec).values() for aspect in each for case in aspect.cases]
    found += [case for name, known in parameters(spec).items() for case in _faults(spec.types[name], known)]
    return [*dict.fromkeys(found), *(Case(ENDS, spec.id, where) for where in (HEADER, IN_LIST, LAST))]


def _faults(kind: Type, known: Known) -> Iterator[Case]:
    """What breaks a rule of a type, where parameters leave the field there, and its bound below what the field can hold."""
    for name, what in faults(kind):
        field = kind.by_id[name]
        is_open = what == "max" and value(field.valid[what], kind, known) == numbers(field).stop - 1
        if value(field.condition, kind, known) is not False and not is_open:
            yield Case(FAULTS, fault_place(kind, field), what)


def seen(data: bytes, spec: Spec) -> set[Case]:
    """The cases of a file that is read."""
    found: set[Case] = set()
    for structure in structures(data, spec):
        for aspect in aspects(spec)[structure.kind.name]:
            found.update(Case(aspect.group, aspect.place, what) for what in aspect.look(structure.o))
    return found


def refused(data: bytes, spec: Spec) -> set[Case]:
    """The cases of a file that is refused: the rule that it breaks, or where it ends."""
    try:
        tree.read(data, spec)
    except ReadError as error:
        cause = error.__cause__
        if isinstance(cause, EndOfStreamError):
            return {Case(ENDS, spec.id, where) for where in _ends(error.pointer, spec)}
        broken = next((rule for rule, kind in _BROKEN.items() if isinstance(cause, kind)), "")
        return {Case(FAULTS, _place(error.pointer, spec), broken)}
    return set()


def _ends(pointer: str, spec: Spec) -> Iterator[str]:
    parts = pointer.split("/")[1:]
    if parts[:1] in ([], [spec.root.fields[0].id]):
        yield HEADER
    if any(part.isdecimal() for part in parts):
        yield IN_LIST
    if parts[:1] == [_last(spec)]:
        yield LAST


def _last(spec: Spec) -> str:
    """The last field of the root that the file can end in: not one which takes all bytes that are left."""
    taking = [
        field for field in spec.root.fields if not field.rest and not any(n["op"] == "io" for n in walk(field.size))
    ]
    return taking[-1].id


def _place(pointer: str, spec: Spec) -> str:
    """Type and field that a pointer leads to."""
    kind, field = spec.root, None
    for name in re.sub(r"/\d+", "", pointer).split("/")[1:]:
        kind = spec.types[field.type] if field else kind
        field = kind.by_id[name]
    return fault_place(kind, field) if field else ""


@dataclass(frozen=True)
class Measure:
    """The cases of a format, which of them its vectors show, and why some cannot be shown."""

    spec_id: str
    expected: tuple[Case, ...]
    seen: frozenset[Case]
    unreachable: Mapping[str, str]

    @property
    def missing(self) -> list[Case]:
        """What could be shown and is not."""
        return [case for case in self.expected if case not in self.seen and str(case) not in self.unreachable]

    @property
    def outdated(self) -> list[str]:
        """Reasons that hold no longer: the case is shown after all, or there is no such case."""
        unseen = {str(case) for case in self.expected if case not in self.seen}
        return [text for text in self.unreachable if text not in unseen]

    @property
    def surprising(self) -> list[Case]:
        """What the spec says cannot be, and is there."""
        return sorted(self.seen.difference(self.expected))

    @property
    def faults(self) -> list[str]:
        """All that is wrong with the vectors, the table of reasons, or the measure."""
        return [
            *(f"{case} is not shown" for case in self.missing),
            *(f"{text}: the reason holds no longer" for text in self.outdated),
            *(f"{case} cannot be" for case in self.surprising),
        ]


def measured(spec_id: str) -> Measure:
    """The measure of a format over its vectors, those that are kept and those that are made for the run."""
    spec = load_spec(spec_id)
    found: set[Case] = set()
    for vector in (*vectors.stored(spec_id), *vectors.large(spec_id)):
        found |= seen(vector.data, spec) if vector.kind == "json" else refused(vector.data, spec)
    return Measure(spec_id, tuple(expected(spec)), frozenset(found), formats()[spec_id].unreachable)


def report(measures: Sequence[Measure]) -> str:
    """Of each group, how many cases are shown of how many there are; then what is wrong, and what cannot be shown."""
    lines = [["", *GROUPS]]
    for measure in measures:
        every = Counter(case.group for case in measure.expected)
        shown = Counter(case.group for case in measure.expected if case in measure.seen)
        lines.append([measure.spec_id, *(f"{shown[each]}/{every[each]}" for each in GROUPS)])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rows = ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines]
    rows += [f"{measure.spec_id}: {fault}" for measure in measures for fault in measure.faults]
    rows += [f"{text}: {reason}" for measure in measures for text, reason in measure.unreachable.items()]
    return "\n".join(rows) + "\n"
