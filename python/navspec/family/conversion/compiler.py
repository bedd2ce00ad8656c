"""Compilers of a family: make files of networks, or list the problems that prevent it."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.family.conversion.conversions import Target
from navspec.family.conversion.line_attributes import ALL, BRIDGE, COMMON, LineAttribute
from navspec.family.conversion.text_compiler import TextCompiler
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Column, Graph
from navspec.graphs.noding import DrawingFault, Ground
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import CompileObstacle

PlanPart = Literal["nodes", "lines"]


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """Rows of a plan that cannot be written to files.

    Attributes
    ----------
    part : str
        Part of the plan: `nodes`, `lines`, or empty for the whole plan.
    rows : numpy.ndarray
        Rows of the part; int64.
    message : str
        Text with `{where}` for the label of the row, and `{value}`.
    values : array_like
        One value for every row.
    fix : str
        What to do.
    column : str
        The column whose value does not fit; empty for other problems.
    """

    part: PlanPart | Literal[""]
    rows: Array
    message: str
    values: Any = ()
    fix: str = ""
    column: str = ""


def find_positions(plan: NetworkPlan, part: PlanPart, rows: Array) -> Array:
    """Return the positions of nodes, or the middles between the first and last points of lines; shape (rows, 3).

    If only one of the two points has a position, it is used.
    """
    if part == "nodes":
        return plan.position[rows]
    first, last = plan.vertices[plan.offsets[rows]], plan.vertices[plan.offsets[rows + 1] - 1]
    return (np.where(np.isnan(first), last, first) + np.where(np.isnan(last), first, last)) / 2


def label_rows(plan: NetworkPlan, part: PlanPart, rows: Array) -> list[str]:
    """Return labels of rows of a plan: as given, or made of nodes and ends."""
    labels = plan.node_labels if part == "nodes" else plan.line_labels
    if len(labels):
        return [str(label) for label in labels[rows]]
    if part == "nodes":
        return (
            [f"node {node_id}" for node_id in plan.nodes["id"][rows]]
            if "id" in plan.nodes
            else _number_labels("node", rows)
        )
    if "from" not in plan.lines or "to" not in plan.lines:
        return _number_labels("line", rows)
    ends = zip(plan.lines["from"][rows], plan.lines["to"][rows], strict=True)
    return [f"the line from {start} to {end}" for start, end in ends]


def _number_labels(noun: str, rows: Array) -> list[str]:
    return [f"{noun} {row + 1}" for row in rows.tolist()]


def problems_to_obstacles(plan: NetworkPlan, problems: Sequence[Problem]) -> Iterator[CompileObstacle]:
    """Convert problems of a plan to obstacles, one for each row, or for all rows of a drawn line."""
    for problem in problems:
        values = np.asarray(problem.values).tolist() if len(problem.values) else [None] * len(problem.rows)
        if not problem.part:
            yield from (
                CompileObstacle("", problem.message.format(where="", value=value), None, problem.fix)
                for value in values
            )
            continue
        labels = label_rows(plan, problem.part, problem.rows)
        places = find_positions(plan, problem.part, problem.rows).tolist()
        num_more = Counter(labels)
        num_more.subtract(dict.fromkeys(labels, 1))
        for label, place, value in zip(labels, places, values, strict=True):
            more = num_more.pop(label, None)
            if more is not None:
                text = problem.message.format(where=label, value=value)
                text += f" (and {more:,} more nodes of it)" if more and problem.part == "nodes" else ""
                yield CompileObstacle(label, text, round_position(place), problem.fix)


def fault_to_obstacle(fault: DrawingFault) -> CompileObstacle:
    """Convert a fault of a drawn line to an obstacle."""
    return CompileObstacle(fault.label, str(fault), round_position(fault.position))


def fault_to_warning(fault: DrawingFault) -> CompileObstacle:
    """Convert a probable mistake of a drawing to a warning."""
    return dataclasses.replace(fault_to_obstacle(fault), severity="warning")


def round_position(place: Sequence[float]) -> list[float | None]:
    """Round a position for a record; coordinates that are not finite become None."""
    return [round(coordinate, 3) if math.isfinite(coordinate) else None for coordinate in place]


STRUCTURE = {"nodes": ("id",), "lines": ("from", "to", "has_back")}
"""Columns that every plan has, and that are not attributes."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compilation:
    """The result of compiling a plan.

    Attributes
    ----------
    files : mapping
        The new files by number; empty if there are obstacles.
    obstacles : tuple of Problem
        Reasons for the lack of files.
    settings : mapping
        Settings to read the new files with.
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
        The changed files, by number; empty if there are obstacles.
    obstacles : tuple of CompileObstacle
        Reasons for the lack of files, each with its place.
    notes : tuple of str
        Assumptions and consequences.
    is_new : numpy.ndarray
        Lines of the plan that are new; bool.
    around : NetworkPlan or None
        The existing network without the plan; None for none.
    warnings : tuple of CompileObstacle
        Probable mistakes of the drawing.
    """

    plan: NetworkPlan
    files: Mapping[int, Tables]
    obstacles: tuple[CompileObstacle, ...]
    notes: tuple[str, ...]
    is_new: Array
    around: NetworkPlan | None = None
    warnings: tuple[CompileObstacle, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class NodingSettings:
    """Settings for the nodes of drawn lines.

    Attributes
    ----------
    tolerance : float
        Points at most this far from each other are one node.
    spacing : float, optional
        Edges that are longer are divided evenly. Default: `Compiler.spacing`.
    ground : Ground, optional
        Heights of nodes. Default: heights of the drawing.
    drops_redundant : bool
        Drop lines without length and repeated edges.
    radius : float
        Radius of arcs at bends; 0 for none.
    """

    tolerance: float
    spacing: float | None = None
    ground: Ground | None = None
    drops_redundant: bool = False
    radius: float = 0.0


@dataclasses.dataclass(frozen=True, slots=True)
class MergeOptions:
    """Options of merging a network into existing files.

    Nodes within the tolerance of `noding` of a node of the same kind become that node. With `deletes`, nodes and lines that
    the network lacks are deleted, of the kinds of its nodes. With `renumbers`, new parts get the numbers that the game would
    give them, and those of other parts follow; otherwise everything else stays as it is.
    """

    noding: NodingSettings
    deletes: bool = False
    renumbers: bool = False


MergeFunction = Callable[[NetworkPlan, TableSet, MergeOptions], MergeResult]
"""Type of `Compiler.merge`."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compiler:
    """The compiler of a family.

    `compile(plan, target, settings)` makes a whole set for one of the `targets`; all lines of the plan lead from one of
    its nodes to another. `merge(plan, base, options)` merges any plan into a copy of existing files of a target: nodes
    and lines with names of the base replace its values, and a line of the base gets a node where drawn lines meet it.
    `texts` makes a whole set from texts of the game's own tools.

    The other attributes are for drawn lines, which are split into several. `kind` is the kind of lines without one, and
    lines of `dropped_kinds` are left out. Every line is shorter than `longest`; `original_lengths` are the longest original
    lines by kind, and `spacing` the usual length of edges in straight original roads, in units of the game; both are empty
    for games without public original roads. Roads steeper than `steepest`, and parts of the network for `lane_kinds` that
    are not longer than `shortest_part`, are probably mistakes. `most_values` are the greatest values of attributes, to which
    those of real roads are reduced, and `lane_width` is the width of a lane in units. `vocabulary`
    returns a network without nodes, for its columns; `line_attributes` are the attributes that users give to lines.
    `end_columns` only describe the end of a line; a node of a drawing can have them for all lines to it, and a line with the
    suffix `_all` for its junctions. `whole_columns` do not apply to pieces of a line. Lines of `lane_kinds` need `lanes` in
    at least one direction. Every file is a square of the map with the side `square`.
    """

    targets: tuple[Target, ...]
    compile: Callable[[NetworkPlan, Target, Mapping[str, Any]], Compilation]
    kind: str
    longest: float
    vocabulary: Callable[[], Graph]
    line_attributes: tuple[LineAttribute, ...]
    square: float
    original_lengths: Mapping[str, float] = dataclasses.field(default_factory=dict)
    dropped_kinds: tuple[str, ...] = ()
    end_columns: tuple[str, ...] = ()
    whole_columns: tuple[str, ...] = ()
    lane_kinds: tuple[str, ...] = ()
    spacing: Mapping[str, float] = dataclasses.field(default_factory=dict)
    steepest: float = math.inf
    shortest_part: float = 0.0
    most_values: Mapping[str, float] = dataclasses.field(default_factory=dict)
    lane_width: float = 0.0
    merge: MergeFunction | None = None
    texts: TextCompiler | None = None

    @property
    def attributes(self) -> tuple[LineAttribute, ...]:
        """All attributes that users give to lines."""
        return (*COMMON, *self.line_attributes)

    def node_columns(self) -> tuple[str, ...]:
        """Return the columns of lines that describe their nodes."""
        graph = self.vocabulary()
        return tuple(name for name in graph.nodes.about if name not in ("kind", *graph.key))

    def columns(self, part: PlanPart) -> set[str]:
        """Return the names of all columns that a part of a plan may have."""
        graph = self.vocabulary()
        if part == "nodes":
            return {*STRUCTURE["nodes"], *graph.nodes.about, *self.end_columns}
        edges = {name: column for name, column in graph.edges.about.items() if name not in ("source", "target")}
        back = (f"{name}{BACK}" for name, column in edges.items() if not column.is_shared)
        junctions = (f"{name}{ALL}" for name in self.end_columns)
        return {*STRUCTURE["lines"], *edges, *back, *junctions, *self.node_columns(), BRIDGE.name}

    def names(self, part: PlanPart) -> set[str]:
        """Return the names of all columns, and all names of attributes."""
        return {*self.columns(part), *(attribute.name for attribute in self.attributes if attribute.is_stored)}


_TRUTH = {"true": 1.0, "yes": 1.0, "false": 0.0, "no": 0.0}


class PlanColumns:
    """The columns of one part of a plan as numbers; values that are not numbers are listed in `obstacles`.

    Parameters
    ----------
    part : str
        `nodes` or `lines`.
    columns : mapping
        Columns of the plan.
    rows : int
        Number of rows.
    about : mapping
        Known columns, by name.
    """

    part: PlanPart

    def __init__(self, part: PlanPart, columns: Mapping[str, Array], rows: int, about: Mapping[str, Column]) -> None:
        self.part, self.columns, self.rows, self.about = part, columns, rows, about
        self.obstacles: list[Problem] = []
        self._numbers: dict[str, Array] = {}

    def refuse(self, rows: Array, message: str, values: Any = (), fix: str = "", column: str = "") -> None:
        """Add a problem of some rows, if there are any."""
        if len(rows):
            self.obstacles.append(Problem(self.part, rows, message, values, fix, column))

    def numbers(self, name: str, names: Mapping[str, float] | None = None) -> Array:
        """Return a column as numbers, with names of values converted; not a number if unknown; float64.

        `names` are further names of values.
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
        """Return a column as whole numbers from `least` to `most`, stored as `steps` for one; int64.

        `default`, in steps, replaces unknown values. Fractions are rounded to steps; without steps they are refused.
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
    """Refuse nodes with the name of an earlier one."""
    listed = names.tolist()
    if len(set(listed)) < len(listed):
        seen: set[object] = set()
        again = np.flatnonzero([name in seen or bool(seen.add(name)) for name in listed])
        fix = "Give every node a name of its own"
        nodes.refuse(again, "{where} has the id '{value}', as another one has", [listed[n] for n in again], fix)


def find_end_rows(lines: PlanColumns, rows: Mapping[Any, int]) -> tuple[Array, Array]:
    """Return the rows of the first and last nodes of lines by their names; refuse names without a node, -1; int64."""
    rows_of_both = []
    for name in ("from", "to"):
        end_names = lines.columns.get(name, np.full(lines.rows, None, object)).tolist()
        ends = np.array([rows.get(end_name, -1) for end_name in end_names], np.int64)
        dangling = np.flatnonzero(ends < 0)
        text = f"{{where}} leads {name} node '{{value}}', which is not there"
        lines.refuse(dangling, text, [end_names[n] for n in dangling.tolist()], "Name a node that is there")
        rows_of_both.append(ends)
    return rows_of_both[0], rows_of_both[1]
