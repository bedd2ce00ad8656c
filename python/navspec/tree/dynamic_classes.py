"""Classes for a spec that was not compiled: they read, check and write like compiled classes, but more slowly."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import partial
from types import SimpleNamespace
from typing import Any

from kaitaistruct import (
    ConsistencyError,
    ReadWriteKaitaiStruct,
    ValidationGreaterThanError,
    ValidationLessThanError,
    ValidationNotAnyOfError,
    ValidationNotEqualError,
)

from navspec.spec import Expr, Field, Instance, Spec, Type, expr
from navspec.tree.runtime import Evaluator, MemoryStream, alternatives, chooser, class_name, evaluator, scalar_name

Step = Callable[[Any], None]
"""Function that reads, checks or writes a field of an object."""
Keep = Callable[[Any], None]
"""Function that stores a value that was read: the value of a field, or the next one of a list."""
Read = Callable[..., None]
"""Function that reads one value for an object, from its stream or from another one, and passes it to a `Keep`."""
Write = Callable[[Any, Any], None]
"""Function that writes one value of an object."""


def build_classes(spec: Spec, package: str) -> dict[str, SimpleNamespace]:
    """Return modules with the classes of a spec by name, like the modules that the compiler would write into a package."""
    classes = {name: _class(kind, f"{package}.{kind.owner}") for name, kind in spec.types.items()}
    enums = {
        name: IntEnum(class_name(name), {member.id: member.value for member in of}) for name, of in spec.members.items()
    }
    maker = _ClassBuilder(spec, classes, enums)
    for name, kind in spec.types.items():
        maker.fill(classes[name], kind)
        if name != kind.owner:
            setattr(classes[kind.owner], class_name(name), classes[name])
    for name, enum in enums.items():
        setattr(classes[spec.id], class_name(name), enum)
    owners = {kind.owner for kind in spec.types.values()}
    return {owner: SimpleNamespace(**{class_name(owner): classes[owner]}) for owner in owners}


def _class(kind: Type, module: str) -> type:
    def __init__(self: Any, *args: Any, **named: Any) -> None:  # noqa: N807 - it becomes that method
        names = (*kind.params, "_io", "_parent", "_root")
        values = dict.fromkeys(names) | dict(zip(names, args, strict=False)) | named
        ReadWriteKaitaiStruct.__init__(self, values.pop("_io"))
        for name, value in values.items():
            setattr(self, name, value)
        if kind.name == kind.owner and self._root is None:
            self._root = self

    return type(class_name(kind.name), (ReadWriteKaitaiStruct,), {"__init__": __init__, "__module__": module})


class _ClassBuilder:
    """Builder of the methods of the classes of a spec."""

    def __init__(self, spec: Spec, classes: Mapping[str, Any], enums: Mapping[str, Any]) -> None:
        self.spec = spec
        self.classes = classes
        self.enums = enums

    def fill(self, cls: Any, kind: Type) -> None:
        """Add the methods of a class, and its derived values."""
        numbered = list(enumerate(kind.fields))
        codecs = [self._codec(field, kind) for field in kind.fields]
        readers = [_if_stored(field, _reader(field, number, codecs[number][0])) for number, field in numbered]
        checks = [_if_stored(field, _checker(field, number)) for number, field in numbered]
        writers = [_if_stored(field, _writer(field, codecs[number][1])) for number, field in numbered]

        def cleanly(steps: list[Step]) -> Step:
            def method(self: Any) -> None:
                for step in steps:
                    step(self)
                self._dirty = False

            return method

        def _write__seq(self: Any, io: Any = None) -> None:
            ReadWriteKaitaiStruct._write__seq(self, io)
            for step in writers:
                step(self)

        cls._read, cls._check, cls._write__seq = cleanly(readers), cleanly(checks), _write__seq
        cls._fetch_instances = lambda _: None
        for name, instance in kind.instances.items():
            setattr(cls, name, property(self._derived(instance)))

    def _derived(self, instance: Instance) -> Callable[[Any], Any]:
        key, value, enum = f"_m_{instance.id}", _value(instance.value), self.enums.get(instance.enum)

        def derived(o: Any) -> Any:
            if not hasattr(o, key):
                result = value(o)
                setattr(o, key, MemoryStream.resolve_enum(enum, result) if enum else result)
            return getattr(o, key)

        return (lambda _: None) if instance.is_overlay else derived

    def _codec(self, field: Field, kind: Type) -> tuple[Read, Write]:
        """Return the functions that read and write one value; a structure is stored before its fields are read, as they
        can fail.
        """
        match field.kind:
            case "struct":
                return self._structure(field), lambda o, value: value._write__seq(o._io)
            case "switch":
                return self._switch(field, kind)
            case "bytes":
                return _bytes(field)
        if field.kind == "bits":
            get, put = (getattr(MemoryStream, f"{verb}_bits_int_{kind.bits}") for verb in ("read", "write"))
            width, convert = field.width, bool if field.width == 1 else int
            read = lambda io: convert(get(io, width))  # noqa: E731 - one of two, as the next
            write = lambda io, value: put(io, width, int(value))  # noqa: E731
        else:
            name = scalar_name(field) + (field.endian if field.size > 1 else "")
            read, write = (getattr(MemoryStream, f"{verb}_{name}") for verb in ("read", "write"))
        if enum := self.enums.get(field.enum):
            return (
                lambda o, keep: keep(MemoryStream.resolve_enum(enum, read(o._io))),
                lambda o, value: write(o._io, int(value)),
            )
        return lambda o, keep: keep(read(o._io)), lambda o, value: write(o._io, value)

    def _structure(self, field: Field) -> Read:
        cls, args = self.classes[field.type], [_value(arg) for arg in field.args]

        def structure(o: Any, keep: Keep, io: Any = None) -> None:
            child = cls(*[arg(o) for arg in args], io or o._io, o, o._root)
            keep(child)
            child._read()

        return structure

    def _switch(self, field: Field, kind: Type) -> tuple[Read, Write]:
        choose = chooser(field)
        codecs: dict[Any, Any] = {case: self._codec(case, kind) for case in alternatives(field)}
        size = None if field.size is None else _value(field.size)

        def read(o: Any, keep: Keep) -> None:
            case = choose(o)
            if size is None or case is None or case.kind == "bytes":
                codecs[case][0](o, keep)
            else:
                codecs[case][0](o, keep, MemoryStream(o._io.read_bytes(size(o))))

        def write(o: Any, value: Any) -> None:
            case = choose(o)
            if size is None or case is None or case.kind == "bytes":
                codecs[case][1](o, value)
            else:
                inner = MemoryStream(bytearray(size(o)))
                value._write__seq(inner)
                o._io.write_bytes(inner.to_byte_array())

        return read, write


def _bytes(field: Field) -> tuple[Read, Write]:
    if field.rest:
        return lambda o, keep: keep(o._io.read_bytes_full()), lambda o, value: o._io.write_bytes(value)
    if field.terminator is not None:
        end = bytes([field.terminator])
        return (
            lambda o, keep: keep(o._io.read_bytes_term(field.terminator, False, True, True)),
            lambda o, value: o._io.write_bytes(bytes(value) + end),
        )
    size = _value(field.size)

    def write(o: Any, value: Any) -> None:
        if len(value) != (room := size(o)):
            raise ConsistencyError(field.id, room, len(value))
        o._io.write_bytes(value)

    return lambda o, keep: keep(o._io.read_bytes(size(o))), write


def _if_stored(field: Field, step: Step) -> Step:
    if field.condition is None:
        return step
    is_stored = _value(field.condition)
    return lambda o: step(o) if is_stored(o) else None


def _reader(field: Field, number: int, one: Read) -> Step:
    test, repeat = _valid(field, number), field.repeat

    def read(o: Any, keep: Keep) -> None:
        one(o, keep)
        if test:
            stored = getattr(o, field.id)
            test(o, stored[-1] if repeat else stored)

    if repeat is None:
        return lambda o: read(o, partial(setattr, o, field.id))
    count = _value(repeat.count)

    def read_list(o: Any) -> None:
        values: list[Any] = []
        setattr(o, field.id, values)
        if repeat.to_end:
            while not o._io.is_eof():
                read(o, values.append)
        elif repeat.until is None:
            for _ in range(count(o)):
                read(o, values.append)
        else:
            while not values or getattr(values[-1], repeat.field) != repeat.until:
                read(o, values.append)

    return read_list


def _writer(field: Field, one: Write) -> Step:
    def write(o: Any) -> None:
        value = getattr(o, field.id)
        for element in value if field.repeat else [value]:
            one(o, element)

    return write


def _checker(field: Field, number: int) -> Step:
    test = None if _uses_stream(list(field.valid.values())) else _valid(field, number)
    repeat = field.repeat
    count = _value(repeat.count) if repeat and repeat.count is not None else None
    is_sized = field.kind == "bytes" and field.size is not None and not _uses_stream(field.size)
    size = _value(field.size) if is_sized else None

    def check(o: Any) -> None:
        value = getattr(o, field.id)
        values = value if repeat else [value]
        if count and len(values) != count(o):
            raise ConsistencyError(field.id, count(o), len(values))
        if repeat and repeat.until is not None:
            ends = [getattr(record, repeat.field) == repeat.until for record in values]
            if ends != [*[False] * (len(values) - 1), True]:
                raise ConsistencyError(field.id, True, False)
        for element in values:
            if size and len(element) != size(o):
                raise ConsistencyError(field.id, size(o), len(element))
            if field.terminator is not None and (at := element.find(field.terminator)) >= 0:
                raise ConsistencyError(field.id, -1, at)
            if test:
                test(o, element)

    return check


def _uses_stream(tree: Expr) -> bool:
    return any(node["op"] == "io" for node in expr.walk(tree))


def _value(tree: Expr) -> Evaluator:
    """Return an expression as a function of an object; position and size are those of its stream."""
    value = evaluator(tree)
    return (lambda o: value(o, o._io.pos(), o._io.size())) if _uses_stream(tree) else value


_RULES: dict[str, tuple[Callable[[Any, Any], bool], Any]] = {
    "eq": (operator.eq, ValidationNotEqualError),
    "min": (operator.le, ValidationLessThanError),
    "max": (operator.ge, ValidationGreaterThanError),
    "any_of": (operator.contains, ValidationNotAnyOfError),
}
"""Rule -> test of a bound and a value, and the error that is raised where the test fails."""


def _valid(field: Field, number: int) -> Callable[[Any, Any], None] | None:
    """Return a function that raises for a value that breaks `valid` or `contents`; None if the field has neither."""
    where = f"/seq/{number}"
    rules = {name: _value(tree) for name, tree in field.valid.items()}
    if field.contents is not None:
        contents = field.contents
        rules["eq"] = lambda _: contents
    if not rules:
        return None

    def test(o: Any, value: Any) -> None:
        for name, limit in rules.items():
            passes, error = _RULES[name]
            bound = limit(o)
            if not passes(bound, value):
                raise error(*([value] if name == "any_of" else [bound, value]), o._io, where)

    return test
