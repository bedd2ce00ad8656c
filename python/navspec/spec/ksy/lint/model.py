"""A spec as the rules see it: types, attributes, parsed expressions, and what names refer to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from navspec.spec.ksy import inherit
from navspec.spec.ksy.expression import Expr, ExpressionError, Parser, scalar
from navspec.spec.ksy.lint.loader import KsyDocument, LintProblem

Body = Mapping[str, Any]

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


class Expression(NamedTuple):
    """An expression, the key that it is the value of, and its tree (None where it cannot be parsed)."""

    key: str
    text: str
    tree: Expr


@dataclass(eq=False)
class Attribute:
    """A field, parameter or instance of a type."""

    kind: str
    id: str
    body: Body
    owner: KsyType = field(repr=False)

    @property
    def where(self) -> str:
        """Path inside the spec."""
        group = {"field": "seq", "param": "params", "instance": "instances"}[self.kind]
        return f"{self.owner.where}{group}/{self.id}"

    @property
    def type(self) -> str | None:
        """Name of its type without arguments; None for bytes and switches."""
        kind = self.body.get("type")
        return kind.partition("(")[0].strip() if isinstance(kind, str) else None

    @property
    def switch(self) -> Body | None:
        """The mapping of a switched type."""
        kind = self.body.get("type")
        return kind if isinstance(kind, dict) else None

    @property
    def targets(self) -> dict[str, str]:
        """Case -> type name without arguments, of a switched type."""
        return {case: str(name).partition("(")[0] for case, name in (self.switch or {}).get("cases", {}).items()}

    @property
    def bits(self) -> int | None:
        """Width of a bit field."""
        number = scalar(self.type)
        return number.bits if number and number.letter == "b" else None

    @property
    def is_float(self) -> bool:
        """True for a stored floating-point number."""
        number = scalar(self.type)
        return number is not None and number.letter == "f"

    @property
    def integer(self) -> str | None:
        """`u4`, `s2` and so on for a stored integer, without its endianness."""
        number = scalar(self.type)
        return f"{number.letter}{number.bits // 8}" if number and number.letter in "us" else None

    @property
    def evidence(self) -> list[str]:
        """Evidence for its meaning: its own, or that of all fields of its type or spec."""
        return inherit.inherited_evidence(self.body, self.owner.body, self.owner.spec.document.data)

    def rules(self, key: str) -> list[dict[str, Any]]:
        """Return the rules of an annotation, each with the keys that the spec has for all fields with its code."""
        rules = inherit.as_list(self.body.get(key, []))
        return [inherit.complete_rule(rule, self.owner.spec.rules) for rule in rules] if key == "-expect" else rules

    def expression(self, key: str) -> Expression | None:
        """Return the expression under `key`, None where the key is absent."""
        return parse(key, self.body[key]) if key in self.body else None

    @cached_property
    def expressions(self) -> list[Expression]:
        """Every expression that the attribute carries."""
        expressions = [
            parse(key, self.body[key])
            for key in ("value", "size", "repeat-expr", "repeat-until", "if")
            if key in self.body
        ]
        expressions += [parse("valid", text) for text in _valid_texts(self.body.get("valid"))]
        names = [self.body["type"]] if isinstance(self.body.get("type"), str) else []
        if self.switch:
            cases = self.switch.get("cases", {})
            expressions.append(parse("switch-on", self.switch.get("switch-on", "")))
            expressions += [parse("cases", case) for case in cases if case != "_"]
            names += [name for name in cases.values() if isinstance(name, str)]
        expressions += [parse("type", f"[{name.partition('(')[2].rstrip(' )')}]") for name in names if "(" in name]
        return expressions


@dataclass(eq=False)
class KsyType:
    """A type of a spec; the root is one, too."""

    name: str
    body: Body
    spec: KsySpec = field(repr=False)

    @property
    def is_root(self) -> bool:
        """True for the document's own type."""
        return self.body is self.spec.document.data

    @property
    def where(self) -> str:
        """Prefix of its attributes' paths."""
        return "" if self.is_root else f"types/{self.name}/"

    @cached_property
    def fields(self) -> list[Attribute]:
        """Its `seq`, with what fields take over from imported specs."""
        bodies = map(self._with_lent, self.body.get("seq", []))
        return [Attribute("field", str(body.get("id", i)), body, self) for i, body in enumerate(bodies)]

    def _with_lent(self, body: Body) -> Body:
        """Return a field with the annotations that its `-like` names, if that spec has such a field."""
        lender = next((spec for spec in self.spec.imports if spec.id == body.get(inherit.LIKE)), None)
        lent = inherit.lending_part(body, lender.document.data, is_root=False) if lender else None
        if not lent:
            return body
        whole = inherit.take_over(body, lent)
        self.spec.document.lines[id(whole)] = self.spec.document.line(body)
        return whole

    @cached_property
    def params(self) -> list[Attribute]:
        """Its parameters."""
        return [Attribute("param", body["id"], body, self) for body in self.body.get("params", [])]

    @cached_property
    def instances(self) -> list[Attribute]:
        """Its instances."""
        return [Attribute("instance", name, body, self) for name, body in self.body.get("instances", {}).items()]

    @property
    def attributes(self) -> list[Attribute]:
        """Fields, parameters and instances."""
        return [*self.fields, *self.params, *self.instances]

    def attribute(self, name: str) -> Attribute | None:
        """Return the field, parameter or instance of that name."""
        return next((attribute for attribute in self.attributes if attribute.id == name), None)

    @property
    def is_bit_run(self) -> bool:
        """Whether any of its fields is a bit field."""
        return any(attribute.bits for attribute in self.fields)


