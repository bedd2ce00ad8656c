"""Names in the expressions of checks, resolved to columns, relations and lists of tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import Field, Instance, Spec, Type

ROW_NUMBERS = ("row", "rows", "index", "count")
"""Numbers that every row has: its own in its file, rows of its table there, its own in the list of its owner, and the
length of that list.
"""

FILE_NUMBERS = ("file", "files")
"""Numbers that every file has: its own in its set, and the files of a full set."""

STEPS = ("owner", "prev", "next", "this")
"""Relations that every row has: the row that owns it, its neighbours in the list of that row, and itself."""

_COMPARISONS = {"==", "!=", "<", "<=", ">", ">="}
_BITWISE = {"<<", ">>", "&", "|", "^", "inv"}

FUNCTIONS: dict[str, tuple[int, int, str]] = {
    "abs": (1, 1, ""),
    "min": (2, 9, ""),
    "max": (2, 9, ""),
    "either": (2, 2, ""),
    "floor": (1, 1, "int"),
    "ceil": (1, 1, "int"),
    "round": (1, 1, "int"),
    "trunc": (1, 1, "int"),
    "sqrt": (1, 1, "float"),
    "f4": (1, 1, "float"),
    "finite": (1, 1, "float"),
    "hypot": (2, 2, "float"),
    "is_finite": (1, 1, "bool"),
    "is_one_of": (2, 99, "bool"),
    "exists": (1, 1, "bool"),
    "is_unseen": (1, 1, "bool"),
    "angle": (2, 2, "float"),
    "pick": (3, 99, ""),
    "lower_case": (1, 1, "text"),
    "printable": (1, 1, "text"),
    "drop_prefix": (2, 2, "text"),
    "format": (1, 9, "text"),
}
"""Functions of values: least and greatest number of arguments, and the kind of the result, "" for that of the
arguments.
"""

AGGREGATES = {
    "count": "int",
    "any": "bool",
    "all": "bool",
    "sum": "",
    "least": "",
    "greatest": "",
    "first": "",
    "last": "",
    "set": "set",
}
"""Functions of the rows of a list, and the kinds of their results, "" for that of the expression."""


@dataclass(eq=False)
class CheckPlace:
    """A structure, or the elements of a list without structures, at one place of the file.

    `table` is the key of the table whose row contains it, `prefix` the path in that row. `type` is None for numbers and
    bytes. `listed` is the field of the list whose rows these are, or of the optional structure.
    """

    table: str
    prefix: tuple[str, ...]
    type: Type | None
    around: CheckPlace | None
    listed: Field | None = None

    def path(self, name: str) -> str:
        """Return the path of a field of this structure in the row."""
        return ".".join((*self.prefix, name))

    def key(self, name: str) -> str:
        """Return the key of the table for a list of this structure."""
        return ".".join(part for part in (self.table, *self.prefix, name) if part)


class CheckValue(NamedTuple):
    """A resolved expression, and the kind of its values: int, float, bool, text, or row; `to` is the table of a row."""

    tree: Expr
    kind: str
    to: str = ""


OF_MEMBERS = {"in_enum": "bool", "enum_name": "text", "enum_words": "text", "enum_original": "text", "words_of": "text"}
"""Functions of a value and an enum, and the kinds of their results."""

OF_PARTNERS = {"partner": "int", "is_partner": "bool"}
"""Functions of a value, an enum and the kind of its partners, and the kinds of their results."""


class List(NamedTuple):
    """A list that rows have: its name, the place of its rows, the relation from these to the row that has the list, and
    the relations that lead to that row. The place is None for a list that the format never has.
    """

    name: str
    place: CheckPlace | None
    by: str = "owner"
    steps: tuple[str, ...] = ()


NOTHING = CheckValue({"op": "nothing"}, "int")
"""A value that is never there."""

_OF_NO_ROWS = {
    "count": CheckValue(0, "int"),
    "sum": CheckValue(0, "int"),
    "any": CheckValue(False, "bool"),
    "all": CheckValue(True, "bool"),
}
"""Values of functions of a list that the format never has."""


@dataclass(eq=False)
class CheckTables:
    """Structures, relations and lists of a spec by table: what the names in expressions can mean.

    `parse` returns the tree of an expression, given its text and its place; `absent` has by structure the fields that it
    has in other formats only.
    """

    spec: Spec
    parse: Callable[[Any, str], Expr]
    absent: Mapping[str, Collection[str]]
    places: dict[str, CheckPlace] = field(default_factory=dict)
    groups: dict[tuple[str, str], CheckPlace] = field(default_factory=dict)
    relations: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    lists: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    row_lets: dict[str, dict[str, Any]] = field(default_factory=dict)

    def value(
        self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue] | None = None
    ) -> CheckValue:
        """Return the value of the text of an expression at a place, where `lets` have values of their own."""
        return Resolver(self, place, lets or {}, f"{where}: `{text}`").value(self.parse(text, where))

    def row_let(self, table: str, name: str, where: str) -> CheckValue:
        """Return the value that `-let` of a list gives a name; it is resolved when it is needed first."""
        lets = self.row_lets[table]
        if not isinstance(lets[name], CheckValue):
            text, lets[name] = lets[name], None
            if text is None:
                raise SpecError(f"{self.spec.id}: {where}: -let: `{name}` leads back to itself")
            lets[name] = self.value(text, self.places[table], f"-let of {table}: {name}")
        return lets[name]


def _fold(op: str, args: list[CheckValue]) -> CheckValue | None:
    """Return the outcome of `and`, `or` and `not` that constants decide; None if they do not."""
    for number, arg in enumerate(args):
        if isinstance(arg.tree, bool):
            if op == "not":
                return CheckValue(not arg.tree, "bool")
            return arg if arg.tree == (op == "or") else args[1 - number]
    return None


class Resolver:
    """Resolver of the names of one expression."""

    def __init__(self, tables: CheckTables, place: CheckPlace, lets: Mapping[str, CheckValue], where: str) -> None:
        self.tables, self.place, self.lets, self.where = tables, place, lets, where

    def _error(self, message: str) -> SpecError:
        return SpecError(f"{self.tables.spec.id}: {self.where}: {message}")

    def value(self, tree: Expr) -> CheckValue:
        """Return the resolved tree."""
        if isinstance(tree, bool):
            return CheckValue(tree, "bool")
        if isinstance(tree, int | float | str):
            return CheckValue(tree, {int: "int", float: "float", str: "text"}[type(tree)])
        if isinstance(tree, list):
            return CheckValue({"op": "list", "args": [self.value(part).tree for part in tree]}, "list")
        match tree["op"]:
            case "get":
                located = self._named(tree)
                return self._whole(located) if isinstance(located, List) else located
            case "call":
                return self._call(tree["name"], tree["args"])
            case "cast":
                inner = self.value(tree["args"][0])
                to = "float" if tree["to"].startswith("f") else "int"
                return inner if inner.kind == to else CheckValue({"op": to, "args": [inner.tree]}, to)
            case "io" if tree["of"] == "size":
                return self._through(("root",) if self.place.table else (), CheckValue(tree, "int"))
            case "row" | "io" | "io?":
                raise self._error("`[...]` and `_io.pos` are not for checks; name the reference with `as`")
        return self._lifted(self._operation(tree["op"], [self.value(arg) for arg in tree["args"]]))

    def _whole(self, located: List) -> CheckValue:
        """Return the numbers of a list of constant length as one value."""
        place = located.place
        if place is None or place.type is not None or not place.listed or not place.around:
            raise self._error(f"{located.name} is a list; use `count(...)`, `any(...)` and the like")
        length = place.listed.repeat.count if place.listed.repeat else None
        if located.steps or not isinstance(length, int) or not place.around.table:
            raise self._error(f"{located.name} is a list that is not a part of this row")
        return CheckValue({"op": "elements", "table": place.table}, "list")

    def _lifted(self, value: CheckValue) -> CheckValue:
        """Return an operation on values of the root as a value of the root, which is computed once for each file."""
        args = value.tree.get("args", ()) if isinstance(value.tree, dict) else ()
        is_root = [isinstance(arg, dict) and arg.get("op") == "via" and arg["by"] == "root" for arg in args]
        if not any(is_root) or any(
            isinstance(arg, dict) and not at_root for arg, at_root in zip(args, is_root, strict=True)
        ):
            return value
        inner = [arg["of"] if at_root else arg for arg, at_root in zip(args, is_root, strict=True)]
        return value._replace(tree={"op": "via", "by": "root", "of": {**value.tree, "args": inner}})

    def _operation(self, op: str, args: list[CheckValue]) -> CheckValue:
        tree = {"op": op, "args": [arg.tree for arg in args]}
        kinds = {arg.kind for arg in args}
        if op in ("and", "or", "not"):
            if kinds != {"bool"}:
                raise self._error(f"`{op}` is for conditions")
            return _fold(op, args) or CheckValue(tree, "bool")
        if op in _COMPARISONS:
            if len(kinds) > 1 and kinds & {"text", "row", "list", "set"}:
                raise self._error(f"`{op}` compares {' and '.join(sorted(kinds))}")
            if kinds == {"set"} and op not in ("==", "!="):
                raise self._error(f"`{op}` does not compare sets")
            if kinds == {"list"}:
                same = CheckValue({"op": "all_equal", "args": tree["args"]}, "bool")
                return same if op == "==" else CheckValue({"op": "not", "args": [same.tree]}, "bool")
            if kinds == {"row"} and len({arg.to for arg in args}) > 1:
                raise self._error(f"`{op}` compares rows of one table")
            if kinds == {"row"} and op in ("==", "!="):
                same = {"op": "same", "args": tree["args"]}
                return CheckValue(same if op == "==" else {"op": "not", "args": [same]}, "bool")
            return CheckValue(tree, "bool")
        if op == "if":
            chosen = args[1 if args[0].tree else 2].tree if isinstance(args[0].tree, bool) else tree
            return CheckValue(chosen, self._joint(args[1:]), args[1].to or args[2].to)
        if kinds & {"text", "row", "list", "set"}:
            raise self._error(f"`{op}` is for numbers")
        if op in _BITWISE:
            return CheckValue(tree, "int")
        return CheckValue(tree, "float" if op == "/" or "float" in kinds else "int")

    def _joint(self, args: list[CheckValue]) -> str:
        kinds = {arg.kind for arg in args if arg.kind != "nothing"}
        if len(kinds) == 1:
            return args[0].kind
        if kinds <= {"int", "float", "bool"}:
            return "float" if "float" in kinds else "int"
        raise self._error(f"{' and '.join(sorted(kinds))} in one place")

    def _call(self, name: str, args: list[Expr]) -> CheckValue:
        if name in AGGREGATES:
            return self._aggregate(name, args)
        if name == "at":
            return self._element(args)
        if name in OF_MEMBERS or name in OF_PARTNERS:
            return self._of_enum(name, args)
        if name == "bit_names":
            field_value = self._named(args[1])
            if not isinstance(field_value, CheckValue) or field_value.tree["op"] != "field":
                raise self._error("`bit_names` needs a field of this row")
            tree = {"op": name, "args": [self.value(args[0]).tree], "of": [self.place.table, field_value.tree["path"]]}
            return CheckValue(tree, "text")
        if name == "text":
            located = self._named(args[0])
            if not isinstance(located, List) or located.place is None or located.place.type is not None:
                raise self._error("`text` is for bytes")
            tree = {"op": "text", "table": located.place.table}
            if len(args) > 1:
                tree["letters"] = args[1]
            return self._through(located.steps, CheckValue(tree, "text"))
        if name == "nonzero_names":
            names = [arg["path"][-1] if isinstance(arg, dict) and arg.get("op") == "get" else "" for arg in args]
            return CheckValue({"op": name, "args": [self.value(arg).tree for arg in args], "names": names}, "text")
        if name not in FUNCTIONS:
            raise self._error(f"no function {name}")
        least, most, kind = FUNCTIONS[name]
        if not least <= len(args) <= most:
            raise self._error(f"{name} takes {least} to {most} arguments")
        if name == "exists" and isinstance(args[0], dict) and args[0].get("op") == "get":
            located = self._named(args[0])
            there = CheckValue(not isinstance(located, List) or located.place is not None, "bool")
            values = [self._through(located.steps, there) if isinstance(located, List) else located]
        else:
            values = [self.value(arg) for arg in args]
        to = values[0].to if name == "either" else ""
        tree = {"op": name, "args": [value.tree for value in values]}
        if name == "pick":
            return self._lifted(CheckValue(tree, self._joint(values[1:])))
        if name == "format":
            tree["kinds"] = [value.kind for value in values]
        value = CheckValue(tree, kind or self._joint(values), to)
        return self._lifted(value)

    def _of_enum(self, name: str, args: list[Expr]) -> CheckValue:
        """Return the value of a function whose last arguments are an enum, and a kind of partners."""
        count = 1 if name in OF_MEMBERS else 2
        names = [arg["path"][0] if isinstance(arg, dict) and arg.get("op") == "get" else "" for arg in args[-count:]]
        if names[0] not in self.tables.spec.enums:
            raise self._error(f"{name}: no enum {names[0]}")
        if len(args) != count + (2 if name == "is_partner" else 1):
            raise self._error(f"{name}: {len(args)} arguments")
        tree = {"op": name, "args": [self.value(arg).tree for arg in args[:-count]], "enum": names[0]}
        if name in OF_MEMBERS:
            return self._lifted(CheckValue(tree, OF_MEMBERS[name]))
        partners = self.tables.spec.partners(names[0], names[1])
        if not partners:
            raise self._error(f"{name}: no member of {names[0]} has a partner {names[1]}")
        return self._lifted(CheckValue({**tree, "of": names[1]}, OF_PARTNERS[name]))

    def _element(self, args: list[Expr]) -> CheckValue:
        """Return an element of a list, by its number from `first` of the `-index` of the list."""
        located = self._named(args[0]) if isinstance(args[0], dict) and args[0].get("op") == "get" else None
        if not isinstance(located, List) or len(args) not in (2, 3) or not isinstance(args[1], int):
            raise self._error("`at` is for a list and the constant number of an element")
        if located.place is None:
            return NOTHING
        first = located.place.listed.notes.get("index", {}).get("first", 0) if located.place.listed else 0
        inner = CheckValue({"op": "place", "by": "this"}, "row", located.place.table)
        if len(args) == 3:
            inner = Resolver(self.tables, located.place, {}, self.where).value(args[2])
        elif located.place.type is None:
            inner = CheckValue({"op": "field", "path": ""}, self._kind_of(located.place.listed))
        tree = {"op": "at", "table": located.place.table, "by": located.by, "index": args[1] - first, "of": inner.tree}
        return self._through(located.steps, CheckValue(tree, inner.kind, inner.to))

    def _aggregate(self, name: str, args: list[Expr]) -> CheckValue:
        located = self._named(args[0]) if isinstance(args[0], dict) and args[0].get("op") == "get" else None
        if not isinstance(located, List):
            raise self._error(f"`{name}` is for a list")
        if located.place is None:
            return _OF_NO_ROWS.get(name, NOTHING)
        tree: dict[str, Any] = {"op": name, "table": located.place.table, "by": located.by}
        kind, to = AGGREGATES[name], ""
        inside = Resolver(self.tables, located.place, {}, self.where)
        if len(args) > 2:
            chosen = inside.value(args[2])
            if name in ("count", "any", "all") or chosen.kind != "bool":
                raise self._error(f"`{name}` takes no such third argument")
            tree["where"] = chosen.tree
        if len(args) > 1:
            inner = inside.value(args[1])
            tree["of"] = inner.tree
            kind, to = kind or inner.kind, inner.to
            if name in ("count", "any", "all") and inner.kind != "bool":
                raise self._error(f"`{name}` needs a condition")
        elif name in ("first", "last"):
            tree["of"], kind, to = {"op": "place", "by": "this"}, "row", located.place.table
        elif name != "count":
            raise self._error(f"`{name}` needs an expression")
        return self._through(located.steps, CheckValue(tree, kind, to))

    def _through(self, steps: tuple[str, ...], value: CheckValue) -> CheckValue:
        tree = value.tree
        if steps == ("root",) and not isinstance(tree, dict):
            return value
        for step in reversed(steps):
            tree = {"op": "via", "by": step, "of": tree}
        return CheckValue(tree, value.kind, value.to)

    # Names

    def _named(self, tree: dict[str, Any]) -> CheckValue | List:
        place, steps, path = self.place, (), tree["path"]
        if tree["from"] == "item":
            if not path:
                return CheckValue({"op": "field", "path": ""}, self._kind_of(place.listed), "")
        elif tree["from"] == "root":
            steps, place = (("root",) if place.table else ()), self.tables.places[""]
            if not path:
                return CheckValue(_place(steps), "row", "")
        elif tree["from"] == "parent":
            for _ in range(tree["up"]):
                if place.around is None:
                    raise self._error("`_parent` leads out of the file")
                if place.around.table != place.table:
                    steps += ("owner" if place.around.table else "root",)
                place = place.around
            if not path:
                return CheckValue(_place(steps), "row", place.table)
        elif len(path) == 1 and path[0] in self.lets:
            return self.lets[path[0]]
        elif path[0] in self.lets and self.lets[path[0]].kind == "row":
            return self.beyond(self.lets[path[0]], path[1:])
        elif path == ["nothing"]:
            return CheckValue({"op": "nothing"}, "nothing")
        located = self.path(place, path)
        if located is None:
            raise self._error(f"nothing is called `{'.'.join(path)}` here")
        if isinstance(located, List):
            return located._replace(steps=(*steps, *located.steps))
        if tree["from"] == "parent" and not isinstance(located.tree, dict):
            return located
        return self._through(steps, located)

    def path(self, place: CheckPlace, path: list[str], *, is_at: bool = False) -> CheckValue | List | None:
        """Return what a path names; None for a structure if `is_at`, where a place in the file is enough."""
        name, *rest = path
        located = self._in_structure(place, name, rest, is_at=is_at)
        if located is not None or (is_at and place.type and name in place.type.by_id):
            return located
        tables, table = self.tables, place.table
        if name in tables.row_lets.get(table, {}):
            value = tables.row_let(table, name, self.where)
            return self.beyond(value, rest) if rest else value
        if name in tables.relations.get(table, {}):
            return self._follow(name, tables.relations[table][name]["to"], rest)
        if name in tables.lists.get(table, {}) and not rest:
            listed = tables.lists[table][name]
            return List(name, tables.places[listed["table"]], listed["by"])
        if name == "owner" and table:
            outer = self._owner_of(table)
            return self._follow(name if outer else "root", outer, rest)
        if name in STEPS:
            return self._follow(name, table, rest)
        if name in ROW_NUMBERS and not rest:
            return CheckValue({"op": name}, "int")
        if name in FILE_NUMBERS and not rest:
            return self._through(("root",) if table else (), CheckValue({"op": name}, "int"))
        if name == "_" and place.type is None and not rest:
            return CheckValue({"op": "field", "path": ""}, self._kind_of(place.listed))
        return None

    def beyond(self, row: CheckValue, path: list[str]) -> CheckValue | List:
        """Return what a path names in the row that a value is."""
        inner = self.path(self.tables.places[row.to], path) if row.kind == "row" else None
        if inner is None:
            raise self._error(f"nothing is called `{'.'.join(path)}` there")
        if not isinstance(inner, List):
            return inner._replace(tree=_in_row(row, inner.tree))
        steps = _steps_to(row.tree)
        if steps is None:
            raise self._error(f"{inner.name} is a list of a row that no relation leads to")
        return inner._replace(steps=(*steps, *inner.steps))

    def _owner_of(self, table: str) -> str:
        place = self.tables.places[table].around
        return place.table if place else ""

    def _follow(self, by: str, to: str, rest: list[str]) -> CheckValue | List | None:
        """Return what a path names in the row that a relation leads to."""
        if not rest:
            return CheckValue({"op": "place", "by": by}, "row", to)
        inner = self.path(self.tables.places[to], rest)
        if isinstance(inner, List):
            return inner._replace(steps=(by, *inner.steps))
        if inner is None:
            raise self._error(f"table {to} has nothing called `{'.'.join(rest)}`")
        if inner.tree == {"op": "place", "by": "this"}:
            return CheckValue({"op": "place", "by": by}, "row", to)
        return CheckValue({"op": "via", "by": by, "of": inner.tree}, inner.kind, inner.to)

    def _in_structure(self, place: CheckPlace, name: str, rest: list[str], *, is_at: bool) -> CheckValue | List | None:
        """Return a field, derived value, param or list of a structure by its name, or by the name of its column."""
        kind = place.type
        if kind is None:
            return None
        attribute = kind.by_id.get(name)
        if attribute is None:
            attribute = next((candidate for candidate in kind.fields if candidate.notes.get("column") == name), None)
        if attribute is not None:
            return self._of_field(place, attribute, name, rest, is_at=is_at)
        if name in kind.instances and not rest:
            instance = kind.instances[name]
            if instance.is_overlay:
                raise self._error(f"{name} is a view on bytes; name its fields")
            if (of_root := self._of_root(place, instance)) is not None:
                return of_root
            if (scaled := self._scaled(place, kind, instance)) is not None:
                return scaled
            result = {"enum": "int"}.get(instance.kind, instance.kind)
            return CheckValue({"op": "field", "path": place.path(name)}, result)
        if name in kind.params and not rest:
            if (constant := self._constant_param(place, name)) is not None:
                return constant
            return CheckValue({"op": "field", "path": place.path(name)}, "bool" if name in kind.bool_params else "int")
        for outer in kind.fields:
            if outer.notes.get("column") == "." and outer.kind == "struct":
                inner = CheckPlace(place.table, place.prefix, self.tables.spec.type_of(outer), place)
                if (located := self._in_structure(inner, name, rest, is_at=is_at)) is not None:
                    return located
        return List(name, None) if name in self.tables.absent.get(kind.name, ()) and not rest else None

    def _of_root(self, place: CheckPlace, instance: Instance) -> CheckValue | None:
        """Return a value that follows from those of the root, which is computed once for each file; None for others."""
        if instance.value is None or "decision" in instance.notes:
            return None
        try:
            value = Resolver(self.tables, place, {}, self.where).value(instance.value)
        except SpecError:
            return None
        is_of_root = isinstance(value.tree, dict) and value.tree["op"] == "via" and value.tree["by"] == "root"
        return value if is_of_root or not place.table else None

    def _scaled(self, place: CheckPlace, kind: Type, instance: Instance) -> CheckValue | None:
        """Return a stored number times a factor, by the name of its column, which engines compute in one pass."""
        match instance.value:
            case {
                "op": "*",
                "args": [{"op": "cast", "to": "f8", "args": [{"op": "get", "from": "self", "path": [name]}]}, factor],
            }:
                attribute = kind.by_id.get(name)
                if attribute is not None and attribute.kind in ("int", "float") and attribute.condition is None:
                    column = attribute.notes.get("column", name)
                    number = {"op": "float", "args": [{"op": "field", "path": place.path(column)}]}
                    return CheckValue({"op": "*", "args": [number, factor]}, "float")
        return None

    def _constant_param(self, place: CheckPlace, name: str) -> CheckValue | None:
        """Return the value of a param that the structures around give as a constant."""
        outer, attribute = place.around, place.listed
        if attribute is None and outer and outer.type and place.prefix[:-1] == outer.prefix:
            attribute = outer.type.by_id.get(place.prefix[-1])
        if attribute is None or outer is None or outer.type is None or place.type is None or not attribute.args:
            return None
        match attribute.args[place.type.params.index(name)]:
            case bool() | int() as constant:
                return CheckValue(constant, "bool" if isinstance(constant, bool) else "int")
            case {"op": "get", "from": "self", "path": [same]} if same in outer.type.params:
                return self._constant_param(outer, same)
        return None

    def _of_field(
        self, place: CheckPlace, attribute: Field, name: str, rest: list[str], *, is_at: bool
    ) -> CheckValue | List | None:
        path = place.path(name)
        tables = self.tables
        inner = tables.spec.type_of(attribute) if attribute.kind == "struct" else None
        if attribute.repeat or attribute.kind == "bytes":
            if rest:
                raise self._error(f"{name} is a list; use `first({name}, ...)` and the like")
            return List(path, tables.places[place.key(attribute.id)], "owner" if place.table else "root")
        if path in tables.relations.get(place.table, {}):  # an optional structure
            return self._follow(path, tables.relations[place.table][path]["to"], rest)
        if inner is not None and not inner.bits:
            return self.path(tables.groups[place.table, path], rest, is_at=is_at) if rest else None
        if not rest:
            return CheckValue({"op": "field", "path": path}, self._kind_of(attribute))
        bit = rest[0]
        if inner is not None and (bit in inner.by_id or bit in inner.instances):
            is_single_bit = bit in inner.by_id and inner.by_id[bit].width == 1
            is_bool = bit in inner.instances and inner.instances[bit].kind == "bool"
            return CheckValue({"op": "field", "path": f"{path}.{bit}"}, "bool" if is_single_bit or is_bool else "int")
        choices = attribute.notes.get("bits", {}).values()
        if any(bit in ([choice] if isinstance(choice, str) else choice.values()) for choice in choices):
            return CheckValue({"op": "field", "path": f"{path}.{bit}"}, "bool")
        raise self._error(f"{name} has nothing called `{bit}`")

    def _kind_of(self, attribute: Field | None) -> str:
        """Return the kind of the values of a field, or of the elements of a list."""
        if attribute is None:
            raise self._error("`_` is for the elements of a list of numbers")
        if attribute.kind == "bits":
            return "bool" if attribute.width == 1 else "int"
        return "float" if attribute.kind == "float" else "int"


def _in_row(row: CheckValue, tree: Expr) -> Expr:
    """Return the tree of a value in the row that a value is."""
    if tree == {"op": "place", "by": "this"}:
        return row.tree
    steps = _steps_to(row.tree)
    if steps is None:
        return {"op": "from", "row": row.tree, "to": row.to, "of": tree}
    for step in reversed(steps):
        tree = {"op": "via", "by": step, "of": tree}
    return tree


def _steps_to(tree: Expr) -> tuple[str, ...] | None:
    """Return the relations that lead to a row, if the tree is nothing else."""
    match tree:
        case {"op": "place", "by": by}:
            return () if by == "this" else (by,)
        case {"op": "via", "by": by, "of": inner}:
            steps = _steps_to(inner)
            return None if steps is None else (by, *steps)
    return None


def _place(steps: tuple[str, ...]) -> Expr:
    """Return the tree of the row that relations lead to."""
    tree: Expr = {"op": "place", "by": steps[-1] if steps else "this"}
    for step in reversed(steps[:-1]):
        tree = {"op": "via", "by": step, "of": tree}
    return tree
