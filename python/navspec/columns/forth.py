"""Reader and writer programs for records of variable size, for the virtual machine that ships with awkward.

A reader copies the fixed parts of all rows of a table to one output, and the row counts of its lists to others where no
column holds them. Reading beyond the end stops it, so a count that is too large costs no more than the bytes that are
there. A program that has stopped is run again in its careful form, which notes every step and checks every count, to
find the fault. The writer is the mirror of a reader: the tables are its inputs, the file is its output.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.columns.codegen import UNROLLED, Emitter, ProgramStep, steering
from navspec.columns.layout import Child, Leaf, RecordLayout

_NONE = np.zeros(0, np.uint8)

_FIRST = 1 << 18
"""Initial size of an output, in elements; it doubles from there."""


QUIET = dict.fromkeys(
    (f"raise_{what}" for what in ("user_halt", "read_beyond", "seek_beyond", "division_by_zero")), False
)
"""Options by which the machine returns the reason of a stop instead of raising an error."""


@dataclass
class Failure(Exception):
    """Stop of a program, which the reader turns into an error of the public API.

    `position` is the position in the input. `counts` and `written` are the results until then: row counts, and bytes of
    rows, per table. `count` is the row count that was refused and `limit` the bound of the value that was, if any.
    """

    step: ProgramStep
    position: int
    counts: dict[str, Array]
    written: dict[str, int]
    count: int = 0
    limit: int = 0


def _machine(text: str) -> Any:
    """Return a virtual machine with a program.

    The machine is imported directly, because importing the rest of awkward takes 0.2 s.
    """
    try:
        from awkward_cpp.lib._ext import ForthMachine64
    except ImportError:  # a version of awkward that keeps it elsewhere
        from awkward.forth import ForthMachine64

    return ForthMachine64(text, output_initial_size=_FIRST, output_resize_factor=2.0)


class ListReader:
    """Programs that read the rows of one list, for any number of rows.

    A machine has state while it runs, so a lock guards it.
    """

    def __init__(self, child: Child) -> None:
        self.child = child
        self._fast = Program(child, careful=False)
        self._lock = threading.Lock()
        self.tables = self._fast.tables
        self.lookups = [name for name in self._fast.inputs if name]

    @cached_property
    def _careful(self) -> Program:
        return Program(self.child, careful=True)

    def run(
        self, data: Array, values: dict[str, Any], columns: dict[str, Any]
    ) -> tuple[int, list[tuple[Array, Array]]]:
        """Read from the start of `data`; `values` are single values of the root, `columns` the columns that are looked
        up.

        Returns the number of bytes read and, for each of the tables, the rows as bytes and the number of rows of each
        parent row (empty where a column or a constant holds the counts). Raises `Failure`.
        """
        with self._lock:
            error = self._fast.run(data, values, columns)
            program = self._fast
            try:
                if error is not None:
                    program.release()
                    program = self._careful
                    error = program.run(data, values, columns)
                if error is not None:
                    raise program.failure(error)
                return program.position, program.outputs()
            finally:
                program.release()


class Program:
    """A compiled program."""

    def __init__(self, child: Child, *, careful: bool) -> None:

        assert child.record is not None
        emit = Emitter(careful=careful, needed=set(steering(child.record)))
        emit.top(child)
        self.tables, self.steps, self.inputs, self.parameters = emit.tables, emit.steps, emit.inputs, emit.parameters
        self.text = emit.text()
        self._names = [
            (f"r{number}", f"c{number}" if f"output c{number} " in self.text else "")
            for number in range(len(self.tables))
        ]
        self._variables = emit.variables
        self.machine = _machine(self.text)

    def run(self, data: Array, values: dict[str, Any], columns: dict[str, Any]) -> str | None:
        """Run the program; return the machine's reason for a stop, or None."""
        return self.machine.run(self.build_inputs(data, values, columns), **QUIET)

    def build_inputs(self, data: Array, values: dict[str, Any], columns: dict[str, Any]) -> dict[str, Array]:
        """Return the inputs of the machine."""
        inputs: dict[str, Array] = {"s": data}
        for number, name in enumerate(self.inputs):
            source = columns[name] if name else [int(values[parameter]) for parameter in self.parameters]
            inputs[f"in{number}"] = np.ascontiguousarray(source, dtype=np.int64).view(np.uint8)
        return inputs

    @property
    def position(self) -> int:
        """Bytes read so far."""
        return self.machine.input_position("s")

    def outputs(self) -> list[tuple[Array, Array]]:
        """Return rows and counts of the tables; the arrays remain valid when the machine runs again."""
        output = self.machine.output
        return [
            (np.asarray(output(rows)), np.asarray(output(counts)) if counts else _NONE) for rows, counts in self._names
        ]

    def release(self) -> None:
        """Release inputs and outputs, which the machine would otherwise keep until it runs again."""
        self.machine.reset()

    def failure(self, error: str) -> Failure:
        """Return what a careful program had noted when it stopped."""
        step = self.steps[self.machine["bad" if error == "user halt" else "at"]]
        if error == "division by zero":
            step = step._replace(what=error)
        tables = dict(zip(self.tables, self.outputs(), strict=True))
        counts = {key: counts for key, (_, counts) in tables.items()}
        written = {key: len(rows) for key, (rows, _) in tables.items()}
        count = 0
        if isinstance(step.part, Child) and step.what == "count":
            number = list(self.tables).index(step.part.key)
            count = self.machine[self._variables[f"n{number}"]]
        return Failure(step, self.position, counts, written, count, self.machine["limit"])


