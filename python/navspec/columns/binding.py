"""Resolution of the names in expressions: the table that holds the value, and its path in the row.

A structure that occurs once per row shares the row of the structure around it. Lists and optional structures get tables
of their own. After binding, a tree contains only three kinds of names:

    {"op": "ref", "table": "items.spots", "path": "num_points"}    a column; table "" is the root
    {"op": "at", "table": "polygons", "path": "num_corners", "index": EXPR}
    {"op": "io", "of": "size" | "pos"}
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from navspec.spec import Expr, Field, Spec, Type


@dataclasses.dataclass(frozen=True)
class Scope:
    """A structure at one place: its type, the table whose row contains it, and the path inside that row."""

    spec: Spec
    type: Type
    table: str = ""
    prefix: tuple[str, ...] = ()
    parent: Scope | None = None
    args: Mapping[str, tuple[Expr, Scope]] = dataclasses.field(default_factory=dict)

    @property
    def root(self) -> Scope:
        """The scope of the root type."""
        scope = self
        while scope.parent:
            scope = scope.parent
        return scope

    def path(self, name: str) -> str:
        """Return the path of a field of this structure inside the row."""
        return ".".join((*self.prefix, name))

    def key(self, name: str) -> str:
        """Return the key of the table for a list of this structure."""
        return ".".join(part for part in (self.table, *self.prefix, name) if part)

    def inside(self, field: Field) -> Scope:
        """Return the scope of a structure that occurs once per row."""
        return self._nested(field, self.table, (*self.prefix, field.id))

    def listed(self, field: Field) -> Scope:
        """Return the scope of the records of a list, or of an optional structure."""
        return self._nested(field, self.key(field.id), ())

    def _nested(self, field: Field, table: str, prefix: tuple[str, ...]) -> Scope:
        kind = self.spec.type_of(field)
        args = {name: (arg, self) for name, arg in zip(kind.params, field.args, strict=True)}
        return Scope(self.spec, kind, table, prefix, self, args)


def bind(expr: Expr, scope: Scope) -> Expr:
    """Return an expression with every name resolved from `scope`."""
    if isinstance(expr, list):
        return [bind(item, scope) for item in expr]
    if not isinstance(expr, dict):
        return expr
    if expr["op"] == "get":
        start, path = _start(expr, scope)
        return _resolve(start, path)
    if expr["op"] == "row":
        start, path = _start(expr["table"], scope)
        table, record = _list_scope(start, path)
        return _as_lookup(_resolve(record, expr["path"]), table, bind(expr["index"], scope))
    if expr["op"] == "io":
        return expr
    return {**expr, "args": [bind(arg, scope) for arg in expr["args"]]}


def _start(expr: dict[str, Any], scope: Scope) -> tuple[Scope, list[str]]:
    """Return the scope at which a path begins, and the path.

    `_parent` and `_root` are steps, which change the scope; they are not part of the path.
    """
    if expr["from"] == "root":
        scope = scope.root
    for _ in range(expr.get("up", 0)):
        scope = scope.parent or scope
    return scope, expr["path"]


def _resolve(scope: Scope, path: list[str]) -> Expr:
    name, *rest = path
    if name in scope.args:
        expr, outer = scope.args[name]
        return bind(expr, outer)
    if name in scope.type.instances:
        instance = scope.type.instances[name]
        if instance.is_decision:
            return {"op": "ref", "table": "", "path": name}
        return bind(instance.value, scope)
    field = scope.type.by_id[name]
    if field.kind == "struct" and rest:
        kind = scope.spec.type_of(field)
        if not kind.bits:
            return _resolve(scope.inside(field), rest)
        return bits(scope.table, scope.path(name), kind, rest[0])
    if rest:
        raise KeyError(".".join(path))
    return {"op": "ref", "table": scope.table, "path": scope.path(name)}


def bits(table: str, path: str, kind: Type, name: str) -> Expr:
    """Return the expression for one field of a bit run, which extracts it from the integer that holds the run."""
    if name in kind.instances:
        return _bind_run_value(kind.instances[name].value, table, path, kind)
    shift, width = kind.bit_fields[name]
    value: Expr = {"op": "ref", "table": table, "path": path}
    if shift:
        value = {"op": ">>", "args": [value, shift]}
    value = {"op": "&", "args": [value, (1 << width) - 1]}
    return {"op": "!=", "args": [value, 0]} if width == 1 else value


def _bind_run_value(expr: Expr, table: str, path: str, kind: Type) -> Expr:
    """Return the bound tree of a derived value of a bit run, which names only bits of that run."""
    if not isinstance(expr, dict):
        return expr
    if expr["op"] == "get":
        return bits(table, path, kind, expr["path"][0])
    return {**expr, "args": [_bind_run_value(arg, table, path, kind) for arg in expr["args"]]}


def _list_scope(scope: Scope, path: list[str]) -> tuple[str, Scope]:
    *outer, name = path
    for step in outer:
        scope = scope.inside(scope.type.by_id[step])
    return scope.key(name), scope.listed(scope.type.by_id[name])


def _as_lookup(expr: Expr, table: str, index: Expr) -> Expr:
    if not isinstance(expr, dict):
        return expr
    if expr["op"] == "ref" and expr["table"] == table:
        return {"op": "at", "table": table, "path": expr["path"], "index": index}
    return {**expr, "args": [_as_lookup(arg, table, index) for arg in expr.get("args", ())]} if "args" in expr else expr


def iter_names(expr: Expr) -> Iterator[dict[str, Any]]:
    """Yield every `ref`, `at` and `io` node of a bound tree."""
    if isinstance(expr, list):
        for item in expr:
            yield from iter_names(item)
    elif isinstance(expr, dict):
        if expr["op"] in ("ref", "at", "io"):
            yield expr
        for arg in expr.get("args", ()):
            yield from iter_names(arg)
        if "index" in expr:
            yield from iter_names(expr["index"])


def is_known_at_root(expr: Expr) -> bool:
    """Return whether a bound tree names only single values of the root, so that it has one outcome per file."""
    return all(node["op"] == "ref" and node["table"] == "" for node in iter_names(expr))


_LOGICAL = {"and", "or", "not", "==", "!=", "<", "<=", ">", ">="}


def root_conditions(tree: Expr, *, logical: bool = False) -> Iterator[Expr]:
    """Yield the outermost conditions in a bound tree that have one outcome per file; `logical`: the tree is itself a
    condition.
    """
    if not isinstance(tree, dict):
        return
    if (logical or tree["op"] in _LOGICAL) and is_known_at_root(tree):
        yield tree
        return
    for number, arg in enumerate(tree.get("args", ())):
        yield from root_conditions(arg, logical=_is_logical(tree["op"], number, logical))
    yield from root_conditions(tree.get("index"))


def resolve_conditions(tree: Expr, choose: Callable[[Expr], Any], *, logical: bool = False) -> Expr:
    """Return a bound tree in which the outcomes that `choose` gives replace the conditions of `root_conditions`.

    Branches that are never reached are dropped without calling `choose`.
    """
    if not isinstance(tree, dict):
        return tree
    op = tree["op"]
    if (logical or op in _LOGICAL) and is_known_at_root(tree):
        return bool(choose(tree))
    if op == "if":
        condition = resolve_conditions(tree["args"][0], choose, logical=True)
        if isinstance(condition, bool):
            return resolve_conditions(tree["args"][1 if condition else 2], choose, logical=logical)
    elif op in ("and", "or"):
        first, second = tree["args"]
        first = resolve_conditions(first, choose, logical=True)
        if isinstance(first, bool):
            return resolve_conditions(second, choose, logical=True) if first == (op == "and") else first
    parts: dict[str, Any] = {}
    if "args" in tree:
        args = enumerate(tree["args"])
        parts["args"] = [
            resolve_conditions(arg, choose, logical=_is_logical(op, number, logical)) for number, arg in args
        ]
    if "index" in tree:
        parts["index"] = resolve_conditions(tree["index"], choose)
    return {**tree, **parts}


def _is_logical(op: str, number: int, logical: bool) -> bool:
    """Return whether an operand is a condition, given whether its operation is one."""
    return op in ("and", "or", "not") or (op == "if" and (number == 0 or logical))
