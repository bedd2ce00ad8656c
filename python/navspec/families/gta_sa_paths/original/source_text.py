"""Texts with the paths of San Andreas and Vice City: groups of twelve rows in the section `path` of an IPL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import repeat

import numpy as np

from navspec.errors import LimitExceeded
from navspec.families.gta_sa_paths.original.console_arithmetic import cut
from navspec.graphs.arrays import Array

GROUP_ROWS = 12
"""Rows of a group."""
UNIT_STEPS = 16
"""Steps of a text coordinate in a unit of the game."""
PED, VEHICLE, BOAT = range(3)
"""Kinds of groups."""
NULL, EXTERNAL, INTERNAL = range(3)
"""Types of rows."""

NUM_COLUMNS, NUM_COLUMNS_VICE_CITY = 13, 12
"""Columns of a row in San Andreas, and in Vice City, which has no special functions."""
_COLUMNS = ("type", "next", "cross", "x", "y", "z", "median", "left", "right", "speed", "flags", "rate", "special")
_SECTION = "path"
_NO_MODEL = "-1"
_MAX_FAULTS = 1000
"""Faults of a file that are listed."""
_MAX_CELLS = 1 << 17
"""Columns that are kept as text; numbers need less memory."""
MAX_BYTES = 1 << 26
"""Bytes of all texts that are read at most; those of the game have 8 million."""


@dataclass(frozen=True, slots=True)
class TextFault:
    """A fault of a row or group of a text.

    Attributes
    ----------
    path : str
        The file.
    line : int
        Line in it, from 1; 0 for the whole file.
    group : int
        Number of the group in the file, from 1; 0 outside of groups.
    message : str
        The fault.
    consequence : str
        Result of the original compiler.
    position : tuple of float
        Where the node is, in units; empty where that is not known.
    """

    path: str
    line: int
    group: int
    message: str
    consequence: str
    position: tuple[float, ...] = ()

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {f'group {self.group}: ' if self.group else ''}{self.message}"


@dataclass(frozen=True, slots=True)
class SourceText:
    """The rows of all groups of some texts, twelve for every group; the columns have one entry for every row.

    Attributes
    ----------
    paths : tuple of str
        The files.
    file, group : numpy.ndarray
        File of every group, and its number in that, from 1; int64, shape (groups,).
    kind : numpy.ndarray
        Kind of the row's group; int64.
    line : numpy.ndarray
        Line of the row in its file, from 1; int64.
    type, next, cross, left, right, speed, flags, special : numpy.ndarray
        As the text has them; int64.
    position : numpy.ndarray
        Whole sixteenths of a unit; int64, shape (rows, 3).
    median, rate : numpy.ndarray
        In single precision, cut; float64.
    """

    paths: tuple[str, ...]
    file: Array
    group: Array
    kind: Array
    line: Array
    type: Array
    next: Array
    cross: Array
    position: Array
    median: Array
    left: Array
    right: Array
    speed: Array
    flags: Array
    rate: Array
    special: Array

    @property
    def first(self) -> Array:
        """First row of the group of every row; int64."""
        rows = np.arange(len(self.type))
        return rows - rows % GROUP_ROWS

    @property
    def places(self) -> Array:
        """Positions in units of the game; float64, shape (rows, 3)."""
        return self.position / UNIT_STEPS

    def fault(self, row: int, message: str, consequence: str) -> TextFault:
        """Return a fault of a row."""
        group = row // GROUP_ROWS
        x, y, z = (self.position[row] / UNIT_STEPS).tolist()
        path, line, number = self.paths[self.file[group]], int(self.line[row]), int(self.group[group])
        return TextFault(path, line, number, f"row {row % GROUP_ROWS}: {message}", consequence, (x, y, z))


def read_texts(files: Iterable[tuple[str, bytes]]) -> tuple[SourceText, list[TextFault]]:
    """Read texts, from their paths and contents: all their groups in this order, and their faults.

    Groups with faults in their form are left out. Raises `LimitExceeded` for more than `MAX_BYTES`.
    """
    paths, parts, faults, room = [], [], list[TextFault](), MAX_BYTES
    for path, data in files:
        room -= len(data)
        if room < 0:
            raise LimitExceeded(f"the texts have more than {MAX_BYTES:,} bytes, which is the limit", path=path)
        part = _Rows(path)
        part.parse(data)
        values = part.values()
        faults += part.faults
        paths.append(path)
        parts.append((part, values))
    text = _source_text(paths, parts)
    return text, faults + list(_value_faults(text, np.concatenate([values for _, values in parts])))


def _source_text(paths: Sequence[str], parts: Sequence[tuple[_Rows, Array]]) -> SourceText:
    values = np.concatenate([values for _, values in parts])
    column = dict(zip(_COLUMNS, values.T, strict=True))
    # Numbers out of range are faults; here they only must not overflow.
    whole = {name: np.clip(values, -(1 << 31), 1 << 31).astype(np.int64) for name, values in column.items()}
    return SourceText(
        paths=tuple(paths),
        file=np.repeat(np.arange(len(parts)), [len(part.groups) for part, _ in parts]),
        group=np.array([group for part, _ in parts for group in part.groups], np.int64),
        kind=np.repeat(np.array([kind for part, _ in parts for kind in part.kinds], np.int64), GROUP_ROWS),
        line=np.array([line for part, _ in parts for line in part.lines], np.int64),
        position=np.stack([whole[axis] for axis in "xyz"], axis=1),
        median=cut(column["median"]),
        rate=cut(column["rate"]),
        **{name: whole[name] for name in ("type", "next", "cross", "left", "right", "speed", "flags", "special")},
    )


@dataclass(slots=True)
class _Rows:
    """The groups of one file, as they are read line by line.

    Attributes
    ----------
    groups, kinds : list of int
        Number and kind of every group.
    lines : list of int
        Line of every row of these.
    cells : list of str
        Columns of rows that are not parsed yet, one row after the other.
    parsed : list of numpy.ndarray
        Columns of the rows before these; float64, shape (rows, columns).
    """

    path: str
    faults: list[TextFault] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    parsed: list[Array] = field(default_factory=list)
    num_columns: int = 0
    has_underscores: bool = False

    def parse(self, data: bytes) -> None:
        """Read the sections of a file."""
        if b"\0" in data:
            self._refuse(0, 0, "this is not a text, but has bytes that are 0", "It reads texts only.")
            return
        text = data.removeprefix(b"\xef\xbb\xbf").decode("latin-1").replace(",", " ")
        self.has_underscores = "_" in text
        lines = enumerate(text.split("\n"), 1)
        num_sections = 0
        for number, line in lines:
            cells = line.split()
            if not cells or cells[0][0] == "#":
                continue
            if cells[0].lower() != _SECTION:
                if len(cells) > 1 or not cells[0].isalnum():
                    self._refuse(number, 0, f"'{line.strip()[:40]}' is not the name of a section", _SKIPPED)
                self._skip_section(lines, number, cells[0])
                continue
            num_sections += 1
            self._parse_groups(lines, number)
        if not num_sections:
            self._refuse(0, 0, "there is no section 'path'", "It makes nothing of such a file.")

    def values(self) -> Array:
        """Return the columns of all rows; float64, shape (rows, columns)."""
        self._parse_cells()
        return np.concatenate(self.parsed)

    def _parse_cells(self) -> None:
        """Parse the columns of the rows that were read since the last time."""
        # Python takes 1_000 for a number.
        parse = _parse_number if self.has_underscores else float
        try:
            values = np.array(list(map(parse, self.cells)), np.float64)
        except ValueError:
            values = np.array(list(map(_parse_number, self.cells)), np.float64)
        values = values.reshape(-1, NUM_COLUMNS)
        is_bad = ~np.isfinite(values)
        first = sum(map(len, self.parsed))
        for row, column in np.argwhere(is_bad)[:_MAX_FAULTS].tolist():
            cell, number = self.cells[row * NUM_COLUMNS + column], first + row
            message = f"row {number % GROUP_ROWS}: {_COLUMNS[column]} is {cell[:20]!r}, and not a number"
            self._refuse(self.lines[number], self.groups[number // GROUP_ROWS], message, _LEFT_OVER)
        values[is_bad] = 0
        self.parsed.append(values)
        self.cells = []

    def _refuse(self, line: int, group: int, message: str, consequence: str) -> None:
        if len(self.faults) < _MAX_FAULTS:
            self.faults.append(TextFault(self.path, line, group, message, consequence))

    def _skip_section(self, lines: Iterator[tuple[int, str]], first: int, name: str) -> None:
        for _, line in lines:
            if line.strip().lower() == "end":
                return
        self._refuse(first, 0, f"the section '{name[:20]}' has no end", _SKIPPED)

    def _parse_groups(self, lines: Iterator[tuple[int, str]], first: int) -> None:
        """Read the groups of a section up to its end."""
        group, start, kind, missing, is_over = 0, 0, -1, 0, False
        rows, cells_of_rows = list[int](), list[str]()
        for number, line in lines:
            cells = line.split()
            if not cells or cells[0][0] == "#":
                continue
            count = len(cells)
            is_end = cells[0].lower() == "end"
            if count >= NUM_COLUMNS_VICE_CITY and missing:
                if self._is_row(cells, number, group):
                    rows.append(number)
                    cells_of_rows += cells if count == NUM_COLUMNS else [*cells, "0"]
                missing -= 1
                if not missing and len(rows) == GROUP_ROWS and kind >= 0:
                    self.groups.append(group)
                    self.kinds.append(kind)
                    self.lines += rows
                    self.cells += cells_of_rows
                    if len(self.cells) > _MAX_CELLS:
                        self._parse_cells()
                continue
            if missing and (is_end or count == 2):
                message = f"the group has {GROUP_ROWS - missing} rows, and not {GROUP_ROWS}"
                self._refuse(
                    start, group, message, f"It reads the {missing} lines that follow as rows, whatever they are."
                )
            elif missing:
                message = f"this row has {count} columns, and not {self.num_columns or NUM_COLUMNS}"
                self._refuse(number, group, message, _LEFT_OVER)
                missing -= 1
                continue
            if is_end:
                return
            if count >= NUM_COLUMNS_VICE_CITY:
                if not is_over:
                    message = f"this row follows the {GROUP_ROWS} rows of its group"
                    self._refuse(number, group, message, "It reads the row as the first line of a group.")
                is_over = True
                continue
            group, start, missing, is_over = group + 1, number, GROUP_ROWS, False
            rows, cells_of_rows = [], []
            kind = self._parse_header(cells, number, group)
        self._refuse(first, 0, f"the section '{_SECTION}' has no end", "It reads up to the end of the file.")

    def _is_row(self, cells: Sequence[str], number: int, group: int) -> bool:
        """Return whether a row has as many columns as the first one of the file."""
        count = len(cells)
        if not self.num_columns and count <= NUM_COLUMNS:
            self.num_columns = count
        if count != (self.num_columns or NUM_COLUMNS):
            message = f"this row has {count} columns, and not {self.num_columns or NUM_COLUMNS}"
            self._refuse(number, group, message, _LEFT_OVER)
            return False
        return True

    def _parse_header(self, cells: Sequence[str], number: int, group: int) -> int:
        """Return the kind of a group from its first line, -1 where that is wrong."""
        if len(cells) != 2:
            message = f"'{' '.join(cells)[:40]}' does not begin a group: 'KIND, -1' does"
            if cells[0].lower() in ("ped", "car"):
                message += "; this is of GTA III, whose groups belong to models"
            self._refuse(number, group, message, "It takes the first two numbers of the line.")
            return -1
        if cells[1] != _NO_MODEL:
            message = f"the group belongs to the model {cells[1][:20]}, and not to the map (-1)"
            self._refuse(number, group, message, "It puts such a group wherever the model stands.")
            return -1
        if cells[0] not in ("0", "1", "2"):
            message = f"the kind of the group is {cells[0][:20]}; 0 is for pedestrians, 1 for vehicles, 2 for boats"
            self._refuse(number, group, message, "It takes other kinds for vehicles.")
            return -1
        return int(cells[0])


_SKIPPED = "It skips all lines up to the next 'end'."
_LEFT_OVER = "It keeps for such a column whatever the memory holds."


def _parse_number(cell: str) -> float:
    try:
        return float("nan" if "_" in cell else cell)
    except ValueError:
        return float("nan")


_ANOTHER_VALUE = "It keeps as many bits of the number as the file has."
_FRACTIONS = "It cuts the number to a whole one, and reads the columns that follow wrong."
_RANGES = {
    "cross": (0, 1, "It takes any number but 0 for 1."),
    "left": (0, 7, _ANOTHER_VALUE),
    "right": (0, 7, _ANOTHER_VALUE),
    "speed": (0, 3, _ANOTHER_VALUE),
    "flags": (0, (1 << 16) - 1, _ANOTHER_VALUE),
    "special": (0, 15, _ANOTHER_VALUE),
    "x": (1 - (1 << 16), (1 << 16) - 1, "It puts the node on the opposite side of the map."),
    "y": (1 - (1 << 16), (1 << 16) - 1, "It puts the node on the opposite side of the map."),
    "z": (1 - (1 << 16), (1 << 16) - 1, "It puts the node at another height."),
    "median": (0, 31.875, _ANOTHER_VALUE),
    "rate": (0, 1, _ANOTHER_VALUE),
}
"""Least and greatest values of columns, and what becomes of others."""
_WHOLE = ("type", "next", "cross", "left", "right", "speed", "flags", "special")


def _value_faults(text: SourceText, values: Array) -> Iterator[TextFault]:
    """Yield faults of the values of rows."""
    column: dict[str, Array] = dict(zip(_COLUMNS, values.T, strict=True))
    is_row = text.type != NULL
    for name in _WHOLE:
        rows = np.flatnonzero(column[name] != np.trunc(column[name]))
        yield from _row_faults(text, rows, f"{name} is {{:g}}, and not a whole number", column[name][rows], _FRACTIONS)
    for name, (low, high, consequence) in _RANGES.items():
        rows = np.flatnonzero(is_row & ((column[name] < low) | (column[name] > high)))
        message = f"{name} is {{:g}}; it can be {low:g} to {high:g}"
        yield from _row_faults(text, rows, message, column[name][rows], consequence)
    rows = np.flatnonzero((column["type"] < NULL) | (column["type"] > INTERNAL))
    message = "type is {:g}; it can be 0 (null), 1 (external) or 2 (internal)"
    yield from _row_faults(text, rows, message, column["type"][rows], "It skips the row.")
    is_null = text.type.reshape(-1, GROUP_ROWS) == NULL
    is_late = np.zeros(is_null.shape, bool)
    is_late[:, 1:] = is_null[:, :-1] & ~is_null[:, 1:]
    yield from _row_faults(text, np.flatnonzero(is_late), "the row follows a null one; nulls stand last", (), _NULLS)
    yield from _next_faults(text)


_NULLS = "It skips null rows wherever they are."


def _next_faults(text: SourceText) -> Iterator[TextFault]:
    """Yield rows whose `next` is not a row of their group to link."""
    rows = np.arange(len(text.type))
    is_inside = (text.next >= 0) & (text.next < GROUP_ROWS)
    target = np.where(is_inside, text.first + text.next, rows)
    is_row = text.type != NULL
    bad = np.flatnonzero(is_row & ~is_inside & (text.next != -1))
    message = f"next is {{}}; rows of the group are 0 to {GROUP_ROWS - 1}, and -1 is none"
    yield from _row_faults(text, bad, message, text.next[bad], "It links a row of another group.")
    bad = np.flatnonzero(is_row & is_inside & (target == rows))
    yield from _row_faults(text, bad, "next is the row itself", (), "It makes no link of it.")
    bad = np.flatnonzero(is_row & is_inside & (text.type[target] == NULL))
    yield from _row_faults(text, bad, "next is {}, and that row is null", text.next[bad], "It makes no link of it.")
    bad = np.flatnonzero((text.type == EXTERNAL) & (text.kind != PED) & (text.left + text.right <= 0))
    message = "this external row has no lanes in either direction"
    yield from _row_faults(text, bad, message, (), "It warns, and makes a road on which no car drives.")


def _row_faults(
    text: SourceText, rows: Array, message: str, values: Sequence[float] | Array, consequence: str
) -> Iterator[TextFault]:
    """Yield a fault of every row; `{}` in the message is its value."""
    listed = rows[:_MAX_FAULTS].tolist()
    for row, value in zip(listed, np.asarray(values).tolist() if len(values) else repeat(None), strict=False):
        yield text.fault(row, message.format(value), consequence)