@dataclass(eq=False)
class KsySpec:
    """One document, with the specs that it imports."""

    document: KsyDocument
    imports: Sequence[KsySpec] = ()

    @property
    def id(self) -> str:
        """Its `meta/id`."""
        return self.document.data["meta"]["id"]

    @cached_property
    def root(self) -> KsyType:
        """The type of the whole file."""
        return KsyType(self.id, self.document.data, self)

    @cached_property
    def types(self) -> dict[str, KsyType]:
        """Its own types by name, the root first."""
        nested = self.document.data.get("types", {})
        return {self.id: self.root} | {name: KsyType(name, body, self) for name, body in nested.items()}

    @property
    def enums(self) -> Mapping[str, Body]:
        """Its own enums by name."""
        return self.document.data.get("enums", {})

    @cached_property
    def rules(self) -> dict[str, Body]:
        """Shared rules by their codes, from this spec and the specs that it imports."""
        near = (*(imported.document.data for imported in self.imports), self.document.data)
        return {code: rule for data in near for code, rule in data.get(inherit.RULES, {}).items()}

    def find(self, name: str | None) -> KsyType | None:
        """Return the type of that name here or in an imported spec; `other::name` is one of the types of another
        spec.
        """
        owner, _, own_name = str(name).rpartition("::")
        for spec in (self, *self.imports):
            if own_name in spec.types and owner in ("", spec.id):
                return spec.types[own_name]
        return None

    def enum(self, name: str) -> Body | None:
        """Return the enum of that name here or in an imported spec."""
        return next((spec.enums[name] for spec in (self, *self.imports) if name in spec.enums), None)

    @property
    def attributes(self) -> Iterator[Attribute]:
        """Every attribute of every type."""
        return (attribute for type_ in self.types.values() for attribute in type_.attributes)

    @property
    def fields(self) -> Iterator[Attribute]:
        """Every field of every type."""
        return (attribute for type_ in self.types.values() for attribute in type_.fields)

    @property
    def instances(self) -> Iterator[Attribute]:
        """Every instance of every type."""
        return (attribute for type_ in self.types.values() for attribute in type_.instances)

    @property
    def expressions(self) -> Iterator[tuple[Attribute, Expression]]:
        """Every expression, with the attribute that carries it."""
        return ((attribute, expression) for attribute in self.attributes for expression in attribute.expressions)

    @property
    def operations(self) -> Iterator[tuple[Attribute, Expression, dict[str, Any]]]:
        """Every operation of every expression, the outermost first."""
        return (
            (attribute, expression, node)
            for attribute, expression in self.expressions
            for node in nodes(expression.tree)
        )

    def uses(self, name: str) -> Iterator[Attribute]:
        """Yield the fields that contain a structure of that type, switched fields included."""
        return (field for field in self.fields if field.type == name or name in field.targets.values())

    def below(self, name: str) -> set[str]:
        """Return names of the type and of all types inside it."""
        names: set[str] = set()
        waiting = [name]
        while waiting:
            current = waiting.pop()
            owner = self.types.get(current)
            if owner and current not in names:
                names.add(current)
                waiting += [target for f in owner.fields for target in (f.type, *f.targets.values()) if target]
        return names

    def problem(
        self, subject: Attribute | KsyType | Body | None, rule: str, message: str, where: str = ""
    ) -> LintProblem:
        """Return a violation at an attribute or a type, or at a mapping of the document with its path."""
        body = subject.body if isinstance(subject, Attribute | KsyType) else subject
        where = subject.where.rstrip("/") if isinstance(subject, Attribute | KsyType) else where
        return LintProblem(self.document.name, self.document.line(body), where, rule, message)


