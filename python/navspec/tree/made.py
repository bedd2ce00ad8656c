"""Classes for a spec of which the compiler has made none: they read, check and write as its own do, and are slower."""

from __future__ import annotations

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
from navspec.tree.stream import MemoryStream
from navspec.tree.values import Evaluator, alternatives, chooser, class_name, evaluator

Step = Callable[[Any], None]
"""Reads, checks or writes a field of an object."""
Keep = Callable[[Any], None]
"""Takes what was read: the value of a field, or the next one of a list."""


def made(spec: Spec, package: str) -> dict[str, SimpleNamespace]:
    """What the compiler's modules of a spec would hold, by their names, as if they stood in a package."""
    classes = {name: _class(kind, f"{package}.{kind.owner}") for name, kind in spec.types.items()}
    enums = {name: IntEnum(class_name(name), {each.id: each.value for each in of}) for name, of in spec.members.items()}
    maker = _Maker(spec, classes, enums)
    for name, kind in spec.types.items():
        maker.fill(classes[name], kind)
        if name != kind.owner:
            setattr(classes[kind.owner], class_name(name), classes[name])
    for name, each in enums.items():
        setattr(classes[spec.id], class_name(name), each)
    owners = {kind.owner for kind in spec.types.values()}
    return {owner: SimpleNamespace(**{class_name(owner): classes[owner]}) for owner in owners}


def _class(kind: Type, module: str) -> type:
    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807 - it becomes that method
        names = (*kind.params, "_io", "_parent", "_root")
        values = dict.fromkeys(names) | dict(zip(names, given, strict=False)) | named
        ReadWriteKaitaiStruct.__init__(self, values.pop("_io"))
        for name, value in values.items():
            setattr(self, name, value)
        if kind.name == kind.owner and self._root is None:
            self._root = self

    return type(class_name(kind.name), (ReadWriteKaitaiStruct,), {"__init__": __init__, "__module__": module})