class ListWriter:
    """Program that writes a list, the mirror of a reader: the inputs are tables, the output is the bytes of the list.

    Where rows have a constant size, counts are in bytes.
    """

    def __init__(self, child: Child) -> None:

        self.tables: dict[str, Child] = {}
        self._unit: dict[str, int] = {}
        self._body: list[str] = []
        self._rows(child)
        head = [f"input r{number} input c{number}" for number in range(len(self.tables))]
        self.text = "\n".join((*head, "output out uint8", *self._body))
        self._machine = _machine(self.text)
        self._lock = threading.Lock()

    def run(self, rows: dict[str, Array], counts: dict[str, Array]) -> Array:
        """Return the bytes of the list, shape (n,), dtype uint8."""
        inputs: dict[str, Array] = {}
        for number, key in enumerate(self.tables):
            inputs[f"r{number}"] = (
                np.frombuffer(np.ascontiguousarray(rows[key]).data.cast("B"), np.uint8) if rows[key].nbytes else _NONE
            )
            unit = self._unit.get(key, 1)
            steps = counts[key] * unit if unit > 1 else counts[key]
            inputs[f"c{number}"] = np.ascontiguousarray(steps, dtype=np.int64).view(np.uint8)
        with self._lock:
            self._machine.run(inputs)
            written = np.asarray(self._machine.output("out"))
            self._machine.reset()
            return written

    def _rows(self, child: Child) -> None:
        """Emit the writing of all rows of a child for one parent row."""
        number = len(self.tables)
        self.tables[child.key] = child
        size = child.row_size
        if child.kind == "text":
            self._body.append(f"c{number} q-> stack r{number} #B-> out {child.field.terminator} out <- stack")
        elif size is not None:
            self._unit[child.key] = size
            self._body.append(f"c{number} q-> stack r{number} #B-> out")
        elif isinstance(child.count, int) and child.count <= UNROLLED:
            first = len(self._body)
            self._record(child.record, number)
            self._body += self._body[first:] * (child.count - 1)
        else:
            self._body.append(f"c{number} q-> stack 0 do")
            self._record(child.record, number)
            self._body.append("loop")

    def _record(self, record: RecordLayout | None, number: int) -> None:
        """Emit the writing of one row: runs of fixed parts, and the children between them."""
        assert record is not None
        run = 0
        for item in record.items:
            if isinstance(item, Leaf):
                run += item.size
            elif item.present:
                if run:
                    self._body.append(f"{run} r{number} #B-> out")
                run = 0
                self._rows(item)
        if run:
            self._body.append(f"{run} r{number} #B-> out")
