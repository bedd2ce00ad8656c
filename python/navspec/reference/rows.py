"""Rows of the tables of a page: fields, params and derived values of a type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.reference.anchors import Anchors, cases
from navspec.reference.lists import explained, without
from navspec.reference.model import Link, Role, Row, Text
from navspec.reference.relations import Relations, limits
from navspec.reference.words import joined, listed, number, plain, said
from navspec.spec import Expr, Field, Instance, Param, Spec, Type

_SHORT = 60
"""Characters of a condition that may stand in a row beside its name."""

_BITS: Text = ("bits",)
_KINDS = {"bool": "true or false", "float": "number", "int": "whole number", "enum": "whole number", "overlay": "view"}


class Rows:
    """Makes the rows of a spec."""

    def __init__(self, spec: Spec, anchors: Anchors, relations: Relations) -> None:
        self.spec = spec
        self.anchors = anchors
        self.relations = relations

    def of(self, kind: Type) -> tuple[Row, ...]:
        """Params, fields in file order, derived values."""
        params = (self._param(kind, parameter) for parameter in kind.parameters)
        offsets = self._bit_offsets(kind) if kind.bits else self._offsets(kind)
        fields = (self._field(kind, each, offset) for each, offset in zip(kind.fields, offsets, strict=True))
        instances = (self._instance(kind, instance) for instance in kind.instances.values())
        return (*params, *fields, *instances)

    def _param(self, kind: Type, param: Param) -> Row:
        return Row(
            param.id,
            self.anchors.of(kind, param.id),
            "param",
            type=(param.type,),
            **_described(param.doc, param.notes),
        )

    def _instance(self, kind: Type, each: Instance) -> Row:
        role: Role = "view" if each.is_overlay else "decision" if each.is_decision else "derived"
        return Row(
            each.id,
            self.anchors.of(kind, each.id),
            role,
            type=(_KINDS[each.kind],),
            value=() if each.is_overlay else said(each.value, kind, self.anchors, each.members),
            enum=_enum(each.enum or each.members),
            **_described(each.doc, each.notes),
        )

    def _field(self, kind: Type, each: Field, offset: Text) -> Row:
        bits = self._bits(kind, each)
        return Row(
            each.id,
            self.anchors.of(kind, each.id),
            "field",
            offset=offset,
            size=self._size(kind, each),
            type=self._type(kind, each),
            range=self.relations.range(each, self._must_be(kind, each)),
            enum=_enum(each.notes.get("enum", kind.enum_of(each))),
            condition=self._condition(kind, each),
            relations=self.relations.of(kind, each),
            rules=self.relations.rules(kind, each),
            bits=bits,
            **_described(without(each.doc, {bit.id for bit in bits if bit.role == "bit"}), each.notes),
        )

    def _said(self, expr: Expr, kind: Type) -> Text:
        return said(expr, kind, self.anchors)

    def _offsets(self, kind: Type) -> Iterator[Text]:
        """Exact as long as everything before has a constant size, then behind the last part that has none."""
        behind: Link | None = None
        at = 0
        for field in kind.fields:
            if behind is None:
                yield (f"{at:#x}",)
            else:
                yield (f"{at} behind ", behind) if at else ("behind ", behind)
            size = self._constant_size(field)
            if size is None:
                behind, at = self.anchors.link(kind, [field.id]), 0
            else:
                at += size

    def _bit_offsets(self, kind: Type) -> Iterator[Text]:
        return ((f"bit {at}",) for at, _ in kind.bit_fields.values())

    def _constant_size(self, each: Field) -> int | None:
        """Bytes of a field with all its elements, where files cannot differ in that."""
        size = self.spec.type_of(each).size if each.kind == "struct" else each.size
        count = each.repeat.count if each.repeat else 1
        if each.condition is not None or not isinstance(size, int) or not isinstance(count, int):
            return None
        return size * count

    def _size(self, kind: Type, each: Field) -> Text:
        if each.kind == "bits":
            return (f"{each.width} bit{'s' * (each.width > 1)}",)
        if each.kind == "struct":
            size = self.spec.type_of(each).size
            return ("varies" if size is None else str(size),)
        if each.rest:
            return ("the rest",)
        if each.terminator is not None:
            return (f"up to a byte {each.terminator}",)
        if each.size is None:
            return listed([(size,) for size in dict.fromkeys(plain(self._size(kind, case)) for case in cases(each))])
        return self._said(each.size, kind)

    def _type(self, kind: Type, each: Field) -> Text:
        element = self._element(kind, each)
        if each.repeat is None:
            return element
        word = {"struct": "times " if element == _BITS else "records of ", "bytes": "times "}.get(
            each.kind, "numbers of "
        )
        if each.repeat.field:
            end = Link(each.repeat.field, self.anchors.of(self.spec.type_of(each), each.repeat.field))
            return joined([word, *element, ", the last being the first with ", end, f" = {each.repeat.until}"])
        if each.repeat.to_end:
            return joined([word, *element, ", to the end of the file"])
        count = self._said(each.repeat.count, kind)
        if len(count) > 1:
            return joined([word, *element, ", as many as ", *count])
        return joined([*count, " ", word, *element])

    def _element(self, kind: Type, each: Field) -> Text:
        match each.kind:
            case "int":
                return (f"{'s' if each.signed else 'u'}{each.size}{self._order(each)}",)
            case "float":
                return (f"f{each.size}{self._order(each)}",)
            case "bits":
                return (f"b{each.width}",)
            case "struct":
                return self._structure(kind, each)
            case "switch":
                return self._switch(kind, each)
        return ("bytes",)

    def _order(self, each: Field) -> str:
        """The byte order where it is not that of the file."""
        return each.endian if each.endian != self.spec.endian and each.size != 1 else ""

    def _structure(self, kind: Type, each: Field) -> Text:
        of = self.spec.type_of(each)
        if self.anchors.stands_within(of):
            return _BITS
        parts: list[str | Link] = [Link(of.name, self.anchors.structure(of))]
        for index, (param, arg) in enumerate(zip(of.params, each.args, strict=True)):
            link = self.anchors.link(of, [param])
            parts += [", " if index else " with ", link, " = ", *self._said(arg, kind)]
        return joined(parts)

    def _switch(self, kind: Type, each: Field) -> Text:
        parts: list[str | Link] = ["by ", *self._said(each.on, kind)]
        for index, (value, case) in enumerate(each.cases):
            parts += ["; " if index else ": ", *self._said(value, kind), ": ", *self._element(kind, case)]
        otherwise = self._element(kind, each.default) if each.default else ("bytes",)
        return joined([*parts, "; otherwise ", *otherwise])

    def _must_be(self, kind: Type, each: Field) -> Text:
        """What a value must be for the file to be read."""
        if each.contents is not None:
            is_text = each.contents.isascii() and each.contents.decode("latin-1").isprintable()
            return (f'"{each.contents.decode("ascii")}"' if is_text else f"bytes {each.contents.hex(' ')}",)
        if not each.valid:
            return ()
        known = {key: value for key, value in each.valid.items() if key != "any_of"}
        if "eq" in known:
            return self._said(known["eq"], kind)
        among = each.valid.get("any_of")
        if among:
            return listed([self._said(value, kind) for value in among])
        return limits(*(self._said(known[key], kind) if key in known else () for key in ("min", "max")))

    def _condition(self, kind: Type, each: Field) -> Text:
        """The name of what decides, and what it says where that is short."""
        if each.condition is None:
            return ()
        name = self._said(each.condition, kind)
        path = each.condition.get("path", []) if isinstance(each.condition, dict) else []
        named = kind.instances.get(path[0]) if len(path) == 1 and each.condition["from"] == "self" else None
        if named is None or named.is_decision:
            return joined(["if ", *name])
        why = self._said(named.value, kind)
        return joined(["if ", *name, *([": ", *why] if len(plain(why)) <= _SHORT else [])])

    def _bits(self, kind: Type, each: Field) -> tuple[Row, ...]:
        if each.kind == "struct":
            of = self.spec.type_of(each)
            return self.of(of) if self.anchors.stands_within(of) else ()
        return tuple(self._named_bits(kind, each))

    def _named_bits(self, kind: Type, each: Field) -> Iterator[Row]:
        """The bits that `-bits` names and the `doc` explains; a name that depends on the file stands with what decides."""
        meanings = explained(each.doc)
        for bit, names in each.notes.get("bits", {}).items():
            choices = {"_": names} if isinstance(names, str) else names
            tests: list[Text] = []
            for test, name in choices.items():
                link = () if test == "_" else (self.anchors.link(self.spec.root, [test]),)
                condition = joined(["if ", *link]) if link else joined(["unless ", *listed(tests)]) if tests else ()
                tests += [link] if link else []
                anchor = f"{self.anchors.of(kind, each.id)}.{name}"
                place, size = (f"bit {bit}",), ("1 bit",)
                yield Row(
                    name, anchor, "bit", place, size, ("b1",), condition=condition, meaning=meanings.get(name, "")
                )


def _enum(name: str) -> Link | None:
    return Link(name, name) if name else None


def _described(doc: str, notes: dict[str, Any]) -> dict[str, Any]:
    """What authors wrote about a row."""
    return {
        "unit": notes.get("unit", ""),
        "scale": number(notes["scale"]) if "scale" in notes else "",
        "evidence": tuple(notes.get("evidence", ())),
        "original": notes.get("orig_id", ""),
        "meaning": doc,
    }
