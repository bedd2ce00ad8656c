"""Fit of the attributes of a drawing to the columns of a compiler: names of lines, other names, and ignored columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from navspec.errors import closest
from navspec.family.conversion.compiler import Compiler, PlanColumns, PlanPart, Problem, label_rows
from navspec.family.conversion.line_attributes import LANES, NAME, LineAttribute
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.parts import has_value
from navspec.graphs.plan import NetworkPlan, select_lines, select_nodes

KEY_COLUMNS = ("id", "fid", "ogc_fid", "gid", "osm_id", "@id")
"""Columns in which GIS programs number features, without a meaning for roads. The `id` of a node is its name."""


def fit_attributes(
    plan: NetworkPlan, compiler: Compiler, format_id: str
) -> tuple[NetworkPlan, tuple[Problem, ...], list[str]]:
    """Return a plan with columns that a compiler knows, problems of their values, and notes on all that is ignored.

    A name that is almost a known one is a problem.
    """
    fit = _Fit(plan, compiler, format_id)
    fit.name_rows()
    fit.expand_names()
    fit.drop_kinds()
    fit.drop_areas()
    fit.rename()
    fit.drop_unknown()
    return fit.plan, tuple(fit.problems), fit.notes


PARTS: tuple[PlanPart, ...] = ("nodes", "lines")
_MAX_NAME = 60
"""Longest name of a line in messages."""
_SHORT = 10
"""Longest name of an attribute in a Shapefile."""
Select = Callable[[NetworkPlan, Array], NetworkPlan]
"""Function that keeps some rows of a part of a plan."""
_HINTS = {"oneway": f"a one-way street has {LANES.name}{BACK} 0, and lanes in the direction of its line"}
"""Advice for ignored columns, by their names in lower case."""
_LIKENESS = 0.65
"""Likeness of names that are taken for misspelt: other programs have their own columns."""


class _Fit:
    """A plan on its way to the columns of a compiler."""

    def __init__(self, plan: NetworkPlan, compiler: Compiler, format_id: str) -> None:
        self.plan, self.compiler, self.format_id = plan, compiler, format_id
        self.is_foreign = plan.facts.get("format", format_id) != format_id
        self.problems: list[Problem] = []
        self.notes: list[str] = []

    def _columns(self, part: PlanPart) -> dict[str, Array]:
        return dict(self.plan.nodes if part == "nodes" else self.plan.lines)

    def _replace(self, part: PlanPart, columns: Mapping[str, Array]) -> None:
        self.plan = replace(self.plan, **{part: columns})

    def name_rows(self) -> None:
        """Add the names of lines and nodes to their labels."""
        for part in PARTS:
            columns = self._columns(part)
            column = next((name for name in columns if name.casefold() == NAME.name), None)
            if column is None or column in self.compiler.columns(part):
                continue
            names = columns.pop(column)
            rows = np.flatnonzero(has_value(names))
            labels = np.array([*label_rows(self.plan, part, np.arange(len(names))), None], object)[:-1]
            labels[rows] = [f"{labels[row]} ({' '.join(str(names[row]).split())[:_MAX_NAME]})" for row in rows.tolist()]
            self._replace(part, columns)
            self.plan = replace(self.plan, **{"node_labels" if part == "nodes" else "line_labels": labels})

    def expand_names(self) -> None:
        """Give attributes the names that a Shapefile cuts after ten characters."""
        for part in PARTS:
            columns, names = self._columns(part), self.compiler.names(part)
            for name in [name for name in columns if len(name) == _SHORT and name not in names]:
                longer = min((whole for whole in names if whole.startswith(name)), key=len, default=name)
                if longer not in columns:
                    columns[longer] = columns.pop(name)
                    self.notes.append(f"{part}: {name} is read as {longer}")
            self._replace(part, columns)

    def drop_kinds(self) -> None:
        """Leave out lines and nodes of kinds that files do not have."""
        for kind in self.compiler.dropped_kinds:
            counts = {}
            selections: tuple[tuple[PlanPart, Select], ...] = (("nodes", select_nodes), ("lines", select_lines))
            for part, select in selections:
                words = self._columns(part).get("kind", np.zeros(0, object)).tolist()
                kept = [row for row, word in enumerate(words) if str(word).strip().lower() != kind]
                if len(kept) < len(words):
                    counts[part] = len(words) - len(kept)
                    self.plan = select(self.plan, np.array(kept, np.int64))
            if counts:
                what = " and ".join(f"{count:,} {part if count > 1 else part[:-1]}" for part, count in counts.items())
                self.notes.append(f"left out: {what} of the kind {kind}, which {self.format_id} does not have")

    def drop_areas(self) -> None:
        """Leave out areas that only have attributes for which files have no place."""
        if self.plan.polygons is None:
            return
        is_dropped = np.zeros(len(self.plan.position), bool)
        for attribute in self.compiler.attributes:
            if not attribute.is_stored and attribute.name in self.plan.nodes:
                is_dropped |= has_value(self.plan.nodes[attribute.name])
        is_dropped &= np.diff(self.plan.polygons.offsets) > 0
        if is_dropped.any():
            self.plan = select_nodes(self.plan, np.flatnonzero(~is_dropped))
            count = np.count_nonzero(is_dropped)
            self.notes.append(
                f"left out: {count:,} area{'s' if count > 1 else ''} without a meaning for {self.format_id}"
            )

    def rename(self) -> None:
        """Give attributes the names of their columns, and leave out those without a column."""
        ignored: dict[str, None] = {}
        # Nodes of an export have the columns of their format, and all lines the attributes of drawings.
        is_native = self.plan.facts.get("format") == self.format_id
        for part in PARTS[is_native:]:
            columns = self._columns(part)
            for attribute in self.compiler.attributes:
                names = (
                    (attribute.name, attribute.name + BACK)
                    if attribute.has_back or not attribute.is_stored
                    else (attribute.name,)
                )
                for name in (name for name in names if name in columns):
                    if attribute.words:
                        self._set_words(part, attribute, columns)
                    elif attribute.column == "":
                        if has_value(columns.pop(name)).any():
                            ignored[name] = None
                    elif attribute.column is not None and attribute.column not in columns:
                        columns[attribute.column] = columns.pop(name)
                    elif attribute.scale != 1 and (part == "lines" or self.is_foreign):
                        values = PlanColumns(part, columns, len(columns[name]), {})
                        columns[name] = values.numbers(name) * attribute.scale
                        self.problems += values.obstacles
            self._replace(part, columns)
        if ignored:
            self.notes.append(f"ignored: {', '.join(ignored)}, for which {self.format_id} has no place")

    def _set_words(self, part: PlanPart, attribute: LineAttribute, columns: dict[str, Array]) -> None:
        """Replace a column of words by the columns that the words set."""
        values = columns.pop(attribute.name)
        words = np.array([str(value).strip().lower() for value in values.tolist()], object)
        is_known: Array = has_value(values)
        for word, column in attribute.words.items():
            if column and column not in columns:
                columns[column] = np.array([*np.where(is_known, words == word, None)], object)
        bad = np.flatnonzero(is_known & ~np.isin(words.astype(str), list(attribute.words)))
        if len(bad):
            text = f"{{where}} has the {attribute.name} '{{value}}'; it can be {', '.join(attribute.words)}"
            self.problems.append(Problem(part, bad, text, values[bad], column=attribute.name))

    def drop_unknown(self) -> None:
        """Leave out unknown columns; names that are almost a known one are problems."""
        for part in PARTS:
            known_names = self.compiler.columns(part)
            columns = self._columns(part)
            unknown = [name for name in columns if name not in known_names]
            keys = [name for name in unknown if name.lower() in KEY_COLUMNS]
            ignored = []
            for name in unknown:
                del columns[name]
                if name in keys:
                    continue
                suggestion = "" if self.is_foreign else closest(name, self.compiler.names(part), likeness=_LIKENESS)
                if suggestion:
                    text = f"{part} have the attribute '{{value}}', which means nothing here{suggestion}"
                    self.problems.append(Problem("", np.zeros(1, np.int64), text, [name], "Rename or remove it"))
                else:
                    ignored.append(name)
            self._replace(part, columns)
            if keys:
                self.notes.append(f"{part}: skipped {', '.join(keys)}, which say nothing about roads")
            if ignored:
                what = "are not attributes" if len(ignored) > 1 else "is not an attribute"
                self.notes.append(f"{part}: ignored {', '.join(ignored)}, which {what} of roads")
                self.notes += [f"{name}: {_HINTS[name.lower()]}" for name in ignored if name.lower() in _HINTS]