class _Maker:
    """Gives the classes of a spec their methods."""

    def __init__(self, spec: Spec, classes: Mapping[str, Any], enums: Mapping[str, Any]) -> None:
        self.spec = spec
        self.classes = classes
        self.enums = enums

    def fill(self, cls: Any, kind: Type) -> None:
        """The methods of a class, and its derived values."""
        readers = [self._conditional(each, self._reader(kind, number)) for number, each in enumerate(kind.fields)]
        checks = [self._conditional(each, self._check(kind, number)) for number, each in enumerate(kind.fields)]
        writers = [self._conditional(each, self._writer(kind, each)) for each in kind.fields]

        def _read(self: Any) -> None:
            for step in readers:
                step(self)
            self._dirty = False

        def _check(self: Any) -> None:
            for step in checks:
                step(self)
            self._dirty = False

        def _write__seq(self: Any, io: Any = None) -> None:
            ReadWriteKaitaiStruct._write__seq(self, io)
            for step in writers:
                step(self)

        cls._read, cls._check, cls._write__seq = _read, _check, _write__seq
        cls._fetch_instances = lambda _: None
        for name, each in kind.instances.items():
            setattr(cls, name, property(self._derived(each)))

    def _derived(self, instance: Instance) -> Callable[[Any], Any]:
        key, value, enum = f"_m_{instance.id}", _value(instance.value), self.enums.get(instance.enum)

        def derived(o: Any) -> Any:
            if not hasattr(o, key):
                found = value(o)
                setattr(o, key, MemoryStream.resolve_enum(enum, found) if enum else found)
            return getattr(o, key)

        return (lambda _: None) if instance.is_overlay else derived

    @staticmethod
    def _conditional(field: Field, step: Step) -> Step:
        if field.condition is None:
            return step
        holds = _value(field.condition)
        return lambda o: step(o) if holds(o) else None

    def _reader(self, kind: Type, number: int) -> Step:
        field = kind.fields[number]
        one = self._element(field, kind)
        test = _valid(field, number)

        def read(o: Any, keep: Keep) -> None:
            one(o, keep)
            if test:
                found = getattr(o, field.id)
                test(o, found[-1] if field.repeat else found)

        repeat = field.repeat
        if repeat is None:
            return lambda o: read(o, partial(setattr, o, field.id))
        count = _value(repeat.count)

        def read_list(o: Any) -> None:
            values: list[Any] = []
            setattr(o, field.id, values)
            if repeat.until is None:
                for _ in range(count(o)):
                    read(o, values.append)
            else:
                while not values or getattr(values[-1], repeat.field) != repeat.until:
                    read(o, values.append)

        return read_list

    def _element(self, field: Field, kind: Type) -> Callable[[Any, Keep], None]:
        """What reads one value, and has it kept before anything in it can fail."""
        match field.kind:
            case "struct":
                cls, args = self.classes[field.type], [_value(each) for each in field.args]

                def structure(o: Any, keep: Keep, io: Any = None) -> None:
                    child = cls(*[each(o) for each in args], io or o._io, o, o._root)
                    keep(child)
                    child._read()

                return structure
            case "switch":
                return self._switch(field, kind)
            case "bytes" if field.rest:
                return lambda o, keep: keep(o._io.read_bytes_full())
            case "bytes" if field.terminator is not None:
                return lambda o, keep: keep(o._io.read_bytes_term(field.terminator, False, True, True))
            case "bytes":
                size = _value(field.size)
                return lambda o, keep: keep(o._io.read_bytes(size(o)))
            case "bits":
                bits, width = getattr(MemoryStream, f"read_bits_int_{kind.bits}"), field.width
                number = (lambda io: bits(io, 1) != 0) if width == 1 else (lambda io: bits(io, width))
            case _:
                number = getattr(MemoryStream, f"read_{_code(field)}")
        enum = self.enums.get(field.enum)
        if enum:
            return lambda o, keep: keep(MemoryStream.resolve_enum(enum, number(o._io)))
        return lambda o, keep: keep(number(o._io))

    def _switch(self, field: Field, kind: Type) -> Callable[[Any, Keep], None]:
        choose = chooser(field)
        readers: dict[Any, Any] = {case: self._element(case, kind) for case in alternatives(field)}
        size = None if field.size is None else _value(field.size)

        def switch(o: Any, keep: Keep) -> None:
            case = choose(o)
            if size is None or case is None or case.kind == "bytes":
                readers[case](o, keep)
            else:
                readers[case](o, keep, MemoryStream(o._io.read_bytes(size(o))))

        return switch

    def _check(self, kind: Type, number: int) -> Step:
        field = kind.fields[number]
        test = None if _asks_stream(list(field.valid.values())) else _valid(field, number)
        repeat = field.repeat
        count = _value(repeat.count) if repeat and repeat.until is None else None
        is_sized = field.kind == "bytes" and field.size is not None and not _asks_stream(field.size)
        size = _value(field.size) if is_sized else None

        def check(o: Any) -> None:
            value = getattr(o, field.id)
            values = value if repeat else [value]
            if count and len(values) != count(o):
                raise ConsistencyError(field.id, count(o), len(values))
            if repeat and repeat.until is not None:
                ends = [getattr(each, repeat.field) == repeat.until for each in values]
                if ends != [*[False] * (len(values) - 1), True]:
                    raise ConsistencyError(field.id, True, False)
            for each in values:
                if size and len(each) != size(o):
                    raise ConsistencyError(field.id, size(o), len(each))
                if field.terminator is not None and (at := each.find(field.terminator)) >= 0:
                    raise ConsistencyError(field.id, -1, at)
                if test:
                    test(o, each)

        return check

    def _writer(self, kind: Type, field: Field) -> Step:
        one = self._write_one(field, kind)

        def write(o: Any) -> None:
            value = getattr(o, field.id)
            for each in value if field.repeat else [value]:
                one(o, each)

        return write

    def _write_one(self, field: Field, kind: Type) -> Callable[[Any, Any], None]:
        match field.kind:
            case "struct":
                return lambda o, value: value._write__seq(o._io)
            case "switch" if field.size is None:
                choose = chooser(field)
                writers: dict[Any, Any] = {case: self._write_one(case, kind) for case in alternatives(field)}
                return lambda o, value: writers[choose(o)](o, value)
            case "switch":
                size = _value(field.size)

                def sized(o: Any, value: Any) -> None:
                    inner = MemoryStream(bytearray(size(o)))
                    inner.write_bytes(bytes(value)) if isinstance(value, bytes | bytearray) else value._write__seq(
                        inner
                    )
                    o._io.write_bytes(inner.to_byte_array())

                return sized
            case "bytes" if field.terminator is not None:
                end = bytes([field.terminator])
                return lambda o, value: o._io.write_bytes(bytes(value) + end)
            case "bytes" if _asks_stream(field.size):
                room = _value(field.size)

                def fitting(o: Any, value: Any) -> None:
                    if len(value) != room(o):
                        raise ConsistencyError(field.id, room(o), len(value))
                    o._io.write_bytes(value)

                return fitting
            case "bytes":
                return lambda o, value: o._io.write_bytes(value)
            case "bits":
                put, width = getattr(MemoryStream, f"write_bits_int_{kind.bits}"), field.width
                return lambda o, value: put(o._io, width, int(value))
            case "float":
                number = getattr(MemoryStream, f"write_{_code(field)}")
                return lambda o, value: number(o._io, value)
        integer = getattr(MemoryStream, f"write_{_code(field)}")
        return lambda o, value: integer(o._io, int(value))


def _code(field: Field) -> str:
    letter = "f" if field.kind == "float" else "s" if field.signed else "u"
    return f"{letter}{field.size}{field.endian if field.size > 1 else ''}"


def _asks_stream(tree: Expr) -> bool:
    return any(node["op"] == "io" for node in expr.walk(tree))


def _value(tree: Expr) -> Evaluator:
    """An expression as a function of an object alone; position and size are those of its stream."""
    value = evaluator(tree)
    return (lambda o: value(o, o._io.pos(), o._io.size())) if _asks_stream(tree) else value


def _valid(field: Field, number: int) -> Callable[[Any, Any], None] | None:
    """What raises for a value that is not as `valid` or `contents` say; None where they say nothing."""
    where = f"/seq/{number}"
    rules = {name: _value(tree) for name, tree in field.valid.items()}
    if field.contents is not None:
        contents = field.contents
        rules["eq"] = lambda _: contents
    if not rules:
        return None

    def test(o: Any, value: Any) -> None:
        for name, limit in rules.items():
            bound = limit(o)
            if name == "eq" and value != bound:
                raise ValidationNotEqualError(bound, value, o._io, where)
            if name == "min" and value < bound:
                raise ValidationLessThanError(bound, value, o._io, where)
            if name == "max" and value > bound:
                raise ValidationGreaterThanError(bound, value, o._io, where)
            if name == "any_of" and value not in bound:
                raise ValidationNotAnyOfError(value, o._io, where)

    return test
