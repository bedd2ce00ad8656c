"""Code generator for the programs that read rows of variable size.

The words of a program are those of the virtual machine in awkward, a dialect of Forth.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from navspec.columns.binding import bind, iter_names
from navspec.columns.layout import Child, Leaf, RecordLayout
from navspec.spec import Expr

_SAFE = 1 << 40
"""The largest count whose size in bytes always fits 64 bits; reading past the end rejects counts that are too large."""


def counted_by(child: Child) -> str | None:
    """Return the path of the column in the parent's row that holds the count of a list; None if there is none."""
    match child.count:
        case {"op": "ref", "table": child.scope.table, "path": path} if child.kind == "list" and child.scope.table:
            return path
    return None


def is_counted(child: Child) -> bool:
    """Return whether the counts of a list follow from a column or a constant."""
    return isinstance(child.count, int) or counted_by(child) is not None


@dataclass
class Bounds:
    """Upper bounds of counts, from the largest values of unsigned columns: (table, path) -> value."""

    unsigned: dict[tuple[str, str], int] = field(default_factory=dict)

    def is_safe(self, tree: Expr) -> bool:
        """Return whether a count needs no check: it is not negative, and too small for its bytes to overflow."""
        largest = self.largest(tree)
        return largest is not None and largest <= _SAFE

    def largest(self, tree: Expr) -> int | None:
        """Return the largest value of a tree whose form shows that it cannot be negative; None for any other tree."""
        match tree:
            case int():
                return tree if tree >= 0 else None
            case {"op": "ref", "table": table, "path": path}:
                return self.unsigned.get((table, path))
            case {"op": "&", "args": [_, int(mask)]}:
                return mask
            case {"op": "if", "args": [_, yes, no]}:
                return self._combined(max, yes, no)
            case {"op": "+", "args": [first, second]}:
                return self._combined(operator.add, first, second)
            case {"op": "*", "args": [first, second]}:
                return self._combined(operator.mul, first, second)
            case {"op": ">>" | "/" | "%" | "cast", "args": [value, *_]}:
                return self.largest(value)
        return None

    def _combined(self, combine: Callable[[int, int], int], first: Expr, second: Expr) -> int | None:
        first_bound, second_bound = self.largest(first), self.largest(second)
        return None if first_bound is None or second_bound is None else combine(first_bound, second_bound)

    def is_implied(self, record: RecordLayout, leaf: Leaf, rule: str) -> bool:
        """Return whether a value that breaks a rule always makes reading the list that it counts fail.

        True for an upper bound of bytes left / n on the count of the next list, if its rows have n bytes or more.
        """
        items = list(record.items)
        after = items[items.index(leaf) + 1 :]
        if rule != "max" or not after or not isinstance(after[0], Child) or counted_by(after[0]) != leaf.path:
            return False
        if not self.is_safe(after[0].count):
            return False
        match leaf.field.valid["max"]:
            case {"op": "cast", "args": [{"op": "/", "args": [{"op": "-", "args": [size, pos]}, int(divisor)]}]}:
                is_left = (size, pos) == ({"op": "io", "of": "size"}, {"op": "io", "of": "pos"})
                return is_left and divisor <= after[0].smallest
        return False


COUNT = "count of the rows"
"""Name of the parameter with the number of rows to read; no field can have it."""

UNROLLED = 8
"""Largest constant count of rows that are read or written without a loop."""

_READ = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i1": "b", "i2": "h", "i4": "i", "i8": "q"}
_UNITS = {1: "B", 2: "H", 4: "I", 8: "Q"}
_OPERATORS = {"%": "mod", "<<": "lshift", ">>": "rshift", "&": "and", "|": "or", "^": "xor", "==": "=", "!=": "<>"}


class ProgramStep(NamedTuple):
    """The state of a program when it stopped: a table, a part of its row, the operation, and its number of bytes."""

    record: RecordLayout | None
    part: Leaf | Child
    what: str
    size: int


