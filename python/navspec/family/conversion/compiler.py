"""Compilers of a family: make files of networks, or list the problems that prevent it."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import closest
from navspec.family.conversion.conversions import Target
from navspec.family.conversion.problems import PlanPart, Problem
from navspec.family.conversion.text_compiler import TextCompiler
from navspec.graphs.graph import Column
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan
from navspec.records.compiled import Obstacle

STRUCTURE = {"nodes": ("id",), "lines": ("from", "to", "has_back")}
"""Columns that every plan has, and that are no attributes."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compilation:
    """The result of compiling a plan.

    Attributes
    ----------
    files : mapping
        The new files by number; empty where something stands against them.
    obstacles : tuple of Problem
        What stands against them.
    settings : mapping
        Settings that the new files are to be read with.
    """

    files: Mapping[int, Tables]
    obstacles: tuple[Problem, ...] = ()
    settings: Mapping[str, Any] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True, slots=True)
class MergeResult:
    """The result of merging a network into existing files.

    Attributes
    ----------
    plan : Plan
        The network, with a node at every end of a line.
    files : mapping
        The files that change, by number; empty where something stands against them.
    obstacles : tuple of Obstacle
        What stands against them, each with its place.
    notes : tuple of str
        What was assumed, and what followed.
    """

    plan: Plan
    files: Mapping[int, Tables]
    obstacles: tuple[Obstacle, ...]
    notes: tuple[str, ...]


