"""A slow engine: reads files and runs their checks row by row, by what docs/writing-an-engine.md says and nothing else.

Its reader is the program on that page. Of navspec it uses only the data of specs.
"""

from __future__ import annotations

import dataclasses
import math
import operator
import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "writing-an-engine.md"
Tree = Any
MOST_SHARED = 1_000_000
"""Elements of lists beyond the rows that they list."""


def load_reader() -> ModuleType:
    """The program of the page as a module."""
    (code,) = re.findall(r"^```python read\.py\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    module = ModuleType("read")
    exec(compile(code, "read.py", "exec"), vars(module))
    return module


READER = load_reader()


class Missing:
    """A value that is not known."""


ABSENT, UNSEEN = Missing(), Missing()


def _missing(*values: Any) -> Missing | None:
    """What is computed of such values is not known; None where all are known."""
    if any(value is UNSEEN for value in values):
        return UNSEEN
    return ABSENT if any(value is ABSENT for value in values) else None


@dataclass(eq=False)
class Row:
    """A row: its value, a structure or a number, and its numbers in the table of all files, and of its own."""

    table: str
    value: Any
    outer: Row | None
    file: int
    joined: int
    number: int
    field: Mapping[str, Any] = dataclasses.field(default_factory=dict)


class Failure(NamedTuple):
    """A row that fails, the number of the fault, and the row that the finding points at."""

    row: Row
    fault: int
    at: Row


class Result(NamedTuple):
    """The outcome of a check: rows that it was made for, rows that need files which are not there, and failures."""

    cases: int
    skipped: int
    failures: list[Failure]


class Engine:
    """Files of a set, each with the data of its format, its decisions and its number; `members` are those of a full set."""

    def __init__(
        self,
        files: Sequence[tuple[Mapping[str, Any], bytes, Mapping[str, Any]]],
        numbers: Sequence[int] = (-1,),
        members: int = 1,
    ) -> None:
        self.specs = [spec for spec, _, _ in files]
        self.sizes = [len(data) for _, data, _ in files]
        self.numbers, self.members = list(numbers), members
        self.readers = [READER.Reader(spec, data, dict(decisions)) for spec, data, decisions in files]
        self.tables: dict[str, list[Row]] = {}
        self.counts: dict[str, list[int]] = {}
        for file, reader in enumerate(self.readers):
            self._walk(reader.root, self._add("", reader.root, None, file), "")
        self.relations: dict[str, dict[str, Any]] = {}
        for spec in reversed(self.specs):
            for table, relations in spec["relations"].items():
                self.relations.setdefault(table, {}).update(relations)
        self._values: dict[tuple[int, int], Any] = {}
        self._related: dict[tuple[int, str], Any] = {}
        self._indices: dict[Any, dict[Any, Any]] = {}
        for table, relations in self.relations.items():
            if relations.get("entry", {}).get("kind") == "entry":
                self._list_rows(table, relations["entry"])

    # Tables

    def _add(self, table: str, value: Any, outer: Row | None, file: int, field: Mapping[str, Any] | None = None) -> Row:
        rows = self.tables.setdefault(table, [])
        counts = self.counts.setdefault(table, [0] * len(self.specs))
        row = Row(table, value, outer, file, len(rows), counts[file], field or {})
        rows.append(row)
        counts[file] += 1
        return row

    def _walk(self, structure: Any, row: Row, prefix: str) -> None:
        """Add rows for the lists of a structure, which is a part of a row, or the whole of it."""
        for field in structure.type["fields"]:
            if field["id"] not in structure.values:
                continue
            value, path = structure.values[field["id"]], f"{prefix}{field['id']}"
            key = f"{row.table}.{path}" if row.table else path
            if "repeat" in field or isinstance(value, bytes):
                for element in value:
                    added = self._add(key, element, row, row.file, field)
                    if _is_record(element):
                        self._walk(element, added, "")
            elif _is_record(value):
                if "if" in field and row.table and not _is_of_file(field["if"], structure):
                    self._walk(value, self._add(key, value, row, row.file, field), "")
                else:
                    self._walk(value, row, f"{path}.")

    def _list_rows(self, table: str, relation: Mapping[str, Any]) -> None:
        """Add rows for lists whose elements are rows of another table: that row is their value."""
        listed = [0] * len(self.specs)
        for owner in self.tables.get(relation["of"], ()):
            first, count = self.value(relation["first"], owner), self.value(relation["count"], owner)
            rows = self.counts.get(relation["to"], listed)[owner.file]
            if first < 0 or count < 0 or first + count > rows:
                continue
            listed[owner.file] += count
            for number in range(first, first + count) if listed[owner.file] <= rows + MOST_SHARED else ():
                self._add(table, self._row(relation["to"], owner.file, number), owner, owner.file)

    def column(self, row: Row, path: str) -> Any:
        """The value of a row in a column."""
        value, field = row.value, row.field
        for name in path.split(".") if path else ():
            if isinstance(value, READER.Structure):
                member = next(self._members(value, name, self.readers[row.file]), None)
                if member is None:
                    return ABSENT
                value, field = member
            else:
                bits = self._named_bits(field, self.readers[row.file])
                if name not in bits:
                    return ABSENT
                value = bool(value >> bits[name] & 1)
        return _whole(value) if isinstance(value, READER.Structure) else value

    def _members(self, structure: Any, name: str, reader: Any) -> Iterator[tuple[Any, Mapping[str, Any]]]:
        """What bears a name in a structure, and its field, in the order in which it counts."""
        fields, values = structure.type["fields"], structure.values
        for field in fields:
            if field.get("notes", {}).get("column") == name and field["id"] in values:
                yield values[field["id"]], field
        for field in fields:
            if field["id"] == name:
                if name in values:
                    yield values[name], field
                return
        if name in values or any(instance["id"] == name for instance in structure.type["instances"]):
            yield reader.follow(structure, [name]), {}
        for field in fields:
            if field.get("notes", {}).get("column") == "." and field["id"] in values:
                yield from self._members(values[field["id"]], name, reader)

    @staticmethod
    def _named_bits(field: Mapping[str, Any], reader: Any) -> dict[str, int]:
        bits = {}
        for number, names in field.get("notes", {}).get("bits", {}).items():
            choices = {"_": names} if isinstance(names, str) else names
            tests = (name for test, name in choices.items() if test == "_" or reader.follow(reader.root, [test]))
            bits[next(tests, "")] = int(number)
        return bits

    # Relations

    def related(self, row: Row, name: str) -> Any:
        """The row that a relation leads to; a missing value for none."""
        key = id(row), name
        if key not in self._related:
            relation = self.relations.get(row.table, {}).get(name)
            self._related[key] = self._neighbour(row, name) if relation is None else self._find(row, name, relation)
        return self._related[key]

    def _neighbour(self, row: Row, name: str) -> Any:
        match name:
            case "this":
                return row
            case "root":
                return self.tables[""][row.file]
            case "owner":
                return row.outer or ABSENT
        rows, at = self.tables[row.table], row.joined + (1 if name == "next" else -1)
        is_inside = 0 <= at < len(rows) and self.related(row, "owner") is self.related(rows[at], "owner") is not ABSENT
        return rows[at] if is_inside else ABSENT

    def _find(self, row: Row, name: str, relation: Mapping[str, Any]) -> Any:
        match relation["kind"]:
            case "row" | "key":
                root = self.tables[""][row.file]
                cases = (case for case in relation["cases"] if "if" not in case or self.column(root, case["if"]))
                case = next(cases, None)
                return ABSENT if case is None else self._referred(row, case)
            case "entry":
                return row.value
            case "beside":
                return self._row(relation["to"], row.file, row.number)
            case "optional":
                return self._index(("optional", relation["to"]), lambda: self._by_outer(relation["to"])).get(
                    id(row), ABSENT
                )
            case "slice":
                owners = self._index(("slice", row.table, name), lambda: self._by_slice(row.table, relation))
                return owners.get((row.file, row.number), ABSENT)
        key = self._keys(row, [mine for mine, _ in relation["match"]], relation)
        if isinstance(key, Missing):
            return key
        found = self._index(("join", row.table, name), lambda: self._by_join(relation)).get(key, [])
        if "paired" in relation:
            order = self._index(("pairs", row.table, name), lambda: self._pairs(row.table, relation))
            found = found[order[id(row)] :][:1]
        return (found[-1] if "last" in relation else found[0]) if found else ABSENT

    def _index(self, key: Any, make: Callable[[], dict[Any, Any]]) -> dict[Any, Any]:
        if key not in self._indices:
            self._indices[key] = make()
        return self._indices[key]

    def _row(self, table: str, file: int, number: int) -> Any:
        """The row of a table with a number in a file."""
        counts = self.counts.get(table, [0] * len(self.specs))
        return self.tables[table][sum(counts[:file]) + number] if 0 <= number < counts[file] else ABSENT

    def _referred(self, row: Row, case: Mapping[str, Any]) -> Any:
        value, file, to = self.value(case["value"], row), row.file, case["to"]
        if isinstance(value, Missing) or value == case.get("none"):
            return value if isinstance(value, Missing) else ABSENT
        if "file" in case:
            number = self.value(case["file"], row)
            if isinstance(number, Missing) or not 0 <= number < self.members:
                return number if isinstance(number, Missing) else ABSENT
            if number not in self.numbers:
                return UNSEEN
            file = self.numbers.index(number)
        if case["kind"] == "key":
            key = "key", to, id(case["key"]), "last" in case
            return self._index(key, lambda: self._by_key(case)).get((file, value), ABSENT)
        number = value - case.get("base", 0)
        if "below" in case and number >= self.column(self.tables[""][file], case["below"]):
            return ABSENT
        return self._row(to, file, number)

    def _by_outer(self, table: str) -> dict[Any, Any]:
        return {id(row.outer): row for row in self.tables.get(table, ())}

    def _by_key(self, case: Mapping[str, Any]) -> dict[Any, Any]:
        rows = self.tables.get(case["to"], [])
        return {(row.file, self.value(case["key"], row)): row for row in (rows if "last" in case else reversed(rows))}

    def _by_slice(self, table: str, relation: Mapping[str, Any]) -> dict[Any, Any]:
        owners: dict[Any, Any] = {}
        for owner in self.tables.get(relation["to"], ()):
            rows = self.counts.get(table, [0] * len(self.specs))[owner.file]
            first = self.value(relation["first"], owner)
            if "count" in relation:
                count = self.value(relation["count"], owner)
            else:
                after = self._row(owner.table, owner.file, owner.number + 1)
                count = (rows if after is ABSENT else self.value(relation["first"], after)) - first
            begin = max(first, 0)
            for number in range(begin, min(begin + count, rows)):
                owners.setdefault((owner.file, number), owner)
        return owners

    def _keys(self, row: Row, trees: Sequence[Tree], relation: Mapping[str, Any]) -> Any:
        values = [self.value(tree, row) for tree in trees]
        file = () if relation.get("within") == "set" else (row.file,)
        return _missing(*values) or (*map(_comparable, values), *file)

    def _by_join(self, relation: Mapping[str, Any]) -> dict[Any, Any]:
        groups: dict[Any, Any] = {}
        for row in self.tables.get(relation["to"], ()):
            key = self._keys(row, [theirs for _, theirs in relation["match"]], relation)
            if not isinstance(key, Missing):
                groups.setdefault(key, []).append(row)
        return groups

    def _pairs(self, table: str, relation: Mapping[str, Any]) -> dict[Any, Any]:
        order, counts = {}, dict[Any, int]()
        for row in self.tables[table]:
            key = self._keys(row, [mine for mine, _ in relation["match"]], relation)
            order[id(row)] = counts.get(key, 0)
            counts[key] = order[id(row)] + 1
        return order

    def elements(self, row: Row, table: str, by: str) -> list[Row]:
        """The rows of a list of a row."""
        return self._index(("list", table, by), lambda: self._by_relation(table, by)).get(id(row), [])

    def _by_relation(self, table: str, by: str) -> dict[Any, Any]:
        groups: dict[Any, Any] = {}
        for row in self.tables.get(table, ()):
            groups.setdefault(id(self.related(row, by)), []).append(row)
        return groups

    # Formulas

    def value(self, tree: Tree, row: Row) -> Any:
        """The value of a formula in a row."""
        if not isinstance(tree, dict):
            return tree
        key = id(tree), id(row)
        if key not in self._values:
            self._values[key] = self._compute(tree, row)
        return self._values[key]

    def _compute(self, tree: Mapping[str, Any], row: Row) -> Any:
        match tree["op"]:
            case "field":
                return self.column(row, tree["path"])
            case "place":
                return self.related(row, tree["by"])
            case "via" | "from":
                there = self.related(row, tree["by"]) if "by" in tree else self.value(tree["row"], row)
                return there if isinstance(there, Missing) else self.value(tree["of"], there)
            case "nothing":
                return ABSENT
            case "io":
                return self.sizes[row.file]
            case "row" | "rows" | "file" | "files":
                return {
                    "row": row.number,
                    "rows": self.counts[row.table][row.file],
                    "file": self.numbers[row.file],
                    "files": self.members,
                }[tree["op"]]
            case "text":
                data = bytes(element.value for element in self.elements(row, tree["table"], "owner"))
                pattern = f"[{tree['letters']}]*" if "letters" in tree else "[^\\0]*"
                return re.compile(pattern.encode(), re.DOTALL).match(data)[0]  # type: ignore[index]
            case "elements":
                return tuple(self.column(element, "") for element in self.elements(row, tree["table"], "owner"))
            case "at":
                listed = self.elements(row, tree["table"], tree["by"])
                return self.value(tree["of"], listed[tree["index"]]) if 0 <= tree["index"] < len(listed) else ABSENT
        if "table" in tree:
            return self._aggregate(tree, row)
        if tree["op"] in ("index", "count"):
            listed = self._index(("list", row.table, "owner"), lambda: self._by_relation(row.table, "owner"))
            siblings = listed[id(self.related(row, "owner"))]
            return siblings.index(row) if tree["op"] == "index" else len(siblings)
        return self._operate(tree, [self.value(arg, row) for arg in tree["args"]])

    def _aggregate(self, tree: Mapping[str, Any], row: Row) -> Any:
        values, op, is_unseen = [], tree["op"], False
        for element in self.elements(row, tree["table"], tree["by"]):
            value, chosen = self.value(tree.get("of", True), element), self.value(tree.get("where", True), element)
            missing = _missing(value, chosen)
            is_unseen |= missing is UNSEEN
            if missing is None and chosen:
                values.append(value)
        if (op == "any" and any(values)) or (op == "all" and not all(values)):
            return op == "any"
        if is_unseen:
            return UNSEEN
        if not values and op in ("least", "greatest", "first", "last"):
            return ABSENT
        return {
            "count": lambda: sum(map(bool, values)),
            "any": lambda: False,
            "all": lambda: True,
            "sum": lambda: sum(values),
            "set": lambda: frozenset(map(_comparable, values)),
            "least": lambda: min(values),
            "greatest": lambda: max(values),
            "first": lambda: values[0],
            "last": lambda: values[-1],
        }[op]()

    def _operate(self, tree: Mapping[str, Any], args: list[Any]) -> Any:
        op, first = tree["op"], args[0]
        match op:
            case "and" | "or":
                decides = [value for value in args if not isinstance(value, Missing) and bool(value) == (op == "or")]
                return op == "or" if decides else _missing(*args) or op == "and"
            case "if":
                return first if isinstance(first, Missing) else args[1] if first else args[2]
            case "exists":
                return UNSEEN if first is UNSEEN else first is not ABSENT
            case "is_unseen":
                return first is UNSEEN
            case "either":
                return args[1] if isinstance(first, Missing) else first
            case "same":
                return first is args[1] and not isinstance(first, Missing)
            case "pick" if not isinstance(first, Missing):
                return args[1 + int(first)] if 0 <= first < len(args) - 1 else ABSENT
        if missing := _missing(*args):
            return missing
        if "enum" in tree:
            return self._of_enum(tree, args)
        if op == "nonzero_names":
            return ", ".join(name for name, value in zip(tree["names"], args, strict=True) if value)
        if op == "bit_names":
            return self._bit_names(first, *tree["of"])
        return FUNCTIONS[op](*args)

    @cached_property
    def _members_by_value(self) -> dict[str, dict[int, Any]]:
        """The members of each enum, also by the unsigned numbers of hashes."""
        enums = self.specs[0]["enums"].items()
        return {
            name: {value: member for member in enum["values"] for value in (member["value"] % 2**32, member["value"])}
            for name, enum in enums
        }

    def _of_enum(self, tree: Mapping[str, Any], args: list[Any]) -> Any:
        op, enum = tree["op"], self.specs[0]["enums"][tree["enum"]]["values"]
        if op == "words_of":
            named = (one for one in enum if one["notes"].get("orig_id", "").encode() == _comparable(args[0]))
            member = next(named, None)
            return _words(member) if member else ABSENT
        member = self._members_by_value[tree["enum"]].get(args[-1])
        if op == "in_enum":
            return member is not None
        if op == "enum_name":
            return member["id"] if member and member["value"] == args[0] else args[0]
        if op == "enum_words":
            return _words(member) if member else ABSENT
        if op == "enum_original":
            return member["notes"].get("orig_id", ABSENT) if member else ABSENT
        named = member["notes"].get("with", {}).get(tree["of"]) if member else None
        if named is None:
            return ABSENT
        ids = {one["id"]: one["value"] for one in self.specs[0]["enums"].get(tree["of"], {"values": []})["values"]}
        partners = [ids.get(name, name) for name in (named if isinstance(named, list) else [named])]
        return partners[0] if op == "partner" else args[0] in partners

    def _bit_names(self, value: Any, table: str, path: str) -> str:
        row = self.tables[table][0]
        *outer, name = path.split(".")
        structure = self.column(row, ".".join(outer)) if outer else row.value
        stored, field = next(self._members(structure, name, self.readers[0]))
        names = {number: name for name, number in self._named_bits(field, self.readers[0]).items() if name}
        if isinstance(stored, READER.Structure):
            names |= {shift: one["id"] for one, shift in _shifts(stored.type) if one["width"] == 1}
        bits = [number for number in range(64) if value >> number & 1]
        texts = [f"{number} ({names[number]})" if number in names else str(number) for number in bits]
        return f"bit{'s' if len(bits) > 1 else ''} {', '.join(texts)}"

    # Checks

    def run(self, check: Mapping[str, Any]) -> Result:
        """Run a check over all rows of its table, in the files whose format has it."""
        cases = skipped = 0
        failures: list[Failure] = []
        for row in self.tables.get(check["table"], ()):
            when = self.value(check.get("when", True), row)
            skipped += when is UNSEEN
            if isinstance(when, Missing) or not when or check not in self.specs[row.file]["checks"]:
                continue
            is_known, is_unseen, failure = False, False, None
            for number, fault in enumerate(check["faults"]):
                for place in self.elements(row, fault["each"], "owner") if "each" in fault else [row]:
                    outcome = self.value(fault["assert"], place)
                    is_known |= not isinstance(outcome, Missing)
                    is_unseen |= outcome is UNSEEN and "each" not in fault
                    if outcome is False and failure is None:
                        failure = Failure(row, number, self.value(fault["of"], place) if "of" in fault else place)
            cases += is_known
            skipped += is_unseen
            failures += [failure] if failure else []
        if "first" in check:
            return Result(self._count_groups(check), skipped, self._first_of_each(check["first"], failures))
        return Result(cases, skipped, failures)

    def _group(self, first: Any, row: Row) -> Any:
        if first == "file":
            return row.file
        return (row.file, self.value(first["value"], row)) if "value" in first else id(self.value(first, row))

    def _first_of_each(self, first: Any, failures: Sequence[Failure]) -> list[Failure]:
        groups = {self._group(first, failure.row): failure for failure in reversed(failures)}
        return [failure for failure in failures if groups[self._group(first, failure.row)] is failure]

    def _count_groups(self, check: Mapping[str, Any]) -> int:
        first, rows = check["first"], self.tables.get(check["table"], [])
        if first != "file" and "value" in first:
            return len({self._group(first, row) for row in rows})
        when = check.get("when", {})
        is_of_file = when.get("op") == "via" and when["by"] == "root"
        files = [root.file for root in self.tables[""] if not is_of_file or self.value(when["of"], root) is True]
        table = "" if first == "file" else self._target(check["table"], first["by"])
        return sum(self.counts.get(table, [0] * len(self.specs))[file] for file in files)

    def _target(self, table: str, name: str) -> str:
        relation = self.relations.get(table, {}).get(name)
        if relation:
            return relation["to"]
        outer = next((row.outer for row in self.tables.get(table, ()) if row.outer), None)
        return outer.table if outer else table.rpartition(".")[0]


def _is_record(value: Any) -> bool:
    return isinstance(value, READER.Structure) and not value.type["bits"]


def _is_of_file(tree: Tree, structure: Any) -> bool:
    """Whether an expression names only values of the root, directly or through instances."""
    if not isinstance(tree, dict):
        return True
    if tree["op"] != "get":
        return "args" in tree and all(_is_of_file(arg, structure) for arg in tree["args"])
    instances = {one["id"]: one["value"] for one in structure.type["instances"]}
    name = tree["path"][0]
    return tree["from"] == "root" or (
        tree["from"] == "self" and name in instances and _is_of_file(instances[name], structure)
    )


def _shifts(type_: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], int]]:
    """The fields of a structure of bits, with the numbers of their lowest bits."""
    shift = 0
    for one in type_["fields"] if type_["bits"] == "le" else reversed(type_["fields"]):
        yield one, shift
        shift += one["width"]


