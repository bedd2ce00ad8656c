"""States: a document at one point of its history, as bytes, with tables, map and report computed on first use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from navspec.columns import Tables, TableSet
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.graphs.graph import Graph
from navspec.inputs.discovery import Discovery, Unit
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.check import check_discovery
from navspec.operations.evaluation import UnitReading
from navspec.operations.executors import trim_memory
from navspec.operations.networks import network_from_view
from navspec.operations.unit_checks import check_unit, draw_unit
from navspec.records.drawing import Drawing
from navspec.records.report import Report

LISTED = 5_000
"""Findings of a rule in a file that the page lists."""
SMALL = 5 << 20
"""Bytes of files whose columns stay in memory for check, map and the next edit, which then take a fifth less."""


@dataclass(eq=False)
class State:
    """Files that belong together; they do not change, so that states can be kept and compared.

    Attributes
    ----------
    unit : Unit
        The files, each with bytes of its own.
    tables : dict
        Tables of files, by path; the next state takes over those of unchanged files.
    """

    unit: Unit
    tables: dict[str, Tables] = field(default_factory=dict, repr=False)

    @property
    def files(self) -> dict[str, InputFile]:
        """The files by their paths, in the order of the unit."""
        return {file.content.path or file.content.name: file for file in self.unit.files}

    @property
    def is_small(self) -> bool:
        """Whether all files together have at most `SMALL` bytes, so that their whole report comes soon after an edit."""
        return sum(file.content.size for file in self.unit.files) <= SMALL

    def number_of(self, path: str) -> int:
        """Return the number of a file in the set."""
        return self.unit.number(self.files[path])

    @cached_property
    def _reading(self) -> UnitReading:
        return UnitReading.of(self.unit, *self.unit.read(load_tables=self._load_tables))

    def _load_tables(self, opened: InputFile) -> Tables:
        path = opened.content.path or opened.content.name
        if path not in self.tables:
            self.tables[path] = opened.tables()
        return self.tables[path]

    @property
    def table_set(self) -> TableSet:
        """All readable tables, read-only; raises `ReadError` where there are none."""
        return self.view.files

    def _read_for_once(self) -> UnitReading:
        """Return the reading, of large files with a view of its own, whose columns are released after use."""
        reading = self._reading
        if self.is_small:
            return reading
        return UnitReading.of(
            self.unit, reading.files and reading.files.with_files(reading.files.files), reading.broken
        )

    @property
    def view(self) -> View:
        """The view for rules and maps; raises `ReadError` where nothing can be read."""
        reading = self._reading
        if reading.view is None:
            raise reading.broken[0][1]
        return reading.view

    @cached_property
    def drawing(self) -> Drawing | None:
        """The map; None where nothing can be drawn."""
        return draw_unit(self.unit, self._read_for_once().view)

    @cached_property
    def report(self) -> Report:
        """The report of the rules."""
        options = Options(max_findings=LISTED)
        done = check_unit(self.unit, options, self._read_for_once())
        trim_memory()
        return check_discovery(Discovery(None, [replace(self.unit)]), Request((), options=options), [done])

    @cached_property
    def graph(self) -> Graph:
        """The network; raises `ReadError` for a file that cannot be read, `NavspecError` for files without a
        network.
        """
        for _, error in self._reading.broken:
            raise error
        return network_from_view(self.unit.family, self.view)

    def copy(self) -> State:
        """Return the same files with the tables read so far; all views, maps and graphs of them are released with the copy."""
        return State(self.unit, {**self.tables})

    def release(self) -> None:
        """Release all that was computed; it is computed again on the next use."""
        self.tables.clear()
        self._forget("_reading", "drawing", "report", "graph")

    def release_drawing(self) -> None:
        """Release the map, which is used once."""
        self._forget("drawing")

    def _forget(self, *names: str) -> None:
        for name in names:
            vars(self).pop(name, None)
        trim_memory()

    def with_files(
        self, changes: Mapping[str, InputFile | None], tables: Mapping[str, Tables] = MappingProxyType({})
    ) -> State:
        """Return the state with some files replaced, new ones at the end, and without the files that are None.

        `tables` of new files that are not read again belong to the state from now on.
        """
        files = {**self.files, **changes}
        unit = replace(self.unit, files=[file for file in files.values() if file is not None])
        remaining = {path: unchanged for path, unchanged in self.tables.items() if path not in changes}
        for path, file in changes.items():
            if file is not None and path in tables:
                file.describe(tables[path])
                remaining[path] = tables[path]
        return State(unit, remaining)

    def write_tables(self, number: int, tables: Tables) -> tuple[str, InputFile]:
        """Return a file with other tables, and its path: a new version of the one with its number, or a new one beside
        the others.
        """
        data = tables.to_bytes()
        for path, file in self.files.items():
            if self.unit.number(file) == number:
                return path, file.with_data(data)
        sets = self.unit.family.sets
        assert sets is not None
        return self.new_file(sets.name(number), data)

    def new_file(self, name: str, data: bytes) -> tuple[str, InputFile]:
        """Return a new file among the others, with its path."""
        first = self.unit.files[0].content
        path = f"{first.path[: len(first.path) - len(first.name)]}{name}"
        return path, open_content(Content(data, path, name, first.archive, first.alignment))