MergeFunction = Callable[[Plan, TableSet, float], MergeResult]
"""See `Compiler`."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compiler:
    """The compiler of a family.

    `compile(plan, target, settings)` makes a whole set for one of the `targets`; all lines of the plan lead from one of its
    nodes to another. `merge(plan, base, reach)` merges any plan into a copy of existing files of a target: nodes and
    lines with names of the base replace the values of these, nodes within `reach` of one of the same kind become that one, and
    a line of the base gets a node where drawn ones meet it. `texts` makes a whole set from texts of the game's own tools.

    The rest is for lines that are drawn, and become several: `kind` is that of lines that tell none, none is `longest`
    or longer, `node_columns` tell of their nodes, `end_columns` of their ends alone, and `whole_columns` hold no more for
    pieces. Lines of `lane_kinds` need `lanes` in one direction at least.
    """

    targets: tuple[Target, ...]
    compile: Callable[[Plan, Target, Mapping[str, Any]], Compilation]
    kind: str
    longest: float
    node_columns: Callable[[], tuple[str, ...]]
    end_columns: tuple[str, ...] = ()
    whole_columns: tuple[str, ...] = ()
    lane_kinds: tuple[str, ...] = ()
    merge: MergeFunction | None = None
    texts: TextCompiler | None = None


_TRUTH = {"true": 1.0, "yes": 1.0, "false": 0.0, "no": 0.0}


class PlanColumns:
    """The columns of one part of a plan as numbers; what cannot be one is among the `obstacles`.

    Parameters
    ----------
    part : str
        `nodes` or `lines`.
    columns : mapping
        As the plan has them.
    rows : int
        How many there are.
    about : mapping
        What is known of such columns, by name.
    """

    part: PlanPart

    def __init__(self, part: PlanPart, columns: Mapping[str, Array], rows: int, about: Mapping[str, Column]) -> None:
        self.part, self.columns, self.rows, self.about = part, columns, rows, about
        self.obstacles: list[Problem] = []
        self._numbers: dict[str, Array] = {}

    def refuse(self, rows: Array, message: str, values: Any = (), fix: str = "", column: str = "") -> None:
        """Rows of which no files can be made, if there are any."""
        if len(rows):
            self.obstacles.append(Problem(self.part, rows, message, values, fix, column))

    def refuse_unknown(self, more_names: Iterable[str] = ()) -> None:
        """Columns that nobody knows stand against all; `more_names` are other names to suggest."""
        back = [f"{name}{BACK}" for name, column in self.about.items() if not column.is_shared and self.part == "lines"]
        names = [*STRUCTURE[self.part], *self.about, *back]
        for name in self.columns:
            if name not in names:
                # Other programs have columns of their own, which mean nothing that is here.
                suggestion = closest(name, [*names, *more_names], likeness=0.65)
                text = f"{self.part} have the attribute '{{value}}', which means nothing here{suggestion}"
                self.obstacles.append(Problem("", np.zeros(1, np.int64), text, [name], "Rename or remove it"))

    def numbers(self, name: str, names: Mapping[str, float] | None = None) -> Array:
        """A column as numbers, names of values by what they stand for; not a number where it is not known; float64.

        `names` are further ones.
        """
        if name not in self._numbers:
            self._numbers[name] = self._parse(name, names)
        return self._numbers[name]

    def _parse(self, name: str, names: Mapping[str, float] | None) -> Array:
        values = self.columns.get(name)
        if values is None:
            return np.full(self.rows, np.nan)
        if values.dtype.kind in "biuf":
            return values.astype(np.float64)
        about = self.about.get(name.removesuffix(BACK))
        numbers = {text: float(value) for value, text in about.names.items()} if about else {}
        numbers |= _TRUTH | dict(names or {})
        listed = values.tolist()
        try:
            distinct = set(listed)
        except TypeError:  # lists and the like
            listed = list(map(str, listed))
            distinct = set(listed)
        parsed = {value: _parse_number(value, numbers) for value in distinct}
        column = np.array([parsed[value] for value in listed], np.float64)
        bad = np.flatnonzero(np.isinf(column))
        if len(bad):
            bad_values = [listed[row] for row in bad.tolist()]
            choices = [choice for choice in numbers if choice not in _TRUTH]
            hint = f"; it can be {', '.join(choices)}" if choices else ", which is no number"
            self.refuse(bad, f"{{where}} has the {name} '{{value}}'{hint}", bad_values, column=name)
            column[bad] = np.nan
        return column

    def whole(
        self,
        name: str,
        default: float | Array,
        most: int,
        *,
        least: int = 0,
        steps: int = 1,
        names: Mapping[str, float] | None = None,
    ) -> Array:
        """A column as whole numbers from `least` to `most`, that are stored in so many `steps` for one; int64.

        `default` stands where it is not known, in steps. Parts of one are rounded where there are steps for them.
        """
        numbers = self.numbers(name, names)
        parted = np.flatnonzero((steps == 1) & np.isfinite(numbers) & (numbers != np.rint(numbers)))
        text = f"{{where}} has the {name} {{value:g}}, and it is a whole number"
        self.refuse(parted, text, numbers[parted], column=name)
        whole = np.where(np.isnan(numbers), default, np.rint(numbers * steps))
        bad = np.flatnonzero((whole < least) | (whole > most))
        ends = f"it can be {least / steps:g} to {most / steps:g}"
        self.refuse(bad, f"{{where}} has the {name} {{value:g}}; {ends}", numbers[bad], column=name)
        return np.clip(whole, least, most).astype(np.int64)


def _parse_number(value: Any, names: Mapping[str, float]) -> float:
    """Parse a value of a column as a number; infinite if it is not one, not a number if it is empty."""
    if value is None:
        return math.nan
    text = value.strip() if isinstance(value, str) else ""
    if isinstance(value, str) and not text:
        return math.nan
    number = names.get(text, names.get(text.lower()))
    try:
        number_or_nan = float(value) if number is None else number
    except (TypeError, ValueError):
        return math.inf
    return math.inf if text and math.isnan(number_or_nan) else number_or_nan


def refuse_repeated_names(nodes: PlanColumns, names: Array) -> None:
    """Refuse nodes that have the name of one before."""
    listed = names.tolist()
    if len(set(listed)) < len(listed):
        seen: set[object] = set()
        again = np.flatnonzero([name in seen or bool(seen.add(name)) for name in listed])
        fix = "Give every node a name of its own"
        nodes.refuse(again, "{where} has the id '{value}', as another one has", [listed[n] for n in again], fix)


def find_end_rows(lines: PlanColumns, rows: Mapping[Any, int]) -> tuple[Array, Array]:
    """Return the rows of the first and last nodes of lines by their names; refuse names of no node, -1; int64."""
    rows_of_both = []
    for name in ("from", "to"):
        end_names = lines.columns.get(name, np.full(lines.rows, None, object)).tolist()
        ends = np.array([rows.get(end_name, -1) for end_name in end_names], np.int64)
        dangling = np.flatnonzero(ends < 0)
        text = f"{{where}} leads {name} node '{{value}}', which is not there"
        lines.refuse(dangling, text, [end_names[n] for n in dangling.tolist()], "Name a node that is there")
        rows_of_both.append(ends)
    return rows_of_both[0], rows_of_both[1]