def _whole(structure: Any) -> Any:
    """Bits as one number; another structure stays as it is."""
    if not structure.type["bits"]:
        return structure
    return sum(structure.values[one["id"]] << shift for one, shift in _shifts(structure.type))


def _words(member: Mapping[str, Any]) -> str:
    return member["doc"].removesuffix(".")


def _comparable(value: Any) -> Any:
    """A value in a form that equal values share: rows by their places, texts as bytes."""
    if isinstance(value, Row):
        return value.file, value.joined
    return value.encode() if isinstance(value, str) else value


def _compare(function: Callable[[Any, Any], bool]) -> Callable[[Any, Any], bool]:
    return lambda one, two: function(_comparable(one), _comparable(two))


def _divide(one: float, two: float) -> float:
    if two:
        return one / two
    return math.nan if not one or math.isnan(one) else math.copysign(math.inf, one) * math.copysign(1, two)


def _to_int(function: Callable[[Any], Any]) -> Callable[[Any], int]:
    return lambda value: int(function(value)) if abs(value) < 2**62 else 0


def _to_single(value: float) -> float:
    try:
        return struct.unpack("f", struct.pack("f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def _extreme(function: Callable[[Any], Any]) -> Callable[..., Any]:
    return lambda *values: math.nan if any(value != value for value in values) else function(values)


def _shown(value: Any) -> Any:
    return value.decode("ascii", "backslashreplace") if isinstance(value, bytes) else value


def _printable(value: Any) -> Any:
    text = _shown(value)
    return text if not isinstance(text, str) or text.isprintable() else text.encode("unicode_escape").decode()


FUNCTIONS: dict[str, Callable[..., Any]] = {
    **READER.OPERATORS,
    **{op: _compare(READER.OPERATORS[op]) for op in ("==", "!=", "<", "<=", ">", ">=")},
    "/": _divide,
    "%": lambda one, two: operator.mod(one, two) if two else 0,
    "abs": abs,
    "min": _extreme(min),
    "max": _extreme(max),
    "sqrt": lambda value: math.sqrt(value) if value >= 0 else math.nan,
    "floor": _to_int(math.floor),
    "ceil": _to_int(math.ceil),
    "round": _to_int(round),
    "trunc": _to_int(math.trunc),
    "int": _to_int(math.trunc),
    "float": float,
    "f4": _to_single,
    "is_finite": math.isfinite,
    "finite": lambda value: math.nan if math.isinf(value) else value,
    "hypot": math.hypot,
    "angle": lambda x, y: math.degrees(math.atan2(y, x)),
    "is_one_of": lambda value, *among: _comparable(value) in map(_comparable, among),
    "list": lambda *values: values,
    "all_equal": lambda one, two: tuple(one) == tuple(two),
    "lower_case": lambda text: text.lower(),
    "printable": _printable,
    "drop_prefix": lambda text, prefix: text.removeprefix(prefix) if isinstance(text, str) else text,
    "format": lambda text, *values: text.format(*map(_shown, values)),
}
"""Functions of values that are known."""