def parse(key: str, value: Any) -> Expression:
    """Return the expression in a YAML value; enum members and sizes count as numbers."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    try:
        return Expression(key, text, Parser(text, lambda _enum, _member: 0, lambda _type: 1).parse())
    except ExpressionError:
        return Expression(key, text, None)


def nodes(tree: Expr) -> Iterator[dict[str, Any]]:
    """Yield every operation in a tree, the outermost first."""
    if isinstance(tree, dict):
        yield tree
        for child in children(tree):
            yield from nodes(child)
    elif isinstance(tree, list):
        for item in tree:
            yield from nodes(item)


def children(tree: dict[str, Any]) -> list[Expr]:
    """Return the operands of one operation."""
    if tree["op"] == "row":
        return [tree["table"], tree["index"]]
    return tree.get("args", [])


def bare_name(tree: Expr) -> str | None:
    """Return the name, if the expression is nothing but a name of the same type."""
    match tree:
        case {"op": "get", "from": "self", "path": [name]}:
            return name
    return None


def mentions_io(tree: Expr) -> bool:
    """Return whether the stream is part of the expression."""
    return any(node["op"] in ("io", "io?") for node in nodes(tree))


def resolve(node: Expr, owner: KsyType) -> list[Attribute]:
    """Return the attributes that a name can refer to; several when the type has several parents, none when unknown."""
    if isinstance(node, dict) and node["op"] == "row":
        tables = resolve(node["table"], owner)
        starts = [record for table in tables if (record := owner.spec.find(table.type))]
        return [hit for start in starts for hit in _follow(start, node["path"])]
    if not isinstance(node, dict) or node["op"] != "get":
        return []
    return [hit for start in _starts(node, owner) for hit in _follow(start, node["path"])]


def _starts(node: Mapping[str, Any], owner: KsyType) -> list[KsyType]:
    if node["from"] == "self":
        return [owner]
    if node["from"] == "root":
        return [owner.spec.root]
    if node["from"] != "parent":
        return []
    types = [owner]
    for _ in range(node["up"]):
        types = [use.owner for type_ in types for use in owner.spec.uses(type_.name)]
    return types


def _follow(start: KsyType, path: Sequence[str]) -> list[Attribute]:
    attribute = start.attribute(path[0]) if path else None
    if attribute is None or len(path) == 1:
        return [attribute] if attribute else []
    inner = start.spec.find(attribute.type)
    return _follow(inner, path[1:]) if inner else []


def _valid_texts(valid: Any) -> list[Any]:
    if valid is None:
        return []
    if not isinstance(valid, dict):
        return [valid]
    return [item for value in valid.values() for item in (value if isinstance(value, list) else [value])]
