"""Editors of meshes: tools change a copy of the file, set attributes, and delete rows with their references."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.family.network.tools import (
    Action,
    Editor,
    EditResult,
    Tool,
    require_settable_attributes,
    require_valid_use,
)
from navspec.family.views.stored_columns import iter_column_sources
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.records.networks import CompileObstacle
from navspec.spec.table_schema import Reference, references

_TRUTH = {"true": 1, "yes": 1, "false": 0, "no": 0}


class EditRefusal(NavspecError):
    """Raised for an action that a file cannot store, with its `obstacles`."""

    def __init__(self, *obstacles: CompileObstacle) -> None:
        super().__init__(obstacles[0].message)
        self.obstacles = obstacles


class MeshEdit(NamedTuple):
    """The outcome of an edit: `notes` and `nodes` are those of an `EditResult`."""

    notes: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()


EditFunction = Callable[[Any, Action], MeshEdit]
"""Applies an action to the tables of a view, which it changes; raises `EditRefusal` if the file cannot store the
result.
"""


def build_mesh_editor(
    view: Callable[[TableSet], Any],
    graph: Callable[[Any], Graph],
    tools: Mapping[Tool, EditFunction],
    nodes: Sequence[str],
    edges: Sequence[str],
    link_kind: str = "",
    condition: str = "",
    copy_areas: Callable[[Any, Array], Any] | None = None,
) -> Editor:
    """Build the editor of a family whose sets are one file.

    Parameters
    ----------
    view, graph : callable
        As in `Family`.
    tools : mapping
        Tools with their functions. Rows of their actions are ascending, each once. Tools for a fixed number of nodes
        get them in the given order.
    nodes, edges : sequence of str
        As in `Editor`.
    link_kind, condition : str, optional
        As in `Editor`.
    copy_areas : callable, optional
        `copy_areas(view, rows)` returns copies of areas for the tool `paste`; see `Editor.copy`.
    """
    tools_by_name = {tool.name: tool for tool in tools}

    def edit(before: Any, action: Action) -> EditResult:
        require_valid_use(tools, action, graph(before))
        tool = tools_by_name[action.tool]
        in_order = action if tool.nodes[1] else replace(action, nodes=np.unique(action.nodes))
        ((number, tables),) = before.files.files.items()
        after = copy(tables)
        changed = before.files.with_files({number: after})
        try:
            outcome = tools[tool](view(changed), replace(in_order, edges=np.unique(action.edges)))
        except EditRefusal as refusal:
            return EditResult({}, refusal.obstacles)
        return EditResult({number: after}, notes=outcome.notes, nodes=outcome.nodes)

    return Editor(tuple(tools), tuple(nodes), tuple(edges), edit, link_kind, condition, copy_areas)


def build_obstacle(message: str, points: Array, fix: str) -> CompileObstacle:
    """Build an obstacle in the middle of some points; shape (points, 3)."""
    with np.errstate(all="ignore"):
        middle = points.mean(axis=0)
    return CompileObstacle("", message, middle.round(3).tolist() if np.isfinite(middle).all() else None, fix)


class AttributeRows(NamedTuple):
    """Selected rows with attributes.

    Attributes
    ----------
    noun : str
        Noun for such rows.
    key : str
        Their table.
    rows : numpy.ndarray
        Selected rows, each once; int64.
    prefix, leave
        As in `iter_column_sources`: the prefix of attribute names, and fields that cannot be set.
    """

    noun: str
    key: str
    rows: Array
    prefix: str = ""
    leave: Collection[str] = ()


def set_columns(
    tables: Tables,
    attributes: Mapping[str, Any],
    parts: Sequence[AttributeRows],
    handled_elsewhere: Collection[str] = (),
) -> None:
    """Set fields of rows; each part of the selection gets the attributes that it has.

    Parameters
    ----------
    tables : Tables
        The file, which is changed.
    attributes : mapping
        New values by the names of columns: numbers, truth values, or names of values.
    parts : sequence of AttributeRows
        The selection.
    handled_elsewhere : collection of str, optional
        Names of attributes that the caller sets.

    Raises
    ------
    WriteError
        A value does not fit the field.
    NavspecError
        A column does not exist, a value is invalid, or no row with such an attribute is selected.
    """
    sources = {
        source.name: (part, source)
        for part in parts
        for source in iter_column_sources(tables, part.key, prefix=part.prefix, leave=part.leave)
    }
    if not attributes:
        raise NavspecError("attributes: say which are to be set, and what they become")
    require_settable_attributes(attributes, [*sources, *handled_elsewhere], " and ".join(part.noun for part in parts))
    for name, value in attributes.items():
        if name in handled_elsewhere:
            continue
        part, column = sources[name]
        require_rows(name, part.rows, part.noun)
        number = parse_value(name, value, {word: number for number, word in column.names.items()})
        if column.number is None:
            tables.set_column(part.key, column.path, number, part.rows)
            continue
        elements = tables.column(part.key, column.path)[part.rows].tolist()
        for element_values in elements:
            element_values[column.number] = number
        tables.set_column(part.key, column.path, elements, part.rows)


def require_rows(name: str, rows: Array, noun: str) -> None:
    """Raise `NavspecError` if no row with an attribute is selected."""
    if not len(rows):
        raise NavspecError(f"{name}: {noun} have this, and none are chosen")


def parse_value(name: str, value: Any, names: Mapping[str, int]) -> int | float:
    """Parse a value as a number; `names` are names of values. Raises `NavspecError` for any other value."""
    text = value.strip() if isinstance(value, str) else value
    if isinstance(text, str):
        word = names.get(text, _TRUTH.get(text.lower()))
        if word is not None:
            return word
    for kind in (int, float) if isinstance(text, str | int) else (float,):
        try:
            number = kind(text)
        except (TypeError, ValueError, OverflowError):
            continue
        return int(number) if isinstance(number, float) and number.is_integer() else number
    choices = f"it can be {', '.join(names)}" if names else "that is not a number"
    raise NavspecError(f"{name}: not {value!r}; {choices}")


def delete_with_references(tables: Tables, key: str, rows: Array) -> None:
    """Delete rows of a table.

    A field that refers to them is set to its value for none. If it has no such value, its row is deleted, and so are
    rows that only deleted rows own. References to rows inside of deleted rows are not followed.

    Parameters
    ----------
    tables : Tables
        The file, which is changed.
    key : str
        A list.
    rows : numpy.ndarray
        Its rows; int64.

    Raises
    ------
    WriteError
        A reference cannot be updated.
    """
    all_references = references(tables.spec)
    deleted = {key: np.zeros(len(tables[key]), bool)}
    deleted[key][rows] = True
    for name in (due := [key]):
        followers = [
            (reference.table, _find_referring_rows(tables, reference, deleted[name]))
            for reference in all_references.numbers
            if reference.to == name
        ]
        followers += [
            (part.to, _find_owned_rows(tables, part.first, part.count, name, part.to, deleted[name]))
            for part in all_references.slices
            if part.table == name
        ]
        for table, is_gone in followers:
            if is_gone.any():
                if table not in deleted:
                    due.append(table)
                    deleted[table] = np.zeros(len(tables[table]), bool)
                deleted[table] |= is_gone
    for name in reversed(due):
        tables.delete(name, np.flatnonzero(deleted[name]))


def _find_referring_rows(tables: Tables, reference: Reference, is_gone: Array) -> Array:
    """Return the rows to delete because they refer to deleted ones; clear fields that can refer to none."""
    nothing = np.zeros(0, bool)
    if not len(tables.get(reference.table, ())) or any(
        bool(tables.column("", test)[0]) != due for test, due in reference.tests
    ):
        return nothing
    try:
        values = tables.column(reference.table, reference.field)
    except KeyError:
        return nothing
    if reference.key:
        ids = tables.column(reference.to, reference.key)
        leads = np.isin(values, np.setdiff1d(ids[is_gone], ids[~is_gone]))
    else:
        leads = np.isin(values.astype(np.int64) - reference.base, np.flatnonzero(is_gone))
    if reference.none is not None:
        leads &= values != reference.none
    if reference.field and reference.none is not None:
        tables.set_column(reference.table, reference.field, np.where(leads, reference.none, values))
        return nothing
    return leads


def _find_owned_rows(tables: Tables, first: str, count: str, owner: str, to: str, is_gone: Array) -> Array:
    """Return the rows that only deleted rows own."""
    start, size = (tables.column(owner, field).astype(np.int64) for field in (first, count))
    is_whole = (size > 0) & (start + size <= len(tables[to]))

    def owned(of: Array) -> Array:
        ends = np.zeros(len(tables[to]) + 1, np.int64)
        np.add.at(ends, start[of & is_whole], 1)
        np.subtract.at(ends, (start + size)[of & is_whole], 1)
        return np.cumsum(ends)[:-1] > 0

    return owned(is_gone) & ~owned(~is_gone)
