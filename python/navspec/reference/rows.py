"""Rows of the tables of a page: fields, params and derived values of a type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.reference.addresses import Anchors, iter_cases
from navspec.reference.constants import Constants
from navspec.reference.expressions import format_constant, format_expression
from navspec.reference.model import Link, Role, Row, Text, join_list, join_text, plain_text
from navspec.reference.relations import Relations, format_range
from navspec.spec import Expr, Field, Instance, Param, Spec, Type
from navspec.spec.meanings import parse_meanings, remove_names

_SHORT = 60
"""Longest condition that is shown in a row after its name, in characters."""

_BITS: Text = ("bits",)
_KINDS = {"bool": "true or false", "float": "number", "int": "whole number", "enum": "whole number", "overlay": "view"}


class ReferenceRows:
    """Builder of the rows of a spec."""

    def __init__(self, spec: Spec, anchors: Anchors, relations: Relations) -> None:
        self.spec = spec
        self.anchors = anchors
        self.relations = relations
        self.constants = Constants(anchors)

    def of(self, kind: Type) -> tuple[Row, ...]:
        """Return params, fields in file order, and derived values."""
        params = (self._param(kind, parameter) for parameter in kind.parameters)
        offsets = self._bit_offsets(kind) if kind.bits else self._offsets(kind)
        fields = (self._field(kind, field, offset) for field, offset in zip(kind.fields, offsets, strict=True))
        instances = (self._instance(kind, instance) for instance in kind.instances.values())
        return (*params, *fields, *instances)

    def _param(self, kind: Type, param: Param) -> Row:
        return Row(
            param.id,
            self.anchors.of(kind, param.id),
            "param",
            type=(param.type,),
            **_author_texts(param.doc, param.notes),
        )

    def _instance(self, kind: Type, instance: Instance) -> Row:
        role: Role = "view" if instance.is_overlay else "decision" if instance.is_decision else "derived"
        return Row(
            instance.id,
            self.anchors.of(kind, instance.id),
            role,
            type=(_KINDS[instance.kind],),
            value=()
            if instance.is_overlay
            else format_expression(instance.value, kind, self.anchors, instance.members),
            enum=_enum_link(instance.enum or instance.members),
            **_author_texts(instance.doc, instance.notes),
        )

    def _field(self, kind: Type, field: Field, offset: Text) -> Row:
        bits = self._bits(kind, field)
        return Row(
            field.id,
            self.anchors.of(kind, field.id),
            "field",
            offset=offset,
            size=self._size(kind, field),
            type=self._type(kind, field),
            range=self.relations.range(field, self._required_values(kind, field)),
            enum=_enum_link(field.notes.get("enum", kind.enum_of(field))),
            condition=self._condition(kind, field),
            relations=self.relations.of(kind, field),
            rules=self.relations.rules(kind, field),
            bits=bits,
            **_author_texts(remove_names(field.doc, {bit.id for bit in bits if bit.role == "bit"}), field.notes),
        )

    def _expression(self, expr: Expr, kind: Type) -> Text:
        return format_expression(expr, kind, self.anchors)

    def _offsets(self, kind: Type) -> Iterator[Text]:
        """Yield exact offsets while all sizes are constant, then offsets after the last field of variable size."""
        last_variable: Link | None = None
        start = "block + " if kind.name.endswith("_block") else ""
        at = 0
        for field in kind.fields:
            size = self.constants.size(kind, field)
            if size == 0 and field.condition is not None:
                yield ("absent",)
                continue
            if last_variable is None:
                yield (f"{start}0x{at:X}",)
            else:
                yield (f"0x{at:X} after ", last_variable) if at else ("after ", last_variable)
            if size is None:
                last_variable, at = self.anchors.link(kind, [field.id]), 0
            else:
                at += size

    def _bit_offsets(self, kind: Type) -> Iterator[Text]:
        return ((f"bit {at}",) for at, _ in kind.bit_fields.values())

    def _size(self, kind: Type, field: Field) -> Text:
        if field.kind == "bits":
            return (f"{field.width} bit{'s' * (field.width > 1)}",)
        if field.kind == "struct":
            size = self.constants.type_size(self.spec.type_of(field))
            return ("varies" if size is None else str(size),)
        if field.rest:
            return ("the rest",)
        if field.terminator is not None:
            return (f"up to a byte {field.terminator}",)
        if field.size is None:
            return join_list(
                [(size,) for size in dict.fromkeys(plain_text(self._size(kind, case)) for case in iter_cases(field))]
            )
        return self._expression(field.size, kind)

    def _type(self, kind: Type, field: Field) -> Text:
        element = self._element(kind, field)
        if field.repeat is None:
            return element
        word = {"struct": "times " if element == _BITS else "records of ", "bytes": "times "}.get(
            field.kind, "numbers of "
        )
        if field.repeat.field:
            end = Link(field.repeat.field, self.anchors.of(self.spec.type_of(field), field.repeat.field))
            return join_text([word, *element, ", the last being the first with ", end, f" = {field.repeat.until}"])
        if field.repeat.to_end:
            return join_text([word, *element, ", to the end of the file"])
        count = self._expression(field.repeat.count, kind)
        if len(count) > 1:
            return join_text([word, *element, ", as many as ", *count])
        return join_text([*count, " ", word, *element])

    def _element(self, kind: Type, field: Field) -> Text:
        match field.kind:
            case "int":
                return (f"{'s' if field.signed else 'u'}{field.size}{self._order(field)}",)
            case "float":
                return (f"f{field.size}{self._order(field)}",)
            case "bits":
                return (f"b{field.width}",)
            case "struct":
                return self._structure(kind, field)
            case "switch":
                return self._switch(kind, field)
        return ("bytes",)

    def _order(self, field: Field) -> str:
        """Return the byte order if it differs from that of the file."""
        return field.endian if field.endian != self.spec.endian and field.size != 1 else ""

    def _structure(self, kind: Type, field: Field) -> Text:
        of = self.spec.type_of(field)
        if self.anchors.is_inline(of):
            return _BITS
        parts: list[str | Link] = [Link(of.name, self.anchors.structure(of))]
        for index, (param, arg) in enumerate(zip(of.params, field.args, strict=True)):
            link = self.anchors.link(of, [param])
            parts += [", " if index else " with ", link, " = ", *self._expression(arg, kind)]
        return join_text(parts)

    def _switch(self, kind: Type, field: Field) -> Text:
        parts: list[str | Link] = ["by ", *self._expression(field.on, kind)]
        for index, (value, case) in enumerate(field.cases):
            parts += ["; " if index else ": ", *self._expression(value, kind), ": ", *self._element(kind, case)]
        otherwise = self._element(kind, field.default) if field.default else ("bytes",)
        return join_text([*parts, "; otherwise ", *otherwise])

    def _required_values(self, kind: Type, field: Field) -> Text:
        """Return the values with which the file can be read."""
        if field.contents is not None:
            is_text = field.contents.isascii() and field.contents.decode("latin-1").isprintable()
            return (f'"{field.contents.decode("ascii")}"' if is_text else f"bytes {field.contents.hex(' ')}",)
        if not field.valid:
            return ()
        constraints = {key: value for key, value in field.valid.items() if key != "any_of"}
        if "eq" in constraints:
            return self._expression(constraints["eq"], kind)
        among = field.valid.get("any_of")
        if among:
            return join_list([self._expression(value, kind) for value in among])
        return format_range(
            *(self._expression(constraints[key], kind) if key in constraints else () for key in ("min", "max"))
        )

    def _condition(self, kind: Type, field: Field) -> Text:
        """Return the name of a condition, and its expression if that is short."""
        if field.condition is None:
            return ()
        name = self._expression(field.condition, kind)
        path = field.condition.get("path", []) if isinstance(field.condition, dict) else []
        named = kind.instances.get(path[0]) if len(path) == 1 and field.condition["from"] == "self" else None
        if named is None or named.is_decision:
            return join_text(["if ", *name])
        why = self._expression(named.value, kind)
        return join_text(["if ", *name, *([": ", *why] if len(plain_text(why)) <= _SHORT else [])])

    def _bits(self, kind: Type, field: Field) -> tuple[Row, ...]:
        if field.kind == "struct":
            of = self.spec.type_of(field)
            return self.of(of) if self.anchors.is_inline(of) else ()
        return tuple(self._named_bits(kind, field))

    def _named_bits(self, kind: Type, field: Field) -> Iterator[Row]:
        """Yield the bits that `-bits` names and the `doc` explains; a name that depends on the file has a condition."""
        meanings = parse_meanings(field.doc)
        for bit, names in field.notes.get("bits", {}).items():
            choices = {"_": names} if isinstance(names, str) else names
            tests: list[Text] = []
            for test, name in choices.items():
                link = () if test == "_" else (self.anchors.link(self.spec.root, [test]),)
                condition = (
                    join_text(["if ", *link]) if link else join_text(["unless ", *join_list(tests)]) if tests else ()
                )
                tests += [link] if link else []
                anchor = f"{self.anchors.of(kind, field.id)}.{name}"
                place, size = (f"bit {bit}",), ("1 bit",)
                yield Row(
                    name, anchor, "bit", place, size, ("b1",), condition=condition, meaning=meanings.get(name, "")
                )


def _enum_link(name: str) -> Link | None:
    return Link(name, name) if name else None


def _author_texts(doc: str, notes: dict[str, Any]) -> dict[str, Any]:
    """Return the texts and facts of authors about a row."""
    return {
        "unit": notes.get("unit", ""),
        "scale": format_constant(notes["scale"]) if "scale" in notes else "",
        "evidence": tuple(notes.get("evidence", ())),
        "original": notes.get("orig_id", ""),
        "meaning": doc,
    }
