"""Checks of a spec as data: the names in their expressions resolved to columns, relations and lists of tables.

An engine needs no knowledge of scopes then: it has tables, and the operations in `docs/writing-an-engine.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import Any

from navspec.spec.ksy.check_names import STEPS, CheckPlace, CheckTables, CheckValue, List, Resolver
from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.inherit import SpecError, as_list
from navspec.spec.model import Field

Note = Mapping[str, Any]

COMPILED = ("checks", "derived", "inside", "joins", "label", "lanes", "let", "lists")
"""Annotations that the compiled checks, relations, labels and lanes replace."""

ENTRY = "entry"
"""Relation from the elements of a list of `-lists` to the rows that it lists; findings are there."""


@dataclass(eq=False)
class CheckCompiler:
    """Compiler of the checks of a spec."""

    tables: CheckTables
    root_notes: Note
    occurrences: dict[str, list[CheckPlace]] = field(default_factory=dict)
    labels: dict[str, dict[str, Any]] = field(default_factory=dict)
    waiting: list[Callable[[], None]] = field(default_factory=list)
    unnumbered: set[str] = field(default_factory=set)
    messages: dict[str, str] = field(default_factory=dict)

    def compile(self) -> dict[str, Any]:
        """Return the relations in use, the labels and the lanes by table, and the checks."""
        self.tables.places[""] = root = CheckPlace("", (), self.tables.spec.root, None)
        self._walk(root)
        for place, attribute in self._fields():
            self._declare_relations(place, attribute)
        for place, notes, where in self._noted():
            self._declare_joins(place, notes.get("joins", {}), where)
            if not place.prefix:
                self.tables.row_lets.setdefault(place.table, {}).update(notes.get("let", {}))
        for resolve in self.waiting:
            resolve()
        for place, notes, where in self._noted():
            if "label" in notes and not place.prefix:
                self.labels[place.table] = self._label(place, notes["label"], where)
        checks = [check for place, notes, where in self._noted() for check in self._checks(place, notes, where)]
        first_checks = {check["code"]: check for check in reversed(checks) if "severity" in check}
        self.unnumbered = {check["code"] for check in checks if "numbered" in check}
        for check in checks:
            self._complete(check, first_checks)
        checks = [check for check in checks if check.get("when") is not False]
        lanes = {
            place.table: {
                name: self._tree(text, place, f"{where}: -lanes: {name}") for name, text in notes["lanes"].items()
            }
            for place, notes, where in self._noted()
            if "lanes" in notes and not place.prefix
        }
        used = {id(relation) for relation in self._used([checks, self.labels, lanes])}
        relations = {
            table: kept
            for table, by_name in self.tables.relations.items()
            if (kept := {name: relation for name, relation in by_name.items() if id(relation) in used})
        }
        return {"relations": relations, "labels": self.labels, "checks": checks} | ({"lanes": lanes} if lanes else {})

    # Places

    def _walk(self, place: CheckPlace) -> None:
        kind = place.type
        if kind is None:
            return
        self.occurrences.setdefault(kind.name, []).append(place)
        for attribute in kind.fields:
            inner = self.tables.spec.type_of(attribute) if attribute.kind == "struct" else None
            is_structure = inner is not None and not inner.bits
            is_optional = is_structure and place.table != "" and not self._is_of_file(attribute.condition, place)
            key = place.key(attribute.id)
            if attribute.repeat or attribute.kind == "bytes" or is_optional:
                self.tables.places[key] = element = CheckPlace(key, (), inner, place, attribute)
                if is_optional and not attribute.repeat:
                    self._relate(place.table, place.path(attribute.id), {"kind": "optional", "to": key})
                else:
                    name = place.path(attribute.id)
                    by = "owner" if place.table else "root"  # a slice may give such rows another owner
                    self.tables.lists.setdefault(place.table, {})[name] = {"table": key, "by": by}
                self._walk(element) if not inner or is_structure else self.occurrences.setdefault(
                    inner.name, []
                ).append(element)
            elif is_structure:
                group = CheckPlace(place.table, (*place.prefix, attribute.id), inner, place)
                self.tables.groups[place.table, place.path(attribute.id)] = group
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
        yield self.tables.places[""], self.root_notes, self.tables.spec.id
        for name, places in list(self.occurrences.items()):
            for place in places:
                assert place.type is not None
                if place.table or place.prefix:
                    yield place, place.type.notes, f"type {name}"
                for attribute in place.type.fields:
                    own = self.tables.places.get(place.key(attribute.id)) if attribute.repeat else None
                    yield own or place, attribute.notes, f"type {name}: field {attribute.id}"
                    for inner, notes in attribute.notes.get("inside", {}).items():
                        inside = {key.removeprefix("-"): note for key, note in notes.items()}
                        listed = self.tables.places[f"{place.key(attribute.id)}.{inner}"]
                        yield listed, inside, f"type {name}: field {attribute.id}.{inner}"
                    for listed, notes in attribute.notes.get("lists", {}).items():
                        inside = {key.removeprefix("-"): note for key, note in notes.items() if key.startswith("-")}
                        holder = own or place
                        yield (
                            self.tables.places[holder.key(listed)],
                            inside,
                            f"type {name}: field {attribute.id}: {listed}",
                        )

    # Relations

    def _relate(self, table: str, name: str, relation: dict[str, Any]) -> None:
        if self.tables.relations.setdefault(table, {}).setdefault(name, relation) != relation:
            raise SpecError(f"{self.tables.spec.id}: table {table} has two relations `{name}`")

    def _declare_relations(self, place: CheckPlace, attribute: Field) -> None:
        where = f"field {attribute.id}"
        holder = self.tables.places[place.key(attribute.id)] if attribute.repeat else place
        named: dict[str, list[Note]] = {}
        for note in attribute.notes_of("ref"):
            if "as" in note:
                named.setdefault(note["as"], []).append(note)
        for name, notes in named.items():
            listed = self.tables.places.get(f"{place.key(attribute.id)}.{notes[0].get('row')}")
            at = listed or holder
            own = "_" if at.listed and not at.type else attribute.id
            cases = [{"kind": "key" if "key" in note else "row", "to": note["table"]} for note in notes]
            self._relate(at.table, name, {**cases[0], "cases": cases})
            for case, note in zip(cases, notes, strict=True):
                value = own if listed else note.get("row") or own
                self.waiting.append(lambda c=case, n=note, v=value, a=at: self._reference(c, n, v, a, where))
            if entries := notes[0].get("entries"):
                self.tables.lists.setdefault(notes[0]["table"], {})[entries] = {"table": at.table, "by": name}
        for note in attribute.notes_of("range_ref"):
            name, owned = note.get("as", "owner"), note["table"]
            relation: dict[str, Any] = {"kind": "slice", "to": holder.table}
            self._relate(owned, name, relation)
            self.tables.lists.setdefault(holder.table, {})[note.get("entries", owned)] = {"table": owned, "by": name}
            self.waiting.append(lambda r=relation, n=note: self._slice(r, n, holder, where))
        for name, note in attribute.notes.get("lists", {}).items():
            key = holder.key(name)
            self.tables.places[key] = CheckPlace(key, (), None, holder)
            relation = {"kind": "entry", "to": note["table"], "of": holder.table}
            self._relate(key, ENTRY, relation)
            self.tables.lists.setdefault(holder.table, {})[name] = {"table": key, "by": "owner"}
            if "entries" in note:
                self.tables.lists.setdefault(note["table"], {})[note["entries"]] = {"table": key, "by": ENTRY}
            self.waiting.append(lambda r=relation, n=note: self._slice(r, n, holder, where))
        for note in attribute.notes_of("beside"):
            to = note if isinstance(note, str) else note["table"]
            name = to if isinstance(note, str) else note.get("as", to)
            self._relate(holder.table, name, {"kind": "beside", "to": to})
            self._relate(to, attribute.id, {"kind": "beside", "to": holder.table})

    def _reference(self, case: dict[str, Any], note: Note, value: str, holder: CheckPlace, where: str) -> None:
        case["value"] = self._tree(value, holder, where)
        if "key" in note:
            case["key"] = self._tree(note["key"], self.tables.places[note["table"]], where)
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
                self.tables.lists.setdefault(join["table"], {})[join["entries"]] = {"table": place.table, "by": name}
            self.waiting.append(lambda r=relation, j=join: self._join(r, j, place, where))

    def _join(self, relation: dict[str, Any], join: Note, place: CheckPlace, where: str) -> None:
        to = self.tables.places[join["table"]]
        pairs = [
            (self.tables.value(mine, place, where), self.tables.value(theirs, to, where))
            for mine, theirs in join["match"].items()
        ]
        if any(mine.to != theirs.to for mine, theirs in pairs):
            raise SpecError(f"{self.tables.spec.id}: {where}: -joins: rows of two tables are never the same")
        relation["match"] = [[mine.tree, theirs.tree] for mine, theirs in pairs]

    # Expressions

    def _tree(self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue] | None = None) -> Expr:
        return self.tables.value(text, place, where, lets).tree

    # Checks

    def _label(self, place: CheckPlace, note: Any, where: str) -> dict[str, Any]:
        parts: Note = {"text": note} if isinstance(note, str) else note
        named = [name for part in ("text", "alone") for _, name, _, _ in Formatter().parse(parts.get(part, "")) if name]
        own = parts.get("params", {})
        params = {**own, **{name: name for name in named if name not in own}}
        lets: dict[str, CheckValue] = {}
        for name, text in params.items():
            lets[name] = self.tables.value(text, place, where, lets)
        label: dict[str, Any] = {"text": parts["text"], "params": {name: value.tree for name, value in lets.items()}}
        if "of" in parts:
            of = self.tables.value(parts["of"], place, where)
            label |= {"of": of.tree, "to": of.to}
        if "alone" in parts:
            label["alone"] = parts["alone"]
        return label

    def _label_params(self, table: str) -> set[str]:
        """Return the parameters that messages have from the labels of a row and of its owners."""
        label, place = self.labels.get(table, {}), self.tables.places[table]
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
            lets[name] = self.tables.value(text, place, where, lets)
        if "when" in note:
            check["when"] = self._condition(note["when"], place, where, lets)
            if check["when"] is True:
                del check["when"]
        if "first" in note:
            group = self.tables.value(note["first"], place, where, lets) if note["first"] != "file" else "file"
            check["first"] = (
                group if isinstance(group, str) else group.tree if group.kind == "row" else {"value": group.tree}
            )
        check["faults"] = [self._fault(place, note, fault, lets, where) for fault in note.get("faults", [{}])]
        return check

    def _condition(self, text: Any, place: CheckPlace, where: str, lets: Mapping[str, CheckValue]) -> Expr:
        value = self.tables.value(text, place, where, lets)
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
            lets[name] = self.tables.value(text, place, where, lets)
        if "at" in note:
            fault |= self._at(note["at"], place, lets, where)
        if "after" in note:
            if place.table or note["after"] not in self.tables.lists.get("", {}):
                raise SpecError(f"{where}: after: {note['after']} is not a list of the root")
            fault["after"] = note["after"]
        if "right" in note:
            right = self.tables.value(note["right"], place, where, lets)
            fault["right"] = right.tree
            lets.setdefault("expected", right)
            lets.setdefault("value", self.tables.value(note["at"], place, where))
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
        located = Resolver(self.tables, place, {}, f"{where}: each: {name}").path(place, name.split("."))
        is_own = isinstance(located, List) and not located.steps and located.by == ("owner" if place.table else "root")
        listed = located.place if isinstance(located, List) and is_own else None
        if listed is None or "owner" in self.tables.relations.get(listed.table, ()):
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
                chosen[name] = self.tables.value(note["at"], place, where)
            elif name != "where" and name not in labels:
                chosen[name] = self._named(name, place, fault, where)
        fault["params"] = {name: {"of": value.tree, "kind": value.kind} for name, value in chosen.items()}

    def _named(self, name: str, place: CheckPlace, fault: Mapping[str, Any], where: str) -> CheckValue:
        """Return the value that a message names: of the row, or of the row that the finding points at."""
        resolver = Resolver(self.tables, place, {}, f"{where}: message: `{name}`")
        if "of" in fault and resolver.path(place, [name]) is None:
            located = resolver.beyond(CheckValue(fault["of"], "row", fault["to"]), [name])
            assert isinstance(located, CheckValue)
            return located
        return self.tables.value(name, place, where)

    def _at(self, path: str, place: CheckPlace, lets: Mapping[str, CheckValue], where: str) -> dict[str, Any]:
        """Return what a finding points at: the path in the row, and the row with its table if it is another one."""
        first, _, rest = path.partition(".")
        row = lets.get(first)
        is_field = place.type is not None and first in place.type.by_id
        named = {*self.tables.relations.get(place.table, {}), *self.tables.row_lets.get(place.table, {}), *STEPS}
        if row is None and not is_field and first in named:
            row = self.tables.value(first, place, where)
        if row is None or row.kind != "row":
            return {"at": self._path_at(path, place, where)}
        return {"at": self._path_at(rest or "_", self.tables.places[row.to], where), "of": row.tree, "to": row.to}

    def _path_at(self, path: str, place: CheckPlace, where: str) -> str:
        """Return the path in the row of a field or list that a finding points at."""
        if path == "_" or place.type is None:
            return ""
        resolved = Resolver(self.tables, place, {}, f"{where}: at: {path}").path(place, path.split("."), is_at=True)
        return place.path(path) if resolved is None or isinstance(resolved, List) else resolved.tree["path"]

    def _related(self, place: CheckPlace, lets: Mapping[str, CheckValue], entry: Note, where: str) -> dict[str, Any]:
        row = self.tables.value(entry["row"], place, where, lets)
        if row.kind != "row":
            raise SpecError(f"{where}: related: `{entry['row']}` is not a row")
        if self._is_entry(row.to):
            raise SpecError(f"{where}: related: `{entry['row']}` has no place in the file; name its `{ENTRY}`")
        related = {"row": row.tree, "to": row.to, "message": entry["message"]}
        return related | ({"when": self._condition(entry["when"], place, where, lets)} if "when" in entry else {})

    def _is_entry(self, table: str) -> bool:
        """Return whether the rows of a table are the elements of a list of `-lists`."""
        return self.tables.relations.get(table, {}).get(ENTRY, {}).get("kind") == "entry"

    def _complete(self, check: dict[str, Any], first_checks: Mapping[str, Any]) -> None:
        """Give a check what an earlier one of the same code says of the rule, and whether it needs the set."""
        first = first_checks.get(check["code"])
        if first is None:
            raise SpecError(f"{self.tables.spec.id}: -checks: {check['code']}: severity and evidence are missing")
        for key in ("severity", "evidence", "unmodified", "scope", "unseen"):
            if key in first:
                check.setdefault(key, first[key])
        for fault in check["faults"]:
            fault.setdefault("severity", check["severity"])
            if "message" not in fault:
                raise SpecError(f"{self.tables.spec.id}: -checks: {check['code']}: `message` is missing")
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
                by_name[name] for by_name in self.tables.relations.values() for name in names if name in by_name
            ):
                if id(relation) not in seen:
                    seen.add(id(relation))
                    yield relation
                    yield from self._used(relation, seen)


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
