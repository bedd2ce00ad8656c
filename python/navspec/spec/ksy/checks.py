"""Checks of a spec as data: the names in their expressions resolved to columns, relations and lists of tables.

An engine needs no knowledge of scopes then: it has tables, and the operations in `docs/writing-an-engine.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, NamedTuple

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.inherit import SpecError, as_list
from navspec.spec.model import Field, Instance, Spec, Type

Note = Mapping[str, Any]

COMPILED = ("checks", "derived", "inside", "joins", "label", "let", "lists")
"""Annotations that the compiled checks, relations and labels replace."""

ROW_NUMBERS = ("row", "rows", "index", "count")
"""Numbers that every row has: its own in its file, rows of its table there, its own in the list of its owner, and the
length of that list.
"""

FILE_NUMBERS = ("file", "files")
"""Numbers that every file has: its own in its set, and the files of a full set."""

ENTRY = "entry"
"""Relation from the elements of a list of `-lists` to the rows that it lists; findings are there."""

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


@dataclass(eq=False)
class CheckCompiler:
    """Compiler of the checks of a spec. `parse` returns the tree of an expression, given its text and its place; `absent`
    has by structure the fields that it has in other formats only.
    """

    spec: Spec
    root_notes: Note
    parse: Callable[[Any, str], Expr]
    absent: Mapping[str, Collection[str]] = field(default_factory=dict)
    places: dict[str, CheckPlace] = field(default_factory=dict)
    groups: dict[tuple[str, str], CheckPlace] = field(default_factory=dict)
    occurrences: dict[str, list[CheckPlace]] = field(default_factory=dict)
    relations: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    lists: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    labels: dict[str, dict[str, Any]] = field(default_factory=dict)
    waiting: list[Callable[[], None]] = field(default_factory=list)
    row_lets: dict[str, dict[str, Any]] = field(default_factory=dict)
    unnumbered: set[str] = field(default_factory=set)
    messages: dict[str, str] = field(default_factory=dict)

    def compile(self) -> dict[str, Any]:
        """Return the relations in use and the labels by table, and the checks."""
        self.places[""] = root = CheckPlace("", (), self.spec.root, None)
        self._walk(root)
        for place, attribute in self._fields():
            self._declare_relations(place, attribute)
        for place, notes, where in self._noted():
            self._declare_joins(place, notes.get("joins", {}), where)
            if not place.prefix:
                self.row_lets.setdefault(place.table, {}).update(notes.get("let", {}))
        for resolve in self.waiting:
            resolve()
        for place, notes, where in self._noted():
            if "label" in notes and not place.prefix:
                self.labels[place.table] = self._label(place, notes["label"], where)
        checks = [check for place, notes, where in self._noted() for check in self._checks(place, notes, where)]
        declared_names = {check["code"]: check for check in reversed(checks) if "severity" in check}
        self.unnumbered = {check["code"] for check in checks if "numbered" in check}
        for check in checks:
            self._complete(check, declared_names)
        checks = [check for check in checks if check.get("when") is not False]
        used = {id(relation) for relation in self._used([checks, self.labels])}
        relations = {
            table: kept
            for table, declared_names in self.relations.items()
            if (kept := {name: relation for name, relation in declared_names.items() if id(relation) in used})
        }
        return {"relations": relations, "labels": self.labels, "checks": checks}

    # Places

    def _walk(self, place: CheckPlace) -> None:
        kind = place.type
        if kind is None:
            return
        self.occurrences.setdefault(kind.name, []).append(place)
        for attribute in kind.fields:
            inner = self.spec.type_of(attribute) if attribute.kind == "struct" else None
            is_structure = inner is not None and not inner.bits
            is_optional = is_structure and place.table != "" and not self._is_of_file(attribute.condition, place)
            key = place.key(attribute.id)
            if attribute.repeat or attribute.kind == "bytes" or is_optional:
                self.places[key] = element = CheckPlace(key, (), inner, place, attribute)
                if is_optional and not attribute.repeat:
                    self._relate(place.table, place.path(attribute.id), {"kind": "optional", "to": key})
                else:
                    name = place.path(attribute.id)
                    by = "owner" if place.table else "root"  # a slice may give such rows another owner
                    self.lists.setdefault(place.table, {})[name] = {"table": key, "by": by}
                self._walk(element) if not inner or is_structure else self.occurrences.setdefault(
                    inner.name, []
                ).append(element)
            elif is_structure:
                group = CheckPlace(place.table, (*place.prefix, attribute.id), inner, place)
                self.groups[place.table, place.path(attribute.id)] = group
                self._walk(group)
            elif inner is not None:
                run = CheckPlace(place.table, (*place.prefix, attribute.id), inner, place)
                self.occurrences.setdefault(inner.name, []).append(run)

    def _is_of_file(self, tree: Expr, place: CheckPlace) -> bool:
        """Return whether an expression has one value for all rows of a file: a structure with such a condition is a part
        of the row.
        """
        if not isinstance(tree, dict):
            return True
        if tree["op"] != "get":
            return "args" in tree and all(self._is_of_file(arg, place) for arg in tree["args"])
        instance = place.type.instances.get(tree["path"][0]) if place.type and tree["from"] == "self" else None
        return tree["from"] == "root" or (instance is not None and self._is_of_file(instance.value, place))

    def _fields(self) -> Iterator[tuple[CheckPlace, Field]]:
        """Yield every field, with the place of its structure."""
        for places in list(self.occurrences.values()):
            for place in places:
                assert place.type is not None
                yield from ((place, attribute) for attribute in place.type.fields)

    def _noted(self) -> Iterator[tuple[CheckPlace, Note, str]]:
        """Yield the annotations of the root, of structures and of fields, with the place from which they see names."""
        yield self.places[""], self.root_notes, self.spec.id
        for name, places in list(self.occurrences.items()):
            for place in places:
                assert place.type is not None
                if place.table or place.prefix:
                    yield place, place.type.notes, f"type {name}"
                for attribute in place.type.fields:
                    own = self.places.get(place.key(attribute.id)) if attribute.repeat else None
                    yield own or place, attribute.notes, f"type {name}: field {attribute.id}"
                    for inner, notes in attribute.notes.get("inside", {}).items():
                        inside = {key.removeprefix("-"): note for key, note in notes.items()}
                        listed = self.places[f"{place.key(attribute.id)}.{inner}"]
                        yield listed, inside, f"type {name}: field {attribute.id}.{inner}"
                    for listed, notes in attribute.notes.get("lists", {}).items():
                        inside = {key.removeprefix("-"): note for key, note in notes.items() if key.startswith("-")}
                        holder = own or place
                        yield self.places[holder.key(listed)], inside, f"type {name}: field {attribute.id}: {listed}"

    # Relations

    def _relate(self, table: str, name: str, relation: dict[str, Any]) -> None:
        declared_names = self.relations.setdefault(table, {})
        if name in declared_names and declared_names[name] != relation:
            raise SpecError(f"{self.spec.id}: table {table} has two relations `{name}`")
        declared_names[name] = relation

    def _declare_relations(self, place: CheckPlace, attribute: Field) -> None:
        where = f"field {attribute.id}"
        holder = self.places[place.key(attribute.id)] if attribute.repeat else place
        named: dict[str, list[Note]] = {}
        for note in attribute.notes_of("ref"):
            if "as" in note:
                named.setdefault(note["as"], []).append(note)
        for name, notes in named.items():
            listed = self.places.get(f"{place.key(attribute.id)}.{notes[0].get('row')}")
            at = listed or holder
            own = "_" if at.listed and not at.type else attribute.id
            cases = [{"kind": "key" if "key" in note else "row", "to": note["table"]} for note in notes]
            self._relate(at.table, name, {**cases[0], "cases": cases})
            for case, note in zip(cases, notes, strict=True):
                value = own if listed else note.get("row") or own
                self.waiting.append(lambda c=case, n=note, v=value, a=at: self._reference(c, n, v, a, where))
            if entries := notes[0].get("entries"):
                self.lists.setdefault(notes[0]["table"], {})[entries] = {"table": at.table, "by": name}
        for note in attribute.notes_of("range_ref"):
            name, owned = note.get("as", "owner"), note["table"]
            relation: dict[str, Any] = {"kind": "slice", "to": holder.table}
            self._relate(owned, name, relation)
            self.lists.setdefault(holder.table, {})[note.get("entries", owned)] = {"table": owned, "by": name}
            self.waiting.append(lambda r=relation, n=note: self._slice(r, n, holder, where))
        for name, note in attribute.notes.get("lists", {}).items():
            key = holder.key(name)
            self.places[key] = CheckPlace(key, (), None, holder)
            relation = {"kind": "entry", "to": note["table"], "of": holder.table}
            self._relate(key, ENTRY, relation)
            self.lists.setdefault(holder.table, {})[name] = {"table": key, "by": "owner"}
            if "entries" in note:
                self.lists.setdefault(note["table"], {})[note["entries"]] = {"table": key, "by": ENTRY}
            self.waiting.append(lambda r=relation, n=note: self._slice(r, n, holder, where))
        for note in attribute.notes_of("beside"):
            to = note if isinstance(note, str) else note["table"]
            name = to if isinstance(note, str) else note.get("as", to)
            self._relate(holder.table, name, {"kind": "beside", "to": to})
            self._relate(to, attribute.id, {"kind": "beside", "to": holder.table})

    def _reference(self, case: dict[str, Any], note: Note, value: str, holder: CheckPlace, where: str) -> None:
        case["value"] = self._tree(value, holder, where)
        if "key" in note:
            case["key"] = self._tree(note["key"], self.places[note["table"]], where)
        if "file" in note:
            case["file"] = self._tree(note["file"], holder, where)
        if "below" in note:
            case["below"] = note["below"]
        if "none" in note:
            case["none"] = int(note["none"], 0) if isinstance(note["none"], str) else note["none"]
        case |= {key: note[key] for key in ("base", "if", "last") if key in note}

    def _slice(self, relation: dict[str, Any], note: Note, holder: CheckPlace, where: str) -> None:
        relation["first"] = self._tree(note["first"], holder, where)
        if "count" in note:
            relation["count"] = self._tree(note["count"], holder, where)

    def _declare_joins(self, place: CheckPlace, joins: Note, where: str) -> None:
        for name, join in joins.items():
            relation: dict[str, Any] = {"kind": "join", "to": join["table"]}
            relation |= {key: join[key] for key in ("last", "within", "paired") if key in join}
            self._relate(place.table, name, relation)
            if "entries" in join:
                self.lists.setdefault(join["table"], {})[join["entries"]] = {"table": place.table, "by": name}
            self.waiting.append(lambda r=relation, j=join: self._join(r, j, place, where))

    def _join(self, relation: dict[str, Any], join: Note, place: CheckPlace, where: str) -> None:
        to = self.places[join["table"]]
        pairs = [
            (self._value(mine, place, where), self._value(theirs, to, where)) for mine, theirs in join["match"].items()
        ]
        if any(mine.to != theirs.to for mine, theirs in pairs):
            raise SpecError(f"{self.spec.id}: {where}: -joins: rows of two tables are never the same")
        relation["match"] = [[mine.tree, theirs.tree] for mine, theirs in pairs]

    # Expressions

    def _tree(self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue] | None = None) -> Expr:
        return self._value(text, place, where, lets).tree

    def _value(
        self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue] | None = None
    ) -> CheckValue:
        return _Resolver(self, place, lets or {}, f"{where}: `{text}`").value(self.parse(text, where))

    # Checks

    def row_let(self, table: str, name: str, where: str) -> CheckValue:
        """Return the value that `-let` of a list gives a name; it is resolved when it is needed first."""
        declared_names = self.row_lets[table]
        if not isinstance(declared_names[name], CheckValue):
            text, declared_names[name] = declared_names[name], None
            if text is None:
                raise SpecError(f"{self.spec.id}: {where}: -let: `{name}` leads back to itself")
            declared_names[name] = self._value(text, self.places[table], f"-let of {table}: {name}")
        return declared_names[name]

    def _label(self, place: CheckPlace, note: Any, where: str) -> dict[str, Any]:
        parts: Note = {"text": note} if isinstance(note, str) else note
        named = [name for part in ("text", "alone") for _, name, _, _ in Formatter().parse(parts.get(part, "")) if name]
        own = parts.get("params", {})
        params = {**own, **{name: name for name in named if name not in own}}
        lets: dict[str, CheckValue] = {}
        for name, text in params.items():
            lets[name] = self._value(text, place, where, lets)
        label: dict[str, Any] = {"text": parts["text"], "params": {name: value.tree for name, value in lets.items()}}
        if "of" in parts:
            of = self._value(parts["of"], place, where)
            label |= {"of": of.tree, "to": of.to}
        if "alone" in parts:
            label["alone"] = parts["alone"]
        return label

    def _label_params(self, table: str) -> set[str]:
        """Return the parameters that messages have from the labels of a row and of its owners."""
        label, place = self.labels.get(table, {}), self.places[table]
        outer = label.get("to") if "of" in label else place.around.table if place.around and table else None
        own = {name for name in label.get("params", {}) if not name.startswith("_")}
        return own | (self._label_params(outer) if outer is not None else set())

    def _checks(self, place: CheckPlace, notes: Note, where: str) -> Iterator[dict[str, Any]]:
        """Yield the checks that annotations make at a place; a derived value is a check with a right value."""
        for note in notes.get("checks", ()):
            yield self._check(place, note, f"{where}: -checks: {note['code']}")
        for derived in as_list(notes.get("derived", [])):
            note = {"at": "_" if place.type is None else where.rpartition(" ")[2], **derived}
            check = self._check(place, {**note, "right": note.pop("value")}, f"{where}: -derived")
            yield {**check, "derived": True}

    def _check(self, place: CheckPlace, note: Note, where: str) -> dict[str, Any]:
        if "each" in note:  # all but `when` is about elements
            own = {key: note[key] for key in ("let", "each") if key in note}
            note = {**{key: part for key, part in note.items() if key not in own}, "faults": [own]}
        if "message" in note:
            self.messages[note["code"]] = note["message"]
        elif note["code"] in self.messages:
            note = {**note, "message": self.messages[note["code"]]}
        lets: dict[str, CheckValue] = {}
        check: dict[str, Any] = {"code": note["code"], "table": place.table}
        check |= {key: note[key] for key in ("severity", "unmodified", "scope", "unseen", "numbered") if key in note}
        if "evidence" in note:
            check["evidence"] = as_list(note["evidence"])
        for name, text in note.get("let", {}).items():
            lets[name] = self._value(text, place, where, lets)
        if "when" in note:
            check["when"] = self._condition(note["when"], place, where, lets)
            if check["when"] is True:
                del check["when"]
        if "first" in note:
            group = self._value(note["first"], place, where, lets) if note["first"] != "file" else "file"
            check["first"] = (
                group if isinstance(group, str) else group.tree if group.kind == "row" else {"value": group.tree}
            )
        check["faults"] = [self._fault(place, note, fault, lets, where) for fault in note.get("faults", [{}])]
        return check

    def _condition(self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue]) -> Expr:
        value = self._value(text, place, where, lets)
        if value.kind != "bool":
            raise SpecError(f"{where}: `{text}` is not a condition")
        return value.tree

    def _fault(
        self, place: CheckPlace, check: Note, own: Note, outer: Mapping[str, CheckValue], where: str
    ) -> dict[str, Any]:
        lets, more = dict(outer), own.get("let", {})
        note = {**check, **own, "let": {**check.get("let", {}), **more}}
        fault: dict[str, Any] = {}
        if "each" in note:
            place, lets = self._inside(place, note["each"], lets, where)
            fault["each"] = place.table
            note.setdefault("at", "_")
        if self._is_entry(place.table):
            note.setdefault("at", ENTRY)
        for name, text in more.items():
            lets[name] = self._value(text, place, where, lets)
        if "at" in note:
            fault |= self._at(note["at"], place, lets, where)
        if "after" in note:
            if place.table or note["after"] not in self.lists.get("", {}):
                raise SpecError(f"{where}: after: {note['after']} is not a list of the root")
            fault["after"] = note["after"]
        if "right" in note:
            right = self._value(note["right"], place, where, lets)
            fault["right"] = right.tree
            lets.setdefault("expected", right)
            lets.setdefault("value", self._value(note["at"], place, where))
        text = note.get("assert", "value == expected" if "right" in note else None)
        if text is None:
            raise SpecError(f"{where}: `assert` is missing")
        fault["assert"] = self._condition(text, place, where, lets)
        if "message" in note:
            fault["message"] = note["message"]
            self._params(fault, place, note, lets, where)
        if "severity" in note:
            fault["severity"] = note["severity"]
        related = [
            self._related(place, lets, entry if isinstance(entry, dict) else {"row": row, "message": entry}, where)
            for row, entry in _pairs(note.get("related", {}))
        ]
        return fault | ({"related": related} if related else {})

    def _inside(
        self, place: CheckPlace, name: str, lets: Mapping[str, CheckValue], where: str
    ) -> tuple[CheckPlace, dict[str, CheckValue]]:
        """Return the place of the elements of a list in the row, and the values of the row as they see them."""
        located = _Resolver(self, place, {}, f"{where}: each: {name}").path(place, name.split("."))
        is_own = isinstance(located, List) and not located.steps and located.by == ("owner" if place.table else "root")
        listed = located.place if isinstance(located, List) and is_own else None
        if listed is None or "owner" in self.relations.get(listed.table, ()):
            raise SpecError(f"{where}: each: `{name}` is not a list of the row")
        outer = {
            name: value._replace(tree={"op": "via", "by": "owner", "of": value.tree})
            if isinstance(value.tree, dict)
            else value
            for name, value in lets.items()
        }
        return listed, outer

    def _params(
        self, fault: dict[str, Any], place: CheckPlace, note: Note, lets: Mapping[str, CheckValue], where: str
    ) -> None:
        """Add the parameters of a message: the `let` names of the check, and names that it says itself."""
        try:
            names = [name for _, name, _, _ in Formatter().parse(note["message"]) if name is not None]
        except ValueError as error:
            raise SpecError(f"{where}: message: {error}") from error
        labels = self._label_params(fault.get("to", place.table))
        hidden = {name for name in note.get("let", {}) if name.startswith("_")}
        chosen = {name: lets[name] for name in note.get("let", {}) if name not in hidden}
        for name in names:
            if name in lets:
                chosen[name] = lets[name]
            elif name == "value":
                chosen[name] = self._value(note["at"], place, where)
            elif name != "where" and name not in labels:
                chosen[name] = self._named(name, place, fault, where)
        fault["params"] = {name: {"of": value.tree, "kind": value.kind} for name, value in chosen.items()}

    def _named(self, name: str, place: CheckPlace, fault: Mapping[str, Any], where: str) -> CheckValue:
        """Return the value that a message names: of the row, or of the row that the finding points at."""
        resolver = _Resolver(self, place, {}, f"{where}: message: `{name}`")
        if "of" in fault and resolver.path(place, [name]) is None:
            located = resolver.beyond(CheckValue(fault["of"], "row", fault["to"]), [name])
            assert isinstance(located, CheckValue)
            return located
        return self._value(name, place, where)

    def _at(self, path: str, place: CheckPlace, lets: Mapping[str, CheckValue], where: str) -> dict[str, Any]:
        """Return what a finding points at: the path in the row, and the row with its table if it is another one."""
        first, _, rest = path.partition(".")
        row = lets.get(first)
        is_field = place.type is not None and first in place.type.by_id
        named = {*self.relations.get(place.table, {}), *self.row_lets.get(place.table, {}), *STEPS}
        if row is None and not is_field and first in named:
            row = self._value(first, place, where)
        if row is None or row.kind != "row":
            return {"at": self._path_at(path, place, where)}
        return {"at": self._path_at(rest or "_", self.places[row.to], where), "of": row.tree, "to": row.to}

    def _path_at(self, path: str, place: CheckPlace, where: str) -> str:
        """Return the path in the row of a field or list that a finding points at."""
        if path == "_" or place.type is None:
            return ""
        resolved = _Resolver(self, place, {}, f"{where}: at: {path}").path(place, path.split("."), is_at=True)
        return place.path(path) if resolved is None or isinstance(resolved, List) else resolved.tree["path"]

    def _related(self, place: CheckPlace, lets: Mapping[str, CheckValue], entry: Note, where: str) -> dict[str, Any]:
        row = self._value(entry["row"], place, where, lets)
        if row.kind != "row":
            raise SpecError(f"{where}: related: `{entry['row']}` is not a row")
        if self._is_entry(row.to):
            raise SpecError(f"{where}: related: `{entry['row']}` has no place in the file; name its `{ENTRY}`")
        related = {"row": row.tree, "to": row.to, "message": entry["message"]}
        return related | ({"when": self._condition(entry["when"], place, where, lets)} if "when" in entry else {})

    def _is_entry(self, table: str) -> bool:
        """Return whether the rows of a table are the elements of a list of `-lists`."""
        return self.relations.get(table, {}).get(ENTRY, {}).get("kind") == "entry"

    def _complete(self, check: dict[str, Any], declared_names: Mapping[str, Any]) -> None:
        """Give a check what an earlier one of the same code says of the rule, and whether it needs the set."""
        first = declared_names.get(check["code"])
        if first is None:
            raise SpecError(f"{self.spec.id}: -checks: {check['code']}: severity and evidence are missing")
        for key in ("severity", "evidence", "unmodified", "scope", "unseen"):
            if key in first:
                check.setdefault(key, first[key])
        for fault in check["faults"]:
            fault.setdefault("severity", check["severity"])
            if "message" not in fault:
                raise SpecError(f"{self.spec.id}: -checks: {check['code']}: `message` is missing")
        used = list(self._used(check))
        check["across"] = any("file" in case for relation in used for case in relation.get("cases", ()))
        needs_number = check["across"] or any(node.get("op") == "file" for node in _nodes(check))
        check["numbered"] = needs_number and check["code"] not in self.unnumbered

    def _used(self, tree: Any, seen: set[int] | None = None) -> Iterator[dict[str, Any]]:
        """Yield the relations that trees name, directly or not."""
        seen = set() if seen is None else seen
        for node in _nodes(tree):
            names = [node["by"]] if "by" in node else []
            for relation in (
                declared_names[name]
                for declared_names in self.relations.values()
                for name in names
                if name in declared_names
            ):
                if id(relation) not in seen:
                    seen.add(id(relation))
                    yield relation
                    yield from self._used(relation, seen)


NOTHING = CheckValue({"op": "nothing"}, "int")
"""A value that is never there."""

_OF_NO_ROWS = {
    "count": CheckValue(0, "int"),
    "sum": CheckValue(0, "int"),
    "any": CheckValue(False, "bool"),
    "all": CheckValue(True, "bool"),
}
"""Values of functions of a list that the format never has."""


def _pairs(related: Any) -> Iterator[tuple[Any, Any]]:
    return iter(related.items()) if isinstance(related, Mapping) else ((None, entry) for entry in related)


def _nodes(tree: Any) -> Iterator[dict[str, Any]]:
    """Yield every mapping inside trees."""
    if isinstance(tree, dict):
        yield tree
        for part in tree.values():
            yield from _nodes(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _nodes(part)


def _fold(op: str, args: list[CheckValue]) -> CheckValue | None:
    """Return the outcome of `and`, `or` and `not` that constants decide; None if they do not."""
    for number, arg in enumerate(args):
        if isinstance(arg.tree, bool):
            if op == "not":
                return CheckValue(not arg.tree, "bool")
            return arg if arg.tree == (op == "or") else args[1 - number]
    return None


class _Resolver:
    """Resolver of the names of one expression."""

    def __init__(self, compiler: CheckCompiler, place: CheckPlace, lets: Mapping[str, CheckValue], where: str) -> None:
        self.compiler, self.place, self.lets, self.where = compiler, place, lets, where

    def error(self, message: str) -> SpecError:
        return SpecError(f"{self.compiler.spec.id}: {self.where}: {message}")

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
                located = self.named(tree)
                return self.whole(located) if isinstance(located, List) else located
            case "call":
                return self.call(tree["name"], tree["args"])
            case "cast":
                inner = self.value(tree["args"][0])
                to = "float" if tree["to"].startswith("f") else "int"
                return inner if inner.kind == to else CheckValue({"op": to, "args": [inner.tree]}, to)
            case "io" if tree["of"] == "size":
                return self.through(("root",) if self.place.table else (), CheckValue(tree, "int"))
            case "row" | "io" | "io?":
                raise self.error("`[...]` and `_io.pos` are not for checks; name the reference with `as`")
        return self.lifted(self.operation(tree["op"], [self.value(arg) for arg in tree["args"]]))

    def whole(self, located: List) -> CheckValue:
        """Return the numbers of a list of constant length as one value."""
        place = located.place
        if place is None or place.type is not None or not place.listed or not place.around:
            raise self.error(f"{located.name} is a list; use `count(...)`, `any(...)` and the like")
        length = place.listed.repeat.count if place.listed.repeat else None
        if located.steps or not isinstance(length, int) or not place.around.table:
            raise self.error(f"{located.name} is a list that is not a part of this row")
        return CheckValue({"op": "elements", "table": place.table}, "list")

    def lifted(self, value: CheckValue) -> CheckValue:
        """Return an operation on values of the root as a value of the root, which is computed once for each file."""
        args = value.tree.get("args", ()) if isinstance(value.tree, dict) else ()
        is_root = [isinstance(arg, dict) and arg.get("op") == "via" and arg["by"] == "root" for arg in args]
        if not any(is_root) or any(
            isinstance(arg, dict) and not at_root for arg, at_root in zip(args, is_root, strict=True)
        ):
            return value
        inner = [arg["of"] if at_root else arg for arg, at_root in zip(args, is_root, strict=True)]
        return value._replace(tree={"op": "via", "by": "root", "of": {**value.tree, "args": inner}})

    def operation(self, op: str, args: list[CheckValue]) -> CheckValue:
        tree = {"op": op, "args": [arg.tree for arg in args]}
        kinds = {arg.kind for arg in args}
        if op in ("and", "or", "not"):
            if kinds != {"bool"}:
                raise self.error(f"`{op}` is for conditions")
            return _fold(op, args) or CheckValue(tree, "bool")
        if op in _COMPARISONS:
            if len(kinds) > 1 and kinds & {"text", "row", "list", "set"}:
                raise self.error(f"`{op}` compares {' and '.join(sorted(kinds))}")
            if kinds == {"set"} and op not in ("==", "!="):
                raise self.error(f"`{op}` does not compare sets")
            if kinds == {"list"}:
                same = CheckValue({"op": "all_equal", "args": tree["args"]}, "bool")
                return same if op == "==" else CheckValue({"op": "not", "args": [same.tree]}, "bool")
            if kinds == {"row"} and len({arg.to for arg in args}) > 1:
                raise self.error(f"`{op}` compares rows of one table")
            if kinds == {"row"} and op in ("==", "!="):
                same = {"op": "same", "args": tree["args"]}
                return CheckValue(same if op == "==" else {"op": "not", "args": [same]}, "bool")
            return CheckValue(tree, "bool")
        if op == "if":
            chosen = args[1 if args[0].tree else 2].tree if isinstance(args[0].tree, bool) else tree
            return CheckValue(chosen, self.joint(args[1:]), args[1].to or args[2].to)
        if kinds & {"text", "row", "list", "set"}:
            raise self.error(f"`{op}` is for numbers")
        if op in _BITWISE:
            return CheckValue(tree, "int")
        return CheckValue(tree, "float" if op == "/" or "float" in kinds else "int")

    def joint(self, args: list[CheckValue]) -> str:
        kinds = {arg.kind for arg in args if arg.kind != "nothing"}
        if len(kinds) == 1:
            return args[0].kind
        if kinds <= {"int", "float", "bool"}:
            return "float" if "float" in kinds else "int"
        raise self.error(f"{' and '.join(sorted(kinds))} in one place")

    def call(self, name: str, args: list[Expr]) -> CheckValue:
        if name in AGGREGATES:
            return self.aggregate(name, args)
        if name == "at":
            return self.element(args)
        if name in OF_MEMBERS or name in OF_PARTNERS:
            return self.of_enum(name, args)
        if name == "bit_names":
            field_value = self.named(args[1])
            if not isinstance(field_value, CheckValue) or field_value.tree["op"] != "field":
                raise self.error("`bit_names` needs a field of this row")
            tree = {"op": name, "args": [self.value(args[0]).tree], "of": [self.place.table, field_value.tree["path"]]}
            return CheckValue(tree, "text")
        if name == "text":
            located = self.named(args[0])
            if not isinstance(located, List) or located.place is None or located.place.type is not None:
                raise self.error("`text` is for bytes")
            tree = {"op": "text", "table": located.place.table}
            if len(args) > 1:
                tree["letters"] = args[1]
            return self.through(located.steps, CheckValue(tree, "text"))
        if name == "nonzero_names":
            names = [arg["path"][-1] if isinstance(arg, dict) and arg.get("op") == "get" else "" for arg in args]
            return CheckValue({"op": name, "args": [self.value(arg).tree for arg in args], "names": names}, "text")
        if name not in FUNCTIONS:
            raise self.error(f"no function {name}")
        least, most, kind = FUNCTIONS[name]
        if not least <= len(args) <= most:
            raise self.error(f"{name} takes {least} to {most} arguments")
        if name == "exists" and isinstance(args[0], dict) and args[0].get("op") == "get":
            located = self.named(args[0])
            there = CheckValue(not isinstance(located, List) or located.place is not None, "bool")
            values = [self.through(located.steps, there) if isinstance(located, List) else located]
        else:
            values = [self.value(arg) for arg in args]
        to = values[0].to if name == "either" else ""
        tree = {"op": name, "args": [value.tree for value in values]}
        if name == "pick":
            return self.lifted(CheckValue(tree, self.joint(values[1:])))
        if name == "format":
            tree["kinds"] = [value.kind for value in values]
        value = CheckValue(tree, kind or self.joint(values), to)
        return self.lifted(value)

    def of_enum(self, name: str, args: list[Expr]) -> CheckValue:
        """Return the value of a function whose last arguments are an enum, and a kind of partners."""
        count = 1 if name in OF_MEMBERS else 2
        names = [arg["path"][0] if isinstance(arg, dict) and arg.get("op") == "get" else "" for arg in args[-count:]]
        if names[0] not in self.compiler.spec.enums:
            raise self.error(f"{name}: no enum {names[0]}")
        if len(args) != count + (2 if name == "is_partner" else 1):
            raise self.error(f"{name}: {len(args)} arguments")
        tree = {"op": name, "args": [self.value(arg).tree for arg in args[:-count]], "enum": names[0]}
        if name in OF_MEMBERS:
            return self.lifted(CheckValue(tree, OF_MEMBERS[name]))
        partners = self.compiler.spec.partners(names[0], names[1])
        if not partners:
            raise self.error(f"{name}: no member of {names[0]} has a partner {names[1]}")
        return self.lifted(CheckValue({**tree, "of": names[1]}, OF_PARTNERS[name]))

    def element(self, args: list[Expr]) -> CheckValue:
        """Return an element of a list, by its number from `first` of the `-index` of the list."""
        located = self.named(args[0]) if isinstance(args[0], dict) and args[0].get("op") == "get" else None
        if not isinstance(located, List) or len(args) not in (2, 3) or not isinstance(args[1], int):
            raise self.error("`at` is for a list and the constant number of an element")
        if located.place is None:
            return NOTHING
        first = located.place.listed.notes.get("index", {}).get("first", 0) if located.place.listed else 0
        inner = CheckValue({"op": "place", "by": "this"}, "row", located.place.table)
        if len(args) == 3:
            inner = _Resolver(self.compiler, located.place, {}, self.where).value(args[2])
        elif located.place.type is None:
            inner = CheckValue({"op": "field", "path": ""}, self.kind_of(located.place.listed))
        tree = {"op": "at", "table": located.place.table, "by": located.by, "index": args[1] - first, "of": inner.tree}
        return self.through(located.steps, CheckValue(tree, inner.kind, inner.to))

    def aggregate(self, name: str, args: list[Expr]) -> CheckValue:
        located = self.named(args[0]) if isinstance(args[0], dict) and args[0].get("op") == "get" else None
        if not isinstance(located, List):
            raise self.error(f"`{name}` is for a list")
        if located.place is None:
            return _OF_NO_ROWS.get(name, NOTHING)
        tree: dict[str, Any] = {"op": name, "table": located.place.table, "by": located.by}
        kind, to = AGGREGATES[name], ""
        inside = _Resolver(self.compiler, located.place, {}, self.where)
        if len(args) > 2:
            chosen = inside.value(args[2])
            if name in ("count", "any", "all") or chosen.kind != "bool":
                raise self.error(f"`{name}` takes no such third argument")
            tree["where"] = chosen.tree
        if len(args) > 1:
            inner = inside.value(args[1])
            tree["of"] = inner.tree
            kind, to = kind or inner.kind, inner.to
            if name in ("count", "any", "all") and inner.kind != "bool":
                raise self.error(f"`{name}` needs a condition")
        elif name in ("first", "last"):
            tree["of"], kind, to = {"op": "place", "by": "this"}, "row", located.place.table
        elif name != "count":
            raise self.error(f"`{name}` needs an expression")
        return self.through(located.steps, CheckValue(tree, kind, to))

    def through(self, steps: tuple[str, ...], value: CheckValue) -> CheckValue:
        tree = value.tree
        if steps == ("root",) and not isinstance(tree, dict):
            return value
        for step in reversed(steps):
            tree = {"op": "via", "by": step, "of": tree}
        return CheckValue(tree, value.kind, value.to)

    # Names

    def named(self, tree: dict[str, Any]) -> CheckValue | List:
        place, steps, path = self.place, (), tree["path"]
        if tree["from"] == "item":
            if not path:
                return CheckValue({"op": "field", "path": ""}, self.kind_of(place.listed), "")
        elif tree["from"] == "root":
            steps, place = (("root",) if place.table else ()), self.compiler.places[""]
            if not path:
                return CheckValue(_place(steps), "row", "")
        elif tree["from"] == "parent":
            for _ in range(tree["up"]):
                if place.around is None:
                    raise self.error("`_parent` leads out of the file")
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
            raise self.error(f"nothing is called `{'.'.join(path)}` here")
        if isinstance(located, List):
            return located._replace(steps=(*steps, *located.steps))
        if tree["from"] == "parent" and not isinstance(located.tree, dict):
            return located
        return self.through(steps, located)

    def path(self, place: CheckPlace, path: list[str], *, is_at: bool = False) -> CheckValue | List | None:
        """Return what a path names; None for a structure if `is_at`, where a place in the file is enough."""
        name, *rest = path
        declared_names = self.in_structure(place, name, rest, is_at=is_at)
        if declared_names is not None or (is_at and place.type and name in place.type.by_id):
            return declared_names
        compiler, table = self.compiler, place.table
        if name in compiler.row_lets.get(table, {}):
            value = compiler.row_let(table, name, self.where)
            return self.beyond(value, rest) if rest else value
        if name in compiler.relations.get(table, {}):
            return self.follow(name, compiler.relations[table][name]["to"], rest)
        if name in compiler.lists.get(table, {}) and not rest:
            listed = compiler.lists[table][name]
            return List(name, compiler.places[listed["table"]], listed["by"])
        if name == "owner" and table:
            outer = self.owner_of(table)
            return self.follow(name if outer else "root", outer, rest)
        if name in STEPS:
            return self.follow(name, table, rest)
        if name in ROW_NUMBERS and not rest:
            return CheckValue({"op": name}, "int")
        if name in FILE_NUMBERS and not rest:
            return self.through(("root",) if table else (), CheckValue({"op": name}, "int"))
        if name == "_" and place.type is None and not rest:
            return CheckValue({"op": "field", "path": ""}, self.kind_of(place.listed))
        return None

    def beyond(self, row: CheckValue, path: list[str]) -> CheckValue | List:
        """Return what a path names in the row that a value is."""
        inner = self.path(self.compiler.places[row.to], path) if row.kind == "row" else None
        if inner is None:
            raise self.error(f"nothing is called `{'.'.join(path)}` there")
        if not isinstance(inner, List):
            return inner._replace(tree=_in_row(row, inner.tree))
        steps = _steps_to(row.tree)
        if steps is None:
            raise self.error(f"{inner.name} is a list of a row that no relation leads to")
        return inner._replace(steps=(*steps, *inner.steps))

    def owner_of(self, table: str) -> str:
        place = self.compiler.places[table].around
        return place.table if place else ""

    def follow(self, by: str, to: str, rest: list[str]) -> CheckValue | List | None:
        """Return what a path names in the row that a relation leads to."""
        if not rest:
            return CheckValue({"op": "place", "by": by}, "row", to)
        inner = self.path(self.compiler.places[to], rest)
        if isinstance(inner, List):
            return inner._replace(steps=(by, *inner.steps))
        if inner is None:
            raise self.error(f"table {to} has nothing called `{'.'.join(rest)}`")
        if inner.tree == {"op": "place", "by": "this"}:
            return CheckValue({"op": "place", "by": by}, "row", to)
        return CheckValue({"op": "via", "by": by, "of": inner.tree}, inner.kind, inner.to)

    def in_structure(self, place: CheckPlace, name: str, rest: list[str], *, is_at: bool) -> CheckValue | List | None:
        """Return a field, derived value, param or list of a structure by its name, or by the name of its column."""
        kind = place.type
        if kind is None:
            return None
        attribute = kind.by_id.get(name)
        if attribute is None:
            attribute = next((candidate for candidate in kind.fields if candidate.notes.get("column") == name), None)
        if attribute is not None:
            return self.of_field(place, attribute, name, rest, is_at=is_at)
        if name in kind.instances and not rest:
            instance = kind.instances[name]
            if instance.is_overlay:
                raise self.error(f"{name} is a view on bytes; name its fields")
            if (of_root := self.of_root(place, instance)) is not None:
                return of_root
            if (scaled := self.scaled(place, kind, instance)) is not None:
                return scaled
            result = {"enum": "int"}.get(instance.kind, instance.kind)
            return CheckValue({"op": "field", "path": place.path(name)}, result)
        if name in kind.params and not rest:
            if (constant := self.constant_param(place, name)) is not None:
                return constant
            return CheckValue({"op": "field", "path": place.path(name)}, "bool" if name in kind.bool_params else "int")
        for outer in kind.fields:
            if outer.notes.get("column") == "." and outer.kind == "struct":
                inner = CheckPlace(place.table, place.prefix, self.compiler.spec.type_of(outer), place)
                if (located := self.in_structure(inner, name, rest, is_at=is_at)) is not None:
                    return located
        return List(name, None) if name in self.compiler.absent.get(kind.name, ()) and not rest else None

    def of_root(self, place: CheckPlace, instance: Instance) -> CheckValue | None:
        """Return a value that follows from those of the root, which is computed once for each file; None for others."""
        if instance.value is None or "decision" in instance.notes:
            return None
        try:
            value = _Resolver(self.compiler, place, {}, self.where).value(instance.value)
        except SpecError:
            return None
        is_of_root = isinstance(value.tree, dict) and value.tree["op"] == "via" and value.tree["by"] == "root"
        return value if is_of_root or not place.table else None

    def scaled(self, place: CheckPlace, kind: Type, instance: Instance) -> CheckValue | None:
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

    def constant_param(self, place: CheckPlace, name: str) -> CheckValue | None:
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
                return self.constant_param(outer, same)
        return None

    def of_field(
        self, place: CheckPlace, attribute: Field, name: str, rest: list[str], *, is_at: bool
    ) -> CheckValue | List | None:
        path = place.path(name)
        compiler = self.compiler
        inner = compiler.spec.type_of(attribute) if attribute.kind == "struct" else None
        if attribute.repeat or attribute.kind == "bytes":
            if rest:
                raise self.error(f"{name} is a list; use `first({name}, ...)` and the like")
            return List(path, compiler.places[place.key(attribute.id)], "owner" if place.table else "root")
        if path in compiler.relations.get(place.table, {}):  # an optional structure
            return self.follow(path, compiler.relations[place.table][path]["to"], rest)
        if inner is not None and not inner.bits:
            return self.path(compiler.groups[place.table, path], rest, is_at=is_at) if rest else None
        if not rest:
            return CheckValue({"op": "field", "path": path}, self.kind_of(attribute))
        bit = rest[0]
        if inner is not None and (bit in inner.by_id or bit in inner.instances):
            one = bit in inner.by_id and inner.by_id[bit].width == 1
            is_bool = bit in inner.instances and inner.instances[bit].kind == "bool"
            return CheckValue({"op": "field", "path": f"{path}.{bit}"}, "bool" if one or is_bool else "int")
        choices = attribute.notes.get("bits", {}).values()
        if any(bit in ([choice] if isinstance(choice, str) else choice.values()) for choice in choices):
            return CheckValue({"op": "field", "path": f"{path}.{bit}"}, "bool")
        raise self.error(f"{name} has nothing called `{bit}`")

    def kind_of(self, attribute: Field | None) -> str:
        """Return the kind of the values of a field, or of the elements of a list."""
        if attribute is None:
            raise self.error("`_` is for the elements of a list of numbers")
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