def _is_number(leaf: Leaf) -> bool:
    """Return whether a part is one integer in the byte order of the machine."""
    return leaf.dtype.kind in "iu" and not leaf.dtype.shape and leaf.dtype.byteorder != ">"


def steering(record: RecordLayout) -> Iterator[tuple[str, str]]:
    """Yield the columns that a program must know while it reads: the names in counts, conditions and look-ups."""
    for child in record.children.values():
        for node in iter_names(child.count):
            if node["op"] == "ref":
                yield node["table"], node["path"]
        if child.record and child.present:
            yield from steering(child.record)


@dataclass
class Emitter:
    """Generator of the words of a reader."""

    careful: bool
    needed: set[tuple[str, str]]
    tables: dict[str, Child] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)
    parameters: list[str] = field(default_factory=list)
    inputs: list[str] = field(default_factory=list)
    steps: list[ProgramStep] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    bounds: Bounds = field(default_factory=Bounds)

    def text(self) -> str:
        """Return the program."""
        start = [f"{self.input('')} q-> stack {self.variable(name)} !" for name in self.parameters]
        body = _drop_redundant_stores(" ".join((*start, *self.body)))
        used = [name for name in self.variables.values() if re.search(rf"\b{name}\b", body)]
        head = ["input s", *(f"input in{number}" for number in range(len(self.inputs)))]
        head += [f"variable {name}" for name in (("at", "bad", "limit") if self.careful else ())]
        head += [f"variable {name}" for name in used]
        for number, child in enumerate(self.tables.values()):
            head.append(f"output r{number} uint{8 * self.unit(child)}")
            head += [f"output c{number} int64"] if re.search(rf"\bc{number} <-", body) else []
        return "\n".join((*head, body))

    def unit(self, child: Child) -> int:
        """Return the bytes of one element of the output for the rows of a table.

        Rows that consist of a single number are copied as such, so that they need neither a multiplication nor a second
        read. A careful program counts bytes.
        """
        size = child.dtype.itemsize
        if self.careful or size not in _UNITS:
            return 1
        record = child.record
        if record is None or self.is_plain(record):
            return size
        leaf = next(iter(record.leaves.values()))
        return size if len(record.leaves) == 1 and _is_number(leaf) else 1

    def emit(self, words: str) -> None:
        """Append words."""
        self.body.append(words)

    def table(self, child: Child) -> int:
        """Return the number of a table."""
        self.tables.setdefault(child.key, child)
        return list(self.tables).index(child.key)

    def variable(self, name: str) -> str:
        """Return the variable of a value."""
        return self.variables.setdefault(name, f"v{len(self.variables)}")

    def input(self, name: str) -> str:
        """Return the input for a column that is looked up; "" are the parameters."""
        if name not in self.inputs:
            self.inputs.append(name)
        return f"in{self.inputs.index(name)}"

    def note(self, record: RecordLayout | None, part: Leaf | Child, what: str, size: int) -> None:
        """Emit words by which a careful program records its next step."""
        if self.careful:
            self.steps.append(ProgramStep(record, part, what, size))
            self.emit(f"{len(self.steps) - 1} at !")

    def refuse(self, test: str, record: RecordLayout | None, part: Leaf | Child, what: str, size: int) -> None:
        """Emit words that stop the program when a test is true."""
        if self.careful:
            self.steps.append(ProgramStep(record, part, what, size))
            self.emit(f"{test} if {len(self.steps) - 1} bad ! halt then")
        else:
            self.emit(f"{test} if halt then")

    def top(self, child: Child) -> None:
        """Emit the reading of the whole list; its count is a parameter."""
        if child.kind == "until":
            self.until(child, self.table(child))
            return
        self.parameters.append(COUNT)
        self.rows(child, None, f"{self.variable(COUNT)} @")

    def record(self, record: RecordLayout, number: int, marker: str = "") -> None:
        """Emit the reading of one row: runs of fixed parts, and the children between them."""
        run: list[Leaf] = []
        for item in record.items:
            if isinstance(item, Leaf):
                run.append(item)
            elif item.present:
                self.run(record, run, number, marker)
                self.child(item, record)
                run = []
        self.run(record, run, number, marker)

    def run(self, record: RecordLayout, run: list[Leaf], number: int, marker: str) -> None:
        """Emit words that copy a run of fixed parts, then seek back for the values that later words need."""
        if not run:
            return
        size = sum(leaf.size for leaf in run)
        self.note(record, run[0], "short", size)
        unit = self.unit(list(self.tables.values())[number])
        if len(run) == 1 and size == unit and _is_number(run[0]):
            if self.is_needed(record, run[0], marker):
                self.value(record, run[0], f"dup r{number} <- stack ")
            else:
                self.emit(f"s {_UNITS[unit]}-> r{number}")
            return
        self.emit(f"{size} s #B-> r{number}")
        ahead, at = size, 0
        for leaf in run:
            if self.is_needed(record, leaf, marker):
                if at != ahead:
                    self.emit(f"{at - ahead} s skip")
                self.value(record, leaf)
                ahead = at + leaf.size
            at += leaf.size
        if ahead != size:
            self.emit(f"{size - ahead} s skip")

    def is_needed(self, record: RecordLayout, leaf: Leaf, marker: str) -> bool:
        """Return whether later words need the value of a fixed part, or must check it before they go on."""
        return (record.key, leaf.path) in self.needed or leaf.path == marker or leaf.field.contents is not None

    def value(self, record: RecordLayout, leaf: Leaf, copy: str = "") -> None:
        """Emit the reading of one value into its variable, and its check against `valid`; the position is then just
        after it.

        `copy` are words that use the value before it is stored.
        """
        if leaf.field.contents is not None:
            for byte in leaf.field.contents * (leaf.size // len(leaf.field.contents)):
                self.refuse(f"s B-> stack {byte} <>", record, leaf, "contents", leaf.size)
            return
        name = self.variable(f"{record.key}:{leaf.path}")
        order = "!" if leaf.dtype.byteorder == ">" else ""
        self.emit(f"s {order}{_READ[leaf.dtype.str[1:]]}-> stack {copy}{name} !")
        if leaf.dtype.kind == "u":
            self.bounds.unsigned[record.key, leaf.path] = (1 << 8 * leaf.size) - 1
        for rule, bound in leaf.field.valid.items():
            if self.careful or not self.bounds.is_implied(record, leaf, rule):
                bounds = [self.expr(bind(tree, leaf.scope)) for tree in (bound if rule == "any_of" else [bound])]
                if self.careful:
                    self.emit(f"{bounds[0]} limit !")
                self.refuse(_violation(rule, bounds, f"{name} @"), record, leaf, rule, leaf.size)

    def child(self, child: Child, record: RecordLayout) -> None:
        """Emit the reading of the rows of a child, with their count."""
        number = self.table(child)
        if child.kind == "text":
            start = self.variable("text")
            self.note(record, child, "text", 1)
            self.emit(f"s pos {start} ! begin s B-> stack {child.field.terminator} = until")
            self.emit(f"{start} @ s pos {start} @ - 1- dup c{number} <- stack swap s seek s #B-> r{number} 1 s skip")
        elif child.kind == "until":
            self.until(child, number)
        else:
            self.rows(child, record, self.expr(child.count))

    def rows(self, child: Child, record: RecordLayout | None, count: str) -> None:
        """Emit the reading of the rows of a list with this count."""
        number = self.table(child)
        is_safe = record is None or self.bounds.is_safe(child.count)
        is_stored = self.careful or not (is_counted(child) or record is None)
        if is_stored or not is_safe:
            name = self.variable(f"n{number}")
            self.emit(f"{count} {name} !")
            count = f"{name} @"
        if self.careful or not is_safe:
            test = f"{count} 0 < {count} s len s pos - {child.smallest} / > or"
            self.refuse(test, record, child, "count", child.smallest)
        if is_stored:
            self.emit(f"{count} c{number} <- stack")
        if child.record is None or self.is_plain(child.record):
            self.note(record, child, "short", child.dtype.itemsize)
            unit = self.unit(child)
            factor = child.dtype.itemsize // unit
            self.emit(f"{count}{f' {factor} *' if factor > 1 else ''} s #{_UNITS[unit]}-> r{number}")
            return
        if child.kind == "optional":
            self.emit(f"{count} if")
            self.record(child.record, number)
            self.emit("then")
            return
        if not self.careful and isinstance(child.count, int) and child.count <= UNROLLED:
            for _ in range(child.count):
                self.record(child.record, number)
            return
        self.emit(f"{count} 0 do")
        self.record(child.record, number)
        self.emit("loop")

    def until(self, child: Child, number: int) -> None:
        """Emit the reading of rows up to and including the one whose first field has the closing value."""
        assert child.record is not None
        assert child.field.repeat is not None
        marker = next(iter(child.record.leaves))
        count = self.variable(f"n{number}")
        self.emit(f"0 {count} ! begin")
        self.record(child.record, number, marker)
        name = self.variable(f"{child.key}:{marker}")
        self.emit(f"1 {count} +! {name} @ {self.expr(child.field.repeat.until)} = until {count} @ c{number} <- stack")

    def is_plain(self, record: RecordLayout) -> bool:
        """Return whether rows can be copied in bulk: no children, and no value that later words need."""
        return not record.children and not any((record.key, path) in self.needed for path in record.leaves)

    def expr(self, expr: Expr) -> str:
        """Return words that leave the value of a bound tree on the stack."""
        if isinstance(expr, bool):
            return "-1" if expr else "0"
        if isinstance(expr, int):
            return str(expr - (1 << 64) if expr >= 1 << 63 else expr)
        op = expr["op"]
        if op == "io":
            return f"s {'len' if expr['of'] == 'size' else 'pos'}"
        if op == "ref":
            return f"{self.reference(expr['table'], expr['path'])} @"
        if op == "at":
            name = self.input(f"{expr['table']}:{expr['path']}")
            return f"{self.expr(expr['index'])} 8 * {name} seek {name} q-> stack"
        args = [self.expr(arg) for arg in expr["args"]]
        match op:
            case "if":
                return f"{args[0]} if {args[1]} else {args[2]} then"
            case "cast":
                return args[0]
            case "not":
                return f"{args[0]} 0="
            case "neg":
                return f"{args[0]} negate"
            case "inv":
                return f"{args[0]} invert"
        return f"{' '.join(args)} {_OPERATORS.get(op, op)}"

    def reference(self, table: str, path: str) -> str:
        """Return the variable of a value; single values of the root become parameters."""
        if table:
            return self.variable(f"{table}:{path}")
        if path not in self.parameters:
            self.parameters.append(path)
        return self.variable(path)


def _violation(rule: str, bounds: list[str], value: str) -> str:
    """Return a test that is true when a value breaks a rule of `valid`."""
    unlike = {"eq": "<>", "any_of": "<>", "min": "<", "max": ">"}[rule]
    return " ".join(f"{value} {bound} {unlike}" for bound in bounds) + " and" * (len(bounds) - 1)


def _drop_redundant_stores(body: str) -> str:
    """Return the program without stores of values that are fetched at once and never again."""
    body = re.sub(r" (v\d+) ! \1 @(?= )", r" dup \1 !", body)
    for name in set(re.findall(r" dup (v\d+) !", body)) - set(re.findall(r"\b(v\d+) @", body)):
        body = body.replace(f" dup {name} !", "")
    return body
